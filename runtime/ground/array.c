#include "ground/array.h"

#include <stdint.h>
#include <string.h>

bool asn_array_grow(void *all, size_t *room, size_t n, size_t more, size_t size)
{
    enum { FIRST = 16 };
    void *old;
    if (more > SIZE_MAX / 4 / size - n) /* so that doubling cannot overflow */
        return false;
    size_t wanted = *room ? *room : FIRST;
    while (wanted < n + more)
        wanted *= 2;
    memcpy(&old, all, sizeof old);
    void *grown = realloc(old, wanted * size);
    if (!grown)
        return false;
    memcpy(all, &grown, sizeof grown);
    *room = wanted;
    return true;
}
