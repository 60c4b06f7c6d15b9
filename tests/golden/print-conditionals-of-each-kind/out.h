/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_e *t = in_read(arena, "List(items=[], ns=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_e_kind(t) == IN_Sum)
 *         puts("Sum");
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

typedef struct in_e in_e;

const in_e *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_e *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_e *t);  /* target text, by the task's templates */
bool in_type_e(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_e = 0,
    IN_TYPE_int = 1,
    IN_TYPE_constant = 2,
    IN_TYPE_string = 3
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Sum)(in_visitor *v, const in_e *t);
    bool (*List)(in_visitor *v, const in_e *t);
    bool (*Num)(in_visitor *v, const in_e *t);
    bool (*Zero)(in_visitor *v, const in_e *t);
    bool (*One)(in_visitor *v, const in_e *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* e = Sum(e left, e? right) | List(e* items, int* ns) | Num(constant n, string? suffix) | Zero | One */
enum in_e_kind {
    IN_Sum = 1,
    IN_List = 2,
    IN_Num = 3,
    IN_Zero = 4,
    IN_One = 5
};
static inline enum in_e_kind in_e_kind(const in_e *t) { return (enum in_e_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_e_tree(const in_e *t) { return (const asn_tree *)t; }
const in_e *in_as_e(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_e(struct in_visitor *v, const in_e *t); /* false: out of memory */

enum { IN_Sum_left = 0, IN_Sum_right = 1 };
const in_e *in_new_Sum(asn_arena *arena, const in_e *left, const in_e *right);
static inline const in_e *in_Sum_left(const in_e *t) { return (const in_e *)asn_tree_child_of((const asn_tree *)t, IN_Sum, IN_Sum_left, 0); }
static inline const in_e *in_Sum_right(const in_e *t) { return (const in_e *)asn_tree_child_of((const asn_tree *)t, IN_Sum, IN_Sum_right, 0); }

enum { IN_List_items = 0, IN_List_ns = 1 };
const in_e *in_new_List(asn_arena *arena, const in_e *const *items, int items_count, const asn_atom *ns, int ns_count);
static inline int in_List_items_count(const in_e *t) { return asn_tree_count_of((const asn_tree *)t, IN_List, IN_List_items); }
static inline const in_e *in_List_items(const in_e *t, int i) { return (const in_e *)asn_tree_child_of((const asn_tree *)t, IN_List, IN_List_items, i); }
static inline int in_List_ns_count(const in_e *t) { return asn_tree_count_of((const asn_tree *)t, IN_List, IN_List_ns); }
static inline asn_atom in_List_ns(const in_e *t, int i) { return asn_tree_value_of((const asn_tree *)t, IN_List, IN_List_ns, i); }

enum { IN_Num_n = 0, IN_Num_suffix = 1 };
const in_e *in_new_Num(asn_arena *arena, asn_atom n, const asn_atom *suffix);
static inline asn_atom in_Num_n(const in_e *t) { return asn_tree_value_of((const asn_tree *)t, IN_Num, IN_Num_n, 0); }
static inline asn_atom in_Num_suffix(const in_e *t) { return asn_tree_value_of((const asn_tree *)t, IN_Num, IN_Num_suffix, 0); }

const in_e *in_new_Zero(asn_arena *arena);

const in_e *in_new_One(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
