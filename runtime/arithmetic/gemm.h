/* gemm.h: products of small matrices, in registers: no copying beforehand, as a general BLAS must. For x86-64 with AVX2 and
 * FMA; elsewhere asn_gemm_here says no. An element's sum runs in one order, whatever the number of rows. */
#ifndef ASN_GEMM_H
#define ASN_GEMM_H
#include "arithmetic/real.h"

#include <stdbool.h>
#include <stddef.h>

bool asn_gemm_here(void);
/* c (m x n, stride cs) = or += a b, with a(i, k) at a[i * ars + k * aks] and b of stride bs */
void asn_gemm(int m, int n, int k, const asn_real *a, ptrdiff_t ars, ptrdiff_t aks, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add);
/* the same with b transposed: b(k, j) at b[j * bs + k], and a of stride as */
void asn_gemm_transposed(int m, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add);
#endif
