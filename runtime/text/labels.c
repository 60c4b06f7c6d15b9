#include "text/labels.h"

static void add_label(asn_labels *l, uint32_t kind, const char *text, size_t n)
{
    uint32_t hash = (2166136261u ^ kind) * 16777619u;
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ (unsigned char)text[i]) * 16777619u;
    hash ^= hash >> 15;
    if (l->n < ASN_MOST_LABELS)
        l->all[l->n++] = (int32_t)(hash % (uint32_t)l->size);
}

void asn_labels_ctor(asn_labels *l, int ctor)
{
    add_label(l, (uint32_t)ctor << 2, "", 0);
}

void asn_labels_value(asn_labels *l, int type, asn_atom v)
{
    size_t n = v.length;
    add_label(l, (uint32_t)type << 2 | 1, v.text, v.length);
    while (n > 0 && v.text[n - 1] >= '0' && v.text[n - 1] <= '9')
        n--;
    if (n > 0 && n < v.length)
        add_label(l, (uint32_t)type << 2 | 2, v.text, n);
}

void asn_labels_tree(asn_labels *l, const asn_grammar *g, const asn_tree *t, int type, int depth)
{
    if (!t || depth > ASN_LABEL_DEPTH || l->n >= ASN_MOST_LABELS)
        return;
    if (t->ctor == 0) {
        asn_labels_value(l, type, asn_tree_value(t));
        return;
    }
    asn_labels_ctor(l, t->ctor);
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f) && l->n < ASN_MOST_LABELS; i++)
            asn_labels_tree(l, g, asn_tree_child(t, f, i), g->fields[c->first_field + f].type, depth + 1);
}

#ifndef ASN_SHIPPED
asn_labels asn_labels_child(const asn_grammar *g, const asn_tree *node, int field, int i, int size)
{
    asn_labels l = {.size = size};
    asn_labels_tree(&l, g, asn_tree_child(node, field, i), g->fields[g->ctors[node->ctor].first_field + field].type, 0);
    return l;
}

asn_labels asn_labels_before(const asn_grammar *g, const asn_tree *node, int field, int size)
{
    asn_labels l = {.size = size};
    for (int f = 0; f < field; f++)
        for (int i = 0; i < asn_tree_count(node, f); i++)
            asn_labels_tree(&l, g, asn_tree_child(node, f, i), g->fields[g->ctors[node->ctor].first_field + f].type, 0);
    return l;
}
#endif /* ASN_SHIPPED */
