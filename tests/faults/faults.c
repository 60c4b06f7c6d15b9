/* faults.c: a library for LD_PRELOAD that makes the nth system call of some kinds fail, or kills the process there. The C library's own
 * calls count as well (fopen, fflush), which wrappers of functions would miss: the kernel traps them (seccomp), and a handler of the signal
 * counts and makes them, or does not.
 *
 *   FAULT=write,fsync:ENOSPC:7   the 7th write or fsync fails with ENOSPC; kinds are those of the table below, or all
 *   FAULT=write:short:3          the third write takes half of what it is given
 *   FAULT=all:kill:40            SIGKILL instead of the 40th call
 *   FAULT_HIT=path               this file is made when it happens
 *
 * Writes to standard error do not count: a message that cannot be written cannot be looked for. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#if defined __x86_64__
#define ARCH AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define ARCH AUDIT_ARCH_AARCH64
#else
#error "faults.c knows the registers of x86-64 and 64-bit ARM"
#endif

static const struct kind {
    const char *name;
    int         calls[4]; /* ended by -1 */
} kinds[] = {
    {"write", {SYS_write, SYS_writev, SYS_pwrite64, -1}},
    {"read", {SYS_read, SYS_readv, SYS_pread64, -1}},
    {"fsync", {SYS_fsync, SYS_fdatasync, -1}},
    {"close", {SYS_close, -1}},
    {"mmap", {SYS_mmap, -1}},
    {"flock", {SYS_flock, -1}},
    {"truncate", {SYS_truncate, SYS_ftruncate, -1}},
#if defined __x86_64__
    {"open", {SYS_openat, SYS_open, -1}},
    {"rename", {SYS_rename, SYS_renameat, SYS_renameat2, -1}},
    {"link", {SYS_link, SYS_linkat, -1}},
    {"unlink", {SYS_unlink, SYS_unlinkat, SYS_rmdir, -1}},
    {"mkdir", {SYS_mkdir, SYS_mkdirat, -1}},
#else
    {"open", {SYS_openat, -1}},
    {"rename", {SYS_renameat, SYS_renameat2, -1}},
    {"link", {SYS_linkat, -1}},
    {"unlink", {SYS_unlinkat, -1}},
    {"mkdir", {SYS_mkdirat, -1}},
#endif
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static const struct { const char *name; int code; } errors[] = {
    {"ENOSPC", ENOSPC}, {"EIO", EIO}, {"EACCES", EACCES}, {"EINTR", EINTR}, {"ENOMEM", ENOMEM}, {"EMFILE", EMFILE}, {"EROFS", EROFS},
};
enum { KILL = -1, SHORT = -2, ERRORS = sizeof errors / sizeof *errors };

static int         action;
static long        target, counted;
static const char *hit;

/* The one place from which trapped calls are let through: the filter knows its address. */
extern const char faults_after[];
__attribute__((noinline)) static long call(long nr, long a, long b, long c, long d, long e, long f)
{
#if defined __x86_64__
    long          result;
    register long r10 __asm__("r10") = d, r8 __asm__("r8") = e, r9 __asm__("r9") = f;
    __asm__ volatile("syscall\n.globl faults_after\n.hidden faults_after\nfaults_after:"
                     : "=a"(result) : "a"(nr), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9) : "rcx", "r11", "memory");
    return result;
#else
    register long x8 __asm__("x8") = nr, x0 __asm__("x0") = a, x1 __asm__("x1") = b, x2 __asm__("x2") = c, x3 __asm__("x3") = d, x4 __asm__("x4") = e,
                  x5 __asm__("x5") = f;
    __asm__ volatile("svc 0\n.globl faults_after\n.hidden faults_after\nfaults_after:"
                     : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
    return x0;
#endif
}

static long strike(long nr, const long *arg)
{
    if (hit) {
        long fd = call(SYS_openat, AT_FDCWD, (long)hit, O_WRONLY | O_CREAT, 0600, 0, 0);
        call(SYS_close, fd, 0, 0, 0, 0, 0);
    }
    if (action == KILL)
        call(SYS_kill, getpid(), SIGKILL, 0, 0, 0, 0);
    if (action == SHORT)
        return call(nr, arg[0], arg[1], nr == SYS_write && arg[2] > 1 ? arg[2] / 2 : arg[2], arg[3], arg[4], arg[5]);
    if (nr == SYS_close) /* a descriptor is closed even if that fails */
        call(nr, arg[0], 0, 0, 0, 0, 0);
    return -action;
}

static void trapped(int number, siginfo_t *info, void *context)
{
    ucontext_t *u = context;
    (void)number;
#if defined __x86_64__
    greg_t *r        = u->uc_mcontext.gregs;
    long    arg[6]   = {r[REG_RDI], r[REG_RSI], r[REG_RDX], r[REG_R10], r[REG_R8], r[REG_R9]};
#define RESULT r[REG_RAX]
#else
    unsigned long long *r = u->uc_mcontext.regs;
    long arg[6] = {(long)r[0], (long)r[1], (long)r[2], (long)r[3], (long)r[4], (long)r[5]};
#define RESULT r[0]
#endif
    long nr = info->si_syscall;
    if (__atomic_add_fetch(&counted, 1, __ATOMIC_SEQ_CST) == target)
        RESULT = strike(nr, arg);
    else
        RESULT = call(nr, arg[0], arg[1], arg[2], arg[3], arg[4], arg[5]);
}

static int wanted(const char *list, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = list; *at; at += strcspn(at, ",") + (at[strcspn(at, ",")] == ','))
        if (strcspn(at, ",") == n && strncmp(at, name, n) == 0)
            return 1;
    return strcmp(list, "all") == 0;
}

static void give_up(const char *why)
{
    ssize_t n = write(2, why, strlen(why));
    _exit(n < 0 ? 78 : 77);
}

#define FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
#define HALF(name)  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name) + 4)
#define RETURN(what) BPF_STMT(BPF_RET | BPF_K, what)

/* Each call has instructions of its own: trap it, unless it comes from call() or writes to standard error. */
static int fill(struct sock_filter *to, const char *list)
{
    uint64_t           at = (uint64_t)(uintptr_t)faults_after;
    int                n  = 0;
    struct sock_filter begin[] = {FIELD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCH, 1, 0), RETURN(SECCOMP_RET_ALLOW)};
    memcpy(to, begin, sizeof begin);
    n = sizeof begin / sizeof *begin;
    for (int k = 0; k < KINDS; k++)
        for (const int *c = kinds[k].calls; wanted(list, kinds[k].name) && *c >= 0; c++) {
            struct sock_filter own[] = {
                FIELD(nr), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)*c, 0, 9),
                FIELD(instruction_pointer), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)at, 0, 3),
                HALF(instruction_pointer), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(at >> 32), 0, 1), RETURN(SECCOMP_RET_ALLOW),
                FIELD(args[0]), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 2, k == 0 ? 1 : 0, 0), RETURN(SECCOMP_RET_TRAP), RETURN(SECCOMP_RET_ALLOW),
            };
            memcpy(to + n, own, sizeof own);
            n += sizeof own / sizeof *own;
        }
    to[n++] = (struct sock_filter)RETURN(SECCOMP_RET_ALLOW);
    return n;
}

__attribute__((constructor)) static void begin(void)
{
    static struct sock_filter filter[600];
    static char               text[200];
    const char               *what = getenv("FAULT");
    if (!what || strlen(what) >= sizeof text)
        return;
    strcpy(text, what);
    unsetenv("LD_PRELOAD"); /* a compiler that the program calls is another matter */
    char *how = strchr(text, ':'), *n = how ? strchr(how + 1, ':') : NULL;
    if (!n)
        give_up("FAULT is KINDS:ACTION:N\n");
    *how++ = *n++ = 0;
    target = atol(n);
    action = strcmp(how, "kill") == 0 ? KILL : strcmp(how, "short") == 0 ? SHORT : 0;
    for (int i = 0; i < ERRORS; i++)
        if (strcmp(how, errors[i].name) == 0)
            action = errors[i].code;
    if (!action || target < 1)
        give_up("FAULT: no such action, or not a number\n");
    hit                     = getenv("FAULT_HIT");
    struct sigaction  act   = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART};
    struct sock_fprog program = {(unsigned short)fill(filter, text), filter};
    if (sigaction(SIGSYS, &act, NULL) != 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) != 0)
        give_up("faults: the kernel does not allow seccomp here\n");
}
