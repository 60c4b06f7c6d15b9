/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_module *t = in_read(arena, "Module(version=version(module='x'), attributes=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_module_kind(t) == IN_Module)
 *         puts("Module");
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

typedef struct in_module in_module;
typedef struct in_version in_version;
typedef struct in_attributes in_attributes;

const in_module *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_module *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_module *t);  /* target text, by the task's templates */
bool in_type_module(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_module = 0,
    IN_TYPE_version = 1,
    IN_TYPE_attributes = 2,
    IN_TYPE_string = 3,
    IN_TYPE_int = 4
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Module)(in_visitor *v, const in_module *t);
    bool (*version)(in_visitor *v, const in_version *t);
    bool (*A)(in_visitor *v, const in_attributes *t);
    bool (*B)(in_visitor *v, const in_attributes *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* module = Module(version version, attributes* attributes) */
enum in_module_kind {
    IN_Module = 1
};
static inline enum in_module_kind in_module_kind(const in_module *t) { return (enum in_module_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_module_tree(const in_module *t) { return (const asn_tree *)t; }
const in_module *in_as_module(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_module(struct in_visitor *v, const in_module *t); /* false: out of memory */

enum { IN_Module_version = 0, IN_Module_attributes = 1 };
const in_module *in_new_Module(asn_arena *arena, const in_version *version, const in_attributes *const *attributes, int attributes_count);
static inline const in_version *in_Module_version(const in_module *t) { return (const in_version *)asn_tree_child_of((const asn_tree *)t, IN_Module, IN_Module_version, 0); }
static inline int in_Module_attributes_count(const in_module *t) { return asn_tree_count_of((const asn_tree *)t, IN_Module, IN_Module_attributes); }
static inline const in_attributes *in_Module_attributes(const in_module *t, int i) { return (const in_attributes *)asn_tree_child_of((const asn_tree *)t, IN_Module, IN_Module_attributes, i); }

/* version = (string module) */
enum in_version_kind {
    IN_version = 2
};
static inline enum in_version_kind in_version_kind(const in_version *t) { return (enum in_version_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_version_tree(const in_version *t) { return (const asn_tree *)t; }
const in_version *in_as_version(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_version(struct in_visitor *v, const in_version *t); /* false: out of memory */

enum { IN_version_module = 0 };
const in_version *in_new_version(asn_arena *arena, asn_atom module);
static inline asn_atom in_version_module(const in_version *t) { return asn_tree_value_of((const asn_tree *)t, IN_version, IN_version_module, 0); }

/* attributes = A | B(int version) */
enum in_attributes_kind {
    IN_A = 3,
    IN_B = 4
};
static inline enum in_attributes_kind in_attributes_kind(const in_attributes *t) { return (enum in_attributes_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_attributes_tree(const in_attributes *t) { return (const asn_tree *)t; }
const in_attributes *in_as_attributes(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_attributes(struct in_visitor *v, const in_attributes *t); /* false: out of memory */

const in_attributes *in_new_A(asn_arena *arena);

enum { IN_B_version = 0 };
const in_attributes *in_new_B(asn_arena *arena, asn_atom version);
static inline asn_atom in_B_version(const in_attributes *t) { return asn_tree_value_of((const asn_tree *)t, IN_B, IN_B_version, 0); }

#ifdef __cplusplus
}
#endif
#endif
