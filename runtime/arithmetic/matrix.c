#include "arithmetic/matrix.h"

#include "arithmetic/vec.h"

#include <string.h>

/* ---- Numbers as they lie in memory: a word has the numbers of one, two or four inputs for one output. The bits of a half, put in the places of
 * a float's, are the number times 2^-112. The input is multiplied by 2^112 instead, so the product has the same bits. The scale of a row of whole
 * numbers goes to the input, too. */

ASN_V int inputs_of_word(asn_form form)
{
    return form == ASN_AS_REAL ? 1 : form == ASN_AS_HALF ? 2 : 4;
}

ASN_V size_t word_size(asn_form form)
{
    return form == ASN_AS_REAL ? sizeof(asn_real) : 4;
}

ASN_V asn_v load(asn_form form, const char *w, int k)
{
    return form == ASN_AS_REAL ? asn_v_load((const asn_real *)(const void *)w)
           : form == ASN_AS_HALF ? asn_v_half(asn_v_load_words(w), k) : asn_v_byte(asn_v_load_words(w), k);
}

ASN_V asn_v load_some(asn_form form, const char *w, int k, int n)
{
    asn_real lanes[ASN_LANES] = {0}; /* for its alignment */
    for (size_t i = 0; i < (size_t)(n & (ASN_LANES - 1)) * word_size(form); i++)
        ((char *)lanes)[i] = w[i];
    return load(form, (const char *)lanes, k);
}

ASN_V asn_real scaled(asn_form form, const asn_matrix *m, asn_real x, int i)
{
    return form == ASN_AS_REAL ? x : form == ASN_AS_HALF ? x * (asn_real)0x1p112 : x * (asn_real)m->scales[i];
}

/* ---- Products: a few rows by a few vectors of columns at a time, all sums in registers. Inputs are added in their order. */

typedef struct in_and_out { /* rows of inputs and of outputs */
    const asn_real *x;
    asn_real       *y;
    int             xs, ys;
    bool            add;
} in_and_out;

/* K inputs, the first of them input i, in place first of its word. The last vector is at column last. */
ASN_V void add_inputs(asn_form form, int R, int V, int K, const asn_matrix *m, in_and_out at, int i, int first, const char *w, int last, asn_v sum[2][6])
{
    asn_real x[2][4] = {{0}};
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int k = 0; k < K; k++)
            x[r][k] = scaled(form, m, at.x[r * at.xs + i + k], i + k);
    ASN_UNROLL for (int v = 0; v < V; v++)
        ASN_UNROLL for (int k = 0; k < K; k++) {
            asn_v a = load(form, w + (size_t)(v < V - 1 ? v * ASN_LANES : last) * word_size(form), first + k);
            ASN_UNROLL for (int r = 0; r < R; r++)
                sum[r][v] = sum[r][v] + x[r][k] * a;
        }
}

/* R rows by V vectors from column o on; the last vector may begin before the one before it ends: what both compute gets the same
 * bits. */
ASN_V void block(asn_form form, int R, int V, const asn_matrix *m, int out, in_and_out at, int o, int last)
{
    asn_v       sum[2][6] = {0}; /* compilers cannot tell that what is read was set */
    const int   group     = inputs_of_word(form);
    size_t      stride    = (size_t)out * word_size(form);
    const char *w         = (const char *)m->numbers + (size_t)o * word_size(form);
    asn_real   *y         = at.y + o;
    int         i         = 0;
    last -= o;
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int v = 0; v < V; v++)
            sum[r][v] = at.add ? asn_v_load(y + r * at.ys + (v < V - 1 ? v * ASN_LANES : last)) : (asn_v){0};
    for (; i + group <= m->rows; i += group, w += stride)
        add_inputs(form, R, V, group, m, at, i, 0, w, last, sum);
    for (int first = 0; group > 1 && i < m->rows; i++, first++)
        add_inputs(form, R, V, 1, m, at, i, first, w, last, sum);
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int v = 0; v < V; v++)
            asn_v_store(y + r * at.ys + (v < V - 1 ? v * ASN_LANES : last), sum[r][v]);
}

/* Fewer columns than a vector has lanes. The other lanes read what comes next in the matrix, and are dropped. */
ASN_V void few_columns(asn_form form, int R, const asn_matrix *m, int out, in_and_out at)
{
    asn_v       sum[2] = {0};
    const int   group  = inputs_of_word(form), words = (m->rows + group - 1) / group;
    const char *w      = m->numbers;
    ASN_UNROLL for (int r = 0; r < R; r++)
        sum[r] = at.add ? asn_v_load_some(at.y + r * at.ys, out) : (asn_v){0};
    for (int i = 0; i < m->rows; i++) {
        const char *from = w + (size_t)(i / group) * (size_t)out * word_size(form);
        asn_v       a    = (words - i / group) * out >= ASN_LANES ? load(form, from, i % group) : load_some(form, from, i % group, out);
        ASN_UNROLL for (int r = 0; r < R; r++)
            sum[r] = sum[r] + scaled(form, m, at.x[r * at.xs + i], i) * a;
    }
    ASN_UNROLL for (int r = 0; r < R; r++)
        asn_v_store_some(at.y + r * at.ys, sum[r], out);
}

/* All columns of R rows, in passes of nearly the same number of vectors, the last one not the smallest. */
ASN_V void some_rows(asn_form form, int R, int most, const asn_matrix *m, int out, in_and_out at)
{
    int n = (out + ASN_LANES - 1) / ASN_LANES, passes = (n + most - 1) / most;
    if (out < ASN_LANES) {
        few_columns(form, R, m, out, at);
        return;
    }
    for (int pass = 0, v = 0; pass < passes; pass++) {
        int V = n * (pass + 1) / passes - v, o = v * ASN_LANES;
        int last = pass + 1 < passes ? o + (V - 1) * ASN_LANES : out - ASN_LANES;
        v += V;
        switch (V) {
        case 1: block(form, R, 1, m, out, at, o, last); break;
        case 2: block(form, R, 2, m, out, at, o, last); break;
        case 3: if (most >= 3) block(form, R, 3, m, out, at, o, last); break;
        case 4: if (most >= 4) block(form, R, 4, m, out, at, o, last); break;
        case 5: if (most >= 5) block(form, R, 5, m, out, at, o, last); break;
        default: if (most >= 6) block(form, R, 6, m, out, at, o, last); break;
        }
    }
}

/* Two rows go together where there are enough registers. Bytes are only ever multiplied with one row. */
ASN_V void product_inside(asn_form form, bool wide, const asn_matrix *m, int n, in_and_out at)
{
    bool together = wide && form != ASN_AS_BYTE;
    for (; together && n >= 2; n -= 2, at.x += 2 * (size_t)at.xs, at.y += 2 * (size_t)at.ys)
        some_rows(form, 2, 4, m, m->cols, at);
    for (; n > 0; n--, at.x += at.xs, at.y += at.ys)
        some_rows(form, 1, wide ? 6 : 3, m, m->cols, at);
}

#define FORM(name, form) \
    ASN_KERNELS(static, name, (const asn_matrix *m, int n, in_and_out at), (m, n, at), product_inside(form, true, m, n, at), product_inside(form, false, m, n, at))
FORM(reals_product, ASN_AS_REAL)
FORM(halves_product, ASN_AS_HALF)
FORM(bytes_product, ASN_AS_BYTE)

/* A shipped parser has only the forms that it needs. */
static bool is_form(const asn_matrix *w, asn_form form)
{
#ifdef ASN_WEIGHTS
    if ((form == ASN_AS_HALF && ASN_WEIGHTS == 32) || (form == ASN_AS_BYTE && ASN_WEIGHTS != 8))
        return false;
#endif
    return w->form == form;
}

void asn_matrix_product(const asn_matrix *w, int n, const asn_real *x, int xs, asn_real *y, int ys, bool add)
{
    in_and_out at = {x, y, xs, ys, add};
    if (is_form(w, ASN_AS_REAL))
        reals_product(w, n, at);
    else if (is_form(w, ASN_AS_HALF))
        halves_product(w, n, at);
    else if (is_form(w, ASN_AS_BYTE))
        bytes_product(w, n, at);
}

void asn_matrix_row(const asn_matrix *w, int row, asn_real *to)
{
    const int   group = inputs_of_word(w->form);
    const char *from  = (const char *)w->numbers + (size_t)(row / group) * (size_t)w->cols * word_size(w->form);
    for (int c = 0; c < w->cols; c++, from += word_size(w->form)) {
        uint32_t word = 0;
        if (w->form == ASN_AS_REAL) {
            memcpy(&to[c], from, sizeof *to);
            continue;
        }
        memcpy(&word, from, sizeof word);
        if (w->form == ASN_AS_HALF)
            to[c] = (asn_real)asn_half_to_float((uint16_t)(word >> 16 * (row % 2)));
        else
            to[c] = (asn_real)(int8_t)(uint8_t)(word >> 8 * (row % 4)) * (asn_real)w->scales[row];
    }
}

#ifndef ASN_SHIPPED
void asn_rows_product(int n, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add)
{
    asn_matrix_product(&(asn_matrix){ASN_AS_REAL, in, out, w, NULL}, n, x, xs, y, ys, add);
}

void asn_row_product(int in, int out, const asn_real *x, const asn_real *w, asn_real *y, bool add)
{
    asn_rows_product(1, in, out, x, 0, w, y, 0, add);
}
#endif /* ASN_SHIPPED */
