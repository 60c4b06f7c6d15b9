/* table.h: names to things, in constant time. */
#ifndef ASDLC_TABLE_H
#define ASDLC_TABLE_H
#include "base/mem.h"

typedef struct table {
    struct slot { const char *name; void *item; } *slots;
    size_t n, room; /* room is 0 or a power of two */
} table;

void *table_get(const table *t, const char *name);
void *table_add(mem *m, table *t, const char *name, void *item); /* what was there before (and stays), or NULL */
#endif
