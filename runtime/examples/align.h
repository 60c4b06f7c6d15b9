/* align.h: which tokens of an input a primitive value was probably taken from: what supervised attention looks at. */
#ifndef ASN_ALIGN_H
#define ASN_ALIGN_H
#include "text/text.h"

typedef struct asn_aligner asn_aligner; /* the tokens of one component, prepared for looking up many values */

/* The tokens must outlive it. */
asn_aligner *asn_align_prepare(asn_arena *a, asn_input_rule rule, const asn_tokens *tokens); /* NULL: out of memory */

/* Fills matched, which has room for every token, with indices in ascending order; returns how many. It may return 0:
 * the paper then takes the whole input.
 *
 * A value, or a part of it, matches a token when they, or their English stems of three letters or more, are the same
 * but for case. What does not match as a whole is cut into parts, each of which may match, or is cut further: at special
 * characters (loc:t), at underscores and apostrophes (flight_number), at changes of case and at digits (DireWolf,
 * ABCDef, python3). So an exact match of the whole wins. In characters, a part matches the characters of a word, the
 * value those of all the text.
 *
 * Left out, because what they match is chance: a part that is one letter, or a number cut off from letters (the 0 of
 * $0); at most two letters behind a colon, a type (the `me` of breakfast:me); a value of one letter unless its case is
 * the token's, too (the variable A). */
int asn_align(const asn_aligner *al, const char *value, size_t n, int32_t *matched);
#endif
