/* jobs_tree.h: written by asdlc from prolog.asdl and jobs.task. Change those, not this file.
 * Trees for C programs: see the beginning of jobs.h. */
#ifndef JOBS_TREE_H
#define JOBS_TREE_H
#include "jobs.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct jobs_expr jobs_expr;
typedef struct jobs_arg jobs_arg;

/* From tree text; NULL, and err, when it is wrong. */
static inline const jobs_expr *jobs_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const jobs_expr *)asn_tree_read(arena, &jobs_grammar, JOBS_TYPE_expr,
        "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *jobs_write(asn_arena *arena, const jobs_expr *t)
{
    return asn_tree_write(arena, &jobs_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *jobs_text(asn_arena *arena, const jobs_expr *t)
{
    return asn_tree_print(arena, &jobs_grammar, (const asn_tree *)t);
}

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

static inline bool jobs_visit_enter(void *context, const asn_tree *t)
{
    jobs_visitor *v = (jobs_visitor *)context;
    switch (t->ctor) {
    case JOBS_Apply: return !v->Apply || v->Apply(v, (const jobs_expr *)t);
    case JOBS_Not: return !v->Not || v->Not(v, (const jobs_expr *)t);
    case JOBS_Or: return !v->Or || v->Or(v, (const jobs_expr *)t);
    case JOBS_And: return !v->And || v->And(v, (const jobs_expr *)t);
    case JOBS_Literal: return !v->Literal || v->Literal(v, (const jobs_arg *)t);
    case JOBS_Variable: return !v->Variable || v->Variable(v, (const jobs_arg *)t);
    default: return true;
    }
}

static inline void jobs_visit_leave(void *context, const asn_tree *t)
{
    jobs_visitor *v = (jobs_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- expr = Apply(pred predicate, arg* arguments) | Not(expr argument) | Or(expr left, expr right)
 *     | And(expr* arguments) */

static inline enum jobs_expr_kind jobs_expr_kind(const jobs_expr *t)
{
    return (enum jobs_expr_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *jobs_expr_tree(const jobs_expr *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const jobs_expr *jobs_as_expr(const asn_tree *t)
{
    return t && t->ctor && jobs_grammar.ctors[t->ctor].type == JOBS_TYPE_expr ? (const jobs_expr *)t : NULL;
}

/* false: out of memory. */
static inline bool jobs_visit_expr(jobs_visitor *v, const jobs_expr *t)
{
    asn_walk walk = {jobs_visit_enter, jobs_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &jobs_grammar, &walk);
}

/* Apply(pred predicate, arg* arguments) */
static inline const jobs_expr *jobs_new_Apply(asn_arena *arena, asn_atom predicate,
    const jobs_arg *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Apply);
    asn_build_value(&asn_b, JOBS_Apply_predicate, predicate);
    asn_build_children(&asn_b, JOBS_Apply_arguments, arguments, arguments_count);
    return (const jobs_expr *)asn_build_end(&asn_b);
}

static inline asn_atom jobs_Apply_predicate(const jobs_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, JOBS_Apply, JOBS_Apply_predicate, 0);
}

static inline int jobs_Apply_arguments_count(const jobs_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, JOBS_Apply, JOBS_Apply_arguments);
}

static inline const jobs_arg *jobs_Apply_arguments(const jobs_expr *t, int i)
{
    return (const jobs_arg *)asn_tree_child_of((const asn_tree *)t, JOBS_Apply, JOBS_Apply_arguments, i);
}

/* Not(expr argument) */
static inline const jobs_expr *jobs_new_Not(asn_arena *arena, const jobs_expr *argument)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Not);
    asn_build_child(&asn_b, JOBS_Not_argument, argument);
    return (const jobs_expr *)asn_build_end(&asn_b);
}

static inline const jobs_expr *jobs_Not_argument(const jobs_expr *t)
{
    return (const jobs_expr *)asn_tree_child_of((const asn_tree *)t, JOBS_Not, JOBS_Not_argument, 0);
}

/* Or(expr left, expr right) */
static inline const jobs_expr *jobs_new_Or(asn_arena *arena, const jobs_expr *left, const jobs_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Or);
    asn_build_child(&asn_b, JOBS_Or_left, left);
    asn_build_child(&asn_b, JOBS_Or_right, right);
    return (const jobs_expr *)asn_build_end(&asn_b);
}

static inline const jobs_expr *jobs_Or_left(const jobs_expr *t)
{
    return (const jobs_expr *)asn_tree_child_of((const asn_tree *)t, JOBS_Or, JOBS_Or_left, 0);
}

static inline const jobs_expr *jobs_Or_right(const jobs_expr *t)
{
    return (const jobs_expr *)asn_tree_child_of((const asn_tree *)t, JOBS_Or, JOBS_Or_right, 0);
}

/* And(expr* arguments) */
static inline const jobs_expr *jobs_new_And(asn_arena *arena,
    const jobs_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_And);
    asn_build_children(&asn_b, JOBS_And_arguments, arguments, arguments_count);
    return (const jobs_expr *)asn_build_end(&asn_b);
}

static inline int jobs_And_arguments_count(const jobs_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, JOBS_And, JOBS_And_arguments);
}

static inline const jobs_expr *jobs_And_arguments(const jobs_expr *t, int i)
{
    return (const jobs_expr *)asn_tree_child_of((const asn_tree *)t, JOBS_And, JOBS_And_arguments, i);
}

/* ---- arg = Literal(lit literal) | Variable(var variable) */

static inline enum jobs_arg_kind jobs_arg_kind(const jobs_arg *t)
{
    return (enum jobs_arg_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *jobs_arg_tree(const jobs_arg *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const jobs_arg *jobs_as_arg(const asn_tree *t)
{
    return t && t->ctor && jobs_grammar.ctors[t->ctor].type == JOBS_TYPE_arg ? (const jobs_arg *)t : NULL;
}

/* false: out of memory. */
static inline bool jobs_visit_arg(jobs_visitor *v, const jobs_arg *t)
{
    asn_walk walk = {jobs_visit_enter, jobs_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &jobs_grammar, &walk);
}

/* Literal(lit literal) */
static inline const jobs_arg *jobs_new_Literal(asn_arena *arena, asn_atom literal)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Literal);
    asn_build_value(&asn_b, JOBS_Literal_literal, literal);
    return (const jobs_arg *)asn_build_end(&asn_b);
}

static inline asn_atom jobs_Literal_literal(const jobs_arg *t)
{
    return asn_tree_value_of((const asn_tree *)t, JOBS_Literal, JOBS_Literal_literal, 0);
}

/* Variable(var variable) */
static inline const jobs_arg *jobs_new_Variable(asn_arena *arena, asn_atom variable)
{
    asn_build asn_b = asn_build_begin(arena, &jobs_grammar, JOBS_Variable);
    asn_build_value(&asn_b, JOBS_Variable_variable, variable);
    return (const jobs_arg *)asn_build_end(&asn_b);
}

static inline asn_atom jobs_Variable_variable(const jobs_arg *t)
{
    return asn_tree_value_of((const asn_tree *)t, JOBS_Variable, JOBS_Variable_variable, 0);
}

#ifdef __cplusplus
}
#endif
#endif
