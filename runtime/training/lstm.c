#include "training/lstm.h"

#include "arithmetic/kernel.h"
#include "training/affine.h"
#include "training/kernel.h"

#include <string.h>

void asn_lstm_cells(int n, int H, asn_rows gates, asn_rows c_from, const int32_t *index, asn_rows c, asn_rows h)
{
    for (int i = 0; i < n; i++)
        asn_row_gates(H, asn_row(gates, i), c_from.x ? asn_row(c_from, index ? index[i] : i) : NULL, asn_row(c, i), asn_row(h, i));
}

void asn_lstm_cells_back(int n, int H, asn_rows gates, asn_rows c_from, const int32_t *index, asn_rows c, asn_rows dh, asn_rows dc, asn_rows dc_from)
{
    for (int i = 0; i < n; i++) {
        int from = index ? index[i] : i;
        asn_row_gates_back(H, asn_row(gates, i), c_from.x ? asn_row(c_from, from) : NULL, asn_row(c, i), asn_row(dh, i), asn_row(dc, i),
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
