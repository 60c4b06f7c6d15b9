#include "examples/senses.h"

#include <string.h>

/* Behind the last phrase that a sense changes: further changes begin there, so that no sense is made twice. */
static int32_t behind_changes(const int32_t *taken, int32_t width)
{
    int32_t n = width;
    while (n > 0 && taken[n - 1] == 0)
        n--;
    return n;
}

bool asn_senses_of(asn_arena *a, const asn_mentions *found, int most, asn_senses *to)
{
    int32_t width = found->n_senses < ASN_SENSES_PHRASES ? found->n_senses : ASN_SENSES_PHRASES;
    size_t  size  = (size_t)width * sizeof *to->all;
    *to           = (asn_senses){.all = asn_arena_alloc(a, (size_t)most, size + 1), .width = width, .n = 1};
    if (!to->all)
        return false;
    for (int i = 0; i < to->n; i++) {
        const int32_t *from = to->all + (size_t)i * (size_t)width;
        for (int32_t p = behind_changes(from, width); p < width; p++)
            for (int32_t kind = 1; kind < found->senses[p] && to->n < most; kind++) {
                int32_t *made = to->all + (size_t)to->n++ * (size_t)width;
                memcpy(made, from, size);
                made[p] = kind;
            }
    }
    return true;
}
