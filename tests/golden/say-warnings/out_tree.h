/* in_tree.h: written by asdlc from in.asdl and in.task. Change those, not this file.
 * Trees for C programs: see the beginning of in.h. */
#ifndef IN_TREE_H
#define IN_TREE_H
#include "in.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct in_command in_command;
typedef struct in_state in_state;

/* From tree text; NULL, and err, when it is wrong. */
static inline const in_command *in_read(asn_arena *arena, const char *text, asn_error *err)
{
    return (const in_command *)asn_tree_read(arena, &in_grammar, IN_TYPE_command,
        "tree", text, strlen(text), NULL, err);
}

/* To tree text, as Python's ast.dump writes it. */
static inline const char *in_write(asn_arena *arena, const in_command *t)
{
    return asn_tree_write(arena, &in_grammar, (const asn_tree *)t);
}

/* To target text, by the task's templates. */
static inline const char *in_text(asn_arena *arena, const in_command *t)
{
    return asn_tree_print(arena, &in_grammar, (const asn_tree *)t);
}

/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */
typedef struct in_visitor in_visitor;
struct in_visitor {
    void *context;
    bool (*Switch)(in_visitor *v, const in_command *t);
    bool (*Dim)(in_visitor *v, const in_command *t);
    bool (*On)(in_visitor *v, const in_state *t);
    bool (*OffForNow)(in_visitor *v, const in_state *t);
    void (*leave)(in_visitor *v, const asn_tree *t); /* after the children of any node, values too */
};

static inline bool in_visit_enter(void *context, const asn_tree *t)
{
    in_visitor *v = (in_visitor *)context;
    switch (t->ctor) {
    case IN_Switch: return !v->Switch || v->Switch(v, (const in_command *)t);
    case IN_Dim: return !v->Dim || v->Dim(v, (const in_command *)t);
    case IN_On: return !v->On || v->On(v, (const in_state *)t);
    case IN_OffForNow: return !v->OffForNow || v->OffForNow(v, (const in_state *)t);
    default: return true;
    }
}

static inline void in_visit_leave(void *context, const asn_tree *t)
{
    in_visitor *v = (in_visitor *)context;
    if (v->leave)
        v->leave(v, t);
}

/* ---- command = Switch(state state, place* places) | Dim(place place, percent? level) */

static inline enum in_command_kind in_command_kind(const in_command *t)
{
    return (enum in_command_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *in_command_tree(const in_command *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const in_command *in_as_command(const asn_tree *t)
{
    return t && t->ctor && in_grammar.ctors[t->ctor].type == IN_TYPE_command ? (const in_command *)t : NULL;
}

/* false: out of memory. */
static inline bool in_visit_command(in_visitor *v, const in_command *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

/* Switch(state state, place* places) */
static inline const in_command *in_new_Switch(asn_arena *arena, const in_state *state,
    const asn_atom *places, int places_count)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Switch);
    asn_build_child(&asn_b, IN_Switch_state, state);
    asn_build_values(&asn_b, IN_Switch_places, places, places_count);
    return (const in_command *)asn_build_end(&asn_b);
}

static inline const in_state *in_Switch_state(const in_command *t)
{
    return (const in_state *)asn_tree_child_of((const asn_tree *)t, IN_Switch, IN_Switch_state, 0);
}

static inline int in_Switch_places_count(const in_command *t)
{
    return asn_tree_count_of((const asn_tree *)t, IN_Switch, IN_Switch_places);
}

static inline asn_atom in_Switch_places(const in_command *t, int i)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Switch, IN_Switch_places, i);
}

/* Dim(place place, percent? level) */
static inline const in_command *in_new_Dim(asn_arena *arena, asn_atom place, const asn_atom *level)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_Dim);
    asn_build_value(&asn_b, IN_Dim_place, place);
    asn_build_optional(&asn_b, IN_Dim_level, level);
    return (const in_command *)asn_build_end(&asn_b);
}

static inline asn_atom in_Dim_place(const in_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Dim, IN_Dim_place, 0);
}

static inline asn_atom in_Dim_level(const in_command *t)
{
    return asn_tree_value_of((const asn_tree *)t, IN_Dim, IN_Dim_level, 0);
}

/* ---- state = On | OffForNow */

static inline enum in_state_kind in_state_kind(const in_state *t)
{
    return (enum in_state_kind)((const asn_tree *)t)->ctor;
}

static inline const asn_tree *in_state_tree(const in_state *t)
{
    return (const asn_tree *)t;
}

/* NULL when it is a tree of another type. */
static inline const in_state *in_as_state(const asn_tree *t)
{
    return t && t->ctor && in_grammar.ctors[t->ctor].type == IN_TYPE_state ? (const in_state *)t : NULL;
}

/* false: out of memory. */
static inline bool in_visit_state(in_visitor *v, const in_state *t)
{
    asn_walk walk = {in_visit_enter, in_visit_leave, v};
    return asn_tree_walk((const asn_tree *)t, &in_grammar, &walk);
}

/* On */
static inline const in_state *in_new_On(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_On);
    return (const in_state *)asn_build_end(&asn_b);
}

/* OffForNow */
static inline const in_state *in_new_OffForNow(asn_arena *arena)
{
    asn_build asn_b = asn_build_begin(arena, &in_grammar, IN_OffForNow);
    return (const in_state *)asn_build_end(&asn_b);
}

#ifdef __cplusplus
}
#endif
#endif
