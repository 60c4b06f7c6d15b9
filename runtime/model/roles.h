/* roles.h: what values are used for (roles var). A constructor that holds such a value stands for it, or for the first of several: Variable('$0'), or Argmax('$1', ...), which binds it. Where
 * one stands is a role of its value: the only argument of river:t, the first of the two of loc:t. So is what binds it. What a binder binds is one value, in the
 * fields that it holds in; what nothing binds is one value in the whole tree.
 *
 * Two roles that no value of the training trees had together do not go together if each of them is so frequent that chance alone would have brought them together
 * (CHANCE): what is the only argument of river:t is never the first of next_to:t. A vocabulary holds roles, and pairs of roles with a line feed between them. What
 * is learnt: examples/pairings.c. */
#ifndef ASN_ROLES_H
#define ASN_ROLES_H
#include "ground/buffer.h"
#include "model/model.h"

typedef struct asn_roles { /* of all values of a tree; some may be there twice */
    const char **roles, **pairs;
    size_t       n_roles, n_pairs, room_roles, room_pairs;
} asn_roles;

ASN_API bool asn_roles_told(const asn_grammar *g); /* does the task say so of any type? */
ASN_API bool asn_roles_of(const asn_grammar *g, const asn_tree *t, asn_arena *a, asn_roles *to); /* in the arena. false: out of memory */
/* Do all roles of each of its values go together? */
ASN_API bool asn_roles_fit(const asn_model *m, const asn_tree *t, asn_arena *a, bool *failed);
#endif
