#include "training/claim.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Is it still the file of that name? Between our opening and our lock its last owner may have removed it. */
static bool is_current(int fd, const char *log)
{
    struct stat mine, there;
    return fstat(fd, &mine) == 0 && stat(log, &there) == 0 && mine.st_dev == there.st_dev && mine.st_ino == there.st_ino;
}

int asn_claim(const char *model, const char *log, asn_error *err)
{
    for (int i = 0; i < 1000; i++) {
        int fd = open(log, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0666);
        if (fd < 0) {
            asn_fail_system(err, "cannot write %s", log);
            return -1;
        }
        if (flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            close(fd);
            asn_fail_as(ASN_BAD_SYSTEM, err, "%s is being trained by another process, which holds a lock on %s", model, log);
            return -1;
        }
        if (is_current(fd, log)) /* also on a file system without locks: there two runs are not kept apart */
            return fd;
        close(fd);
    }
    asn_fail_as(ASN_BAD_SYSTEM, err, "cannot lock %s", log);
    return -1;
}

void asn_claim_end(int lock, const char *log)
{
    struct stat st;
    if (lock < 0)
        return;
    if (fstat(lock, &st) == 0 && S_ISREG(st.st_mode) && st.st_size == 0 && is_current(lock, log))
        unlink(log);
    close(lock);
}
