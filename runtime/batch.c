/* batch.c: the states of a minibatch, level by level. Four phases a level: constructors; their fields' states; sequences,
 * step by step; their children's states. Backward is the same in reverse. Decisions feed no state: heads.c. */
#include "batch_inside.h"
#include "clock.h"
#include "pages.h"
#include "rng.h"

#include <stdlib.h>
#include <string.h>

/* ---- Ground. */

asn_batch *asn_batch_new(const asn_model *m)
{
    batch *b = calloc(1, sizeof *b);
    size_t kinds = (size_t)(m->g->n_types > m->g->n_fields ? m->g->n_types : m->g->n_fields);
    if (!b || !(b->kind_count = calloc(kinds + 1, sizeof *b->kind_count)) || !(b->arena = asn_arena_new(((size_t)1 << 23) - 256))) {
        free(b ? b->kind_count : NULL);
        free(b);
        return NULL;
    }
    asn_arena_source(b->arena, asn_pages_alloc);
    asn_record_init(&b->r, m, b->arena);
    b->m = m;
    b->H = m->settings.hidden;
    b->C = m->g->n_inputs;
    return b;
}

void asn_batch_free(asn_batch *b)
{
    if (!b)
        return;
    asn_record_free(&b->r);
    asn_arena_free(b->arena);
    free(b->kind_count);
    free(b->da);
    free(b);
}

double asn_batch_recording(const asn_batch *b)
{
    return b->recording;
}

matrix batch_matrix(batch *b, int rows, int cols)
{
    matrix m = {asn_arena_alloc(b->arena, (size_t)(rows > 0 ? rows : 1) * (size_t)asn_pad(cols), sizeof(asn_real)), asn_pad(cols)};
    b->failed = b->failed || !m.x;
    return m;
}

matrix batch_raw(batch *b, int rows, int cols)
{
    matrix m = {asn_arena_raw(b->arena, (size_t)(rows > 0 ? rows : 1) * (size_t)asn_pad(cols), sizeof(asn_real)), asn_pad(cols)};
    b->failed = b->failed || !m.x;
    return m;
}

asn_real *batch_reals(batch *b, size_t n)
{
    asn_real *x = asn_arena_alloc(b->arena, n + 1, sizeof *x);
    b->failed   = b->failed || !x;
    return x;
}

void batch_scratch(batch *b, size_t n)
{
    if (n <= b->n_da && b->da)
        return;
    free(b->da);
    b->n_da   = n;
    b->da     = malloc((n + 1) * sizeof *b->da);
    b->failed = b->failed || !b->da;
}

int32_t *batch_ints(batch *b, size_t n)
{
    int32_t *x = asn_arena_alloc(b->arena, n + 1, sizeof *x);
    b->failed  = b->failed || !x;
    return x;
}

uint32_t *batch_keys(batch *b, size_t n)
{
    return b->drops ? (uint32_t *)batch_ints(b, n) : NULL;
}

size_t *batch_offsets(batch *b, int n, const int32_t *example, size_t *total)
{
    size_t *offset = asn_arena_alloc(b->arena, (size_t)n + 1, sizeof *offset);
    b->failed      = b->failed || !offset;
    *total         = 0;
    for (int i = 0; i < n && offset; i++) {
        offset[i] = *total;
        *total += (size_t)(b->memory.first[example[i] + 1] - b->memory.first[example[i]]);
    }
    return offset;
}

uint32_t batch_key(const batch *b, int example, int32_t ordinal, int site, int step)
{
    uint64_t row = (uint64_t)(uint32_t)ordinal << 32 | (uint64_t)(uint32_t)step << 4 | (uint64_t)site;
    return (uint32_t)(asn_key(asn_key(b->o.key, (uint64_t)b->r.examples[example]->number), row) >> 16);
}

const asn_real *batch_w(const batch *b, int tensor)
{
    return b->m->view[tensor];
}

asn_real *batch_dw(batch *b, int tensor)
{
    const asn_tensor *t  = &b->m->tensors[tensor];
    asn_real         *dw = b->gradient + t->at;
    if (!b->touched[tensor])
        memset(dw, 0, (size_t)t->rows * (size_t)t->cols * sizeof *dw);
    b->touched[tensor] = 1;
    return dw;
}

void batch_forward(const batch *b, int rows, int tensor, matrix x, matrix y, bool add)
{
    if (tensor >= 0)
        asn_product(rows, b->m->tensors[tensor].rows, b->m->tensors[tensor].cols, x.x, x.stride, batch_w(b, tensor), y.x, y.stride, add);
}

void batch_backward_x(batch *b, int rows, int tensor, matrix dy, matrix dx)
{
    if (tensor >= 0)
        asn_product_dx(rows, b->m->tensors[tensor].rows, b->m->tensors[tensor].cols, dy.x, dy.stride, batch_w(b, tensor), dx.x, dx.stride, true);
}

void batch_backward_w(batch *b, int rows, int tensor, matrix x, matrix dy)
{
    if (tensor < 0 || rows == 0)
        return;
    const asn_tensor *t = &b->m->tensors[tensor];
    asn_product_dw(rows, t->rows, t->cols, x.x, x.stride, dy.x, dy.stride, b->gradient + t->at, b->touched[tensor]);
    b->touched[tensor] = 1;
}

void batch_backward(batch *b, int rows, int tensor, matrix x, matrix dy, matrix dx)
{
    batch_backward_w(b, rows, tensor, x, dy);
    batch_backward_x(b, rows, tensor, dy, dx);
}

void batch_bias_back(batch *b, int rows, int tensor, matrix dy)
{
    if (rows > 0)
        asn_column_sums(rows, b->m->tensors[tensor].cols, dy.x, dy.stride, batch_dw(b, tensor));
}

static const int *params_of_ctor(const batch *b, int ctor)
{
    return b->m->module[b->m->ctor_module[ctor]];
}

static const int *params_of_field(const batch *b, int field)
{
    return b->m->module[b->m->field_module[field]];
}

/* of a constructor's fields that occur, the one at this place */
static const int *params_at_place(const batch *b, int ctor, int place)
{
    return params_of_field(b, b->m->seen.at_place[b->m->g->ctors[ctor].first_field + place]);
}

static asn_real *at_component(asn_real *comp, const batch *b, int row)
{
    return comp ? comp + (size_t)row * (size_t)b->C : NULL;
}

static matrix component_scores(const batch *b, asn_real *comp, int row)
{
    return (matrix){at_component(comp, b, row), b->C};
}

/* ---- Memory of a step, once its rows are known. */

static void prepare_ctors(batch *b)
{
    asn_record *r = &b->r;
    int         n = r->n_ctors, H = b->H;
    size_t      total;
    b->cstate   = batch_ints(b, (size_t)n);
    b->cexample = batch_ints(b, (size_t)n);
    b->ckey     = batch_keys(b, (size_t)n);
    for (int i = 0; i < n && !b->failed; i++) {
        const rec_ctor *c = &r->ctors[r->ctor_order[i]];
        b->cstate[i]      = r->state_row[c->state];
        b->cexample[i]    = c->example;
        if (b->ckey)
            b->ckey[i] = batch_key(b, c->example, r->states[c->state].ordinal, SITE_CTOR, 0);
    }
    b->cx      = batch_raw(b, n, H);
    b->cq      = batch_raw(b, n, 2 * H);
    b->cc      = batch_raw(b, n, 2 * H);
    b->cp      = batch_raw(b, n, H);
    b->cr      = batch_raw(b, n, 4 * H);
    b->ccomp   = b->C > 1 ? batch_reals(b, (size_t)n * (size_t)b->C) : NULL;
    b->coffset = b->failed ? NULL : batch_offsets(b, n, b->cexample, &total);
    b->ca      = b->failed ? NULL : batch_reals(b, total);
    if (!b->failed && b->o.train)
        batch_scratch(b, total);
}

static void prepare_chains(batch *b)
{
    asn_record *r = &b->r;
    int         n = r->n_chains, s = r->n_steps, H = b->H;
    size_t      total;
    b->hstate   = batch_ints(b, (size_t)n);
    b->hexample = batch_ints(b, (size_t)n);
    b->hkey     = batch_keys(b, (size_t)n);
    b->sexample = batch_ints(b, (size_t)s);
    b->skey     = batch_keys(b, (size_t)s);
    for (int i = 0; i < n && !b->failed; i++) {
        const rec_chain *c = &r->chains[r->chain_order[i]];
        b->hstate[i]       = r->state_row[c->state];
        b->hexample[i]     = c->example;
        if (b->hkey)
            b->hkey[i] = batch_key(b, c->example, r->states[c->state].ordinal, SITE_FIELD, 0);
    }
    for (int i = 0; i < s && !b->failed; i++) {
        const rec_chain *c = &r->chains[r->chain_order[r->step_chain[i]]];
        b->sexample[i]     = c->example;
        if (b->skey)
            b->skey[i] = batch_key(b, c->example, r->states[c->state].ordinal, SITE_STEP, r->step_place[i]);
    }
    b->hx      = batch_raw(b, n, H);
    b->hq      = batch_raw(b, n, 2 * H);
    b->hu      = batch_raw(b, n, H);
    b->s0      = batch_raw(b, n, H);
    b->hr      = batch_raw(b, n, 4 * H);
    b->sd      = batch_raw(b, s, H);
    b->sq      = batch_raw(b, s, 2 * H);
    b->sc      = batch_raw(b, s, 2 * H);
    b->hcomp   = b->C > 1 ? batch_reals(b, (size_t)n * (size_t)b->C) : NULL;
    b->scomp   = b->C > 1 ? batch_reals(b, (size_t)s * (size_t)b->C) : NULL;
    b->soffset = b->failed ? NULL : batch_offsets(b, s, b->sexample, &total);
    b->sa      = b->failed ? NULL : batch_reals(b, total);
    if (!b->failed && b->o.train)
        batch_scratch(b, total);
}

/* Children have rows of their own for what only they have; level by level, as among the states. */
static void prepare_children(batch *b)
{
    asn_record *r = &b->r;
    int         n = 0, H = b->H;
    b->kfirst = batch_ints(b, (size_t)r->levels + 2);
    for (int l = 0; l <= r->levels && !b->failed; l++) {
        b->kfirst[l] = n;
        n += (l < r->levels ? r->field_first[l + 1] : r->n_states) - r->child_first[l];
    }
    if (!b->failed)
        b->kfirst[r->levels + 1] = n;
    b->kh = batch_raw(b, n, H);
    b->kc = batch_raw(b, n, H);
    b->kp = batch_raw(b, n, H);
    b->kg = batch_raw(b, n, 4 * H);
    if (b->o.train) {
        b->dkh = batch_matrix(b, n, H);
        b->dkc = batch_matrix(b, n, H);
    }
}

static void prepare_states(batch *b)
{
    asn_record *r = &b->r;
    int         n = r->n_states, H = b->H;
    b->vh   = batch_raw(b, n, H);
    b->vc   = batch_raw(b, n, H);
    b->e    = batch_raw(b, n, H);
    b->g    = batch_raw(b, n, 4 * H);
    b->ekey = batch_keys(b, (size_t)n);
    for (int row = r->n_examples; row < n && b->ekey && !b->failed; row++) {
        const rec_state *s = &r->states[r->row_state[row]];
        b->ekey[row]       = batch_key(b, s->example, s->ordinal, SITE_EMBED, 0);
    }
    if (b->o.train) {
        b->dvh = batch_matrix(b, n, H);
        b->dvc = batch_matrix(b, n, H);
        b->de  = batch_matrix(b, n, H);
        b->dhx = batch_matrix(b, r->n_chains, H);
        b->ds0 = batch_matrix(b, r->n_chains, H);
        b->dhq = batch_matrix(b, r->n_chains, 2 * H);
        b->dhcomp = b->C > 1 ? batch_reals(b, (size_t)r->n_chains * (size_t)b->C) : NULL;
        b->dcq = batch_raw(b, r->n_ctors, 2 * H);
        b->dcp = batch_matrix(b, r->n_ctors, H);
        b->dccomp = b->C > 1 ? batch_reals(b, (size_t)r->n_ctors * (size_t)b->C) : NULL;
        b->dsq = batch_raw(b, r->n_steps, 2 * H);
        b->dse = batch_matrix(b, r->n_steps, H);
        b->dscomp = b->C > 1 ? batch_reals(b, (size_t)r->n_steps * (size_t)b->C) : NULL;
        b->dsd = batch_matrix(b, r->n_steps, H);
        b->dsc = batch_matrix(b, r->n_steps, 2 * H);
    }
}

static const uint32_t *keys_at(const uint32_t *keys, int row)
{
    return keys ? keys + row : NULL;
}

/* ---- Forward. */

/* e_F's half of the layer f_C: the same for all nodes of a constructor. */
static matrix embeddings_of_fields(batch *b, int ctor)
{
    int    H = b->H, fields = b->m->seen.fields[ctor];
    matrix e = batch_raw(b, fields, H);
    for (int f = 0; f < fields && !b->failed; f++)
        memcpy(row_of(e, f), batch_w(b, params_at_place(b, ctor, f)[P_E]), (size_t)H * sizeof(asn_real));
    return e;
}

static void prepare_parts(batch *b)
{
    asn_record *r   = &b->r;
    b->parts        = asn_arena_alloc(b->arena, (size_t)r->n_ctor_runs + 1, sizeof *b->parts);
    b->run_of_group = batch_ints(b, (size_t)r->n_ctor_groups);
    b->failed       = b->failed || !b->parts;
    for (int i = 0; i < r->n_ctor_runs && !b->failed; i++) {
        const ctor_run *run    = &r->ctor_runs[i];
        int             fields = b->m->seen.fields[run->ctor];
        matrix          e      = embeddings_of_fields(b, run->ctor);
        b->parts[i]            = batch_raw(b, fields, b->H);
        for (int k = 0; k < run->n_groups; k++)
            b->run_of_group[run->first_group + k] = i;
        if (!b->failed)
            batch_forward(b, fields, params_of_ctor(b, run->ctor)[P_F_E], e, b->parts[i], false);
    }
}

/* Phase 1: context and field embeddings of the constructors of a level. */
static void ctors_forward(batch *b, const ctor_group *g)
{
    const int      *p = params_of_ctor(b, g->ctor);
    int             H = b->H, at = g->first, n = g->n, fields = b->m->seen.fields[g->ctor];
    matrix          x = from_row(b->cx, at), q = from_row(b->cq, at), ctx = from_row(b->cc, at), hidden = from_row(b->cp, at);
    asn_gather(n, H, b->vh.x, b->vh.stride, b->cstate + at, x.x, x.stride, &b->dropout, keys_at(b->ckey, at));
    batch_forward(b, n, p[P_ATT_V], x, q, false);
    if (b->ccomp)
        batch_forward(b, n, p[P_ATT_COMP_V], x, component_scores(b, b->ccomp, at), false);
    asn_attention(&b->memory, n, b->cexample + at, q.x, q.stride, at_component(b->ccomp, b, at), b->ca, b->coffset + at, ctx.x, ctx.stride);
    batch_forward(b, n, p[P_F_C], ctx, hidden, false);
    asn_add_bias(n, H, hidden.x, hidden.stride, batch_w(b, p[P_F_B]));
    matrix part = b->parts[b->run_of_group[g - b->r.ctor_groups]];
    for (int i = 0; i < n; i++)
        asn_sum_rows(fields, H, row_of(b->e, g->field_row + i * fields), b->e.stride, part.x, part.stride, row_of(hidden, i));
    asn_tanh_drop(n * fields, H, row_of(b->e, g->field_row), b->e.stride, &b->dropout, keys_at(b->ekey, g->field_row));
}

/* The recurrent half of the vertical LSTM, once for each parent, and its gates for all states in some rows. */
static void states_forward(batch *b, int first, int n, matrix recurrent, const int32_t *of_parent, const int32_t *parent)
{
    int    H = b->H, lstm = b->m->vertical;
    matrix g = from_row(b->g, first);
    if (n == 0)
        return;
    batch_forward(b, n, lstm + L_X, from_row(b->e, first), g, false);
    asn_add_rows(n, 4 * H, g.x, g.stride, recurrent.x, recurrent.stride, of_parent);
    asn_add_bias(n, 4 * H, g.x, g.stride, batch_w(b, lstm + L_B));
    asn_gates(n, H, g.x, g.stride, b->vc.x, b->vc.stride, parent, row_of(b->vc, first), row_of(b->vh, first), b->vh.stride);
}

/* For rows of states: the row of what made each (constructor or chain), and of its parent state. */
static void parents_of(batch *b, int first, int n, int32_t *maker, int32_t *parent)
{
    asn_record *r = &b->r;
    for (int i = 0; i < n; i++) {
        const rec_state *s = &r->states[r->row_state[first + i]];
        parent[i]          = r->state_row[s->parent];
        maker[i]           = s->chain >= 0 ? r->chain_row[s->chain] : -1;
    }
}

/* Phase 2. Fields of a group stand in a block, n_fields a constructor. */
static void fields_forward(batch *b, int level, const ctor_group *const *groups, int n_groups)
{
    int      first = b->r.field_first[level], n = b->r.child_first[level] - first;
    int32_t *maker = batch_ints(b, (size_t)n), *parent = batch_ints(b, (size_t)n);
    if (b->failed || n == 0)
        return;
    parents_of(b, first, n, maker, parent);
    for (int i = 0; i < n_groups; i++) {
        const ctor_group *g = groups[i];
        int               k = b->m->seen.fields[g->ctor];
        matrix            h = batch_raw(b, g->n, b->H);
        if (b->failed)
            return;
        asn_gather(g->n, b->H, b->vh.x, b->vh.stride, b->cstate + g->first, h.x, h.stride, NULL, NULL);
        batch_forward(b, g->n, b->m->vertical + L_H, h, from_row(b->cr, g->first), false);
        for (int row = 0; row < g->n * k; row++)
            maker[g->field_row - first + row] = g->first + row / k;
    }
    states_forward(b, first, n, b->cr, maker, parent);
}

/* What a chain needs of its field's state, once. */
static void chains_begin(batch *b, const chain_group *g)
{
    const int *p = params_of_field(b, g->field);
    int        at = g->first, n = g->n;
    matrix     x = from_row(b->hx, at);
    asn_gather(n, b->H, b->vh.x, b->vh.stride, b->hstate + at, x.x, x.stride, &b->dropout, keys_at(b->hkey, at));
    batch_forward(b, n, p[P_ATT_V], x, from_row(b->hq, at), false);
    batch_forward(b, n, p[P_UPDATE_V], x, from_row(b->hu, at), false);
    batch_forward(b, n, p[P_START], x, from_row(b->s0, at), false);
    if (b->hcomp)
        batch_forward(b, n, p[P_ATT_COMP_V], x, component_scores(b, b->hcomp, at), false);
    if (g->longest > 0) {
        matrix h = batch_raw(b, g->active[1], b->H);
        if (b->failed)
            return;
        asn_gather(g->active[1], b->H, b->vh.x, b->vh.stride, b->hstate + at, h.x, h.stride, NULL, NULL);
        batch_forward(b, g->active[1], b->m->vertical + L_H, h, from_row(b->hr, at), false);
    }
}

/* Where the sequence states before step i of a group stand: the start, or behind child i - 1. */
static matrix states_before(const batch *b, const chain_group *g, int step, matrix start, matrix children)
{
    if (step == 0)
        return from_row(start, g->first);
    return from_row(children, b->kfirst[g->level] + g->child_row[step - 1] - b->r.child_first[g->level]);
}

static void step_forward(batch *b, const chain_group *g, int step)
{
    const int *p = params_of_field(b, g->field);
    int        H = b->H, at = g->step_row[step], n = g->active[step], on = step < g->longest ? g->active[step + 1] : 0;
    matrix     before = states_before(b, g, step, b->s0, b->kh), s = from_row(b->sd, at), q = from_row(b->sq, at), ctx = from_row(b->sc, at);
    asn_gather(n, H, before.x, before.stride, NULL, s.x, s.stride, &b->dropout, keys_at(b->skey, at));
    batch_forward(b, n, p[P_ATT_S], s, q, false);
    asn_add_rows(n, 2 * H, q.x, q.stride, row_of(b->hq, g->first), b->hq.stride, NULL);
    if (b->scomp) {
        matrix comp = component_scores(b, b->scomp, at);
        batch_forward(b, n, p[P_ATT_COMP_S], s, comp, false);
        asn_add_rows(n, b->C, comp.x, b->C, at_component(b->hcomp, b, g->first), b->C, NULL);
    }
    asn_attention(&b->memory, n, b->sexample + at, q.x, q.stride, at_component(b->scomp, b, at), b->sa, b->soffset + at, ctx.x, ctx.stride);
    if (on == 0)
        return;
    matrix e = from_row(b->e, g->child_row[step]);
    batch_forward(b, on, p[P_UPDATE_S], s, e, false);
    batch_forward(b, on, p[P_UPDATE_C], ctx, e, true);
    asn_add_rows(on, H, e.x, e.stride, row_of(b->hu, g->first), b->hu.stride, NULL);
    asn_add_bias(on, H, e.x, e.stride, batch_w(b, p[P_UPDATE_B]));
    asn_tanh_drop(on, H, e.x, e.stride, &b->dropout, keys_at(b->ekey, g->child_row[step]));
    matrix to = from_row(b->kp, b->kfirst[g->level] + g->child_row[step] - b->r.child_first[g->level]);
    asn_gather(on, H, before.x, before.stride, NULL, to.x, to.stride, NULL, NULL);
}

/* The children of step i on a level, of all sequences: rows among the children. */
static int children_of_step(const batch *b, const chain_group *const *groups, int n_groups, int step, int *first)
{
    int n = 0;
    for (int i = 0; i < n_groups; i++) {
        const chain_group *g = groups[i];
        if (step >= g->longest)
            continue;
        int row = b->kfirst[g->level] + g->child_row[step] - b->r.child_first[g->level];
        if (n == 0 || row < *first)
            *first = row;
        n += g->active[step + 1];
    }
    return n;
}

/* Cells before the children of a step: zero for the first, else those of the children one step earlier. */
static void cells_before(const batch *b, const chain_group *const *groups, int n_groups, int step, int first, int32_t *rows)
{
    for (int i = 0; i < n_groups && step > 0; i++) {
        const chain_group *g = groups[i];
        if (step >= g->longest)
            continue;
        int base = b->kfirst[g->level] - b->r.child_first[g->level];
        for (int k = 0; k < g->active[step + 1]; k++)
            rows[base + g->child_row[step] - first + k] = base + g->child_row[step - 1] + k;
    }
}

/* Phase 3: all sequences of a level, one step after the other; the horizontal LSTM is one product a step. */
static void chains_forward(batch *b, int level, const chain_group *const *groups, int n_groups)
{
    int longest = 0, H = b->H, lstm = b->m->horizontal;
    for (int i = 0; i < n_groups; i++) {
        chains_begin(b, groups[i]);
        longest = groups[i]->longest > longest ? groups[i]->longest : longest;
    }
    for (int step = 0; step <= longest && !b->failed; step++) {
        for (int i = 0; i < n_groups; i++)
            if (step <= groups[i]->longest)
                step_forward(b, groups[i], step);
        int first = 0, n = children_of_step(b, groups, n_groups, step, &first);
        if (n == 0)
            continue;
        int32_t *rows = batch_ints(b, (size_t)n);
        matrix   g    = from_row(b->kg, first);
        if (b->failed)
            return;
        cells_before(b, groups, n_groups, step, first, rows);
        batch_forward(b, n, lstm + L_X, from_row(b->e, b->r.child_first[level] + first - b->kfirst[level]), g, false);
        batch_forward(b, n, lstm + L_H, from_row(b->kp, first), g, true);
        asn_add_bias(n, 4 * H, g.x, g.stride, batch_w(b, lstm + L_B));
        asn_gates(n, H, g.x, g.stride, step ? b->kc.x : NULL, b->kc.stride, rows, row_of(b->kc, first), row_of(b->kh, first), b->kh.stride);
    }
}

static int child_end(const batch *b, int level)
{
    return level < b->r.levels ? b->r.field_first[level + 1] : b->r.n_states;
}

/* Phase 4. */
static void children_forward(batch *b, int level)
{
    int      first = b->r.child_first[level], n = child_end(b, level) - first;
    int32_t *maker = batch_ints(b, (size_t)n), *parent = batch_ints(b, (size_t)n);
    if (b->failed)
        return;
    parents_of(b, first, n, maker, parent);
    states_forward(b, first, n, b->hr, maker, parent);
}

/* Groups by level, so that a level is found at once. */
typedef struct by_level {
    const ctor_group  **ctors;
    const chain_group **chains;
    int32_t            *ctor_first, *chain_first;
} by_level;

static bool find_levels(batch *b, by_level *l)
{
    asn_record *r  = &b->r;
    l->ctors       = asn_arena_alloc(b->arena, (size_t)r->n_ctor_groups + 1, sizeof *l->ctors);
    l->chains      = asn_arena_alloc(b->arena, (size_t)r->n_chain_groups + 1, sizeof *l->chains);
    l->ctor_first  = batch_ints(b, (size_t)r->levels + 3);
    l->chain_first = batch_ints(b, (size_t)r->levels + 3);
    if (!l->ctors || !l->chains || b->failed)
        return false;
    for (int i = 0; i < r->n_ctor_groups; i++)
        l->ctor_first[r->ctor_groups[i].level + 2]++;
    for (int i = 0; i < r->n_chain_groups; i++)
        l->chain_first[r->chain_groups[i].level + 2]++;
    for (int i = 2; i <= r->levels + 2; i++) {
        l->ctor_first[i] += l->ctor_first[i - 1];
        l->chain_first[i] += l->chain_first[i - 1];
    }
    for (int i = 0; i < r->n_ctor_groups; i++)
        l->ctors[l->ctor_first[r->ctor_groups[i].level + 1]++] = &r->ctor_groups[i];
    for (int i = 0; i < r->n_chain_groups; i++)
        l->chains[l->chain_first[r->chain_groups[i].level + 1]++] = &r->chain_groups[i];
    return true;
}

/* ---- Backward. */

/* From dvh and dvc of some rows: their gates' gradients (in g), into de, into the parents' cells. */
static void states_backward(batch *b, int first, int n, const int32_t *parent)
{
    matrix g = from_row(b->g, first);
    if (n == 0)
        return;
    asn_gates_back(n, b->H, g.x, g.stride, b->vc.x, b->vc.stride, parent, row_of(b->vc, first), b->vc.stride, row_of(b->dvh, first), row_of(b->dvc, first),
                   b->dvh.stride, b->dvc.x, b->dvc.stride);
    batch_backward_x(b, n, b->m->vertical + L_X, g, from_row(b->de, first));
}

/* The recurrent half: the sums of the children's gate gradients are in d; into the parents' h. */
static void recurrent_backward(batch *b, int first, int n, matrix d, const int32_t *state)
{
    matrix dh = batch_matrix(b, n, b->H);
    if (b->failed || n == 0)
        return;
    batch_backward_x(b, n, b->m->vertical + L_H, from_row(d, first), dh);
    asn_scatter(n, b->H, dh.x, dh.stride, b->dvh.x, b->dvh.stride, state + first, NULL, NULL);
}

/* Its weights, once all levels are done. */
static void recurrent_weights(batch *b, int n, matrix d, const int32_t *state)
{
    matrix h = batch_raw(b, n, b->H);
    if (b->failed || n == 0)
        return;
    asn_gather(n, b->H, b->vh.x, b->vh.stride, state, h.x, h.stride, NULL, NULL);
    batch_backward_w(b, n, b->m->vertical + L_H, h, d);
}

static void clear_rows(matrix m, int first, int n, int cols)
{
    for (int i = 0; i < n; i++)
        memset(row_of(m, first + i), 0, (size_t)cols * sizeof(asn_real));
}

static void children_backward(batch *b, int level, const chain_group *const *groups, int n_groups)
{
    int      first = b->r.child_first[level], n = child_end(b, level) - first;
    int32_t *maker = batch_ints(b, (size_t)n), *parent = batch_ints(b, (size_t)n);
    for (int i = 0; i < n_groups; i++)
        clear_rows(b->hr, groups[i]->first, groups[i]->n, 4 * b->H);
    if (b->failed || n == 0)
        return;
    parents_of(b, first, n, maker, parent);
    states_backward(b, first, n, parent);
    asn_scatter(n, 4 * b->H, row_of(b->g, first), b->g.stride, b->hr.x, b->hr.stride, maker, NULL, NULL);
    for (int i = 0; i < n_groups; i++)
        recurrent_backward(b, groups[i]->first, groups[i]->longest ? groups[i]->active[1] : 0, b->hr, b->hstate);
}

/* One step of a group: from its children's embeddings and its context into the state before it, its query and its
 * field's state. dsd and dsc hold what the decision gave already. */
static void step_backward(batch *b, const chain_group *g, int step, matrix dhq, asn_real *dhcomp)
{
    const int *p = params_of_field(b, g->field);
    int        H = b->H, at = g->step_row[step], n = g->active[step], on = step < g->longest ? g->active[step + 1] : 0;
    matrix     ds = from_row(b->dsd, at), dctx = from_row(b->dsc, at), dq = from_row(b->dsq, at), q = from_row(b->sq, at);
    matrix     before = states_before(b, g, step, b->ds0, b->dkh);
    asn_real  *dcomp  = at_component(b->dscomp, b, at);
    if (on) {
        matrix de = from_row(b->de, g->child_row[step]), e = from_row(b->e, g->child_row[step]);
        asn_tanh_drop_back(on, H, de.x, de.stride, e.x, e.stride, &b->dropout, keys_at(b->ekey, g->child_row[step]));
        batch_backward_x(b, on, p[P_UPDATE_S], de, ds);
        batch_backward_x(b, on, p[P_UPDATE_C], de, dctx);
        asn_gather(on, H, de.x, de.stride, NULL, row_of(b->dse, at), b->dse.stride, NULL, NULL);
        /* into the chain's own half, which is then of no more use: its gradient takes its place */
        asn_add_rows(on, H, row_of(b->hu, g->first), b->hu.stride, de.x, de.stride, NULL);
    }
    asn_attention_back(&b->memory, n, b->sexample + at, q.x, q.stride, b->sa, b->soffset + at, dctx.x, dctx.stride, dq.x, dq.stride, dcomp, NULL, 0,
                       b->da);
    batch_backward_x(b, n, p[P_ATT_S], dq, ds);
    asn_add_rows(n, 2 * H, row_of(dhq, g->first), dhq.stride, dq.x, dq.stride, NULL);
    if (dcomp) {
        batch_backward_x(b, n, p[P_ATT_COMP_S], (matrix){dcomp, b->C}, ds);
        asn_add_rows(n, b->C, at_component(dhcomp, b, g->first), b->C, dcomp, b->C, NULL);
    }
    asn_scatter(n, H, ds.x, ds.stride, before.x, before.stride, NULL, &b->dropout, keys_at(b->skey, at));
}

/* What goes from a group into its field's states. */
static void chains_end(batch *b, const chain_group *g)
{
    const int *p = params_of_field(b, g->field);
    int        at = g->first, n = g->n;
    matrix     dx = from_row(b->dhx, at);
    if (b->scomp)
        batch_backward_x(b, n, p[P_ATT_COMP_V], component_scores(b, b->dhcomp, at), dx);
    batch_backward_x(b, n, p[P_ATT_V], from_row(b->dhq, at), dx);
    if (g->longest)
        batch_backward_x(b, g->active[1], p[P_UPDATE_V], from_row(b->hu, at), dx);
    batch_backward_x(b, n, p[P_START], from_row(b->ds0, at), dx);
    asn_scatter(n, b->H, dx.x, dx.stride, b->dvh.x, b->dvh.stride, b->hstate + at, &b->dropout, keys_at(b->hkey, at));
}

/* The weights of a field, all its sequences and steps at once. */
static void chain_weights(batch *b, const chain_run *r)
{
    const int *p = params_of_field(b, r->field);
    int        at = r->first, n = r->n, first = r->first_step, steps = r->n_steps;
    matrix     x = from_row(b->hx, at), s = from_row(b->sd, first), dse = from_row(b->dse, first);
    batch_backward_w(b, steps, p[P_ATT_S], s, from_row(b->dsq, first));
    batch_backward_w(b, n, p[P_ATT_V], x, from_row(b->dhq, at));
    if (b->scomp) {
        batch_backward_w(b, steps, p[P_ATT_COMP_S], s, component_scores(b, b->dscomp, first));
        batch_backward_w(b, n, p[P_ATT_COMP_V], x, component_scores(b, b->dhcomp, at));
    }
    batch_backward_w(b, n, p[P_START], x, from_row(b->ds0, at));
    if (steps == n)
        return; /* all of them are empty */
    batch_backward_w(b, steps, p[P_UPDATE_S], s, dse);
    batch_backward_w(b, steps, p[P_UPDATE_C], from_row(b->sc, first), dse);
    batch_bias_back(b, steps, p[P_UPDATE_B], dse);
    batch_backward_w(b, n, p[P_UPDATE_V], x, from_row(b->hu, at));
}

static void chains_backward(batch *b, int level, const chain_group *const *groups, int n_groups)
{
    int       longest = 0, H = b->H, lstm = b->m->horizontal;
    matrix    dhq    = b->dhq; /* rows of groups do not overlap: one for all levels */
    asn_real *dhcomp = b->dhcomp;
    if (b->failed || n_groups == 0)
        return;
    for (int i = 0; i < n_groups; i++) {
        longest = groups[i]->longest > longest ? groups[i]->longest : longest;
        clear_rows(b->hu, groups[i]->first, groups[i]->n, H);
    }
    for (int step = longest; step >= 0; step--) {
        int first = 0, n = children_of_step(b, groups, n_groups, step, &first);
        if (n) { /* the horizontal LSTM: its new states were read by the step after this one */
            int32_t *rows = batch_ints(b, (size_t)n);
            matrix   g = from_row(b->kg, first), dp = batch_matrix(b, n, H), de = from_row(b->de, b->r.child_first[level] + first - b->kfirst[level]);
            if (b->failed)
                return;
            cells_before(b, groups, n_groups, step, first, rows);
            asn_gates_back(n, H, g.x, g.stride, step ? b->kc.x : NULL, b->kc.stride, rows, row_of(b->kc, first), b->kc.stride, row_of(b->dkh, first),
                           row_of(b->dkc, first), b->dkh.stride, step ? b->dkc.x : NULL, b->dkc.stride);
            batch_backward_x(b, n, lstm + L_X, g, de);
            batch_backward_x(b, n, lstm + L_H, g, dp);
            for (int i = 0; i < n_groups; i++) {
                const chain_group *k = groups[i];
                if (step >= k->longest)
                    continue;
                matrix to = states_before(b, k, step, b->ds0, b->dkh);
                int    at = b->kfirst[level] + k->child_row[step] - b->r.child_first[level] - first;
                asn_add_rows(k->active[step + 1], H, to.x, to.stride, row_of(dp, at), dp.stride, NULL);
            }
        }
        for (int i = 0; i < n_groups; i++)
            if (step <= groups[i]->longest)
                step_backward(b, groups[i], step, dhq, dhcomp);
    }
    for (int i = 0; i < n_groups && !b->failed; i++)
        chains_end(b, groups[i]);
    int n = b->kfirst[level + 1] - b->kfirst[level];
    batch_backward_w(b, n, lstm + L_X, from_row(b->e, b->r.child_first[level]), from_row(b->kg, b->kfirst[level]));
}

static void fields_backward(batch *b, int level, const ctor_group *const *groups, int n_groups)
{
    int      first = b->r.field_first[level], n = b->r.child_first[level] - first;
    int32_t *maker = batch_ints(b, (size_t)n), *parent = batch_ints(b, (size_t)n);
    if (b->failed || n == 0)
        return;
    parents_of(b, first, n, maker, parent);
    states_backward(b, first, n, parent);
    for (int i = 0; i < n_groups; i++) {
        const ctor_group *g = groups[i];
        int               k = b->m->seen.fields[g->ctor];
        clear_rows(b->cr, g->first, g->n, 4 * b->H);
        for (int row = 0; row < g->n * k; row++)
            maker[g->field_row - first + row] = g->first + row / k;
    }
    asn_scatter(n, 4 * b->H, row_of(b->g, first), b->g.stride, b->cr.x, b->cr.stride, maker, NULL, NULL);
    for (int i = 0; i < n_groups; i++)
        recurrent_backward(b, groups[i]->first, groups[i]->n, b->cr, b->cstate);
}

static void ctors_backward(batch *b, const ctor_group *g)
{
    const int *p = params_of_ctor(b, g->ctor);
    int        H = b->H, at = g->first, n = g->n, fields = b->m->seen.fields[g->ctor];
    matrix     de = from_row(b->de, g->field_row), e = from_row(b->e, g->field_row), dhidden = from_row(b->dcp, at), dctx = batch_matrix(b, n, 2 * H);
    matrix     q = from_row(b->cq, at), dq = from_row(b->dcq, at), dx = batch_matrix(b, n, H);
    asn_real  *dcomp = at_component(b->dccomp, b, at);
    if (b->failed)
        return;
    asn_tanh_drop_back(n * fields, H, de.x, de.stride, e.x, e.stride, &b->dropout, keys_at(b->ekey, g->field_row));
    for (int i = 0; i < n; i++)
        asn_column_sums(fields, H, row_of(de, i * fields), de.stride, row_of(dhidden, i));
    batch_backward_x(b, n, p[P_F_C], dhidden, dctx);
    asn_attention_back(&b->memory, n, b->cexample + at, q.x, q.stride, b->ca, b->coffset + at, dctx.x, dctx.stride, dq.x, dq.stride, dcomp, NULL, 0,
                       b->da);
    batch_backward_x(b, n, p[P_ATT_V], dq, dx);
    if (dcomp)
        batch_backward_x(b, n, p[P_ATT_COMP_V], component_scores(b, dcomp, 0), dx);
    asn_scatter(n, H, dx.x, dx.stride, b->dvh.x, b->dvh.stride, b->cstate + at, &b->dropout, keys_at(b->ckey, at));
}

/* The weights of a constructor, of all levels at once. */
static void ctor_weights(batch *b, const ctor_run *r)
{
    const int *p = params_of_ctor(b, r->ctor);
    int        H = b->H, at = r->first, n = r->n, fields = b->m->seen.fields[r->ctor];
    matrix     x = from_row(b->cx, at), e = embeddings_of_fields(b, r->ctor), dparts = batch_matrix(b, fields, H), de = batch_matrix(b, fields, H);
    if (b->failed)
        return;
    batch_backward_w(b, n, p[P_F_C], from_row(b->cc, at), from_row(b->dcp, at));
    batch_bias_back(b, n, p[P_F_B], from_row(b->dcp, at));
    batch_backward_w(b, n, p[P_ATT_V], x, from_row(b->dcq, at));
    if (b->dccomp)
        batch_backward_w(b, n, p[P_ATT_COMP_V], x, component_scores(b, b->dccomp, at));
    for (int i = 0; i < r->n_groups; i++) {
        const ctor_group *g = &b->r.ctor_groups[r->first_group + i];
        for (int k = 0; k < g->n; k++)
            asn_add_rows(fields, H, dparts.x, dparts.stride, row_of(b->de, g->field_row + k * fields), b->de.stride, NULL);
    }
    batch_backward(b, fields, p[P_F_E], e, dparts, de);
    for (int f = 0; f < fields; f++)
        asn_add_rows(1, H, batch_dw(b, params_at_place(b, r->ctor, f)[P_E]), H, row_of(de, f), de.stride, NULL);
}

/* ---- All of it. */

static void run_forward(batch *b, const by_level *l)
{
    encoder_forward(b);
    if (!b->failed) {
        prepare_ctors(b);
        prepare_parts(b);
        prepare_chains(b);
        prepare_children(b);
    }
    for (int level = 0; level < b->r.levels && !b->failed; level++) {
        const ctor_group *const  *ctors  = l->ctors + l->ctor_first[level];
        const chain_group *const *chains = l->chains + l->chain_first[level];
        int            n_ctors = l->ctor_first[level + 1] - l->ctor_first[level], n_chains = l->chain_first[level + 1] - l->chain_first[level];
        asn_arena_mark mark    = asn_arena_here(b->arena);
        for (int i = 0; i < n_ctors; i++)
            ctors_forward(b, ctors[i]);
        fields_forward(b, level, ctors, n_ctors);
        chains_forward(b, level, chains, n_chains);
        children_forward(b, level);
        asn_arena_back(b->arena, mark);
    }
}

static void run_backward(batch *b, const by_level *l)
{
    for (int level = b->r.levels - 1; level >= 0 && !b->failed; level--) {
        const ctor_group *const  *ctors  = l->ctors + l->ctor_first[level];
        const chain_group *const *chains = l->chains + l->chain_first[level];
        int            n_ctors = l->ctor_first[level + 1] - l->ctor_first[level], n_chains = l->chain_first[level + 1] - l->chain_first[level];
        asn_arena_mark mark    = asn_arena_here(b->arena);
        children_backward(b, level, chains, n_chains);
        chains_backward(b, level, chains, n_chains);
        fields_backward(b, level, ctors, n_ctors);
        asn_arena_back(b->arena, mark);
        for (int i = 0; i < n_ctors && !b->failed; i++) {
            ctors_backward(b, ctors[i]);
            asn_arena_back(b->arena, mark);
        }
    }
    asn_arena_mark mark = asn_arena_here(b->arena);
    for (int i = 0; i < b->r.n_ctor_runs && !b->failed; i++) {
        ctor_weights(b, &b->r.ctor_runs[i]);
        asn_arena_back(b->arena, mark);
    }
    for (int i = 0; i < b->r.n_chain_runs && !b->failed; i++)
        chain_weights(b, &b->r.chain_runs[i]);
    recurrent_weights(b, b->r.n_ctors, b->cr, b->cstate);
    recurrent_weights(b, b->r.n_chains, b->hr, b->hstate);
    int children = b->kfirst[b->r.levels];
    batch_backward_w(b, children, b->m->horizontal + L_H, b->kp, b->kg);
    batch_bias_back(b, children, b->m->horizontal + L_B, b->kg);
    int n = b->r.n_states - b->r.n_examples; /* all states at once */
    batch_backward_w(b, n, b->m->vertical + L_X, from_row(b->e, b->r.n_examples), from_row(b->g, b->r.n_examples));
    if (n)
        batch_bias_back(b, n, b->m->vertical + L_B, from_row(b->g, b->r.n_examples));
    encoder_backward(b);
}

bool asn_batch_run(asn_batch *b, const asn_example *const *examples, int n, const asn_batch_options *o, asn_real *gradient, unsigned char *touched,
                   double *loss, asn_error *err)
{
    by_level l;
    asn_arena_reset(b->arena);
    asn_record_reset(&b->r);
    b->o        = *o;
    b->gradient = gradient;
    b->touched  = touched;
    b->failed   = false;
    b->loss     = 0;
    b->drops    = o->train && b->m->settings.dropout > 0;
    b->dropout  = asn_dropout_of(b->m->settings.dropout);
    b->r.why.text[0] = 0;
    asn_tensor_list(b->m->weights, gradient, b->m->n_weights);
    double begin     = asn_clock();
    bool   recorded  = asn_record_run(&b->r, examples, n) && asn_record_order(&b->r);
    b->recording += asn_clock() - begin;
    if (!recorded && b->r.why.text[0])
        return asn_fail(err, "%s", b->r.why.text);
    if (!recorded || !find_levels(b, &l))
        return asn_fail(err, "out of memory while recording a minibatch");
    prepare_states(b);
    if (!b->failed)
        run_forward(b, &l);
    if (!b->failed)
        heads_run(b);
    if (!b->failed && o->train)
        run_backward(b, &l);
    *loss = b->loss;
    return b->failed ? asn_fail(err, "out of memory in a minibatch of %d examples", n) : true;
}
