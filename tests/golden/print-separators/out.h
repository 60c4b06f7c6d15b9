/* in.h: trees of in.asdl for C programs. Written by asdlc from in.asdl and in.task. Change those, not this file.
 *
 *     #include "in.h" // and <stdio.h>
 *     asn_arena *arena = asn_arena_new(0);
 *     asn_error  err;
 *     const in_list *t = in_read(arena, "List(items=[], rest=[])", &err);
 *     if (!t)
 *         return fputs(err.text, stderr), 1;
 *     if (in_list_kind(t) == IN_List)
 *         puts("List");
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

typedef struct in_list in_list;

const in_list *in_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */
const char *in_write(asn_arena *arena, const in_list *t); /* tree text, as Python's ast.dump writes it */
const char *in_text(asn_arena *arena, const in_list *t);  /* target text, by the task's templates */
bool in_type_list(asn_run *run, asn_state v, asn_node *node); /* the root's module */

enum in_types {
    IN_TYPE_list = 0,
    IN_TYPE_int = 1
};

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*List)(in_visitor *v, const in_list *t);
    bool (*End)(in_visitor *v, const in_list *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

/* list = List(int* items, list* rest) | End */
enum in_list_kind {
    IN_List = 1,
    IN_End = 2
};
static inline enum in_list_kind in_list_kind(const in_list *t) { return (enum in_list_kind)((const asn_tree *)t)->ctor; }
static inline const asn_tree *in_list_tree(const in_list *t) { return (const asn_tree *)t; }
const in_list *in_as_list(const asn_tree *t); /* NULL when it is a tree of another type */
bool in_visit_list(struct in_visitor *v, const in_list *t); /* false: out of memory */

enum { IN_List_items = 0, IN_List_rest = 1 };
const in_list *in_new_List(asn_arena *arena, const asn_atom *items, int items_count, const in_list *const *rest, int rest_count);
static inline int in_List_items_count(const in_list *t) { return asn_tree_count_of((const asn_tree *)t, IN_List, IN_List_items); }
static inline asn_atom in_List_items(const in_list *t, int i) { return asn_tree_value_of((const asn_tree *)t, IN_List, IN_List_items, i); }
static inline int in_List_rest_count(const in_list *t) { return asn_tree_count_of((const asn_tree *)t, IN_List, IN_List_rest); }
static inline const in_list *in_List_rest(const in_list *t, int i) { return (const in_list *)asn_tree_child_of((const asn_tree *)t, IN_List, IN_List_rest, i); }

const in_list *in_new_End(asn_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
