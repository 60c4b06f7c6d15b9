/* adam.h: Adam with its default settings, after clipping, and a moving average of the weights. A step touches only the tensors that a
 * minibatch used. A gradient of zero still moves a weight, by what is left of its momentum, so the other tensors have missed
 * something: before they are next used they catch up, step by step. Their weights then have the bits that they would have had without
 * waiting. */
#ifndef ASN_ADAM_H
#define ASN_ADAM_H
#include "ground/pool.h"
#include "model/weights.h"
#include "training/kernel.h"

typedef struct asn_adam {
    asn_real      *w, *m, *v;       /* blocks: the weights, which are the caller's, and their moments */
    asn_real      *average;         /* a block: the moving average of the weights; NULL: none is kept */
    unsigned char *ever;            /* by tensor: has it ever been touched? Until then it has no momentum and does not move */
    bool           finite;          /* after a step: were gradients, weights and moments finite? If not, the blocks are useless from here on */
    int64_t        step;            /* steps taken */
    int64_t       *last;            /* by tensor: the last step that it is up to date with */
    asn_step      *steps;           /* the steps that some tensor may have missed: number first and on */
    int64_t        first;
    size_t         room;            /* of steps */
    struct piece  *pieces;          /* parts of the tensors of a step: threads share them out */
    int            n_pieces;
    size_t         room_pieces;
} asn_adam;

typedef struct asn_gradients { /* of the shards of a minibatch */
    asn_real      *const *block;
    unsigned char *const *touched; /* by shard and tensor; a gradient that is not touched holds nothing of use */
    int                   n;
} asn_gradients;

bool asn_adam_init(asn_adam *a, const asn_model *m, asn_real *weights); /* the block that it trains */
void asn_adam_reset(asn_adam *a);
/* Brings the tensors that are used up to date (NULL: all). false: out of memory. */
bool asn_adam_catch_up(asn_adam *a, const asn_model *m, asn_pool *pool, const unsigned char *used);
/* Takes one step along the sum of the shards' gradients, added in their order, and marks them as untouched. The tensors that they touch
 * must be up to date. false: out of memory. */
bool asn_adam_step(asn_adam *a, const asn_model *m, asn_pool *pool, const asn_gradients *g, double rate);
#endif
