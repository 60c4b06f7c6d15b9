/* vec.h: eight floats at a time. Each operation is the one of real.h's functions, in the same order, so that the bits are
 * the same as theirs, one by one. Compilers without vector types, and the double build, take one at a time. Training takes sixteen at a time
 * where the processor does: NAME_sixteen.c is NAME.c once more, with ASN_SIXTEEN. */
#ifndef ASN_VEC_H
#define ASN_VEC_H
#include "arithmetic/real.h"

#include <stdbool.h>

#if (__GNUC__ >= 9 || defined __clang__) && !defined ASN_DOUBLE && !defined __TINYC__
#define ASN_VECTORS /* asn_v has lanes */
#ifdef __x86_64__
#include <cpuid.h>
#include <immintrin.h>
#endif
#ifdef ASN_SIXTEEN
#define ASN_V_BYTES 64
#else
#define ASN_V_BYTES 32
#endif
enum { ASN_LANES = ASN_V_BYTES / 4 };
typedef float    asn_v __attribute__((vector_size(ASN_V_BYTES)));
typedef int32_t  asn_vi __attribute__((vector_size(ASN_V_BYTES)));
typedef uint32_t asn_vu __attribute__((vector_size(ASN_V_BYTES)));
typedef float    asn_v_anywhere __attribute__((vector_size(ASN_V_BYTES), aligned(4), may_alias));
typedef uint16_t asn_v_shorts __attribute__((vector_size(ASN_V_BYTES / 2), aligned(2), may_alias));
#define ASN_V static inline __attribute__((always_inline))
#define ASN_V_ONE(x) ((x) - (asn_v){0}) /* the same number in all lanes */

ASN_V asn_v asn_v_load(const asn_real *x)
{
    return *(const asn_v_anywhere *)x;
}
/* A half's bits in the places of a float's: the number times 2^-112, also below the least normal one. */
ASN_V asn_v asn_v_load_shifted(const void *halves)
{
    asn_vu wide = __builtin_convertvector(*(const asn_v_shorts *)halves, asn_vu);
    return (asn_v)((asn_vu)((asn_vi)(wide << 16) >> 3) & 0x8FFFE000u);
}
/* The numbers themselves, where the processor converts them: for kernels of ASN_CONVERTS alone. Calls from others must be optimised away, which is why
 * there are none of these kernels without optimisation. */
#if defined __x86_64__ && defined __OPTIMIZE__ && !defined ASN_SIXTEEN
#define ASN_CONVERTS ASN_FOR("avx2,f16c")
ASN_V asn_v asn_v_load_converted(const void *halves)
{
#ifdef __clang__
    typedef __fp16 sixteen_bits __attribute__((vector_size(16), aligned(2), may_alias));
    return __builtin_convertvector(*(const sixteen_bits *)halves, asn_v);
#else
    typedef short sixteen_bits __attribute__((vector_size(16)));
    return __builtin_ia32_vcvtph2ps256((sixteen_bits)*(const asn_v_shorts *)halves);
#endif
}
#endif
/* The others take vectors by address: how gcc would pass them depends on what registers there are, and it remarks on that. */
ASN_V void asn_v_put(asn_real *x, const asn_v *v)
{
    *(asn_v_anywhere *)x = *v;
}
ASN_V asn_v asn_v_picked(const asn_vi *yes, const asn_v *a, const asn_v *b)
{
    return (asn_v)(((asn_vi)*a & *yes) | ((asn_vi)*b & ~*yes));
}
#define asn_v_store(x, v)      asn_v_put(x, (asn_v[]){v})
#define asn_v_pick(yes, a, b)  asn_v_picked((asn_vi[]){yes}, (asn_v[]){a}, (asn_v[]){b})
#define asn_v_exp(x)           asn_v_exp_of((asn_v[]){x})
#define asn_v_tanh(x)          asn_v_tanh_of((asn_v[]){x})
#define asn_v_sigmoid(x)       asn_v_sigmoid_of((asn_v[]){x})
#define asn_v_store_some(x, v, n) asn_v_put_some(x, (asn_v[]){v}, n)

ASN_V asn_v asn_v_exp_of(const asn_v *at)
{
    asn_v x = asn_v_pick(*at < -87.0f, ASN_V_ONE(-87.0f), *at); /* NaN stays NaN */
    x       = asn_v_pick(x > 88.0f, ASN_V_ONE(88.0f), x);
    asn_v t = x * ASN_EXP_LOG2 + ASN_EXP_MAGIC, n = t - ASN_EXP_MAGIC;
    asn_v r = (x - n * 0.693359375f) + n * 2.12194440e-4f;
    asn_v p = 1.9875691500e-4f * r + 1.3981999507e-3f;
    p       = p * r + 8.3334519073e-3f;
    p       = p * r + 4.1665795894e-2f;
    p       = p * r + 1.6666665459e-1f;
    p       = p * r + 5.0000001201e-1f;
    p       = p * r * r + r + 1.0f;
    return p * (asn_v)(((asn_vu)t << 23) + (127u << 23));
}
ASN_V asn_v asn_v_tanh_of(const asn_v *x)
{
    asn_v z     = *x * *x;
    asn_v small = ((((-5.70498872745e-3f * z + 2.06390887954e-2f) * z - 5.37397155531e-2f) * z + 1.33314422036e-1f) * z - 3.33332819422e-1f) * z * *x + *x;
    asn_v large = 1.0f - 2.0f / (asn_v_exp(2.0f * *x) + 1.0f);
    return asn_v_pick(z < 0.390625f, small, large);
}
ASN_V asn_v asn_v_sigmoid_of(const asn_v *x)
{
    return 1.0f / (1.0f + asn_v_exp(-*x));
}
#else
enum { ASN_LANES = 1 };
typedef asn_real asn_v;
#define ASN_V static inline
ASN_V asn_v asn_v_load(const asn_real *x)
{
    return *x;
}
ASN_V void asn_v_store(asn_real *x, asn_v v)
{
    *x = v;
}
#define asn_v_store_some(x, v, n) asn_v_put_some(x, (asn_v[]){v}, n)
ASN_V asn_v asn_v_load_shifted(const void *halves)
{
    uint16_t half;
    memcpy(&half, halves, sizeof half);
    union { uint32_t i; float f; } u = {(half & 0x8000u) << 16 | (half & 0x7FFFu) << 13};
    return u.f;
}
ASN_V asn_v asn_v_exp(asn_v x)
{
    return asn_exp(x);
}
ASN_V asn_v asn_v_tanh(asn_v x)
{
    return asn_tanh(x);
}
ASN_V asn_v asn_v_sigmoid(asn_v x)
{
    return asn_sigmoid(x);
}
#endif

/* What is left behind the last whole lanes of a row: fewer than those, which compilers are told by the &. */
ASN_V asn_v asn_v_load_some(const asn_real *x, int n)
{
    asn_real lanes[ASN_LANES] = {0};
    for (int k = 0; k < (n & (ASN_LANES - 1)); k++)
        lanes[k] = x[k];
    return asn_v_load(lanes);
}
ASN_V void asn_v_put_some(asn_real *x, const asn_v *v, int n)
{
    asn_real lanes[ASN_LANES];
    memcpy(lanes, v, sizeof lanes);
    for (int k = 0; k < (n & (ASN_LANES - 1)); k++)
        x[k] = lanes[k];
}

/* A kernel is a loop over these, name_inside. Where the machine may have wider registers it is compiled once more for those. No FMA:
 * both give the same bits. Not by target_clones, which few libcs can. */
#define ASN_UNROLL ASN_UNROLL_TO(8)
#define ASN_KERNEL(linkage, name, parameters, arguments) ASN_KERNELS(linkage, name, parameters, arguments, name##_inside arguments, name##_inside arguments)
#if defined __x86_64__ && defined __GNUC__ && !defined __TINYC__ && !defined ASN_DOUBLE
#ifdef __clang__
#define ASN_FOR(processor) __attribute__((target(processor)))
#define ASN_NARROW
#else
#define ASN_NARROW __attribute__((optimize("Os", "no-math-errno", "no-trapping-math", "fp-contract=off")))
#define ASN_FOR(processor) __attribute__((target(processor), optimize("O3", "no-math-errno", "no-trapping-math", "fp-contract=off")))
#endif
#define ASN_WIDER ASN_FOR("avx2")
#define ASN_BOTH(name, parameters, wider, plain) \
    static ASN_WIDER void name##_wider parameters { wider; } \
    static ASN_NARROW void name##_plain parameters { plain; }
#define ASN_CHOOSE(name, arguments) \
    if (__builtin_cpu_supports("avx2")) \
        name##_wider arguments; \
    else \
        name##_plain arguments
#define ASN_KERNELS(linkage, name, parameters, arguments, wider, plain) \
    ASN_BOTH(name, parameters, wider, plain) \
    linkage void name parameters \
    { \
        ASN_CHOOSE(name, arguments); \
    }
#else
#define ASN_KERNELS(linkage, name, parameters, arguments, wider, plain) \
    linkage void name parameters { plain; }
#endif

/* A kernel that others call, and that training takes sixteen at a time. */
#if defined ASN_VECTORS && defined __x86_64__ && !defined ASN_SHIPPED
#define ASN_UP_TO_SIXTEEN /* the machine may have registers for so many */
extern bool asn_takes_sixteen; /* it has, and training has begun: gemm.c */
#ifdef ASN_SIXTEEN
#define ASN_KERNEL_SIXTEEN(name, parameters, arguments) \
    void name##_sixteen parameters; \
    ASN_FOR("avx512f,avx512vl,avx512dq") void name##_sixteen parameters { name##_inside arguments; }
#else
#define ASN_KERNEL_SIXTEEN(name, parameters, arguments) \
    void name##_sixteen parameters; \
    ASN_BOTH(name, parameters, name##_inside arguments, name##_inside arguments) \
    void name parameters \
    { \
        if (asn_takes_sixteen) { \
            name##_sixteen arguments; \
            return; \
        } \
        ASN_CHOOSE(name, arguments); \
    }
#endif
#else
#define ASN_KERNEL_SIXTEEN(name, parameters, arguments) ASN_KERNEL(, name, parameters, arguments)
#endif
#endif
