/* patterns.h: which values types and fields hold: `pattern` statements, and their regular expressions compiled. */
#ifndef ASDLC_PATTERNS_H
#define ASDLC_PATTERNS_H
#include "languages/grammar.h"

void patterns_resolve(grammar *g); /* after templates_resolve, whose texts are the keywords */
bool patterns_is_right(mem *m, const char *expression); /* could it stand in a pattern statement? */
#endif
