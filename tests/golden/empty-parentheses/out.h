/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_op *t = in_read(arena, "Add()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_op_kind(t) == IN_Add)
 *         puts("Add");
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

typedef struct in_op in_op;

const in_op *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_op *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_op *t);  /* target text, by the task's templates */
bool in_type_op(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_op = 0
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Add)(in_visitor *v, const in_op *t);
    bool (*Sub)(in_visitor *v, const in_op *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* op = Add | Sub */
enum in_op_kind {
    IN_Add = 1,
    IN_Sub = 2
};
static inline enum in_op_kind in_op_kind(const in_op *t) { return (enum in_op_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_op_tree(const in_op *t) { return (const asn_tree *)t; }
const in_op *in_as_op(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_op(struct in_visitor *v, const in_op *t); /* false: out of memory */

const in_op *in_new_Add(asn_arena *arena);

const in_op *in_new_Sub(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
