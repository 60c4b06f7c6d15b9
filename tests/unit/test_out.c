#include "base/out.h"

#include "helpers.h"

static out o;
static const char *volatile nothing = ""; /* an empty format, which compilers warn of */
static void setup(void) { o = (out){0}; }
static void teardown(void) { out_free(&o); }

START_TEST(blocks_indent_their_lines)
{
    out_block(&o, "int f(int %s)", "x");
    out_line(&o, "int y = %d;", 7);
    out_line(&o, nothing, 0);
    out_block(&o, "if (x)");
    out_line(&o, "y++;");
    out_end(&o, "");
    out_end(&o, ";");
    out_block(&o, nothing, 0);
    out_end(&o, " /* end */");
    ck_assert_str_eq(o.text, "int f(int x) {\n    int y = 7;\n\n    if (x) {\n        y++;\n    }\n};\n{\n} /* end */\n");
    ck_assert_uint_eq(o.length, strlen(o.text));
}
END_TEST

START_TEST(text_of_any_length_is_put)
{
    char lengthy[10000];
    memset(lengthy, 'x', sizeof lengthy - 1);
    lengthy[sizeof lengthy - 1] = 0;
    size_t want = 0;
    for (int i = 0; i < 50; i++) {
        out_print(&o, "%d%s", i % 10, lengthy);
        out_put(&o, lengthy);
        out_put(&o, "");
        want += 1 + 2 * (sizeof lengthy - 1);
    }
    ck_assert_uint_eq(o.length, want);
    ck_assert_uint_eq(strlen(o.text), want);
    out_free(&o);
    ck_assert_ptr_null(o.text);
    ck_assert_uint_eq(o.length, 0);
}
END_TEST

START_TEST(print_at_every_distance_from_the_end_of_the_room)
{
    for (size_t n = 0; n < 600; n++) { /* around a growing buffer's edge */
        out one = {0};
        out_print(&one, "%*s", (int)(4096 - 300 + n), "");
        out_print(&one, "%s", "tail");
        MUST(one.length == 4096 - 300 + n + 4 && strcmp(one.text + one.length - 4, "tail") == 0);
        out_free(&one);
    }
}
END_TEST

static const struct { const char *bytes; size_t length; const char *c; } strings[] = {
    {"", 0, "\"\""},
    {"plain", 5, "\"plain\""},
    {"a\"b\\c", 5, "\"a\\\"b\\\\c\""},
    {"\n\t", 2, "\"\\n\\t\""},
    {"\0" "7", 2, "\"\\0007\""},                /* octal, three digits: no digit behind joins in */
    {"\x1B[", 2, "\"\\033[\""},
    {"\xC3\xA9", 2, "\"\\303\\251\""},
    {"\x7F", 1, "\"\\177\""},
    {"?\?=", 3, "\"?\\?=\""},                   /* no trigraphs */
    {"?\?\?/", 4, "\"?\\?\\?/\""},
};

START_TEST(c_strings_are_escaped)
{
    out_c_string(&o, strings[_i].bytes, strings[_i].length);
    ck_assert_str_eq(o.text, strings[_i].c);
}
END_TEST

START_TEST(a_comment_does_not_end_early)
{
    out_put(&o, "/* ");
    out_comment(&o, "a */ b /* c */* d");
    out_put(&o, " */");
    ck_assert_ptr_eq(strstr(o.text, "*/"), o.text + o.length - 2);
    ck_assert_ptr_null(strstr(o.text + 2, "/*"));
}
END_TEST

START_TEST(items_flow_within_the_width)
{
    out_put(&o, "begin");
    for (int i = 0; i < 100; i++)
        out_flow(&o, "    ", "item%d,", i);
    out_put(&o, "\n");
    int n = 0;
    for (const char *line = o.text, *end; *line; line = end + 1, n++) {
        end = strchr(line, '\n');
        ck_assert_int_le((int)(end - line), OUT_WIDTH);
        ck_assert_int_ne(end[-1], ' ');
        ck_assert(n == 0 || strncmp(line, "    item", 8) == 0);
    }
    ck_assert_int_gt(n, 3);
    out_put(&o, "f(");
    out_flow(&o, "    ", "a,");
    out_flow(&o, "    ", "b)");
    ck_assert_ptr_nonnull(strstr(o.text, "\nf(a, b)"));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("out");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, blocks_indent_their_lines);
    tcase_add_test(c, text_of_any_length_is_put);
    tcase_add_test(c, print_at_every_distance_from_the_end_of_the_room);
    tcase_add_loop_test(c, c_strings_are_escaped, 0, COUNT(strings));
    tcase_add_test(c, a_comment_does_not_end_early);
    tcase_add_test(c, items_flow_within_the_width);
    return run_suite(s);
}
