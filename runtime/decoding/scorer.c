#include "decoding/scorer.h"

#include "arithmetic/kernel.h"
#include "text/copy.h"
#include "text/grams.h"

#include <string.h>

/* Halves of products that need only a row of their own: computed once, however often they are used. A field's state belongs to one
 * field, so one place for each kind of half is enough. */
enum { HALF_RECURRENT, HALF_QUERY, HALF_COMP, HALF_GEN, HALF_UPDATE, HALF_SOME, HALF_FIELD, N_HALVES };
typedef struct row {
    asn_real *x;
    asn_real *half[N_HALVES];
    int32_t   siblings; /* of the embedding of a constructor's first field: how many there are in a row, itself too */
    int32_t   state;    /* of an embedding: what the vertical LSTM made of it; of a context: the embedding that was made with it; -1: nothing yet */
} row;

struct asn_scorer {
    const asn_model   *m;
    const asn_matrix  *matrices;        /* by number of the tensor */
    asn_arena         *arena, *lasting; /* of one sentence; of all */
    bool               own;             /* its memory is its own */
    bool               failed;
    const asn_example *e;
    int                H, C, tokens;
    asn_real          *enc, *weights, *scratch; /* token encodings; attention weights; room for a few rows */
    asn_real          *embedding, *context;     /* of a word; of a letter */
    asn_real          *fed;                     /* room for labels' rows, their sum, and what it is added to */
    asn_real          *derived, *pointed;       /* scores of all derivations of a value; of the tokens where a copy begins, and ends */
    int                room_derived;
    int32_t           *component;
    row               *rows; /* states (h, then c) and vectors, by handle */
    int32_t            n_rows, room_rows;
    /* kept for good, when first needed */
    asn_real          *parts, *letters, *words; /* e_F's part of f_C by field; input halves of gates: of the speller by letter, of the encoder's */
    unsigned char     *part_known, *letter_known, *word_known; /* both LSTMs by word, all components in a row */
    int               *first_word;
    int                most; /* columns of a tensor */
#ifndef ASN_SHIPPED
    asn_later         *later; /* NULL: products are done at once */
#endif
};

/* The width is a number in a shipped parser. */
static int width(const asn_scorer *s)
{
#ifdef ASN_FIXED_HIDDEN
    (void)s;
    return ASN_FIXED_HIDDEN;
#else
    return s->H;
#endif
}

/* Numbers that are kept of a word: its gates, both ways, and what it adds to its encoding. */
static int word_width(const asn_scorer *s)
{
    return (s->m->input[0][I_DIRECT] >= 0 ? 10 : 8) * width(s);
}

/* Tensors that every step of every sentence goes through: the LSTMs, but for the input half of the encoder's. */
static int next_hot(const asn_model *m, int i)
{
    static const int parts[] = {I_FORWARD + L_H, I_BACKWARD + L_H};
    int              n = 2 * m->g->n_inputs;
    return i < n ? m->input[i / 2][parts[i % 2]] : i < n + 2 ? m->vertical + i - n : i < n + 4 ? m->horizontal + i - n - 2 : -1;
}

/* Where these are few, as floats they stay in the cache, and take half the time. The bits are the same. */
static bool unpack_hot(const asn_model *m, asn_matrix *all, asn_arena *a)
{
    enum { MOST = 1 << 16 };
    size_t n = 0;
    for (int i = 0, t; (t = next_hot(m, i)) >= 0; i++)
        n += (size_t)all[t].rows * (size_t)all[t].cols;
    for (int i = 0, t; n <= MOST && (t = next_hot(m, i)) >= 0; i++) {
        asn_real *to = all[t].form == ASN_AS_HALF ? asn_arena_raw(a, (size_t)all[t].rows * (size_t)all[t].cols, sizeof *to) : NULL;
        for (int r = 0; r < all[t].rows && to; r++)
            asn_matrix_row(&all[t], r, to + (size_t)r * (size_t)all[t].cols);
        if (to)
            all[t] = (asn_matrix){ASN_AS_REAL, all[t].rows, all[t].cols, to, NULL};
        else if (all[t].form == ASN_AS_HALF)
            return false;
    }
    return true;
}

static const asn_matrix *matrices_of(const asn_model *m, const asn_weights *w, asn_arena *a)
{
    asn_matrix *all = asn_arena_alloc(a, (size_t)m->n_tensors, sizeof *all);
    if (all)
        memcpy(all, w->tensor, (size_t)m->n_tensors * sizeof *all);
    return all && unpack_hot(m, all, a) ? all : NULL;
}

asn_scorer *asn_scorer_in(const asn_model *m, const asn_weights *w, asn_arena *lasting, asn_arena *sentence)
{
    asn_scorer *s = asn_arena_alloc(lasting, 1, sizeof *s);
    if (!s)
        return NULL;
    *s = (asn_scorer){.m = m, .arena = sentence, .lasting = lasting, .H = m->settings.hidden, .C = m->g->n_inputs, .most = m->g->n_inputs};
    if (!(s->matrices = matrices_of(m, w, lasting)))
        return NULL;
    for (int i = 0; i < m->n_tensors; i++)
        s->most = s->matrices[i].cols > s->most ? s->matrices[i].cols : s->most;
    bool speller = false;
    for (int t = 0; t < m->g->n_types; t++)
        speller = speller || m->g->types[t].open;
    s->first_word = asn_arena_alloc(lasting, (size_t)s->C + 1, sizeof *s->first_word);
    for (int c = 0; c < s->C && s->first_word; c++)
        s->first_word[c + 1] = s->first_word[c] + m->inputs[c].n;
    size_t words  = s->first_word ? (size_t)s->first_word[s->C] : 0;
    size_t fields = (size_t)m->g->n_fields + 1, letters = speller ? (size_t)m->letters.n + 1 : 0, H = (size_t)s->H;
    s->part_known   = asn_arena_alloc(lasting, fields, 1);
    s->letter_known = asn_arena_alloc(lasting, letters + 1, 1);
    s->parts        = asn_arena_raw(lasting, fields * H, sizeof *s->parts);
    s->letters      = asn_arena_raw(lasting, letters * 4 * H, sizeof *s->letters);
    s->word_known   = asn_arena_alloc(lasting, words + 1, 1);
    s->words        = asn_arena_raw(lasting, words * (size_t)word_width(s), sizeof *s->words);
    return s->part_known && s->letter_known && s->parts && s->letters && s->first_word && s->word_known && s->words ? s : NULL;
}

asn_scorer *asn_scorer_new(const asn_model *m, const asn_weights *w)
{
    asn_arena  *lasting = asn_arena_new((size_t)1 << 16), *sentence = asn_arena_new((size_t)1 << 18);
    asn_scorer *s       = lasting && sentence ? asn_scorer_in(m, w, lasting, sentence) : NULL;
    if (s) {
        s->own = true;
        return s;
    }
    asn_arena_free(lasting);
    asn_arena_free(sentence);
    return NULL;
}

#ifndef ASN_SHIPPED
asn_scorer *asn_scorer_beside(const asn_scorer *s, asn_arena *lasting, asn_arena *sentence, asn_later *later)
{
    asn_scorer *beside = asn_arena_alloc(lasting, 1, sizeof *beside);
    if (!beside)
        return NULL;
    *beside       = *s;
    beside->arena = sentence;
    beside->own   = false;
    beside->later = later;
    return beside;
}
#endif

void asn_scorer_free(asn_scorer *s)
{
    if (!s)
        return;
    asn_arena_free(s->arena);
    asn_arena_free(s->lasting); /* s is in it */
}

/* ---- Rows. */

/* Without memory the handle is of the first row, so that it can be read by whoever does not look. */
static asn_real *new_row(asn_scorer *s, int cols, int32_t *handle)
{
    *handle = 0;
    if (s->n_rows == s->room_rows) {
        int32_t room = s->room_rows ? s->room_rows * 2 : 256;
        row    *rows = asn_arena_resize(s->arena, s->rows, (size_t)s->room_rows * sizeof *rows, (size_t)room * sizeof *rows);
        if (!rows) {
            s->failed = true;
            return NULL;
        }
        s->rows      = rows;
        s->room_rows = room;
    }
    asn_real *x = asn_arena_raw(s->arena, (size_t)cols, sizeof *x);
    if (!x) {
        s->failed = true;
        return NULL;
    }
    s->rows[s->n_rows] = (row){.x = x, .state = -1};
    *handle            = s->n_rows++;
    return x;
}

/* Several rows, one behind the other; their handles are too. */
static asn_real *new_rows(asn_scorer *s, int n, int cols, int32_t *handle)
{
    asn_real *all = asn_arena_raw(s->arena, (size_t)n * (size_t)cols, sizeof *all);
    for (int32_t k = 0, one; k < n && all; k++) {
        if (!new_row(s, 0, &one))
            return NULL;
        s->rows[one].x = all + (size_t)k * (size_t)cols;
        *handle        = one - k;
    }
    s->failed = s->failed || !all;
    return all;
}

static asn_real *x_of(const asn_scorer *s, int32_t handle)
{
    return s->rows[handle].x;
}

/* A tensor of one row: these are always plain numbers. */
static const asn_real *vector(const asn_scorer *s, int tensor)
{
    return s->matrices[tensor].numbers;
}

/* ---- Products. Whoever needs what products gave calls finish_products first. What is kept for good is computed at once, as other sentences may need it
 * before this one goes on. */

static void product_now(const asn_scorer *s, int tensor, const asn_real *x, asn_real *y)
{
    asn_matrix_product(&s->matrices[tensor], 1, x, 0, y, 0, false);
}

static bool is_later(const asn_scorer *s)
{
#ifndef ASN_SHIPPED
    return s->later != NULL;
#else
    (void)s;
    return false;
#endif
}

static void products(const asn_scorer *s, int tensor, int n, const asn_real *x, int xs, asn_real *y, int ys, bool add)
{
#ifndef ASN_SHIPPED
    for (int k = 0; k < n && s->later; k++, x += xs, y += ys)
        s->later->product(s->later, tensor, &s->matrices[tensor], x, y, add);
#endif
    if (!is_later(s))
        asn_matrix_product(&s->matrices[tensor], n, x, xs, y, ys, add);
}

static void product(const asn_scorer *s, int tensor, const asn_real *x, asn_real *y, bool add)
{
    products(s, tensor, 1, x, 0, y, 0, add);
}

static void finish_products(const asn_scorer *s)
{
#ifndef ASN_SHIPPED
    if (s->later)
        s->later->wait(s->later);
#endif
    (void)s;
}

/* A row's own half of something, and where it is kept. NULL: out of memory. */
static const asn_real *half(asn_scorer *s, int32_t handle, int which, int tensor)
{
    row *r = &s->rows[handle];
    if (!r->half[which]) {
        if (!(r->half[which] = asn_arena_raw(s->arena, (size_t)s->matrices[tensor].cols, sizeof(asn_real)))) {
            s->failed = true;
            return NULL;
        }
        product(s, tensor, r->x, r->half[which], false);
    }
    return r->half[which];
}

/* Where products are done later: one that will be needed goes along with those that are needed now. */
static void half_ahead(asn_scorer *s, int32_t handle, int which, int tensor)
{
    if (is_later(s) && tensor >= 0)
        half(s, handle, which, tensor);
}

/* y = that half; then the rest is added to it. */
static bool begin_with(const asn_scorer *s, const asn_real *half, int n, asn_real *y)
{
    finish_products(s);
    if (half)
        memcpy(y, half, (size_t)n * sizeof *y);
    return half != NULL;
}

static const int *params(const asn_scorer *s, const asn_module *m)
{
    return s->m->module[asn_model_module(s->m, m)];
}

/* ---- The encoder. */

/* The mean of what the groups of letters in a word stand for is added to the embedding of the unknown word. */
static void add_grams(asn_scorer *s, int component, int32_t token)
{
    const asn_tokens *t = &s->e->tokens[component];
    const asn_matrix *m = &s->matrices[s->m->input[component][I_GRAMS]];
    asn_real         *row = s->embedding + m->cols, *sum = row + m->cols;
    int32_t           grams[ASN_MOST_GRAMS];
    int               n = asn_grams(t->text[token], (size_t)t->length[token], m->rows, grams);
    memset(sum, 0, (size_t)m->cols * sizeof *sum);
    for (int k = 0; k < n; k++) {
        asn_matrix_row(m, grams[k], row);
        asn_row_add(m->cols, row, sum);
    }
    for (int k = 0; k < m->cols; k++)
        s->embedding[k] += sum[k] / (asn_real)n;
}

static bool is_entity(const asn_scorer *s, int component, int32_t token)
{
    const asn_tokens *t = &s->e->tokens[component];
    return asn_grams_of_entity(t->text[token], (size_t)t->length[token]);
}

/* The input half of a token's gates, forward and then backward, and what it adds to its encoding. That of a word in the vocabulary is kept
 * for good, and that of an unknown one too, unless its letters count. */
static const asn_real *word_gates(asn_scorer *s, int component, int32_t token)
{
    const int *p      = s->m->input[component];
    int32_t    word   = s->e->token[s->e->first[component] + token];
    int        H      = width(s), number = s->first_word[component] + word;
    bool       spelt  = p[I_GRAMS] >= 0 && (word == 0 || is_entity(s, component, token));
    asn_real  *g      = s->words + (size_t)number * (size_t)word_width(s);
    if (!s->word_known[number] || (spelt && word == 0)) {
        asn_matrix_row(&s->matrices[p[I_EMBED]], word, s->embedding);
        if (spelt)
            add_grams(s, component, token);
        product_now(s, p[I_FORWARD] + L_X, s->embedding, g);
        product_now(s, p[I_BACKWARD] + L_X, s->embedding, g + 4 * H);
        if (p[I_DIRECT] >= 0)
            product_now(s, p[I_DIRECT], s->embedding, g + 8 * H);
    }
    s->word_known[number] = 1;
    return g;
}

typedef struct reading { /* of a component's words, one way */
    int       component, backward, n, lstm;
    asn_real *enc, *g, *c, *next, *h; /* encodings; gates; the cell, and room for the next one; the last state */
} reading;

static reading begin_reading(const asn_scorer *s, int component, int backward, asn_real *room)
{
    int       H = width(s), from = s->e->first[component];
    asn_real *enc = s->enc + (size_t)from * (size_t)(2 * H) + (backward ? H : 0);
    return (reading){component, backward, s->e->first[component + 1] - from, s->m->input[component][backward ? I_BACKWARD : I_FORWARD], enc, room, room + 4 * H, room + 5 * H, NULL};
}

static int word_at(const reading *r, int step)
{
    return r->backward ? r->n - 1 - step : step;
}

static void begin_step(asn_scorer *s, reading *r, int step)
{
    int H = width(s);
    memcpy(r->g, word_gates(s, r->component, word_at(r, step)) + (r->backward ? 4 * H : 0), (size_t)(4 * H) * sizeof *r->g);
    asn_row_add(4 * H, vector(s, r->lstm + L_B), r->g);
    if (step)
        product(s, r->lstm + L_H, r->h, r->g, true);
}

static void end_step(const asn_scorer *s, reading *r, int step)
{
    asn_real *to = r->enc + (size_t)word_at(r, step) * (size_t)(2 * width(s)), *old = r->c;
    asn_row_gates(width(s), r->g, step ? r->c : NULL, r->next, to);
    r->c    = r->next;
    r->next = old;
    r->h    = to;
}

static void end_reading(const asn_scorer *s, const reading *r, asn_real *last)
{
    if (r->n)
        memcpy(last, r->h, (size_t)width(s) * sizeof *last);
}

/* One after the other: its weights stay in the cache. */
static void read_each(asn_scorer *s, asn_real *last)
{
    for (int k = 0; k < 2 * s->C; k++) {
        reading r = begin_reading(s, k / 2, k % 2, s->scratch);
        for (int step = 0; step < r.n; step++) {
            begin_step(s, &r, step);
            end_step(s, &r, step);
        }
        end_reading(s, &r, last + k * width(s));
    }
}

/* All at the same time, where products are done with those of other sentences: they wait once for a step of each. */
static bool read_together(asn_scorer *s, asn_real *last)
{
    int       n   = 2 * s->C, longest = 0;
    reading  *all = asn_arena_alloc(s->arena, (size_t)n, sizeof *all);
    asn_real *room = asn_arena_raw(s->arena, (size_t)n * (size_t)(6 * width(s)), sizeof *room);
    if (!all || !room)
        return false;
    for (int k = 0; k < n; k++) {
        all[k]  = begin_reading(s, k / 2, k % 2, room + k * 6 * width(s));
        longest = all[k].n > longest ? all[k].n : longest;
    }
    for (int step = 0; step < longest; step++) {
        for (int k = 0; k < n; k++)
            if (step < all[k].n)
                begin_step(s, &all[k], step);
        finish_products(s);
        for (int k = 0; k < n; k++)
            if (step < all[k].n)
                end_step(s, &all[k], step);
    }
    for (int k = 0; k < n; k++)
        end_reading(s, &all[k], last + k * width(s));
    return true;
}

/* When all is read: an encoding is also the state that the next word is read with. */
static void add_direct(asn_scorer *s)
{
    int H = width(s);
    for (int t = 0; t < s->tokens; t++) {
        int c = s->component[t];
        asn_row_add(2 * H, word_gates(s, c, t - s->e->first[c]) + 8 * H, s->enc + (size_t)t * (size_t)(2 * H));
    }
}

bool asn_scorer_begin(asn_scorer *s, const asn_example *e, asn_state *root)
{
    const asn_model *m = s->m;
    int              H = width(s);
    if (s->own)
        asn_arena_reset(s->arena);
    s->e      = e;
    s->rows   = NULL;
    s->n_rows = s->room_rows = 0;
    s->derived      = NULL;
    s->room_derived = 0;
    s->failed    = false;
    s->tokens    = e->first[s->C];
    s->enc       = asn_arena_alloc(s->arena, (size_t)(s->tokens + 1) * (size_t)(2 * H), sizeof *s->enc);
    s->weights   = asn_arena_alloc(s->arena, (size_t)s->tokens + 1, sizeof *s->weights);
    s->component = asn_arena_alloc(s->arena, (size_t)s->tokens + 1, sizeof *s->component);
    s->embedding = asn_arena_raw(s->arena, (size_t)m->settings.embed * 3, sizeof *s->embedding); /* the rest is room for those of letters */
    s->pointed   = asn_arena_raw(s->arena, ((size_t)s->tokens + 1) * 2, sizeof *s->pointed);
    s->scratch   = asn_arena_raw(s->arena, (size_t)(8 * H + 2 * s->most), sizeof *s->scratch);
    s->context   = asn_arena_raw(s->arena, (size_t)(2 * H), sizeof *s->context);
    s->fed       = asn_arena_raw(s->arena, (size_t)(3 * H), sizeof *s->fed);
    asn_real *final = asn_arena_alloc(s->arena, (size_t)(2 * H * s->C), sizeof *final);
    asn_real *start = new_row(s, 2 * H, &root->at);
    s->failed       = !s->enc || !s->weights || !s->component || !s->embedding || !s->pointed || !s->scratch || !s->context || !s->fed || !final || !start;
    if (s->failed)
        return false;
    for (int c = 0; c < s->C; c++)
        for (int t = e->first[c]; t < e->first[c + 1]; t++)
            s->component[t] = c;
    if (!is_later(s))
        read_each(s, final);
    else if (!read_together(s, final)) {
        s->failed = true;
        return false;
    }
    if (m->input[0][I_DIRECT] >= 0)
        add_direct(s);
    product(s, m->start_w, final, start, false);
    finish_products(s);
    asn_row_add(2 * H, vector(s, m->start_b), start);
    return true;
}

void asn_scorer_encoded(const asn_scorer *s, float *to)
{
    int n = 2 * width(s), inputs = 0;
    for (int c = 0; c < s->C; c++)
        inputs += s->e->first[c + 1] > s->e->first[c];
    for (int i = 0; i < n; i++) {
        double all = 0;
        for (int c = 0; c < s->C; c++) {
            int    from = s->e->first[c], end = s->e->first[c + 1];
            double sum = 0;
            for (int t = from; t < end; t++)
                sum += (double)s->enc[t * n + i];
            all += end > from ? sum / (end - from) : 0;
        }
        to[i]     = (float)(inputs ? all / inputs : 0);
        to[n + i] = (float)x_of(s, 0)[i]; /* the root's is the first row */
    }
}

bool asn_scorer_ok(const asn_scorer *s)
{
    return !s->failed;
}

const asn_model *asn_scorer_model(const asn_scorer *s)
{
    return s->m;
}

asn_arena *asn_scorer_arena(const asn_scorer *s)
{
    return s->arena;
}

const asn_real *asn_scorer_attention(const asn_scorer *s)
{
    return s->weights;
}

/* ---- Attention. */

/* From a query and component scores (NULL: none) that are in place. */
static void attend_with(asn_scorer *s, const asn_real *q, const asn_real *comp, asn_real *ctx)
{
    for (int t = 0; t < s->tokens; t++)
        s->weights[t] = comp ? comp[s->component[t]] : 0;
    asn_row_attend(s->tokens, 2 * width(s), s->enc, 2 * width(s), q, s->weights, ctx);
}

asn_vec asn_scorer_attend(asn_scorer *s, const asn_module *m, asn_state v, asn_state at)
{
    asn_vec    c;
    const int *p = params(s, m);
    if (p[P_ATT_V] < 0)
        return (asn_vec){-1}; /* nothing here is learnt */
    asn_real *ctx = new_row(s, 2 * width(s), &c.at), *q = s->scratch, *comp = p[P_ATT_COMP_V] >= 0 ? q + 2 * width(s) : NULL;
    if (!ctx)
        return c;
    if (at.at < 0) {
        product(s, p[P_ATT_V], x_of(s, v.at), q, false);
        if (comp)
            product(s, p[P_ATT_COMP_V], x_of(s, v.at), comp, false);
    } else {
        const asn_real *half_q = half(s, v.at, HALF_QUERY, p[P_ATT_V]), *half_comp = comp ? half(s, v.at, HALF_COMP, p[P_ATT_COMP_V]) : NULL;
        half_ahead(s, v.at, HALF_GEN, p[P_GEN_V]);
        if (!begin_with(s, half_q, 2 * width(s), q) || (comp && !begin_with(s, half_comp, s->C, comp)))
            return c;
        product(s, p[P_ATT_S], x_of(s, at.at), q, true);
        if (comp)
            product(s, p[P_ATT_COMP_S], x_of(s, at.at), comp, true);
    }
    if (m->kind == ASN_CONSTRUCTOR)
        half_ahead(s, v.at, HALF_RECURRENT, s->m->vertical + L_H);
    finish_products(s);
    attend_with(s, q, comp, ctx);
    return c;
}

/* ---- States and embeddings. */

/* y += the labels' rows, of which there are n, divided by the root of n. */
static void feed(asn_scorer *s, const asn_labels *l, asn_real *y)
{
    asn_real *row = s->fed, *sum = row + width(s);
    if (!l || l->n == 0)
        return;
    memset(sum, 0, (size_t)width(s) * sizeof *sum);
    for (int k = 0; k < l->n; k++) {
        asn_matrix_row(&s->matrices[s->m->labels], l->all[k], row);
        asn_row_add(width(s), row, sum);
    }
    asn_real share = asn_feed_share(l->n);
    for (int k = 0; k < width(s); k++)
        y[k] += sum[k] * share;
}

asn_state asn_scorer_sequence_start(asn_scorer *s, const asn_module *m, asn_state v, const asn_labels *before)
{
    asn_state first;
    asn_real *x = new_row(s, 2 * width(s), &first.at);
    if (!x)
        return first;
    product(s, params(s, m)[P_START], x_of(s, v.at), x, false);
    finish_products(s);
    feed(s, before, x);
    memset(x + width(s), 0, (size_t)width(s) * sizeof *x); /* its cell */
    return first;
}

/* What a constructor's layer makes of a field's embedding. */
static const asn_real *part_of(asn_scorer *s, int field, int layer)
{
    asn_real *part = s->parts + (size_t)field * (size_t)width(s);
    if (!s->part_known[field])
        product_now(s, layer, vector(s, s->m->module[s->m->field_module[field]][P_E]), part);
    s->part_known[field] = 1;
    return part;
}

/* The embeddings of all fields are made with the first one. */
asn_vec asn_scorer_embed_field(asn_scorer *s, const asn_module *constructor, int field, asn_vec c)
{
    const int *p           = params(s, constructor);
    int        first_field = s->m->g->ctors[constructor->what].first_field;
    int        place       = s->m->seen.place[first_field + field], n = s->m->seen.fields[constructor->what];
    asn_vec    e           = {-1};
    if (place < 0 || s->failed)
        return e;
    if (place > 0 || s->rows[c.at].state >= 0)
        return (asn_vec){s->rows[c.at].state + place};
    const asn_real *first = half(s, c.at, HALF_FIELD, p[P_F_C]);
    asn_real       *x     = new_rows(s, n, width(s), &e.at);
    if (!x || !first)
        return e;
    s->rows[c.at].state    = e.at;
    s->rows[e.at].siblings = n;
    finish_products(s);
    for (int k = 0; k < n; k++, x += width(s)) {
        const asn_real *part = part_of(s, s->m->seen.at_place[first_field + k], p[P_F_E]);
        memcpy(x, first, (size_t)width(s) * sizeof *x);
        asn_row_add(width(s), part, x);
        asn_row_add(width(s), vector(s, p[P_F_B]), x);
        asn_row_tanh(width(s), x);
    }
    return e;
}

asn_vec asn_scorer_embed_child(asn_scorer *s, const asn_module *m, asn_state v, asn_state at, asn_vec c)
{
    const int *p = params(s, m);
    asn_vec    e;
    if (s->rows[c.at].state >= 0)
        return (asn_vec){s->rows[c.at].state};
    asn_real *x = new_row(s, width(s), &e.at);
    half_ahead(s, v.at, HALF_UPDATE, p[P_UPDATE_V]);
    half_ahead(s, v.at, HALF_RECURRENT, s->m->vertical + L_H);
    if (!x || !begin_with(s, half(s, v.at, HALF_UPDATE, p[P_UPDATE_V]), width(s), x))
        return e;
    s->rows[c.at].state = e.at;
    product(s, p[P_UPDATE_S], x_of(s, at.at), x, true);
    product(s, p[P_UPDATE_C], x_of(s, c.at), x, true);
    finish_products(s);
    asn_row_add(width(s), vector(s, p[P_UPDATE_B]), x);
    asn_row_tanh(width(s), x);
    return e;
}

/* Gates begin as the half that the state or the input gave; the other half is added. */
static void lstm_end(asn_scorer *s, int lstm, int part, const asn_real *x, const asn_real *from, asn_real *to)
{
    int H = width(s);
    product(s, lstm + part, x, s->scratch, true);
    finish_products(s);
    asn_row_add(4 * H, vector(s, lstm + L_B), s->scratch);
    asn_row_gates(H, s->scratch, from + H, to + H, to);
}

/* The states of all fields of a constructor at once: the weights go by once. */
static void vertical_siblings(asn_scorer *s, asn_state v, int32_t e, int n)
{
    int             H = width(s), lstm = s->m->vertical;
    int32_t         state;
    const asn_real *first = half(s, v.at, HALF_RECURRENT, lstm + L_H);
    asn_real       *x     = new_rows(s, n, 2 * H, &state);
    asn_arena_mark  mark  = asn_arena_here(s->arena);
    asn_real       *g     = asn_arena_raw(s->arena, (size_t)n * (size_t)(4 * H), sizeof *g);
    if (!x || !g || !first) {
        s->failed = true;
        return;
    }
    finish_products(s);
    for (int k = 0; k < n; k++)
        memcpy(g + (size_t)k * (size_t)(4 * H), first, (size_t)(4 * H) * sizeof *g);
    products(s, lstm + L_X, n, x_of(s, e), H, g, 4 * H, true);
    finish_products(s);
    for (int k = 0; k < n; k++, g += 4 * H, x += 2 * H) {
        asn_row_add(4 * H, vector(s, lstm + L_B), g);
        asn_row_gates(H, g, x_of(s, v.at) + H, x + H, x);
        s->rows[e + k].state = state + k;
    }
    asn_arena_back(s->arena, mark); /* a tree has many of these: they would fill the cache */
}

asn_state asn_scorer_vertical(asn_scorer *s, asn_state v, asn_vec e)
{
    asn_state next = ASN_NO_STATE;
    if (e.at < 0 || s->failed)
        return next;
    if (s->rows[e.at].siblings && s->rows[e.at].state < 0)
        vertical_siblings(s, v, e.at, s->rows[e.at].siblings);
    if (s->rows[e.at].state >= 0)
        return (asn_state){s->rows[e.at].state};
    asn_real *x = new_row(s, 2 * width(s), &next.at);
    if (!x || !begin_with(s, half(s, v.at, HALF_RECURRENT, s->m->vertical + L_H), 4 * width(s), s->scratch))
        return next;
    s->rows[e.at].state = next.at;
    lstm_end(s, s->m->vertical, L_X, x_of(s, e.at), x_of(s, v.at), x);
    return next;
}

asn_state asn_scorer_horizontal(asn_scorer *s, asn_state at, asn_vec e, const asn_labels *child)
{
    asn_state       next;
    asn_real       *x  = new_row(s, 2 * width(s), &next.at), *fed = s->fed + 2 * width(s);
    const asn_real *in = x ? x_of(s, e.at) : NULL;
    if (!x)
        return next;
    if (child && child->n) {
        memcpy(fed, in, (size_t)width(s) * sizeof *fed);
        feed(s, child, fed);
        in = fed;
    }
    product(s, s->m->horizontal + L_H, x_of(s, at.at), s->scratch, false);
    lstm_end(s, s->m->horizontal, L_X, in, x_of(s, at.at), x);
    return next;
}

/* ---- Decisions. */

/* A hidden layer whose first half is in place, in scratch, and its outputs behind it. at may be NULL. */
static asn_real *outputs(asn_scorer *s, const asn_real *at, const asn_real *ctx, int ws, int wc, int bias, int out_w, int out_b)
{
    asn_real *z = s->scratch, *out = z + width(s);
    if (at)
        product(s, ws, at, z, true);
    product(s, wc, ctx, z, true);
    finish_products(s);
    asn_row_add(width(s), vector(s, bias), z);
    asn_row_tanh(width(s), z);
    product(s, out_w, z, out, false);
    finish_products(s);
    asn_row_add(s->matrices[out_w].cols, vector(s, out_b), out);
    return out;
}

/* One of a state and a context. */
static asn_real *decision(asn_scorer *s, asn_state v, asn_vec c, const int *p, int wv, int wc, int bias, int out_w, int out_b)
{
    product(s, p[wv], x_of(s, v.at), s->scratch, false);
    return outputs(s, NULL, x_of(s, c.at), -1, p[wc], p[bias], p[out_w], p[out_b]);
}

static asn_choices choices_of(const asn_real *x, int n)
{
    asn_choices c = {x, n, 0};
    asn_row_log_norm(n, x, &c.norm);
    return c;
}

asn_choices asn_scorer_constructor(asn_scorer *s, const asn_module *type, asn_state v, asn_vec c)
{
    return choices_of(decision(s, v, c, params(s, type), P_F_V, P_F_C, P_F_B, P_F_OUT_W, P_F_OUT_B), s->m->seen.choices[type->what]);
}

double asn_scorer_present(asn_scorer *s, const asn_module *field, asn_state v, asn_vec c)
{
    const int *p = params(s, field);
    if (field->kind != ASN_FIELD_OPTIONALS)
        return (double)*decision(s, v, c, p, P_GEN_V, P_GEN_C, P_GEN_B, P_GEN_OUT_W, P_GEN_OUT_B);
    if (!begin_with(s, half(s, v.at, HALF_SOME, p[P_SOME_V]), width(s), s->scratch)) /* the same for all places of the sequence */
        return 0;
    return (double)*outputs(s, NULL, x_of(s, c.at), -1, p[P_SOME_C], p[P_SOME_B], p[P_SOME_OUT_W], p[P_SOME_OUT_B]);
}

double asn_scorer_another(asn_scorer *s, const asn_module *field, asn_state v, asn_state at, asn_vec c)
{
    const int *p = params(s, field);
    if (!begin_with(s, half(s, v.at, HALF_GEN, p[P_GEN_V]), width(s), s->scratch))
        return 0;
    return (double)*outputs(s, x_of(s, at.at), x_of(s, c.at), p[P_GEN_S], p[P_GEN_C], p[P_GEN_B], p[P_GEN_OUT_W], p[P_GEN_OUT_B]);
}

double asn_scorer_spelled(asn_scorer *s, const asn_module *type, asn_state v, asn_vec c)
{
    return (double)*decision(s, v, c, params(s, type), P_NEW_V, P_NEW_C, P_NEW_B, P_NEW_OUT_W, P_NEW_OUT_B);
}

asn_choices asn_scorer_listed(asn_scorer *s, const asn_module *type, asn_state v, asn_vec c)
{
    return choices_of(decision(s, v, c, params(s, type), P_F_V, P_F_C, P_F_B, P_F_OUT_W, P_F_OUT_B), s->m->values[type->what].n);
}

/* ---- Values that are copied. */

/* Room for the scores of all derivations, which lasts for the sentence. */
static asn_real *derived_room(asn_scorer *s, int n)
{
    if (n > s->room_derived) {
        s->derived      = asn_arena_raw(s->arena, (size_t)n, sizeof *s->derived);
        s->room_derived = n;
    }
    s->failed = s->failed || !s->derived;
    return s->derived;
}

/* Scores of the tokens of an input, by a pointer's query. */
static void point(asn_scorer *s, int input, const asn_real *query, asn_real *to)
{
    int T = s->e->first[input + 1] - s->e->first[input], W = 2 * width(s);
    memset(to, 0, (size_t)T * sizeof *to);
    asn_row_score(T, W, s->enc + (size_t)s->e->first[input] * (size_t)W, W, query, to);
}

/* The sources of a copy statement. way: the log-probability of copying by it; query: its pointers' queries. */
static asn_real *copy_scores(asn_scorer *s, const asn_copy *how, double way, const asn_real *query, asn_real *to)
{
    int32_t T = s->e->first[how->input + 1] - s->e->first[how->input], first = -1, last = -1;
    double  begins, ends = 0;
    if (how->part == ASN_COPY_WHOLE || T == 0) {
        *to = (asn_real)way;
        return to + (T > 0);
    }
    asn_real *begin = s->pointed, *end = begin + T;
    point(s, how->input, query, begin);
    asn_row_log_norm(T, begin, &begins);
    if (how->part == ASN_COPY_SPAN)
        point(s, how->input, query + 2 * width(s), end);
    while (asn_copy_next(how, T, &first, &last)) {
        double score = way + ((double)begin[first] - begins);
        if (how->part == ASN_COPY_SPAN && first == last)
            asn_row_log_norm(T - first < ASN_LONGEST_SPAN ? T - first : ASN_LONGEST_SPAN, end + first, &ends);
        *to++ = (asn_real)(how->part == ASN_COPY_SPAN ? score + ((double)end[last] - ends) : score);
    }
    return to;
}

asn_choices asn_scorer_derived(asn_scorer *s, const asn_module *type, asn_state v, asn_vec c)
{
    const asn_grammar *g = s->m->g;
    const asn_type    *t = &g->types[type->what];
    const int         *p = params(s, type);
    int                V = s->m->values[type->what].n, ways = asn_model_ways(s->m, type->what), n = V + t->open;
    for (int k = t->first_copy; k < t->first_copy + t->n_copies; k++)
        n += asn_copy_sources(&g->copies[k], s->e->first[g->copies[k].input + 1] - s->e->first[g->copies[k].input]);
    asn_real   *to  = derived_room(s, n), *way = asn_arena_raw(s->arena, (size_t)ways, sizeof *way), *query = NULL;
    asn_choices out = {to, 0, 0}, x;
    if (p[P_COPY_V] >= 0 && !(query = asn_arena_raw(s->arena, (size_t)s->matrices[p[P_COPY_V]].cols, sizeof *query)))
        s->failed = true;
    if (s->failed || !way) {
        s->failed = true;
        return out;
    }
    if (query)
        product(s, p[P_COPY_V], x_of(s, v.at), query, false);
    x = choices_of(decision(s, v, c, p, P_WAY_V, P_WAY_C, P_WAY_B, P_WAY_OUT_W, P_WAY_OUT_B), ways);
    for (int k = 0; k < ways; k++)
        way[k] = (asn_real)asn_choices_log_prob(&x, k);
    x = choices_of(decision(s, v, c, p, P_F_V, P_F_C, P_F_B, P_F_OUT_W, P_F_OUT_B), V);
    for (int k = 0; k < V; k++)
        *to++ = (asn_real)((double)way[0] + asn_choices_log_prob(&x, k));
    for (int k = 0; k < t->n_copies; k++) {
        const asn_copy *how = &g->copies[t->first_copy + k];
        to = copy_scores(s, how, (double)way[1 + k], query, to);
        query += query ? (ptrdiff_t)asn_copy_pointers(how) * 2 * width(s) : 0;
    }
    if (t->open)
        *to = way[ways - 1];
    out.n = n;
    return out;
}

/* ---- The speller. */

/* The input half of its LSTM. */
static const asn_real *letter_gates(asn_scorer *s, int32_t letter)
{
    asn_real  *g = s->letters + (size_t)letter * (size_t)(4 * width(s));
    const int *p = s->m->speller;
    if (!s->letter_known[letter]) {
        asn_matrix_row(&s->matrices[p[S_CHARS]], letter, s->scratch);
        product_now(s, p[S_LSTM] + L_X, s->scratch, g);
    }
    s->letter_known[letter] = 1;
    return g;
}

size_t asn_scorer_letter_size(const asn_scorer *s)
{
    return (size_t)(2 * width(s));
}

bool asn_scorer_spell(asn_scorer *s, asn_state v, asn_speller *to)
{
    const int      *p    = s->m->speller;
    int             H    = width(s);
    const asn_real *x    = x_of(s, v.at);
    asn_real       *rows = asn_arena_alloc(s->arena, (size_t)(5 * H + s->C), sizeof *rows); /* the first cell is zero */
    *to                  = (asn_speller){rows, rows + 2 * H, rows + 5 * H, rows + 4 * H};
    if (!rows) {
        s->failed = true;
        return false;
    }
    product(s, p[S_START_W], x, to->start, false);
    product(s, p[S_ATT_V], x, to->query, false);
    product(s, p[S_V], x, to->hidden, false);
    if (p[S_ATT_COMP_V] >= 0)
        product(s, p[S_ATT_COMP_V], x, to->comp, false);
    finish_products(s);
    asn_row_add(H, vector(s, p[S_START_B]), to->start);
    return true;
}

asn_choices asn_scorer_letter(asn_scorer *s, const asn_speller *speller, const asn_real *from, int32_t before, asn_real *to)
{
    const int *p   = s->m->speller;
    int        H   = width(s);
    asn_real  *q   = s->scratch, *comp = p[S_ATT_COMP_V] >= 0 ? q + 2 * H : NULL, *ctx = s->context;
    begin_with(s, letter_gates(s, before), 4 * H, s->scratch);
    lstm_end(s, p[S_LSTM], L_H, from, from, to);
    begin_with(s, speller->query, 2 * H, q);
    product(s, p[S_ATT_S], to, q, true);
    if (comp) {
        begin_with(s, speller->comp, s->C, comp);
        product(s, p[S_ATT_COMP_S], to, comp, true);
    }
    finish_products(s);
    attend_with(s, q, comp, ctx);
    begin_with(s, speller->hidden, H, s->scratch);
    return choices_of(outputs(s, to, ctx, p[S_S], p[S_C], p[S_B], p[S_OUT_W], p[S_OUT_B]), s->m->letters.n);
}
