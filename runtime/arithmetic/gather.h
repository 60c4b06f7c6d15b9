/* gather.h: the products of many rows, wherever they lie, with one matrix. Each row gets the bits that asn_matrix_product gives it alone. For this the
 * matrix is packed once: its columns go by in panels, which lie in memory one behind the other. */
#ifndef ASN_GATHER_H
#define ASN_GATHER_H
#include "arithmetic/matrix.h"

typedef struct asn_gather asn_gather;
asn_gather *asn_gather_new(const asn_matrix *w); /* to be freed with free(). NULL: out of memory, or whole numbers, which are not packed */
void        asn_gather_product(const asn_gather *g, int n, const asn_real *const *x, asn_real *const *y, const bool *add); /* y = x w, or y += x w */
#endif
