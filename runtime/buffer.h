/* buffer.h: text in the making. A failed allocation is remembered and everything after it is ignored, so that callers
 * look once, at the end. */
#ifndef ASN_BUFFER_H
#define ASN_BUFFER_H
#include "arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

typedef struct asn_buffer {
    char      *text; /* not NUL-terminated; NULL while empty */
    size_t     length, room;
    bool       failed;
    asn_arena *arena; /* where it grows; NULL: on the heap, to be freed */
} asn_buffer;

void asn_buffer_free(asn_buffer *b);
char *asn_buffer_end(asn_buffer *b);   /* of one in an arena: its text with a NUL behind it, what it has too much given back. NULL: it failed */
bool asn_buffer_grow(asn_buffer *b, size_t more);

/* text + length may then be written for so many bytes */
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
