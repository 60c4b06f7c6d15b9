#include "decoding/evaluate.h"

#include "decoding/best.h"
#include "decoding/bulk.h"
#include "decoding/sense.h"
#include "decoding/wrong.h"
#include "ground/clock.h"
#include "text/print.h"

#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
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
    asn_pool        *pool;
    asn_bulk        *bulk;
    atomic_size_t    next;  /* example */
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
    int l2l = asn_metrics_l2l(want, got);
    if (l2l < 0)
        return false;
    m->exact_l2l = l2l;
    asn_metrics_common(g, x->tree, t, e->skip, &m->common, &m->n_gold, &m->n_predicted);
    m->f1   = m->n_gold + m->n_predicted ? 2 * (double)m->common / (double)(m->n_gold + m->n_predicted) : 1;
    asn_first_error wrong = m->exact ? (asn_first_error){.kind = ASN_RIGHT} : asn_wrong_at(e->m, x, t, a);
    m->kind = wrong.kind;
    m->ctor = wrong.ctor;
    return true;
}

typedef struct evaluator { /* a thread's */
    evaluation *of;
    double      measuring; /* seconds that are not the decoder's */
} evaluator;

static int next_example(void *context)
{
    evaluation *e = ((evaluator *)context)->of;
    size_t      i = atomic_fetch_add(&e->next, 1);
    return i < e->d->n ? (int)i : -1;
}

static void evaluate_one(void *context, int number, asn_committee *c, asn_arena *a)
{
    evaluator         *own = context;
    evaluation        *e   = own->of;
    size_t             i   = (size_t)number;
    const asn_example *x   = &e->d->all[i];
    asn_example        sense; /* as the model reads it: the gold tree decides only what it is compared with */
    bool               read  = asn_sense_choose(c, e->m->g, x, e->budget, NULL, a, &sense);
    const asn_tree    *t     = read ? asn_best(c, &sense, e->budget, NULL, a, NULL) : NULL;
    double             begin = asn_clock();
    t               = t ? asn_sense_as(a, e->m->g, &sense, x, t) : NULL;
    e->all[i].exact = t && asn_metrics_same(e->m->g, t, x->tree, a);
    bool ok         = t && (!e->arena || measure(e, x, t, a, &e->all[i])) && !asn_arena_full(a); /* what compares trees takes them for different without memory */
    if (!ok || e->predicted) {
        const char *text = ok ? asn_tree_write(a, e->m->g, t) : NULL;
        pthread_mutex_lock(&e->lock);
        if (e->predicted)
            text = e->predicted[i] = text ? asn_arena_text(e->arena, text, strlen(text)) : NULL;
        e->failed = e->failed || !text;
        pthread_mutex_unlock(&e->lock);
    }
    own->measuring += asn_clock() - begin;
}

static void evaluate_many(void *context, int number, int thread)
{
    evaluation   *e     = context;
    evaluator     own   = {e, 0};
    asn_bulk_work work  = {&own, next_example, evaluate_one};
    size_t        n     = (size_t)asn_pool_threads(e->pool), most = (e->d->n + n - 1) / n;
    double        begin = asn_clock();
    (void)number;
    if (!asn_bulk_run(e->bulk, thread, &work, most < INT_MAX ? (int)most : INT_MAX)) {
        pthread_mutex_lock(&e->lock);
        e->failed = true;
        pthread_mutex_unlock(&e->lock);
    }
    e->seconds[thread] += asn_clock() - begin - own.measuring;
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
    evaluation       e = {.m = m, .d = d, .budget = budget, .pool = pool, .predicted = predicted, .arena = arena};
    *s           = (asn_scores){.count = d->n};
    e.bulk       = asn_bulk_new(members, n_members, 0, n);
    e.seconds    = calloc((size_t)n, sizeof *e.seconds);
    e.all        = calloc(d->n + 1, sizeof *e.all);
    e.skip       = calloc((size_t)m->g->n_types, sizeof *e.skip);
    bool ok      = e.bulk && e.all && e.seconds && e.skip;
    for (int i = 0; i < m->g->n_types && ok; i++)
        e.skip[i] = m->g->types[i].default_ctor != 0;
    if (ok && arena)
        ok = (s->error_ctors = asn_arena_alloc(arena, (size_t)m->g->n_ctors + 1, sizeof *s->error_ctors)) != NULL;
    pthread_mutex_init(&e.lock, NULL);
    if (ok) {
        asn_pool_run(pool, d->n < (size_t)n ? (int)d->n : n, evaluate_many, &e);
        sum_up(&e, s);
    }
    for (int i = 0; i < n; i++)
        s->seconds += e.seconds ? e.seconds[i] : 0;
    asn_bulk_free(e.bulk);
    pthread_mutex_destroy(&e.lock);
    free(e.seconds);
    free(e.all);
    free(e.skip);
    return ok && !e.failed ? true : asn_fail_as(ASN_BAD_SYSTEM, err, "out of memory while decoding");
}
