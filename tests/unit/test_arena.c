#include "ground/arena.h"
#include "ground/buffer.h"
#include "ground/error.h"
#include "helpers.h"

#include <errno.h>

static asn_arena *arena;
static void setup(void) { arena = asn_arena_new(1024); }
static void teardown(void) { asn_arena_free(arena); }

START_TEST(arena_reset_reuses_blocks)
{
    void *first = asn_arena_alloc(arena, 16, sizeof(float));
    asn_arena_reset(arena);
    ck_assert_ptr_eq(asn_arena_alloc(arena, 16, sizeof(float)), first);
}
END_TEST

START_TEST(arena_of_default_size_works)
{
    asn_arena *a = asn_arena_new(0);
    ck_assert_ptr_nonnull(asn_arena_small(a, 100));
    ck_assert_uint_ge(asn_arena_held(a), 100);
    asn_arena_free(a);
    asn_arena_free(NULL);
}
END_TEST

START_TEST(alloc_is_aligned_and_zeroed_after_a_reset)
{
    for (int round = 0; round < 3; round++) {
        for (size_t n = 1; n < 200; n += 7) {
            unsigned char *p = asn_arena_alloc(arena, n, 1);
            ck_assert_uint_eq((uintptr_t)p % 64, 0);
            for (size_t i = 0; i < n; i++)
                MUST(p[i] == 0);
            memset(p, 0xAB, n);
        }
        asn_arena_reset(arena);
    }
}
END_TEST

START_TEST(small_pieces_are_aligned_and_do_not_overlap)
{
    enum { N = 2000 };
    static uint64_t *all[N];
    for (uint64_t i = 0; i < N; i++) {
        all[i] = asn_arena_small(arena, 8 + (size_t)i % 24);
        MUST((uintptr_t)all[i] % 8 == 0);
        *all[i] = i;
    }
    for (uint64_t i = 0; i < N; i++)
        MUST(*all[i] == i);
}
END_TEST

START_TEST(text_is_copied_with_a_nul_behind)
{
    char  bytes[] = {'a', 0, 'b'};
    char *copy    = asn_arena_text(arena, bytes, 3);
    bytes[0]      = 'x';
    ck_assert_mem_eq(copy, "a\0b\0", 4);
    ck_assert_str_eq(asn_arena_text(arena, NULL, 0), "");
}
END_TEST

START_TEST(a_piece_larger_than_a_block_gets_its_own)
{
    char *big = asn_arena_alloc(arena, 100000, 1);
    ck_assert_ptr_nonnull(big);
    big[99999] = 1;
    ck_assert_uint_ge(asn_arena_held(arena), 100000);
}
END_TEST

START_TEST(rounds_of_the_same_work_hold_the_same_memory)
{
    size_t held = 0;
    for (int round = 0; round < 20; round++) {
        for (size_t n = 1; n < 100; n++)
            MUST(asn_arena_small(arena, n * 30));
        if (round > 0)
            ck_assert_uint_eq(asn_arena_held(arena), held);
        held = asn_arena_held(arena);
        asn_arena_reset(arena);
    }
}
END_TEST

START_TEST(rounds_of_varied_work_hold_twice_the_largest_at_most)
{
    rng    r       = {1};
    size_t largest = 0;
    for (int round = 0; round < 5000; round++) {
        size_t used = 0, n = 0;
        for (int i = 5 + rng_below(&r, 10); i > 0; i--, used += n)
            MUST(asn_arena_raw(arena, n = (size_t)(1 + rng_below(&r, 50)) * 64, 1));
        largest = used > largest ? used : largest;
        asn_arena_reset(arena);
    }
    ck_assert_uint_le(asn_arena_held(arena), 2 * largest + 1024);
}
END_TEST

START_TEST(what_was_taken_since_a_mark_is_given_back)
{
    asn_arena_mark empty = asn_arena_here(arena);
    char          *first = asn_arena_small(arena, 8);
    asn_arena_back(arena, empty);
    ck_assert_ptr_eq(asn_arena_small(arena, 8), first);
    strcpy(first, "kept");
    asn_arena_mark mark = asn_arena_here(arena);
    for (int round = 0; round < 100; round++) {
        MUST(asn_arena_alloc(arena, 700, 1) && asn_arena_alloc(arena, 700, 1)); /* the second in a block of its own */
        asn_arena_back(arena, mark);
    }
    ck_assert_uint_le(asn_arena_held(arena), 2048);
    ck_assert_str_eq(first, "kept");
}
END_TEST

START_TEST(sizes_that_overflow_are_refused)
{
    ck_assert_ptr_null(asn_arena_alloc(arena, SIZE_MAX / 2, 4));
    ck_assert_ptr_null(asn_arena_alloc(arena, SIZE_MAX, SIZE_MAX));
    ck_assert_ptr_null(asn_arena_text(arena, "", SIZE_MAX));
    ck_assert_ptr_nonnull(asn_arena_alloc(arena, 0, 0));
}
END_TEST

START_TEST(arena_in_given_memory_holds_no_more)
{
    static char memory[4096];
    ck_assert_ptr_null(asn_arena_in(memory, 60));
    asn_arena *a    = asn_arena_in(memory + 1, sizeof memory - 1);
    size_t     left = asn_arena_left(a);
    char      *p    = asn_arena_alloc(a, 1, 1000);
    ck_assert(left > 3000 && left < sizeof memory && asn_arena_left(a) == left - 1000);
    ck_assert_uint_eq(asn_arena_left(arena), SIZE_MAX); /* that one grows */
    ck_assert(p >= memory && p + 1000 <= memory + sizeof memory && (uintptr_t)p % 64 == 0);
    ck_assert(!asn_arena_full(a));
    ck_assert_ptr_null(asn_arena_alloc(a, 1, 4000));
    ck_assert(asn_arena_full(a));
    asn_arena_reset(a);
    ck_assert(!asn_arena_full(a));
    ck_assert_ptr_eq(asn_arena_alloc(a, 1, 2000), p);
}
END_TEST

START_TEST(what_was_taken_last_grows_in_place_and_goes_back_to_a_mark)
{
    char          *p    = asn_arena_small(arena, 8);
    asn_arena_mark mark = asn_arena_here(arena);
    memcpy(p, "1234567", 8);
    ck_assert_ptr_eq(asn_arena_resize(arena, p, 8, 40), p);
    asn_arena_small(arena, 8);
    char *moved = asn_arena_resize(arena, p, 40, 80);
    ck_assert_ptr_ne(moved, p);
    ck_assert_str_eq(moved, "1234567");
    asn_arena_back(arena, mark);
    ck_assert_ptr_eq(asn_arena_small(arena, 8), p + 8);
}
END_TEST

START_TEST(buffer_in_an_arena_ends_in_a_text)
{
    asn_buffer b = {.arena = arena};
    for (int i = 0; i < 1000; i++)
        asn_buffer_put(&b, "ab", 2);
    const char *text = asn_buffer_end(&b);
    ck_assert_uint_eq(strlen(text), 2000);
    ck_assert_ptr_eq(asn_arena_text(arena, "x", 1), text + 2001);
}
END_TEST

START_TEST(buffer_grows_and_keeps_its_text)
{
    asn_buffer b = {0};
    for (int i = 0; i < 10000; i++)
        asn_buffer_put(&b, "0123456789", (size_t)(i % 11));
    ck_assert(!b.failed);
    size_t at = 0;
    for (int i = 0; i < 10000; i++) {
        MUST(memcmp(b.text + at, "0123456789", (size_t)(i % 11)) == 0);
        at += (size_t)(i % 11);
    }
    ck_assert_uint_eq(b.length, at);
    asn_buffer_free(&b);
    ck_assert_ptr_null(b.text);
}
END_TEST

START_TEST(buffer_that_failed_stays_failed)
{
    asn_buffer b = {0};
    asn_buffer_put(&b, "abc", 3);
    ck_assert(!asn_buffer_room(&b, SIZE_MAX / 2));
    ck_assert(b.failed);
    ck_assert_mem_eq(b.text, "abc", 3);
    ck_assert(!asn_buffer_room(&b, 100000));
    asn_buffer_free(&b);
}
END_TEST

START_TEST(fail_is_false_and_cuts_long_text)
{
    asn_error err;
    char      lengthy[2000];
    memset(lengthy, 'x', sizeof lengthy - 1);
    lengthy[sizeof lengthy - 1] = 0;
    ck_assert(!asn_fail(NULL, "nobody listens to %d", 1));
    ck_assert(!asn_fail(&err, "%s:%d", "here", 7));
    ck_assert_str_eq(err.text, "here:7");
    ck_assert(!asn_fail(&err, "%s", lengthy));
    ck_assert_uint_eq(strlen(err.text), sizeof err.text - 1);
    ck_assert_str_eq(err.text + sizeof err.text - 5, "x...");
    errno = ENOENT;
    ck_assert(!asn_fail_system(&err, "%s", lengthy));
    ck_assert_uint_eq(strlen(err.text), sizeof err.text - 1);
    ck_assert_str_eq(err.text + sizeof err.text - 5, "x...");
}
END_TEST

START_TEST(what_would_change_a_terminal_is_not_quoted)
{
    asn_error err;
    asn_fail(&err, "a\x1B[31m\xC2\x9B \xC3\xA4\n\x7F\xE2\x80\xAE\xFFz");
    ck_assert_str_eq(err.text, "a?[31m? \xC3\xA4????z");
}
END_TEST

START_TEST(error_carries_its_kind)
{
    asn_error err = {0};
    asn_fail(&err, "bad line");
    ck_assert_int_eq(err.kind, 1);
    ck_assert(!asn_fail_as(ASN_BAD_USAGE, &err, "%s:%d", "option", 7) && !asn_fail_as(ASN_BAD_USAGE, NULL, "%d", 7));
    ck_assert_int_eq(err.kind, 2);
    ck_assert_str_eq(err.text, "option:7");
    ck_assert(!asn_out_of_memory(&err) && !asn_out_of_memory(NULL));
    ck_assert_int_eq(err.kind, 3);
    ck_assert_str_eq(err.text, "out of memory");
    asn_fail(&err, "bad line");
    errno = ENOENT;
    ck_assert(!asn_fail_system(&err, "cannot open %s", "x") && !asn_fail_system(NULL, "%d", 7));
    ck_assert_int_eq(err.kind, 3);
    ck_assert_str_eq(err.text, "cannot open x: No such file or directory");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("arena, buffer, error");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, arena_reset_reuses_blocks);
    tcase_add_test(c, arena_of_default_size_works);
    tcase_add_test(c, alloc_is_aligned_and_zeroed_after_a_reset);
    tcase_add_test(c, small_pieces_are_aligned_and_do_not_overlap);
    tcase_add_test(c, text_is_copied_with_a_nul_behind);
    tcase_add_test(c, a_piece_larger_than_a_block_gets_its_own);
    tcase_add_test(c, rounds_of_the_same_work_hold_the_same_memory);
    tcase_add_test(c, rounds_of_varied_work_hold_twice_the_largest_at_most);
    tcase_add_test(c, what_was_taken_since_a_mark_is_given_back);
    tcase_add_test(c, sizes_that_overflow_are_refused);
    tcase_add_test(c, arena_in_given_memory_holds_no_more);
    tcase_add_test(c, what_was_taken_last_grows_in_place_and_goes_back_to_a_mark);
    tcase_add_test(c, buffer_in_an_arena_ends_in_a_text);
    tcase_add_test(c, buffer_grows_and_keeps_its_text);
    tcase_add_test(c, buffer_that_failed_stays_failed);
    tcase_add_test(c, fail_is_false_and_cuts_long_text);
    tcase_add_test(c, what_would_change_a_terminal_is_not_quoted);
    tcase_add_test(c, error_carries_its_kind);
    return run_suite(s);
}
