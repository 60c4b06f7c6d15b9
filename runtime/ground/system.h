/* system.h: what differs between Linux, macOS and FreeBSD, all in one place. Everything else is POSIX of 2008. tests/cli/compilers.sh compiles
 * each of the three. */
#ifndef ASN_SYSTEM_H
#define ASN_SYSTEM_H

/* ---- Libraries that are loaded while a program runs. */
#ifdef __APPLE__ /* Homebrew leaves them in its own folder, which depends on the processor */
#define ASN_OPENBLAS_NAMES "libopenblas.dylib", "/opt/homebrew/opt/openblas/lib/libopenblas.dylib", "/usr/local/opt/openblas/lib/libopenblas.dylib"
#define ASN_HTTP_NAMES     "libmicrohttpd.12.dylib", "/opt/homebrew/lib/libmicrohttpd.12.dylib", "/usr/local/lib/libmicrohttpd.12.dylib"
#else
#define ASN_OPENBLAS_NAMES "libopenblas.so.0", "libopenblas.so"
#define ASN_HTTP_NAMES     "libmicrohttpd.so.12", "libmicrohttpd.so"
#endif

/* ---- When a file was last changed, of a struct stat. */
#ifdef __APPLE__
#define ASN_CHANGED(found) ((found).st_mtimespec) /* the same under another name */
#else
#define ASN_CHANGED(found) ((found).st_mtim)
#endif

/* ---- Words for the C compiler that make a small program which needs no library. */
#ifdef __APPLE__
#define ASN_SMALL_PROGRAM "-Os" /* there are no static programs */
#else
#define ASN_SMALL_PROGRAM "-Os", "-fno-asynchronous-unwind-tables", "-static", "-s"
#endif

/* ---- Memory for mmap that is no file's, and is not set aside before it is used. POSIX of 2008 has neither. Include after sys/mman.h. */
#ifdef MAP_ANONYMOUS
#define ASN_MAP_MEMORY MAP_ANONYMOUS
#elif defined MAP_ANON
#define ASN_MAP_MEMORY MAP_ANON
#elif defined __linux__ && (defined __x86_64__ || defined __aarch64__)
#define ASN_MAP_MEMORY 0x20 /* what the strictest flags hide */
#endif
#ifdef MAP_NORESERVE
#define ASN_MAP_LATER MAP_NORESERVE
#else
#define ASN_MAP_LATER 0 /* FreeBSD never sets it aside */
#endif

/* ---- Where the running program lies: to, of this size, with a NUL at its end. 0: the system does not say. */
#ifdef ASN_SYSTEM_PROGRAM /* for the one file that asks, whose system headers these are */
#include <stddef.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#include <stdint.h>
#include <stdlib.h>
static inline int asn_system_program(char *to, size_t room) /* room: 4096, or more */
{
    char     called[4096];
    uint32_t n = sizeof called;
    return room >= 4096 && _NSGetExecutablePath(called, &n) == 0 && realpath(called, to);
}
#elif defined __FreeBSD__
#include <sys/types.h>
#include <sys/sysctl.h>
static inline int asn_system_program(char *to, size_t room)
{
    int which[] = {CTL_KERN, KERN_PROC, KERN_PROC_PATHNAME, -1};
    return sysctl(which, 4, to, &room, NULL, 0) == 0;
}
#else
#include <unistd.h>
static inline int asn_system_program(char *to, size_t room)
{
    ssize_t n = readlink("/proc/self/exe", to, room - 1);
    if (n > 0)
        to[n] = 0;
    return n > 0;
}
#endif
#endif
#endif
