/* in_tree.h: written by asdlc from in.asdl. Change that, not this file.
 * Trees for C programs: see the beginning of in.h. */
#ifndef IN_TREE_H
#define IN_TREE_H
#include "in.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct in_a in_a;

/* From tree text; NULL, and err, when it is wrong. */
static inline const in_a *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_a *)asn_tree_read(arena, &in_grammar, IN_TYPE_a, "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *in_write(asn_arena *arena, const in_a *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *in_text(asn_arena *arena, const in_a *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*A)(in_visitor *v, const in_a *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

static inline bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = (in_visitor *)context;
    switch (t->ctor) {
    case IN_A: return !v->A || v->A(v, (const in_a *)t);
    default: return true;
    }
}

static inline void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = (in_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- a = A */

static inline enum in_a_kind in_a_kind(const in_a *t)
{
    return (enum in_a_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *in_a_tree(const in_a *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const in_a *in_as_a(const asn_tree *t)
{
    return t && t->ctor && in_grammar.ctors[t->ctor].type == IN_TYPE_a ? (const in_a *)t : NULL;
}

/* false: out of memory. */
static inline bool in_visit_a(in_visitor *v, const in_a *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

/* A */
static inline const in_a *in_new_A(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_A);
    return (const in_a *)asn_build_end(&asn_b);
}

#ifdef __cplusplus
}
#endif
#endif
