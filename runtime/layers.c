#include "layers.h"

#include "kernel.h"
#include "rng.h"
#include "tensor.h"
#include "vec.h"

#include <string.h>

#define AT(x, stride, row) ((x) + (size_t)(row) * (size_t)(stride))

asn_dropout asn_dropout_of(double rate)
{
    return (asn_dropout){(uint32_t)(rate * 4294967295.0), (asn_real)(1 / (1 - rate))};
}

static inline asn_real keep(const asn_dropout *d, uint32_t key, int unit)
{
    return asn_unit(key, (uint32_t)unit) < d->below ? 0 : d->scale;
}

ASN_WIDE static void masked_copy(int H, const asn_real *from, asn_real *to, asn_dropout d, uint32_t key)
{
    for (int k = 0; k < H; k++)
        to[k] = from[k] * keep(&d, key, k);
}

ASN_WIDE static void masked_add(int H, const asn_real *from, asn_real *to, asn_dropout d, uint32_t key)
{
    for (int k = 0; k < H; k++)
        to[k] += from[k] * keep(&d, key, k);
}

void asn_gather(int n, int H, const asn_real *from, int fs, const int32_t *rows, asn_real *to, int ts, const asn_dropout *d, const uint32_t *keys)
{
    for (int i = 0; i < n; i++) {
        const asn_real *x = AT(from, fs, rows ? rows[i] : i);
        if (keys)
            masked_copy(H, x, AT(to, ts, i), *d, keys[i]);
        else
            memcpy(AT(to, ts, i), x, (size_t)H * sizeof *x);
    }
}

ASN_WIDE static void add(int H, const asn_real *from, asn_real *to)
{
    for (int k = 0; k < H; k++)
        to[k] += from[k];
}

void asn_scatter(int n, int H, const asn_real *from, int fs, asn_real *to, int ts, const int32_t *rows, const asn_dropout *d, const uint32_t *keys)
{
    for (int i = 0; i < n; i++) {
        asn_real *y = AT(to, ts, rows ? rows[i] : i);
        if (keys)
            masked_add(H, AT(from, fs, i), y, *d, keys[i]);
        else
            add(H, AT(from, fs, i), y);
    }
}

void asn_add_rows(int n, int H, asn_real *y, int ys, const asn_real *x, int xs, const int32_t *rows)
{
    for (int i = 0; i < n; i++)
        add(H, AT(x, xs, rows ? rows[i] : i), AT(y, ys, i));
}

ASN_WIDE void asn_sum_rows(int n, int H, asn_real *y, int ys, const asn_real *x, int xs, const asn_real *one)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < H; k++)
            AT(y, ys, i)[k] = AT(x, xs, i)[k] + one[k];
}

void asn_add_bias(int n, int H, asn_real *y, int ys, const asn_real *b)
{
    for (int i = 0; i < n; i++)
        add(H, b, AT(y, ys, i));
}

void asn_tanh_rows(int n, int H, asn_real *y, int ys)
{
    for (int i = 0; i < n; i++)
        asn_row_tanh(H, AT(y, ys, i));
}

ASN_WIDE void asn_tanh_back(int n, int H, asn_real *dy, int ds, const asn_real *y, int ys)
{
    for (int i = 0; i < n; i++) {
        asn_real       *d = AT(dy, ds, i);
        const asn_real *r = AT(y, ys, i);
        for (int k = 0; k < H; k++)
            d[k] *= 1 - r[k] * r[k];
    }
}

void asn_tanh_drop(int n, int H, asn_real *y, int ys, const asn_dropout *d, const uint32_t *keys)
{
    asn_tanh_rows(n, H, y, ys);
    for (int i = 0; keys && i < n; i++)
        masked_copy(H, AT(y, ys, i), AT(y, ys, i), *d, keys[i]);
}

ASN_WIDE static void tanh_drop_back(int H, asn_real *dy, const asn_real *y, asn_dropout d, uint32_t key)
{
    asn_real unscale = 1 / d.scale;
    for (int k = 0; k < H; k++) {
        asn_real t = y[k] * unscale;
        dy[k] *= (1 - t * t) * keep(&d, key, k);
    }
}

void asn_tanh_drop_back(int n, int H, asn_real *dy, int ds, const asn_real *y, int ys, const asn_dropout *d, const uint32_t *keys)
{
    if (!keys)
        asn_tanh_back(n, H, dy, ds, y, ys);
    for (int i = 0; keys && i < n; i++)
        tanh_drop_back(H, AT(dy, ds, i), AT(y, ys, i), *d, keys[i]);
}

void asn_gates(int n, int H, asn_real *g, int gs, const asn_real *c_from, int cfs, const int32_t *rows, asn_real *c, asn_real *h, int cs)
{
    for (int i = 0; i < n; i++)
        asn_row_gates(H, AT(g, gs, i), c_from ? AT(c_from, cfs, rows ? rows[i] : i) : NULL, AT(c, cs, i), AT(h, cs, i));
}

typedef struct gate_gradients { asn_v i, f, a, o, c; } gate_gradients;

ASN_V gate_gradients turn_back(asn_v i, asn_v f, asn_v a, asn_v o, asn_v c_from, asn_v c, asn_v dh, asn_v dc)
{
    asn_v t = asn_v_tanh(c), d = dc + dh * o * (1 - t * t);
    return (gate_gradients){d * a * i * (1 - i), d * c_from * f * (1 - f), d * i * (1 - a * a), dh * t * o * (1 - o), d * f};
}

ASN_V gate_gradients back_at(const asn_real *g, int H, const asn_real *c_from, const asn_real *c, const asn_real *dh, const asn_real *dc,
                             const asn_real *dc_from, int k)
{
    gate_gradients t = turn_back(asn_v_load(g + k), asn_v_load(g + H + k), asn_v_load(g + 2 * H + k), asn_v_load(g + 3 * H + k),
                                 c_from ? asn_v_load(c_from + k) : (asn_v){0}, asn_v_load(c + k), asn_v_load(dh + k), asn_v_load(dc + k));
    if (dc_from)
        t.c = asn_v_load(dc_from + k) + t.c;
    return t;
}

ASN_V void put_back(asn_real *g, int H, asn_real *dc_from, int k, gate_gradients t)
{
    asn_v_store(g + k, t.i);
    asn_v_store(g + H + k, t.f);
    asn_v_store(g + 2 * H + k, t.a);
    asn_v_store(g + 3 * H + k, t.o);
    if (dc_from)
        asn_v_store(dc_from + k, t.c);
}

/* c_from and dc_from are there, or neither. The last lanes overlap: computed first, put last (kernel.c). */
ASN_WIDE static void gates_row_back(int H, asn_real *g, const asn_real *c_from, const asn_real *c, const asn_real *dh, const asn_real *dc, asn_real *dc_from)
{
    if (H < ASN_LANES) {
        asn_real few[9][ASN_LANES] = {{0}};
        const asn_real *in[9] = {g, g + H, g + 2 * H, g + 3 * H, c_from, c, dh, dc, dc_from};
        for (int part = 0; part < 9; part++)
            if (in[part])
                memcpy(few[part], in[part], (size_t)H * sizeof *g);
        gate_gradients t = turn_back(asn_v_load(few[0]), asn_v_load(few[1]), asn_v_load(few[2]), asn_v_load(few[3]), asn_v_load(few[4]), asn_v_load(few[5]),
                                     asn_v_load(few[6]), asn_v_load(few[7]));
        asn_v_store_some(g, t.i, H);
        asn_v_store_some(g + H, t.f, H);
        asn_v_store_some(g + 2 * H, t.a, H);
        asn_v_store_some(g + 3 * H, t.o, H);
        if (dc_from)
            asn_v_store_some(dc_from, asn_v_load(few[8]) + t.c, H);
        return;
    }
    gate_gradients last = back_at(g, H, c_from, c, dh, dc, dc_from, H - ASN_LANES);
    for (int k = 0; k + ASN_LANES <= H; k += ASN_LANES)
        put_back(g, H, dc_from, k, back_at(g, H, c_from, c, dh, dc, dc_from, k));
    put_back(g, H, dc_from, H - ASN_LANES, last);
}

void asn_gates_back(int n, int H, asn_real *g, int gs, const asn_real *c_from, int cfs, const int32_t *rows, const asn_real *c, int cs, const asn_real *dh,
                    const asn_real *dc, int ds, asn_real *dc_from, int dcfs)
{
    for (int i = 0; i < n; i++) {
        int from = rows ? rows[i] : i;
        gates_row_back(H, AT(g, gs, i), c_from ? AT(c_from, cfs, from) : NULL, AT(c, cs, i), AT(dh, ds, i), AT(dc, ds, i),
                       dc_from ? AT(dc_from, dcfs, from) : NULL);
    }
}

/* ---- Attention. Rows of one example that stand together run as one: products with its token encodings. */

static int same_example(const int32_t *example, int from, int n)
{
    int end = from + 1;
    while (end < n && example[end] == example[from])
        end++;
    return end - from;
}

void asn_attention(const asn_memory *m, int n, const int32_t *example, const asn_real *q, int qs, const asn_real *comp, asn_real *a, const size_t *offset,
                   asn_real *ctx, int cs)
{
    for (int i = 0, rows; i < n; i += rows) {
        int             first = m->first[example[i]], T = m->first[example[i] + 1] - first;
        const asn_real *enc = AT(m->enc, m->es, first);
        rows                = same_example(example, i, n);
        for (int r = i; comp && r < i + rows; r++)
            for (int t = 0; t < T; t++)
                a[offset[r] + (size_t)t] = comp[(size_t)r * (size_t)m->n_components + (size_t)m->component[first + t]];
        asn_multiply_bt(rows, T, m->W, AT(q, qs, i), qs, enc, m->es, a + offset[i], T, comp != NULL);
        for (int r = i; r < i + rows; r++)
            asn_row_softmax(T, a + offset[r], NULL);
        asn_multiply(rows, m->W, T, a + offset[i], T, enc, m->es, AT(ctx, cs, i), cs, false);
    }
}

static asn_real wanted_share(const asn_real *a, const asn_wanted *w)
{
    asn_real sum = 0;
    for (int k = 0; k < w->n; k++)
        sum += a[w->tokens[k]];
    return sum > (asn_real)1e-30 ? sum : (asn_real)1e-30;
}

double asn_attention_loss(int n, const asn_real *a, const size_t *offset, const asn_wanted *wanted)
{
    double loss = 0;
    for (int i = 0; i < n; i++)
        if (wanted[i].n)
            loss -= log((double)wanted_share(a + offset[i], &wanted[i]));
    return loss;
}

/* From the gradients of weights to those of scores, in place; supervision names some tokens. */
static void scores_back(int T, asn_real *d, const asn_real *a, const asn_wanted *w, asn_real weight)
{
    asn_real mean = 0, share = w ? wanted_share(a, w) : 1;
    for (int t = 0; t < T; t++)
        mean += a[t] * d[t];
    for (int t = 0; t < T; t++)
        d[t] = a[t] * (d[t] - mean) + (w ? weight * a[t] : 0);
    for (int k = 0; w && k < w->n; k++)
        d[w->tokens[k]] -= weight * a[w->tokens[k]] / share;
}

void asn_attention_back(const asn_memory *m, int n, const int32_t *example, const asn_real *q, int qs, const asn_real *a, const size_t *offset,
                        const asn_real *dctx, int cs, asn_real *dq, int ds, asn_real *dcomp, const asn_wanted *wanted, asn_real weight, asn_real *da)
{
    for (int i = 0, rows; i < n; i += rows) {
        int             first = m->first[example[i]], T = m->first[example[i] + 1] - first;
        const asn_real *enc = AT(m->enc, m->es, first), *dc = AT(dctx, cs, i);
        asn_real       *denc = AT(m->denc, m->es, first);
        rows                 = same_example(example, i, n);
        asn_multiply_bt(rows, T, m->W, dc, cs, enc, m->es, da, T, false);
        for (int r = 0; r < rows; r++)
            scores_back(T, da + (size_t)r * (size_t)T, a + offset[i + r], wanted && wanted[i + r].n ? &wanted[i + r] : NULL, weight);
        asn_multiply(rows, m->W, T, da, T, enc, m->es, AT(dq, ds, i), ds, false);
        asn_multiply_at(T, m->W, rows, a + offset[i], T, dc, cs, denc, m->es, true);
        asn_multiply_at(T, m->W, rows, da, T, AT(q, qs, i), qs, denc, m->es, true);
        for (int r = 0; dcomp && r < rows; r++) {
            asn_real *to = dcomp + (size_t)(i + r) * (size_t)m->n_components;
            memset(to, 0, (size_t)m->n_components * sizeof *to);
            for (int t = 0; t < T; t++)
                to[m->component[first + t]] += da[(size_t)r * (size_t)T + (size_t)t];
        }
    }
}

/* ---- Choices. */

double asn_choice(int n, int classes, asn_real *logits, int ls, const int32_t *gold, double smooth, asn_real scale)
{
    double loss = 0;
    for (int i = 0; i < n; i++) {
        asn_real *x = AT(logits, ls, i);
        if (gold[i] < 0) {
            memset(x, 0, (size_t)classes * sizeof *x);
            continue;
        }
        double   right = (double)x[gold[i]], all = 0, norm; /* log p of class k is its logit less norm */
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

double asn_binary(int n, asn_real *logits, int ls, const int32_t *gold, asn_real scale)
{
    double loss = 0;
    for (int i = 0; i < n; i++) {
        asn_real *x = AT(logits, ls, i);
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
