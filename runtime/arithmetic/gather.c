#include "arithmetic/gather.h"

#include "arithmetic/vec.h"

#include <stdlib.h>

/* A panel is two vectors wide, and stays in the nearest cache while all rows go by, a few at a time with all their sums in registers. Inputs are added in
 * their order, as in matrix.c. */
enum { VECTORS = 2, PANEL = VECTORS * ASN_LANES, ROWS = 6 };

/* ---- Packing. */

static int panels_of(int out)
{
    return (out + PANEL - 1) / PANEL;
}

asn_real *asn_gather_pack(const asn_matrix *w)
{
    size_t    n    = (size_t)panels_of(w->cols) * PANEL * (size_t)w->rows, bytes = (n * sizeof(asn_real) + 63) & ~(size_t)63;
    asn_real *all  = w->form == ASN_AS_BYTE ? NULL : aligned_alloc(64, bytes + !bytes * 64);
    asn_real *row  = all ? calloc((size_t)panels_of(w->cols) * PANEL + 1, sizeof *row) : NULL; /* columns that the matrix has not are zero */
    for (int i = 0; i < w->rows && row; i++) {
        asn_matrix_row(w, i, row);
        for (int p = 0; p < panels_of(w->cols); p++)
            memcpy(all + ((size_t)p * (size_t)w->rows + (size_t)i) * PANEL, row + p * PANEL, PANEL * sizeof *row);
    }
    if (!row) {
        free(all);
        all = NULL;
    }
    free(row);
    return all;
}

/* ---- Products. */

ASN_V void tile(int R, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y, int o)
{
    asn_v sum[ROWS][VECTORS] = {0}; /* compilers cannot tell that what is read was set */
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int v = 0; v < VECTORS; v++)
            sum[r][v] = asn_v_load(y[r] + o + v * ASN_LANES);
    for (int i = 0; i < in; i++, panel += PANEL) {
        asn_v w[VECTORS] = {0};
        ASN_UNROLL for (int v = 0; v < VECTORS; v++)
            w[v] = asn_v_load(panel + v * ASN_LANES);
        ASN_UNROLL for (int r = 0; r < R; r++)
            ASN_UNROLL for (int v = 0; v < VECTORS; v++)
                sum[r][v] = sum[r][v] + x[r][i] * w[v];
    }
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int v = 0; v < VECTORS; v++)
            asn_v_store(y[r] + o + v * ASN_LANES, sum[r][v]);
}

ASN_V void some_rows(int R, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y, int o)
{
    switch (R) {
    case 1: tile(1, in, panel, x, y, o); break;
    case 2: tile(2, in, panel, x, y, o); break;
    case 3: tile(3, in, panel, x, y, o); break;
    case 4: tile(4, in, panel, x, y, o); break;
    case 5: tile(5, in, panel, x, y, o); break;
    default: tile(ROWS, in, panel, x, y, o); break;
    }
}

/* Fewer columns than a panel has: their sums are kept elsewhere meanwhile. */
ASN_V void edge(int R, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y, int o, int columns)
{
    asn_real  sums[ROWS][PANEL] = {{0}};
    asn_real *to[ROWS]          = {sums[0], sums[1], sums[2], sums[3], sums[4], sums[5]};
    for (int r = 0; r < R; r++)
        memcpy(sums[r], y[r] + o, (size_t)columns * sizeof *sums[r]);
    some_rows(R, in, panel, x, to, 0);
    for (int r = 0; r < R; r++)
        memcpy(y[r] + o, sums[r], (size_t)columns * sizeof *sums[r]);
}

/* Rows in parts of nearly the same number: few at a time would leave the processor waiting. */
ASN_V void product_inside(const asn_real *packed, int in, int out, int n, const asn_real *const *x, asn_real *const *y)
{
    int parts = (n + ROWS - 1) / ROWS;
    for (int o = 0; o < out; o += PANEL, packed += (size_t)in * PANEL)
        for (int part = 0, from = 0, end; part < parts; part++, from = end) {
            end = n * (part + 1) / parts;
            if (out - o >= PANEL)
                some_rows(end - from, in, packed, x + from, y + from, o);
            else
                edge(end - from, in, packed, x + from, y + from, o, out - o);
        }
}
ASN_KERNELS(static, gathered, (const asn_real *packed, int in, int out, int n, const asn_real *const *x, asn_real *const *y), (packed, in, out, n, x, y),
            product_inside(packed, in, out, n, x, y), product_inside(packed, in, out, n, x, y))

void asn_gather_product(const asn_real *packed, int in, int out, int n, const asn_real *const *x, asn_real *const *y)
{
    gathered(packed, in, out, n, x, y);
}
