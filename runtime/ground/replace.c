#include "ground/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A name beside path that nobody else has: the process's number, and a counter for what an earlier process of that number left. */
static int make_temp(const char *path, char *temp, size_t room, mode_t mode)
{
    for (int i = 0; i < 1000; i++) {
        snprintf(temp, room, "%s.%ld.%d.tmp", path, (long)getpid(), i);
        int fd = open(temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
}

static void release(asn_replacement *r)
{
    free(r->path);
    free(r->temp);
    free(r->backup);
    *r = (asn_replacement){0};
}

bool asn_replace_open(asn_replacement *r, const char *path, asn_error *err)
{
    size_t      room = strlen(path) + 40;
    struct stat old;
    *r       = (asn_replacement){.path = malloc(room), .temp = malloc(room), .backup = malloc(room)};
    r->there = stat(path, &old) == 0;
    if (!r->path || !r->temp || !r->backup) {
        release(r);
        return asn_out_of_memory(err);
    }
    memcpy(r->path, path, strlen(path) + 1);
    int fd = -1;
    if (r->there && !S_ISREG(old.st_mode)) /* a rename would replace a device, too */
        errno = S_ISDIR(old.st_mode) ? EISDIR : EINVAL;
    else
        fd = make_temp(path, r->temp, room, r->there ? old.st_mode & 0777 : 0666);
    if (fd >= 0 && (r->file = fdopen(fd, "wb")))
        return true;
    asn_fail_system(err, "cannot write %s", path);
    if (fd >= 0) {
        close(fd);
        unlink(r->temp);
    }
    release(r);
    return false;
}

static bool finish(asn_replacement *r)
{
    bool ok  = fflush(r->file) == 0 && !ferror(r->file);
    int  why = errno;
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
    snprintf(r->backup, strlen(r->path) + 40, "%s.%ld.old.tmp", r->path, (long)getpid());
    unlink(r->backup);
    if (!r->there || link(r->path, r->backup) != 0)
        r->backup[0] = 0;
}

static void put_back(asn_replacement *r)
{
    if (r->backup[0])
        rename(r->backup, r->path);
    else if (!r->there)
        unlink(r->path);
}

bool asn_replace_commit(asn_replacement *all, int n, asn_error *err)
{
    int moved = 0;
    for (int i = 0; i < n; i++)
        if (!finish(&all[i])) {
            asn_fail_system(err, "cannot write %s", all[i].path);
            asn_replace_discard(all, n);
            return false;
        }
    for (int i = 0; i < n; i++)
        keep_old(&all[i]);
    while (moved < n && rename(all[moved].temp, all[moved].path) == 0)
        moved++;
    bool ok = moved == n;
    if (!ok)
        asn_fail_system(err, "cannot write %s", all[moved].path);
    for (int i = 0; i < n; i++) {
        if (!ok && i < moved)
            put_back(&all[i]);
        if (!ok && i >= moved)
            unlink(all[i].temp);
        if (all[i].backup[0])
            unlink(all[i].backup);
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
        unlink(all[i].temp);
        release(&all[i]);
    }
}
