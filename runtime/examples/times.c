#include "examples/times.h"

#include <stdlib.h>

static struct asn_time *find(const asn_times *s, uint64_t key)
{
    size_t at = (size_t)key & (s->room - 1);
    while (s->all[at].n && s->all[at].key != key)
        at = (at + 1) & (s->room - 1);
    return &s->all[at];
}

uint32_t asn_times_of(const asn_times *s, uint64_t key)
{
    return s->room ? find(s, key)->n : 0;
}

bool asn_times_add(asn_times *s, uint64_t key)
{
    if (2 * s->n >= s->room) {
        asn_times more = {calloc(s->room ? 2 * s->room : 1024, sizeof *more.all), s->n, s->room ? 2 * s->room : 1024};
        if (!more.all)
            return false;
        for (size_t i = 0; i < s->room; i++)
            if (s->all[i].n)
                *find(&more, s->all[i].key) = s->all[i];
        free(s->all);
        *s = more;
    }
    struct asn_time *is = find(s, key);
    s->n += is->n == 0;
    is->key = key;
    is->n++;
    return true;
}

void asn_times_free(asn_times *s)
{
    free(s->all);
    *s = (asn_times){0};
}
