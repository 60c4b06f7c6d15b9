/* times.h: how often things were seen, by a hash of what. */
#ifndef ASN_TIMES_H
#define ASN_TIMES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct asn_times {
    struct asn_time {
        uint64_t key;
        uint32_t n;
    } * all;
    size_t n, room;
} asn_times;

uint32_t asn_times_of(const asn_times *s, uint64_t key);
bool     asn_times_add(asn_times *s, uint64_t key); /* false: out of memory */
void     asn_times_free(asn_times *s);
#endif
