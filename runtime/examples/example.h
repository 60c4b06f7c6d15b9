/* example.h: a sentence and, in training and evaluation, its tree: as text, and as entries of a model's vocabularies. */
#ifndef ASN_EXAMPLE_H
#define ASN_EXAMPLE_H
#include "text/entities.h"
#include "model/model.h"
#include "text/text.h"

enum { ASN_SPELLED = -1, ASN_ONLY_COPIED = -2 };

/* A value may be copied from tokens first .. last of an input, by a copy statement of its type. */
typedef struct asn_derivation {
    int32_t copy, first, last; /* copy: its number in the grammar's copies. Tokens are counted within the input */
} asn_derivation;

/* Tokens of each of some items of an example, ascending: those of item i are tokens[first[i]] .. tokens[first[i + 1] - 1]. */
typedef struct asn_aligned {
    int32_t *tokens, *first; /* first NULL: nothing is known */
} asn_aligned;

typedef struct asn_example {
    const char     *id;
    const asn_tree *tree;   /* NULL where only an answer is wanted */
    const char     *text;   /* the gold answer as the data has it, for BLEU; NULL: what the tree prints */
    asn_tokens     *tokens; /* of each input component */
    asn_mentions    mentions; /* entities found in the text; lists of ready tokens have none */
    asn_tokens     *typed;  /* of each input component, before entities were found; NULL: no phrase of the lexicon has several kinds */
    int64_t         number; /* in its file; dropout depends on it */
    /* filled by asn_index_example, from a model's vocabularies */
    int32_t *token;         /* entries, component after component */
    int32_t *first;         /* of each component in token; n_inputs + 1 of them */
    int32_t  n_values;      /* primitive nodes, in the order in which the modules meet them */
    int32_t *value;         /* entry of each in its type's list; 0: unknown; ASN_SPELLED; ASN_ONLY_COPIED: not in the list */
    asn_derivation *copies; /* of the values that can be copied */
    int32_t *copies_first;  /* of each value in copies; n_values + 1. NULL: the task copies nothing */
    int32_t *letters;       /* of those that are spelled; the empty string has none */
    int32_t *letters_first; /* n_values + 1 */
    asn_aligned of_values;  /* tokens that each value was probably taken from (wanted.h), or is aligned with (ibm.h): supervised attention */
    /* filled by asn_ibm_align, in the order in which the modules meet them */
    asn_aligned of_choices;  /* of each constructor that was chosen among several */
    asn_aligned of_nodes;    /* of each node that has fields, with all below it */
    asn_aligned of_children; /* of each child of a sequence, with all below it */
    asn_aligned of_options;  /* of each optional field that may have a child, with all below it; nothing where it has none */
    int32_t    *chain_first; /* of each sequence: the number of its first child */
} asn_example;

ASN_API bool asn_example_begin(asn_arena *a, const asn_grammar *g, asn_example *e, asn_error *err);
/* Splits the text of input component c into tokens, as the task says, and finds entities. */
ASN_API bool asn_example_text(asn_arena *a, const asn_grammar *g, int c, const char *text, size_t length, asn_example *e, asn_error *err);
/* The same example if those phrases that have several kinds have others: the i-th of the first n has its kind number taken[i]. It has no tree, and is
 * not indexed. */
ASN_API bool asn_example_sense(asn_arena *a, const asn_grammar *g, const asn_example *e, const int32_t *taken, int32_t n, asn_example *to, asn_error *err);
/* Makes room for n ready tokens; asn_example_token fills them in. */
ASN_API bool asn_example_tokens(asn_arena *a, int c, size_t n, asn_example *e, asn_error *err);
ASN_API bool asn_example_token(asn_arena *a, int c, int32_t i, const char *text, size_t length, asn_example *e, asn_error *err);
ASN_API bool asn_example_index(asn_arena *a, const asn_model *m, asn_example *e); /* token and first. false: out of memory */
#endif
