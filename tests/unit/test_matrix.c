/* Products with weights in each form against plain numbers. Weights lie in memory of just their size, for the sanitizers. */
#include "helpers.h"

#include "arithmetic/gather.h"
#include "arithmetic/matrix.h"

#include <math.h>
#include <stdlib.h>

enum { MOST = 9 * 110 };
static asn_real x[MOST], y[MOST], wanted[MOST];
static unsigned seed = 1;

static asn_real draw(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (asn_real)((double)(seed >> 8) / 8388608.0 - 1);
}

/* Any numbers of that form; small halves, too, and none that is no number. */
static void *fill(asn_matrix *w, float *scales)
{
    int    inputs = w->form == ASN_AS_REAL ? 1 : w->form == ASN_AS_HALF ? 2 : 4;
    size_t words  = (size_t)((w->rows + inputs - 1) / inputs) * (size_t)w->cols;
    void  *all    = malloc(words * (inputs == 1 ? sizeof(asn_real) : 4) + !words);
    for (size_t i = 0; i < words; i++)
        if (inputs == 1)
            ((asn_real *)all)[i] = draw();
        else if (inputs == 2)
            ((uint32_t *)all)[i] = (uint32_t)asn_float_to_half((float)draw() * 1e-4f) | (uint32_t)asn_float_to_half((float)draw()) << 16;
        else
            ((uint32_t *)all)[i] = (uint32_t)(int32_t)(draw() * 2e9f) | 1;
    for (int i = 0; i < w->rows; i++)
        scales[i] = 0.01f * (float)(1 + i % 7);
    w->numbers = all;
    w->scales  = inputs == 4 ? scales : NULL;
    return all;
}

static void check(asn_form form, int n, int in, int out, bool add)
{
    float      scales[110];
    asn_matrix w     = {.form = form, .rows = in, .cols = out};
    void      *all   = fill(&w, scales);
    asn_real  *plain = malloc((size_t)in * (size_t)out * sizeof *plain + 1);
    int        ys    = out + 3;
    for (int i = 0; i < in; i++)
        asn_matrix_row(&w, i, plain + i * out);
    for (int i = 0; i < MOST; i++)
        x[i] = draw(), wanted[i] = y[i] = draw();
    asn_matrix_product(&w, n, x, in, y, ys, add);
    for (int r = 0; r < n; r++)
        asn_row_product(in, out, x + r * in, plain, wanted + r * ys, add);
    for (int i = 0; i < MOST; i++) {
        bool same = form == ASN_AS_BYTE ? fabs((double)(y[i] - wanted[i])) < 1e-4 : memcmp(&y[i], &wanted[i], sizeof *y) == 0;
        ck_assert_msg(same, "form %d, %d rows, %d x %d, add %d: [%d] is %.9g, not %.9g", (int)form, n, in, out, add, i, (double)y[i], (double)wanted[i]);
    }
    free(all);
    free(plain);
}

START_TEST(products_are_those_of_plain_numbers)
{
    static const int sizes[] = {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 50, 64, 100};
    enum { N = sizeof sizes / sizeof *sizes };
    for (int n = 0; n <= 7; n++)
        for (int i = 0; i < N; i++)
            for (int o = 0; o < N; o++)
                check((asn_form)_i, n, sizes[i], sizes[o], (n + i + o) % 2);
}
END_TEST

/* Rows in company get the bits that they get alone, wherever they lie. */
static void check_gathered(asn_form form, int n, int in, int out)
{
    float           scales[MOST];
    asn_matrix      w      = {.form = form, .rows = in, .cols = out};
    void           *all    = fill(&w, scales);
    asn_gather     *packed = asn_gather_new(&w);
    asn_real       *to[80];
    const asn_real *from[80];
    bool            add[80];
    for (int i = 0; i < MOST; i++)
        x[i] = draw(), wanted[i] = y[i] = draw();
    for (int r = 0; r < n; r++) {
        from[r] = x + (7 * r) % 20; /* they may overlap */
        to[r]   = y + r * out;
        add[r]  = r % 3 != 1;
        asn_matrix_product(&w, 1, from[r], 0, wanted + r * out, 0, add[r]);
    }
    MUST(packed != NULL);
    asn_gather_product(packed, n, from, to, add);
    for (int i = 0; i < MOST; i++)
        ck_assert_msg(memcmp(&y[i], &wanted[i], sizeof *y) == 0, "form %d, %d rows, %d x %d: [%d] is %.9g, not %.9g", (int)form, n, in, out, i, (double)y[i], (double)wanted[i]);
    free(all);
    free(packed);
}

START_TEST(rows_in_company_get_the_bits_that_they_get_alone)
{
    static const int sizes[] = {1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 49};
    enum { N = sizeof sizes / sizeof *sizes };
    for (int n = 0; n <= 20; n++)
        for (int i = 0; i < N; i++)
            for (int o = 0; o < N; o++)
                check_gathered((asn_form)_i, n, sizes[i], sizes[o]);
    check_gathered((asn_form)_i, 3, 900, 3); /* inputs in two blocks */
    check_gathered((asn_form)_i, 80, 7, 9);  /* and rows */
}
END_TEST

int main(void)
{
    Suite *s = suite_create("matrix");
    TCase *t = only_case(s);
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, products_are_those_of_plain_numbers, 0, 3);
    tcase_add_loop_test(t, rows_in_company_get_the_bits_that_they_get_alone, 0, 2); /* bytes are not packed */
    return run_suite(s);
}
