#include "training/batch.h"

#include "arithmetic/tensor.h"
#include "ground/clock.h"
#include "ground/pages.h"
#include "ground/rng.h"
#include "training/rooms.h"

#include <stdlib.h>

asn_batch *asn_batch_new(const asn_model *m, const asn_real *weights)
{
    batch *b     = calloc(1, sizeof *b);
    size_t kinds = (size_t)(m->g->n_types > m->g->n_fields ? m->g->n_types : m->g->n_fields);
    if (!b || !(b->kind_count = calloc(kinds + 1, sizeof *b->kind_count)) || !(b->w.arena = asn_arena_new(((size_t)1 << 23) - 256))) {
        free(b ? b->kind_count : NULL);
        free(b);
        return NULL;
    }
    asn_arena_source(b->w.arena, asn_pages_alloc);
    asn_record_init(&b->r, m, b->w.arena);
    b->w.m       = m;
    b->w.weights = weights;
    b->w.H       = m->settings.hidden;
    b->w.C       = m->g->n_inputs;
    return b;
}

void asn_batch_free(asn_batch *b)
{
    if (!b)
        return;
    asn_record_free(&b->r);
    asn_arena_free(b->w.arena);
    free(b->kind_count);
    free(b->w.scratch);
    free(b);
}

double asn_batch_recording(const asn_batch *b)
{
    return b->recording;
}

uint32_t asn_batch_key(const batch *b, int example, int32_t ordinal, int site, int step)
{
    bool locked = b->w.m->settings.locked != 0;
    return asn_batch_draw(b, example, locked ? 0 : ordinal, site, locked ? 0 : step);
}

uint32_t asn_batch_draw(const batch *b, int example, int32_t ordinal, int site, int step)
{
    uint64_t row = (uint64_t)(uint32_t)ordinal << 32 | (uint64_t)(uint32_t)step << 4 | (uint64_t)site;
    return (uint32_t)(asn_key(asn_key(b->key, (uint64_t)b->r.examples[example]->number), row) >> 16);
}

uint32_t *asn_batch_keys(batch *b, int n)
{
    return b->drops ? asn_work_alloc(&b->w, (size_t)n, sizeof(uint32_t)) : NULL;
}

asn_mask asn_batch_mask(const batch *b, const uint32_t *keys)
{
    return keys ? asn_mask_of(b->w.m->settings.dropout, keys) : ASN_NO_MASK;
}

asn_query_weights asn_query_of_state(const int *p)
{
    return (asn_query_weights){p[P_ATT_V], p[P_ATT_COMP_V]};
}

static void begin(batch *b, const asn_batch_options *o, asn_real *gradient, unsigned char *touched)
{
    asn_arena_reset(b->w.arena);
    asn_record_reset(&b->r);
    b->w.train    = o->train;
    b->w.scale    = o->scale;
    b->w.gradient = gradient;
    b->w.touched  = touched;
    b->w.failed   = false;
    b->w.loss     = 0;
    b->key        = o->key;
    b->minibatch  = o->minibatch;
    b->lessons    = o->lessons;
    b->drops      = o->train && b->w.m->settings.dropout > 0;
    asn_tensor_list(b->w.weights, gradient, b->w.m->n_weights);
}

static bool record(batch *b, const asn_example *const *examples, int n, asn_error *err)
{
    double start = asn_clock();
    bool   ok    = asn_record_run(&b->r, examples, n) && asn_record_order(&b->r);
    b->recording += asn_clock() - start;
    if (!ok)
        return b->r.why.text[0] ? asn_fail_as(b->r.why.kind, err, "%s", b->r.why.text)
                                : asn_fail_as(ASN_BAD_SYSTEM, err, "out of memory while recording a minibatch");
    return true;
}

bool asn_batch_run(asn_batch *b, const asn_example *const *examples, int n, const asn_batch_options *o, asn_real *gradient,
                   unsigned char *touched, double *loss, asn_error *err)
{
    static void (*const parts[])(batch * b) = {asn_levels_prepare, asn_encoder_forward, asn_levels_forward,
                                               asn_decisions_run,  asn_levels_backward, asn_encoder_backward};
    begin(b, o, gradient, touched);
    if (!record(b, examples, n, err))
        return false;
    for (int i = 0; i < (o->train ? 6 : 4) && !b->w.failed; i++)
        parts[i](b);
    *loss = b->w.loss;
    return b->w.failed ? asn_fail_as(ASN_BAD_SYSTEM, err, "out of memory in a minibatch of %d examples", n) : true;
}
