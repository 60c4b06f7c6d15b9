#include "passes/check.h"

#include "languages/task.h"

#include <string.h>

static void check_builtins(grammar *g)
{
    for (int i = 0; i < g->n_defined; i++) {
        type *t = g->types[i];
        if (grammar_is_builtin(t->name)) {
            diag_error(g->d, t->where, "'%s' is a builtin primitive type and cannot be defined", t->name);
            diag_help(g->d, NOWHERE, "the builtin types are identifier, int and string; choose another name");
        }
    }
}

static void check_types(grammar *g)
{
    for (int i = 0; i < g->n_defined; i++) {
        type *t = g->types[i], *first = grammar_type(g, t->name);
        if (first == t)
            continue;
        if (first->kind == TYPE_PRIMITIVE)
            diag_error(g->d, t->where, "type '%s' is defined, but the first line lists it as primitive", t->name);
        else
            diag_error(g->d, t->where, "type '%s' is defined twice", t->name);
        diag_help(g->d, first->where, first->kind == TYPE_PRIMITIVE ? "it is listed here" : "the first one is here");
    }
}

static void check_ctors(grammar *g)
{
    for (int i = 0; i < g->n_ctors; i++) {
        constructor *c = g->ctors[i], *first = grammar_ctor(g, c->name);
        if (first == c || (c->owner->kind == TYPE_PRODUCT && first->owner->kind == TYPE_PRODUCT))
            continue; /* check_types has reported these */
        if (c->owner->kind == TYPE_PRODUCT)
            diag_error(g->d, c->where, "product type '%s' has the name of a constructor", c->name);
        else if (first->owner->kind == TYPE_PRODUCT)
            diag_error(g->d, c->where, "constructor '%s' has the name of a product type", c->name);
        else
            diag_error(g->d, c->where, "constructor '%s' is defined twice", c->name);
        diag_help(g->d, first->where, "the first one is here");
        diag_help(g->d, NOWHERE, "a tree names constructors without their types, so each constructor needs a name of its own");
    }
}

/* Those of constructors are numbered where they are alike. */
static void check_attribute_names(grammar *g, const field *attributes, int n)
{
    table seen = {0};
    for (int i = 0; i < n; i++) {
        const field *first = table_add(g->m, &seen, attributes[i].name, (void *)(uintptr_t)&attributes[i]);
        if (!first)
            continue;
        diag_error(g->d, attributes[i].name_span, "attribute '%s' is defined twice", attributes[i].name);
        diag_help(g->d, first->name_span, "the first one is here");
    }
}

static void check_fields(grammar *g)
{
    for (int i = 0; i < g->n_ctors; i++) {
        constructor *c = g->ctors[i];
        for (int a = 0; a < c->owner->n_attributes; a++) {
            const field *f = grammar_field(c, c->owner->attributes[a].name);
            if (!f)
                continue;
            diag_error(g->d, f->name_span, "field '%s' of %s has the name of an attribute of '%s'", f->name, c->name, c->owner->name);
            diag_help(g->d, c->owner->attributes[a].name_span, "the attribute is here");
        }
    }
    for (int i = 0; i < g->n_defined; i++)
        check_attribute_names(g, g->types[i]->attributes, g->types[i]->n_attributes);
}

static bool has_list_of_primitives(const grammar *g)
{
    for (int i = g->n_defined; i < g->n_types; i++)
        if (g->types[i]->declared)
            return true;
    return false;
}

/* A primitive type whose name is close to that of a defined type is probably a typing error. So is one that is not listed where
 * others are. */
static void check_primitives(grammar *g)
{
    enum { MOST = 200 }; /* names that are compared, so that a file full of errors is still checked quickly */
    bool listed = has_list_of_primitives(g);
    for (int i = g->n_defined; i < g->n_types && i < g->n_defined + MOST; i++) {
        type *t = g->types[i];
        if (t->declared || grammar_is_builtin(t->name) || strcmp(t->name, "constant") == 0)
            continue;
        nearest n = nearest_to(t->name);
        if (n.distance > 2)
            n.distance = 2;
        for (int k = 0; k < g->n_types; k++)
            if (k < g->n_defined || g->types[k]->declared)
                nearest_offer(&n, g->types[k]->name, g->types[k]);
        const type *near = nearest_take(&n);
        if (!near && !listed)
            continue;
        diag_warning(g->d, t->where, "type '%s' is not defined%s, so it is taken as a primitive type", t->name,
                     listed ? " and not listed as primitive" : "");
        if (near)
            diag_suggest(g->d, near->where, near->name);
    }
}

static const field *endless_field(const type *t)
{
    const constructor *c = &t->ctors[0];
    for (int i = 0; i < c->n_fields; i++)
        if (c->fields[i].card == CARD_ONE && c->fields[i].type->least_height == 0)
            return &c->fields[i];
    return NULL;
}

/* The first constructor of an endless type needs an endless type, and so on, until the walk closes a cycle. */
static void report_cycle(grammar *g, type *t, char *state)
{
    while (state[t->index] == 0) {
        state[t->index] = 1;
        t               = endless_field(t)->type;
    }
    if (state[t->index] == 1) { /* the walk came back to this type: a cycle that is not reported yet */
        const char *path = t->name;
        type       *at   = t;
        int         shown = 0;
        do {
            const field *f = endless_field(at);
            at             = f->type;
            if (++shown <= 12)
                path = mem_print(g->m, "%s -> %s.%s: %s", path, f->owner->name, f->name, at->name);
            else if (at == t)
                path = mem_print(g->m, "%s -> ... -> %s", path, t->name);
        } while (at != t);
        diag_error(g->d, t->where, "%s '%s' has no finite tree: every tree of it contains another one",
                   t->kind == TYPE_PRODUCT ? "product type" : "type", t->name);
        diag_help(g->d, NOWHERE, "the cycle is %s", path);
        diag_help(g->d, NOWHERE, "make one of these fields optional (?) or a sequence (*), or add a constructor without it");
    }
    for (int i = 0; i < g->n_defined; i++) /* the walk is over */
        if (state[i] == 1)
            state[i] = 2;
}

static void check_finite(grammar *g)
{
    enum { MOST = 100 };
    char *state = mem_alloc(g->m, (size_t)g->n_types + 1, 1);
    int   found = 0;
    for (int i = 0; i < g->n_defined && found < MOST; i++)
        if (g->types[i]->least_height == 0 && state[i] == 0) {
            report_cycle(g, g->types[i], state);
            found++;
        }
}

void check_grammar(grammar *g)
{
    check_builtins(g);
    check_types(g);
    check_ctors(g);
    check_fields(g);
    check_primitives(g);
    if (diag_errors(g->d) == 0)
        check_finite(g);
}

/* Marks what trees of a type can hold; the number of defined types that were not marked before. */
static int reach(grammar *g, type *from, bool *reached)
{
    if (reached[from->index])
        return 0;
    type **todo          = mem_alloc(g->m, (size_t)g->n_types, sizeof *todo);
    int    n             = 0, defined = 0;
    reached[from->index] = true;
    todo[n++]            = from;
    while (n) {
        const type *t = todo[--n];
        defined += t->index < g->n_defined;
        for (int c = 0; c < t->n_ctors; c++)
            for (int f = 0; f < t->ctors[c].n_fields; f++) {
                type *child = t->ctors[c].fields[f].type;
                if (!reached[child->index]) {
                    reached[child->index] = true;
                    todo[n++]             = child;
                }
            }
    }
    return defined;
}

static int reached_by(grammar *g, type *from)
{
    return reach(g, from, mem_alloc(g->m, (size_t)g->n_types, sizeof(bool)));
}

/* The type whose trees hold the most types. If one reaches all others, it is the last one from which a walk through what no earlier
 * walk has seen begins. Otherwise the first types that the root does not reach are tried. */
static type *likely_root(grammar *g, const bool *from_root, int *most)
{
    enum { TRIED = 100 };
    bool *seen = mem_alloc(g->m, (size_t)g->n_types, sizeof(bool));
    type *best = g->root, *last = g->root;
    for (int i = 0; i < g->n_defined; i++)
        if (reach(g, g->types[i], seen))
            last = g->types[i];
    *most = reached_by(g, g->root);
    if (reached_by(g, last) == g->n_defined) {
        *most = g->n_defined;
        return last;
    }
    for (int i = 0, tried = 0; i < g->n_defined && tried < TRIED; i++) {
        if (from_root[i])
            continue;
        int n = reached_by(g, g->types[i]);
        if (n > *most) {
            *most = n;
            best  = g->types[i];
        }
        tried++;
    }
    return best;
}

/* One message for all of them: in a grammar whose first type is not its root, they are many. */
static void say_unreachable(grammar *g, const bool *from_root, const bool *from_any)
{
    enum { NAMED = 8 };
    type       *first = NULL;
    const char *names = "";
    int         n     = 0, most;
    for (int i = 0; i < g->n_defined; i++) {
        if (from_any[i])
            continue;
        if (n == 0)
            first = g->types[i];
        if (n < NAMED)
            names = mem_print(g->m, "%s%s%s", names, n ? ", " : "", g->types[i]->name);
        n++;
    }
    if (n == 0)
        return;
    if (n == 1)
        diag_warning(g->d, first->where, "type '%s' cannot be reached from the root '%s'", first->name, g->root->name);
    else
        diag_warning(g->d, first->where, "%d types cannot be reached from the root '%s': %s%s", n, g->root->name, names, n > NAMED ? ", ..." : "");
    if (g->said->root.name)
        return;
    const type *root = likely_root(g, from_root, &most);
    diag_help(g->d, NOWHERE, "the first type is the root, as no task names another");
    if (root != g->root)
        diag_help(g->d, root->where, "'%s' reaches %d of the %d types; if it is the root, say so in a task (root %s) or put it first", root->name,
                  most, g->n_defined, root->name);
}

/* The root of a task may lie below the grammar's first type: cards are statements, not modules. Types that only the first type
 * reaches are then unused on purpose, and get no warning. */
void check_reachable(grammar *g)
{
    bool *from_root = mem_alloc(g->m, (size_t)g->n_types, sizeof(bool));
    bool *from_any  = mem_alloc(g->m, (size_t)g->n_types, sizeof(bool));
    reach(g, g->root, from_root);
    reach(g, g->root, from_any);
    reach(g, g->types[0], from_any);
    for (int i = 0; i < g->n_types; i++)
        g->types[i]->reachable = from_root[i];
    if (diag_errors(g->d)) /* these warnings would often be a mere consequence */
        return;
    say_unreachable(g, from_root, from_any);
    for (int i = g->n_defined; i < g->n_types; i++)
        if (g->types[i]->declared && !from_any[i])
            diag_warning(g->d, g->types[i]->where, "primitive type '%s' is listed but never used", g->types[i]->name);
}
