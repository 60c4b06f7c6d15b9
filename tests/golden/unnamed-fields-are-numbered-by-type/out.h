/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_tree *t = in_read(arena, "Leaf(name='x', int2=1)", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_tree_kind(t) == IN_Node)
 *         puts("Node");
 *     puts(in_text(arena, t)); // in the target language; in_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. in_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); in_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef IN_H
#define IN_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar in_grammar;

typedef struct in_tree in_tree;

const in_tree *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_tree *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_tree *t);  /* target text, by the task's templates */
bool in_type_tree(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_tree = 0,
    IN_TYPE_int = 1,
    IN_TYPE_string = 2
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Node)(in_visitor *v, const in_tree *t);
    bool (*Leaf)(in_visitor *v, const in_tree *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* tree = Node(int int1, tree tree1, tree* tree2) | Leaf(int? int1, string name, int int2) */
enum in_tree_kind {
    IN_Node = 1,
    IN_Leaf = 2
};
static inline enum in_tree_kind in_tree_kind(const in_tree *t) { return (enum in_tree_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_tree_tree(const in_tree *t) { return (const asn_tree *)t; }
const in_tree *in_as_tree(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_tree(struct in_visitor *v, const in_tree *t); /* false: out of memory */

enum { IN_Node_int1 = 0, IN_Node_tree1 = 1, IN_Node_tree2 = 2 };
const in_tree *in_new_Node(asn_arena *arena, asn_atom int1, const in_tree *tree1, const in_tree *const *tree2, int tree2_count);
static inline asn_atom in_Node_int1(const in_tree *t) { return asn_tree_value_of((const asn_tree *)t, IN_Node, IN_Node_int1, 0); }
static inline const in_tree *in_Node_tree1(const in_tree *t) { return (const in_tree *)asn_tree_child_of((const asn_tree *)t, IN_Node, IN_Node_tree1, 0); }
static inline int in_Node_tree2_count(const in_tree *t) { return asn_tree_count_of((const asn_tree *)t, IN_Node, IN_Node_tree2); }
static inline const in_tree *in_Node_tree2(const in_tree *t, int i) { return (const in_tree *)asn_tree_child_of((const asn_tree *)t, IN_Node, IN_Node_tree2, i); }

enum { IN_Leaf_int1 = 0, IN_Leaf_name = 1, IN_Leaf_int2 = 2 };
const in_tree *in_new_Leaf(asn_arena *arena, const asn_atom *int1, asn_atom name, asn_atom int2);
static inline asn_atom in_Leaf_int1(const in_tree *t) { return asn_tree_value_of((const asn_tree *)t, IN_Leaf, IN_Leaf_int1, 0); }
static inline asn_atom in_Leaf_name(const in_tree *t) { return asn_tree_value_of((const asn_tree *)t, IN_Leaf, IN_Leaf_name, 0); }
static inline asn_atom in_Leaf_int2(const in_tree *t) { return asn_tree_value_of((const asn_tree *)t, IN_Leaf, IN_Leaf_int2, 0); }

#ifdef __cplusplus
}
#endif
#endif
