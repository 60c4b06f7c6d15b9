/* least.h: the least trees that a model can make. It cannot make a constructor that was never seen, nor a value of a primitive type whose list
 * is empty and that is not spelled; so these may be larger than the grammar's own. */
#ifndef ASN_LEAST_H
#define ASN_LEAST_H
#include "model/model.h"

enum { ASN_NEVER = 1 << 29 }; /* height and size where there is no tree at all */

/* Fills in the model's least heights, and sizes of those lowest trees: then there is always a tree that fits both budgets. Needs
 * vocabularies and what was seen. false: out of memory. */
bool asn_least_find(asn_model *m);
#endif
