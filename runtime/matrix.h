/* matrix.h: weights in one of three forms, and products with them that read them as they lie. Sums run in a fixed order and nothing
 * is contracted, so that every compiler gives the same bits; those of the first two forms are the bits of the same numbers as
 * floats. */
#ifndef ASN_MATRIX_H
#define ASN_MATRIX_H
#include "real.h"

#include <stdbool.h>

typedef enum asn_form {
    ASN_AS_REAL, /* row major */
    ASN_AS_HALF, /* words of 32 bits, each with the numbers of two rows, the first one lowest; these row major */
    ASN_AS_BYTE  /* the same with four: whole numbers from -127 to 127, times a scale for each row */
} asn_form;

/* rows x cols: an input each, an output each. The last word's missing rows are zero. */
typedef struct asn_matrix {
    asn_form     form;
    int          rows, cols;
    const void  *numbers;
    const float *scales; /* of ASN_AS_BYTE */
} asn_matrix;

/* y = or += x w for n rows x, which lie xs apart, as rows of y lie ys apart. Each gets the bits that it would get alone. */
void asn_matrix_product(const asn_matrix *w, int n, const asn_real *x, int xs, asn_real *y, int ys, bool add);
void asn_matrix_row(const asn_matrix *w, int row, asn_real *to);

#ifndef ASN_SHIPPED
/* The same with plain numbers. */
void asn_row_product(int in, int out, const asn_real *x, const asn_real *w, asn_real *y, bool add);
void asn_rows_product(int rows, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add);
#endif /* ASN_SHIPPED */
#endif
