#include "model/seen.h"

#include <string.h>

bool asn_seen_init(asn_seen *s, asn_arena *a, const asn_grammar *g)
{
    size_t types = (size_t)g->n_types + 1, ctors = (size_t)g->n_ctors + 1, fields = (size_t)g->n_fields + 1;
    *s = (asn_seen){asn_arena_alloc(a, ctors, 1),           asn_arena_alloc(a, fields, 1),
                    asn_arena_alloc(a, types, sizeof(int)), asn_arena_alloc(a, ctors, sizeof(int)),  asn_arena_alloc(a, ctors, sizeof(int)),
                    asn_arena_alloc(a, ctors, sizeof(int)), asn_arena_alloc(a, fields, sizeof(int)), asn_arena_alloc(a, fields, sizeof(int)),
                    asn_arena_alloc(a, types, 1)};
    if (!s->ctor || !s->field || !s->choices || !s->choice || !s->chosen || !s->fields || !s->place || !s->at_place || !s->type)
        return false;
    memset(s->ctor, 1, ctors);
    memset(s->field, 1, fields);
    asn_seen_conclude(s, g);
    return true;
}

void asn_seen_nothing(asn_seen *s, const asn_grammar *g)
{
    memset(s->ctor, 0, (size_t)g->n_ctors + 1);
    memset(s->field, 0, (size_t)g->n_fields + 1);
}

/* As deep as trees are read. */
void asn_seen_tree(asn_seen *s, const asn_grammar *g, const asn_tree *t)
{
    if (!t || t->ctor == 0)
        return;
    const asn_ctor *c = &g->ctors[t->ctor];
    s->ctor[t->ctor]  = 1;
    for (int f = 0; f < c->n_fields; f++) {
        int n = asn_tree_count(t, f);
        for (int i = 0; i < n; i++)
            asn_seen_tree(s, g, asn_tree_child(t, f, i));
        if (n > 0 || g->fields[c->first_field + f].card == ASN_ONE)
            s->field[c->first_field + f] = 1;
    }
}

void asn_seen_conclude(asn_seen *s, const asn_grammar *g)
{
    memset(s->type, 0, (size_t)g->n_types);
    memset(s->choices, 0, (size_t)g->n_types * sizeof *s->choices);
    s->type[g->root] = 1;
    for (int c = 1; c <= g->n_ctors; c++) {
        int t        = g->ctors[c].type;
        s->choice[c] = s->ctor[c] ? s->choices[t]++ : -1;
        if (s->ctor[c])
            s->chosen[g->types[t].first_ctor + s->choice[c]] = c;
        s->fields[c] = 0;
        for (int f = g->ctors[c].first_field; f < g->ctors[c].first_field + g->ctors[c].n_fields; f++) {
            bool occurs = s->ctor[c] && (s->field[f] || g->fields[f].card == ASN_ONE);
            s->place[f] = occurs ? s->fields[c]++ : -1;
            if (occurs) {
                s->at_place[g->ctors[c].first_field + s->place[f]] = f;
                s->type[g->fields[f].type]                         = 1;
            }
        }
    }
}
