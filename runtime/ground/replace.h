/* replace.h: several files replaced together, all of them or none. Each is written beside its place under a name of its own, and moved
 * there once all are complete. A reader never sees half a file, and two writers side by side do not disturb each other. */
#ifndef ASN_REPLACE_H
#define ASN_REPLACE_H
#include "ground/error.h"

#include <stdio.h>

typedef struct asn_replacement {
    FILE *file;                  /* write the new text here */
    char *path, *temp, *backup;  /* replace.c's own affair */
    bool  there;
} asn_replacement;

bool asn_replace_open(asn_replacement *r, const char *path, asn_error *err); /* after a failure r needs no discard */
bool asn_replace_commit(asn_replacement *all, int n, asn_error *err);        /* closes them; on failure all files are as they were */
void asn_replace_discard(asn_replacement *all, int n);                       /* instead of commit: all files stay as they are */
#endif
