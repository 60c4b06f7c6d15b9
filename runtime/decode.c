#include "decode.h"

#include "kernel.h"
#include "run.h"
#include "utf8.h"

#include <string.h>

typedef struct slot {
    asn_node **items; /* NULL in a place of a ?* that is empty */
    int32_t    n, room;
} slot;

struct asn_node {
    int32_t         type, depth, ctor, number;
    asn_atom        atom; /* of a primitive node */
    slot           *slots;
    const asn_tree *gold; /* when a tree is scored */
    bool            maybe; /* it may be absent: None would be read as that */
};

/* Halves of products that need only a row of their own: computed once, however often they are used. Those of a field's
 * state are of the one field that has it. */
enum { HALF_RECURRENT, HALF_QUERY, HALF_COMP, HALF_GEN, HALF_UPDATE, HALF_SOME, HALF_FIELD, N_HALVES };
typedef struct row {
    asn_real *x;
    asn_real *half[N_HALVES];
    int32_t   siblings; /* of the embedding of a constructor's first field: how many there are in a row, itself too */
    int32_t   state;    /* of an embedding: what the vertical LSTM made of it, when it was made with its siblings; -1 */
} row;

struct asn_decoder {
    asn_run            run; /* first */
    const asn_model   *m;
    const asn_matrix  *matrices;        /* by number of the tensor */
    asn_arena         *arena, *lasting; /* of one sentence; of all */
    const asn_example *e;
    bool               scoring, impossible;
    int                H, C, tokens;
    asn_real          *enc, *scratch, *weights, *embedding; /* token encodings; room for a few rows; attention weights; a word's embedding */
    int32_t           *component;
    row               *rows; /* states (h, then c) and vectors, by handle */
    asn_real          *parts, *letters, *words; /* e_F's half of a constructor's layer by field, input halves of the speller's LSTM by letter and of */
    unsigned char     *part_known, *letter_known, *word_known; /* the encoder's both by word, of all components in a row; when first needed */
    int               *first_word;
    int                most;             /* columns of a tensor */
    int32_t            n_rows, room_rows;
    int64_t            left;  /* nodes that are not yet spoken for */
    int32_t            value; /* values met, when a tree is scored */
    int32_t            n_nodes;
    double             log_prob;
    asn_watcher        watcher;
};

/* The width is a number in a shipped parser. */
static int width(const asn_decoder *d)
{
#ifdef ASN_FIXED_HIDDEN
    (void)d;
    return ASN_FIXED_HIDDEN;
#else
    return d->H;
#endif
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

static const asn_matrix *matrices_of(const asn_model *m, asn_arena *a)
{
    asn_matrix *all = asn_arena_alloc(a, (size_t)m->n_tensors, sizeof *all);
    for (int i = 0; i < m->n_tensors && all; i++)
        all[i] = m->matrices ? m->matrices[i] : (asn_matrix){ASN_AS_REAL, m->tensors[i].rows, m->tensors[i].cols, m->view[i], NULL};
    return all && unpack_hot(m, all, a) ? all : NULL;
}

asn_decoder *asn_decoder_in(const asn_model *m, asn_arena *lasting, asn_arena *sentence)
{
    asn_decoder *d = asn_arena_alloc(lasting, 1, sizeof *d);
    if (!d)
        return NULL;
    *d = (asn_decoder){.m = m, .arena = sentence, .lasting = lasting, .H = m->settings.hidden, .C = m->g->n_inputs, .most = m->g->n_inputs};
    if (!(d->matrices = matrices_of(m, lasting)))
        return NULL;
    for (int i = 0; i < m->n_tensors; i++)
        d->most = d->matrices[i].cols > d->most ? d->matrices[i].cols : d->most;
    bool speller = false;
    for (int t = 0; t < m->g->n_types; t++)
        speller = speller || m->g->types[t].open;
    d->first_word = asn_arena_alloc(lasting, (size_t)d->C + 1, sizeof *d->first_word);
    for (int c = 0; c < d->C && d->first_word; c++)
        d->first_word[c + 1] = d->first_word[c] + m->inputs[c].n;
    size_t words  = d->first_word ? (size_t)d->first_word[d->C] : 0;
    size_t fields = (size_t)m->g->n_fields + 1, letters = speller ? (size_t)m->letters.n + 1 : 0, H = (size_t)d->H;
    d->part_known   = asn_arena_alloc(lasting, fields, 1);
    d->letter_known = asn_arena_alloc(lasting, letters + 1, 1);
    d->parts        = asn_arena_raw(lasting, fields * H, sizeof *d->parts);
    d->letters      = asn_arena_raw(lasting, letters * 4 * H, sizeof *d->letters);
    d->word_known   = asn_arena_alloc(lasting, words + 1, 1);
    d->words        = asn_arena_raw(lasting, words * 8 * H, sizeof *d->words);
    return d->part_known && d->letter_known && d->parts && d->letters && d->first_word && d->word_known && d->words ? d : NULL;
}

asn_decoder *asn_decoder_new(const asn_model *m)
{
    asn_arena   *lasting = asn_arena_new((size_t)1 << 16), *sentence = asn_arena_new((size_t)1 << 18);
    asn_decoder *d       = lasting && sentence ? asn_decoder_in(m, lasting, sentence) : NULL;
    if (!d) {
        asn_arena_free(lasting);
        asn_arena_free(sentence);
    }
    return d;
}

void asn_decoder_free(asn_decoder *d)
{
    if (!d)
        return;
    asn_arena_free(d->arena);
    asn_arena_free(d->lasting); /* d is in it */
}

void asn_decoder_watch(asn_decoder *d, asn_watcher who)
{
    d->watcher = who;
}

/* ---- Rows. */

/* Without memory the handle is of the first row, so that it can be read by whoever does not look. */
static asn_real *new_row(asn_decoder *d, int cols, int32_t *handle)
{
    *handle = 0;
    if (d->n_rows == d->room_rows) {
        int32_t room = d->room_rows ? d->room_rows * 2 : 256;
        row    *rows = asn_arena_resize(d->arena, d->rows, (size_t)d->room_rows * sizeof *rows, (size_t)room * sizeof *rows);
        if (!rows) {
            d->run.failed = true;
            return NULL;
        }
        d->rows      = rows;
        d->room_rows = room;
    }
    asn_real *x = asn_arena_raw(d->arena, (size_t)cols, sizeof *x);
    if (!x) {
        d->run.failed = true;
        return NULL;
    }
    d->rows[d->n_rows] = (row){.x = x, .state = -1};
    *handle            = d->n_rows++;
    return x;
}

/* Several rows, one behind the other; their handles are too. */
static asn_real *new_rows(asn_decoder *d, int n, int cols, int32_t *handle)
{
    asn_real *all = asn_arena_raw(d->arena, (size_t)n * (size_t)cols, sizeof *all);
    for (int32_t k = 0, one; k < n && all; k++) {
        if (!new_row(d, 0, &one))
            return NULL;
        d->rows[one].x = all + (size_t)k * (size_t)cols;
        *handle        = one - k;
    }
    d->run.failed = d->run.failed || !all;
    return all;
}

static asn_real *at(const asn_decoder *d, int32_t handle)
{
    return d->rows[handle].x;
}

/* A tensor of one row: these are always plain numbers. */
static const asn_real *vector(const asn_decoder *d, int tensor)
{
    return d->matrices[tensor].numbers;
}

static void product(const asn_decoder *d, int tensor, const asn_real *x, asn_real *y, bool add)
{
    asn_matrix_product(&d->matrices[tensor], 1, x, 0, y, 0, add);
}

/* A row's own half of something, and where it is kept. NULL: out of memory. */
static const asn_real *half(asn_decoder *d, int32_t handle, int which, int tensor)
{
    row *r = &d->rows[handle];
    if (!r->half[which]) {
        if (!(r->half[which] = asn_arena_raw(d->arena, (size_t)d->matrices[tensor].cols, sizeof(asn_real)))) {
            d->run.failed = true;
            return NULL;
        }
        product(d, tensor, r->x, r->half[which], false);
    }
    return r->half[which];
}

/* y = that half; then the rest is added to it. */
static bool begin_with(const asn_real *half, int n, asn_real *y)
{
    if (half)
        memcpy(y, half, (size_t)n * sizeof *y);
    return half != NULL;
}

static const int *params(const asn_decoder *d, const asn_module *m)
{
    int number = m->kind == ASN_CONSTRUCTOR ? d->m->ctor_module[m->what]
                 : m->kind >= ASN_FIELD_ONE && m->kind <= ASN_FIELD_OPTIONALS ? d->m->field_module[m->what] : d->m->type_module[m->what];
    return d->m->module[number];
}

/* ---- The encoder. */

/* The input half of a word's gates, forward and then backward. */
static const asn_real *word_gates(asn_decoder *d, int component, int32_t word)
{
    int       H = width(d), number = d->first_word[component] + word;
    asn_real *g = d->words + (size_t)number * (size_t)(8 * H);
    if (!d->word_known[number]) {
        const int *p = d->m->input[component];
        asn_matrix_row(&d->matrices[p[I_EMBED]], word, d->embedding);
        product(d, p[I_FORWARD] + L_X, d->embedding, g, false);
        product(d, p[I_BACKWARD] + L_X, d->embedding, g + 4 * H, false);
    }
    d->word_known[number] = 1;
    return g;
}

/* Over a component's words, one way. */
static void run_lstm(asn_decoder *d, int component, bool backward, asn_real *last)
{
    int            H = width(d), n = d->e->first[component + 1] - d->e->first[component], lstm = d->m->input[component][backward ? I_BACKWARD : I_FORWARD];
    const int32_t *words = d->e->token + d->e->first[component];
    asn_real      *enc   = d->enc + (size_t)d->e->first[component] * (size_t)(2 * H) + (backward ? H : 0), *g = d->scratch, *c = g + 4 * H, *next = c + H, *h = NULL;
    for (int step = 0; step < n; step++) {
        int       t  = backward ? n - 1 - step : step;
        asn_real *to = enc + (size_t)t * (size_t)(2 * H), *old = c;
        memcpy(g, word_gates(d, component, words[t]) + (backward ? 4 * H : 0), (size_t)(4 * H) * sizeof *g);
        asn_row_add(4 * H, vector(d, lstm + L_B), g);
        if (step)
            product(d, lstm + L_H, h, g, true);
        asn_row_gates(H, g, step ? c : NULL, next, to);
        c    = next;
        next = old;
        h    = to;
    }
    if (n)
        memcpy(last, h, (size_t)H * sizeof *h);
}

static bool encode(asn_decoder *d)
{
    const asn_model   *m = d->m;
    const asn_example *e = d->e;
    int                H = width(d);
    int32_t            root;
    d->tokens    = e->first[d->C];
    d->enc       = asn_arena_alloc(d->arena, (size_t)(d->tokens + 1) * (size_t)(2 * H), sizeof *d->enc);
    d->weights   = asn_arena_alloc(d->arena, (size_t)d->tokens + 1, sizeof *d->weights);
    d->component = asn_arena_alloc(d->arena, (size_t)d->tokens + 1, sizeof *d->component);
    d->embedding     = asn_arena_raw(d->arena, (size_t)m->settings.embed, sizeof *d->embedding);
    d->scratch       = asn_arena_raw(d->arena, (size_t)(8 * H + 2 * d->most), sizeof *d->scratch);
    asn_real *final  = asn_arena_alloc(d->arena, (size_t)(2 * H * d->C), sizeof *final);
    asn_real *start  = new_row(d, 2 * H, &root);
    if (!d->enc || !d->weights || !d->component || !d->embedding || !d->scratch || !final || !start)
        return false;
    for (int c = 0; c < d->C; c++) {
        for (int t = e->first[c]; t < e->first[c + 1]; t++)
            d->component[t] = c;
        run_lstm(d, c, false, final + 2 * c * H);
        run_lstm(d, c, true, final + (2 * c + 1) * H);
    }
    product(d, m->start_w, final, start, false);
    asn_row_add(2 * H, vector(d, m->start_b), start);
    return true;
}

/* ---- The seam. */

static asn_decoder *decoder_of(asn_run *run)
{
    return (asn_decoder *)run;
}

static int place_of(const asn_run *run, const asn_module *m)
{
    return m->what - run->grammar->ctors[run->grammar->fields[m->what].ctor].first_field;
}

/* A gold tree that the model cannot make. */
static void impossible(asn_decoder *d)
{
    d->impossible = true;
    d->run.failed = true;
}

static bool enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    asn_decoder *d = decoder_of(run);
    if (!run->failed && d->watcher.stopped && d->watcher.stopped(d->watcher.context))
        run->failed = true;
    if (run->failed)
        return false;
    if (v.at < 0) { /* a field that never occurs */
        if (d->scoring && asn_tree_count(node->gold, place_of(run, m)) > 0)
            impossible(d);
        return false;
    }
    if (m->kind == ASN_SINGLE)
        node->ctor = run->grammar->types[m->what].first_ctor;
    return true;
}

/* Attention from a query and component scores (NULL: none) that are in place. */
static void attend_with(asn_decoder *d, const asn_real *q, const asn_real *comp, asn_real *ctx)
{
    for (int t = 0; t < d->tokens; t++)
        d->weights[t] = comp ? comp[d->component[t]] : 0;
    asn_row_attend(d->tokens, 2 * width(d), d->enc, 2 * width(d), q, d->weights, ctx);
}

static asn_vec attend(asn_run *run, const asn_module *m, asn_state v, asn_state s)
{
    asn_decoder *d = decoder_of(run);
    asn_vec      c;
    const int   *p = params(d, m);
    if (p[P_ATT_V] < 0)
        return (asn_vec){-1}; /* nothing here is learnt */
    asn_real *ctx = new_row(d, 2 * width(d), &c.at), *q = d->scratch, *comp = p[P_ATT_COMP_V] >= 0 ? q + 2 * width(d) : NULL;
    if (!ctx)
        return c;
    if (s.at < 0) {
        product(d, p[P_ATT_V], at(d, v.at), q, false);
        if (comp)
            product(d, p[P_ATT_COMP_V], at(d, v.at), comp, false);
    } else {
        if (!begin_with(half(d, v.at, HALF_QUERY, p[P_ATT_V]), 2 * width(d), q) || (comp && !begin_with(half(d, v.at, HALF_COMP, p[P_ATT_COMP_V]), d->C, comp)))
            return c;
        product(d, p[P_ATT_S], at(d, s.at), q, true);
        if (comp)
            product(d, p[P_ATT_COMP_S], at(d, s.at), comp, true);
    }
    attend_with(d, q, comp, ctx);
    return c;
}

/* A hidden layer whose first half is in place, in scratch, and its outputs behind it. s may be NULL. */
static asn_real *outputs(asn_decoder *d, const asn_real *s, const asn_real *ctx, int ws, int wc, int bias, int out_w, int out_b)
{
    asn_real *z = d->scratch, *out = z + width(d);
    if (s)
        product(d, ws, s, z, true);
    product(d, wc, ctx, z, true);
    asn_row_add(width(d), vector(d, bias), z);
    asn_row_tanh(width(d), z);
    product(d, out_w, z, out, false);
    asn_row_add(d->matrices[out_w].cols, vector(d, out_b), out);
    return out;
}

/* One of a state and a context. */
static asn_real *decision(asn_decoder *d, const asn_real *v, const asn_real *ctx, const int *p, int wv, int wc, int bias, int out_w, int out_b)
{
    product(d, p[wv], v, d->scratch, false);
    return outputs(d, NULL, ctx, -1, p[wc], p[bias], p[out_w], p[out_b]);
}

/* Every decision comes by here. */
static void decide(asn_decoder *d, asn_decision_kind kind, const asn_module *m, const asn_node *node, int32_t chosen, double log_prob)
{
    d->log_prob += log_prob;
    if (d->watcher.decided &&
        !d->watcher.decided(d->watcher.context, &(asn_decision){kind, m, node->number, chosen, log_prob, d->weights}))
        d->run.failed = true;
}

static bool say(asn_decoder *d, asn_decision_kind kind, const asn_module *m, const asn_node *node, double logit, bool yes)
{
    decide(d, kind, m, node, yes, asn_log_sigmoid(yes ? logit : -logit));
    return yes;
}

static int height_left(const asn_decoder *d, const asn_node *node)
{
    return d->m->settings.depth - node->depth;
}

static int choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    asn_decoder    *d    = decoder_of(run);
    const int      *p    = params(d, m), *chosen = d->m->seen.chosen + run->grammar->types[m->what].first_ctor;
    int             n    = d->m->seen.choices[m->what], best = -1;
    int64_t         room = d->left + d->m->least_size[m->what];
    asn_real       *x    = NULL;
    if (run->failed)
        return 0;
    if (n > 1)
        x = decision(d, at(d, v.at), at(d, c.at), p, P_F_V, P_F_C, P_F_B, P_F_OUT_W, P_F_OUT_B);
    if (d->scoring && (best = d->m->seen.choice[node->gold->ctor]) < 0) {
        impossible(d);
        return 0;
    }
    for (int k = 0; k < n && !d->scoring; k++)
        if (d->m->ctor_height[chosen[k]] <= height_left(d, node) && d->m->ctor_size[chosen[k]] <= room && (best < 0 || x[k] > x[best]))
            best = k;
    if (best < 0) { /* cannot be: the least constructor always fits */
        run->failed = true;
        return 0;
    }
    if (n > 1) {
        double logit = (double)x[best], norm;
        asn_row_softmax(n, x, &norm);
        decide(d, ASN_DECIDES_CTOR, m, node, chosen[best], logit - norm);
    }
    node->ctor = chosen[best];
    d->left    = room - d->m->ctor_size[node->ctor];
    return node->ctor;
}

static int32_t none_entry(const asn_decoder *d, int type)
{
    return asn_vocab_find(&d->m->values[type], "mNone", 5);
}

/* Would one more child of this field fit? */
static bool one_more_fits(const asn_decoder *d, const asn_module *m, const asn_node *node)
{
    int type = d->m->g->fields[m->what].type;
    if (m->kind != ASN_FIELD_SEQUENCE && d->m->g->types[type].primitive && !d->m->g->types[type].open && d->m->values[type].n == 2 && none_entry(d, type))
        return false;
    return d->m->least_height[type] <= height_left(d, node) - 1 && d->m->least_size[type] <= d->left;
}

static slot *slot_of(asn_decoder *d, asn_node *node, int field)
{
    if (!node->slots) {
        node->slots = asn_arena_alloc(d->arena, (size_t)d->m->g->ctors[node->ctor].n_fields + 1, sizeof *node->slots);
        if (!node->slots)
            d->run.failed = true;
    }
    return node->slots ? &node->slots[field] : NULL;
}

static void push_item(asn_decoder *d, asn_node *node, int field, asn_node *item)
{
    slot *s = slot_of(d, node, field);
    if (!s)
        return;
    if (s->n == s->room) {
        int32_t    room  = s->room ? s->room * 2 : 4;
        asn_node **items = asn_arena_alloc(d->arena, (size_t)room, sizeof *items);
        if (!items) {
            d->run.failed = true;
            return;
        }
        if (s->n)
            memcpy(items, s->items, (size_t)s->n * sizeof *items);
        s->items = items;
        s->room  = room;
    }
    s->items[s->n++] = item;
}

static bool present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    asn_decoder *d = decoder_of(run);
    const int   *p = params(d, m);
    bool         gaps = m->kind == ASN_FIELD_OPTIONALS;
    if (run->failed)
        return false;
    asn_real *x;
    if (gaps) {
        if (!begin_with(half(d, v.at, HALF_SOME, p[P_SOME_V]), width(d), d->scratch))
            return false;
        x = outputs(d, NULL, at(d, c.at), -1, p[P_SOME_C], p[P_SOME_B], p[P_SOME_OUT_W], p[P_SOME_OUT_B]);
    } else
        x = decision(d, at(d, v.at), at(d, c.at), p, P_GEN_V, P_GEN_C, P_GEN_B, P_GEN_OUT_W, P_GEN_OUT_B);
    bool yes = d->scoring ? asn_tree_child(node->gold, place_of(run, m), i) != NULL : *x > 0 && one_more_fits(d, m, node);
    if (yes)
        d->left -= d->m->least_size[run->grammar->fields[m->what].type];
    else if (gaps)
        push_item(d, node, place_of(run, m), NULL);
    return say(d, ASN_DECIDES_PRESENT, m, node, (double)*x, yes);
}

static bool another(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i)
{
    asn_decoder *d = decoder_of(run);
    const int   *p = params(d, m);
    if (run->failed)
        return false;
    if (!begin_with(half(d, v.at, HALF_GEN, p[P_GEN_V]), width(d), d->scratch))
        return false;
    asn_real *x = outputs(d, at(d, s.at), at(d, c.at), p[P_GEN_S], p[P_GEN_C], p[P_GEN_B], p[P_GEN_OUT_W], p[P_GEN_OUT_B]);
    bool gaps = m->kind == ASN_FIELD_OPTIONALS;
    /* a place that may stay empty takes no node, but each must cost something, or there is no end */
    bool more = d->scoring ? i < asn_tree_count(node->gold, place_of(run, m)) : *x > 0 && (gaps ? d->left > 0 : one_more_fits(d, m, node));
    if (more)
        d->left -= gaps ? 1 : d->m->least_size[run->grammar->fields[m->what].type];
    return say(d, ASN_DECIDES_ANOTHER, m, node, (double)*x, more);
}

static asn_state sequence_start(asn_run *run, const asn_module *m, asn_state v)
{
    asn_decoder *d = decoder_of(run);
    asn_state    s;
    asn_real    *x = new_row(d, 2 * width(d), &s.at);
    if (!x)
        return s;
    product(d, params(d, m)[P_START], at(d, v.at), x, false);
    memset(x + width(d), 0, (size_t)width(d) * sizeof *x); /* its cell */
    return s;
}

/* What a constructor's layer makes of a field's embedding. */
static const asn_real *part_of(asn_decoder *d, int field, int layer)
{
    asn_real *part = d->parts + (size_t)field * (size_t)width(d);
    if (!d->part_known[field])
        product(d, layer, vector(d, d->m->module[d->m->field_module[field]][P_E]), part, false);
    d->part_known[field] = 1;
    return part;
}

static asn_vec embed_field(asn_run *run, const asn_module *constructor, int field, asn_vec c)
{
    asn_decoder *d = decoder_of(run);
    const int   *p = params(d, constructor);
    int          number = run->grammar->ctors[constructor->what].first_field + field;
    int          place  = d->m->seen.place[number], n = d->m->seen.fields[constructor->what];
    asn_vec      e      = {-1};
    if (place < 0 || run->failed)
        return e;
    if (place > 0) { /* it was made with the first */
        e.at = d->rows[c.at].state + place;
        return e;
    }
    const asn_real *first = half(d, c.at, HALF_FIELD, p[P_F_C]);
    asn_real       *x     = new_rows(d, n, width(d), &e.at);
    if (!x || !first)
        return e;
    d->rows[c.at].state    = e.at;
    d->rows[e.at].siblings = n;
    for (int k = 0; k < n; k++, x += width(d)) {
        const asn_real *part = part_of(d, d->m->seen.at_place[run->grammar->ctors[constructor->what].first_field + k], p[P_F_E]);
        memcpy(x, first, (size_t)width(d) * sizeof *x);
        asn_row_add(width(d), part, x);
        asn_row_add(width(d), vector(d, p[P_F_B]), x);
        asn_row_tanh(width(d), x);
    }
    return e;
}

static asn_vec embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c)
{
    asn_decoder *d = decoder_of(run);
    const int   *p = params(d, m);
    asn_vec      e;
    asn_real    *x = new_row(d, width(d), &e.at);
    if (!x || !begin_with(half(d, v.at, HALF_UPDATE, p[P_UPDATE_V]), width(d), x))
        return e;
    product(d, p[P_UPDATE_S], at(d, s.at), x, true);
    product(d, p[P_UPDATE_C], at(d, c.at), x, true);
    asn_row_add(width(d), vector(d, p[P_UPDATE_B]), x);
    asn_row_tanh(width(d), x);
    return e;
}

/* Gates begin as the half that the state or the input gave; the other half is added. */
static void lstm_end(asn_decoder *d, int lstm, int part, const asn_real *x, const asn_real *from, asn_real *to)
{
    int H = width(d);
    product(d, lstm + part, x, d->scratch, true);
    asn_row_add(4 * H, vector(d, lstm + L_B), d->scratch);
    asn_row_gates(H, d->scratch, from + H, to + H, to);
}

/* The states of all fields of a constructor at once: the weights go by once. */
static void vertical_siblings(asn_decoder *d, asn_state v, int32_t e, int n)
{
    int             H = width(d), lstm = d->m->vertical;
    int32_t         s;
    const asn_real *first = half(d, v.at, HALF_RECURRENT, lstm + L_H);
    asn_real       *x     = new_rows(d, n, 2 * H, &s), *g = asn_arena_raw(d->arena, (size_t)n * (size_t)(4 * H), sizeof *g);
    if (!x || !g || !first) {
        d->run.failed = true;
        return;
    }
    for (int k = 0; k < n; k++)
        memcpy(g + (size_t)k * (size_t)(4 * H), first, (size_t)(4 * H) * sizeof *g);
    asn_matrix_product(&d->matrices[lstm + L_X], n, at(d, e), H, g, 4 * H, true);
    for (int k = 0; k < n; k++, g += 4 * H, x += 2 * H) {
        asn_row_add(4 * H, vector(d, lstm + L_B), g);
        asn_row_gates(H, g, at(d, v.at) + H, x + H, x);
        d->rows[e + k].state = s + k;
    }
}

static asn_state vertical(asn_run *run, asn_state v, asn_vec e)
{
    asn_decoder *d = decoder_of(run);
    asn_state    s = ASN_NO_STATE;
    if (e.at < 0 || run->failed)
        return s;
    if (d->rows[e.at].siblings)
        vertical_siblings(d, v, e.at, d->rows[e.at].siblings);
    if (d->rows[e.at].state >= 0)
        return (asn_state){d->rows[e.at].state};
    asn_real *x = new_row(d, 2 * width(d), &s.at);
    if (x && begin_with(half(d, v.at, HALF_RECURRENT, d->m->vertical + L_H), 4 * width(d), d->scratch))
        lstm_end(d, d->m->vertical, L_X, at(d, e.at), at(d, v.at), x);
    return s;
}

static asn_state horizontal(asn_run *run, asn_state s, asn_vec e)
{
    asn_decoder *d = decoder_of(run);
    asn_state    next;
    asn_real    *x = new_row(d, 2 * width(d), &next.at);
    if (!x)
        return next;
    product(d, d->m->horizontal + L_H, at(d, s.at), d->scratch, false);
    lstm_end(d, d->m->horizontal, L_X, at(d, e.at), at(d, s.at), x);
    return next;
}

/* The input half of the speller's LSTM. */
static const asn_real *letter_gates(asn_decoder *d, int32_t letter)
{
    asn_real  *g = d->letters + (size_t)letter * (size_t)(4 * width(d));
    const int *p = d->m->speller;
    if (!d->letter_known[letter]) {
        asn_matrix_row(&d->matrices[p[S_CHARS]], letter, d->scratch);
        product(d, p[S_LSTM] + L_X, d->scratch, g, false);
    }
    d->letter_known[letter] = 1;
    return g;
}

/* Spells a value letter by letter, or scores the letters of one that is given. */
static asn_atom spell(asn_decoder *d, const asn_module *module, const asn_node *node, const asn_real *v, const int32_t *gold, int32_t n_gold)
{
    const asn_model *m = d->m;
    const int       *p = m->speller;
    int              H = width(d), most = m->settings.letters > n_gold ? m->settings.letters : n_gold;
    asn_real        *rows = asn_arena_alloc(d->arena, (size_t)(4 * H + 2 * H + 2 * H + H + d->C), sizeof *rows);
    char            *text = asn_arena_alloc(d->arena, (size_t)most * 4 + 1, 1);
    uint32_t         n    = 0;
    if (!rows || !text) {
        d->run.failed = true;
        return (asn_atom){ASN_STRING, 0, ""};
    }
    asn_real *from = rows, *to = rows + 2 * H, *ctx = rows + 4 * H, *own_q = ctx + 2 * H, *own_z = own_q + 2 * H, *own_comp = own_z + H;
    asn_real *q = d->scratch, *comp = p[S_ATT_COMP_V] >= 0 ? q + 2 * H : NULL;
    product(d, p[S_START_W], v, from, false);
    asn_row_add(H, vector(d, p[S_START_B]), from);
    product(d, p[S_ATT_V], v, own_q, false); /* what the state alone gives is the same for all letters */
    product(d, p[S_V], v, own_z, false);
    if (comp)
        product(d, p[S_ATT_COMP_V], v, own_comp, false);
    int32_t before = m->letters.n;
    for (int k = 0;; k++) {
        begin_with(letter_gates(d, before), 4 * H, d->scratch);
        lstm_end(d, p[S_LSTM], L_H, from, from, to);
        begin_with(own_q, 2 * H, q);
        product(d, p[S_ATT_S], to, q, true);
        if (comp) {
            begin_with(own_comp, d->C, comp);
            product(d, p[S_ATT_COMP_S], to, comp, true);
        }
        attend_with(d, q, comp, ctx);
        begin_with(own_z, H, d->scratch);
        asn_real *x    = outputs(d, to, ctx, p[S_S], p[S_C], p[S_B], p[S_OUT_W], p[S_OUT_B]);
        int32_t   best = 0;
        if (gold)
            best = k < n_gold ? gold[k] : 0;
        else
            for (int32_t l = 1; l < m->letters.n && k < m->settings.letters; l++)
                best = x[l] > x[best] ? l : best;
        double logit = (double)x[best], norm;
        asn_row_softmax(m->letters.n, x, &norm);
        decide(d, ASN_DECIDES_LETTER, module, node, best, logit - norm);
        if (best == 0)
            break;
        size_t      bytes;
        const char *letter = asn_vocab_text(&m->letters, best, &bytes);
        if (bytes <= 4) {
            memcpy(text + n, letter, bytes);
            n += (uint32_t)bytes;
        }
        before        = best;
        asn_real *old = from;
        from          = to;
        to            = old;
    }
    return (asn_atom){ASN_STRING, n, text};
}

static bool value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    asn_decoder     *d    = decoder_of(run);
    const asn_vocab *list = &d->m->values[m->what];
    const int       *p    = params(d, m);
    const asn_real  *h    = run->failed ? NULL : at(d, v.at);
    asn_vec          c    = attend(run, m, v, ASN_NO_STATE);
    if (run->failed)
        return false;
    const asn_real *ctx = at(d, c.at);
    int32_t         k   = d->value++, n_letters = 0, gold = -1;
    if (d->scoring) {
        gold      = d->e->value[k];
        n_letters = d->e->letters_first[k + 1] - d->e->letters_first[k];
    }
    if (m->kind == ASN_OPEN) {
        asn_real *x   = decision(d, h, ctx, p, P_NEW_V, P_NEW_C, P_NEW_B, P_NEW_OUT_W, P_NEW_OUT_B);
        bool      none = node->maybe && list->n == 2 && none_entry(d, m->what);
        bool      new  = d->scoring ? gold == ASN_SPELLED : list->n < 2 || none || (*x > 0 && d->m->letters.n > 1);
        if (say(d, ASN_DECIDES_SPELL, m, node, (double)*x, new)) {
            node->atom = spell(d, m, node, h, d->scoring ? d->e->letters + d->e->letters_first[k] : NULL, n_letters);
            return !run->failed;
        }
    }
    asn_real *x    = decision(d, h, ctx, p, P_F_V, P_F_C, P_F_B, P_F_OUT_W, P_F_OUT_B);
    int32_t   best = gold;
    if (!d->scoring) {
        int32_t never = node->maybe ? none_entry(d, m->what) : 0; /* "unknown" is no answer either */
        best          = never == 1 && list->n > 2 ? 2 : 1;
        for (int32_t i = best + 1; i < list->n; i++)
            best = i != never && x[i] > x[best] ? i : best;
    }
    double logit = (double)x[best], norm;
    asn_row_softmax(list->n, x, &norm);
    decide(d, ASN_DECIDES_VALUE, m, node, best, logit - norm);
    size_t      length;
    const char *key = asn_vocab_text(list, best, &length);
    node->atom      = asn_value_of_key(key, length);
    return true;
}

static asn_node *child(asn_run *run, asn_node *node, int field, int i)
{
    asn_decoder *d = decoder_of(run);
    asn_node    *n = asn_arena_alloc(d->arena, 1, sizeof *n);
    if (!n) {
        run->failed = true;
        return node;
    }
    n->type  = run->grammar->fields[run->grammar->ctors[node->ctor].first_field + field].type;
    n->depth = node->depth + 1;
    n->number = ++d->n_nodes;
    asn_card card = run->grammar->fields[run->grammar->ctors[node->ctor].first_field + field].card;
    n->maybe      = card == ASN_OPTIONAL || card == ASN_OPTIONALS;
    if (d->scoring)
        n->gold = asn_tree_child(node->gold, field, i);
    push_item(d, node, field, n);
    return n;
}

/* ---- From nodes to a tree. Depth is bounded by the budget. */

static const asn_tree *build(asn_decoder *d, asn_arena *a, const asn_node *node)
{
    const asn_grammar *g = d->m->g;
    if (g->types[node->type].primitive)
        return asn_tree_of_atom(a, node->atom);
    asn_build b = asn_build_begin(a, g, node->ctor);
    for (int f = 0; f < g->ctors[node->ctor].n_fields; f++) {
        const asn_field *field = &g->fields[g->ctors[node->ctor].first_field + f];
        const slot      *s     = node->slots ? &node->slots[f] : NULL;
        int32_t          n     = s ? s->n : 0;
        const asn_tree **all   = n ? asn_arena_alloc(d->arena, (size_t)n, sizeof *all) : NULL;
        if (n && !all)
            return NULL;
        for (int32_t i = 0; i < n; i++)
            if (s->items[i] && !(all[i] = build(d, a, s->items[i])))
                return NULL;
        if (field->card == ASN_SEQUENCE || field->card == ASN_OPTIONALS)
            asn_build_children(&b, f, all, n);
        else
            asn_build_child(&b, f, n ? all[0] : NULL);
    }
    return asn_build_end(&b);
}

static bool run_modules(asn_decoder *d, const asn_example *e, asn_node *root, double *log_prob)
{
    static const asn_execution decoding = {enter, attend, choose, present, another, sequence_start, embed_field, embed_child, vertical, horizontal, value, child};
    d->run      = (asn_run){&decoding, d->m->g, false};
    d->e        = e;
    d->rows     = NULL;
    d->n_rows   = 0;
    d->room_rows = 0;
    d->n_nodes  = 0;
    d->value    = 0;
    d->log_prob = 0;
    d->impossible = false;
    d->left     = d->m->settings.nodes - d->m->least_size[d->m->g->root];
    bool ok     = encode(d) && asn_run_root(&d->run, (asn_state){0}, root) && !d->run.failed;
    if (log_prob)
        *log_prob = d->impossible ? -(double)INFINITY : d->log_prob;
    return ok || d->impossible;
}

const asn_tree *asn_decode(asn_decoder *d, const asn_example *e, asn_arena *a, double *log_prob)
{
    asn_node root = {.type = d->m->g->root};
    d->scoring    = false;
    if (a != d->arena)
        asn_arena_reset(d->arena);
    return run_modules(d, e, &root, log_prob) ? build(d, a, &root) : NULL;
}

bool asn_decode_score(asn_decoder *d, const asn_example *e, double *log_prob)
{
    asn_node root = {.type = d->m->g->root, .gold = e->tree};
    d->scoring    = true;
    asn_arena_reset(d->arena);
    return run_modules(d, e, &root, log_prob);
}
