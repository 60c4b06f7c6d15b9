#include "model/model.h"

#include <stdlib.h>

asn_model *asn_model_new(const asn_grammar *g, const asn_settings *s)
{
    asn_model *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->g        = g;
    m->settings = *s;
    m->arena    = asn_arena_new((size_t)1 << 16);
    m->inputs   = m->arena ? asn_arena_alloc(m->arena, (size_t)g->n_inputs, sizeof *m->inputs) : NULL;
    m->values   = m->inputs ? asn_arena_alloc(m->arena, (size_t)g->n_types, sizeof *m->values) : NULL;
    m->signatures = m->values ? asn_arena_alloc(m->arena, (size_t)g->n_signatures + 1, sizeof *m->signatures) : NULL;
    if (m->signatures && asn_seen_init(&m->seen, m->arena, g))
        return m;
    asn_model_free(m);
    return NULL;
}

void asn_model_free(asn_model *m)
{
    if (!m)
        return;
    asn_arena_free(m->arena);
    free(m);
}
