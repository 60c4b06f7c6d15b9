#include "build.h"

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

static bool is_file(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

/* The folder that this program lies in, links followed. */
static const char *own_folder(mem *m)
{
    char    path[4096];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    if (n <= 0)
        return ".";
    path[n]     = 0;
    char *slash = strrchr(path, '/');
    return mem_text(m, path, slash ? (size_t)(slash - path) : 0);
}

typedef struct runtime {
    const char *include, *library;
} runtime;

static bool find_runtime(mem *m, runtime *r)
{
    const char *here = own_folder(m);
    const char *places[][2] = {
        {mem_print(m, "%s/../include/asn", here), mem_print(m, "%s/../lib/libasn.a", here)}, /* installed */
        {mem_print(m, "%s/../runtime", here), mem_print(m, "%s/libasn.a", here)},            /* build/asdlc in its tree */
        {mem_print(m, "%s/../../runtime", here), mem_print(m, "%s/libasn.a", here)},         /* build/sanitize/asdlc */
    };
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (is_file(mem_print(m, "%s/asn.h", places[i][0])) && is_file(places[i][1])) {
            *r = (runtime){places[i][0], places[i][1]};
            return true;
        }
    fprintf(stderr, "asdlc: cannot find the runtime: neither %s nor %s is there; run make, or make install\n", places[0][1], places[1][1]);
    return false;
}

static void split(mem *m, const char *text, const char ***words, size_t *n)
{
    char *copy = mem_text(m, text, strlen(text)), *rest = NULL;
    for (char *w = strtok_r(copy, " \t", &rest); w; w = strtok_r(NULL, " \t", &rest))
        *MEM_PUSH(m, *words, *n) = w;
}

static bool run(const char **words)
{
    pid_t pid;
    int   failed = posix_spawnp(&pid, words[0], NULL, NULL, (char **)(uintptr_t)words, environ);
    if (failed) {
        fprintf(stderr, "asdlc: cannot run %s: %s; set CC to a C compiler\n", words[0], strerror(failed));
        return false;
    }
    int status;
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return false;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    fprintf(stderr, "asdlc: %s failed\n", words[0]);
    return false;
}

bool build_program(mem *m, const char *source, const char *entry, const char *folder, const char *program)
{
    runtime r;
    if (!find_runtime(m, &r))
        return false;
    const char **words = NULL, *cc = getenv("CC"), *flags = getenv("CFLAGS");
    size_t       n     = 0;
    split(m, cc && *cc ? cc : "cc", &words, &n);
    const char *fixed[] = {"-std=c11", "-I", r.include, "-I", folder};
    split(m, flags ? flags : "-O2", &words, &n);
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        *MEM_PUSH(m, words, n) = fixed[i];
    *MEM_PUSH(m, words, n) = "-o";
    *MEM_PUSH(m, words, n) = program;
    *MEM_PUSH(m, words, n) = source;
    *MEM_PUSH(m, words, n) = entry;
    *MEM_PUSH(m, words, n) = r.library;
    split(m, ASN_LIBS, &words, &n);
    *MEM_PUSH(m, words, n) = NULL;
    return run(words);
}

bool build_folder(const char *path)
{
    char   copy[4096];
    size_t n = strlen(path);
    if (n == 0 || n >= sizeof copy) {
        errno = n ? ENAMETOOLONG : ENOENT;
        return false;
    }
    memcpy(copy, path, n + 1);
    for (char *s = copy + 1; *s; s++)
        if (*s == '/') {
            *s = 0;
            if (mkdir(copy, 0777) != 0 && errno != EEXIST)
                return false;
            *s = '/';
        }
    if (mkdir(copy, 0777) != 0 && errno != EEXIST)
        return false;
    struct stat st;
    if (stat(copy, &st) == 0 && S_ISDIR(st.st_mode))
        return true;
    errno = ENOTDIR;
    return false;
}
