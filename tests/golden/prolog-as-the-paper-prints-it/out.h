/* in.h: written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_expr *t = in_read(arena, "And(arguments=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_expr_kind(t) == IN_Apply)
 *         puts("Apply");
 *     puts(in_text(arena, t)); // in the target language; in_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. in_new_X makes a node of constructor X. It returns NULL when a child is
 * missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. in_X_f(t) is the field f of X, and
 * nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and
 * takes an index. All of these are in in_tree.h; the numbers of types, constructors and fields are here. */
#ifndef IN_H
#define IN_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum in_types {
    IN_TYPE_expr = 0,
    IN_TYPE_pred = 1,
    IN_TYPE_lit = 2,
    IN_TYPE_var = 3
};

/* expr = Apply(pred predicate, expr* arguments) | Not(expr argument) | Or(expr left, expr right)
 *     | And(expr* arguments) | Literal(lit literal) | Variable(var variable) */
enum in_expr_kind {
    IN_Apply = 1,
    IN_Not = 2,
    IN_Or = 3,
    IN_And = 4,
    IN_Literal = 5,
    IN_Variable = 6
};
    enum { IN_Apply_predicate = 0, IN_Apply_arguments = 1 };
    enum { IN_Not_argument = 0 };
    enum { IN_Or_left = 0, IN_Or_right = 1 };
    enum { IN_And_arguments = 0 };
    enum { IN_Literal_literal = 0 };
    enum { IN_Variable_variable = 0 };

ASN_API bool in_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar in_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "in_tree.h"
#endif
#endif
