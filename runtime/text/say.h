/* say.h: sentences for trees, by the task's `say` statements. A template is used only for trees that it says completely, so whether a tree can be
 * said in a style is found out first, and then one of the ways is chosen. */
#ifndef ASN_SAY_H
#define ASN_SAY_H
#include "asn.h"
#include "ground/array.h"

typedef struct asn_sayer {
    const asn_grammar *g;
    asn_arena         *arena; /* of one sentence: the caller resets it */
    uint64_t          *seed;  /* ways are drawn by their weights; NULL: the likeliest is taken, or what follows says which */
    ASN_ARRAY(int) choice;    /* of each choice that was made, in order: which way, the likeliest being 0 */
    ASN_ARRAY(int) options;   /* among how many */
    size_t             at;    /* the next choice */
} asn_sayer;

/* A sentence for each input in turn; begin before the first. NULL: err says what cannot be said, or that memory is out. */
void  asn_say_begin(asn_sayer *s);
char *asn_say_tree(asn_sayer *s, const asn_tree *t, int input, asn_error *err);
/* Goes on to the next way to say a tree, after all of its inputs were said. false: that was the last, or memory is out. */
bool  asn_say_next(asn_sayer *s);
void  asn_sayer_free(asn_sayer *s); /* what it owns */

/* For those who draw trees: the templates of a constructor in a style for an input, from *first on; how many. */
int   asn_say_rows(const asn_grammar *g, int ctor, int style, int input, const asn_say **rows, int most);
bool  asn_say_has_value(const asn_grammar *g, int type, int field, int style, asn_atom v); /* a statement says how */
#endif
