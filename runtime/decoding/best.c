#include "decoding/best.h"

#include "decoding/greedy.h"
#include "decoding/kept.h"
#include "decoding/search.h"
#include "model/expected.h"
#include "model/roles.h"

#include <stdint.h>

/* A tree and its log-probability. */
typedef struct found {
    const asn_tree *tree;
    double          log_prob;
} found;

/* The most probable tree that keeps to the constraints; NULL: it was not found. If memory ran out, what the search took is given back, so
 * that greedy's tree can still be the answer, where memory is of a size that was given. */
static found search_best(asn_committee *c, const asn_example *e, const asn_budget *budget, asn_limits limits, asn_arena *a, bool *failed)
{
    asn_arena     *own  = asn_committee_arena(c);
    asn_arena_mark here = asn_arena_here(a), there = asn_arena_here(own);
    asn_kbest      best = {0};
    asn_committee_again(c);
    *failed = !asn_search(c, e, budget, 1, &limits, a, &best);
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

/* An answer may hold what is hardly right: a constraint gave way because no value is of a kind that goes there, such as platform(ANS,
 * areaid1) for a sentence without a platform; or it lacks what a word asks for; or a variable is used for what does not go together. One
 * without such faults is the answer if it is at least a tenth as probable. */
#define TENTH 2.302585092994046

static bool has_faults(asn_committee *c, const asn_example *e, const asn_budget *strict, const asn_tree *t, bool *failed)
{
    asn_sources sources = {c, e, strict->letters, NULL, 0};
    return !asn_kept(&sources, strict, t, failed) && !*failed;
}

/* The same of greedy's own tree, of which more is known. */
static bool greedy_has_faults(asn_committee *c, const asn_example *e, const asn_greed *how, const asn_tree *t, asn_arena *a, bool *failed)
{
    const asn_model *m = asn_committee_model(c);
    return how->lifted || !asn_expected_there(m, e->tokens, t) || (!asn_roles_fit(m, t, a, failed) && !*failed);
}

static found without_faults(asn_committee *c, const asn_example *e, asn_budget strict, found lax, asn_arena *a, bool *failed)
{
    found kept = search_best(c, e, &strict, (asn_limits){.expansions = ASN_BEST_EXPANSIONS, .least = lax.log_prob - TENTH}, a, failed);
    return kept.tree && kept.log_prob >= lax.log_prob - TENTH ? kept : lax;
}

const asn_tree *asn_best(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a,
                         double *log_prob)
{
    const asn_model *m = asn_committee_model(c);
    asn_count        count;
    asn_greed        how;
    bool             failed = false;
    double           own    = 0;
    asn_policy_count(&count, watcher);
    const asn_tree *greedy = asn_greedy_judged(c, e, budget, watcher ? &count.watcher : NULL, a, &own, &how);
    bool            forced = greedy && (how.forced || breaks(c, e, budget, greedy, a, &failed));
    int64_t         steps  = how.best ? 0 : m->settings.search;
    if (forced && steps < ASN_BEST_EXPANSIONS)
        steps = ASN_BEST_EXPANSIONS;
    if (log_prob)
        *log_prob = own;
    found      best   = greedy && steps && !failed ? search_best(c, e, budget, (asn_limits){.expansions = steps}, a, &failed) : (found){0};
    asn_budget strict = budget ? *budget : asn_budget_of(m);
    strict.strict     = true;
    if (greedy && !failed && !strict.unconstrained) {
        bool faults = best.tree ? has_faults(c, e, &strict, best.tree, &failed) : greedy_has_faults(c, e, &how, greedy, a, &failed);
        if (faults)
            best = without_faults(c, e, strict, best.tree ? best : (found){greedy, own}, a, &failed);
    }
    if (failed && asn_arena_left(asn_committee_arena(c)) == SIZE_MAX)
        return NULL; /* the answer shall not depend on how much memory the system has left */
    if (!failed && (!best.tree || asn_tree_equal(best.tree, greedy, m->g)))
        return greedy;
    if (count.n > 0 && watcher->undone)
        watcher->undone(watcher->context, count.n);
    if (!failed)
        asn_committee_again(c);
    return asn_greedy_along(c, e, best.tree ? best.tree : greedy, budget, watcher, a, log_prob);
}
