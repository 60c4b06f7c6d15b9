/* buffer.h: text in the making. A failed allocation is remembered and everything after it is ignored, so that callers
 * look once, at the end. */
#ifndef ASN_BUFFER_H
#define ASN_BUFFER_H
#include "ground/arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

typedef struct asn_buffer {
    char      *text; /* not NUL-terminated; NULL while empty */
    size_t     length, room;
    bool       failed;
    asn_arena *arena; /* where it grows; NULL: on the heap, free it with asn_buffer_free */
} asn_buffer;

ASN_API void asn_buffer_free(asn_buffer *b);
ASN_API char *asn_buffer_end(asn_buffer *b);   /* for a buffer in an arena: its text, NUL-terminated; spare room is given back. NULL: it failed */
ASN_API bool asn_buffer_grow(asn_buffer *b, size_t more);

/* Makes room for so many more bytes, to be written at text + length. */
static inline bool asn_buffer_room(asn_buffer *b, size_t more)
{
    return more <= b->room - b->length || asn_buffer_grow(b, more);
}

static inline void asn_buffer_put(asn_buffer *b, const char *bytes, size_t n)
{
    if (n == 0 || !asn_buffer_room(b, n))
        return;
    memcpy(b->text + b->length, bytes, n);
    b->length += n;
}
#endif
