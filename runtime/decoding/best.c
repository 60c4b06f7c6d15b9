#include "decoding/best.h"

#include "decoding/greedy.h"
#include "decoding/search.h"

typedef struct counted { /* an onlooker, and how many decisions it has been told of */
    const asn_watcher *watcher;
    int                n;
} counted;

static bool count_decision(void *context, const asn_decision *d)
{
    counted *k = context;
    k->n++;
    return k->watcher->decided(k->watcher->context, d);
}

static void count_undone(void *context, int n)
{
    counted *k = context;
    k->n -= n;
    k->watcher->undone(k->watcher->context, n);
}

static bool ask_stopped(void *context)
{
    counted *k = context;
    return k->watcher->stopped && k->watcher->stopped(k->watcher->context);
}

const asn_tree *asn_best(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a, double *log_prob)
{
    static const asn_limits limits  = {.expansions = ASN_BEST_EXPANSIONS};
    counted                 k       = {.watcher = watcher};
    asn_watcher             between = {&k, watcher && watcher->decided ? count_decision : NULL, ask_stopped, watcher && watcher->undone ? count_undone : NULL};
    asn_kbest               best    = {0};
    bool                    forced  = false;
    const asn_tree         *t       = asn_greedy_forced(c, e, budget, watcher ? &between : NULL, a, log_prob, &forced);
    if (!t || !forced || !asn_search(c, e, budget, 1, &limits, a, &best) || best.proved < 1)
        return t;
    if (watcher && watcher->undone)
        watcher->undone(watcher->context, k.n);
    return asn_greedy_along(c, e, best.all[0].tree, watcher, a, log_prob);
}
