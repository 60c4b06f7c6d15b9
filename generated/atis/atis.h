/* atis.h: written by asdlc from lambda.asdl, atis.task and lambda.print. Change those, not this file.
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
 * Nodes live in an arena and never change. atis_new_X makes a node of constructor X. It returns NULL when a child
 * is missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. atis_X_f(t) is the field f of X,
 * and nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and
 * takes an index. All of these are in atis_tree.h; the numbers of types, constructors and fields are here. */
#ifndef ATIS_H
#define ATIS_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum atis_types {
    ATIS_TYPE_expr = 0,
    ATIS_TYPE_cmp_op = 1,
    ATIS_TYPE_var = 2,
    ATIS_TYPE_ent = 3,
    ATIS_TYPE_num = 4,
    ATIS_TYPE_pred = 5,
    ATIS_TYPE_var_type = 6
};

/* expr = Variable(var variable) | Entity(ent entity) | Number(num number) | Apply(pred predicate, expr* arguments)
 *     | Argmax(var variable, expr domain, expr body) | Argmin(var variable, expr domain, expr body)
 *     | Count(var variable, expr body) | Exists(var variable, expr body)
 *     | Lambda(var variable, var_type type, expr body) | Max(var variable, expr body)
 *     | Min(var variable, expr body) | Sum(var variable, expr domain, expr body) | The(var variable, expr body)
 *     | Not(expr argument) | And(expr* arguments) | Or(expr* arguments)
 *     | Compare(cmp_op op, expr left, expr right) */
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
    enum { ATIS_Variable_variable = 0 };
    enum { ATIS_Entity_entity = 0 };
    enum { ATIS_Number_number = 0 };
    enum { ATIS_Apply_predicate = 0, ATIS_Apply_arguments = 1 };
    enum { ATIS_Argmax_variable = 0, ATIS_Argmax_domain = 1, ATIS_Argmax_body = 2 };
    enum { ATIS_Argmin_variable = 0, ATIS_Argmin_domain = 1, ATIS_Argmin_body = 2 };
    enum { ATIS_Count_variable = 0, ATIS_Count_body = 1 };
    enum { ATIS_Exists_variable = 0, ATIS_Exists_body = 1 };
    enum { ATIS_Lambda_variable = 0, ATIS_Lambda_type = 1, ATIS_Lambda_body = 2 };
    enum { ATIS_Max_variable = 0, ATIS_Max_body = 1 };
    enum { ATIS_Min_variable = 0, ATIS_Min_body = 1 };
    enum { ATIS_Sum_variable = 0, ATIS_Sum_domain = 1, ATIS_Sum_body = 2 };
    enum { ATIS_The_variable = 0, ATIS_The_body = 1 };
    enum { ATIS_Not_argument = 0 };
    enum { ATIS_And_arguments = 0 };
    enum { ATIS_Or_arguments = 0 };
    enum { ATIS_Compare_op = 0, ATIS_Compare_left = 1, ATIS_Compare_right = 2 };

/* cmp_op = Equal | LessThan | GreaterThan */
enum atis_cmp_op_kind {
    ATIS_Equal = 18,
    ATIS_LessThan = 19,
    ATIS_GreaterThan = 20
};

ASN_API bool atis_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar atis_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "atis_tree.h"
#endif
#endif
