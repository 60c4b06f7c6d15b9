#include "ground/sha256.h"

#include "helpers.h"

static char hex[65];

/* FIPS 180-4 and NIST's examples */
START_TEST(known_texts_have_their_sums)
{
    asn_sha256("", 0, hex);
    ck_assert_str_eq(hex, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    asn_sha256("abc", 3, hex);
    ck_assert_str_eq(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    asn_sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56, hex);
    ck_assert_str_eq(hex, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}
END_TEST

START_TEST(a_million_letters_in_pieces)
{
    char           letters[1000];
    asn_sha256_sum s;
    memset(letters, 'a', sizeof letters);
    asn_sha256_begin(&s);
    for (size_t left = 1000000, n = 1; left; left -= n, n = (n * 7 + 3) % 1000 < left ? (n * 7 + 3) % 1000 : left)
        asn_sha256_add(&s, letters, n);
    asn_sha256_end(&s, hex);
    ck_assert_str_eq(hex, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}
END_TEST

START_TEST(pieces_give_the_sum_of_the_whole)
{
    char text[300], whole[65];
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = (char)(i * 31);
    for (size_t n = 0; n < sizeof text; n++) {
        asn_sha256(text, n, whole);
        for (size_t cut = 0; cut <= n; cut += 13) {
            asn_sha256_sum s;
            asn_sha256_begin(&s);
            asn_sha256_add(&s, text, cut);
            asn_sha256_add(&s, text + cut, n - cut);
            asn_sha256_end(&s, hex);
            MUST(strcmp(hex, whole) == 0);
        }
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("sha256");
    TCase *c = only_case(s);
    tcase_add_test(c, known_texts_have_their_sums);
    tcase_add_test(c, a_million_letters_in_pieces);
    tcase_add_test(c, pieces_give_the_sum_of_the_whole);
    return run_suite(s);
}
