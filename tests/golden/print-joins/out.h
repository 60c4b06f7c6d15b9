/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_args *t = in_read(arena, "Args(pos=[], names=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_args_kind(t) == IN_Args)
 *         puts("Args");
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

typedef struct in_args in_args;

const in_args *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_args *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_args *t);  /* target text, by the task's templates */
bool in_type_args(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_args = 0,
    IN_TYPE_int = 1,
    IN_TYPE_identifier = 2
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Args)(in_visitor *v, const in_args *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* args = Args(int* pos, int? star, identifier* names) */
enum in_args_kind {
    IN_Args = 1
};
static inline enum in_args_kind in_args_kind(const in_args *t) { return (enum in_args_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_args_tree(const in_args *t) { return (const asn_tree *)t; }
const in_args *in_as_args(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_args(struct in_visitor *v, const in_args *t); /* false: out of memory */

enum { IN_Args_pos = 0, IN_Args_star = 1, IN_Args_names = 2 };
const in_args *in_new_Args(asn_arena *arena, const asn_atom *pos, int pos_count, const asn_atom *star, const asn_atom *names, int names_count);
static inline int in_Args_pos_count(const in_args *t) { return asn_tree_count_of((const asn_tree *)t, IN_Args, IN_Args_pos); }
static inline asn_atom in_Args_pos(const in_args *t, int i) { return asn_tree_value_of((const asn_tree *)t, IN_Args, IN_Args_pos, i); }
static inline asn_atom in_Args_star(const in_args *t) { return asn_tree_value_of((const asn_tree *)t, IN_Args, IN_Args_star, 0); }
static inline int in_Args_names_count(const in_args *t) { return asn_tree_count_of((const asn_tree *)t, IN_Args, IN_Args_names); }
static inline asn_atom in_Args_names(const in_args *t, int i) { return asn_tree_value_of((const asn_tree *)t, IN_Args, IN_Args_names, i); }

#ifdef __cplusplus
}
#endif
#endif
