#include "ground/memory.h"
#include "helpers.h"

#include <stdlib.h>
#include <sys/resource.h>

START_TEST(a_limit_on_addresses_counts)
{
    uint64_t before = asn_memory_there();
    ck_assert_uint_gt(before, 1 << 20);
    if (getenv("SANITIZED")) /* a sanitizer has taken more than the limit, and may need more at any call */
        return;
    struct rlimit was, l;
    ck_assert_int_eq(getrlimit(RLIMIT_AS, &was), 0);
    l          = was;
    l.rlim_cur = (rlim_t)2 << 30;
    ck_assert_int_eq(setrlimit(RLIMIT_AS, &l), 0);
    uint64_t there = asn_memory_there();
    ck_assert_int_eq(setrlimit(RLIMIT_AS, &was), 0);
    ck_assert_uint_le(there, (uint64_t)2 << 30);
}
END_TEST

START_TEST(what_does_not_fit_is_refused_with_both_numbers)
{
    asn_error err = {.kind = ASN_BAD_INPUT};
    ck_assert(asn_memory_fits(1, "this", &err));
    ck_assert(!asn_memory_fits(UINT64_MAX - 1, "this", &err) || asn_memory_there() == UINT64_MAX);
    ck_assert_int_eq(err.kind, ASN_BAD_SYSTEM);
    ck_assert_ptr_nonnull(strstr(err.text, "this needs "));
    ck_assert_ptr_nonnull(strstr(err.text, " of memory, and there are "));
}
END_TEST

START_TEST(sizes_are_said_in_megabytes_or_gigabytes)
{
    char text[24];
    asn_memory_text(1500000, text);
    ck_assert_str_eq(text, "1.5 MB");
    asn_memory_text(UINT64_C(47100000000), text);
    ck_assert_str_eq(text, "47.1 GB");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("memory");
    TCase *c = tcase_create("all");
    tcase_add_test(c, a_limit_on_addresses_counts);
    tcase_add_test(c, what_does_not_fit_is_refused_with_both_numbers);
    tcase_add_test(c, sizes_are_said_in_megabytes_or_gigabytes);
    suite_add_tcase(s, c);
    return run_suite(s);
}
