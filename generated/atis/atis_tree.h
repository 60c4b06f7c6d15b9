/* atis_tree.h: written by asdlc from lambda.asdl, atis.task and lambda.print. Change those, not this file.
 * Trees for C programs: see the beginning of atis.h. */
#ifndef ATIS_TREE_H
#define ATIS_TREE_H
#include "atis.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct atis_expr atis_expr;
typedef struct atis_cmp_op atis_cmp_op;

/* From tree text; NULL, and err, when it is wrong. */
static inline const atis_expr *atis_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const atis_expr *)asn_tree_read(arena, &atis_grammar, ATIS_TYPE_expr,
        "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *atis_write(asn_arena *arena, const atis_expr *t)
{
    return asn_tree_write(arena, &atis_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *atis_text(asn_arena *arena, const atis_expr *t)
{
    return asn_tree_print(arena, &atis_grammar, (const asn_tree *)t);
}

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct atis_visitor atis_visitor;
struct atis_visitor {
    void *context;
    bool (*Variable)(atis_visitor *v, const atis_expr *t);
    bool (*Entity)(atis_visitor *v, const atis_expr *t);
    bool (*Number)(atis_visitor *v, const atis_expr *t);
    bool (*Apply)(atis_visitor *v, const atis_expr *t);
    bool (*Argmax)(atis_visitor *v, const atis_expr *t);
    bool (*Argmin)(atis_visitor *v, const atis_expr *t);
    bool (*Count)(atis_visitor *v, const atis_expr *t);
    bool (*Exists)(atis_visitor *v, const atis_expr *t);
    bool (*Lambda)(atis_visitor *v, const atis_expr *t);
    bool (*Max)(atis_visitor *v, const atis_expr *t);
    bool (*Min)(atis_visitor *v, const atis_expr *t);
    bool (*Sum)(atis_visitor *v, const atis_expr *t);
    bool (*The)(atis_visitor *v, const atis_expr *t);
    bool (*Not)(atis_visitor *v, const atis_expr *t);
    bool (*And)(atis_visitor *v, const atis_expr *t);
    bool (*Or)(atis_visitor *v, const atis_expr *t);
    bool (*Compare)(atis_visitor *v, const atis_expr *t);
    bool (*Equal)(atis_visitor *v, const atis_cmp_op *t);
    bool (*LessThan)(atis_visitor *v, const atis_cmp_op *t);
    bool (*GreaterThan)(atis_visitor *v, const atis_cmp_op *t);
    void (*leave)(atis_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

static inline bool atis_visit_enter(void *context, const asn_tree *t)
{
    atis_visitor *v = (atis_visitor *)context;
    switch (t->ctor) {
    case ATIS_Variable: return !v->Variable || v->Variable(v, (const atis_expr *)t);
    case ATIS_Entity: return !v->Entity || v->Entity(v, (const atis_expr *)t);
    case ATIS_Number: return !v->Number || v->Number(v, (const atis_expr *)t);
    case ATIS_Apply: return !v->Apply || v->Apply(v, (const atis_expr *)t);
    case ATIS_Argmax: return !v->Argmax || v->Argmax(v, (const atis_expr *)t);
    case ATIS_Argmin: return !v->Argmin || v->Argmin(v, (const atis_expr *)t);
    case ATIS_Count: return !v->Count || v->Count(v, (const atis_expr *)t);
    case ATIS_Exists: return !v->Exists || v->Exists(v, (const atis_expr *)t);
    case ATIS_Lambda: return !v->Lambda || v->Lambda(v, (const atis_expr *)t);
    case ATIS_Max: return !v->Max || v->Max(v, (const atis_expr *)t);
    case ATIS_Min: return !v->Min || v->Min(v, (const atis_expr *)t);
    case ATIS_Sum: return !v->Sum || v->Sum(v, (const atis_expr *)t);
    case ATIS_The: return !v->The || v->The(v, (const atis_expr *)t);
    case ATIS_Not: return !v->Not || v->Not(v, (const atis_expr *)t);
    case ATIS_And: return !v->And || v->And(v, (const atis_expr *)t);
    case ATIS_Or: return !v->Or || v->Or(v, (const atis_expr *)t);
    case ATIS_Compare: return !v->Compare || v->Compare(v, (const atis_expr *)t);
    case ATIS_Equal: return !v->Equal || v->Equal(v, (const atis_cmp_op *)t);
    case ATIS_LessThan: return !v->LessThan || v->LessThan(v, (const atis_cmp_op *)t);
    case ATIS_GreaterThan: return !v->GreaterThan || v->GreaterThan(v, (const atis_cmp_op *)t);
    default: return true;
    }
}

static inline void atis_visit_leave(void *context, const asn_tree *t)
{
    atis_visitor *v = (atis_visitor *)context;
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

static inline enum atis_expr_kind atis_expr_kind(const atis_expr *t)
{
    return (enum atis_expr_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *atis_expr_tree(const atis_expr *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const atis_expr *atis_as_expr(const asn_tree *t)
{
    return t && t->ctor && atis_grammar.ctors[t->ctor].type == ATIS_TYPE_expr ? (const atis_expr *)t : NULL;
}

/* false: out of memory. */
static inline bool atis_visit_expr(atis_visitor *v, const atis_expr *t)
{
    asn_walk walk = {atis_visit_enter, atis_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &atis_grammar, &walk);
}

/* Variable(var variable) */
static inline const atis_expr *atis_new_Variable(asn_arena *arena, asn_atom variable)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Variable);
    asn_build_value(&asn_b, ATIS_Variable_variable, variable);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Variable_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Variable, ATIS_Variable_variable, 0);
}

/* Entity(ent entity) */
static inline const atis_expr *atis_new_Entity(asn_arena *arena, asn_atom entity)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Entity);
    asn_build_value(&asn_b, ATIS_Entity_entity, entity);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Entity_entity(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Entity, ATIS_Entity_entity, 0);
}

/* Number(num number) */
static inline const atis_expr *atis_new_Number(asn_arena *arena, asn_atom number)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Number);
    asn_build_value(&asn_b, ATIS_Number_number, number);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Number_number(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Number, ATIS_Number_number, 0);
}

/* Apply(pred predicate, expr* arguments) */
static inline const atis_expr *atis_new_Apply(asn_arena *arena, asn_atom predicate,
    const atis_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Apply);
    asn_build_value(&asn_b, ATIS_Apply_predicate, predicate);
    asn_build_children(&asn_b, ATIS_Apply_arguments, arguments, arguments_count);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Apply_predicate(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Apply, ATIS_Apply_predicate, 0);
}

static inline int atis_Apply_arguments_count(const atis_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, ATIS_Apply, ATIS_Apply_arguments);
}

static inline const atis_expr *atis_Apply_arguments(const atis_expr *t, int i)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Apply, ATIS_Apply_arguments, i);
}

/* Argmax(var variable, expr domain, expr body) */
static inline const atis_expr *atis_new_Argmax(asn_arena *arena, asn_atom variable, const atis_expr *domain,
    const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Argmax);
    asn_build_value(&asn_b, ATIS_Argmax_variable, variable);
    asn_build_child(&asn_b, ATIS_Argmax_domain, domain);
    asn_build_child(&asn_b, ATIS_Argmax_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Argmax_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Argmax, ATIS_Argmax_variable, 0);
}

static inline const atis_expr *atis_Argmax_domain(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Argmax, ATIS_Argmax_domain, 0);
}

static inline const atis_expr *atis_Argmax_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Argmax, ATIS_Argmax_body, 0);
}

/* Argmin(var variable, expr domain, expr body) */
static inline const atis_expr *atis_new_Argmin(asn_arena *arena, asn_atom variable, const atis_expr *domain,
    const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Argmin);
    asn_build_value(&asn_b, ATIS_Argmin_variable, variable);
    asn_build_child(&asn_b, ATIS_Argmin_domain, domain);
    asn_build_child(&asn_b, ATIS_Argmin_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Argmin_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Argmin, ATIS_Argmin_variable, 0);
}

static inline const atis_expr *atis_Argmin_domain(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Argmin, ATIS_Argmin_domain, 0);
}

static inline const atis_expr *atis_Argmin_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Argmin, ATIS_Argmin_body, 0);
}

/* Count(var variable, expr body) */
static inline const atis_expr *atis_new_Count(asn_arena *arena, asn_atom variable, const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Count);
    asn_build_value(&asn_b, ATIS_Count_variable, variable);
    asn_build_child(&asn_b, ATIS_Count_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Count_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Count, ATIS_Count_variable, 0);
}

static inline const atis_expr *atis_Count_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Count, ATIS_Count_body, 0);
}

/* Exists(var variable, expr body) */
static inline const atis_expr *atis_new_Exists(asn_arena *arena, asn_atom variable, const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Exists);
    asn_build_value(&asn_b, ATIS_Exists_variable, variable);
    asn_build_child(&asn_b, ATIS_Exists_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Exists_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Exists, ATIS_Exists_variable, 0);
}

static inline const atis_expr *atis_Exists_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Exists, ATIS_Exists_body, 0);
}

/* Lambda(var variable, var_type type, expr body) */
static inline const atis_expr *atis_new_Lambda(asn_arena *arena, asn_atom variable, asn_atom type,
    const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Lambda);
    asn_build_value(&asn_b, ATIS_Lambda_variable, variable);
    asn_build_value(&asn_b, ATIS_Lambda_type, type);
    asn_build_child(&asn_b, ATIS_Lambda_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Lambda_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Lambda, ATIS_Lambda_variable, 0);
}

static inline asn_atom atis_Lambda_type(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Lambda, ATIS_Lambda_type, 0);
}

static inline const atis_expr *atis_Lambda_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Lambda, ATIS_Lambda_body, 0);
}

/* Max(var variable, expr body) */
static inline const atis_expr *atis_new_Max(asn_arena *arena, asn_atom variable, const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Max);
    asn_build_value(&asn_b, ATIS_Max_variable, variable);
    asn_build_child(&asn_b, ATIS_Max_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Max_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Max, ATIS_Max_variable, 0);
}

static inline const atis_expr *atis_Max_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Max, ATIS_Max_body, 0);
}

/* Min(var variable, expr body) */
static inline const atis_expr *atis_new_Min(asn_arena *arena, asn_atom variable, const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Min);
    asn_build_value(&asn_b, ATIS_Min_variable, variable);
    asn_build_child(&asn_b, ATIS_Min_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Min_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Min, ATIS_Min_variable, 0);
}

static inline const atis_expr *atis_Min_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Min, ATIS_Min_body, 0);
}

/* Sum(var variable, expr domain, expr body) */
static inline const atis_expr *atis_new_Sum(asn_arena *arena, asn_atom variable, const atis_expr *domain,
    const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Sum);
    asn_build_value(&asn_b, ATIS_Sum_variable, variable);
    asn_build_child(&asn_b, ATIS_Sum_domain, domain);
    asn_build_child(&asn_b, ATIS_Sum_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_Sum_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_Sum, ATIS_Sum_variable, 0);
}

static inline const atis_expr *atis_Sum_domain(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Sum, ATIS_Sum_domain, 0);
}

static inline const atis_expr *atis_Sum_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Sum, ATIS_Sum_body, 0);
}

/* The(var variable, expr body) */
static inline const atis_expr *atis_new_The(asn_arena *arena, asn_atom variable, const atis_expr *body)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_The);
    asn_build_value(&asn_b, ATIS_The_variable, variable);
    asn_build_child(&asn_b, ATIS_The_body, body);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline asn_atom atis_The_variable(const atis_expr *t)
{
    return asn_tree_value_of((const asn_tree *)t, ATIS_The, ATIS_The_variable, 0);
}

static inline const atis_expr *atis_The_body(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_The, ATIS_The_body, 0);
}

/* Not(expr argument) */
static inline const atis_expr *atis_new_Not(asn_arena *arena, const atis_expr *argument)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Not);
    asn_build_child(&asn_b, ATIS_Not_argument, argument);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline const atis_expr *atis_Not_argument(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Not, ATIS_Not_argument, 0);
}

/* And(expr* arguments) */
static inline const atis_expr *atis_new_And(asn_arena *arena,
    const atis_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_And);
    asn_build_children(&asn_b, ATIS_And_arguments, arguments, arguments_count);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline int atis_And_arguments_count(const atis_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, ATIS_And, ATIS_And_arguments);
}

static inline const atis_expr *atis_And_arguments(const atis_expr *t, int i)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_And, ATIS_And_arguments, i);
}

/* Or(expr* arguments) */
static inline const atis_expr *atis_new_Or(asn_arena *arena,
    const atis_expr *const *arguments, int arguments_count)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Or);
    asn_build_children(&asn_b, ATIS_Or_arguments, arguments, arguments_count);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline int atis_Or_arguments_count(const atis_expr *t)
{
    return asn_tree_count_of((const asn_tree *)t, ATIS_Or, ATIS_Or_arguments);
}

static inline const atis_expr *atis_Or_arguments(const atis_expr *t, int i)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Or, ATIS_Or_arguments, i);
}

/* Compare(cmp_op op, expr left, expr right) */
static inline const atis_expr *atis_new_Compare(asn_arena *arena, const atis_cmp_op *op, const atis_expr *left,
    const atis_expr *right)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Compare);
    asn_build_child(&asn_b, ATIS_Compare_op, op);
    asn_build_child(&asn_b, ATIS_Compare_left, left);
    asn_build_child(&asn_b, ATIS_Compare_right, right);
    return (const atis_expr *)asn_build_end(&asn_b);
}

static inline const atis_cmp_op *atis_Compare_op(const atis_expr *t)
{
    return (const atis_cmp_op *)asn_tree_child_of((const asn_tree *)t, ATIS_Compare, ATIS_Compare_op, 0);
}

static inline const atis_expr *atis_Compare_left(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Compare, ATIS_Compare_left, 0);
}

static inline const atis_expr *atis_Compare_right(const atis_expr *t)
{
    return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Compare, ATIS_Compare_right, 0);
}

/* ---- cmp_op = Equal | LessThan | GreaterThan */

static inline enum atis_cmp_op_kind atis_cmp_op_kind(const atis_cmp_op *t)
{
    return (enum atis_cmp_op_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *atis_cmp_op_tree(const atis_cmp_op *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const atis_cmp_op *atis_as_cmp_op(const asn_tree *t)
{
    return t && t->ctor && atis_grammar.ctors[t->ctor].type == ATIS_TYPE_cmp_op ? (const atis_cmp_op *)t : NULL;
}

/* false: out of memory. */
static inline bool atis_visit_cmp_op(atis_visitor *v, const atis_cmp_op *t)
{
    asn_walk walk = {atis_visit_enter, atis_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &atis_grammar, &walk);
}

/* Equal */
static inline const atis_cmp_op *atis_new_Equal(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_Equal);
    return (const atis_cmp_op *)asn_build_end(&asn_b);
}

/* LessThan */
static inline const atis_cmp_op *atis_new_LessThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_LessThan);
    return (const atis_cmp_op *)asn_build_end(&asn_b);
}

/* GreaterThan */
static inline const atis_cmp_op *atis_new_GreaterThan(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &atis_grammar, ATIS_GreaterThan);
    return (const atis_cmp_op *)asn_build_end(&asn_b);
}

#ifdef __cplusplus
}
#endif
#endif
