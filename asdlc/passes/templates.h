/* templates.h: print statements to the parts of each constructor's templates. */
#ifndef ASDLC_TEMPLATES_H
#define ASDLC_TEMPLATES_H
#include "languages/grammar.h"

void templates_resolve(grammar *g); /* after check_reachable: only what can be reached needs a template */
#endif
