/* geo.h: trees of lambda.asdl for C programs. Written by asdlc from lambda.asdl and geo.task. Change those, not this file.
 *
 *     #include "geo.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const geo_expr *t = geo_read(arena, "And(arguments=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (geo_expr_kind(t) == GEO_Variable)
 *         puts("Variable");
 *     puts(geo_text(arena, t)); // in the target language; geo_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. geo_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); geo_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef GEO_H
#define GEO_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar geo_grammar;

typedef struct geo_expr geo_expr;
typedef struct geo_cmp_op geo_cmp_op;

const geo_expr *geo_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *geo_write(asn_arena *arena, const geo_expr *t); /* tree text, as Python's ast.dump writes it */
const char *geo_text(asn_arena *arena, const geo_expr *t);  /* target text, by the task's templates */
bool geo_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum geo_types {
    GEO_TYPE_expr = 0,
    GEO_TYPE_cmp_op = 1,
    GEO_TYPE_var = 2,
    GEO_TYPE_ent = 3,
    GEO_TYPE_num = 4,
    GEO_TYPE_pred = 5,
    GEO_TYPE_var_type = 6
};

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

/* expr = Variable(var variable) | Entity(ent entity) | Number(num number)
 *     | Apply(pred predicate, expr* arguments) | Argmax(var variable, expr domain, expr body)
 *     | Argmin(var variable, expr domain, expr body) | Count(var variable, expr body)
 *     | Exists(var variable, expr body) | Lambda(var variable, var_type type, expr body)
 *     | Max(var variable, expr body) | Min(var variable, expr body)
 *     | Sum(var variable, expr domain, expr body) | The(var variable, expr body) | Not(expr argument)
 *     | And(expr* arguments) | Or(expr* arguments) | Compare(cmp_op op, expr left, expr right) */
enum geo_expr_kind {
    GEO_Variable = 1,
    GEO_Entity = 2,
    GEO_Number = 3,
    GEO_Apply = 4,
    GEO_Argmax = 5,
    GEO_Argmin = 6,
    GEO_Count = 7,
    GEO_Exists = 8,
    GEO_Lambda = 9,
    GEO_Max = 10,
    GEO_Min = 11,
    GEO_Sum = 12,
    GEO_The = 13,
    GEO_Not = 14,
    GEO_And = 15,
    GEO_Or = 16,
    GEO_Compare = 17
};
static inline enum geo_expr_kind geo_expr_kind(const geo_expr *t) { return (enum geo_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *geo_expr_tree(const geo_expr *t) { return (const asn_tree *)t; }
const geo_expr *geo_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool geo_visit_expr(struct geo_visitor *v, const geo_expr *t); /* false: out of memory */

enum { GEO_Variable_variable = 0 };
const geo_expr *geo_new_Variable(asn_arena *arena, asn_atom variable);
static inline asn_atom geo_Variable_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Variable, GEO_Variable_variable, 0); }

enum { GEO_Entity_entity = 0 };
const geo_expr *geo_new_Entity(asn_arena *arena, asn_atom entity);
static inline asn_atom geo_Entity_entity(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Entity, GEO_Entity_entity, 0); }

enum { GEO_Number_number = 0 };
const geo_expr *geo_new_Number(asn_arena *arena, asn_atom number);
static inline asn_atom geo_Number_number(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Number, GEO_Number_number, 0); }

enum { GEO_Apply_predicate = 0, GEO_Apply_arguments = 1 };
const geo_expr *geo_new_Apply(asn_arena *arena, asn_atom predicate, const geo_expr *const *arguments, int arguments_count);
static inline asn_atom geo_Apply_predicate(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Apply, GEO_Apply_predicate, 0); }
static inline int geo_Apply_arguments_count(const geo_expr *t) { return asn_tree_count_of((const asn_tree *)t, GEO_Apply, GEO_Apply_arguments); }
static inline const geo_expr *geo_Apply_arguments(const geo_expr *t, int i) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Apply, GEO_Apply_arguments, i); }

enum { GEO_Argmax_variable = 0, GEO_Argmax_domain = 1, GEO_Argmax_body = 2 };
const geo_expr *geo_new_Argmax(asn_arena *arena, asn_atom variable, const geo_expr *domain, const geo_expr *body);
static inline asn_atom geo_Argmax_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Argmax, GEO_Argmax_variable, 0); }
static inline const geo_expr *geo_Argmax_domain(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Argmax, GEO_Argmax_domain, 0); }
static inline const geo_expr *geo_Argmax_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Argmax, GEO_Argmax_body, 0); }

enum { GEO_Argmin_variable = 0, GEO_Argmin_domain = 1, GEO_Argmin_body = 2 };
const geo_expr *geo_new_Argmin(asn_arena *arena, asn_atom variable, const geo_expr *domain, const geo_expr *body);
static inline asn_atom geo_Argmin_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Argmin, GEO_Argmin_variable, 0); }
static inline const geo_expr *geo_Argmin_domain(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Argmin, GEO_Argmin_domain, 0); }
static inline const geo_expr *geo_Argmin_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Argmin, GEO_Argmin_body, 0); }

enum { GEO_Count_variable = 0, GEO_Count_body = 1 };
const geo_expr *geo_new_Count(asn_arena *arena, asn_atom variable, const geo_expr *body);
static inline asn_atom geo_Count_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Count, GEO_Count_variable, 0); }
static inline const geo_expr *geo_Count_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Count, GEO_Count_body, 0); }

enum { GEO_Exists_variable = 0, GEO_Exists_body = 1 };
const geo_expr *geo_new_Exists(asn_arena *arena, asn_atom variable, const geo_expr *body);
static inline asn_atom geo_Exists_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Exists, GEO_Exists_variable, 0); }
static inline const geo_expr *geo_Exists_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Exists, GEO_Exists_body, 0); }

enum { GEO_Lambda_variable = 0, GEO_Lambda_type = 1, GEO_Lambda_body = 2 };
const geo_expr *geo_new_Lambda(asn_arena *arena, asn_atom variable, asn_atom type, const geo_expr *body);
static inline asn_atom geo_Lambda_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Lambda, GEO_Lambda_variable, 0); }
static inline asn_atom geo_Lambda_type(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Lambda, GEO_Lambda_type, 0); }
static inline const geo_expr *geo_Lambda_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Lambda, GEO_Lambda_body, 0); }

enum { GEO_Max_variable = 0, GEO_Max_body = 1 };
const geo_expr *geo_new_Max(asn_arena *arena, asn_atom variable, const geo_expr *body);
static inline asn_atom geo_Max_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Max, GEO_Max_variable, 0); }
static inline const geo_expr *geo_Max_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Max, GEO_Max_body, 0); }

enum { GEO_Min_variable = 0, GEO_Min_body = 1 };
const geo_expr *geo_new_Min(asn_arena *arena, asn_atom variable, const geo_expr *body);
static inline asn_atom geo_Min_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Min, GEO_Min_variable, 0); }
static inline const geo_expr *geo_Min_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Min, GEO_Min_body, 0); }

enum { GEO_Sum_variable = 0, GEO_Sum_domain = 1, GEO_Sum_body = 2 };
const geo_expr *geo_new_Sum(asn_arena *arena, asn_atom variable, const geo_expr *domain, const geo_expr *body);
static inline asn_atom geo_Sum_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_Sum, GEO_Sum_variable, 0); }
static inline const geo_expr *geo_Sum_domain(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Sum, GEO_Sum_domain, 0); }
static inline const geo_expr *geo_Sum_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Sum, GEO_Sum_body, 0); }

enum { GEO_The_variable = 0, GEO_The_body = 1 };
const geo_expr *geo_new_The(asn_arena *arena, asn_atom variable, const geo_expr *body);
static inline asn_atom geo_The_variable(const geo_expr *t) { return asn_tree_value_of((const asn_tree *)t, GEO_The, GEO_The_variable, 0); }
static inline const geo_expr *geo_The_body(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_The, GEO_The_body, 0); }

enum { GEO_Not_argument = 0 };
const geo_expr *geo_new_Not(asn_arena *arena, const geo_expr *argument);
static inline const geo_expr *geo_Not_argument(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Not, GEO_Not_argument, 0); }

enum { GEO_And_arguments = 0 };
const geo_expr *geo_new_And(asn_arena *arena, const geo_expr *const *arguments, int arguments_count);
static inline int geo_And_arguments_count(const geo_expr *t) { return asn_tree_count_of((const asn_tree *)t, GEO_And, GEO_And_arguments); }
static inline const geo_expr *geo_And_arguments(const geo_expr *t, int i) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_And, GEO_And_arguments, i); }

enum { GEO_Or_arguments = 0 };
const geo_expr *geo_new_Or(asn_arena *arena, const geo_expr *const *arguments, int arguments_count);
static inline int geo_Or_arguments_count(const geo_expr *t) { return asn_tree_count_of((const asn_tree *)t, GEO_Or, GEO_Or_arguments); }
static inline const geo_expr *geo_Or_arguments(const geo_expr *t, int i) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Or, GEO_Or_arguments, i); }

enum { GEO_Compare_op = 0, GEO_Compare_left = 1, GEO_Compare_right = 2 };
const geo_expr *geo_new_Compare(asn_arena *arena, const geo_cmp_op *op, const geo_expr *left, const geo_expr *right);
static inline const geo_cmp_op *geo_Compare_op(const geo_expr *t) { return (const geo_cmp_op *)asn_tree_child_of((const asn_tree *)t, GEO_Compare, GEO_Compare_op, 0); }
static inline const geo_expr *geo_Compare_left(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Compare, GEO_Compare_left, 0); }
static inline const geo_expr *geo_Compare_right(const geo_expr *t) { return (const geo_expr *)asn_tree_child_of((const asn_tree *)t, GEO_Compare, GEO_Compare_right, 0); }

/* cmp_op = Equal | LessThan | GreaterThan */
enum geo_cmp_op_kind {
    GEO_Equal = 18,
    GEO_LessThan = 19,
    GEO_GreaterThan = 20
};
static inline enum geo_cmp_op_kind geo_cmp_op_kind(const geo_cmp_op *t) { return (enum geo_cmp_op_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *geo_cmp_op_tree(const geo_cmp_op *t) { return (const asn_tree *)t; }
const geo_cmp_op *geo_as_cmp_op(const asn_tree *t); /* NULL when it is a tree of another type */
bool geo_visit_cmp_op(struct geo_visitor *v, const geo_cmp_op *t); /* false: out of memory */

const geo_cmp_op *geo_new_Equal(asn_arena *arena);

const geo_cmp_op *geo_new_LessThan(asn_arena *arena);

const geo_cmp_op *geo_new_GreaterThan(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
