#include "base/table.h"

#include <stdint.h>
#include <string.h>

static size_t find(const table *t, const char *name)
{
    uint64_t h = 1469598103934665603u; /* FNV-1a */
    for (const char *s = name; *s; s++)
        h = (h ^ (unsigned char)*s) * 1099511628211u;
    size_t i = (size_t)(h ^ h >> 29) & (t->room - 1);
    while (t->slots[i].name && strcmp(t->slots[i].name, name) != 0)
        i = (i + 1) & (t->room - 1);
    return i;
}

void *table_get(const table *t, const char *name)
{
    return t->room ? t->slots[find(t, name)].item : NULL;
}

static void grow(mem *m, table *t)
{
    table more = {NULL, t->n, t->room ? t->room * 2 : 64};
    more.slots = mem_alloc(m, more.room, sizeof *more.slots);
    for (size_t i = 0; i < t->room; i++)
        if (t->slots[i].name)
            more.slots[find(&more, t->slots[i].name)] = t->slots[i];
    *t = more;
}

void *table_add(mem *m, table *t, const char *name, void *item)
{
    if (t->n * 2 >= t->room)
        grow(m, t);
    size_t i = find(t, name);
    if (t->slots[i].name)
        return t->slots[i].item;
    t->slots[i].name = name;
    t->slots[i].item = item;
    t->n++;
    return NULL;
}
