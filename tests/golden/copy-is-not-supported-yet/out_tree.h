/* in_tree.h: written by asdlc from in.asdl and in.task. Change those, not this file.
 * Trees for C programs: see the beginning of in.h. */
#ifndef IN_TREE_H
#define IN_TREE_H
#include "in.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct in_card in_card;

/* From tree text; NULL, and err, when it is wrong. */
static inline const in_card *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_card *)asn_tree_read(arena, &in_grammar, IN_TYPE_card, "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *in_write(asn_arena *arena, const in_card *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *in_text(asn_arena *arena, const in_card *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Card)(in_visitor *v, const in_card *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

static inline bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = (in_visitor *)context;
    switch (t->ctor) {
    case IN_Card: return !v->Card || v->Card(v, (const in_card *)t);
    default: return true;
    }
}

static inline void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = (in_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- card = Card(identifier name, int cost) */

static inline enum in_card_kind in_card_kind(const in_card *t)
{
    return (enum in_card_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *in_card_tree(const in_card *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const in_card *in_as_card(const asn_tree *t)
{
    return t && t->ctor && in_grammar.ctors[t->ctor].type == IN_TYPE_card ? (const in_card *)t : NULL;
}

/* false: out of memory. */
static inline bool in_visit_card(in_visitor *v, const in_card *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

/* Card(identifier name, int cost) */
static inline const in_card *in_new_Card(asn_arena *arena, asn_atom name, asn_atom cost)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Card);
    asn_build_value(&asn_b, IN_Card_name, name);
    asn_build_value(&asn_b, IN_Card_cost, cost);
    return (const in_card *)asn_build_end(&asn_b);
}

static inline asn_atom in_Card_name(const in_card *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Card, IN_Card_name, 0);
}

static inline asn_atom in_Card_cost(const in_card *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Card, IN_Card_cost, 0);
}

#ifdef __cplusplus
}
#endif
#endif
