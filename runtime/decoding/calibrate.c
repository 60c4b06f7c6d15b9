#include "decoding/calibrate.h"

#include "decoding/best.h"
#include "decoding/sense.h"
#include "decoding/logistic.h"
#include "decoding/metrics.h"
#include "decoding/strangers.h"
#include "decoding/trust.h"
#include "examples/index.h"
#include "ground/array.h"
#include "ground/rng.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct answer { /* to an example, or to a stranger */
    double x[ASN_LOOKS];
    double log_prob, score; /* score: how foreign, once that is fitted */
    bool   right, stranger;
} answer;

/* Means and squares of encodings, from which deviations are made. */
typedef struct moments {
    double *sum, *square, length;
    size_t  n, size;
} moments;

struct asn_calibrator {
    ASN_ARRAY(answer) all;
    size_t    n_own; /* of the examples */
    moments   met;
    asn_trust trust; /* once fitted */
};

asn_calibrator *asn_calibrator_new(void)
{
    return calloc(1, sizeof(asn_calibrator));
}

static void free_moments(moments *m)
{
    free(m->sum);
    free(m->square);
}

void asn_calibrator_free(asn_calibrator *c)
{
    if (!c)
        return;
    asn_array_free(&c->all);
    free_moments(&c->met);
    free(c);
}

size_t asn_calibrator_answers(const asn_calibrator *c)
{
    return c->n_own;
}

/* ---- What the task's sentences look like. */

enum { MOST_MET = 2000 }; /* examples: more do not change means */

static bool index_all(asn_data *d, const asn_model *m)
{
    for (size_t i = 0; i < d->n; i++)
        if (!asn_index_example(d->arena, m, &d->all[i], false))
            return false;
    return true;
}

static bool have_moments(moments *s, size_t size)
{
    if (s->sum)
        return true;
    s->sum    = calloc(size, sizeof *s->sum);
    s->square = calloc(size, sizeof *s->square);
    s->size   = size;
    return s->sum && s->square;
}

static bool add_moments(moments *s, asn_committee *c, const asn_example *e, int n_inputs, float *room)
{
    asn_state root;
    if (!asn_committee_begin(c, e, &root))
        return false;
    asn_committee_encoded(c, 0, room);
    for (size_t i = 0; i < s->size; i++) {
        s->sum[i] += (double)room[i];
        s->square[i] += (double)room[i] * (double)room[i];
    }
    s->length += log(e->first[n_inputs] + 1.0);
    s->n++;
    return true;
}

static bool meet(moments *s, const asn_member *m, const asn_data *d)
{
    size_t         size = asn_trust_size(m->model);
    asn_committee *c    = asn_committee_new(m, 1);
    float         *room = calloc(size, sizeof *room);
    bool           ok   = c && room && have_moments(s, size);
    for (size_t i = 0; i < d->n && i < MOST_MET && ok; i++)
        ok = add_moments(s, c, &d->all[i], m->model->g->n_inputs, room);
    free(room);
    asn_committee_free(c);
    return ok;
}

bool asn_calibrator_meet(asn_calibrator *c, const asn_member *m, asn_data *d, asn_error *err)
{
    return index_all(d, m->model) && meet(&c->met, m, d) ? true : asn_out_of_memory(err);
}

/* to: 2 x size numbers. */
static void center(const moments *s, float *to, asn_trust *t)
{
    double n = s->n ? (double)s->n : 1;
    for (size_t i = 0; i < s->size; i++) {
        double mean = s->sum[i] / n, spread = s->square[i] / n - mean * mean, least = 0.0025; /* a unit that never moved yet may */
        to[i]           = (float)mean;
        to[s->size + i] = (float)(1 / sqrt(spread > least ? spread : least));
    }
    t->length  = s->length / n;
    t->encoded = to;
}

/* ---- Answers. */

typedef struct decoding {
    const asn_member *members;
    int               n_members;
    const asn_data   *d;
    const asn_budget *budget;
    const asn_trust  *trust; /* what features are measured by; NULL: only own ones are asked for, as the models say */
    asn_committee   **committees; /* by thread */
    asn_arena       **arenas;
    size_t            n_spoilt, n_others;
    answer           *to;
    asn_confidence   *confidences; /* instead of to */
    bool             *failed; /* by thread */
} decoding;

static bool stranger(const decoding *x, size_t number, asn_arena *a, asn_example *to)
{
    const asn_model *m = x->members[0].model;
    asn_error        why;
    size_t           n = x->d->n;
    if (number < x->n_spoilt)
        return asn_strangers_spoil(a, m, &x->d->all[number], asn_key(0x57A6, number), to, &why);
    number -= x->n_spoilt;
    return asn_strangers_other(a, m, &x->d->all[number % n], number, to, &why);
}

static bool look(const decoding *x, asn_committee *c, asn_arena *a, const asn_example *e, double log_prob, int decisions, double *features)
{
    const asn_model *m    = x->members[0].model;
    size_t           size = asn_trust_size(m);
    float           *room = asn_arena_raw(a, size, sizeof *room);
    asn_look         l    = asn_trust_look(m, e, log_prob, decisions);
    if (!room)
        return false;
    asn_committee_encoded(c, 0, room);
    asn_trust_features(x->trust, &l, room, size, features);
    return true;
}

static bool decode(const decoding *x, size_t number, asn_committee *c, asn_arena *a)
{
    const asn_model   *m   = x->members[0].model;
    bool               own = number < x->d->n;
    asn_example        made;
    asn_example        sense;
    const asn_example *gold = own ? &x->d->all[number] : &made, *e = &sense;
    asn_count    count;
    double             log_prob;
    asn_policy_count(&count, NULL);
    if (!own && !stranger(x, number - x->d->n, a, &made))
        return false;
    if (!asn_sense_choose(c, m->g, gold, x->budget, NULL, a, &sense))
        return false;
    const asn_tree *t = asn_best(c, e, x->budget, &count.watcher, a, &log_prob);
    if (!t || !(t = asn_sense_as(a, m->g, e, gold, t)))
        return false;
    bool right = own && asn_metrics_same(m->g, t, gold->tree, a);
    if (asn_arena_full(a)) /* then trees may count as different that are not */
        return false;
    if (x->confidences) {
        asn_trust trust   = asn_trust_of(x->members, x->n_members);
        double    foreign = asn_trust_foreign(c, x->members, x->n_members, e, log_prob, count.n), p = asn_trust_log_prob(&trust, log_prob);
        x->confidences[number] = (asn_confidence){p <= 0 ? exp(p) : 0, right, foreign > trust.most_foreign};
        return true;
    }
    x->to[number] = (answer){.log_prob = log_prob, .right = right, .stranger = !own};
    return look(x, c, a, e, log_prob, count.n, x->to[number].x);
}

enum { CHUNK = 16 };

static void decode_chunk(void *context, int number, int thread)
{
    decoding *x = context;
    size_t    n = x->d->n + x->n_spoilt + x->n_others;
    for (size_t i = (size_t)number * CHUNK; i < n && i < ((size_t)number + 1) * CHUNK; i++) {
        x->failed[thread] = !decode(x, i, x->committees[thread], x->arenas[thread]) || x->failed[thread];
        asn_arena_reset(x->arenas[thread]);
    }
}

static bool decode_all(decoding *x, asn_pool *pool)
{
    int    threads = asn_pool_threads(pool);
    size_t n       = x->d->n + x->n_spoilt + x->n_others;
    x->committees  = calloc((size_t)threads, sizeof *x->committees);
    x->arenas      = calloc((size_t)threads, sizeof *x->arenas);
    x->failed      = calloc((size_t)threads, sizeof *x->failed);
    bool ok        = x->committees && x->arenas && x->failed;
    for (int i = 0; i < threads && ok; i++)
        ok = (x->committees[i] = asn_committee_new(x->members, x->n_members)) && (x->arenas[i] = asn_arena_new(0));
    if (ok)
        asn_pool_run(pool, (int)((n + CHUNK - 1) / CHUNK), decode_chunk, x);
    for (int i = 0; i < threads; i++) {
        ok = ok && !x->failed[i];
        asn_committee_free(x->committees ? x->committees[i] : NULL);
        asn_arena_free(x->arenas ? x->arenas[i] : NULL);
    }
    free(x->committees);
    free(x->arenas);
    free(x->failed);
    return ok;
}

bool asn_confidences(const asn_member *members, int n_members, const asn_data *d, const asn_budget *budget, asn_pool *pool, asn_confidence *to, asn_error *err)
{
    decoding x = {.members = members, .n_members = n_members, .d = d, .budget = budget, .confidences = to};
    return decode_all(&x, pool) ? true : asn_out_of_memory(err);
}

static bool add(asn_calibrator *c, const asn_member *m, const asn_data *d, asn_pool *pool, moments *own)
{
    asn_trust trust  = {0};
    size_t    spoilt = d->n < MOST_MET ? d->n : MOST_MET, others = d->n ? asn_strangers_sentences() : 0, n = d->n + spoilt + others;
    float    *room   = meet(own, m, d) ? calloc(2 * own->size, sizeof *room) : NULL;
    bool      ok     = room && asn_array_reserve(&c->all, n);
    if (ok) {
        center(own, room, &trust);
        decoding x = {.members = m, .n_members = 1, .d = d, .trust = &trust, .n_spoilt = spoilt, .n_others = others, .to = c->all.all + c->all.n};
        ok         = decode_all(&x, pool);
    }
    c->all.n += ok ? n : 0;
    c->n_own += ok ? d->n : 0;
    free(room);
    return ok;
}

bool asn_calibrator_add(asn_calibrator *c, const asn_member *m, asn_data *d, asn_pool *pool, asn_error *err)
{
    moments own = {0};
    bool    ok  = index_all(d, m->model) && add(c, m, d, pool, &own);
    free_moments(&own);
    return ok ? true : asn_out_of_memory(err);
}

/* ---- Foreign sentences. */

/* Mean and deviation of each feature, so that the ridge weighs all alike. */
static void standards(const asn_calibrator *c, double *mean, double *spread)
{
    for (int k = 0; k < ASN_LOOKS; k++) {
        double n = (double)c->all.n, sum = 0, square = 0;
        for (size_t i = 0; i < c->all.n; i++) {
            sum += c->all.all[i].x[k];
            square += c->all.all[i].x[k] * c->all.all[i].x[k];
        }
        mean[k]   = k == ASN_LOOK_ONE ? 0 : sum / n;
        spread[k] = k == ASN_LOOK_ONE ? 1 : sqrt(square / n - mean[k] * mean[k] + 1e-6);
    }
}

/* Both kinds count as much, however many there are of each. */
static bool fit_foreign(asn_calibrator *c, asn_trust *t)
{
    size_t  n = c->all.n, strangers = n - c->n_own;
    double *x = calloc(n * ASN_LOOKS + 1, sizeof *x), *weight = calloc(n + 1, sizeof *weight), mean[ASN_LOOKS], spread[ASN_LOOKS];
    bool   *yes = calloc(n + 1, sizeof *yes);
    bool    ok  = x && weight && yes;
    if (ok) {
        standards(c, mean, spread);
        for (size_t i = 0; i < n; i++) {
            for (int k = 0; k < ASN_LOOKS; k++)
                x[i * ASN_LOOKS + (size_t)k] = (c->all.all[i].x[k] - mean[k]) / spread[k];
            yes[i]    = c->all.all[i].stranger;
            weight[i] = 0.5 * (double)n / (double)(yes[i] ? strangers : c->n_own);
        }
        asn_logistic_fit(x, weight, yes, n, ASN_LOOKS, 1, t->foreign);
        for (int k = 0; k < ASN_LOOK_ONE; k++) {
            t->foreign[k] /= spread[k];
            t->foreign[ASN_LOOK_ONE] -= t->foreign[k] * mean[k];
        }
    }
    free(x);
    free(weight);
    free(yes);
    return ok;
}

static int by_size(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

/* Hardly any sentence of the task may be taken for foreign: one in a hundred, or none that is below even odds. */
static bool find_limit(asn_calibrator *c, asn_trust *t)
{
    double *own = calloc(c->n_own + 1, sizeof *own);
    size_t  n   = 0;
    for (size_t i = 0; i < c->all.n; i++) {
        c->all.all[i].score = asn_trust_score(t, c->all.all[i].x);
        if (own && !c->all.all[i].stranger)
            own[n++] = c->all.all[i].score;
    }
    if (own) {
        qsort(own, n, sizeof *own, by_size);
        t->most_foreign = n ? own[n - 1 - n / 100] : 1;
        t->most_foreign = t->most_foreign > 0.5 ? t->most_foreign : 0.5;
    }
    free(own);
    return own != NULL;
}

/* ---- Probabilities. */

typedef struct sample { /* answers to examples: those whose number is even or odd, or all */
    double         *log_prob, *room;
    bool           *right, *foreign;
    asn_confidence *all;
    size_t          n;
} sample;

static bool have_sample(sample *s, size_t n)
{
    *s = (sample){calloc(n + 1, sizeof *s->log_prob), calloc(2 * n + 1, sizeof *s->room), calloc(n + 1, sizeof *s->right), calloc(n + 1, sizeof *s->foreign),
                  calloc(n + 1, sizeof *s->all), 0};
    return s->log_prob && s->room && s->right && s->foreign && s->all;
}

static void free_sample(sample *s)
{
    free(s->log_prob);
    free(s->room);
    free(s->right);
    free(s->foreign);
    free(s->all);
}

enum { EVEN, ODD, ALL };

static void take(const asn_calibrator *c, int which, sample *s)
{
    size_t number = 0;
    s->n          = 0;
    for (size_t i = 0; i < c->all.n; i++) {
        const answer *a = &c->all.all[i];
        if (a->stranger || (which != ALL && (int)(number++ % 2) != which))
            continue;
        s->log_prob[s->n]  = a->log_prob;
        s->right[s->n]     = a->right;
        s->foreign[s->n++] = a->score > c->trust.most_foreign;
    }
}

static void confidences(const sample *s, const asn_trust *t, asn_confidence *to)
{
    for (size_t i = 0; i < s->n; i++) {
        double p = asn_trust_log_prob(t, s->log_prob[i]);
        to[i]    = (asn_confidence){p <= 0 ? exp(p) : 0, s->right[i], s->foreign[i]};
    }
}

static void fit_sample(sample *s, asn_trust *t)
{
    asn_calibration c;
    asn_calibration_temper(s->log_prob, s->right, s->n, s->room, t);
    confidences(s, t, s->all);
    asn_calibration_measure(s->all, s->n, &c);
    t->answers = (double)c.n;
    t->right   = (double)c.right;
    for (int k = 0; k < ASN_PRECISIONS; k++) {
        bool known     = asn_coverage_known(&c.at[k]);
        t->min_prob[k] = !known ? 0 : c.at[k].min_prob > 1e-9 ? c.at[k].min_prob : 1e-9; /* 0 would mean that abstaining is off */
        t->accepted[k] = known ? (double)c.at[k].accepted : 0;
    }
}

bool asn_calibrator_fit(asn_calibrator *c, const asn_model *m, asn_trust *to, asn_error *err)
{
    sample s;
    float *encoded = asn_arena_alloc(m->arena, 2 * c->met.size + 1, sizeof *encoded);
    *to            = (asn_trust){0};
    if (c->n_own < ASN_CALIBRATE_LEAST)
        return asn_fail(err, "%zu answers are too few to calibrate with: at least %d are needed", c->n_own, ASN_CALIBRATE_LEAST);
    bool ok = have_sample(&s, c->n_own) && encoded;
    if (ok) {
        center(&c->met, encoded, to);
        ok = fit_foreign(c, to) && find_limit(c, to);
    }
    if (ok) {
        c->trust = *to;
        take(c, ALL, &s);
        fit_sample(&s, to);
        c->trust = *to;
    }
    free_sample(&s);
    return ok ? true : asn_out_of_memory(err);
}

/* ---- How good it is. */

static void judge_half(const asn_calibrator *c, int half, sample *fitted, sample *judged, asn_calibrated *to, asn_confidence *all)
{
    asn_trust t = c->trust;
    take(c, half == EVEN ? ODD : EVEN, fitted);
    take(c, half, judged);
    fit_sample(fitted, &t);
    confidences(judged, &t, all);
    for (int k = 0; k < ASN_PRECISIONS; k++) {
        to->honest[k].known = to->honest[k].known && t.accepted[k] > 0;
        for (size_t i = 0; i < judged->n; i++) {
            bool accepted = all[i].p >= t.min_prob[k] && !all[i].foreign;
            to->honest[k].accepted += accepted;
            to->honest[k].right += accepted && all[i].right;
        }
    }
}

static double own_auroc(const asn_calibrator *c, double *room)
{
    size_t own = 0, strangers = 0;
    for (size_t i = 0; i < c->all.n; i++) {
        const answer *a = &c->all.all[i];
        if (a->stranger)
            room[c->n_own + strangers++] = a->score;
        else
            room[own++] = a->score;
    }
    return asn_auroc(room + own, strangers, room, own);
}

bool asn_calibrator_report(const asn_calibrator *c, asn_calibrated *to, asn_error *err)
{
    sample          a = {0}, b = {0};
    asn_confidence *all  = calloc(c->n_own + 1, sizeof *all);
    double         *room = calloc(c->all.n + 1, sizeof *room);
    bool            ok   = have_sample(&a, c->n_own);
    ok                   = have_sample(&b, c->n_own) && ok && all && room;
    *to                  = (asn_calibrated){0};
    if (ok) {
        take(c, ALL, &a);
        confidences(&a, &(asn_trust){0}, all);
        asn_calibration_measure(all, a.n, &to->before);
        for (int k = 0; k < ASN_PRECISIONS; k++)
            to->honest[k].known = true;
        judge_half(c, EVEN, &a, &b, to, all);
        judge_half(c, ODD, &a, &b, to, all + b.n); /* b was the first half; its successor has the rest */
        asn_calibration_measure(all, c->n_own, &to->after);
        to->auroc = own_auroc(c, room);
    }
    free(all);
    free(room);
    free_sample(&a);
    free_sample(&b);
    return ok ? true : asn_out_of_memory(err);
}

bool asn_calibrate(const asn_member *m, asn_data *dev, asn_pool *pool, asn_trust *to, asn_error *err)
{
    asn_calibrator *c = asn_calibrator_new();
    bool ok = c ? asn_calibrator_add(c, m, dev, pool, err) && asn_calibrator_meet(c, m, dev, err) && asn_calibrator_fit(c, m->model, to, err) : asn_out_of_memory(err);
    asn_calibrator_free(c);
    return ok;
}

/* ---- AUROC, by the sum of ranks. */

typedef struct ranked {
    double score;
    bool   positive;
} ranked;

static int by_score(const void *x, const void *y)
{
    const ranked *a = x, *b = y;
    return (a->score > b->score) - (a->score < b->score);
}

double asn_auroc(const double *positive, size_t n, const double *negative, size_t m)
{
    ranked *all = n && m ? calloc(n + m, sizeof *all) : NULL;
    double  sum = 0;
    if (!all)
        return NAN;
    for (size_t i = 0; i < n + m; i++)
        all[i] = (ranked){i < n ? positive[i] : negative[i - n], i < n};
    qsort(all, n + m, sizeof *all, by_score);
    for (size_t from = 0, end; from < n + m; from = end) {
        for (end = from; end < n + m && all[end].score == all[from].score; end++)
            ;
        for (size_t i = from; i < end; i++)
            sum += all[i].positive ? ((double)from + 1 + (double)end) / 2 : 0;
    }
    free(all);
    return (sum - (double)n * ((double)n + 1) / 2) / ((double)n * (double)m);
}
