/* roundtrip.h: trees drawn at random, printed and read back: do the templates lose anything? */
#ifndef ASN_ROUNDTRIP_H
#define ASN_ROUNDTRIP_H
#include "asn.h"

typedef enum asn_case_kind { ASN_CASE_UNREAD, ASN_CASE_AMBIGUOUS, ASN_CASE_OTHER } asn_case_kind;

typedef struct asn_case { /* the smallest tree found with this root that does not come back */
    asn_case_kind kind;
    const char   *where; /* its constructor */
    const char   *text, *tree, *other, *why; /* other: what its text is also, or instead, read as; may be NULL */
} asn_case;

enum { ASN_MOST_CASES = 20 };
typedef struct asn_cases {
    asn_case all[ASN_MOST_CASES]; /* one for each constructor and kind */
    int      n;
    long     trees, same;
} asn_cases;

/* n trees of each type that the root leads to. What is drawn keeps to the task: patterns, limits, defaults; sequences that a template prints
 * side by side are of one length. */
bool asn_roundtrip(asn_arena *a, const asn_grammar *g, int n, uint64_t seed, asn_cases *to, asn_error *err);

/* A tree of a type, at most so high unless the grammar forbids. NULL: out of memory, or no value was found. */
const asn_tree *asn_draw_tree(asn_arena *a, const asn_grammar *g, int type, int height, uint64_t *seed);
#endif
