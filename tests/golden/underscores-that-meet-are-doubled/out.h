/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_t *t = in_read(arena, "A_b(c=1)", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_t_kind(t) == IN_A_b)
 *         puts("A_b");
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

typedef struct in_t in_t;

const in_t *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_t *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_t *t);  /* target text, by the task's templates */
bool in_type_t(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_t = 0,
    IN_TYPE_int = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*A_b)(in_visitor *v, const in_t *t);
    bool (*A)(in_visitor *v, const in_t *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* t = A_b(int c) | A(int b_c) */
enum in_t_kind {
    IN_A_b = 1,
    IN_A = 2
};
static inline enum in_t_kind in_t_kind(const in_t *t) { return (enum in_t_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_t_tree(const in_t *t) { return (const asn_tree *)t; }
const in_t *in_as_t(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_t(struct in_visitor *v, const in_t *t); /* false: out of memory */

enum { IN_A_b__c = 0 };
const in_t *in_new_A_b(asn_arena *arena, asn_atom c);
static inline asn_atom in_A_b__c(const in_t *t) { return asn_tree_value_of((const asn_tree *)t, IN_A_b, IN_A_b__c, 0); }

enum { IN_A__b_c = 0 };
const in_t *in_new_A(asn_arena *arena, asn_atom b_c);
static inline asn_atom in_A__b_c(const in_t *t) { return asn_tree_value_of((const asn_tree *)t, IN_A, IN_A__b_c, 0); }

#ifdef __cplusplus
}
#endif
#endif
