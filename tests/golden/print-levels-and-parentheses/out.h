/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_e *t = in_read(arena, "Num(n=1)", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_e_kind(t) == IN_Bin)
 *         puts("Bin");
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

typedef struct in_e in_e;
typedef struct in_op in_op;

const in_e *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_e *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_e *t);  /* target text, by the task's templates */
bool in_type_e(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_e = 0,
    IN_TYPE_op = 1,
    IN_TYPE_int = 2
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Bin)(in_visitor *v, const in_e *t);
    bool (*Neg)(in_visitor *v, const in_e *t);
    bool (*Num)(in_visitor *v, const in_e *t);
    bool (*Add)(in_visitor *v, const in_op *t);
    bool (*Mul)(in_visitor *v, const in_op *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* e = Bin(e left, op op, e right) | Neg(e of) | Num(int n) */
enum in_e_kind {
    IN_Bin = 1,
    IN_Neg = 2,
    IN_Num = 3
};
static inline enum in_e_kind in_e_kind(const in_e *t) { return (enum in_e_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_e_tree(const in_e *t) { return (const asn_tree *)t; }
const in_e *in_as_e(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_e(struct in_visitor *v, const in_e *t); /* false: out of memory */

enum { IN_Bin_left = 0, IN_Bin_op = 1, IN_Bin_right = 2 };
const in_e *in_new_Bin(asn_arena *arena, const in_e *left, const in_op *op, const in_e *right);
static inline const in_e *in_Bin_left(const in_e *t) { return (const in_e *)asn_tree_child_of((const asn_tree *)t, IN_Bin, IN_Bin_left, 0); }
static inline const in_op *in_Bin_op(const in_e *t) { return (const in_op *)asn_tree_child_of((const asn_tree *)t, IN_Bin, IN_Bin_op, 0); }
static inline const in_e *in_Bin_right(const in_e *t) { return (const in_e *)asn_tree_child_of((const asn_tree *)t, IN_Bin, IN_Bin_right, 0); }

enum { IN_Neg_of = 0 };
const in_e *in_new_Neg(asn_arena *arena, const in_e *of);
static inline const in_e *in_Neg_of(const in_e *t) { return (const in_e *)asn_tree_child_of((const asn_tree *)t, IN_Neg, IN_Neg_of, 0); }

enum { IN_Num_n = 0 };
const in_e *in_new_Num(asn_arena *arena, asn_atom n);
static inline asn_atom in_Num_n(const in_e *t) { return asn_tree_value_of((const asn_tree *)t, IN_Num, IN_Num_n, 0); }

/* op = Add | Mul */
enum in_op_kind {
    IN_Add = 4,
    IN_Mul = 5
};
static inline enum in_op_kind in_op_kind(const in_op *t) { return (enum in_op_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_op_tree(const in_op *t) { return (const asn_tree *)t; }
const in_op *in_as_op(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_op(struct in_visitor *v, const in_op *t); /* false: out of memory */

const in_op *in_new_Add(asn_arena *arena);

const in_op *in_new_Mul(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
