/* weights.h: a view of a model's weights: each tensor as a matrix, by its number in the model. The numbers themselves lie in a block
 * of reals (trained, averaged, the best so far), in a file, or packed into fewer bits; they must outlive the view. What decodes,
 * saves or ships a model takes the model and one view: a model has no weights of its own. */
#ifndef ASN_WEIGHTS_H
#define ASN_WEIGHTS_H
#include "arithmetic/matrix.h"
#include "model/model.h"

typedef struct asn_weights {
    const asn_matrix *tensor; /* by number in asn_model.tensors */
} asn_weights;

/* A model with its weights, as one of those that decide together (ensemble.h, decoding/committee.h). */
typedef struct asn_member {
    const asn_model *model;
    asn_weights      weights;
} asn_member;

#ifndef ASN_SHIPPED
/* A block holds all tensors, tensor i from asn_model.tensors[i].at on. Gradients, moments and averages are blocks of the same shape.
 * Zeroed; free() it. NULL: out of memory. */
asn_real *asn_weights_block(const asn_model *m);
bool      asn_weights_view(asn_weights *w, const asn_model *m, const asn_real *block); /* false: out of memory */
void      asn_weights_reset(asn_weights *w);                                           /* of asn_weights_view */
/* A tensor whose numbers are plain reals, as those of blocks and of opened files are. */
const asn_real *asn_weights_reals(const asn_weights *w, int tensor);
#endif /* ASN_SHIPPED */
#endif
