/* wanted.h: the tokens that each value of an example should be attended to: those that align.h says it was taken from. */
#ifndef ASN_WANTED_H
#define ASN_WANTED_H
#include "examples/example.h"
#include "examples/values.h"

/* Fills of_values of an example whose tokens have been indexed. false: out of memory. */
bool asn_wanted_find(asn_arena *a, const asn_grammar *g, asn_example *e, const asn_values *v);
#endif
