/* files.c, and replace.c of the runtime: several files, all of them or none. */
#include "base/files.h"
#include "ground/replace.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
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

static bool put(const char *path, const char *text)
{
    asn_error err;
    return asn_replace_text(path, text, strlen(text), &err);
}

START_TEST(a_link_stays_and_its_target_is_written)
{
    struct stat st;
    mkdir("deep", 0777);
    write_file("deep/real", "old");
    ck_assert_int_eq(symlink("deep/real", "link"), 0);
    ck_assert_int_eq(symlink("link", "second"), 0);
    ck_assert(put("second", "new"));
    expect_file("deep/real", "new");
    ck_assert(lstat("second", &st) == 0 && S_ISLNK(st.st_mode));
    ck_assert(lstat("link", &st) == 0 && S_ISLNK(st.st_mode));
    ck_assert_int_eq(symlink("not yet", "dangling"), 0);
    ck_assert(put("dangling", "made"));
    expect_file("not yet", "made");
    ck_assert_int_eq(symlink("round", "round"), 0);
    ck_assert(!put("round", "x"));
    expect_entries(6);
}
END_TEST

/* What a writer left that was killed goes; what a living writer holds, or a user has, stays. */
START_TEST(only_files_of_dead_writers_are_removed)
{
    asn_replacement living;
    asn_error       err;
    ck_assert(asn_replace_open(&living, "m", &err));
    write_file("m.asn-999999999-0.tmp", "of a dead writer");
    static const char *const mine[] = {"m.tmp", "m.asn-1-2", "m.asn-x-1.tmp", "m.asn-1.tmp", "n.asn-1-2.tmp", "m.asn-1-2.tmp.tmp"};
    for (int i = 0; i < COUNT(mine); i++)
        write_file(mine[i], "mine");
    ck_assert(put("m", "new"));
    expect_file("m", "new");
    for (int i = 0; i < COUNT(mine); i++)
        expect_file(mine[i], "mine");
    expect_entries(1 + COUNT(mine) + 1); /* m, mine, and what living holds */
    fputs("newer", living.file);
    ck_assert(asn_replace_commit(&living, 1, &err));
    expect_file("m", "newer");
    expect_entries(1 + COUNT(mine));
}
END_TEST

START_TEST(a_killed_writer_is_not_in_the_way)
{
    pid_t pid = fork();
    if (pid == 0) {
        asn_replacement r[2];
        open_both(r);
        fflush(r[0].file);
        kill(getpid(), SIGKILL);
    }
    int status;
    ck_assert_int_eq(waitpid(pid, &status, 0), pid);
    expect_entries(2);
    ck_assert(save("1", "2"));
    expect_file("one", "1");
    expect_entries(2);
}
END_TEST

START_TEST(a_file_that_may_not_be_written_is_not_replaced)
{
    asn_error err;
    uid_t     me = geteuid();
    write_file("one", "old");
    chmod("one", 0444);
    chmod(".", 0777);
    if (me == 0 && seteuid(65534) != 0)
        ck_abort_msg("root cannot become nobody");
    bool can = asn_replace_can("one", &err), written = put("one", "new"), another = put("other", "new");
    ck_assert(me != 0 || seteuid(me) == 0);
    ck_assert(!can && !written && another);
    ck_assert_str_eq(err.text, "cannot write one: Permission denied");
    expect_file("one", "old");
    expect_entries(2);
}
END_TEST

START_TEST(devices_and_pipes_are_written_to_directly)
{
    struct stat st;
    asn_error   err;
    ck_assert(put("/dev/null", "text"));
    ck_assert(stat("/dev/null", &st) == 0 && S_ISCHR(st.st_mode));
    if (access("/dev/full", W_OK) == 0) {
        ck_assert(!asn_replace_text("/dev/full", "text", 4, &err));
        ck_assert_str_eq(err.text, "cannot write /dev/full: No space left on device");
    }
    int ends[2];
    ck_assert_int_eq(pipe(ends), 0);
    char path[40], text[8] = "";
    snprintf(path, sizeof path, "/dev/fd/%d", ends[1]);
    ck_assert(put(path, "text"));
    ck_assert_int_eq(read(ends[0], text, sizeof text), 4);
    ck_assert_str_eq(text, "text");
    close(ends[0]);
    close(ends[1]);
    expect_entries(0);
}
END_TEST

START_TEST(a_name_as_long_as_can_be_is_written)
{
    char name[256];
    memset(name, 'x', 255);
    name[255] = 0;
    ck_assert(put(name, "text"));
    expect_file(name, "text");
    expect_entries(1);
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
    tcase_add_test(c, a_link_stays_and_its_target_is_written);
    tcase_add_test(c, only_files_of_dead_writers_are_removed);
    tcase_add_test(c, a_killed_writer_is_not_in_the_way);
    tcase_add_test(c, a_file_that_may_not_be_written_is_not_replaced);
    tcase_add_test(c, devices_and_pipes_are_written_to_directly);
    tcase_add_test(c, a_name_as_long_as_can_be_is_written);
    tcase_add_test(c, folders_are_made_with_their_parents);
    tcase_add_test(c, folders_that_cannot_be_are_refused);
    return run_suite(s);
}
