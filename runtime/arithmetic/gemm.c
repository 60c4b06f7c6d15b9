#include "arithmetic/gemm.h"

#include "arithmetic/vec.h"
#include "ground/api.h"

#include <stdlib.h>

#if defined __GNUC__ && !defined __clang__
#pragma GCC optimize("O3", "no-math-errno", "no-trapping-math", "fp-contract=off")
#endif

/* Columns of b, all rows of a, and where the products go. */
typedef struct panel {
    int             m, k, last; /* last: lanes of the last register of columns; 0: all */
    const asn_real *a, *b;
    ptrdiff_t       ars, aks, bs, cs;
    asn_real       *c;
    bool            add, copied; /* copied: b is a copy of its columns alone */
} panel;

typedef struct asn_gemm_kind {
    const char *name;
    int (*columns)(int m, int left);
    void (*run)(panel *p, int n);
    void (*dots)(int m, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add);
} asn_gemm_kind;

/* ---- Kinds of processors. */

#if defined __x86_64__ && defined __GNUC__ && !defined ASN_DOUBLE
#define X86
#include <immintrin.h>

#define AVX2   __attribute__((target("avx2,fma")))
#define AVX512 __attribute__((target("avx512f,avx512vl,avx512dq,avx2,fma")))

/* The first n lanes. MemorySanitizer does not know these instructions: it would not see what they read, nor that memory was written. */
#ifndef ASN_MSAN
AVX2 static inline __attribute__((always_inline)) __m256i first_lanes(int n)
{
    static const int32_t on[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
    return _mm256_loadu_si256((const __m256i *)(const void *)(on + 8 - n));
}
#define load_few(p, n)      _mm256_maskload_ps(p, first_lanes(n))
#define store_few(p, v, n)  _mm256_maskstore_ps(p, first_lanes(n), v)
#else
AVX2 static inline __attribute__((always_inline)) __m256 load_few(const float *from, int n)
{
    float few[8] = {0};
    memcpy(few, from, (size_t)n * sizeof *few);
    return _mm256_loadu_ps(few);
}
AVX2 static inline __attribute__((always_inline)) void store_few(float *to, __m256 v, int n)
{
    float few[8];
    _mm256_storeu_ps(few, v);
    memcpy(to, few, (size_t)n * sizeof *few);
}
#endif

/* Four sums of eight: neighbours, then neighbours again, then halves. */
AVX2 static inline __attribute__((always_inline)) void put_four(__m256 t0, __m256 t1, __m256 t2, __m256 t3, int n, float *to, bool add)
{
    __m256 x = _mm256_hadd_ps(_mm256_hadd_ps(t0, t1), _mm256_hadd_ps(t2, t3));
    __m128 s = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1));
    if (n == 4)
        _mm_storeu_ps(to, add ? _mm_add_ps(_mm_loadu_ps(to), s) : s);
    else
        store_few(to, _mm256_castps128_ps256(add ? _mm_add_ps(_mm256_castps256_ps128(load_few(to, n)), s) : s), n);
}

AVX2 static inline __attribute__((always_inline)) void finish_avx2(__m256 sum[1][4][4], int r, int n, float *to, bool add)
{
    put_four(sum[0][r][0], sum[0][r][1], sum[0][r][2], sum[0][r][3], n, to, add);
}

#define KIND(name)           name##_avx2
#define KIND_NAME            "avx2"
#define KERNEL               AVX2
#define LANES                8
#define BROAD                3
#define TAKEN(n)             ((n) == 3 ? 3 : (n) > 1 ? 2 : 1)
#define SUMS                 12
#define BROADEST             6
#define DOT_ROWS             3
#define vector               __m256
#define zero()               _mm256_setzero_ps()
#define load(p)              _mm256_loadu_ps(p)
#define store(p, v)          _mm256_storeu_ps(p, v)
#define load_some(p, n)      load_few(p, n)
#define store_some(p, v, n)  store_few(p, v, n)
#define all(x)               _mm256_set1_ps(x)
#define fma_of(a, b, c)      _mm256_fmadd_ps(a, b, c)
#include "arithmetic/gemm_kernel.h"

#define KIND(name)           name##_avx512
#define KIND_NAME            "avx512"
#define KERNEL               AVX512
#define LANES                16
#define BROAD                4
#define TAKEN(n)             ((n) == 5 ? 3 : (n) < 4 ? (n) : 4)
#define SUMS                 24
#define BROADEST             8
#define DOT_ROWS             4
#define vector               __m512
#define zero()               _mm512_setzero_ps()
#define load(p)              _mm512_loadu_ps(p)
#define store(p, v)          _mm512_storeu_ps(p, v)
#define load_some(p, n)      _mm512_maskz_loadu_ps((__mmask16)((1u << (n)) - 1), p)
#define store_some(p, v, n)  _mm512_mask_storeu_ps(p, (__mmask16)((1u << (n)) - 1), v)
#define all(x)               _mm512_set1_ps(x)
#define fma_of(a, b, c)      _mm512_fmadd_ps(a, b, c)
#include "arithmetic/gemm_kernel.h"

/* Dot products: a register has the eight lanes of two sums, of a row of a by two rows of b. R rows of a by four rows of b. */
#ifndef ASN_MSAN
#define few_of(p, n) _mm256_maskz_loadu_ps((__mmask8)((1u << (n)) - 1), p)
#else
#define few_of(p, n) load_few(p, n)
#endif
enum { PAIR_ROWS = 8 };

AVX512 static inline __attribute__((always_inline)) __m512 both_of(const asn_real *low, const asn_real *high, int n)
{
    __m256 l = n < 8 ? few_of(low, n) : _mm256_loadu_ps(low), h = n < 8 ? few_of(high, n) : _mm256_loadu_ps(high);
    return _mm512_insertf32x8(_mm512_castps256_ps512(l), h, 1);
}

AVX512 static inline __attribute__((always_inline)) void pairs_step(int R, const asn_real *a, ptrdiff_t as, const asn_real *const b[4], int i, int n, __m512 *low, __m512 *high)
{
    __m512 w0 = both_of(b[0] + i, b[1] + i, n), w1 = both_of(b[2] + i, b[3] + i, n);
    ASN_UNROLL_TO(12) for (int r = 0; r < R; r++) {
        __m512 x = _mm512_broadcast_f32x8(n < 8 ? few_of(a + r * as + i, n) : _mm256_loadu_ps(a + r * as + i));
        low[r]   = _mm512_fmadd_ps(x, w0, low[r]);
        high[r]  = _mm512_fmadd_ps(x, w1, high[r]);
    }
}

/* Neighbours of x, then of y, in each quarter. */
AVX512 static inline __attribute__((always_inline)) __m512 add_neighbours(__m512 x, __m512 y)
{
    return _mm512_add_ps(_mm512_shuffle_ps(x, y, 0x88), _mm512_shuffle_ps(x, y, 0xDD));
}

/* The lanes of up to four rows' sums are added up together, in put_four's order. */
AVX512 static inline __attribute__((always_inline)) void put_rows(int R, const __m512 *low, const __m512 *high, int n, asn_real *c, ptrdiff_t cs, bool add)
{
    const __m512i turn   = _mm512_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    const __m512  none   = _mm512_setzero_ps();
    __m512        first  = add_neighbours(add_neighbours(low[0], high[0]), R > 1 ? add_neighbours(low[1], high[1]) : none);
    __m512        second = R > 2 ? add_neighbours(add_neighbours(low[2], high[2]), R > 3 ? add_neighbours(low[3], high[3]) : none) : none;
    __m512        s      = _mm512_add_ps(_mm512_shuffle_f32x4(first, second, 0x88), _mm512_shuffle_f32x4(first, second, 0xDD));
    s                    = _mm512_permutexvar_ps(turn, s);
    const __m128 row[4]  = {_mm512_castps512_ps128(s), _mm512_extractf32x4_ps(s, 1), _mm512_extractf32x4_ps(s, 2), _mm512_extractf32x4_ps(s, 3)};
    ASN_UNROLL_TO(12) for (int r = 0; r < R; r++) {
        asn_real *to = c + r * cs;
        if (n == 4)
            _mm_storeu_ps(to, add ? _mm_add_ps(_mm_loadu_ps(to), row[r]) : row[r]);
        else
            store_few(to, _mm256_castps128_ps256(add ? _mm_add_ps(_mm256_castps256_ps128(load_few(to, n)), row[r]) : row[r]), n);
    }
}

AVX512 static inline __attribute__((always_inline)) void pairs(int R, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    for (int j = 0; j < n; j += 4) {
        int                   here = n - j < 4 ? n - j : 4, i = 0;
        const asn_real *const row[4] = {b + j * bs, b + (j + (here > 1 ? 1 : 0)) * bs, b + (j + (here > 2 ? 2 : here - 1)) * bs, b + (j + here - 1) * bs};
        __m512                low[PAIR_ROWS], high[PAIR_ROWS];
        ASN_UNROLL_TO(12) for (int r = 0; r < R; r++)
            low[r] = high[r] = _mm512_setzero_ps();
        for (; i + 8 <= k; i += 8)
            pairs_step(R, a, as, row, i, 8, low, high);
        if (i < k) /* lanes behind the end add 0 */
            pairs_step(R, a, as, row, i, k - i, low, high);
        ASN_UNROLL_TO(12) for (int r = 0; r < R; r += 4)
            put_rows(R - r < 4 ? R - r : 4, low + r, high + r, here, c + r * cs + j, cs, add);
    }
}

/* Rows in tiles that are as alike as can be: ten are five and five. One or two alone wait for b, whatever multiplies them. */
AVX512 static void all_pairs(int m, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    for (int tiles = (m + PAIR_ROWS - 1) / PAIR_ROWS, here; tiles > 0; tiles--, m -= here, a += here * as, c += here * cs) {
        here = (m + tiles - 1) / tiles;
        switch (here) {
        case 8: pairs(8, n, k, a, as, b, bs, c, cs, add); break;
        case 7: pairs(7, n, k, a, as, b, bs, c, cs, add); break;
        case 6: pairs(6, n, k, a, as, b, bs, c, cs, add); break;
        case 5: pairs(5, n, k, a, as, b, bs, c, cs, add); break;
        case 4: pairs(4, n, k, a, as, b, bs, c, cs, add); break;
        case 3: pairs(3, n, k, a, as, b, bs, c, cs, add); break;
        default: all_dots_avx2(here, n, k, a, as, b, bs, c, cs, add);
        }
    }
}

/* Few rows, and up to eight columns at the end, take registers of half the length. */
static int columns_both(int m, int left)
{
    return m <= 2 ? columns_avx2(m, left) : columns_avx512(m, left);
}
static void run_both(panel *p, int n)
{
    (p->m <= 2 || n <= 8 ? run_avx2 : run_avx512)(p, n);
}
static const asn_gemm_kind kind_both = {"avx512", columns_both, run_both, all_pairs};
#endif

static inline asn_real multiply_add(asn_real a, asn_real b, asn_real c)
{
#ifdef ASN_DOUBLE /* for checking gradients: its bits are nobody's concern */
    return a * b + c;
#else
    return fmaf(a, b, c);
#endif
}

static inline void put_sums(asn_real lanes[4][8], int n, asn_real *to, bool add)
{
    for (int j = 0; j < n; j++) {
        asn_real *t = lanes[j], s = ((t[0] + t[1]) + (t[2] + t[3])) + ((t[4] + t[5]) + (t[6] + t[7]));
        to[j]       = add ? to[j] + s : s;
    }
}

#if defined __aarch64__ && defined __GNUC__ && !defined ASN_DOUBLE
#define NEON
#include <arm_neon.h>

static inline float32x4_t load_few(const float *p, int n)
{
    float lanes[4] = {n > 0 ? p[0] : 0, n > 1 ? p[1] : 0, n > 2 ? p[2] : 0, 0};
    return vld1q_f32(lanes);
}
static inline void store_few(float *p, float32x4_t v, int n)
{
    float lanes[4];
    vst1q_f32(lanes, v);
    for (int i = 0; i < n; i++)
        p[i] = lanes[i];
}
static inline void finish_neon(float32x4_t sum[2][4][4], int r, int n, float *to, bool add)
{
    float lanes[4][8];
    for (int j = 0; j < 4; j++)
        for (int round = 0; round < 2; round++)
            vst1q_f32(&lanes[j][4 * round], sum[round][r][j]);
    put_sums(lanes, n, to, add);
}
#define KIND(name)           name##_neon
#define KIND_NAME            "neon"
#define KERNEL
#define LANES                4
#define BROAD                4
#define TAKEN(n)             ((n) == 5 ? 3 : (n) < 4 ? (n) : 4)
#define SUMS                 24
#define BROADEST             8
#define DOT_ROWS             4
#define vector               float32x4_t
#define zero()               vdupq_n_f32(0)
#define load(p)              vld1q_f32(p)
#define store(p, v)          vst1q_f32(p, v)
#define load_some(p, n)      load_few(p, n)
#define store_some(p, v, n)  store_few(p, v, n)
#define all(x)               vdupq_n_f32(x)
#define fma_of(a, b, c)      vfmaq_f32(c, a, b)
#include "arithmetic/gemm_kernel.h"
#endif

static inline void finish_plain(asn_real sum[8][4][4], int r, int n, asn_real *to, bool add)
{
    asn_real lanes[4][8];
    for (int j = 0; j < 4; j++)
        for (int l = 0; l < 8; l++)
            lanes[j][l] = sum[l][r][j];
    put_sums(lanes, n, to, add);
}
#define KIND(name)           name##_plain
#define KIND_NAME            "plain"
#define KERNEL
#define LANES                1
#define BROAD                4
#define TAKEN(n)             ((n) == 5 ? 3 : (n) < 4 ? (n) : 4)
#define SUMS                 12
#define BROADEST             8
#define DOT_ROWS             3
#define vector               asn_real
#define zero()               0
#define load(p)              (*(p))
#define store(p, v)          (*(p) = (v))
#define load_some(p, n)      ((void)(n), (asn_real)0)
#define store_some(p, v, n)  ((void)(p), (void)(v), (void)(n))
#define all(x)               (x)
#define fma_of(a, b, c)      multiply_add(a, b, c)
#include "arithmetic/gemm_kernel.h"

static const asn_gemm_kind *best(void)
{
#ifdef X86
    bool wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return wide ? &kind_both : &kind_avx2;
#elif defined NEON
    return &kind_neon;
#endif
    return &kind_plain;
}

/* The kind that is asked for, where this processor has it. */
static const asn_gemm_kind *choose(const char *asked)
{
    const asn_gemm_kind *here = best();
#ifdef X86
    if (asked && strcmp(asked, kind_avx2.name) == 0 && here != &kind_plain)
        return &kind_avx2;
#endif
    return asked && strcmp(asked, kind_plain.name) == 0 ? &kind_plain : here;
}

static const asn_gemm_kind *kind = &kind_plain; /* until asn_gemm_kind_here chooses: the same bits */

#ifdef ASN_UP_TO_SIXTEEN
bool asn_takes_sixteen;
#endif

const char *asn_gemm_kind_here(void)
{
    kind = choose(getenv("ASN_CPU"));
#ifdef ASN_UP_TO_SIXTEEN
    asn_takes_sixteen = kind == &kind_both;
#endif
    return kind->name;
}

/* ---- Large products: b is copied in panels that stay in the first cache while all rows of a go by. */

enum { DEEP = 128, WIDEST = 64, MANY_ROWS = 48, LARGE = 32768 }; /* LARGE: numbers of b that a second cache has no room for beside the rest */

static void copy_panel(int k, int n, const asn_real *b, ptrdiff_t bs, asn_real *to)
{
    for (int i = 0; i < k; i++)
        memcpy(to + i * n, b + i * bs, (size_t)n * sizeof *to);
}

#ifdef X86
/* Eight numbers of each of eight rows, turned. */
AVX2 static void turn_eight(const float *b, ptrdiff_t bs, float *to, ptrdiff_t ts)
{
    __m256 t[8], u[8];
    for (int i = 0; i < 4; i++) { /* numbers 0-3 and 4-7 of rows i and i + 4 */
        t[i]     = _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(b + i * bs)), _mm_loadu_ps(b + (i + 4) * bs), 1);
        t[i + 4] = _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(b + i * bs + 4)), _mm_loadu_ps(b + (i + 4) * bs + 4), 1);
    }
    for (int i = 0; i < 8; i += 2) {
        u[i]     = _mm256_unpacklo_ps(t[i], t[i + 1]);
        u[i + 1] = _mm256_unpackhi_ps(t[i], t[i + 1]);
    }
    for (int i = 0; i < 8; i += 4) {
        _mm256_storeu_ps(to + (i + 0) * ts, _mm256_shuffle_ps(u[i], u[i + 2], 0x44));
        _mm256_storeu_ps(to + (i + 1) * ts, _mm256_shuffle_ps(u[i], u[i + 2], 0xEE));
        _mm256_storeu_ps(to + (i + 2) * ts, _mm256_shuffle_ps(u[i + 1], u[i + 3], 0x44));
        _mm256_storeu_ps(to + (i + 3) * ts, _mm256_shuffle_ps(u[i + 1], u[i + 3], 0xEE));
    }
}
#else
static void turn_eight(const asn_real *b, ptrdiff_t bs, asn_real *to, ptrdiff_t ts)
{
    for (int i = 0; i < 8; i++)
        for (int l = 0; l < 8; l++)
            to[i * ts + l] = b[l * bs + i];
}
#endif

static void turn_panel(int k, int n, const asn_real *b, ptrdiff_t bs, asn_real *to)
{
    for (int j = 0; j < n; j += 8) {
        int here = n - j < 8 ? n - j : 8, i = 0;
        for (; here == 8 && kind != &kind_plain && i + 8 <= k; i += 8)
            turn_eight(b + j * bs + i, bs, to + i * n + j, n);
        for (; i < k; i++)
            for (int l = 0; l < here; l++)
                to[i * n + j + l] = b[(j + l) * bs + i];
    }
}

static void run_copied(panel p, int n, bool turned)
{
    asn_real        copy[DEEP * WIDEST];
    const asn_real *b = p.b;
    ptrdiff_t       bs = p.bs;
    int             k = p.k;
    p.b      = copy;
    p.bs     = n;
    p.copied = true;
    for (int i = 0; i < k; i += DEEP, p.a += DEEP * p.aks, p.add = true) {
        p.k = k - i < DEEP ? k - i : DEEP;
        (turned ? turn_panel : copy_panel)(p.k, n, turned ? b + i : b + i * bs, bs, copy);
        kind->run(&p, n);
    }
}

static void run_panels(panel p, int n, bool copied, bool turned)
{
    for (int o = 0, here; o < n; o += here) {
        panel q = p;
        here    = kind->columns(p.m, n - o);
        q.b += turned ? o * p.bs : o;
        q.c += o;
        if (copied)
            run_copied(q, here, turned);
        else
            kind->run(&q, here);
    }
}

void asn_gemm(int m, int n, int k, const asn_real *a, ptrdiff_t ars, ptrdiff_t aks, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    if (m > 0)
        run_panels((panel){m, k, 0, a, b, ars, aks, bs, cs, c, add, false}, n, m >= MANY_ROWS && (size_t)n * (size_t)k >= LARGE, false);
}

void asn_gemm_transposed(int m, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add)
{
    if (m > ASN_GEMM_FEW) {
        run_panels((panel){m, k, 0, a, b, as, 1, bs, cs, c, add, false}, n, true, true);
        return;
    }
    for (int j = 0; j < n; j += 32) /* rows of b in blocks that stay in the first cache while all of a goes by */
        kind->dots(m, n - j < 32 ? n - j : 32, k, a, as, b + j * bs, bs, c + j, cs, add);
}
