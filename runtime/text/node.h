/* node.h: the layout of a tree's node, for code that makes and reads nodes by the million. Other code uses tree.h. */
#ifndef ASN_NODE_H
#define ASN_NODE_H
#include "asn.h"

/* A sequence keeps its children apart; others point straight at theirs. count is -1 while a node is being read. */
typedef struct asn_slot {
    int32_t count, many;
    union {
        const asn_tree        *one;
        const asn_tree *const *all;
    } to;
} asn_slot;

typedef struct asn_leaf {
    asn_tree head;
    asn_atom atom;
} asn_leaf;

typedef struct asn_branch {
    asn_tree head;
    asn_slot slots[];
} asn_branch;

static inline const asn_slot *asn_slot_of(const asn_tree *t, int field)
{
    return &((const asn_branch *)t)->slots[field];
}

/* A node whose slots are still empty. NULL: out of memory. */
static inline asn_branch *asn_branch_new(asn_arena *a, const asn_ctor *c, int ctor)
{
    asn_branch *b = asn_arena_small(a, sizeof *b + (size_t)c->n_fields * sizeof(asn_slot));
    if (!b)
        return NULL;
    b->head = (asn_tree){ctor, 1};
    for (int i = 0; i < c->n_fields; i++)
        b->slots[i] = (asn_slot){-1, 0, {NULL}};
    return b;
}
#endif
