/* inspect.h: a grammar's modules for people to look at: a table, one of them in full, a graph. */
#ifndef ASDLC_INSPECT_H
#define ASDLC_INSPECT_H
#include "grammar.h"

#include <stdio.h>

void inspect_modules(grammar *g, FILE *to);
void inspect_modules_json(grammar *g, FILE *to);
bool inspect_show(grammar *g, const char *name, FILE *to, FILE *talk); /* false: nothing of that name, said on talk */
void inspect_graph(grammar *g, FILE *to);                              /* DOT */
#endif
