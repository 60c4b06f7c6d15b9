/* What is between products, eight numbers at a time: the bits of one at a time, and NaN comes through as NaN. */
#include "arithmetic/kernel.h"

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

int main(void)
{
    Suite *s = suite_create("kernel");
    TCase *c = only_case(s);
    tcase_add_test(c, tanh_of_a_row_has_the_bits_of_one_at_a_time);
    tcase_add_test(c, a_number_that_is_none_comes_through);
    tcase_add_test(c, softmax_of_infinite_logits_is_no_number);
    return run_suite(s);
}
