/* choice.h: losses of decisions. Logits turn into their gradients, scaled; the loss is returned, not scaled. A row whose
 * gold is negative takes no part, unless teachers speak of it: its gradient is zero. */
#ifndef ASN_CHOICE_H
#define ASN_CHOICE_H
#include "training/rows.h"

/* What teachers say of a row: the target is (1 - share) times the gold one and share times q. */
typedef struct asn_soft {
    const float *q; /* a probability for each class, which may add up to less than one; of yes or no, one number. NULL: nothing */
    double       share;
} asn_soft;

/* soft: by row; NULL: there are no teachers. */
double asn_choice(int n, int classes, asn_rows logits, const int32_t *gold, const asn_soft *soft, double smooth, asn_real scale); /* one class of several */
double asn_yes_no(int n, asn_rows logits, const int32_t *gold, const asn_soft *soft, asn_real scale);                             /* gold 1 or 0 */
#endif
