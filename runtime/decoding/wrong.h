/* wrong.h: what is wrong with an answer, for somebody who knows the model and the sentence: a wrong value came from its type's list, from the input, or
 * was spelled. Trees alone do not tell (metrics.h). */
#ifndef ASN_WRONG_H
#define ASN_WRONG_H
#include "decoding/metrics.h"
#include "examples/example.h"

/* The first difference from the example's tree. A value that the list has counts as taken from there, even if the input has it, too. Out of memory: the
 * origin of a value stays unknown, ASN_WRONG_VALUE. */
asn_first_error asn_wrong_at(const asn_model *m, const asn_example *e, const asn_tree *predicted, asn_arena *scratch);
#endif
