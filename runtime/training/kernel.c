#include "training/kernel.h"

#include "arithmetic/vec.h"

#include <string.h>

/* ---- LSTM cells. */

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

/* The last lanes overlap: computed first, put last (arithmetic/kernel.c). */
ASN_V void asn_row_gates_back_inside(int H, asn_real *g, const asn_real *c_from, const asn_real *c, const asn_real *dh, const asn_real *dc, asn_real *dc_from)
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
ASN_KERNEL_SIXTEEN(asn_row_gates_back, (int H, asn_real *g, const asn_real *c_from, const asn_real *c, const asn_real *dh, const asn_real *dc, asn_real *dc_from),
                   (H, g, c_from, c, dh, dc, dc_from))

/* ---- Adam. */

ASN_V asn_v root(asn_v x)
{
#ifdef ASN_VECTORS
    asn_v y;
    for (int i = 0; i < ASN_LANES; i++)
        y[i] = sqrtf(x[i]);
    return y;
#else
    return (asn_v)sqrt((double)x);
#endif
}

#define B1  ((asn_real)0.9)
#define B2  ((asn_real)0.999)
#define EPS ((asn_real)1e-8)

typedef struct moved { asn_v w, m, v, average; } moved; /* as many of them as there are lanes */

ASN_V moved load_at(const asn_moving *p, size_t k)
{
    return (moved){asn_v_load(p->w + k), asn_v_load(p->m + k), asn_v_load(p->v + k), p->average ? asn_v_load(p->average + k) : (asn_v){0}};
}

ASN_V void store_at(const asn_moving *p, size_t k, const moved *e)
{
    asn_v_store(p->w + k, e->w);
    asn_v_store(p->m + k, e->m);
    asn_v_store(p->v + k, e->v);
    if (p->average)
        asn_v_store(p->average + k, e->average);
}

ASN_V void move(moved *e, const asn_step *s)
{
    e->w       = e->w - s->rate * e->m / (root(e->v) * s->correct + EPS);
    e->average = s->keep * e->average + (1 - s->keep) * e->w;
}

ASN_V void asn_moving_catch_up_inside(size_t n, asn_moving p, const asn_step *missed, int64_t n_missed)
{
    for (size_t k = 0; k < n; k += ASN_LANES) {
        moved e = load_at(&p, k);
        for (int64_t i = 0; i < n_missed; i++) {
            e.m = B1 * e.m;
            e.v = B2 * e.v;
            move(&e, &missed[i]);
        }
        store_at(&p, k, &e);
    }
}
ASN_KERNEL_SIXTEEN(asn_moving_catch_up, (size_t n, asn_moving p, const asn_step *missed, int64_t n_missed), (n, p, missed, n_missed))

ASN_V asn_v sum_at(const asn_real *const *g, int n, size_t k)
{
    asn_v sum = asn_v_load(g[0] + k);
    for (int i = 1; i < n; i++)
        sum += asn_v_load(g[i] + k);
    return sum;
}

/* Returns whether all is finite afterwards: a number times zero is zero, unless it is infinite or NaN. */
ASN_V bool follow(size_t count, const asn_moving *p, const asn_real *const *g, int n, asn_real scale, const asn_step *step)
{
    asn_v    zeros = {0};
    asn_real lanes[ASN_LANES];
    bool     finite = true;
    for (size_t k = 0; k < count; k += ASN_LANES) {
        moved e = load_at(p, k);
        asn_v d = sum_at(g, n, k) * scale;
        e.m     = B1 * e.m + (1 - B1) * d;
        e.v     = B2 * e.v + (1 - B2) * d * d;
        move(&e, step);
        store_at(p, k, &e);
        zeros += (e.w + e.v) * 0;
    }
    asn_v_store(lanes, zeros);
    for (int i = 0; i < ASN_LANES; i++)
        finite = finite && lanes[i] == 0;
    return finite;
}

/* Mostly there are one or two gradients: then the sum takes no loop. */
ASN_V void asn_moving_follow_inside(size_t n, asn_moving p, const asn_terms *t, asn_real scale, const asn_step *step, bool *finite)
{
    const asn_real *two[2] = {t->g[0], t->g[t->n > 1]};
    if (t->n == 1)
        *finite = follow(n, &p, two, 1, scale, step);
    else if (t->n == 2)
        *finite = follow(n, &p, two, 2, scale, step);
    else
        *finite = follow(n, &p, t->g, t->n, scale, step);
}
ASN_KERNEL_SIXTEEN(asn_moving_follow, (size_t n, asn_moving p, const asn_terms *t, asn_real scale, const asn_step *step, bool *finite), (n, p, t, scale, step, finite))

#ifndef ASN_SIXTEEN /* sums of another number of lanes would have other bits */
ASN_V void asn_terms_square_inside(size_t n, const asn_terms *t, double *square)
{
    asn_v    sum = {0};
    asn_real lanes[ASN_LANES];
    size_t   k = 0;
    *square = 0;
    for (; k + ASN_LANES <= n; k += ASN_LANES) {
        asn_v g = sum_at(t->g, t->n, k);
        sum += g * g;
    }
    asn_v_store(lanes, sum);
    for (int i = 0; i < ASN_LANES; i++)
        *square += (double)lanes[i];
    asn_v_store(lanes, k < n ? sum_at(t->g, t->n, k) : (asn_v){0});
    for (int i = 0; k + (size_t)i < n; i++)
        *square += (double)(lanes[i] * lanes[i]);
}
ASN_KERNEL(, asn_terms_square, (size_t n, const asn_terms *t, double *square), (n, t, square))
#endif
