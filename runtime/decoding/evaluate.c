#include "decoding/evaluate.h"

#include "decoding/best.h"
#include "decoding/sense.h"
#include "decoding/wrong.h"
#include "ground/clock.h"
#include "text/print.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct measured { /* one example */
    bool           exact, exact_l2l;
    double         bleu, f1;
    int64_t        common, n_gold, n_predicted;
    asn_error_kind kind;
    int            ctor;
} measured;

typedef struct evaluation {
    const asn_model *m;
    const asn_data  *d;
    const asn_budget *budget;
    asn_committee  **committees; /* by thread */
    asn_arena      **scratch;
    measured        *all;
    bool            *skip; /* by type: its nodes do not count. These are the types that may be left unwritten, such as Python's ctx */
    const char     **predicted;
    asn_arena       *arena;
    pthread_mutex_t  lock;
    double          *seconds;
    bool             failed;
} evaluation;

/* As predict prints it: with names for the lexicon's tokens. NULL: out of memory. */
static const char *print_named(const asn_grammar *g, const asn_example *x, const asn_tree *t, asn_arena *a)
{
    const asn_tree *named = asn_entities_restore(a, g, &x->mentions, t);
    return named ? asn_tree_print(a, g, named) : NULL;
}

/* Trees are compared as the model makes them. Texts are compared as a user sees them: the answer with its names put back, with the
 * example's own text, or with the gold tree printed in the same way. */
static bool measure(const evaluation *e, const asn_example *x, const asn_tree *t, asn_arena *a, measured *m)
{
    const asn_grammar *g    = e->m->g;
    const char        *want = print_named(g, x, x->tree, a), *got = print_named(g, x, t, a);
    if (!want || !got || (m->bleu = asn_metrics_bleu(x->text ? x->text : want, got)) < 0)
        return false;
    m->exact_l2l = asn_metrics_l2l(want, got);
    asn_metrics_common(g, x->tree, t, e->skip, &m->common, &m->n_gold, &m->n_predicted);
    m->f1   = m->n_gold + m->n_predicted ? 2 * (double)m->common / (double)(m->n_gold + m->n_predicted) : 1;
    asn_first_error wrong = m->exact ? (asn_first_error){.kind = ASN_RIGHT} : asn_wrong_at(e->m, x, t, a);
    m->kind = wrong.kind;
    m->ctor = wrong.ctor;
    return true;
}

enum { CHUNK = 16 };

static void evaluate_chunk(void *context, int number, int thread)
{
    evaluation *e = context;
    for (size_t i = (size_t)number * CHUNK; i < e->d->n && i < ((size_t)number + 1) * CHUNK; i++) {
        const asn_example *x     = &e->d->all[i];
        asn_arena         *a     = e->scratch[thread];
        double             begin = asn_clock();
        asn_example        sense; /* as the model reads it: the gold tree decides only what it is compared with */
        bool               read = asn_sense_choose(e->committees[thread], e->m->g, x, e->budget, NULL, a, &sense);
        const asn_tree    *t    = read ? asn_best(e->committees[thread], &sense, e->budget, NULL, a, NULL) : NULL;
        e->seconds[thread] += asn_clock() - begin;
        t               = t ? asn_sense_as(a, e->m->g, &sense, x, t) : NULL;
        e->all[i].exact = t && asn_metrics_same(e->m->g, t, x->tree, a);
        bool ok         = t && (!e->arena || measure(e, x, t, a, &e->all[i]));
        if (!ok || e->predicted) {
            const char *text = ok ? asn_tree_write(a, e->m->g, t) : NULL;
            pthread_mutex_lock(&e->lock);
            if (e->predicted)
                e->predicted[i] = text ? asn_arena_text(e->arena, text, strlen(text)) : NULL;
            e->failed = e->failed || !text;
            pthread_mutex_unlock(&e->lock);
        }
        asn_arena_reset(a);
    }
}

static void sum_up(const evaluation *e, asn_scores *s)
{
    for (size_t i = 0; i < e->d->n; i++) {
        const measured *m = &e->all[i];
        s->exact += m->exact;
        if (!e->arena)
            continue;
        s->exact_l2l += m->exact_l2l;
        s->bleu += m->bleu / (double)e->d->n;
        s->f1_macro += m->f1 / (double)e->d->n;
        s->common += m->common;
        s->n_gold += m->n_gold;
        s->n_predicted += m->n_predicted;
        s->errors[m->kind]++;
        if (m->kind != ASN_RIGHT && s->error_ctors)
            s->error_ctors[m->ctor]++;
    }
}

bool asn_evaluate(const asn_member *members, int n_members, const asn_data *d, const asn_budget *budget, asn_pool *pool, asn_scores *s, const char **predicted, asn_arena *arena,
                  asn_error *err)
{
    int              n = asn_pool_threads(pool);
    const asn_model *m = members[0].model;
    evaluation       e = {.m = m, .d = d, .budget = budget, .predicted = predicted, .arena = arena};
    *s           = (asn_scores){.count = d->n};
    e.committees = calloc((size_t)n, sizeof *e.committees);
    e.scratch    = calloc((size_t)n, sizeof *e.scratch);
    e.seconds    = calloc((size_t)n, sizeof *e.seconds);
    e.all        = calloc(d->n + 1, sizeof *e.all);
    e.skip       = calloc((size_t)m->g->n_types, sizeof *e.skip);
    bool ok      = e.committees && e.scratch && e.all && e.seconds && e.skip;
    for (int i = 0; i < n && ok; i++)
        ok = (e.committees[i] = asn_committee_new(members, n_members)) && (e.scratch[i] = asn_arena_new(0));
    for (int i = 0; i < m->g->n_types && ok; i++)
        e.skip[i] = m->g->types[i].default_ctor != 0;
    if (ok && arena)
        ok = (s->error_ctors = asn_arena_alloc(arena, (size_t)m->g->n_ctors + 1, sizeof *s->error_ctors)) != NULL;
    pthread_mutex_init(&e.lock, NULL);
    if (ok) {
        asn_pool_run(pool, (int)((d->n + CHUNK - 1) / CHUNK), evaluate_chunk, &e);
        sum_up(&e, s);
    }
    for (int i = 0; i < n; i++) {
        s->seconds += e.seconds ? e.seconds[i] : 0;
        asn_committee_free(e.committees ? e.committees[i] : NULL);
        asn_arena_free(e.scratch ? e.scratch[i] : NULL);
    }
    pthread_mutex_destroy(&e.lock);
    free(e.committees);
    free(e.scratch);
    free(e.seconds);
    free(e.all);
    free(e.skip);
    return ok && !e.failed ? true : asn_fail_as(ASN_BAD_SYSTEM, err, "out of memory while decoding");
}
