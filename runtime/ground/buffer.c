#include "ground/buffer.h"

#include <stdint.h>
#include <stdlib.h>

void asn_buffer_free(asn_buffer *b)
{
    if (!b->arena)
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
    char *text = b->arena ? asn_arena_resize(b->arena, b->text, b->room, room) : realloc(b->text, room);
    if (!text) {
        b->failed = true;
        return false;
    }
    b->text = text;
    b->room = room;
    return true;
}

char *asn_buffer_end(asn_buffer *b)
{
    asn_buffer_put(b, "", 1);
    return b->failed ? NULL : asn_arena_resize(b->arena, b->text, b->room, b->length);
}
