#include "model/least.h"

static int least_int(int a, int b)
{
    return a < b ? a : b;
}

/* Of a constructor: one more than the highest child that it must have. */
static int height_of(const asn_model *m, int ctor)
{
    const asn_ctor *c      = &m->g->ctors[ctor];
    int             height = 1;
    for (const asn_field *f = m->g->fields + c->first_field; f < m->g->fields + c->first_field + c->n_fields; f++)
        if (f->card == ASN_ONE && m->least_height[f->type] + 1 > height)
            height = m->least_height[f->type] + 1;
    return m->seen.ctor[ctor] ? least_int(height, ASN_NEVER) : ASN_NEVER;
}

/* Of a constructor: itself and all children that it must have. */
static int size_of_ctor(const asn_model *m, int ctor)
{
    const asn_ctor *c    = &m->g->ctors[ctor];
    int             size = 1;
    for (const asn_field *f = m->g->fields + c->first_field; f < m->g->fields + c->first_field + c->n_fields; f++)
        if (f->card == ASN_ONE)
            size = least_int(size + m->least_size[f->type], ASN_NEVER);
    return size;
}

/* Until nothing changes: there are few rounds, as a type's least tree seldom needs many others. */
static void find_heights(asn_model *m)
{
    for (bool again = true; again;) {
        again = false;
        for (int c = 1; c <= m->g->n_ctors; c++) {
            int *least = &m->least_height[m->g->ctors[c].type];
            m->ctor_height[c] = height_of(m, c);
            again  = again || m->ctor_height[c] < *least;
            *least = least_int(*least, m->ctor_height[c]);
        }
    }
}

static void find_sizes(asn_model *m)
{
    for (bool again = true; again;) {
        again = false;
        for (int c = 1; c <= m->g->n_ctors; c++) {
            int type = m->g->ctors[c].type, *least = &m->least_size[type];
            m->ctor_size[c] = size_of_ctor(m, c);
            if (m->ctor_height[c] == m->least_height[type] && m->ctor_size[c] < *least) {
                *least = m->ctor_size[c];
                again  = true;
            }
        }
    }
}

bool asn_least_find(asn_model *m)
{
    const asn_grammar *g = m->g;
    m->least_height      = asn_arena_alloc(m->arena, (size_t)g->n_types, sizeof(int));
    m->least_size        = asn_arena_alloc(m->arena, (size_t)g->n_types, sizeof(int));
    m->ctor_height       = asn_arena_alloc(m->arena, (size_t)g->n_ctors + 1, sizeof(int));
    m->ctor_size         = asn_arena_alloc(m->arena, (size_t)g->n_ctors + 1, sizeof(int));
    if (!m->least_height || !m->least_size || !m->ctor_height || !m->ctor_size)
        return false;
    for (int t = 0; t < g->n_types; t++) {
        bool can = g->types[t].primitive && (m->values[t].n > 1 || (g->types[t].open && m->letters.n > 1) || g->types[t].n_copies);
        m->least_height[t] = m->least_size[t] = can ? 1 : ASN_NEVER;
    }
    find_heights(m);
    find_sizes(m);
    return true;
}
