#include "asn.h"
#include "text/print.h"
#include "ground/utf8.h"

#include "geo/geo.h"
#include "helpers.h"
#include "jobs/jobs.h"
#include "mini.h"
#ifdef __has_include
#if __has_include("python/python.h")
#include "python/python.h"
#define HAS_PYTHON 1
#endif
#endif

static asn_arena *arena;
static void setup(void)
{
    mini_init();
    arena = asn_arena_new(0);
}
static void teardown(void) { asn_arena_free(arena); }

/* Values as Python's repr writes them, each checked with Python 3.11. */
static const struct { asn_atom_kind kind; const char *value; uint32_t length; const char *text; } reprs[] = {
    {ASN_STRING, "", 0, "''"},
    {ASN_STRING, "it", 2, "'it'"},
    {ASN_STRING, "it's", 4, "\"it's\""},
    {ASN_STRING, "\"", 1, "'\"'"},
    {ASN_STRING, "'\"", 2, "'\\'\"'"},
    {ASN_STRING, "\\", 1, "'\\\\'"},
    {ASN_STRING, "\n\r\t", 3, "'\\n\\r\\t'"},
    {ASN_STRING, "\0\1\x1F\x7F", 4, "'\\x00\\x01\\x1f\\x7f'"},
    {ASN_STRING, "\xC2\x80\xC2\xA0\xC2\xAD", 6, "'\\x80\\xa0\\xad'"},
    {ASN_STRING, "\xC2\xA1\xC3\xBF", 4, "'\xC2\xA1\xC3\xBF'"},
    {ASN_STRING, "\xE2\x80\xA8\xE2\x80\xA9\xE3\x80\x80", 9, "'\\u2028\\u2029\\u3000'"},
    {ASN_STRING, "\xE2\x82\xAC\xF0\x9F\x98\x80", 7, "'\xE2\x82\xAC\xF0\x9F\x98\x80'"},
    {ASN_STRING, "\xEF\xBB\xBF\xEE\x80\x80", 6, "'\\ufeff\\ue000'"},
    {ASN_STRING, "\xED\xA0\xBD\xED\xB8\x80", 6, "'\\ud83d\\ude00'"},
    {ASN_STRING, "\xF3\xA0\x80\x81\xF4\x8F\xBF\xBF", 8, "'\\U000e0001\\U0010ffff'"},
    {ASN_BYTES, "", 0, "b''"},
    {ASN_BYTES, "a\0\xFF\x7F\n", 5, "b'a\\x00\\xff\\x7f\\n'"},
    {ASN_BYTES, "it's", 4, "b\"it's\""},
    {ASN_BYTES, "'\"\\", 3, "b'\\'\"\\\\'"},
    {ASN_NUMBER, "1e-07", 5, "1e-07"},
    {ASN_NAME, "None", 4, "None"},
};

START_TEST(values_are_written_as_python_does)
{
    asn_buffer b = {0};
    asn_print_repr(&b, (asn_atom){reprs[_i].kind, reprs[_i].length, reprs[_i].value});
    asn_buffer_put(&b, "", 1);
    ck_assert_str_eq(b.text, reprs[_i].text);
    asn_buffer_free(&b);
}
END_TEST

START_TEST(canonical_form_keeps_empty_lists_and_drops_absent_optionals)
{
    const char *text = "Module(body=[If(test=Slice(level=1), body=[], orelse=[Pass()]), Assign(targets=[], value=Dict(keys=[None], values=[]))])";
    const asn_tree *t = asn_tree_read(arena, &mini_grammar, MINI_mod, "in", text, strlen(text), NULL, NULL);
    ck_assert_str_eq(asn_tree_write(arena, &mini_grammar, t), text);
}
END_TEST

static void round_trip(const asn_grammar *g, uint64_t seed, int trees, int largest)
{
    rng     r      = {seed};
    int64_t nodes  = 0;
    for (int i = 0; i < trees; i++) {
        asn_error       err  = {0};
        const asn_tree *t    = random_tree(&r, arena, g, g->root, 1 + rng_below(&r, largest));
        const char     *text = asn_tree_write(arena, g, t);
        const asn_tree *back = asn_tree_read(arena, g, g->root, "in", text, strlen(text), NULL, &err);
        ck_assert_msg(back != NULL, "%s\n%s", err.text, text);
        ck_assert_msg(asn_tree_equal(t, back, g), "%s", text);
        ck_assert_int_eq(t->height, back->height);
        ck_assert_str_eq(asn_tree_write(arena, g, back), text);
        ck_assert_ptr_null(strchr(text, '\n')); /* one tree, one line */
        nodes += asn_tree_size(t, g);
        asn_arena_reset(arena);
    }
    ck_assert_int_gt(nodes, trees * 5); /* the generator is not idle */
}

START_TEST(random_trees_of_mini_come_back) { round_trip(&mini_grammar, 1, 4000, 80); } END_TEST
START_TEST(random_trees_of_geo_come_back) { round_trip(&geo_grammar, 2, 4000, 60); } END_TEST
START_TEST(random_trees_of_jobs_come_back) { round_trip(&jobs_grammar, 3, 4000, 60); } END_TEST

#ifdef HAS_PYTHON
START_TEST(random_trees_of_python_come_back) { round_trip(&python_grammar, 4, 2000, 120); } END_TEST
#endif

START_TEST(random_strings_come_back)
{
    rng r = {5};
    for (int i = 0; i < 20000; i++) {
        bool            bytes = rng_below(&r, 3) == 0;
        asn_atom        v     = random_string(&r, arena, bytes);
        const char     *text  = asn_tree_write(arena, &mini_grammar, asn_tree_of_atom(arena, v));
        const asn_tree *back  = asn_tree_read(arena, &mini_grammar, MINI_constant, "in", text, strlen(text), NULL, NULL);
        ck_assert_msg(back && asn_atom_equal(v, asn_tree_value(back)), "%s", text);
        for (const char *s = text; *s; s++)
            MUST((unsigned char)*s >= 0x20 && *s != 0x7F);
        asn_arena_reset(arena);
    }
}
END_TEST

START_TEST(utf8_is_put_and_got_for_every_code_point)
{
    char   text[4];
    size_t n;
    for (uint32_t code = 0; code < 0x110000; code++) {
        size_t length = asn_utf8_put(code, text);
        MUST(asn_utf8_get(text, length, &n) == code);
        MUST(n == length);
        bool surrogate = code >= 0xD800 && code < 0xE000;
        MUST(asn_utf8_length(text, length) == (surrogate ? 0 : length));
        if (length > 1)
            MUST(asn_utf8_length(text, length - 1) == 0);
    }
    ck_assert_uint_eq(asn_utf8_get("\xFF", 1, &n), UINT32_MAX);
    ck_assert_uint_eq(n, 1);
    ck_assert_uint_eq(asn_utf8_length("", 0), 0);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("write");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, values_are_written_as_python_does, 0, COUNT(reprs));
    tcase_add_test(c, canonical_form_keeps_empty_lists_and_drops_absent_optionals);
    tcase_add_test(c, random_trees_of_mini_come_back);
    tcase_add_test(c, random_trees_of_geo_come_back);
    tcase_add_test(c, random_trees_of_jobs_come_back);
#ifdef HAS_PYTHON
    tcase_add_test(c, random_trees_of_python_come_back);
#endif
    tcase_add_test(c, random_strings_come_back);
    tcase_add_test(c, utf8_is_put_and_got_for_every_code_point);
    return run_suite(s);
}
