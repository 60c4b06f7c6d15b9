#include "decoding/sense.h"

#include "decoding/best.h"
#include "examples/senses.h"

/* The example in a sense, indexed. */
static bool read_sense(asn_arena *a, asn_committee *c, const asn_grammar *g, const asn_example *e, const asn_senses *all, int number, asn_example *to)
{
    return asn_example_sense(a, g, e, all->all + (size_t)number * (size_t)all->width, all->width, to, NULL) && asn_example_index(a, asn_committee_model(c), to);
}

/* The log-probability of its answer; what was taken for it is given back. */
static bool try_sense(asn_arena *a, asn_committee *c, const asn_grammar *g, const asn_example *e, const asn_senses *all, int number, const asn_budget *budget,
                      const asn_watcher *watcher, double *log_prob)
{
    asn_arena_mark here = asn_arena_here(a);
    asn_example    x;
    asn_watcher    only = {watcher ? watcher->context : NULL, NULL, watcher ? watcher->stopped : NULL, NULL};
    bool           ok   = read_sense(a, c, g, e, all, number, &x) && asn_best(c, &x, budget, &only, a, log_prob);
    asn_arena_back(a, here);
    return ok;
}

bool asn_sense_choose(asn_committee *c, const asn_grammar *g, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a,
                      asn_example *to)
{
    asn_senses all;
    int        best = 0;
    double     most = 0;
    *to             = *e;
    if (e->mentions.n_senses == 0)
        return true;
    if (!asn_senses_of(a, &e->mentions, ASN_SENSES, &all))
        return false;
    for (int i = 0; i < all.n; i++) {
        double log_prob;
        if (!try_sense(a, c, g, e, &all, i, budget, watcher, &log_prob))
            return false;
        if (i == 0 || log_prob > most) {
            most = log_prob;
            best = i;
        }
    }
    bool ok  = read_sense(a, c, g, e, &all, best, to);
    to->tree = e->tree;
    return ok;
}

const asn_tree *asn_sense_as(asn_arena *a, const asn_grammar *g, const asn_example *made, const asn_example *as, const asn_tree *t)
{
    if (made->mentions.all == as->mentions.all)
        return t;
    const asn_tree *named = asn_entities_restore(a, g, &made->mentions, t);
    return named ? asn_entities_replace(a, g, &as->mentions, named) : NULL;
}
