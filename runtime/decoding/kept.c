#include "decoding/kept.h"

#include "decoding/constraints.h"
#include "model/expected.h"
#include "model/roles.h"
#include "text/copy.h"
#include "text/grams.h"

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
    if (k->tree.lifted && k->tree.most.strict)
        return false;
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

/* ---- Entities of the input. */

/* Has the tree this value, at a place for values of its type? Its height is bounded, so this recursion is. */
static bool has_value(const asn_grammar *g, const asn_tree *t, int of_type, int type, asn_atom v)
{
    if (t->ctor == 0)
        return of_type == type && asn_atom_equal(asn_tree_value(t), v);
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            if (child && has_value(g, child, g->fields[c->first_field + f].type, type, v))
                return true;
        }
    return false;
}

static bool uses_tokens(const asn_grammar *g, const asn_copy *how, const asn_tokens *tokens, int type, const asn_tree *t, asn_buffer *b)
{
    for (int32_t i = 0; how->part == ASN_COPY_TOKEN && i < tokens->n; i++) {
        asn_atom v;
        b->length = 0;
        if (asn_grams_of_entity(tokens->text[i], (size_t)tokens->length[i]) && asn_copy_value(g, how, tokens, i, i, b, &v) && !has_value(g, t, g->root, type, v))
            return false;
    }
    return true;
}

bool asn_kept_uses(const asn_grammar *g, const asn_tokens *tokens, int type, const asn_tree *t, asn_buffer *b)
{
    const asn_type *of = &g->types[type];
    for (int k = of->first_copy; of->use_input && k < of->first_copy + of->n_copies; k++)
        if (!uses_tokens(g, &g->copies[k], &tokens[g->copies[k].input], type, t, b))
            return false;
    return true;
}

/* ---- What is bound. Heights are bounded, so these recursions are. */

/* Does a field of a tree hold this value, anywhere but in binders? */
static bool mentions(const asn_grammar *g, const asn_tree *t, int field, int type, asn_atom v)
{
    int f = field - g->ctors[t->ctor].first_field;
    for (int i = 0; i < asn_tree_count(t, f); i++) {
        const asn_tree *child = asn_tree_child(t, f, i);
        if (!child)
            continue;
        if (child->ctor == 0) {
            if (g->fields[field].type == type && !g->fields[field].binder && asn_atom_equal(asn_tree_value(child), v))
                return true;
            continue;
        }
        const asn_ctor *c = &g->ctors[child->ctor];
        for (int k = 0; k < c->n_fields; k++)
            if (mentions(g, child, c->first_field + k, type, v))
                return true;
    }
    return false;
}

bool asn_kept_used(const asn_grammar *g, const asn_tree *t, const asn_scope *s)
{
    int f = s->binder - g->ctors[t->ctor].first_field, type = g->fields[s->binder].type;
    for (int i = 0; g->types[type].used && i < asn_tree_count(t, f); i++)
        if (asn_tree_child(t, f, i) && !mentions(g, t, s->in, type, asn_tree_value(asn_tree_child(t, f, i))))
            return false;
    return true;
}

static bool keeps_scopes(const asn_grammar *g, const asn_tree *t)
{
    if (t->ctor == 0)
        return true;
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int i = 0; i < g->n_scopes; i++) {
        const asn_scope *s = &g->scopes[i];
        if (g->fields[s->binder].ctor == t->ctor && !asn_kept_used(g, t, s))
            return false;
    }
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i) && !keeps_scopes(g, asn_tree_child(t, f, i)))
                return false;
    return true;
}

bool asn_kept_whole(const asn_grammar *g, const asn_tokens *tokens, const asn_tree *t, asn_arena *a, bool *failed)
{
    asn_arena_mark mark = asn_arena_here(a);
    asn_buffer     b    = {.arena = a};
    bool           all  = g->n_scopes == 0 || keeps_scopes(g, t);
    for (int type = 0; type < g->n_types && all; type++)
        all = asn_kept_uses(g, tokens, type, t, &b);
    *failed = *failed || b.failed;
    asn_arena_back(a, mark);
    return all;
}

bool asn_kept(asn_sources *s, const asn_budget *budget, const asn_tree *t, bool *failed)
{
    keeping k = {.sources = s};
    if (budget->unconstrained)
        return true;
    asn_growth_begin(&k.tree, asn_committee_model(s->committee), asn_committee_arena(s->committee), *budget);
    k.tree.left = INT64_MAX / 2; /* nodes are counted elsewhere */
    bool kept   = keeps(&k, &k.tree.root, t) && asn_kept_whole(k.tree.m->g, s->example->tokens, t, k.tree.arena, failed) &&
                (!budget->strict || (asn_expected_there(k.tree.m, s->example->tokens, t) && asn_roles_fit(k.tree.m, t, k.tree.arena, failed)));
    *failed     = *failed || k.tree.failed;
    return kept && !k.tree.failed;
}
