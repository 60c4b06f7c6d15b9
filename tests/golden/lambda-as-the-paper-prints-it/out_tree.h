/* in_tree.h: written by asdlc from in.asdl. Change that, not this file.
 * Trees for C programs: see the beginning of in.h. */
#ifndef IN_TREE_H
#define IN_TREE_H
#include "in.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct in_expr in_expr;
typedef struct in_cmp_op in_cmp_op;

/* From tree text; NULL, and err, when it is wrong. */
static inline const in_expr *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_expr *)asn_tree_read(arena, &in_grammar, IN_TYPE_expr, "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *in_write(asn_arena *arena, const in_expr *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *in_text(asn_arena *arena, const in_expr *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

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

static inline bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = (in_visitor *)context;
    switch (t->ctor) {
    case IN_Apply: return !v->Apply || v->Apply(v, (const in_expr *)t);
    case IN_Not: return !v->Not || v->Not(v, (const in_expr *)t);
    case IN_Lambda: return !v->Lambda || v->Lambda(v, (const in_expr *)t);
    case IN_Variable: return !v->Variable || v->Variable(v, (const in_expr *)t);
    case IN_Number: return !v->Number || v->Number(v, (const in_expr *)t);
    case IN_Compare: return !v->Compare || v->Compare(v, (const in_expr *)t);
    case IN_Equal: return !v->Equal || v->Equal(v, (const in_cmp_op *)t);
    case IN_LessThan: return !v->LessThan || v->LessThan(v, (const in_cmp_op *)t);
    case IN_GreaterThan: return !v->GreaterThan || v->GreaterThan(v, (const in_cmp_op *)t);
    default: return true;
    }
}

static inline void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = (in_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- expr = Apply(pred predicate, expr* arguments) | Not(expr argument)
 *     | Lambda(var variable, var_type type, expr body) | Variable(var variable) | Number(num number)
 *     | Compare(cmp_op op, expr left, expr right) */

static inline enum in_expr_kind in_expr_kind(const in_expr *t)
{
    return (enum in_expr_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *in_expr_tree(const in_expr *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const in_expr *in_as_expr(const asn_tree *t)
{
    return t && t->ctor && in_grammar.ctors[t->ctor].type == IN_TYPE_expr ? (const in_expr *)t : NULL;
}

/* false: out of memory. */
static inline bool in_visit_expr(in_visitor *v, const in_expr *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

/* Apply(pred predicate, expr* arguments) */
static inline const in_expr *in_new_Apply(asn_arena *arena, asn_atom predicate,
    const in_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Apply);
    asn_build_value(&asn_b, IN_Apply_predicate, predicate);
    asn_build_children(&asn_b, IN_Apply_arguments, arguments, arguments_count);
    return (const in_expr *)asn_build_end(&asn_b);
}

static inline asn_atom in_Apply_predicate(const in_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Apply, IN_Apply_predicate, 0);
}

static inline int in_Apply_arguments_count(const in_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, IN_Apply, IN_Apply_arguments);
}

static inline const in_expr *in_Apply_arguments(const in_expr *t, int i)
{
    return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Apply, IN_Apply_arguments, i);
}

/* Not(expr argument) */
static inline const in_expr *in_new_Not(asn_arena *arena, const in_expr *argument)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Not);
    asn_build_child(&asn_b, IN_Not_argument, argument);
    return (const in_expr *)asn_build_end(&asn_b);
}

static inline const in_expr *in_Not_argument(const in_expr *t)
{
    return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Not, IN_Not_argument, 0);
}

/* Lambda(var variable, var_type type, expr body) */
static inline const in_expr *in_new_Lambda(asn_arena *arena, asn_atom variable, asn_atom type, const in_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Lambda);
    asn_build_value(&asn_b, IN_Lambda_variable, variable);
    asn_build_value(&asn_b, IN_Lambda_type, type);
    asn_build_child(&asn_b, IN_Lambda_body, body);
    return (const in_expr *)asn_build_end(&asn_b);
}

static inline asn_atom in_Lambda_variable(const in_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Lambda, IN_Lambda_variable, 0);
}

static inline asn_atom in_Lambda_type(const in_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Lambda, IN_Lambda_type, 0);
}

static inline const in_expr *in_Lambda_body(const in_expr *t)
{
    return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Lambda, IN_Lambda_body, 0);
}

/* Variable(var variable) */
static inline const in_expr *in_new_Variable(asn_arena *arena, asn_atom variable)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Variable);
    asn_build_value(&asn_b, IN_Variable_variable, variable);
    return (const in_expr *)asn_build_end(&asn_b);
}

static inline asn_atom in_Variable_variable(const in_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Variable, IN_Variable_variable, 0);
}

/* Number(num number) */
static inline const in_expr *in_new_Number(asn_arena *arena, asn_atom number)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Number);
    asn_build_value(&asn_b, IN_Number_number, number);
    return (const in_expr *)asn_build_end(&asn_b);
}

static inline asn_atom in_Number_number(const in_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Number, IN_Number_number, 0);
}

/* Compare(cmp_op op, expr left, expr right) */
static inline const in_expr *in_new_Compare(asn_arena *arena, const in_cmp_op *op, const in_expr *left,
    const in_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Compare);
    asn_build_child(&asn_b, IN_Compare_op, op);
    asn_build_child(&asn_b, IN_Compare_left, left);
    asn_build_child(&asn_b, IN_Compare_right, right);
    return (const in_expr *)asn_build_end(&asn_b);
}

static inline const in_cmp_op *in_Compare_op(const in_expr *t)
{
    return (const in_cmp_op *)asn_tree_child_of((const asn_tree *)t, IN_Compare, IN_Compare_op, 0);
}

static inline const in_expr *in_Compare_left(const in_expr *t)
{
    return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Compare, IN_Compare_left, 0);
}

static inline const in_expr *in_Compare_right(const in_expr *t)
{
    return (const in_expr *)asn_tree_child_of((const asn_tree *)t, IN_Compare, IN_Compare_right, 0);
}

/* ---- cmp_op = Equal | LessThan | GreaterThan */

static inline enum in_cmp_op_kind in_cmp_op_kind(const in_cmp_op *t)
{
    return (enum in_cmp_op_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *in_cmp_op_tree(const in_cmp_op *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const in_cmp_op *in_as_cmp_op(const asn_tree *t)
{
    return t && t->ctor && in_grammar.ctors[t->ctor].type == IN_TYPE_cmp_op ? (const in_cmp_op *)t : NULL;
}

/* false: out of memory. */
static inline bool in_visit_cmp_op(in_visitor *v, const in_cmp_op *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

/* Equal */
static inline const in_cmp_op *in_new_Equal(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Equal);
    return (const in_cmp_op *)asn_build_end(&asn_b);
}

/* LessThan */
static inline const in_cmp_op *in_new_LessThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_LessThan);
    return (const in_cmp_op *)asn_build_end(&asn_b);
}

/* GreaterThan */
static inline const in_cmp_op *in_new_GreaterThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_GreaterThan);
    return (const in_cmp_op *)asn_build_end(&asn_b);
}

#ifdef __cplusplus
}
#endif
#endif
