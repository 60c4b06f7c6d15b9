/* difference.h: which words of two texts differ: those that are not in a longest common subsequence. */
#ifndef ASN_DIFFERENCE_H
#define ASN_DIFFERENCE_H
#include "ground/arena.h"

typedef struct asn_piece { /* pieces one after the other are the text */
    const char *text;
    size_t      length;
    bool        differs;
} asn_piece;

typedef struct asn_pieces {
    asn_piece *all;
    size_t     n;
} asn_pieces;

/* A word is a run of letters, digits, '_' and what is beyond ASCII, or one other character; white space belongs to no word and never differs. Of
 * texts with very many words everything between what they begin and end with counts as different. The pieces point into the texts. false: out of memory. */
bool asn_difference(asn_arena *a, const char *x, const char *y, asn_pieces *of_x, asn_pieces *of_y);
#endif
