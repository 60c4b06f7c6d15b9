/* layers.h: what happens between products, on rows of activations: gates, attention, choices, dropout. Backward beside
 * forward. A row is H long with a stride of its matrix's own. */
#ifndef ASN_LAYERS_H
#define ASN_LAYERS_H
#include "real.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- Dropout by counter: a unit of a row is dropped by the row's key; keys NULL: nothing is. */
typedef struct asn_dropout {
    uint32_t below; /* units whose number is less are dropped */
    asn_real scale; /* of those that stay */
} asn_dropout;
asn_dropout asn_dropout_of(double rate);

/* to[i] = from[rows[i]], dropped by keys[i]; rows NULL: row i itself */
void asn_gather(int n, int H, const asn_real *from, int fs, const int32_t *rows, asn_real *to, int ts, const asn_dropout *d, const uint32_t *keys);
/* to[rows[i]] += from[i], dropped likewise */
void asn_scatter(int n, int H, const asn_real *from, int fs, asn_real *to, int ts, const int32_t *rows, const asn_dropout *d, const uint32_t *keys);

/* ---- Elementwise. */
void asn_add_rows(int n, int H, asn_real *y, int ys, const asn_real *x, int xs, const int32_t *rows); /* y[i] += x[rows[i]] */
void asn_sum_rows(int n, int H, asn_real *y, int ys, const asn_real *x, int xs, const asn_real *one); /* y[i] = x[i] + one */
void asn_add_bias(int n, int H, asn_real *y, int ys, const asn_real *b);
void asn_tanh_rows(int n, int H, asn_real *y, int ys);                                     /* in place */
void asn_tanh_back(int n, int H, asn_real *dy, int ds, const asn_real *y, int ys);         /* dy *= 1 - y^2 */
/* the same for y = dropped tanh: dy is of the dropped value */
void asn_tanh_drop(int n, int H, asn_real *y, int ys, const asn_dropout *d, const uint32_t *keys);
void asn_tanh_drop_back(int n, int H, asn_real *dy, int ds, const asn_real *y, int ys, const asn_dropout *d, const uint32_t *keys);

/* ---- LSTM. g holds i f g o, before and after; c_from and rows give the cells before (rows NULL: row i; c_from NULL: 0). */
void asn_gates(int n, int H, asn_real *g, int gs, const asn_real *c_from, int cfs, const int32_t *rows, asn_real *c, asn_real *h, int cs);
/* dh and dc of the new state; g turns into its gradient; dc_from[rows[i]] += . */
void asn_gates_back(int n, int H, asn_real *g, int gs, const asn_real *c_from, int cfs, const int32_t *rows, const asn_real *c, int cs, const asn_real *dh,
                    const asn_real *dc, int ds, asn_real *dc_from, int dcfs);

/* ---- Attention over the tokens of an example. */
typedef struct asn_memory { /* what is attended to */
    const asn_real *enc; /* token encodings, W wide */
    asn_real       *denc;
    int             W, es;
    const int32_t  *first;     /* tokens of example e: first[e] .. first[e + 1] - 1 */
    const int32_t  *component; /* of each token */
    int             n_components;
} asn_memory;
/* a: weights, row i at a + offset[i]; comp: component scores (NULL: none), n_components a row */
void asn_attention(const asn_memory *m, int n, const int32_t *example, const asn_real *q, int qs, const asn_real *comp, asn_real *a, const size_t *offset,
                   asn_real *ctx, int cs);
/* dctx to dq and dcomp, and into m->denc. wanted: tokens of row i that supervision names (count 0: none), with weight.
 * da: room for as many numbers as a has from its first row to its last */
typedef struct asn_wanted {
    const int32_t *tokens; /* numbers within the example */
    int32_t        n;
} asn_wanted;
void   asn_attention_back(const asn_memory *m, int n, const int32_t *example, const asn_real *q, int qs, const asn_real *a, const size_t *offset,
                          const asn_real *dctx, int cs, asn_real *dq, int ds, asn_real *dcomp, const asn_wanted *wanted, asn_real weight,
                          asn_real *da);
double asn_attention_loss(int n, const asn_real *a, const size_t *offset, const asn_wanted *wanted);

/* ---- Choices. Logits turn into gradients, scaled; the loss is returned, unscaled. gold < 0: that row is left out. */
double asn_choice(int n, int classes, asn_real *logits, int ls, const int32_t *gold, double smooth, asn_real scale);
double asn_binary(int n, asn_real *logits, int ls, const int32_t *gold, asn_real scale);
#endif
