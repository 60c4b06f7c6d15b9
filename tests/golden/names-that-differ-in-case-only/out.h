/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_str *t = in_read(arena, "STR()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_str_kind(t) == IN_Str)
 *         puts("Str");
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

typedef struct in_str in_str;
typedef struct in_STR in_STR;

const in_str *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_str *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_str *t);  /* target text, by the task's templates */
bool in_type_str(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_str = 0,
    IN_TYPE_STR = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Str)(in_visitor *v, const in_str *t);
    bool (*STR_)(in_visitor *v, const in_str *t);
    bool (*s)(in_visitor *v, const in_STR *t);
    bool (*S)(in_visitor *v, const in_STR *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* str = Str(STR STR, STR str) | STR */
enum in_str_kind {
    IN_Str = 1,
    IN_STR = 2
};
static inline enum in_str_kind in_str_kind(const in_str *t) { return (enum in_str_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_str_tree(const in_str *t) { return (const asn_tree *)t; }
const in_str *in_as_str(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_str(struct in_visitor *v, const in_str *t); /* false: out of memory */

enum { IN_Str_STR = 0, IN_Str_str = 1 };
const in_str *in_new_Str(asn_arena *arena, const in_STR *STR_, const in_STR *str);
static inline const in_STR *in_Str_STR(const in_str *t) { return (const in_STR *)asn_tree_child_of((const asn_tree *)t, IN_Str, IN_Str_STR, 0); }
static inline const in_STR *in_Str_str(const in_str *t) { return (const in_STR *)asn_tree_child_of((const asn_tree *)t, IN_Str, IN_Str_str, 0); }

const in_str *in_new_STR(asn_arena *arena);

/* STR = s | S */
enum in_STR_kind {
    IN_s = 3,
    IN_S = 4
};
static inline enum in_STR_kind in_STR_kind(const in_STR *t) { return (enum in_STR_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_STR_tree(const in_STR *t) { return (const asn_tree *)t; }
const in_STR *in_as_STR(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_STR(struct in_visitor *v, const in_STR *t); /* false: out of memory */

const in_STR *in_new_s(asn_arena *arena);

const in_STR *in_new_S(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
