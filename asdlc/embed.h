/* embed.h: files as C strings, for programs that carry the text of their own code. */
#ifndef ASDLC_EMBED_H
#define ASDLC_EMBED_H
#include <stdbool.h>
#include <stdio.h>

/* const char *const VARIABLE[]: for each file its name without folders, its text in pieces that every compiler takes, and NULL;
 * one more NULL at the end. false: a file cannot be read, errno says why and *bad which. */
bool embed_files(FILE *to, const char *variable, const char *const *files, int n, const char **bad);
/* The main program of a grammar, with the text of NAME.h and NAME.c in folder. */
bool embed_main(FILE *to, const char *name, const char *const files[2], const char **bad);
#endif
