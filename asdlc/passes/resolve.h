/* resolve.h: a task's names to the grammar's things. Reports what the grammar lacks and what contradicts itself. */
#ifndef ASDLC_RESOLVE_H
#define ASDLC_RESOLVE_H
#include "languages/grammar.h"

void resolve_task(grammar *g); /* g->said to g->task and to the types and fields; all but print templates. Sets the root */

constructor *resolve_ctor(grammar *g, name_at wanted); /* NULL, and an error with the nearest name, when there is none */
type        *resolve_primitive(grammar *g, name_at wanted, const char *what); /* likewise; what: "..., so it cannot be WHAT" */
field       *resolve_field(grammar *g, name_at wanted);                       /* likewise, of CONSTRUCTOR.FIELD */
int          resolve_input(grammar *g, name_at wanted);                       /* likewise, -1: an input's number */
#endif
