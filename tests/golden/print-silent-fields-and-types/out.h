/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_expr *t = in_read(arena, "Name(id='x', ctx=Load())", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_expr_kind(t) == IN_Name)
 *         puts("Name");
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
typedef struct in_ctx in_ctx;

const in_expr *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_expr *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_expr *t);  /* target text, by the task's templates */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_expr = 0,
    IN_TYPE_ctx = 1,
    IN_TYPE_identifier = 2,
    IN_TYPE_string = 3
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Name)(in_visitor *v, const in_expr *t);
    bool (*Load)(in_visitor *v, const in_ctx *t);
    bool (*Store)(in_visitor *v, const in_ctx *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* expr = Name(identifier id, ctx ctx, string? kind) */
enum in_expr_kind {
    IN_Name = 1
};
static inline enum in_expr_kind in_expr_kind(const in_expr *t) { return (enum in_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_expr_tree(const in_expr *t) { return (const asn_tree *)t; }
const in_expr *in_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_expr(struct in_visitor *v, const in_expr *t); /* false: out of memory */

enum { IN_Name_id = 0, IN_Name_ctx = 1, IN_Name_kind = 2 };
const in_expr *in_new_Name(asn_arena *arena, asn_atom id, const in_ctx *ctx, const asn_atom *kind);
static inline asn_atom in_Name_id(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Name, IN_Name_id, 0); }
static inline const in_ctx *in_Name_ctx(const in_expr *t) { return (const in_ctx *)asn_tree_child_of((const asn_tree *)t, IN_Name, IN_Name_ctx, 0); }
static inline asn_atom in_Name_kind(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Name, IN_Name_kind, 0); }

/* ctx = Load | Store */
enum in_ctx_kind {
    IN_Load = 2,
    IN_Store = 3
};
static inline enum in_ctx_kind in_ctx_kind(const in_ctx *t) { return (enum in_ctx_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_ctx_tree(const in_ctx *t) { return (const asn_tree *)t; }
const in_ctx *in_as_ctx(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_ctx(struct in_visitor *v, const in_ctx *t); /* false: out of memory */

const in_ctx *in_new_Load(asn_arena *arena);

const in_ctx *in_new_Store(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
