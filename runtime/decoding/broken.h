/* broken.h: which constraints of the task the trees of examples break. A model cannot give such a tree. */
#ifndef ASN_BROKEN_H
#define ASN_BROKEN_H
#include "examples/example.h"

typedef struct asn_broken asn_broken;
asn_broken *asn_broken_new(const asn_grammar *g);
void        asn_broken_free(asn_broken *b);
bool        asn_broken_add(asn_broken *b, const asn_example *e); /* an example with its tree. false: out of memory */
/* A line for each constraint that is broken, with the number of examples and the names of a few; after some lines, how many more there would be. what: training examples. */
void        asn_broken_tell(const asn_broken *b, const char *what, void (*say)(void *context, const char *line), void *context);
#endif
