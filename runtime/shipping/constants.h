/* constants.h: models that decide together, with their weights, as C tables. */
#ifndef ASN_CONSTANTS_H
#define ASN_CONSTANTS_H
#include "shipping/pack.h"

#include <stdio.h>

/* parser_members, which parser.c takes, and all that it points to. Each member has weights, widths and an encoder of its own. Vocabularies,
 * what was seen and the modules' tensors are the same for all (model/ensemble.h), and are written once. */
void asn_put_members(FILE *to, const asn_member *members, const asn_packed *weights, int n);
/* parser_names, a lexicon that takes the place of the task's own; NULL: there is none. */
void asn_put_names(FILE *to, const asn_lexicon *x);
#endif
