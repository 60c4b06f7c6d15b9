/* lexicon.h: reads the file of an `entities` statement: phrases of a sentence that stand for entities, one a line. What a line may hold is in the
 * runtime's text/lexicon.h, which reads it. */
#ifndef ASDLC_LEXICON_H
#define ASDLC_LEXICON_H
#include "languages/grammar.h"

void lexicon_load(grammar *g);                     /* the file that the task names, if it names one */
void lexicon_read(grammar *g, const source *src);  /* its text; for tests */
#endif
