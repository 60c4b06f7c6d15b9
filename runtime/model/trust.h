/* trust.h: what a model knows of how far its answers can be trusted: fitted on answers to sentences that it was not trained on
 * (decoding/calibrate.h), used by decoding/trust.h. A model without it has a temperature of 0. */
#ifndef ASN_MODEL_TRUST_H
#define ASN_MODEL_TRUST_H

enum { ASN_PRECISION_90, ASN_PRECISION_95, ASN_PRECISION_99, ASN_PRECISIONS };

/* What tells foreign sentences from those of the task; the last one is always 1. */
enum {
    ASN_LOOK_UNKNOWN,  /* share of its tokens that are unknown */
    ASN_LOOK_DOUBT,    /* -log-probability of the answer, by decision */
    ASN_LOOK_ENCODED,  /* how far its encoding is from that of the task's sentences */
    ASN_LOOK_ROOT,     /* the same for the root's state */
    ASN_LOOK_LENGTH,   /* how far its length is from theirs */
    ASN_LOOK_ONE,
    ASN_LOOKS
};

typedef struct asn_trust {
    double temperature, bias;        /* log-odds of an answer are divided by the temperature, then the bias is added */
    double answers, right;           /* that it was fitted on, and how many of them were right */
    double min_prob[ASN_PRECISIONS]; /* answers at least this probable have that precision */
    double accepted[ASN_PRECISIONS]; /* so many of the answers were; 0: too few to tell */
    double foreign[ASN_LOOKS];       /* weights of a logistic regression */
    double most_foreign;             /* sentences above this are not answered, where abstaining is on */
    double length;                   /* mean logarithm of the number of tokens */
    const float *encoded;            /* NULL: nothing is known of foreign sentences. Else means, then 1 / deviations: of the 2 x hidden numbers
                                      * of the mean encoding and of those of the root's state */
} asn_trust;
#endif
