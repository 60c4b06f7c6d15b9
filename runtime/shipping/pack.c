#include "shipping/pack.h"

#include <stdlib.h>
#include <string.h>

/* With 8 bits, these stay with 16: what all decisions go through (embeddings, LSTMs, the start, the speller), the layers that choose
 * constructors, values and copies, with every last layer of a choice, and what makes the children of a sequence. An error there is one
 * of every later decision, or goes straight into a logit. The rest is the modules' own: attention, and the layers that make fields.
 * HEARTHSTONE, its 66 cards of dev: by this rule all trees are those of f32, and a log-probability changes by 0.004 on average. With 8 bits
 * for children, too, one tree differs (a choice of 50 to 46 %); for copies as well, two. */
static bool is_fine(const asn_module *module, int param)
{
    switch (param) {
    case P_F_V:
    case P_F_C:         return module->kind != ASN_CONSTRUCTOR;
    case P_F_OUT_W:
    case P_GEN_OUT_W:
    case P_SOME_OUT_W:
    case P_NEW_OUT_W:
    case P_WAY_V:
    case P_WAY_C:
    case P_WAY_OUT_W:
    case P_COPY_V:
    case P_START:
    case P_UPDATE_V:
    case P_UPDATE_C:
    case P_UPDATE_S:    return true;
    default:            return false;
    }
}

static void choose_forms(const asn_model *m, int bits, asn_matrix *all)
{
    for (int i = 0; i < m->n_tensors; i++)
        all[i] = (asn_matrix){bits == 32 ? ASN_AS_REAL : ASN_AS_HALF, m->tensors[i].rows, m->tensors[i].cols, NULL, NULL};
    for (int number = 0; number < m->g->n_modules && bits == 8; number++)
        for (int k = 0; k < N_MODULE_PARAMS; k++)
            if (m->module[number][k] >= 0 && !is_fine(m->g->modules[number], k))
                all[m->module[number][k]].form = ASN_AS_BYTE;
    for (int i = 0; i < m->n_tensors; i++)
        if (m->tensors[i].rows == 1)
            all[i].form = ASN_AS_REAL;
}

static double round_with(const asn_real *from, int n, float scale, signed char *to)
{
    double error = 0;
    for (int i = 0; i < n; i++) {
        double whole = scale > 0 ? rint(fmax(-127, fmin(127, (double)from[i] / (double)scale))) : 0, off = (double)from[i] - whole * (double)scale;
        to[i]        = (signed char)whole;
        error += off * off;
    }
    return error;
}

/* A row as whole numbers. The scale is the one with the least squares, from what fits the largest number to a bit less. */
static float round_row(const asn_real *from, int n, signed char *to)
{
    double most = 0, least = INFINITY;
    float  scale = 0;
    for (int i = 0; i < n; i++)
        most = fmax(most, fabs((double)from[i]));
    for (int step = 0; step < 18; step++) {
        float  trial = (float)(most / 127 * (0.85 + 0.01 * step));
        double error = round_with(from, n, trial, to);
        scale        = error < least ? trial : scale;
        least        = fmin(error, least);
    }
    round_with(from, n, scale, to);
    return scale;
}

static size_t numbers_of(const asn_matrix *w)
{
    return (size_t)(w->form == ASN_AS_BYTE ? (w->rows + 3) / 4 : w->rows) * (size_t)w->cols;
}

static size_t bytes_of(const asn_matrix *w)
{
    size_t n = numbers_of(w) * asn_number_size(w->form) + (w->form == ASN_AS_BYTE ? (size_t)w->rows * sizeof *w->scales : 0);
    return (n + 15) & ~(size_t)15;
}

static void fill_reals(const asn_matrix *w, const asn_real *from, int bits, asn_real *to)
{
    for (size_t k = 0; k < numbers_of(w); k++)
        to[k] = bits == 16 ? (asn_real)asn_half_to_float(asn_float_to_half((float)from[k])) : from[k];
}

static void fill_halves(const asn_matrix *w, const asn_real *from, uint16_t *to)
{
    for (size_t k = 0; k < numbers_of(w); k++)
        to[k] = asn_float_to_half((float)from[k]);
}

static bool fill_bytes(const asn_matrix *w, const asn_real *from, uint32_t *to, float *scales)
{
    signed char *row = malloc((size_t)w->cols + 1);
    for (int r = 0; r < w->rows && row; r++) {
        scales[r] = round_row(from + (size_t)r * (size_t)w->cols, w->cols, row);
        for (int c = 0; c < w->cols; c++)
            to[r / 4 * w->cols + c] |= (uint32_t)(uint8_t)row[c] << asn_byte_place(r);
    }
    free(row);
    return row != NULL;
}

/* to is zero. */
static bool fill(asn_matrix *w, const asn_real *from, int bits, void *to)
{
    w->numbers = to;
    w->scales  = w->form == ASN_AS_BYTE ? (const float *)to + numbers_of(w) : NULL;
    if (w->form == ASN_AS_BYTE)
        return fill_bytes(w, from, to, (float *)to + numbers_of(w));
    if (w->form == ASN_AS_HALF)
        fill_halves(w, from, to);
    else
        fill_reals(w, from, bits, to);
    return true;
}

bool asn_pack(const asn_model *m, const asn_weights *w, int bits, asn_packed *p)
{
    *p = (asn_packed){.matrices = calloc((size_t)m->n_tensors + 1, sizeof *p->matrices)};
    if (!p->matrices)
        return false;
    p->weights.tensor = p->matrices;
    choose_forms(m, bits, p->matrices);
    for (int i = 0; i < m->n_tensors; i++)
        p->size += bytes_of(&p->matrices[i]);
    p->bytes = calloc(p->size + 1, 1);
    bool ok  = p->bytes != NULL;
    size_t at = 0;
    for (int i = 0; i < m->n_tensors && ok; at += bytes_of(&p->matrices[i++]))
        ok = fill(&p->matrices[i], asn_weights_reals(w, i), bits, p->bytes + at);
    if (!ok)
        asn_pack_free(p);
    return ok;
}

void asn_pack_free(asn_packed *p)
{
    free(p->bytes);
    free(p->matrices);
    *p = (asn_packed){0};
}
