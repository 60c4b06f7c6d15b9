/* Lines of a file: its end, a failure to read and a lack of memory are three things. lines.c is compiled in here, with a realloc
 * that can be made to fail. */
#include <stdlib.h>

static size_t most_memory = (size_t)-1; /* a larger piece is refused */
static void  *limited_realloc(void *p, size_t size)
{
    return size > most_memory ? NULL : realloc(p, size);
}
#define realloc limited_realloc
#include "ground/lines.c"
#undef realloc

#include "helpers.h"

#include <fcntl.h>

static asn_error err;
static int       file;

static int file_of(const char *text, size_t n)
{
    char path[] = "/tmp/asn-lines-XXXXXX";
    int  f      = mkstemp(path);
    MUST(f >= 0 && remove(path) == 0 && write(f, text, n) == (ssize_t)n && lseek(f, 0, SEEK_SET) == 0);
    return f;
}

static void setup(void)
{
    most_memory = (size_t)-1;
    file        = -1;
}

static void teardown(void)
{
    if (file >= 0)
        close(file);
}

START_TEST(lines_come_with_their_places_and_without_their_ends)
{
    static const struct { const char *text; size_t length; int64_t at; } want[] = {{"one", 3, 0}, {"", 0, 4}, {"t\0o\r", 4, 5}, {"last", 4, 10}};
    file        = file_of("one\n\nt\0o\r\nlast", 14);
    asn_lines l = asn_lines_of(file, "f");
    for (int i = 0; i < COUNT(want); i++) {
        ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINE);
        ck_assert(l.number == (size_t)i + 1 && l.at == want[i].at && l.length == want[i].length);
        ck_assert_mem_eq(l.text, want[i].text, l.length);
    }
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINES_END);
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINES_END);
    asn_lines_free(&l);
}
END_TEST

START_TEST(lines_of_any_length_come_whole)
{
    rng     r = {7};
    size_t  n = 3000000, at = 0, length;
    char   *text = malloc(n);
    for (size_t i = 0; i < n; i++)
        text[i] = 'a' + (char)(i % 26);
    for (size_t i = 0; i < n; i += (size_t)rng_below(&r, rng_below(&r, 10) ? 300 : 400000))
        text[i] = '\n';
    file        = file_of(text, n);
    asn_lines l = asn_lines_of(file, "f");
    while (asn_lines_next(&l, &err) == ASN_LINE) {
        MUST(l.at == (int64_t)at && at + l.length <= n && memcmp(text + at, l.text, l.length) == 0);
        length = l.length;
        at += length + 1;
        MUST(at >= n || text[at - 1] == '\n');
    }
    ck_assert(at == n || at == n + 1);
    asn_lines_free(&l);
    free(text);
}
END_TEST

START_TEST(a_line_that_memory_cannot_hold_is_no_end)
{
    size_t n    = 1000000;
    char  *text = malloc(n);
    memset(text, 'x', n);
    memcpy(text, "first\n", 6);
    memcpy(text + n - 6, "\nlast\n", 6);
    file        = file_of(text, n);
    most_memory = 400000;
    asn_lines l = asn_lines_of(file, "f");
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINE);
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINES_FAILED);
    ck_assert_int_eq(err.kind, ASN_BAD_SYSTEM);
    ck_assert_str_eq(err.text, "f:2: out of memory");
    asn_lines_free(&l);

    most_memory = 10; /* not even the first */
    l           = asn_lines_of(file, "f");
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINES_FAILED);
    asn_lines_free(&l);
    free(text);
}
END_TEST

START_TEST(a_line_that_is_too_long_is_passed_over)
{
    size_t n    = 1000000;
    char  *text = malloc(n);
    memset(text, 'x', n);
    memcpy(text, "first\n", 6);
    memcpy(text + n - 6, "\nlast\n", 6);
    file        = file_of(text, n);
    asn_lines l = asn_lines_of(file, "f");
    l.longest   = 200000;
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINE);
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINE_TOO_LONG);
    ck_assert_int_eq(err.kind, ASN_BAD_INPUT);
    ck_assert_str_eq(err.text, "the line is longer than 200000 bytes");
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINE);
    ck_assert(l.number == 3 && l.at == (int64_t)n - 5 && l.length == 4 && memcmp(l.text, "last", 4) == 0);
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINES_END);
    asn_lines_free(&l);
    free(text);
}
END_TEST

START_TEST(a_folder_cannot_be_read)
{
    file        = open("/tmp", O_RDONLY);
    asn_lines l = asn_lines_of(file, "/tmp");
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINES_FAILED);
    ck_assert_int_eq(err.kind, ASN_BAD_SYSTEM);
    ck_assert(strncmp(err.text, "cannot read /tmp: ", 18) == 0);
    asn_lines_free(&l);
}
END_TEST

START_TEST(lines_of_a_pipe_come_as_they_are_written)
{
    int ends[2];
    MUST(pipe(ends) == 0 && write(ends[1], "a\nb\nc", 5) == 5);
    asn_lines l = asn_lines_of(ends[0], "pipe");
    ck_assert(!asn_lines_ready(&l)); /* nothing has been read yet */
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINE);
    ck_assert(asn_lines_ready(&l) && l.text[0] == 'a');
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINE);
    ck_assert(!asn_lines_ready(&l) && l.text[0] == 'b'); /* c may go on */
    MUST(write(ends[1], "d", 1) == 1 && close(ends[1]) == 0);
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINE);
    ck_assert(l.length == 2 && memcmp(l.text, "cd", 2) == 0);
    ck_assert_int_eq(asn_lines_next(&l, &err), ASN_LINES_END);
    asn_lines_free(&l);
    close(ends[0]);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("lines");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, lines_come_with_their_places_and_without_their_ends);
    tcase_add_test(c, lines_of_any_length_come_whole);
    tcase_add_test(c, a_line_that_memory_cannot_hold_is_no_end);
    tcase_add_test(c, a_line_that_is_too_long_is_passed_over);
    tcase_add_test(c, a_folder_cannot_be_read);
    tcase_add_test(c, lines_of_a_pipe_come_as_they_are_written);
    return run_suite(s);
}
