/* line.h: an example from a line: a JSON object, or a bare sentence where the task has one input. Training, evaluation, prediction and
 * shipped parsers all read lines with this, so they accept the same lines and refuse the others with the same words. */
#ifndef ASN_LINE_H
#define ASN_LINE_H
#include "examples/example.h"
#include "text/json.h"

typedef struct asn_line {
    asn_json    id, input, tree, text; /* of a JSON object, as far as they are there */
    const char *sentence;              /* of any other line; NULL for JSON */
    size_t      length;
} asn_line;

/* What stands in a line. It points into the line. */
ASN_API bool asn_line_parse(asn_arena *scratch, const char *line, size_t length, asn_line *l, asn_error *err);
/* Its sentence, in arena a. The tree and the text are left to those who need them. */
ASN_API bool asn_line_example(asn_arena *a, asn_arena *scratch, const asn_grammar *g, const asn_line *l, asn_example *e, asn_error *err);
/* Both. */
ASN_API bool asn_line_read(asn_arena *a, const asn_grammar *g, const char *line, size_t length, asn_example *e, asn_error *err);
#endif
