/* toy_2.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "toy_2.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const toy_2_a *t = toy_2_read(arena, "B()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (toy_2_a_kind(t) == TOY_2_A)
 *         puts("A");
 *     puts(toy_2_text(arena, t)); // in the target language; toy_2_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. toy_2_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); toy_2_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef TOY_2_H
#define TOY_2_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar toy_2_grammar;

typedef struct toy_2_a toy_2_a;

const toy_2_a *toy_2_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *toy_2_write(asn_arena *arena, const toy_2_a *t); /* tree text, as Python's ast.dump writes it */
const char *toy_2_text(asn_arena *arena, const toy_2_a *t);  /* target text, by the task's templates */
bool toy_2_type_a(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum toy_2_types {
    TOY_2_TYPE_a = 0,
    TOY_2_TYPE_int = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct toy_2_visitor toy_2_visitor;
struct toy_2_visitor {
    void *context;
    bool (*A)(toy_2_visitor *v, const toy_2_a *t);
    bool (*B)(toy_2_visitor *v, const toy_2_a *t);
    void (*leave)(toy_2_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* a = A(int n) | B */
enum toy_2_a_kind {
    TOY_2_A = 1,
    TOY_2_B = 2
};
static inline enum toy_2_a_kind toy_2_a_kind(const toy_2_a *t) { return (enum toy_2_a_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *toy_2_a_tree(const toy_2_a *t) { return (const asn_tree *)t; }
const toy_2_a *toy_2_as_a(const asn_tree *t); /* NULL when it is a tree of another type */
bool toy_2_visit_a(struct toy_2_visitor *v, const toy_2_a *t); /* false: out of memory */

enum { TOY_2_A_n = 0 };
const toy_2_a *toy_2_new_A(asn_arena *arena, asn_atom n);
static inline asn_atom toy_2_A_n(const toy_2_a *t) { return asn_tree_value_of((const asn_tree *)t, TOY_2_A, TOY_2_A_n, 0); }

const toy_2_a *toy_2_new_B(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
