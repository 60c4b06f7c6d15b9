/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_ask *t = in_read(arena, "Ask(what='x')", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_ask_kind(t) == IN_Ask)
 *         puts("Ask");
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

typedef struct in_ask in_ask;

const in_ask *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_ask *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_ask *t);  /* target text, by the task's templates */
bool in_type_ask(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_ask = 0,
    IN_TYPE_string = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Ask)(in_visitor *v, const in_ask *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* ask = Ask(string what) */
enum in_ask_kind {
    IN_Ask = 1
};
static inline enum in_ask_kind in_ask_kind(const in_ask *t) { return (enum in_ask_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_ask_tree(const in_ask *t) { return (const asn_tree *)t; }
const in_ask *in_as_ask(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_ask(struct in_visitor *v, const in_ask *t); /* false: out of memory */

enum { IN_Ask_what = 0 };
const in_ask *in_new_Ask(asn_arena *arena, asn_atom what);
static inline asn_atom in_Ask_what(const in_ask *t) { return asn_tree_value_of((const asn_tree *)t, IN_Ask, IN_Ask_what, 0); }

#ifdef __cplusplus
}
#endif
#endif
