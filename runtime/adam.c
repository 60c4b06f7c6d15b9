#include "adam.h"

#include <stdlib.h>
#include <string.h>

bool asn_adam_init(asn_adam *a, const asn_model *m)
{
    *a   = (asn_adam){.m = asn_model_block(m), .v = asn_model_block(m), .ever = calloc((size_t)m->n_tensors + 1, 1)};
    bool average = m->settings.average > 0;
    if (average && (a->average = asn_model_block(m)))
        memcpy(a->average, m->weights, m->n_weights * sizeof *m->weights);
    if (a->m && a->v && a->ever && (a->average || !average))
        return true;
    asn_adam_reset(a);
    return false;
}

void asn_adam_reset(asn_adam *a)
{
    free(a->m);
    free(a->v);
    free(a->average);
    free(a->ever);
    *a = (asn_adam){0};
}

static double square_norm(size_t n, const asn_real *g)
{
    double sum = 0;
    for (size_t k = 0; k < n; k++)
        sum += (double)g[k] * (double)g[k];
    return sum;
}

ASN_WIDE static void update(size_t n, asn_real *w, const asn_real *g, asn_real *m, asn_real *v, asn_real scale, asn_real rate, asn_real correct)
{
    const asn_real b1 = (asn_real)0.9, b2 = (asn_real)0.999, eps = (asn_real)1e-8;
    for (size_t k = 0; k < n; k++) {
        asn_real d = g[k] * scale;
        m[k]       = b1 * m[k] + (1 - b1) * d;
        v[k]       = b2 * v[k] + (1 - b2) * d * d;
#ifdef ASN_DOUBLE
        w[k] -= rate * m[k] / (sqrt(v[k]) * correct + eps);
#else
        w[k] -= rate * m[k] / (sqrtf(v[k]) * correct + eps);
#endif
    }
}

ASN_WIDE static void blend(size_t n, asn_real *average, const asn_real *w, asn_real keep)
{
    for (size_t k = 0; k < n; k++)
        average[k] = keep * average[k] + (1 - keep) * w[k];
}

void asn_adam_step(asn_adam *a, asn_model *m, asn_real *gradient, unsigned char *touched, double rate)
{
    double norm = 0, scale = 1;
    for (int i = 0; i < m->n_tensors && m->settings.clip > 0; i++)
        if (touched[i])
            norm += square_norm((size_t)m->tensors[i].rows * (size_t)m->tensors[i].cols, gradient + m->tensors[i].at);
    if (m->settings.clip > 0 && sqrt(norm) > m->settings.clip)
        scale = m->settings.clip / sqrt(norm);
    a->step++;
    double bias1 = 1 - pow(0.9, (double)a->step), bias2 = 1 - pow(0.999, (double)a->step);
    double keep = (1 + (double)a->step) / (10 + (double)a->step); /* the average starts short, or it would hold the first weights long */
    keep        = keep < m->settings.average ? keep : m->settings.average;
    for (int i = 0; i < m->n_tensors; i++) {
        a->ever[i] = a->ever[i] || touched[i];
        if (!a->ever[i])
            continue;
        size_t at = m->tensors[i].at, n = (size_t)m->tensors[i].rows * (size_t)m->tensors[i].cols;
        update(n, m->weights + at, gradient + at, a->m + at, a->v + at, (asn_real)scale, (asn_real)(rate / bias1), (asn_real)(1 / sqrt(bias2)));
        if (a->average)
            blend(n, a->average + at, m->weights + at, (asn_real)keep);
        if (touched[i])
            memset(gradient + at, 0, n * sizeof *gradient);
        touched[i] = 0;
    }
}
