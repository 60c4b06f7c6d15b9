/* gemm.h: matrix products whose bits are the same on every machine. Each kind of processor has kernels of its own; in all of them an element's sum runs in
 * one order, by multiply-adds that are rounded once:
 *   a b, a' b   one k after the other, beginning with what c held, or 0
 *   a b'        of up to ASN_GEMM_FEW rows: eight lanes, lane l over k = l, l + 8 ...; then ((l0 + l1) + (l2 + l3)) + ((l4 + l5) + (l6 + l7)), and what c held
 *               is added last. Of more rows: as a b */
#ifndef ASN_GEMM_H
#define ASN_GEMM_H
#include "arithmetic/real.h"

#include <stdbool.h>
#include <stddef.h>

enum { ASN_GEMM_FEW = 64 };

const char *asn_gemm_kind_here(void); /* avx512, avx2, neon or plain: the best that this processor has, or what ASN_CPU names. Call it before threads start */
/* c (m x n, stride cs) = or += a b, with a(i, k) at a[i * ars + k * aks] and b of stride bs */
void asn_gemm(int m, int n, int k, const asn_real *a, ptrdiff_t ars, ptrdiff_t aks, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add);
/* the same with b transposed: b(k, j) at b[j * bs + k], and a of stride as */
void asn_gemm_transposed(int m, int n, int k, const asn_real *a, ptrdiff_t as, const asn_real *b, ptrdiff_t bs, asn_real *c, ptrdiff_t cs, bool add);
#endif
