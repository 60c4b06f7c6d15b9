/* jobs.h: trees of prolog.asdl for C programs. Written by asdlc from prolog.asdl and jobs.task. Change those, not this file.
 *
 *     #include "jobs.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const jobs_expr *t = jobs_read(arena, "And(arguments=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (jobs_expr_kind(t) == JOBS_Apply)
 *         puts("Apply");
 *     puts(jobs_text(arena, t)); // in the target language; jobs_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. jobs_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); jobs_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef JOBS_H
#define JOBS_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar jobs_grammar;

typedef struct jobs_expr jobs_expr;
typedef struct jobs_arg jobs_arg;

const jobs_expr *jobs_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *jobs_write(asn_arena *arena, const jobs_expr *t); /* tree text, as Python's ast.dump writes it */
const char *jobs_text(asn_arena *arena, const jobs_expr *t);  /* target text, by the task's templates */
bool jobs_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum jobs_types {
    JOBS_TYPE_expr = 0,
    JOBS_TYPE_arg = 1,
    JOBS_TYPE_pred = 2,
    JOBS_TYPE_lit = 3,
    JOBS_TYPE_var = 4
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct jobs_visitor jobs_visitor;
struct jobs_visitor {
    void *context;
    bool (*Apply)(jobs_visitor *v, const jobs_expr *t);
    bool (*Not)(jobs_visitor *v, const jobs_expr *t);
    bool (*Or)(jobs_visitor *v, const jobs_expr *t);
    bool (*And)(jobs_visitor *v, const jobs_expr *t);
    bool (*Literal)(jobs_visitor *v, const jobs_arg *t);
    bool (*Variable)(jobs_visitor *v, const jobs_arg *t);
    void (*leave)(jobs_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* expr = Apply(pred predicate, arg* arguments) | Not(expr argument) | Or(expr left, expr right)
 *     | And(expr* arguments) */
enum jobs_expr_kind {
    JOBS_Apply = 1,
    JOBS_Not = 2,
    JOBS_Or = 3,
    JOBS_And = 4
};
static inline enum jobs_expr_kind jobs_expr_kind(const jobs_expr *t) { return (enum jobs_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *jobs_expr_tree(const jobs_expr *t) { return (const asn_tree *)t; }
const jobs_expr *jobs_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool jobs_visit_expr(struct jobs_visitor *v, const jobs_expr *t); /* false: out of memory */

enum { JOBS_Apply_predicate = 0, JOBS_Apply_arguments = 1 };
const jobs_expr *jobs_new_Apply(asn_arena *arena, asn_atom predicate, const jobs_arg *const *arguments, int arguments_count);
static inline asn_atom jobs_Apply_predicate(const jobs_expr *t) { return asn_tree_value_of((const asn_tree *)t, JOBS_Apply, JOBS_Apply_predicate, 0); }
static inline int jobs_Apply_arguments_count(const jobs_expr *t) { return asn_tree_count_of((const asn_tree *)t, JOBS_Apply, JOBS_Apply_arguments); }
static inline const jobs_arg *jobs_Apply_arguments(const jobs_expr *t, int i) { return (const jobs_arg *)asn_tree_child_of((const asn_tree *)t, JOBS_Apply, JOBS_Apply_arguments, i); }

enum { JOBS_Not_argument = 0 };
const jobs_expr *jobs_new_Not(asn_arena *arena, const jobs_expr *argument);
static inline const jobs_expr *jobs_Not_argument(const jobs_expr *t) { return (const jobs_expr *)asn_tree_child_of((const asn_tree *)t, JOBS_Not, JOBS_Not_argument, 0); }

enum { JOBS_Or_left = 0, JOBS_Or_right = 1 };
const jobs_expr *jobs_new_Or(asn_arena *arena, const jobs_expr *left, const jobs_expr *right);
static inline const jobs_expr *jobs_Or_left(const jobs_expr *t) { return (const jobs_expr *)asn_tree_child_of((const asn_tree *)t, JOBS_Or, JOBS_Or_left, 0); }
static inline const jobs_expr *jobs_Or_right(const jobs_expr *t) { return (const jobs_expr *)asn_tree_child_of((const asn_tree *)t, JOBS_Or, JOBS_Or_right, 0); }

enum { JOBS_And_arguments = 0 };
const jobs_expr *jobs_new_And(asn_arena *arena, const jobs_expr *const *arguments, int arguments_count);
static inline int jobs_And_arguments_count(const jobs_expr *t) { return asn_tree_count_of((const asn_tree *)t, JOBS_And, JOBS_And_arguments); }
static inline const jobs_expr *jobs_And_arguments(const jobs_expr *t, int i) { return (const jobs_expr *)asn_tree_child_of((const asn_tree *)t, JOBS_And, JOBS_And_arguments, i); }

/* arg = Literal(lit literal) | Variable(var variable) */
enum jobs_arg_kind {
    JOBS_Literal = 5,
    JOBS_Variable = 6
};
static inline enum jobs_arg_kind jobs_arg_kind(const jobs_arg *t) { return (enum jobs_arg_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *jobs_arg_tree(const jobs_arg *t) { return (const asn_tree *)t; }
const jobs_arg *jobs_as_arg(const asn_tree *t); /* NULL when it is a tree of another type */
bool jobs_visit_arg(struct jobs_visitor *v, const jobs_arg *t); /* false: out of memory */

enum { JOBS_Literal_literal = 0 };
const jobs_arg *jobs_new_Literal(asn_arena *arena, asn_atom literal);
static inline asn_atom jobs_Literal_literal(const jobs_arg *t) { return asn_tree_value_of((const asn_tree *)t, JOBS_Literal, JOBS_Literal_literal, 0); }

enum { JOBS_Variable_variable = 0 };
const jobs_arg *jobs_new_Variable(asn_arena *arena, asn_atom variable);
static inline asn_atom jobs_Variable_variable(const jobs_arg *t) { return asn_tree_value_of((const asn_tree *)t, JOBS_Variable, JOBS_Variable_variable, 0); }

#ifdef __cplusplus
}
#endif
#endif
