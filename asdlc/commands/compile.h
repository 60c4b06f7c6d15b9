/* compile.h: writes the C of a grammar into a folder. */
#ifndef ASDLC_COMPILE_H
#define ASDLC_COMPILE_H
#include "languages/grammar.h"

bool compile_files(grammar *g, const char *folder); /* all or none; false after saying why not */
#endif
