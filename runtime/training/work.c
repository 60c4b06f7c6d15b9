#include "training/work.h"

#include <stdlib.h>
#include <string.h>

static size_t count_of(int n, int width)
{
    return (size_t)(n > 0 ? n : 1) * (size_t)width;
}

asn_rows asn_work_zeros(asn_work *w, int n, int width)
{
    asn_rows r = {asn_arena_alloc(w->arena, count_of(n, asn_pad(width)), sizeof *r.x), asn_pad(width)};
    w->failed  = w->failed || !r.x;
    return r;
}

asn_rows asn_work_rows(asn_work *w, int n, int width)
{
    asn_rows r = {asn_arena_raw(w->arena, count_of(n, asn_pad(width)), sizeof *r.x), asn_pad(width)};
    w->failed  = w->failed || !r.x;
    return r;
}

asn_rows asn_work_narrow(asn_work *w, int n, int width)
{
    return (asn_rows){asn_work_alloc(w, count_of(n, width), sizeof(asn_real)), width};
}

void *asn_work_alloc(asn_work *w, size_t n, size_t size)
{
    void *p   = asn_arena_alloc(w->arena, n + 1, size);
    w->failed = w->failed || !p;
    return p;
}

int32_t *asn_work_ints(asn_work *w, size_t n)
{
    return asn_work_alloc(w, n, sizeof(int32_t));
}

asn_real *asn_work_scratch(asn_work *w, size_t n)
{
    if (n <= w->n_scratch && w->scratch)
        return w->scratch;
    free(w->scratch);
    w->n_scratch = n;
    w->scratch   = malloc((n + 1) * sizeof *w->scratch);
    w->failed    = w->failed || !w->scratch;
    return w->scratch;
}

const asn_real *asn_work_weights(const asn_work *w, int tensor)
{
    return w->weights + w->m->tensors[tensor].at;
}

asn_rows asn_work_table(const asn_work *w, int tensor)
{
    return (asn_rows){(asn_real *)asn_work_weights(w, tensor), w->m->tensors[tensor].cols};
}

asn_real *asn_work_gradient(asn_work *w, int tensor)
{
    const asn_tensor *t  = &w->m->tensors[tensor];
    asn_real         *dw = w->gradient + t->at;
    if (!w->touched[tensor])
        memset(dw, 0, (size_t)t->rows * (size_t)t->cols * sizeof *dw);
    w->touched[tensor] = 1;
    return dw;
}
