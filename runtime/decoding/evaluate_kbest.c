#include "decoding/evaluate_kbest.h"

#include "decoding/greedy.h"
#include "decoding/metrics.h"
#include "decoding/sense.h"
#include "ground/clock.h"

#include <stdlib.h>

typedef struct measured { /* one example */
    bool    right, among, exact, missed, failed;
    int64_t expansions;
    double  ms, greedy_ms, ratio;
} measured;

typedef struct evaluation {
    const asn_model  *m;
    const asn_data   *d;
    const asn_budget *budget;
    int               k;
    const asn_limits *limits;
    asn_committee      **committees;
    asn_arena       **scratch;
    measured         *all;
} evaluation;

static void measure(const evaluation *e, asn_committee *s, asn_arena *a, const asn_example *gold, measured *to)
{
    const asn_grammar *g = e->m->g;
    asn_state          unused;
    asn_example        sense, *x = &sense;
    if (!asn_sense_choose(s, g, gold, e->budget, NULL, a, x)) {
        *to = (measured){.failed = true};
        return;
    }
    bool               warm   = asn_committee_begin(s, x, &unused); /* words met for the first time take longer: neither of the two shall pay for that */
    double             begin  = asn_clock();
    const asn_tree    *greedy = asn_greedy(s, x, e->budget, NULL, a, NULL);
    double             middle = asn_clock();
    asn_kbest          best;
    bool               ok  = warm && greedy && asn_search(s, x, e->budget, e->k, e->limits, a, &best);
    double             end = asn_clock();
    *to                    = (measured){.failed = !ok, .ms = 1e3 * (end - middle), .greedy_ms = 1e3 * (middle - begin), .ratio = (end - middle) / (middle - begin)};
    if (!ok)
        return;
    to->exact      = best.exact;
    to->expansions = best.expansions;
    for (int i = 0; i < best.n && !to->among; i++) {
        const asn_tree *t = asn_sense_as(a, g, x, gold, best.all[i].tree);
        to->failed        = to->failed || !t;
        to->among         = t && asn_metrics_same(g, t, gold->tree, a);
        to->right = to->among && i == 0;
    }
    to->missed = best.proved > 0 && !asn_metrics_same(g, best.all[0].tree, greedy, a);
    to->failed = to->failed || asn_arena_full(a); /* then trees may count as different that are not */
}

static void measure_one(void *context, int number, int thread)
{
    evaluation *e = context;
    measure(e, e->committees[thread], e->scratch[thread], &e->d->all[number], &e->all[number]);
    asn_arena_reset(e->scratch[thread]);
}

static int by_size(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

/* The middle one of a figure; of two, their mean. room: for n numbers. */
static double median(const measured *all, size_t n, const double *first, double *room)
{
    for (size_t i = 0; i < n; i++)
        room[i] = *(const double *)((const char *)first + i * sizeof *all);
    qsort(room, n, sizeof *room, by_size);
    return n ? (room[n / 2] + room[(n - 1) / 2]) / 2 : 0;
}

static bool sum_up(const evaluation *e, asn_kbest_scores *s, double *room)
{
    size_t n = e->d->n;
    for (size_t i = 0; i < n; i++) {
        const measured *m = &e->all[i];
        if (m->failed)
            return false;
        s->right += m->right;
        s->among += m->among;
        s->exact += m->exact;
        s->missed += m->missed;
        s->expansions += (double)m->expansions / (double)n;
    }
    s->ms        = median(e->all, n, &e->all->ms, room);
    s->greedy_ms = median(e->all, n, &e->all->greedy_ms, room);
    s->ratio     = median(e->all, n, &e->all->ratio, room);
    return true;
}

bool asn_evaluate_kbest(const asn_member *members, int n_members, const asn_data *d, const asn_budget *budget, asn_pool *pool, int k,
                        const asn_limits *limits, asn_kbest_scores *s, asn_error *err)
{
    int        n    = asn_pool_threads(pool);
    evaluation e    = {.m = members[0].model, .d = d, .budget = budget, .k = k, .limits = limits};
    double    *room = calloc(d->n + 1, sizeof *room);
    *s              = (asn_kbest_scores){.count = d->n};
    e.committees       = calloc((size_t)n, sizeof *e.committees);
    e.scratch       = calloc((size_t)n, sizeof *e.scratch);
    e.all           = calloc(d->n + 1, sizeof *e.all);
    bool ok         = room && e.committees && e.scratch && e.all;
    for (int i = 0; i < n && ok; i++)
        ok = (e.committees[i] = asn_committee_new(members, n_members)) && (e.scratch[i] = asn_arena_new(0));
    if (ok) {
        asn_pool_run(pool, (int)d->n, measure_one, &e);
        ok = sum_up(&e, s, room);
    }
    for (int i = 0; i < n; i++) {
        asn_committee_free(e.committees ? e.committees[i] : NULL);
        asn_arena_free(e.scratch ? e.scratch[i] : NULL);
    }
    free(e.committees);
    free(e.scratch);
    free(e.all);
    free(room);
    return ok ? true : asn_fail_as(ASN_BAD_SYSTEM, err, "out of memory while searching");
}
