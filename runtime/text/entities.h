/* entities.h: words of a sentence that stand for entities. As in the data that a model learnt from, `texas` becomes `s0`;
 * in its answer, s0 becomes texas:s. What phrases there are is in the grammar's lexicon, from the task's `entities` file. */
#ifndef ASN_ENTITIES_H
#define ASN_ENTITIES_H
#include "text/text.h"

typedef struct asn_mention {
    const char *token, *name; /* s0, texas:s */
    int         entity;
} asn_mention;

typedef struct asn_mentions {
    asn_mention   *all; /* each entity once */
    int32_t        n;
    int32_t       *senses; /* of each phrase that has several kinds, in the order of the sentence: how many */
    int32_t        n_senses;
    const int32_t *taken;  /* which of its kinds each of the first n_taken of these phrases has; the others have their first */
    int32_t        n_taken;
} asn_mentions;

/* Puts a token for each phrase of the lexicon: from left to right, the longest one first. A token is the kind and a number,
 * counted for each kind, the same again for the same entity. Tokens that have that form stay, and their numbers are not given
 * again. found goes on from one component of an example to the next; begin with {0}, or with what is taken. */
ASN_API bool asn_entities_find(asn_arena *a, const asn_lexicon *x, asn_tokens *t, asn_mentions *found, asn_error *err);

/* The tree with names in place of tokens, wherever a string is exactly a token; and with tokens in place of names. NULL: out of memory. */
ASN_API const asn_tree *asn_entities_restore(asn_arena *a, const asn_grammar *g, const asn_mentions *found, const asn_tree *t);
ASN_API const asn_tree *asn_entities_replace(asn_arena *a, const asn_grammar *g, const asn_mentions *found, const asn_tree *t);
#endif
