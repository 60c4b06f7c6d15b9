/* adam.h: Adam with its default settings, clipping before it and a moving average of weights behind it. A tensor that was
 * never touched has no moments and does not move, so it costs nothing. */
#ifndef ASN_ADAM_H
#define ASN_ADAM_H
#include "model.h"

typedef struct asn_adam {
    asn_real      *m, *v, *average; /* blocks; average NULL: none */
    unsigned char *ever;            /* by tensor: has been touched */
    int64_t        step;
} asn_adam;

bool asn_adam_init(asn_adam *a, const asn_model *m);
void asn_adam_reset(asn_adam *a);
/* One step along a gradient; touched by tensor. Clears the gradient. */
void asn_adam_step(asn_adam *a, asn_model *m, asn_real *gradient, unsigned char *touched, double rate);
#endif
