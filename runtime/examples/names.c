#include "examples/names.h"

#include "examples/senses.h"

#include <string.h>

typedef struct held { /* the strings of a tree, parents first, from left to right */
    asn_atom *all;
    bool     *used; /* by an entity of the sentence */
    size_t    n;
} held;

static void hold_strings(const asn_grammar *g, const asn_tree *t, held *h)
{
    if (t->ctor == 0 && asn_tree_value(t).kind == ASN_STRING) {
        if (h->all)
            h->all[h->n] = asn_tree_value(t);
        h->n++;
    }
    for (int f = 0; t->ctor && f < g->ctors[t->ctor].n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i))
                hold_strings(g, asn_tree_child(t, f, i), h);
}

/* Where a text stands first, from 1; 0: nowhere. */
static size_t place_in(const held *h, const char *text)
{
    size_t n = strlen(text);
    for (size_t i = 0; i < h->n; i++)
        if (h->all[i].length == n && memcmp(h->all[i].text, text, n) == 0)
            return i + 1;
    return 0;
}

/* How well a tree goes with what was found in its sentence. */
typedef struct fit {
    int32_t held, strange, ordered; /* entities that the tree has, and has not; those that follow each other there as in the sentence */
} fit;

static fit fit_of(const held *h, const asn_mentions *found)
{
    fit    f      = {0, 0, 0};
    size_t before = 0;
    memset(h->used, 0, h->n * sizeof *h->used);
    for (int32_t i = 0; i < found->n; i++) {
        size_t at = place_in(h, found->all[i].name);
        at        = at ? at : place_in(h, found->all[i].token); /* a tree may have tokens already */
        at        = at && h->used[at - 1] ? 0 : at;             /* two kinds may have one name: the tree holds one of them */
        if (at)
            h->used[at - 1] = true;
        f.held += at > 0;
        f.strange += at == 0;
        f.ordered += at > before;
        before = at ? at : before;
    }
    return f;
}

static bool fits_better(fit x, fit y)
{
    if (x.held != y.held)
        return x.held > y.held;
    return x.strange != y.strange ? x.strange < y.strange : x.ordered > y.ordered;
}

/* The sense that the tree goes with best; of several, the one that the lexicon prefers. */
static bool find_sense(asn_arena *scratch, const asn_grammar *g, const asn_example *e, const asn_senses *all, int *best, asn_error *err)
{
    held h    = {NULL, NULL, 0};
    fit  most = {-1, 0, 0};
    hold_strings(g, e->tree, &h);
    h = (held){asn_arena_alloc(scratch, h.n + 1, sizeof *h.all), asn_arena_alloc(scratch, h.n + 1, sizeof *h.used), 0};
    if (!h.all || !h.used)
        return asn_out_of_memory(err);
    hold_strings(g, e->tree, &h);
    for (int i = 0; i < all->n; i++) {
        asn_arena_mark here = asn_arena_here(scratch);
        asn_example    x;
        if (!asn_example_sense(scratch, g, e, all->all + (size_t)i * (size_t)all->width, all->width, &x, err))
            return false;
        fit f = fit_of(&h, &x.mentions);
        if (fits_better(f, most)) {
            most  = f;
            *best = i;
        }
        asn_arena_back(scratch, here);
    }
    return true;
}

static bool take_sense_of_tree(asn_arena *words, asn_arena *scratch, const asn_grammar *g, asn_example *e, asn_error *err)
{
    asn_arena_mark  here = asn_arena_here(scratch);
    const asn_tree *tree = e->tree;
    asn_example     as_read = *e;
    asn_senses      all;
    int             best = 0;
    if (!asn_senses_of(scratch, &e->mentions, ASN_SENSES_OF_TREE, &all))
        return asn_out_of_memory(err);
    if (!find_sense(scratch, g, e, &all, &best, err))
        return false;
    bool ok = best == 0 || asn_example_sense(words, g, &as_read, all.all + (size_t)best * (size_t)all.width, all.width, e, err);
    e->tree = tree;
    if (words != scratch)
        asn_arena_back(scratch, here);
    return ok;
}

bool asn_names_replace(asn_arena *tree, asn_arena *words, asn_arena *scratch, const asn_grammar *g, asn_example *e, asn_error *err)
{
    if (e->mentions.n_senses > 0 && !take_sense_of_tree(words, scratch, g, e, err))
        return false;
    e->tree = asn_entities_replace(tree, g, &e->mentions, e->tree);
    return e->tree ? true : asn_out_of_memory(err);
}
