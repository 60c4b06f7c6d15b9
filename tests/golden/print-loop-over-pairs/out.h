/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_cmp *t = in_read(arena, "Cmp(left=E(n=1), ops=[], comparators=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_cmp_kind(t) == IN_Cmp)
 *         puts("Cmp");
 *     puts(in_text(arena, t)); // in the target language; in_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. in_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); in_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef IN_H
#define IN_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar in_grammar;

typedef struct in_cmp in_cmp;
typedef struct in_e in_e;
typedef struct in_op in_op;

const in_cmp *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_cmp *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_cmp *t);  /* target text, by the task's templates */
bool in_type_cmp(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_cmp = 0,
    IN_TYPE_e = 1,
    IN_TYPE_op = 2,
    IN_TYPE_int = 3
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Cmp)(in_visitor *v, const in_cmp *t);
    bool (*E)(in_visitor *v, const in_e *t);
    bool (*Lt)(in_visitor *v, const in_op *t);
    bool (*Gt)(in_visitor *v, const in_op *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* cmp = Cmp(e left, op* ops, e* comparators) */
enum in_cmp_kind {
    IN_Cmp = 1
};
static inline enum in_cmp_kind in_cmp_kind(const in_cmp *t) { return (enum in_cmp_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_cmp_tree(const in_cmp *t) { return (const asn_tree *)t; }
const in_cmp *in_as_cmp(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_cmp(struct in_visitor *v, const in_cmp *t); /* false: out of memory */

enum { IN_Cmp_left = 0, IN_Cmp_ops = 1, IN_Cmp_comparators = 2 };
const in_cmp *in_new_Cmp(asn_arena *arena, const in_e *left, const in_op *const *ops, int ops_count, const in_e *const *comparators, int comparators_count);
static inline const in_e *in_Cmp_left(const in_cmp *t) { return (const in_e *)asn_tree_child_of((const asn_tree *)t, IN_Cmp, IN_Cmp_left, 0); }
static inline int in_Cmp_ops_count(const in_cmp *t) { return asn_tree_count_of((const asn_tree *)t, IN_Cmp, IN_Cmp_ops); }
static inline const in_op *in_Cmp_ops(const in_cmp *t, int i) { return (const in_op *)asn_tree_child_of((const asn_tree *)t, IN_Cmp, IN_Cmp_ops, i); }
static inline int in_Cmp_comparators_count(const in_cmp *t) { return asn_tree_count_of((const asn_tree *)t, IN_Cmp, IN_Cmp_comparators); }
static inline const in_e *in_Cmp_comparators(const in_cmp *t, int i) { return (const in_e *)asn_tree_child_of((const asn_tree *)t, IN_Cmp, IN_Cmp_comparators, i); }

/* e = E(int n) */
enum in_e_kind {
    IN_E = 2
};
static inline enum in_e_kind in_e_kind(const in_e *t) { return (enum in_e_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_e_tree(const in_e *t) { return (const asn_tree *)t; }
const in_e *in_as_e(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_e(struct in_visitor *v, const in_e *t); /* false: out of memory */

enum { IN_E_n = 0 };
const in_e *in_new_E(asn_arena *arena, asn_atom n);
static inline asn_atom in_E_n(const in_e *t) { return asn_tree_value_of((const asn_tree *)t, IN_E, IN_E_n, 0); }

/* op = Lt | Gt */
enum in_op_kind {
    IN_Lt = 3,
    IN_Gt = 4
};
static inline enum in_op_kind in_op_kind(const in_op *t) { return (enum in_op_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_op_tree(const in_op *t) { return (const asn_tree *)t; }
const in_op *in_as_op(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_op(struct in_visitor *v, const in_op *t); /* false: out of memory */

const in_op *in_new_Lt(asn_arena *arena);

const in_op *in_new_Gt(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
