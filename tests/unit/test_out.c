#include "out.h"

#include <sys/stat.h>
#include <unistd.h>

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

static char folder[] = "/tmp/asdlc-test-XXXXXX", path[64], temp[80];

static void make_folder(void)
{
    setup();
    strcpy(folder, "/tmp/asdlc-test-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/file.c", folder);
    snprintf(temp, sizeof temp, "%s.tmp", path);
}

static void remove_folder(void)
{
    teardown();
    unlink(path);
    rmdir(folder);
}

static void expect_file(const char *want)
{
    char  text[256] = "";
    FILE *f         = fopen(path, "r");
    ck_assert_ptr_nonnull(f);
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    ck_assert_str_eq(text, want);
    ck_assert_int_ne(access(temp, F_OK), 0); /* nothing is left over */
}

START_TEST(save_writes_the_text)
{
    const char *why = NULL;
    out_put(&o, "one\n");
    ck_assert(out_save(&o, path, &why));
    expect_file("one\n");
    out_put(&o, "two\n");
    ck_assert(out_save(&o, path, &why));
    expect_file("one\ntwo\n");
}
END_TEST

START_TEST(save_leaves_an_equal_file_untouched)
{
    const char *why = NULL;
    struct stat before, after;
    out_put(&o, "same\n");
    ck_assert(out_save(&o, path, &why));
    stat(path, &before);
    ck_assert(out_save(&o, path, &why));
    stat(path, &after);
    ck_assert_uint_eq(before.st_ino, after.st_ino);
    out_put(&o, "more\n"); /* the file is now a beginning of the text, then the other way round */
    ck_assert(out_save(&o, path, &why));
    expect_file("same\nmore\n");
    out_free(&o);
    out_put(&o, "same\n");
    ck_assert(out_save(&o, path, &why));
    expect_file("same\n");
}
END_TEST

START_TEST(save_says_why_it_failed)
{
    const char *why = NULL;
    out_put(&o, "x");
    ck_assert(!out_save(&o, "/nowhere/at/all.c", &why));
    ck_assert_str_eq(why, "No such file or directory");
    why = NULL;
    ck_assert(!out_save(&o, folder, &why)); /* a folder is in the way */
    ck_assert_ptr_nonnull(why);
    snprintf(temp, sizeof temp, "%s.tmp", folder);
    ck_assert_int_ne(access(temp, F_OK), 0);
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
    TCase *files = tcase_create("files");
    tcase_add_checked_fixture(files, make_folder, remove_folder);
    tcase_add_test(files, save_writes_the_text);
    tcase_add_test(files, save_leaves_an_equal_file_untouched);
    tcase_add_test(files, save_says_why_it_failed);
    suite_add_tcase(s, files);
    return run_suite(s);
}
