#include "training/choice.h"

#include "arithmetic/kernel.h"

#include <string.h>

double asn_choice(int n, int classes, asn_rows logits, const int32_t *gold, double smooth, asn_real scale)
{
    double loss = 0;
    for (int i = 0; i < n; i++) {
        asn_real *x = asn_row(logits, i);
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

double asn_yes_no(int n, asn_rows logits, const int32_t *gold, asn_real scale)
{
    double loss = 0;
    for (int i = 0; i < n; i++) {
        asn_real *x = asn_row(logits, i);
        if (gold[i] < 0) {
            *x = 0;
            continue;
        }
        double z = (double)*x, y = gold[i] ? z : -z; /* -log sigmoid(y) */
        loss += y > 0 ? log1p(exp(-y)) : -y + log1p(exp(y));
        *x = (asn_sigmoid(*x) - (asn_real)gold[i]) * scale;
    }
    return loss;
}
