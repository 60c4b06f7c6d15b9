/* decisions.c: decisions. They feed no state, so each module's rows of a whole minibatch run at once, forward and backward. */
#include "training/decision.h"

#include <stdlib.h>

/* ---- The decision: a small network, then a choice among classes, or yes or no (YES_NO: a list may have one entry only, and
 * then nothing is to be said). */

enum { YES_NO = -1 };

/* Gradients of the inputs are there afterwards. */
static void decide(batch *b, asn_network *net, int classes, const int32_t *gold, const asn_soft *soft, double smooth)
{
    asn_work *w  = &b->w;
    net->outputs = classes == YES_NO ? 1 : classes;
    asn_network_forward(w, net);
    if (w->failed)
        return;
    if (classes == YES_NO)
        w->loss += asn_yes_no(net->n, net->logits, gold, soft, (asn_real)w->scale);
    else
        w->loss += asn_choice(net->n, classes, net->logits, gold, soft, w->train ? smooth : 0, (asn_real)w->scale);
    if (w->train)
        asn_network_backward(w, net);
}

static const network_params GEN  = {P_GEN_V, P_GEN_C, P_GEN_B, P_GEN_OUT_W, P_GEN_OUT_B};      /* is there a child; does another come */
static const network_params SOME = {P_SOME_V, P_SOME_C, P_SOME_B, P_SOME_OUT_W, P_SOME_OUT_B}; /* is there a child in this place */
static const network_params NEW  = {P_NEW_V, P_NEW_C, P_NEW_B, P_NEW_OUT_W, P_NEW_OUT_B};      /* is the value to be spelled */

/* ---- Records by what they belong to, in recorded order within each: a counting sort over the kinds that there are. */

static int by_number(const void *x, const void *y)
{
    int32_t a = *(const int32_t *)x, b = *(const int32_t *)y;
    return a < b ? -1 : a > b;
}

typedef int32_t what_fn(const asn_record *r, int32_t i);
static int sort_by(batch *b, int32_t n, what_fn *what, decision_records **groups)
{
    int32_t *order = asn_work_ints(&b->w, (size_t)n), *kinds = asn_work_ints(&b->w, (size_t)n), *count = b->kind_count, found = 0, at = 0;
    *groups = asn_work_alloc(&b->w, (size_t)n, sizeof **groups);
    if (b->w.failed)
        return 0;
    for (int32_t i = 0; i < n; i++) {
        int32_t kind = what(&b->r, i);
        if (count[kind]++ == 0)
            kinds[found++] = kind;
    }
    qsort(kinds, (size_t)found, sizeof *kinds, by_number);
    for (int32_t k = 0; k < found; k++) {
        (*groups)[k]    = (decision_records){kinds[k], count[kinds[k]], order + at};
        at             += count[kinds[k]];
        count[kinds[k]] = at - count[kinds[k]]; /* now where its next one goes */
    }
    for (int32_t i = 0; i < n; i++)
        order[count[what(&b->r, i)]++] = i;
    for (int32_t k = 0; k < found; k++)
        count[kinds[k]] = 0;
    return found;
}

static int32_t type_of_choice(const asn_record *r, int32_t i)
{
    return r->choices[i].what;
}
static int32_t field_of_optional(const asn_record *r, int32_t i)
{
    return r->optionals[i].what;
}
static int32_t field_of_some(const asn_record *r, int32_t i)
{
    return r->somes[i].field;
}
static int32_t type_of_value(const asn_record *r, int32_t i)
{
    return r->values[i].type;
}

/* ---- Constructors of types, and optional fields. */

static void run_choices(batch *b, const rec_choice *all, const decision_records *g, const int *p, const network_params *k, int classes, int site)
{
    bool        optional = classes == YES_NO;
    double      strength = optional ? b->w.m->settings.sup_child : b->w.m->settings.sup_choice;
    decision_rows     r        = asn_decision_rows(b, g->n);
    int32_t    *gold     = asn_work_ints(&b->w, (size_t)g->n);
    asn_soft   *soft     = asn_decision_softs(b, g->n);
    asn_wanted *wanted   = b->w.train && strength > 0 ? asn_work_alloc(&b->w, (size_t)g->n, sizeof *wanted) : NULL;
    if (b->w.failed)
        return;
    for (int i = 0; i < g->n; i++) {
        const rec_choice *c = &all[g->order[i]];
        asn_decision_rows_add(b, &r, i, c->state, c->example, site);
        gold[i] = c->gold;
        const asn_example *e = b->r.examples[c->example];
        if (soft)
            soft[i] = asn_decision_soft(b, c->example, optional ? ASN_TAUGHT_OPTIONAL : ASN_TAUGHT_CHOICE, c->index);
        if (wanted)
            wanted[i] = asn_wanted_of(optional ? &e->of_options : &e->of_choices, c->index);
    }
    asn_decision_read(b, &r);
    asn_decision_attend(b, &r, p, wanted, strength);
    asn_network net = asn_decision_network(&r, r.attention.context, p, k);
    decide(b, &net, classes, gold, soft, 0);
    if (b->w.failed || !b->w.train)
        return;
    asn_decision_attend_back(b, &r, p);
    asn_decision_read_back(b, &r);
}

static void run_types(batch *b, const decision_records *g)
{
    const asn_model *m = b->w.m;
    run_choices(b, b->r.choices, g, m->module[m->type_module[g->kind]], &ASN_F, m->seen.choices[g->kind], SITE_DECISION);
}

static void run_optionals(batch *b, const decision_records *g)
{
    const asn_model *m = b->w.m;
    run_choices(b, b->r.optionals, g, m->module[m->field_module[g->kind]], &GEN, YES_NO, SITE_FIELD);
}

/* ---- Sequences. Does another child come: all steps of a field, whose states and contexts are there. The field's state is shared
 * by the steps of a sequence. */

static void run_steps(batch *b, const chain_run *g)
{
    asn_work   *w = &b->w;
    step_room  *t = &b->steps;
    const int  *p = w->m->module[w->m->field_module[g->field]];
    int         first = g->first_step, n = g->n_steps;
    int32_t    *gold = asn_work_ints(w, (size_t)n), *chain = asn_work_ints(w, (size_t)n);
    asn_soft   *soft = asn_decision_softs(b, n);
    if (w->failed)
        return;
    for (int i = 0; i < n; i++) {
        int32_t row = b->r.step_chain[first + i];
        chain[i]    = row - g->first;
        gold[i]     = b->r.step_place[first + i] + 1 < b->r.chain_steps[row];
        if (soft) {
            const rec_chain *c = &b->r.chains[b->r.chain_order[row]];
            soft[i]            = asn_decision_soft(b, c->example, ASN_TAUGHT_CHAIN, c->index);
            soft[i].q         += soft[i].q ? b->r.step_place[first + i] : 0;
        }
    }
    asn_network net = {.n        = n,
                       .n_in     = 3,
                       .in       = {{p[P_GEN_S], asn_rows_from(t->s, first), asn_rows_from(t->ds, first), n, NULL},
                                    {p[P_GEN_C], asn_rows_from(t->attention.context, first), asn_rows_from(t->dcontext, first), n, NULL},
                                    {p[P_GEN_V], asn_rows_from(b->chains.x, g->first), asn_rows_from(b->chains.dx, g->first), g->n, chain}},
                       .bias     = p[P_GEN_B],
                       .out      = p[P_GEN_OUT_W],
                       .out_bias = p[P_GEN_OUT_B]};
    decide(b, &net, YES_NO, gold, soft, 0);
}

/* Is there a child in a place of a sequence with gaps: by its state, and the context of its step. */
static void run_somes(batch *b, const decision_records *g)
{
    asn_work  *w       = &b->w;
    const int *p       = w->m->module[w->m->field_module[g->kind]];
    decision_rows    r       = asn_decision_rows(b, g->n);
    asn_rows   context = asn_work_rows(w, g->n, 2 * w->H);
    int32_t   *step = asn_work_ints(w, (size_t)g->n), *gold = asn_work_ints(w, (size_t)g->n);
    asn_soft  *soft = asn_decision_softs(b, g->n);
    if (w->failed)
        return;
    for (int i = 0; i < g->n; i++) {
        const rec_some *s = &b->r.somes[g->order[i]];
        asn_decision_rows_add(b, &r, i, s->state, s->example, SITE_FIELD);
        step[i] = asn_record_step_row(&b->r, s->chain, s->place);
        gold[i] = s->gold;
        if (soft)
            soft[i] = asn_decision_soft(b, s->example, ASN_TAUGHT_SOME, s->index);
    }
    asn_decision_read(b, &r);
    asn_rows_gather(g->n, 2 * w->H, b->steps.attention.context, step, context, ASN_NO_MASK);
    asn_network net = asn_decision_network(&r, context, p, &SOME);
    decide(b, &net, YES_NO, gold, soft, 0);
    if (w->failed || !w->train)
        return;
    asn_decision_read_back(b, &r);
    asn_rows_scatter(g->n, 2 * w->H, r.dcontext, b->steps.dcontext, step, ASN_NO_MASK);
}

/* ---- Values: one of the list, or spelled. */

void asn_spell_later(asn_spelled *all, const rec_value *v, const asn_example *e)
{
    all->state[all->n]    = v->state;
    all->example[all->n]  = v->example;
    all->letters[all->n]  = e->letters + e->letters_first[v->index];
    all->length[all->n++] = e->letters_first[v->index + 1] - e->letters_first[v->index];
}

static void run_values(batch *b, const decision_records *g, asn_spelled *spelled)
{
    asn_work   *w      = &b->w;
    const int  *p      = w->m->module[w->m->type_module[g->kind]];
    bool        wants  = w->m->settings.sup_att > 0 && w->train;
    decision_rows     r      = asn_decision_rows(b, g->n);
    int32_t    *gold   = asn_work_ints(w, (size_t)g->n), *new = asn_work_ints(w, (size_t)g->n);
    asn_soft   *soft   = asn_decision_softs(b, g->n), *soft_new = asn_decision_softs(b, g->n);
    asn_wanted *wanted = asn_work_alloc(w, (size_t)g->n, sizeof *wanted);
    int         listed = w->m->values[g->kind].n;
    if (w->failed)
        return;
    for (int i = 0; i < g->n; i++) {
        const rec_value   *v = &b->r.values[g->order[i]];
        const asn_example *e = b->r.examples[v->example];
        asn_decision_rows_add(b, &r, i, v->state, v->example, SITE_DECISION);
        gold[i] = e->value[v->index];
        new[i]  = gold[i] == ASN_SPELLED; /* negative: such a row takes no part in the list's choice */
        if (new[i])
            asn_spell_later(spelled, v, e);
        if (wants)
            wanted[i] = asn_wanted_of(&e->of_values, v->index);
        if (soft) { /* the list's entries, then that it is spelled: they add up to one */
            soft[i]     = asn_decision_soft(b, v->example, ASN_TAUGHT_VALUE, v->index);
            soft_new[i] = soft[i].q ? (asn_soft){soft[i].q + listed, soft[i].share} : soft[i];
        }
    }
    asn_decision_read(b, &r);
    asn_decision_attend(b, &r, p, wants ? wanted : NULL, w->m->settings.sup_att);
    if (w->m->g->types[g->kind].open) {
        asn_network net = asn_decision_network(&r, r.attention.context, p, &NEW);
        decide(b, &net, YES_NO, new, soft_new, 0);
    }
    asn_network net = asn_decision_network(&r, r.attention.context, p, &ASN_F);
    decide(b, &net, listed, gold, soft, w->m->settings.smooth);
    if (w->failed || !w->train)
        return;
    asn_decision_attend_back(b, &r, p);
    asn_decision_read_back(b, &r);
}

/* ---- All of them. What a module takes is given back when it is done: the next one finds it in the cache. */

static void run_each(batch *b, int32_t n, what_fn *what, void (*run)(batch *b, const decision_records *g))
{
    decision_records       *g;
    int            kinds = sort_by(b, n, what, &g);
    asn_arena_mark mark  = asn_arena_here(b->w.arena);
    for (int i = 0; i < kinds && !b->w.failed; i++, asn_arena_back(b->w.arena, mark))
        run(b, &g[i]);
}

static void run_all_values(batch *b)
{
    size_t      most    = (size_t)b->r.n_values;
    asn_spelled spelled = {0, asn_work_ints(&b->w, most), asn_work_ints(&b->w, most), asn_work_ints(&b->w, most),
                           asn_work_alloc(&b->w, most, sizeof *spelled.letters)};
    decision_records    *g;
    int         types = b->w.failed ? 0 : sort_by(b, b->r.n_values, type_of_value, &g);
    asn_arena_mark mark = asn_arena_here(b->w.arena);
    for (int i = 0; i < types && !b->w.failed; i++, asn_arena_back(b->w.arena, mark))
        (b->w.m->g->types[g[i].kind].n_copies ? asn_copied_run : run_values)(b, &g[i], &spelled);
    if (spelled.n && !b->w.failed)
        asn_speller_run(b, &spelled);
}

void asn_decisions_run(batch *b)
{
    run_each(b, b->r.n_choices, type_of_choice, run_types);
    run_each(b, b->r.n_optionals, field_of_optional, run_optionals);
    asn_arena_mark mark = asn_arena_here(b->w.arena);
    for (int i = 0; i < b->r.n_chain_runs && !b->w.failed; i++, asn_arena_back(b->w.arena, mark))
        run_steps(b, &b->r.chain_runs[i]);
    run_each(b, b->r.n_somes, field_of_some, run_somes);
    run_all_values(b);
}
