/* greedy.h: a sentence to its tree: the likeliest choice at every decision, among those that the budget and the task's
 * constraints allow. The tree is always well formed. Its log-probability is the model's own, whatever was forbidden. */
#ifndef ASN_GREEDY_H
#define ASN_GREEDY_H
#include "decoding/growth.h"
#include "decoding/policy.h"

/* The tree lives in arena a. budget NULL: as the model's settings say. watcher and log_prob may be NULL. NULL: out of memory, or stopped. */
ASN_API const asn_tree *asn_greedy(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a,
                                   double *log_prob);
/* The same, and how good it is. */
typedef struct asn_greed {
    bool forced; /* somewhere a constraint forbade the likeliest choice, so another tree may well be better */
    bool lifted; /* somewhere a value was needed, none was of a kind that goes there, and the constraint gave way */
    bool best;   /* none is: it is more probable than all alternatives of any of its decisions together */
} asn_greed;
ASN_API const asn_tree *asn_greedy_judged(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a,
                                          double *log_prob, asn_greed *how);
/* Makes a tree that the model can make once more, every decision as it has it, for its log-probability and for those who look on. */
ASN_API const asn_tree *asn_greedy_along(asn_committee *c, const asn_example *e, const asn_tree *t, const asn_budget *budget, const asn_watcher *watcher,
                                         asn_arena *a, double *log_prob);
#endif
