#include "decoding/growth.h"

#include <string.h>

asn_budget asn_budget_of(const asn_model *m)
{
    return (asn_budget){.nodes = m->settings.nodes, .depth = m->settings.depth, .letters = m->settings.letters};
}

void asn_growth_begin(asn_growth *g, const asn_model *m, asn_arena *a, asn_budget most)
{
    *g = (asn_growth){.m = m, .arena = a, .most = most, .root = {.type = m->g->root}, .left = most.nodes - m->least_size[m->g->root], .refunds = most.nodes};
}

static int height_left(const asn_growth *g, const asn_node *node)
{
    return g->most.depth - node->depth;
}

/* ---- Choices. */

/* The least size of the node's type is set aside already. */
bool asn_growth_ctor_fits(const asn_growth *g, const asn_node *node, int ctor)
{
    return g->m->ctor_height[ctor] <= height_left(g, node) && g->m->ctor_size[ctor] <= g->left + g->m->least_size[node->type];
}

void asn_growth_take_ctor(asn_growth *g, asn_node *node, int ctor)
{
    node->ctor = ctor;
    g->left += g->m->least_size[node->type] - g->m->ctor_size[ctor];
}

static int32_t none_entry(const asn_model *m, int type)
{
    return asn_vocab_find(&m->values[type], "mNone", 5);
}

bool asn_growth_child_fits(const asn_growth *g, const asn_node *node, int field)
{
    const asn_field *f    = &g->m->g->fields[field];
    const asn_type  *type = &g->m->g->types[f->type];
    if (f->card != ASN_SEQUENCE && type->primitive && !type->open && g->m->values[f->type].n == 2 && none_entry(g->m, f->type))
        return false; /* it could only be None, which is read as absent */
    return g->m->least_height[f->type] <= height_left(g, node) - 1 && g->m->least_size[f->type] <= g->left;
}

void asn_growth_take_child(asn_growth *g, int field)
{
    g->left -= g->m->least_size[g->m->g->fields[field].type];
}

bool asn_growth_place_fits(const asn_growth *g)
{
    return g->left > 0;
}

void asn_growth_take_place(asn_growth *g)
{
    g->left--;
}

int32_t asn_growth_never(const asn_growth *g, const asn_node *node)
{
    return node->maybe ? none_entry(g->m, node->type) : 0;
}

/* ---- Nodes. */

static asn_children *slot_of(asn_growth *g, asn_node *node, int place)
{
    if (!node->slots)
        node->slots = asn_arena_alloc(g->arena, (size_t)g->m->g->ctors[node->ctor].n_fields + 1, sizeof *node->slots);
    return node->slots ? &node->slots[place] : NULL;
}

asn_children *asn_growth_children(asn_growth *g, asn_node *node, int field)
{
    asn_children *s = slot_of(g, node, field - g->m->g->ctors[node->ctor].first_field);
    g->failed       = g->failed || !s;
    return s;
}

asn_growth_mark asn_growth_here(const asn_growth *g)
{
    return (asn_growth_mark){g->left, g->n_nodes};
}

void asn_growth_drop(asn_growth *g, asn_node *node, int field, asn_growth_mark mark)
{
    asn_children *s = asn_growth_children(g, node, field);
    if (s && s->n)
        s->n--;
    if (mark.left - g->left <= g->refunds) {
        g->refunds -= mark.left - g->left;
        g->left = mark.left;
    }
    g->n_nodes = mark.n_nodes;
}

static void push_item(asn_growth *g, asn_node *node, int field, asn_node *item)
{
    asn_children *s = slot_of(g, node, field - g->m->g->ctors[node->ctor].first_field);
    if (s && s->n == s->room) {
        int32_t    room  = s->room ? s->room * 2 : 4;
        asn_node **items = asn_arena_alloc(g->arena, (size_t)room, sizeof *items);
        if (items && s->n)
            memcpy(items, s->items, (size_t)s->n * sizeof *items);
        s->items = items;
        s->room  = items ? room : 0;
    }
    if (s && s->items && item)
        item->place = s->n;
    if (s && s->items)
        s->items[s->n++] = item;
    else
        g->failed = true;
}

void asn_growth_leave_place(asn_growth *g, asn_node *node, int field)
{
    push_item(g, node, field, NULL);
}

asn_node *asn_growth_child(asn_growth *g, asn_node *node, int field)
{
    const asn_field *f = &g->m->g->fields[field];
    asn_node        *n = asn_arena_alloc(g->arena, 1, sizeof *n);
    if (!n) {
        g->failed = true;
        return node;
    }
    n->type   = f->type;
    n->depth  = node->depth + 1;
    n->number = ++g->n_nodes;
    n->parent = node;
    n->field  = field;
    n->maybe  = f->card == ASN_OPTIONAL || f->card == ASN_OPTIONALS;
    push_item(g, node, field, n);
    return n;
}

/* ---- From nodes to a tree. Depth is bounded by the budget. */

static const asn_tree *build(asn_growth *grown, asn_arena *a, const asn_node *node)
{
    const asn_grammar *g = grown->m->g;
    if (g->types[node->type].primitive)
        return asn_tree_of_atom(a, node->atom);
    asn_build b = asn_build_begin(a, g, node->ctor);
    for (int f = 0; f < g->ctors[node->ctor].n_fields; f++) {
        const asn_field *field = &g->fields[g->ctors[node->ctor].first_field + f];
        const asn_children  *s     = node->slots ? &node->slots[f] : NULL;
        int32_t          n     = s ? s->n : 0;
        const asn_tree **all   = n ? asn_arena_alloc(grown->arena, (size_t)n, sizeof *all) : NULL;
        if (n && !all)
            return NULL;
        for (int32_t i = 0; i < n; i++)
            if (s->items[i] && !(all[i] = build(grown, a, s->items[i])))
                return NULL;
        if (field->card == ASN_SEQUENCE || field->card == ASN_OPTIONALS)
            asn_build_children(&b, f, all, n);
        else
            asn_build_child(&b, f, n ? all[0] : NULL);
    }
    return asn_build_end(&b);
}

const asn_tree *asn_growth_tree(asn_growth *g, asn_arena *a)
{
    return g->failed ? NULL : build(g, a, &g->root);
}

/* ---- Labels: as labels.c has them of a finished tree. */

static void add_labels(const asn_growth *g, asn_labels *l, const asn_node *node, int depth)
{
    if (!node || depth > ASN_LABEL_DEPTH || l->n >= ASN_MOST_LABELS)
        return;
    if (node->ctor == 0) {
        asn_labels_value(l, node->type, node->atom);
        return;
    }
    asn_labels_ctor(l, node->ctor);
    for (int f = 0; node->slots && f < g->m->g->ctors[node->ctor].n_fields; f++)
        for (int32_t i = 0; i < node->slots[f].n && l->n < ASN_MOST_LABELS; i++)
            add_labels(g, l, node->slots[f].items[i], depth + 1);
}

asn_labels asn_growth_labels(const asn_growth *g, const asn_node *node, int field, int i)
{
    asn_labels l = {.size = g->m->settings.feed};
    if (node->slots && i < node->slots[field].n)
        add_labels(g, &l, node->slots[field].items[i], 0);
    return l;
}

asn_labels asn_growth_before(const asn_growth *g, const asn_node *node, int field)
{
    asn_labels l = {.size = g->m->settings.feed};
    for (int f = 0; node->slots && f < field; f++)
        for (int32_t i = 0; i < node->slots[f].n; i++)
            add_labels(g, &l, node->slots[f].items[i], 0);
    return l;
}
