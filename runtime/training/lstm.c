#include "training/lstm.h"

#include "arithmetic/kernel.h"
#include "arithmetic/vec.h"
#include "training/affine.h"

#include <string.h>

void asn_lstm_cells(int n, int H, asn_rows gates, asn_rows c_from, const int32_t *index, asn_rows c, asn_rows h)
{
    for (int i = 0; i < n; i++)
        asn_row_gates(H, asn_row(gates, i), c_from.x ? asn_row(c_from, index ? index[i] : i) : NULL, asn_row(c, i), asn_row(h, i));
}

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

/* c_from and dc_from are there, or neither. The last lanes overlap: computed first, put last (kernel.c). */
ASN_WIDE static void gates_row_back(int H, asn_real *g, const asn_real *c_from, const asn_real *c, const asn_real *dh, const asn_real *dc, asn_real *dc_from)
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

void asn_lstm_cells_back(int n, int H, asn_rows gates, asn_rows c_from, const int32_t *index, asn_rows c, asn_rows dh, asn_rows dc, asn_rows dc_from)
{
    for (int i = 0; i < n; i++) {
        int from = index ? index[i] : i;
        gates_row_back(H, asn_row(gates, i), c_from.x ? asn_row(c_from, from) : NULL, asn_row(c, i), asn_row(dh, i), asn_row(dc, i),
                       dc_from.x ? asn_row(dc_from, from) : NULL);
    }
}

/* ---- A run over packed sequences. */

asn_lstm_run asn_lstm_run_of(asn_work *w, int lstm, const asn_packed *p)
{
    return (asn_lstm_run){.lstm   = lstm,
                          .packed = p,
                          .gates  = asn_work_rows(w, p->rows, 4 * w->H),
                          .h      = asn_work_rows(w, p->rows, w->H),
                          .c      = asn_work_rows(w, p->rows, w->H),
                          .before = asn_work_rows(w, p->rows, w->H)};
}

/* The rows one step earlier, or what is there before the first. */
static asn_rows one_earlier(const asn_lstm_run *r, int step, asn_rows rows, asn_rows start)
{
    return step ? asn_rows_from(rows, r->packed->first_row[step - 1]) : start;
}

void asn_lstm_run_forward(const asn_work *w, asn_lstm_run *r)
{
    const asn_packed *p = r->packed;
    for (int step = 0; step < p->steps; step++) {
        int      row = p->first_row[step], n = p->active[step];
        asn_rows gates = asn_rows_from(r->gates, row), before = asn_rows_from(r->before, row), h = one_earlier(r, step, r->h, r->start);
        if (h.x) {
            memcpy(before.x, h.x, (size_t)n * (size_t)h.stride * sizeof *h.x);
            asn_affine(w, r->lstm + L_H, n, before, gates, true);
        }
        asn_lstm_cells(n, w->H, gates, one_earlier(r, step, r->c, (asn_rows){0}), NULL, asn_rows_from(r->c, row), asn_rows_from(r->h, row));
    }
}

void asn_lstm_run_backward(asn_work *w, asn_lstm_run *r, asn_rows dh)
{
    const asn_packed *p  = r->packed;
    asn_rows          dc = asn_work_zeros(w, p->rows, w->H), none = {0};
    if (w->failed || p->rows == 0)
        return;
    for (int step = p->steps - 1; step >= 0; step--) {
        int      row = p->first_row[step], n = p->active[step];
        asn_rows gates = asn_rows_from(r->gates, row), dbefore = one_earlier(r, step, dh, r->dstart);
        asn_lstm_cells_back(n, w->H, gates, one_earlier(r, step, r->c, none), NULL, asn_rows_from(r->c, row), asn_rows_from(dh, row), asn_rows_from(dc, row),
                            one_earlier(r, step, dc, none));
        if (dbefore.x)
            asn_affine_back_x(w, r->lstm + L_H, n, gates, dbefore);
    }
    int first = r->start.x ? 0 : p->active[0]; /* rows of the first step may have nothing before them */
    asn_affine_back_w(w, r->lstm + L_H, p->rows - first, asn_rows_from(r->before, first), asn_rows_from(r->gates, first));
}
