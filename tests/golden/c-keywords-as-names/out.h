/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl. Change that, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_int_ *t = in_read(arena, "return()", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_int__kind(t) == IN_default)
 *         puts("default");
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

typedef struct in_int_ in_int_;
typedef struct in_struct in_struct;
typedef struct in_while in_while;

const in_int_ *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_int_ *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_int_ *t);  /* target text, by the task's templates */
bool in_type_int_(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_int_ = 0,
    IN_TYPE_struct = 1,
    IN_TYPE_while = 2,
    IN_TYPE_enum = 3,
    IN_TYPE_int = 4,
    IN_TYPE_if = 5,
    IN_TYPE_for = 6,
    IN_TYPE_string = 7
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*default_)(in_visitor *v, const in_int_ *t);
    bool (*return_)(in_visitor *v, const in_int_ *t);
    bool (*NULL_)(in_visitor *v, const in_int_ *t);
    bool (*if_)(in_visitor *v, const in_struct *t);
    bool (*EOF_)(in_visitor *v, const in_struct *t);
    bool (*while_)(in_visitor *v, const in_while *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* int_ = default(while while, struct? struct, enum* enum) | return | NULL */
enum in_int__kind {
    IN_default = 1,
    IN_return = 2,
    IN_NULL = 3
};
static inline enum in_int__kind in_int__kind(const in_int_ *t) { return (enum in_int__kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_int__tree(const in_int_ *t) { return (const asn_tree *)t; }
const in_int_ *in_as_int_(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_int_(struct in_visitor *v, const in_int_ *t); /* false: out of memory */

enum { IN_default_while = 0, IN_default_struct = 1, IN_default_enum = 2 };
const in_int_ *in_new_default(asn_arena *arena, const in_while *while_, const in_struct *struct_, const asn_atom *enum_, int enum__count);
static inline const in_while *in_default_while(const in_int_ *t) { return (const in_while *)asn_tree_child_of((const asn_tree *)t, IN_default, IN_default_while, 0); }
static inline const in_struct *in_default_struct(const in_int_ *t) { return (const in_struct *)asn_tree_child_of((const asn_tree *)t, IN_default, IN_default_struct, 0); }
static inline int in_default_enum_count(const in_int_ *t) { return asn_tree_count_of((const asn_tree *)t, IN_default, IN_default_enum); }
static inline asn_atom in_default_enum(const in_int_ *t, int i) { return asn_tree_value_of((const asn_tree *)t, IN_default, IN_default_enum, i); }

const in_int_ *in_new_return(asn_arena *arena);

const in_int_ *in_new_NULL(asn_arena *arena);

/* struct = if(int int, if else) | EOF */
enum in_struct_kind {
    IN_if = 4,
    IN_EOF = 5
};
static inline enum in_struct_kind in_struct_kind(const in_struct *t) { return (enum in_struct_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_struct_tree(const in_struct *t) { return (const asn_tree *)t; }
const in_struct *in_as_struct(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_struct(struct in_visitor *v, const in_struct *t); /* false: out of memory */

enum { IN_if_int = 0, IN_if_else = 1 };
const in_struct *in_new_if(asn_arena *arena, asn_atom int_, asn_atom else_);
static inline asn_atom in_if_int(const in_struct *t) { return asn_tree_value_of((const asn_tree *)t, IN_if, IN_if_int, 0); }
static inline asn_atom in_if_else(const in_struct *t) { return asn_tree_value_of((const asn_tree *)t, IN_if, IN_if_else, 0); }

const in_struct *in_new_EOF(asn_arena *arena);

/* while = (for for, string static) */
enum in_while_kind {
    IN_while = 6
};
static inline enum in_while_kind in_while_kind(const in_while *t) { return (enum in_while_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_while_tree(const in_while *t) { return (const asn_tree *)t; }
const in_while *in_as_while(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_while(struct in_visitor *v, const in_while *t); /* false: out of memory */

enum { IN_while_for = 0, IN_while_static = 1 };
const in_while *in_new_while(asn_arena *arena, asn_atom for_, asn_atom static_);
static inline asn_atom in_while_for(const in_while *t) { return asn_tree_value_of((const asn_tree *)t, IN_while, IN_while_for, 0); }
static inline asn_atom in_while_static(const in_while *t) { return asn_tree_value_of((const asn_tree *)t, IN_while, IN_while_static, 0); }

#ifdef __cplusplus
}
#endif
#endif
