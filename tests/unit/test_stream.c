/* A file of examples that is streamed gives the examples of a file that is held, and the same complaints. */
#include "examples/stream.h"

#include "examples/data.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "helpers.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static asn_arena *arena;
static asn_error  err;
static char       path[] = "/tmp/asn-stream-XXXXXX";

static void setup(void)
{
    arena = asn_arena_new(0);
    strcpy(path + sizeof path - 7, "XXXXXX");
    close(mkstemp(path));
    err.text[0] = 0;
}

static void teardown(void)
{
    asn_arena_free(arena);
    remove(path);
}

static void write_file(const char *text)
{
    FILE *f = fopen(path, "wb");
    MUST(f && fputs(text, f) >= 0 && fclose(f) == 0);
}

static bool count(void *context, const asn_example *e)
{
    size_t *n = context;
    MUST(e->number == (int64_t)*n && e->tree && e->tokens[0].n > 0);
    ++*n;
    return true;
}

#define LINE(word, entity) "{\"id\": \"" word "\", \"input\": \"" word " and more\", \"tree\": \"Entity(entity='" entity "')\"}"
static const char good[] = "\xEF\xBB\xBF" LINE("first", "a") "\r\n\n  \t\n \t" LINE("second", "b") "  \n" LINE("third", "c"); /* no line's end */

START_TEST(examples_are_those_of_a_file_that_is_held)
{
    size_t n = 0;
    write_file(good);
    asn_data   *d = asn_data_new();
    asn_stream *s = asn_stream_open(&geo_grammar, path, NULL, count, &n, &err);
    ck_assert_msg(s && asn_data_read(d, &geo_grammar, path, NULL, &err), "%s", err.text);
    ck_assert_uint_eq(n, 3);
    ck_assert_uint_eq(asn_stream_count(s), d->n);
    for (int i = 2; i >= 0; i--) {
        asn_example        e;
        const asn_example *held = &d->all[i];
        ck_assert_msg(asn_stream_read(s, (size_t)i, arena, &e, &err), "%s", err.text);
        ck_assert_str_eq(e.id, held->id);
        ck_assert_int_eq(e.number, held->number);
        ck_assert_str_eq(asn_tree_write(arena, &geo_grammar, e.tree), asn_tree_write(arena, &geo_grammar, held->tree));
        ck_assert_int_eq(e.tokens[0].n, held->tokens[0].n);
        for (int k = 0; k < e.tokens[0].n; k++)
            ck_assert_str_eq(e.tokens[0].text[k], held->tokens[0].text[k]);
        asn_arena_reset(arena);
    }
    ck_assert(asn_stream_unchanged(s, &err));
    asn_stream_close(s);
    asn_data_free(d);
}
END_TEST

static const char *const bad[] = {
    LINE("first", "a") "\n\n{\"input\"\n",
    LINE("first", "a") "\n" LINE("second", "b') and") "\n",
    "plain words\n",
    "\n \n",
    "",
    "{\"input\": \"x\"}",
};

START_TEST(complaints_are_those_of_a_file_that_is_held)
{
    asn_error why = {0};
    size_t    n   = 0;
    asn_data *d   = asn_data_new();
    write_file(bad[_i]);
    ck_assert(!asn_data_read(d, &geo_grammar, path, NULL, &why));
    ck_assert_ptr_null(asn_stream_open(&geo_grammar, path, NULL, count, &n, &err));
    ck_assert_str_eq(err.text, why.text);
    asn_data_free(d);
}
END_TEST

START_TEST(bad_lines_are_skipped_and_counted)
{
    asn_bad_lines skip = {.skip = true};
    size_t        n    = 0;
    write_file("{\"input\"\n" LINE("first", "a") "\nno\n\n" LINE("second", "b") "\n{}\n");
    asn_stream *s = asn_stream_open(&geo_grammar, path, &skip, count, &n, &err);
    asn_example e;
    MUST(s && asn_stream_read(s, 1, arena, &e, &err));
    ck_assert_str_eq(e.id, "second");
    ck_assert_uint_eq(asn_stream_skipped(s), 3);
    asn_stream_close(s);
}
END_TEST

typedef struct told {
    int  n;
    char first[200], last[200];
} told;

static void listen(void *context, const char *message)
{
    told *t = context;
    snprintf(t->n++ ? t->last : t->first, sizeof t->last, "%s", message + strlen(path));
}

START_TEST(the_first_bad_lines_are_told_and_the_rest_counted)
{
    char  text[3000] = "";
    told  t          = {0};
    asn_bad_lines bad = {.say = listen, .context = &t};
    for (int i = 0; i < 23; i++)
        strcat(text, i == 3 ? LINE("good", "a") "\n\n" : "{}\n");
    write_file(text);
    asn_data *d = asn_data_new();
    ck_assert(!asn_data_read(d, &geo_grammar, path, &bad, &err));
    ck_assert_int_eq(t.n, 21);
    ck_assert_str_eq(t.first, ":1: there is no object under \"input\"");
    ck_assert_str_eq(t.last, ": and 2 more bad lines");
    ck_assert_str_eq(err.text + strlen(path), ": 22 of 23 lines are bad");
    ck_assert_int_eq(err.kind, ASN_BAD_INPUT);
    asn_data_free(d);

    t        = (told){0};
    bad.skip = true;
    d        = asn_data_new();
    ck_assert(asn_data_read(d, &geo_grammar, path, &bad, &err));
    ck_assert(t.n == 21 && d->n == 1 && d->skipped == 22);
    asn_data_free(d);

    t = (told){0};
    write_file("{}\n\n{}");
    ck_assert_ptr_null(asn_stream_open(&geo_grammar, path, &bad, count, &(size_t){0}, &err));
    ck_assert_str_eq(t.last, ":3: there is no object under \"input\"");
    ck_assert_str_eq(err.text + strlen(path), ": all lines are bad");
}
END_TEST

static bool refuse(void *context, const asn_example *e)
{
    (void)context, (void)e;
    return false;
}

START_TEST(what_cannot_be_opened_or_taken_is_said)
{
    size_t n = 0;
    write_file(good);
    ck_assert_ptr_null(asn_stream_open(&geo_grammar, path, NULL, refuse, NULL, &err));
    ck_assert_str_eq(err.text, "out of memory");
    ck_assert_ptr_null(asn_stream_open(&geo_grammar, "/nowhere/at/all", NULL, count, &n, &err));
    ck_assert_ptr_nonnull(strstr(err.text, "cannot open /nowhere/at/all"));
    asn_stream_close(NULL);
}
END_TEST

START_TEST(a_file_that_changes_is_noticed)
{
    size_t      n = 0;
    asn_example e;
    struct stat was;
    write_file(good);
    asn_stream *s = asn_stream_open(&geo_grammar, path, NULL, count, &n, &err);
    MUST(s && stat(path, &was) == 0);

    int f = open(path, O_WRONLY); /* a line that is no longer good, though size and time say nothing */
    MUST(f >= 0 && pwrite(f, "?", 1, strstr(good, "Entity(entity='b") - good) == 1);
    struct timespec times[2] = {was.st_atim, was.st_mtim};
    MUST(futimens(f, times) == 0 && asn_stream_unchanged(s, &err));
    ck_assert(!asn_stream_read(s, 1, arena, &e, &err));
    char where[100];
    snprintf(where, sizeof where, "%s:4: tree:1:1: ", path);
    ck_assert_msg(strncmp(err.text, where, strlen(where)) == 0 && strstr(err.text, "the file changed"), "%s", err.text);

    times[1].tv_sec--;
    MUST(futimens(f, times) == 0);
    ck_assert(!asn_stream_unchanged(s, &err));
    ck_assert_ptr_nonnull(strstr(err.text, "changed while it was read"));

    MUST(ftruncate(f, 20) == 0 && close(f) == 0);
    ck_assert(!asn_stream_unchanged(s, &err));
    ck_assert(!asn_stream_read(s, 2, arena, &e, &err));
    ck_assert_ptr_nonnull(strstr(err.text, "has become shorter"));
    asn_stream_close(s);
}
END_TEST

START_TEST(a_file_that_another_replaces_is_read_to_its_end)
{
    size_t      n = 0;
    asn_example e;
    write_file(good);
    asn_stream *s = asn_stream_open(&geo_grammar, path, NULL, count, &n, &err);
    remove(path);
    write_file("something else\n");
    MUST(s && asn_stream_unchanged(s, &err) && asn_stream_read(s, 2, arena, &e, &err));
    ck_assert_str_eq(e.id, "third");
    asn_stream_close(s);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("stream");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, examples_are_those_of_a_file_that_is_held);
    tcase_add_loop_test(c, complaints_are_those_of_a_file_that_is_held, 0, COUNT(bad));
    tcase_add_test(c, bad_lines_are_skipped_and_counted);
    tcase_add_test(c, the_first_bad_lines_are_told_and_the_rest_counted);
    tcase_add_test(c, what_cannot_be_opened_or_taken_is_said);
    tcase_add_test(c, a_file_that_changes_is_noticed);
    tcase_add_test(c, a_file_that_another_replaces_is_read_to_its_end);
    return run_suite(s);
}
