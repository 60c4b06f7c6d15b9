/* evaluate_kbest.h: how search does on examples, beside greedy, with a committee of these members. */
#ifndef ASN_EVALUATE_KBEST_H
#define ASN_EVALUATE_KBEST_H
#include "decoding/search.h"
#include "examples/data.h"
#include "ground/pool.h"

typedef struct asn_kbest_scores {
    size_t count;
    size_t right, among;   /* examples whose best tree is the right one; that have it among the k best */
    size_t exact;          /* where it is proved that none of the k best is missing */
    size_t missed;         /* where the best tree is proved, and greedy has another */
    double expansions;     /* mean */
    double ms, greedy_ms;  /* medians of a sentence */
    double ratio;          /* median of a sentence's own ratio between them */
} asn_kbest_scores;

bool asn_evaluate_kbest(const asn_member *members, int n_members, const asn_data *d, asn_pool *pool, int k, const asn_limits *limits, asn_kbest_scores *s,
                        asn_error *err);
#endif
