/* names.h: training pairs have names on both sides. Those that were found in the sentence become tokens in the tree as well: texas:s becomes s0. What the
 * tree does not hold is a token in the sentence all the same, since nobody knows the tree when the model is used. Where a phrase has several kinds, the
 * tree decides: it gets the kind whose name the tree holds. */
#ifndef ASN_NAMES_H
#define ASN_NAMES_H
#include "examples/example.h"

/* The example has a sentence and a tree: its tree is made in arena `tree`, its tokens in `words`. */
bool asn_names_replace(asn_arena *tree, asn_arena *words, asn_arena *scratch, const asn_grammar *g, asn_example *e, asn_error *err);
#endif
