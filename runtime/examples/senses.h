/* senses.h: all that a sentence may mean whose phrases have several kinds: `new york`, a city or a state. A sense of the sentence gives each such phrase one
 * of its kinds. Those come first that change least of what the lexicon prefers: no phrase, then one, then two. */
#ifndef ASN_SENSES_H
#define ASN_SENSES_H
#include "examples/example.h"

enum { ASN_SENSES = 16, ASN_SENSES_OF_TREE = 256, ASN_SENSES_PHRASES = 32 }; /* most senses that a model is asked for, and a tree; phrases that may change */

typedef struct asn_senses {
    int32_t *all; /* sense i: taken[0] .. taken[width - 1] of asn_example_sense, from all + i * width on */
    int32_t  width;
    int      n;
} asn_senses;

/* At most so many. false: out of memory. */
ASN_API bool asn_senses_of(asn_arena *a, const asn_mentions *found, int most, asn_senses *to);
#endif
