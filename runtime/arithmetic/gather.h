/* gather.h: the products of many rows, wherever they lie, with one matrix. The weights are unpacked once for all of them. Each row gets the bits that
 * asn_matrix_product gives it alone. */
#ifndef ASN_GATHER_H
#define ASN_GATHER_H
#include "arithmetic/matrix.h"

#include <stddef.h>

size_t asn_gather_room(const asn_matrix *w); /* reals of room that a product needs */
void   asn_gather_product(const asn_matrix *w, int n, const asn_real *const *x, asn_real *const *y, asn_real *room); /* y += x w */
#endif
