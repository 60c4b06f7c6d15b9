/* geo_tree.h: written by asdlc from lambda.asdl, geo.task, lambda.print and geo.entities.
 * Change those, not this file.
 * Trees for C programs: see the beginning of geo.h. */
#ifndef GEO_TREE_H
#define GEO_TREE_H
#include "geo.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct geo_expr geo_expr;
typedef struct geo_cmp_op geo_cmp_op;

/* From tree text; NULL, and err, when it is wrong. */
static inline const geo_expr *geo_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const geo_expr *)asn_tree_read(arena, &geo_grammar, GEO_TYPE_expr,
        "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *geo_write(asn_arena *arena, const geo_expr *t)
{
    return asn_tree_write(arena, &geo_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *geo_text(asn_arena *arena, const geo_expr *t)
{
    return asn_tree_print(arena, &geo_grammar, (const asn_tree *)t);
}

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct geo_visitor geo_visitor;
struct geo_visitor {
    void *context;
    bool (*Variable)(geo_visitor *v, const geo_expr *t);
    bool (*Entity)(geo_visitor *v, const geo_expr *t);
    bool (*Number)(geo_visitor *v, const geo_expr *t);
    bool (*Apply)(geo_visitor *v, const geo_expr *t);
    bool (*Argmax)(geo_visitor *v, const geo_expr *t);
    bool (*Argmin)(geo_visitor *v, const geo_expr *t);
    bool (*Count)(geo_visitor *v, const geo_expr *t);
    bool (*Exists)(geo_visitor *v, const geo_expr *t);
    bool (*Lambda)(geo_visitor *v, const geo_expr *t);
    bool (*Max)(geo_visitor *v, const geo_expr *t);
    bool (*Min)(geo_visitor *v, const geo_expr *t);
    bool (*Sum)(geo_visitor *v, const geo_expr *t);
    bool (*The)(geo_visitor *v, const geo_expr *t);
    bool (*Not)(geo_visitor *v, const geo_expr *t);
    bool (*And)(geo_visitor *v, const geo_expr *t);
    bool (*Or)(geo_visitor *v, const geo_expr *t);
    bool (*Compare)(geo_visitor *v, const geo_expr *t);
    bool (*Equal)(geo_visitor *v, const geo_cmp_op *t);
    bool (*LessThan)(geo_visitor *v, const geo_cmp_op *t);
    bool (*GreaterThan)(geo_visitor *v, const geo_cmp_op *t);
    void (*leave)(geo_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

static inline bool geo_visit_enter(void *context, const asn_tree *t)
{
    geo_visitor *v = (geo_visitor *)context;
    switch (t->ctor) {
    case GEO_Variable: return !v->Variable || v->Variable(v, (const geo_expr *)t);
    case GEO_Entity: return !v->Entity || v->Entity(v, (const geo_expr *)t);
    case GEO_Number: return !v->Number || v->Number(v, (const geo_expr *)t);
    case GEO_Apply: return !v->Apply || v->Apply(v, (const geo_expr *)t);
    case GEO_Argmax: return !v->Argmax || v->Argmax(v, (const geo_expr *)t);
    case GEO_Argmin: return !v->Argmin || v->Argmin(v, (const geo_expr *)t);
    case GEO_Count: return !v->Count || v->Count(v, (const geo_expr *)t);
    case GEO_Exists: return !v->Exists || v->Exists(v, (const geo_expr *)t);
    case GEO_Lambda: return !v->Lambda || v->Lambda(v, (const geo_expr *)t);
    case GEO_Max: return !v->Max || v->Max(v, (const geo_expr *)t);
    case GEO_Min: return !v->Min || v->Min(v, (const geo_expr *)t);
    case GEO_Sum: return !v->Sum || v->Sum(v, (const geo_expr *)t);
    case GEO_The: return !v->The || v->The(v, (const geo_expr *)t);
    case GEO_Not: return !v->Not || v->Not(v, (const geo_expr *)t);
    case GEO_And: return !v->And || v->And(v, (const geo_expr *)t);
    case GEO_Or: return !v->Or || v->Or(v, (const geo_expr *)t);
    case GEO_Compare: return !v->Compare || v->Compare(v, (const geo_expr *)t);
    case GEO_Equal: return !v->Equal || v->Equal(v, (const geo_cmp_op *)t);
    case GEO_LessThan: return !v->LessThan || v->LessThan(v, (const geo_cmp_op *)t);
    case GEO_GreaterThan: return !v->GreaterThan || v->GreaterThan(v, (const geo_cmp_op *)t);
    default: return true;
    }
}

static inline void geo_visit_leave(void *context, const asn_tree *t)
{
    geo_visitor *v = (geo_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- expr = Variable(var variable) | Entity(ent entity) | Number(num number)
 *     | Apply(pred predicate, expr* arguments) | Argmax(var variable, expr domain, expr body)
 *     | Argmin(var variable, expr domain, expr body) | Count(var variable, expr body)
 *     | Exists(var variable, expr body) | Lambda(var variable, var_type type, expr body)
 *     | Max(var variable, expr body) | Min(var variable, expr body) | Sum(var variable, expr domain, expr body)
 *     | The(var variable, expr body) | Not(expr argument) | And(expr* arguments) | Or(expr* arguments)
 *     | Compare(cmp_op op, expr left, expr right) */

static inline enum geo_expr_kind geo_expr_kind(const geo_expr *t)
{
    return (enum geo_expr_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *geo_expr_tree(const geo_expr *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const geo_expr *geo_as_expr(const asn_tree *t)
{
    return t && t->ctor && geo_grammar.ctors[t->ctor].type == GEO_TYPE_expr ? (const geo_expr *)t : NULL;
}

/* false: out of memory. */
static inline bool geo_visit_expr(geo_visitor *v, const geo_expr *t)
{
    asn_walk walk = {geo_visit_enter, geo_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &geo_grammar, &walk);
}

/* Variable(var variable) */
static inline const geo_expr *geo_new_Variable(asn_arena *arena, asn_atom variable)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Variable);
    asn_build_value(&asn_b, GEO_Variable_variable, variable);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Variable_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Variable, GEO_Variable_variable, 0);
}

/* Entity(ent entity) */
static inline const geo_expr *geo_new_Entity(asn_arena *arena, asn_atom entity)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Entity);
    asn_build_value(&asn_b, GEO_Entity_entity, entity);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Entity_entity(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Entity, GEO_Entity_entity, 0);
}

/* Number(num number) */
static inline const geo_expr *geo_new_Number(asn_arena *arena, asn_atom number)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Number);
    asn_build_value(&asn_b, GEO_Number_number, number);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Number_number(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Number, GEO_Number_number, 0);
}

/* Apply(pred predicate, expr* arguments) */
static inline const geo_expr *geo_new_Apply(asn_arena *arena, asn_atom predicate,
    const geo_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Apply);
    asn_build_value(&asn_b, GEO_Apply_predicate, predicate);
    asn_build_children(&asn_b, GEO_Apply_arguments, arguments, arguments_count);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Apply_predicate(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Apply, GEO_Apply_predicate, 0);
}

static inline int geo_Apply_arguments_count(const geo_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, GEO_Apply, GEO_Apply_arguments);
}

static inline const geo_expr *geo_Apply_arguments(const geo_expr *t, int i)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Apply, GEO_Apply_arguments, i);
}

/* Argmax(var variable, expr domain, expr body) */
static inline const geo_expr *geo_new_Argmax(asn_arena *arena, asn_atom variable, const geo_expr *domain,
    const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Argmax);
    asn_build_value(&asn_b, GEO_Argmax_variable, variable);
    asn_build_child(&asn_b, GEO_Argmax_domain, domain);
    asn_build_child(&asn_b, GEO_Argmax_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Argmax_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Argmax, GEO_Argmax_variable, 0);
}

static inline const geo_expr *geo_Argmax_domain(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Argmax, GEO_Argmax_domain, 0);
}

static inline const geo_expr *geo_Argmax_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Argmax, GEO_Argmax_body, 0);
}

/* Argmin(var variable, expr domain, expr body) */
static inline const geo_expr *geo_new_Argmin(asn_arena *arena, asn_atom variable, const geo_expr *domain,
    const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Argmin);
    asn_build_value(&asn_b, GEO_Argmin_variable, variable);
    asn_build_child(&asn_b, GEO_Argmin_domain, domain);
    asn_build_child(&asn_b, GEO_Argmin_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Argmin_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Argmin, GEO_Argmin_variable, 0);
}

static inline const geo_expr *geo_Argmin_domain(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Argmin, GEO_Argmin_domain, 0);
}

static inline const geo_expr *geo_Argmin_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Argmin, GEO_Argmin_body, 0);
}

/* Count(var variable, expr body) */
static inline const geo_expr *geo_new_Count(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Count);
    asn_build_value(&asn_b, GEO_Count_variable, variable);
    asn_build_child(&asn_b, GEO_Count_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Count_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Count, GEO_Count_variable, 0);
}

static inline const geo_expr *geo_Count_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Count, GEO_Count_body, 0);
}

/* Exists(var variable, expr body) */
static inline const geo_expr *geo_new_Exists(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Exists);
    asn_build_value(&asn_b, GEO_Exists_variable, variable);
    asn_build_child(&asn_b, GEO_Exists_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Exists_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Exists, GEO_Exists_variable, 0);
}

static inline const geo_expr *geo_Exists_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Exists, GEO_Exists_body, 0);
}

/* Lambda(var variable, var_type type, expr body) */
static inline const geo_expr *geo_new_Lambda(asn_arena *arena, asn_atom variable, asn_atom type,
    const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Lambda);
    asn_build_value(&asn_b, GEO_Lambda_variable, variable);
    asn_build_value(&asn_b, GEO_Lambda_type, type);
    asn_build_child(&asn_b, GEO_Lambda_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Lambda_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Lambda, GEO_Lambda_variable, 0);
}

static inline asn_atom geo_Lambda_type(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Lambda, GEO_Lambda_type, 0);
}

static inline const geo_expr *geo_Lambda_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Lambda, GEO_Lambda_body, 0);
}

/* Max(var variable, expr body) */
static inline const geo_expr *geo_new_Max(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Max);
    asn_build_value(&asn_b, GEO_Max_variable, variable);
    asn_build_child(&asn_b, GEO_Max_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Max_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Max, GEO_Max_variable, 0);
}

static inline const geo_expr *geo_Max_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Max, GEO_Max_body, 0);
}

/* Min(var variable, expr body) */
static inline const geo_expr *geo_new_Min(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Min);
    asn_build_value(&asn_b, GEO_Min_variable, variable);
    asn_build_child(&asn_b, GEO_Min_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Min_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Min, GEO_Min_variable, 0);
}

static inline const geo_expr *geo_Min_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Min, GEO_Min_body, 0);
}

/* Sum(var variable, expr domain, expr body) */
static inline const geo_expr *geo_new_Sum(asn_arena *arena, asn_atom variable, const geo_expr *domain,
    const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Sum);
    asn_build_value(&asn_b, GEO_Sum_variable, variable);
    asn_build_child(&asn_b, GEO_Sum_domain, domain);
    asn_build_child(&asn_b, GEO_Sum_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_Sum_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_Sum, GEO_Sum_variable, 0);
}

static inline const geo_expr *geo_Sum_domain(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Sum, GEO_Sum_domain, 0);
}

static inline const geo_expr *geo_Sum_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Sum, GEO_Sum_body, 0);
}

/* The(var variable, expr body) */
static inline const geo_expr *geo_new_The(asn_arena *arena, asn_atom variable, const geo_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_The);
    asn_build_value(&asn_b, GEO_The_variable, variable);
    asn_build_child(&asn_b, GEO_The_body, body);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline asn_atom geo_The_variable(const geo_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, GEO_The, GEO_The_variable, 0);
}

static inline const geo_expr *geo_The_body(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_The, GEO_The_body, 0);
}

/* Not(expr argument) */
static inline const geo_expr *geo_new_Not(asn_arena *arena, const geo_expr *argument)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Not);
    asn_build_child(&asn_b, GEO_Not_argument, argument);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline const geo_expr *geo_Not_argument(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Not, GEO_Not_argument, 0);
}

/* And(expr* arguments) */
static inline const geo_expr *geo_new_And(asn_arena *arena, const geo_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_And);
    asn_build_children(&asn_b, GEO_And_arguments, arguments, arguments_count);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline int geo_And_arguments_count(const geo_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, GEO_And, GEO_And_arguments);
}

static inline const geo_expr *geo_And_arguments(const geo_expr *t, int i)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_And, GEO_And_arguments, i);
}

/* Or(expr* arguments) */
static inline const geo_expr *geo_new_Or(asn_arena *arena, const geo_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Or);
    asn_build_children(&asn_b, GEO_Or_arguments, arguments, arguments_count);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline int geo_Or_arguments_count(const geo_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, GEO_Or, GEO_Or_arguments);
}

static inline const geo_expr *geo_Or_arguments(const geo_expr *t, int i)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Or, GEO_Or_arguments, i);
}

/* Compare(cmp_op op, expr left, expr right) */
static inline const geo_expr *geo_new_Compare(asn_arena *arena, const geo_cmp_op *op, const geo_expr *left,
    const geo_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Compare);
    asn_build_child(&asn_b, GEO_Compare_op, op);
    asn_build_child(&asn_b, GEO_Compare_left, left);
    asn_build_child(&asn_b, GEO_Compare_right, right);
    return (const geo_expr *)asn_build_end(&asn_b);
}

static inline const geo_cmp_op *geo_Compare_op(const geo_expr *t)
{
    return (const geo_cmp_op *)asn_tree_child_of((const asn_tree *)t, GEO_Compare, GEO_Compare_op, 0);
}

static inline const geo_expr *geo_Compare_left(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Compare, GEO_Compare_left, 0);
}

static inline const geo_expr *geo_Compare_right(const geo_expr *t)
{
    return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Compare, GEO_Compare_right, 0);
}

/* ---- cmp_op = Equal | LessThan | GreaterThan */

static inline enum geo_cmp_op_kind geo_cmp_op_kind(const geo_cmp_op *t)
{
    return (enum geo_cmp_op_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *geo_cmp_op_tree(const geo_cmp_op *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const geo_cmp_op *geo_as_cmp_op(const asn_tree *t)
{
    return t && t->ctor && geo_grammar.ctors[t->ctor].type == GEO_TYPE_cmp_op ? (const geo_cmp_op *)t : NULL;
}

/* false: out of memory. */
static inline bool geo_visit_cmp_op(geo_visitor *v, const geo_cmp_op *t)
{
    asn_walk walk = {geo_visit_enter, geo_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &geo_grammar, &walk);
}

/* Equal */
static inline const geo_cmp_op *geo_new_Equal(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_Equal);
    return (const geo_cmp_op *)asn_build_end(&asn_b);
}

/* LessThan */
static inline const geo_cmp_op *geo_new_LessThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_LessThan);
    return (const geo_cmp_op *)asn_build_end(&asn_b);
}

/* GreaterThan */
static inline const geo_cmp_op *geo_new_GreaterThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &geo_grammar, GEO_GreaterThan);
    return (const geo_cmp_op *)asn_build_end(&asn_b);
}

#ifdef __cplusplus
}
#endif
#endif
