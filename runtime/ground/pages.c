#include "ground/pages.h"

#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

void *asn_pages_alloc(size_t bytes)
{
    enum { LARGE = 1 << 21 };
    size_t align = bytes >= LARGE ? LARGE : 64;
    if (bytes > SIZE_MAX - LARGE)
        return NULL;
    size_t whole = (bytes + align - 1) & ~(align - 1);
    void  *p     = aligned_alloc(align, whole);
#ifdef MADV_HUGEPAGE
    if (p && align == LARGE)
        madvise(p, whole, MADV_HUGEPAGE); /* a wish: it may be refused */
#endif
    return p;
}
