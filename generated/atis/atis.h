/* atis.h: trees of lambda.asdl for C programs. Written by asdlc from lambda.asdl and atis.task. Change those, not this file.
 *
 *     #include "atis.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const atis_expr *t = atis_read(arena, "And(arguments=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (atis_expr_kind(t) == ATIS_Variable)
 *         puts("Variable");
 *     puts(atis_text(arena, t)); // in the target language; atis_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. atis_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); atis_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef ATIS_H
#define ATIS_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar atis_grammar;

typedef struct atis_expr atis_expr;
typedef struct atis_cmp_op atis_cmp_op;

const atis_expr *atis_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *atis_write(asn_arena *arena, const atis_expr *t); /* tree text, as Python's ast.dump writes it */
const char *atis_text(asn_arena *arena, const atis_expr *t);  /* target text, by the task's templates */
bool atis_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum atis_types {
    ATIS_TYPE_expr = 0,
    ATIS_TYPE_cmp_op = 1,
    ATIS_TYPE_var = 2,
    ATIS_TYPE_ent = 3,
    ATIS_TYPE_num = 4,
    ATIS_TYPE_pred = 5,
    ATIS_TYPE_var_type = 6
};

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

/* expr = Variable(var variable) | Entity(ent entity) | Number(num number)
 *     | Apply(pred predicate, expr* arguments) | Argmax(var variable, expr domain, expr body)
 *     | Argmin(var variable, expr domain, expr body) | Count(var variable, expr body)
 *     | Exists(var variable, expr body) | Lambda(var variable, var_type type, expr body)
 *     | Max(var variable, expr body) | Min(var variable, expr body)
 *     | Sum(var variable, expr domain, expr body) | The(var variable, expr body) | Not(expr argument)
 *     | And(expr* arguments) | Or(expr* arguments) | Compare(cmp_op op, expr left, expr right) */
enum atis_expr_kind {
    ATIS_Variable = 1,
    ATIS_Entity = 2,
    ATIS_Number = 3,
    ATIS_Apply = 4,
    ATIS_Argmax = 5,
    ATIS_Argmin = 6,
    ATIS_Count = 7,
    ATIS_Exists = 8,
    ATIS_Lambda = 9,
    ATIS_Max = 10,
    ATIS_Min = 11,
    ATIS_Sum = 12,
    ATIS_The = 13,
    ATIS_Not = 14,
    ATIS_And = 15,
    ATIS_Or = 16,
    ATIS_Compare = 17
};
static inline enum atis_expr_kind atis_expr_kind(const atis_expr *t) { return (enum atis_expr_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *atis_expr_tree(const atis_expr *t) { return (const asn_tree *)t; }
const atis_expr *atis_as_expr(const asn_tree *t); /* NULL when it is a tree of another type */
bool atis_visit_expr(struct atis_visitor *v, const atis_expr *t); /* false: out of memory */

enum { ATIS_Variable_variable = 0 };
const atis_expr *atis_new_Variable(asn_arena *arena, asn_atom variable);
static inline asn_atom atis_Variable_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Variable, ATIS_Variable_variable, 0); }

enum { ATIS_Entity_entity = 0 };
const atis_expr *atis_new_Entity(asn_arena *arena, asn_atom entity);
static inline asn_atom atis_Entity_entity(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Entity, ATIS_Entity_entity, 0); }

enum { ATIS_Number_number = 0 };
const atis_expr *atis_new_Number(asn_arena *arena, asn_atom number);
static inline asn_atom atis_Number_number(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Number, ATIS_Number_number, 0); }

enum { ATIS_Apply_predicate = 0, ATIS_Apply_arguments = 1 };
const atis_expr *atis_new_Apply(asn_arena *arena, asn_atom predicate, const atis_expr *const *arguments, int arguments_count);
static inline asn_atom atis_Apply_predicate(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Apply, ATIS_Apply_predicate, 0); }
static inline int atis_Apply_arguments_count(const atis_expr *t) { return asn_tree_count_of((const asn_tree *)t, ATIS_Apply, ATIS_Apply_arguments); }
static inline const atis_expr *atis_Apply_arguments(const atis_expr *t, int i) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Apply, ATIS_Apply_arguments, i); }

enum { ATIS_Argmax_variable = 0, ATIS_Argmax_domain = 1, ATIS_Argmax_body = 2 };
const atis_expr *atis_new_Argmax(asn_arena *arena, asn_atom variable, const atis_expr *domain, const atis_expr *body);
static inline asn_atom atis_Argmax_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Argmax, ATIS_Argmax_variable, 0); }
static inline const atis_expr *atis_Argmax_domain(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Argmax, ATIS_Argmax_domain, 0); }
static inline const atis_expr *atis_Argmax_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Argmax, ATIS_Argmax_body, 0); }

enum { ATIS_Argmin_variable = 0, ATIS_Argmin_domain = 1, ATIS_Argmin_body = 2 };
const atis_expr *atis_new_Argmin(asn_arena *arena, asn_atom variable, const atis_expr *domain, const atis_expr *body);
static inline asn_atom atis_Argmin_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Argmin, ATIS_Argmin_variable, 0); }
static inline const atis_expr *atis_Argmin_domain(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Argmin, ATIS_Argmin_domain, 0); }
static inline const atis_expr *atis_Argmin_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Argmin, ATIS_Argmin_body, 0); }

enum { ATIS_Count_variable = 0, ATIS_Count_body = 1 };
const atis_expr *atis_new_Count(asn_arena *arena, asn_atom variable, const atis_expr *body);
static inline asn_atom atis_Count_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Count, ATIS_Count_variable, 0); }
static inline const atis_expr *atis_Count_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Count, ATIS_Count_body, 0); }

enum { ATIS_Exists_variable = 0, ATIS_Exists_body = 1 };
const atis_expr *atis_new_Exists(asn_arena *arena, asn_atom variable, const atis_expr *body);
static inline asn_atom atis_Exists_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Exists, ATIS_Exists_variable, 0); }
static inline const atis_expr *atis_Exists_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Exists, ATIS_Exists_body, 0); }

enum { ATIS_Lambda_variable = 0, ATIS_Lambda_type = 1, ATIS_Lambda_body = 2 };
const atis_expr *atis_new_Lambda(asn_arena *arena, asn_atom variable, asn_atom type, const atis_expr *body);
static inline asn_atom atis_Lambda_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Lambda, ATIS_Lambda_variable, 0); }
static inline asn_atom atis_Lambda_type(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Lambda, ATIS_Lambda_type, 0); }
static inline const atis_expr *atis_Lambda_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Lambda, ATIS_Lambda_body, 0); }

enum { ATIS_Max_variable = 0, ATIS_Max_body = 1 };
const atis_expr *atis_new_Max(asn_arena *arena, asn_atom variable, const atis_expr *body);
static inline asn_atom atis_Max_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Max, ATIS_Max_variable, 0); }
static inline const atis_expr *atis_Max_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Max, ATIS_Max_body, 0); }

enum { ATIS_Min_variable = 0, ATIS_Min_body = 1 };
const atis_expr *atis_new_Min(asn_arena *arena, asn_atom variable, const atis_expr *body);
static inline asn_atom atis_Min_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Min, ATIS_Min_variable, 0); }
static inline const atis_expr *atis_Min_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Min, ATIS_Min_body, 0); }

enum { ATIS_Sum_variable = 0, ATIS_Sum_domain = 1, ATIS_Sum_body = 2 };
const atis_expr *atis_new_Sum(asn_arena *arena, asn_atom variable, const atis_expr *domain, const atis_expr *body);
static inline asn_atom atis_Sum_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_Sum, ATIS_Sum_variable, 0); }
static inline const atis_expr *atis_Sum_domain(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Sum, ATIS_Sum_domain, 0); }
static inline const atis_expr *atis_Sum_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Sum, ATIS_Sum_body, 0); }

enum { ATIS_The_variable = 0, ATIS_The_body = 1 };
const atis_expr *atis_new_The(asn_arena *arena, asn_atom variable, const atis_expr *body);
static inline asn_atom atis_The_variable(const atis_expr *t) { return asn_tree_value_of((const asn_tree *)t, ATIS_The, ATIS_The_variable, 0); }
static inline const atis_expr *atis_The_body(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_The, ATIS_The_body, 0); }

enum { ATIS_Not_argument = 0 };
const atis_expr *atis_new_Not(asn_arena *arena, const atis_expr *argument);
static inline const atis_expr *atis_Not_argument(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Not, ATIS_Not_argument, 0); }

enum { ATIS_And_arguments = 0 };
const atis_expr *atis_new_And(asn_arena *arena, const atis_expr *const *arguments, int arguments_count);
static inline int atis_And_arguments_count(const atis_expr *t) { return asn_tree_count_of((const asn_tree *)t, ATIS_And, ATIS_And_arguments); }
static inline const atis_expr *atis_And_arguments(const atis_expr *t, int i) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_And, ATIS_And_arguments, i); }

enum { ATIS_Or_arguments = 0 };
const atis_expr *atis_new_Or(asn_arena *arena, const atis_expr *const *arguments, int arguments_count);
static inline int atis_Or_arguments_count(const atis_expr *t) { return asn_tree_count_of((const asn_tree *)t, ATIS_Or, ATIS_Or_arguments); }
static inline const atis_expr *atis_Or_arguments(const atis_expr *t, int i) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Or, ATIS_Or_arguments, i); }

enum { ATIS_Compare_op = 0, ATIS_Compare_left = 1, ATIS_Compare_right = 2 };
const atis_expr *atis_new_Compare(asn_arena *arena, const atis_cmp_op *op, const atis_expr *left, const atis_expr *right);
static inline const atis_cmp_op *atis_Compare_op(const atis_expr *t) { return (const atis_cmp_op *)asn_tree_child_of((const asn_tree *)t, ATIS_Compare, ATIS_Compare_op, 0); }
static inline const atis_expr *atis_Compare_left(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Compare, ATIS_Compare_left, 0); }
static inline const atis_expr *atis_Compare_right(const atis_expr *t) { return (const atis_expr *)asn_tree_child_of((const asn_tree *)t, ATIS_Compare, ATIS_Compare_right, 0); }

/* cmp_op = Equal | LessThan | GreaterThan */
enum atis_cmp_op_kind {
    ATIS_Equal = 18,
    ATIS_LessThan = 19,
    ATIS_GreaterThan = 20
};
static inline enum atis_cmp_op_kind atis_cmp_op_kind(const atis_cmp_op *t) { return (enum atis_cmp_op_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *atis_cmp_op_tree(const atis_cmp_op *t) { return (const asn_tree *)t; }
const atis_cmp_op *atis_as_cmp_op(const asn_tree *t); /* NULL when it is a tree of another type */
bool atis_visit_cmp_op(struct atis_visitor *v, const atis_cmp_op *t); /* false: out of memory */

const atis_cmp_op *atis_new_Equal(asn_arena *arena);

const atis_cmp_op *atis_new_LessThan(asn_arena *arena);

const atis_cmp_op *atis_new_GreaterThan(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
