/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_stmt *t = in_read(arena, "Pass()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_stmt_kind(t) == IN_Assign)
 *         puts("Assign");
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

typedef struct in_stmt in_stmt;
typedef struct in_alias in_alias;

const in_stmt *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_stmt *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_stmt *t);  /* target text, by the task's templates */
bool in_type_stmt(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_stmt = 0,
    IN_TYPE_alias = 1,
    IN_TYPE_identifier = 2
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Assign)(in_visitor *v, const in_stmt *t);
    bool (*Pass)(in_visitor *v, const in_stmt *t);
    bool (*alias)(in_visitor *v, const in_alias *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* stmt = Assign(identifier target, alias value) | Pass */
enum in_stmt_kind {
    IN_Assign = 1,
    IN_Pass = 2
};
static inline enum in_stmt_kind in_stmt_kind(const in_stmt *t) { return (enum in_stmt_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_stmt_tree(const in_stmt *t) { return (const asn_tree *)t; }
const in_stmt *in_as_stmt(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_stmt(struct in_visitor *v, const in_stmt *t); /* false: out of memory */

enum { IN_Assign_target = 0, IN_Assign_value = 1 };
const in_stmt *in_new_Assign(asn_arena *arena, asn_atom target, const in_alias *value);
static inline asn_atom in_Assign_target(const in_stmt *t) { return asn_tree_value_of((const asn_tree *)t, IN_Assign, IN_Assign_target, 0); }
static inline const in_alias *in_Assign_value(const in_stmt *t) { return (const in_alias *)asn_tree_child_of((const asn_tree *)t, IN_Assign, IN_Assign_value, 0); }

const in_stmt *in_new_Pass(asn_arena *arena);

/* alias = (identifier name, identifier? asname) */
enum in_alias_kind {
    IN_alias = 3
};
static inline enum in_alias_kind in_alias_kind(const in_alias *t) { return (enum in_alias_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_alias_tree(const in_alias *t) { return (const asn_tree *)t; }
const in_alias *in_as_alias(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_alias(struct in_visitor *v, const in_alias *t); /* false: out of memory */

enum { IN_alias_name = 0, IN_alias_asname = 1 };
const in_alias *in_new_alias(asn_arena *arena, asn_atom name, const asn_atom *asname);
static inline asn_atom in_alias_name(const in_alias *t) { return asn_tree_value_of((const asn_tree *)t, IN_alias, IN_alias_name, 0); }
static inline asn_atom in_alias_asname(const in_alias *t) { return asn_tree_value_of((const asn_tree *)t, IN_alias, IN_alias_asname, 0); }

#ifdef __cplusplus
}
#endif
#endif
