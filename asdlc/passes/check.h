/* check.h: what is wrong with a grammar although it parses: names, finite trees, reachability. */
#ifndef ASDLC_CHECK_H
#define ASDLC_CHECK_H
#include "languages/grammar.h"

void check_grammar(grammar *g); /* after grammar_complete */
void check_reachable(grammar *g); /* after the root is known */
#endif
