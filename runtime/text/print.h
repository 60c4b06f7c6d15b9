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
/* How a constructor prints in a style: its template for it, else its plain one; NULL: as tree text. */
ASN_API const asn_template *asn_template_of(const asn_grammar *g, int ctor, int style);
ASN_API int asn_tree_level(const asn_grammar *g, const asn_tree *t, int style); /* INT32_MAX: it never needs parentheses */
#endif
