/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_expr *t = in_read(arena, "Num(n=1)", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_expr_kind(t) == IN_Num)
 *         puts("Num");
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

typedef struct in_expr in_expr;
typedef struct in_stmt in_stmt;
typedef struct in_target in_target;

const in_expr *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_expr *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_expr *t);  /* target text, by the task's templates */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_expr = 0,
    IN_TYPE_stmt = 1,
    IN_TYPE_target = 2,
    IN_TYPE_int = 3,
    IN_TYPE_identifier = 4
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Num)(in_visitor *v, const in_expr *t);
    bool (*Assign)(in_visitor *v, const in_stmt *t);
    bool (*target)(in_visitor *v, const in_target *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* expr = Num(int n) */
enum in_expr_kind {
    IN_Num = 1
};
static inline enum in_expr_kind in_expr_kind(const in_expr *t) { return (enum in_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_expr_tree(const in_expr *t) { return (const asn_tree *)t; }
const in_expr *in_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_expr(struct in_visitor *v, const in_expr *t); /* false: out of memory */

enum { IN_Num_n = 0 };
const in_expr *in_new_Num(asn_arena *arena, asn_atom n);
static inline asn_atom in_Num_n(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Num, IN_Num_n, 0); }

/* stmt = Assign(target target) */
enum in_stmt_kind {
    IN_Assign = 2
};
static inline enum in_stmt_kind in_stmt_kind(const in_stmt *t) { return (enum in_stmt_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_stmt_tree(const in_stmt *t) { return (const asn_tree *)t; }
const in_stmt *in_as_stmt(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_stmt(struct in_visitor *v, const in_stmt *t); /* false: out of memory */

enum { IN_Assign_target = 0 };
const in_stmt *in_new_Assign(asn_arena *arena, const in_target *target);
static inline const in_target *in_Assign_target(const in_stmt *t) { return (const in_target *)asn_tree_child_of((const asn_tree *)t, IN_Assign, IN_Assign_target, 0); }

/* target = (identifier id) */
enum in_target_kind {
    IN_target = 3
};
static inline enum in_target_kind in_target_kind(const in_target *t) { return (enum in_target_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_target_tree(const in_target *t) { return (const asn_tree *)t; }
const in_target *in_as_target(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_target(struct in_visitor *v, const in_target *t); /* false: out of memory */

enum { IN_target_id = 0 };
const in_target *in_new_target(asn_arena *arena, asn_atom id);
static inline asn_atom in_target_id(const in_target *t) { return asn_tree_value_of((const asn_tree *)t, IN_target, IN_target_id, 0); }

#ifdef __cplusplus
}
#endif
#endif
