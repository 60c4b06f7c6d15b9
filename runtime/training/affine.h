/* affine.h: products of rows with a weight tensor, and biases. tensor -1: the model has no such weights, and nothing
 * happens. Gradients are added to what is there. */
#ifndef ASN_AFFINE_H
#define ASN_AFFINE_H
#include "training/work.h"

void asn_affine(const asn_work *w, int tensor, int n, asn_rows x, asn_rows y, bool add); /* y = or += x W */
void asn_affine_bias(const asn_work *w, int tensor, int n, asn_rows y);                  /* y += b */

/* Weights and inputs apart, since the rows of a tensor may stand together only when all levels are done. */
void asn_affine_back(asn_work *w, int tensor, int n, asn_rows x, asn_rows dy, asn_rows dx); /* both */
void asn_affine_back_x(const asn_work *w, int tensor, int n, asn_rows dy, asn_rows dx);
void asn_affine_back_w(asn_work *w, int tensor, int n, asn_rows x, asn_rows dy);
void asn_affine_back_bias(asn_work *w, int tensor, int n, asn_rows dy);
#endif
