/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_use *t = in_read(arena, "include()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_use_kind(t) == IN_Use)
 *         puts("Use");
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

typedef struct in_use in_use;
typedef struct in_view in_view;

const in_use *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_use *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_use *t);  /* target text, by the task's templates */
bool in_type_use(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_use = 0,
    IN_TYPE_view = 1,
    IN_TYPE_alias = 2,
    IN_TYPE_extern = 3,
    IN_TYPE_int = 4
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Use)(in_visitor *v, const in_use *t);
    bool (*include)(in_visitor *v, const in_use *t);
    bool (*view)(in_visitor *v, const in_view *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* use = Use(view view, alias* import, extern? generate) | include */
enum in_use_kind {
    IN_Use = 1,
    IN_include = 2
};
static inline enum in_use_kind in_use_kind(const in_use *t) { return (enum in_use_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_use_tree(const in_use *t) { return (const asn_tree *)t; }
const in_use *in_as_use(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_use(struct in_visitor *v, const in_use *t); /* false: out of memory */

enum { IN_Use_view = 0, IN_Use_import = 1, IN_Use_generate = 2 };
const in_use *in_new_Use(asn_arena *arena, const in_view *view, const asn_atom *import, int import_count, const asn_atom *generate);
static inline const in_view *in_Use_view(const in_use *t) { return (const in_view *)asn_tree_child_of((const asn_tree *)t, IN_Use, IN_Use_view, 0); }
static inline int in_Use_import_count(const in_use *t) { return asn_tree_count_of((const asn_tree *)t, IN_Use, IN_Use_import); }
static inline asn_atom in_Use_import(const in_use *t, int i) { return asn_tree_value_of((const asn_tree *)t, IN_Use, IN_Use_import, i); }
static inline asn_atom in_Use_generate(const in_use *t) { return asn_tree_value_of((const asn_tree *)t, IN_Use, IN_Use_generate, 0); }

const in_use *in_new_include(asn_arena *arena);

/* view = (int primitive) */
enum in_view_kind {
    IN_view = 3
};
static inline enum in_view_kind in_view_kind(const in_view *t) { return (enum in_view_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_view_tree(const in_view *t) { return (const asn_tree *)t; }
const in_view *in_as_view(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_view(struct in_visitor *v, const in_view *t); /* false: out of memory */

enum { IN_view_primitive = 0 };
const in_view *in_new_view(asn_arena *arena, asn_atom primitive);
static inline asn_atom in_view_primitive(const in_view *t) { return asn_tree_value_of((const asn_tree *)t, IN_view, IN_view_primitive, 0); }

#ifdef __cplusplus
}
#endif
#endif
