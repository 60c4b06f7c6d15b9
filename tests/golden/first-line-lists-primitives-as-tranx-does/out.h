/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_expr *t = in_read(arena, "Variable(variable='x')", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_expr_kind(t) == IN_Variable)
 *         puts("Variable");
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

const in_expr *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_expr *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_expr *t);  /* target text, by the task's templates */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_expr = 0,
    IN_TYPE_int = 1,
    IN_TYPE_pred = 2,
    IN_TYPE_var = 3
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Variable)(in_visitor *v, const in_expr *t);
    bool (*Apply)(in_visitor *v, const in_expr *t);
    bool (*Number)(in_visitor *v, const in_expr *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* expr = Variable(var variable) | Apply(pred predicate, expr* arguments) | Number(int value) */
enum in_expr_kind {
    IN_Variable = 1,
    IN_Apply = 2,
    IN_Number = 3
};
static inline enum in_expr_kind in_expr_kind(const in_expr *t) { return (enum in_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_expr_tree(const in_expr *t) { return (const asn_tree *)t; }
const in_expr *in_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_expr(struct in_visitor *v, const in_expr *t); /* false: out of memory */

enum { IN_Variable_variable = 0 };
const in_expr *in_new_Variable(asn_arena *arena, asn_atom variable);
static inline asn_atom in_Variable_variable(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Variable, IN_Variable_variable, 0); }

enum { IN_Apply_predicate = 0, IN_Apply_arguments = 1 };
const in_expr *in_new_Apply(asn_arena *arena, asn_atom predicate, const in_expr *const *arguments, int arguments_count);
static inline asn_atom in_Apply_predicate(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Apply, IN_Apply_predicate, 0); }
static inline int in_Apply_arguments_count(const in_expr *t) { return asn_tree_count_of((const asn_tree *)t, IN_Apply, IN_Apply_arguments); }
static inline const in_expr *in_Apply_arguments(const in_expr *t, int i) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Apply, IN_Apply_arguments, i); }

enum { IN_Number_value = 0 };
const in_expr *in_new_Number(asn_arena *arena, asn_atom value);
static inline asn_atom in_Number_value(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Number, IN_Number_value, 0); }

#ifdef __cplusplus
}
#endif
#endif
