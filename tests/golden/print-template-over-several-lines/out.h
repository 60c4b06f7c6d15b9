/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_f *t = in_read(arena, "F(name='x', args=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_f_kind(t) == IN_F)
 *         puts("F");
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

typedef struct in_f in_f;

const in_f *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_f *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_f *t);  /* target text, by the task's templates */
bool in_type_f(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_f = 0,
    IN_TYPE_identifier = 1,
    IN_TYPE_int = 2
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*F)(in_visitor *v, const in_f *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* f = F(identifier name, int* args) */
enum in_f_kind {
    IN_F = 1
};
static inline enum in_f_kind in_f_kind(const in_f *t) { return (enum in_f_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_f_tree(const in_f *t) { return (const asn_tree *)t; }
const in_f *in_as_f(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_f(struct in_visitor *v, const in_f *t); /* false: out of memory */

enum { IN_F_name = 0, IN_F_args = 1 };
const in_f *in_new_F(asn_arena *arena, asn_atom name, const asn_atom *args, int args_count);
static inline asn_atom in_F_name(const in_f *t) { return asn_tree_value_of((const asn_tree *)t, IN_F, IN_F_name, 0); }
static inline int in_F_args_count(const in_f *t) { return asn_tree_count_of((const asn_tree *)t, IN_F, IN_F_args); }
static inline asn_atom in_F_args(const in_f *t, int i) { return asn_tree_value_of((const asn_tree *)t, IN_F, IN_F_args, i); }

#ifdef __cplusplus
}
#endif
#endif
