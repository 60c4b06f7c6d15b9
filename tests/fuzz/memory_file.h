/* memory_file.h: bytes as a file that has a path but lies on no disk, one for all inputs. */
#define _GNU_SOURCE
#include "fuzz.h"
#include <sys/mman.h>
#include <unistd.h>

static inline const char *memory_file(const uint8_t *data, size_t size)
{
    static int  fd = -1;
    static char path[64];
    if (fd < 0) {
        need((fd = memfd_create("fuzz", 0)) >= 0);
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    }
    need(ftruncate(fd, 0) == 0 && (size == 0 || pwrite(fd, data, size, 0) == (ssize_t)size));
    return path;
}
