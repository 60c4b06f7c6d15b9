#include "ground/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct asn_block {
    struct asn_block *next;
    size_t            size;
    char             *data; /* 64-byte aligned, inside this block */
} asn_block;

struct asn_arena {
    size_t     block_size, used; /* used: of the current block */
    size_t     taken, most;      /* bytes taken since the last reset; the most of any round */
    asn_block *first, *current;  /* blocks behind current are empty */
    void      *(*source)(size_t bytes);
    bool       fixed, full;      /* fixed: its one block belongs to the caller; full: something did not fit */
};

asn_arena *asn_arena_new(size_t block_size)
{
    asn_arena *a = calloc(1, sizeof *a);
#ifdef ASN_FAULTS /* a build for tests/faults: each piece is an allocation of its own, so that each can fail */
    block_size = 1;
#endif
    if (a)
        a->block_size = block_size ? block_size : (size_t)1 << 16;
    return a;
}

void asn_arena_source(asn_arena *a, void *(*source)(size_t bytes))
{
    a->source = source;
}

static char *next_line(void *p) /* of the cache */
{
    return (char *)(((uintptr_t)p + 63) & ~(uintptr_t)63);
}

static asn_block *new_block(const asn_arena *a, size_t size)
{
    if (size > SIZE_MAX - sizeof(asn_block) - 64)
        return NULL;
    size_t     bytes = sizeof(asn_block) + 63 + size;
    asn_block *b     = a->source ? a->source(bytes) : malloc(bytes);
    if (!b)
        return NULL;
    b->next = NULL;
    b->size = size;
    b->data = next_line(b + 1);
    return b;
}

asn_arena *asn_arena_in(void *memory, size_t size)
{
    char *begin = next_line(memory), *data = next_line(begin + sizeof(asn_arena) + sizeof(asn_block));
    if (!memory || size < (size_t)(data - (char *)memory))
        return NULL;
    asn_arena *a = (asn_arena *)(void *)begin;
    asn_block *b = (asn_block *)(void *)(a + 1);
    *b           = (asn_block){NULL, size - (size_t)(data - (char *)memory), data};
    *a           = (asn_arena){.first = b, .current = b, .fixed = true};
    return a;
}

bool asn_arena_full(const asn_arena *a)
{
    return a->full;
}

size_t asn_arena_left(const asn_arena *a)
{
    return a->fixed ? a->current->size - a->used : SIZE_MAX;
}

/* Room for size bytes at this alignment: in the current block, in a kept one behind it, or in a new one. */
static void *take(asn_arena *a, size_t size, size_t align)
{
    size_t taken = (size + align - 1) & ~(align - 1);
    while (a->current) {
        size_t at = (a->used + align - 1) & ~(align - 1);
        if (at <= a->current->size && size <= a->current->size - at) {
            a->used = at + size;
            a->taken += taken;
            ASN_FRESH(a->current->data + at, size);
            return a->current->data + at;
        }
        if (!a->current->next || a->current->next->size < size)
            break;
        a->current = a->current->next;
        a->used    = 0;
    }
    asn_block *b = a->fixed ? NULL : new_block(a, size > a->block_size ? size : a->block_size);
    if (!b) {
        a->full = true;
        return NULL;
    }
    if (a->current) {
        b->next          = a->current->next;
        a->current->next = b;
    } else
        a->first = b;
    a->current = b;
    a->used    = size;
    a->taken += taken;
    ASN_FRESH(b->data, size);
    return b->data;
}

void *asn_arena_raw(asn_arena *a, size_t count, size_t size)
{
    return size && count > (SIZE_MAX / 2) / size ? NULL : take(a, count * size, 64);
}

void *asn_arena_alloc(asn_arena *a, size_t count, size_t size)
{
    void *p = asn_arena_raw(a, count, size);
    return p ? memset(p, 0, count * size) : NULL;
}

void *asn_arena_small(asn_arena *a, size_t size)
{
    return take(a, size, 8);
}

char *asn_arena_text(asn_arena *a, const char *bytes, size_t n)
{
    char *copy = n < SIZE_MAX ? take(a, n + 1, 1) : NULL;
    if (!copy)
        return NULL;
    if (n)
        memcpy(copy, bytes, n);
    copy[n] = 0;
    return copy;
}

/* The piece that was taken last grows in place. */
void *asn_arena_resize(asn_arena *a, void *p, size_t size, size_t wanted)
{
    char *top = a->current ? a->current->data + a->used : NULL;
    if (p && (char *)p + size == top && wanted <= a->current->size - (a->used - size)) {
        a->used += wanted - size;
        a->taken += wanted - size;
        if (wanted > size)
            ASN_FRESH((char *)p + size, wanted - size);
        return p;
    }
    void *more = wanted <= size ? p : asn_arena_small(a, wanted);
    return more && more != p && size ? memcpy(more, p, size) : more;
}

/* What goes back to malloc may next be jansson's, which MemorySanitizer does not see writing. */
#ifdef __has_feature
#if __has_feature(memory_sanitizer)
#define GIVE_BACK(p, n) __msan_unpoison(p, n)
#endif
#endif
#ifndef GIVE_BACK
#define GIVE_BACK(p, n) ((void)0)
#endif

static void free_blocks(asn_arena *a)
{
    for (asn_block *b = a->first, *next; b; b = next) {
        next = b->next;
        GIVE_BACK(b->data, b->size);
        free(b);
    }
    a->first = NULL;
}

/* Blocks are kept for the next round. Rounds whose pieces differ in size fit them badly and add blocks. Before the blocks hold twice
 * what any round has needed, they are replaced by one that is large enough. */
void asn_arena_reset(asn_arena *a)
{
    a->most = a->taken > a->most ? a->taken : a->most;
    if (a->first && a->first->next && asn_arena_held(a) > 2 * a->most + a->block_size) {
        free_blocks(a);
        a->first = new_block(a, a->most > a->block_size ? a->most : a->block_size); /* NULL: the next piece tries again */
    }
    a->current = a->first;
    a->used    = 0;
    a->taken   = 0;
    a->full    = false;
}

asn_arena_mark asn_arena_here(const asn_arena *a)
{
    return (asn_arena_mark){a->current, a->used, a->taken};
}

void asn_arena_back(asn_arena *a, asn_arena_mark m)
{
    a->most    = a->taken > a->most ? a->taken : a->most;
    a->current = m.block ? m.block : a->first;
    a->used    = m.used;
    a->taken   = m.taken;
    if (a->fixed) /* else it is the system that has no memory, and whoever asks at the end shall know */
        a->full = false;
}

void asn_arena_free(asn_arena *a)
{
    if (!a)
        return;
    free_blocks(a);
    free(a);
}

size_t asn_arena_held(const asn_arena *a)
{
    size_t held = 0;
    for (const asn_block *b = a->first; b; b = b->next)
        held += b->size;
    return held;
}
