/* labels.h: what a part of a tree is, in a few numbers: its constructors and values, from its root down. A sequence is told them of what stands
 * before it (the setting `feed`). */
#ifndef ASN_LABELS_H
#define ASN_LABELS_H
#include "asn.h"

enum { ASN_MOST_LABELS = 24, ASN_LABEL_DEPTH = 4 };

typedef struct asn_labels {
    int32_t all[ASN_MOST_LABELS]; /* below size */
    int     n, size;
} asn_labels;

ASN_API void asn_labels_ctor(asn_labels *l, int ctor);
ASN_API void asn_labels_value(asn_labels *l, int type, asn_atom v); /* its text, and of an entity such as ci0 its kind as well */

ASN_API void asn_labels_tree(asn_labels *l, const asn_grammar *g, const asn_tree *t, int type, int depth); /* depth: 0 for the root of the part */
#ifndef ASN_SHIPPED
/* Of what stands before a field in its node, and of child i of a field. */
asn_labels asn_labels_before(const asn_grammar *g, const asn_tree *node, int field, int size);
asn_labels asn_labels_child(const asn_grammar *g, const asn_tree *node, int field, int i, int size);
#endif /* ASN_SHIPPED */
#endif
