/* sense.h: what a sentence means whose phrases have several kinds. It is answered in each sense, ASN_SENSES at most (examples/senses.h), and the sense with
 * the most probable answer is taken; on a tie, the one that the lexicon prefers. All commands and shipped parsers then go on with that sense alone. */
#ifndef ASN_SENSE_H
#define ASN_SENSE_H
#include "decoding/growth.h"
#include "decoding/policy.h"

/* to: the example in that sense, indexed; of a sentence without such phrases it is e itself. watcher: may stop it, and is told nothing; NULL: nobody. false:
 * out of memory, or stopped. */
ASN_API bool asn_sense_choose(asn_committee *c, const asn_grammar *g, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a,
                              asn_example *to);

/* A tree that was made of one sense, with the tokens of another: entities that have the same name are the same. NULL: out of memory. */
ASN_API const asn_tree *asn_sense_as(asn_arena *a, const asn_grammar *g, const asn_example *made, const asn_example *as, const asn_tree *t);
#endif
