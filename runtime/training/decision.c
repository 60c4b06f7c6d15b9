#include "training/decision.h"

decision_rows asn_decision_rows(batch *b, int n)
{
    asn_work     *w = &b->w;
    decision_rows r = {.n = n, .state = asn_work_ints(w, (size_t)n), .example = asn_work_ints(w, (size_t)n), .key = asn_batch_keys(b, n)};
    r.mask          = asn_batch_mask(b, r.key);
    r.x             = asn_work_rows(w, n, w->H);
    if (w->train) {
        r.dx       = asn_work_zeros(w, n, w->H);
        r.dcontext = asn_work_zeros(w, n, 2 * w->H);
    }
    return r;
}

void asn_decision_rows_add(const batch *b, decision_rows *r, int i, int32_t state, int32_t example, int site)
{
    r->state[i]   = b->r.state_row[state];
    r->example[i] = example;
    if (r->key)
        r->key[i] = asn_batch_key(b, example, b->r.states[state].ordinal, site, 0);
}

void asn_decision_read(batch *b, decision_rows *r)
{
    asn_rows_gather(r->n, b->w.H, b->states.h, r->state, r->x, r->mask);
}

void asn_decision_read_back(batch *b, decision_rows *r)
{
    asn_rows_scatter(r->n, b->w.H, r->dx, b->states.dh, r->state, r->mask);
}

void asn_decision_attend(batch *b, decision_rows *r, const int *p, const asn_wanted *wanted, double strength)
{
    r->attention = asn_attention_of(&b->w, &b->memory, r->n, r->example);
    if (b->w.failed)
        return;
    r->attention.wanted   = wanted;
    r->attention.strength = strength;
    asn_query_forward(&b->w, asn_query_of_state(p), r->n, r->x, r->attention.query);
    asn_attention_forward(&b->w, &r->attention, 0, r->n);
}

void asn_decision_attend_back(batch *b, decision_rows *r, const int *p)
{
    asn_attention_back(&b->w, &r->attention, 0, r->n, r->dcontext);
    asn_query_back(&b->w, asn_query_of_state(p), r->n, r->x, r->attention.dquery, r->dx);
}

asn_soft *asn_decision_softs(batch *b, int n)
{
    return b->lessons ? asn_work_alloc(&b->w, (size_t)n, sizeof(asn_soft)) : NULL;
}

asn_soft asn_decision_soft(const batch *b, int32_t example, asn_lesson_kind kind, int32_t index)
{
    const asn_lesson *l = b->lessons ? b->lessons[example] : NULL;
    return l ? (asn_soft){l->p + l->first[kind][index], l->share} : (asn_soft){NULL, 0};
}

asn_network asn_decision_network(const decision_rows *r, asn_rows context, const int *p, const network_params *k)
{
    return (asn_network){.n        = r->n,
                         .n_in     = 2,
                         .in       = {{p[k->v], r->x, r->dx, r->n, NULL}, {p[k->c], context, r->dcontext, r->n, NULL}},
                         .bias     = p[k->bias],
                         .out      = p[k->out],
                         .out_bias = p[k->out_bias]};
}
