#include "base/mem.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct block {
    struct block *next;
    size_t        used, size;
    max_align_t   data[];
} block;

struct mem {
    block *head;
};

void *mem_need(void *p)
{
    if (!p) {
        fprintf(stderr, "asdlc: out of memory\n");
        exit(3);
    }
    return p;
}

void *mem_malloc(size_t size)
{
    return mem_need(malloc(size));
}

mem *mem_new(void)
{
    return mem_need(calloc(1, sizeof(mem)));
}

void mem_free(mem *m)
{
    for (block *b = m->head, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    free(m);
}

void *mem_alloc(mem *m, size_t count, size_t size)
{
    if (size && count > (SIZE_MAX / 2) / size)
        mem_need(NULL);
    size_t want = (count * size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    block *b    = m->head;
    if (!b || b->size - b->used < want) {
        size_t room = want > ((size_t)1 << 16) ? want : ((size_t)1 << 16);
        b           = mem_need(calloc(1, sizeof *b + room));
        b->size     = room;
        b->next     = m->head;
        m->head     = b;
    }
    void *p = (char *)b->data + b->used;
    b->used += want;
    return p;
}

char *mem_text(mem *m, const char *begin, size_t length)
{
    char *copy = mem_alloc(m, length + 1, 1);
    if (length)
        memcpy(copy, begin, length);
    return copy;
}

char *mem_vprint(mem *m, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *text = mem_alloc(m, (size_t)length + 1, 1);
    vsnprintf(text, (size_t)length + 1, format, args);
    return text;
}

char *mem_print(mem *m, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = mem_vprint(m, format, args);
    va_end(args);
    return text;
}

void *mem_grow(mem *m, void *items, size_t count, size_t size)
{
    if (count & (count - 1)) /* room is always a power of two: there is some left */
        return items;
    void *more = mem_alloc(m, count ? count * 2 : 1, size);
    if (count)
        memcpy(more, items, count * size);
    return more;
}
