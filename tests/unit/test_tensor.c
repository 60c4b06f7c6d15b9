/* Products of all small sizes, with our kernels, against plain sums in double; and to the bit, against the sums that gemm.h says. */
#include "helpers.h"

#include "arithmetic/gemm.h"
#include "arithmetic/kernel.h"
#include "arithmetic/tensor.h"

#include <math.h>
#include <stdlib.h>

enum { ROOM = 280 * 280 };
static asn_real a[ROOM], b[ROOM], c[ROOM], was[ROOM];

static void fill_some(asn_real *x, int n, unsigned seed)
{
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525u + 1013904223u;
        x[i] = (asn_real)((double)(seed >> 8) / 8388608.0 - 1);
    }
}

static void fill(asn_real *x, unsigned seed)
{
    fill_some(x, ROOM, seed);
}

typedef struct product {
    const char *name;
    void (*run)(int m, int n, int k, const asn_real *a, int as, const asn_real *b, int bs, asn_real *c, int cs, bool add);
    bool a_turned, b_turned;
} product;

static void rows_product(int m, int n, int k, const asn_real *x, int xs, const asn_real *w, int ws, asn_real *y, int ys, bool add)
{
    ck_assert_int_eq(ws, n);
    asn_rows_product(m, k, n, x, xs, w, y, ys, add);
}

static const product products[] = {
    {"a b", asn_multiply, false, false},
    {"a b'", asn_multiply_bt, false, true},
    {"a' b", asn_multiply_at, true, false},
    {"rows of the kernel", rows_product, false, false},
};

/* Every element is right, and nothing beside the result is touched. */
static void check(const product *p, int m, int n, int k, bool add, bool dense)
{
    int as = (p->a_turned ? m : k) + 3, bs = dense ? (p->b_turned ? k : n) : (p->b_turned ? k : n) + 5, cs = n + 2, beside = m * cs + 64;
    fill_some(c, beside, 3);
    memcpy(was, c, (size_t)beside * sizeof *c);
    p->run(m, n, k, a, as, b, bs, c, cs, add);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            double sum = add ? (double)was[i * cs + j] : 0;
            for (int l = 0; l < k; l++)
                sum += (double)(p->a_turned ? a[l * as + i] : a[i * as + l]) * (double)(p->b_turned ? b[j * bs + l] : b[l * bs + j]);
            if (!(fabs((double)c[i * cs + j] - sum) < 1e-4 * (1 + fabs(sum)))) /* an assertion for each element would take longer than the products */
                ck_abort_msg("%s, %d x %d over %d, add %d: [%d][%d] is %g, not %g", p->name, m, n, k, add, i, j, (double)c[i * cs + j], sum);
            was[i * cs + j] = c[i * cs + j];
        }
    ck_assert_msg(memcmp(c, was, (size_t)beside * sizeof *c) == 0, "%s, %d x %d over %d: something beside the result was written", p->name, m, n, k);
}

START_TEST(products_are_right)
{
    static const int sizes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 24, 31, 48, 50, 63, 65, 100};
    enum { N = sizeof sizes / sizeof *sizes };
    bool rows = _i == 3;
    asn_tensor_begin(false);
    fill(a, 1);
    fill(b, 2);
#ifdef __SANITIZE_ADDRESS__
    enum { STEP = 2 }; /* slow there, and sizes that differ in all that matters remain */
#else
    enum { STEP = 1 };
#endif
    for (int m = 0; m < N; m++)
        for (int n = m % STEP; n < N; n += STEP)
            for (int k = 0; k < N; k += STEP)
                if (sizes[m] * sizes[n] + sizes[m] * sizes[k] < 10400)
                    check(&products[_i], sizes[m], sizes[n], sizes[k], (m + n + k) % 2, rows);
}
END_TEST

/* A row gets the same bits alone and among others: what is decoded does not depend on what goes with it. */
START_TEST(a_row_does_not_depend_on_its_company)
{
    fill(a, 5);
    fill(b, 6);
    for (int rows = 1; rows <= 9; rows++) {
        asn_rows_product(rows, 50, 53, a, 50, b, c, 53, false);
        for (int r = 0; r < rows; r++) {
            asn_row_product(50, 53, a + r * 50, b, was, false);
            ck_assert(memcmp(was, c + r * 53, 53 * sizeof *was) == 0);
        }
    }
}
END_TEST

/* ---- The bits: the sums of gemm.h, written down, against the kernels of each kind of processor. */

static asn_real summed(const product *p, int m, int k, const asn_real *x, int xs, const asn_real *y, int ys, asn_real before)
{
    asn_real lanes[8] = {0}, sum = before;
    if (p->b_turned && m <= ASN_GEMM_FEW) {
        for (int l = 0; l < k; l++)
            lanes[l % 8] = fmaf(x[l * xs], y[l * ys], lanes[l % 8]);
        return (((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]))) + before;
    }
    for (int l = 0; l < k; l++)
        sum = fmaf(x[l * xs], y[l * ys], sum);
    return sum;
}

static void check_bits(const product *p, const char *kind, int m, int n, int k, bool add)
{
    int as = (p->a_turned ? m : k) + 3, bs = (p->b_turned ? k : n) + 5, cs = n + 2, beside = m * cs + 64;
    ck_assert((p->a_turned ? k : m) * as <= ROOM && (p->b_turned ? n : k) * bs <= ROOM && beside <= ROOM);
    fill_some(c, beside, 3);
    memcpy(was, c, (size_t)beside * sizeof *c);
    p->run(m, n, k, a, as, b, bs, c, cs, add);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            was[i * cs + j] = summed(p, m, k, p->a_turned ? a + i : a + i * as, p->a_turned ? as : 1, p->b_turned ? b + j * bs : b + j, p->b_turned ? 1 : bs,
                                     add ? was[i * cs + j] : 0);
    ck_assert_msg(memcmp(c, was, (size_t)beside * sizeof *c) == 0, "%s, %s: %d x %d over %d, add %d: other bits", kind, p->name, m, n, k, add);
}

START_TEST(all_kernels_give_the_bits_of_plain_sums)
{
    static const char *const kinds[]    = {"plain", "avx2", "best"};
    static const int         rows[]     = {1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 64, 65, 70};
    static const int         large[][3] = {{48, 256, 129}, {50, 130, 260}, {100, 270, 127}, {47, 260, 130}, {3, 100, 300}, {65, 100, 129}};
    fill(a, 7);
    fill(b, 8);
    ck_assert_int_eq(setenv("ASN_CPU", kinds[_i], 1), 0);
    const char *kind = asn_tensor_begin(false);
    ck_assert(_i != 0 || strcmp(kind, "plain") == 0);
    for (const product *p = products; p < products + 3; p++) {
        for (size_t m = 0; m < sizeof rows / sizeof *rows; m++)
            for (int n = 1; n <= 100; n += n < 34 ? 1 : 7)
                for (int k = 1; k <= 40; k += k < 18 ? 3 : 11)
                    check_bits(p, kind, rows[m], n, k, (n + k) % 2);
        for (size_t i = 0; i < sizeof large / sizeof *large; i++)
            check_bits(p, kind, large[i][0], large[i][1], large[i][2], i % 2);
    }
    unsetenv("ASN_CPU");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("tensor");
    TCase *t = only_case(s);
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, products_are_right, 0, 4);
    tcase_add_loop_test(t, all_kernels_give_the_bits_of_plain_sums, 0, 3);
    tcase_add_test(t, a_row_does_not_depend_on_its_company);
    return run_suite(s);
}
