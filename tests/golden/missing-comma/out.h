/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_pair *t = in_read(arena, "Pair(left=1, right=1)", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_pair_kind(t) == IN_Pair)
 *         puts("Pair");
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

typedef struct in_pair in_pair;

const in_pair *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_pair *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_pair *t);  /* target text, by the task's templates */
bool in_type_pair(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_pair = 0,
    IN_TYPE_int = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Pair)(in_visitor *v, const in_pair *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* pair = Pair(int left, int right) */
enum in_pair_kind {
    IN_Pair = 1
};
static inline enum in_pair_kind in_pair_kind(const in_pair *t) { return (enum in_pair_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_pair_tree(const in_pair *t) { return (const asn_tree *)t; }
const in_pair *in_as_pair(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_pair(struct in_visitor *v, const in_pair *t); /* false: out of memory */

enum { IN_Pair_left = 0, IN_Pair_right = 1 };
const in_pair *in_new_Pair(asn_arena *arena, asn_atom left, asn_atom right);
static inline asn_atom in_Pair_left(const in_pair *t) { return asn_tree_value_of((const asn_tree *)t, IN_Pair, IN_Pair_left, 0); }
static inline asn_atom in_Pair_right(const in_pair *t) { return asn_tree_value_of((const asn_tree *)t, IN_Pair, IN_Pair_right, 0); }

#ifdef __cplusplus
}
#endif
#endif
