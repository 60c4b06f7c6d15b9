/* start.h: the weights that training begins with. */
#ifndef ASN_START_H
#define ASN_START_H
#include "arithmetic/real.h"
#include "model/model.h"

/* Glorot's uniform start, by the seed and the tensors' names; biases are zero. block: see weights.h. */
void asn_start(const asn_model *m, asn_real *block);
#endif
