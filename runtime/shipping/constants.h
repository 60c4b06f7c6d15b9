/* constants.h: a model and its weights as C tables. */
#ifndef ASN_CONSTANTS_H
#define ASN_CONSTANTS_H
#include "shipping/pack.h"

#include <stdio.h>

void asn_put_weights(FILE *to, const asn_model *m, const asn_packed *p);
void asn_put_model(FILE *to, const asn_model *m);
#endif
