/* checkpoint.h: all that a training run needs to go on where it was, to the same bits, in a safetensors file beside the model. */
#ifndef ASN_CHECKPOINT_H
#define ASN_CHECKPOINT_H
#include "training/adam.h"

typedef struct asn_progress {
    int     epoch;                    /* passes that are complete */
    int64_t done;                     /* examples of the next one that are, a multiple of the minibatch */
    double  loss;                     /* their sum */
    double  best_metric;              /* of the evaluations so far; -1: none */
    int     best_epoch, since_best;   /* since_best: evaluations */
    bool    finished;
} asn_progress;

typedef struct asn_checkpoint {
    const char      *path;
    const char      *fingerprint;     /* of what the run depends on */
    const asn_model *m;
    asn_adam        *adam;            /* with the weights; all tensors are up to date when it is written */
    asn_real        *best;            /* weights of the best evaluation, a block */
    asn_progress    *at;
} asn_checkpoint;

bool asn_checkpoint_write(const asn_checkpoint *c, asn_error *err); /* whole or not at all */
bool asn_checkpoint_read(const asn_checkpoint *c, asn_error *err);
/* May a run that begins anew write its own there? Not over what is no checkpoint, or the checkpoint of an unfinished run. */
bool asn_checkpoint_may_go(const char *path, asn_error *err);
int  asn_checkpoint_shards(const char *path); /* of its run; 0: the file does not say */
#endif
