/* What is between products, eight or sixteen numbers at a time: the bits of one at a time, and NaN comes through as NaN. */
#include "arithmetic/gemm.h"
#include "arithmetic/kernel.h"
#include "arithmetic/vec.h"
#include "training/kernel.h"

#include "helpers.h"

#include <math.h>

enum { MOST = 37 };

START_TEST(tanh_of_a_row_has_the_bits_of_one_at_a_time)
{
    asn_real x[MOST], y[MOST];
    for (int n = 1; n <= MOST; n++) {
        for (int i = 0; i < n; i++)
            x[i] = y[i] = (asn_real)((i - n / 2) * 0.37 * (i % 7 == 0 ? 100 : 1));
        asn_row_tanh(n, y);
        for (int i = 0; i < n; i++) {
            asn_real one = asn_tanh(x[i]);
            MUST(memcmp(&one, &y[i], sizeof one) == 0);
        }
    }
}
END_TEST

/* Clamping must not turn a run that diverged into one that looks well. */
START_TEST(a_number_that_is_none_comes_through)
{
    ck_assert(isnan(asn_exp((asn_real)NAN)) && isnan(asn_tanh((asn_real)NAN)) && isnan(asn_sigmoid((asn_real)NAN)) && isnan(asn_log((double)NAN)));
    for (int n = 1; n <= MOST; n++)
        for (int at = 0; at < n; at++) {
            asn_real x[MOST] = {0}, g[4 * MOST] = {0}, before[MOST] = {0}, c[MOST], h[MOST];
            double   norm;
            x[at] = (asn_real)NAN;
            asn_row_tanh(n, x);
            MUST(isnan(x[at]) && (n == 1 || !isnan(x[(at + 1) % n])));
            asn_row_softmax(n, x, &norm);
            MUST(isnan(x[0]) && isnan(norm));
            for (int gate = 0; gate < 4; gate++) {
                before[at] = 1; /* or a forget gate would not show in c */
                memset(g, 0, sizeof g);
                g[gate * n + at] = (asn_real)NAN;
                asn_row_gates(n, g, before, c, h);
                MUST(isnan(h[at]));
            }
        }
}
END_TEST

START_TEST(softmax_of_infinite_logits_is_no_number)
{
    asn_real x[2] = {(asn_real)INFINITY, 0};
    double   norm;
    asn_row_softmax(2, x, &norm);
    ck_assert(isnan(x[0]));
    ck_assert(!isfinite(norm));
}
END_TEST

#ifdef ASN_UP_TO_SIXTEEN
/* Rows of numbers that a kernel reads and changes: the same ones for every call. Cells of an LSTM are made of gates, which lie between 0 and 1. */
enum { WIDE = 48, ROWS_HERE = 14 };
typedef struct rows { asn_real at[ROWS_HERE][WIDE]; } rows;

static void fill(rows *r)
{
    rng source = {7};
    for (int row = 0; row < ROWS_HERE; row++)
        for (int i = 0; i < WIDE; i++)
            r->at[row][i] = (asn_real)(rng_next(&source) % 2000 + 1) / 2001;
}

static void all_kernels(int n, rows *r, double norms[2], bool *finite)
{
    asn_step   step   = {(asn_real)0.01, (asn_real)1.5, (asn_real)0.99}, missed[2] = {step, {(asn_real)0.02, (asn_real)1.2, (asn_real)0.9}};
    asn_moving moving = {r->at[0], r->at[1], r->at[2], r->at[3]}, plain = {r->at[4], r->at[5], r->at[6], NULL};
    asn_terms  terms  = {{r->at[7], r->at[8], r->at[9]}, 1 + n % 3};
    size_t     padded = (size_t)((n + 15) / 16 * 16); /* as all of Adam is */
    asn_moving_follow(padded, moving, &terms, (asn_real)0.5, &step, finite);
    asn_moving_catch_up(padded, plain, missed, 2);
    asn_row_add(n, r->at[7], r->at[8]);
    asn_row_tanh(n, r->at[9]);
    asn_row_softmax(n, r->at[10], &norms[0]);
    asn_row_log_norm(n, r->at[11], &norms[1]);

    asn_real gates[4 * WIDE], scores[3] = {0}, token[3 * WIDE];
    memcpy(gates, r->at, sizeof gates);
    asn_row_gates(n / 4, gates, n % 2 ? r->at[4] : NULL, r->at[5], r->at[6]);
    asn_row_gates_back(n / 4, gates, n % 2 ? r->at[4] : NULL, r->at[5], r->at[6], r->at[10], n % 2 ? r->at[11] : NULL);
    memcpy(r->at, gates, sizeof gates);

    memcpy(token, r->at, sizeof token); /* three tokens */
    asn_row_score(3, n, token, WIDE, r->at[12], scores);
    asn_row_attend(3, n, token, WIDE, r->at[12], scores, r->at[13]);
    memcpy(r->at[7], scores, sizeof scores);
}

START_TEST(sixteen_at_a_time_have_the_bits_of_eight)
{
    if (strcmp(asn_gemm_kind_here(), "avx512") != 0)
        return; /* nothing to compare on this processor */
    ck_assert(asn_takes_sixteen);
    for (int n = 1; n <= WIDE; n++) {
        static rows by[2];
        double      norms[2][2];
        bool        finite[2];
        for (int sixteen = 0; sixteen < 2; sixteen++) {
            asn_takes_sixteen = sixteen;
            fill(&by[sixteen]);
            all_kernels(n, &by[sixteen], norms[sixteen], &finite[sixteen]);
        }
        MUST(memcmp(&by[0], &by[1], sizeof by[0]) == 0 && memcmp(norms[0], norms[1], sizeof norms[0]) == 0);
        MUST(finite[0] && finite[1]);
    }
}
END_TEST

START_TEST(a_step_that_is_not_finite_is_seen_in_every_lane)
{
    bool has = strcmp(asn_gemm_kind_here(), "avx512") == 0;
    for (int sixteen = 0; sixteen <= has; sixteen++)
        for (int at = 0; at < WIDE; at++) {
            asn_step        step = {(asn_real)0.01, 1, (asn_real)0.9};
            asn_real        w[WIDE] = {0}, m[WIDE] = {0}, v[WIDE] = {0}, g[WIDE] = {0};
            const asn_terms terms = {{g}, 1};
            bool            finite;
            asn_takes_sixteen = sixteen;
            asn_moving_follow(WIDE, (asn_moving){w, m, v, NULL}, &terms, 1, &step, &finite);
            MUST(finite);
            g[at] = (asn_real)INFINITY;
            asn_moving_follow(WIDE, (asn_moving){w, m, v, NULL}, &terms, 1, &step, &finite);
            MUST(!finite);
        }
}
END_TEST
#endif

int main(void)
{
    Suite *s = suite_create("kernel");
    TCase *c = only_case(s);
    tcase_add_test(c, tanh_of_a_row_has_the_bits_of_one_at_a_time);
    tcase_add_test(c, a_number_that_is_none_comes_through);
    tcase_add_test(c, softmax_of_infinite_logits_is_no_number);
#ifdef ASN_UP_TO_SIXTEEN
    tcase_add_test(c, sixteen_at_a_time_have_the_bits_of_eight);
    tcase_add_test(c, a_step_that_is_not_finite_is_seen_in_every_lane);
#endif
    return run_suite(s);
}
