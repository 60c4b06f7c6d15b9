/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_expr *t = in_read(arena, "Apply(predicate='x', arguments=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_expr_kind(t) == IN_Apply)
 *         puts("Apply");
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
typedef struct in_cmp_op in_cmp_op;

const in_expr *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_expr *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_expr *t);  /* target text, by the task's templates */
bool in_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_expr = 0,
    IN_TYPE_cmp_op = 1,
    IN_TYPE_pred = 2,
    IN_TYPE_var = 3,
    IN_TYPE_var_type = 4,
    IN_TYPE_num = 5
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Apply)(in_visitor *v, const in_expr *t);
    bool (*Not)(in_visitor *v, const in_expr *t);
    bool (*Lambda)(in_visitor *v, const in_expr *t);
    bool (*Variable)(in_visitor *v, const in_expr *t);
    bool (*Number)(in_visitor *v, const in_expr *t);
    bool (*Compare)(in_visitor *v, const in_expr *t);
    bool (*Equal)(in_visitor *v, const in_cmp_op *t);
    bool (*LessThan)(in_visitor *v, const in_cmp_op *t);
    bool (*GreaterThan)(in_visitor *v, const in_cmp_op *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* expr = Apply(pred predicate, expr* arguments) | Not(expr argument)
 *     | Lambda(var variable, var_type type, expr body) | Variable(var variable) | Number(num number)
 *     | Compare(cmp_op op, expr left, expr right) */
enum in_expr_kind {
    IN_Apply = 1,
    IN_Not = 2,
    IN_Lambda = 3,
    IN_Variable = 4,
    IN_Number = 5,
    IN_Compare = 6
};
static inline enum in_expr_kind in_expr_kind(const in_expr *t) { return (enum in_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_expr_tree(const in_expr *t) { return (const asn_tree *)t; }
const in_expr *in_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_expr(struct in_visitor *v, const in_expr *t); /* false: out of memory */

enum { IN_Apply_predicate = 0, IN_Apply_arguments = 1 };
const in_expr *in_new_Apply(asn_arena *arena, asn_atom predicate, const in_expr *const *arguments, int arguments_count);
static inline asn_atom in_Apply_predicate(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Apply, IN_Apply_predicate, 0); }
static inline int in_Apply_arguments_count(const in_expr *t) { return asn_tree_count_of((const asn_tree *)t, IN_Apply, IN_Apply_arguments); }
static inline const in_expr *in_Apply_arguments(const in_expr *t, int i) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Apply, IN_Apply_arguments, i); }

enum { IN_Not_argument = 0 };
const in_expr *in_new_Not(asn_arena *arena, const in_expr *argument);
static inline const in_expr *in_Not_argument(const in_expr *t) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Not, IN_Not_argument, 0); }

enum { IN_Lambda_variable = 0, IN_Lambda_type = 1, IN_Lambda_body = 2 };
const in_expr *in_new_Lambda(asn_arena *arena, asn_atom variable, asn_atom type, const in_expr *body);
static inline asn_atom in_Lambda_variable(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Lambda, IN_Lambda_variable, 0); }
static inline asn_atom in_Lambda_type(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Lambda, IN_Lambda_type, 0); }
static inline const in_expr *in_Lambda_body(const in_expr *t) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Lambda, IN_Lambda_body, 0); }

enum { IN_Variable_variable = 0 };
const in_expr *in_new_Variable(asn_arena *arena, asn_atom variable);
static inline asn_atom in_Variable_variable(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Variable, IN_Variable_variable, 0); }

enum { IN_Number_number = 0 };
const in_expr *in_new_Number(asn_arena *arena, asn_atom number);
static inline asn_atom in_Number_number(const in_expr *t) { return asn_tree_value_of((const asn_tree *)t, IN_Number, IN_Number_number, 0); }

enum { IN_Compare_op = 0, IN_Compare_left = 1, IN_Compare_right = 2 };
const in_expr *in_new_Compare(asn_arena *arena, const in_cmp_op *op, const in_expr *left, const in_expr *right);
static inline const in_cmp_op *in_Compare_op(const in_expr *t) { return (const in_cmp_op *)asn_tree_child_of((const asn_tree *)t, IN_Compare, IN_Compare_op, 0); }
static inline const in_expr *in_Compare_left(const in_expr *t) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Compare, IN_Compare_left, 0); }
static inline const in_expr *in_Compare_right(const in_expr *t) { return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Compare, IN_Compare_right, 0); }

/* cmp_op = Equal | LessThan | GreaterThan */
enum in_cmp_op_kind {
    IN_Equal = 7,
    IN_LessThan = 8,
    IN_GreaterThan = 9
};
static inline enum in_cmp_op_kind in_cmp_op_kind(const in_cmp_op *t) { return (enum in_cmp_op_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_cmp_op_tree(const in_cmp_op *t) { return (const asn_tree *)t; }
const in_cmp_op *in_as_cmp_op(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_cmp_op(struct in_visitor *v, const in_cmp_op *t); /* false: out of memory */

const in_cmp_op *in_new_Equal(asn_arena *arena);

const in_cmp_op *in_new_LessThan(asn_arena *arena);

const in_cmp_op *in_new_GreaterThan(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
