#include "model.h"

#include "pages.h"
#include "rng.h"
#include "safetensors.h"
#include "sha256.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Settings. */

#define ROW(name, field, kind, least, most, value, paper, help) {name, offsetof(asn_settings, field), kind, least, most, value, paper, help}
const asn_setting_row asn_setting_rows[] = {
    ROW("hidden", hidden, 'i', 1, 4096, "64", "50", "width of all states and hidden layers"),
    ROW("embed", embed, 'i', 1, 4096, "100", "100", "width of a token's embedding"),
    ROW("dropout", dropout, 'd', 0, 0.95, "0.3", NULL, "share of units dropped on non-recurrent connections"),
    ROW("epochs", epochs, 'i', 1, 1e6, "60", "200", "passes over the data"),
    ROW("batch", batch, 'i', 1, 1e5, "20", NULL, "examples in a minibatch"),
    ROW("rate", rate, 'd', 0, 10, "0.0025", "0.001", "learning rate of Adam"),
    ROW("decay", decay, 'd', 0, 1, "0.97", "1", "the rate is multiplied by this after each pass"),
    ROW("decay-after", decay_after, 'i', 0, 1e6, "20", NULL, "passes before it decays"),
    ROW("clip", clip, 'd', 0, 1e9, "5", "0", "norm to which gradients are clipped; 0: not"),
    ROW("smooth", smooth, 'd', 0, 0.9, "0", "0", "label smoothing"),
    ROW("average", average, 'd', 0, 0.99999, "0", "0", "decay of the moving average of weights; 0: none"),
    ROW("sup-att", sup_att, 'd', 0, 1e6, "1", "0", "weight of supervised attention"),
    ROW("unknown", unknown, 'd', 0, 1, "0.25", "0", "chance that a word seen once in training is taken as unknown"),
    ROW("prune", prune, 'i', 0, 1, "1", NULL, "1: what the examples never hold is left out of the model; 0: it is learnt not to occur"),
    ROW("minimum", minimum, 'i', 1, 1e6, "1", NULL, "vocabularies keep what occurs so often"),
    ROW("patience", patience, 'i', 0, 1e6, "0", "0", "stop after so many evaluations without a better one; 0: never"),
    ROW("every", every, 'i', 1, 1e6, "1", NULL, "evaluate after every so many passes"),
    ROW("metric", metric, 'm', 0, 2, "em", NULL, "what the best pass is chosen by: em (exact match), bleu or f1"),
    ROW("shards", shards, 'i', 1, ASN_MOST_SHARDS, "2", NULL, "parts of a minibatch that threads may run side by side"),
    ROW("seed", seed, 'u', 0, 1e18, "1", NULL, "seed of everything random"),
    ROW("nodes", nodes, 'i', 1, 1e6, "1000", NULL, "most nodes of a tree that is decoded"),
    ROW("depth", depth, 'i', 1, 1000, "100", NULL, "greatest height of a tree that is decoded"),
    ROW("letters", letters, 'i', 0, 10000, "60", NULL, "most characters of a value that is spelled"),
};
const int asn_n_setting_rows = sizeof asn_setting_rows / sizeof *asn_setting_rows;

static const char *const metrics[] = {"em", "bleu", "f1"};

static bool set_metric(int *metric, const char *value, asn_error *err)
{
    for (int i = 0; i < 3; i++)
        if (strcmp(value, metrics[i]) == 0) {
            *metric = i;
            return true;
        }
    return asn_fail(err, "metric is em, bleu or f1, not '%s'", value);
}

bool asn_settings_set(asn_settings *s, const char *name, const char *value, asn_error *err)
{
    for (int i = 0; i < asn_n_setting_rows; i++) {
        const asn_setting_row *r = &asn_setting_rows[i];
        if (strcmp(r->name, name) != 0)
            continue;
        char  *end;
        double x = strtod(value, &end);
        if (r->kind == 'm')
            return set_metric(&s->metric, value, err);
        if (end == value || *end || !(x >= r->least && x <= r->most) || (r->kind != 'd' && x != floor(x)))
            return asn_fail(err, "%s is a %snumber from %g to %g, not '%s'", name, r->kind == 'd' ? "" : "whole ", r->least, r->most, value);
        char              *to = (char *)s + r->at, *stop;
        unsigned long long n  = strtoull(value, &stop, 10);
        if (r->kind == 'u' && *stop)
            return asn_fail(err, "%s is a whole number in digits, not '%s'", name, value);
        if (r->kind == 'i')
            *(int *)(void *)to = (int)x;
        else if (r->kind == 'd')
            *(double *)(void *)to = x;
        else
            *(uint64_t *)(void *)to = n;
        return true;
    }
    return asn_fail(err, "unknown setting '%s'", name);
}

void asn_settings_text(const asn_settings *s, const asn_setting_row *r, char *to, size_t room)
{
    const char *from = (const char *)s + r->at;
    if (r->kind == 'm')
        snprintf(to, room, "%s", metrics[s->metric]);
    else if (r->kind == 'i')
        snprintf(to, room, "%d", *(const int *)(const void *)from);
    else if (r->kind == 'd')
        snprintf(to, room, "%.17g", *(const double *)(const void *)from);
    else
        snprintf(to, room, "%llu", (unsigned long long)*(const uint64_t *)(const void *)from);
}

void asn_settings_default(asn_settings *s, const asn_grammar *g)
{
    memset(s, 0, sizeof *s);
    for (int i = 0; i < asn_n_setting_rows; i++)
        asn_settings_set(s, asn_setting_rows[i].name, asn_setting_rows[i].value, NULL);
    s->minimum = g->minimum;
    for (int i = 0; i < g->n_settings; i++) /* asdlc checked names and bounds; --threads and the like are not stored */
        asn_settings_set(s, g->settings[i].name, g->settings[i].value, NULL);
}

/* ---- Layout. */

static const char *const param_names[N_MODULE_PARAMS] = {
    [P_E] = "e", [P_ATT_V] = "att.v", [P_ATT_COMP_V] = "att.comp.v", [P_ATT_S] = "att.s", [P_ATT_COMP_S] = "att.comp.s", [P_START] = "start",
    [P_F_V] = "f.v", [P_F_C] = "f.c", [P_F_E] = "f.e", [P_F_B] = "f.b", [P_F_OUT_W] = "f.out.w", [P_F_OUT_B] = "f.out.b",
    [P_GEN_V] = "gen.v", [P_GEN_C] = "gen.c", [P_GEN_S] = "gen.s", [P_GEN_B] = "gen.b", [P_GEN_OUT_W] = "gen.out.w", [P_GEN_OUT_B] = "gen.out.b",
    [P_UPDATE_V] = "update.v", [P_UPDATE_C] = "update.c", [P_UPDATE_S] = "update.s", [P_UPDATE_B] = "update.b",
    [P_SOME_V] = "some.v", [P_SOME_C] = "some.c", [P_SOME_B] = "some.b", [P_SOME_OUT_W] = "some.out.w", [P_SOME_OUT_B] = "some.out.b",
    [P_NEW_V] = "new.v", [P_NEW_C] = "new.c", [P_NEW_B] = "new.b", [P_NEW_OUT_W] = "new.out.w", [P_NEW_OUT_B] = "new.out.b"};

asn_model *asn_model_new(const asn_grammar *g, const asn_settings *s)
{
    asn_model *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->g        = g;
    m->settings = *s;
    m->arena    = asn_arena_new((size_t)1 << 16);
    m->inputs   = m->arena ? asn_arena_alloc(m->arena, (size_t)g->n_inputs, sizeof *m->inputs) : NULL;
    m->values   = m->inputs ? asn_arena_alloc(m->arena, (size_t)g->n_types, sizeof *m->values) : NULL;
    if (m->values && asn_seen_init(&m->seen, m->arena, g))
        return m;
    asn_model_free(m);
    return NULL;
}

void asn_model_free(asn_model *m)
{
    if (!m)
        return;
    if (!m->file)
        free(m->weights);
    asn_safetensors_close((asn_safetensors *)(uintptr_t)m->file);
    asn_arena_free(m->arena);
    free(m);
}

typedef struct layout {
    asn_model *m;
    int        room;
    bool       failed;
} layout;

static int add_tensor(layout *l, const char *owner, const char *name, int rows, int cols)
{
    asn_model *m = l->m;
    if (m->n_tensors == l->room) {
        int         room = l->room ? l->room * 2 : 256;
        asn_tensor *more = asn_arena_alloc(m->arena, (size_t)room, sizeof *more);
        if (!more) {
            l->failed = true;
            return 0;
        }
        if (m->n_tensors)
            memcpy(more, m->tensors, (size_t)m->n_tensors * sizeof *more);
        m->tensors = more;
        l->room    = room;
    }
    char text[300];
    snprintf(text, sizeof text, "%.200s/%s", owner, name);
    asn_tensor *t = &m->tensors[m->n_tensors];
    *t            = (asn_tensor){asn_arena_text(m->arena, text, strlen(text)), rows, cols, m->n_weights};
    l->failed     = l->failed || !t->name;
    m->n_weights += ((size_t)rows * (size_t)cols + 15) & ~(size_t)15; /* each begins on a cache line */
    return m->n_tensors++;
}

static int add_lstm(layout *l, const char *owner, const char *name, int in)
{
    int  hidden = l->m->settings.hidden;
    char text[3][40];
    for (int i = 0; i < 3; i++)
        snprintf(text[i], sizeof text[i], "%s%s%c", name, *name ? "." : "", "xhb"[i]);
    int first = add_tensor(l, owner, text[0], in, 4 * hidden);
    add_tensor(l, owner, text[1], hidden, 4 * hidden);
    add_tensor(l, owner, text[2], 1, 4 * hidden);
    return first;
}

static int size_of(const asn_model *m, const asn_module *mod, int size)
{
    switch (size) {
    case ASN_HIDDEN:   return m->settings.hidden;
    case ASN_ENCODING: return 2 * m->settings.hidden;
    case ASN_INPUTS:   return m->g->n_inputs;
    case ASN_VALUES:   return m->values[mod->what].n;
    case ASN_CHOICES:  return m->seen.choices[mod->what];
    default:           return size;
    }
}

static bool is_used(const asn_model *m, const asn_module *mod)
{
    const asn_grammar *g    = m->g;
    bool               ctor = mod->kind == ASN_CONSTRUCTOR, field = mod->kind >= ASN_FIELD_ONE && mod->kind <= ASN_FIELD_OPTIONALS;
    int                type = ctor ? g->ctors[mod->what].type : field ? g->ctors[g->fields[mod->what].ctor].type : mod->what;
    if (!g->types[type].reachable || !m->seen.type[type])
        return false;
    return ctor ? m->seen.fields[mod->what] > 0 : field ? m->seen.place[mod->what] >= 0 : mod->kind != ASN_CHOICE || m->seen.choices[type] > 1;
}

static void lay_out_module(layout *l, int number)
{
    const asn_module *mod = l->m->g->modules[number];
    for (int k = 0; k < N_MODULE_PARAMS; k++)
        l->m->module[number][k] = -1;
    if (!mod->params || !is_used(l->m, mod))
        return;
    for (const asn_param *p = mod->params; p->name; p++)
        for (int k = 0; k < N_MODULE_PARAMS; k++)
            if (strcmp(p->name, param_names[k]) == 0)
                l->m->module[number][k] = add_tensor(l, mod->name, p->name, size_of(l->m, mod, p->rows), size_of(l->m, mod, p->cols));
}

static void lay_out_speller(layout *l)
{
    asn_model *m = l->m;
    int        H = m->settings.hidden, n = m->letters.n, *s = m->speller, C = m->g->n_inputs;
    s[S_CHARS]   = add_tensor(l, "speller", "chars", n + 1, H); /* one more: before the first */
    s[S_START_W] = add_tensor(l, "speller", "start.w", H, H);
    s[S_START_B] = add_tensor(l, "speller", "start.b", 1, H);
    s[S_LSTM]    = add_lstm(l, "speller", "lstm", H);
    s[S_LSTM + 1] = s[S_LSTM] + 1;
    s[S_LSTM + 2] = s[S_LSTM] + 2;
    s[S_ATT_V]   = add_tensor(l, "speller", "att.v", H, 2 * H);
    s[S_ATT_S]   = add_tensor(l, "speller", "att.s", H, 2 * H);
    s[S_ATT_COMP_V] = s[S_ATT_COMP_S] = -1;
    if (C > 1) {
        s[S_ATT_COMP_V] = add_tensor(l, "speller", "att.comp.v", H, C);
        s[S_ATT_COMP_S] = add_tensor(l, "speller", "att.comp.s", H, C);
    }
    s[S_V]     = add_tensor(l, "speller", "f.v", H, H);
    s[S_S]     = add_tensor(l, "speller", "f.s", H, H);
    s[S_C]     = add_tensor(l, "speller", "f.c", 2 * H, H);
    s[S_B]     = add_tensor(l, "speller", "f.b", 1, H);
    s[S_OUT_W] = add_tensor(l, "speller", "f.out.w", H, n);
    s[S_OUT_B] = add_tensor(l, "speller", "f.out.b", 1, n);
}

/* The least trees that this model can make: a primitive type whose list is empty and that is not spelled has none. */
static bool find_least(asn_model *m)
{
    const asn_grammar *g = m->g;
    size_t             n = (size_t)g->n_types, k = (size_t)g->n_ctors + 1;
    enum { NEVER = 1 << 29 };
    m->least_height = asn_arena_alloc(m->arena, n, sizeof(int));
    m->least_size   = asn_arena_alloc(m->arena, n, sizeof(int));
    m->ctor_height  = asn_arena_alloc(m->arena, k, sizeof(int));
    m->ctor_size    = asn_arena_alloc(m->arena, k, sizeof(int));
    if (!m->least_height || !m->least_size || !m->ctor_height || !m->ctor_size)
        return false;
    for (int t = 0; t < g->n_types; t++) {
        bool can = g->types[t].primitive && (m->values[t].n > 1 || (g->types[t].open && m->letters.n > 1));
        m->least_height[t] = m->least_size[t] = can ? 1 : NEVER;
    }
    for (bool again = true; again;) {
        again = false;
        for (int c = 1; c <= g->n_ctors; c++) {
            int height = 1, t = g->ctors[c].type;
            for (int f = 0; f < g->ctors[c].n_fields; f++) {
                const asn_field *field = &g->fields[g->ctors[c].first_field + f];
                if (field->card == ASN_ONE && m->least_height[field->type] + 1 > height)
                    height = m->least_height[field->type] + 1;
            }
            m->ctor_height[c] = height < NEVER && m->seen.ctor[c] ? height : NEVER;
            if (m->ctor_height[c] < m->least_height[t]) {
                m->least_height[t] = m->ctor_height[c];
                again              = true;
            }
        }
    }
    /* What is kept for a type is the size of its lowest tree: then there is always one that fits both budgets. */
    for (bool again = true; again;) {
        again = false;
        for (int c = 1; c <= g->n_ctors; c++) {
            int size = 1, t = g->ctors[c].type;
            for (int f = 0; f < g->ctors[c].n_fields; f++) {
                const asn_field *field = &g->fields[g->ctors[c].first_field + f];
                if (field->card == ASN_ONE)
                    size = size + m->least_size[field->type] < NEVER ? size + m->least_size[field->type] : NEVER;
            }
            m->ctor_size[c] = size;
            if (m->ctor_height[c] == m->least_height[t] && size < m->least_size[t]) {
                m->least_size[t] = size;
                again            = true;
            }
        }
    }
    return true;
}

bool asn_model_layout(asn_model *m, asn_error *err)
{
    const asn_grammar *g = m->g;
    layout             l = {.m = m};
    int                H = m->settings.hidden;
    asn_seen_conclude(&m->seen, g);
    m->module       = asn_arena_alloc(m->arena, (size_t)g->n_modules, sizeof *m->module);
    m->input        = asn_arena_alloc(m->arena, (size_t)g->n_inputs, sizeof *m->input);
    m->type_module  = asn_arena_alloc(m->arena, (size_t)g->n_types, sizeof(int));
    m->ctor_module  = asn_arena_alloc(m->arena, (size_t)g->n_ctors + 1, sizeof(int));
    m->field_module = asn_arena_alloc(m->arena, (size_t)g->n_fields + 1, sizeof(int));
    if (!m->module || !m->input || !m->type_module || !m->ctor_module || !m->field_module || !find_least(m))
        return asn_fail(err, "out of memory");
    bool open = false;
    for (int i = 0; i < g->n_modules; i++) {
        const asn_module *mod = g->modules[i];
        *(mod->kind == ASN_CONSTRUCTOR ? &m->ctor_module[mod->what]
          : mod->kind >= ASN_FIELD_ONE && mod->kind <= ASN_FIELD_OPTIONALS ? &m->field_module[mod->what] : &m->type_module[mod->what]) = i;
        lay_out_module(&l, i);
        open = open || mod->kind == ASN_OPEN;
    }
    m->first_shared = m->n_tensors;
    for (int c = 0; c < g->n_inputs; c++) {
        char owner[300];
        snprintf(owner, sizeof owner, "encoder.%.250s", g->inputs[c].name);
        int *p = m->input[c];
        p[I_EMBED]   = add_tensor(&l, owner, "embed", m->inputs[c].n, m->settings.embed);
        p[I_FORWARD] = add_lstm(&l, owner, "forward", m->settings.embed);
        p[I_BACKWARD] = add_lstm(&l, owner, "backward", m->settings.embed);
    }
    m->start_w    = add_tensor(&l, "start", "w", 2 * H * g->n_inputs, 2 * H);
    m->start_b    = add_tensor(&l, "start", "b", 1, 2 * H);
    m->vertical   = add_lstm(&l, "vertical", "", H);
    m->horizontal = add_lstm(&l, "horizontal", "", H);
    if (open)
        lay_out_speller(&l);
    if (m->least_size[g->root] >= 1 << 29)
        return asn_fail(err, "the examples hold no values from which a whole tree of type '%s' could be made", g->types[g->root].name);
    if (m->least_height[g->root] > m->settings.depth || m->least_size[g->root] > m->settings.nodes)
        return asn_fail(err, "the least tree of type '%s' has height %d and %d nodes: more than depth %d or nodes %d allow", g->types[g->root].name,
                        m->least_height[g->root], m->least_size[g->root], m->settings.depth, m->settings.nodes);
    return l.failed ? asn_fail(err, "out of memory") : true;
}

void asn_model_start(asn_model *m)
{
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_tensor *t     = &m->tensors[i];
        uint64_t          key   = m->settings.seed;
        double            limit = sqrt(6.0 / (t->rows + t->cols));
        for (const char *s = t->name; *s; s++)
            key = asn_key(key, (unsigned char)*s);
        bool bias = t->rows == 1 && strcmp(strrchr(t->name, '/'), "/e") != 0;
        for (size_t k = 0; k < (size_t)t->rows * (size_t)t->cols; k++)
            m->weights[t->at + k] = bias ? 0 : (asn_real)((2 * asn_uniform(asn_key(key, k)) - 1) * limit);
    }
}

asn_real *asn_model_block(const asn_model *m)
{
    size_t    bytes = m->n_weights * sizeof(asn_real);
    asn_real *block = asn_pages_alloc(bytes);
    return block ? memset(block, 0, bytes) : NULL;
}

static bool make_views(asn_model *m)
{
    m->view = asn_arena_alloc(m->arena, (size_t)m->n_tensors, sizeof *m->view);
    return m->view != NULL;
}

bool asn_model_alloc(asn_model *m, asn_error *err)
{
    m->weights = asn_model_block(m);
    if (!m->weights || !make_views(m))
        return asn_fail(err, "out of memory: %zu weights", m->n_weights);
    for (int i = 0; i < m->n_tensors; i++)
        m->view[i] = m->weights + m->tensors[i].at;
    return true;
}

/* ---- Files. */

static const char *joined(asn_arena *a, const char *const *lines)
{
    size_t n = 0, at = 0;
    for (int i = 0; lines[i]; i++)
        n += strlen(lines[i]) + 1;
    char *text = asn_arena_alloc(a, n + 1, 1);
    for (int i = 0; text && lines[i]; i++) {
        size_t length = strlen(lines[i]);
        memcpy(text + at, lines[i], length);
        at += length;
        text[at++] = '\n';
    }
    return text;
}

typedef struct contents { /* of a file that is being written */
    asn_arena  *arena;
    asn_meta    meta[64];
    int         n_meta;
    asn_stored *tensors;
    int         n, room;
} contents;

static void put_meta(contents *c, const char *key, const char *value)
{
    if (c->n_meta < 64)
        c->meta[c->n_meta++] = (asn_meta){key, asn_arena_text(c->arena, value, strlen(value))};
}

static void put_tensor(contents *c, const char *name, asn_dtype dtype, int64_t rows, int64_t cols, const void *data)
{
    if (c->n < c->room)
        c->tensors[c->n++] = (asn_stored){.name = name, .dtype = dtype, .rank = cols < 0 ? 1 : 2, .shape = {rows, cols}, .data = data};
}

static const char *vocab_name(asn_arena *a, const char *kind, const char *name, const char *part)
{
    char text[300];
    int  n = snprintf(text, sizeof text, "vocab.%s%s%.200s.%s", kind, *name ? "." : "", name, part);
    return asn_arena_text(a, text, (size_t)n);
}

static void put_vocab(contents *c, const char *kind, const char *name, const asn_vocab *v)
{
    put_tensor(c, vocab_name(c->arena, kind, name, "bytes"), ASN_U8, v->offsets[v->n], -1, v->bytes);
    put_tensor(c, vocab_name(c->arena, kind, name, "offsets"), ASN_U32, v->n + 1, -1, v->offsets);
}

static const uint16_t *halves(asn_arena *a, const asn_tensor *t, const asn_real *from, const char *path, asn_error *err)
{
    size_t    n  = (size_t)t->rows * (size_t)t->cols;
    uint16_t *to = asn_arena_raw(a, n + 1, sizeof *to);
    if (!to)
        asn_fail(err, "out of memory");
    for (size_t k = 0; to && k < n; k++) {
        to[k] = asn_float_to_half((float)from[k]);
        if ((to[k] & 0x7C00) == 0x7C00) {
            asn_fail(err, "%s is not written: a weight of '%s' is %g, too large for 16 bits", path, t->name, (double)from[k]);
            return NULL;
        }
    }
    return to;
}

static bool put_weights(contents *c, const asn_model *m, const asn_real *weights, int bits, const char *path, asn_error *err)
{
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_tensor *t    = &m->tensors[i];
        const asn_real   *from = weights ? weights + t->at : m->view[i];
        const void       *data = bits == 16 ? (const void *)halves(c->arena, t, from, path, err) : from;
        if (!data)
            return false;
        put_tensor(c, t->name, bits == 16 ? ASN_F16 : ASN_REAL_DTYPE, t->rows, t->cols, data);
    }
    return true;
}

bool asn_model_save(const asn_model *m, const asn_real *weights, int bits, const char *path, asn_error *err)
{
    contents c = {.arena = asn_arena_new(0)};
    char     hex[65], value[64];
    bool     ok = false;
    c.room      = m->n_tensors + 2 * (m->g->n_inputs + m->g->n_types + 1) + 2;
    c.tensors   = c.arena ? asn_arena_alloc(c.arena, (size_t)c.room, sizeof *c.tensors) : NULL;
    const char *text = c.tensors ? joined(c.arena, m->g->grammar_text) : NULL, *task = text ? joined(c.arena, m->g->task_text) : NULL;
    if (task) {
        asn_sha256(text, strlen(text), hex);
        put_meta(&c, "format_version", "1");
        put_meta(&c, "program", m->g->name);
        put_meta(&c, "root_type", m->g->types[m->g->root].name);
        put_meta(&c, "grammar_sha256", hex);
        put_meta(&c, "grammar", text);
        put_meta(&c, "task", task);
        for (int i = 0; i < asn_n_setting_rows; i++) {
            char key[64];
            snprintf(key, sizeof key, "hyper.%s", asn_setting_rows[i].name);
            asn_settings_text(&m->settings, &asn_setting_rows[i], value, sizeof value);
            put_meta(&c, asn_arena_text(c.arena, key, strlen(key)), value);
        }
        bool fits = put_weights(&c, m, weights, bits, path, err);
        for (int i = 0; i < m->g->n_inputs; i++)
            put_vocab(&c, "input", m->g->inputs[i].name, &m->inputs[i]);
        for (int i = 0; i < m->g->n_types; i++)
            if (m->g->types[i].primitive)
                put_vocab(&c, "value", m->g->types[i].name, &m->values[i]);
        put_vocab(&c, "letters", "", &m->letters);
        put_tensor(&c, "seen.constructors", ASN_U8, m->g->n_ctors, -1, m->seen.ctor + 1);
        put_tensor(&c, "seen.fields", ASN_U8, m->g->n_fields, -1, m->seen.field);
        ok = fits && asn_safetensors_write(path, c.meta, c.n_meta, c.tensors, c.n, err);
    } else
        asn_fail(err, "out of memory");
    asn_arena_free(c.arena);
    return ok;
}

/* Names the first rule in which two canonical grammars differ. */
static bool same_grammar(const asn_model *m, const char *path, const char *theirs, asn_error *err)
{
    for (int line = 0;; line++) {
        const char *ours = m->g->grammar_text[line], *end = strchr(theirs, '\n');
        size_t      n    = end ? (size_t)(end - theirs) : strlen(theirs);
        if (!ours && n == 0)
            return true;
        if (!ours)
            return asn_fail(err, "%s was made for another grammar: it has the rule '%.*s', this program has not", path, n > 150 ? 150 : (int)n, theirs);
        if (strlen(ours) != n || memcmp(ours, theirs, n) != 0)
            return asn_fail(err, "%s was made for another grammar: its rule '%.*s' is '%.150s' in this program", path, n > 150 ? 150 : (int)n, theirs, ours);
        theirs += n + (end != NULL);
    }
}

static bool get_vocab(asn_model *m, const asn_safetensors *f, const char *path, const char *kind, const char *name, int type, asn_vocab *v, asn_error *err)
{
    const char       *key   = vocab_name(m->arena, kind, name, "bytes");
    const asn_stored *bytes = key ? asn_safetensors_find(f, key) : NULL;
    const asn_stored *offsets = asn_safetensors_find(f, vocab_name(m->arena, kind, name, "offsets"));
    if (!bytes || !offsets || bytes->dtype != ASN_U8 || offsets->dtype != ASN_U32 || bytes->rank != 1 || offsets->rank != 1 || offsets->shape[0] < 2 ||
        offsets->shape[0] > 1 << 24)
        return asn_fail(err, "%s: the vocabulary '%s' is missing or not of bytes and offsets", path, key ? key : name);
    *v = (asn_vocab){.bytes = bytes->data, .offsets = offsets->data, .n = (int32_t)offsets->shape[0] - 1};
    bool ok = v->offsets[0] == 0 && v->offsets[1] == 0 && v->offsets[v->n] == bytes->shape[0];
    for (int32_t i = 0; ok && i < v->n; i++)
        ok = v->offsets[i] <= v->offsets[i + 1];
    for (int32_t i = 1; ok && type >= 0 && i < v->n; i++) {
        size_t      n;
        const char *text = asn_vocab_text(v, i, &n);
        if (!asn_atom_valid(asn_value_of_key(text, n)))
            return asn_fail(err, "%s: entry %d of vocabulary '%s' is no value", path, (int)i, key);
    }
    return ok && asn_vocab_index(m->arena, v) ? true : asn_fail(err, "%s: the offsets of vocabulary '%s' are wrong, or an entry is there twice", path, key);
}

static bool get_settings(asn_settings *s, const asn_safetensors *f, const char *path, asn_error *err)
{
    for (int i = 0; i < asn_n_setting_rows; i++) {
        char key[64];
        snprintf(key, sizeof key, "hyper.%s", asn_setting_rows[i].name);
        const char *value = asn_safetensors_meta(f, key);
        asn_error   why;
        if (value && !asn_settings_set(s, asn_setting_rows[i].name, value, &why))
            return asn_fail(err, "%s: %s", path, why.text);
    }
    return true;
}

static bool get_tensor(asn_model *m, const asn_safetensors *f, const char *path, int i, asn_error *err)
{
    const asn_tensor *t = &m->tensors[i];
    const asn_stored *s = asn_safetensors_find(f, t->name);
    if (!s)
        return asn_fail(err, "%s has no tensor '%s', which this program needs", path, t->name);
    if (s->rank != 2 || s->shape[0] != t->rows || s->shape[1] != t->cols)
        return asn_fail(err, "%s: tensor '%s' is %lldx%lld, this program needs %dx%d", path, t->name, s->rank > 0 ? (long long)s->shape[0] : 1,
                        s->rank > 1 ? (long long)s->shape[1] : 1, t->rows, t->cols);
    if (s->dtype == ASN_REAL_DTYPE) {
        m->view[i] = s->data;
        return true;
    }
    size_t    n    = (size_t)t->rows * (size_t)t->cols;
    asn_real *copy = asn_arena_alloc(m->arena, n, sizeof *copy);
    if (!copy)
        return asn_fail(err, "out of memory");
    for (size_t k = 0; k < n; k++)
        switch (s->dtype) {
        case ASN_F16: copy[k] = (asn_real)asn_half_to_float(((const uint16_t *)s->data)[k]); break;
        case ASN_F32: copy[k] = (asn_real)((const float *)s->data)[k]; break;
        case ASN_F64: copy[k] = (asn_real)((const double *)s->data)[k]; break;
        default: return asn_fail(err, "%s: tensor '%s' does not hold real numbers", path, t->name);
        }
    m->view[i] = copy;
    return true;
}

static bool get_seen(const asn_safetensors *f, const char *path, const char *name, unsigned char *to, int n, asn_error *err)
{
    const asn_stored *s = asn_safetensors_find(f, name);
    if (!s || s->dtype != ASN_U8 || s->rank != 1 || s->shape[0] != n)
        return asn_fail(err, "%s: '%s' is missing or does not have %d entries", path, name, n);
    for (int i = 0; i < n; i++)
        to[i] = ((const unsigned char *)s->data)[i] != 0;
    return true;
}

static bool read_model(asn_model *m, const asn_safetensors *f, const char *path, asn_error *err)
{
    const asn_grammar *g = m->g;
    for (int i = 0; i < g->n_inputs; i++)
        if (!get_vocab(m, f, path, "input", g->inputs[i].name, -1, &m->inputs[i], err))
            return false;
    for (int i = 0; i < g->n_types; i++)
        if (g->types[i].primitive && !get_vocab(m, f, path, "value", g->types[i].name, i, &m->values[i], err))
            return false;
    if (!get_vocab(m, f, path, "letters", "", -1, &m->letters, err) || !get_seen(f, path, "seen.constructors", m->seen.ctor + 1, g->n_ctors, err) ||
        !get_seen(f, path, "seen.fields", m->seen.field, g->n_fields, err) || !asn_model_layout(m, err))
        return false;
    if (!make_views(m))
        return asn_fail(err, "out of memory");
    for (int i = 0; i < m->n_tensors; i++)
        if (!get_tensor(m, f, path, i, err))
            return false;
    return true;
}

/* The next statement of a task that begins with this word, from line *at on; NULL: none. */
static const char *next_statement(const char *const *lines, int *at, const char *word)
{
    size_t n = strlen(word);
    for (; lines[*at]; ++*at)
        if (strncmp(lines[*at], word, n) == 0 && (lines[*at][n] == ' ' || lines[*at][n] == '\t'))
            return lines[(*at)++];
    return NULL;
}

/* A model belongs to a root and to inputs that are split in one way: the same grammar may have several tasks. */
static bool same_task(const asn_grammar *g, const asn_safetensors *f, const char *path, asn_error *err)
{
    const char *root = asn_safetensors_meta(f, "root_type"), *task = asn_safetensors_meta(f, "task"), *ours = g->types[g->root].name;
    if (!root || strcmp(root, ours) != 0)
        return asn_fail(err, "%s makes trees of type '%s', this program trees of type '%s'", path, root ? root : "", ours);
    const char *at = task ? task : "";
    for (int line = 0;;) {
        const char *own = next_statement(g->task_text, &line, "input");
        while (*at && strncmp(at, "input ", 6) != 0)
            at = strchr(at, '\n') ? strchr(at, '\n') + 1 : at + strlen(at);
        size_t n = strcspn(at, "\n");
        if (!own && n == 0)
            return true;
        if (!own || strlen(own) != n || memcmp(own, at, n) != 0)
            return asn_fail(err, "%s was made for other inputs: '%.*s' there is '%s' in this program", path, n > 100 ? 100 : (int)n, at, own ? own : "nothing");
        at += n;
    }
}

asn_model *asn_model_load(const asn_grammar *g, const char *path, asn_error *err)
{
    asn_safetensors *f = asn_safetensors_open(path, err);
    if (!f)
        return NULL;
    asn_settings s;
    asn_settings_default(&s, g);
    const char *grammar = asn_safetensors_meta(f, "grammar");
    asn_model  *m       = NULL;
    if (!grammar)
        asn_fail(err, "%s is no model of ours: its metadata has no grammar", path);
    else if (get_settings(&s, f, path, err) && !(m = asn_model_new(g, &s)))
        asn_fail(err, "out of memory");
    if (!m) {
        asn_safetensors_close(f);
        return NULL;
    }
    m->file = f;
    if (same_grammar(m, path, grammar, err) && same_task(g, f, path, err) && read_model(m, f, path, err))
        return m;
    asn_model_free(m);
    return NULL;
}
