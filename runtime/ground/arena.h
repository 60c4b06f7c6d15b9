/* arena.h: memory that is freed all at once. A pointer from an arena lives until its reset. */
#ifndef ASN_ARENA_H
#define ASN_ARENA_H
#include "ground/api.h"

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct asn_arena asn_arena; /* its fields are private to arena.c */

ASN_API asn_arena *asn_arena_new(size_t block);                               /* 0: a block size that suits most */
ASN_API void       asn_arena_source(asn_arena *a, void *(*source)(size_t bytes)); /* takes its blocks from source instead of malloc; they are freed with free() */
ASN_API void      *asn_arena_alloc(asn_arena *a, size_t count, size_t size);  /* zeroed, 64-byte aligned; NULL: out of memory */
ASN_API void      *asn_arena_raw(asn_arena *a, size_t count, size_t size);    /* the same, not zeroed */
ASN_API void      *asn_arena_small(asn_arena *a, size_t size);                /* not zeroed, 8-byte aligned: nodes and text */
ASN_API char      *asn_arena_text(asn_arena *a, const char *bytes, size_t n); /* a copy with a NUL behind it */
ASN_API void       asn_arena_reset(asn_arena *a);                             /* keeps the memory for the next round */
ASN_API void       asn_arena_free(asn_arena *a);
ASN_API void      *asn_arena_resize(asn_arena *a, void *p, size_t size, size_t wanted); /* a piece of asn_arena_small; the piece taken last grows in place */
ASN_API size_t     asn_arena_held(const asn_arena *a);                        /* bytes of all its blocks */

/* An arena inside memory that the caller owns: it never grows, and is not freed. NULL: the memory is too small for the arena itself. */
ASN_API asn_arena *asn_arena_in(void *memory, size_t size);
ASN_API bool       asn_arena_full(const asn_arena *a); /* something did not fit since the last reset */
ASN_API size_t     asn_arena_left(const asn_arena *a); /* bytes that it still has, if it never grows; else as many as there can be */

/* For short-lived pieces: going back to a mark gives back all that was taken since. */
typedef struct asn_arena_mark {
    void  *block;
    size_t used, taken;
} asn_arena_mark;
ASN_API asn_arena_mark asn_arena_here(const asn_arena *a);
ASN_API void           asn_arena_back(asn_arena *a, asn_arena_mark m);

#ifdef __cplusplus
}
#endif
#endif
