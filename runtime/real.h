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

/* Rows of activations are padded to whole cache lines. */
static inline int asn_pad(int n)
{
    return (n + 7) & ~7;
}

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
#define ASN_EXP_LOG2  1.44269504088896341f
#define ASN_EXP_MAGIC 12582912.0f /* 1.5 * 2^23: a number added to it is rounded to a whole one, in its low bits */
static inline asn_real asn_exp(asn_real x)
{
    x       = x > -87.0f ? x : -87.0f; /* NaN too */
    x       = x < 88.0f ? x : 88.0f;
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

/* Loops worth a second copy for wider registers. No FMA: both copies give the same bits. */
#if defined __x86_64__ && defined __GNUC__ && !defined __clang__ && defined __GLIBC__ && !defined __SANITIZE_ADDRESS__ && !defined __SANITIZE_THREAD__ && \
    !defined ASN_NO_CLONES
#define ASN_WIDE __attribute__((target_clones("avx2", "default"), optimize("O3", "no-math-errno", "no-trapping-math", "fp-contract=off")))
#else
#define ASN_WIDE
#endif
#endif
