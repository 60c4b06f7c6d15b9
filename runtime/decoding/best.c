#include "decoding/best.h"

#include "decoding/greedy.h"
#include "decoding/kept.h"
#include "decoding/search.h"

#include <stdint.h>

/* A tree and its log-probability. */
typedef struct found {
    const asn_tree *tree;
    double          log_prob;
} found;

/* The most probable tree that keeps to the constraints; NULL: it was not found. If memory ran out, what the search took is given back, so that
 * greedy's tree can still be the answer, where memory is of a size that was given. */
static found search_best(asn_committee *c, const asn_example *e, const asn_budget *budget, int64_t steps, asn_arena *a, bool *failed)
{
    asn_limits     limits = {.expansions = steps};
    asn_arena     *own    = asn_committee_arena(c);
    asn_arena_mark here = asn_arena_here(a), there = asn_arena_here(own);
    asn_kbest      best = {0};
    *failed             = !asn_search(c, e, budget, 1, &limits, a, &best);
    if (!*failed)
        return best.proved > 0 ? (found){best.all[0].tree, best.all[0].log_prob} : (found){0};
    asn_arena_back(own, there);
    if (a != own)
        asn_arena_back(a, here);
    return (found){0};
}

/* Greed meets some constraints only when its tree is finished. */
static bool breaks(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_tree *t, asn_arena *a, bool *failed)
{
    return !(budget && budget->unconstrained) && !asn_kept_whole(asn_committee_model(c)->g, e->tokens, t, a, failed);
}

/* A constraint gives way where no value is of a kind that goes there, such as platform(ANS, areaid1) for a sentence without a platform. Such a tree is hardly
 * right: one without is the answer if it is at least a tenth as probable, as kinds are taken for complete where one use in ten would be new. */
#define TENTH 2.302585092994046

static found without_lifting(asn_committee *c, const asn_example *e, const asn_budget *budget, found lax, bool lifted, asn_arena *a, bool *failed)
{
    asn_budget  strict  = budget ? *budget : asn_budget_of(asn_committee_model(c));
    asn_sources sources = {c, e, strict.letters, NULL, 0};
    strict.strict       = true;
    if (strict.unconstrained || (!lifted && asn_kept(&sources, &strict, lax.tree, failed)) || *failed)
        return lax;
    found kept = search_best(c, e, &strict, ASN_BEST_EXPANSIONS, a, failed);
    return kept.tree && kept.log_prob >= lax.log_prob - TENTH ? kept : lax;
}

const asn_tree *asn_best(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a, double *log_prob)
{
    asn_count count;
    asn_greed how;
    bool      failed = false;
    double    own;
    asn_policy_count(&count, watcher);
    const asn_tree *greedy = asn_greedy_judged(c, e, budget, watcher ? &count.watcher : NULL, a, &own, &how);
    bool            forced = greedy && (how.forced || breaks(c, e, budget, greedy, a, &failed));
    int64_t         steps  = how.best ? 0 : asn_committee_model(c)->settings.search;
    if (forced && steps < ASN_BEST_EXPANSIONS)
        steps = ASN_BEST_EXPANSIONS;
    if (log_prob)
        *log_prob = own;
    found best = greedy && steps && !failed ? search_best(c, e, budget, steps, a, &failed) : (found){0};
    if (greedy && !failed && (how.lifted || best.tree))
        best = without_lifting(c, e, budget, best.tree ? best : (found){greedy, own}, how.lifted && !best.tree, a, &failed);
    if (failed && asn_arena_left(asn_committee_arena(c)) == SIZE_MAX)
        return NULL; /* the answer shall not depend on how much memory the system has left */
    if (!failed && (!best.tree || asn_tree_equal(best.tree, greedy, asn_committee_model(c)->g)))
        return greedy;
    if (count.n > 0 && watcher->undone)
        watcher->undone(watcher->context, count.n);
    return asn_greedy_along(c, e, best.tree ? best.tree : greedy, budget, watcher, a, log_prob);
}
