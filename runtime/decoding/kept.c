#include "decoding/kept.h"

#include "decoding/constraints.h"

typedef struct keeping {
    asn_growth   tree;
    asn_sources *sources;
} keeping;

/* ---- Values. */

static bool keeps_value(keeping *k, asn_node *node, asn_atom v)
{
    bool         copied = k->tree.m->g->types[node->type].n_copies > 0;
    asn_offered *o      = copied ? asn_sources_offered(k->sources, node->type) : NULL;
    node->atom          = v;
    if (copied && !o) {
        k->tree.failed = true;
        return false;
    }
    int32_t              is        = asn_offered_number(o, k->tree.m, node->type, v, k->tree.arena);
    const unsigned char *forbidden = asn_constraints_values(&k->tree, node, o);
    k->tree.failed                 = k->tree.failed || is == -2;
    bool                 others    = o && (o->n_new > 0 || o->listed > (asn_growth_never(&k->tree, node) ? 2 : 1));
    return is > 0 ? !forbidden || !forbidden[is] : !others || asn_constraints_allow_spelling(&k->tree, node, o);
}

/* ---- Constructors. */

static bool keeps_ctor(keeping *k, asn_node *node, int ctor)
{
    const asn_seen *seen   = &k->tree.m->seen;
    const int      *chosen = seen->chosen + k->tree.m->g->types[node->type].first_ctor;
    bool            none   = !asn_constraints_allow_ctor(&k->tree, node, ctor);
    for (int i = 0; i < seen->choices[node->type] && none; i++)
        if (asn_growth_ctor_fits(&k->tree, node, chosen[i]) && asn_constraints_allow_ctor(&k->tree, node, chosen[i]))
            return false;
    return true;
}

static bool keeps(keeping *k, asn_node *node, const asn_tree *t);

/* ---- Children. */

/* After n children of a sequence, whether there is one more. */
static bool keeps_number(keeping *k, const asn_node *node, int field, int n, bool more)
{
    if (n > 0 && asn_constraints_repeats(&k->tree, node, field))
        return false;
    bool may_end = asn_constraints_allow_end(&k->tree, node, field, n), may_go_on = asn_constraints_allow_more(&k->tree, node, field, n);
    if (!asn_growth_child_fits(&k->tree, node, field))
        return true;
    return may_end == may_go_on || more == may_go_on;
}

static bool keeps_child(keeping *k, asn_node *node, int field, const asn_tree *t)
{
    if (!t) {
        asn_growth_leave_place(&k->tree, node, field);
        return true;
    }
    asn_node *child = asn_growth_child(&k->tree, node, field);
    return !k->tree.failed && keeps(k, child, t);
}

static bool keeps_field(keeping *k, asn_node *node, const asn_tree *t, int place)
{
    const asn_grammar *g     = k->tree.m->g;
    int                field = g->ctors[t->ctor].first_field + place, n = asn_tree_count(t, place);
    bool               many  = g->fields[field].card == ASN_SEQUENCE || g->fields[field].card == ASN_OPTIONALS;
    if (k->tree.m->seen.place[field] < 0)
        return true; /* it is never decided on */
    for (int i = 0; i < n; i++)
        if ((many && !keeps_number(k, node, field, i, true)) || !keeps_child(k, node, field, asn_tree_child(t, place, i)))
            return false;
    return !many || keeps_number(k, node, field, n, false);
}

/* In the order in which modules decide. The height of a tree is bounded, so this recursion is. */
static bool keeps(keeping *k, asn_node *node, const asn_tree *t)
{
    if (t->ctor == 0)
        return keeps_value(k, node, asn_tree_value(t));
    bool ok    = keeps_ctor(k, node, t->ctor);
    node->ctor = t->ctor;
    for (int f = 0; ok && f < k->tree.m->g->ctors[t->ctor].n_fields; f++)
        ok = keeps_field(k, node, t, f);
    return ok;
}

bool asn_kept(asn_sources *s, const asn_budget *budget, const asn_tree *t, bool *failed)
{
    keeping k = {.sources = s};
    if (budget->unconstrained)
        return true;
    asn_growth_begin(&k.tree, asn_committee_model(s->committee), asn_committee_arena(s->committee), *budget);
    k.tree.left = INT64_MAX / 2; /* nodes are counted elsewhere */
    bool kept   = keeps(&k, &k.tree.root, t);
    *failed     = *failed || k.tree.failed;
    return kept && !k.tree.failed;
}
