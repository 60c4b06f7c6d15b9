#include "decoding/calibration.h"

#include "decoding/logistic.h"
#include "decoding/trust.h"

#include <math.h>
#include <stdlib.h>

const int asn_precisions[ASN_PRECISIONS] = {90, 95, 99};

/* The most confident first. */
static int by_confidence(const void *x, const void *y)
{
    const asn_confidence *a = x, *b = y;
    if (a->p != b->p)
        return a->p > b->p ? -1 : 1;
    return (int)a->right - (int)b->right; /* among equals the wrong ones, so that no threshold depends on the order of the file */
}

static double distance(double a, double b)
{
    return a > b ? a - b : b - a;
}

static void fill_bins(const asn_confidence *all, asn_calibration *to)
{
    size_t n   = to->n, bins = n / ASN_BIN_LEAST;
    to->n_bins = bins < 1 ? 1 : bins > ASN_BINS ? ASN_BINS : (int)bins;
    for (int k = 0; k < to->n_bins && n; k++) {
        asn_bin *b    = &to->bins[to->n_bins - 1 - k]; /* the least confident first */
        size_t   from = n * (size_t)k / (size_t)to->n_bins, end = n * ((size_t)k + 1) / (size_t)to->n_bins;
        *b = (asn_bin){.n = end - from, .least = all[end - 1].p, .most = all[from].p};
        for (size_t i = from; i < end; i++) {
            b->right += all[i].right;
            b->p += all[i].p / (double)b->n;
        }
        to->ece += (double)b->n / (double)n * distance(b->p, (double)b->right / (double)b->n);
    }
}

/* Ranks of equal numbers are the mean of their places, in both. Being right has two values, so its ranks are known from how many there are. */
static double rank_correlation(const asn_confidence *all, size_t n, size_t right)
{
    double mean = ((double)n + 1) / 2, top = ((double)right + 1) / 2, bottom = (double)right + ((double)(n - right) + 1) / 2;
    double both = 0, own = 0, other = 0;
    for (size_t from = 0, end; from < n; from = end) {
        for (end = from; end < n && all[end].p == all[from].p; end++)
            ;
        double rank = ((double)from + 1 + (double)end) / 2 - mean;
        for (size_t i = from; i < end; i++) {
            double r = (all[i].right ? top : bottom) - mean;
            both += rank * r;
            own += rank * rank;
            other += r * r;
        }
    }
    return own > 0 && other > 0 ? both / sqrt(own * other) : NAN;
}

/* As many as possible. What has equal confidence is accepted together. */
static void cover(const asn_confidence *all, size_t n, int precision, asn_coverage *to)
{
    size_t accepted = 0, right = 0;
    *to = (asn_coverage){.needed = 300 / (100 - (size_t)precision)};
    for (size_t i = 0; i < n; i++) {
        accepted += !all[i].foreign;
        right += !all[i].foreign && all[i].right;
        bool last = i + 1 == n || all[i + 1].p < all[i].p;
        if (last && accepted > to->accepted && 100 * right >= (size_t)precision * accepted) {
            to->accepted = accepted;
            to->right    = right;
            to->min_prob = all[i].p;
        }
    }
}

bool asn_coverage_known(const asn_coverage *c)
{
    return c->accepted >= c->needed;
}

void asn_calibration_measure(asn_confidence *all, size_t n, asn_calibration *to)
{
    *to = (asn_calibration){.n = n};
    qsort(all, n, sizeof *all, by_confidence);
    for (size_t i = 0; i < n; i++) {
        double off = all[i].p - all[i].right;
        to->right += all[i].right;
        to->mean += all[i].p / (double)n;
        to->brier += off * off / (double)n;
    }
    fill_bins(all, to);
    to->spearman = rank_correlation(all, n, to->right);
    for (int k = 0; k < ASN_PRECISIONS; k++)
        cover(all, n, asn_precisions[k], &to->at[k]);
}

void asn_calibration_temper(const double *log_prob, const bool *right, size_t n, double *room, asn_trust *to)
{
    enum { ODDS, ONE, K };
    double w[K] = {1, 0}; /* as it is */
    for (size_t i = 0; i < n; i++) {
        room[K * i + ODDS] = asn_trust_log_odds(log_prob[i] > -1e3 ? log_prob[i] : -1e3);
        room[K * i + ONE]  = 1;
    }
    asn_logistic_fit(room, NULL, right, n, K, 0.1, w);
    w[ODDS]         = w[ODDS] > 0.01 ? w[ODDS] : 0.01; /* what is more probable stays so */
    to->temperature = 1 / w[ODDS];
    to->bias        = w[ONE];
}
