/* lines.h: the lines of a file, one at a time. The end of the file, a failure and a lack of memory are never taken for one another. */
#ifndef ASN_LINES_H
#define ASN_LINES_H
#include "ground/error.h"

#include <stddef.h>
#include <stdint.h>

enum { ASN_LONGEST_LINE = 1 << 28 }; /* bytes */

typedef enum asn_line_found {
    ASN_LINE,         /* text, length, number and at tell about it */
    ASN_LINE_TOO_LONG, /* number and at do, and err says so; the next line can be read */
    ASN_LINES_END,
    ASN_LINES_FAILED /* err says why */
} asn_line_found;

typedef struct asn_lines {
    const char *name;    /* of the file, for messages */
    size_t      longest; /* bytes a line may have */
    const char *text; /* of the line, without its end; it lives until the next call */
    size_t      length, number; /* number: from 1 */
    int64_t     at;             /* where in the file the line begins */
    /* lines.c's own: */
    int     file;
    bool    ended, written, nobody; /* of a pipe: somebody has it open to write; nobody has come to do so */
    int     waited;                 /* for one, in tenths of a second */
    char   *buffer;
    size_t  begin, end, room; /* what was read and not yet given out */
    int64_t passed;           /* bytes of the file before begin */
} asn_lines;

/* Reads from where the file descriptor stands. A pipe with a name that was opened with O_NONBLOCK is not waited for without end: if nobody comes to write
 * to it, asn_lines_next says so. */
asn_lines      asn_lines_of(int file, const char *name);
void           asn_lines_free(asn_lines *l);             /* leaves the file open */
asn_line_found asn_lines_next(asn_lines *l, asn_error *err);
bool           asn_lines_ready(const asn_lines *l); /* the next line is in memory: asn_lines_next will not wait for it */
#endif
