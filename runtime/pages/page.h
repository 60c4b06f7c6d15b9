/* page.h: pages that a browser opens from disk: one file that needs nothing else. A page is a template beside this file, with the style and script
 * that all pages share, and with its data as JSON inside. */
#ifndef ASN_PAGE_H
#define ASN_PAGE_H
#include "ground/buffer.h"
#include "ground/error.h"
#include "text/difference.h"

extern const char *const asn_page_text[]; /* the templates, as embed.h has them */

/* Writes a page to a file, whole or not at all; path NULL: to standard output. The data is JSON; whatever its strings hold, it stays data. */
bool asn_page_write(const char *path, const char *template, const char *title, const asn_buffer *data, asn_error *err);
bool asn_page_put_into(asn_buffer *to, const char *template, const char *title, const asn_buffer *data, asn_error *err); /* the same, in memory */

/* ---- JSON. */
void asn_page_put(asn_buffer *b, const char *text);                                     /* as it is */
void asn_page_string(asn_buffer *b, const char *before, const char *text, size_t length); /* before as it is, then a string */
void asn_page_pieces(asn_buffer *b, const char *before, const asn_pieces *p);           /* before, which opens a list, then [text, 0 or 1 if it differs] of each, and ] */
#endif
