#include "training/adam.h"

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

static asn_moving moving_of(const work *w, const piece *p)
{
    asn_adam *a = w->a;
    return (asn_moving){a->w + p->at, a->m + p->at, a->v + p->at, a->average ? a->average + p->at : NULL};
}

static void catch_up_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++) {
        const piece *p    = &w->a->pieces[i];
        int64_t      last = w->a->last[p->tensor];
        asn_moving_catch_up(p->n, moving_of(w, p), w->a->steps + (last - w->a->first), w->a->step - last);
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

/* The gradients of a piece by those shards that touched it. */
static asn_terms terms_of(const asn_gradients *g, const piece *p)
{
    asn_terms t = {.n = 0};
    for (int s = 0; s < g->n; s++)
        if (g->touched[s][p->tensor])
            t.g[t.n++] = g->block[s] + p->at;
    return t;
}

static void norm_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++) {
        piece    *p = &w->a->pieces[i];
        asn_terms t = terms_of(w->g, p);
        asn_terms_square(p->n, &t, &p->norm);
    }
}

static void step_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++) {
        piece    *p = &w->a->pieces[i];
        asn_terms t = terms_of(w->g, p);
        asn_moving_follow(p->n, moving_of(w, p), &t, w->scale, &w->a->steps[w->a->step - 1 - w->a->first], &p->finite);
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
