/* decode.h: a sentence to its tree, greedily: the generated modules run at once. The tree is always well formed and within
 * the model's budgets of nodes and depth; a budget forbids choices, it does not change probabilities. */
#ifndef ASN_DECODE_H
#define ASN_DECODE_H
#include "example.h"

typedef struct asn_decoder asn_decoder;
asn_decoder *asn_decoder_new(const asn_model *m);
void         asn_decoder_free(asn_decoder *d);
/* The tree lives in arena a. log_prob: the model's own of this tree. NULL: out of memory. */
const asn_tree *asn_decode(asn_decoder *d, const asn_example *e, asn_arena *a, double *log_prob);
/* The log-probability of a tree that is there, by the same execution. */
bool asn_decode_score(asn_decoder *d, const asn_example *e, double *log_prob);
#endif
