/* peak: what one core can do: multiply-adds in registers and nothing else, in the widest vectors that it has (or ASN_CPU names).
 *   peak        {"kind": "avx2", "gflops": 105.2}   two operations a multiply-add; the best of many short runs */
#include "arithmetic/gemm.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { STEPS = 100000, RUNS = 200, SUMS = 12 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static volatile float sink;

/* SUMS sums that do not wait for each other. */
#define LOOP(type, width, one, fma, first)                       \
    do {                                                          \
        type sum[SUMS], x = one(1e-9f), y = one(0.5f);            \
        for (int s = 0; s < SUMS; s++)                            \
            sum[s] = one((float)s);                               \
        for (int i = 0; i < STEPS; i++) {                         \
            _Pragma("GCC unroll 12") for (int s = 0; s < SUMS; s++) \
                sum[s] = fma(x, y, sum[s]);                       \
        }                                                         \
        for (int s = 1; s < SUMS; s++)                            \
            sum[0] = fma(x, sum[s], sum[0]);                      \
        sink = first(sum[0]);                                     \
        return 2.0 * (width) * SUMS * STEPS;                      \
    } while (0)

#if defined __x86_64__ && defined __GNUC__
#include <immintrin.h>
__attribute__((target("avx512f"), noinline)) static double run_avx512(void)
{
    LOOP(__m512, 16, _mm512_set1_ps, _mm512_fmadd_ps, _mm512_cvtss_f32);
}
__attribute__((target("avx2,fma"), noinline)) static double run_avx2(void)
{
    LOOP(__m256, 8, _mm256_set1_ps, _mm256_fmadd_ps, _mm256_cvtss_f32);
}
#elif defined __aarch64__ && defined __GNUC__
#include <arm_neon.h>
#define FMA(a, b, c) vfmaq_f32(c, a, b)
#define FIRST(v)     vgetq_lane_f32(v, 0)
static double run_neon(void)
{
    LOOP(float32x4_t, 4, vdupq_n_f32, FMA, FIRST);
}
#endif
#define SAME(x)       (x)
#define PLAIN(a, b, c) ((a) * (b) + (c))
static double run_plain(void)
{
    LOOP(float, 1, SAME, PLAIN, SAME);
}

int main(void)
{
    const char *kind = asn_gemm_kind_here();
    double (*run)(void) = run_plain, best = 0;
#if defined __x86_64__ && defined __GNUC__
    run = strcmp(kind, "avx512") == 0 ? run_avx512 : strcmp(kind, "avx2") == 0 ? run_avx2 : run_plain;
#elif defined __aarch64__ && defined __GNUC__
    run = strcmp(kind, "neon") == 0 ? run_neon : run_plain;
#endif
    for (int i = 0; i < RUNS; i++) {
        double begin = now(), work = run(), rate = work / (now() - begin);
        best = rate > best ? rate : best;
    }
    printf("{\"kind\": \"%s\", \"gflops\": %.1f}\n", kind, best / 1e9);
    return 0;
}
