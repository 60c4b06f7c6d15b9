#include "decoding/broken.h"
#include "decoding/kept.h"

#include "examples/derive.h"
#include "examples/values.h"

#include <stdio.h>
#include <stdlib.h>

enum { NAMED = 3, NAME = 40, LINES = 6 };

typedef struct breach { /* of one constraint */
    size_t n;                  /* examples */
    bool   now;                /* the example of now is one of them */
    char   named[NAMED][NAME];
} breach;

struct asn_broken {
    const asn_grammar *g;
    size_t             n;             /* examples */
    breach            *same, *number; /* by field: distinct, limit */
    breach            *elsewhere;     /* by type: from input */
    breach            *unused;        /* by type: use input */
    breach            *unbound, *again, *idle; /* by type: bind, fresh, used */
    asn_buffer         scratch;
};

asn_broken *asn_broken_new(const asn_grammar *g)
{
    asn_broken *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    size_t fields = (size_t)g->n_fields + 1, types = (size_t)g->n_types + 1;
    *b = (asn_broken){.g = g, .same = calloc(fields, sizeof(breach)), .number = calloc(fields, sizeof(breach)),
                      .elsewhere = calloc(types, sizeof(breach)), .unused = calloc(types, sizeof(breach)), .unbound = calloc(types, sizeof(breach)),
                      .again = calloc(types, sizeof(breach)), .idle = calloc(types, sizeof(breach))};
    if (b->same && b->number && b->elsewhere && b->unused && b->unbound && b->again && b->idle)
        return b;
    asn_broken_free(b);
    return NULL;
}

void asn_broken_free(asn_broken *b)
{
    if (!b)
        return;
    free(b->same);
    free(b->number);
    free(b->elsewhere);
    free(b->unused);
    free(b->unbound);
    free(b->again);
    free(b->idle);
    asn_buffer_free(&b->scratch);
    free(b);
}

/* ---- An example. */

static void look_at_children(asn_broken *b, const asn_tree *t, int f)
{
    int              number = b->g->ctors[t->ctor].first_field + f, n = asn_tree_count(t, f);
    const asn_field *field  = &b->g->fields[number];
    b->number[number].now = b->number[number].now || n < field->least || (field->most && n > field->most);
    for (int i = 1; field->distinct && i < n; i++)
        for (int k = 0; k < i; k++)
            b->same[number].now = b->same[number].now || asn_tree_equal(asn_tree_child(t, f, i), asn_tree_child(t, f, k), b->g);
}

typedef struct path { /* from a node up to the root */
    const struct path *up;
    const asn_tree    *tree;
    int                field; /* of the tree, by number: the way down is in there */
} path;

static bool binds(const asn_grammar *g, const path *p, const asn_scope *s, int type, asn_atom v)
{
    if (s->in != p->field || g->fields[s->binder].type != type)
        return false;
    int f = s->binder - g->ctors[p->tree->ctor].first_field;
    for (int i = 0; i < asn_tree_count(p->tree, f); i++)
        if (asn_tree_child(p->tree, f, i) && asn_atom_equal(asn_tree_value(asn_tree_child(p->tree, f, i)), v))
            return true;
    return false;
}

static void look_at_binding(asn_broken *b, const asn_tree *value, const path *p)
{
    const asn_field *f     = &b->g->fields[p->field];
    const asn_type  *type  = &b->g->types[f->type];
    bool             bound = false;
    for (const path *up = p; type->bound && up && !bound; up = up->up)
        for (int i = 0; i < b->g->n_scopes && !bound; i++)
            bound = binds(b->g, up, &b->g->scopes[i], f->type, asn_tree_value(value));
    if (type->bound && !f->binder && !bound)
        b->unbound[f->type].now = true;
    if (type->fresh && f->binder && bound)
        b->again[f->type].now = true;
}

static void look_at_scopes(asn_broken *b, const asn_tree *t)
{
    for (int i = 0; i < b->g->n_scopes; i++) {
        const asn_scope *s = &b->g->scopes[i];
        if (b->g->fields[s->binder].ctor == t->ctor && !asn_kept_used(b->g, t, s))
            b->idle[b->g->fields[s->binder].type].now = true;
    }
}

/* Heights are bounded, so this recursion is. */
static void look_at(asn_broken *b, const asn_tree *t, const path *up)
{
    if (t->ctor == 0) {
        look_at_binding(b, t, up);
        return;
    }
    look_at_scopes(b, t);
    for (int f = 0; f < b->g->ctors[t->ctor].n_fields; f++) {
        path here = {up, t, b->g->ctors[t->ctor].first_field + f};
        look_at_children(b, t, f);
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i))
                look_at(b, asn_tree_child(t, f, i), &here);
    }
}

static bool look_at_value(asn_broken *b, const asn_example *e, const asn_value_found *v)
{
    asn_derivations found = {0};
    bool            ok    = !b->g->types[v->type].from_input || asn_derive(b->g, e->tokens, v->type, asn_tree_value(v->tree), &b->scratch, &found);
    b->elsewhere[v->type].now = b->elsewhere[v->type].now || (b->g->types[v->type].from_input && found.n == 0);
    asn_array_free(&found);
    return ok;
}

static bool look_at_values(asn_broken *b, const asn_example *e)
{
    asn_values v  = asn_values_of(b->g, e->tree);
    bool       ok = !v.failed;
    for (size_t i = 0; ok && i < v.found.n; i++)
        ok = look_at_value(b, e, &v.found.all[i]);
    for (int type = 0; ok && type < b->g->n_types; type++) {
        b->unused[type].now = !asn_kept_uses(b->g, e->tokens, type, e->tree, &b->scratch);
        ok                  = !b->scratch.failed;
    }
    asn_values_free(&v);
    return ok;
}

static void note(breach *all, int n, const asn_example *e)
{
    for (int i = 0; i < n; i++) {
        if (all[i].now && all[i].n < NAMED)
            snprintf(all[i].named[all[i].n], NAME, e->id ? "%s" : "%s%lld", e->id ? e->id : "example ", (long long)e->number + 1);
        all[i].n += all[i].now;
        all[i].now = false;
    }
}

bool asn_broken_add(asn_broken *b, const asn_example *e)
{
    b->n++;
    look_at(b, e->tree, NULL);
    if (!look_at_values(b, e))
        return false;
    note(b->elsewhere, b->g->n_types, e);
    note(b->unused, b->g->n_types, e);
    note(b->unbound, b->g->n_types, e);
    note(b->again, b->g->n_types, e);
    note(b->idle, b->g->n_types, e);
    note(b->same, b->g->n_fields, e);
    note(b->number, b->g->n_fields, e);
    return true;
}

/* ---- All of them. */

typedef struct telling {
    const asn_broken *b;
    const char       *what; /* training examples */
    void            (*say)(void *context, const char *line);
    void             *context;
    int               lines, more;
} telling;

/* Ids are the data's own and may hold anything. */
static void put_names(char *to, size_t room, const breach *x)
{
    size_t at = 0;
    for (size_t i = 0; i < x->n && i < NAMED; i++)
        at += (size_t)snprintf(to + at, room - at, "%s%s", i ? ", " : "", x->named[i]);
    snprintf(to + at, room - at, "%s", x->n > NAMED ? ", ..." : "");
    for (; *to; to++)
        *to = (unsigned char)*to < ' ' || *to == 127 ? '?' : *to;
}

static void tell(telling *t, const breach *x, const char *statement)
{
    char line[600], names[NAMED * (NAME + 2) + 8];
    if (x->n == 0)
        return;
    if (t->lines++ >= LINES) {
        t->more++;
        return;
    }
    put_names(names, sizeof names, x);
    snprintf(line, sizeof line, "%zu of %zu %s break%s '%.200s', so the model cannot give %s: %s", x->n, t->b->n, t->what, x->n == 1 ? "s" : "",
             statement, x->n == 1 ? "its tree" : "their trees", names);
    t->say(t->context, line);
}

static void tell_field(telling *t, int number)
{
    const asn_field *f = &t->b->g->fields[number];
    const char      *c = t->b->g->ctors[f->ctor].name;
    char             statement[256], most[16] = "";
    snprintf(statement, sizeof statement, "distinct %.100s.%.100s", c, f->name);
    tell(t, &t->b->same[number], statement);
    if (f->most)
        snprintf(most, sizeof most, "%d", f->most);
    snprintf(statement, sizeof statement, "limit %.100s.%.100s %d..%s", c, f->name, f->least, most);
    tell(t, &t->b->number[number], statement);
}

static void tell_type(telling *t, int number)
{
    char statement[256];
    snprintf(statement, sizeof statement, "from input %.100s", t->b->g->types[number].name);
    tell(t, &t->b->elsewhere[number], statement);
    snprintf(statement, sizeof statement, "use input %.100s", t->b->g->types[number].name);
    tell(t, &t->b->unused[number], statement);
    snprintf(statement, sizeof statement, "bind ... as %.100s", t->b->g->types[number].name);
    tell(t, &t->b->unbound[number], statement);
    snprintf(statement, sizeof statement, "bind ... as %.100s ... fresh", t->b->g->types[number].name);
    tell(t, &t->b->again[number], statement);
    snprintf(statement, sizeof statement, "bind ... as %.100s ... used", t->b->g->types[number].name);
    tell(t, &t->b->idle[number], statement);
}

void asn_broken_tell(const asn_broken *b, const char *what, void (*say)(void *context, const char *line), void *context)
{
    telling t = {.b = b, .what = what, .say = say, .context = context};
    for (int f = 0; f < b->g->n_fields; f++)
        tell_field(&t, f);
    for (int k = 0; k < b->g->n_types; k++)
        tell_type(&t, k);
    char line[80];
    snprintf(line, sizeof line, "%d more constraints are broken by %s", t.more, what);
    if (t.more)
        say(context, line);
}
