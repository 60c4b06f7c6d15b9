/* line.h: an example from a line, JSON or a bare sentence, as asn_data_line takes it but without a tree and without a JSON
 * library: what shipped parsers read. */
#ifndef ASN_LINE_H
#define ASN_LINE_H
#include "example.h"

bool asn_line_read(asn_arena *a, const asn_grammar *g, const char *line, size_t length, asn_example *e, asn_error *err);
#endif
