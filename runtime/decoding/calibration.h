/* calibration.h: do confidences mean what they say? Measures them against what is right, and finds what makes them honest. */
#ifndef ASN_CALIBRATION_H
#define ASN_CALIBRATION_H
#include "model/trust.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct asn_confidence { /* of an answer */
    double p;     /* 0 to 1 */
    bool   right;
    bool   foreign; /* would not be answered: it is not accepted, however probable */
} asn_confidence;

enum { ASN_BINS = 10, ASN_BIN_LEAST = 20 };
typedef struct asn_bin { /* answers that are neighbours in confidence */
    size_t n, right;
    double p, least, most; /* mean, and the range */
} asn_bin;

typedef struct asn_coverage { /* of the most confident answers, as many as have at least this precision */
    size_t accepted, right;
    double min_prob; /* the least confidence among them */
    size_t needed;   /* fewer than so many accepted do not tell: three errors are expected among them */
} asn_coverage;

/* Bins hold equal numbers of answers: 10 bins, or fewer, so that each has at least 20. */
typedef struct asn_calibration {
    size_t       n, right;
    int          n_bins;
    asn_bin      bins[ASN_BINS];
    double       mean;     /* of confidences */
    double       ece;      /* expected calibration error: mean distance between confidence and share of right answers, over bins by their size */
    double       brier;    /* mean squared distance between confidence and right (1) or wrong (0) */
    double       spearman; /* rank correlation of confidence with being right; NaN when there is none, as all are right, wrong or alike */
    asn_coverage at[ASN_PRECISIONS];
} asn_calibration;

extern const int asn_precisions[ASN_PRECISIONS]; /* 90, 95, 99 */

void asn_calibration_measure(asn_confidence *all, size_t n, asn_calibration *to); /* sorts all, the most confident first */
bool asn_coverage_known(const asn_coverage *c);                                   /* enough were accepted */

/* Temperature and bias from untempered log-probabilities: with odds / temperature + bias, right answers are most likely. Few answers change little.
 * room: 2 n numbers. */
void asn_calibration_temper(const double *log_prob, const bool *right, size_t n, double *room, asn_trust *to);
#endif
