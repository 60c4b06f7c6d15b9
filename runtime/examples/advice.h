/* advice.h: what files of examples suggest to change in the task: which primitive types to make open, closed or copied, each with the numbers that say so. */
#ifndef ASN_ADVICE_H
#define ASN_ADVICE_H
#include "examples/inventory.h"

typedef struct asn_advice {
    int  type;
    char statement[300]; /* to be written into the task, or taken out of it */
    char why[400];
} asn_advice;
typedef ASN_ARRAY(asn_advice) asn_advices;

/* From the inventories of n files, the first of which a model would be trained on. Without others, values that occur once in the first tell how
 * often new ones are to be expected (Good and Turing). false: out of memory. */
bool asn_advise(asn_inventory *const *files, int n, asn_advices *to);
#endif
