/* encoder.c: a bidirectional LSTM for each input component; final states projected to the decoder's start. */
#include "batch_inside.h"
#include "rng.h"

#include <stdlib.h>
#include <string.h>

typedef struct sized { int32_t length, example; } sized;

static int longest_first(const void *x, const void *y)
{
    const sized *a = x, *b = y;
    return a->length != b->length ? (a->length > b->length ? -1 : 1) : a->example < b->example ? -1 : 1;
}

static int32_t length_of(const batch *b, int example, int c)
{
    const asn_example *e = b->r.examples[example];
    return e->first[c + 1] - e->first[c];
}

/* A token's entry; in training a word that was seen once may be taken as unknown. */
static int32_t entry_of(const batch *b, int example, int c, int32_t token)
{
    const asn_example *e     = b->r.examples[example];
    int32_t            entry = e->token[e->first[c] + token];
    if (b->o.train && b->m->rare && b->m->rare[c][entry] && b->m->settings.unknown > 0 &&
        asn_uniform(asn_key(batch_key(b, example, 0, SITE_TOKEN, e->first[c] + token), 7)) < b->m->settings.unknown)
        return 0;
    return entry;
}

/* Sequences longest first, so that the rows of a step are those of its first so many. */
static bool order_component(batch *b, int c)
{
    component *k    = &b->components[c];
    int        n    = b->r.n_examples;
    sized     *list = asn_arena_alloc(b->arena, (size_t)n + 1, sizeof *list);
    k->example      = batch_ints(b, (size_t)n + 1);
    if (!list || !k->example)
        return false;
    for (int i = 0; i < n; i++)
        if (length_of(b, i, c) > 0)
            list[k->n++] = (sized){length_of(b, i, c), i};
    qsort(list, (size_t)k->n, sizeof *list, longest_first);
    k->longest   = k->n ? list[0].length : 0;
    k->active    = batch_ints(b, (size_t)k->longest + 1);
    k->first_row = batch_ints(b, (size_t)k->longest + 1);
    if (!k->active || !k->first_row)
        return false;
    for (int i = 0; i < k->n; i++)
        k->example[i] = list[i].example;
    for (int step = 0, m = k->n; step < k->longest; step++) {
        while (list[m - 1].length <= step)
            m--;
        k->active[step]    = m;
        k->first_row[step] = k->rows;
        k->rows += m;
    }
    return true;
}

/* The words of a component: a minibatch holds most of them several times, and what an LSTM makes of one before it looks
 * at its state is the same each time. */
static void find_words(batch *b, int c)
{
    component *k     = &b->components[c];
    int        E     = b->m->settings.embed;
    int32_t   *known = batch_ints(b, (size_t)b->m->inputs[c].n); /* word of each entry, from 1 */
    k->entry         = batch_ints(b, (size_t)k->rows);
    k->word          = batch_ints(b, (size_t)k->rows);
    if (b->failed)
        return;
    for (int step = 0; step < k->longest; step++)
        for (int i = 0; i < k->active[step]; i++) {
            int32_t entry = entry_of(b, k->example[i], c, step);
            if (!known[entry]) {
                k->entry[k->n_words] = entry;
                known[entry]         = ++k->n_words;
            }
            k->word[k->first_row[step] + i] = known[entry] - 1;
        }
    k->x = batch_raw(b, k->n_words, E);
    if (b->o.train)
        k->dx = batch_matrix(b, k->n_words, E);
    if (!b->failed)
        asn_gather(k->n_words, E, batch_w(b, b->m->input[c][I_EMBED]), E, k->entry, k->x.x, k->x.stride, NULL, NULL);
}

static void run_way(batch *b, int c, int way)
{
    component *k    = &b->components[c];
    encoding  *w    = &k->way[way];
    int        H    = b->H;
    int        lstm = b->m->input[c][way ? I_BACKWARD : I_FORWARD];
    matrix     gates = batch_raw(b, k->n_words, 4 * H);
    w->g       = batch_raw(b, k->rows, 4 * H);
    w->h       = batch_raw(b, k->rows, H);
    w->c       = batch_raw(b, k->rows, H);
    w->before  = batch_raw(b, k->rows, H);
    w->word    = batch_ints(b, (size_t)k->rows);
    w->enc_row = batch_ints(b, (size_t)k->rows);
    if (b->failed)
        return;
    for (int step = 0; step < k->longest; step++)
        for (int i = 0; i < k->active[step]; i++) {
            int     ex    = k->example[i];
            int32_t token = way ? length_of(b, ex, c) - 1 - step : step, row = k->first_row[step] + i;
            w->word[row]    = k->word[k->first_row[token] + i]; /* rows of a step are those of its first so many examples */
            w->enc_row[row] = b->memory.first[ex] + b->r.examples[ex]->first[c] + token;
        }
    batch_forward(b, k->n_words, lstm + L_X, k->x, gates, false);
    asn_add_bias(k->n_words, 4 * H, gates.x, gates.stride, batch_w(b, lstm + L_B));
    asn_gather(k->rows, 4 * H, gates.x, gates.stride, w->word, w->g.x, w->g.stride, NULL, NULL);
    for (int step = 0; step < k->longest; step++) {
        int    row = k->first_row[step], n = k->active[step];
        matrix g = from_row(w->g, row), before = {NULL, w->c.stride};
        if (step) {
            before = from_row(w->c, k->first_row[step - 1]);
            memcpy(row_of(w->before, row), row_of(w->h, k->first_row[step - 1]), (size_t)n * (size_t)w->h.stride * sizeof(asn_real));
            batch_forward(b, n, lstm + L_H, from_row(w->before, row), g, true);
        }
        asn_gates(n, H, g.x, g.stride, before.x, before.stride, NULL, row_of(w->c, row), row_of(w->h, row), w->h.stride);
    }
    for (int row = 0; row < k->rows; row++)
        memcpy(row_of(b->enc, w->enc_row[row]) + way * H, row_of(w->h, row), (size_t)H * sizeof(asn_real));
    for (int i = 0; i < k->n; i++) {
        int step = length_of(b, k->example[i], c) - 1;
        memcpy(row_of(b->final, k->example[i]) + (2 * c + way) * H, row_of(w->h, k->first_row[step] + i), (size_t)H * sizeof(asn_real));
    }
}

void encoder_forward(batch *b)
{
    int      n     = b->r.n_examples, H = b->H, tokens = 0;
    int32_t *first = batch_ints(b, (size_t)n + 1);
    for (int i = 0; i < n && first; i++)
        first[i + 1] = tokens += b->r.examples[i]->first[b->C];
    int32_t *which = batch_ints(b, (size_t)tokens + 1);
    b->enc         = batch_raw(b, tokens, 2 * H);
    b->final       = batch_matrix(b, n, 2 * H * b->C);
    b->components  = asn_arena_alloc(b->arena, (size_t)b->C, sizeof *b->components);
    matrix start   = batch_matrix(b, n, 2 * H);
    matrix denc    = b->o.train ? batch_matrix(b, tokens, 2 * H) : (matrix){NULL, 0};
    if (b->failed || !first || !which || !b->components) {
        b->failed = true;
        return;
    }
    for (int i = 0; i < n; i++)
        for (int c = 0; c < b->C; c++)
            for (int t = b->r.examples[i]->first[c]; t < b->r.examples[i]->first[c + 1]; t++)
                which[first[i] + t] = c;
    b->memory = (asn_memory){b->enc.x, denc.x, 2 * H, b->enc.stride, first, which, b->C};
    for (int c = 0; c < b->C; c++) {
        if (!order_component(b, c)) {
            b->failed = true;
            return;
        }
        find_words(b, c);
        run_way(b, c, 0);
        run_way(b, c, 1);
    }
    if (b->failed)
        return;
    batch_forward(b, n, b->m->start_w, b->final, start, false);
    asn_add_bias(n, 2 * H, start.x, start.stride, batch_w(b, b->m->start_b));
    for (int i = 0; i < n; i++) {
        memcpy(row_of(b->vh, i), row_of(start, i), (size_t)H * sizeof(asn_real));
        memcpy(row_of(b->vc, i), row_of(start, i) + H, (size_t)H * sizeof(asn_real));
    }
}

static void back_way(batch *b, int c, int way, matrix dfinal)
{
    component *k    = &b->components[c];
    encoding  *w    = &k->way[way];
    int        H    = b->H;
    int        lstm = b->m->input[c][way ? I_BACKWARD : I_FORWARD];
    matrix     dh = batch_raw(b, k->rows, H), dc = batch_matrix(b, k->rows, H), dgates = batch_matrix(b, k->n_words, 4 * H);
    if (b->failed || k->rows == 0)
        return;
    for (int row = 0; row < k->rows; row++)
        memcpy(row_of(dh, row), b->memory.denc + (size_t)w->enc_row[row] * (size_t)b->memory.es + way * H, (size_t)H * sizeof(asn_real));
    for (int i = 0; i < k->n; i++) {
        int       step = length_of(b, k->example[i], c) - 1;
        asn_real *to = row_of(dh, k->first_row[step] + i), *from = row_of(dfinal, k->example[i]) + (2 * c + way) * H;
        for (int u = 0; u < H; u++)
            to[u] += from[u];
    }
    for (int step = k->longest - 1; step >= 0; step--) {
        int    row = k->first_row[step], n = k->active[step];
        matrix g = from_row(w->g, row), before = {NULL, w->c.stride}, dbefore = {NULL, dc.stride};
        if (step) {
            before  = from_row(w->c, k->first_row[step - 1]);
            dbefore = from_row(dc, k->first_row[step - 1]);
        }
        asn_gates_back(n, H, g.x, g.stride, before.x, before.stride, NULL, row_of(w->c, row), w->c.stride, row_of(dh, row), row_of(dc, row), dh.stride,
                       dbefore.x, dbefore.stride);
        if (step)
            batch_backward_x(b, n, lstm + L_H, g, from_row(dh, k->first_row[step - 1]));
    }
    int first = k->active[0]; /* rows of the first step have nothing before them */
    batch_backward_w(b, k->rows - first, lstm + L_H, from_row(w->before, first), from_row(w->g, first));
    asn_scatter(k->rows, 4 * H, w->g.x, w->g.stride, dgates.x, dgates.stride, w->word, NULL, NULL);
    batch_backward(b, k->n_words, lstm + L_X, k->x, dgates, k->dx);
    batch_bias_back(b, k->n_words, lstm + L_B, dgates);
}

void encoder_backward(batch *b)
{
    int    n = b->r.n_examples, H = b->H;
    matrix dstart = batch_raw(b, n, 2 * H), dfinal = batch_matrix(b, n, 2 * H * b->C);
    if (b->failed)
        return;
    for (int i = 0; i < n; i++) {
        memcpy(row_of(dstart, i), row_of(b->dvh, i), (size_t)H * sizeof(asn_real));
        memcpy(row_of(dstart, i) + H, row_of(b->dvc, i), (size_t)H * sizeof(asn_real));
    }
    batch_backward(b, n, b->m->start_w, b->final, dstart, dfinal);
    batch_bias_back(b, n, b->m->start_b, dstart);
    for (int c = 0; c < b->C; c++) {
        back_way(b, c, 0, dfinal);
        back_way(b, c, 1, dfinal);
        component *k = &b->components[c];
        if (!b->failed && k->n_words)
            asn_scatter(k->n_words, b->m->settings.embed, k->dx.x, k->dx.stride, batch_dw(b, b->m->input[c][I_EMBED]), b->m->settings.embed, k->entry, NULL,
                        NULL);
    }
}
