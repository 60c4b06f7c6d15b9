/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_root *t = in_read(arena, "Root(t=type(x=X(), y=1))", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_root_kind(t) == IN_Root)
 *         puts("Root");
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

typedef struct in_root in_root;
typedef struct in_type in_type;
typedef struct in_x in_x;

const in_root *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_root *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_root *t);  /* target text, by the task's templates */
bool in_type_root(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_root = 0,
    IN_TYPE_type = 1,
    IN_TYPE_x = 2,
    IN_TYPE_int = 3
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Root)(in_visitor *v, const in_root *t);
    bool (*type)(in_visitor *v, const in_type *t);
    bool (*X)(in_visitor *v, const in_x *t);
    bool (*Y)(in_visitor *v, const in_x *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* root = Root(type t) */
enum in_root_kind {
    IN_Root = 1
};
static inline enum in_root_kind in_root_kind(const in_root *t) { return (enum in_root_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_root_tree(const in_root *t) { return (const asn_tree *)t; }
const in_root *in_as_root(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_root(struct in_visitor *v, const in_root *t); /* false: out of memory */

enum { IN_Root_t = 0 };
const in_root *in_new_Root(asn_arena *arena, const in_type *t);
static inline const in_type *in_Root_t(const in_root *t) { return (const in_type *)asn_tree_child_of((const asn_tree *)t, IN_Root, IN_Root_t, 0); }

/* type = (x x, int y) */
enum in_type_kind {
    IN_type = 2
};
static inline enum in_type_kind in_type_kind(const in_type *t) { return (enum in_type_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_type_tree(const in_type *t) { return (const asn_tree *)t; }
const in_type *in_as_type(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_type(struct in_visitor *v, const in_type *t); /* false: out of memory */

enum { IN_type__x = 0, IN_type_y = 1 };
const in_type *in_new_type(asn_arena *arena, const in_x *x, asn_atom y);
static inline const in_x *in_type__x(const in_type *t) { return (const in_x *)asn_tree_child_of((const asn_tree *)t, IN_type, IN_type__x, 0); }
static inline asn_atom in_type_y(const in_type *t) { return asn_tree_value_of((const asn_tree *)t, IN_type, IN_type_y, 0); }

/* x = X | Y */
enum in_x_kind {
    IN_X = 3,
    IN_Y = 4
};
static inline enum in_x_kind in_x_kind(const in_x *t) { return (enum in_x_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_x_tree(const in_x *t) { return (const asn_tree *)t; }
const in_x *in_as_x(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_x(struct in_visitor *v, const in_x *t); /* false: out of memory */

const in_x *in_new_X(asn_arena *arena);

const in_x *in_new_Y(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
