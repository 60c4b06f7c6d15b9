/* values.h: the primitive values of a tree, in the order in which the modules meet them. */
#ifndef ASN_VALUES_H
#define ASN_VALUES_H
#include "asn.h"
#include "ground/array.h"

typedef struct asn_value_found {
    const asn_tree *tree;
    int32_t         type;
} asn_value_found;

typedef struct asn_values {
    ASN_ARRAY(asn_value_found) found;
    bool failed; /* out of memory */
} asn_values;

asn_values asn_values_of(const asn_grammar *g, const asn_tree *t);
void       asn_values_free(asn_values *v);
#endif
