/* sha256.h: the hash by which a model knows its grammar. */
#ifndef ASN_SHA256_H
#define ASN_SHA256_H
#include <stddef.h>

void asn_sha256(const void *bytes, size_t n, char hex[65]);
#endif
