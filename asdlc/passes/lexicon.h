/* lexicon.h: reads the file of an `entities` statement: phrases of a sentence that stand for entities, one a line.
 *
 *   PHRASE TAB KIND [TAB NAME]      -- a comment
 *
 * Of PHRASE, words in [brackets] may be missing, words in (parentheses) at its ends must be there but stay in the sentence,
 * and `*` is any other phrase of the file. NAME is what an answer prints; there `*` is the words of that phrase.
 * All of this is gone in task.lexicon: phrases are plain words, prepared as the task's sentences are, sorted. */
#ifndef ASDLC_LEXICON_H
#define ASDLC_LEXICON_H
#include "languages/grammar.h"

void lexicon_load(grammar *g);                     /* the file that the task names, if it names one */
void lexicon_read(grammar *g, const source *src);  /* its text; for tests */
#endif
