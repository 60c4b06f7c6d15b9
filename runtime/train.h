/* train.h: from examples to a model: minibatches, Adam, evaluation, checkpoints. */
#ifndef ASN_TRAIN_H
#define ASN_TRAIN_H
#include "model.h"

typedef struct asn_train_options {
    const char  *train, *dev, *model; /* files; dev NULL: evaluate on train */
    asn_settings settings;
    int          threads;
    bool         resume, skip_bad, quiet;
} asn_train_options;

int asn_train(const asn_grammar *g, const asn_train_options *o, asn_error *err); /* an exit code; err says why when not 0 */
#endif
