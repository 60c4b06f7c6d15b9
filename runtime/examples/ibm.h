/* ibm.h: which words go with which labels of trees (constructors and values), learnt from the examples by IBM model 1: EM, once from words
 * to labels and once from labels to words. Most predicates do not occur in the sentence under their own names; where no string matches,
 * supervised attention takes the words on which both directions agree. */
#ifndef ASN_IBM_H
#define ASN_IBM_H
#include "examples/data.h"

typedef struct asn_ibm asn_ibm;

/* From examples that are indexed. A word goes with a label when the product of the two probabilities is at least this. NULL: out of memory.
 */
asn_ibm *asn_ibm_learn(const asn_model *m, const asn_data *d, double least);
void     asn_ibm_free(asn_ibm *x);
/* For an example that was indexed with align: adds to of_values where no string matches, and fills of_choices, of_nodes, of_children,
 * of_options and chain_first. false: out of memory. One thread at a time: x holds working memory. */
bool asn_ibm_align(asn_ibm *x, asn_arena *a, asn_example *e);
bool asn_ibm_align_by(asn_ibm *x, asn_arena *a, asn_example *e, double least); /* the same with another threshold */
#endif
