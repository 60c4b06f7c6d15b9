/* mem.c and table.c. */
#include "base/mem.h"
#include "base/table.h"

#include <stddef.h>

#include "helpers.h"

static mem *m;
static void setup(void) { m = mem_new(); }
static void teardown(void) { mem_free(m); }

START_TEST(memory_is_zeroed_and_aligned)
{
    for (size_t n = 1; n < 300000; n = n * 3 + 1) {
        unsigned char *p = mem_alloc(m, n, 1);
        ck_assert_uint_eq((uintptr_t)p % _Alignof(max_align_t), 0);
        for (size_t i = 0; i < n; i++)
            MUST(p[i] == 0);
        memset(p, 0xEE, n);
    }
}
END_TEST

START_TEST(pieces_do_not_overlap)
{
    enum { N = 5000 };
    static int *all[N];
    for (int i = 0; i < N; i++) {
        all[i]  = mem_alloc(m, 1 + (size_t)i % 50, sizeof(int));
        *all[i] = i;
    }
    for (int i = 0; i < N; i++)
        MUST(*all[i] == i);
}
END_TEST

START_TEST(text_is_copied_with_a_nul_behind)
{
    char text[] = "abcdef";
    char *copy  = mem_text(m, text + 1, 3);
    text[1]     = 'x';
    ck_assert_str_eq(copy, "bcd");
    ck_assert_str_eq(mem_text(m, NULL, 0), "");
    ck_assert_mem_eq(mem_text(m, "a\0b", 3), "a\0b\0", 4);
}
END_TEST

START_TEST(print_takes_any_length)
{
    ck_assert_str_eq(mem_print(m, "%s-%d", "a", 5), "a-5");
    char *wide = mem_print(m, "%100000d", 7);
    ck_assert_uint_eq(strlen(wide), 100000);
    ck_assert_int_eq(wide[99999], '7');
}
END_TEST

START_TEST(pushed_items_stay)
{
    struct { int value; char fill[9]; } *items = NULL;
    size_t n = 0;
    for (int i = 0; i < 10000; i++)
        MEM_PUSH(m, items, n)->value = i;
    ck_assert_uint_eq(n, 10000);
    for (int i = 0; i < 10000; i++)
        MUST(items[i].value == i);
}
END_TEST

START_TEST(an_empty_table_has_nothing)
{
    table t = {0};
    ck_assert_ptr_null(table_get(&t, "a"));
    ck_assert_ptr_null(table_get(&t, ""));
}
END_TEST

START_TEST(a_table_finds_what_was_added)
{
    enum { N = 20000 };
    static int items[N];
    table      t = {0};
    for (int i = 0; i < N; i++)
        MUST(table_add(m, &t, mem_print(m, "name_%d", i), &items[i]) == NULL);
    ck_assert_uint_eq(t.n, N);
    for (int i = 0; i < N; i++)
        MUST(table_get(&t, mem_print(m, "name_%d", i)) == &items[i]);
    ck_assert_ptr_null(table_get(&t, "name_20000"));
    ck_assert_ptr_null(table_get(&t, "name"));
}
END_TEST

START_TEST(the_first_of_a_name_stays)
{
    int   first, second;
    table t = {0};
    ck_assert_ptr_null(table_add(m, &t, "x", &first));
    ck_assert_ptr_eq(table_add(m, &t, mem_text(m, "x", 1), &second), &first);
    ck_assert_ptr_eq(table_get(&t, "x"), &first);
    ck_assert_ptr_null(table_add(m, &t, "", &second));
    ck_assert_ptr_eq(table_get(&t, ""), &second);
    ck_assert_uint_eq(t.n, 2);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("mem, table");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, memory_is_zeroed_and_aligned);
    tcase_add_test(c, pieces_do_not_overlap);
    tcase_add_test(c, text_is_copied_with_a_nul_behind);
    tcase_add_test(c, print_takes_any_length);
    tcase_add_test(c, pushed_items_stay);
    tcase_add_test(c, an_empty_table_has_nothing);
    tcase_add_test(c, a_table_finds_what_was_added);
    tcase_add_test(c, the_first_of_a_name_stays);
    return run_suite(s);
}
