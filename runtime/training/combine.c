#include "training/combine.h"

#include "ground/clock.h"
#include "ground/cpu_clock.h"
#include "ground/flush.h"
#include "training/ranks.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Part of a tensor that is sent or not; in a table, rows. first: the lowest rank that has something there. */
typedef struct part {
    int    tensor, first;
    size_t at, n; /* in a block */
} part;

/* Parts that are sent at a time. What goes up is packed: only parts that some rank so far has. */
typedef struct chunk {
    size_t first, end; /* its parts */
    size_t at, n;      /* of the packed sum */
} chunk;

/* Large enough that a message takes longer than its latency, small enough that the first chunk is soon at the last rank. */
enum { CHUNK = 8192 };

/* ---- What ranks tell each other. */

static double begin_work(const asn_combine *c)
{
    return c->measure ? asn_clock_thread() : 0;
}

static void end_work(asn_combine *c, double begin)
{
    c->work += c->measure ? asn_clock_thread() - begin : 0;
}

static void mark_table(asn_combine *c, int tensor)
{
    if (tensor >= 0 && c->m->tensors[tensor].cols <= CHUNK)
        c->is_table[tensor] = 1;
}

/* Tensors of which a minibatch touches some rows: embeddings of words, of groups of letters, of labels, of letters. */
static void find_tables(asn_combine *c)
{
    const asn_model *m = c->m;
    for (int i = 0; i < m->g->n_inputs; i++) {
        mark_table(c, m->input[i][I_EMBED]);
        mark_table(c, m->input[i][I_GRAMS]);
    }
    mark_table(c, m->labels);
    if (m->speller[S_CHARS] > 0) /* there is a speller */
        mark_table(c, m->speller[S_CHARS]);
}

static size_t rows_of_tables(const asn_combine *c)
{
    size_t n = 0;
    for (int t = 0; t < c->m->n_tensors; t++)
        n += c->is_table[t] ? (size_t)c->m->tensors[t].rows : 0;
    return n;
}

/* Not even a minus zero: adding this to something gives what adding nothing would give in a process that has all shards. */
static bool is_zero(const asn_real *x, int n)
{
    static const asn_real zeros[64];
    for (int k = 0; k < n; k += 64)
        if (memcmp(x + k, zeros, (size_t)(n - k < 64 ? n - k : 64) * sizeof *x) != 0)
            return false;
    return true;
}

static void tell_rows(asn_combine *c, int s, int tensor, size_t row)
{
    const asn_tensor *t    = &c->m->tensors[tensor];
    unsigned char    *rows = c->own + c->at_rows;
    for (int i = 0; i < t->rows; i++, row++)
        if (!is_zero(c->mine.gradients[s] + t->at + (size_t)i * (size_t)t->cols, t->cols))
            rows[row / 8] = (unsigned char)(rows[row / 8] | 1u << row % 8);
}

static void tell(asn_combine *c)
{
    size_t losses = (size_t)c->mine.n * sizeof(double);
    double begin  = begin_work(c);
    memset(c->own, 0, c->told);
    memcpy(c->own, c->mine.losses, losses);
    for (int s = c->mine.first; s < c->mine.end; s++) {
        size_t row = 0;
        for (int t = 0; t < c->m->n_tensors; t++) {
            if (c->mine.touched[s][t])
                c->own[losses + (size_t)t] = 1;
            if (c->mine.touched[s][t] && c->is_table[t])
                tell_rows(c, s, t, row);
            row += c->is_table[t] ? (size_t)c->m->tensors[t].rows : 0;
        }
    }
    end_work(c, begin);
    asn_ranks_gather(c->own, c->all, c->told);
}

static const unsigned char *told_by(const asn_combine *c, int rank)
{
    return c->all + (size_t)rank * c->told;
}

/* A shard belongs to one rank; the others tell 0. */
static void take_losses(asn_combine *c)
{
    for (int s = 0; s < c->mine.n; s++)
        for (int r = 0; r < asn_ranks(); r++) {
            double loss;
            memcpy(&loss, told_by(c, r) + (size_t)s * sizeof loss, sizeof loss);
            if (loss != 0) /* also what is not a number */
                c->mine.losses[s] = loss;
        }
}

/* ---- What is sent. */

static void add_part(asn_combine *c, int tensor, int first, size_t at, size_t n)
{
    chunk *last = c->n_chunks ? &c->chunks[c->n_chunks - 1] : NULL;
    if (!last || last->n + n > CHUNK) {
        size_t begin             = last ? last->at + last->n : 0;
        c->chunks[c->n_chunks++] = (chunk){c->n_parts, c->n_parts, begin, 0};
        last                     = &c->chunks[c->n_chunks - 1];
    }
    c->parts[c->n_parts++] = (part){tensor, first, at, n};
    last->end              = c->n_parts;
    last->n += n;
}

static void add_whole(asn_combine *c, int tensor)
{
    const asn_tensor *t = &c->m->tensors[tensor];
    size_t            n = (size_t)t->rows * (size_t)t->cols;
    for (size_t at = 0; at < n; at += CHUNK)
        add_part(c, tensor, c->first[tensor], t->at + at, n - at < CHUNK ? n - at : CHUNK);
}

static int first_with_row(const asn_combine *c, size_t row)
{
    for (int r = 0; r < asn_ranks(); r++)
        if (told_by(c, r)[c->at_rows + row / 8] >> row % 8 & 1)
            return r;
    return asn_ranks();
}

static void add_rows(asn_combine *c, int tensor, size_t row)
{
    const asn_tensor *t = &c->m->tensors[tensor];
    for (int i = 0; i < t->rows; i++, row++) {
        int first = first_with_row(c, row);
        if (first < asn_ranks())
            add_part(c, tensor, first, t->at + (size_t)i * (size_t)t->cols, (size_t)t->cols);
    }
    memset(c->sum + t->at, 0, (size_t)t->rows * (size_t)t->cols * sizeof *c->sum); /* the other rows */
}

static void plan(asn_combine *c)
{
    size_t losses = (size_t)c->mine.n * sizeof(double), row = 0;
    c->n_parts = c->n_chunks = 0;
    for (int t = 0; t < c->m->n_tensors; t++) {
        int first = 0;
        while (first < asn_ranks() && !told_by(c, first)[losses + (size_t)t])
            first++;
        c->first[t]   = first;
        c->touched[t] = first < asn_ranks();
        if (c->touched[t] && c->is_table[t])
            add_rows(c, t, row);
        else if (c->touched[t])
            add_whole(c, t);
        row += c->is_table[t] ? (size_t)c->m->tensors[t].rows : 0;
    }
}

/* ---- The sum. */

static void add(asn_real *restrict to, const asn_real *restrict g, size_t n)
{
    for (size_t k = 0; k < n; k++)
        to[k] += g[k];
}

/* in: the sum of the ranks before; NULL: they have nothing there. A shard that touched the tensor, but not this row of it, has zeros there. */
static void sum_part(const asn_combine *c, const part *p, const asn_real *in, asn_real *out)
{
    bool begun = in || c->first[p->tensor] < asn_rank();
    if (in)
        memcpy(out, in, p->n * sizeof *out);
    else if (begun)
        memset(out, 0, p->n * sizeof *out);
    for (int s = c->mine.first; s < c->mine.end; s++) {
        const asn_real *g = c->mine.gradients[s] + p->at;
        if (!c->mine.touched[s][p->tensor])
            continue;
        if (begun)
            add(out, g, p->n);
        else
            memcpy(out, g, p->n * sizeof *out);
        begun = true;
    }
}

static bool is_last(void)
{
    return asn_rank() == asn_ranks() - 1;
}

/* Numbers of a chunk that this rank sends up. */
static size_t size_up(const asn_combine *c, const chunk *k, int rank)
{
    size_t n = 0;
    for (size_t i = k->first; i < k->end; i++)
        n += c->parts[i].first <= rank ? c->parts[i].n : 0;
    return n;
}

static void go_up(asn_combine *c, const chunk *k)
{
    const asn_real *in   = c->in;
    asn_real       *to   = (is_last() ? c->total : c->up) + k->at, *out = to;
    size_t          came = asn_rank() > 0 ? size_up(c, k, asn_rank() - 1) : 0;
    if (came)
        asn_ranks_receive(ASN_UP, c->in, came * sizeof *in);
    double begin = begin_work(c);
    for (size_t i = k->first; i < k->end; i++) {
        const part *p      = &c->parts[i];
        bool        before = p->first < asn_rank();
        if (p->first > asn_rank())
            continue;
        sum_part(c, p, before ? in : NULL, out);
        in += before ? p->n : 0;
        out += p->n;
    }
    end_work(c, begin);
    if (!is_last() && out > to)
        asn_ranks_send(ASN_UP, to, (size_t)(out - to) * sizeof *to);
}

static void come_down(asn_combine *c, const chunk *k)
{
    const asn_real *from = c->total + k->at;
    if (!is_last())
        asn_ranks_receive(ASN_DOWN, c->total + k->at, k->n * sizeof *from);
    if (asn_rank() > 0)
        asn_ranks_send(ASN_DOWN, from, k->n * sizeof *from);
    double begin = begin_work(c);
    for (size_t i = k->first; i < k->end; i++) {
        memcpy(c->sum + c->parts[i].at, from, c->parts[i].n * sizeof *from);
        from += c->parts[i].n;
    }
    end_work(c, begin);
}

/* While later chunks go up, earlier ones come down: so many later as there are ranks above. */
void asn_combine_run(asn_combine *c)
{
    double   begin = asn_clock();
    uint64_t mode  = asn_flush_begin();
    size_t   late  = (size_t)(asn_ranks() - 1 - asn_rank());
    tell(c);
    double planning = begin_work(c);
    take_losses(c);
    plan(c);
    end_work(c, planning);
    for (size_t i = 0; i < c->n_chunks + late; i++) {
        if (i < c->n_chunks)
            go_up(c, &c->chunks[i]);
        if (i >= late)
            come_down(c, &c->chunks[i - late]);
    }
    asn_ranks_sent();
    for (int s = c->mine.first; s < c->mine.end; s++)
        memset(c->mine.touched[s], 0, (size_t)c->m->n_tensors);
    asn_flush_end(mode);
    c->seconds += asn_clock() - begin;
}

/* ---- For measuring. */

static bool is_touched(const asn_combine *c, int tensor, const asn_tensor *t, int row)
{
    for (int s = c->mine.first; s < c->mine.end; s++)
        if (c->mine.touched[s][tensor] && (row < 0 || !is_zero(c->mine.gradients[s] + t->at + (size_t)row * (size_t)t->cols, t->cols)))
            return true;
    return false;
}

size_t asn_combine_count(const asn_combine *c)
{
    size_t n = 0;
    for (int i = 0; i < c->m->n_tensors; i++) {
        const asn_tensor *t = &c->m->tensors[i];
        if (!c->is_table[i])
            n += is_touched(c, i, t, -1) ? (size_t)t->rows * (size_t)t->cols : 0;
        else
            for (int row = 0; row < t->rows; row++)
                n += is_touched(c, i, t, row) ? (size_t)t->cols : 0;
    }
    return n;
}

/* ---- Memory: as much as any minibatch can need, so that nothing fails in the middle of a sum. What is not used is not taken from the system. */

static size_t most_parts(const asn_combine *c)
{
    size_t n = rows_of_tables(c);
    for (int t = 0; t < c->m->n_tensors; t++)
        n += (size_t)c->m->tensors[t].rows * (size_t)c->m->tensors[t].cols / CHUNK + 1;
    return n;
}

bool asn_combine_init(asn_combine *c, const asn_model *m, asn_mine mine, asn_error *err)
{
    size_t n = (size_t)m->n_tensors + 1;
    *c       = (asn_combine){.m = m, .mine = mine};
    if (!(c->is_table = calloc(n, 1)))
        return asn_out_of_memory(err);
    find_tables(c);
    if (asn_ranks() == 1)
        return true;
    c->at_rows   = (size_t)mine.n * sizeof(double) + n;
    c->told      = c->at_rows + rows_of_tables(c) / 8 + 1;
    size_t parts = most_parts(c);
    if (c->told > INT_MAX / (size_t)asn_ranks())
        return asn_fail(err, "%d ranks are too many for tables of %zu rows", asn_ranks(), rows_of_tables(c));
    c->own     = malloc(c->told);
    c->all     = malloc(c->told * (size_t)asn_ranks());
    c->first   = calloc(n, sizeof *c->first);
    c->touched = calloc(n, 1);
    c->sum     = asn_weights_block(m);
    c->up      = malloc((m->n_weights + 1) * sizeof *c->up);
    c->total   = malloc((m->n_weights + 1) * sizeof *c->total);
    c->in      = malloc(CHUNK * sizeof *c->in);
    c->parts   = malloc(parts * sizeof *c->parts);
    c->chunks  = malloc(parts * sizeof *c->chunks);
    return c->own && c->all && c->first && c->touched && c->sum && c->up && c->total && c->in && c->parts && c->chunks ? true : asn_out_of_memory(err);
}

void asn_combine_reset(asn_combine *c)
{
    void *const all[] = {c->is_table, c->own, c->all, c->first, c->touched, c->sum, c->up, c->total, c->in, c->parts, c->chunks};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    *c = (asn_combine){0};
}
