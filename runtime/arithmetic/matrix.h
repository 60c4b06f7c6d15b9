/* matrix.h: weights in one of three forms, and products with them that read them as they lie. Sums run in a fixed order and nothing
 * is contracted, so that every compiler gives the same bits; those of the first two forms are the bits of the same numbers as
 * floats. */
#ifndef ASN_MATRIX_H
#define ASN_MATRIX_H
#include "ground/api.h"
#include "arithmetic/real.h"

#include <stdbool.h>

typedef enum asn_form {
    ASN_AS_REAL, /* row major */
    ASN_AS_HALF, /* the same, of 16 bits each */
    ASN_AS_BYTE  /* words of 32 bits, row major; a word has the numbers of four rows: whole ones from -127 to 127, times a scale for each row */
} asn_form;

static inline size_t asn_number_size(asn_form form) /* of what is row major */
{
    return form == ASN_AS_REAL ? sizeof(asn_real) : form == ASN_AS_HALF ? sizeof(uint16_t) : sizeof(uint32_t);
}

/* The lowest bit of a row's number in a word. In this order, the low bytes of a word's halves are the first two rows, and the high ones the other two: they
 * become numbers of 16 bits by shifts, next to each other as the inputs are. */
static inline int asn_byte_place(int row)
{
    static const int places[] = {0, 16, 8, 24};
    return places[row % 4];
}

/* rows x cols: a row for each input, a column for each output. Rows that are missing in the last word are zero. */
typedef struct asn_matrix {
    asn_form     form;
    int          rows, cols;
    const void  *numbers;
    const float *scales; /* of ASN_AS_BYTE */
} asn_matrix;

/* y = x w, or y += x w, for n rows of x, xs numbers apart, and of y, ys numbers apart. Each row gets the bits that it would get alone. */
ASN_API void asn_matrix_product(const asn_matrix *w, int n, const asn_real *x, int xs, asn_real *y, int ys, bool add);
ASN_API void asn_matrix_row(const asn_matrix *w, int row, asn_real *to);

#ifndef ASN_SHIPPED
/* The same with plain numbers. */
void asn_row_product(int in, int out, const asn_real *x, const asn_real *w, asn_real *y, bool add);
void asn_rows_product(int rows, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add);
#endif /* ASN_SHIPPED */
#endif
