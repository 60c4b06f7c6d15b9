/* recombine.h: new examples from parts of old ones. One change, or a few one after the other, so that parts come together that no example
 * has:
 *   - a subtree and the words that go with it (its phrase) take the place of another one; a part of another tree may become the whole one;
 *   - a child of an unordered sequence (a conjunct) is dropped with its phrase, or one of another example is added behind it. Of two
 * conjuncts where there must be two (limit And.arguments 2..), the other one is left in their place;
 *   - a word gives way to another one for the same label: border, surround;
 *   - the words that a sentence opens with give way to those of another one: what is the, show me all;
 *   - other inputs give way to those of another example, with what they say in the tree: a card's name, its cost (exchange.h).
 *
 * What fits together is learnt as well. A subtree must have been seen in such a place: its head (its constructor and first value, entities
 * without their number) in that field of that head. Conjuncts must have been seen together, each with each. A conjunct that comes with
 * another one in four of five cases needs it: neither is dropped or added alone. What becomes a whole tree begins with a word
 * that was seen behind the one before it. Values of types that go with no words (variables) tell what a subtree shares with the rest of its
 * tree: if it is one value, it becomes that of the new place, else the values must be the same there. Other values of such types are
 * numbered anew, so that none is bound twice, beginning with the number that the first one has in such a place; if they have no numbers,
 * none may be there already. A new word must have been seen beside one of its neighbours, the last word of an opening before what follows
 * it, at the beginning of a tree with the same head. Entities (letters and a number, the same in sentence and tree) are numbered anew in
 * the order of the sentence. Where there are other inputs, subtrees that go with them stay, as do values, heads are constructors, and
 * openings stay (parts.h). What all trees hold and no number tells apart, such as the variable of the answer, stays in some subtree. */
#ifndef ASN_RECOMBINE_H
#define ASN_RECOMBINE_H
#include "examples/ibm.h"

typedef struct asn_recombiner asn_recombiner;

/* Kinds of changes: of subtrees, conjuncts, words, openings, other inputs. */
typedef enum asn_change { ASN_SWAPPED, ASN_ADDED, ASN_DROPPED, ASN_REWORDED, ASN_REOPENED, ASN_EXCHANGED, ASN_N_CHANGES } asn_change;
extern const char *const asn_change_names[ASN_N_CHANGES];

/* From examples with one input of words among their inputs, aligned by x. They and their tokens must outlive it. NULL: out of memory. */
asn_recombiner *asn_recombiner_new(const asn_model *m, const asn_data *d, asn_ibm *x);
void            asn_recombiner_free(asn_recombiner *r);
size_t          asn_recombiner_parts(const asn_recombiner *r); /* subtrees that may go elsewhere */
size_t         *asn_recombiner_made(asn_recombiner *r);        /* how many changes of each kind it has made since the caller cleared them */
/* An example that follows from the key, not yet indexed. false: nothing fits, or memory has run out. One thread at a time. */
bool asn_recombine(asn_recombiner *r, uint64_t key, asn_arena *a, asn_example *e);
bool asn_recombiner_failed(const asn_recombiner *r); /* memory ran out in some call; nothing that was made since then counts */
#endif
