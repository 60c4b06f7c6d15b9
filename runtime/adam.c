#include "adam.h"

#include "vec.h"

#include <stdlib.h>
#include <string.h>

/* Part of a tensor: what a thread takes at a time. */
enum { PIECE = 16384 };
typedef struct piece {
    int    tensor;
    size_t at, n;
    double norm;
} piece;

bool asn_adam_init(asn_adam *a, const asn_model *m)
{
    size_t n = (size_t)m->n_tensors + 1;
    *a       = (asn_adam){.m = asn_model_block(m), .v = asn_model_block(m), .ever = calloc(n, 1), .last = calloc(n, sizeof *a->last)};
    bool average = m->settings.average > 0;
    if (average && (a->average = asn_model_block(m)))
        memcpy(a->average, m->weights, m->n_weights * sizeof *m->weights);
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
        if (a->n_pieces == a->room_pieces) {
            int    room = a->room_pieces ? 2 * a->room_pieces : 256;
            piece *more = realloc(a->pieces, (size_t)room * sizeof *more);
            if (!more)
                return false;
            a->pieces      = more;
            a->room_pieces = room;
        }
        a->pieces[a->n_pieces++] = (piece){tensor, m->tensors[tensor].at + at, n - at < PIECE ? n - at : PIECE, 0};
    }
    return true;
}

typedef struct work { /* what the threads of a step share */
    asn_adam            *a;
    asn_model           *m;
    const asn_gradients *g;
    asn_real             scale;
    bool                 summed; /* the shards' gradients, in that of the first */
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
#if defined __GNUC__ && !defined ASN_DOUBLE && !defined __TINYC__
    asn_v y;
    for (int i = 0; i < ASN_LANES; i++)
        y[i] = sqrtf(x[i]);
    return y;
#else
    return sqrt(x);
#endif
}

#define B1  ((asn_real)0.9)
#define B2  ((asn_real)0.999)
#define EPS ((asn_real)1e-8)

ASN_V asn_v moved(asn_v w, asn_v m, asn_v v, const asn_step *s)
{
    return w - s->rate * m / (root(v) * s->correct + EPS);
}

/* Eight weights through the steps that they missed, then one along their gradient. g NULL: none. */
ASN_V void move(asn_real *w, asn_real *m, asn_real *v, asn_real *average, const asn_real *g, asn_real scale, const asn_step *missed, int64_t n)
{
    asn_v ww = asn_v_load(w), mm = asn_v_load(m), vv = asn_v_load(v), aa = average ? asn_v_load(average) : (asn_v){0};
    for (int64_t i = 0; i < n; i++) {
        bool last = g && i == n - 1;
        if (last) {
            asn_v d = asn_v_load(g) * scale;
            mm      = B1 * mm + (1 - B1) * d;
            vv      = B2 * vv + (1 - B2) * d * d;
        } else {
            mm = B1 * mm;
            vv = B2 * vv;
        }
        ww = moved(ww, mm, vv, &missed[i]);
        if (average)
            aa = missed[i].keep * aa + (1 - missed[i].keep) * ww;
    }
    asn_v_store(w, ww);
    asn_v_store(m, mm);
    asn_v_store(v, vv);
    if (average)
        asn_v_store(average, aa);
}

/* Blocks are padded to whole lanes: the last ones of a tensor take some zeros along. */
ASN_WIDE static void move_all(size_t count, asn_real *w, asn_real *m, asn_real *v, asn_real *average, const asn_real *g, asn_real scale,
                              const asn_step *missed, int64_t n)
{
    for (size_t k = 0; k < count; k += ASN_LANES)
        move(w + k, m + k, v + k, average ? average + k : NULL, g ? g + k : NULL, scale, missed, n);
}

static void move_piece(const work *w, const piece *p, const asn_real *gradient)
{
    asn_adam *a = w->a;
    move_all(p->n, w->m->weights + p->at, a->m + p->at, a->v + p->at, a->average ? a->average + p->at : NULL, gradient, w->scale,
             a->steps + (a->last[p->tensor] - a->first), a->step - a->last[p->tensor]);
}

static void catch_up_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++)
        move_piece(w, &w->a->pieces[i], NULL);
}

bool asn_adam_catch_up(asn_adam *a, asn_model *m, asn_pool *pool, const unsigned char *used)
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

/* Where the sum of a piece's gradients is: with the first shard that touched it. */
static int first_shard(const asn_gradients *g, int tensor)
{
    int s = 0;
    while (s < g->n && !g->touched[s][tensor])
        s++;
    return s;
}

ASN_WIDE static void add_to(size_t n, asn_real *to, const asn_real *from)
{
    for (size_t k = 0; k < n; k += ASN_LANES)
        asn_v_store(to + k, asn_v_load(to + k) + asn_v_load(from + k));
}

ASN_WIDE static double square_norm(size_t n, const asn_real *g)
{
    asn_v    sum = {0};
    double   all = 0;
    asn_real lanes[ASN_LANES];
    size_t   k = 0;
    for (; k + ASN_LANES <= n; k += ASN_LANES)
        sum += asn_v_load(g + k) * asn_v_load(g + k);
    asn_v_store(lanes, sum);
    for (int i = 0; i < ASN_LANES; i++)
        all += (double)lanes[i];
    for (; k < n; k++)
        all += (double)(g[k] * g[k]);
    return all;
}

static asn_real *sum_piece(const asn_gradients *g, const piece *p)
{
    int       first = first_shard(g, p->tensor);
    asn_real *to    = g->block[first] + p->at;
    for (int s = first + 1; s < g->n; s++)
        if (g->touched[s][p->tensor])
            add_to(p->n, to, g->block[s] + p->at);
    return to;
}

static void norm_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++) {
        piece *p = &w->a->pieces[i];
        p->norm  = square_norm(p->n, sum_piece(w->g, p));
    }
}

static void step_job(void *context, int job, int thread)
{
    (void)thread;
    const work *w = context;
    for (int i = piece_of_job(w, job); i < piece_of_job(w, job + 1); i++) {
        const piece *p = &w->a->pieces[i];
        if (w->summed)
            move_piece(w, p, w->g->block[first_shard(w->g, p->tensor)] + p->at);
        else
            move_piece(w, p, sum_piece(w->g, p));
    }
}

/* What a gradient is multiplied by, so that it is no longer than the settings say. */
static asn_real clipped(asn_pool *pool, work *w, double most)
{
    double norm = 0;
    run_pieces(pool, w, norm_job);
    w->summed = true;
    for (int i = 0; i < w->a->n_pieces; i++)
        norm += w->a->pieces[i].norm;
    return sqrt(norm) > most ? (asn_real)(most / sqrt(norm)) : 1;
}

static bool remember_step(asn_adam *a, const asn_model *m, double rate)
{
    if (a->step - a->first == a->room) {
        int64_t   room = a->room ? 2 * a->room : 256;
        asn_step *more = realloc(a->steps, (size_t)room * sizeof *more);
        if (!more)
            return false;
        a->steps = more;
        a->room  = room;
    }
    double t = (double)(a->step + 1), bias1 = 1 - pow(0.9, t), bias2 = 1 - pow(0.999, t);
    double keep = (1 + t) / (10 + t); /* the average starts short, or it would hold the first weights long */
    keep        = keep < m->settings.average ? keep : m->settings.average;
    a->steps[a->step++ - a->first] = (asn_step){(asn_real)(rate / bias1), (asn_real)(1 / sqrt(bias2)), (asn_real)keep};
    return true;
}

bool asn_adam_step(asn_adam *a, asn_model *m, asn_pool *pool, const asn_gradients *g, double rate)
{
    a->n_pieces = 0;
    for (int i = 0; i < m->n_tensors; i++)
        if (first_shard(g, i) < g->n && !add_pieces(a, m, i))
            return false;
    work w = {.a = a, .m = m, .g = g, .scale = 1};
    if (m->settings.clip > 0)
        w.scale = clipped(pool, &w, m->settings.clip);
    if (!remember_step(a, m, rate))
        return false;
    run_pieces(pool, &w, step_job);
    for (int i = 0; i < a->n_pieces; i++) {
        int t      = a->pieces[i].tensor;
        a->ever[t] = 1;
        a->last[t] = a->step;
        for (int s = 0; s < g->n; s++)
            g->touched[s][t] = 0;
    }
    return true;
}
