/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_stmt *t = in_read(arena, "Return()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_stmt_kind(t) == IN_Return)
 *         puts("Return");
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

typedef struct in_mod in_mod;
typedef struct in_stmt in_stmt;

const in_stmt *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_stmt *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_stmt *t);  /* target text, by the task's templates */
bool in_type_stmt(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_mod = 0,
    IN_TYPE_stmt = 1,
    IN_TYPE_int = 2
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Module)(in_visitor *v, const in_mod *t);
    bool (*Return)(in_visitor *v, const in_stmt *t);
    bool (*Pass)(in_visitor *v, const in_stmt *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* mod = Module(stmt* body) */
enum in_mod_kind {
    IN_Module = 1
};
static inline enum in_mod_kind in_mod_kind(const in_mod *t) { return (enum in_mod_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_mod_tree(const in_mod *t) { return (const asn_tree *)t; }
const in_mod *in_as_mod(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_mod(struct in_visitor *v, const in_mod *t); /* false: out of memory */

enum { IN_Module_body = 0 };
const in_mod *in_new_Module(asn_arena *arena, const in_stmt *const *body, int body_count);
static inline int in_Module_body_count(const in_mod *t) { return asn_tree_count_of((const asn_tree *)t, IN_Module, IN_Module_body); }
static inline const in_stmt *in_Module_body(const in_mod *t, int i) { return (const in_stmt *)asn_tree_child_of((const asn_tree *)t, IN_Module, IN_Module_body, i); }

/* stmt = Return(int? value) | Pass */
enum in_stmt_kind {
    IN_Return = 2,
    IN_Pass = 3
};
static inline enum in_stmt_kind in_stmt_kind(const in_stmt *t) { return (enum in_stmt_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_stmt_tree(const in_stmt *t) { return (const asn_tree *)t; }
const in_stmt *in_as_stmt(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_stmt(struct in_visitor *v, const in_stmt *t); /* false: out of memory */

enum { IN_Return_value = 0 };
const in_stmt *in_new_Return(asn_arena *arena, const asn_atom *value);
static inline asn_atom in_Return_value(const in_stmt *t) { return asn_tree_value_of((const asn_tree *)t, IN_Return, IN_Return_value, 0); }

const in_stmt *in_new_Pass(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
