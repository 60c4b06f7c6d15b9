/* geo.h: written by asdlc from lambda.asdl, geo.task, lambda.print and geo.entities. Change those, not this file.
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
 * Nodes live in an arena and never change. geo_new_X makes a node of constructor X. It returns NULL when a child
 * is missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. geo_X_f(t) is the field f of X,
 * and nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and
 * takes an index. All of these are in geo_tree.h; the numbers of types, constructors and fields are here. */
#ifndef GEO_H
#define GEO_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum geo_types {
    GEO_TYPE_expr = 0,
    GEO_TYPE_cmp_op = 1,
    GEO_TYPE_var = 2,
    GEO_TYPE_ent = 3,
    GEO_TYPE_num = 4,
    GEO_TYPE_pred = 5,
    GEO_TYPE_var_type = 6
};

/* expr = Variable(var variable) | Entity(ent entity) | Number(num number) | Apply(pred predicate, expr* arguments)
 *     | Argmax(var variable, expr domain, expr body) | Argmin(var variable, expr domain, expr body)
 *     | Count(var variable, expr body) | Exists(var variable, expr body)
 *     | Lambda(var variable, var_type type, expr body) | Max(var variable, expr body)
 *     | Min(var variable, expr body) | Sum(var variable, expr domain, expr body) | The(var variable, expr body)
 *     | Not(expr argument) | And(expr* arguments) | Or(expr* arguments)
 *     | Compare(cmp_op op, expr left, expr right) */
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
    enum { GEO_Variable_variable = 0 };
    enum { GEO_Entity_entity = 0 };
    enum { GEO_Number_number = 0 };
    enum { GEO_Apply_predicate = 0, GEO_Apply_arguments = 1 };
    enum { GEO_Argmax_variable = 0, GEO_Argmax_domain = 1, GEO_Argmax_body = 2 };
    enum { GEO_Argmin_variable = 0, GEO_Argmin_domain = 1, GEO_Argmin_body = 2 };
    enum { GEO_Count_variable = 0, GEO_Count_body = 1 };
    enum { GEO_Exists_variable = 0, GEO_Exists_body = 1 };
    enum { GEO_Lambda_variable = 0, GEO_Lambda_type = 1, GEO_Lambda_body = 2 };
    enum { GEO_Max_variable = 0, GEO_Max_body = 1 };
    enum { GEO_Min_variable = 0, GEO_Min_body = 1 };
    enum { GEO_Sum_variable = 0, GEO_Sum_domain = 1, GEO_Sum_body = 2 };
    enum { GEO_The_variable = 0, GEO_The_body = 1 };
    enum { GEO_Not_argument = 0 };
    enum { GEO_And_arguments = 0 };
    enum { GEO_Or_arguments = 0 };
    enum { GEO_Compare_op = 0, GEO_Compare_left = 1, GEO_Compare_right = 2 };

/* cmp_op = Equal | LessThan | GreaterThan */
enum geo_cmp_op_kind {
    GEO_Equal = 18,
    GEO_LessThan = 19,
    GEO_GreaterThan = 20
};

ASN_API bool geo_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar geo_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "geo_tree.h"
#endif
#endif
