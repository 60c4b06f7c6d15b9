#include "training/extra.h"

#include "examples/index.h"
#include "ground/rng.h"

#include <stdlib.h>
#include <string.h>

bool asn_extra_init(asn_extra *x, const asn_model *m, const asn_data *d, size_t n, asn_ibm *ibm, asn_error *err)
{
    x->n          = (size_t)(m->settings.recombine * (double)n);
    x->all        = calloc(x->n + 1, sizeof *x->all);
    x->arena      = asn_arena_new(0);
    x->recombiner = x->all && x->arena ? asn_recombiner_new(m, d, ibm) : NULL;
    if (!x->recombiner)
        return asn_out_of_memory(err);
    if (asn_recombiner_parts(x->recombiner) == 0)
        return asn_fail(err, "--recombine finds nothing to exchange: no part of an example goes with words of its own. Use --recombine 0");
    return true;
}

void asn_extra_reset(asn_extra *x)
{
    asn_recombiner_free(x->recombiner);
    free(x->all);
    asn_arena_free(x->arena);
    *x = (asn_extra){0};
}

static bool make_one(const asn_extra *x, uint64_t key, size_t number, asn_example *e)
{
    enum { TRIES = 50 };
    for (uint64_t k = 0; k < TRIES && !asn_recombiner_failed(x->recombiner); k++)
        if (asn_recombine(x->recombiner, asn_key(key, (uint64_t)number << 8 | k), x->arena, e))
            return true;
    return false;
}

bool asn_extra_make(asn_extra *x, const asn_model *m, const asn_data *d, asn_ibm *ibm, int epoch)
{
    uint64_t key = asn_key(asn_key(m->settings.seed, 0x4EC0), (uint64_t)epoch);
    x->made      = 0;
    if (!x->recombiner)
        return true;
    asn_arena_reset(x->arena);
    size_t *changes = asn_recombiner_made(x->recombiner);
    memset(changes, 0, sizeof x->changes);
    for (size_t i = 0; i < x->n; i++) {
        asn_example *e = &x->all[i];
        if (make_one(x, key, i, e)) {
            if (!asn_index_example(x->arena, m, e, true) || !asn_ibm_align(ibm, x->arena, e))
                return false;
            x->made++;
        } else if (asn_recombiner_failed(x->recombiner))
            return false;
        else
            *e = d->all[i % d->n];
        e->number = (int64_t)(d->n + i);
    }
    memcpy(x->changes, changes, sizeof x->changes);
    return true;
}
