/* metrics.h: how close a prediction is to the gold tree, by the metrics of the literature, one pair at a time. */
#ifndef ASN_METRICS_H
#define ASN_METRICS_H
#include "asn.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Exact match: the same tree, where the children of unordered fields may be in any order. */
bool asn_metrics_same(const asn_grammar *g, const asn_tree *a, const asn_tree *b, asn_arena *scratch);

/* Exact match as lang2logic computes it, on printed text. Round brackets make a tree; what is in a bracket that is never closed is lost.
 * Where the first child is 'and' or 'or', the others are sorted by their text, before they are put in order themselves, and equal
 * ones become one. lang2logic sorts by vocabulary numbers and takes all unknown tokens for one; here a token is its text. In a trial with
 * all such children of gold trees shuffled, this changed the verdict for 0.4 % of ATIS and for none of GEO. 1: the same; 0: not; -1: out of memory. */
int asn_metrics_l2l(const char *gold, const char *predicted);

/* Sentence BLEU-4 in 0..1 of program texts, tokenised as for HEARTHSTONE (camel case split, any other character than
 * letters, digits and _ a token of its own, all quotes alike). As NLTK's sentence_bleu with method3 (the k-th precision of zero
 * becomes 1 / (2^k count)) and auto_reweigh: of a hypothesis with fewer than four tokens, only n-grams up to its length are counted.
 * So equal texts have 1, however short; two empty ones too, for which NLTK has 0. Out of memory: -1. */
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
    ASN_WRONG_VALUE,    /* from its type's list, where it is known where it is from (wrong.h) */
    ASN_WRONG_COPY,     /* a value that was copied from the input: its type's list does not have it */
    ASN_WRONG_SPELLING, /* a value that was spelled: neither list nor input has it */
    ASN_ERROR_KINDS
} asn_error_kind;

/* The first difference, parents before children, children by position. Of unordered children, those that both trees have are passed
 * over, so the result is ASN_RIGHT exactly when asn_metrics_same says so. ctor (may be NULL) gets the gold tree's constructor where the constructor
 * is wrong, else the parent; 0 if the root is missing or nothing is wrong. */
asn_error_kind asn_metrics_first_error(const asn_grammar *g, const asn_tree *gold, const asn_tree *predicted, asn_arena *scratch, int *ctor);

typedef struct asn_first_error {
    asn_error_kind  kind;
    int             ctor, field, type; /* field: of the grammar, in which it is; -1: at the root. type: of what stands there */
    const asn_tree *gold, *predicted;  /* what differs; NULL: nothing is there */
} asn_first_error;
/* The same, and what differs. Of values it only knows that they differ: ASN_WRONG_VALUE. */
asn_first_error asn_metrics_first_difference(const asn_grammar *g, const asn_tree *gold, const asn_tree *predicted, asn_arena *scratch);
const char     *asn_metrics_error_name(asn_error_kind kind); /* wrong constructor ... */

#ifdef __cplusplus
}
#endif
#endif
