/* import.h: `asdlc import GRAMMAR`: a grammar of another tool as NAME.asdl, NAME.print and NAME.task. */
#ifndef ASDLC_IMPORT_H
#define ASDLC_IMPORT_H
#include "base/diag.h"

/* Errors of the grammar are in d. On success, *task is the path of the task. Returns an exit code; talks on stderr, results on stdout. */
int import_file(mem *m, diag *d, const char *path, const char *folder, const char *name, const char **task);
#endif
