#include "examples/drawing.h"

#include "examples/reading.h"

#include <stdlib.h>

enum { MOST_VALUES = 200000 }; /* that are kept of a field */

/* What a signature is about: the value, and the constructors of the children. */
static uint64_t hash_bytes(uint64_t h, const void *bytes, size_t n)
{
    const unsigned char *s = bytes;
    for (size_t i = 0; i < n; i++)
        h = (h ^ s[i]) * 0x100000001b3u;
    return h;
}

static void hash_signature(const asn_grammar *g, const asn_tree *t, int number, uint64_t *key, uint64_t *shape)
{
    const asn_signature *s     = &g->signatures[number];
    int                  first = g->ctors[t->ctor].first_field, place = s->field - first;
    asn_atom             v     = asn_tree_value(asn_tree_child(t, s->key - first, 0));
    *key = asn_mix(hash_bytes(asn_key((uint64_t)number, (uint64_t)v.kind), v.text, v.length));
    *shape = *key;
    for (int i = 0; i < asn_tree_count(t, place); i++) {
        const asn_tree *child = asn_tree_child(t, place, i);
        *shape                = asn_key(*shape, child ? (uint64_t)child->ctor + 1 : 0);
    }
    *shape = asn_key(*shape, (uint64_t)asn_tree_count(t, place));
}

typedef struct lesson {
    asn_draw *d;
    asn_arena *arena;
    double   *counts;
    bool      ok;
} lesson;

static bool keep_value(asn_draw *d, int field, asn_atom v)
{
    asn_learnt *f = &d->fields[field];
    if (f->values.n >= MOST_VALUES)
        return true;
    v.text = asn_arena_text(d->arena, v.text, v.length);
    return v.text && asn_array_push(&f->values, v);
}

static bool learn_node(void *context, const asn_tree *t)
{
    lesson            *l = context;
    const asn_grammar *g = l->d->g;
    if (t->ctor == 0)
        return true;
    l->counts[t->ctor]++;
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int i = 0; i < c->n_fields; i++) {
        int     field = c->first_field + i, n = asn_tree_count(t, i);
        asn_learnt *f     = &l->d->fields[field];
        f->parents++;
        f->present += n > 0;
        f->children += n;
        for (int k = 0; k < n; k++) {
            const asn_tree *child = asn_tree_child(t, i, k);
            if (child && child->ctor == 0)
                l->ok = keep_value(l->d, field, asn_tree_value(child)) && l->ok;
        }
        if (g->fields[field].signature) {
            uint64_t key, shape;
            hash_signature(g, t, g->fields[field].signature - 1, &key, &shape);
            l->ok = asn_array_push(&l->d->keys, key) && asn_array_push(&l->d->shapes, shape) && l->ok;
        }
    }
    return true;
}

static bool learn_example(void *context, const asn_example *e, int64_t at, size_t length)
{
    lesson *l = context;
    (void)at, (void)length;
    bool ok = asn_tree_walk(e->tree, l->d->g, &(asn_walk){.enter = learn_node, .context = l}) && l->ok;
    asn_arena_reset(l->arena);
    return ok;
}

static int by_number(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

/* A type that does not occur keeps the weights that the task states. What occurs nowhere is still possible. */
static void learn_weights(asn_draw *d, const double *counts)
{
    const asn_grammar *g = d->g;
    for (int t = 0; t < g->n_types; t++) {
        double sum = 0;
        for (int i = 0; i < g->types[t].n_ctors; i++)
            sum += counts[g->types[t].first_ctor + i];
        for (int i = 0; sum > 0 && i < g->types[t].n_ctors; i++)
            d->weights[g->types[t].first_ctor + i] = counts[g->types[t].first_ctor + i] + 0.5;
    }
}

bool asn_draw_like(asn_draw *d, const char *path, asn_error *err)
{
    lesson l    = {.d = d, .arena = asn_arena_new(0), .ok = true};
    int    file = asn_reading_open(path, err);
    bool   ok   = file >= 0;
    l.counts    = asn_arena_alloc(d->arena, (size_t)d->g->n_ctors + 1, sizeof *l.counts);
    if (ok && (!l.arena || !l.counts))
        ok = asn_out_of_memory(err);
    asn_reading r = {.g = d->g, .path = path, .arena = l.arena, .words = l.arena, .take = learn_example, .context = &l};
    ok            = ok && asn_reading_run(&r, file, err);
    asn_reading_close(file);
    asn_arena_free(l.arena);
    if (!ok)
        return false;
    learn_weights(d, l.counts);
    d->is_like = true;
    if (d->keys.n) {
        qsort(d->keys.all, d->keys.n, sizeof *d->keys.all, by_number);
        qsort(d->shapes.all, d->shapes.n, sizeof *d->shapes.all, by_number);
    }
    return true;
}

bool asn_alike_keeps(const asn_draw *d, const asn_tree *t)
{
    const asn_ctor *c = &d->g->ctors[t->ctor];
    for (int i = 0; d->keys.n && i < c->n_fields; i++) {
        int      number = d->g->fields[c->first_field + i].signature;
        uint64_t key, shape;
        if (!number)
            continue;
        hash_signature(d->g, t, number - 1, &key, &shape);
        if (bsearch(&key, d->keys.all, d->keys.n, sizeof key, by_number) && !bsearch(&shape, d->shapes.all, d->shapes.n, sizeof shape, by_number))
            return false;
    }
    return true;
}
