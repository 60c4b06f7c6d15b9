/* stream.h: the examples of a file that is too large to be held in memory. The file is read once from end to end; what stays is the
 * place of each good line, which is read again whenever its example is needed. */
#ifndef ASN_STREAM_H
#define ASN_STREAM_H
#include "examples/reading.h"

#include <stdio.h>

typedef struct asn_stream asn_stream;

/* Reads the file, with errors and bad lines as in reading.h. each is given every good example, which lives until it returns; it
 * returns false when memory has run out. */
asn_stream *asn_stream_open(const asn_grammar *g, const char *path, const asn_bad_lines *bad, bool (*each)(void *context, const asn_example *e), void *context,
                            asn_error *err);
void        asn_stream_close(asn_stream *s);
size_t      asn_stream_count(const asn_stream *s);   /* examples */
size_t      asn_stream_skipped(const asn_stream *s); /* bad lines */

/* Example i, in a. Threads may read side by side. */
bool asn_stream_read(const asn_stream *s, size_t i, asn_arena *a, asn_example *e, asn_error *err);
/* Its line as it stands in the file, in a, without its end; in a table the record. */
bool asn_stream_line(const asn_stream *s, size_t i, asn_arena *a, const char **line, size_t *length, asn_error *err);
void asn_stream_header(const asn_stream *s, FILE *to); /* the line that names the columns of a table; nothing for JSON lines */
bool asn_stream_unchanged(const asn_stream *s, asn_error *err); /* is the file what it was, by its size and time? */
#endif
