/* room.h: the stretch of generated C that belongs to a module: its equations, its record and its function, as asdlc show prints them. */
#ifndef ASN_ROOM_H
#define ASN_ROOM_H
#include "asn.h"
#include "ground/buffer.h"

/* The text of a grammar's NAME.c. It stays empty if this program does not carry it. */
void asn_room_text(const asn_grammar *g, asn_buffer *all);
/* Where a module's stretch stands in it, and how long it is. NULL: it is not there. */
const char *asn_room_of(const asn_buffer *all, const asn_module *m, size_t *length);
#endif
