/* How far answers can be trusted: tempering, measures of calibration, thresholds, abstaining, and what foreign sentences look like. */
#include "decoding/calibrate.h"
#include "decoding/greedy.h"
#include "decoding/logistic.h"
#include "decoding/strangers.h"
#include "decoding/trust.h"
#include "examples/index.h"
#include "examples/reading.h"
#include "examples/tally.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "model/model_file.h"
#include "model/start.h"

#include "helpers.h"

#include <math.h>
#include <unistd.h>

#define NEAR(a, b, e) ck_assert_msg(fabs((a) - (b)) <= (e), "%s is %.9g, not %.9g", #a, (double)(a), (double)(b))

/* ---- Tempering. */

START_TEST(a_model_without_temperature_says_what_it_said)
{
    asn_trust none = {0};
    for (double x = 0; x > -50; x -= 0.37)
        ck_assert(asn_trust_log_prob(&none, x) == x);
    ck_assert(asn_trust_log_prob(&none, -INFINITY) == -INFINITY);
}
END_TEST

START_TEST(tempering_divides_log_odds_and_keeps_the_order)
{
    asn_trust t = {.temperature = 2, .bias = 0.5};
    double    before = 0;
    for (double x = -1e-3; x > -60; x -= 0.11) {
        double odds = log(exp(x) / (1 - exp(x))), wanted = odds / 2 + 0.5, now = asn_trust_log_prob(&t, x);
        NEAR(now, -log1p(exp(-wanted)), 1e-9);
        ck_assert(now < before && now < 0);
        before = now;
    }
    ck_assert(asn_trust_log_prob(&t, 0) < 0 && asn_trust_log_prob(&t, 0) > -1e-2); /* certain: stays finite */
    ck_assert(asn_trust_log_prob(&t, -INFINITY) == -INFINITY);
}
END_TEST

START_TEST(models_that_decide_together_have_the_mean)
{
    asn_model  a = {.trust = {.temperature = 1, .bias = 2, .accepted = {60, 60, 0}, .most_foreign = 0.5}};
    asn_model  b = {.trust = {.temperature = 3, .bias = -1, .accepted = {60, 60, 0}, .most_foreign = 0.9}}, c = {.trust = {.temperature = 0}};
    asn_member both[] = {{&a, {NULL}}, {&b, {NULL}}, {&c, {NULL}}};
    asn_trust  t      = asn_trust_of(both, 2);
    NEAR(t.temperature, 2, 1e-12);
    NEAR(t.bias, 0.5, 1e-12);
    NEAR(t.most_foreign, 0.7, 1e-12);
    ck_assert(t.accepted[0] == 0);                        /* no precision is known of them together */
    ck_assert(!asn_trust_tempers(&(asn_trust){0}));
    t = asn_trust_of(both, 3);
    ck_assert(!asn_trust_tempers(&t)); /* one of them has none */
    t = asn_trust_of(both, 1);
    ck_assert(t.accepted[0] == 60);
}
END_TEST

/* ---- Logistic regression: it finds the weights that made the data. */

START_TEST(logistic_regression_finds_what_made_the_data)
{
    enum { N = 20000 };
    static double x[N][3];
    static bool   yes[N];
    double        w[3] = {0, 0, 0}, wanted[3] = {1.5, -0.7, 0.4};
    rng           r = {7};
    for (int i = 0; i < N; i++) {
        double odds = 0;
        x[i][0]     = (double)rng_below(&r, 2001) / 500 - 2;
        x[i][1]     = (double)rng_below(&r, 2001) / 500 - 2;
        x[i][2]     = 1;
        for (int k = 0; k < 3; k++)
            odds += wanted[k] * x[i][k];
        yes[i] = (double)rng_below(&r, 1000000) / 1e6 < 1 / (1 + exp(-odds));
    }
    asn_logistic_fit(&x[0][0], NULL, yes, N, 3, 1e-3, w);
    for (int k = 0; k < 3; k++)
        NEAR(w[k], wanted[k], 0.1);
}
END_TEST

START_TEST(logistic_regression_stays_finite_when_all_are_yes)
{
    double x[] = {1, 1, 2, 1, 3, 1}, w[] = {1, 0};
    bool   yes[] = {true, true, true};
    asn_logistic_fit(x, NULL, yes, 3, 2, 0.1, w);
    ck_assert(isfinite(w[0]) && isfinite(w[1]) && w[0] > 0.5 && w[0] < 10);
    double u[] = {1, 0};
    asn_logistic_fit(x, NULL, yes, 0, 2, 0.1, u); /* nothing: as it was */
    ck_assert(u[0] == 1 && u[1] == 0);
}
END_TEST

/* ---- Calibration. */

START_TEST(temperature_is_found_again)
{
    enum { N = 5000 };
    static double log_prob[N], room[2 * N];
    static bool   right[N];
    asn_trust     truth = {.temperature = 0.4, .bias = 3}, found = {0};
    rng           r = {3};
    for (int i = 0; i < N; i++) {
        log_prob[i] = -(double)rng_below(&r, 4000) / 1000 - 0.01;
        right[i]    = (double)rng_below(&r, 1000000) / 1e6 < exp(asn_trust_log_prob(&truth, log_prob[i]));
    }
    asn_calibration_temper(log_prob, right, N, room, &found);
    NEAR(found.temperature, 0.4, 0.06);
    NEAR(found.bias, 3, 0.4);
    for (int i = 0; i < N; i++)
        right[i] = !right[i]; /* less probable, more often right: the order still stays */
    asn_calibration_temper(log_prob, right, N, room, &found);
    ck_assert(found.temperature > 0 && isfinite(found.temperature));
}
END_TEST

START_TEST(measures_of_a_hand_made_case)
{
    asn_confidence  all[40];
    asn_calibration c;
    for (int i = 0; i < 40; i++) /* 20 of 0.9, 18 right; 20 of 0.5, 10 right: perfect */
        all[i] = (asn_confidence){i < 20 ? 0.9 : 0.5, i < 20 ? i != 3 && i != 4 : i % 2, false};
    asn_calibration_measure(all, 40, &c);
    ck_assert(c.n == 40 && c.right == 28 && c.n_bins == 2);
    NEAR(c.ece, 0, 1e-12);
    NEAR(c.mean, 0.7, 1e-12);
    NEAR(c.brier, (18 * 0.01 + 2 * 0.81 + 20 * 0.25) / 40, 1e-12);
    ck_assert(c.bins[0].n == 20 && c.bins[0].right == 10 && c.bins[1].right == 18);
    /* ranks: 10.5 and 30.5 of confidence, 14.5 and 34.5 of right; by hand */
    double top = 14.5 - 20.5, low = 34.5 - 20.5, both = 18 * -10 * top + 2 * -10 * low + 10 * 10 * top + 10 * 10 * low;
    NEAR(c.spearman, both / sqrt(40 * 100.0 * (28 * top * top + 12 * low * low)), 1e-12);
    ck_assert(c.at[ASN_PRECISION_90].accepted == 20 && !asn_coverage_known(&c.at[ASN_PRECISION_90])); /* 30 are needed */
    ck_assert(c.at[ASN_PRECISION_95].accepted == 0);
    for (int i = 0; i < 40; i++)
        all[i] = (asn_confidence){0.8, true, false};
    asn_calibration_measure(all, 40, &c);
    ck_assert(isnan(c.spearman));
    NEAR(c.ece, 0.2, 1e-12);
    ck_assert(c.at[ASN_PRECISION_90].accepted == 40 && asn_coverage_known(&c.at[ASN_PRECISION_90]));
    asn_calibration_measure(all, 0, &c);
    ck_assert(c.n == 0 && c.ece == 0);
}
END_TEST

START_TEST(coverage_is_the_most_that_has_the_precision)
{
    enum { N = 400 };
    static asn_confidence all[N];
    asn_calibration       c;
    for (int i = 0; i < N; i++) /* wrong: every tenth of the last hundred; one foreign one, which would be right */
        all[i] = (asn_confidence){1 - i / 500.0, i < 300 || i % 10 != 0, i == 5};
    asn_calibration_measure(all, N, &c);
    ck_assert(c.at[ASN_PRECISION_95].accepted == N - 1 && asn_coverage_known(&c.at[ASN_PRECISION_99]));
    NEAR(c.at[ASN_PRECISION_95].min_prob, 1 - 399 / 500.0, 1e-12);
    size_t accepted = c.at[ASN_PRECISION_99].accepted, right = c.at[ASN_PRECISION_99].right;
    ck_assert(accepted > 300 && accepted < N && 100 * right >= 99 * accepted);
    for (int i = 0; i < N; i++)
        all[i] = (asn_confidence){0.5, i % 2 == 0, false}; /* what is alike is accepted together, or not at all */
    asn_calibration_measure(all, N, &c);
    ck_assert(c.at[ASN_PRECISION_90].accepted == 0);
}
END_TEST

START_TEST(auroc_counts_pairs)
{
    double low[] = {0.1, 0.2, 0.3}, high[] = {0.9, 0.3}, same[] = {0.5, 0.5};
    NEAR(asn_auroc(high, 2, low, 3), (3 + 2.5) / 6, 1e-12);
    NEAR(asn_auroc(low, 3, high, 2), 1 - (3 + 2.5) / 6, 1e-12);
    NEAR(asn_auroc(same, 2, same, 2), 0.5, 1e-12);
    ck_assert(isnan(asn_auroc(low, 3, high, 0)));
}
END_TEST

/* ---- A model. */

static const char *const words[] = {"which", "state", "border", "s0", "how", "high", "is", "c0", "long", "river"};

static asn_model  *model;
static asn_real   *block;
static asn_weights weights;
static asn_data   *data;
static asn_pool   *pool;

static void begin(void)
{
    asn_error    err = {0};
    asn_settings s;
    rng          r = {1};
    asn_settings_default(&s, &geo_grammar);
    s.hidden = 6;
    s.embed  = 5;
    s.nodes  = 30;
    s.depth  = 7;
    data     = asn_data_new();
    pool     = asn_pool_new(2);
    for (int i = 0; i < 60; i++) {
        char        line[400];
        asn_example e;
        snprintf(line, sizeof line, "{\"input\": \"%s %s %s %s\", \"tree\": \"Apply(predicate='elevation:i', arguments=[Entity(entity='c%d')])\"}", words[i % 10],
                 words[i / 3 % 10], words[i * 7 % 10], words[i / 6 % 10], i % 3);
        ck_assert_msg(asn_reading_line(data->arena, &geo_grammar, line, strlen(line), true, &e, &err), "%s", err.text);
        MUST(asn_data_add(data, &e));
    }
    MUST((model = asn_model_new(&geo_grammar, &s)) && asn_tally_data(data, model, &err) && asn_model_layout(model, &err));
    MUST((block = asn_weights_block(model)) && asn_weights_view(&weights, model, block));
    asn_start(model, block);
    for (size_t i = 0; i < model->n_weights; i++)
        block[i] += (asn_real)(rng_below(&r, 2001) - 1000) / 500;
}

static void end(void)
{
    asn_weights_reset(&weights);
    free(block);
    asn_model_free(model);
    asn_data_free(data);
    asn_pool_free(pool);
}

static asn_example example_of(asn_arena *a, const char *text)
{
    asn_example e;
    asn_error   err = {0};
    MUST(asn_example_begin(a, model->g, &e, &err) && asn_example_text(a, model->g, 0, text, strlen(text), &e, &err) && asn_example_index(a, model, &e));
    return e;
}

START_TEST(nothing_and_unknown_words_are_never_answered)
{
    asn_arena  *a = asn_arena_new(0);
    asn_trust   t = {0};
    asn_example empty = example_of(a, " "), unknown = example_of(a, "asdf qwer zxcv"), known = example_of(a, "asdf state zxcv");
    ck_assert_str_eq(asn_trust_abstains(&t, model, &empty, 1e-300, 0, -1), "the input is empty");
    ck_assert_str_eq(asn_trust_abstains(&t, model, &unknown, 1e-300, 0, -1), "every word is unknown");
    ck_assert_ptr_null(asn_trust_abstains(&t, model, &known, 0.5, -0.1, -1));
    ck_assert_str_eq(asn_trust_abstains(&t, model, &known, 0.5, -1, -1), "the answer is not probable enough");
    t.most_foreign = 0.6;
    ck_assert_ptr_null(asn_trust_abstains(&t, model, &known, 0.5, -0.1, 0.6));
    ck_assert_str_eq(asn_trust_abstains(&t, model, &known, 0.5, -0.1, 0.61), "the input is foreign to the task");
    asn_arena_free(a);
}
END_TEST

START_TEST(strangers_are_strange_and_the_same_each_time)
{
    asn_arena *a       = asn_arena_new(0);
    int        changed = 0;
    asn_error  err     = {0};
    for (size_t i = 0; i < data->n; i++) {
        asn_example x, y;
        MUST(asn_strangers_spoil(a, model, &data->all[i], i, &x, &err) && asn_strangers_spoil(a, model, &data->all[i], i, &y, &err));
        ck_assert_int_eq(x.tokens[0].n, data->all[i].tokens[0].n);
        bool differs = false;
        for (int32_t k = 0; k < x.tokens[0].n; k++) {
            ck_assert_str_eq(x.tokens[0].text[k], y.tokens[0].text[k]);
            differs = differs || strcmp(x.tokens[0].text[k], data->all[i].tokens[0].text[k]) != 0;
        }
        changed += differs;
        MUST(asn_strangers_other(a, model, &data->all[i], i, &x, &err));
        ck_assert(x.tokens[0].n > 0);
    }
    ck_assert_int_gt(changed, (int)data->n * 3 / 4);
    asn_arena_free(a);
}
END_TEST

/* The same numbers with any number of threads, and from the file they were written to. */
START_TEST(calibration_is_the_same_each_time_and_is_stored)
{
    asn_error  err = {0};
    asn_trust  one, two;
    asn_pool  *single = asn_pool_new(1);
    asn_member m      = {model, weights};
    char       path[] = "/tmp/asn-trust-XXXXXX";
    close(mkstemp(path));
    ck_assert_msg(asn_calibrate(&m, data, pool, &one, &err) && asn_calibrate(&m, data, single, &two, &err), "%s", err.text);
    for (int i = 0; i < 8 * model->settings.hidden; i++)
        ck_assert(one.encoded[i] == two.encoded[i]);
    two.encoded = one.encoded;
    ck_assert_mem_eq(&one, &two, sizeof one);
    ck_assert(one.temperature > 0 && one.answers == 60 && one.most_foreign >= 0.5 && one.most_foreign <= 1);
    model->trust = one;
    MUST(asn_model_file_write(model, &weights, 32, path, &err));
    asn_model_file *f = asn_model_file_open(&geo_grammar, path, &err);
    ck_assert_msg(f != NULL, "%s", err.text);
    for (int i = 0; i < 8 * model->settings.hidden; i++)
        ck_assert(one.encoded[i] == f->model->trust.encoded[i]);
    two = f->model->trust;
    two.encoded = one.encoded;
    ck_assert_mem_eq(&one, &two, sizeof one);
    ck_assert_int_eq(asn_model_file_bits(f), 32);
    asn_model_file_close(f);
    model->trust = (asn_trust){0};
    unlink(path);
    asn_pool_free(single);
}
END_TEST

START_TEST(too_few_answers_are_refused)
{
    asn_error err = {0};
    asn_trust t;
    size_t    n = data->n;
    data->n     = 49;
    ck_assert(!asn_calibrate(&(asn_member){model, weights}, data, pool, &t, &err));
    ck_assert_str_eq(err.text, "49 answers are too few to calibrate with: at least 50 are needed");
    data->n = 0;
    ck_assert(!asn_calibrate(&(asn_member){model, weights}, data, pool, &t, &err));
    data->n = n;
}
END_TEST

START_TEST(counting_goes_along_with_another_onlooker)
{
    asn_arena      *a = asn_arena_new(0);
    asn_committee  *c = asn_committee_new(&(asn_member){model, weights}, 1);
    asn_count inner, outer;
    double          log_prob;
    for (size_t i = 0; i < data->n; i++)
        MUST(asn_index_example(data->arena, model, &data->all[i], false));
    asn_policy_count(&inner, NULL);
    asn_policy_count(&outer, &inner.watcher);
    MUST(asn_greedy(c, &data->all[0], NULL, &outer.watcher, a, &log_prob));
    ck_assert(outer.n > 0 && outer.n == inner.n);
    asn_committee_free(c);
    asn_arena_free(a);
}
END_TEST

int main(void)
{
    Suite *s  = suite_create("trust");
    TCase *tc = tcase_create("numbers"), *tm = tcase_create("model");
    tcase_add_test(tc, a_model_without_temperature_says_what_it_said);
    tcase_add_test(tc, tempering_divides_log_odds_and_keeps_the_order);
    tcase_add_test(tc, models_that_decide_together_have_the_mean);
    tcase_add_test(tc, logistic_regression_finds_what_made_the_data);
    tcase_add_test(tc, logistic_regression_stays_finite_when_all_are_yes);
    tcase_add_test(tc, temperature_is_found_again);
    tcase_add_test(tc, measures_of_a_hand_made_case);
    tcase_add_test(tc, coverage_is_the_most_that_has_the_precision);
    tcase_add_test(tc, auroc_counts_pairs);
    tcase_add_checked_fixture(tm, begin, end);
    tcase_add_test(tm, nothing_and_unknown_words_are_never_answered);
    tcase_add_test(tm, strangers_are_strange_and_the_same_each_time);
    tcase_add_test(tm, calibration_is_the_same_each_time_and_is_stored);
    tcase_add_test(tm, too_few_answers_are_refused);
    tcase_add_test(tm, counting_goes_along_with_another_onlooker);
    suite_add_tcase(s, tc);
    suite_add_tcase(s, tm);
    return run_suite(s);
}
