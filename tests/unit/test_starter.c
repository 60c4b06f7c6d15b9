/* starter.c. What the starter builds into is tested in tests/cli. */
#include "passes/load.h"
#include "passes/names.h"
#include "commands/starter.h"

#include <fcntl.h>
#include <jansson.h>
#include <sys/stat.h>
#include <unistd.h>

#include "helpers.h"

static char  folder[32];
static int   home, out_copy, err_copy;
static mem  *m;

/* In a folder of its own, and silent. */
static void setup(void)
{
    strcpy(folder, "/tmp/asdlc-test-XXXXXX");
    home = open(".", O_RDONLY);
    ck_assert_ptr_nonnull(mkdtemp(folder));
    ck_assert_int_eq(chdir(folder), 0);
    fflush(stdout);
    out_copy = dup(1);
    err_copy = dup(2);
    int sink = open("/dev/null", O_WRONLY);
    dup2(sink, 1);
    dup2(sink, 2);
    close(sink);
    m = mem_new();
}

static void teardown(void)
{
    char command[64];
    mem_free(m);
    fflush(stdout);
    dup2(out_copy, 1);
    dup2(err_copy, 2);
    close(out_copy);
    close(err_copy);
    ck_assert_int_eq(fchdir(home), 0);
    close(home);
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
}

START_TEST(the_starter_is_a_grammar_without_a_complaint)
{
    ck_assert_int_eq(starter_make(m, "some/where/toy"), 0);
    const char *why;
    diag       *d = diag_new(m);
    grammar    *g = load_file(m, d, "some/where/toy/toy.task", NULL, NULL, &why);
    ck_assert(g && g->complete);
    capture c;
    capture_begin(&c);
    diag_print(d, c.file, false);
    char *said = capture_end(&c);
    ck_assert_str_eq(said, "");
    free(said);
    ck_assert_str_eq(g->name, "toy");
    for (int i = 0; i < g->n_ctors; i++) /* everything prints */
        ck_assert(g->ctors[i]->prints && g->ctors[i]->prints[0]);
}
END_TEST

static int count_examples(const char *path, const grammar *g)
{
    FILE *f = fopen(path, "r");
    ck_assert_ptr_nonnull(f);
    char line[1000];
    int  n = 0;
    while (fgets(line, sizeof line, f)) {
        CLEAR_STACK();
        json_t     *example = json_loads(line, 0, NULL), *inputs = NULL;
        const char *id = NULL, *tree = NULL, *name;
        json_t     *value;
        ck_assert_int_eq(json_unpack(example, "{s:s, s:o, s:s}", "id", &id, "input", &inputs, "tree", &tree), 0);
        json_object_foreach(inputs, name, value) /* components that the task knows */
        {
            bool known = false;
            for (size_t i = 0; i < g->task.n_inputs; i++)
                known = known || strcmp(g->task.inputs[i].name, name) == 0;
            ck_assert(known && json_is_string(value));
        }
        char ctor[40] = "";
        sscanf(tree, "%39[A-Za-z]", ctor);
        ck_assert(grammar_ctor(g, ctor) && grammar_ctor(g, ctor)->owner == g->root);
        json_decref(example);
        n++;
    }
    fclose(f);
    return n;
}

START_TEST(the_starter_has_data_for_its_task)
{
    const char *why;
    ck_assert_int_eq(starter_make(m, "toy"), 0);
    grammar *g = load_file(m, diag_new(m), "toy/toy.task", NULL, NULL, &why);
    ck_assert_int_gt(count_examples("toy/train.jsonl", g), 50);
    ck_assert_int_gt(count_examples("toy/dev.jsonl", g), 5);
}
END_TEST

START_TEST(what_is_there_is_not_overwritten)
{
    ck_assert_int_eq(starter_make(m, "toy"), 0);
    ck_assert_int_eq(starter_make(m, "toy"), 1);
}
END_TEST

START_TEST(names_that_cannot_be_are_refused)
{
    static const char *const names[] = {"", "a-b", "2day", "_x", "asn", "x/", "\xC3\xA9", "a b"};
    for (int i = 0; i < COUNT(names); i++)
        ck_assert_msg(starter_make(m, names[i]) == 2, "%s", names[i]);
    FILE *f = fopen("file", "w");
    fclose(f);
    ck_assert_int_eq(starter_make(m, "file/toy"), 3);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("starter");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, the_starter_is_a_grammar_without_a_complaint);
    tcase_add_test(c, the_starter_has_data_for_its_task);
    tcase_add_test(c, what_is_there_is_not_overwritten);
    tcase_add_test(c, names_that_cannot_be_are_refused);
    return run_suite(s);
}
