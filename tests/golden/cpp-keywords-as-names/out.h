/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_class *t = in_read(arena, "delete()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_class_kind(t) == IN_new)
 *         puts("new");
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

typedef struct in_class in_class;
typedef struct in_operator in_operator;
typedef struct in_template in_template;

const in_class *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_class *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_class *t);  /* target text, by the task's templates */
bool in_type_class(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_class = 0,
    IN_TYPE_operator = 1,
    IN_TYPE_template = 2,
    IN_TYPE_this = 3,
    IN_TYPE_bool = 4,
    IN_TYPE_string = 5
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*new_)(in_visitor *v, const in_class *t);
    bool (*delete_)(in_visitor *v, const in_class *t);
    bool (*try_)(in_visitor *v, const in_class *t);
    bool (*and_)(in_visitor *v, const in_operator *t);
    bool (*xor_eq_)(in_visitor *v, const in_operator *t);
    bool (*template_)(in_visitor *v, const in_template *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* class = new(this this, operator? operator, template* template) | delete | try */
enum in_class_kind {
    IN_new = 1,
    IN_delete = 2,
    IN_try = 3
};
static inline enum in_class_kind in_class_kind(const in_class *t) { return (enum in_class_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_class_tree(const in_class *t) { return (const asn_tree *)t; }
const in_class *in_as_class(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_class(struct in_visitor *v, const in_class *t); /* false: out of memory */

enum { IN_new_this = 0, IN_new_operator = 1, IN_new__template = 2 };
const in_class *in_new_new(asn_arena *arena, asn_atom this_, const in_operator *operator_, const in_template *const *template_, int template__count);
static inline asn_atom in_new_this(const in_class *t) { return asn_tree_value_of((const asn_tree *)t, IN_new, IN_new_this, 0); }
static inline const in_operator *in_new_operator(const in_class *t) { return (const in_operator *)asn_tree_child_of((const asn_tree *)t, IN_new, IN_new_operator, 0); }
static inline int in_new__template_count(const in_class *t) { return asn_tree_count_of((const asn_tree *)t, IN_new, IN_new__template); }
static inline const in_template *in_new__template(const in_class *t, int i) { return (const in_template *)asn_tree_child_of((const asn_tree *)t, IN_new, IN_new__template, i); }

const in_class *in_new_delete(asn_arena *arena);

const in_class *in_new_try(asn_arena *arena);

/* operator = and | xor_eq */
enum in_operator_kind {
    IN_and = 4,
    IN_xor_eq = 5
};
static inline enum in_operator_kind in_operator_kind(const in_operator *t) { return (enum in_operator_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_operator_tree(const in_operator *t) { return (const asn_tree *)t; }
const in_operator *in_as_operator(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_operator(struct in_visitor *v, const in_operator *t); /* false: out of memory */

const in_operator *in_new_and(asn_arena *arena);

const in_operator *in_new_xor_eq(asn_arena *arena);

/* template = (class class, bool true, string namespace) */
enum in_template_kind {
    IN_template = 6
};
static inline enum in_template_kind in_template_kind(const in_template *t) { return (enum in_template_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_template_tree(const in_template *t) { return (const asn_tree *)t; }
const in_template *in_as_template(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_template(struct in_visitor *v, const in_template *t); /* false: out of memory */

enum { IN_template_class = 0, IN_template_true = 1, IN_template_namespace = 2 };
const in_template *in_new_template(asn_arena *arena, const in_class *class_, asn_atom true_, asn_atom namespace_);
static inline const in_class *in_template_class(const in_template *t) { return (const in_class *)asn_tree_child_of((const asn_tree *)t, IN_template, IN_template_class, 0); }
static inline asn_atom in_template_true(const in_template *t) { return asn_tree_value_of((const asn_tree *)t, IN_template, IN_template_true, 0); }
static inline asn_atom in_template_namespace(const in_template *t) { return asn_tree_value_of((const asn_tree *)t, IN_template, IN_template_namespace, 0); }

#ifdef __cplusplus
}
#endif
#endif
