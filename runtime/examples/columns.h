/* columns.h: examples in a table: a file whose name ends in .tsv or .csv. Each record becomes a line of JSON, which line.c then reads, so that
 * tables and JSON Lines hold the same examples.
 *
 * .tsv: columns are separated by a TAB; nothing is quoted. .csv: RFC 4180; a field in quotes may hold commas, line ends and, doubled, quotes.
 * A first record whose fields are all names of columns is a header: `id`, `text`, `tree`, and the inputs of the task (of a task with
 * one input, `input` and `sentence` as well). Without one, there are two columns: the sentence and its text. */
#ifndef ASN_COLUMNS_H
#define ASN_COLUMNS_H
#include "asn.h"
#include "ground/lines.h"

enum { ASN_MOST_COLUMNS = 64, ASN_LONGEST_RECORD = 1 << 20 };

typedef struct asn_columns {
    char separator; /* 0: no table, lines are what they are */
    bool begun;     /* the first record has been seen */
    int  n, what[ASN_MOST_COLUMNS]; /* an input's number, or one of these */
} asn_columns;
enum { ASN_COLUMN_ID = -1, ASN_COLUMN_TEXT = -2, ASN_COLUMN_TREE = -3 };

asn_columns asn_columns_of(const asn_grammar *g, const char *path); /* path may be NULL */
/* Is it the header? To be asked of the first record, once. */
bool asn_columns_header(asn_columns *c, const asn_grammar *g, asn_arena *scratch, const char *record, size_t length);
/* A record as a line of JSON, in the arena. */
bool asn_columns_line(const asn_columns *c, const asn_grammar *g, asn_arena *a, const char *record, size_t length, const char **line, size_t *line_length, asn_error *err);

/* Lines into records: one that ends inside quotes goes on in the next line. The record's text lives until the next call. */
typedef struct asn_records {
    const asn_columns *columns;
    asn_lines          lines;
    const char        *text;
    size_t             length, number; /* number: of its first line */
    int64_t            at;
    char              *buffer; /* records.c's own */
    size_t             room;
} asn_records;
asn_records    asn_records_of(const asn_columns *c, int file, const char *name);
void           asn_records_free(asn_records *r);
asn_line_found asn_records_next(asn_records *r, asn_error *err); /* as asn_lines_next; a bad record is ASN_LINE_TOO_LONG with its reason */
#endif
