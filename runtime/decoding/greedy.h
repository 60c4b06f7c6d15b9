/* greedy.h: a sentence to its tree: the likeliest choice at every decision, among those that the budget allows. The tree is always
 * well formed. Its log-probability is the model's own, whatever the budget forbade. */
#ifndef ASN_GREEDY_H
#define ASN_GREEDY_H
#include "decoding/growth.h"
#include "decoding/policy.h"

/* The tree lives in arena a. budget NULL: as the model's settings say. watcher NULL: none. log_prob may be NULL. NULL: out of memory, or stopped. */
ASN_API const asn_tree *asn_greedy(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a,
                                   double *log_prob);
#endif
