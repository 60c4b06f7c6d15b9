#include "decoding/best.h"

#include "decoding/greedy.h"
#include "decoding/kept.h"
#include "decoding/search.h"

#include <stdint.h>

/* The most probable tree that keeps to the constraints; NULL: it was not found. If memory ran out, what the search took is given back, so that
 * greedy's tree can still be the answer, where memory is of a size that was given. */
static const asn_tree *search_best(asn_committee *c, const asn_example *e, const asn_budget *budget, int64_t steps, asn_arena *a, bool *failed)
{
    asn_limits     limits = {.expansions = steps};
    asn_arena     *own    = asn_committee_arena(c);
    asn_arena_mark here = asn_arena_here(a), there = asn_arena_here(own);
    asn_kbest      best = {0};
    asn_committee_again(c);
    *failed = !asn_search(c, e, budget, 1, &limits, a, &best);
    if (!*failed)
        return best.proved > 0 ? best.all[0].tree : NULL;
    asn_arena_back(own, there);
    if (a != own)
        asn_arena_back(a, here);
    return NULL;
}

/* Greed meets this constraint only when its tree is finished. */
static bool leaves_out(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_tree *t, asn_arena *a, bool *failed)
{
    return !(budget && budget->unconstrained) && !asn_kept_uses_all(asn_committee_model(c)->g, e->tokens, t, a, failed);
}

const asn_tree *asn_best(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a, double *log_prob)
{
    asn_count count;
    asn_greed how;
    bool      failed = false;
    asn_policy_count(&count, watcher);
    const asn_tree *greedy = asn_greedy_judged(c, e, budget, watcher ? &count.watcher : NULL, a, log_prob, &how);
    bool            forced = greedy && (how.forced || leaves_out(c, e, budget, greedy, a, &failed));
    int64_t         steps  = how.best ? 0 : asn_committee_model(c)->settings.search;
    if (forced && steps < ASN_BEST_EXPANSIONS)
        steps = ASN_BEST_EXPANSIONS;
    const asn_tree *best = greedy && steps && !failed ? search_best(c, e, budget, steps, a, &failed) : NULL;
    if (failed && asn_arena_left(asn_committee_arena(c)) == SIZE_MAX)
        return NULL; /* the answer shall not depend on how much memory the system has left */
    if (!failed && (!best || asn_tree_equal(best, greedy, asn_committee_model(c)->g)))
        return greedy;
    if (count.n > 0 && watcher->undone)
        watcher->undone(watcher->context, count.n);
    if (!failed)
        asn_committee_again(c);
    return asn_greedy_along(c, e, best ? best : greedy, budget, watcher, a, log_prob);
}
