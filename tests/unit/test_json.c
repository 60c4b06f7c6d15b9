/* JSON is read strictly. With a file as its argument, this program prints each line of it anew, or why it is no JSON: what
 * tests/cli/lines.sh compares with Python. */
#include "text/json.h"

#include "ground/buffer.h"
#include "ground/lines.h"
#include "helpers.h"
#include "text/print.h"

#include <unistd.h>

static asn_arena *arena;
static asn_error  err;
static void       setup(void) { arena = asn_arena_new(0); }
static void       teardown(void) { asn_arena_free(arena); }

static void put(asn_buffer *b, const char *text)
{
    asn_buffer_put(b, text, strlen(text));
}

static void write_string(asn_json v, asn_buffer *b)
{
    const char *text;
    size_t      n;
    MUST(asn_json_string(arena, v, &text, &n));
    asn_print_json(b, (asn_atom){ASN_STRING, (uint32_t)n, text});
}

static void write_value(asn_json v, asn_buffer *b)
{
    char     kind = asn_json_kind(v);
    asn_json key, value;
    if (kind == '"')
        write_string(v, b);
    else if (kind != '{' && kind != '[')
        asn_buffer_put(b, v.text, v.length);
    else {
        const char *before = kind == '{' ? "{" : "[";
        put(b, before);
        before = "";
        for (asn_json_walk w = asn_json_inside(v); asn_json_next(&w, kind == '{' ? &key : NULL, &value); before = ", ") {
            put(b, before);
            if (kind == '{') {
                write_string(key, b);
                put(b, ": ");
            }
            write_value(value, b);
        }
        put(b, kind == '{' ? "}" : "]");
    }
}

/* Of a copy that ends where its allocation ends, so that the sanitizers see every byte too far. The caller frees. */
static char *read_and_write(const char *text, size_t n)
{
    asn_buffer b    = {0};
    asn_json   v;
    char      *copy = malloc(n + 1);
    memcpy(copy + 1, text, n);
    if (asn_json_check(arena, copy + 1, n, &v, &err))
        write_value(v, &b);
    else
        put(&b, err.text);
    asn_buffer_put(&b, "", 1);
    free(copy);
    return b.text;
}

static const struct { const char *in, *out; } cases[] = {
    {" {\"a\" : [ 1 ,-2.5e+3, true,false , null, \"x\"],\"b\":{}} ", "{\"a\": [1, -2.5e+3, true, false, null, \"x\"], \"b\": {}}"},
    {"\"\\u0041\\n\\t\\/\\\\\\\"\\b\\f\\r\"", "\"A\\n\\t/\\\\\\\"\\u0008\\u000c\\r\""},
    {"\"\\ud83d\\ude00 \\u00e4\"", "\"\xF0\x9F\x98\x80 \xC3\xA4\""},
    {"\"\\u0000\"", "\"\\u0000\""},
    {"0", "0"}, {"-0", "-0"}, {"0.10", "0.10"}, {"1E9", "1E9"}, {"123456789012345678901234567890", "123456789012345678901234567890"},
    {"[]", "[]"}, {"[[],{}]", "[[], {}]"}, {"{\"\":\"\"}", "{\"\": \"\"}"},
    {"\"\x7F\"", "\"\x7F\""},
    /* what is no JSON */
    {"", "expected a value at byte 1"},
    {"  ", "expected a value at byte 3"},
    {"01", "malformed number at byte 1"},
    {"-", "malformed number at byte 1"}, {"1.", "malformed number at byte 1"}, {"1e", "malformed number at byte 1"}, {"1e+", "malformed number at byte 1"},
    {"-x", "malformed number at byte 1"}, {"00", "malformed number at byte 1"}, {".5", "expected a value at byte 1"}, {"+1", "expected a value at byte 1"},
    {"tru", "expected a value at byte 1"}, {"truex", "expected the end at byte 5"}, {"NaN", "expected a value at byte 1"}, {"nul", "expected a value at byte 1"},
    {"[1,]", "expected a value at byte 4"}, {"[1 2]", "expected ',' or ']' at byte 4"}, {"[", "expected a value at byte 2"}, {"[1", "expected ',' or ']' at byte 3"},
    {"{\"a\":1,}", "expected a string at byte 8"}, {"{a:1}", "expected a string at byte 2"}, {"{\"a\" 1}", "expected ':' at byte 6"},
    {"{\"a\":}", "expected a value at byte 6"}, {"{\"a\":1", "expected ',' or '}' at byte 7"}, {"{\"a\":1]", "expected ',' or '}' at byte 7"}, {"{", "expected a string at byte 2"},
    {"{} {}", "expected the end at byte 4"}, {"'a'", "expected a value at byte 1"}, {"\"a", "unterminated string at byte 1"}, {"[\"", "unterminated string at byte 2"},
    {"\"a\nb\"", "control character in a string at byte 3"}, {"\"\x1B\"", "control character in a string at byte 2"}, {"\"\t\"", "control character in a string at byte 2"},
    {"\"\\x\"", "unknown escape at byte 2"}, {"\"\\", "unknown escape at byte 2"}, {"\"\\u12g4\"", "\\u without four hexadecimal digits at byte 2"},
    {"\"\\u123", "\\u without four hexadecimal digits at byte 2"},
    {"\"\\ud83d\"", "unpaired surrogate at byte 2"}, {"\"\\ud83dx\\ude00\"", "unpaired surrogate at byte 2"}, {"\"\\ude00\"", "unpaired surrogate at byte 2"},
    {"\"\\ud83d\\u0041\"", "unpaired surrogate at byte 2"}, {"\"\\ud83d\\ud", "unpaired surrogate at byte 2"},
    {"\"\xFF\"", "invalid UTF-8 at byte 2"}, {"\"\xC3", "invalid UTF-8 at byte 2"}, {"\"\xED\xA0\x80\"", "invalid UTF-8 at byte 2"}, {"\"\xC0\xAF\"", "invalid UTF-8 at byte 2"},
    {"{\"a\": 1, \"b\": 2, \"a\": 3}", "the key \"a\" appears twice"}, {"{\"a\": 1, \"\\u0061\": 2}", "the key \"a\" appears twice"},
    {"[{\"x\": {\"y\": 1, \"y\": 1}}]", "the key \"y\" appears twice"},
};

START_TEST(json_is_read_strictly)
{
    char *got = read_and_write(cases[_i].in, strlen(cases[_i].in));
    ck_assert_str_eq(got, cases[_i].out);
    free(got);
}
END_TEST

START_TEST(a_nul_is_no_json)
{
    char *got = read_and_write("[\0]", 3);
    ck_assert_str_eq(got, "expected a value at byte 2");
    free(got);
    got = read_and_write("\"\0\"", 3);
    ck_assert_str_eq(got, "control character in a string at byte 2");
    free(got);
    got = read_and_write("1\0", 2);
    ck_assert_str_eq(got, "expected the end at byte 2");
    free(got);
}
END_TEST

START_TEST(nesting_is_bounded)
{
    char deep[2 * ASN_JSON_DEPTH + 2];
    for (int depth = ASN_JSON_DEPTH - 1; depth <= ASN_JSON_DEPTH + 1; depth++) {
        asn_json v;
        memset(deep, '[', (size_t)depth);
        memset(deep + depth, ']', (size_t)depth);
        ck_assert_int_eq(asn_json_check(arena, deep, 2 * (size_t)depth, &v, &err), depth <= ASN_JSON_DEPTH);
    }
    ck_assert_str_eq(err.text, "more than 200 objects and lists inside one another at byte 201");
}
END_TEST

/* In time that is not quadratic, wherever the second one stands. */
START_TEST(a_key_among_many_is_found_twice)
{
    enum { N = 200000 };
    asn_json   v;
    asn_buffer b = {0};
    char       key[40];
    put(&b, "{");
    for (int i = 0; i < N; i++) {
        snprintf(key, sizeof key, "%s\"k%d\": 1", i ? ", " : "", i);
        put(&b, key);
    }
    size_t open = b.length;
    put(&b, "}");
    ck_assert_msg(asn_json_check(arena, b.text, b.length, &v, &err), "%s", err.text);
    b.length = open;
    put(&b, ", \"k77777\": 2}");
    ck_assert(!asn_json_check(arena, b.text, b.length, &v, &err));
    ck_assert_str_eq(err.text, "the key \"k77777\" appears twice");
    asn_buffer_free(&b);
}
END_TEST

START_TEST(checking_leaves_the_arena_as_it_was)
{
    asn_json    v;
    const char  text[] = "{\"a\\n\": {\"b\": 1}, \"c\": 2}";
    char       *before = asn_arena_small(arena, 8);
    ck_assert(asn_json_check(arena, text, sizeof text - 1, &v, &err));
    ck_assert_ptr_eq(asn_arena_small(arena, 8), before + 8);
}
END_TEST

START_TEST(too_small_an_arena_is_said)
{
    static char memory[4096];
    const char  text[] = "{\"a\": 1, \"b\": [{\"c\": \"\\u0041\"}]}";
    bool        said = false, done = false;
    for (size_t size = 64; size < sizeof memory && !done; size += 8) {
        asn_arena *a = asn_arena_in(memory, size);
        asn_json   v;
        done = a && asn_json_check(a, text, sizeof text - 1, &v, &err);
        said = said || (a && !done && err.kind == ASN_BAD_SYSTEM && strcmp(err.text, "out of memory") == 0);
    }
    ck_assert(said && done);
}
END_TEST

START_TEST(names_are_known_however_they_are_written)
{
    asn_json v;
    MUST(asn_json_check(arena, "\"in\\u0070ut\"", 12, &v, &err));
    ck_assert(asn_json_is(v, "input") && !asn_json_is(v, "inpu") && !asn_json_is(v, "inputs") && !asn_json_is(v, ""));
}
END_TEST

static int write_lines(const char *path)
{
    asn_lines l = asn_lines_of(freopen(path, "rb", stdin) ? STDIN_FILENO : -1, path);
    setup();
    while (asn_lines_next(&l, &err) == ASN_LINE) {
        char *line = read_and_write(l.text, l.length);
        puts(line);
        free(line);
        asn_arena_reset(arena);
    }
    asn_lines_free(&l);
    teardown();
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 1)
        return write_lines(argv[1]);
    Suite *s = suite_create("json");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_loop_test(c, json_is_read_strictly, 0, COUNT(cases));
    tcase_add_test(c, a_nul_is_no_json);
    tcase_add_test(c, nesting_is_bounded);
    tcase_add_test(c, a_key_among_many_is_found_twice);
    tcase_add_test(c, checking_leaves_the_arena_as_it_was);
    tcase_add_test(c, too_small_an_arena_is_said);
    tcase_add_test(c, names_are_known_however_they_are_written);
    return run_suite(s);
}
