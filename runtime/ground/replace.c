#include "ground/replace.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
    MOST_LINKS = 40,  /* from one to the next, as many as the system follows */
    MOST_TRIES = 1000,
    TRIES_A_SECOND = 20,
    PATIENCE       = 5 * TRIES_A_SECOND, /* tries to open a pipe that nobody reads */
    LONGEST    = 200, /* of a name, of 255 that file systems allow: what is added must fit, too */
    ADDED      = 64,  /* bytes for that */
};
static const char MARK[] = ".asn-", TAIL[] = ".tmp";

/* ---- Names. */

static const char *base_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Where a link points to, seen from where we are; NULL: errno says why, EINVAL that it is no link. */
static char *follow(const char *path)
{
    size_t room = 4096, folder = (size_t)(base_of(path) - path);
    char  *to   = malloc(folder + room + 1);
    if (!to) {
        errno = ENOMEM;
        return NULL;
    }
    ssize_t n   = readlink(path, to + folder, room);
    int     why = n < 0 ? errno : ENAMETOOLONG;
    if (n < 0 || (size_t)n == room) {
        free(to);
        errno = why;
        return NULL;
    }
    to[folder + (size_t)n] = 0;
    if (to[folder] == '/')
        memmove(to, to + folder, (size_t)n + 1);
    else
        memcpy(to, path, folder);
    return to;
}

/* The file that a path names in the end, which need not be there. *magic: it goes through a link of the system's own, such as
 * /dev/stdout, that stands for an open file. */
static char *resolve(const char *path, bool *magic)
{
    char *now = strdup(path);
    for (int i = 0; now; i++) {
        *magic     = *magic || strncmp(now, "/proc/", 6) == 0;
        char *next = follow(now);
        if (!next && (errno == EINVAL || errno == ENOENT))
            return now;
        int why = next ? ELOOP : errno;
        free(now);
        now = next;
        if (!next || i == MOST_LINKS) {
            free(now);
            errno = why;
            return NULL;
        }
    }
    errno = ENOMEM;
    return NULL;
}

static int kept(const char *base)
{
    size_t n = strlen(base);
    return n < LONGEST ? (int)n : LONGEST;
}

/* A name beside path for temporary file number i of this process. */
static void name_temp(const char *path, int i, char *to)
{
    const char *base = base_of(path);
    snprintf(to, strlen(path) + ADDED, "%.*s%.*s%s%ld-%d%s", (int)(base - path), path, kept(base), base, MARK, (long)getpid(), i, TAIL);
}

/* Is it such a name for path, whatever the process? */
static bool is_temp(const char *path, const char *name)
{
    const char *base = base_of(path);
    size_t      n    = (size_t)kept(base);
    if (strncmp(name, base, n) != 0 || strncmp(name + n, MARK, sizeof MARK - 1) != 0)
        return false;
    name += n + sizeof MARK - 1;
    size_t process = strspn(name, "0123456789");
    if (!process || name[process] != '-')
        return false;
    name += process + 1;
    size_t number = strspn(name, "0123456789");
    return number && strcmp(name + number, TAIL) == 0;
}

/* ---- Locks tell whose writer lives. Where there are none, nothing is ever removed. */

/* False: somebody else holds it. */
static bool lock(int fd)
{
    return flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* Between its making and its lock, a file may have been taken for a dead writer's and removed. */
static bool is_still_there(int fd)
{
    struct stat st;
    return fstat(fd, &st) != 0 || st.st_nlink > 0;
}

static void remove_if_dead(int folder, const char *name)
{
    struct stat st;
    int         fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && flock(fd, LOCK_EX | LOCK_NB) == 0)
        unlinkat(folder, name, 0);
    close(fd);
}

/* Path's folder: what stands before its name, and a dot. */
static int open_folder(const char *path)
{
    size_t n      = (size_t)(base_of(path) - path);
    char  *folder = malloc(n + 2);
    if (!folder) {
        errno = ENOMEM;
        return -1;
    }
    memcpy(folder, path, n);
    memcpy(folder + n, ".", 2);
    int fd  = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int why = errno;
    free(folder);
    errno = why;
    return fd;
}

/* Nothing depends on whether this succeeds. */
void asn_replace_clean(const char *path)
{
    int  fd = open_folder(path);
    DIR *d  = fd >= 0 ? fdopendir(fd) : NULL;
    if (!d && fd >= 0)
        close(fd);
    for (struct dirent *e; d && (e = readdir(d));)
        if (is_temp(path, e->d_name))
            remove_if_dead(dirfd(d), e->d_name);
    if (d)
        closedir(d);
    errno = 0;
}

/* ---- Opening. */

static int make_temp(const char *path, char *temp, mode_t mode)
{
    for (int i = 0; i < MOST_TRIES; i++) {
        name_temp(path, i, temp);
        int fd = open(temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (fd < 0 && errno != EEXIST)
            return -1;
        if (fd >= 0 && lock(fd) && is_still_there(fd))
            return fd;
        if (fd >= 0)
            close(fd);
    }
    errno = EEXIST;
    return -1;
}

static void release(asn_replacement *r)
{
    if (r->held >= 0)
        close(r->held);
    if (r->old >= 0)
        close(r->old);
    free(r->path);
    free(r->temp);
    free(r->backup);
    *r = (asn_replacement){.held = -1, .old = -1};
}

/* A pipe is written to where somebody reads it, or begins to within some seconds. */
static int open_direct(const char *path, bool pipe)
{
    int fd = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC | (pipe ? O_NONBLOCK : 0));
    for (int i = 0; i < PATIENCE && fd < 0 && pipe && errno == ENXIO; i++) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000000 / TRIES_A_SECOND}, NULL);
        fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);
    }
    if (fd >= 0 && pipe)
        fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) & ~O_NONBLOCK);
    return fd;
}

/* The file to write into, or -1. A file that we may not write is not replaced either, although its folder would allow it. */
static int open_new(asn_replacement *r)
{
    struct stat old;
    bool        magic = false;
    r->there          = stat(r->path, &old) == 0;
    if (!r->there && errno != ENOENT)
        return -1;
    if (r->there && S_ISDIR(old.st_mode)) {
        errno = EISDIR;
        return -1;
    }
    char *whole = resolve(r->path, &magic);
    if (!whole)
        return -1;
    r->direct = r->there && (!S_ISREG(old.st_mode) || magic);
    if (r->direct) {
        free(whole);
        return open_direct(r->path, S_ISFIFO(old.st_mode));
    }
    free(r->path);
    r->path = whole;
    if (r->there && faccessat(AT_FDCWD, r->path, W_OK, AT_EACCESS) != 0)
        return -1;
    asn_replace_clean(r->path);
    r->temp   = calloc(strlen(r->path) + ADDED, 1);
    r->backup = calloc(strlen(r->path) + ADDED, 1);
    if (!r->temp || !r->backup) {
        errno = ENOMEM;
        return -1;
    }
    int fd = make_temp(r->path, r->temp, r->there ? old.st_mode & 0777 : 0666);
    if (fd >= 0 && r->there)
        fchmod(fd, old.st_mode & 0777); /* whatever the umask; where that cannot be, the mode is a stricter one */
    if (fd >= 0)
        r->held = dup(fd); /* a lock is held until the last of its descriptors is closed */
    return fd;
}

bool asn_replace_open(asn_replacement *r, const char *path, asn_error *err)
{
    *r     = (asn_replacement){.path = strdup(path), .held = -1, .old = -1};
    int fd = r->path ? open_new(r) : -1;
    if (fd >= 0 && (r->direct || r->held >= 0) && (r->file = fdopen(fd, "wb")))
        return true;
    if (fd < 0 && errno == ENXIO)
        asn_fail_as(ASN_BAD_SYSTEM, err, "cannot write %s: it is a pipe that nobody reads", path);
    else
        asn_fail_system(err, "cannot write %s", path);
    if (fd >= 0) {
        close(fd);
        if (!r->direct)
            unlink(r->temp);
    }
    release(r);
    return false;
}

/* ---- Closing. */

/* A file system that cannot sync does not say that something is lost. */
static bool sync_file(int fd)
{
    int done;
    do
        done = fsync(fd);
    while (done != 0 && errno == EINTR);
    return done == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
}

static bool finish(asn_replacement *r)
{
    int  before = errno ? errno : EIO; /* of an earlier write that failed, if nothing failed since */
    bool ok     = fflush(r->file) == 0;
    int  why    = ok ? before : errno;
    ok          = ok && !ferror(r->file);
    if (ok && !r->direct && !sync_file(fileno(r->file))) {
        ok  = false;
        why = errno;
    }
    if (fclose(r->file) != 0 && ok) {
        ok  = false;
        why = errno;
    }
    r->file = NULL;
    errno   = why;
    return ok;
}

/* A second name of the old file, so that it can be put back. A file system without links goes without. */
static void keep_old(asn_replacement *r)
{
    int made = -1;
    r->old   = r->there ? open(r->path, O_RDONLY | O_CLOEXEC) : -1;
    if (r->old >= 0)
        lock(r->old); /* both names share it */
    for (int i = 0; r->there && i < MOST_TRIES && made != 0; i++) {
        name_temp(r->path, i, r->backup);
        made = link(r->path, r->backup);
        if (made != 0 && errno != EEXIST)
            break;
    }
    if (made != 0)
        r->backup[0] = 0;
}

static void put_back(asn_replacement *r)
{
    if (r->backup[0])
        rename(r->backup, r->path);
    else if (!r->there)
        unlink(r->path);
}

/* Moves all to their places, or none; returns how many could be. */
static int move_all(asn_replacement *all, int n)
{
    int moved = 0;
    for (int i = 0; i < n && n > 1; i++)
        if (!all[i].direct)
            keep_old(&all[i]);
    while (moved < n && (all[moved].direct || rename(all[moved].temp, all[moved].path) == 0))
        moved++;
    int why = errno;
    for (int i = 0; i < moved && moved < n; i++)
        if (!all[i].direct)
            put_back(&all[i]);
    for (int i = 0; i < n; i++)
        if (!all[i].direct && all[i].backup[0])
            unlink(all[i].backup);
    errno = why;
    return moved;
}

static bool same_folder(const char *a, const char *b)
{
    return base_of(a) - a == base_of(b) - b && memcmp(a, b, (size_t)(base_of(a) - a)) == 0;
}

/* So that the new names are on the disk. A folder that may be written but not read cannot be synced; that is no error. */
static bool sync_folder(const char *path)
{
    int fd = open_folder(path);
    if (fd < 0)
        return errno == EACCES;
    bool ok  = sync_file(fd);
    int  why = errno;
    close(fd);
    errno = why;
    return ok;
}

bool asn_replace_commit(asn_replacement *all, int n, asn_error *err)
{
    for (int i = 0; i < n; i++)
        if (!finish(&all[i])) {
            asn_fail_system(err, "cannot write %s", all[i].path);
            asn_replace_discard(all, n);
            return false;
        }
    int moved = move_all(all, n);
    if (moved < n) {
        asn_fail_system(err, "cannot write %s", all[moved].path);
        asn_replace_discard(all, n);
        return false;
    }
    bool ok = true;
    for (int i = 0; i < n; i++) {
        bool next = i + 1 < n && same_folder(all[i].path, all[i + 1].path); /* then it is synced for both */
        if (ok && !next && !all[i].direct && !sync_folder(all[i].path))
            ok = asn_fail_system(err, "%s is written, but its folder cannot be synced", all[i].path);
        release(&all[i]);
    }
    return ok;
}

void asn_replace_discard(asn_replacement *all, int n)
{
    for (int i = 0; i < n; i++) {
        if (!all[i].path)
            continue;
        if (all[i].file)
            fclose(all[i].file);
        if (!all[i].direct)
            unlink(all[i].temp);
        release(&all[i]);
    }
}

bool asn_replace_can(const char *path, asn_error *err)
{
    asn_replacement r;
    struct stat     is;
    if (!*path)
        return asn_fail_as(ASN_BAD_SYSTEM, err, "cannot write a file without a name");
    if (stat(path, &is) == 0 && !S_ISREG(is.st_mode) && !S_ISDIR(is.st_mode)) /* opening a pipe would wait for a reader, and closing it would end what he reads */
        return asn_fail_as(ASN_BAD_SYSTEM, err, "cannot write %s: it is a %s, and no regular file", path, S_ISFIFO(is.st_mode) ? "pipe" : "device");
    if (!asn_replace_open(&r, path, err))
        return false;
    asn_replace_discard(&r, 1);
    return true;
}

bool asn_replace_text(const char *path, const char *text, size_t n, asn_error *err)
{
    asn_replacement r;
    if (!asn_replace_open(&r, path, err))
        return false;
    if (n)
        fwrite(text, 1, n, r.file); /* commit sees whether it failed */
    return asn_replace_commit(&r, 1, err);
}
