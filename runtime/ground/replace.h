/* replace.h: several files replaced together, all of them or none. Each is written beside its place under a name of its own, brought to
 * the disk, and moved to its place once all are complete. A reader never sees half a file, two writers side by side do not disturb each
 * other, and on any failure the old files are as they were. A symbolic link stays; the file that it names is replaced. What is no regular
 * file (a device, a pipe that somebody reads) is written to directly.
 *
 * The temporary name is PATH.asn-PROCESS-NUMBER.tmp. Its writer holds a lock on it, which the system takes back when the writer dies; the
 * next writer of PATH removes such files that nobody holds. */
#ifndef ASN_REPLACE_H
#define ASN_REPLACE_H
#include "ground/error.h"

#include <stdio.h>

typedef struct asn_replacement {
    FILE *file;                  /* write the new text here */
    char *path, *temp, *backup;  /* these and the rest are replace.c's own affair */
    int   held, old;             /* locks on temp and backup; -1: none */
    bool  there, direct;
} asn_replacement;

bool asn_replace_open(asn_replacement *r, const char *path, asn_error *err); /* after a failure r needs no discard */
bool asn_replace_commit(asn_replacement *all, int n, asn_error *err);        /* closes them; on failure all files are as they were */
void asn_replace_discard(asn_replacement *all, int n);                       /* instead of commit: all files stay as they are */
bool asn_replace_can(const char *path, asn_error *err);                      /* could it be written now? For who has much to do before that; no pipe */
void asn_replace_clean(const char *path);                                    /* removes what killed writers of path left; open does so, too */
bool asn_replace_text(const char *path, const char *text, size_t n, asn_error *err); /* all of the above for one text */
#endif
