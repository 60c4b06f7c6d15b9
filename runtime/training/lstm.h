/* lstm.h: the cells of an LSTM, and its run over packed sequences. An LSTM is three tensors in a row (L_X, L_H, L_B). */
#ifndef ASN_LSTM_H
#define ASN_LSTM_H
#include "training/packed.h"
#include "training/work.h"

/* New states from the four gates' sums (i f g o, H each), which turn into the gates. The cell before row i is row index[i] of
 * c_from (index NULL: row i; c_from.x NULL: zero). */
void asn_lstm_cells(int n, int H, asn_rows gates, asn_rows c_from, const int32_t *index, asn_rows c, asn_rows h);
/* The gates turn into the gradients of their sums; dc_from[index[i]] is added to, and there if c_from is. */
void asn_lstm_cells_back(int n, int H, asn_rows gates, asn_rows c_from, const int32_t *index, asn_rows c, asn_rows dh, asn_rows dc, asn_rows dc_from);

typedef struct asn_lstm_run {
    int               lstm;    /* its first tensor */
    const asn_packed *packed;
    asn_rows          gates;   /* by packed row: the caller puts the input's half here, bias included */
    asn_rows          h, c;    /* the states */
    asn_rows          before;  /* h before each row */
    asn_rows          start, dstart; /* h before the first step, by sequence; x NULL: zero */
} asn_lstm_run;

asn_lstm_run asn_lstm_run_of(asn_work *w, int lstm, const asn_packed *p); /* and its rows */
void asn_lstm_run_forward(const asn_work *w, asn_lstm_run *r);
/* dh holds the gradients of h that come from outside. The gates turn into the gradients of their sums: those of the input's
 * half, which is the caller's again. */
void asn_lstm_run_backward(asn_work *w, asn_lstm_run *r, asn_rows dh);
#endif
