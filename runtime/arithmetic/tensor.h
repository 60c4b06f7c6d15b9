/* tensor.h: products of row-major matrices, by gemm.h or, when that is asked for, by OpenBLAS. */
#ifndef ASN_TENSOR_H
#define ASN_TENSOR_H
#include "arithmetic/real.h"

#include <stdbool.h>
#include <stddef.h>

/* Call it before anything else here, and before threads start. The kernels that will multiply: avx2, say, or OpenBLAS with its name for the processor.
 * NULL: openblas, but there is none. */
const char *asn_tensor_begin(bool openblas);
/* What asn_tensor_begin gave: is it OpenBLAS with kernels that are too old for this processor? Then the name of better ones, for OPENBLAS_CORETYPE; else NULL. */
const char *asn_tensor_better(const char *products);

/* For measuring, in runs with one thread: every product from here on is listed in a file, a line each: "nn|nt|tn m n k 1 at"
 * (nt: b transposed, tn: a transposed; at: where its weights or their gradient lie in the blocks of n, when they do). */
void asn_tensor_list_to(const char *path); /* before any thread runs; NULL: none */
void asn_tensor_list(const asn_real *weights, const asn_real *gradient, size_t n);

/* c (m x n) = or += a (m x k) b (k x n); with b transposed (b is n x k); with a transposed (a is k x m). Any strides. */
void asn_multiply(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add);
void asn_multiply_bt(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add);
void asn_multiply_at(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add);

/* The same for a layer. y (rows x out, stride ys) = or += x (rows x in, stride xs) w (in x out, dense) */
void asn_product(int rows, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add);
/* dx (rows x in) = or += dy (rows x out) w^T */
void asn_product_dx(int rows, int in, int out, const asn_real *dy, int ys, const asn_real *w, asn_real *dx, int xs, bool add);
/* dw (in x out, dense) = or += x^T dy */
void asn_product_dw(int rows, int in, int out, const asn_real *x, int xs, const asn_real *dy, int ys, asn_real *dw, bool add);
/* db (out) += column sums of dy */
void asn_column_sums(int rows, int out, const asn_real *dy, int ys, asn_real *db);
#endif
