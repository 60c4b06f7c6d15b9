/* jobs.h: written by asdlc from prolog.asdl and jobs.task. Change those, not this file.
 *
 *     #include "jobs.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const jobs_expr *t = jobs_read(arena, "And(arguments=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (jobs_expr_kind(t) == JOBS_Apply)
 *         puts("Apply");
 *     puts(jobs_text(arena, t)); // in the target language; jobs_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. jobs_new_X makes a node of constructor X. It returns NULL when a child
 * is missing, when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. jobs_X_f(t) is the field f of X,
 * and nothing (NULL, or a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and
 * takes an index. All of these are in jobs_tree.h; the numbers of types, constructors and fields are here. */
#ifndef JOBS_H
#define JOBS_H
#ifndef ASN_SHIPPED
#include <asn.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum jobs_types {
    JOBS_TYPE_expr = 0,
    JOBS_TYPE_arg = 1,
    JOBS_TYPE_pred = 2,
    JOBS_TYPE_lit = 3,
    JOBS_TYPE_var = 4
};

/* expr = Apply(pred predicate, arg* arguments) | Not(expr argument) | Or(expr left, expr right)
 *     | And(expr* arguments) */
enum jobs_expr_kind {
    JOBS_Apply = 1,
    JOBS_Not = 2,
    JOBS_Or = 3,
    JOBS_And = 4
};
    enum { JOBS_Apply_predicate = 0, JOBS_Apply_arguments = 1 };
    enum { JOBS_Not_argument = 0 };
    enum { JOBS_Or_left = 0, JOBS_Or_right = 1 };
    enum { JOBS_And_arguments = 0 };

/* arg = Literal(lit literal) | Variable(var variable) */
enum jobs_arg_kind {
    JOBS_Literal = 5,
    JOBS_Variable = 6
};
    enum { JOBS_Literal_literal = 0 };
    enum { JOBS_Variable_variable = 0 };

ASN_API bool jobs_type_expr(asn_run *run, asn_state v, asn_node *node); /* the root's module */
#ifndef ASN_SHIPPED
extern const asn_grammar jobs_grammar;
#endif

#ifdef __cplusplus
}
#endif
#ifndef ASN_SHIPPED
#include "jobs_tree.h"
#endif
#endif
