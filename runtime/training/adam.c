#include "training/adam.h"

#include "arithmetic/vec.h"
#include "ground/array.h"

#include <stdlib.h>
#include <string.h>

/* Part of a tensor: what a thread takes at a time. */
enum { PIECE = 16384 };
typedef struct piece {
    int    tensor;
    size_t at, n;
    double norm;
    bool   finite; /* its weights and moments after the step */
} piece;

bool asn_adam_init(asn_adam *a, const asn_model *m, asn_real *weights)
{
    size_t n = (size_t)m->n_tensors + 1;
    *a       = (asn_adam){.w = weights, .m = asn_weights_block(m), .v = asn_weights_block(m), .ever = calloc(n, 1), .last = calloc(n, sizeof *a->last)};
    bool average = m->settings.average > 0;
    if (average && (a->average = asn_weights_block(m)))
        memcpy(a->average, weights, m->n_weights * sizeof *weights);
    if (a->m && a->v && a->ever && a->last && (a->average || !average))
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
    free(a->last);
    free(a->steps);
    free(a->pieces);
    *a = (asn_adam){0};
}

static bool add_pieces(asn_adam *a, const asn_model *m, int tensor)
{
    size_t n = (size_t)m->tensors[tensor].rows * (size_t)m->tensors[tensor].cols;
    for (size_t at = 0; at < n; at += PIECE) {
        if ((size_t)a->n_pieces == a->room_pieces && !asn_array_grow(&a->pieces, &a->room_pieces, (size_t)a->n_pieces, 1, sizeof *a->pieces))
            return false;
        a->pieces[a->n_pieces++] = (piece){tensor, m->tensors[tensor].at + at, n - at < PIECE ? n - at : PIECE, 0, true};
    }
    return true;
}

typedef struct work { /* what the threads of a step share */
    asn_adam            *a;
    const asn_model     *m;
    const asn_gradients *g;
    asn_real             scale;
    int                  jobs;
} work;

static void run_pieces(asn_pool *pool, work *w, void (*job)(void *, int, int))
{
    w->jobs = w->a->n_pieces < 16 ? w->a->n_pieces : 16;
    if (w->jobs)
        asn_pool_run(pool, w->jobs, job, w);
}

static int piece_of_job(const work *w, int job)
{
    return (int)((int64_t)w->a->n_pieces * job / w->jobs);
}

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

/* Weights of a piece, and what is kept of each. */
typedef struct moving { asn_real *w, *m, *v, *average; } moving;

static moving moving_of(const work *w, const piece *p)
{
    asn_adam *a = w->a;
    return (moving){a->w + p->at, a->m + p->at, a->v + p->at, a->average ? a->average + p->at : NULL};
}

/* Eight of them, in registers. */
typedef struct eight { asn_v w, m, v, average; } eight;

ASN_V eight load_at(const moving *p, size_t k)
{
    return (eight){asn_v_load(p->w + k), asn_v_load(p->m + k), asn_v_load(p->v + k), p->average ? asn_v_load(p->average + k) : (asn_v){0}};
}

ASN_V void store_at(const moving *p, size_t k, const eight *e)
{
    asn_v_store(p->w + k, e->w);
    asn_v_store(p->m + k, e->m);
    asn_v_store(p->v + k, e->v);
    if (p->average)
        asn_v_store(p->average + k, e->average);
}

ASN_V void move(eight *e, const asn_step *s)
{
    e->w       = e->w - s->rate * e->m / (root(e->v) * s->correct + EPS);
    e->average = s->keep * e->average + (1 - s->keep) * e->w;
}

/* Blocks are padded to whole lanes: the last ones of a tensor take some zeros along. */
ASN_WIDE static void replay(size_t count, moving p, const asn_step *missed, int64_t n)
{
    for (size_t k = 0; k < count; k += ASN_LANES) {
        eight e = load_at(&p, k);
        for (int64_t i = 0; i < n; i++) {
            e.m = B1 * e.m;
            e.v = B2 * e.v;
            move(&e, &missed[i]);
        }
        store_at(&p, k, &e);
    }
}

static void catch_up_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++) {
        const piece *p    = &w->a->pieces[i];
        int64_t      last = w->a->last[p->tensor];
        replay(p->n, moving_of(w, p), w->a->steps + (last - w->a->first), w->a->step - last);
    }
}

bool asn_adam_catch_up(asn_adam *a, const asn_model *m, asn_pool *pool, const unsigned char *used)
{
    a->n_pieces = 0;
    for (int i = 0; i < m->n_tensors; i++)
        if ((!used || used[i]) && a->ever[i] && a->last[i] < a->step && !add_pieces(a, m, i))
            return false;
    work w = {.a = a, .m = m};
    run_pieces(pool, &w, catch_up_job);
    for (int i = 0; i < m->n_tensors; i++)
        if (!used || used[i] || !a->ever[i])
            a->last[i] = a->step;
    if (!used)
        a->first = a->step;
    return true;
}

/* ---- A step. */

static bool touched(const asn_gradients *g, int tensor)
{
    for (int s = 0; s < g->n; s++)
        if (g->touched[s][tensor])
            return true;
    return false;
}

/* The gradients of a piece by those shards that touched it; their sum is taken in the order of shards. */
typedef struct terms {
    const asn_real *g[ASN_MOST_SHARDS];
    int             n;
} terms;

static terms terms_of(const asn_gradients *g, const piece *p)
{
    terms t = {.n = 0};
    for (int s = 0; s < g->n; s++)
        if (g->touched[s][p->tensor])
            t.g[t.n++] = g->block[s] + p->at;
    return t;
}

ASN_V asn_v sum_at(const asn_real *const *g, int n, size_t k)
{
    asn_v sum = asn_v_load(g[0] + k);
    for (int i = 1; i < n; i++)
        sum += asn_v_load(g[i] + k);
    return sum;
}

/* Returns whether all is finite afterwards: a number times zero is zero, unless it is infinite or NaN. */
ASN_V bool follow(size_t count, const moving *p, const asn_real *const *g, int n, asn_real scale, asn_step step)
{
    asn_v    zeros = {0};
    asn_real lanes[ASN_LANES];
    bool     finite = true;
    for (size_t k = 0; k < count; k += ASN_LANES) {
        eight e = load_at(p, k);
        asn_v d = sum_at(g, n, k) * scale;
        e.m     = B1 * e.m + (1 - B1) * d;
        e.v     = B2 * e.v + (1 - B2) * d * d;
        move(&e, &step);
        store_at(p, k, &e);
        zeros += (e.w + e.v) * 0;
    }
    asn_v_store(lanes, zeros);
    for (int i = 0; i < ASN_LANES; i++)
        finite = finite && lanes[i] == 0;
    return finite;
}

/* A step along the sum of some gradients: mostly of one or two, and then without a loop. */
ASN_WIDE static bool follow_sum(size_t count, moving p, const terms *t, asn_real scale, asn_step step)
{
    const asn_real *two[2] = {t->g[0], t->g[t->n > 1]};
    if (t->n == 1)
        return follow(count, &p, two, 1, scale, step);
    if (t->n == 2)
        return follow(count, &p, two, 2, scale, step);
    return follow(count, &p, t->g, t->n, scale, step);
}

ASN_WIDE static double square_norm(size_t n, const terms *t)
{
    asn_v    sum = {0};
    double   all = 0;
    asn_real lanes[ASN_LANES];
    size_t   k = 0;
    for (; k + ASN_LANES <= n; k += ASN_LANES) {
        asn_v g = sum_at(t->g, t->n, k);
        sum += g * g;
    }
    asn_v_store(lanes, sum);
    for (int i = 0; i < ASN_LANES; i++)
        all += (double)lanes[i];
    asn_v_store(lanes, k < n ? sum_at(t->g, t->n, k) : (asn_v){0});
    for (int i = 0; k + (size_t)i < n; i++)
        all += (double)(lanes[i] * lanes[i]);
    return all;
}

static void norm_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++) {
        piece *p = &w->a->pieces[i];
        terms  t = terms_of(w->g, p);
        p->norm  = square_norm(p->n, &t);
    }
}

static void step_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++) {
        piece *p  = &w->a->pieces[i];
        terms  t  = terms_of(w->g, p);
        p->finite = follow_sum(p->n, moving_of(w, p), &t, w->scale, w->a->steps[w->a->step - 1 - w->a->first]);
    }
}

/* What a gradient is multiplied by, so that its norm is at most what the settings say. */
static asn_real clipped(asn_pool *pool, work *w, double most)
{
    double norm = 0;
    run_pieces(pool, w, norm_job);
    for (int i = 0; i < w->a->n_pieces; i++)
        norm += w->a->pieces[i].norm;
    w->a->finite = isfinite(norm);
    return sqrt(norm) > most ? (asn_real)(most / sqrt(norm)) : 1;
}

static bool remember_step(asn_adam *a, const asn_model *m, double rate)
{
    size_t n = (size_t)(a->step - a->first);
    if (n == a->room && !asn_array_grow(&a->steps, &a->room, n, 1, sizeof *a->steps))
        return false;
    double t = (double)(a->step + 1), bias1 = 1 - asn_power(0.9, a->step + 1), bias2 = 1 - asn_power(0.999, a->step + 1);
    double keep = (1 + t) / (10 + t); /* the average starts short, or it would hold the first weights long */
    keep        = keep < m->settings.average ? keep : m->settings.average;
    a->steps[a->step++ - a->first] = (asn_step){(asn_real)(rate / bias1), (asn_real)(1 / sqrt(bias2)), (asn_real)keep};
    return true;
}

bool asn_adam_step(asn_adam *a, const asn_model *m, asn_pool *pool, const asn_gradients *g, double rate)
{
    a->n_pieces = 0;
    for (int i = 0; i < m->n_tensors; i++)
        if (touched(g, i) && !add_pieces(a, m, i))
            return false;
    work w    = {.a = a, .m = m, .g = g, .scale = 1};
    a->finite = true;
    if (m->settings.clip > 0)
        w.scale = clipped(pool, &w, m->settings.clip);
    if (!remember_step(a, m, rate))
        return false;
    run_pieces(pool, &w, step_job);
    for (int i = 0; i < a->n_pieces; i++) {
        int t      = a->pieces[i].tensor;
        a->ever[t] = 1;
        a->last[t] = a->step;
        a->finite  = a->finite && a->pieces[i].finite;
        for (int s = 0; s < g->n; s++)
            g->touched[s][t] = 0;
    }
    return true;
}
