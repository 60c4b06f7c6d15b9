/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_u0432u0435u0442u043Au0430 *t = in_read(arena, "Ветка(дети=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_u0432u0435u0442u043Au0430_kind(t) == IN_u0412u0435u0442u043Au0430)
 *         puts("Ветка");
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

typedef struct in_u0432u0435u0442u043Au0430 in_u0432u0435u0442u043Au0430;

const in_u0432u0435u0442u043Au0430 *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_u0432u0435u0442u043Au0430 *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_u0432u0435u0442u043Au0430 *t);  /* target text, by the task's templates */
bool in_type_u0432u0435u0442u043Au0430(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_u0432u0435u0442u043Au0430 = 0
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*u0412u0435u0442u043Au0430)(in_visitor *v, const in_u0432u0435u0442u043Au0430 *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* ветка = Ветка(ветка* дети) */
enum in_u0432u0435u0442u043Au0430_kind {
    IN_u0412u0435u0442u043Au0430 = 1
};
static inline enum in_u0432u0435u0442u043Au0430_kind in_u0432u0435u0442u043Au0430_kind(const in_u0432u0435u0442u043Au0430 *t) { return (enum in_u0432u0435u0442u043Au0430_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_u0432u0435u0442u043Au0430_tree(const in_u0432u0435u0442u043Au0430 *t) { return (const asn_tree *)t; }
const in_u0432u0435u0442u043Au0430 *in_as_u0432u0435u0442u043Au0430(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_u0432u0435u0442u043Au0430(struct in_visitor *v, const in_u0432u0435u0442u043Au0430 *t); /* false: out of memory */

enum { IN_u0412u0435u0442u043Au0430_u0434u0435u0442u0438 = 0 };
const in_u0432u0435u0442u043Au0430 *in_new_u0412u0435u0442u043Au0430(asn_arena *arena, const in_u0432u0435u0442u043Au0430 *const *u0434u0435u0442u0438, int u0434u0435u0442u0438_count);
static inline int in_u0412u0435u0442u043Au0430_u0434u0435u0442u0438_count(const in_u0432u0435u0442u043Au0430 *t) { return asn_tree_count_of((const asn_tree *)t, IN_u0412u0435u0442u043Au0430, IN_u0412u0435u0442u043Au0430_u0434u0435u0442u0438); }
static inline const in_u0432u0435u0442u043Au0430 *in_u0412u0435u0442u043Au0430_u0434u0435u0442u0438(const in_u0432u0435u0442u043Au0430 *t, int i) { return (const in_u0432u0435u0442u043Au0430 *)asn_tree_child_of((const asn_tree *)t, IN_u0412u0435u0442u043Au0430, IN_u0412u0435u0442u043Au0430_u0434u0435u0442u0438, i); }

#ifdef __cplusplus
}
#endif
#endif
