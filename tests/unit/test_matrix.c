/* Products with weights in each form against plain numbers, by each kernel that this processor has. Weights lie in memory of just their size, for the
 * sanitizers. */
#include "arithmetic/matrix.c"

#include "helpers.h"

#include "arithmetic/gather.h"

#include <math.h>
#include <stdlib.h>

enum { MOST = 9 * 110 }; /* numbers */
static asn_real x[MOST], y[MOST], wanted[MOST];
static unsigned seed = 1;

static asn_real draw(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (asn_real)((double)(seed >> 8) / 8388608.0 - 1);
}

/* Any numbers of that form; small halves, too, and none that is no number. Rows that are missing in the last word are zero. */
static void *fill(asn_matrix *w, float *scales)
{
    size_t cols = (size_t)w->cols, n = (size_t)(w->form == ASN_AS_BYTE ? (w->rows + 3) / 4 : w->rows) * cols, size = asn_number_size(w->form);
    void  *all  = malloc(n * size + !n);
    for (size_t i = 0; i < n; i++)
        if (w->form == ASN_AS_REAL)
            ((asn_real *)all)[i] = draw();
        else if (w->form == ASN_AS_HALF)
            ((uint16_t *)all)[i] = asn_float_to_half((float)draw() * (i % 3 ? 1 : 1e-4f));
        else
            ((uint32_t *)all)[i] = 0;
    for (int i = 0; i < w->rows; i++)
        scales[i] = 0.01f * (float)(1 + i % 7);
    for (size_t i = 0; w->form == ASN_AS_BYTE && i < (size_t)w->rows * cols; i++)
        ((uint32_t *)all)[i / cols / 4 * cols + i % cols] |= (uint32_t)(uint8_t)(int8_t)(draw() * 127.9f) << asn_byte_place((int)(i / cols));
    w->numbers = all;
    w->scales  = w->form == ASN_AS_BYTE ? scales : NULL;
    return all;
}

/* By bytes: the rule in matrix.c, one number after the other. */
static void row_in_words(const asn_matrix *w, const asn_real *from, asn_real *to, bool add)
{
    for (int first = 0; first < w->rows; first += INPUTS, add = true) {
        int   end  = w->rows < first + INPUTS ? w->rows : first + INPUTS;
        float most = 0;
        for (int i = first; i < end; i++)
            most = fmaxf(most, fabsf(from[i] * w->scales[i]));
        for (int c = 0; c < w->cols; c++) {
            int64_t sum = 0;
            for (int i = first; i < end && most > 0; i++) {
                uint32_t word = ((const uint32_t *)w->numbers)[i / 4 * w->cols + c];
                sum += lrintf(from[i] * w->scales[i] * (32767 / most)) * (int8_t)(uint8_t)(word >> asn_byte_place(i));
            }
            to[c] = (add ? to[c] : 0) + (asn_real)sum * (most / 32767);
        }
    }
}

static void wanted_row(const asn_matrix *w, const asn_real *plain, const asn_real *from, asn_real *to, bool add)
{
    if (w->form == ASN_AS_BYTE)
        row_in_words(w, from, to, add);
    else
        asn_row_product(w->rows, w->cols, from, plain, to, add);
}

typedef struct kernel {
    const char *name;
    void (*product)(const asn_matrix *m, int n, in_and_out at);
    bool there;
} kernel;

static void same_bits(const char *kernel, int n, int in, int out, bool add)
{
    for (int i = 0; i < MOST; i++)
        ck_assert_msg(memcmp(&y[i], &wanted[i], sizeof *y) == 0, "%s, %d rows, %d x %d, add %d: [%d] is %.9g, not %.9g", kernel, n, in, out, add, i, (double)y[i],
                      (double)wanted[i]);
}

static void check(asn_form form, int n, int in, int out, bool add)
{
    float      scales[MOST];
    asn_matrix w     = {.form = form, .rows = in, .cols = out};
    void      *all   = fill(&w, scales);
    asn_real  *plain = malloc((size_t)in * (size_t)out * sizeof *plain + 1), before[MOST];
    int        ys    = out + 3;
    kernel     kernels[] = {{"reals here", reals_product, form == ASN_AS_REAL},
                            {"halves here", halves_product, form == ASN_AS_HALF},
                            {"bytes here", bytes_product, form == ASN_AS_BYTE},
#ifdef ASN_WIDER
                            {"plain reals", reals_product_plain, form == ASN_AS_REAL},
                            {"plain halves", shifted_product_plain, form == ASN_AS_HALF},
                            {"halves by avx2", shifted_product_wider, form == ASN_AS_HALF && __builtin_cpu_supports("avx2")},
#endif
    };
    for (int i = 0; i < in; i++)
        asn_matrix_row(&w, i, plain + i * out);
    for (int i = 0; i < MOST; i++)
        x[i] = draw(), wanted[i] = before[i] = draw();
    for (int r = 0; r < n; r++)
        wanted_row(&w, plain, x + r * in, wanted + r * ys, add);
    for (size_t k = 0; k < sizeof kernels / sizeof *kernels; k++)
        if (kernels[k].there) {
            memcpy(y, before, sizeof y);
            kernels[k].product(&w, n, (in_and_out){x, y, in, ys, add});
            same_bits(kernels[k].name, n, in, out, add);
        }
    free(all);
    free(plain);
}

START_TEST(products_are_those_of_plain_numbers)
{
    static const int sizes[] = {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 50, 64, 100};
    enum { N = sizeof sizes / sizeof *sizes };
    for (int n = 0; n <= 5; n++)
        for (int i = 0; i < N; i++)
            for (int o = 0; o < N; o++)
                check((asn_form)_i, n, sizes[i], sizes[o], (n + i + o) % 2);
    check((asn_form)_i, 1, 50, 700, true); /* outputs in two blocks */
    check((asn_form)_i, 1, 900, 9, false); /* and inputs */
}
END_TEST

#ifndef DOTS_BY_EIGHT
#define dots_by_eight dots_by_four
#define __builtin_cpu_supports(kind) true
#endif
static const struct {
    int least; /* columns */
    void (*run)(const dots *d);
} sums_by[] = {{1, dots_here}, {1, dots_by_one}, {4, dots_by_four}, {8, dots_by_eight}};

/* Sums of bytes as each kernel makes them; the largest that there can be, too. */
START_TEST(sums_of_bytes_are_the_same_by_all_kernels)
{
    static int16_t from[INPUTS];
    static int32_t sums[110], wanted_sums[110];
    for (int groups = 1; groups <= INPUTS / 4; groups += groups < 4 ? 1 : 31)
        for (int n = 1; n <= 100; n += n < 20 ? 1 : 9) {
            uint32_t *words = malloc((size_t)groups * (size_t)n * sizeof *words);
            for (int i = 0; i < groups * n; i++)
                words[i] = _i ? 0x80808080u : (uint32_t)(int32_t)(draw() * 2e9f);
            for (int i = 0; i < INPUTS; i++)
                from[i] = _i ? 32767 : (int16_t)(draw() * 32767);
            memset(wanted_sums, 77, sizeof wanted_sums);
            for (int c = 0; c < n; c++) {
                int64_t sum = 0;
                for (int i = 0; i < 4 * groups; i++)
                    sum += from[i] * (int8_t)(uint8_t)(words[i / 4 * n + c] >> asn_byte_place(i));
                wanted_sums[c] = (int32_t)sum;
                ck_assert(sum == wanted_sums[c]);
            }
            for (size_t k = 0; k < sizeof sums_by / sizeof *sums_by; k++) {
                memset(sums, 77, sizeof sums);
                if (n >= sums_by[k].least && (sums_by[k].least < 8 || __builtin_cpu_supports("avx2"))) {
                    sums_by[k].run(&(dots){(const char *)words, (size_t)n * sizeof *words, groups, from, n, sums});
                    ck_assert_msg(memcmp(sums, wanted_sums, sizeof sums) == 0, "kernel %d, %d columns, %d inputs", (int)k, n, 4 * groups);
                }
            }
            free(words);
        }
}
END_TEST

/* What is no number shows, and what is too small to have a unit is nothing. */
START_TEST(inputs_without_a_unit)
{
    static const asn_real inputs[] = {NAN, INFINITY, 0, 1e-40f};
    float                 scales[] = {1, 1, 1, 1, 1};
    asn_matrix            w        = {.form = ASN_AS_BYTE, .rows = 5, .cols = 9};
    void                 *all      = fill(&w, scales);
    for (int i = 0; i < 5; i++)
        x[i] = i == 3 ? inputs[_i] : 0;
    asn_matrix_product(&w, 1, x, 0, y, 0, false);
    for (int c = 0; c < 9; c++)
        ck_assert(_i < 2 ? isnan(y[c]) : y[c] == 0);
    free(all);
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
    tcase_add_loop_test(t, sums_of_bytes_are_the_same_by_all_kernels, 0, 2);
    tcase_add_loop_test(t, inputs_without_a_unit, 0, 4);
    tcase_add_loop_test(t, rows_in_company_get_the_bits_that_they_get_alone, 0, 2); /* bytes are not packed */
    return run_suite(s);
}
