/* clock.h: seconds that pass. */
#ifndef ASN_CLOCK_H
#define ASN_CLOCK_H
#include <time.h>

static inline double asn_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
#endif
