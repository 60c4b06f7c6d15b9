/* parse.h: target text back to the tree that prints as it. The task's templates, run backwards, are the grammar. */
#ifndef ASN_PARSE_H
#define ASN_PARSE_H
#include "asn.h"

typedef struct asn_parsed {
    const asn_tree *tree;
    const asn_tree *other; /* a second tree that prints as the same text, if there is one: then the result is false */
} asn_parsed;

/* Reads a text as a tree of a type. The tree is in arena a; scratch is for what is needed on the way. Errors say where: NAME:LINE:COLUMN, the
 * text beginning in that line, where name is not NULL; else LINE:COLUMN. false: the text is no tree, is several, or memory has run out. */
bool asn_parse(asn_arena *a, asn_arena *scratch, const asn_grammar *g, int type, const char *name, size_t line, const char *text, size_t length, asn_parsed *to,
               asn_error *err);

/* Limits, beyond which a text is refused: work and memory. Texts of a language that is not ambiguous stay far below. */
enum { ASN_PARSE_STEPS = 50000000, ASN_PARSE_MEMORY = 1 << 29 };

bool asn_prints_lines(const asn_grammar *g); /* a text of this language can have several lines */
#endif
