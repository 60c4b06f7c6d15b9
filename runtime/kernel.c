#include "kernel.h"

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
    for (int k = 0; k < n; k++)
        y[k] = asn_tanh(y[k]);
}

ASN_WIDE void asn_row_gates(int H, asn_real *g, const asn_real *c_from, asn_real *c, asn_real *h)
{
    for (int k = 0; k < 2 * H; k++)
        g[k] = asn_sigmoid(g[k]);
    for (int k = 2 * H; k < 3 * H; k++)
        g[k] = asn_tanh(g[k]);
    for (int k = 3 * H; k < 4 * H; k++)
        g[k] = asn_sigmoid(g[k]);
    for (int k = 0; k < H; k++)
        c[k] = (c_from ? g[H + k] * c_from[k] : 0) + g[k] * g[2 * H + k];
    for (int k = 0; k < H; k++)
        h[k] = g[3 * H + k] * asn_tanh(c[k]);
}

void asn_row_softmax(int n, asn_real *x, double *log_norm)
{
    asn_real most = n ? x[0] : 0, sum = 0;
    for (int k = 1; k < n; k++)
        most = x[k] > most ? x[k] : most;
    for (int k = 0; k < n; k++)
        sum += x[k] = asn_exp(x[k] - most);
    for (int k = 0; k < n; k++)
        x[k] /= sum;
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
