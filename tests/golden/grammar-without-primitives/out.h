/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_nat *t = in_read(arena, "Zero()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_nat_kind(t) == IN_Zero)
 *         puts("Zero");
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

typedef struct in_nat in_nat;

const in_nat *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_nat *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_nat *t);  /* target text, by the task's templates */
bool in_type_nat(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_nat = 0
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Zero)(in_visitor *v, const in_nat *t);
    bool (*Succ)(in_visitor *v, const in_nat *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* nat = Zero | Succ(nat of) */
enum in_nat_kind {
    IN_Zero = 1,
    IN_Succ = 2
};
static inline enum in_nat_kind in_nat_kind(const in_nat *t) { return (enum in_nat_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_nat_tree(const in_nat *t) { return (const asn_tree *)t; }
const in_nat *in_as_nat(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_nat(struct in_visitor *v, const in_nat *t); /* false: out of memory */

const in_nat *in_new_Zero(asn_arena *arena);

enum { IN_Succ_of = 0 };
const in_nat *in_new_Succ(asn_arena *arena, const in_nat *of);
static inline const in_nat *in_Succ_of(const in_nat *t) { return (const in_nat *)asn_tree_child_of((const asn_tree *)t, IN_Succ, IN_Succ_of, 0); }

#ifdef __cplusplus
}
#endif
#endif
