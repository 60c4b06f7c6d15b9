/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_a *t = in_read(arena, "A(asn_atom=1, IN_A=1, in_grammar=1, INT_MAX=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_a_kind(t) == IN_A)
 *         puts("A");
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

typedef struct in_a in_a;

const in_a *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_a *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_a *t);  /* target text, by the task's templates */
bool in_type_a(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_a = 0,
    IN_TYPE_int = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*A)(in_visitor *v, const in_a *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* a = A(int asn_atom, a? in_a, int IN_A, int in_grammar, int* INT_MAX) */
enum in_a_kind {
    IN_A = 1
};
static inline enum in_a_kind in_a_kind(const in_a *t) { return (enum in_a_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_a_tree(const in_a *t) { return (const asn_tree *)t; }
const in_a *in_as_a(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_a(struct in_visitor *v, const in_a *t); /* false: out of memory */

enum { IN_A_asn_atom = 0, IN_A_in_a = 1, IN_A_IN_A = 2, IN_A_in_grammar = 3, IN_A_INT_MAX = 4 };
const in_a *in_new_A(asn_arena *arena, asn_atom p_asn_atom, const in_a *p_in_a, asn_atom p_IN_A, asn_atom p_in_grammar, const asn_atom *INT_MAX_, int INT_MAX__count);
static inline asn_atom in_A_asn_atom(const in_a *t) { return asn_tree_value_of((const asn_tree *)t, IN_A, IN_A_asn_atom, 0); }
static inline const in_a *in_A_in_a(const in_a *t) { return (const in_a *)asn_tree_child_of((const asn_tree *)t, IN_A, IN_A_in_a, 0); }
static inline asn_atom in_A_IN_A(const in_a *t) { return asn_tree_value_of((const asn_tree *)t, IN_A, IN_A_IN_A, 0); }
static inline asn_atom in_A_in_grammar(const in_a *t) { return asn_tree_value_of((const asn_tree *)t, IN_A, IN_A_in_grammar, 0); }
static inline int in_A_INT_MAX_count(const in_a *t) { return asn_tree_count_of((const asn_tree *)t, IN_A, IN_A_INT_MAX); }
static inline asn_atom in_A_INT_MAX(const in_a *t, int i) { return asn_tree_value_of((const asn_tree *)t, IN_A, IN_A_INT_MAX, i); }

#ifdef __cplusplus
}
#endif
#endif
