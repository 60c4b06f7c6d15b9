#include "decoding/logistic.h"

#include "arithmetic/real.h"

#include <math.h>
#include <string.h>

typedef struct newton {
    double gradient[ASN_LOGISTIC_MOST], curve[ASN_LOGISTIC_MOST][ASN_LOGISTIC_MOST];
    double loss;
} newton;

static double row_odds(const double *x, const double *w, int k)
{
    double sum = 0;
    for (int i = 0; i < k; i++)
        sum += x[i] * w[i];
    return sum;
}

static void add_row(newton *s, const double *x, double odds, double weight, bool yes, int k)
{
    double p = asn_exp_down(asn_log_sigmoid(odds)), g = weight * (p - yes), c = weight * p * (1 - p);
    s->loss -= weight * asn_log_sigmoid(yes ? odds : -odds);
    for (int i = 0; i < k; i++) {
        s->gradient[i] += g * x[i];
        for (int j = 0; j < k; j++)
            s->curve[i][j] += c * x[i] * x[j];
    }
}

static newton measure(const double *x, const double *weight, const bool *yes, size_t n, int k, double ridge, const double *from, const double *w)
{
    newton s = {.loss = 0};
    for (int i = 0; i < k; i++) {
        double far     = w[i] - from[i];
        s.gradient[i]  = ridge * far;
        s.curve[i][i]  = ridge;
        s.loss        += ridge / 2 * far * far;
    }
    for (size_t r = 0; r < n; r++)
        add_row(&s, x + r * (size_t)k, row_odds(x + r * (size_t)k, w, k), weight ? weight[r] : 1, yes[r], k);
    return s;
}

/* curve is positive definite, as the ridge is: elimination needs no pivots. The gradient becomes the step. */
static void solve(newton *s, int k)
{
    for (int i = 0; i < k; i++)
        for (int r = i + 1; r < k; r++) {
            double f = s->curve[r][i] / s->curve[i][i];
            for (int c = i; c < k; c++)
                s->curve[r][c] -= f * s->curve[i][c];
            s->gradient[r] -= f * s->gradient[i];
        }
    for (int i = k - 1; i >= 0; i--) {
        for (int c = i + 1; c < k; c++)
            s->gradient[i] -= s->curve[i][c] * s->gradient[c];
        s->gradient[i] /= s->curve[i][i];
    }
}

void asn_logistic_fit(const double *x, const double *weight, const bool *yes, size_t n, int k, double ridge, double *w)
{
    enum { STEPS = 100, HALVES = 30 };
    double from[ASN_LOGISTIC_MOST], next[ASN_LOGISTIC_MOST];
    memcpy(from, w, (size_t)k * sizeof *w);
    newton now = measure(x, weight, yes, n, k, ridge, from, w);
    for (int step = 0; step < STEPS; step++) {
        newton better = now;
        double share = 1, largest = 0;
        solve(&now, k);
        for (int i = 0; i < k; i++)
            largest = fabs(now.gradient[i]) > largest ? fabs(now.gradient[i]) : largest;
        for (int half = 0; half < HALVES; half++, share /= 2) { /* a full step may go too far */
            for (int i = 0; i < k; i++)
                next[i] = w[i] - share * now.gradient[i];
            better = measure(x, weight, yes, n, k, ridge, from, next);
            if (better.loss <= now.loss)
                break;
        }
        if (!(better.loss <= now.loss))
            return;
        memcpy(w, next, (size_t)k * sizeof *w);
        now = better;
        if (largest * share < 1e-10)
            return;
    }
}
