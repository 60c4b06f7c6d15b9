#include "arithmetic/gather.h"

#include "arithmetic/vec.h"

/* Columns go by in panels of two vectors. A panel is unpacked into plain numbers, which then stay in the nearest cache while all rows go by, a few rows at a
 * time with all their sums in registers. Inputs are added in their order, as in matrix.c. */
enum { VECTORS = 2, PANEL = VECTORS * ASN_LANES, ROWS = 6, FEWEST = 3 };

size_t asn_gather_room(const asn_matrix *w)
{
    return (size_t)(w->rows + 1) * PANEL;
}

/* ---- Panels. */

/* Columns from o on; those that the matrix has not are zero. */
static void unpack_edge(const asn_matrix *m, int o, int columns, int wide, asn_real *to)
{
    const int group = m->form == ASN_AS_HALF ? 2 : 1;
    for (int i = 0; i < m->rows; i++, to += wide)
        for (int c = 0; c < wide; c++) {
            size_t at = (size_t)(i / group) * (size_t)m->cols + (size_t)(o + c);
            if (c >= columns)
                to[c] = 0;
            else if (m->form == ASN_AS_REAL)
                to[c] = ((const asn_real *)m->numbers)[at];
            else
                to[c] = (asn_real)asn_half_to_float((uint16_t)(((const uint32_t *)m->numbers)[at] >> 16 * (i % 2)));
        }
}

ASN_V void unpack_inside(const asn_matrix *m, int o, asn_real *to)
{
    if (m->form == ASN_AS_REAL) {
        const asn_real *from = (const asn_real *)m->numbers + o;
        for (int i = 0; i < m->rows; i++, from += m->cols, to += PANEL)
            ASN_UNROLL for (int v = 0; v < VECTORS; v++)
                asn_v_store(to + v * ASN_LANES, asn_v_load(from + v * ASN_LANES));
        return;
    }
    const char *from = (const char *)m->numbers + (size_t)o * 4;
    for (int i = 0; i < m->rows; i += 2, from += (size_t)m->cols * 4, to += 2 * PANEL) /* an odd last row: there is room for one more */
        ASN_UNROLL for (int v = 0; v < VECTORS; v++)
            ASN_UNROLL for (int k = 0; k < 2; k++)
                asn_v_store(to + k * PANEL + v * ASN_LANES, asn_v_half(asn_v_load_words(from + v * ASN_LANES * 4), k) * (asn_real)0x1p112);
}
ASN_KERNEL(static, unpack, (const asn_matrix *m, int o, asn_real *to), (m, o, to))

/* ---- Rows. */

ASN_V void tile(int R, int V, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y, int o)
{
    asn_v sum[ROWS][VECTORS] = {0}; /* compilers cannot tell that what is read was set */
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int v = 0; v < V; v++)
            sum[r][v] = asn_v_load(y[r] + o + v * ASN_LANES);
    for (int i = 0; i < in; i++, panel += V * ASN_LANES) {
        asn_v w[VECTORS] = {0};
        ASN_UNROLL for (int v = 0; v < V; v++)
            w[v] = asn_v_load(panel + v * ASN_LANES);
        ASN_UNROLL for (int r = 0; r < R; r++)
            ASN_UNROLL for (int v = 0; v < V; v++)
                sum[r][v] = sum[r][v] + x[r][i] * w[v];
    }
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int v = 0; v < V; v++)
            asn_v_store(y[r] + o + v * ASN_LANES, sum[r][v]);
}

ASN_V void tiles(int V, int n, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y, int o)
{
    for (; n >= ROWS; n -= ROWS, x += ROWS, y += ROWS)
        tile(ROWS, V, in, panel, x, y, o);
    switch (n) {
    case 1: tile(1, V, in, panel, x, y, o); break;
    case 2: tile(2, V, in, panel, x, y, o); break;
    case 3: tile(3, V, in, panel, x, y, o); break;
    case 4: tile(4, V, in, panel, x, y, o); break;
    case 5: tile(5, V, in, panel, x, y, o); break;
    default: break;
    }
}

ASN_V void panel_rows_inside(int n, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y, int o)
{
    tiles(VECTORS, n, in, panel, x, y, o);
}
ASN_KERNEL(static, panel_rows, (int n, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y, int o), (n, in, panel, x, y, o))

ASN_V void edge_rows_inside(int n, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y)
{
    tiles(1, n, in, panel, x, y, 0);
}
ASN_KERNEL(static, edge_rows, (int n, int in, const asn_real *panel, const asn_real *const *x, asn_real *const *y), (n, in, panel, x, y))

/* Fewer columns than a vector has lanes, from o on: their sums are kept elsewhere meanwhile. */
static void edge(const asn_matrix *m, int o, int columns, int n, const asn_real *const *x, asn_real *const *y, asn_real *room)
{
    asn_real  sums[ROWS][ASN_LANES];
    asn_real *to[ROWS];
    unpack_edge(m, o, columns, ASN_LANES, room);
    for (int from = 0; from < n; from += ROWS) {
        int rows = n - from < ROWS ? n - from : ROWS;
        for (int r = 0; r < rows; r++) {
            to[r] = sums[r];
            for (int c = 0; c < ASN_LANES; c++)
                sums[r][c] = c < columns ? y[from + r][o + c] : 0;
        }
        edge_rows(rows, m->rows, room, x + from, to);
        for (int r = 0; r < rows; r++)
            for (int c = 0; c < columns; c++)
                y[from + r][o + c] = sums[r][c];
    }
}

void asn_gather_product(const asn_matrix *w, int n, const asn_real *const *x, asn_real *const *y, asn_real *room)
{
    if (n < FEWEST || w->form == ASN_AS_BYTE) { /* unpacking would not pay */
        for (int r = 0; r < n; r++)
            asn_matrix_product(w, 1, x[r], 0, y[r], 0, true);
        return;
    }
    int o = 0;
    for (; o + PANEL <= w->cols; o += PANEL) {
        unpack(w, o, room);
        panel_rows(n, w->rows, room, x, y, o);
    }
    for (; o < w->cols; o += ASN_LANES)
        edge(w, o, w->cols - o < ASN_LANES ? w->cols - o : ASN_LANES, n, x, y, room);
}
