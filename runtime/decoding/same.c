#include "decoding/same.h"

#include <string.h>

/* Is there a partner for each child? What is the same as two others is so to each of them: whichever is taken, the rest finds its own. */
static bool same_in_any_order(const asn_grammar *g, const asn_tree *a, const asn_tree *b, int field, int n, asn_arena *scratch)
{
    asn_arena_mark mark  = asn_arena_here(scratch);
    char          *taken = asn_arena_small(scratch, (size_t)n + 1);
    bool           same  = taken != NULL;
    if (!taken)
        return false;
    memset(taken, 0, (size_t)n);
    for (int i = 0; i < n && same; i++) {
        int k = 0;
        while (k < n && (taken[k] || !asn_same(g, asn_tree_child(a, field, i), asn_tree_child(b, field, k), scratch)))
            k++;
        same = k < n;
        if (same)
            taken[k] = 1;
    }
    if (!asn_arena_full(scratch))
        asn_arena_back(scratch, mark);
    return same;
}

static bool same_in_order(const asn_grammar *g, const asn_tree *a, const asn_tree *b, int field, int n, asn_arena *scratch)
{
    for (int i = 0; i < n; i++)
        if (!asn_same(g, asn_tree_child(a, field, i), asn_tree_child(b, field, i), scratch))
            return false;
    return true;
}

bool asn_same(const asn_grammar *g, const asn_tree *a, const asn_tree *b, asn_arena *scratch)
{
    if (!a || !b)
        return a == b;
    if (a->ctor != b->ctor || a->height != b->height)
        return false;
    if (a->ctor == 0)
        return asn_atom_equal(asn_tree_value(a), asn_tree_value(b));
    for (int f = 0; f < g->ctors[a->ctor].n_fields; f++) {
        bool any = g->fields[g->ctors[a->ctor].first_field + f].unordered;
        int  n   = asn_tree_count(a, f);
        if (n != asn_tree_count(b, f) || !(any ? same_in_any_order : same_in_order)(g, a, b, f, n, scratch))
            return false;
    }
    return true;
}
