/* extra.h: the examples that recombination (--recombine) adds to a pass. They are made anew for each pass and follow from seed and pass
 * alone, so a resumed run makes the same ones. */
#ifndef ASN_EXTRA_H
#define ASN_EXTRA_H
#include "examples/recombine.h"

typedef struct asn_extra {
    asn_recombiner *recombiner; /* NULL: nothing is added */
    asn_example    *all;
    size_t          n;    /* of each pass */
    size_t          made; /* how many of this pass are new. Where nothing fits, an example of the data is taken once more */
    size_t          changes[ASN_N_CHANGES]; /* of this pass, by kind */
    asn_arena      *arena;                  /* of this pass */
} asn_extra;

/* n: examples of a pass without them. */
bool asn_extra_init(asn_extra *x, const asn_model *m, const asn_data *d, size_t n, asn_ibm *ibm, asn_error *err);
void asn_extra_reset(asn_extra *x);
bool asn_extra_make(asn_extra *x, const asn_model *m, const asn_data *d, asn_ibm *ibm, int epoch); /* false: out of memory */
#endif
