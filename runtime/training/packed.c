#include "training/packed.h"

#include <stdlib.h>

typedef struct sequence { int32_t length, number; } sequence;

static int longest_first(const void *x, const void *y)
{
    const sequence *a = x, *b = y;
    return a->length != b->length ? (a->length > b->length ? -1 : 1) : a->number < b->number ? -1 : 1;
}

bool asn_packed_sorted(asn_packed *p, asn_arena *a, int32_t n, int32_t *length, int32_t first_row)
{
    *p           = (asn_packed){.n = n, .steps = n ? length[0] : 0, .length = length};
    p->active    = asn_arena_alloc(a, (size_t)p->steps + 1, sizeof *p->active);
    p->first_row = asn_arena_alloc(a, (size_t)p->steps + 1, sizeof *p->first_row);
    if (!p->active || !p->first_row)
        return false;
    for (int32_t step = 0, active = n; step < p->steps; step++) {
        while (length[active - 1] <= step)
            active--;
        p->active[step]    = active;
        p->first_row[step] = first_row + p->rows;
        p->rows += active;
    }
    return true;
}

bool asn_packed_init(asn_packed *p, asn_arena *a, int32_t n, const int32_t *length)
{
    sequence *all    = asn_arena_raw(a, (size_t)n + 1, sizeof *all);
    int32_t  *order  = asn_arena_raw(a, (size_t)n + 1, sizeof *order);
    int32_t  *sorted = asn_arena_raw(a, (size_t)n + 1, sizeof *sorted);
    int32_t   count  = 0;
    if (!all || !order || !sorted)
        return false;
    for (int32_t i = 0; i < n; i++)
        if (length[i] > 0)
            all[count++] = (sequence){length[i], i};
    qsort(all, (size_t)count, sizeof *all, longest_first);
    for (int32_t i = 0; i < count; i++) {
        order[i]  = all[i].number;
        sorted[i] = all[i].length;
    }
    if (!asn_packed_sorted(p, a, count, sorted, 0))
        return false;
    p->order = order;
    return true;
}
