/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_wrap *t = in_read(arena, "Wrap(name='x')", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_wrap_kind(t) == IN_Wrap)
 *         puts("Wrap");
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

typedef struct in_wrap in_wrap;

const in_wrap *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_wrap *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_wrap *t);  /* target text, by the task's templates */
bool in_type_wrap(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_wrap = 0,
    IN_TYPE_string = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Wrap)(in_visitor *v, const in_wrap *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* wrap = Wrap(wrap? inner, string name) */
enum in_wrap_kind {
    IN_Wrap = 1
};
static inline enum in_wrap_kind in_wrap_kind(const in_wrap *t) { return (enum in_wrap_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_wrap_tree(const in_wrap *t) { return (const asn_tree *)t; }
const in_wrap *in_as_wrap(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_wrap(struct in_visitor *v, const in_wrap *t); /* false: out of memory */

enum { IN_Wrap_inner = 0, IN_Wrap_name = 1 };
const in_wrap *in_new_Wrap(asn_arena *arena, const in_wrap *inner, asn_atom name);
static inline const in_wrap *in_Wrap_inner(const in_wrap *t) { return (const in_wrap *)asn_tree_child_of((const asn_tree *)t, IN_Wrap, IN_Wrap_inner, 0); }
static inline asn_atom in_Wrap_name(const in_wrap *t) { return asn_tree_value_of((const asn_tree *)t, IN_Wrap, IN_Wrap_name, 0); }

#ifdef __cplusplus
}
#endif
#endif
