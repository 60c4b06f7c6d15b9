/* values.h: which values a sentence offers for a type that is copied. Its derivations are those of asn_committee_derived; what gives the same
 * value is one alternative, and its probability is their sum. Spelling counts only where nothing else gives the value. */
#ifndef ASN_DECODING_VALUES_H
#define ASN_DECODING_VALUES_H
#include "decoding/committee.h"

typedef struct asn_offered { /* of a sentence and a type */
    int32_t   n;         /* copies: derivations of the type beyond its list, without spelling */
    int32_t  *value;     /* of each copy: an entry of the list, or listed + the number of a new value; -1: it gives none */
    int32_t   listed;    /* length of the list */
    asn_atom *new_value; /* values that are not in the list */
    int32_t   n_new;
    double   *share;     /* room for the probability of each new value */
} asn_offered;

/* NULL: out of memory. The example and what is offered live in the sentence's arena. */
ASN_API asn_offered *asn_offered_of(asn_arena *a, const asn_model *m, const asn_example *e, int type);

/* The value of an alternative: an entry of the list from 1 on, or listed + the number of a new value. */
ASN_API asn_atom asn_offered_value(const asn_offered *o, const asn_model *m, int type, int32_t value);
/* The log-probability of an alternative: all its derivations together. */
ASN_API double   asn_offered_log_prob(const asn_offered *o, const asn_choices *x, int32_t value);
/* The most probable one that is not `never` (growth.h) and not forbidden (constraints.h; NULL: none is). -1: there is none. */
ASN_API int32_t  asn_offered_best(const asn_offered *o, const asn_choices *x, int32_t never, const unsigned char *forbidden, double *log_prob);
/* The alternative that a value is; -1: none, so it has to be spelled. o NULL: the type is not copied, so it is an entry of the list. -2: out of memory. */
ASN_API int32_t  asn_offered_number(const asn_offered *o, const asn_model *m, int type, asn_atom v, asn_arena *a);
/* An empty string or zero: where neither list nor input have anything, for want of anything else. */
ASN_API asn_atom asn_offered_nothing(const asn_model *m, int type);
/* Where an alternative is most probably copied from: a number among the copies; -1: its entry in the list is more probable. */
ASN_API int32_t  asn_offered_source(const asn_offered *o, const asn_choices *x, int32_t value);
#endif
