/* choice.h: losses of decisions. Logits turn into their gradients, scaled; the loss is returned, not scaled. A row whose
 * gold is negative takes no part: its gradient is zero. */
#ifndef ASN_CHOICE_H
#define ASN_CHOICE_H
#include "training/rows.h"

double asn_choice(int n, int classes, asn_rows logits, const int32_t *gold, double smooth, asn_real scale); /* one class of several */
double asn_yes_no(int n, asn_rows logits, const int32_t *gold, asn_real scale);                             /* gold 1 or 0 */
#endif
