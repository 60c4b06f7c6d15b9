/* resolve.h: a task's names to the grammar's things; what a task says that the grammar lacks or that contradicts it. */
#ifndef ASDLC_RESOLVE_H
#define ASDLC_RESOLVE_H
#include "grammar.h"

void resolve_task(grammar *g);      /* all but templates; sets the root */
void resolve_templates(grammar *g); /* after check_reachable: only what can be reached needs one */
#endif
