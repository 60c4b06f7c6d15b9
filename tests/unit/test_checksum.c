#include "ground/checksum.h"

#include <inttypes.h>

#include "helpers.h"

static uint64_t sum_of(const void *bytes, size_t n)
{
    asn_checksum s;
    asn_checksum_begin(&s);
    asn_checksum_add(&s, bytes, n);
    return asn_checksum_end(&s);
}

/* As xxhsum -H1 prints them. */
START_TEST(known_texts_have_their_sums)
{
    static const struct { const char *text; uint64_t sum; } known[] = {
        {"", 0xEF46DB3751D8E999},
        {"a", 0xD24EC4F1A98C6E5B},
        {"abc", 0x44BC2CF5AD770999},
        {"Nobody inspects the spammish repetition", 0xFBCEA83C8A378BF1},
    };
    for (int i = 0; i < COUNT(known); i++)
        ck_assert_msg(sum_of(known[i].text, strlen(known[i].text)) == known[i].sum, "'%s'", known[i].text);
}
END_TEST

START_TEST(pieces_give_the_sum_of_the_whole)
{
    char text[200];
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = (char)(i * 31);
    for (size_t n = 0; n < sizeof text; n++)
        for (size_t one = 0; one <= n; one += 7)
            for (size_t two = one; two <= n; two += 5) {
                asn_checksum s;
                asn_checksum_begin(&s);
                asn_checksum_add(&s, text, one);
                asn_checksum_add(&s, text + one, two - one);
                asn_checksum_add(&s, text + two, n - two);
                MUST(asn_checksum_end(&s) == sum_of(text, n));
            }
}
END_TEST

START_TEST(every_flipped_bit_changes_the_sum)
{
    unsigned char text[100] = "some text, and zeros behind it";
    uint64_t      right     = sum_of(text, sizeof text);
    for (size_t bit = 0; bit < 8 * sizeof text; bit++) {
        text[bit / 8] ^= (unsigned char)(1 << bit % 8);
        MUST(sum_of(text, sizeof text) != right);
        text[bit / 8] ^= (unsigned char)(1 << bit % 8);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("checksum");
    TCase *c = only_case(s);
    tcase_add_test(c, known_texts_have_their_sums);
    tcase_add_test(c, pieces_give_the_sum_of_the_whole);
    tcase_add_test(c, every_flipped_bit_changes_the_sum);
    return run_suite(s);
}
