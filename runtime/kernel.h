/* kernel.h: what prediction computes with beside products, a row at a time. Sums run in a fixed order and nothing is contracted, so that
 * every compiler gives the same bits. */
#ifndef ASN_KERNEL_H
#define ASN_KERNEL_H
#include "matrix.h"

void asn_row_add(int n, const asn_real *x, asn_real *y);
void asn_row_tanh(int n, asn_real *y);
void asn_row_gates(int H, asn_real *g, const asn_real *c_from, asn_real *c, asn_real *h); /* c_from NULL: zero */
void asn_row_softmax(int n, asn_real *x, double *log_norm); /* log_norm: log of the sum, so that log p = x - that */
void asn_row_attend(int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a, asn_real *ctx); /* a holds component scores, then weights */
#endif
