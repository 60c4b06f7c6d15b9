/* buffer.h: text in the making. A failed allocation is remembered and everything after it is ignored, so that callers
 * look once, at the end. */
#ifndef ASN_BUFFER_H
#define ASN_BUFFER_H
#include <stdbool.h>
#include <stddef.h>

typedef struct asn_buffer {
    char  *text; /* not NUL-terminated; NULL while empty */
    size_t length, room;
    bool   failed;
} asn_buffer;

void asn_buffer_free(asn_buffer *b);
bool asn_buffer_room(asn_buffer *b, size_t more); /* text + length may then be written for so many bytes */
void asn_buffer_put(asn_buffer *b, const char *bytes, size_t n);
#endif
