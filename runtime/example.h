/* example.h: a sentence, and its tree where that is known, as text and as numbers of a model's vocabularies. */
#ifndef ASN_EXAMPLE_H
#define ASN_EXAMPLE_H
#include "entities.h"
#include "model.h"
#include "text.h"

enum { ASN_SPELLED = -1 };

typedef struct asn_example {
    const char     *id;
    const asn_tree *tree;   /* NULL where only an answer is wanted */
    const char     *text;   /* the gold as its source has it, what BLEU compares with; NULL: as the tree prints */
    asn_tokens     *tokens; /* of each input component */
    asn_mentions    mentions; /* of entities, in what was text and no list of ready tokens */
    int64_t         number; /* in its file: what dropout counts by */
    /* by asn_data_index, with a model's vocabularies */
    int32_t *token;         /* entries, component after component */
    int32_t *first;         /* of each component in token; n_inputs + 1 of them */
    int32_t  n_values;      /* primitive nodes, in the order in which the modules meet them */
    int32_t *value;         /* entry of each in its type's list; 0: unknown; ASN_SPELLED */
    int32_t *letters;       /* of those that are spelled; the empty string has none */
    int32_t *letters_first; /* n_values + 1 */
    int32_t *wanted;        /* tokens that each value matches: supervised attention */
    int32_t *wanted_first;  /* n_values + 1 */
} asn_example;

bool asn_example_begin(asn_arena *a, const asn_grammar *g, asn_example *e, asn_error *err);
/* The text of input component c into its tokens: split as the task says, entities found. */
bool asn_example_text(asn_arena *a, const asn_grammar *g, int c, const char *text, size_t length, asn_example *e, asn_error *err);
/* Room for so many ready tokens of it, filled in by asn_example_token. */
bool asn_example_tokens(asn_arena *a, int c, size_t n, asn_example *e, asn_error *err);
bool asn_example_token(asn_arena *a, int c, int32_t i, const char *text, size_t length, asn_example *e, asn_error *err);
bool asn_example_index(asn_arena *a, const asn_model *m, asn_example *e); /* token and first. false: out of memory */
#endif
