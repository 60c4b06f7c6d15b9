/* copied.c: values that may be copied from the input. A value's probability is the sum over its derivations: an entry of the list, and every
 * run of tokens that gives it. The loss is -log of that sum, and each derivation's share of it is how much of the gradient is its own. */
#include "arithmetic/kernel.h"
#include "arithmetic/tensor.h"
#include "text/copy.h"
#include "training/affine.h"
#include "training/decision.h"

#include <string.h>

static const network_params WAY = {P_WAY_V, P_WAY_C, P_WAY_B, P_WAY_OUT_W, P_WAY_OUT_B}; /* from the list, by which copy, or spelled */

/* A row at work: one value. */
typedef struct row_of_copies {
    const asn_grammar    *g;
    const asn_type       *type;
    const asn_example    *e;
    asn_rows              enc, denc;   /* of its example's tokens */
    asn_real             *list, *way;  /* scores, then gradients */
    asn_real             *query, *dquery; /* of all pointers, one behind the other */
    int                   values, ways, W; /* W: the width of an encoding */
    int32_t               entry;       /* as in asn_example */
    const asn_derivation *copies;
    int                   n_copies;
    asn_soft              soft;        /* what teachers say: of every derivation */
} row_of_copies;

/* One copy statement: where the gold copies by it begin and end, and the pointers' scores. */
typedef struct pointing {
    const asn_copy *how;
    int32_t         T, token;          /* its input's tokens, and the first of them in the example */
    asn_real       *query, *dquery;
    asn_real       *begin, *end;       /* scores, then gradients; T each. NULL: no such pointer */
    double          norm;              /* of begin */
} pointing;

static int reach(int32_t T, int32_t first)
{
    return T - first < ASN_LONGEST_SPAN ? T - first : ASN_LONGEST_SPAN;
}

static void point(const row_of_copies *r, const pointing *p, const asn_real *query, asn_real *to)
{
    asn_rows enc = asn_rows_from(r->enc, p->token);
    asn_multiply_bt(1, p->T, r->W, query, r->W, enc.x, enc.stride, to, p->T, false);
}

static void point_back(const row_of_copies *r, const pointing *p, const asn_real *query, asn_real *dquery, const asn_real *d)
{
    asn_rows enc = asn_rows_from(r->enc, p->token), denc = asn_rows_from(r->denc, p->token);
    asn_multiply(1, r->W, p->T, d, p->T, enc.x, enc.stride, dquery, r->W, false);
    asn_multiply_at(p->T, r->W, 1, d, p->T, query, r->W, denc.x, denc.stride, true);
}

/* The log-probability of a copy, given that it is copied by this statement. */
static double log_prob(const pointing *p, const asn_derivation *d)
{
    double ends;
    if (p->how->part == ASN_COPY_WHOLE)
        return 0;
    double begins = (double)p->begin[d->first] - p->norm;
    if (p->how->part == ASN_COPY_TOKEN)
        return begins;
    asn_row_log_norm(reach(p->T, d->first), p->end + d->first, &ends);
    return begins + (double)p->end[d->last] - ends;
}

/* Pointers of all statements, and their scores. room: two reals for each token of each statement. */
static void point_all(const row_of_copies *r, pointing *all, asn_real *room)
{
    int at = 0;
    for (int k = 0; k < r->type->n_copies; k++) {
        pointing *p = &all[k];
        *p          = (pointing){.how = &r->g->copies[r->type->first_copy + k]};
        p->token    = r->e->first[p->how->input];
        p->T        = r->e->first[p->how->input + 1] - p->token;
        p->query    = r->query + at;
        p->dquery   = r->dquery ? r->dquery + at : NULL;
        at += asn_copy_pointers(p->how) * r->W;
        if (p->how->part == ASN_COPY_WHOLE || p->T == 0)
            continue;
        p->begin = room;
        point(r, p, p->query, p->begin);
        asn_row_log_norm(p->T, p->begin, &p->norm);
        if (p->how->part == ASN_COPY_SPAN) {
            p->end = room + p->T;
            point(r, p, p->query + r->W, p->end);
        }
        room += 2 * p->T;
    }
}

/* Gradients of a statement's pointers. share: of each gold derivation, zero for those of other statements; all: their sum. */
static void pointing_back(const row_of_copies *r, const pointing *p, int copy, const double *share, double all, asn_real scale, asn_real *room)
{
    asn_real *d = room, *soft = room + p->T;
    if (!p->begin)
        return;
    for (int32_t t = 0; t < p->T; t++)
        d[t] = (asn_real)(all * asn_exp_down((double)p->begin[t] - p->norm)) * scale;
    for (int k = 0; k < r->n_copies; k++)
        if (r->copies[k].copy == copy)
            d[r->copies[k].first] -= (asn_real)share[k] * scale;
    point_back(r, p, p->query, p->dquery, d);
    if (!p->end)
        return;
    memset(d, 0, (size_t)p->T * sizeof *d);
    for (int k = 0; k < r->n_copies; k++) {
        const asn_derivation *one = &r->copies[k];
        int                   n   = reach(p->T, one->first);
        if (one->copy != copy)
            continue;
        memcpy(soft, p->end + one->first, (size_t)n * sizeof *soft);
        asn_row_softmax(n, soft, NULL);
        for (int t = 0; t < n; t++)
            d[one->first + t] += (asn_real)share[k] * soft[t] * scale;
        d[one->last] -= (asn_real)share[k] * scale;
    }
    point_back(r, p, p->query + r->W, p->dquery + r->W, d);
}

/* From scores to gradients: of a softmax whose right answers have the shares right, which add up to all. */
static void softmax_back(int n, asn_real *x, double all, asn_real scale)
{
    if (all <= 0) {
        memset(x, 0, (size_t)n * sizeof *x);
        return;
    }
    asn_row_softmax(n, x, NULL);
    for (int k = 0; k < n; k++)
        x[k] *= (asn_real)all * scale;
}

/* ---- Teachers: they have a probability for every derivation, in the order of asn_scorer_derived. The loss is the cross entropy; its gradient
 * has the form of the one above, with shares for all derivations. So has their mixture, for which the shares are mixed. */

static int sources_of(const pointing *p)
{
    return asn_copy_sources(p->how, p->T);
}

static int derivations_of(const asn_model *m, int type, const asn_example *e)
{
    const asn_type *t = &m->g->types[type];
    int             n = m->values[type].n + t->open;
    for (int k = t->first_copy; k < t->first_copy + t->n_copies; k++)
        n += asn_copy_sources(&m->g->copies[k], e->first[m->g->copies[k].input + 1] - e->first[m->g->copies[k].input]);
    return n;
}

/* Spans that begin at a token, or the token alone. */
static int lasts(const pointing *p, int32_t first)
{
    return p->end ? reach(p->T, first) : 1;
}

/* way: the log-probability of copying by this statement. */
static double soft_copies(const pointing *p, double way, const float *q)
{
    double loss = 0, ends = 0;
    if (!p->begin)
        return p->T ? -(double)*q * way : 0; /* all of the input */
    for (int32_t first = 0; first < p->T; first++) {
        int    n      = lasts(p, first);
        double begins = way + (double)p->begin[first] - p->norm;
        if (p->end)
            asn_row_log_norm(n, p->end + first, &ends);
        for (int k = 0; k < n; k++)
            loss -= (double)*q++ * (begins + (p->end ? (double)p->end[first + k] - ends : 0));
    }
    return loss;
}

static double soft_loss(const row_of_copies *r, const pointing *all, double way_norm, double list_norm)
{
    const float *q    = r->soft.q;
    double       loss = 0;
    for (int k = 0; k < r->values; k++)
        loss -= (double)*q++ * ((double)r->way[0] - way_norm + (double)r->list[k] - list_norm);
    for (int c = 0; c < r->type->n_copies; q += sources_of(&all[c++]))
        loss += soft_copies(&all[c], (double)r->way[1 + c] - way_norm, q);
    return r->type->open ? loss - (double)*q * ((double)r->way[r->ways - 1] - way_norm) : loss;
}

/* listed, share: of the gold derivations, which add up to one. */
static void set_targets(const row_of_copies *r, const pointing *all, double listed, const double *share, double *target)
{
    int    n    = r->values + r->type->open, at = r->values;
    double hard = 1 - r->soft.share;
    for (int c = 0; c < r->type->n_copies; c++)
        n += sources_of(&all[c]);
    for (int k = 0; k < n; k++)
        target[k] = r->soft.share * (double)r->soft.q[k];
    if (r->entry != ASN_ONLY_COPIED)
        target[r->entry == ASN_SPELLED ? n - 1 : r->entry] += hard * listed;
    for (int c = 0; c < r->type->n_copies; at += sources_of(&all[c++]))
        for (int k = 0; k < r->n_copies; k++)
            if (r->copies[k].copy == r->type->first_copy + c)
                target[at + asn_copy_number(all[c].how, all[c].T, r->copies[k].first, r->copies[k].last)] += hard * share[k];
}

static double sum_of(const double *x, int n)
{
    double sum = 0;
    for (int k = 0; k < n; k++)
        sum += x[k];
    return sum;
}

/* Gradients of a statement's pointers. mass: of all its targets. */
static void copies_back(const row_of_copies *r, const pointing *p, const double *target, double mass, asn_real scale, asn_real *room)
{
    asn_real     *d = room, *soft = room + p->T;
    const double *t = target;
    if (!p->begin)
        return;
    for (int32_t first = 0; first < p->T; t += lasts(p, first++))
        d[first] = (asn_real)(mass * asn_exp_down((double)p->begin[first] - p->norm) - sum_of(t, lasts(p, first))) * scale;
    point_back(r, p, p->query, p->dquery, d);
    if (!p->end)
        return;
    memset(d, 0, (size_t)p->T * sizeof *d);
    t = target;
    for (int32_t first = 0; first < p->T; first++) {
        int      n      = lasts(p, first);
        asn_real begins = (asn_real)sum_of(t, n);
        memcpy(soft, p->end + first, (size_t)n * sizeof *soft);
        asn_row_softmax(n, soft, NULL);
        for (int k = 0; k < n; k++)
            d[first + k] += (begins * soft[k] - (asn_real)*t++) * scale;
    }
    point_back(r, p, p->query + r->W, p->dquery + r->W, d);
}

static void targets_back(row_of_copies *r, const pointing *all, const double *target, asn_real scale, asn_real *room)
{
    double listed = sum_of(target, r->values), total = listed;
    int    at     = r->values;
    for (int c = 0; c < r->type->n_copies; at += sources_of(&all[c++]))
        total += sum_of(target + at, sources_of(&all[c]));
    total += r->type->open ? target[at] : 0;
    softmax_back(r->values, r->list, listed, scale);
    for (int k = 0; k < r->values; k++)
        r->list[k] -= (asn_real)target[k] * scale;
    softmax_back(r->ways, r->way, total, scale);
    r->way[0] -= (asn_real)listed * scale;
    at = r->values;
    for (int c = 0; c < r->type->n_copies; at += sources_of(&all[c++])) {
        double mass = sum_of(target + at, sources_of(&all[c]));
        r->way[1 + c] -= (asn_real)mass * scale;
        copies_back(r, &all[c], target + at, mass, scale, room);
    }
    if (r->type->open)
        r->way[r->ways - 1] -= (asn_real)target[at] * scale;
}

/* -log of the value's probability; scores turn into gradients where train is set. room: two reals for each token of each statement, and as
 * many again as the longest input has tokens, twice. target: a number for each derivation, if teachers speak. */
static double value_loss(row_of_copies *r, pointing *all, double *share, double *target, asn_real *room, asn_real *more, bool train, asn_real scale)
{
    double way_norm, list_norm, total = -1e300;
    int    spelled = r->ways - 1;
    asn_row_log_norm(r->ways, r->way, &way_norm);
    asn_row_log_norm(r->values, r->list, &list_norm);
    point_all(r, all, room);
    double listed = -1e300; /* the derivation that is no copy, if there is one */
    if (r->entry >= 0)
        listed = (double)r->way[0] - way_norm + (double)r->list[r->entry] - list_norm;
    else if (r->entry == ASN_SPELLED)
        listed = (double)r->way[spelled] - way_norm;
    total = listed;
    for (int k = 0; k < r->n_copies; k++) {
        int statement = r->copies[k].copy - r->type->first_copy;
        share[k]      = (double)r->way[1 + statement] - way_norm + log_prob(&all[statement], &r->copies[k]);
        total         = asn_log_sum(total, share[k]);
    }
    double loss = r->soft.q ? -(1 - r->soft.share) * total + r->soft.share * soft_loss(r, all, way_norm, list_norm) : -total;
    if (!train)
        return loss;
    listed = asn_exp_down(listed - total);
    for (int k = 0; k < r->n_copies; k++)
        share[k] = asn_exp_down(share[k] - total);
    if (r->soft.q) {
        set_targets(r, all, listed, share, target);
        targets_back(r, all, target, scale, more);
        return loss;
    }
    softmax_back(r->ways, r->way, 1, scale);
    softmax_back(r->values, r->list, r->entry >= 0 ? listed : 0, scale);
    if (r->entry >= 0)
        r->list[r->entry] -= (asn_real)listed * scale;
    r->way[r->entry == ASN_SPELLED ? spelled : 0] -= (asn_real)listed * scale;
    for (int c = 0; c < r->type->n_copies; c++) {
        double sum = 0;
        for (int k = 0; k < r->n_copies; k++)
            sum += r->copies[k].copy == r->type->first_copy + c ? share[k] : 0;
        r->way[1 + c] -= (asn_real)sum * scale;
        pointing_back(r, &all[c], r->type->first_copy + c, share, sum, scale, more);
    }
    return loss;
}

/* A value that was not recorded with its copies (the unknown one) is entry 0 of the list. */
static row_of_copies row_at(batch *b, const decision_records *g, int i, asn_network *list, asn_network *way, asn_rows query, asn_rows dquery)
{
    asn_work          *w = &b->w;
    const rec_value   *v = &b->r.values[g->order[i]];
    const asn_example *e = b->r.examples[v->example];
    row_of_copies      r = {.g = w->m->g, .type = &w->m->g->types[g->kind], .e = e, .W = 2 * w->H};
    r.enc     = asn_rows_from(b->memory.enc, b->memory.first[v->example]);
    r.denc    = asn_rows_from(b->memory.denc, b->memory.first[v->example]);
    r.list    = asn_row(list->logits, i);
    r.way     = asn_row(way->logits, i);
    r.query   = query.x ? asn_row(query, i) : NULL;
    r.dquery  = dquery.x ? asn_row(dquery, i) : NULL;
    r.values  = list->outputs;
    r.ways    = way->outputs;
    r.entry   = e->value[v->index];
    r.soft    = asn_decision_soft(b, v->example, ASN_TAUGHT_VALUE, v->index);
    r.copies  = e->copies + e->copies_first[v->index];
    r.n_copies = e->copies_first[v->index + 1] - e->copies_first[v->index];
    return r;
}

static void run_losses(batch *b, const decision_records *g, asn_network *list, asn_network *way, asn_rows query, asn_rows dquery)
{
    asn_work *w    = &b->w;
    int       most = 0, tokens = 0, derivations = 0, n_copies = w->m->g->types[g->kind].n_copies;
    for (int i = 0; i < g->n; i++) {
        const rec_value   *v = &b->r.values[g->order[i]];
        const asn_example *e = b->r.examples[v->example];
        int                n = e->copies_first[v->index + 1] - e->copies_first[v->index];
        most   = n > most ? n : most;
        tokens = e->first[w->C] > tokens ? e->first[w->C] : tokens;
        n      = b->lessons ? derivations_of(w->m, g->kind, e) : 0;
        derivations = n > derivations ? n : derivations;
    }
    asn_real *room  = asn_work_alloc(w, (size_t)(2 * (n_copies + 1)) * (size_t)tokens, sizeof *room), *more = room + 2 * n_copies * tokens;
    double   *share = asn_work_alloc(w, (size_t)most, sizeof *share), *target = asn_work_alloc(w, (size_t)derivations, sizeof *target);
    pointing *all   = asn_work_alloc(w, (size_t)n_copies, sizeof *all);
    for (int i = 0; i < g->n && !w->failed; i++) {
        row_of_copies r = row_at(b, g, i, list, way, query, dquery);
        w->loss += value_loss(&r, all, share, target, room, more, w->train, (asn_real)w->scale);
    }
}

void asn_copied_run(batch *b, const decision_records *g, asn_spelled *spelled)
{
    asn_work     *w      = &b->w;
    const int    *p      = w->m->module[w->m->type_module[g->kind]];
    bool          wants  = w->m->settings.sup_att > 0 && w->train;
    decision_rows r      = asn_decision_rows(b, g->n);
    asn_wanted   *wanted = asn_work_alloc(w, (size_t)g->n, sizeof *wanted);
    asn_rows      query = {0}, dquery = {0};
    if (w->failed)
        return;
    for (int i = 0; i < g->n; i++) {
        const rec_value   *v = &b->r.values[g->order[i]];
        const asn_example *e = b->r.examples[v->example];
        asn_decision_rows_add(b, &r, i, v->state, v->example, SITE_DECISION);
        if (e->value[v->index] == ASN_SPELLED)
            asn_spell_later(spelled, v, e);
        if (wants)
            wanted[i] = asn_wanted_of(&e->of_values, v->index);
    }
    asn_decision_read(b, &r);
    asn_decision_attend(b, &r, p, wants ? wanted : NULL, w->m->settings.sup_att);
    asn_network list = asn_decision_network(&r, r.attention.context, p, &ASN_F), way = asn_decision_network(&r, r.attention.context, p, &WAY);
    list.outputs = w->m->values[g->kind].n;
    way.outputs  = asn_model_ways(w->m, g->kind);
    asn_network_forward(w, &list);
    asn_network_forward(w, &way);
    if (p[P_COPY_V] >= 0) {
        query  = asn_work_rows(w, g->n, w->m->tensors[p[P_COPY_V]].cols);
        dquery = w->train ? asn_work_zeros(w, g->n, w->m->tensors[p[P_COPY_V]].cols) : dquery;
    }
    if (w->failed)
        return;
    asn_affine(w, p[P_COPY_V], g->n, r.x, query, false);
    run_losses(b, g, &list, &way, query, dquery);
    if (w->failed || !w->train)
        return;
    asn_network_backward(w, &list);
    asn_network_backward(w, &way);
    asn_affine_back(w, p[P_COPY_V], g->n, r.x, dquery, r.dx);
    asn_decision_attend_back(b, &r, p);
    asn_decision_read_back(b, &r);
}
