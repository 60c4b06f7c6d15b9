/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_v *t = in_read(arena, "V(a='x', c='x', d='x', e='x', f='x')", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_v_kind(t) == IN_V)
 *         puts("V");
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

typedef struct in_v in_v;

const in_v *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_v *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_v *t);  /* target text, by the task's templates */
bool in_type_v(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_v = 0,
    IN_TYPE_string = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*V)(in_visitor *v, const in_v *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* v = V(string a, string c, string d, string e, string f) */
enum in_v_kind {
    IN_V = 1
};
static inline enum in_v_kind in_v_kind(const in_v *t) { return (enum in_v_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_v_tree(const in_v *t) { return (const asn_tree *)t; }
const in_v *in_as_v(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_v(struct in_visitor *v, const in_v *t); /* false: out of memory */

enum { IN_V_a = 0, IN_V_c = 1, IN_V_d = 2, IN_V_e = 3, IN_V_f = 4 };
const in_v *in_new_V(asn_arena *arena, asn_atom a, asn_atom c, asn_atom d, asn_atom e, asn_atom f);
static inline asn_atom in_V_a(const in_v *t) { return asn_tree_value_of((const asn_tree *)t, IN_V, IN_V_a, 0); }
static inline asn_atom in_V_c(const in_v *t) { return asn_tree_value_of((const asn_tree *)t, IN_V, IN_V_c, 0); }
static inline asn_atom in_V_d(const in_v *t) { return asn_tree_value_of((const asn_tree *)t, IN_V, IN_V_d, 0); }
static inline asn_atom in_V_e(const in_v *t) { return asn_tree_value_of((const asn_tree *)t, IN_V, IN_V_e, 0); }
static inline asn_atom in_V_f(const in_v *t) { return asn_tree_value_of((const asn_tree *)t, IN_V, IN_V_f, 0); }

#ifdef __cplusplus
}
#endif
#endif
