/* Products of all small sizes, with our kernels and with BLAS, against plain sums in double. */
#include "helpers.h"

#include "arithmetic/kernel.h"
#include "arithmetic/tensor.h"

#include <math.h>
#include <stdlib.h>

enum { ROOM = 130 * 160 };
static asn_real a[ROOM], b[ROOM], c[ROOM], was[ROOM];

static void fill(asn_real *x, unsigned seed)
{
    for (int i = 0; i < ROOM; i++) {
        seed = seed * 1664525u + 1013904223u;
        x[i] = (asn_real)((double)(seed >> 8) / 8388608.0 - 1);
    }
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
    int as = (p->a_turned ? m : k) + 3, bs = dense ? (p->b_turned ? k : n) : (p->b_turned ? k : n) + 5, cs = n + 2;
    fill(c, 3);
    memcpy(was, c, sizeof c);
    p->run(m, n, k, a, as, b, bs, c, cs, add);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            double sum = add ? (double)was[i * cs + j] : 0;
            for (int l = 0; l < k; l++)
                sum += (double)(p->a_turned ? a[l * as + i] : a[i * as + l]) * (double)(p->b_turned ? b[j * bs + l] : b[l * bs + j]);
            ck_assert_msg(fabs((double)c[i * cs + j] - sum) < 1e-4 * (1 + fabs(sum)), "%s, %d x %d over %d, add %d: [%d][%d] is %g, not %g", p->name, m, n, k, add,
                          i, j, (double)c[i * cs + j], sum);
            was[i * cs + j] = c[i * cs + j];
        }
    ck_assert_msg(memcmp(c, was, sizeof c) == 0, "%s, %d x %d over %d: something beside the result was written", p->name, m, n, k);
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
                if (sizes[m] * sizes[n] + sizes[m] * sizes[k] < ROOM / 2)
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

int main(void)
{
    Suite *s = suite_create("tensor");
    TCase *t = only_case(s);
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, products_are_right, 0, 4);
    tcase_add_test(t, a_row_does_not_depend_on_its_company);
    return run_suite(s);
}
