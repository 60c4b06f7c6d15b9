#include "seam/run.h"

bool asn_ok(asn_run *run)
{
    return !run->failed;
}

bool asn_enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    return run->how->enter(run, m, v, node);
}

asn_vec asn_attend(asn_run *run, const asn_module *m, asn_state v, asn_state s)
{
    return run->how->attend(run, m, v, s);
}

int asn_choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    return run->how->choose(run, m, v, c, node);
}

bool asn_present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    return run->how->present(run, m, v, c, node, i);
}

bool asn_another(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i)
{
    return run->how->another(run, m, v, s, c, node, i);
}

asn_state asn_sequence_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    return run->how->sequence_start(run, m, v, node);
}

asn_vec asn_embed_field(asn_run *run, const asn_module *constructor, int field, asn_vec c)
{
    return run->how->embed_field(run, constructor, field, c);
}

asn_vec asn_embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c)
{
    return run->how->embed_child(run, m, v, s, c);
}

asn_state asn_vertical(asn_run *run, asn_state v, asn_vec e)
{
    return run->how->vertical(run, v, e);
}

asn_state asn_horizontal(asn_run *run, const asn_module *m, asn_state s, asn_vec e, asn_node *node, int i)
{
    return run->how->horizontal(run, m, s, e, node, i);
}

bool asn_value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    return run->how->value(run, m, v, node);
}

asn_node *asn_child(asn_run *run, asn_node *node, int field, int i)
{
    return run->how->child(run, node, field, i);
}

bool asn_run_root(asn_run *run, asn_state v, asn_node *node)
{
    const asn_grammar *g = run->grammar;
    for (int i = 0; i < g->n_modules; i++) {
        const asn_module *m = g->modules[i];
        if ((m->kind == ASN_CHOICE || m->kind == ASN_SINGLE) && m->what == g->root)
            return m->go(run, v, node);
    }
    return false;
}
