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

/* The most probable tree that keeps to the constraints; NULL: it was not found. If memory ran out, what the search took is given back, so that
 * greedy's tree can still be the answer. */
static const asn_tree *find_best(asn_committee *c, const asn_example *e, const asn_budget *budget, asn_arena *a, bool *failed)
{
    static const asn_limits limits = {.expansions = ASN_BEST_EXPANSIONS};
    asn_arena              *own    = asn_committee_arena(c);
    asn_arena_mark          here = asn_arena_here(a), there = asn_arena_here(own);
    asn_kbest               best = {0};
    *failed                      = !asn_search(c, e, budget, 1, &limits, a, &best);
    if (!*failed)
        return best.proved > 0 ? best.all[0].tree : NULL;
    asn_arena_back(own, there);
    if (a != own)
        asn_arena_back(a, here);
    return NULL;
}

const asn_tree *asn_best(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a, double *log_prob)
{
    counted         k       = {.watcher = watcher};
    asn_watcher     between = {&k, watcher && watcher->decided ? count_decision : NULL, ask_stopped, watcher && watcher->undone ? count_undone : NULL};
    bool            forced = false, failed = false;
    const asn_tree *greedy = asn_greedy_forced(c, e, budget, watcher ? &between : NULL, a, log_prob, &forced);
    const asn_tree *best   = greedy && forced ? find_best(c, e, budget, a, &failed) : NULL;
    if (!best && !failed)
        return greedy;
    if (k.n > 0 && watcher->undone)
        watcher->undone(watcher->context, k.n);
    return asn_greedy_along(c, e, best ? best : greedy, watcher, a, log_prob);
}
