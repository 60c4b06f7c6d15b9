/* load.h: a file's name to a checked grammar. The list of passes is in load.c. */
#ifndef ASDLC_LOAD_H
#define ASDLC_LOAD_H
#include "languages/grammar.h"

/* NULL, and why, when the file itself cannot be read; else a grammar, of which g->complete says whether it can be
 * emitted. name overrides the one made from the file's, without lists the kinds of statements that are left out ("copy,distinct"); NULL: neither. */
grammar *load_file(mem *m, diag *d, const char *path, const char *name, const char *without, const char **why);
void     load_text(grammar *g, const source *task, const source *asdl); /* either may be NULL; for tests */
#endif
