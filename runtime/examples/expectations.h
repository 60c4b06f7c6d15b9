/* expectations.h: learns from examples which words ask for which labels (model/expected.h). */
#ifndef ASN_EXPECTATIONS_H
#define ASN_EXPECTATIONS_H
#include "examples/example.h"

typedef struct asn_expectations asn_expectations;
asn_expectations *asn_expectations_new(const asn_grammar *g);
void              asn_expectations_free(asn_expectations *x);
bool              asn_expectations_add(asn_expectations *x, const asn_example *e);   /* false: out of memory */
bool              asn_expectations_learnt(asn_expectations *x, asn_model *m);        /* fills the model's. false: out of memory */
#endif
