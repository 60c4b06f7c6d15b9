/* flush.h: subnormal numbers count as zero in the calling thread. Training wants this: gradients and moments that fade away become subnormal,
 * and arithmetic with one of those can take a hundred times as long. Where a processor has no such mode, nothing happens. */
#ifndef ASN_FLUSH_H
#define ASN_FLUSH_H
#include <stdbool.h>
#include <stdint.h>

#if defined __SSE2__ && defined __GNUC__ && !defined __TINYC__
#define ASN_FLUSH_BITS 0x8040u /* MXCSR: flush to zero (results), denormals are zero (operands) */
static inline uint64_t asn_flush_read(void)
{
    return __builtin_ia32_stmxcsr();
}
static inline void asn_flush_write(uint64_t mode)
{
    __builtin_ia32_ldmxcsr((unsigned)mode);
}
#elif defined __aarch64__ && defined __GNUC__
#define ASN_FLUSH_BITS ((uint64_t)1 << 24) /* FPCR: FZ, for results and operands */
static inline uint64_t asn_flush_read(void)
{
    uint64_t mode;
    __asm__ volatile("mrs %0, fpcr" : "=r"(mode));
    return mode;
}
static inline void asn_flush_write(uint64_t mode)
{
    __asm__ volatile("msr fpcr, %0" : : "r"(mode));
}
#else
#define ASN_FLUSH_BITS 0u
static inline uint64_t asn_flush_read(void)
{
    return 0;
}
static inline void asn_flush_write(uint64_t mode)
{
    (void)mode;
}
#endif

/* Returns the mode as it was before, for asn_flush_end. */
static inline uint64_t asn_flush_begin(void)
{
    uint64_t before = asn_flush_read();
    asn_flush_write(before | ASN_FLUSH_BITS);
    return before;
}
static inline void asn_flush_end(uint64_t before)
{
    asn_flush_write(before);
}
static inline bool asn_flush_is_on(void)
{
    return ASN_FLUSH_BITS && (asn_flush_read() & ASN_FLUSH_BITS) == ASN_FLUSH_BITS;
}
#endif
