/* memory.c: a library for LD_PRELOAD that makes allocations fail, in the program and in all libraries. Allocations are counted from the
 * start of main: malloc, calloc, realloc, aligned ones, anonymous mmap, new threads. In the environment:
 *
 *     MEMORY_FAULT=7         the 7th fails; "7+": the 7th and all behind it. The program runs once.
 *     MEMORY_FAULTS=1:1      a campaign: the program runs without a failure, then with the 1st failing, the 2nd, and so on in steps of 1 until
 *                            none is left to fail; then the same with all behind it failing, too. Each run is a fork before main, so it costs no start.
 *                            "1:1:500" ends behind the 500th.
 *     MEMORY_FOLDER=DIR      for a campaign: where the program writes. Before each run it becomes what MEMORY_BEFORE=DIR is, or empty.
 *     MEMORY_INPUT=FILE      for a campaign: standard input.
 *     MEMORY_AGAIN=WORD      for a campaign: a run that failed may leave checkpoints, logs and pages about it. The program then runs again without a failure, with WORD
 *                            behind its arguments if there is a checkpoint; that must give the same files, but for logs.
 *     MEMORY_COUNTED=1       for a campaign: the program was built with --coverage. Nothing fails any more once main has returned and counts are written.
 *     MEMORY_CODE=1          for a campaign: the exit code without a failure; 0 if it is not given. Another one is an error: the command does not do what is to be tried.
 *     MEMORY_REQUEST=PORT PATH  for a campaign: the program is a server. A client asks for PATH until it answers, then ends the server by SIGTERM.
 *
 * The rule: whatever fails, the program gives the right answer, or says on stderr that memory has run out and exits with 3. A run is compared with the one
 * without a failure: output, exit code, the files of the folder (each as it was or as it should become, and none besides), and whether
 * it leaves more memory unfreed when main returns. The time stands still, so that outputs compare. The last line counts: "1234 failures: 0 findings"; the
 * exit code is 1 if something was found. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The C library's own, which need no search. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t size);
void *__libc_memalign(size_t align, size_t size);
void  __libc_free(void *p);

enum { FRAMES = 24, SLOTS = 1 << 18 };

/* What a run tells the process that compares. */
typedef struct shared {
    atomic_long count; /* allocations */
    atomic_int  fired;
    bool        returned;   /* main did */
    long        live[2];    /* blocks that main left unfreed: the C library's own, all others */
    void       *where[FRAMES]; /* the allocation that failed first */
    int         frames;
    void       *left[8]; /* callers of blocks left */
} shared;

static shared       *now;
static volatile bool armed; /* main runs */
static bool          still; /* a campaign: the time stands still */
static long          fail_at;
static bool          fail_rest;
static uintptr_t     libc_begin, libc_end, ld_begin, ld_end;

/* ---- Which blocks are there: a table of pointers, each with its caller. */

static struct {
    void *block, *caller;
} *table;
static atomic_flag lock = ATOMIC_FLAG_INIT;
static long        most_live; /* that are none too many */
static long        live[2]; /* blocks: the C library's own, all others */

static bool libc_has(void *caller)
{
    uintptr_t at = (uintptr_t)caller;
    return (at >= libc_begin && at < libc_end) || (at >= ld_begin && at < ld_end);
}

static size_t slot_of(void *p)
{
    return ((uintptr_t)p >> 4) * 0x9E3779B97F4A7C15u >> 46;
}

static void note(void *p, void *caller)
{
    if (!p || !table)
        return;
    while (atomic_flag_test_and_set(&lock))
        ;
    size_t i = slot_of(p);
    while (table[i].block && table[i].block != (void *)-1)
        i = (i + 1) % SLOTS;
    table[i].block  = p;
    table[i].caller = caller;
    live[!libc_has(caller)]++;
    atomic_flag_clear(&lock);
}

static void forget(void *p)
{
    if (!p || !table)
        return;
    while (atomic_flag_test_and_set(&lock))
        ;
    for (size_t i = slot_of(p); table[i].block; i = (i + 1) % SLOTS)
        if (table[i].block == p) {
            table[i].block = (void *)-1;
            live[!libc_has(table[i].caller)]--;
            break;
        }
    atomic_flag_clear(&lock);
}

/* When main returns. */
static void count_live(void)
{
    int n      = 0;
    now->live[0] = live[0];
    now->live[1] = live[1];
    for (size_t i = 0; i < SLOTS && live[1] > most_live && n < 8; i++)
        if (table[i].block && table[i].block != (void *)-1 && !libc_has(table[i].caller))
            now->left[n++] = table[i].caller;
}

/* ---- The failures. */

static __thread bool inside;

static bool fails(void)
{
    if (!armed || inside)
        return false;
    long n = atomic_fetch_add(&now->count, 1) + 1;
    if (fail_at == 0 || (fail_rest ? n < fail_at : n != fail_at))
        return false;
    inside = true;
    if (atomic_fetch_add(&now->fired, 1) == 0)
        now->frames = backtrace(now->where, FRAMES);
    inside = false;
    errno  = ENOMEM;
    return true;
}

#define CALLER __builtin_return_address(0)

void *malloc(size_t size)
{
    if (fails())
        return NULL;
    void *p = __libc_malloc(size);
    if (armed)
        note(p, CALLER);
    return p;
}

void *calloc(size_t n, size_t size)
{
    if (fails())
        return NULL;
    void *p = __libc_calloc(n, size);
    if (armed)
        note(p, CALLER);
    return p;
}

void *realloc(void *old, size_t size)
{
    if (fails())
        return NULL;
    forget(old);
    void *p = __libc_realloc(old, size);
    if (armed)
        note(p ? p : old, CALLER);
    return p;
}

void *memalign(size_t align, size_t size)
{
    if (fails())
        return NULL;
    void *p = __libc_memalign(align, size);
    if (armed)
        note(p, CALLER);
    return p;
}

void *aligned_alloc(size_t align, size_t size)
{
    if (fails())
        return NULL;
    void *p = __libc_memalign(align, size);
    if (armed)
        note(p, CALLER);
    return p;
}

int posix_memalign(void **to, size_t align, size_t size)
{
    void *p = aligned_alloc(align, size);
    if (!p)
        return ENOMEM;
    *to = p;
    return 0;
}

void free(void *p)
{
    forget(p);
    __libc_free(p);
}

void *mmap(void *at, size_t length, int protection, int flags, int fd, off_t offset)
{
    if ((flags & MAP_ANONYMOUS) && fails())
        return MAP_FAILED;
    return (void *)syscall(SYS_mmap, at, length, protection, flags, fd, offset);
}

int pthread_create(pthread_t *to, const pthread_attr_t *how, void *(*go)(void *), void *argument)
{
    static int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    if (fails())
        return EAGAIN;
    inside = true;
    if (!real)
        *(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
    int result = real(to, how, go, argument);
    inside     = false;
    return result;
}

/* ---- The time. */

int clock_gettime(clockid_t which, struct timespec *t)
{
    if (!still)
        return (int)syscall(SYS_clock_gettime, which, t);
    *t = (struct timespec){1700000000, 0};
    return 0;
}

time_t time(time_t *to)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    if (to)
        *to = t.tv_sec;
    return t.tv_sec;
}

int gettimeofday(struct timeval *restrict t, void *restrict zone)
{
    struct timespec s;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &s);
    *t = (struct timeval){s.tv_sec, s.tv_nsec / 1000};
    return 0;
}

/* Nothing is lost here that the disk must have; it would only take time. */
int fsync(int fd)
{
    return still ? 0 : (int)syscall(SYS_fsync, fd);
}

/* ---- Files: what a folder holds. */

typedef struct file {
    char           name[200];
    unsigned char *bytes;
    size_t         length;
} file;
typedef struct folder {
    file all[100];
    int  n;
} folder;

static void give_up(const char *what, const char *name)
{
    fprintf(stderr, "memory.c: %s %s: %s\n", what, name, strerror(errno));
    _exit(2);
}

static file read_fd(int fd, const char *name)
{
    file        f = {.length = 0};
    struct stat s;
    snprintf(f.name, sizeof f.name, "%s", name);
    if (fstat(fd, &s) != 0)
        give_up("cannot read", name);
    f.bytes = __libc_malloc((size_t)s.st_size + 1);
    for (ssize_t n; (n = pread(fd, f.bytes + f.length, (size_t)s.st_size - f.length, (off_t)f.length)) > 0;)
        f.length += (size_t)n;
    f.bytes[f.length] = 0;
    return f;
}

static void read_folder(folder *to, const char *root, const char *inner)
{
    char           path[600], name[400];
    struct dirent *e;
    snprintf(path, sizeof path, "%s/%s", root, inner);
    DIR *d = opendir(path);
    if (!d)
        give_up("cannot open", path);
    while ((e = readdir(d))) {
        struct stat s;
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
            continue;
        snprintf(name, sizeof name, "%s%s%s", inner, *inner ? "/" : "", e->d_name);
        snprintf(path, sizeof path, "%s/%s", root, name);
        if (lstat(path, &s) != 0)
            continue;
        if (S_ISDIR(s.st_mode)) {
            read_folder(to, root, name);
            continue;
        }
        int fd = open(path, O_RDONLY);
        if (fd < 0 || to->n == 100)
            give_up("cannot read", path);
        to->all[to->n++] = read_fd(fd, name);
        close(fd);
    }
    closedir(d);
}

static void clear_folder(folder *f)
{
    for (int i = 0; i < f->n; i++)
        __libc_free(f->all[i].bytes);
    f->n = 0;
}

static void empty(const char *root)
{
    char           path[600];
    struct dirent *e;
    DIR           *d = opendir(root);
    if (!d)
        give_up("cannot open", root);
    while ((e = readdir(d))) {
        struct stat s;
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", root, e->d_name);
        if (lstat(path, &s) == 0 && S_ISDIR(s.st_mode)) {
            empty(path);
            rmdir(path);
        } else
            unlink(path);
    }
    closedir(d);
}

static void restore(const char *root, const folder *f)
{
    char path[600];
    empty(root);
    for (int i = 0; i < f->n; i++) {
        snprintf(path, sizeof path, "%s/%s", root, f->all[i].name);
        for (char *slash = path + strlen(root) + 1; (slash = strchr(slash, '/')); *slash++ = '/') {
            *slash = 0;
            mkdir(path, 0777);
        }
        int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (fd < 0 || write(fd, f->all[i].bytes, f->all[i].length) != (ssize_t)f->all[i].length)
            give_up("cannot write", path);
        close(fd);
    }
}

static const file *find(const folder *f, const char *name)
{
    for (int i = 0; i < f->n; i++)
        if (strcmp(f->all[i].name, name) == 0)
            return &f->all[i];
    return NULL;
}

static bool same(const file *a, const file *b)
{
    return a && b && a->length == b->length && memcmp(a->bytes, b->bytes, a->length) == 0;
}

/* ---- A client for a server. */

static int ask(const char *request, pid_t server, int out)
{
    char path[200], text[300];
    int  port = 0;
    if (sscanf(request, "%d %199s", &port, path) != 2)
        give_up("not a request:", request);
    int n = snprintf(text, sizeof text, "GET %s HTTP/1.0\r\nConnection: close\r\n\r\n", path);
    for (int i = 0; i < 2000; i++) {
        struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
        int                fd = socket(AF_INET, SOCK_STREAM, 0), status;
        if (connect(fd, (struct sockaddr *)&to, sizeof to) == 0) {
            char    piece[4096];
            ssize_t got;
            if (write(fd, text, (size_t)n) == n)
                while ((got = read(fd, piece, sizeof piece)) > 0 && write(out, piece, (size_t)got) == got)
                    ;
            close(fd);
            kill(server, SIGTERM);
            waitpid(server, &status, 0);
            return status;
        }
        close(fd);
        if (waitpid(server, &status, WNOHANG) == server)
            return status;
        usleep(2000);
    }
    kill(server, SIGKILL);
    int status;
    waitpid(server, &status, 0);
    return status;
}

/* ---- A run. */

static int (*real_main)(int, char **, char **);

typedef struct run {
    int    status;
    file   out, err, reply;
    folder files;
} run;

static void disarm(void)
{
    armed = false;
}

/* before NULL: the folder stays as it is. */
static run one_run(int argc, char **argv, char **env, long n, bool rest, const folder *before)
{
    const char *input = getenv("MEMORY_INPUT"), *where = getenv("MEMORY_FOLDER"), *request = getenv("MEMORY_REQUEST");
    run         r   = {0};
    int         out = memfd_create("out", 0), err = memfd_create("err", 0), reply = memfd_create("reply", 0);
    if (where && before)
        restore(where, before);
    memset(now, 0, sizeof *now);
    fflush(stdout); /* else the child would write it again */
    pid_t child = fork();
    if (child == 0) {
        struct rlimit none = {0, 0};
        int           in   = open(input ? input : "/dev/null", O_RDONLY);
        if (in < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0)
            _exit(99);
        close(in);
        close(out);
        close(err);
        close(reply);
        setrlimit(RLIMIT_CORE, &none);
        alarm(60);
        table     = mmap(NULL, SLOTS * sizeof *table, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        still     = true;
        fail_at   = n;
        fail_rest = rest;
        if (getenv("MEMORY_COUNTED")) /* asdlc ends by exit when memory has run out; libgcov, which then writes the counts, cannot live without it */
            atexit(disarm);
        armed     = true;
        int code  = real_main(argc, argv, env);
        armed         = false;
        count_live();
        now->returned = true;
        armed         = !getenv("MEMORY_COUNTED");
        exit(code);
    }
    if (request)
        r.status = ask(request, child, reply);
    else
        waitpid(child, &r.status, 0);
    r.out = read_fd(out, "stdout");
    r.err = read_fd(err, "stderr");
    r.reply = read_fd(reply, "the reply");
    close(out);
    close(err);
    close(reply);
    if (where)
        read_folder(&r.files, where, "");
    return r;
}

static void clear_run(run *r)
{
    __libc_free(r->out.bytes);
    __libc_free(r->err.bytes);
    __libc_free(r->reply.bytes);
    clear_folder(&r->files);
}

/* ---- What is wrong with a run. */

static int findings;

static void put_place(void *at)
{
    Dl_info i;
    if (dladdr(at, &i) && i.dli_fname) {
        const char *base = strrchr(i.dli_fname, '/');
        printf(" %s+0x%lx", base ? base + 1 : i.dli_fname, (unsigned long)((char *)at - (char *)i.dli_fbase) - 1);
    }
}

static void found(const char *what, const char *more, long n, bool rest)
{
    findings++;
    printf("  %ld%s: %s%s\n", n, rest ? "+" : "", what, more);
    printf("     failed at");
    for (int i = 2; i < now->frames && i < 14; i++)
        put_place(now->where[i]);
    printf("\n");
}

static bool ends_in(const char *name, const char *tail)
{
    size_t n = strlen(name), k = strlen(tail);
    return n >= k && strcmp(name + n - k, tail) == 0;
}

static void judge_again(int argc, char **argv, char **env, const run *r, const run *right, long n, bool rest)
{
    char *words[64];
    bool  ckpt = false;
    for (int i = 0; i < r->files.n; i++)
        ckpt = ckpt || ends_in(r->files.all[i].name, ".ckpt");
    for (int i = 0; i < argc && i < 62; i++)
        words[i] = argv[i];
    words[argc]     = ckpt ? getenv("MEMORY_AGAIN") : NULL;
    words[argc + 1] = NULL;
    run again       = one_run(argc + ckpt, words, env, 0, false, NULL);
    if (again.status != 0)
        found("it does not go on: ", (char *)again.err.bytes, n, rest);
    else
        for (int i = 0; i < right->files.n; i++) {
            const file *f = &right->files.all[i];
            if (!ends_in(f->name, ".jsonl") && !same(find(&again.files, f->name), f))
                found("another file when it went on: ", f->name, n, rest);
        }
    clear_run(&again);
}

static void judge(const run *r, const run *right, const folder *before, const shared *right_state, long n, bool rest)
{
    char text[300];
    if (WIFSIGNALED(r->status)) {
        snprintf(text, sizeof text, "%d (%s)", WTERMSIG(r->status), strsignal(WTERMSIG(r->status)));
        found("killed by signal ", text, n, rest);
        return;
    }
    int  code = WEXITSTATUS(r->status);
    bool done = r->status == right->status;
    if (code == 127 && strstr((char *)r->err.bytes, "cannot allocate memory for thread-local data: ABORT"))
        return; /* glibc, in a new thread, on behalf of a library that was loaded: nobody can do anything about it */
    if (code != 3 && !done) {
        snprintf(text, sizeof text, "%d: %.200s", code, (char *)r->err.bytes);
        found("exit code ", text, n, rest);
    }
    if (code == 3 && !done && r->err.length == 0)
        found("no message", "", n, rest);
    if (done && !same(&r->out, &right->out))
        found("exit code as if nothing had failed, but other output", "", n, rest);
    if (done && !same(&r->reply, &right->reply) && strncmp((char *)r->reply.bytes, "HTTP/1.1 5", 10) != 0 && strncmp((char *)r->reply.bytes, "HTTP/1.0 5", 10) != 0 && r->reply.length)
        found("another reply", "", n, rest);
    for (int i = 0; i < r->files.n; i++) {
        const file *f = &r->files.all[i], *was = find(before, f->name), *becomes = find(&right->files, f->name);
        if (!was && !becomes)
            found("left behind: ", f->name, n, rest);
        else if (!done && getenv("MEMORY_AGAIN") && (ends_in(f->name, ".ckpt") || ends_in(f->name, ".jsonl") || ends_in(f->name, ".html")))
            continue;
        else if (!same(f, becomes) && (done || !same(f, was)))
            found("neither as it was nor as it should be: ", f->name, n, rest);
    }
    for (int i = 0; i < right->files.n; i++)
        if (!find(&r->files, right->files.all[i].name) && (done || find(before, right->files.all[i].name)))
            found("missing: ", right->files.all[i].name, n, rest);
    if (now->returned && now->live[1] > right_state->live[1]) {
        snprintf(text, sizeof text, "%ld", now->live[1] - right_state->live[1]);
        found("blocks not freed: ", text, n, rest);
        printf("     allocated by");
        for (int i = 0; i < 8 && now->left[i]; i++)
            put_place(now->left[i]);
        printf("\n");
    }
    bool loading = now->frames > 2 && (uintptr_t)now->where[2] >= ld_begin && (uintptr_t)now->where[2] < ld_end; /* the loader forgets some of it itself */
    if (now->returned && !loading && now->live[0] > right_state->live[0]) {
        snprintf(text, sizeof text, "%ld", now->live[0] - right_state->live[0]);
        found("blocks of the C library not freed: ", text, n, rest);
    }
}

static int campaign(int argc, char **argv, char **env, const char *which)
{
    long        first = 1, step = 1, last = 0, injected = 0;
    folder      before = {.n = 0};
    const char *from   = getenv("MEMORY_BEFORE");
    if (sscanf(which, "%ld:%ld:%ld", &first, &step, &last) < 2 || step < 1)
        give_up("not FIRST:STEP:", which);
    if (from)
        read_folder(&before, from, "");
    run    right       = one_run(argc, argv, env, 0, false, &before);
    shared right_state = *now;
    most_live          = now->live[1];
    const char *code = getenv("MEMORY_CODE");
    if (!WIFEXITED(right.status) || WEXITSTATUS(right.status) != (code ? atoi(code) : 0)) {
        printf("  without a failure: status %d, not exit code %s\n%s%s", right.status, code ? code : "0", (char *)right.out.bytes, (char *)right.err.bytes);
        fflush(stdout);
        return 1;
    }
    for (int rest = 0; rest < 2; rest++)
        for (long n = first;; n += step) {
            run r = one_run(argc, argv, env, n, rest, &before);
            bool fired = atomic_load(&now->fired) > 0;
            injected += fired;
            if (fired)
                judge(&r, &right, &before, &right_state, n, rest);
            if (fired && getenv("MEMORY_AGAIN") && WIFEXITED(r.status) && r.status != right.status)
                judge_again(argc, argv, env, &r, &right, n, rest);
            clear_run(&r);
            if (!fired || (last && n >= last) || findings > 10000)
                break;
        }
    printf("%ld failures: %d findings\n", injected, findings);
    fflush(stdout);
    return findings > 0;
}

static int main_with_failures(int argc, char **argv, char **env)
{
    const char *one = getenv("MEMORY_FAULT"), *all = getenv("MEMORY_FAULTS");
    void       *warm[4];
    backtrace(warm, 4); /* loads what it needs */
    now = mmap(NULL, sizeof *now, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (all) {
        unsetenv("MEMORY_FAULTS");
        unsetenv("LD_PRELOAD");
        int code = campaign(argc, argv, env, all);
        _exit(code);
    }
    if (one) {
        char *end;
        fail_at   = strtol(one, &end, 10);
        fail_rest = *end == '+';
        still     = getenv("MEMORY_STILL") != NULL;
        unsetenv("LD_PRELOAD");
        armed     = true;
    }
    return real_main(argc, argv, env);
}

static int range(struct dl_phdr_info *i, size_t size, void *context)
{
    (void)size;
    (void)context;
    uintptr_t *begin = strstr(i->dlpi_name, "/libc.so") ? &libc_begin : strstr(i->dlpi_name, "/ld-") ? &ld_begin : NULL;
    if (!begin)
        return 0;
    uintptr_t *end = begin == &libc_begin ? &libc_end : &ld_end;
    *begin         = i->dlpi_addr;
    for (int k = 0; k < i->dlpi_phnum; k++)
        if (i->dlpi_phdr[k].p_type == PT_LOAD && i->dlpi_addr + i->dlpi_phdr[k].p_vaddr + i->dlpi_phdr[k].p_memsz > *end)
            *end = i->dlpi_addr + i->dlpi_phdr[k].p_vaddr + i->dlpi_phdr[k].p_memsz;
    return 0;
}

int __libc_start_main(int (*main)(int, char **, char **), int argc, char **argv, void (*init)(void), void (*fini)(void), void (*rtld_fini)(void), void *stack_end)
{
    int (*real)(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void), void (*)(void), void *);
    *(void **)&real = dlsym(RTLD_NEXT, "__libc_start_main");
    real_main       = main;
    dl_iterate_phdr(range, NULL);
    return real(main_with_failures, argc, argv, init, fini, rtld_fini, stack_end);
}
