/* FIPS 180-4. */
#include "ground/sha256.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const uint32_t k[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t x, int n)
{
    return x >> n | x << (32 - n);
}

static void block(uint32_t h[8], const unsigned char *p)
{
    uint32_t w[64], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], last = h[7];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)p[4 * i] << 24 | (uint32_t)p[4 * i + 1] << 16 | (uint32_t)p[4 * i + 2] << 8 | p[4 * i + 3];
    for (int i = 16; i < 64; i++)
        w[i] = w[i - 16] + (turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] + (turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >> 10);
    for (int i = 0; i < 64; i++) {
        uint32_t x = last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i];
        uint32_t y = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        last = g, g = f, f = e, e = d + x;
        d = c, c = b, b = a, a = x + y;
    }
    const uint32_t after[8] = {a, b, c, d, e, f, g, last};
    for (int i = 0; i < 8; i++)
        h[i] += after[i];
}

void asn_sha256_begin(asn_sha256_sum *s)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(s->h, start, sizeof start);
    s->n = 0;
}

void asn_sha256_add(asn_sha256_sum *s, const void *bytes, size_t n)
{
    const unsigned char *p    = bytes;
    size_t               held = s->n % 64;
    s->n += n;
    if (held + n >= 64) {
        size_t more = 64 - held;
        memcpy(s->rest + held, p, more);
        block(s->h, s->rest);
        for (p += more, n -= more; n >= 64; p += 64, n -= 64)
            block(s->h, p);
        held = 0;
    }
    if (n)
        memcpy(s->rest + held, p, n);
}

void asn_sha256_end(asn_sha256_sum *s, char hex[65])
{
    unsigned char last[72] = {0x80}; /* one bit, zeros up to the last eight bytes of a block, and the length in bits */
    size_t        zeros    = (119 - s->n % 64) % 64;
    for (int i = 0; i < 8; i++)
        last[zeros + 8 - (size_t)i] = (unsigned char)(s->n * 8 >> (8 * i));
    asn_sha256_add(s, last, zeros + 9);
    for (int i = 0; i < 8; i++)
        snprintf(hex + 8 * i, 9, "%08x", (unsigned)s->h[i]);
}

void asn_sha256(const void *bytes, size_t n, char hex[65])
{
    asn_sha256_sum s;
    asn_sha256_begin(&s);
    asn_sha256_add(&s, bytes, n);
    asn_sha256_end(&s, hex);
}

/* A pipe could be read once only, and whoever opens it may wait for ever. */
static FILE *open_regular(const char *path, asn_error *err)
{
    struct stat is;
    FILE       *f    = NULL;
    int         fd   = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    bool        read = fd >= 0 && fstat(fd, &is) == 0;
    if (read && !S_ISREG(is.st_mode))
        asn_fail_as(ASN_BAD_SYSTEM, err, "%s: not a regular file", path);
    else if (!read || !(f = fdopen(fd, "rb")))
        asn_fail_system(err, "cannot open %s", path);
    if (fd >= 0 && !f)
        close(fd);
    return f;
}

bool asn_sha256_file(const char *path, char hex[65], asn_error *err)
{
    unsigned char  bytes[1 << 14];
    asn_sha256_sum sum;
    FILE          *f = open_regular(path, err);
    if (!f)
        return false;
    asn_sha256_begin(&sum);
    for (size_t n; (n = fread(bytes, 1, sizeof bytes, f)) > 0;)
        asn_sha256_add(&sum, bytes, n);
    asn_sha256_end(&sum, hex);
    bool ok = !ferror(f) ? true : asn_fail_system(err, "cannot read %s", path);
    fclose(f);
    return ok;
}
