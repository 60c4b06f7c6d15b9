/* gemm_kernel.h: matrix products for one kind of processor. gemm.c includes it once for each kind, after it has defined
 *   KIND(name)    the name with the kind's own ending                         KERNEL         attributes of its functions
 *   LANES         how many numbers a register (vector) holds                  SUMS           how many registers hold sums: 12 or 24
 *   BROAD         most registers of columns of a tile: 3 or 4                 BROADEST       of a tile of one or two rows: more than BROAD
 *   TAKEN(n)      how many registers of columns go together, of n that are left
 *   zero(), load(p), store(p, v), load_some(p, n), store_some(p, v, n)        n: of the first n lanes only, 0 <= n < LANES
 *   all(x)        the number in all lanes                                     fma_of(a, b, c) a b + c, rounded once
 *   DOT_ROWS      rows of a tile of dot products, 3 or 4                      KIND(finish)   adds up the lanes of up to four sums, as gemm.h says
 * and takes these names away in the end. */

#define INLINE KERNEL static inline __attribute__((always_inline))
#define UNROLL ASN_UNROLL_TO(12)

/* ---- Rows by columns: R rows and V registers of columns at a time; of the last register only p->last lanes, where cut. */

/* Asks for n numbers that will be needed soon, from wherever they are: a line of the cache holds 16 floats. A processor finds out by itself what comes next in a
 * row, but not that a tile goes on in the next row after a few numbers. */
INLINE void KIND(ask)(const asn_real *at, int n)
{
    UNROLL for (int i = 0; i < n; i += 16)
        __builtin_prefetch(at + i);
    __builtin_prefetch(at + n - 1);
}

INLINE void KIND(tile)(const panel *p, int R, int V, bool cut, const asn_real *a, asn_real *c)
{
    const asn_real *b = p->b;
    vector          sum[12][BROADEST];
    const bool      first = a == p->a && !p->copied; /* of a panel: the others find b in the cache */
    UNROLL for (int r = 0; r < R; r++)
        KIND(ask)(c + (R + r) * p->cs, V * LANES); /* the next tile's */
    UNROLL for (int r = 0; r < R; r++)
        UNROLL for (int v = 0; v < V; v++) {
            const asn_real *from = c + r * p->cs + LANES * v;
            sum[r][v]            = !p->add ? zero() : cut && v == V - 1 ? load_some(from, p->last) : load(from);
        }
    for (int i = 0; i < p->k; i++, a += p->aks, b += p->bs) {
        vector w[BROADEST];
        if (first)
            KIND(ask)(b + V * LANES, V * LANES); /* the next panel's */
        UNROLL for (int v = 0; v < V; v++)
            w[v] = cut && v == V - 1 ? load_some(b + LANES * v, p->last) : load(b + LANES * v);
        UNROLL for (int r = 0; r < R; r++) {
            vector x = all(a[r * p->ars]);
            UNROLL for (int v = 0; v < V; v++)
                sum[r][v] = fma_of(x, w[v], sum[r][v]);
        }
    }
    UNROLL for (int r = 0; r < R; r++)
        UNROLL for (int v = 0; v < V; v++) {
            asn_real *to = c + r * p->cs + LANES * v;
            if (cut && v == V - 1)
                store_some(to, sum[r][v], p->last);
            else
                store(to, sum[r][v]);
        }
}

/* All rows, R at a time, then the six, five ... one that are left. */
INLINE void KIND(tiles)(const panel *p, int R, int V, bool cut)
{
    const asn_real *a = p->a;
    asn_real       *c = p->c;
    int             m = p->m;
    for (; m >= R; m -= R, a += R * p->ars, c += R * p->cs)
        KIND(tile)(p, R, V, cut, a, c);
    if (R > 6 && m >= 6) {
        KIND(tile)(p, 6, V, cut, a, c);
        m -= 6;
        a += 6 * p->ars;
        c += 6 * p->cs;
    }
    switch (m) {
    case 5: if (R > 5) KIND(tile)(p, 5, V, cut, a, c); break;
    case 4: if (R > 4) KIND(tile)(p, 4, V, cut, a, c); break;
    case 3: if (R > 3) KIND(tile)(p, 3, V, cut, a, c); break;
    case 2: KIND(tile)(p, 2, V, cut, a, c); break;
    case 1: KIND(tile)(p, 1, V, cut, a, c); break;
    default: break;
    }
}

/* One or two rows take more columns at a time: a sum alone would wait for its last step. */
KERNEL static void KIND(broadest)(const panel *p)
{
    if (p->m == 1)
        KIND(tile)(p, 1, BROADEST, false, p->a, p->c);
    else
        KIND(tile)(p, 2, BROADEST, false, p->a, p->c);
}

/* Tiles of one, two and more registers of columns, as many rows high as there are registers for their sums. */
KERNEL static void KIND(one)(const panel *p)
{
    p->last ? KIND(tiles)(p, SUMS / 2, 1, true) : KIND(tiles)(p, SUMS / 2, 1, false);
}
KERNEL static void KIND(two)(const panel *p)
{
    p->last ? KIND(tiles)(p, SUMS / 2, 2, true) : KIND(tiles)(p, SUMS / 2, 2, false);
}
KERNEL static void KIND(three)(const panel *p)
{
    p->last ? KIND(tiles)(p, SUMS / 3, 3, true) : KIND(tiles)(p, SUMS / 3, 3, false);
}
#if BROAD > 3
KERNEL static void KIND(four)(const panel *p)
{
    p->last ? KIND(tiles)(p, SUMS / 4, 4, true) : KIND(tiles)(p, SUMS / 4, 4, false);
}
#endif

/* How many columns go together, of so many that are left. */
static int KIND(columns)(int m, int left)
{
    int registers = (left + LANES - 1) / LANES, taken = m <= 2 && left >= BROADEST * LANES ? BROADEST : TAKEN(registers);
    return left < taken * LANES ? left : taken * LANES;
}

/* A panel of n columns, as many as columns gives. */
static void KIND(run)(panel *p, int n)
{
    int registers = (n + LANES - 1) / LANES;
    p->last       = n % LANES;
    switch (registers) {
    case 1: KIND(one)(p); break;
    case 2: KIND(two)(p); break;
    case 3: KIND(three)(p); break;
#if BROAD > 3
    case 4: KIND(four)(p); break;
#endif
    default: KIND(broadest)(p); break;
    }
}

/* ---- Rows by rows: R of the one by four of the other, all their dot products at once. A sum has eight lanes; where registers are shorter, it takes
 * several rounds, which begin at lane 0, LANES ... */

#if LANES <= 8

INLINE void KIND(round)(int R, int k, const asn_real *a, ptrdiff_t as, const asn_real *const b[4], int at, vector sum[4][4])
{
    UNROLL for (int r = 0; r < R; r++)
        UNROLL for (int j = 0; j < 4; j++)
            sum[r][j] = zero();
    int i = at, whole = k & ~7;
    for (; i < whole; i += 8)
        UNROLL for (int j = 0; j < 4; j++) {
            vector w = load(b[j] + i);
            UNROLL for (int r = 0; r < R; r++)
                sum[r][j] = fma_of(load(a + r * as + i), w, sum[r][j]);
        }
    int left = k - i;
    if (whole < k && left >= LANES)
        UNROLL for (int j = 0; j < 4; j++)
            UNROLL for (int r = 0; r < R; r++)
                sum[r][j] = fma_of(load(a + r * as + i), load(b[j] + i), sum[r][j]);
    else if (whole < k) /* lanes behind the end add 0 */
        UNROLL for (int j = 0; j < 4; j++)
            UNROLL for (int r = 0; r < R; r++)
                sum[r][j] = fma_of(load_some(a + r * as + i, left < 0 ? 0 : left), load_some(b[j] + i, left < 0 ? 0 : left), sum[r][j]);
}

/* R rows of a by n rows of b. Where fewer than four are left of b, the last one counts again, for nothing. */
INLINE void KIND(dots)(int R, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    for (int j = 0; j < n; j += 4) {
        int                   here   = n - j < 4 ? n - j : 4;
        const asn_real *const row[4] = {b + j * bs, b + (j + (here > 1 ? 1 : 0)) * bs, b + (j + (here > 2 ? 2 : here - 1)) * bs, b + (j + here - 1) * bs};
        vector                sum[8 / LANES][4][4];
        UNROLL for (int round = 0; round < 8 / LANES; round++)
            KIND(round)(R, k, a, as, row, round * LANES, sum[round]);
        UNROLL for (int r = 0; r < R; r++)
            KIND(finish)(sum, r, here, c + r * cs + j, add);
    }
}

KERNEL static void KIND(all_dots)(int m, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    for (; m >= DOT_ROWS; m -= DOT_ROWS, a += DOT_ROWS * as, c += DOT_ROWS * cs)
        KIND(dots)(DOT_ROWS, n, k, a, as, b, bs, c, cs, add);
    switch (m) {
    case 3: if (DOT_ROWS > 3) KIND(dots)(3, n, k, a, as, b, bs, c, cs, add); break;
    case 2: KIND(dots)(2, n, k, a, as, b, bs, c, cs, add); break;
    case 1: KIND(dots)(1, n, k, a, as, b, bs, c, cs, add); break;
    default: break;
    }
}

static const asn_gemm_kind KIND(kind) = {KIND_NAME, KIND(columns), KIND(run), KIND(all_dots)};
#endif

#undef INLINE
#undef UNROLL
#undef KIND
#undef KIND_NAME
#undef KERNEL
#undef LANES
#undef BROAD
#undef TAKEN
#undef SUMS
#undef BROADEST
#undef DOT_ROWS
#undef vector
#undef zero
#undef load
#undef store
#undef load_some
#undef store_some
#undef all
#undef fma_of
