#include "model/counts.h"

#include "helpers.h"

static asn_arena  *arena;
static asn_counts *counts;

static void setup(void)
{
    arena  = asn_arena_new(0);
    counts = asn_counts_new();
}

static void teardown(void)
{
    asn_counts_free(counts);
    asn_arena_free(arena);
}

static void add(const char *text, int times)
{
    for (int i = 0; i < times; i++)
        MUST(asn_counts_add(counts, text, strlen(text)));
}

static asn_vocab vocab_of(int minimum)
{
    asn_vocab v;
    MUST(asn_counts_vocab(counts, arena, minimum, &v));
    return v;
}

static void entry_is(const asn_vocab *v, int32_t entry, const char *bytes, size_t n)
{
    size_t      length;
    const char *text = asn_vocab_text(v, entry, &length);
    ck_assert_uint_eq(length, n);
    MUST(n == 0 || memcmp(text, bytes, n) == 0);
    ck_assert_int_eq(asn_vocab_find(v, bytes, n), entry);
}

START_TEST(frequent_entries_come_first_equals_by_bytes)
{
    add("pear", 2);
    add("fig", 5);
    add("apple", 2);
    add("app", 2);
    add("\xC3\xA9", 2);
    asn_vocab v = vocab_of(1);
    ck_assert_int_eq(v.n, 6);
    entry_is(&v, 1, "fig", 3);
    entry_is(&v, 2, "app", 3);
    entry_is(&v, 3, "apple", 5);
    entry_is(&v, 4, "pear", 4);
    entry_is(&v, 5, "\xC3\xA9", 2);
}
END_TEST

START_TEST(the_order_of_counting_changes_nothing)
{
    enum { N = 3000 };
    asn_vocab all[2];
    for (int way = 0; way < 2; way++) {
        asn_counts *c = asn_counts_new();
        for (int i = 0; i < N; i++) {
            char text[16];
            int  k = way ? N - 1 - i : i, n = snprintf(text, sizeof text, "w%d", k * 7919 % N);
            for (int times = 0; times < 1 + (k * 7919 % N) % 3; times++)
                MUST(asn_counts_add(c, text, (size_t)n));
        }
        MUST(asn_counts_vocab(c, arena, 1, &all[way]));
        asn_counts_free(c);
    }
    ck_assert_int_eq(all[0].n, N + 1);
    ck_assert_int_eq(all[1].n, N + 1);
    ck_assert_mem_eq(all[0].offsets, all[1].offsets, (N + 2) * sizeof(uint32_t));
    ck_assert_mem_eq(all[0].bytes, all[1].bytes, all[0].offsets[N + 1]);
}
END_TEST

START_TEST(rare_entries_are_left_out_and_unknown)
{
    add("often", 3);
    add("twice", 2);
    add("once", 1);
    asn_vocab v = vocab_of(2);
    ck_assert_int_eq(v.n, 3);
    ck_assert_int_eq(asn_vocab_find(&v, "once", 4), 0);
    ck_assert_int_eq(asn_vocab_find(&v, "ofte", 4), 0);
    ck_assert_int_eq(asn_vocab_find(&v, "", 0), 0);
    v = vocab_of(10);
    ck_assert_int_eq(v.n, 1);
    ck_assert_int_eq(asn_vocab_find(&v, "often", 5), 0);
    ck_assert_int_eq(asn_counts_of(counts, "twice", 5), 2);
    ck_assert_int_eq(asn_counts_of(counts, "never", 5), 0);
}
END_TEST

START_TEST(entries_may_be_empty_or_hold_any_byte)
{
    MUST(asn_counts_add(counts, "", 0));
    MUST(asn_counts_add(counts, "a\0b", 3));
    MUST(asn_counts_add(counts, "a\0c", 3));
    MUST(asn_counts_add(counts, "\xFF", 1));
    asn_vocab v = vocab_of(1);
    ck_assert_int_eq(v.n, 5);
    entry_is(&v, 1, "", 0);
    entry_is(&v, 2, "a\0b", 3);
    entry_is(&v, 3, "a\0c", 3);
    entry_is(&v, 4, "\xFF", 1);
    ck_assert_int_eq(asn_vocab_find(&v, "a", 1), 0);
}
END_TEST

START_TEST(thousands_are_all_found)
{
    enum { N = 20000 };
    char text[16];
    for (int i = 0; i < N; i++)
        MUST(asn_counts_add(counts, text, (size_t)snprintf(text, sizeof text, "%d", i)));
    asn_vocab v = vocab_of(1);
    ck_assert_int_eq(v.n, N + 1);
    static unsigned char seen[N + 1];
    for (int i = 0; i < N; i++) {
        int32_t entry = asn_vocab_find(&v, text, (size_t)snprintf(text, sizeof text, "%d", i));
        MUST(entry > 0 && entry <= N && !seen[entry]);
        seen[entry] = 1;
    }
    MUST(asn_vocab_find(&v, "20000", 5) == 0);
}
END_TEST

START_TEST(nothing_counted_makes_a_list_of_the_unknown_alone)
{
    asn_vocab v = vocab_of(1);
    size_t    length;
    ck_assert_int_eq(v.n, 1);
    ck_assert_int_eq(asn_vocab_find(&v, "x", 1), 0);
    asn_vocab_text(&v, 0, &length);
    ck_assert_uint_eq(length, 0);
}
END_TEST

START_TEST(an_entry_that_is_there_twice_is_refused)
{
    static const uint32_t same[] = {0, 0, 1, 2, 3}, other[] = {0, 0, 1, 3, 3}, empty[] = {0, 0, 0, 0};
    asn_vocab             v = {.bytes = "aba", .offsets = same, .n = 4};
    ck_assert(!asn_vocab_index(arena, &v));
    v = (asn_vocab){.bytes = "aba", .offsets = other, .n = 4}; /* a, ba and the empty text */
    ck_assert(asn_vocab_index(arena, &v));
    ck_assert_int_eq(asn_vocab_find(&v, "ba", 2), 2);
    ck_assert_int_eq(asn_vocab_find(&v, "", 0), 3);
    v = (asn_vocab){.bytes = "", .offsets = empty, .n = 3};
    ck_assert(!asn_vocab_index(arena, &v));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("vocab");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, frequent_entries_come_first_equals_by_bytes);
    tcase_add_test(c, the_order_of_counting_changes_nothing);
    tcase_add_test(c, rare_entries_are_left_out_and_unknown);
    tcase_add_test(c, entries_may_be_empty_or_hold_any_byte);
    tcase_add_test(c, thousands_are_all_found);
    tcase_add_test(c, nothing_counted_makes_a_list_of_the_unknown_alone);
    tcase_add_test(c, an_entry_that_is_there_twice_is_refused);
    return run_suite(s);
}
