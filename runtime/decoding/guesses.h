/* guesses.h: how predict and shipped parsers write the trees that a search found. */
#ifndef ASN_GUESSES_H
#define ASN_GUESSES_H
#include "decoding/search.h"
#include "ground/buffer.h"

typedef struct asn_written { /* a tree, names put back. What the format has no use for may be empty */
    const char *tree, *text;
} asn_written;

/* As members of an object: , "exact": ..., "bound": ..., "kbest": [...]. bound is there only if exact is false. */
ASN_API void asn_guesses_json(asn_buffer *b, const asn_kbest *best, const asn_written *all);
/* On one line, with tabs between them: their trees or their texts, in which line ends are written as \n and tabs as \t. */
ASN_API void asn_guesses_line(asn_buffer *b, const asn_kbest *best, const asn_written *all, bool trees);
#endif
