/* checksum.h: XXH64 (Yann Collet), which tells damaged bytes at the speed of memory. It does not protect from who changes a file on
 * purpose; sha256.h does, at a thirtieth of the speed. */
#ifndef ASN_CHECKSUM_H
#define ASN_CHECKSUM_H
#include <stddef.h>
#include <stdint.h>

typedef struct asn_checksum {
    uint64_t      lane[4], total;
    unsigned char rest[32]; /* what does not fill a block yet */
} asn_checksum;

void     asn_checksum_begin(asn_checksum *s);
void     asn_checksum_add(asn_checksum *s, const void *bytes, size_t n);
uint64_t asn_checksum_end(const asn_checksum *s);
#endif
