/* build.h: a grammar to a program: its C in a folder of its own, the C compiler, the runtime. */
#ifndef ASDLC_BUILD_H
#define ASDLC_BUILD_H
#include "languages/grammar.h"

bool build_program(grammar *g, const char *program); /* false after saying why not */
/* Builds the program and lets it print and read random trees. The exit code: 0 all come back, 1 some do not, 3 it could not be built. */
int build_check_templates(grammar *g);
#endif
