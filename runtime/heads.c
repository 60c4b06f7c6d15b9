/* heads.c: decisions. They feed no state, so each module's rows of a whole minibatch run at once, forward and backward. */
#include "batch_inside.h"

#include <stdlib.h>
#include <string.h>

/* What a decision reads: the state, dropped, and the context that it attends to. */
typedef struct head {
    int             n;
    int32_t        *state, *example;
    uint32_t       *key;
    matrix          x, q, ctx, dx, dctx;
    asn_real       *comp, *a;
    size_t         *offset;
    const asn_wanted *wanted;
} head;

static void head_begin(batch *b, head *h, int n)
{
    *h         = (head){.n = n};
    h->state   = batch_ints(b, (size_t)n);
    h->example = batch_ints(b, (size_t)n);
    h->key     = batch_keys(b, (size_t)n);
}

static void head_add(batch *b, head *h, int i, int32_t state, int32_t example, int site)
{
    h->state[i]   = b->r.state_row[state];
    h->example[i] = example;
    if (h->key)
        h->key[i] = batch_key(b, example, b->r.states[state].ordinal, site, 0);
}

static void head_read(batch *b, head *h, const int *p)
{
    size_t total = 0;
    int    H = b->H;
    h->x      = batch_raw(b, h->n, H);
    h->q      = batch_raw(b, h->n, 2 * H);
    h->ctx    = batch_raw(b, h->n, 2 * H);
    h->comp   = b->C > 1 ? batch_reals(b, (size_t)h->n * (size_t)b->C) : NULL;
    h->offset = b->failed ? NULL : batch_offsets(b, h->n, h->example, &total);
    h->a      = b->failed ? NULL : batch_reals(b, total);
    if (b->o.train) {
        h->dx   = batch_matrix(b, h->n, H);
        h->dctx = batch_matrix(b, h->n, 2 * H);
        if (!b->failed)
            batch_scratch(b, total);
    }
    if (b->failed)
        return;
    asn_gather(h->n, H, b->vh.x, b->vh.stride, h->state, h->x.x, h->x.stride, &b->dropout, h->key);
    batch_forward(b, h->n, p[P_ATT_V], h->x, h->q, false);
    if (h->comp)
        batch_forward(b, h->n, p[P_ATT_COMP_V], h->x, (matrix){h->comp, b->C}, false);
    asn_attention(&b->memory, h->n, h->example, h->q.x, h->q.stride, h->comp, h->a, h->offset, h->ctx.x, h->ctx.stride);
}

static void head_back(batch *b, head *h, const int *p)
{
    matrix    dq    = batch_raw(b, h->n, 2 * b->H);
    asn_real *dcomp = h->comp ? batch_reals(b, (size_t)h->n * (size_t)b->C) : NULL;
    if (b->failed || !b->o.train)
        return;
    asn_attention_back(&b->memory, h->n, h->example, h->q.x, h->q.stride, h->a, h->offset, h->dctx.x, h->dctx.stride, dq.x, dq.stride, dcomp, h->wanted,
                       (asn_real)(b->m->settings.sup_att * b->o.scale), b->da);
    batch_backward(b, h->n, p[P_ATT_V], h->x, dq, h->dx);
    if (dcomp)
        batch_backward(b, h->n, p[P_ATT_COMP_V], h->x, (matrix){dcomp, b->C}, h->dx);
    asn_scatter(h->n, b->H, h->dx.x, h->dx.stride, b->dvh.x, b->dvh.stride, h->state, &b->dropout, h->key);
}

/* One hidden layer over state and context, then outputs: a choice among classes, or yes or no (YES_NO: a list may have one
 * entry only, and then nothing is to be said). Rows whose gold is negative take no part. */
enum { YES_NO = -1 };
typedef struct layer { int v, c, b, out_w, out_b; } layer;

static void decide(batch *b, int n, matrix x, matrix ctx, matrix dx, matrix dctx, layer l, int classes, const int32_t *gold, double smooth)
{
    int    H = b->H;
    bool   binary = classes == YES_NO;
    classes       = binary ? 1 : classes;
    matrix z = batch_raw(b, n, H), out = batch_raw(b, n, classes), dz = b->o.train ? batch_matrix(b, n, H) : z;
    if (b->failed)
        return;
    batch_forward(b, n, l.v, x, z, false);
    batch_forward(b, n, l.c, ctx, z, true);
    asn_add_bias(n, H, z.x, z.stride, batch_w(b, l.b));
    asn_tanh_rows(n, H, z.x, z.stride);
    batch_forward(b, n, l.out_w, z, out, false);
    asn_add_bias(n, classes, out.x, out.stride, batch_w(b, l.out_b));
    if (binary)
        b->loss += asn_binary(n, out.x, out.stride, gold, (asn_real)b->o.scale);
    else
        b->loss += asn_choice(n, classes, out.x, out.stride, gold, b->o.train ? smooth : 0, (asn_real)b->o.scale);
    if (!b->o.train)
        return;
    batch_backward(b, n, l.out_w, z, out, dz);
    batch_bias_back(b, n, l.out_b, out);
    asn_tanh_back(n, H, dz.x, dz.stride, z.x, z.stride);
    batch_backward(b, n, l.v, x, dz, dx);
    batch_backward(b, n, l.c, ctx, dz, dctx);
    batch_bias_back(b, n, l.b, dz);
}

static layer layer_of(const int *p, int v, int c, int bias, int out_w, int out_b)
{
    return (layer){p[v], p[c], p[bias], p[out_w], p[out_b]};
}

/* Records by what they belong to, in recorded order within each: a counting sort over the kinds that there are. */
typedef struct records {
    int32_t kind, n, *order; /* order: record numbers */
} records;

static int by_number(const void *x, const void *y)
{
    int32_t a = *(const int32_t *)x, b = *(const int32_t *)y;
    return a < b ? -1 : a > b;
}

typedef int32_t what_fn(const asn_record *r, int32_t i);
static int sort_by(batch *b, int32_t n, what_fn *what, records **groups)
{
    int32_t *order = batch_ints(b, (size_t)n), *kinds = batch_ints(b, (size_t)n), *count = b->kind_count, found = 0, at = 0;
    *groups = asn_arena_raw(b->arena, (size_t)n + 1, sizeof **groups);
    if (b->failed || !*groups) {
        b->failed = true;
        return 0;
    }
    for (int32_t i = 0; i < n; i++) {
        int32_t kind = what(&b->r, i);
        if (count[kind]++ == 0)
            kinds[found++] = kind;
    }
    qsort(kinds, (size_t)found, sizeof *kinds, by_number);
    for (int32_t k = 0; k < found; k++) {
        (*groups)[k]    = (records){kinds[k], count[kinds[k]], order + at};
        at             += count[kinds[k]];
        count[kinds[k]] = at - count[kinds[k]]; /* now where its next one goes */
    }
    for (int32_t i = 0; i < n; i++)
        order[count[what(&b->r, i)]++] = i;
    for (int32_t k = 0; k < found; k++)
        count[kinds[k]] = 0;
    return found;
}

static int32_t what_of_choice(const asn_record *r, int32_t i)
{
    return r->choices[i].what;
}
static int32_t what_of_optional(const asn_record *r, int32_t i)
{
    return r->optionals[i].what;
}
static int32_t what_of_some(const asn_record *r, int32_t i)
{
    return r->somes[i].field;
}
static int32_t what_of_value(const asn_record *r, int32_t i)
{
    return r->values[i].type;
}

static void run_choices(batch *b, const rec_choice *all, const int32_t *order, int n, const int *p, layer l, int classes, int site)
{
    head     h;
    int32_t *gold = batch_ints(b, (size_t)n);
    head_begin(b, &h, n);
    if (b->failed)
        return;
    for (int i = 0; i < n; i++) {
        const rec_choice *c = &all[order[i]];
        head_add(b, &h, i, c->state, c->example, site);
        gold[i] = c->gold;
    }
    head_read(b, &h, p);
    decide(b, n, h.x, h.ctx, h.dx, h.dctx, l, classes, gold, 0);
    head_back(b, &h, p);
}

/* Does another child come: the steps of a field's sequences, whose states and contexts are there. */
static void run_chain_decisions(batch *b, const chain_run *g)
{
    const int *p = b->m->module[b->m->field_module[g->field]];
    int        H = b->H, first = g->first_step, n = g->n_steps;
    matrix     s = from_row(b->sd, first), ctx = from_row(b->sc, first), x = from_row(b->hx, g->first);
    matrix     own = batch_raw(b, g->n, H), z = batch_raw(b, n, H), out = batch_raw(b, n, 1), dz = b->o.train ? batch_matrix(b, n, H) : z;
    int32_t   *gold = batch_ints(b, (size_t)n), *chain = batch_ints(b, (size_t)n);
    if (b->failed)
        return;
    for (int i = 0; i < n; i++) {
        chain[i] = b->r.step_chain[first + i] - g->first;
        gold[i]  = b->r.step_place[first + i] < b->r.chains[b->r.chain_order[b->r.step_chain[first + i]]].length;
    }
    batch_forward(b, g->n, p[P_GEN_V], x, own, false); /* the state's half once for each sequence */
    batch_forward(b, n, p[P_GEN_S], s, z, false);
    batch_forward(b, n, p[P_GEN_C], ctx, z, true);
    asn_add_rows(n, H, z.x, z.stride, own.x, own.stride, chain);
    asn_add_bias(n, H, z.x, z.stride, batch_w(b, p[P_GEN_B]));
    asn_tanh_rows(n, H, z.x, z.stride);
    batch_forward(b, n, p[P_GEN_OUT_W], z, out, false);
    asn_add_bias(n, 1, out.x, out.stride, batch_w(b, p[P_GEN_OUT_B]));
    b->loss += asn_binary(n, out.x, out.stride, gold, (asn_real)b->o.scale);
    if (!b->o.train)
        return;
    batch_backward(b, n, p[P_GEN_OUT_W], z, out, dz);
    batch_bias_back(b, n, p[P_GEN_OUT_B], out);
    asn_tanh_back(n, H, dz.x, dz.stride, z.x, z.stride);
    batch_backward(b, n, p[P_GEN_S], s, dz, from_row(b->dsd, first));
    batch_backward(b, n, p[P_GEN_C], ctx, dz, from_row(b->dsc, first));
    batch_bias_back(b, n, p[P_GEN_B], dz);
    for (int i = 0; i < g->n; i++)
        memset(row_of(own, i), 0, (size_t)H * sizeof(asn_real));
    asn_scatter(n, H, dz.x, dz.stride, own.x, own.stride, chain, NULL, NULL);
    batch_backward(b, g->n, p[P_GEN_V], x, own, from_row(b->dhx, g->first));
}

/* The step row of a child of a chain. */
static int32_t step_row_of(const batch *b, int32_t chain_row, int32_t place)
{
    for (int32_t low = 0, high = b->r.n_chain_groups; low < high;) {
        int32_t            mid = (low + high) / 2;
        const chain_group *g   = &b->r.chain_groups[mid];
        if (chain_row < g->first)
            high = mid;
        else if (chain_row >= g->first + g->n)
            low = mid + 1;
        else
            return g->step_row[place] + chain_row - g->first;
    }
    return 0;
}

/* Is there a child in a place of a sequence with gaps: its state, and the context of its step. */
static void run_somes(batch *b, const int32_t *order, int n, const int *p)
{
    int       H = b->H;
    matrix    x = batch_raw(b, n, H), ctx = batch_raw(b, n, 2 * H), dx = {NULL, 0}, dctx = {NULL, 0};
    int32_t  *state = batch_ints(b, (size_t)n), *step = batch_ints(b, (size_t)n), *gold = batch_ints(b, (size_t)n);
    uint32_t *key = batch_keys(b, (size_t)n);
    if (b->o.train) {
        dx   = batch_matrix(b, n, H);
        dctx = batch_matrix(b, n, 2 * H);
    }
    if (b->failed)
        return;
    for (int i = 0; i < n; i++) {
        const rec_some *s = &b->r.somes[order[i]];
        state[i] = b->r.state_row[s->state];
        step[i]  = step_row_of(b, b->r.chain_row[s->chain], s->place);
        gold[i]  = s->gold;
        if (key)
            key[i] = batch_key(b, s->example, b->r.states[s->state].ordinal, SITE_FIELD, 0);
    }
    asn_gather(n, H, b->vh.x, b->vh.stride, state, x.x, x.stride, &b->dropout, key);
    asn_gather(n, 2 * H, b->sc.x, b->sc.stride, step, ctx.x, ctx.stride, NULL, NULL);
    decide(b, n, x, ctx, dx, dctx, layer_of(p, P_SOME_V, P_SOME_C, P_SOME_B, P_SOME_OUT_W, P_SOME_OUT_B), YES_NO, gold, 0);
    if (!b->o.train || b->failed)
        return;
    asn_scatter(n, H, dx.x, dx.stride, b->dvh.x, b->dvh.stride, state, &b->dropout, key);
    asn_scatter(n, 2 * H, dctx.x, dctx.stride, b->dsc.x, b->dsc.stride, step, NULL, NULL);
}

typedef struct spelled { /* values that are spelled, of all types */
    int32_t        *state, *example, *length;
    const int32_t **letters;
    int             n;
} spelled;

static void run_values(batch *b, int type, const int32_t *order, int n, spelled *sp)
{
    const int  *p    = b->m->module[b->m->type_module[type]];
    bool        open = b->m->g->types[type].open;
    int         classes = b->m->values[type].n;
    head        h;
    int32_t    *gold = batch_ints(b, (size_t)n), *new = batch_ints(b, (size_t)n);
    asn_wanted *wanted = asn_arena_alloc(b->arena, (size_t)n, sizeof *wanted);
    head_begin(b, &h, n);
    if (b->failed || !wanted) {
        b->failed = true;
        return;
    }
    bool supervise = b->m->settings.sup_att > 0 && b->o.train;
    for (int i = 0; i < n; i++) {
        const rec_value   *v = &b->r.values[order[i]];
        const asn_example *e = b->r.examples[v->example];
        head_add(b, &h, i, v->state, v->example, SITE_DECISION);
        int32_t from = e->letters_first[v->index], to = e->letters_first[v->index + 1];
        gold[i] = e->value[v->index];
        new[i]  = gold[i] == ASN_SPELLED; /* negative: such a row takes no part in the list's choice */
        if (new[i]) {
            sp->state[sp->n]      = v->state;
            sp->example[sp->n]    = v->example;
            sp->letters[sp->n]    = e->letters + from;
            sp->length[sp->n++]   = to - from;
        }
        if (supervise && e->wanted)
            wanted[i] = (asn_wanted){e->wanted + e->wanted_first[v->index], e->wanted_first[v->index + 1] - e->wanted_first[v->index]};
    }
    if (supervise)
        h.wanted = wanted;
    head_read(b, &h, p);
    if (b->failed)
        return;
    if (supervise)
        b->loss += b->m->settings.sup_att * asn_attention_loss(n, h.a, h.offset, wanted);
    if (open)
        decide(b, n, h.x, h.ctx, h.dx, h.dctx, layer_of(p, P_NEW_V, P_NEW_C, P_NEW_B, P_NEW_OUT_W, P_NEW_OUT_B), YES_NO, new, 0);
    decide(b, n, h.x, h.ctx, h.dx, h.dctx, layer_of(p, P_F_V, P_F_C, P_F_B, P_F_OUT_W, P_F_OUT_B), classes, gold, b->m->settings.smooth);
    head_back(b, &h, p);
}

/* What a module takes is given back when it is done: the next one finds it in the cache. */
void heads_run(batch *b)
{
    asn_record    *r = &b->r;
    records       *g;
    int            n = sort_by(b, r->n_choices, what_of_choice, &g);
    asn_arena_mark mark = asn_arena_here(b->arena);
    for (int i = 0; i < n && !b->failed; i++, asn_arena_back(b->arena, mark)) {
        const int *p = b->m->module[b->m->type_module[g[i].kind]];
        run_choices(b, r->choices, g[i].order, g[i].n, p, layer_of(p, P_F_V, P_F_C, P_F_B, P_F_OUT_W, P_F_OUT_B), b->m->seen.choices[g[i].kind], SITE_DECISION);
    }
    n    = sort_by(b, r->n_optionals, what_of_optional, &g);
    mark = asn_arena_here(b->arena);
    for (int i = 0; i < n && !b->failed; i++, asn_arena_back(b->arena, mark)) {
        const int *p = b->m->module[b->m->field_module[g[i].kind]];
        run_choices(b, r->optionals, g[i].order, g[i].n, p, layer_of(p, P_GEN_V, P_GEN_C, P_GEN_B, P_GEN_OUT_W, P_GEN_OUT_B), YES_NO, SITE_FIELD);
    }
    for (int i = 0; i < r->n_chain_runs && !b->failed; i++, asn_arena_back(b->arena, mark))
        run_chain_decisions(b, &r->chain_runs[i]);
    n    = sort_by(b, r->n_somes, what_of_some, &g);
    mark = asn_arena_here(b->arena);
    for (int i = 0; i < n && !b->failed; i++, asn_arena_back(b->arena, mark))
        run_somes(b, g[i].order, g[i].n, b->m->module[b->m->field_module[g[i].kind]]);
    size_t  most = (size_t)r->n_values;
    spelled sp   = {batch_ints(b, most), batch_ints(b, most), batch_ints(b, most), asn_arena_raw(b->arena, most + 1, sizeof(int32_t *)), 0};
    b->failed    = b->failed || !sp.letters;
    n            = b->failed ? 0 : sort_by(b, r->n_values, what_of_value, &g);
    mark         = asn_arena_here(b->arena);
    for (int i = 0; i < n && !b->failed; i++, asn_arena_back(b->arena, mark))
        run_values(b, g[i].kind, g[i].order, g[i].n, &sp);
    if (sp.n && !b->failed)
        speller_run(b, sp.n, sp.state, sp.example, sp.letters, sp.length);
}
