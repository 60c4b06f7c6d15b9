/* index.h: an example as numbers: entries of a model's vocabularies for its tokens, values and letters. */
#ifndef ASN_INDEX_H
#define ASN_INDEX_H
#include "examples/example.h"

/* With align, the tokens that each value matches, too: what supervised attention asks for. false: out of memory. */
bool asn_index_example(asn_arena *a, const asn_model *m, asn_example *e, bool align);
#endif
