#include "arithmetic/gather.h"

#include "arithmetic/vec.h"

#include <stdlib.h>

/* A panel of columns stays in the nearest cache while all rows go by, a few at a time with all their sums in registers. Inputs are added in their order, as
 * in matrix.c, and nothing is contracted. Compilers make two registers of a wide vector, or four, where the machine has no such wide ones. */
#ifdef ASN_VECTORS
enum { WIDE = 16 };
typedef float wide __attribute__((vector_size(64), aligned(4), may_alias));
#else
enum { WIDE = 1 };
typedef asn_real wide;
#endif
enum { NARROW = WIDE > 1 ? WIDE / 2 : 1, MOST_ROWS = 12 };

/* ---- Packing: whole panels, and last one of the columns that are left, with zeros behind them, which is narrow if they are few. */

static int width_of_last(int out)
{
    return out % WIDE == 0 ? 0 : out % WIDE <= NARROW ? NARROW : WIDE;
}

static void pack_row(const asn_matrix *w, int i, const asn_real *row, asn_real *to)
{
    size_t in = (size_t)w->rows, at = (size_t)i;
    int    o = 0, last = width_of_last(w->cols), left = w->cols % WIDE;
    for (; o + WIDE <= w->cols; o += WIDE, to += in * WIDE)
        memcpy(to + at * WIDE, row + o, WIDE * sizeof *row);
    for (int c = 0; c < last; c++)
        to[at * (size_t)last + (size_t)c] = c < left ? row[o + c] : 0;
}

asn_real *asn_gather_pack(const asn_matrix *w)
{
    size_t    in = (size_t)w->rows, bytes = in * (size_t)(w->cols + WIDE) * sizeof(asn_real);
    asn_real *all = w->form == ASN_AS_BYTE ? NULL : aligned_alloc(64, (bytes + 63) & ~(size_t)63);
    asn_real *row = all ? calloc((size_t)w->cols + 1, sizeof *row) : NULL;
    for (int i = 0; i < w->rows && row; i++) {
        asn_matrix_row(w, i, row);
        pack_row(w, i, row, all);
    }
    if (!row) {
        free(all);
        all = NULL;
    }
    free(row);
    return all;
}

/* ---- Products. */

typedef struct rows {
    int                    in;
    const asn_real *const *x;
    asn_real *const       *y;
} rows;

#define TILE(name, vector)                                                                        \
    ASN_V void name(int R, const asn_real *panel, rows at, int o)                                 \
    {                                                                                             \
        vector sum[MOST_ROWS] = {0}; /* compilers cannot tell that what is read was set */        \
        ASN_UNROLL_ALL for (int r = 0; r < R; r++)                                                \
            sum[r] = *(const vector *)(const void *)(at.y[r] + o);                                \
        for (int i = 0; i < at.in; i++, panel += sizeof(vector) / sizeof *panel) {                \
            vector w = *(const vector *)(const void *)panel;                                      \
            ASN_UNROLL_ALL for (int r = 0; r < R; r++)                                            \
                sum[r] = sum[r] + at.x[r][i] * w;                                                 \
        }                                                                                         \
        ASN_UNROLL_ALL for (int r = 0; r < R; r++)                                                \
            *(vector *)(void *)(at.y[r] + o) = sum[r];                                            \
    }
#ifdef __GNUC__
#define ASN_UNROLL_ALL _Pragma("GCC unroll 12")
#else
#define ASN_UNROLL_ALL
#endif
#ifdef ASN_VECTORS
TILE(wide_tile, wide)
TILE(narrow_tile, asn_v_anywhere)
#else
TILE(wide_tile, wide)
TILE(narrow_tile, wide)
#endif

#define CASE(R, tile) case R: tile(R, panel, at, o); break;
#define ROWS_OF(name, tile)                                                                                        \
    ASN_V void name(int R, int most, const asn_real *panel, rows at, int o)                                        \
    {                                                                                                              \
        switch (R) {                                                                                               \
            CASE(1, tile) CASE(2, tile) CASE(3, tile) CASE(4, tile) CASE(5, tile)                                  \
        case 6: tile(6, panel, at, o); break;                                                                      \
        case 7: if (most > 6) tile(7, panel, at, o); break;                                                        \
        case 8: if (most > 6) tile(8, panel, at, o); break;                                                        \
        case 9: if (most > 6) tile(9, panel, at, o); break;                                                        \
        case 10: if (most > 6) tile(10, panel, at, o); break;                                                      \
        case 11: if (most > 6) tile(11, panel, at, o); break;                                                      \
        default: if (most > 6) tile(12, panel, at, o); break;                                                      \
        }                                                                                                          \
    }
ROWS_OF(wide_rows, wide_tile)
ROWS_OF(narrow_rows, narrow_tile)

/* The columns that are left: their sums are kept elsewhere meanwhile. */
ASN_V void edge(int R, int most, const asn_real *panel, rows at, int o, int columns, int last)
{
    asn_real  sums[MOST_ROWS][WIDE];
    asn_real *to[MOST_ROWS];
    for (int r = 0; r < R; r++) {
        to[r] = sums[r];
        for (int c = 0; c < last; c++)
            sums[r][c] = c < columns ? at.y[r][o + c] : 0;
    }
    rows inside = {at.in, at.x, to};
    if (last == WIDE)
        wide_rows(R, most, panel, inside, 0);
    else
        narrow_rows(R, most, panel, inside, 0);
    for (int r = 0; r < R; r++)
        for (int c = 0; c < columns; c++)
            at.y[r][o + c] = sums[r][c];
}

/* Rows in parts of nearly the same number: few at a time would leave the processor waiting. most: as many as there are registers for. */
ASN_V void product_inside(int most, const asn_real *packed, int out, int n, rows at)
{
    int parts = (n + most - 1) / most;
    for (int o = 0; o < out; o += WIDE, packed += (size_t)at.in * WIDE)
        for (int part = 0, from = 0, end; part < parts; part++, from = end) {
            end       = n * (part + 1) / parts;
            rows some = {at.in, at.x + from, at.y + from};
            if (out - o >= WIDE)
                wide_rows(end - from, most, packed, some, o);
            else
                edge(end - from, most, packed, some, o, out - o, width_of_last(out));
        }
}
ASN_KERNELS(static, gathered, (const asn_real *packed, int out, int n, rows at), (packed, out, n, at), product_inside(6, packed, out, n, at), product_inside(6, packed, out, n, at))

#ifdef ASN_WIDER
#ifdef __clang__
#define WIDEST __attribute__((target("avx512f,avx512vl,avx2")))
#else
#define WIDEST __attribute__((target("avx512f,avx512vl,avx2"), optimize("O3", "no-math-errno", "no-trapping-math", "fp-contract=off")))
#endif
static WIDEST void gathered_widest(const asn_real *packed, int out, int n, rows at)
{
    product_inside(MOST_ROWS, packed, out, n, at);
}
#endif

void asn_gather_product(const asn_real *packed, int in, int out, int n, const asn_real *const *x, asn_real *const *y)
{
    rows at = {in, x, y};
#ifdef ASN_WIDER
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")) {
        gathered_widest(packed, out, n, at);
        return;
    }
#endif
    gathered(packed, out, n, at);
}
