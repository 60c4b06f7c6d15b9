#include "base/diag.h"

#include <jansson.h>

#include "helpers.h"

static mem    *m;
static diag   *d;
static source *src;

static const char page[] = "first line\n"
                           "\tsecond\tline here\n"
                           "caf\xC3\xA9 = \xE2\x82\xAC thing\n"
                           "\n"
                           "last \x01 control";

static void setup(void)
{
    m   = mem_new();
    d   = diag_new(m);
    src = source_from_text(m, "dir/page.asdl", page, sizeof page - 1);
}
static void teardown(void) { mem_free(m); }

/* Where a word stands in the page. */
static span at(const char *word)
{
    const char *s = strstr(page, word);
    ck_assert_ptr_nonnull(s);
    return (span){src, (uint32_t)(s - page), (uint32_t)(s - page + (ptrdiff_t)strlen(word))};
}

static char *shown(bool colour)
{
    capture c;
    capture_begin(&c);
    diag_print(d, c.file, colour);
    char *text = capture_end(&c), *copy = mem_text(m, text, strlen(text));
    free(text);
    return copy;
}

START_TEST(nothing_said_prints_nothing)
{
    ck_assert_str_eq(shown(false), "");
    ck_assert_uint_eq(diag_errors(d), 0);
}
END_TEST

START_TEST(the_line_is_shown_with_a_caret_range)
{
    diag_error(d, at("line"), "no %s '%s'", "word", "line");
    ck_assert_str_eq(shown(false), "dir/page.asdl:1:7: error: no word 'line'\n"
                                   "    1 | first line\n"
                                   "      |       ^~~~\n");
}
END_TEST

START_TEST(tabs_stay_tabs_under_the_line)
{
    diag_warning(d, at("line here"), "x");
    ck_assert_str_eq(shown(false), "dir/page.asdl:2:9: warning: x\n"
                                   "    2 | \tsecond\tline here\n"
                                   "      | \t      \t^~~~~~~~~\n");
}
END_TEST

START_TEST(carets_count_characters)
{
    diag_error(d, at("\xE2\x82\xAC"), "x");
    ck_assert_str_eq(shown(false), "dir/page.asdl:3:8: error: x\n"
                                   "    3 | caf\xC3\xA9 = \xE2\x82\xAC thing\n"
                                   "      |        ^\n");
}
END_TEST

START_TEST(control_characters_are_not_sent_to_the_terminal)
{
    diag_error(d, at("control"), "x");
    ck_assert_ptr_nonnull(strstr(shown(false), "last ? control"));
    ck_assert_ptr_null(strchr(shown(false), '\x01'));
}
END_TEST

START_TEST(an_empty_range_and_the_end_of_the_file_have_a_caret)
{
    diag_error(d, (span){src, 0, 0}, "begin");
    diag_error(d, (span){src, src->length, src->length}, "end");
    const char *text = shown(false);
    ck_assert_int_eq(occurrences(text, "^"), 2);
    ck_assert_ptr_nonnull(strstr(text, "dir/page.asdl:5:15: error: end\n"));
}
END_TEST

START_TEST(a_range_over_several_lines_ends_with_its_first)
{
    diag_error(d, (span){src, 6, src->length}, "x");
    ck_assert_ptr_nonnull(strstr(shown(false), "      |       ^~~~\n"));
}
END_TEST

START_TEST(long_lines_are_cut_around_the_place)
{
    char lengthy[2000];
    memset(lengthy, 'a', sizeof lengthy);
    memcpy(lengthy + 1000, "HERE", 4);
    source *big = source_from_text(m, "big", lengthy, sizeof lengthy);
    diag_error(d, (span){big, 1000, 1004}, "x");
    char *text = shown(false), *line = strchr(text, '\n') + 1, *below = strchr(line, '\n') + 1;
    ck_assert_uint_lt(strlen(text), 600);
    ck_assert_int_eq(occurrences(text, "..."), 2);
    ck_assert_int_eq((int)(strstr(line, "HERE") - line), (int)(strchr(below, '^') - below));
    ck_assert_int_eq(occurrences(text, "^~~~"), 1);
}
END_TEST

START_TEST(diagnostics_are_sorted_by_place_within_their_file)
{
    source *other = source_from_text(m, "other", "x", 1);
    diag_error(d, at("thing"), "fourth");
    diag_error(d, (span){other, 0, 1}, "of the second file");
    diag_warning(d, at("second"), "third");
    diag_help(d, NOWHERE, "stays with the third");
    diag_error(d, at("first"), "first");
    diag_error(d, at("first"), "second, in the order of saying");
    diag_error(d, NOWHERE, "of no file");
    const char *text = shown(false), *last = text;
    static const char *const order[] = {"first", "second, in the order of saying", "third", "stays with the third", "fourth", "of the second file",
                                        "asdlc: error: of no file"};
    for (int i = 0; i < COUNT(order); i++) {
        const char *found = strstr(last, order[i]);
        ck_assert_msg(found != NULL, "%s is not in its place:\n%s", order[i], text);
        last = found;
    }
    ck_assert_uint_eq(diag_errors(d), 5);
    ck_assert_str_eq(shown(false), text); /* printing twice gives the same */
}
END_TEST

START_TEST(help_names_its_place)
{
    diag_error(d, at("second"), "x");
    diag_help(d, at("first"), "the first %s is here", "one");
    diag_help(d, NOWHERE, "or else");
    diag_suggest(d, at("thing"), "thing");
    diag_suggest(d, NOWHERE, "nothing");
    ck_assert_ptr_nonnull(strstr(shown(false), "help: the first one is here, at dir/page.asdl:1:1\n"
                                               "help: or else\n"
                                               "help: did you mean 'thing', at dir/page.asdl:3:10?\n"
                                               "help: did you mean 'nothing'?\n"));
}
END_TEST

START_TEST(colour_changes_nothing_but_the_colour)
{
    diag_error(d, at("second"), "x");
    diag_help(d, NOWHERE, "y");
    diag_warning(d, at("first"), "z");
    const char *coloured = shown(true), *plain = shown(false);
    ck_assert_ptr_nonnull(strstr(coloured, "\033["));
    ck_assert_ptr_null(strstr(plain, "\033["));
    char *stripped = mem_alloc(m, strlen(coloured) + 1, 1), *to = stripped;
    for (const char *s = coloured; *s; s++)
        if (*s == '\033')
            s = strchr(s, 'm');
        else
            *to++ = *s;
    ck_assert_str_eq(stripped, plain);
}
END_TEST

static json_t *as_json(void)
{
    capture c;
    capture_begin(&c);
    diag_print_json(d, c.file);
    char        *text = capture_end(&c);
    json_error_t err;
    json_t      *all = json_loads(text, 0, &err);
    ck_assert_msg(all != NULL, "%s: %s", err.text, text);
    free(text);
    return all;
}

START_TEST(json_holds_everything)
{
    diag_error(d, at("thing"), "a \"quote\" and \xC3\xA9");
    diag_help(d, at("first"), "there");
    diag_warning(d, NOWHERE, "nowhere");
    json_t     *all = as_json(), *one, *help = NULL;
    const char *file = NULL, *severity = NULL, *message = NULL, *text = NULL; /* jansson fills them, unseen by MemorySanitizer */
    int         line = 0, column = 0, end_line = 0, end_column = 0, help_line = 0;
    ck_assert_uint_eq(json_array_size(all), 2);
    one = json_array_get(all, 0);
    ck_assert_int_eq(json_unpack(one, "{s:s, s:i, s:i, s:i, s:i, s:s, s:s, s:o}", "file", &file, "line", &line, "column", &column, "end_line",
                                 &end_line, "end_column", &end_column, "severity", &severity, "message", &message, "help", &help),
                     0);
    ck_assert_str_eq(file, "dir/page.asdl");
    ck_assert_int_eq(line, 3);
    ck_assert_int_eq(column, 10);
    ck_assert_int_eq(end_line, 3);
    ck_assert_int_eq(end_column, 15);
    ck_assert_str_eq(severity, "error");
    ck_assert_str_eq(message, "a \"quote\" and \xC3\xA9");
    ck_assert_uint_eq(json_array_size(help), 1);
    ck_assert_int_eq(json_unpack(json_array_get(help, 0), "{s:s, s:i}", "message", &text, "line", &help_line), 0);
    ck_assert_int_eq(help_line, 1);
    one = json_array_get(all, 1);
    ck_assert_ptr_null(json_object_get(one, "file"));
    ck_assert_str_eq(json_string_value(json_object_get(one, "severity")), "warning");
    json_decref(all);
}
END_TEST

START_TEST(json_of_nothing_is_an_empty_array)
{
    json_t *all = as_json();
    ck_assert_uint_eq(json_array_size(all), 0);
    json_decref(all);
}
END_TEST

START_TEST(json_stays_json_when_names_are_not_utf8)
{
    source *odd = source_from_text(m, "f\xFFile", "x\xFF", 2);
    diag_error(d, (span){odd, 0, 1}, "bad \xFF byte");
    diag_help(d, (span){odd, 0, 1}, "bad \xFF help");
    json_t *all = as_json();
    ck_assert_uint_eq(json_array_size(all), 1);
    json_decref(all);
}
END_TEST

static const struct { const char *wanted, *names[4]; const char *near; } misspelt[] = {
    {"Aply", {"Not", "Apply", "And", NULL}, "Apply"},
    {"apply", {"Not", "Apply", NULL, NULL}, "Apply"},          /* only the case differs */
    {"Appyl", {"Apple", "Apply", NULL, NULL}, "Apply"},        /* neighbours swapped: one edit */
    {"epxr", {"stmt", "expr", NULL, NULL}, "expr"},
    {"expr", {"expression", NULL, NULL, NULL}, NULL},
    {"xx", {"yy", "xy", NULL, NULL}, NULL},                    /* short names are far apart soon */
    {"a", {"b", NULL, NULL, NULL}, NULL},
    {"arguments", {"argument", "args", NULL, NULL}, "argument"},
    {"arguents", {"argument", "arguments", NULL, NULL}, "arguments"},
    {"", {"a", NULL, NULL, NULL}, NULL},
    {"cat", {"dog", NULL, NULL, NULL}, NULL},
    {"first", {"fist", "first", NULL, NULL}, "first"},
};

START_TEST(the_nearest_name_is_found)
{
    nearest n = nearest_to(misspelt[_i].wanted);
    for (int i = 0; i < 4 && misspelt[_i].names[i]; i++)
        nearest_offer(&n, misspelt[_i].names[i], misspelt[_i].names[i]);
    const char *near = nearest_take(&n);
    if (misspelt[_i].near)
        ck_assert_pstr_eq(near, misspelt[_i].near);
    else
        ck_assert_pstr_eq(near, NULL);
}
END_TEST

START_TEST(names_of_any_length_are_compared)
{
    char a[300], b[300];
    for (size_t length = 1; length < 299; length++) {
        memset(a, 'x', length);
        memset(b, 'x', length);
        a[length] = b[length] = 0;
        b[length / 2]         = 'y';
        nearest n             = nearest_to(a);
        nearest_offer(&n, b, b);
        if (length > 2 && length <= 64)
            ck_assert_ptr_eq(nearest_take(&n), b);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("diag");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, nothing_said_prints_nothing);
    tcase_add_test(c, the_line_is_shown_with_a_caret_range);
    tcase_add_test(c, tabs_stay_tabs_under_the_line);
    tcase_add_test(c, carets_count_characters);
    tcase_add_test(c, control_characters_are_not_sent_to_the_terminal);
    tcase_add_test(c, an_empty_range_and_the_end_of_the_file_have_a_caret);
    tcase_add_test(c, a_range_over_several_lines_ends_with_its_first);
    tcase_add_test(c, long_lines_are_cut_around_the_place);
    tcase_add_test(c, diagnostics_are_sorted_by_place_within_their_file);
    tcase_add_test(c, help_names_its_place);
    tcase_add_test(c, colour_changes_nothing_but_the_colour);
    tcase_add_test(c, json_holds_everything);
    tcase_add_test(c, json_of_nothing_is_an_empty_array);
    tcase_add_test(c, json_stays_json_when_names_are_not_utf8);
    tcase_add_loop_test(c, the_nearest_name_is_found, 0, COUNT(misspelt));
    tcase_add_test(c, names_of_any_length_are_compared);
    return run_suite(s);
}
