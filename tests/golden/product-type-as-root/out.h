/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_point *t = in_read(arena, "point(x=1, y=1)", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_point_kind(t) == IN_point)
 *         puts("point");
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

typedef struct in_point in_point;

const in_point *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_point *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_point *t);  /* target text, by the task's templates */
bool in_type_point(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_point = 0,
    IN_TYPE_int = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*point)(in_visitor *v, const in_point *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* point = (int x, int y, point? next) */
enum in_point_kind {
    IN_point = 1
};
static inline enum in_point_kind in_point_kind(const in_point *t) { return (enum in_point_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_point_tree(const in_point *t) { return (const asn_tree *)t; }
const in_point *in_as_point(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_point(struct in_visitor *v, const in_point *t); /* false: out of memory */

enum { IN_point_x = 0, IN_point_y = 1, IN_point_next = 2 };
const in_point *in_new_point(asn_arena *arena, asn_atom x, asn_atom y, const in_point *next);
static inline asn_atom in_point_x(const in_point *t) { return asn_tree_value_of((const asn_tree *)t, IN_point, IN_point_x, 0); }
static inline asn_atom in_point_y(const in_point *t) { return asn_tree_value_of((const asn_tree *)t, IN_point, IN_point_y, 0); }
static inline const in_point *in_point_next(const in_point *t) { return (const in_point *)asn_tree_child_of((const asn_tree *)t, IN_point, IN_point_next, 0); }

#ifdef __cplusplus
}
#endif
#endif
