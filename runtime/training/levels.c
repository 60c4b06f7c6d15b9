/* levels.c: the states of a minibatch, level by level. A level has four phases: constructors; their fields' states; sequences,
 * step by step; their children's states. Backward is the same in reverse. Weights get their gradients once all levels are
 * done: the rows of a module then stand together. Decisions feed no state: decisions.c. */
#include "training/affine.h"
#include "training/feed.h"
#include "training/rooms.h"
#include "arithmetic/tensor.h"

#include <string.h>

/* ---- Parameters by what they belong to. */

static const int *params_of_ctor(const batch *b, int ctor)
{
    return b->w.m->module[b->w.m->ctor_module[ctor]];
}

static const int *params_of_field(const batch *b, int field)
{
    return b->w.m->module[b->w.m->field_module[field]];
}

/* of a constructor's fields that occur, the one at this place */
static const int *params_at_place(const batch *b, int ctor, int place)
{
    return params_of_field(b, b->w.m->seen.at_place[b->w.m->g->ctors[ctor].first_field + place]);
}

static asn_query_weights query_of_sequence(const int *p)
{
    return (asn_query_weights){p[P_ATT_S], p[P_ATT_COMP_S]};
}

/* ---- The rooms, once their rows are known. */

void asn_levels_prepare(batch *b)
{
    asn_record *r = &b->r;
    asn_work   *w = &b->w;
    state_room *v = &b->states;
    int         n = r->n_states, H = w->H;
    uint32_t   *key = asn_batch_keys(b, n);
    for (int row = r->n_examples; row < n && key; row++) {
        const rec_state *s = &r->states[r->row_state[row]];
        key[row]           = asn_batch_key(b, s->example, s->ordinal, SITE_EMBED, 0);
    }
    *v = (state_room){.h         = asn_work_rows(w, n, H),
                      .c         = asn_work_rows(w, n, H),
                      .embedding = asn_work_rows(w, n, H),
                      .gates     = asn_work_rows(w, n, 4 * H),
                      .mask      = asn_batch_mask(b, key)};
    if (!w->train)
        return;
    v->dh         = asn_work_zeros(w, n, H);
    v->dc         = asn_work_zeros(w, n, H);
    v->dembedding = asn_work_zeros(w, n, H);
}

static void prepare_ctors(batch *b)
{
    asn_record *r = &b->r;
    asn_work   *w = &b->w;
    int         n = r->n_ctors, H = w->H;
    int32_t    *state = asn_work_ints(w, (size_t)n), *example = asn_work_ints(w, (size_t)n);
    uint32_t   *key   = asn_batch_keys(b, n);
    for (int i = 0; i < n && !w->failed; i++) {
        const rec_ctor *c = &r->ctors[r->ctor_order[i]];
        state[i]          = r->state_row[c->state];
        example[i]        = c->example;
        if (key)
            key[i] = asn_batch_key(b, c->example, r->states[c->state].ordinal, SITE_CTOR, 0);
    }
    b->ctors = (ctor_room){.state     = state,
                           .example   = example,
                           .mask      = asn_batch_mask(b, key),
                           .x         = asn_work_rows(w, n, H),
                           .hidden    = asn_work_rows(w, n, H),
                           .recurrent = asn_work_rows(w, n, 4 * H)};
    if (w->train)
        b->ctors.dhidden = asn_work_zeros(w, n, H);
    if (!w->failed)
        b->ctors.attention = asn_attention_of(w, &b->memory, n, example);
}

/* What each constructor should attend to: the tokens that it and all below it are aligned with. */
static void supervise_ctors(batch *b)
{
    asn_record *r        = &b->r;
    double      strength = b->w.m->settings.sup_node;
    asn_wanted *wanted   = b->w.train && strength > 0 ? asn_work_alloc(&b->w, (size_t)r->n_ctors, sizeof *wanted) : NULL;
    if (b->w.failed || !wanted)
        return;
    for (int i = 0; i < r->n_ctors; i++) {
        const rec_ctor *c = &r->ctors[r->ctor_order[i]];
        wanted[i]         = asn_wanted_of(&r->examples[c->example]->of_nodes, c->index);
    }
    b->ctors.attention.wanted   = wanted;
    b->ctors.attention.strength = strength;
}

/* What each step of a sequence should attend to: the tokens that its next child, with all below it, is aligned with. */
static void supervise_steps(batch *b)
{
    asn_record *r        = &b->r;
    double      strength = b->w.m->settings.sup_child;
    asn_wanted *wanted   = b->w.train && strength > 0 ? asn_work_alloc(&b->w, (size_t)r->n_steps, sizeof *wanted) : NULL;
    if (b->w.failed || !wanted)
        return;
    for (int i = 0; i < r->n_steps; i++) {
        const rec_chain   *c = &r->chains[r->chain_order[r->step_chain[i]]];
        const asn_example *e = r->examples[c->example];
        if (e->chain_first && r->step_place[i] < c->length)
            wanted[i] = asn_wanted_of(&e->of_children, e->chain_first[c->index] + r->step_place[i]);
    }
    b->steps.attention.wanted   = wanted;
    b->steps.attention.strength = strength;
}

static void prepare_chains(batch *b)
{
    asn_record *r = &b->r;
    asn_work   *w = &b->w;
    int         n = r->n_chains, H = w->H;
    int32_t    *state = asn_work_ints(w, (size_t)n), *example = asn_work_ints(w, (size_t)n);
    uint32_t   *key   = asn_batch_keys(b, n);
    for (int i = 0; i < n && !w->failed; i++) {
        const rec_chain *c = &r->chains[r->chain_order[i]];
        state[i]           = r->state_row[c->state];
        example[i]         = c->example;
        if (key)
            key[i] = asn_batch_key(b, c->example, r->states[c->state].ordinal, SITE_FIELD, 0);
    }
    b->chains = (chain_room){.state     = state,
                             .example   = example,
                             .mask      = asn_batch_mask(b, key),
                             .x         = asn_work_rows(w, n, H),
                             .query     = asn_query_of(w, n, false),
                             .update    = asn_work_rows(w, n, H),
                             .start     = asn_work_rows(w, n, H),
                             .recurrent = asn_work_rows(w, n, 4 * H)};
    if (!w->train)
        return;
    b->chains.dx     = asn_work_zeros(w, n, H);
    b->chains.dstart = asn_work_zeros(w, n, H);
    b->chains.dquery = asn_query_of(w, n, true);
}

static void prepare_steps(batch *b)
{
    asn_record *r = &b->r;
    asn_work   *w = &b->w;
    int         n = r->n_steps, H = w->H;
    int32_t    *example = asn_work_ints(w, (size_t)n);
    uint32_t   *key     = asn_batch_keys(b, n);
    for (int i = 0; i < n && !w->failed; i++) {
        const rec_chain *c = &r->chains[r->chain_order[r->step_chain[i]]];
        example[i]         = c->example;
        if (key)
            key[i] = asn_batch_key(b, c->example, r->states[c->state].ordinal, SITE_STEP, r->step_place[i]);
    }
    b->steps = (step_room){.example = example, .mask = asn_batch_mask(b, key), .s = asn_work_rows(w, n, H)};
    if (!w->failed)
        b->steps.attention = asn_attention_of(w, &b->memory, n, example);
    if (!w->train)
        return;
    b->steps.ds         = asn_work_zeros(w, n, H);
    b->steps.dcontext   = asn_work_zeros(w, n, 2 * H);
    b->steps.dembedding = asn_work_zeros(w, n, H);
}

static int child_end(const batch *b, int level)
{
    return level < b->r.levels ? b->r.field_first[level + 1] : b->r.n_states;
}

static void prepare_children(batch *b)
{
    asn_record *r = &b->r;
    asn_work   *w = &b->w;
    int         n = 0, H = w->H;
    int32_t    *first = asn_work_ints(w, (size_t)r->levels + 2);
    for (int level = 0; level <= r->levels && !w->failed; level++) {
        first[level] = n;
        n += child_end(b, level) - r->child_first[level];
        first[level + 1] = n;
    }
    b->children = (child_room){.first  = first,
                               .h      = asn_work_rows(w, n, H),
                               .c      = asn_work_rows(w, n, H),
                               .before = asn_work_rows(w, n, H),
                               .gates  = asn_work_rows(w, n, 4 * H)};
    if (w->m->labels >= 0)
        b->children.x = asn_work_rows(w, n, H);
    if (!w->train)
        return;
    b->children.dh = asn_work_zeros(w, n, H);
    b->children.dc = asn_work_zeros(w, n, H);
}

/* ---- Vertical states. */

/* For rows of states: the row of what made each (a constructor or a sequence), and of its parent state. */
typedef struct makers {
    int      first, n;
    int32_t *maker, *parent;
} makers;

static makers makers_of(batch *b, int first, int end)
{
    asn_record *r = &b->r;
    makers      m = {first, end - first, asn_work_ints(&b->w, (size_t)(end - first)), asn_work_ints(&b->w, (size_t)(end - first))};
    for (int i = 0; i < m.n && !b->w.failed; i++) {
        const rec_state *s = &r->states[r->row_state[first + i]];
        m.parent[i]        = r->state_row[s->parent];
        m.maker[i]         = s->chain >= 0 ? r->chain_row[s->chain] : -1;
    }
    return m;
}

/* The fields of a group stand in a block; each constructor has the same number of them. */
static makers makers_of_fields(batch *b, int level, const ctor_group *const *groups, int n_groups)
{
    makers m = makers_of(b, b->r.field_first[level], b->r.child_first[level]);
    for (int i = 0; i < n_groups && !b->w.failed; i++) {
        const ctor_group *g      = groups[i];
        int               fields = b->w.m->seen.fields[g->ctor];
        for (int row = 0; row < g->n * fields; row++)
            m.maker[g->field_row - m.first + row] = g->first + row / fields;
    }
    return m;
}

/* The recurrent half of the vertical LSTM, once for each parent of some rows. */
static void recurrent_forward(batch *b, int first, int n, const int32_t *state, asn_rows recurrent)
{
    asn_work *w = &b->w;
    asn_rows  h = asn_work_rows(w, n, w->H);
    if (w->failed)
        return;
    asn_rows_gather(n, w->H, b->states.h, state + first, h, ASN_NO_MASK);
    asn_affine(w, w->m->vertical + L_H, n, h, asn_rows_from(recurrent, first), false);
}

/* Its gradient goes to the parents. */
static void recurrent_backward(batch *b, int first, int n, const int32_t *state, asn_rows drecurrent)
{
    asn_work *w  = &b->w;
    asn_rows  dh = asn_work_zeros(w, n, w->H);
    if (w->failed || n == 0)
        return;
    asn_affine_back_x(w, w->m->vertical + L_H, n, asn_rows_from(drecurrent, first), dh);
    asn_rows_scatter(n, w->H, dh, b->states.dh, state + first, ASN_NO_MASK);
}

static void recurrent_weights(batch *b, int n, const int32_t *state, asn_rows drecurrent)
{
    asn_work *w = &b->w;
    asn_rows  h = asn_work_rows(w, n, w->H);
    if (w->failed || n == 0)
        return;
    asn_rows_gather(n, w->H, b->states.h, state, h, ASN_NO_MASK);
    asn_affine_back_w(w, w->m->vertical + L_H, n, h, drecurrent);
}

/* Field state, child state: v_F = LSTM_v(v, e). */
static void states_forward(batch *b, const makers *m, asn_rows recurrent)
{
    asn_work   *w = &b->w;
    state_room *v = &b->states;
    asn_rows    gates = asn_rows_from(v->gates, m->first);
    int         lstm  = w->m->vertical;
    if (m->n == 0)
        return;
    asn_affine(w, lstm + L_X, m->n, asn_rows_from(v->embedding, m->first), gates, false);
    asn_rows_add(m->n, 4 * w->H, gates, recurrent, m->maker);
    asn_affine_bias(w, lstm + L_B, m->n, gates);
    asn_lstm_cells(m->n, w->H, gates, v->c, m->parent, asn_rows_from(v->c, m->first), asn_rows_from(v->h, m->first));
}

/* From the states to what they were made from: the embeddings, the parents' cells, and what all of a parent have in common. */
static void states_backward(batch *b, const makers *m, asn_rows drecurrent)
{
    asn_work   *w = &b->w;
    state_room *v = &b->states;
    asn_rows    gates = asn_rows_from(v->gates, m->first);
    asn_lstm_cells_back(m->n, w->H, gates, v->c, m->parent, asn_rows_from(v->c, m->first), asn_rows_from(v->dh, m->first), asn_rows_from(v->dc, m->first),
                        v->dc);
    asn_affine_back_x(w, w->m->vertical + L_X, m->n, gates, asn_rows_from(v->dembedding, m->first));
    asn_rows_scatter(m->n, 4 * w->H, gates, drecurrent, m->maker, ASN_NO_MASK);
}

/* All states at once: they stand behind the roots. */
static void state_weights(batch *b)
{
    int      first = b->r.n_examples, n = b->r.n_states - first;
    asn_rows gates = asn_rows_from(b->states.gates, first);
    asn_affine_back_w(&b->w, b->w.m->vertical + L_X, n, asn_rows_from(b->states.embedding, first), gates);
    asn_affine_back_bias(&b->w, b->w.m->vertical + L_B, n, gates);
}

/* ---- Phase 1: context and field embeddings of constructors, e_F' = f_C(e_F, c). */

static asn_rows embeddings_of_fields(batch *b, int ctor)
{
    int      H = b->w.H, fields = b->w.m->seen.fields[ctor];
    asn_rows e = asn_work_rows(&b->w, fields, H);
    for (int f = 0; f < fields && !b->w.failed; f++)
        memcpy(asn_row(e, f), asn_work_weights(&b->w, params_at_place(b, ctor, f)[P_E]), (size_t)H * sizeof(asn_real));
    return e;
}

/* e_F's half of f_C is the same for all nodes of a constructor. */
static void prepare_field_halves(batch *b)
{
    asn_record *r = &b->r;
    asn_work   *w = &b->w;
    ctor_room  *c = &b->ctors;
    c->field_half   = asn_work_alloc(w, (size_t)r->n_ctor_runs, sizeof *c->field_half);
    c->run_of_group = asn_work_ints(w, (size_t)r->n_ctor_groups);
    for (int i = 0; i < r->n_ctor_runs && !w->failed; i++) {
        const ctor_run *run    = &r->ctor_runs[i];
        int             fields = w->m->seen.fields[run->ctor];
        asn_rows        e      = embeddings_of_fields(b, run->ctor);
        c->field_half[i]       = asn_work_rows(w, fields, w->H);
        for (int k = 0; k < run->n_groups; k++)
            c->run_of_group[run->first_group + k] = i;
        if (!w->failed)
            asn_affine(w, params_of_ctor(b, run->ctor)[P_F_E], fields, e, c->field_half[i], false);
    }
}

static void ctors_forward(batch *b, const ctor_group *g)
{
    asn_work  *w = &b->w;
    ctor_room *c = &b->ctors;
    const int *p = params_of_ctor(b, g->ctor);
    int        H = w->H, at = g->first, n = g->n, fields = w->m->seen.fields[g->ctor];
    asn_rows   x = asn_rows_from(c->x, at), hidden = asn_rows_from(c->hidden, at), e = asn_rows_from(b->states.embedding, g->field_row);
    asn_rows_gather(n, H, b->states.h, c->state + at, x, asn_mask_from(c->mask, at));
    asn_query_forward(w, asn_query_of_state(p), n, x, asn_query_from(c->attention.query, at));
    asn_attention_forward(w, &c->attention, at, n);
    asn_affine(w, p[P_F_C], n, asn_rows_from(c->attention.context, at), hidden, false);
    asn_affine_bias(w, p[P_F_B], n, hidden);
    for (int i = 0; i < n; i++)
        asn_rows_sum(fields, H, asn_rows_from(e, i * fields), c->field_half[c->run_of_group[g - b->r.ctor_groups]], asn_row(hidden, i));
    asn_rows_tanh(n * fields, H, e, asn_mask_from(b->states.mask, g->field_row));
}

static void ctors_backward(batch *b, const ctor_group *g)
{
    asn_work  *w = &b->w;
    ctor_room *c = &b->ctors;
    const int *p = params_of_ctor(b, g->ctor);
    int        H = w->H, at = g->first, n = g->n, fields = w->m->seen.fields[g->ctor];
    asn_rows   de = asn_rows_from(b->states.dembedding, g->field_row), dhidden = asn_rows_from(c->dhidden, at);
    asn_rows   dcontext = asn_work_zeros(w, n, 2 * H), dx = asn_work_zeros(w, n, H);
    if (w->failed)
        return;
    asn_rows_tanh_back(n * fields, H, de, asn_rows_from(b->states.embedding, g->field_row), asn_mask_from(b->states.mask, g->field_row));
    for (int i = 0; i < n; i++)
        asn_column_sums(fields, H, asn_row(de, i * fields), de.stride, asn_row(dhidden, i));
    asn_affine_back_x(w, p[P_F_C], n, dhidden, dcontext);
    asn_attention_back(w, &c->attention, at, n, dcontext);
    asn_query_back_x(w, asn_query_of_state(p), n, asn_query_from(c->attention.dquery, at), dx);
    asn_rows_scatter(n, H, dx, b->states.dh, c->state + at, asn_mask_from(c->mask, at));
}

static void ctor_weights(batch *b, const ctor_run *r)
{
    asn_work  *w = &b->w;
    ctor_room *c = &b->ctors;
    const int *p = params_of_ctor(b, r->ctor);
    int        H = w->H, at = r->first, n = r->n, fields = w->m->seen.fields[r->ctor];
    asn_rows   dhidden = asn_rows_from(c->dhidden, at), e = embeddings_of_fields(b, r->ctor);
    asn_rows   dhalf = asn_work_zeros(w, fields, H), de = asn_work_zeros(w, fields, H);
    if (w->failed)
        return;
    asn_affine_back_w(w, p[P_F_C], n, asn_rows_from(c->attention.context, at), dhidden);
    asn_affine_back_bias(w, p[P_F_B], n, dhidden);
    asn_query_back_w(w, asn_query_of_state(p), n, asn_rows_from(c->x, at), asn_query_from(c->attention.dquery, at));
    for (int i = 0; i < r->n_groups; i++) {
        const ctor_group *g = &b->r.ctor_groups[r->first_group + i];
        for (int k = 0; k < g->n; k++)
            asn_rows_add(fields, H, dhalf, asn_rows_from(b->states.dembedding, g->field_row + k * fields), NULL);
    }
    asn_affine_back(w, p[P_F_E], fields, e, dhalf, de);
    for (int f = 0; f < fields; f++)
        asn_rows_add_one(1, H, (asn_rows){asn_work_gradient(w, params_at_place(b, r->ctor, f)[P_E]), H}, asn_row(de, f));
}

/* ---- Phase 2: states of fields. */

static void fields_forward(batch *b, int level, const ctor_group *const *groups, int n_groups)
{
    makers m = makers_of_fields(b, level, groups, n_groups);
    if (m.n == 0)
        return;
    for (int i = 0; i < n_groups && !b->w.failed; i++)
        recurrent_forward(b, groups[i]->first, groups[i]->n, b->ctors.state, b->ctors.recurrent);
    if (!b->w.failed)
        states_forward(b, &m, b->ctors.recurrent);
}

static void fields_backward(batch *b, int level, const ctor_group *const *groups, int n_groups)
{
    makers m = makers_of_fields(b, level, groups, n_groups);
    if (b->w.failed || m.n == 0)
        return;
    for (int i = 0; i < n_groups; i++)
        asn_rows_clear(groups[i]->n, 4 * b->w.H, asn_rows_from(b->ctors.recurrent, groups[i]->first));
    states_backward(b, &m, b->ctors.recurrent);
    for (int i = 0; i < n_groups; i++)
        recurrent_backward(b, groups[i]->first, groups[i]->n, b->ctors.state, b->ctors.recurrent);
}

/* ---- Phase 3: sequences, one step after the other. The horizontal LSTM is one product a step, for all fields. */

/* Row among the children of a row of their states. */
static int child_of(const batch *b, int level, int state_row)
{
    return b->children.first[level] + state_row - b->r.child_first[level];
}

static int state_of_child(const batch *b, int level, int child)
{
    return b->r.child_first[level] + child - b->children.first[level];
}

/* How many of a group's sequences have a child at a step. */
static int children_at(const chain_group *g, int step)
{
    return step + 1 < g->steps.steps ? g->steps.active[step + 1] : 0;
}

/* The sequence states before a step of a group: the start, or behind the child before. */
static asn_rows sequence_before(const batch *b, const chain_group *g, int step, asn_rows start, asn_rows children)
{
    return step ? asn_rows_from(children, child_of(b, g->level, g->child_row[step - 1])) : asn_rows_from(start, g->first);
}

/* What a sequence needs of its field's state, once. */
static void chains_begin(batch *b, const chain_group *g)
{
    asn_work   *w = &b->w;
    chain_room *c = &b->chains;
    const int  *p = params_of_field(b, g->field);
    int         at = g->first, n = g->n, with_child = children_at(g, 0);
    asn_rows    x = asn_rows_from(c->x, at);
    asn_rows_gather(n, w->H, b->states.h, c->state + at, x, asn_mask_from(c->mask, at));
    asn_query_forward(w, asn_query_of_state(p), n, x, asn_query_from(c->query, at));
    asn_affine(w, p[P_UPDATE_V], n, x, asn_rows_from(c->update, at), false);
    asn_affine(w, p[P_START], n, x, asn_rows_from(c->start, at), false);
    asn_feed_starts(b, at, n, asn_rows_from(c->start, at));
    if (with_child)
        recurrent_forward(b, at, with_child, c->state, c->recurrent);
}

/* The context of a step, and where a child comes its embedding: e_i = f_update(v, s_i-1, c). */
static void step_forward(batch *b, const chain_group *g, int step)
{
    asn_work  *w = &b->w;
    step_room *t = &b->steps;
    const int *p = params_of_field(b, g->field);
    int        H = w->H, at = g->steps.first_row[step], n = g->steps.active[step], with_child = children_at(g, step);
    asn_rows   before = sequence_before(b, g, step, b->chains.start, b->children.h), s = asn_rows_from(t->s, at);
    asn_query  query = asn_query_from(t->attention.query, at);
    asn_rows_gather(n, H, before, NULL, s, asn_mask_from(t->mask, at));
    asn_query_forward(w, query_of_sequence(p), n, s, query);
    asn_query_add(w, n, query, asn_query_from(b->chains.query, g->first), NULL);
    asn_attention_forward(w, &t->attention, at, n);
    if (with_child == 0)
        return;
    asn_rows e = asn_rows_from(b->states.embedding, g->child_row[step]);
    asn_affine(w, p[P_UPDATE_S], with_child, s, e, false);
    asn_affine(w, p[P_UPDATE_C], with_child, asn_rows_from(t->attention.context, at), e, true);
    asn_rows_add(with_child, H, e, asn_rows_from(b->chains.update, g->first), NULL);
    asn_affine_bias(w, p[P_UPDATE_B], with_child, e);
    asn_rows_tanh(with_child, H, e, asn_mask_from(b->states.mask, g->child_row[step]));
    asn_rows_gather(with_child, H, before, NULL, asn_rows_from(b->children.before, child_of(b, g->level, g->child_row[step])), ASN_NO_MASK);
}

/* The children of a step on a level, of all fields: rows among the children. */
static int children_of_step(const batch *b, const chain_group *const *groups, int n_groups, int step, int *first)
{
    int n = 0;
    for (int i = 0; i < n_groups; i++) {
        if (!children_at(groups[i], step))
            continue;
        int row = child_of(b, groups[i]->level, groups[i]->child_row[step]);
        if (n == 0 || row < *first)
            *first = row;
        n += children_at(groups[i], step);
    }
    return n;
}

/* Rows of the cells before the children of a step: zero for the first, else those of the children one step earlier. */
static int32_t *cells_before(batch *b, const chain_group *const *groups, int n_groups, int step, int first, int n)
{
    int32_t *rows = asn_work_ints(&b->w, (size_t)n);
    for (int i = 0; i < n_groups && step > 0 && rows; i++) {
        const chain_group *g = groups[i];
        for (int k = 0; k < children_at(g, step); k++)
            rows[child_of(b, g->level, g->child_row[step]) - first + k] = child_of(b, g->level, g->child_row[step - 1]) + k;
    }
    return rows;
}

static int longest_of(const chain_group *const *groups, int n_groups)
{
    int longest = 0;
    for (int i = 0; i < n_groups; i++)
        longest = groups[i]->steps.steps > longest ? groups[i]->steps.steps : longest;
    return longest;
}

/* Sequence state: s_i = LSTM_h(s_i-1, e_i). */
static void sequences_forward(batch *b, int level, const chain_group *const *groups, int n_groups, int step)
{
    asn_work   *w = &b->w;
    child_room *k = &b->children;
    int         first = 0, n = children_of_step(b, groups, n_groups, step, &first), lstm = w->m->horizontal;
    if (n == 0)
        return;
    int32_t *index = cells_before(b, groups, n_groups, step, first, n);
    asn_rows gates = asn_rows_from(k->gates, first);
    if (w->failed)
        return;
    asn_rows x = asn_rows_from(b->states.embedding, state_of_child(b, level, first));
    if (k->x.x) {
        asn_rows_gather(n, w->H, x, NULL, asn_rows_from(k->x, first), ASN_NO_MASK);
        x = asn_rows_from(k->x, first);
        for (int i = 0; i < n_groups; i++)
            if (children_at(groups[i], step))
                asn_feed_children(b, groups[i], step, children_at(groups[i], step), asn_rows_from(k->x, child_of(b, level, groups[i]->child_row[step])));
    }
    asn_affine(w, lstm + L_X, n, x, gates, false);
    asn_affine(w, lstm + L_H, n, asn_rows_from(k->before, first), gates, true);
    asn_affine_bias(w, lstm + L_B, n, gates);
    asn_lstm_cells(n, w->H, gates, step ? k->c : (asn_rows){0}, index, asn_rows_from(k->c, first), asn_rows_from(k->h, first));
}

static void chains_forward(batch *b, int level, const chain_group *const *groups, int n_groups)
{
    int steps = longest_of(groups, n_groups);
    for (int i = 0; i < n_groups; i++)
        chains_begin(b, groups[i]);
    for (int step = 0; step < steps && !b->w.failed; step++) {
        for (int i = 0; i < n_groups; i++)
            if (step < groups[i]->steps.steps)
                step_forward(b, groups[i], step);
        sequences_forward(b, level, groups, n_groups, step);
    }
}

/* From a child's embedding and the context into the state before the step, its query and its field's state. What the decision of
 * the step gave is in ds and dcontext already. */
static void step_backward(batch *b, const chain_group *g, int step)
{
    asn_work  *w = &b->w;
    step_room *t = &b->steps;
    const int *p = params_of_field(b, g->field);
    int        H = w->H, at = g->steps.first_row[step], n = g->steps.active[step], with_child = children_at(g, step);
    asn_rows   ds = asn_rows_from(t->ds, at), dcontext = asn_rows_from(t->dcontext, at);
    asn_query  dquery = asn_query_from(t->attention.dquery, at);
    if (with_child) {
        asn_rows de = asn_rows_from(b->states.dembedding, g->child_row[step]), e = asn_rows_from(b->states.embedding, g->child_row[step]);
        asn_rows_tanh_back(with_child, H, de, e, asn_mask_from(b->states.mask, g->child_row[step]));
        asn_affine_back_x(w, p[P_UPDATE_S], with_child, de, ds);
        asn_affine_back_x(w, p[P_UPDATE_C], with_child, de, dcontext);
        asn_rows_gather(with_child, H, de, NULL, asn_rows_from(t->dembedding, at), ASN_NO_MASK);
        asn_rows_add(with_child, H, asn_rows_from(b->chains.update, g->first), de, NULL);
    }
    asn_attention_back(w, &t->attention, at, n, dcontext);
    asn_query_back_x(w, query_of_sequence(p), n, dquery, ds);
    asn_query_add(w, n, asn_query_from(b->chains.dquery, g->first), dquery, NULL);
    asn_rows_scatter(n, H, ds, sequence_before(b, g, step, b->chains.dstart, b->children.dh), NULL, asn_mask_from(t->mask, at));
}

/* The states that the children of a step made were read by the step after it. */
static void sequences_backward(batch *b, int level, const chain_group *const *groups, int n_groups, int step)
{
    asn_work   *w = &b->w;
    child_room *k = &b->children;
    int         first = 0, n = children_of_step(b, groups, n_groups, step, &first), H = w->H, lstm = w->m->horizontal;
    if (n == 0)
        return;
    int32_t *index = cells_before(b, groups, n_groups, step, first, n);
    asn_rows gates = asn_rows_from(k->gates, first), dbefore = asn_work_zeros(w, n, H), none = {0};
    if (w->failed)
        return;
    asn_lstm_cells_back(n, H, gates, step ? k->c : none, index, asn_rows_from(k->c, first), asn_rows_from(k->dh, first), asn_rows_from(k->dc, first),
                        step ? k->dc : none);
    if (k->x.x) {
        asn_rows dx = asn_work_zeros(w, n, H);
        if (w->failed)
            return;
        asn_affine_back_x(w, lstm + L_X, n, gates, dx);
        asn_rows_add(n, H, asn_rows_from(b->states.dembedding, state_of_child(b, level, first)), dx, NULL);
        for (int i = 0; i < n_groups; i++)
            if (children_at(groups[i], step))
                asn_feed_children_back(b, groups[i], step, children_at(groups[i], step),
                                       asn_rows_from(dx, child_of(b, level, groups[i]->child_row[step]) - first));
    } else
        asn_affine_back_x(w, lstm + L_X, n, gates, asn_rows_from(b->states.dembedding, state_of_child(b, level, first)));
    asn_affine_back_x(w, lstm + L_H, n, gates, dbefore);
    for (int i = 0; i < n_groups; i++) {
        const chain_group *g = groups[i];
        if (children_at(g, step))
            asn_rows_add(children_at(g, step), H, sequence_before(b, g, step, b->chains.dstart, k->dh),
                         asn_rows_from(dbefore, child_of(b, level, g->child_row[step]) - first), NULL);
    }
}

/* From a group into its field's states. The order of these sums is part of a model's bits. */
static void chains_end(batch *b, const chain_group *g)
{
    asn_work         *w = &b->w;
    chain_room       *c = &b->chains;
    const int        *p = params_of_field(b, g->field);
    int               at = g->first, n = g->n;
    asn_rows          dx = asn_rows_from(c->dx, at);
    asn_query         dquery = asn_query_from(c->dquery, at);
    asn_query_weights q = asn_query_of_state(p);
    if (dquery.scores.x)
        asn_affine_back_x(w, q.scores, n, dquery.scores, dx);
    asn_affine_back_x(w, q.vector, n, dquery.vector, dx);
    if (children_at(g, 0))
        asn_affine_back_x(w, p[P_UPDATE_V], children_at(g, 0), asn_rows_from(c->update, at), dx);
    asn_affine_back_x(w, p[P_START], n, asn_rows_from(c->dstart, at), dx);
    asn_feed_starts_back(b, at, n, asn_rows_from(c->dstart, at));
    asn_rows_scatter(n, w->H, dx, b->states.dh, c->state + at, asn_mask_from(c->mask, at));
}

static void chains_backward(batch *b, int level, const chain_group *const *groups, int n_groups)
{
    asn_work *w = &b->w;
    if (w->failed || n_groups == 0)
        return;
    for (int i = 0; i < n_groups; i++) /* the update's half is of no more use: its gradient takes its place */
        asn_rows_clear(groups[i]->n, w->H, asn_rows_from(b->chains.update, groups[i]->first));
    for (int step = longest_of(groups, n_groups) - 1; step >= 0; step--) {
        sequences_backward(b, level, groups, n_groups, step);
        if (w->failed)
            return;
        for (int i = 0; i < n_groups; i++)
            if (step < groups[i]->steps.steps)
                step_backward(b, groups[i], step);
    }
    for (int i = 0; i < n_groups; i++)
        chains_end(b, groups[i]);
    int first = b->children.first[level], n = b->children.first[level + 1] - first;
    asn_rows x = b->children.x.x ? asn_rows_from(b->children.x, first) : asn_rows_from(b->states.embedding, b->r.child_first[level]);
    asn_affine_back_w(w, w->m->horizontal + L_X, n, x, asn_rows_from(b->children.gates, first));
}

static void chain_weights(batch *b, const chain_run *r)
{
    asn_work   *w = &b->w;
    chain_room *c = &b->chains;
    step_room  *t = &b->steps;
    const int  *p = params_of_field(b, r->field);
    int         at = r->first, n = r->n, first = r->first_step, steps = r->n_steps;
    asn_rows    x = asn_rows_from(c->x, at), s = asn_rows_from(t->s, first), de = asn_rows_from(t->dembedding, first);
    asn_query_back_w(w, query_of_sequence(p), steps, s, asn_query_from(t->attention.dquery, first));
    asn_query_back_w(w, asn_query_of_state(p), n, x, asn_query_from(c->dquery, at));
    asn_affine_back_w(w, p[P_START], n, x, asn_rows_from(c->dstart, at));
    if (steps == n)
        return; /* all of them are empty */
    asn_affine_back_w(w, p[P_UPDATE_S], steps, s, de);
    asn_affine_back_w(w, p[P_UPDATE_C], steps, asn_rows_from(t->attention.context, first), de);
    asn_affine_back_bias(w, p[P_UPDATE_B], steps, de);
    asn_affine_back_w(w, p[P_UPDATE_V], n, x, asn_rows_from(c->update, at));
}

static void sequence_weights(batch *b)
{
    int n = b->children.first[b->r.levels];
    asn_affine_back_w(&b->w, b->w.m->horizontal + L_H, n, b->children.before, b->children.gates);
    asn_affine_back_bias(&b->w, b->w.m->horizontal + L_B, n, b->children.gates);
}

/* ---- Phase 4: states of children. */

static void children_forward(batch *b, int level)
{
    makers m = makers_of(b, b->r.child_first[level], child_end(b, level));
    if (!b->w.failed)
        states_forward(b, &m, b->chains.recurrent);
}

static void children_backward(batch *b, int level, const chain_group *const *groups, int n_groups)
{
    makers m = makers_of(b, b->r.child_first[level], child_end(b, level));
    for (int i = 0; i < n_groups; i++)
        asn_rows_clear(groups[i]->n, 4 * b->w.H, asn_rows_from(b->chains.recurrent, groups[i]->first));
    if (b->w.failed || m.n == 0)
        return;
    states_backward(b, &m, b->chains.recurrent);
    for (int i = 0; i < n_groups; i++)
        recurrent_backward(b, groups[i]->first, children_at(groups[i], 0), b->chains.state, b->chains.recurrent);
}

/* ---- The schedule. */

typedef struct level_groups {
    const ctor_group *const  *ctors;
    const chain_group *const *chains;
    int                       n_ctors, n_chains;
} level_groups;

static level_groups groups_at(const asn_record *r, int level)
{
    int ctor = r->ctors_first[level], chain = r->chains_first[level];
    return (level_groups){r->ctors_at + ctor, r->chains_at + chain, r->ctors_first[level + 1] - ctor, r->chains_first[level + 1] - chain};
}

void asn_levels_forward(batch *b)
{
    asn_work *w = &b->w;
    prepare_ctors(b);
    prepare_field_halves(b);
    prepare_chains(b);
    prepare_steps(b);
    prepare_children(b);
    supervise_ctors(b);
    supervise_steps(b);
    for (int level = 0; level < b->r.levels && !w->failed; level++) {
        level_groups   g    = groups_at(&b->r, level);
        asn_arena_mark mark = asn_arena_here(w->arena);
        for (int i = 0; i < g.n_ctors; i++)
            ctors_forward(b, g.ctors[i]);
        fields_forward(b, level, g.ctors, g.n_ctors);
        if (!w->failed)
            chains_forward(b, level, g.chains, g.n_chains);
        if (!w->failed)
            children_forward(b, level);
        asn_arena_back(w->arena, mark);
    }
}

void asn_levels_backward(batch *b)
{
    asn_work *w = &b->w;
    for (int level = b->r.levels - 1; level >= 0 && !w->failed; level--) {
        level_groups   g    = groups_at(&b->r, level);
        asn_arena_mark mark = asn_arena_here(w->arena);
        children_backward(b, level, g.chains, g.n_chains);
        chains_backward(b, level, g.chains, g.n_chains);
        fields_backward(b, level, g.ctors, g.n_ctors);
        asn_arena_back(w->arena, mark);
        for (int i = 0; i < g.n_ctors && !w->failed; i++) {
            ctors_backward(b, g.ctors[i]);
            asn_arena_back(w->arena, mark);
        }
    }
    asn_arena_mark mark = asn_arena_here(w->arena);
    for (int i = 0; i < b->r.n_ctor_runs && !w->failed; i++) {
        ctor_weights(b, &b->r.ctor_runs[i]);
        asn_arena_back(w->arena, mark);
    }
    for (int i = 0; i < b->r.n_chain_runs && !w->failed; i++)
        chain_weights(b, &b->r.chain_runs[i]);
    recurrent_weights(b, b->r.n_ctors, b->ctors.state, b->ctors.recurrent);
    recurrent_weights(b, b->r.n_chains, b->chains.state, b->chains.recurrent);
    if (w->failed)
        return;
    sequence_weights(b);
    state_weights(b);
}
