/* evaluate.h: how well a model, or several that decide together, does on examples. */
#ifndef ASN_EVALUATE_H
#define ASN_EVALUATE_H
#include "examples/data.h"
#include "decoding/metrics.h"
#include "ground/pool.h"
#include "model/weights.h"

typedef struct asn_scores {
    size_t  count, exact;
    double  seconds; /* of decoding, all threads together */
    /* only where an arena was given */
    size_t  exact_l2l;
    double  bleu, f1_macro; /* means, 0 to 1 */
    int64_t common, n_gold, n_predicted;
    size_t  errors[ASN_ERROR_KINDS]; /* by kind of the first error */
    size_t *error_ctors;             /* by the constructor where it was; in the arena */
} asn_scores;

/* Decodes all examples greedily, with a committee of these members (committee.h). Without an arena, only exact matches are counted. With one, all metrics are computed, and predicted (may be
 * NULL) gets the text of each tree. */
bool asn_evaluate(const asn_member *members, int n_members, const asn_data *d, asn_pool *pool, asn_scores *s, const char **predicted, asn_arena *arena,
                  asn_error *err);
#endif
