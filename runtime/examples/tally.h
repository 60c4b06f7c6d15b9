/* tally.h: how often each token, value and letter occurs in training examples, which children go with which values, and the model's vocabularies
 * that follow from it. */
#ifndef ASN_TALLY_H
#define ASN_TALLY_H
#include "examples/data.h"

typedef struct asn_tally asn_tally;
asn_tally *asn_tally_new(const asn_grammar *g);
void       asn_tally_free(asn_tally *t);
bool       asn_tally_add(asn_tally *t, const asn_example *e);        /* one example, which need not live on. false: out of memory */
bool       asn_tally_vocabularies(asn_tally *t, asn_model *m);       /* fills the model's. false: out of memory */

/* All at once, for examples that are held: the vocabularies; and what of the grammar occurs, where the settings say prune. */
bool asn_tally_data(const asn_data *d, asn_model *m, asn_error *err);
void asn_tally_seen(const asn_data *d, asn_model *m);
#endif
