/* work.h: what the layers of a running shard work with: the model's weights, the gradients that they add to, memory that
 * lasts for the step, and the loss so far. A failed allocation is remembered in failed; whoever is about to touch
 * memory asks for it first. */
#ifndef ASN_WORK_H
#define ASN_WORK_H
#include "ground/arena.h"
#include "model/weights.h"
#include "training/rows.h"

typedef struct asn_work {
    const asn_model *m;
    const asn_real  *weights;  /* a block (weights.h) */
    asn_arena       *arena;
    int              H, C;     /* width of the states; input components */
    bool             train;    /* dropout and gradients; else only the loss */
    double           scale;    /* of the gradient */
    asn_real        *gradient; /* a block as the weights are one */
    unsigned char   *touched;  /* by tensor: its gradient holds a sum already */
    bool             failed;
    double           loss;     /* a sum over the decisions that ran, not scaled */
    asn_real        *scratch;  /* for a moment, from malloc */
    size_t           n_scratch;
} asn_work;

asn_rows  asn_work_zeros(asn_work *w, int n, int width); /* for sums */
asn_rows  asn_work_rows(asn_work *w, int n, int width);  /* not zeroed: each row is written before it is read */
asn_rows  asn_work_narrow(asn_work *w, int n, int width); /* zeroed, and not padded: a stride of width */
int32_t  *asn_work_ints(asn_work *w, size_t n);          /* zeroed */
void     *asn_work_alloc(asn_work *w, size_t n, size_t size); /* zeroed */
asn_real *asn_work_scratch(asn_work *w, size_t n);       /* valid until the next call; grows only */

const asn_real *asn_work_weights(const asn_work *w, int tensor);
asn_rows        asn_work_table(const asn_work *w, int tensor); /* the weights as rows to be gathered; not to be written */
asn_real       *asn_work_gradient(asn_work *w, int tensor); /* zeroed if it was not touched, and marked as touched */
#endif
