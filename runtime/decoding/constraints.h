/* constraints.h: what the task forbids in answers, beyond the grammar. A policy asks here before it takes a choice: may it be taken at this node,
 * in the tree as it is so far? A constraint forbids choices; like a budget, it does not change their probabilities.
 *   signature A.value A.children   with a value go as many children, of such constructors, with values of such kinds, as in training
 *   limit A.children 2..5          so many children
 *   distinct A.children            no two of them are equal
 *   from input T                   a value is copied from the input, if it gives one
 *   bind A.value as T in children  a value of the type is bound where it stands: by a binder on the way from the root, in a field that it holds in
 *     used                       what a binder binds occurs in each field that it holds in
 * `used` and `use input T` (every entity of the input occurs in the answer) are about whole trees: kept.h.
 * Decoding still ends, always: where constraints and budget together would leave no choice, the constraints are lifted for this one decision, and
 * where the budget leaves one only, that one is taken. Without constraints (budget.unconstrained) every answer is yes. */
#ifndef ASN_CONSTRAINTS_H
#define ASN_CONSTRAINTS_H
#include "decoding/growth.h"
#include "decoding/values.h"

ASN_API bool asn_constraints_allow_ctor(asn_growth *t, const asn_node *node, int ctor);
/* field: the number of a sequence of the node, which has n children. Both may be false, where a constraint was lifted before. */
ASN_API bool asn_constraints_allow_end(asn_growth *t, const asn_node *node, int field, int n);
ASN_API bool asn_constraints_allow_more(asn_growth *t, const asn_node *node, int field, int n);
/* Are the last child of a sequence, which is finished, and an earlier one equal, where that is forbidden? */
ASN_API bool asn_constraints_repeats(const asn_growth *t, const asn_node *node, int field);
/* A flag for each alternative of a value: 1 where it is forbidden. The alternatives are the entries of the type's list and then the new values
 * that the sentence offers; o is NULL where the type is not copied. NULL: all are allowed, or none would be. */
ASN_API const unsigned char *asn_constraints_values(asn_growth *t, const asn_node *node, const asn_offered *o);
/* May a value of an open type be spelled, of which the sentence offers some? */
ASN_API bool asn_constraints_allow_spelling(const asn_growth *t, const asn_node *node, const asn_offered *o);
#endif
