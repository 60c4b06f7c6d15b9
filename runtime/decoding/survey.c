#include "decoding/survey.h"

#include "decoding/score.h"

#include <stdlib.h>
#include <string.h>

typedef struct pair {
    int gold, chosen;
} pair;

typedef struct surveyor { /* of one thread */
    asn_committee  *committee;
    const asn_model *m;
    ASN_ARRAY(pair) pairs; /* every constructor that was to be chosen */
    bool            failed;
} surveyor;

typedef struct surveying {
    const asn_data *d;
    surveyor       *threads;
    double         *log_prob;
} surveying;

static bool note(void *context, const asn_decision *d)
{
    surveyor  *s    = context;
    const int *ctor = s->m->seen.chosen;
    int        best = 0;
    if (d->kind != ASN_DECIDES_CTOR)
        return true;
    ctor += s->m->g->types[d->module->what].first_ctor;
    for (int k = 1; k < d->among->n; k++)
        best = d->among->score[k] > d->among->score[best] ? k : best;
    return asn_array_push(&s->pairs, (pair){d->chosen, ctor[best]});
}

enum { CHUNK = 16 };

static void survey_chunk(void *context, int number, int thread)
{
    surveying  *x     = context;
    surveyor   *s     = &x->threads[thread];
    asn_watcher watch = {.context = s, .decided = note};
    for (size_t i = (size_t)number * CHUNK; i < x->d->n && i < ((size_t)number + 1) * CHUNK && !s->failed; i++)
        s->failed = !asn_score(s->committee, &x->d->all[i], &watch, &x->log_prob[i]);
}

static int by_pair(const void *x, const void *y)
{
    const pair *a = x, *b = y;
    return a->gold != b->gold ? (a->gold > b->gold) - (a->gold < b->gold) : (a->chosen > b->chosen) - (a->chosen < b->chosen);
}

static int by_times(const void *x, const void *y)
{
    const asn_confused *a = x, *b = y;
    if (a->times != b->times)
        return a->times > b->times ? -1 : 1;
    return by_pair(&(pair){a->gold, a->chosen}, &(pair){b->gold, b->chosen});
}

static bool sum_up(const surveying *x, int threads, const asn_grammar *g, asn_arena *a, asn_survey *s)
{
    size_t n = 0, at = 0;
    for (int i = 0; i < threads; i++)
        n += x->threads[i].pairs.n;
    pair *all  = calloc(n + 1, sizeof *all);
    s->times   = asn_arena_alloc(a, (size_t)g->n_ctors + 1, sizeof *s->times);
    s->right   = asn_arena_alloc(a, (size_t)g->n_ctors + 1, sizeof *s->right);
    s->confused = asn_arena_alloc(a, n + 1, sizeof *s->confused);
    bool ok    = all && s->times && s->right && s->confused;
    for (int i = 0; ok && i < threads; at += x->threads[i++].pairs.n)
        if (x->threads[i].pairs.n)
            memcpy(all + at, x->threads[i].pairs.all, x->threads[i].pairs.n * sizeof *all);
    if (ok)
        qsort(all, n, sizeof *all, by_pair);
    for (size_t i = 0; ok && i < n; i++) {
        asn_confused *last = s->n_confused ? &s->confused[s->n_confused - 1] : NULL;
        s->times[all[i].gold]++;
        s->right[all[i].gold] += all[i].gold == all[i].chosen;
        if (all[i].gold == all[i].chosen)
            continue;
        if (last && last->gold == all[i].gold && last->chosen == all[i].chosen)
            last->times++;
        else
            s->confused[s->n_confused++] = (asn_confused){all[i].gold, all[i].chosen, 1};
    }
    if (ok && s->n_confused)
        qsort(s->confused, s->n_confused, sizeof *s->confused, by_times);
    free(all);
    return ok;
}

bool asn_survey_run(const asn_member *members, int n_members, const asn_data *d, asn_pool *pool, asn_arena *arena, asn_survey *s, asn_error *err)
{
    int       n = asn_pool_threads(pool);
    surveying x = {d, calloc((size_t)n, sizeof *x.threads), asn_arena_alloc(arena, d->n + 1, sizeof *x.log_prob)};
    bool      ok = x.threads && x.log_prob;
    *s = (asn_survey){.log_prob = x.log_prob};
    for (int i = 0; i < n && ok; i++) {
        x.threads[i].m = members[0].model;
        ok             = (x.threads[i].committee = asn_committee_new(members, n_members)) != NULL;
    }
    if (ok)
        asn_pool_run(pool, (int)((d->n + CHUNK - 1) / CHUNK), survey_chunk, &x);
    for (int i = 0; i < n && ok; i++)
        ok = !x.threads[i].failed;
    ok = ok && sum_up(&x, n, members[0].model->g, arena, s);
    for (int i = 0; i < n && x.threads; i++) {
        asn_committee_free(x.threads[i].committee);
        asn_array_free(&x.threads[i].pairs);
    }
    free(x.threads);
    return ok ? true : asn_out_of_memory(err);
}
