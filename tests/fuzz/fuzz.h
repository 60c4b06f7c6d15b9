/* fuzz.h: what the targets share. libFuzzer calls LLVMFuzzerTestOneInput with any bytes, and a mutator of ours, where there is one, to make new
 * ones. A target keeps what it can from one input to the next: an arena that is reset costs a hundredth of a new one. */
#ifndef ASN_FUZZ_H
#define ASN_FUZZ_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int    LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most); /* libFuzzer's own, by bytes and with its dictionary */

static inline void need(bool holds)
{
    if (!holds)
        abort();
}

static inline FILE *nowhere(void)
{
    static FILE *f;
    need(f || (f = fopen("/dev/null", "w")));
    return f;
}

/* The same input always goes the same way. */
static inline uint32_t fuzz_hash(const uint8_t *data, size_t size)
{
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < size; i++)
        h = (h ^ data[i]) * 16777619u;
    return h;
}

typedef struct fuzz_dice { uint64_t state; } fuzz_dice;
static inline size_t fuzz_roll(fuzz_dice *d, size_t n) /* 0 to n - 1; 0 if n is 0 */
{
    d->state += 0x9E3779B97F4A7C15u;
    uint64_t z = (d->state ^ d->state >> 30) * 0xBF58476D1CE4E5B9u;
    z          = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return n ? (size_t)((z ^ z >> 31) % n) : 0;
}
#endif
