#include "kernel.h"

#include "vec.h"

#include <string.h>

#ifdef __GNUC__
#define UNROLL _Pragma("GCC unroll 6")
#else
#define UNROLL
#endif

/* Each kernel once more for wider registers, where the machine has them. No FMA: both give the same bits. Not by target_clones,
 * which few libcs can. */
#if defined __x86_64__ && defined __GNUC__ && !defined __TINYC__ && !defined ASN_DOUBLE
#ifdef __clang__
#define WIDER __attribute__((target("avx2")))
#define PLAIN
#else
#define PLAIN __attribute__((optimize("O3", "no-math-errno", "no-trapping-math", "fp-contract=off")))
#define WIDER __attribute__((target("avx2"), optimize("O3", "no-math-errno", "no-trapping-math", "fp-contract=off")))
#endif
#define KERNEL(name, parameters, arguments) \
    static WIDER void name##_wider parameters { name##_inside arguments; } \
    static PLAIN void name##_plain parameters { name##_inside arguments; } \
    void name parameters \
    { \
        if (__builtin_cpu_supports("avx2")) \
            name##_wider arguments; \
        else \
            name##_plain arguments; \
    }
#else
#define KERNEL(name, parameters, arguments) \
    void name parameters { name##_inside arguments; }
#endif

/* R rows by V vectors of columns, all sums in registers. Inputs are added in their order. */
ASN_V void block(int R, int V, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add)
{
    asn_v sum[4][6] = {0}; /* compilers cannot tell that what is read was set */
    UNROLL for (int r = 0; r < R; r++)
        UNROLL for (int v = 0; v < V; v++)
            sum[r][v] = add ? asn_v_load(y + r * ys + v * ASN_LANES) : (asn_v){0};
    for (int i = 0; i < in; i++, w += out)
        UNROLL for (int v = 0; v < V; v++) {
            asn_v a = asn_v_load(w + v * ASN_LANES);
            UNROLL for (int r = 0; r < R; r++)
                sum[r][v] = sum[r][v] + x[r * xs + i] * a;
        }
    UNROLL for (int r = 0; r < R; r++)
        UNROLL for (int v = 0; v < V; v++)
            asn_v_store(y + r * ys + v * ASN_LANES, sum[r][v]);
}

/* The last columns, fewer than a vector. Its other lanes read what comes next in the matrix, and are dropped. */
ASN_V void edge(int R, int n, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add)
{
    asn_v sum[4] = {0};
    UNROLL for (int r = 0; r < R; r++)
        sum[r] = add ? asn_v_load_some(y + r * ys, n) : (asn_v){0};
    for (int i = 0; i < in; i++, w += out) {
        asn_v a = (in - i - 1) * out + n >= ASN_LANES ? asn_v_load(w) : asn_v_load_some(w, n);
        UNROLL for (int r = 0; r < R; r++)
            sum[r] = sum[r] + x[r * xs + i] * a;
    }
    UNROLL for (int r = 0; r < R; r++)
        asn_v_store_some(y + r * ys, sum[r], n);
}

ASN_V void asn_row_product_inside(int in, int out, const asn_real *x, const asn_real *w, asn_real *y, bool add)
{
    int o = 0;
    for (; out - o >= 6 * ASN_LANES; o += 6 * ASN_LANES)
        block(1, 6, in, out, x, 0, w + o, y + o, 0, add);
    for (; out - o >= 2 * ASN_LANES; o += 2 * ASN_LANES)
        block(1, 2, in, out, x, 0, w + o, y + o, 0, add);
    for (; out - o >= ASN_LANES; o += ASN_LANES)
        block(1, 1, in, out, x, 0, w + o, y + o, 0, add);
    if (o < out)
        edge(1, out - o, in, out, x, 0, w + o, y + o, 0, add);
}
KERNEL(asn_row_product, (int in, int out, const asn_real *x, const asn_real *w, asn_real *y, bool add), (in, out, x, w, y, add))

ASN_V void some_rows(int R, int V, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add)
{
    int o = 0;
    for (; out - o >= V * ASN_LANES; o += V * ASN_LANES)
        block(R, V, in, out, x, xs, w + o, y + o, ys, add);
    for (; out - o >= ASN_LANES; o += ASN_LANES)
        block(R, 1, in, out, x, xs, w + o, y + o, ys, add);
    if (o < out)
        edge(R, out - o, in, out, x, xs, w + o, y + o, ys, add);
}

ASN_V void asn_rows_product_inside(int rows, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add)
{
    int r = 0;
    for (; rows - r >= 4; r += 4)
        some_rows(4, 2, in, out, x + (size_t)r * (size_t)xs, xs, w, y + (size_t)r * (size_t)ys, ys, add);
    x += (size_t)r * (size_t)xs;
    y += (size_t)r * (size_t)ys;
    switch (rows - r) {
    case 3: some_rows(3, 3, in, out, x, xs, w, y, ys, add); break;
    case 2: some_rows(2, 4, in, out, x, xs, w, y, ys, add); break;
    case 1: asn_row_product_inside(in, out, x, w, y, add); break;
    default: break;
    }
}
KERNEL(asn_rows_product, (int rows, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add), (rows, in, out, x, xs, w, y, ys, add))

ASN_V void asn_row_add_inside(int n, const asn_real *x, asn_real *y)
{
    for (int k = 0; k < n; k++)
        y[k] += x[k];
}
KERNEL(asn_row_add, (int n, const asn_real *x, asn_real *y), (n, x, y))

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
KERNEL(asn_row_tanh, (int n, asn_real *y), (n, y))

typedef struct gates { asn_v i, f, a, o, c, h; } gates;

ASN_V gates turn(asn_v i, asn_v f, asn_v a, asn_v o, asn_v c_from)
{
    gates g = {.i = asn_v_sigmoid(i), .f = asn_v_sigmoid(f), .a = asn_v_tanh(a), .o = asn_v_sigmoid(o)};
    g.c     = g.f * c_from + g.i * g.a;
    g.h     = g.o * asn_v_tanh(g.c);
    return g;
}

ASN_V gates turn_at(const asn_real *g, int H, const asn_real *c_from, int k)
{
    return turn(asn_v_load(g + k), asn_v_load(g + H + k), asn_v_load(g + 2 * H + k), asn_v_load(g + 3 * H + k), c_from ? asn_v_load(c_from + k) : (asn_v){0});
}

ASN_V void put_at(asn_real *g, int H, asn_real *c, asn_real *h, int k, gates t)
{
    asn_v_store(g + k, t.i);
    asn_v_store(g + H + k, t.f);
    asn_v_store(g + 2 * H + k, t.a);
    asn_v_store(g + 3 * H + k, t.o);
    asn_v_store(c + k, t.c);
    asn_v_store(h + k, t.h);
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
        gates t = turn(asn_v_load(few[0]), asn_v_load(few[1]), asn_v_load(few[2]), asn_v_load(few[3]), asn_v_load(few[4]));
        asn_v all[6] = {t.i, t.f, t.a, t.o, t.c, t.h};
        for (int part = 0; part < 6; part++)
            asn_v_store_some(out[part], all[part], H);
        return;
    }
    gates last = turn_at(g, H, c_from, H - ASN_LANES);
    for (int k = 0; k + ASN_LANES <= H; k += ASN_LANES)
        put_at(g, H, c, h, k, turn_at(g, H, c_from, k));
    put_at(g, H, c, h, H - ASN_LANES, last);
}
KERNEL(asn_row_gates, (int H, asn_real *g, const asn_real *c_from, asn_real *c, asn_real *h), (H, g, c_from, c, h))

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
KERNEL(asn_row_softmax, (int n, asn_real *x, double *log_norm), (n, x, log_norm))

ASN_V void asn_row_attend_inside(int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a, asn_real *ctx)
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
    asn_row_softmax_inside(tokens, a, NULL);
    memset(ctx, 0, (size_t)width * sizeof *ctx);
    for (int t = 0; t < tokens; t++)
        for (int k = 0; k < width; k++)
            ctx[k] += a[t] * enc[(size_t)t * (size_t)stride + (size_t)k];
}
KERNEL(asn_row_attend, (int tokens, int width, const asn_real *enc, int stride, const asn_real *q, asn_real *a, asn_real *ctx), (tokens, width, enc, stride, q, a, ctx))
