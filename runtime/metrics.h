/* metrics.h: how near a prediction comes to the gold, by the rules of the literature, one pair at a time. */
#ifndef ASN_METRICS_H
#define ASN_METRICS_H
#include "asn.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Exact match: the same tree, children of unordered fields in any order on every level, each as often. */
bool asn_metrics_same(const asn_grammar *g, const asn_tree *a, const asn_tree *b, asn_arena *scratch);

/* Exact match as lang2logic computes it, on printed text: a tree by round brackets, what is never closed is lost, and
 * behind a first child 'and' or 'or' the others are sorted by their text before they are themselves put in order,
 * equal ones becoming one. Theirs sorts by vocabulary numbers and takes all unknown tokens for one; here a token is
 * its own text: of the golds of ATIS with all such children shuffled, 0.4 % get another verdict by this, of GEO none. Out
 * of memory: false. */
bool asn_metrics_l2l(const char *gold, const char *predicted);

/* Sentence BLEU-4 in 0..1 of program texts, tokenised as for HEARTHSTONE (camel case split, any other character than
 * letters, digits and _ a token of its own, all quotes alike), smoothed by NLTK's method3. Out of memory: -1. */
double asn_metrics_bleu(const char *reference, const char *hypothesis);

/* Size of the largest common prefix of two trees, and their own sizes, in constructors and values. Children are
 * paired by position. A node of a type t with skip[t] does not count; skip may be NULL, and so may a tree. */
void asn_metrics_common(const asn_grammar *g, const asn_tree *gold, const asn_tree *predicted, const bool *skip, int64_t *common,
                        int64_t *n_gold, int64_t *n_predicted);

typedef enum asn_error_kind {
    ASN_RIGHT,
    ASN_WRONG_CTOR,
    ASN_MISSING_CHILD, /* the gold has it */
    ASN_EXTRA_CHILD,   /* the prediction has it */
    ASN_WRONG_VALUE,
    ASN_WRONG_SPELLING, /* of one string for another, where the type is open */
    ASN_ERROR_KINDS
} asn_error_kind;

/* The first difference, parents before children, children by position; of children without an order those that both have
 * are passed over, so ASN_RIGHT is what asn_metrics_same says. ctor (may be NULL) gets the gold's constructor for a wrong
 * one, the parent for children and values; 0: none, the root is missing or nothing is wrong. */
asn_error_kind asn_metrics_first_error(const asn_grammar *g, const asn_tree *gold, const asn_tree *predicted, asn_arena *scratch, int *ctor);

#ifdef __cplusplus
}
#endif
#endif
