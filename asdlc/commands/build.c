#include "commands/build.h"

#include "commands/compile.h"
#include "emit/embed.h"
#include "emit/emit.h"

#include <dirent.h>
#include <errno.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

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
#ifdef __APPLE__
    char     called[4096];
    uint32_t room = sizeof called;
    if (_NSGetExecutablePath(called, &room) != 0 || !realpath(called, path))
        return NULL;
#else
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    if (n <= 0)
        return NULL;
    path[n] = 0;
#endif
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
static bool call_compiler(mem *m, const char *source, const char *text, const char *program, const char *usual)
{
    runtime r;
    if (!find_runtime(m, &r))
        return false;
    const char **words = NULL, *cc = getenv("CC"), *flags = getenv("CFLAGS");
    size_t       n     = 0;
    split(m, cc && *cc ? cc : "cc", &words, &n);
    split(m, flags ? flags : usual, &words, &n);
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

static void remove_folder(mem *m, const char *folder)
{
    DIR *d = opendir(folder);
    for (struct dirent *e; d && (e = readdir(d));)
        if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0)
            unlink(mem_print(m, "%s/%s", folder, e->d_name));
    if (d)
        closedir(d);
    rmdir(folder);
}

/* The program is linked beside its place and moved there, so that one that runs, or another build, is not disturbed. usual: flags of the C compiler
 * where $CFLAGS says none. */
static bool build_with(grammar *g, const char *program, const char *usual)
{
    mem        *m      = g->m;
    const char *temp   = getenv("TMPDIR"), *top = temp && *temp ? temp : "/tmp";
    char       *folder = mem_print(m, "%s/asdlc-XXXXXX", top), *linked = mem_print(m, "%s.%ld.tmp", program, (long)getpid());
    if (!mkdtemp(folder)) {
        diag_say("cannot make a folder in %s: %s", top, strerror(errno));
        return false;
    }
    const char *files[2] = {mem_print(m, "%s/%s", folder, emit_file_name(g, EMIT_HEADER)), mem_print(m, "%s/%s", folder, emit_file_name(g, EMIT_SOURCE))};
    const char *text     = mem_print(m, "%s/%s_text.c", folder, g->name);
    bool        ok       = compile_files(g, folder) && write_text(files, text) && call_compiler(m, files[1], text, linked, usual);
    if (ok && rename(linked, program) != 0) {
        diag_say("cannot write %s: %s", program, strerror(errno));
        ok = false;
    }
    if (!ok)
        unlink(linked);
    remove_folder(m, folder);
    return ok;
}

/* Generated code calls the runtime, which is compiled already: an optimised copy of it answers no faster, and of a large grammar takes three times as long. */
static const char *const USUAL = "-O0";

bool build_program(grammar *g, const char *program)
{
    return build_with(g, program, USUAL);
}

int build_check_templates(grammar *g)
{
    mem        *m      = g->m;
    const char *temp   = getenv("TMPDIR"), *top = temp && *temp ? temp : "/tmp";
    char       *folder = mem_print(m, "%s/asdlc-XXXXXX", top);
    if (g->task.n_prints == 0) {
        fprintf(stderr, "there is no print statement: trees print as tree text, which can be read back\n");
        return 0;
    }
    if (!mkdtemp(folder)) {
        diag_say("cannot make a folder in %s: %s", top, strerror(errno));
        return 3;
    }
    const char *program  = mem_print(m, "%s/%s", folder, g->name);
    const char *words[]  = {program, "parse", "--check", "200", NULL};
    int         code     = build_with(g, program, USUAL) ? run(words) : -1;
    remove_folder(m, folder);
    return code < 0 ? 3 : code;
}
