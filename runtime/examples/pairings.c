#include "examples/pairings.h"

#include "model/counts.h"
#include "model/roles.h"

#include <stdlib.h>

struct asn_pairings {
    const asn_grammar *g;
    uint32_t           n;     /* trees */
    asn_counts        *trees; /* that have a role or a pair */
    asn_arena         *scratch;
};

asn_pairings *asn_pairings_new(const asn_grammar *g)
{
    asn_pairings *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    *p = (asn_pairings){.g = g, .trees = asn_counts_new(), .scratch = asn_arena_new(0)};
    if (p->trees && p->scratch)
        return p;
    asn_pairings_free(p);
    return NULL;
}

void asn_pairings_free(asn_pairings *p)
{
    if (!p)
        return;
    asn_counts_free(p->trees);
    asn_arena_free(p->scratch);
    free(p);
}

bool asn_pairings_add(asn_pairings *p, const asn_tree *t)
{
    asn_roles all;
    if (!asn_roles_told(p->g))
        return true;
    bool ok = asn_roles_of(p->g, t, p->scratch, &all) && asn_counts_once(p->trees, all.roles, &all.n_roles) &&
              asn_counts_once(p->trees, all.pairs, &all.n_pairs);
    p->n++;
    asn_arena_reset(p->scratch);
    return ok;
}

bool asn_pairings_learnt(asn_pairings *p, asn_model *m)
{
    if (!asn_roles_told(p->g))
        return true; /* nothing is known, which is not the same as none */
    if (!asn_counts_vocab(p->trees, m->arena, 1, &m->roles))
        return false;
    uint32_t *counts = asn_arena_alloc(m->arena, (size_t)m->roles.n, sizeof *counts);
    for (int32_t i = 1; counts && i < m->roles.n; i++) {
        size_t      n;
        const char *text = asn_vocab_text(&m->roles, i, &n);
        counts[i]        = (uint32_t)asn_counts_of(p->trees, text, n);
    }
    if (counts)
        counts[0] = p->n;
    m->role_counts = counts;
    return counts != NULL;
}
