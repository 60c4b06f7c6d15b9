/* batch.h: a minibatch's shard: recorded by the generated modules, then run level by level in large products, forward and
 * backward. One shard is one thread's affair. */
#ifndef ASN_BATCH_H
#define ASN_BATCH_H
#include "examples/example.h"
#include "model/weights.h"
#include "training/lesson.h"

typedef struct asn_batch asn_batch;

typedef struct asn_batch_options {
    bool     train;   /* dropout and gradients; else only the loss */
    uint64_t key;     /* of dropout: seed and pass */
    uint64_t minibatch; /* its number: all its shards drop the same units of a word */
    double   scale;   /* of the gradient: one over the examples of the minibatch */
    const asn_lesson *const *lessons; /* by example: what teachers say of it; NULL: there are none */
} asn_batch_options;

asn_batch *asn_batch_new(const asn_model *m, const asn_real *weights); /* a block (weights.h), which may change between runs */
void       asn_batch_free(asn_batch *b);
/* Adds to the gradients of tensors that are marked as touched; sets those of others and marks them. *loss: sum over the examples, supervision included. */
bool asn_batch_run(asn_batch *b, const asn_example *const *examples, int n, const asn_batch_options *o, asn_real *gradient, unsigned char *touched,
                   double *loss, asn_error *err);
double asn_batch_recording(const asn_batch *b); /* seconds spent in recording and ordering so far */
#endif
