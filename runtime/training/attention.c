#include "training/attention.h"

#include "arithmetic/kernel.h"
#include "arithmetic/tensor.h"
#include "training/affine.h"

#include <string.h>

/* ---- Queries. */

asn_query asn_query_of(asn_work *w, int n, bool zeroed)
{
    asn_query q = {.vector = zeroed ? asn_work_zeros(w, n, 2 * w->H) : asn_work_rows(w, n, 2 * w->H)};
    if (w->C > 1)
        q.scores = asn_work_narrow(w, n, w->C);
    return q;
}

asn_query asn_query_from(asn_query q, int row)
{
    return (asn_query){asn_rows_from(q.vector, row), asn_rows_from(q.scores, row)};
}

void asn_query_forward(const asn_work *w, asn_query_weights p, int n, asn_rows x, asn_query q)
{
    asn_affine(w, p.vector, n, x, q.vector, false);
    if (q.scores.x)
        asn_affine(w, p.scores, n, x, q.scores, false);
}

void asn_query_back_x(const asn_work *w, asn_query_weights p, int n, asn_query dq, asn_rows dx)
{
    asn_affine_back_x(w, p.vector, n, dq.vector, dx);
    if (dq.scores.x)
        asn_affine_back_x(w, p.scores, n, dq.scores, dx);
}

void asn_query_back_w(asn_work *w, asn_query_weights p, int n, asn_rows x, asn_query dq)
{
    asn_affine_back_w(w, p.vector, n, x, dq.vector);
    if (dq.scores.x)
        asn_affine_back_w(w, p.scores, n, x, dq.scores);
}

void asn_query_back(asn_work *w, asn_query_weights p, int n, asn_rows x, asn_query dq, asn_rows dx)
{
    asn_query_back_w(w, p, n, x, dq);
    asn_query_back_x(w, p, n, dq, dx);
}

void asn_query_add(const asn_work *w, int n, asn_query to, asn_query from, const int32_t *index)
{
    asn_rows_add(n, 2 * w->H, to.vector, from.vector, index);
    if (to.scores.x)
        asn_rows_add(n, w->C, to.scores, from.scores, index);
}

void asn_query_scatter(const asn_work *w, int n, asn_query from, asn_query to, const int32_t *index)
{
    asn_rows_scatter(n, 2 * w->H, from.vector, to.vector, index, ASN_NO_MASK);
    if (to.scores.x)
        asn_rows_scatter(n, w->C, from.scores, to.scores, index, ASN_NO_MASK);
}

/* ---- Attention. */

static int tokens_of(const asn_memory *m, int example)
{
    return m->first[example + 1] - m->first[example];
}

asn_attention asn_attention_of(asn_work *w, const asn_memory *m, int n, const int32_t *example)
{
    size_t        total = 0;
    asn_attention a     = {.memory  = m,
                           .example = example,
                           .query   = asn_query_of(w, n, false),
                           .context = asn_work_rows(w, n, 2 * w->H),
                           .offset  = asn_work_alloc(w, (size_t)n, sizeof *a.offset)};
    if (w->train)
        a.dquery = asn_query_of(w, n, false);
    for (int i = 0; i < n && !w->failed; i++) {
        a.offset[i] = total;
        total += (size_t)tokens_of(m, example[i]);
    }
    a.weights = asn_arena_raw(w->arena, total + 1, sizeof *a.weights);
    w->failed = w->failed || !a.weights;
    if (w->train)
        asn_work_scratch(w, total); /* as much as the widest block of rows can need */
    return a;
}

static int same_example(const int32_t *example, int from, int end)
{
    int at = from + 1;
    while (at < end && example[at] == example[from])
        at++;
    return at - from;
}

static asn_real wanted_share(const asn_real *weights, const asn_wanted *wanted)
{
    asn_real sum = 0;
    for (int k = 0; k < wanted->n; k++)
        sum += weights[wanted->tokens[k]];
    return sum < (asn_real)1e-30 ? (asn_real)1e-30 : sum; /* NaN stays NaN */
}

static double wanted_loss(const asn_attention *a, int first, int n)
{
    double loss = 0;
    for (int i = first; i < first + n; i++)
        if (a->wanted[i].n)
            loss -= asn_log((double)wanted_share(a->weights + a->offset[i], &a->wanted[i]));
    return loss;
}

void asn_attention_forward(asn_work *w, asn_attention *a, int first, int n)
{
    const asn_memory *m = a->memory;
    for (int i = first, rows; i < first + n; i += rows) {
        int       token = m->first[a->example[i]], T = tokens_of(m, a->example[i]);
        asn_rows  enc = asn_rows_from(m->enc, token), q = asn_rows_from(a->query.vector, i), context = asn_rows_from(a->context, i);
        bool      scored  = a->query.scores.x != NULL;
        asn_real *weights = a->weights + a->offset[i]; /* of these rows, T each */
        rows              = same_example(a->example, i, first + n);
        for (int r = 0; scored && r < rows; r++)
            for (int t = 0; t < T; t++)
                weights[r * T + t] = asn_row(a->query.scores, i + r)[m->component[token + t]];
        asn_multiply_bt(rows, T, 2 * w->H, q.x, q.stride, enc.x, enc.stride, weights, T, scored);
        for (int r = 0; r < rows; r++)
            asn_row_softmax(T, weights + r * T, NULL);
        asn_multiply(rows, 2 * w->H, T, weights, T, enc.x, enc.stride, context.x, context.stride, false);
    }
    if (a->wanted)
        w->loss += a->strength * wanted_loss(a, first, n);
}

/* From the gradients of a row's weights to those of its scores, in place. Supervision adds its own: -log of the share of the
 * wanted tokens has the gradient (weight) - (weight / share, of a wanted token). */
static void scores_back(int T, asn_real *d, const asn_real *a, const asn_wanted *wanted, asn_real strength)
{
    asn_real mean = 0, share = wanted ? wanted_share(a, wanted) : 1;
    for (int t = 0; t < T; t++)
        mean += a[t] * d[t];
    for (int t = 0; t < T; t++)
        d[t] = a[t] * (d[t] - mean) + (wanted ? strength * a[t] : 0);
    for (int k = 0; wanted && k < wanted->n; k++)
        d[wanted->tokens[k]] -= strength * a[wanted->tokens[k]] / share;
}

void asn_attention_back(asn_work *w, asn_attention *a, int first, int n, asn_rows dcontext)
{
    const asn_memory *m        = a->memory;
    asn_real         *d        = w->scratch; /* gradients of the weights, then of the scores */
    asn_real          strength = (asn_real)(a->strength * w->scale);
    int               W        = 2 * w->H;
    for (int i = first, rows; i < first + n; i += rows) {
        int       token = m->first[a->example[i]], T = tokens_of(m, a->example[i]);
        asn_rows  enc = asn_rows_from(m->enc, token), denc = asn_rows_from(m->denc, token), dc = asn_rows_from(dcontext, i - first);
        asn_rows  q = asn_rows_from(a->query.vector, i), dq = asn_rows_from(a->dquery.vector, i);
        asn_real *weights = a->weights + a->offset[i];
        rows              = same_example(a->example, i, first + n);
        asn_multiply_bt(rows, T, W, dc.x, dc.stride, enc.x, enc.stride, d, T, false);
        for (int r = 0; r < rows; r++)
            scores_back(T, d + r * T, weights + r * T, a->wanted && a->wanted[i + r].n ? &a->wanted[i + r] : NULL, strength);
        asn_multiply(rows, W, T, d, T, enc.x, enc.stride, dq.x, dq.stride, false);
        asn_multiply_at(T, W, rows, weights, T, dc.x, dc.stride, denc.x, denc.stride, true);
        asn_multiply_at(T, W, rows, d, T, q.x, q.stride, denc.x, denc.stride, true);
        for (int r = 0; a->dquery.scores.x && r < rows; r++) {
            asn_real *to = asn_row(a->dquery.scores, i + r);
            memset(to, 0, (size_t)w->C * sizeof *to);
            for (int t = 0; t < T; t++)
                to[m->component[token + t]] += d[r * T + t];
        }
    }
}
