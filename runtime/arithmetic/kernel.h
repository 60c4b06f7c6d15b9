/* kernel.h: what prediction computes between products, one row at a time. Sums run in a fixed order and nothing is contracted, so that
 * every compiler gives the same bits. */
#ifndef ASN_KERNEL_H
#define ASN_KERNEL_H
#include "arithmetic/matrix.h"

ASN_API void asn_row_add(int n, const asn_real *x, asn_real *y);
ASN_API void asn_row_tanh(int n, asn_real *y);
ASN_API void asn_row_gates(int H, asn_real *g, const asn_real *c_from, asn_real *c, asn_real *h); /* c_from NULL: zero */
ASN_API void asn_row_softmax(int n, asn_real *x, double *log_norm); /* log_norm (may be NULL): the log of the sum of exponentials; log p = x - log_norm */
ASN_API void asn_row_log_norm(int n, const asn_real *x, double *log_norm); /* log_norm alone; x is not changed */
ASN_API void asn_row_score(int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a); /* a[t] += q times the encoding of token t */
ASN_API void asn_row_attend(int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a, asn_real *ctx); /* a: component scores before, attention weights after */
#endif
