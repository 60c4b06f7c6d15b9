/* sha256.h: the hash by which a model knows its grammar, and a training run its examples. */
#ifndef ASN_SHA256_H
#define ASN_SHA256_H
#include "ground/error.h"

#include <stddef.h>
#include <stdint.h>

void asn_sha256(const void *bytes, size_t n, char hex[65]);
bool asn_sha256_file(const char *path, char hex[65], asn_error *err);

/* The same, piece by piece. */
typedef struct asn_sha256_sum {
    uint32_t      h[8];
    uint64_t      n;        /* bytes so far */
    unsigned char rest[64]; /* those that fill no block yet */
} asn_sha256_sum;
void asn_sha256_begin(asn_sha256_sum *s);
void asn_sha256_add(asn_sha256_sum *s, const void *bytes, size_t n);
void asn_sha256_end(asn_sha256_sum *s, char hex[65]);
#endif
