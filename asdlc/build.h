/* build.h: generated C to a program: where the runtime is, and calling the C compiler. */
#ifndef ASDLC_BUILD_H
#define ASDLC_BUILD_H
#include "mem.h"

#include <stdbool.h>

/* Compiles DIR/NAME.c and its main program with the runtime that lies beside this asdlc: the installed one, or that of its source tree. */
bool build_program(mem *m, const char *source, const char *entry, const char *folder, const char *program);
bool build_folder(const char *path); /* makes it and its parents; true when it is there */
#endif
