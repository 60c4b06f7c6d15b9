/* evaluate.h: how well a model does on examples. */
#ifndef ASN_EVALUATE_H
#define ASN_EVALUATE_H
#include "decode.h"
#include "pool.h"

typedef struct asn_scores {
    size_t count, exact;
    double seconds; /* of decoding, all threads together */
} asn_scores;

/* Whether two trees are the same, children without an order put into one. */
bool asn_evaluate_same(const asn_grammar *g, const asn_tree *a, const asn_tree *b, asn_arena *scratch);

/* Greedy decoding of all examples; predicted (NULL: not wanted) gets each tree's text, in arena. */
bool asn_evaluate(const asn_model *m, const asn_data *d, asn_pool *pool, asn_scores *s, const char **predicted, asn_arena *arena, asn_error *err);
#endif
