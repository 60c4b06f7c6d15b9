/* clock.h: seconds that pass. */
#ifndef ASN_CLOCK_H
#define ASN_CLOCK_H
#include <time.h>

static inline double asn_clock(void)
{
#if defined ASN_SHIPPED && !defined TIME_UTC
    return (double)clock() / CLOCKS_PER_SEC;
#else
    struct timespec t = {0};
#ifdef ASN_SHIPPED /* C11 has no other */
    timespec_get(&t, TIME_UTC);
#else
    clock_gettime(CLOCK_MONOTONIC, &t);
#endif
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
#endif
}
#endif
