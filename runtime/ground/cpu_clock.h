/* cpu_clock.h: seconds that a processor worked, for measuring: unlike those of clock.h they do not count what other programs take. */
#ifndef ASN_CPU_CLOCK_H
#define ASN_CPU_CLOCK_H
#include <time.h>

static inline double asn_clock_process(void) /* all threads */
{
    struct timespec t = {0};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static inline double asn_clock_thread(void) /* this one */
{
    struct timespec t = {0};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
#endif
