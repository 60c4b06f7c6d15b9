#include "commands/build.h"

#include "base/files.h"
#include "commands/compile.h"
#include "emit/embed.h"
#include "emit/emit.h"
#define ASN_SYSTEM_PROGRAM
#include "ground/system.h"

#include <errno.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

#ifndef ASN_LIBS
#define ASN_LIBS "-ljansson -lm -lpthread"
#endif
#ifndef ASDLC_RUNTIME
#define ASDLC_RUNTIME "runtime"
#endif

static bool is_file(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

/* The folder that this program lies in, links followed; NULL where the system does not say. */
static const char *own_folder(mem *m)
{
    char path[4096];
    if (!asn_system_program(path, sizeof path))
        return NULL;
    char *slash = strrchr(path, '/');
    return slash ? mem_text(m, path, (size_t)(slash - path)) : NULL;
}

typedef struct runtime {
    const char *include, *library;
} runtime;

/* Installed, asdlc lies in PREFIX/bin. In a build folder libasn.a lies beside it, and the headers are in the source tree that it was
 * built from, wherever that folder is. */
static bool find_runtime(mem *m, runtime *r)
{
    const char *here     = own_folder(m);
    const char *places[][2] = {
        {mem_print(m, "%s/../include/asn", here ? here : "."), mem_print(m, "%s/../lib/libasn.a", here ? here : ".")},
        {mem_print(m, "%s/../runtime", here ? here : "."), mem_print(m, "%s/libasn.a", here ? here : ".")},
        {ASDLC_RUNTIME, mem_print(m, "%s/libasn.a", here ? here : ".")},
    };
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (is_file(mem_print(m, "%s/asn.h", places[i][0])) && is_file(places[i][1])) {
            *r = (runtime){places[i][0], places[i][1]};
            return true;
        }
    diag_say("cannot find the runtime: neither %s nor %s is there; run make, or make install", places[0][1], places[1][1]);
    return false;
}

static void split(mem *m, const char *text, const char ***words, size_t *n)
{
    char *copy = mem_text(m, text, strlen(text)), *rest = NULL;
    for (char *w = strtok_r(copy, " \t", &rest); w; w = strtok_r(NULL, " \t", &rest))
        *MEM_PUSH(m, *words, *n) = w;
}

/* The exit code of a program; -1 after saying why it could not be run. */
static int run(const char **words)
{
    pid_t pid;
    int   failed = posix_spawnp(&pid, words[0], NULL, NULL, (char **)(uintptr_t)words, environ);
    if (failed) {
        diag_say("cannot run %s: %s; set CC to a C compiler", words[0], strerror(failed));
        return -1;
    }
    int status;
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Generated files include each other with quotes, so their folder is not searched for <...>: a grammar may be called string. */
static bool call_compiler(mem *m, const char *source, const char *text, const char *program)
{
    runtime r;
    if (!find_runtime(m, &r))
        return false;
    const char **words = NULL, *cc = getenv("CC"), *flags = getenv("CFLAGS");
    size_t       n     = 0;
    split(m, cc && *cc ? cc : "cc", &words, &n);
    /* Generated code only calls the runtime, which is compiled already. Optimised, it answers no faster, and a large grammar takes three times as long. */
    split(m, flags ? flags : "-O0", &words, &n);
    const char *fixed[] = {"-std=c11", "-DASN_MAIN", "-I", r.include, "-o", program, source, text, r.library};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        *MEM_PUSH(m, words, n) = fixed[i];
    split(m, ASN_LIBS, &words, &n);
    *MEM_PUSH(m, words, n) = NULL;
    int code = run(words);
    if (code > 0)
        diag_say("%s failed", words[0]);
    return code == 0;
}

/* The text of what compile_files wrote, which the program carries to ship itself. */
static bool write_text(const char *const files[2], const char *path)
{
    const char *bad = path;
    FILE       *f   = fopen(path, "wb");
    bool        ok  = f && embed_files(f, "asn_own_text", files, 2, &bad) && !ferror(f);
    if (f && fclose(f) != 0)
        ok = false;
    if (!ok)
        diag_say("cannot read or write %s: %s", bad, strerror(errno));
    return ok;
}

/* A folder for a build and the files in it. They are removed however the program ends: when memory runs out, it exits at once, and listing the folder would
 * need memory. */
static const char *made[12];
static int         n_made;

static void remove_made(int from)
{
    while (n_made > from)
        remove(made[--n_made]); /* what is inside comes behind its folder in the list */
}

static void remove_all_made(void)
{
    remove_made(0);
}

static const char *will_make(const char *path)
{
    if (n_made < (int)(sizeof made / sizeof *made))
        made[n_made++] = path;
    return path;
}

/* NULL after saying why there is none. */
static const char *make_folder(mem *m)
{
    static bool registered;
    const char *temp   = getenv("TMPDIR"), *top = temp && *temp ? temp : "/tmp";
    char       *folder = mem_print(m, "%s/asdlc-XXXXXX", top);
    if (!registered && atexit(remove_all_made) != 0)
        mem_need(NULL);
    registered = true;
    if (!mkdtemp(folder)) {
        diag_say("cannot make a folder in %s: %s", top, strerror(errno));
        return NULL;
    }
    return will_make(folder);
}

/* The program takes its place when it is whole, so that one that runs, or another build, is not disturbed. */
bool build_program(grammar *g, const char *program)
{
    mem        *m      = g->m;
    int         before = n_made;
    const char *folder = files_can_write(program) ? make_folder(m) : NULL;
    if (!folder)
        return false;
    const char *linked = will_make(mem_print(m, "%s/program", folder));
    const char *made_files[EMIT_FILES];
    for (int i = 0; i < EMIT_FILES; i++)
        made_files[i] = will_make(mem_print(m, "%s/%s", folder, emit_file_name(g, i)));
    const char *files[2] = {made_files[EMIT_HEADER], made_files[EMIT_SOURCE]};
    const char *text     = will_make(mem_print(m, "%s/%s_text.c", folder, g->name));
    bool        ok   = compile_files(g, folder) && write_text(files, text) && call_compiler(m, files[1], text, linked) && files_install(linked, program);
    remove_made(before);
    return ok;
}

int build_check_templates(grammar *g)
{
    mem *m      = g->m;
    int  before = n_made;
    if (g->task.n_prints == 0) {
        fprintf(stderr, "there is no print statement: trees print as tree text, which can be read back\n");
        return 0;
    }
    const char *folder = make_folder(m);
    if (!folder)
        return 3;
    const char *program  = will_make(mem_print(m, "%s/%s", folder, g->name));
    const char *words[]  = {program, "parse", "--check", "200", NULL};
    int         code     = build_program(g, program) ? run(words) : -1;
    remove_made(before);
    return code < 0 ? 3 : code;
}
