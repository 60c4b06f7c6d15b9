/* real.h: the numbers of the network: float, or double in the test build that checks gradients. */
#ifndef ASN_REAL_H
#define ASN_REAL_H
#include <math.h>
#include <stdint.h>
#include <string.h>

#ifdef ASN_DOUBLE
typedef double asn_real;
#define ASN_REAL_DTYPE ASN_F64
#else
typedef float asn_real;
#define ASN_REAL_DTYPE ASN_F32
#endif

/* Rows of activations are padded to eight numbers, a register of them. */
static inline int asn_pad(int n)
{
    return (n + 7) & ~7;
}

#define ASN_EXP_MAGIC 12582912.0f /* 1.5 * 2^23: a number added to it is rounded to a whole one, in its low bits */

/* Our own exp and tanh: the same bits under every compiler, and loops over them become vector code. Good to about one
 * unit in the last place (Cephes' polynomials). The double build takes libm's: it is there for accuracy. */
#ifdef ASN_DOUBLE
static inline asn_real asn_exp(asn_real x)
{
    return exp(x);
}
static inline asn_real asn_tanh(asn_real x)
{
    return tanh(x);
}
#else
#define ASN_EXP_LOG2 1.44269504088896341f
static inline asn_real asn_exp(asn_real x)
{
    x       = x < -87.0f ? -87.0f : x; /* NaN stays NaN: a run that diverges must show it */
    x       = x > 88.0f ? 88.0f : x;
    float t = x * ASN_EXP_LOG2 + ASN_EXP_MAGIC, n = t - ASN_EXP_MAGIC;
    float r = (x - n * 0.693359375f) + n * 2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p       = p * r + 1.3981999507e-3f;
    p       = p * r + 8.3334519073e-3f;
    p       = p * r + 4.1665795894e-2f;
    p       = p * r + 1.6666665459e-1f;
    p       = p * r + 5.0000001201e-1f;
    p       = p * r * r + r + 1.0f;
    union { float f; uint32_t i; } scale = {.f = t};
    scale.i = (scale.i << 23) + (127u << 23);
    return p * scale.f;
}
static inline asn_real asn_tanh(asn_real x)
{
    float z     = x * x;
    float small = ((((-5.70498872745e-3f * z + 2.06390887954e-2f) * z - 5.37397155531e-2f) * z + 1.33314422036e-1f) * z - 3.33332819422e-1f) * z * x + x;
    float e     = asn_exp(2.0f * x);
    float large = 1.0f - 2.0f / (e + 1.0f);
    return z < 0.390625f ? small : large;
}
#endif
static inline asn_real asn_sigmoid(asn_real x)
{
    return (asn_real)1 / ((asn_real)1 + asn_exp(-x));
}

/* Logarithms of our own, in double, for the same reason; FreeBSD's msun has these polynomials. */
static inline double asn_log(double x) /* of a normal number above zero; infinity and NaN stay what they are */
{
    if (!(x <= 1.7e308))
        return x;
    union { double d; uint64_t i; } u = {x};
    int64_t k  = (int64_t)((u.i + 0x95F6200000000) >> 52) - 1023; /* x = 2^k m, m from about sqrt(1/2) to sqrt(2) */
    u.i       -= (uint64_t)k << 52;
    double f = u.d - 1.0, s = f / (2.0 + f), z = s * s, w = z * z, half = 0.5 * f * f, n = (double)k;
    double even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
    double odd  = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
    return n * 6.93147180369123816490e-01 - ((half - (s * (half + (odd + even)) + n * 1.90821492927058770002e-10)) - f);
}
static inline double asn_exp_down(double x) /* of a number not above zero */
{
    if (!(x > -700.0))
        return 0;
    double t = x * 1.44269504088896338700e+00 + 6755399441055744.0, n = t - 6755399441055744.0; /* rounds to a whole number */
    double high = x - n * 6.93147180369123816490e-01, low = n * 1.90821492927058770002e-10, r = high - low, z = r * r;
    double c = r - z * (1.66666666666666019037e-01 + z * (-2.77777777770155933842e-03 + z * (6.61375632143793436117e-05 +
                   z * (-1.65339022054652515390e-06 + z * 4.13813679705723846039e-08))));
    union { double d; uint64_t i; } u = {1.0 - ((low - (r * c) / (2.0 - c)) - high)};
    u.i += (uint64_t)(int64_t)n << 52;
    return u.d;
}
static inline double asn_power(double x, int64_t n) /* n >= 0 */
{
    double y = 1;
    for (; n > 0; n /= 2, x *= x)
        y *= n % 2 ? x : 1;
    return y;
}
static inline double asn_log_sum(double a, double b) /* log(exp(a) + exp(b)) */
{
    double most = a > b ? a : b, least = a > b ? b : a;
    return least < most - 700 ? most : most + asn_log(1 + asn_exp_down(least - most));
}
static inline double asn_log_sigmoid(double x)
{
    double t = asn_exp_down(x > 0 ? -x : x), u = 1.0 + t, rounded = t - (u - 1.0); /* log(1 + t), and what 1 + t lost */
    double more = asn_log(u) + rounded / u;
    return x > 0 ? -more : x - more;
}

/* Rounds to the nearest half; a tie goes to the even one. A number that is too large becomes infinite. */
static inline uint16_t asn_float_to_half(float f)
{
    union { float f; uint32_t i; } u = {f};
    uint32_t sign = u.i >> 16 & 0x8000, rest = u.i & 0x7FFFFFFF;
    if (rest >= 0x47800000)
        return (uint16_t)(sign | 0x7C00 | (rest > 0x7F800000 ? 0x200 : 0));
    if (rest < 0x38800000) { /* below the least normal one: a multiple of 2^-24 */
        u.i = rest;
        return (uint16_t)(sign | (uint32_t)lrintf(u.f * 0x1p24f));
    }
    rest += 0xFFF + (rest >> 13 & 1);
    return (uint16_t)(sign | (rest - 0x38000000) >> 13);
}
static inline float asn_half_to_float(uint16_t h)
{
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, exponent = h >> 10 & 31, fraction = h & 1023;
    union { uint32_t i; float f; } u;
    if (exponent == 0) {
        float f = (float)fraction * 0x1p-24f;
        return sign ? -f : f;
    }
    u.i = sign | (exponent == 31 ? 0x7F800000 : (exponent + 112) << 23) | fraction << 13;
    return u.f;
}

/* Loops that are to become straight code, n steps at most, so that their sums stay in registers. clang takes no notice of gcc's pragma. With checks in every step,
 * sanitizers would make it compile for minutes. */
#define ASN_PRAGMA(text) _Pragma(#text)
#if defined __clang__ && defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(undefined_behavior_sanitizer)
#define ASN_UNROLL_TO(n)
#else
#define ASN_UNROLL_TO(n) ASN_PRAGMA(clang loop unroll(full))
#endif
#elif defined __GNUC__ && !defined __TINYC__
#define ASN_UNROLL_TO(n) ASN_PRAGMA(GCC unroll n)
#else
#define ASN_UNROLL_TO(n)
#endif

/* Loops worth a second copy for wider registers. No FMA: both copies give the same bits. */
#if defined __x86_64__ && defined __GNUC__ && !defined __clang__ && defined __GLIBC__ && !defined __SANITIZE_ADDRESS__ && !defined __SANITIZE_THREAD__ && \
    !defined ASN_NO_CLONES
#define ASN_WIDE __attribute__((target_clones("avx2", "default"), optimize("O3", "no-math-errno", "no-trapping-math", "fp-contract=off")))
#else
#define ASN_WIDE
#endif
#endif
