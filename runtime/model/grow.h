/* grow.h: a model that goes on from an earlier one (train --from): it knows all that the earlier one knew, and what new examples hold beside that. Entries
 * of vocabularies keep their numbers, and weights their values; what is new begins as start.h says. */
#ifndef ASN_GROW_H
#define ASN_GROW_H
#include "model/weights.h"

typedef struct asn_grown { /* how much came to it */
    int words, values, letters, ctors;
} asn_grown;

/* Adds what the earlier model knew to a model whose vocabularies and seen are those of the new examples, before it is laid out. again: examples that the
 * earlier one learnt from are among the new ones, so that what they never show together may be forbidden (signature.h). false: out of memory. */
bool asn_grow_model(asn_model *m, const asn_model *from, bool again, asn_grown *grown);
/* Once it is laid out and has its first weights: those that the earlier model has. */
void asn_grow_weights(const asn_model *m, asn_real *block, const asn_model *from, const asn_weights *w);
/* Settings that say how large tensors are cannot change. The error names the first that did. */
bool asn_grow_may(const asn_settings *now, const asn_settings *from, const char *path, asn_error *err);
#endif
