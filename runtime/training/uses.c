#include "training/uses.h"

#include <stdlib.h>
#include <string.h>

bool asn_uses_init(asn_uses *u, const asn_model *m)
{
    *u = (asn_uses){m, calloc((size_t)m->n_tensors + 1, 1), calloc((size_t)m->g->n_ctors + 1, 1)};
    return u->tensor && u->ctor;
}

void asn_uses_reset(asn_uses *u)
{
    free(u->tensor);
    free(u->ctor);
    *u = (asn_uses){0};
}

void asn_uses_begin(asn_uses *u)
{
    int shared = u->m->first_shared;
    memset(u->tensor, 0, (size_t)shared);
    memset(u->tensor + shared, 1, (size_t)(u->m->n_tensors - shared));
    memset(u->ctor, 0, (size_t)u->m->g->n_ctors + 1);
}

static void use_module(asn_uses *u, int module)
{
    const int *p = u->m->module[module];
    for (int k = 0; k < N_MODULE_PARAMS; k++)
        if (p[k] >= 0)
            u->tensor[p[k]] = 1;
}

/* The tensors that a constructor needs: its own, its type's, and those of its fields and of the values in them. */
static void use_ctor(asn_uses *u, int ctor)
{
    const asn_model *m = u->m;
    const asn_ctor  *c = &m->g->ctors[ctor];
    u->ctor[ctor]      = 1;
    use_module(u, m->type_module[c->type]);
    use_module(u, m->ctor_module[ctor]);
    for (int k = 0; k < m->seen.fields[ctor]; k++) {
        int field = m->seen.at_place[c->first_field + k], type = m->g->fields[field].type;
        use_module(u, m->field_module[field]);
        if (m->g->types[type].primitive)
            use_module(u, m->type_module[type]);
    }
}

int64_t asn_uses_tree(asn_uses *u, const asn_tree *t)
{
    int64_t nodes = 1;
    if (!t || t->ctor == 0)
        return 1;
    if (!u->ctor[t->ctor])
        use_ctor(u, t->ctor);
    for (int f = 0; f < u->m->g->ctors[t->ctor].n_fields; f++)
        for (int i = 0, n = asn_tree_count(t, f); i < n; i++)
            nodes += asn_uses_tree(u, asn_tree_child(t, f, i));
    return nodes;
}

int64_t asn_uses_nodes(const asn_grammar *g, const asn_tree *t)
{
    int64_t nodes = 1;
    for (int f = 0; t && t->ctor && f < g->ctors[t->ctor].n_fields; f++)
        for (int i = 0, n = asn_tree_count(t, f); i < n; i++)
            nodes += asn_uses_nodes(g, asn_tree_child(t, f, i));
    return nodes;
}
