#include "training/choice.h"

#include "arithmetic/kernel.h"

#include <string.h>

/* One row that follows teachers, too. Smoothing is for the gold class alone: what teachers say is smooth enough. */
static double soft_choice(int classes, asn_real *x, int32_t gold, const asn_soft *soft, double smooth, asn_real scale)
{
    double hard = gold >= 0 ? 1 - soft->share : 0, even = hard * smooth / classes, mass = 0, sum = 0, norm;
    for (int k = 0; k < classes; k++) {
        double target = soft->share * (double)soft->q[k] + even + (k == gold ? hard * (1 - smooth) : 0);
        mass += target;
        sum += target * (double)x[k];
    }
    asn_row_softmax(classes, x, &norm);
    for (int k = 0; k < classes; k++) {
        double target = soft->share * (double)soft->q[k] + even + (k == gold ? hard * (1 - smooth) : 0);
        x[k]          = (asn_real)(mass * (double)x[k] - target) * scale;
    }
    return mass * norm - sum;
}

double asn_choice(int n, int classes, asn_rows logits, const int32_t *gold, const asn_soft *soft, double smooth, asn_real scale)
{
    double loss = 0;
    for (int i = 0; i < n; i++) {
        asn_real *x = asn_row(logits, i);
        if (soft && soft[i].q) {
            loss += soft_choice(classes, x, gold[i], &soft[i], smooth, scale);
            continue;
        }
        if (gold[i] < 0) {
            memset(x, 0, (size_t)classes * sizeof *x);
            continue;
        }
        double   right = (double)x[gold[i]], all = 0, norm; /* the log probability of a class is its logit less norm */
        asn_real even  = (asn_real)(smooth / classes);
        for (int k = 0; smooth > 0 && k < classes; k++)
            all += (double)x[k];
        asn_row_softmax(classes, x, &norm);
        loss -= (1 - smooth) * (right - norm) + smooth * (all / classes - norm);
        for (int k = 0; k < classes; k++)
            x[k] = (x[k] - even) * scale;
        x[gold[i]] -= (asn_real)(1 - smooth) * scale;
    }
    return loss;
}

static double minus_log_sigmoid(double y)
{
    return isfinite(y) ? -asn_log_sigmoid(y) : y > 0 ? 0 : y < 0 ? -y : y;
}

double asn_yes_no(int n, asn_rows logits, const int32_t *gold, const asn_soft *soft, asn_real scale)
{
    double loss = 0;
    for (int i = 0; i < n; i++) {
        asn_real *x = asn_row(logits, i);
        if (gold[i] < 0) {
            *x = 0;
            continue;
        }
        double z = (double)*x;
        if (soft && soft[i].q) {
            double yes = (1 - soft[i].share) * gold[i] + soft[i].share * (double)*soft[i].q;
            loss += yes * minus_log_sigmoid(z) + (1 - yes) * minus_log_sigmoid(-z);
            *x = (asn_sigmoid(*x) - (asn_real)yes) * scale;
            continue;
        }
        loss += minus_log_sigmoid(gold[i] ? z : -z);
        *x = (asn_sigmoid(*x) - (asn_real)gold[i]) * scale;
    }
    return loss;
}
