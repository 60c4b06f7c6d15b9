#include "examples/wanted.h"

#include "examples/align.h"

#include <string.h>

typedef ASN_ARRAY(int32_t) token_list;

/* The tokens of an input that a value can be copied from, ascending. */
static size_t copied_from(const asn_grammar *g, const asn_example *e, int32_t value, int input, int32_t *matched)
{
    size_t n = 0;
    for (int32_t t = 0; t < e->tokens[input].n; t++) {
        bool inside = false;
        for (int32_t k = e->copies_first[value]; k < e->copies_first[value + 1] && !inside; k++)
            inside = g->copies[e->copies[k].copy].input == input && t >= e->copies[k].first && t <= e->copies[k].last;
        if (inside)
            matched[n++] = t;
    }
    return n;
}

/* The matches of all values, one after the other. */
static bool find_all(asn_arena *scratch, const asn_grammar *g, asn_example *e, const asn_values *v, token_list *all)
{
    int           C        = g->n_inputs;
    asn_aligner **aligners = asn_arena_small(scratch, (size_t)C * sizeof *aligners);
    int32_t      *matched  = asn_arena_small(scratch, ((size_t)e->first[C] + 1) * sizeof *matched);
    if (!aligners || !matched)
        return false;
    for (int c = 0; c < C; c++)
        if (!(aligners[c] = asn_align_prepare(scratch, g->inputs[c].rule, &e->tokens[c])))
            return false;
    for (size_t i = 0; i < v->found.n; i++) {
        asn_atom atom   = asn_tree_value(v->found.all[i].tree);
        bool     copied = e->copies_first && e->copies_first[i] < e->copies_first[i + 1];
        for (int c = 0; c < C; c++) {
            size_t k = copied ? copied_from(g, e, (int32_t)i, c, matched) : (size_t)asn_align(aligners[c], atom.text, atom.length, matched);
            if (!asn_array_reserve(all, k))
                return false;
            for (size_t t = 0; t < k; t++)
                all->all[all->n++] = e->first[c] + matched[t];
        }
        e->of_values.first[i + 1] = (int32_t)all->n;
    }
    return true;
}

bool asn_wanted_find(asn_arena *a, const asn_grammar *g, asn_example *e, const asn_values *v)
{
    asn_aligned *to = &e->of_values;
    if (!(to->first = asn_arena_small(a, (v->found.n + 1) * sizeof *to->first)))
        return false;
    to->first[0]        = 0;
    token_list     all  = {0};
    asn_arena_mark mark = asn_arena_here(a);
    bool           ok   = find_all(a, g, e, v, &all);
    asn_arena_back(a, mark);
    ok = ok && (to->tokens = asn_arena_small(a, (all.n + 1) * sizeof *to->tokens));
    if (ok && all.n)
        memcpy(to->tokens, all.all, all.n * sizeof *all.all);
    asn_array_free(&all);
    return ok;
}
