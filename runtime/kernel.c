#include "kernel.h"

#include "vec.h"

#include <string.h>

ASN_WIDE void asn_row_product(int in, int out, const asn_real *x, const asn_real *w, asn_real *y, bool add)
{
    if (!add)
        memset(y, 0, (size_t)out * sizeof *y);
    int i = 0;
    for (; i + 4 <= in; i += 4) { /* four inputs a pass: y is loaded and stored less often, the order of sums is the same */
        const asn_real *a = w + (size_t)i * (size_t)out, *b = a + out, *c = b + out, *d = c + out;
        asn_real        p = x[i], q = x[i + 1], r = x[i + 2], s = x[i + 3];
        for (int o = 0; o < out; o++)
            y[o] = (((y[o] + p * a[o]) + q * b[o]) + r * c[o]) + s * d[o];
    }
    for (; i < in; i++)
        for (int o = 0; o < out; o++)
            y[o] += x[i] * w[(size_t)i * (size_t)out + (size_t)o];
}

ASN_WIDE void asn_row_add(int n, const asn_real *x, asn_real *y)
{
    for (int k = 0; k < n; k++)
        y[k] += x[k];
}

ASN_WIDE void asn_row_tanh(int n, asn_real *y)
{
    int k = 0;
    for (; k + ASN_LANES <= n; k += ASN_LANES)
        asn_v_store(y + k, asn_v_tanh(asn_v_load(y + k)));
    if (k < n)
        asn_v_store_some(y + k, asn_v_tanh(asn_v_load_some(y + k, n - k)), n - k);
}

typedef struct gates { asn_v i, f, a, o, c, h; } gates;

ASN_V gates turn(asn_v i, asn_v f, asn_v a, asn_v o, asn_v c_from)
{
    gates g = {.i = asn_v_sigmoid(i), .f = asn_v_sigmoid(f), .a = asn_v_tanh(a), .o = asn_v_sigmoid(o)};
    g.c     = g.f * c_from + g.i * g.a;
    g.h     = g.o * asn_v_tanh(g.c);
    return g;
}

ASN_WIDE void asn_row_gates(int H, asn_real *g, const asn_real *c_from, asn_real *c, asn_real *h)
{
    asn_real *i = g, *f = g + H, *a = g + 2 * H, *o = g + 3 * H;
    int       k = 0;
    for (; k + ASN_LANES <= H; k += ASN_LANES) {
        gates t = turn(asn_v_load(i + k), asn_v_load(f + k), asn_v_load(a + k), asn_v_load(o + k), c_from ? asn_v_load(c_from + k) : (asn_v){0});
        asn_v_store(i + k, t.i);
        asn_v_store(f + k, t.f);
        asn_v_store(a + k, t.a);
        asn_v_store(o + k, t.o);
        asn_v_store(c + k, t.c);
        asn_v_store(h + k, t.h);
    }
    int n = H - k;
    if (n) {
        gates t = turn(asn_v_load_some(i + k, n), asn_v_load_some(f + k, n), asn_v_load_some(a + k, n), asn_v_load_some(o + k, n),
                       c_from ? asn_v_load_some(c_from + k, n) : (asn_v){0});
        asn_v_store_some(i + k, t.i, n);
        asn_v_store_some(f + k, t.f, n);
        asn_v_store_some(a + k, t.a, n);
        asn_v_store_some(o + k, t.o, n);
        asn_v_store_some(c + k, t.c, n);
        asn_v_store_some(h + k, t.h, n);
    }
}

ASN_WIDE void asn_row_softmax(int n, asn_real *x, double *log_norm)
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
        *log_norm = (double)most + log((double)sum);
}

ASN_WIDE void asn_row_attend(int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a, asn_real *ctx)
{
    for (int t = 0; t < tokens; t++) {
        const asn_real *e = enc + (size_t)t * (size_t)stride;
        asn_real        lanes[16] = {0}, sum = 0; /* a fixed order of sums, whatever the registers */
        int             k = 0;
        for (; k + 16 <= width; k += 16)
            for (int j = 0; j < 16; j++)
                lanes[j] += e[k + j] * q[k + j];
        for (; k < width; k++)
            sum += e[k] * q[k];
        for (int j = 0; j < 16; j++)
            sum += lanes[j];
        a[t] += sum;
    }
    asn_row_softmax(tokens, a, NULL);
    memset(ctx, 0, (size_t)width * sizeof *ctx);
    for (int t = 0; t < tokens; t++)
        for (int k = 0; k < width; k++)
            ctx[k] += a[t] * enc[(size_t)t * (size_t)stride + (size_t)k];
}
