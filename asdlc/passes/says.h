/* says.h: say, frame, values and weight statements: how trees are said, and what `synth` draws. */
#ifndef ASDLC_SAYS_H
#define ASDLC_SAYS_H
#include "languages/grammar.h"

void says_resolve(grammar *g); /* after templates_resolve */
#endif
