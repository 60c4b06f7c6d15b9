/* same.h: are two trees the same but for the order of unordered children? */
#ifndef ASN_SAME_H
#define ASN_SAME_H
#include "asn.h"

/* Either may be NULL. Out of memory: false. No two nodes are compared twice, so the time is at most the product of both sizes. */
ASN_API bool asn_same(const asn_grammar *g, const asn_tree *a, const asn_tree *b, asn_arena *scratch);
#endif
