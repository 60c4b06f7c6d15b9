#include "arithmetic/gemm.h"

#if defined __x86_64__ && defined __GNUC__ && !defined ASN_DOUBLE && !defined ASN_PLAIN
#include <immintrin.h>

#define FAST   __attribute__((target("avx2,fma")))
#define INLINE FAST static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 6")

bool asn_gemm_here(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

INLINE __m256i first_lanes(int n)
{
    static const int32_t on[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
    return _mm256_loadu_si256((const __m256i *)(const void *)(on + 8 - n));
}

/* ---- Rows by columns: R rows and V registers of columns at a time. The last register is cut by the mask when cut. ahead:
 * fetches the columns that come next, a jump that processors do not foresee. */

typedef struct block { /* what a column of tiles has in common */
    int          m, k;
    const float *a, *b;
    ptrdiff_t    ars, aks, bs, cs;
    float       *c;
    __m256i      mask;
} block;

INLINE void tile(const block *p, int R, int V, bool cut, bool add, bool ahead, const float *a, float *c)
{
    const float *b = p->b;
    __m256       sum[6][6];
    UNROLL for (int r = 0; r < R; r++)
        UNROLL for (int v = 0; v < V; v++)
            sum[r][v] = _mm256_setzero_ps();
    for (int i = 0; i < p->k; i++, a += p->aks, b += p->bs) {
        __m256 w[6];
        UNROLL for (int v = 0; v < V; v++)
            w[v] = cut && v == V - 1 ? _mm256_maskload_ps(b + 8 * v, p->mask) : _mm256_loadu_ps(b + 8 * v);
        if (ahead)
            _mm_prefetch((const char *)(b + 8 * V + 8), _MM_HINT_T0);
        UNROLL for (int r = 0; r < R; r++) {
            __m256 x = _mm256_broadcast_ss(a + r * p->ars);
            UNROLL for (int v = 0; v < V; v++)
                sum[r][v] = _mm256_fmadd_ps(x, w[v], sum[r][v]);
        }
    }
    UNROLL for (int r = 0; r < R; r++)
        UNROLL for (int v = 0; v < V; v++) {
            float *to = c + r * p->cs + 8 * v;
            if (cut && v == V - 1)
                _mm256_maskstore_ps(to, p->mask, add ? _mm256_add_ps(sum[r][v], _mm256_maskload_ps(to, p->mask)) : sum[r][v]);
            else
                _mm256_storeu_ps(to, add ? _mm256_add_ps(sum[r][v], _mm256_loadu_ps(to)) : sum[r][v]);
        }
}

INLINE void tiles(const block *p, int R, int V, bool cut, bool add)
{
    const float *a = p->a;
    float       *c = p->c;
    int          m = p->m;
    bool         first = true;
    for (; m >= R; m -= R, a += R * p->ars, c += R * p->cs, first = false)
        if (first)
            tile(p, R, V, cut, add, true, a, c);
        else
            tile(p, R, V, cut, add, false, a, c);
    if (R > 5 && m == 5)
        tile(p, 5, V, cut, add, false, a, c);
    if (R > 4 && m == 4)
        tile(p, 4, V, cut, add, false, a, c);
    switch (m) {
    case 3: tile(p, 3, V, cut, add, false, a, c); break;
    case 2: tile(p, 2, V, cut, add, false, a, c); break;
    case 1: tile(p, 1, V, cut, add, false, a, c); break;
    default: break;
    }
}

/* Few rows take more columns at a time: there are registers for twelve sums, and one alone waits for the last. */
FAST static void tiles_six(const block *p, bool add)
{
    if (p->m == 1)
        add ? tile(p, 1, 6, false, true, false, p->a, p->c) : tile(p, 1, 6, false, false, false, p->a, p->c);
    else
        add ? tile(p, 2, 6, false, true, false, p->a, p->c) : tile(p, 2, 6, false, false, false, p->a, p->c);
}

FAST static void tiles_four(const block *p, bool add)
{
    add ? tile(p, 3, 4, false, true, false, p->a, p->c) : tile(p, 3, 4, false, false, false, p->a, p->c);
}

FAST static void tiles_three(const block *p, bool cut, bool add)
{
    if (cut)
        add ? tiles(p, 4, 3, true, true) : tiles(p, 4, 3, true, false);
    else
        add ? tiles(p, 4, 3, false, true) : tiles(p, 4, 3, false, false);
}

FAST static void tiles_two(const block *p, bool cut, bool add)
{
    if (cut)
        add ? tiles(p, 6, 2, true, true) : tiles(p, 6, 2, true, false);
    else
        add ? tiles(p, 6, 2, false, true) : tiles(p, 6, 2, false, false);
}

FAST static void tiles_one(const block *p, bool cut, bool add)
{
    if (cut)
        add ? tiles(p, 6, 1, true, true) : tiles(p, 6, 1, true, false);
    else
        add ? tiles(p, 6, 1, false, true) : tiles(p, 6, 1, false, false);
}

FAST void asn_gemm(int m, int n, int k, const asn_real *a, ptrdiff_t ars, ptrdiff_t aks, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    if (m <= 0)
        return;
    for (int o = 0; o < n;) {
        int   left = n - o, here;
        block p    = {m, k, a, b + o, ars, aks, bs, cs, c + o, first_lanes(left % 8)};
        if (m <= 2 && left >= 48) {
            tiles_six(&p, add);
            here = 48;
        } else if (m == 3 && left >= 32) {
            tiles_four(&p, add);
            here = 32;
        } else if (left > 16 && left <= 24) {
            tiles_three(&p, left < 24, add);
            here = left;
        } else if (left > 8) {
            tiles_two(&p, left < 16, add);
            here = left < 16 ? left : 16;
        } else {
            tiles_one(&p, left < 8, add);
            here = left;
        }
        o += here;
    }
}

/* ---- Rows by rows: R of the one by N of the other, all of their dot products at once. */

INLINE __m128 sums(__m256 a, __m256 b, __m256 c, __m256 d)
{
    __m256 x = _mm256_hadd_ps(_mm256_hadd_ps(a, b), _mm256_hadd_ps(c, d));
    return _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1));
}

INLINE void dots(int R, int N, bool add, int k, const float *a, ptrdiff_t as, const float *b, ptrdiff_t bs, float *c, ptrdiff_t cs)
{
    __m256 sum[3][4];
    UNROLL for (int r = 0; r < R; r++)
        UNROLL for (int j = 0; j < 4; j++)
            sum[r][j] = _mm256_setzero_ps();
    int i = 0;
    for (; i + 8 <= k; i += 8) {
        __m256 x[3];
        UNROLL for (int r = 0; r < R; r++)
            x[r] = _mm256_loadu_ps(a + r * as + i);
        UNROLL for (int j = 0; j < N; j++) {
            __m256 w = _mm256_loadu_ps(b + j * bs + i);
            UNROLL for (int r = 0; r < R; r++)
                sum[r][j] = _mm256_fmadd_ps(x[r], w, sum[r][j]);
        }
    }
    if (i < k) {
        __m256i mask = first_lanes(k - i);
        __m256  x[3];
        UNROLL for (int r = 0; r < R; r++)
            x[r] = _mm256_maskload_ps(a + r * as + i, mask);
        UNROLL for (int j = 0; j < N; j++) {
            __m256 w = _mm256_maskload_ps(b + j * bs + i, mask);
            UNROLL for (int r = 0; r < R; r++)
                sum[r][j] = _mm256_fmadd_ps(x[r], w, sum[r][j]);
        }
    }
    __m128i few = _mm256_castsi256_si128(first_lanes(N));
    UNROLL for (int r = 0; r < R; r++) {
        __m128 s = sums(sum[r][0], sum[r][1], sum[r][2], sum[r][3]);
        if (N == 4)
            _mm_storeu_ps(c + r * cs, add ? _mm_add_ps(s, _mm_loadu_ps(c + r * cs)) : s);
        else
            _mm_maskstore_ps(c + r * cs, few, add ? _mm_add_ps(s, _mm_maskload_ps(c + r * cs, few)) : s);
    }
}

INLINE void dots_of(int R, int n, bool add, int k, const float *a, ptrdiff_t as, const float *b, ptrdiff_t bs, float *c, ptrdiff_t cs)
{
    for (; n >= 4; n -= 4, b += 4 * bs, c += 4)
        dots(R, 4, add, k, a, as, b, bs, c, cs);
    if (n == 3)
        dots(R, 3, add, k, a, as, b, bs, c, cs);
    else if (n == 2)
        dots(R, 2, add, k, a, as, b, bs, c, cs);
    else if (n == 1)
        dots(R, 1, add, k, a, as, b, bs, c, cs);
}

INLINE void all_dots(int m, int n, bool add, int k, const float *a, ptrdiff_t as, const float *b, ptrdiff_t bs, float *c, ptrdiff_t cs)
{
    for (; m >= 3; m -= 3, a += 3 * as, c += 3 * cs)
        dots_of(3, n, add, k, a, as, b, bs, c, cs);
    if (m == 2)
        dots_of(2, n, add, k, a, as, b, bs, c, cs);
    else if (m == 1)
        dots_of(1, n, add, k, a, as, b, bs, c, cs);
}

FAST void asn_gemm_transposed(int m, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    /* rows of b in blocks that stay in the first cache while all of a goes by */
    for (int j = 0; j < n; j += 32) {
        int here = n - j < 32 ? n - j : 32;
        if (add)
            all_dots(m, here, true, k, a, as, b + j * bs, bs, c + j, cs);
        else
            all_dots(m, here, false, k, a, as, b + j * bs, bs, c + j, cs);
    }
}
#else
bool asn_gemm_here(void)
{
    return false;
}
void asn_gemm(int m, int n, int k, const asn_real *a, ptrdiff_t ars, ptrdiff_t aks, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    (void)m, (void)n, (void)k, (void)a, (void)ars, (void)aks, (void)b, (void)bs, (void)c, (void)cs, (void)add;
}
void asn_gemm_transposed(int m, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    (void)m, (void)n, (void)k, (void)a, (void)as, (void)b, (void)bs, (void)c, (void)cs, (void)add;
}
#endif
