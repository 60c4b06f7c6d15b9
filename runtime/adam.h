/* adam.h: Adam with its default settings, clipping before it and a moving average of weights behind it. A step touches only
 * the tensors that a minibatch used. The others have missed it: before they are next used they catch up, step by step as if
 * they had never waited (a gradient of zero still moves a weight, by what is left of its momentum), so the weights have the
 * bits that they would have without waiting. */
#ifndef ASN_ADAM_H
#define ASN_ADAM_H
#include "model.h"
#include "pool.h"

typedef struct asn_step { asn_real rate, correct, keep; } asn_step; /* what all weights have in common in a step */

typedef struct asn_adam {
    asn_real      *m, *v, *average; /* blocks; average NULL: none */
    unsigned char *ever;            /* by tensor: has been touched. Till then it has no momentum and does not move */
    int64_t        step;            /* steps taken */
    int64_t       *last;            /* by tensor: the last step that it is up to date with */
    asn_step      *steps;           /* those since the last that all are up to date with */
    int64_t        first, room;
    struct piece  *pieces;          /* of the tensors of a step, for threads */
    int            n_pieces, room_pieces;
} asn_adam;

typedef struct asn_gradients { /* of the shards of a minibatch */
    asn_real      *const *block;
    unsigned char *const *touched; /* by shard and tensor; what is not touched holds nothing of use */
    int                   n;
} asn_gradients;

bool asn_adam_init(asn_adam *a, const asn_model *m);
void asn_adam_reset(asn_adam *a);
/* Brings tensors up to date: those that are used (by tensor; NULL: all). */
bool asn_adam_catch_up(asn_adam *a, asn_model *m, asn_pool *pool, const unsigned char *used);
/* One step along the sum of some gradients, added up in their order, and marks them untouched. What they touch is up to
 * date. false: out of memory. */
bool asn_adam_step(asn_adam *a, asn_model *m, asn_pool *pool, const asn_gradients *g, double rate);
#endif
