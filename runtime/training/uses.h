/* uses.h: what a minibatch uses: the tensors that its trees need, which must be up to date before it runs. */
#ifndef ASN_USES_H
#define ASN_USES_H
#include "model/model.h"

typedef struct asn_uses {
    const asn_model *m;
    unsigned char   *tensor; /* by number; those that all modules share are always used */
    unsigned char   *ctor;   /* constructors that occurred */
} asn_uses;

bool    asn_uses_init(asn_uses *u, const asn_model *m); /* false: out of memory */
void    asn_uses_reset(asn_uses *u);
void    asn_uses_begin(asn_uses *u);                    /* a minibatch */
int64_t asn_uses_tree(asn_uses *u, const asn_tree *t);  /* adds a tree of it; returns its number of nodes */
int64_t asn_uses_nodes(const asn_grammar *g, const asn_tree *t); /* the number alone */
#endif
