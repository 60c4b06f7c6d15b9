/* embed.h: files as C strings. Programs carry the text of their own code and of the runtime's, to ship themselves. */
#ifndef ASDLC_EMBED_H
#define ASDLC_EMBED_H
#include <stdbool.h>
#include <stdio.h>

/* Writes const char *const VARIABLE[]: for each file its name without folders, its text in pieces that every compiler takes and
 * that end where lines do, and NULL; one more NULL at the end. Lines that begin with #include " are left out, because the files they
 * name are put together. false: a file cannot be read, errno says why and *bad which. */
bool embed_files(FILE *to, const char *variable, const char *const *files, int n, const char **bad);
#endif
