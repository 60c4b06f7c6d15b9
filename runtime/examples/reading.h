/* reading.h: the examples of a file, one after the other: JSON lines, or a table (columns.h). Blank lines are passed over. An example has a
 * tree, or else a text that the task's templates read. */
#ifndef ASN_READING_H
#define ASN_READING_H
#include "examples/columns.h"
#include "examples/example.h"

/* What happens with bad lines. A file that has some cannot be read, unless they are skipped; either way all of them are found. */
typedef struct asn_bad_lines {
    bool  skip;
    void (*say)(void *context, const char *message); /* told of the first ASN_BAD_LINES_SAID, and how many more there are; NULL: nobody is */
    void *context;
} asn_bad_lines;
enum { ASN_BAD_LINES_SAID = 20 };

typedef struct asn_reading {
    const asn_grammar   *g;
    const char          *path;
    const asn_bad_lines *bad;             /* NULL: not skipped, nobody told */
    asn_arena           *arena, *words;   /* where examples go: trees; ids and tokens. take may reset them */
    bool               (*take)(void *context, const asn_example *e, int64_t at, size_t length); /* place of its line. false: out of memory */
    void                *context;
    size_t               n, skipped; /* examples, bad lines */
    asn_columns          columns;    /* of a table; asn_reading_run finds them */
} asn_reading;

/* An error names the file, and the line where there is one to name. */
bool asn_reading_run(asn_reading *r, int file, asn_error *err);
int  asn_reading_open(const char *path, asn_error *err); /* -1: it cannot be opened */
void asn_reading_close(int file);

/* The example of a line by itself. With wants_tree the line must hold a tree or a text; without, they are not looked at. */
bool asn_reading_line(asn_arena *a, const asn_grammar *g, const char *line, size_t length, bool wants_tree, asn_example *e, asn_error *err);
/* The same for a record of a table, or a line where it is none, with its tree. */
bool asn_reading_record(asn_arena *a, const asn_grammar *g, const asn_columns *c, const char *record, size_t length, asn_example *e, asn_error *err);
#endif
