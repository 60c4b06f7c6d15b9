/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_stmt *t = in_read(arena, "Block(body=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_stmt_kind(t) == IN_Expr)
 *         puts("Expr");
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

typedef struct in_stmt in_stmt;
typedef struct in_expr in_expr;

const in_stmt *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_stmt *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_stmt *t);  /* target text, by the task's templates */
bool in_type_stmt(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_stmt = 0,
    IN_TYPE_expr = 1,
    IN_TYPE_identifier = 2
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Expr)(in_visitor *v, const in_stmt *t);
    bool (*Block)(in_visitor *v, const in_stmt *t);
    bool (*Lambda)(in_visitor *v, const in_expr *t);
    bool (*Name)(in_visitor *v, const in_expr *t);
    bool (*Both)(in_visitor *v, const in_expr *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* stmt = Expr(expr value) | Block(stmt* body) */
enum in_stmt_kind {
    IN_Expr = 1,
    IN_Block = 2
};
static inline enum in_stmt_kind in_stmt_kind(const in_stmt *t) { return (enum in_stmt_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_stmt_tree(const in_stmt *t) { return (const asn_tree *)t; }
const in_stmt *in_as_stmt(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_stmt(struct in_visitor *v, const in_stmt *t); /* false: out of memory */

enum { IN_Expr_value = 0 };
const in_stmt *in_new_Expr(asn_arena *arena, const in_expr *value);
static inline const in_expr *in_Expr_value(const in_stmt *t) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Expr, IN_Expr_value, 0); }

enum { IN_Block_body = 0 };
const in_stmt *in_new_Block(asn_arena *arena, const in_stmt *const *body, int body_count);
static inline int in_Block_body_count(const in_stmt *t) { return asn_tree_count_of((const asn_tree *)t, IN_Block, IN_Block_body); }
static inline const in_stmt *in_Block_body(const in_stmt *t, int i) { return (const in_stmt *)asn_tree_child_of((const asn_tree *)t, IN_Block, IN_Block_body, i); }

/* expr = Lambda(stmt body) | Name(identifier id) | Both(expr left, expr right) */
enum in_expr_kind {
    IN_Lambda = 3,
    IN_Name = 4,
    IN_Both = 5
};
static inline enum in_expr_kind in_expr_kind(const in_expr *t) { return (enum in_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_expr_tree(const in_expr *t) { return (const asn_tree *)t; }
const in_expr *in_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_expr(struct in_visitor *v, const in_expr *t); /* false: out of memory */

enum { IN_Lambda_body = 0 };
const in_expr *in_new_Lambda(asn_arena *arena, const in_stmt *body);
static inline const in_stmt *in_Lambda_body(const in_expr *t) { return (const in_stmt *)asn_tree_child_of((const asn_tree *)t, IN_Lambda, IN_Lambda_body, 0); }

enum { IN_Name_id = 0 };
const in_expr *in_new_Name(asn_arena *arena, asn_atom id);
static inline asn_atom in_Name_id(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Name, IN_Name_id, 0); }

enum { IN_Both_left = 0, IN_Both_right = 1 };
const in_expr *in_new_Both(asn_arena *arena, const in_expr *left, const in_expr *right);
static inline const in_expr *in_Both_left(const in_expr *t) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Both, IN_Both_left, 0); }
static inline const in_expr *in_Both_right(const in_expr *t) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Both, IN_Both_right, 0); }

#ifdef __cplusplus
}
#endif
#endif
