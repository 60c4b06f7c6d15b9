#include "base/source.h"

#include <unistd.h>

#include "helpers.h"

static mem *m;
static void setup(void) { m = mem_new(); }
static void teardown(void) { mem_free(m); }

static source *text(const char *s)
{
    return source_from_text(m, "dir/file.asdl", s, strlen(s));
}

START_TEST(offsets_become_lines_and_columns)
{
    static const struct { const char *text; uint32_t offset, line, column; } cases[] = {
        {"", 0, 1, 1},
        {"abc", 0, 1, 1},
        {"abc", 2, 1, 3},
        {"abc", 3, 1, 4},            /* behind the end */
        {"a\nbc\n", 1, 1, 2},        /* the end of a line belongs to it */
        {"a\nbc\n", 2, 2, 1},
        {"a\nbc\n", 3, 2, 2},
        {"a\nbc\n", 5, 3, 1},
        {"\n\n\n", 2, 3, 1},
        {"\xC3\xA9\xE2\x82\xACx", 2, 1, 2}, /* columns are characters, not bytes */
        {"\xC3\xA9\xE2\x82\xACx", 5, 1, 3},
        {"a\r\nb", 3, 2, 1},
        {"\tx", 1, 1, 2},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        position at = source_position(text(cases[i].text), cases[i].offset);
        ck_assert_msg(at.line == cases[i].line && at.column == cases[i].column, "case %d: %u:%u", i, at.line, at.column);
    }
}
END_TEST

START_TEST(lines_come_without_their_ends)
{
    source *src = text("one\ntwo\r\n\nfour");
    static const char *const lines[] = {"one", "two", "", "four"};
    ck_assert_uint_eq(src->n_lines, 4);
    for (uint32_t i = 0; i < 4; i++) {
        span at = source_line(src, i + 1);
        ck_assert_str_eq(mem_text(m, src->text + at.begin, at.end - at.begin), lines[i]);
    }
    ck_assert_uint_eq(text("a\n")->n_lines, 2);
}
END_TEST

START_TEST(columns_of_one_long_line_are_found_quickly_and_rightly)
{
    enum { N = 1000000 }; /* characters of two bytes: counted from the line's begin each time, this took minutes */
    char *s = malloc(2 * N + 1);
    for (int i = 0; i < N; i++)
        memcpy(s + 2 * i, "\xC3\xA9", 2);
    source *src = source_from_text(m, "f", s, 2 * N);
    for (uint32_t i = 0; i <= N; i++)
        ck_assert_uint_eq(source_position(src, 2 * i).column, i + 1);
    free(s);
}
END_TEST

START_TEST(many_lines_are_found_quickly_and_rightly)
{
    enum { N = 100000 };
    char *s = malloc(2 * N + 1);
    for (int i = 0; i < N; i++)
        memcpy(s + 2 * i, "x\n", 2);
    source *src = source_from_text(m, "f", s, 2 * N);
    for (uint32_t i = 0; i < N; i += 7) {
        position at = source_position(src, 2 * i);
        MUST(at.line == i + 1 && at.column == 1);
    }
    free(s);
}
END_TEST

START_TEST(names_are_the_last_part_of_paths)
{
    ck_assert_str_eq(text("")->name, "file.asdl");
    ck_assert_str_eq(text("")->path, "dir/file.asdl");
    ck_assert_str_eq(source_from_text(m, "plain", "", 0)->name, "plain");
}
END_TEST

START_TEST(files_beside_a_source_are_found_from_its_folder)
{
    ck_assert_str_eq(source_beside(m, text(""), "other.asdl"), "dir/other.asdl");
    ck_assert_str_eq(source_beside(m, text(""), "../x/other.asdl"), "dir/../x/other.asdl");
    ck_assert_str_eq(source_beside(m, text(""), "/abs/other.asdl"), "/abs/other.asdl");
    ck_assert_str_eq(source_beside(m, source_from_text(m, "plain", "", 0), "other.asdl"), "other.asdl");
}
END_TEST

START_TEST(bad_utf8_is_found)
{
    static const struct { const char *text; uint32_t bad; } cases[] = {
        {"", UINT32_MAX},
        {"plain", UINT32_MAX},
        {"\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80 \xF4\x8F\xBF\xBF", UINT32_MAX},
        {"ab\xFF", 2},
        {"\x80", 0},
        {"a\xC3", 1},             /* cut off */
        {"a\xE2\x82", 1},
        {"a\xF0\x9F\x98", 1},
        {"a\xC3z", 1},
        {"\xC0\x80", 0},          /* too long */
        {"\xC1\xBF", 0},
        {"\xE0\x9F\xBF", 0},
        {"\xF0\x8F\xBF\xBF", 0},
        {"\xED\xA0\x80", 0},      /* a surrogate */
        {"\xF4\x90\x80\x80", 0},  /* above U+10FFFF */
        {"\xF5\x80\x80\x80", 0},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        source  *src = text(cases[i].text);
        uint32_t bad = source_bad_utf8(src);
        ck_assert_msg(bad == (cases[i].bad == UINT32_MAX ? src->length : cases[i].bad), "case %d: %u", i, bad);
    }
}
END_TEST

START_TEST(text_may_hold_nul)
{
    source *src = source_from_text(m, "f", "a\0b\nc", 5);
    ck_assert_uint_eq(src->length, 5);
    ck_assert_uint_eq(src->n_lines, 2);
    ck_assert_int_eq(src->text[5], 0);
}
END_TEST

START_TEST(files_are_read_whole)
{
    char path[] = "/tmp/asdlc-test-XXXXXX";
    int  fd     = mkstemp(path);
    ck_assert_int_ge(fd, 0);
    FILE *f = fdopen(fd, "w");
    for (int i = 0; i < 50000; i++) /* more than one piece */
        fprintf(f, "%06d\n", i);
    fclose(f);
    const char *why = "";
    source     *src = source_open(m, path, &why);
    ck_assert_ptr_nonnull(src);
    ck_assert_ptr_null(why);
    ck_assert_uint_eq(src->length, 350000);
    ck_assert_mem_eq(src->text + 349993, "049999\n", 8);
    unlink(path);
}
END_TEST

START_TEST(files_that_cannot_be_read_say_why)
{
    const char *why = NULL;
    ck_assert_ptr_null(source_open(m, "/nowhere/at.all", &why));
    ck_assert_str_eq(why, "No such file or directory");
    ck_assert_ptr_null(source_open(m, "/tmp", &why));
    ck_assert_str_eq(why, "it is a folder");
    char path[] = "/tmp/asdlc-test-XXXXXX";
    int  fd     = mkstemp(path);
    ck_assert_int_eq(ftruncate(fd, SOURCE_LIMIT + 1), 0);
    ck_assert_ptr_null(source_open(m, path, &why));
    ck_assert_str_eq(why, "it is larger than 64 MiB");
    close(fd);
    unlink(path);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("source");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, offsets_become_lines_and_columns);
    tcase_add_test(c, lines_come_without_their_ends);
    tcase_add_test(c, many_lines_are_found_quickly_and_rightly);
    tcase_add_test(c, columns_of_one_long_line_are_found_quickly_and_rightly);
    tcase_add_test(c, names_are_the_last_part_of_paths);
    tcase_add_test(c, files_beside_a_source_are_found_from_its_folder);
    tcase_add_test(c, bad_utf8_is_found);
    tcase_add_test(c, text_may_hold_nul);
    tcase_add_test(c, files_are_read_whole);
    tcase_add_test(c, files_that_cannot_be_read_say_why);
    return run_suite(s);
}
