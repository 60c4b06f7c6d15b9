/* calibrate.h: fits what a model knows of how far its answers can be trusted (model/trust.h), on sentences that it was not trained on: a dev set, or,
 * where there is none, the held-out parts of a cross-validation, answered by the models of the folds.
 *
 *     asn_calibrator *c = asn_calibrator_new();
 *     asn_calibrator_add(c, &fold, held_out, ...);    for each fold; or once, with the model itself and its dev set
 *     asn_calibrator_meet(c, &model, held_out, ...);  the same sentences, as the model itself encodes them
 *     asn_calibrator_fit(c, model, &trust, &err);
 */
#ifndef ASN_CALIBRATE_H
#define ASN_CALIBRATE_H
#include "decoding/calibration.h"
#include "decoding/growth.h"
#include "examples/data.h"
#include "ground/pool.h"
#include "model/weights.h"

enum { ASN_CALIBRATE_LEAST = 50 }; /* answers: fewer tell nothing */

typedef struct asn_calibrator asn_calibrator;
asn_calibrator *asn_calibrator_new(void); /* NULL: out of memory */
void            asn_calibrator_free(asn_calibrator *c);
/* The answers of a model to these examples, and how examples and strangers (strangers.h) look to it. Examples are indexed for the model. */
bool            asn_calibrator_add(asn_calibrator *c, const asn_member *m, asn_data *d, asn_pool *pool, asn_error *err);
bool            asn_calibrator_meet(asn_calibrator *c, const asn_member *m, asn_data *d, asn_error *err);
size_t          asn_calibrator_answers(const asn_calibrator *c);
/* The model's arena keeps what the trust points to. false: out of memory, or fewer than ASN_CALIBRATE_LEAST answers. */
bool            asn_calibrator_fit(asn_calibrator *c, const asn_model *m, asn_trust *to, asn_error *err);

/* What was fitted and how good it is: before is of the untempered answers, after of tempered ones. To be honest, `after` tempers each half of the answers
 * by what was fitted on the other half, and accepts them by the other half's thresholds. */
typedef struct asn_calibrated {
    asn_calibration before, after;
    struct { size_t accepted, right; bool known; } honest[ASN_PRECISIONS];
    double          auroc; /* how often a sentence of the task is less foreign than a stranger */
} asn_calibrated;
bool            asn_calibrator_report(const asn_calibrator *c, asn_calibrated *to, asn_error *err); /* after asn_calibrator_fit */

/* All of it for one model and its dev set. */
bool            asn_calibrate(const asn_member *m, asn_data *dev, asn_pool *pool, asn_trust *to, asn_error *err);

/* How often a positive has a greater score than a negative; a tie counts half. Sorts nothing, takes n log n time. NaN: one of them is empty or memory is. */
double          asn_auroc(const double *positive, size_t n, const double *negative, size_t m);

/* Confidences of the answers to examples, tempered as the models say, with what is foreign marked. */
bool            asn_confidences(const asn_member *members, int n_members, const asn_data *d, const asn_budget *budget, asn_pool *pool, asn_confidence *to,
                                asn_error *err);
#endif
