/* score.h: the log-probability of a tree that is there: every decision is the one of the gold tree. */
#ifndef ASN_SCORE_H
#define ASN_SCORE_H
#include "decoding/policy.h"

/* Of the example's own tree, whose values are indexed (asn_data_index). Minus infinity: the model cannot make it. watcher NULL: none.
 * false: out of memory, or stopped. */
bool asn_score(asn_committee *c, const asn_example *e, const asn_watcher *watcher, double *log_prob);
#endif
