#include "training/rows.h"

#include "arithmetic/kernel.h"
#include "ground/rng.h"

#include <string.h>

asn_mask asn_mask_of(double rate, const uint32_t *keys)
{
    return (asn_mask){keys, (uint32_t)(rate * 4294967295.0), (asn_real)(1 / (1 - rate))};
}

static inline asn_real keep(const asn_mask *m, uint32_t key, int unit)
{
    return asn_unit(key, (uint32_t)unit) < m->below ? 0 : m->scale;
}

ASN_WIDE static void masked_copy(int width, const asn_real *from, asn_real *to, asn_mask m, uint32_t key)
{
    for (int k = 0; k < width; k++)
        to[k] = from[k] * keep(&m, key, k);
}

ASN_WIDE static void masked_add(int width, const asn_real *from, asn_real *to, asn_mask m, uint32_t key)
{
    for (int k = 0; k < width; k++)
        to[k] += from[k] * keep(&m, key, k);
}

ASN_WIDE static void add(int width, const asn_real *from, asn_real *to)
{
    for (int k = 0; k < width; k++)
        to[k] += from[k];
}

void asn_rows_gather(int n, int width, asn_rows from, const int32_t *index, asn_rows to, asn_mask mask)
{
    for (int i = 0; i < n; i++) {
        const asn_real *x = asn_row(from, index ? index[i] : i);
        if (mask.keys)
            masked_copy(width, x, asn_row(to, i), mask, mask.keys[i]);
        else
            memcpy(asn_row(to, i), x, (size_t)width * sizeof *x);
    }
}

void asn_rows_scatter(int n, int width, asn_rows from, asn_rows to, const int32_t *index, asn_mask mask)
{
    for (int i = 0; i < n; i++) {
        asn_real *y = asn_row(to, index ? index[i] : i);
        if (mask.keys)
            masked_add(width, asn_row(from, i), y, mask, mask.keys[i]);
        else
            add(width, asn_row(from, i), y);
    }
}

void asn_rows_add(int n, int width, asn_rows to, asn_rows from, const int32_t *index)
{
    for (int i = 0; i < n; i++)
        add(width, asn_row(from, index ? index[i] : i), asn_row(to, i));
}

void asn_rows_add_one(int n, int width, asn_rows to, const asn_real *one)
{
    for (int i = 0; i < n; i++)
        add(width, one, asn_row(to, i));
}

ASN_WIDE void asn_rows_sum(int n, int width, asn_rows to, asn_rows from, const asn_real *one)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < width; k++)
            asn_row(to, i)[k] = asn_row(from, i)[k] + one[k];
}

void asn_rows_clear(int n, int width, asn_rows rows)
{
    for (int i = 0; i < n; i++)
        memset(asn_row(rows, i), 0, (size_t)width * sizeof *rows.x);
}

void asn_rows_tanh(int n, int width, asn_rows y, asn_mask mask)
{
    for (int i = 0; i < n; i++)
        asn_row_tanh(width, asn_row(y, i));
    for (int i = 0; mask.keys && i < n; i++)
        masked_copy(width, asn_row(y, i), asn_row(y, i), mask, mask.keys[i]);
}

ASN_WIDE static void tanh_back(int width, asn_real *dy, const asn_real *y)
{
    for (int k = 0; k < width; k++)
        dy[k] *= 1 - y[k] * y[k];
}

ASN_WIDE static void masked_tanh_back(int width, asn_real *dy, const asn_real *y, asn_mask m, uint32_t key)
{
    asn_real unscale = 1 / m.scale;
    for (int k = 0; k < width; k++) {
        asn_real t = y[k] * unscale;
        dy[k] *= (1 - t * t) * keep(&m, key, k);
    }
}

void asn_rows_tanh_back(int n, int width, asn_rows dy, asn_rows y, asn_mask mask)
{
    for (int i = 0; i < n; i++)
        if (mask.keys)
            masked_tanh_back(width, asn_row(dy, i), asn_row(y, i), mask, mask.keys[i]);
        else
            tanh_back(width, asn_row(dy, i), asn_row(y, i));
}
