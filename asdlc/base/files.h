/* files.h: texts into files, all of them or none; folders. */
#ifndef ASDLC_FILES_H
#define ASDLC_FILES_H
#include "base/out.h"

typedef struct file {
    const char *path;
    out         text;
} file;

/* A file that already holds its text is not touched, so that make does not rebuild what depends on it. On failure, says why on stderr,
 * leaves all files as they were and returns false. Frees the texts. */
bool files_save(file *all, int n);
bool files_can_write(const char *path);                /* false: says why on stderr */
bool files_install(const char *from, const char *to); /* a copy with the same permissions takes the place of what is there; false: says why on stderr */
bool files_make_folder(const char *path); /* and those above it; true also when it is there. false: errno says why */
bool files_flush_output(void);            /* standard output; on failure, says why on stderr, once */
#endif
