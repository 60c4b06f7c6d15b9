/* vec.h: eight floats at a time. Each operation is the one of real.h's functions, in the same order, so that the bits are
 * the same as theirs, one by one. Compilers without vector types, and the double build, take one at a time. */
#ifndef ASN_VEC_H
#define ASN_VEC_H
#include "real.h"

#if defined __GNUC__ && !defined ASN_DOUBLE && !defined __TINYC__
enum { ASN_LANES = 8 };
typedef float    asn_v __attribute__((vector_size(32)));
typedef int32_t  asn_vi __attribute__((vector_size(32)));
typedef uint32_t asn_vu __attribute__((vector_size(32)));
typedef float    asn_v_anywhere __attribute__((vector_size(32), aligned(4), may_alias));
#define ASN_V static inline __attribute__((always_inline))
#define ASN_V_ONE(x) ((x) - (asn_v){0}) /* the same number in all lanes */

ASN_V asn_v asn_v_load(const asn_real *x)
{
    return *(const asn_v_anywhere *)x;
}
ASN_V void asn_v_store(asn_real *x, asn_v v)
{
    *(asn_v_anywhere *)x = v;
}
ASN_V asn_v asn_v_pick(asn_vi yes, asn_v a, asn_v b)
{
    return (asn_v)(((asn_vi)a & yes) | ((asn_vi)b & ~yes));
}
ASN_V asn_v asn_v_exp(asn_v x)
{
    x       = asn_v_pick(x > -87.0f, x, ASN_V_ONE(-87.0f));
    x       = asn_v_pick(x < 88.0f, x, ASN_V_ONE(88.0f));
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
ASN_V asn_v asn_v_tanh(asn_v x)
{
    asn_v z     = x * x;
    asn_v small = ((((-5.70498872745e-3f * z + 2.06390887954e-2f) * z - 5.37397155531e-2f) * z + 1.33314422036e-1f) * z - 3.33332819422e-1f) * z * x + x;
    asn_v large = 1.0f - 2.0f / (asn_v_exp(2.0f * x) + 1.0f);
    return asn_v_pick(z < 0.390625f, small, large);
}
ASN_V asn_v asn_v_sigmoid(asn_v x)
{
    return 1.0f / (1.0f + asn_v_exp(-x));
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
ASN_V void asn_v_store_some(asn_real *x, asn_v v, int n)
{
    asn_real lanes[ASN_LANES];
    asn_v_store(lanes, v);
    for (int k = 0; k < (n & (ASN_LANES - 1)); k++)
        x[k] = lanes[k];
}
#endif
