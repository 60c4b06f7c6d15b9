/* inspect.h: a grammar's modules for people and programs to look at: a table, one of them in full, a graph. */
#ifndef ASDLC_INSPECT_H
#define ASDLC_INSPECT_H
#include "commands/sizes.h"

#include <jansson.h>
#include <stdio.h>

/* modules.c */
void        inspect_modules(grammar *g, sizes *s, FILE *to);
void        inspect_modules_json(grammar *g, sizes *s, FILE *to);
const char *inspect_thing(const module *m);                       /* "type", "constructor" or "field" */
json_t     *inspect_row(grammar *g, sizes *s, const module *m);   /* what modules_json says of one */
void        inspect_dump(json_t *page, FILE *to);                 /* prints it and lets it go */

/* show.c. False: nothing is called so, which was said on talk. */
bool inspect_show(grammar *g, sizes *s, const char *name, FILE *to, FILE *talk);
bool inspect_show_json(grammar *g, sizes *s, const char *name, FILE *to, FILE *talk);
bool inspect_calls(const module *a, const module *b); /* does a call b? */

/* graph.c */
void inspect_graph(grammar *g, FILE *to);         /* DOT: types and constructors */
void inspect_graph_modules(grammar *g, FILE *to); /* DOT: modules and calls */
void inspect_graph_json(grammar *g, bool modules, FILE *to);
#endif
