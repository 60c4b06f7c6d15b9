/* rows.h: rows of activations, and what happens to them between products: they are copied, added, dropped and put through
 * tanh. Backward stands beside forward. */
#ifndef ASN_ROWS_H
#define ASN_ROWS_H
#include "arithmetic/real.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct asn_rows {
    asn_real *x;      /* NULL: there are none */
    int       stride; /* numbers from one row to the next */
} asn_rows;

static inline asn_real *asn_row(asn_rows r, int row)
{
    return r.x + (size_t)row * (size_t)r.stride;
}
static inline asn_rows asn_rows_from(asn_rows r, int row)
{
    return r.x ? (asn_rows){asn_row(r, row), r.stride} : r;
}

/* Dropout by counter: whether a unit of a row is dropped follows from the row's key and the unit's number. */
typedef struct asn_mask {
    const uint32_t *keys;  /* by row; NULL: nothing is dropped */
    uint32_t        below; /* a unit whose number is less is dropped */
    asn_real        scale; /* of the units that stay */
} asn_mask;
#define ASN_NO_MASK ((asn_mask){NULL, 0, 1})
asn_mask asn_mask_of(double rate, const uint32_t *keys);
static inline asn_mask asn_mask_from(asn_mask m, int row)
{
    m.keys = m.keys ? m.keys + row : NULL;
    return m;
}

/* An index names the row of the other matrix that row i stands for; NULL: row i itself. */
void asn_rows_gather(int n, int width, asn_rows from, const int32_t *index, asn_rows to, asn_mask mask);  /* to[i] = from[index[i]] */
void asn_rows_scatter(int n, int width, asn_rows from, asn_rows to, const int32_t *index, asn_mask mask); /* to[index[i]] += from[i] */
void asn_rows_add(int n, int width, asn_rows to, asn_rows from, const int32_t *index);                    /* to[i] += from[index[i]] */
void asn_rows_add_one(int n, int width, asn_rows to, const asn_real *one);                                /* to[i] += one */
void asn_rows_sum(int n, int width, asn_rows to, asn_rows from, const asn_real *one);                     /* to[i] = from[i] + one */
void asn_rows_clear(int n, int width, asn_rows rows);
/* y = tanh(y), then dropped; dy is the gradient of the dropped value and turns into that of what tanh was taken of */
void asn_rows_tanh(int n, int width, asn_rows y, asn_mask mask);
void asn_rows_tanh_back(int n, int width, asn_rows dy, asn_rows y, asn_mask mask);
#endif
