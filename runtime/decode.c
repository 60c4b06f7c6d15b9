#include "decode.h"

#include "kernel.h"
#include "run.h"
#include "utf8.h"

#include <stdlib.h>
#include <string.h>

typedef struct slot {
    asn_node **items; /* NULL in a place of a ?* that is empty */
    int32_t    n, room;
} slot;

struct asn_node {
    int32_t         type, depth, ctor;
    asn_atom        atom; /* of a primitive node */
    slot           *slots;
    const asn_tree *gold; /* when a tree is scored */
    bool            maybe; /* it may be absent: None would be read as that */
};

struct asn_decoder {
    asn_run            run; /* first */
    const asn_model   *m;
    asn_arena         *arena; /* of one sentence */
    const asn_example *e;
    bool               scoring, impossible;
    int                H, C, tokens;
    asn_real          *enc, *scratch, *weights; /* token encodings; room for a few rows; attention weights */
    int32_t           *component;
    asn_real         **rows; /* states (h, then c) and vectors, by handle */
    int32_t            n_rows, room_rows;
    int64_t            left;  /* nodes that are not yet spoken for */
    int32_t            value; /* values met, when a tree is scored */
    double             log_prob;
};

asn_decoder *asn_decoder_new(const asn_model *m)
{
    asn_decoder *d = calloc(1, sizeof *d);
    if (!d || !(d->arena = asn_arena_new((size_t)1 << 18))) {
        free(d);
        return NULL;
    }
    d->m = m;
    d->H = m->settings.hidden;
    d->C = m->g->n_inputs;
    return d;
}

void asn_decoder_free(asn_decoder *d)
{
    if (!d)
        return;
    asn_arena_free(d->arena);
    free(d->rows);
    free(d);
}

/* ---- Rows. */

static asn_real *new_row(asn_decoder *d, int cols, int32_t *handle)
{
    static _Thread_local asn_real nowhere[2];
    if (d->n_rows == d->room_rows) {
        int32_t    room = d->room_rows ? d->room_rows * 2 : 1024;
        asn_real **rows = realloc(d->rows, (size_t)room * sizeof *rows);
        if (!rows) {
            d->run.failed = true;
            *handle       = 0;
            return NULL;
        }
        d->rows      = rows;
        d->room_rows = room;
    }
    asn_real *row = asn_arena_alloc(d->arena, (size_t)cols, sizeof *row);
    if (!row) {
        d->run.failed = true;
        row           = nowhere;
    }
    d->rows[d->n_rows] = row;
    *handle            = d->n_rows++;
    return d->run.failed ? NULL : row;
}

static const asn_real *w(const asn_decoder *d, int tensor)
{
    return d->m->view[tensor];
}

static void product(const asn_decoder *d, int tensor, const asn_real *x, asn_real *y, bool add)
{
    asn_row_product(d->m->tensors[tensor].rows, d->m->tensors[tensor].cols, x, w(d, tensor), y, add);
}

static const int *params(const asn_decoder *d, const asn_module *m)
{
    int number = m->kind == ASN_CONSTRUCTOR ? d->m->ctor_module[m->what]
                 : m->kind >= ASN_FIELD_ONE && m->kind <= ASN_FIELD_OPTIONALS ? d->m->field_module[m->what] : d->m->type_module[m->what];
    return d->m->module[number];
}

/* ---- The encoder. */

static void run_lstm(asn_decoder *d, int lstm, const int32_t *entries, int n, int embed, bool backward, asn_real *enc, asn_real *last)
{
    int       H = d->H, E = d->m->settings.embed;
    asn_real *g = d->scratch, *c = g + 4 * H, *next = c + H, *h = next + H;
    for (int step = 0; step < n; step++) {
        int t = backward ? n - 1 - step : step;
        product(d, lstm + L_X, w(d, embed) + (size_t)entries[t] * (size_t)E, g, false);
        asn_row_add(4 * H, w(d, lstm + L_B), g);
        if (step)
            product(d, lstm + L_H, h, g, true);
        asn_row_gates(H, g, step ? c : NULL, next, h);
        memcpy(c, next, (size_t)H * sizeof *c);
        memcpy(enc + (size_t)t * (size_t)(2 * H) + (backward ? H : 0), h, (size_t)H * sizeof *h);
    }
    if (n)
        memcpy(last, h, (size_t)H * sizeof *h);
}

static bool encode(asn_decoder *d)
{
    const asn_model   *m = d->m;
    const asn_example *e = d->e;
    int                H = d->H;
    int32_t            root;
    d->tokens    = e->first[d->C];
    d->enc       = asn_arena_alloc(d->arena, (size_t)(d->tokens + 1) * (size_t)(2 * H), sizeof *d->enc);
    d->weights   = asn_arena_alloc(d->arena, (size_t)d->tokens + 1, sizeof *d->weights);
    d->component = asn_arena_alloc(d->arena, (size_t)d->tokens + 1, sizeof *d->component);
    int most     = d->C;
    for (int i = 0; i < m->n_tensors; i++)
        most = m->tensors[i].cols > most ? m->tensors[i].cols : most;
    d->scratch       = asn_arena_alloc(d->arena, (size_t)(8 * H + 2 * most), sizeof *d->scratch);
    asn_real *final  = asn_arena_alloc(d->arena, (size_t)(2 * H * d->C), sizeof *final);
    asn_real *start  = new_row(d, 2 * H, &root);
    if (!d->enc || !d->weights || !d->component || !d->scratch || !final || !start)
        return false;
    for (int c = 0; c < d->C; c++) {
        int       n   = e->first[c + 1] - e->first[c];
        asn_real *enc = d->enc + (size_t)e->first[c] * (size_t)(2 * H);
        for (int t = 0; t < n; t++)
            d->component[e->first[c] + t] = c;
        run_lstm(d, m->input[c][I_FORWARD], e->token + e->first[c], n, m->input[c][I_EMBED], false, enc, final + 2 * c * H);
        run_lstm(d, m->input[c][I_BACKWARD], e->token + e->first[c], n, m->input[c][I_EMBED], true, enc, final + (2 * c + 1) * H);
    }
    product(d, m->start_w, final, start, false);
    asn_row_add(2 * H, w(d, m->start_b), start);
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
    if (v.at < 0) { /* a field that never occurs */
        asn_decoder *d = decoder_of(run);
        if (d->scoring && asn_tree_count(node->gold, place_of(run, m)) > 0)
            impossible(d);
        return false;
    }
    if (m->kind == ASN_SINGLE && !run->failed)
        node->ctor = run->grammar->types[m->what].first_ctor;
    return !run->failed;
}

static void attend_with(asn_decoder *d, const asn_real *v, const asn_real *s, int att_v, int att_s, int comp_v, int comp_s, asn_real *ctx)
{
    asn_real *q = d->scratch, *comp = q + 2 * d->H;
    product(d, att_v, v, q, false);
    if (s)
        product(d, att_s, s, q, true);
    memset(d->weights, 0, (size_t)d->tokens * sizeof *d->weights);
    if (comp_v >= 0) {
        product(d, comp_v, v, comp, false);
        if (s)
            product(d, comp_s, s, comp, true);
        for (int t = 0; t < d->tokens; t++)
            d->weights[t] = comp[d->component[t]];
    }
    asn_row_attend(d->tokens, 2 * d->H, d->enc, 2 * d->H, q, d->weights, ctx);
}

static asn_vec attend(asn_run *run, const asn_module *m, asn_state v, asn_state s)
{
    asn_decoder *d = decoder_of(run);
    asn_vec      c;
    const int   *p   = params(d, m);
    if (p[P_ATT_V] < 0)
        return (asn_vec){-1}; /* nothing here is learnt */
    asn_real    *ctx = new_row(d, 2 * d->H, &c.at);
    if (ctx)
        attend_with(d, d->rows[v.at], s.at >= 0 ? d->rows[s.at] : NULL, p[P_ATT_V], p[P_ATT_S], p[P_ATT_COMP_V], p[P_ATT_COMP_S], ctx);
    return c;
}

/* One hidden layer and its outputs, into scratch. s may be NULL. */
static asn_real *outputs(asn_decoder *d, const asn_real *v, const asn_real *s, const asn_real *ctx, int wv, int ws, int wc, int bias, int out_w, int out_b)
{
    asn_real *z = d->scratch, *out = z + d->H;
    product(d, wv, v, z, false);
    if (s)
        product(d, ws, s, z, true);
    product(d, wc, ctx, z, true);
    asn_row_add(d->H, w(d, bias), z);
    asn_row_tanh(d->H, z);
    product(d, out_w, z, out, false);
    asn_row_add(d->m->tensors[out_w].cols, w(d, out_b), out);
    return out;
}

/* log sigmoid(x) */
static double log_sigmoid(double x)
{
    return x > 0 ? -log1p(exp(-x)) : x - log1p(exp(x));
}

static bool say(asn_decoder *d, double logit, bool yes)
{
    d->log_prob += log_sigmoid(yes ? logit : -logit);
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
        x = outputs(d, d->rows[v.at], NULL, d->rows[c.at], p[P_F_V], -1, p[P_F_C], p[P_F_B], p[P_F_OUT_W], p[P_F_OUT_B]);
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
        d->log_prob += logit - norm;
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
static bool fits(const asn_decoder *d, const asn_module *m, const asn_node *node)
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
    asn_real *x = gaps ? outputs(d, d->rows[v.at], NULL, d->rows[c.at], p[P_SOME_V], -1, p[P_SOME_C], p[P_SOME_B], p[P_SOME_OUT_W], p[P_SOME_OUT_B])
                       : outputs(d, d->rows[v.at], NULL, d->rows[c.at], p[P_GEN_V], -1, p[P_GEN_C], p[P_GEN_B], p[P_GEN_OUT_W], p[P_GEN_OUT_B]);
    bool yes = d->scoring ? asn_tree_child(node->gold, place_of(run, m), i) != NULL : *x > 0 && fits(d, m, node);
    if (yes)
        d->left -= d->m->least_size[run->grammar->fields[m->what].type];
    else if (gaps)
        push_item(d, node, place_of(run, m), NULL);
    return say(d, (double)*x, yes);
}

static bool another(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i)
{
    asn_decoder *d = decoder_of(run);
    const int   *p = params(d, m);
    if (run->failed)
        return false;
    asn_real *x = outputs(d, d->rows[v.at], d->rows[s.at], d->rows[c.at], p[P_GEN_V], p[P_GEN_S], p[P_GEN_C], p[P_GEN_B], p[P_GEN_OUT_W], p[P_GEN_OUT_B]);
    bool gaps = m->kind == ASN_FIELD_OPTIONALS;
    /* a place that may stay empty takes no node, but each must cost something, or there is no end */
    bool more = d->scoring ? i < asn_tree_count(node->gold, place_of(run, m)) : *x > 0 && (gaps ? d->left > 0 : fits(d, m, node));
    if (more)
        d->left -= gaps ? 1 : d->m->least_size[run->grammar->fields[m->what].type];
    return say(d, (double)*x, more);
}

static asn_state sequence_start(asn_run *run, const asn_module *m, asn_state v)
{
    asn_decoder *d = decoder_of(run);
    asn_state    s;
    asn_real    *row = new_row(d, 2 * d->H, &s.at); /* its cell is zero */
    if (row)
        product(d, params(d, m)[P_START], d->rows[v.at], row, false);
    return s;
}

static asn_vec embed_field(asn_run *run, const asn_module *constructor, int field, asn_vec c)
{
    asn_decoder *d = decoder_of(run);
    const int   *p = params(d, constructor);
    int          number = run->grammar->ctors[constructor->what].first_field + field;
    asn_vec      e = {-1};
    if (d->m->seen.place[number] < 0)
        return e;
    asn_real *row = new_row(d, d->H, &e.at);
    if (!row)
        return e;
    product(d, p[P_F_C], d->rows[c.at], row, false);
    product(d, p[P_F_E], w(d, d->m->module[d->m->field_module[number]][P_E]), row, true);
    asn_row_add(d->H, w(d, p[P_F_B]), row);
    asn_row_tanh(d->H, row);
    return e;
}

static asn_vec embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c)
{
    asn_decoder *d = decoder_of(run);
    const int   *p = params(d, m);
    asn_vec      e;
    asn_real    *row = new_row(d, d->H, &e.at);
    if (!row)
        return e;
    product(d, p[P_UPDATE_V], d->rows[v.at], row, false);
    product(d, p[P_UPDATE_S], d->rows[s.at], row, true);
    product(d, p[P_UPDATE_C], d->rows[c.at], row, true);
    asn_row_add(d->H, w(d, p[P_UPDATE_B]), row);
    asn_row_tanh(d->H, row);
    return e;
}

static void lstm_step(asn_decoder *d, int lstm, const asn_real *e, const asn_real *from, asn_real *to)
{
    int       H = d->H;
    asn_real *g = d->scratch;
    product(d, lstm + L_X, e, g, false);
    product(d, lstm + L_H, from, g, true);
    asn_row_add(4 * H, w(d, lstm + L_B), g);
    asn_row_gates(H, g, from + H, to + H, to);
}

static asn_state step(asn_run *run, int lstm, asn_state from, asn_vec e)
{
    asn_decoder *d = decoder_of(run);
    asn_state    s = ASN_NO_STATE;
    if (e.at < 0)
        return s;
    asn_real *row = new_row(d, 2 * d->H, &s.at);
    if (row)
        lstm_step(d, lstm, d->rows[e.at], d->rows[from.at], row);
    return s;
}

static asn_state vertical(asn_run *run, asn_state v, asn_vec e)
{
    return step(run, decoder_of(run)->m->vertical, v, e);
}

static asn_state horizontal(asn_run *run, asn_state s, asn_vec e)
{
    return step(run, decoder_of(run)->m->horizontal, s, e);
}

/* Spells a value letter by letter, or scores the letters of one that is given. */
static asn_atom spell(asn_decoder *d, const asn_real *v, const int32_t *gold, int32_t n_gold)
{
    const asn_model *m = d->m;
    const int       *p = m->speller;
    int              H = d->H, most = m->settings.letters > n_gold ? m->settings.letters : n_gold;
    asn_real        *rows = asn_arena_alloc(d->arena, (size_t)(4 * H + 2 * H), sizeof *rows);
    char            *text = asn_arena_alloc(d->arena, (size_t)most * 4 + 1, 1);
    uint32_t         n    = 0;
    if (!rows || !text) {
        d->run.failed = true;
        return (asn_atom){ASN_STRING, 0, ""};
    }
    asn_real *from = rows, *to = rows + 2 * H, *ctx = rows + 4 * H;
    product(d, p[S_START_W], v, from, false);
    asn_row_add(H, w(d, p[S_START_B]), from);
    int32_t before = m->letters.n;
    for (int k = 0;; k++) {
        lstm_step(d, p[S_LSTM], w(d, p[S_CHARS]) + (size_t)before * (size_t)H, from, to);
        attend_with(d, v, to, p[S_ATT_V], p[S_ATT_S], p[S_ATT_COMP_V], p[S_ATT_COMP_S], ctx);
        asn_real *x    = outputs(d, v, to, ctx, p[S_V], p[S_S], p[S_C], p[S_B], p[S_OUT_W], p[S_OUT_B]);
        int32_t   best = 0;
        if (gold)
            best = k < n_gold ? gold[k] : 0;
        else
            for (int32_t l = 1; l < m->letters.n && k < m->settings.letters; l++)
                best = x[l] > x[best] ? l : best;
        double logit = (double)x[best], norm;
        asn_row_softmax(m->letters.n, x, &norm);
        d->log_prob += logit - norm;
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
    const asn_real  *h    = run->failed ? NULL : d->rows[v.at];
    asn_vec          c    = attend(run, m, v, ASN_NO_STATE);
    if (run->failed)
        return false;
    const asn_real *ctx = d->rows[c.at];
    int32_t         k   = d->value++, n_letters = 0, gold = -1;
    if (d->scoring) {
        gold      = d->e->value[k];
        n_letters = d->e->letters_first[k + 1] - d->e->letters_first[k];
    }
    if (m->kind == ASN_OPEN) {
        asn_real *x   = outputs(d, h, NULL, ctx, p[P_NEW_V], -1, p[P_NEW_C], p[P_NEW_B], p[P_NEW_OUT_W], p[P_NEW_OUT_B]);
        bool      none = node->maybe && list->n == 2 && none_entry(d, m->what);
        bool      new  = d->scoring ? gold == ASN_SPELLED : list->n < 2 || none || (*x > 0 && d->m->letters.n > 1);
        if (say(d, (double)*x, new)) {
            node->atom = spell(d, h, d->scoring ? d->e->letters + d->e->letters_first[k] : NULL, n_letters);
            return !run->failed;
        }
    }
    asn_real *x    = outputs(d, h, NULL, ctx, p[P_F_V], -1, p[P_F_C], p[P_F_B], p[P_F_OUT_W], p[P_F_OUT_B]);
    int32_t   best = gold;
    if (!d->scoring) {
        int32_t never = node->maybe ? none_entry(d, m->what) : 0; /* "unknown" is no answer either */
        best          = never == 1 && list->n > 2 ? 2 : 1;
        for (int32_t i = best + 1; i < list->n; i++)
            best = i != never && x[i] > x[best] ? i : best;
    }
    double logit = (double)x[best], norm;
    asn_row_softmax(list->n, x, &norm);
    d->log_prob += logit - norm;
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

static bool run(asn_decoder *d, const asn_example *e, asn_node *root, double *log_prob)
{
    static const asn_execution decoding = {enter, attend, choose, present, another, sequence_start, embed_field, embed_child, vertical, horizontal, value, child};
    asn_arena_reset(d->arena);
    d->run      = (asn_run){&decoding, d->m->g, false};
    d->e        = e;
    d->n_rows   = 0;
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
    return run(d, e, &root, log_prob) ? build(d, a, &root) : NULL;
}

bool asn_decode_score(asn_decoder *d, const asn_example *e, double *log_prob)
{
    asn_node root = {.type = d->m->g->root, .gold = e->tree};
    d->scoring    = true;
    return run(d, e, &root, log_prob);
}
