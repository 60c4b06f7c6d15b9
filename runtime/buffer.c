#include "buffer.h"

#include <stdint.h>
#include <stdlib.h>

void asn_buffer_free(asn_buffer *b)
{
    free(b->text);
    *b = (asn_buffer){0};
}

bool asn_buffer_grow(asn_buffer *b, size_t more)
{
    if (b->failed || more > SIZE_MAX / 4 - b->length) {
        b->failed = true;
        return false;
    }
    size_t room = b->room ? b->room : 256;
    while (room - b->length < more)
        room *= 2;
    char *text = realloc(b->text, room);
    if (!text) {
        b->failed = true;
        return false;
    }
    b->text = text;
    b->room = room;
    return true;
}
