/* files.c, and replace.c of the runtime: several files, all of them or none. */
#include "base/files.h"
#include "ground/replace.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "helpers.h"

static char folder[32];
static int  home, err_copy;

/* In a folder of its own, and silent. */
static void setup(void)
{
    strcpy(folder, "/tmp/asdlc-test-XXXXXX");
    home = open(".", O_RDONLY);
    ck_assert_ptr_nonnull(mkdtemp(folder));
    ck_assert_int_eq(chdir(folder), 0);
    err_copy = dup(2);
    int sink = open("/dev/null", O_WRONLY);
    dup2(sink, 2);
    close(sink);
}

static void teardown(void)
{
    char command[64];
    dup2(err_copy, 2);
    close(err_copy);
    ck_assert_int_eq(fchdir(home), 0);
    close(home);
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
}

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    ck_assert_ptr_nonnull(f);
    fputs(text, f);
    fclose(f);
}

static void expect_file(const char *path, const char *want)
{
    char  text[256] = "";
    FILE *f         = fopen(path, "r");
    ck_assert_msg(f != NULL, "there is no %s", path);
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    ck_assert_str_eq(text, want);
}

/* Nothing is left over: no temporary file, no second name of an old one. */
static void expect_entries(int want)
{
    int  n = 0;
    DIR *d = opendir(".");
    for (struct dirent *e; (e = readdir(d));)
        n += e->d_name[0] != '.';
    closedir(d);
    ck_assert_int_eq(n, want);
}

static bool save(const char *one, const char *two)
{
    file files[2] = {{"one", {0}}, {"two", {0}}};
    out_put(&files[0].text, one);
    out_put(&files[1].text, two);
    return files_save(files, 2);
}

START_TEST(texts_are_saved)
{
    ck_assert(save("1\n", "2\n"));
    ck_assert(save("1\n1\n", ""));
    expect_file("one", "1\n1\n");
    expect_file("two", "");
    expect_entries(2);
}
END_TEST

START_TEST(an_equal_file_is_not_touched)
{
    struct stat before, after;
    ck_assert(save("same\n", "other\n"));
    stat("one", &before);
    ck_assert(save("same\n", "changed\n"));
    stat("one", &after);
    ck_assert_uint_eq(before.st_ino, after.st_ino);
    expect_file("two", "changed\n");
    ck_assert(save("same\nmore\n", "changed\n")); /* the file is a beginning of the text, then the other way round */
    expect_file("one", "same\nmore\n");
    ck_assert(save("same\n", "changed\n"));
    expect_file("one", "same\n");
}
END_TEST

START_TEST(permissions_stay)
{
    struct stat st;
    write_file("one", "old");
    chmod("one", 0640);
    ck_assert(save("new", "2"));
    stat("one", &st);
    ck_assert_uint_eq(st.st_mode & 0777, 0640);
}
END_TEST

START_TEST(when_one_cannot_be_written_none_is)
{
    write_file("one", "old");
    mkdir("two", 0777);
    ck_assert(!save("new", "2"));
    expect_file("one", "old");
    expect_entries(2);
    file nowhere = {"/nowhere/at/all.c", {0}};
    out_put(&nowhere.text, "x");
    ck_assert(!files_save(&nowhere, 1));
}
END_TEST

static void open_both(asn_replacement r[2])
{
    asn_error err;
    ck_assert(asn_replace_open(&r[0], "one", &err) && asn_replace_open(&r[1], "two", &err));
    fputs("new", r[0].file);
    fputs("new", r[1].file);
}

/* The second cannot be moved into its place after the first was. */
START_TEST(a_late_failure_is_undone)
{
    asn_replacement r[2];
    asn_error       err;
    for (int there = 0; there < 2; there++) {
        if (there)
            write_file("one", "old");
        open_both(r);
        mkdir("two", 0777);
        ck_assert(!asn_replace_commit(r, 2, &err));
        ck_assert_str_eq(err.text, "cannot write two: Is a directory");
        ck_assert_int_eq(err.kind, ASN_BAD_SYSTEM);
        rmdir("two");
        if (there)
            expect_file("one", "old");
        expect_entries(there);
    }
}
END_TEST

START_TEST(a_full_disk_changes_nothing)
{
    asn_replacement r[2];
    asn_error       err;
    if (access("/dev/full", W_OK) != 0)
        return;
    write_file("one", "old");
    open_both(r);
    r[1].file = freopen("/dev/full", "w", r[1].file);
    fputs("text", r[1].file);
    ck_assert(!asn_replace_commit(r, 2, &err));
    ck_assert_str_eq(err.text, "cannot write two: No space left on device");
    expect_file("one", "old");
    expect_entries(1);
}
END_TEST

START_TEST(discarded_files_leave_nothing)
{
    asn_replacement r[2];
    write_file("one", "old");
    open_both(r);
    asn_replace_discard(r, 2);
    expect_file("one", "old");
    expect_entries(1);
}
END_TEST

/* Four processes write the same two files over and over: each time both files are whole, and nothing is left over. */
START_TEST(writers_side_by_side_do_not_disturb_each_other)
{
    pid_t pids[4];
    for (int p = 0; p < 4; p++)
        if ((pids[p] = fork()) == 0) {
            char text[2][6000];
            for (int k = 0; k < 2; k++) {
                memset(text[k], 'a' + p, sizeof text[k] - 1);
                text[k][sizeof text[k] - 1] = 0;
            }
            bool ok = true;
            for (int i = 0; i < 100 && ok; i++) {
                text[0][0] = text[1][0] = (char)('A' + i % 26);
                ok                      = save(text[0], text[1]);
            }
            _exit(ok ? 0 : 1);
        }
    for (int p = 0, status; p < 4; p++) {
        ck_assert_int_eq(waitpid(pids[p], &status, 0), pids[p]);
        ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    for (int k = 0; k < 2; k++) {
        char   text[7000];
        FILE  *f = fopen(k ? "two" : "one", "r");
        size_t n = fread(text, 1, sizeof text, f);
        fclose(f);
        ck_assert_uint_eq(n, 5999);
        for (size_t i = 2; i < n; i++)
            MUST(text[i] == text[1]);
    }
    expect_entries(2);
}
END_TEST

START_TEST(folders_are_made_with_their_parents)
{
    struct stat st;
    ck_assert(files_make_folder("a/b//c"));
    ck_assert(stat("a/b/c", &st) == 0 && S_ISDIR(st.st_mode));
    ck_assert(files_make_folder("a/b/c")); /* there already */
    ck_assert(files_make_folder("a/b/"));
    ck_assert(files_make_folder("."));
}
END_TEST

START_TEST(folders_that_cannot_be_are_refused)
{
    char lengthy[5001] = "";
    memset(lengthy, 'x', 5000);
    write_file("file", "");
    ck_assert(!files_make_folder("file"));
    ck_assert(!files_make_folder("file/below"));
    ck_assert(!files_make_folder("/proc/nothing/here"));
    ck_assert(!files_make_folder(""));
    ck_assert(!files_make_folder(lengthy));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("files, replace");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, texts_are_saved);
    tcase_add_test(c, an_equal_file_is_not_touched);
    tcase_add_test(c, permissions_stay);
    tcase_add_test(c, when_one_cannot_be_written_none_is);
    tcase_add_test(c, a_late_failure_is_undone);
    tcase_add_test(c, a_full_disk_changes_nothing);
    tcase_add_test(c, discarded_files_leave_nothing);
    tcase_add_test(c, writers_side_by_side_do_not_disturb_each_other);
    tcase_add_test(c, folders_are_made_with_their_parents);
    tcase_add_test(c, folders_that_cannot_be_are_refused);
    return run_suite(s);
}
