#include "examples/values.h"

/* Heights are bounded, so this recursion is. */
static void collect(const asn_grammar *g, const asn_tree *t, int32_t type, asn_values *v)
{
    if (t->ctor == 0) {
        v->failed = !asn_array_push(&v->found, (asn_value_found){t, type}) || v->failed;
        return;
    }
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int f = 0; f < c->n_fields && !v->failed; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            if (child)
                collect(g, child, g->fields[c->first_field + f].type, v);
        }
}

asn_values asn_values_of(const asn_grammar *g, const asn_tree *t)
{
    asn_values v = {0};
    collect(g, t, g->root, &v);
    return v;
}

void asn_values_free(asn_values *v)
{
    asn_array_free(&v->found);
}
