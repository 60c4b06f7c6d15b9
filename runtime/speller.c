/* speller.c: the character LSTM that spells values of open types. One for all types; all words of a minibatch run
 * together, longest first. */
#include "batch_inside.h"

#include <stdlib.h>
#include <string.h>

typedef struct word { int32_t length, index; } word;

static int longest_first(const void *x, const void *y)
{
    const word *a = x, *b = y;
    return a->length != b->length ? (a->length > b->length ? -1 : 1) : a->index < b->index ? -1 : 1;
}

typedef struct spelling {
    int       n, longest, rows;
    int32_t  *state, *example;    /* by word, longest first */
    int32_t  *active, *first_row; /* by step: a word of k letters has k + 1, the last of which ends it */
    int32_t  *before, *gold, *word, *row_example;
    uint32_t *xkey, *lkey;        /* of the state as read, by word; of the letters, by row */
    matrix    x, vh, start, e, g, h, c, before_h, q, ctx, z, out;
    asn_real *comp, *own_comp, *a;
    size_t   *offset;
    matrix    own_q, own_z;
} spelling;

static bool order_words(batch *b, spelling *s, const int32_t *state, const int32_t *example, const int32_t *const *letters, const int32_t *length)
{
    word *words = asn_arena_alloc(b->arena, (size_t)s->n, sizeof *words);
    if (!words)
        return false;
    for (int i = 0; i < s->n; i++)
        words[i] = (word){length[i], i};
    qsort(words, (size_t)s->n, sizeof *words, longest_first);
    s->longest   = words[0].length + 1;
    s->state     = batch_ints(b, (size_t)s->n);
    s->example   = batch_ints(b, (size_t)s->n);
    s->active    = batch_ints(b, (size_t)s->longest);
    s->first_row = batch_ints(b, (size_t)s->longest);
    if (b->failed)
        return false;
    for (int step = 0, m = s->n; step < s->longest; step++) {
        while (words[m - 1].length < step)
            m--;
        s->active[step]    = m;
        s->first_row[step] = s->rows;
        s->rows += m;
    }
    s->before      = batch_ints(b, (size_t)s->rows);
    s->gold        = batch_ints(b, (size_t)s->rows);
    s->word        = batch_ints(b, (size_t)s->rows);
    s->row_example = batch_ints(b, (size_t)s->rows);
    s->xkey        = batch_keys(b, (size_t)s->n);
    s->lkey        = batch_keys(b, (size_t)s->rows);
    if (b->failed)
        return false;
    for (int i = 0; i < s->n; i++) {
        int k         = words[i].index;
        s->state[i]   = b->r.state_row[state[k]];
        s->example[i] = example[k];
        if (s->xkey)
            s->xkey[i] = batch_key(b, example[k], b->r.states[state[k]].ordinal, SITE_SPELL, 0);
        for (int step = 0; step <= length[k]; step++) {
            int row             = s->first_row[step] + i;
            s->before[row]      = step ? letters[k][step - 1] : b->m->letters.n; /* the entry behind the last: nothing yet */
            s->gold[row]        = step < length[k] ? letters[k][step] : 0;
            s->word[row]        = i;
            s->row_example[row] = example[k];
            if (s->lkey)
                s->lkey[row] = batch_key(b, example[k], b->r.states[state[k]].ordinal, SITE_LETTER, step);
        }
    }
    return true;
}

static void spell_forward(batch *b, spelling *s)
{
    const int *p = b->m->speller;
    int        H = b->H, lstm = p[S_LSTM], classes = b->m->letters.n;
    size_t     total;
    s->x      = batch_raw(b, s->n, H);
    s->vh     = batch_raw(b, s->n, H);
    s->start  = batch_raw(b, s->n, H);
    s->own_q  = batch_raw(b, s->n, 2 * H);
    s->own_z  = batch_raw(b, s->n, H);
    s->e      = batch_raw(b, s->rows, H);
    s->g      = batch_raw(b, s->rows, 4 * H);
    s->h      = batch_raw(b, s->rows, H);
    s->c      = batch_raw(b, s->rows, H);
    s->before_h = batch_raw(b, s->rows, H);
    s->q      = batch_raw(b, s->rows, 2 * H);
    s->ctx    = batch_raw(b, s->rows, 2 * H);
    s->z      = batch_raw(b, s->rows, H);
    s->out    = batch_raw(b, s->rows, classes);
    s->offset = b->failed ? NULL : batch_offsets(b, s->rows, s->row_example, &total);
    s->a      = b->failed ? NULL : batch_reals(b, total);
    if (!b->failed && b->o.train)
        batch_scratch(b, total);
    if (b->C > 1) {
        s->comp     = batch_reals(b, (size_t)s->rows * (size_t)b->C);
        s->own_comp = batch_reals(b, (size_t)s->n * (size_t)b->C);
    }
    if (b->failed)
        return;
    asn_gather(s->n, H, b->vh.x, b->vh.stride, s->state, s->x.x, s->x.stride, &b->dropout, s->xkey);
    asn_gather(s->n, H, b->vh.x, b->vh.stride, s->state, s->vh.x, s->vh.stride, NULL, NULL);
    batch_forward(b, s->n, p[S_START_W], s->vh, s->start, false);
    asn_add_bias(s->n, H, s->start.x, s->start.stride, batch_w(b, p[S_START_B]));
    asn_gather(s->rows, H, batch_w(b, p[S_CHARS]), H, s->before, s->e.x, s->e.stride, &b->dropout, s->lkey);
    batch_forward(b, s->rows, lstm + L_X, s->e, s->g, false);
    asn_add_bias(s->rows, 4 * H, s->g.x, s->g.stride, batch_w(b, lstm + L_B));
    for (int step = 0; step < s->longest; step++) {
        int    row = s->first_row[step], n = s->active[step];
        matrix g = from_row(s->g, row), before = step ? from_row(s->h, s->first_row[step - 1]) : s->start;
        memcpy(row_of(s->before_h, row), before.x, (size_t)n * (size_t)before.stride * sizeof(asn_real));
        batch_forward(b, n, lstm + L_H, from_row(s->before_h, row), g, true);
        asn_gates(n, H, g.x, g.stride, step ? row_of(s->c, s->first_row[step - 1]) : NULL, s->c.stride, NULL, row_of(s->c, row), row_of(s->h, row),
                  s->h.stride);
    }
    batch_forward(b, s->n, p[S_ATT_V], s->x, s->own_q, false);
    batch_forward(b, s->rows, p[S_ATT_S], s->h, s->q, false);
    asn_add_rows(s->rows, 2 * H, s->q.x, s->q.stride, s->own_q.x, s->own_q.stride, s->word);
    if (s->comp) {
        batch_forward(b, s->n, p[S_ATT_COMP_V], s->x, (matrix){s->own_comp, b->C}, false);
        batch_forward(b, s->rows, p[S_ATT_COMP_S], s->h, (matrix){s->comp, b->C}, false);
        asn_add_rows(s->rows, b->C, s->comp, b->C, s->own_comp, b->C, s->word);
    }
    asn_attention(&b->memory, s->rows, s->row_example, s->q.x, s->q.stride, s->comp, s->a, s->offset, s->ctx.x, s->ctx.stride);
    batch_forward(b, s->n, p[S_V], s->x, s->own_z, false);
    batch_forward(b, s->rows, p[S_S], s->h, s->z, false);
    batch_forward(b, s->rows, p[S_C], s->ctx, s->z, true);
    asn_add_rows(s->rows, H, s->z.x, s->z.stride, s->own_z.x, s->own_z.stride, s->word);
    asn_add_bias(s->rows, H, s->z.x, s->z.stride, batch_w(b, p[S_B]));
    asn_tanh_rows(s->rows, H, s->z.x, s->z.stride);
    batch_forward(b, s->rows, p[S_OUT_W], s->z, s->out, false);
    asn_add_bias(s->rows, classes, s->out.x, s->out.stride, batch_w(b, p[S_OUT_B]));
    b->loss += asn_choice(s->rows, classes, s->out.x, s->out.stride, s->gold, 0, (asn_real)b->o.scale);
}

static void spell_backward(batch *b, spelling *s)
{
    const int *p = b->m->speller;
    int        H = b->H, lstm = p[S_LSTM];
    matrix     dz = batch_matrix(b, s->rows, H), dh = batch_matrix(b, s->rows, H), dc = batch_matrix(b, s->rows, H), de = batch_matrix(b, s->rows, H);
    matrix     dctx = batch_matrix(b, s->rows, 2 * H), dq = batch_raw(b, s->rows, 2 * H), dx = batch_matrix(b, s->n, H);
    matrix     own_dz = batch_matrix(b, s->n, H), own_dq = batch_matrix(b, s->n, 2 * H), dstart = batch_matrix(b, s->n, H), dvh = batch_matrix(b, s->n, H);
    asn_real  *dcomp = s->comp ? batch_reals(b, (size_t)s->rows * (size_t)b->C) : NULL, *own_dcomp = s->comp ? batch_reals(b, (size_t)s->n * (size_t)b->C) : NULL;
    if (b->failed)
        return;
    batch_backward(b, s->rows, p[S_OUT_W], s->z, s->out, dz);
    batch_bias_back(b, s->rows, p[S_OUT_B], s->out);
    asn_tanh_back(s->rows, H, dz.x, dz.stride, s->z.x, s->z.stride);
    batch_backward(b, s->rows, p[S_S], s->h, dz, dh);
    batch_backward(b, s->rows, p[S_C], s->ctx, dz, dctx);
    batch_bias_back(b, s->rows, p[S_B], dz);
    asn_scatter(s->rows, H, dz.x, dz.stride, own_dz.x, own_dz.stride, s->word, NULL, NULL);
    batch_backward(b, s->n, p[S_V], s->x, own_dz, dx);
    asn_attention_back(&b->memory, s->rows, s->row_example, s->q.x, s->q.stride, s->a, s->offset, dctx.x, dctx.stride, dq.x, dq.stride, dcomp, NULL, 0,
                       b->da);
    batch_backward(b, s->rows, p[S_ATT_S], s->h, dq, dh);
    asn_scatter(s->rows, 2 * H, dq.x, dq.stride, own_dq.x, own_dq.stride, s->word, NULL, NULL);
    batch_backward(b, s->n, p[S_ATT_V], s->x, own_dq, dx);
    if (dcomp) {
        batch_backward(b, s->rows, p[S_ATT_COMP_S], s->h, (matrix){dcomp, b->C}, dh);
        asn_scatter(s->rows, b->C, dcomp, b->C, own_dcomp, b->C, s->word, NULL, NULL);
        batch_backward(b, s->n, p[S_ATT_COMP_V], s->x, (matrix){own_dcomp, b->C}, dx);
    }
    for (int step = s->longest - 1; step >= 0; step--) {
        int    row = s->first_row[step], n = s->active[step];
        matrix g = from_row(s->g, row), dbefore = step ? from_row(dh, s->first_row[step - 1]) : dstart;
        asn_gates_back(n, H, g.x, g.stride, step ? row_of(s->c, s->first_row[step - 1]) : NULL, s->c.stride, NULL, row_of(s->c, row), s->c.stride,
                       row_of(dh, row), row_of(dc, row), dh.stride, step ? row_of(dc, s->first_row[step - 1]) : NULL, dc.stride);
        batch_backward_x(b, n, lstm + L_H, g, dbefore);
    }
    batch_backward_w(b, s->rows, lstm + L_H, s->before_h, s->g);
    batch_backward(b, s->rows, lstm + L_X, s->e, s->g, de);
    batch_bias_back(b, s->rows, lstm + L_B, s->g);
    asn_scatter(s->rows, H, de.x, de.stride, batch_dw(b, p[S_CHARS]), H, s->before, &b->dropout, s->lkey);
    batch_backward(b, s->n, p[S_START_W], s->vh, dstart, dvh);
    batch_bias_back(b, s->n, p[S_START_B], dstart);
    asn_scatter(s->n, H, dvh.x, dvh.stride, b->dvh.x, b->dvh.stride, s->state, NULL, NULL);
    asn_scatter(s->n, H, dx.x, dx.stride, b->dvh.x, b->dvh.stride, s->state, &b->dropout, s->xkey);
}

void speller_run(batch *b, int n, const int32_t *state, const int32_t *example, const int32_t *const *letters, const int32_t *length)
{
    spelling s = {.n = n};
    if (!order_words(b, &s, state, example, letters, length)) {
        b->failed = true;
        return;
    }
    spell_forward(b, &s);
    if (!b->failed && b->o.train)
        spell_backward(b, &s);
}
