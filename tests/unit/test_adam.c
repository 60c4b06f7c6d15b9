/* Steps of Adam: what is not finite is noticed, whichever way it comes in; tensors that waited have the bits of those that did not. */
#include "ground/utf8.h"
#include "training/adam.h"

#include "helpers.h"

#include <math.h>

enum { ROWS = 3, COLS = 7, SECOND = 32, SIZE = 64 };

typedef struct bench {
    asn_tensor     tensors[2];
    asn_model      model;
    asn_real      *weights, *gradient;
    unsigned char  touched[2];
    asn_adam       adam;
    asn_pool      *pool;
} bench;

static bench *make(double clip)
{
    bench *b      = calloc(1, sizeof *b);
    b->tensors[0] = (asn_tensor){"first", ROWS, COLS, 0};
    b->tensors[1] = (asn_tensor){"second", ROWS, COLS, SECOND};
    b->model      = (asn_model){.tensors = b->tensors, .n_tensors = 2, .n_weights = SIZE, .settings = {.clip = clip}};
    b->weights    = asn_weights_block(&b->model);
    b->gradient   = asn_weights_block(&b->model);
    b->pool       = asn_pool_new(1);
    for (int i = 0; i < SIZE; i++)
        b->weights[i] = (asn_real)0.1 * (asn_real)(i % 5);
    ck_assert(asn_adam_init(&b->adam, &b->model, b->weights));
    return b;
}

static void unmake(bench *b)
{
    asn_adam_reset(&b->adam);
    asn_pool_free(b->pool);
    free(b->weights);
    free(b->gradient);
    free(b);
}

static void step(bench *b, bool second)
{
    asn_real      *blocks[]  = {b->gradient};
    unsigned char *touched[] = {b->touched};
    asn_gradients  g         = {blocks, touched, 1};
    b->touched[0] = 1;
    b->touched[1] = second;
    ck_assert(asn_adam_step(&b->adam, &b->model, b->pool, &g, 0.01));
}

static const double clips[] = {0, 5};

START_TEST(a_step_along_numbers_is_finite)
{
    bench *b = make(clips[_i]);
    for (int i = 0; i < SIZE; i++)
        b->gradient[i] = (asn_real)(i - 10);
    step(b, true);
    ck_assert(b->adam.finite);
    unmake(b);
}
END_TEST

/* Each place of a tensor, with whole lanes and behind them; NaN, infinite, or so large that its square is. */
START_TEST(what_is_not_finite_is_noticed)
{
    static const asn_real bad[] = {(asn_real)NAN, (asn_real)INFINITY, -(asn_real)INFINITY, (asn_real)1e30};
    for (int k = 0; k < COUNT(bad); k++)
        for (int at = 0; at < ROWS * COLS; at++) {
            bench *b = make(clips[_i]);
            b->gradient[SECOND + at] = bad[k];
            step(b, true);
            ck_assert_msg(!b->adam.finite, "clip %g: a gradient of %g at %d passes", clips[_i], (double)bad[k], at);
            unmake(b);
        }
}
END_TEST

START_TEST(a_weight_that_is_no_number_is_noticed)
{
    bench *b = make(clips[_i]);
    b->weights[4] = (asn_real)NAN;
    step(b, false);
    ck_assert(!b->adam.finite);
    unmake(b);
}
END_TEST

/* A checkpoint within a pass brings all tensors up to date early: that must not show. */
START_TEST(catching_up_early_gives_the_same_bits)
{
    bench *waits = make(5), *early = make(5);
    for (int i = 0; i < SIZE; i++)
        waits->gradient[i] = early->gradient[i] = (asn_real)sin((double)i);
    for (int i = 0; i < 9; i++) {
        step(waits, i == 0);
        step(early, i == 0);
        if (i % 3 == 1)
            ck_assert(asn_adam_catch_up(&early->adam, &early->model, early->pool, NULL));
    }
    ck_assert(memcmp(waits->weights, early->weights, SIZE * sizeof(asn_real)) != 0);
    ck_assert(asn_adam_catch_up(&waits->adam, &waits->model, waits->pool, NULL));
    ck_assert(asn_adam_catch_up(&early->adam, &early->model, early->pool, NULL));
    ck_assert(memcmp(waits->weights, early->weights, SIZE * sizeof(asn_real)) == 0);
    ck_assert(memcmp(waits->adam.v, early->adam.v, SIZE * sizeof(asn_real)) == 0);
    unmake(waits);
    unmake(early);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("adam");
    TCase *c = only_case(s);
    tcase_add_loop_test(c, a_step_along_numbers_is_finite, 0, 2);
    tcase_add_loop_test(c, what_is_not_finite_is_noticed, 0, 2);
    tcase_add_loop_test(c, a_weight_that_is_no_number_is_noticed, 0, 2);
    tcase_add_test(c, catching_up_early_gives_the_same_bits);
    return run_suite(s);
}
