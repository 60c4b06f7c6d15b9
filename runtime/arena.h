/* arena.h: memory that is freed all at once. A pointer from an arena lives until its reset. */
#ifndef ASN_ARENA_H
#define ASN_ARENA_H
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct asn_arena asn_arena; /* the fields are arena.c's own affair */

asn_arena *asn_arena_new(size_t block);                               /* 0: a block size that suits most */
void       asn_arena_source(asn_arena *a, void *(*source)(size_t bytes)); /* of its blocks, in place of malloc; for free() */
void      *asn_arena_alloc(asn_arena *a, size_t count, size_t size);  /* zeroed, 64-byte aligned; NULL when there is none */
void      *asn_arena_raw(asn_arena *a, size_t count, size_t size);    /* the same, not zeroed */
void      *asn_arena_small(asn_arena *a, size_t size);                /* not zeroed, 8-byte aligned: nodes and text */
char      *asn_arena_text(asn_arena *a, const char *bytes, size_t n); /* a copy with a NUL behind it */
void       asn_arena_reset(asn_arena *a);                             /* keeps the memory for the next round */
void       asn_arena_free(asn_arena *a);
void      *asn_arena_resize(asn_arena *a, void *p, size_t size, size_t wanted); /* of asn_arena_small's; in place where it was the last */
size_t     asn_arena_held(const asn_arena *a);                        /* bytes of all its blocks */

/* One in memory of the caller's, which holds no more than that and is not to be freed. NULL: not even room for itself. */
asn_arena *asn_arena_in(void *memory, size_t size);
bool       asn_arena_full(const asn_arena *a); /* since the last reset, something did not fit */

/* For what is needed a moment only: what was taken since a mark is given back. */
typedef struct asn_arena_mark {
    void  *block;
    size_t used, taken;
} asn_arena_mark;
asn_arena_mark asn_arena_here(const asn_arena *a);
void           asn_arena_back(asn_arena *a, asn_arena_mark m);

#ifdef __cplusplus
}
#endif
#endif
