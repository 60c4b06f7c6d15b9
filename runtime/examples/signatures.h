/* signatures.h: learns from training trees which children go with which values (model/signature.h). */
#ifndef ASN_SIGNATURES_H
#define ASN_SIGNATURES_H
#include "model/model.h"

typedef struct asn_signatures asn_signatures;
asn_signatures *asn_signatures_new(const asn_grammar *g);
void            asn_signatures_free(asn_signatures *s);
bool            asn_signatures_add(asn_signatures *s, const asn_tree *t);   /* a tree of the root's type. false: out of memory */
bool            asn_signatures_learnt(asn_signatures *s, asn_model *m);     /* fills the model's. false: out of memory */
#endif
