/* stubs.h: `asdlc new --from G.asdl`: a task for a grammar that one has, with a template for each constructor to begin with. */
#ifndef ASDLC_STUBS_H
#define ASDLC_STUBS_H
#include "base/out.h"
#include "languages/grammar.h"

void stubs_put_task(out *o, const grammar *g);
/* Writes NAME.task, or that of the grammar's own name, beside the grammar. An exit code; talks on stderr, results on stdout. */
int stubs_make(grammar *g, const char *name);
#endif
