/* trace.h: the generated modules run over a tree that is there already, and each decision they make, as a line. No
 * arithmetic: it shows which modules a tree calls, in which order, and that they visit all of it. */
#ifndef ASN_TRACE_H
#define ASN_TRACE_H
#include "asn.h"
#include "ground/buffer.h"

typedef struct asn_trace_counts {
    int64_t nodes;     /* constructors and values visited */
    int64_t decisions; /* choices, presences, stops and values */
    int64_t states;    /* LSTM steps */
} asn_trace_counts;

bool asn_trace(const asn_grammar *g, const asn_tree *t, asn_buffer *lines, asn_trace_counts *counts); /* lines may be NULL */
#endif
