/* analyse.h: facts about the trees of a grammar, for the check of endless types, `show` and `graph`. */
#ifndef ASDLC_ANALYSE_H
#define ASDLC_ANALYSE_H
#include "languages/grammar.h"

enum { ANALYSE_MOST = 1 << 30 }; /* sizes grow exponentially with depth: they stop here */

/* Least height and least size of a tree of each type and constructor; 0 where there is no finite one. A value has
 * height and size 1; optional children and sequences can stay empty. */
void analyse_least(grammar *g);

/* Types that can contain each other share a group; groups are numbered in grammar order. */
void analyse_groups(grammar *g);
#endif
