/* Sequences longest first: every step of every sequence has one row, and the rows of a step stand together. */
#include "training/packed.h"

#include "helpers.h"

START_TEST(every_step_of_every_sequence_has_one_row)
{
    rng        r = {(uint64_t)_i + 1};
    int32_t    length[40], n = rng_below(&r, 40), total = 0;
    asn_arena *a = asn_arena_new(0);
    asn_packed p;
    for (int i = 0; i < n; i++)
        total += length[i] = rng_below(&r, 12);
    ck_assert(asn_packed_init(&p, a, n, length));
    ck_assert_int_eq(p.rows, total);
    unsigned char *taken = calloc((size_t)total + 1, 1);
    for (int i = 0; i < p.n; i++) {
        ck_assert_int_eq(p.length[i], length[p.order[i]]);
        ck_assert_int_gt(p.length[i], 0);
        if (i)
            ck_assert(p.length[i] < p.length[i - 1] || (p.length[i] == p.length[i - 1] && p.order[i] > p.order[i - 1]));
        for (int step = 0; step < p.length[i]; step++) {
            MUST(i < p.active[step] && p.first_row[step] + i < total && !taken[p.first_row[step] + i]);
            taken[p.first_row[step] + i] = 1;
        }
    }
    ck_assert_int_eq(p.active[p.steps], 0);
    free(taken);
    asn_arena_free(a);
}
END_TEST

START_TEST(rows_may_begin_anywhere)
{
    int32_t    length[] = {3, 3, 1};
    asn_arena *a        = asn_arena_new(0);
    asn_packed p;
    ck_assert(asn_packed_sorted(&p, a, 3, length, 100));
    ck_assert_int_eq(p.first_row[0], 100);
    ck_assert_int_eq(p.first_row[1], 103);
    ck_assert_int_eq(p.first_row[2], 105);
    ck_assert_int_eq(p.active[2], 2);
    ck_assert_int_eq(p.rows, 7);
    asn_arena_free(a);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("packed");
    TCase *c = only_case(s);
    tcase_add_loop_test(c, every_step_of_every_sequence_has_one_row, 0, 50);
    tcase_add_test(c, rows_may_begin_anywhere);
    return run_suite(s);
}
