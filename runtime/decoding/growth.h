/* growth.h: a tree in the making, for policies that build one: its nodes, and what is left of its budget. A budget forbids choices; it does not
 * change their probabilities. The model knows the least height and size of every type and constructor. What a tree still has to have at least is
 * set aside as soon as it is decided, so some choice always fits, and every tree ends whole and within its budget. */
#ifndef ASN_GROWTH_H
#define ASN_GROWTH_H
#include "model/model.h"
#include "text/labels.h"

typedef struct asn_budget {
    int  nodes, depth, letters; /* most of each: of a tree, of its height, of a value that is spelled */
    bool unconstrained;         /* the task's constraints (constraints.h) do not hold */
    bool strict;                /* for whole trees (kept.h): no constraint gives way because no value of the right kind is there, the tree holds
                                 * what the words ask for (expected.h), and what its variables are used for goes together (roles.h) */
} asn_budget;

typedef struct asn_growth_mark { /* how far a tree was; what came later can be taken back */
    int64_t left;
    int32_t n_nodes;
} asn_growth_mark;

typedef struct asn_children {
    asn_node **items; /* NULL in a place of a ?* that is empty */
    int32_t    n, room;
    void      *before; /* a policy's own: what it notes before a child is made */
} asn_children;

struct asn_node {
    int32_t       type, depth, ctor, number; /* number: parents first, from left to right */
    asn_atom      atom;  /* of a primitive node */
    asn_children *slots; /* by field, once there is a child */
    asn_node     *parent; /* NULL: it is the root */
    int32_t       field, place; /* of its parent: the number of the field, and which child of it */
    bool          maybe; /* it may be absent, so None would be read as that */
    const asn_tree *like; /* the subtree that it is to become; NULL: that is open */
};

typedef struct asn_growth {
    const asn_model *m;
    asn_arena       *arena; /* of the nodes */
    asn_budget       most;
    asn_node         root;
    int64_t          left; /* nodes that are not yet set aside */
    int64_t          refunds; /* nodes that may still come back when children are dropped: with no end to these, a tree that drops one at every
                               * level takes twice the time for each level more */
    int32_t          n_nodes;
    bool             failed; /* out of memory */
    bool             lifted; /* a value was needed where none is of the kind that goes there */
} asn_growth;

ASN_API asn_budget asn_budget_of(const asn_model *m); /* as its settings say */
ASN_API void       asn_growth_begin(asn_growth *g, const asn_model *m, asn_arena *a, asn_budget most);
/* Does a constructor of the node's type fit? Then the node may take it. */
ASN_API bool       asn_growth_ctor_fits(const asn_growth *g, const asn_node *node, int ctor);
ASN_API void       asn_growth_take_ctor(asn_growth *g, asn_node *node, int ctor);
/* One more child, and one more place of a ?*, which takes no node but counts as one: there has to be an end. field: its number. */
ASN_API bool       asn_growth_child_fits(const asn_growth *g, const asn_node *node, int field);
ASN_API void       asn_growth_take_child(asn_growth *g, int field); /* sets it aside */
ASN_API bool       asn_growth_place_fits(const asn_growth *g);
ASN_API void       asn_growth_take_place(asn_growth *g);
ASN_API void       asn_growth_leave_place(asn_growth *g, asn_node *node, int field); /* it stays empty */
ASN_API asn_node  *asn_growth_child(asn_growth *g, asn_node *node, int field);       /* the child that was set aside */
/* Takes the last child of a field back, with all below it. The mark was made before that child was set aside. Its nodes may be used again, but over
 * the whole tree no more of them than the budget has: so at most twice the budget is ever made. */
ASN_API asn_growth_mark asn_growth_here(const asn_growth *g);
ASN_API void       asn_growth_drop(asn_growth *g, asn_node *node, int field, asn_growth_mark mark);
ASN_API asn_children *asn_growth_children(asn_growth *g, asn_node *node, int field); /* of a field. NULL: out of memory */
/* The entry of a primitive type's list that a node must not have; 0: none, as entry 0 ("unknown") is never chosen. */
ASN_API int32_t    asn_growth_never(const asn_growth *g, const asn_node *node);
/* Labels of what stands before a field of a node, and of its child i; field: its place in the constructor. */
ASN_API asn_labels asn_growth_before(const asn_growth *g, const asn_node *node, int field);
ASN_API asn_labels asn_growth_labels(const asn_growth *g, const asn_node *node, int field, int i);
ASN_API const asn_tree *asn_growth_tree(asn_growth *g, asn_arena *a); /* once it has ended. NULL: out of memory */
#endif
