#include "arithmetic/gather.h"

#include "arithmetic/vec.h"

#include <stdlib.h>

/* A panel of columns stays in the nearest cache while all rows go by, a few at a time with all their sums in registers. Inputs are added in their order, as
 * in matrix.c, and nothing is contracted. Compilers make two registers of a wide vector, or four, where the machine has no such wide ones.
 * Keeping weights as halves where that loses nothing was slower: unpacking them takes the units that multiply. */
#ifdef ASN_VECTORS
enum { WIDE = 16 };
typedef float          wide __attribute__((vector_size(64), aligned(4), may_alias));
typedef asn_v_anywhere narrow;
#else
enum { WIDE = 1 };
typedef asn_real wide, narrow;
#endif
enum { NARROW = WIDE > 1 ? WIDE / 2 : 1 };

/* Rows are copied before they are multiplied, a block of their inputs at a time: from then on they lie a constant apart, so that one address leads to all of
 * them. It is no power of two: rows would get in each other's way in the cache. */
enum { INPUTS = 512, APART = INPUTS + 16, MOST_ROWS = 14, ROWS = 4 * MOST_ROWS };

struct asn_gather {
    int in, out;
    _Alignas(64) asn_real numbers[]; /* panel by panel */
};

/* ---- Packing: whole panels, and one of the columns that are left, with zeros behind them. It is narrow if they are few. */

static int width_of_last(int out)
{
    return out % WIDE == 0 ? 0 : out % WIDE <= NARROW ? NARROW : WIDE;
}

static void pack_row(asn_gather *g, int i, const asn_real *row)
{
    for (int o = 0; o < g->out; o += WIDE) {
        int       width = g->out - o >= WIDE ? WIDE : width_of_last(g->out);
        asn_real *to    = g->numbers + (size_t)g->in * (size_t)o + (size_t)i * (size_t)width;
        for (int c = 0; c < width; c++)
            to[c] = o + c < g->out ? row[o + c] : 0;
    }
}

asn_gather *asn_gather_new(const asn_matrix *w)
{
    asn_real   *row   = w->form == ASN_AS_BYTE ? NULL : calloc((size_t)w->cols + 1, sizeof *row);
    size_t      bytes = sizeof(asn_gather) + (size_t)w->rows * (size_t)(w->cols + WIDE) * sizeof *row;
    asn_gather *g     = row ? aligned_alloc(64, (bytes + 63) & ~(size_t)63) : NULL;
    if (g) {
        g->in  = w->rows;
        g->out = w->cols;
        for (int i = 0; i < w->rows; i++) {
            asn_matrix_row(w, i, row);
            pack_row(g, i, row);
        }
    }
    free(row);
    return g;
}

/* ---- Products. */

typedef struct rows { /* a block of their inputs */
    int              in;
    const asn_real  *x; /* the rows, APART numbers apart */
    asn_real *const *y;
    const bool      *add; /* y += x w, not = */
} rows;

#define EACH_ROW ASN_UNROLL_TO(14) for (int r = 0; r < R; r++)

/* R rows by one panel, from column o on. */
#define TILE(name, vector)                                                                        \
    ASN_V void name(int R, const asn_real *panel, rows at, int o)                                 \
    {                                                                                             \
        const asn_real *x              = at.x;                                                    \
        vector          sum[MOST_ROWS] = {0};                                                     \
        EACH_ROW if (at.add[r])                                                                   \
            sum[r] = *(const vector *)(const void *)(at.y[r] + o);                                \
        for (int i = 0; i < at.in; i++, x++, panel += sizeof(vector) / sizeof *panel) {           \
            vector w = *(const vector *)(const void *)panel;                                      \
            EACH_ROW sum[r] = sum[r] + x[r * APART] * w;                                          \
        }                                                                                         \
        EACH_ROW *(vector *)(void *)(at.y[r] + o) = sum[r];                                       \
    }
TILE(wide_tile, wide)
TILE(narrow_tile, narrow)

/* most: of R */
#define SOME_ROWS(name, tile)                                                    \
    ASN_V void name(int R, int most, const asn_real *panel, rows at, int o)      \
    {                                                                            \
        switch (R) {                                                             \
        case 1: tile(1, panel, at, o); break;                                    \
        case 2: tile(2, panel, at, o); break;                                    \
        case 3: tile(3, panel, at, o); break;                                    \
        case 4: tile(4, panel, at, o); break;                                    \
        case 5: tile(5, panel, at, o); break;                                    \
        case 6: tile(6, panel, at, o); break;                                    \
        case 7: if (most > 6) tile(7, panel, at, o); break;                      \
        case 8: if (most > 6) tile(8, panel, at, o); break;                      \
        case 9: if (most > 6) tile(9, panel, at, o); break;                      \
        case 10: if (most > 6) tile(10, panel, at, o); break;                    \
        case 11: if (most > 6) tile(11, panel, at, o); break;                    \
        case 12: if (most > 6) tile(12, panel, at, o); break;                    \
        case 13: if (most > 6) tile(13, panel, at, o); break;                    \
        default: if (most > 6) tile(14, panel, at, o); break;                    \
        }                                                                        \
    }
SOME_ROWS(wide_rows, wide_tile)
SOME_ROWS(narrow_rows, narrow_tile)

/* The columns that are left: their sums are kept elsewhere meanwhile. */
ASN_V void edge(int R, int most, const asn_gather *g, int i, rows at, int o)
{
    int       columns = g->out - o, last = width_of_last(g->out);
    asn_real  sums[MOST_ROWS][WIDE], *to[MOST_ROWS];
    const asn_real *panel = g->numbers + (size_t)g->in * (size_t)o + i * last;
    for (int r = 0; r < R; r++) {
        to[r] = sums[r];
        memset(sums[r], 0, sizeof sums[r]);
        memcpy(sums[r], at.y[r] + o, (size_t)columns * sizeof *sums[r]);
    }
    rows inside = {at.in, at.x, to, at.add};
    if (last == WIDE)
        wide_rows(R, most, panel, inside, 0);
    else
        narrow_rows(R, most, panel, inside, 0);
    for (int r = 0; r < R; r++)
        memcpy(at.y[r] + o, sums[r], (size_t)columns * sizeof *sums[r]);
}

/* Inputs from i on. Rows go in parts of nearly the same number: few at a time would leave the processor waiting. most: as many as there are registers for. */
ASN_V void product_inside(int most, const asn_gather *g, int i, int n, rows at)
{
    int parts = (n + most - 1) / most;
    for (int o = 0; o < g->out; o += WIDE)
        for (int part = 0, from = 0, end; part < parts; part++, from = end) {
            end       = n * (part + 1) / parts;
            rows some = {at.in, at.x + from * APART, at.y + from, at.add + from};
            if (g->out - o >= WIDE)
                wide_rows(end - from, most, g->numbers + (size_t)g->in * (size_t)o + i * WIDE, some, o);
            else
                edge(end - from, most, g, i, some, o);
        }
}
ASN_KERNELS(static, gathered, (const asn_gather *g, int i, int n, rows at), (g, i, n, at), product_inside(6, g, i, n, at), product_inside(6, g, i, n, at))

/* Once more for registers of sixteen numbers. No FMA here either. */
#ifdef ASN_WIDER
#ifdef __clang__
#define WIDEST __attribute__((target("avx512f,avx512vl")))
#else
#define WIDEST __attribute__((target("avx512f,avx512vl"), optimize("O3", "no-math-errno", "no-trapping-math", "fp-contract=off")))
#endif
static WIDEST void gathered_widest(const asn_gather *g, int i, int n, rows at)
{
    product_inside(MOST_ROWS, g, i, n, at);
}

static bool is_widest(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl");
}
#else
#define gathered_widest gathered
static bool is_widest(void)
{
    return false;
}
#endif

void asn_gather_product(const asn_gather *g, int n, const asn_real *const *x, asn_real *const *y, const bool *add)
{
    asn_real copies[ROWS * APART];
    bool     go_on[ROWS];
    memset(go_on, true, sizeof go_on);
    for (int from = 0; from < n; from += ROWS)
        for (int i = 0; i < g->in; i += INPUTS) {
            rows at = {g->in - i < INPUTS ? g->in - i : INPUTS, copies, y + from, i ? go_on : add + from};
            int  R  = n - from < ROWS ? n - from : ROWS;
            for (int r = 0; r < R; r++)
                memcpy(copies + r * APART, x[from + r] + i, (size_t)at.in * sizeof *copies);
            (is_widest() ? gathered_widest : gathered)(g, i, R, at);
        }
}
