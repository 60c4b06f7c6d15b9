#include "ground/array.h"
#include "helpers.h"

typedef struct pair {
    int    x;
    double y;
} pair;

START_TEST(array_grows_and_keeps_its_elements)
{
    ASN_ARRAY(pair) a = {0};
    for (int i = 0; i < 10000; i++)
        MUST(asn_array_push(&a, (pair){i, 0.5 * i}));
    ck_assert_uint_eq(a.n, 10000);
    for (int i = 0; i < 10000; i++)
        MUST(a.all[i].x == i && a.all[i].y == 0.5 * i);
    asn_array_free(&a);
    ck_assert(!a.all && a.n == 0 && a.room == 0);
}
END_TEST

START_TEST(reserve_makes_room_at_once)
{
    ASN_ARRAY(int) a = {0};
    MUST(asn_array_push(&a, 7) && asn_array_reserve(&a, 5000));
    int *before = a.all;
    while (a.n < 5001)
        MUST(asn_array_push(&a, (int)a.n));
    ck_assert_ptr_eq(a.all, before);
    ck_assert_int_eq(a.all[0], 7);
    asn_array_free(&a);
}
END_TEST

START_TEST(a_size_that_overflows_is_refused_and_changes_nothing)
{
    ASN_ARRAY(pair) a = {0};
    MUST(asn_array_push(&a, (pair){1, 2}));
    pair *before = a.all;
    size_t room  = a.room;
    ck_assert(!asn_array_reserve(&a, SIZE_MAX));
    ck_assert(!asn_array_reserve(&a, SIZE_MAX / sizeof(pair)));
    ck_assert(a.all == before && a.n == 1 && a.room == room);
    asn_array_free(&a);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("array");
    TCase *c = only_case(s);
    tcase_add_test(c, array_grows_and_keeps_its_elements);
    tcase_add_test(c, reserve_makes_room_at_once);
    tcase_add_test(c, a_size_that_overflows_is_refused_and_changes_nothing);
    return run_suite(s);
}
