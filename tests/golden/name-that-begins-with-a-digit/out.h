/* g_2024.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "g_2024.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const g_2024_a *t = g_2024_read(arena, "A()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (g_2024_a_kind(t) == G_2024_A)
 *         puts("A");
 *     puts(g_2024_text(arena, t)); // in the target language; g_2024_write gives tree text again
 *     asn_arena_free(arena);  // the tree goes with its arena
 *
 * Nodes live in an arena and never change. g_2024_new_X makes a node of constructor X (NULL when a child is missing, the
 * tree is higher than ASN_MAX_HEIGHT or memory is out); g_2024_X_f(t) is its field f, and nothing (NULL, or a value of
 * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */
#ifndef G_2024_H
#define G_2024_H
#include <asn.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const asn_grammar g_2024_grammar;

typedef struct g_2024_a g_2024_a;

const g_2024_a *g_2024_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *g_2024_write(asn_arena *arena, const g_2024_a *t); /* tree text, as Python's ast.dump writes it */
const char *g_2024_text(asn_arena *arena, const g_2024_a *t);  /* target text, by the task's templates */
bool g_2024_type_a(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum g_2024_types {
    G_2024_TYPE_a = 0
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct g_2024_visitor g_2024_visitor;
struct g_2024_visitor {
    void *context;
    bool (*A)(g_2024_visitor *v, const g_2024_a *t);
    void (*leave)(g_2024_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* a = A */
enum g_2024_a_kind {
    G_2024_A = 1
};
static inline enum g_2024_a_kind g_2024_a_kind(const g_2024_a *t) { return (enum g_2024_a_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *g_2024_a_tree(const g_2024_a *t) { return (const asn_tree *)t; }
const g_2024_a *g_2024_as_a(const asn_tree *t); /* NULL when it is a tree of another type */
bool g_2024_visit_a(struct g_2024_visitor *v, const g_2024_a *t); /* false: out of memory */

const g_2024_a *g_2024_new_A(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
