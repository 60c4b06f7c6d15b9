/* As the specification of XXH64 has it, with seed 0. */
#include "ground/checksum.h"

#include <string.h>

#define P1 0x9E3779B185EBCA87u
#define P2 0xC2B2AE3D27D4EB4Fu
#define P3 0x165667B19E3779F9u
#define P4 0x85EBCA77C2B2AE63u
#define P5 0x27D4EB2F165667C5u

static uint64_t turn_left(uint64_t x, int n)
{
    return x << n | x >> (64 - n);
}

static uint64_t take_64(const unsigned char *p)
{
    uint64_t x;
    memcpy(&x, p, sizeof x); /* little endian, as all that we run on */
    return x;
}

static uint64_t mix(uint64_t lane, uint64_t x)
{
    return turn_left(lane + x * P2, 31) * P1;
}

static void add_blocks(asn_checksum *s, const unsigned char *p, size_t n)
{
    uint64_t a = s->lane[0], b = s->lane[1], c = s->lane[2], d = s->lane[3];
    for (; n; n--, p += 32) {
        a = mix(a, take_64(p));
        b = mix(b, take_64(p + 8));
        c = mix(c, take_64(p + 16));
        d = mix(d, take_64(p + 24));
    }
    s->lane[0] = a;
    s->lane[1] = b;
    s->lane[2] = c;
    s->lane[3] = d;
}

void asn_checksum_begin(asn_checksum *s)
{
    *s = (asn_checksum){.lane = {P1 + P2, P2, 0, 0 - P1}};
}

void asn_checksum_add(asn_checksum *s, const void *bytes, size_t n)
{
    const unsigned char *p    = bytes;
    size_t               held = s->total % 32, more = held ? 32 - held : 0;
    if (n == 0)
        return;
    s->total += n;
    if (more > n)
        more = n;
    memcpy(s->rest + held, p, more);
    p += more;
    n -= more;
    if (held && held + more == 32)
        add_blocks(s, s->rest, 1);
    add_blocks(s, p, n / 32);
    if (n % 32)
        memcpy(s->rest, p + n / 32 * 32, n % 32);
}

uint64_t asn_checksum_end(const asn_checksum *s)
{
    const unsigned char *p = s->rest;
    size_t               n = s->total % 32;
    uint64_t             h = s->lane[2] + P5;
    if (s->total >= 32) {
        h = turn_left(s->lane[0], 1) + turn_left(s->lane[1], 7) + turn_left(s->lane[2], 12) + turn_left(s->lane[3], 18);
        for (int i = 0; i < 4; i++)
            h = (h ^ mix(0, s->lane[i])) * P1 + P4;
    }
    h += s->total;
    for (; n >= 8; n -= 8, p += 8)
        h = turn_left(h ^ mix(0, take_64(p)), 27) * P1 + P4;
    if (n >= 4) {
        uint32_t x;
        memcpy(&x, p, sizeof x);
        h = turn_left(h ^ x * P1, 23) * P2 + P3;
        p += 4;
        n -= 4;
    }
    for (; n; n--, p++)
        h = turn_left(h ^ *p * P5, 11) * P1;
    h = (h ^ h >> 33) * P2;
    h = (h ^ h >> 29) * P3;
    return h ^ h >> 32;
}
