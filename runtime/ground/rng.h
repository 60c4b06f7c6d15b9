/* rng.h: numbers by counter, not by stream: the same key gives the same bits in any order, on any thread, after a resume. */
#ifndef ASN_RNG_H
#define ASN_RNG_H
#include <stdint.h>

static inline uint64_t asn_mix(uint64_t x)
{
    x += 0x9E3779B97F4A7C15u; /* splitmix64 */
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

static inline uint64_t asn_key(uint64_t a, uint64_t b)
{
    return asn_mix(a ^ asn_mix(b));
}

/* For one unit of a row: 32 bits from the row's key. Cheap and vectorisable: a multiply-xorshift hash (lowbias32). */
static inline uint32_t asn_unit(uint32_t key, uint32_t unit)
{
    uint32_t x = key + unit * 0x9E3779B9u;
    x ^= x >> 16;
    x *= 0x21F0AAADu;
    x ^= x >> 15;
    x *= 0x735A2D97u;
    return x ^ (x >> 15);
}

/* Uniform in [0, 1). */
static inline double asn_uniform(uint64_t key)
{
    return (double)(asn_mix(key) >> 11) * 0x1p-53;
}

/* One of n, by their weights. The seed is a counter: it moves on. */
static inline int asn_rng_pick(uint64_t *seed, const double *weights, int n)
{
    double sum = 0, at;
    for (int i = 0; i < n; i++)
        sum += weights[i];
    at = asn_uniform((*seed)++) * sum;
    for (int i = 0; i < n; i++)
        if ((at -= weights[i]) < 0)
            return i;
    return n - 1;
}
#endif
