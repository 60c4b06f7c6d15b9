#include "arithmetic/kernel.h"

#include "arithmetic/vec.h"

#include <string.h>

ASN_V void asn_row_add_inside(int n, const asn_real *x, asn_real *y)
{
    for (int k = 0; k < n; k++)
        y[k] += x[k];
}
ASN_KERNEL_SIXTEEN(asn_row_add, (int n, const asn_real *x, asn_real *y), (n, x, y))

ASN_V void asn_row_tanh_inside(int n, asn_real *y)
{
    if (n < ASN_LANES) {
        asn_v_store_some(y, asn_v_tanh(asn_v_load_some(y, n)), n);
        return;
    }
    asn_v last = asn_v_tanh(asn_v_load(y + n - ASN_LANES)); /* overlaps: see asn_row_gates */
    for (int k = 0; k + ASN_LANES <= n; k += ASN_LANES)
        asn_v_store(y + k, asn_v_tanh(asn_v_load(y + k)));
    asn_v_store(y + n - ASN_LANES, last);
}
ASN_KERNEL_SIXTEEN(asn_row_tanh, (int n, asn_real *y), (n, y))

typedef struct gates { asn_v i, f, a, o, c, h; } gates;

/* in: the four gates, and the cell before */
ASN_V gates turn(const asn_v *in)
{
    gates g = {.i = asn_v_sigmoid(in[0]), .f = asn_v_sigmoid(in[1]), .a = asn_v_tanh(in[2]), .o = asn_v_sigmoid(in[3])};
    g.c     = g.f * in[4] + g.i * g.a;
    g.h     = g.o * asn_v_tanh(g.c);
    return g;
}

ASN_V gates turn_at(const asn_real *g, int H, const asn_real *c_from, int k)
{
    asn_v in[5] = {asn_v_load(g + k), asn_v_load(g + H + k), asn_v_load(g + 2 * H + k), asn_v_load(g + 3 * H + k), c_from ? asn_v_load(c_from + k) : (asn_v){0}};
    return turn(in);
}

ASN_V void put_at(asn_real *g, int H, asn_real *c, asn_real *h, int k, const gates *t)
{
    asn_v_store(g + k, t->i);
    asn_v_store(g + H + k, t->f);
    asn_v_store(g + 2 * H + k, t->a);
    asn_v_store(g + 3 * H + k, t->o);
    asn_v_store(c + k, t->c);
    asn_v_store(h + k, t->h);
}

/* The last lanes overlap those before them, so they are computed first and put last: both ways they get the same bits. */
ASN_V void asn_row_gates_inside(int H, asn_real *g, const asn_real *c_from, asn_real *c, asn_real *h)
{
    if (H < ASN_LANES) {
        asn_real few[6][ASN_LANES] = {{0}}, *in[4] = {g, g + H, g + 2 * H, g + 3 * H}, *out[6] = {g, g + H, g + 2 * H, g + 3 * H, c, h};
        for (int part = 0; part < 4; part++)
            memcpy(few[part], in[part], (size_t)H * sizeof *g);
        if (c_from)
            memcpy(few[4], c_from, (size_t)H * sizeof *g);
        asn_v from[5];
        for (int part = 0; part < 5; part++)
            from[part] = asn_v_load(few[part]);
        gates t = turn(from);
        asn_v all[6] = {t.i, t.f, t.a, t.o, t.c, t.h};
        for (int part = 0; part < 6; part++)
            asn_v_store_some(out[part], all[part], H);
        return;
    }
    gates last = turn_at(g, H, c_from, H - ASN_LANES);
    for (int k = 0; k + ASN_LANES <= H; k += ASN_LANES) {
        gates t = turn_at(g, H, c_from, k);
        put_at(g, H, c, h, k, &t);
    }
    put_at(g, H, c, h, H - ASN_LANES, &last);
}
ASN_KERNEL_SIXTEEN(asn_row_gates, (int H, asn_real *g, const asn_real *c_from, asn_real *c, asn_real *h), (H, g, c_from, c, h))

ASN_V void asn_row_softmax_inside(int n, asn_real *x, double *log_norm)
{
    asn_real most = n ? x[0] : 0, sum = 0;
    int      k    = 0;
    for (int i = 1; i < n; i++)
        most = x[i] > most ? x[i] : most;
    for (; k + ASN_LANES <= n; k += ASN_LANES)
        asn_v_store(x + k, asn_v_exp(asn_v_load(x + k) - most));
    if (k < n)
        asn_v_store_some(x + k, asn_v_exp(asn_v_load_some(x + k, n - k) - most), n - k);
    for (int i = 0; i < n; i++)
        sum += x[i];
    for (int i = 0; i < n; i++)
        x[i] /= sum;
    if (log_norm)
        *log_norm = (double)most + asn_log((double)sum);
}
ASN_KERNEL_SIXTEEN(asn_row_softmax, (int n, asn_real *x, double *log_norm), (n, x, log_norm))

/* The exponentials are added in the order of asn_row_softmax: the same bits. */
ASN_V void asn_row_log_norm_inside(int n, const asn_real *x, double *log_norm)
{
    asn_real most = n ? x[0] : 0, sum = 0, few[ASN_LANES];
    for (int i = 1; i < n; i++)
        most = x[i] > most ? x[i] : most;
    for (int k = 0; k < n; k += ASN_LANES) {
        int m = n - k < ASN_LANES ? n - k : ASN_LANES;
        asn_v_store(few, asn_v_exp((m < ASN_LANES ? asn_v_load_some(x + k, m) : asn_v_load(x + k)) - most));
        for (int i = 0; i < m; i++)
            sum += few[i];
    }
    *log_norm = (double)most + asn_log((double)sum);
}
ASN_KERNEL_SIXTEEN(asn_row_log_norm, (int n, const asn_real *x, double *log_norm), (n, x, log_norm))

/* Of n tokens at a time: their sums do not wait for one another. Each is made of sixteen, in a fixed order, whatever the registers. */
ASN_V void score_some(int n, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a)
{
    enum { PARTS = 16 / ASN_LANES };
    asn_v    part[4][PARTS];
    asn_real lanes[4][16], sum[4] = {0};
    int      k = 0;
    ASN_UNROLL for (int t = 0; t < 4; t++)
        ASN_UNROLL for (int p = 0; p < PARTS; p++)
            part[t][p] = (asn_v){0};
    for (; k + 16 <= width; k += 16)
        ASN_UNROLL for (int p = 0; p < PARTS; p++)
            ASN_UNROLL for (int t = 0; t < n; t++)
                part[t][p] = part[t][p] + asn_v_load(enc + t * stride + k + p * ASN_LANES) * asn_v_load(q + k + p * ASN_LANES);
    ASN_UNROLL for (int t = 0; t < n; t++)
        ASN_UNROLL for (int p = 0; p < PARTS; p++)
            asn_v_store(lanes[t] + p * ASN_LANES, part[t][p]);
    for (; k < width; k++)
        ASN_UNROLL for (int t = 0; t < n; t++)
            sum[t] += enc[t * stride + k] * q[k];
    for (int j = 0; j < 16; j++)
        ASN_UNROLL for (int t = 0; t < n; t++)
            sum[t] += lanes[t][j];
    ASN_UNROLL for (int t = 0; t < n; t++)
        a[t] += sum[t];
}

ASN_V void asn_row_score_inside(int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a)
{
    for (; tokens >= 4; tokens -= 4, enc += 4 * (size_t)stride, a += 4)
        score_some(4, width, enc, stride, q, a);
    for (; tokens > 0; tokens--, enc += stride, a++)
        score_some(1, width, enc, stride, q, a);
}
ASN_KERNEL_SIXTEEN(asn_row_score, (int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a), (tokens, width, enc, stride, q, a))

/* n vectors of the context, in registers while all tokens go by */
ASN_V void mix(int n, int tokens, const asn_real *enc, int stride, const asn_real *a, asn_real *ctx)
{
    asn_v sum[8] = {0};
    for (int t = 0; t < tokens; t++, enc += stride)
        ASN_UNROLL for (int v = 0; v < n; v++)
            sum[v] = sum[v] + a[t] * asn_v_load(enc + v * ASN_LANES);
    ASN_UNROLL for (int v = 0; v < n; v++)
        asn_v_store(ctx + v * ASN_LANES, sum[v]);
}

ASN_V void asn_row_attend_inside(int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a, asn_real *ctx)
{
    int k = 0;
    asn_row_score_inside(tokens, width, enc, stride, q, a);
    asn_row_softmax_inside(tokens, a, NULL);
    for (; k + 8 * ASN_LANES <= width; k += 8 * ASN_LANES)
        mix(8, tokens, enc + k, stride, a, ctx + k);
    for (; k + ASN_LANES <= width; k += ASN_LANES)
        mix(1, tokens, enc + k, stride, a, ctx + k);
    for (; k < width; k++) {
        ctx[k] = 0;
        for (int t = 0; t < tokens; t++)
            ctx[k] += a[t] * enc[(size_t)t * (size_t)stride + (size_t)k];
    }
}
ASN_KERNEL_SIXTEEN(asn_row_attend, (int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a, asn_real *ctx), (tokens, width, enc, stride, q, a, ctx))
