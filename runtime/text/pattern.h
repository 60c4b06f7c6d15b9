/* pattern.h: which values a primitive type or field holds (`pattern` of a task). asdlc compiles a regular expression to code; here it is
 * run: over a text, to draw a value at random, and to list all values if they are few. */
#ifndef ASN_PATTERN_H
#define ASN_PATTERN_H
#include "asn.h"

/* The code: numbers, each an operation with its operands. Places are counted from the code's beginning. Of the two ways of ASN_RE_SPLIT, the
 * second leaves a repetition, so that taking it always comes to an end. */
enum {
    ASN_RE_MATCH, /* all of it matched */
    ASN_RE_SET,   /* n, then n times the first and the last code point of a range: takes one character */
    ASN_RE_SPLIT, /* two places to go on at */
    ASN_RE_GO     /* a place */
};
enum { ASN_RE_LONGEST = 4000 }; /* numbers of a code */

/* How much of a text a match can take: calls found for each end, the shortest first, until it returns false. */
void asn_pattern_ends(const int32_t *code, const char *text, size_t length, bool (*found)(void *context, size_t end), void *context);
bool asn_pattern_matches(const int32_t *code, const char *text, size_t length); /* all of it */

/* A value of this type and field (its number; -1: none) as far as the task's patterns say. A kind without a pattern is not restricted. */
bool asn_pattern_allows(const asn_grammar *g, int type, int field, asn_atom v);
/* The i-th pattern that applies to a field or else to its type; NULL: there are no more. */
const asn_pattern *asn_pattern_of(const asn_grammar *g, int type, int field, int i);

char *asn_pattern_sample(asn_arena *a, const int32_t *code, uint64_t *seed);       /* NULL: out of memory */
/* The texts that match, if there are at most `most` and the code has no repetition; -1: there are more, or out of memory. */
int asn_pattern_list(asn_arena *a, const int32_t *code, const char **texts, int most);
#endif
