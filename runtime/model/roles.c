#include "model/roles.h"

#include <stdio.h>
#include <string.h>

enum { MOST_USES = 32 }; /* of a value; further ones are free */
#define CHANCE 1.5       /* in so many trees chance alone would have brought two roles together */

typedef struct subject { /* a value, from where it is bound */
    asn_atom    value;
    int         type, n;
    bool        free;              /* nothing binds it */
    const char *roles[MOST_USES];
} subject;

typedef struct survey {
    const asn_grammar *g;
    asn_arena         *a;
    subject           *subjects;
    int32_t           *scope; /* subjects that are bound here, the innermost last */
    int32_t            n_subjects, n_scope, room;
    bool               failed;
} survey;

bool asn_roles_told(const asn_grammar *g)
{
    for (int i = 0; i < g->n_types; i++)
        if (g->types[i].roles)
            return true;
    return false;
}

/* ---- Values. */

static int32_t new_subject(survey *s, asn_atom v, int type, bool free)
{
    if (s->n_subjects == s->room) {
        int32_t  more = s->room ? 2 * s->room : 8;
        subject *to   = asn_arena_resize(s->a, s->subjects, (size_t)s->room * sizeof *to, (size_t)more * sizeof *to);
        s->failed     = s->failed || !to;
        if (!to)
            return -1;
        s->subjects = to;
        s->room     = more;
    }
    subject *of = &s->subjects[s->n_subjects];
    of->value   = v;
    of->type    = type;
    of->n       = 0;
    of->free    = free;
    return s->n_subjects++;
}

static bool is_subject(const survey *s, int32_t i, asn_atom v, int type)
{
    return s->subjects[i].type == type && asn_atom_equal(s->subjects[i].value, v);
}

static int32_t find_subject(survey *s, asn_atom v, int type)
{
    for (int32_t i = s->n_scope; i-- > 0;)
        if (is_subject(s, s->scope[i], v, type))
            return s->scope[i];
    for (int32_t i = 0; i < s->n_subjects; i++)
        if (s->subjects[i].free && is_subject(s, i, v, type))
            return i;
    return new_subject(s, v, type, true);
}

/* The field whose value a constructor stands for; NULL: it stands for none. */
static const asn_field *held_by(const asn_grammar *g, int ctor)
{
    const asn_field *first = &g->fields[g->ctors[ctor].first_field];
    for (const asn_field *f = first; f < first + g->ctors[ctor].n_fields; f++)
        if (f->card == ASN_ONE && g->types[f->type].roles)
            return f;
    return NULL;
}

/* ---- Roles. */

static void add_role(survey *s, int32_t who, asn_buffer *b)
{
    const char *text = asn_buffer_end(b);
    s->failed        = s->failed || !text;
    if (text && who >= 0 && s->subjects[who].n < MOST_USES)
        s->subjects[who].roles[s->subjects[who].n++] = text;
}

/* A node's constructor and first value: Apply loc:t. */
static void put_head(asn_buffer *b, const asn_grammar *g, const asn_tree *t)
{
    const asn_ctor *c = &g->ctors[t->ctor];
    asn_buffer_put(b, c->name, (size_t)c->length);
    for (int f = 0; f < c->n_fields && !held_by(g, t->ctor); f++) {
        const asn_field *field = &g->fields[c->first_field + f];
        if (field->card == ASN_ONE && g->types[field->type].primitive) {
            asn_atom v = asn_tree_value(asn_tree_child(t, f, 0));
            asn_buffer_put(b, " ", 1);
            asn_buffer_put(b, v.text, v.length);
            return;
        }
    }
}

/* What stands for a value stands at a place of a field; of: how many there are, if it is a sequence. */
static void add_use(survey *s, int32_t who, const asn_tree *t, const asn_field *f, int place, int of, const asn_tree *child)
{
    const asn_ctor *c = &s->g->ctors[child->ctor];
    asn_buffer      b = {.arena = s->a};
    char            at[40];
    put_head(&b, s->g, t);
    asn_buffer_put(&b, " ", 1);
    asn_buffer_put(&b, f->name, (size_t)f->length);
    if (f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS)
        asn_buffer_put(&b, at, (size_t)snprintf(at, sizeof at, " %d/%d", place, of));
    asn_buffer_put(&b, " ", 1);
    asn_buffer_put(&b, c->name, (size_t)c->length);
    add_role(s, who, &b);
}

/* A value that a field of a node binds. */
static int32_t bind_value(survey *s, const asn_tree *t, int place)
{
    const asn_ctor *c   = &s->g->ctors[t->ctor];
    asn_buffer      b   = {.arena = s->a};
    int32_t         who = new_subject(s, asn_tree_value(asn_tree_child(t, place, 0)), s->g->fields[c->first_field + place].type, false);
    asn_buffer_put(&b, "bind ", 5);
    asn_buffer_put(&b, c->name, (size_t)c->length);
    add_role(s, who, &b);
    return who;
}

/* Returns what the tree stands for; -1: nothing. Heights are bounded, so this recursion is. */
static int32_t visit(survey *s, const asn_tree *t)
{
    const asn_ctor  *c     = &s->g->ctors[t->ctor];
    const asn_field *first = &s->g->fields[c->first_field], *held = held_by(s->g, t->ctor);
    int32_t         *bound = asn_arena_small(s->a, ((size_t)c->n_fields + 1) * sizeof *bound), who = -1;
    s->failed              = s->failed || !bound;
    for (int f = 0; f < c->n_fields && !s->failed; f++)
        bound[f] = first[f].binder && first[f].card == ASN_ONE && s->g->types[first[f].type].roles ? bind_value(s, t, f) : -1;
    if (held && !s->failed)
        who = held->binder ? bound[held - first] : find_subject(s, asn_tree_value(asn_tree_child(t, (int)(held - first), 0)), held->type);
    for (int f = 0; f < c->n_fields && !s->failed; f++) {
        int     n = asn_tree_count(t, f);
        int32_t outer = s->n_scope;
        for (int i = 0; i < s->g->n_scopes; i++)
            if (s->g->scopes[i].in == c->first_field + f && bound[s->g->scopes[i].binder - c->first_field] >= 0)
                s->scope[s->n_scope++] = bound[s->g->scopes[i].binder - c->first_field];
        for (int i = 0; i < n && !s->failed; i++) {
            const asn_tree *child  = asn_tree_child(t, f, i);
            int32_t         stands = child && child->ctor ? visit(s, child) : -1;
            if (stands >= 0 && !first[f].unordered)
                add_use(s, stands, t, &first[f], i, n, child);
        }
        s->n_scope = outer;
    }
    return who;
}

/* ---- All of them. */

static void add_text(survey *s, const char ***all, size_t *n, size_t *room, const char *text)
{
    if (*n == *room && !s->failed) {
        size_t       more = *room ? 2 * *room : 32;
        const char **to   = asn_arena_resize(s->a, *all, *room * sizeof *to, more * sizeof *to);
        s->failed         = !to;
        *all              = to ? to : *all;
        *room             = to ? more : *room;
    }
    if (!s->failed)
        (*all)[(*n)++] = text;
}

static void add_pair(survey *s, asn_roles *to, const char *one, const char *other)
{
    asn_buffer b     = {.arena = s->a};
    int        order = strcmp(one, other);
    if (order == 0)
        return;
    asn_buffer_put(&b, order < 0 ? one : other, strlen(order < 0 ? one : other));
    asn_buffer_put(&b, "\n", 1);
    asn_buffer_put(&b, order < 0 ? other : one, strlen(order < 0 ? other : one));
    const char *text = asn_buffer_end(&b);
    s->failed        = s->failed || !text;
    add_text(s, &to->pairs, &to->n_pairs, &to->room_pairs, text);
}

static size_t most_scopes(const asn_grammar *g, const asn_tree *t)
{
    return ((size_t)t->height + 1) * ((size_t)g->n_scopes + 1);
}

bool asn_roles_of(const asn_grammar *g, const asn_tree *t, asn_arena *a, asn_roles *to)
{
    survey s = {.g = g, .a = a, .scope = asn_arena_small(a, most_scopes(g, t) * sizeof *s.scope)};
    *to      = (asn_roles){0};
    if (!s.scope)
        return false;
    if (t->ctor)
        visit(&s, t);
    for (int32_t i = 0; i < s.n_subjects && !s.failed; i++) {
        const subject *of = &s.subjects[i];
        for (int k = 0; k < of->n && !s.failed; k++) {
            add_text(&s, &to->roles, &to->n_roles, &to->room_roles, of->roles[k]);
            for (int j = 0; j < k && !s.failed; j++)
                add_pair(&s, to, of->roles[j], of->roles[k]);
        }
    }
    return !s.failed;
}

/* ---- What goes together. */

static double times_of(const asn_model *m, const char *role, size_t n)
{
    int32_t i = asn_vocab_find(&m->roles, role, n);
    return i ? m->role_counts[i] : 0;
}

static bool go_together(const asn_model *m, const char *pair)
{
    size_t n = strlen(pair), first = strcspn(pair, "\n");
    if (asn_vocab_find(&m->roles, pair, n))
        return true;
    return first == n || times_of(m, pair, first) * times_of(m, pair + first + 1, n - first - 1) < CHANCE * m->role_counts[0];
}

bool asn_roles_fit(const asn_model *m, const asn_tree *t, asn_arena *a, bool *failed)
{
    if (m->roles.n < 2)
        return true;
    asn_arena_mark mark = asn_arena_here(a);
    asn_roles      all;
    bool           made = asn_roles_of(m->g, t, a, &all), fit = made;
    for (size_t i = 0; fit && i < all.n_pairs; i++)
        fit = go_together(m, all.pairs[i]);
    *failed = *failed || !made;
    asn_arena_back(a, mark);
    return fit;
}
