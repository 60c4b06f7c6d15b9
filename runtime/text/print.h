/* print.h: a value between quotes, as several languages write it; shared by tree text and target text. */
#ifndef ASN_PRINT_H
#define ASN_PRINT_H
#include "asn.h"
#include "ground/buffer.h"

ASN_API void asn_print_repr(asn_buffer *b, asn_atom v); /* as Python's repr: 'it', "it's", b'\x00', 1, True */
ASN_API void asn_print_json(asn_buffer *b, asn_atom v); /* a JSON string; numbers and names as they are */
ASN_API void asn_print_sql(asn_buffer *b, asn_atom v);  /* 'it''s' */
ASN_API void asn_print_format(asn_buffer *b, asn_atom v); /* escaped for the inside of a format string, braces doubled */
ASN_API void asn_write_tree(asn_buffer *b, const asn_grammar *g, const asn_tree *t);
#endif
