/* starter.h: `asdlc new NAME`: a folder with a small grammar, its task and data, to change into one's own. */
#ifndef ASDLC_STARTER_H
#define ASDLC_STARTER_H
#include "base/mem.h"

int starter_make(mem *m, const char *name); /* an exit code; talks on stderr, results on stdout */
#endif
