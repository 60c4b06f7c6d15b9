/* pairings.h: learns from training trees which roles a value has together (model/roles.h). */
#ifndef ASN_PAIRINGS_H
#define ASN_PAIRINGS_H
#include "model/model.h"

typedef struct asn_pairings asn_pairings;
asn_pairings *asn_pairings_new(const asn_grammar *g);
void          asn_pairings_free(asn_pairings *p);
bool          asn_pairings_add(asn_pairings *p, const asn_tree *t);     /* a tree of the root's type. false: out of memory */
bool          asn_pairings_learnt(asn_pairings *p, asn_model *m);       /* fills the model's. false: out of memory */
#endif
