#include "ground/memory.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

/* The number that a file of the system begins with; UINT64_MAX: there is none. */
static uint64_t read_number(const char *path)
{
    char    text[64], *end;
    int     fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n  = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    if (fd >= 0)
        close(fd);
    if (n <= 0)
        return UINT64_MAX;
    text[n]        = 0;
    uint64_t bytes = strtoull(text, &end, 10);
    return end == text ? UINT64_MAX : bytes;
}

static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* What is left of a limit on addresses. */
static uint64_t left_of_limit(int which, uint64_t page)
{
    struct rlimit l;
    if (getrlimit(which, &l) != 0 || l.rlim_cur == RLIM_INFINITY)
        return UINT64_MAX;
    uint64_t taken = read_number("/proc/self/statm");
    taken          = taken < UINT64_MAX / page ? taken * page : 0;
    return taken < l.rlim_cur ? l.rlim_cur - taken : 0;
}

uint64_t asn_memory_there(void)
{
    long     pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    uint64_t page = size > 0 ? (uint64_t)size : 4096, there = pages > 0 ? (uint64_t)pages * page : UINT64_MAX;
#ifdef RLIMIT_AS
    there = least(there, left_of_limit(RLIMIT_AS, page));
#endif
    return least(there, read_number("/sys/fs/cgroup/memory.max"));
}

void asn_memory_text(uint64_t bytes, char to[24])
{
    if (bytes < 1000000000)
        snprintf(to, 24, "%.1f MB", (double)bytes * 1e-6);
    else
        snprintf(to, 24, "%.1f GB", (double)bytes * 1e-9);
}

bool asn_memory_fits(uint64_t bytes, const char *what, asn_error *err)
{
    uint64_t there = asn_memory_there();
    char     need[24], have[24];
    if (bytes <= there)
        return true;
    asn_memory_text(bytes, need);
    asn_memory_text(there, have);
    return asn_fail_as(ASN_BAD_SYSTEM, err, "%s needs %s of memory, and there are %s", what, need, have);
}
