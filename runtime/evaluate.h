/* evaluate.h: how well a model does on examples. */
#ifndef ASN_EVALUATE_H
#define ASN_EVALUATE_H
#include "data.h"
#include "decode.h"
#include "metrics.h"
#include "pool.h"

typedef struct asn_scores {
    size_t  count, exact;
    double  seconds; /* of decoding, all threads together */
    /* in full only */
    size_t  exact_l2l;
    double  bleu, f1_macro; /* means, 0 to 1 */
    int64_t common, n_gold, n_predicted;
    size_t  errors[ASN_ERROR_KINDS]; /* by kind of the first error */
    size_t *error_ctors;             /* and by the constructor where it was; in arena */
} asn_scores;

/* Greedy decoding of all examples. With an arena, all metrics, and predicted (NULL: not wanted) gets each tree's text. */
bool asn_evaluate(const asn_model *m, const asn_data *d, asn_pool *pool, asn_scores *s, const char **predicted, asn_arena *arena, asn_error *err);
#endif
