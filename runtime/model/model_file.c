#include "model/model_file.h"

#include "ground/pages.h"
#include "ground/sha256.h"
#include "model/safetensors.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    asn_meta    meta[96];
    int         n_meta;
    asn_stored *tensors;
    int         n, room;
} contents;

static void put_meta(contents *c, const char *key, const char *value)
{
    if (c->n_meta < (int)(sizeof c->meta / sizeof *c->meta))
        c->meta[c->n_meta++] = (asn_meta){key, asn_arena_text(c->arena, value, strlen(value))};
}

static void put_tensor(contents *c, const char *name, asn_dtype dtype, int64_t rows, int64_t cols, const void *data)
{
    if (c->n < c->room)
        c->tensors[c->n++] = (asn_stored){.name = name, .dtype = dtype, .rank = cols < 0 ? 1 : 2, .shape = {rows, cols}, .data = data};
}

/* name may be NULL, if memory has run out before. */
static const char *vocab_name(asn_arena *a, const char *kind, const char *name, const char *part)
{
    if (!name)
        return NULL;
    size_t room = strlen(kind) + strlen(name) + strlen(part) + sizeof "vocab...";
    char  *text = asn_arena_alloc(a, room, 1);
    if (text)
        snprintf(text, room, "vocab.%s%s%s.%s", kind, *name ? "." : "", name, part);
    return text;
}

static void put_vocab(contents *c, const char *kind, const char *name, const asn_vocab *v)
{
    put_tensor(c, vocab_name(c->arena, kind, name, "bytes"), ASN_U8, v->offsets[v->n], -1, v->bytes);
    put_tensor(c, vocab_name(c->arena, kind, name, "offsets"), ASN_U32, v->n + 1, -1, v->offsets);
}

/* Apply.arguments; NULL: out of memory */
static const char *signature_name(asn_arena *a, const asn_grammar *g, int i)
{
    const asn_field *f = &g->fields[g->signatures[i].field];
    const asn_ctor  *c = &g->ctors[f->ctor];
    size_t           n = (size_t)(c->length + f->length) + 2;
    char            *text = asn_arena_alloc(a, n, 1);
    if (text)
        snprintf(text, n, "%s.%s", c->name, f->name);
    return text;
}

/* ---- How far answers can be trusted (trust.h). A model that knows nothing of that has none of it in its file. */

typedef struct trust_row {
    const char *key;
    size_t      at; /* of a double */
} trust_row;

#define AT(field) offsetof(asn_trust, field)
static const trust_row trust_rows[] = {
    {"trust.temperature", AT(temperature)},
    {"trust.bias", AT(bias)},
    {"trust.answers", AT(answers)},
    {"trust.right", AT(right)},
    {"trust.precision_90", AT(min_prob[ASN_PRECISION_90])},
    {"trust.precision_95", AT(min_prob[ASN_PRECISION_95])},
    {"trust.precision_99", AT(min_prob[ASN_PRECISION_99])},
    {"trust.accepted_90", AT(accepted[ASN_PRECISION_90])},
    {"trust.accepted_95", AT(accepted[ASN_PRECISION_95])},
    {"trust.accepted_99", AT(accepted[ASN_PRECISION_99])},
    {"trust.foreign_unknown", AT(foreign[ASN_LOOK_UNKNOWN])},
    {"trust.foreign_doubt", AT(foreign[ASN_LOOK_DOUBT])},
    {"trust.foreign_encoded", AT(foreign[ASN_LOOK_ENCODED])},
    {"trust.foreign_root", AT(foreign[ASN_LOOK_ROOT])},
    {"trust.foreign_length", AT(foreign[ASN_LOOK_LENGTH])},
    {"trust.foreign_bias", AT(foreign[ASN_LOOK_ONE])},
    {"trust.foreign_most", AT(most_foreign)},
    {"trust.length", AT(length)},
};
#undef AT
enum { N_TRUST_ROWS = sizeof trust_rows / sizeof *trust_rows };

static void put_trust(contents *c, const asn_model *m)
{
    const asn_trust *t = &m->trust;
    if (!(t->temperature > 0))
        return;
    for (int i = 0; i < N_TRUST_ROWS; i++) {
        char   value[64];
        double x;
        memcpy(&x, (const char *)t + trust_rows[i].at, sizeof x);
        snprintf(value, sizeof value, "%.17g", x);
        put_meta(c, trust_rows[i].key, value);
    }
    if (t->encoded)
        put_tensor(c, ASN_TRUST_TENSOR, ASN_F32, 2, 4 * (int64_t)m->settings.hidden, t->encoded);
}

static bool get_trust_row(const asn_safetensors *f, const char *path, const trust_row *row, asn_trust *t, asn_error *err)
{
    const char *value = asn_safetensors_meta(f, row->key);
    char       *end   = NULL;
    double      x     = value ? strtod(value, &end) : 0;
    if (!value || end == value || *end || !isfinite(x))
        return asn_fail(err, "%s: '%s' in its metadata is missing or not a number; run calibrate again", path, row->key);
    memcpy((char *)t + row->at, &x, sizeof x);
    return true;
}

static bool get_trust(asn_model *m, const asn_safetensors *f, const char *path, asn_error *err)
{
    const asn_stored *s = asn_safetensors_find(f, ASN_TRUST_TENSOR);
    asn_trust         t = {0};
    if (!asn_safetensors_meta(f, "trust.temperature"))
        return true;
    for (int i = 0; i < N_TRUST_ROWS; i++)
        if (!get_trust_row(f, path, &trust_rows[i], &t, err))
            return false;
    if (!(t.temperature > 0))
        return asn_fail(err, "%s: 'trust.temperature' is %g, not above 0; run calibrate again", path, t.temperature);
    if (s && (s->dtype != ASN_F32 || s->rank != 2 || s->shape[0] != 2 || s->shape[1] != 4 * (int64_t)m->settings.hidden))
        return asn_fail(err, "%s: 'trust.encoded' is not of 2x%d floats; run calibrate again", path, 4 * m->settings.hidden);
    if (s && !asn_stored_finite(s))
        return asn_fail(err, "%s: 'trust.encoded' holds what is not a finite number; run calibrate again", path);
    t.encoded = s ? s->data : NULL;
    m->trust  = t;
    return true;
}

static const uint16_t *halves(asn_arena *a, const asn_tensor *t, const asn_real *from, const char *path, asn_error *err)
{
    size_t    n  = (size_t)t->rows * (size_t)t->cols;
    uint16_t *to = asn_arena_raw(a, n + 1, sizeof *to);
    if (!to)
        asn_out_of_memory(err);
    for (size_t k = 0; to && k < n; k++) {
        to[k] = asn_float_to_half((float)from[k]);
        if ((to[k] & 0x7C00) == 0x7C00) {
            asn_fail(err, "%s is not written: a weight of '%s' is %g, too large for 16 bits", path, t->name, (double)from[k]);
            return NULL;
        }
    }
    return to;
}

static bool put_weights(contents *c, const asn_model *m, const asn_weights *w, int bits, const char *path, asn_error *err)
{
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_tensor *t    = &m->tensors[i];
        const asn_real   *from = asn_weights_reals(w, i);
        const void       *data = bits == 16 ? (const void *)halves(c->arena, t, from, path, err) : from;
        if (!data)
            return false;
        put_tensor(c, t->name, bits == 16 ? ASN_F16 : ASN_REAL_DTYPE, t->rows, t->cols, data);
    }
    return true;
}

bool asn_model_file_write(const asn_model *m, const asn_weights *w, int bits, const char *path, asn_error *err)
{
    contents c = {.arena = asn_arena_new(0)};
    char     hex[65], value[64];
    bool     ok = false;
    c.room      = m->n_tensors + 2 * (m->g->n_inputs + m->g->n_types + m->g->n_signatures + 3) + 4;
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
        bool fits = put_weights(&c, m, w, bits, path, err);
        for (int i = 0; i < m->g->n_inputs; i++)
            put_vocab(&c, "input", m->g->inputs[i].name, &m->inputs[i]);
        for (int i = 0; i < m->g->n_types; i++)
            if (m->g->types[i].primitive)
                put_vocab(&c, "value", m->g->types[i].name, &m->values[i]);
        put_vocab(&c, "letters", "", &m->letters);
        for (int i = 0; i < m->g->n_signatures; i++)
            if (m->signatures[i].offsets)
                put_vocab(&c, "signature", signature_name(c.arena, m->g, i), &m->signatures[i]);
        if (m->expected.offsets)
            put_vocab(&c, "expected", "", &m->expected);
        if (m->roles.offsets) {
            put_vocab(&c, "roles", "", &m->roles);
            put_tensor(&c, "roles.counts", ASN_U32, m->roles.n, -1, m->role_counts);
        }
        put_trust(&c, m);
        put_tensor(&c, "seen.constructors", ASN_U8, m->g->n_ctors, -1, m->seen.ctor + 1);
        put_tensor(&c, "seen.fields", ASN_U8, m->g->n_fields, -1, m->seen.field);
        if (fits && asn_arena_full(c.arena)) /* a name or a text is missing */
            fits = asn_out_of_memory(err);
        ok = fits && asn_safetensors_write(path, c.meta, c.n_meta, c.tensors, c.n, err);
    } else
        asn_out_of_memory(err);
    asn_arena_free(c.arena);
    return ok;
}

/* Names the first rule in which two canonical grammars differ. */
static bool same_grammar(const asn_grammar *g, const char *path, const char *theirs, asn_error *err)
{
    for (int line = 0;; line++) {
        const char *ours = g->grammar_text[line], *end = strchr(theirs, '\n');
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
    const char       *other = vocab_name(m->arena, kind, name, "offsets");
    if (!key || !other)
        return asn_out_of_memory(err);
    const asn_stored *bytes = asn_safetensors_find(f, key), *offsets = asn_safetensors_find(f, other);
    if (!bytes || !offsets || bytes->dtype != ASN_U8 || offsets->dtype != ASN_U32 || bytes->rank != 1 || offsets->rank != 1 || offsets->shape[0] < 2 ||
        offsets->shape[0] > 1 << 24)
        return asn_fail(err, "%s: the vocabulary '%s' is missing or not of bytes and offsets", path, key);
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
    if (ok && asn_vocab_index(m->arena, v))
        return true;
    return ok && !v->table ? asn_out_of_memory(err) : asn_fail(err, "%s: the offsets of vocabulary '%s' are wrong, or an entry is there twice", path, key);
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
    asn_error why;
    return asn_settings_bounded(s, &why) ? true : asn_fail(err, "%s: %s", path, why.text);
}

/* ---- Weights. A model with one that is not finite gives answers that mean nothing, so it is refused. */

/* False: not all are finite. Stays in 32-bit integers, so that the compiler makes vectors of it. */
ASN_WIDE static bool widen(const uint16_t *from, size_t n, asn_real *to)
{
    uint32_t bad = 0;
    for (size_t k = 0; k < n; k++) {
        union { float f; uint32_t i; } u = {(float)(from[k] & 1023) * 0x1p-24f}; /* below the least normal one */
        uint32_t h = from[k], exponent = h & 0x7C00;
        u.i   = exponent ? ((h & 0x7FFF) << 13) + (112u << 23) : u.i;
        u.i |= (h & 0x8000) << 16;
        bad |= exponent == 0x7C00;
        to[k] = (asn_real)u.f;
    }
    return !bad;
}

static bool fits(const asn_tensor *t, const asn_stored *s, const char *path, asn_error *err)
{
    if (!s)
        return asn_fail(err, "%s has no tensor '%s', which this program needs", path, t->name);
    if (s->rank != 2 || s->shape[0] != t->rows || s->shape[1] != t->cols)
        return asn_fail(err, "%s: tensor '%s' is %lldx%lld, this program needs %dx%d", path, t->name, s->rank > 0 ? (long long)s->shape[0] : 1,
                        s->rank > 1 ? (long long)s->shape[1] : 1, t->rows, t->cols);
    return s->dtype == ASN_F16 || s->dtype == ASN_F32 || s->dtype == ASN_F64 ? true : asn_fail(err, "%s: tensor '%s' does not hold real numbers", path, t->name);
}

/* A tensor as plain reals: where it lies, or in room for as many. */
static bool get_tensor(const asn_tensor *t, const asn_stored *s, const char *path, asn_real *room, asn_matrix *to, asn_error *err)
{
    size_t n      = (size_t)t->rows * (size_t)t->cols;
    bool   finite = s->dtype == ASN_F16 ? widen(s->data, n, room) : asn_stored_finite(s);
    *to           = (asn_matrix){ASN_AS_REAL, t->rows, t->cols, s->dtype == ASN_REAL_DTYPE ? s->data : room, NULL};
    for (size_t k = 0; k < n && s->dtype != ASN_REAL_DTYPE && s->dtype != ASN_F16; k++)
        room[k] = s->dtype == ASN_F32 ? (asn_real)((const float *)s->data)[k] : (asn_real)((const double *)s->data)[k];
    return finite ? true : asn_fail(err, "%s: a weight of tensor '%s' is not a finite number", path, t->name);
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

/* A model that was made before its task had such a statement is without. */
static bool get_optional_vocab(asn_model *m, const asn_safetensors *f, const char *path, const char *kind, const char *name, asn_vocab *to, asn_error *err)
{
    const char *bytes = vocab_name(m->arena, kind, name, "bytes"), *offsets = vocab_name(m->arena, kind, name, "offsets");
    if (!bytes || !offsets)
        return asn_out_of_memory(err);
    return (!asn_safetensors_find(f, bytes) && !asn_safetensors_find(f, offsets)) || get_vocab(m, f, path, kind, name, -1, to, err);
}

static bool get_signatures(asn_model *m, const asn_safetensors *f, const char *path, asn_error *err)
{
    for (int i = 0; i < m->g->n_signatures; i++) {
        const char *name = signature_name(m->arena, m->g, i);
        if (!name || !get_optional_vocab(m, f, path, "signature", name, &m->signatures[i], err))
            return name ? false : asn_out_of_memory(err);
    }
    return get_optional_vocab(m, f, path, "expected", "", &m->expected, err);
}

static bool get_roles(asn_model *m, const asn_safetensors *f, const char *path, asn_error *err)
{
    if (!get_optional_vocab(m, f, path, "roles", "", &m->roles, err))
        return false;
    const asn_stored *s = m->roles.n ? asn_safetensors_find(f, "roles.counts") : NULL;
    if (m->roles.n && (!s || s->dtype != ASN_U32 || s->rank != 1 || s->shape[0] != m->roles.n))
        return asn_fail(err, "%s: 'roles.counts' is missing or does not have %d entries", path, (int)m->roles.n);
    m->role_counts = s ? s->data : NULL;
    return true;
}

static bool get_model(asn_model *m, const asn_safetensors *f, const char *path, asn_error *err)
{
    const asn_grammar *g = m->g;
    for (int i = 0; i < g->n_inputs; i++)
        if (!get_vocab(m, f, path, "input", g->inputs[i].name, -1, &m->inputs[i], err))
            return false;
    for (int i = 0; i < g->n_types; i++)
        if (g->types[i].primitive && !get_vocab(m, f, path, "value", g->types[i].name, i, &m->values[i], err))
            return false;
    return get_vocab(m, f, path, "letters", "", -1, &m->letters, err) && get_signatures(m, f, path, err) && get_roles(m, f, path, err) && get_seen(f, path, "seen.constructors", m->seen.ctor + 1, g->n_ctors, err) &&
           get_seen(f, path, "seen.fields", m->seen.field, g->n_fields, err) && get_trust(m, f, path, err) && asn_model_layout(m, err);
}

static size_t room_for(const asn_tensor *t)
{
    return ((size_t)t->rows * (size_t)t->cols + 15) / 16 * 16; /* each begins at a multiple of 64 bytes */
}

/* What is not stored as reals is widened into one block, which has large pages. */
static bool get_weights(asn_model_file *f, const char *path, asn_error *err)
{
    const asn_model *m    = f->model;
    asn_matrix      *all  = asn_arena_alloc(m->arena, (size_t)m->n_tensors, sizeof *all);
    size_t           room = 0, used = 0;
    if (!all)
        return asn_out_of_memory(err);
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_stored *s = asn_safetensors_find(f->file, m->tensors[i].name);
        if (!fits(&m->tensors[i], s, path, err))
            return false;
        room += s->dtype == ASN_REAL_DTYPE ? 0 : room_for(&m->tensors[i]);
    }
    if (room && !(f->widened = asn_pages_alloc(room * sizeof *f->widened)))
        return asn_out_of_memory(err);
    for (int i = 0; i < m->n_tensors; i++) {
        const asn_stored *s = asn_safetensors_find(f->file, m->tensors[i].name);
        if (!get_tensor(&m->tensors[i], s, path, f->widened ? f->widened + used : NULL, &all[i], err))
            return false;
        used += s->dtype == ASN_REAL_DTYPE ? 0 : room_for(&m->tensors[i]);
    }
    f->weights.tensor = all;
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

/* Several tasks may share a grammar: the model must also have been made for the same root and the same inputs. */
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

static bool read_all(asn_model_file *f, const asn_grammar *g, const char *path, asn_error *err)
{
    const char  *grammar = asn_safetensors_meta(f->file, "grammar");
    asn_settings s;
    asn_settings_default(&s, g);
    if (!grammar)
        return asn_fail(err, "%s is no model of ours: its metadata has no grammar", path);
    if (!get_settings(&s, f->file, path, err))
        return false;
    if (!(f->model = asn_model_new(g, &s)))
        return asn_out_of_memory(err);
    return same_grammar(g, path, grammar, err) && same_task(g, f->file, path, err) && get_model(f->model, f->file, path, err) &&
           get_weights(f, path, err);
}

asn_model_file *asn_model_file_open(const asn_grammar *g, const char *path, asn_error *err)
{
    asn_model_file *f = calloc(1, sizeof *f);
    if (!f) {
        asn_out_of_memory(err);
        return NULL;
    }
    if ((f->file = asn_safetensors_open(path, err)) && read_all(f, g, path, err))
        return f;
    asn_model_file_close(f);
    return NULL;
}

int asn_model_file_bits(const asn_model_file *f)
{
    const asn_stored *s = f->model->n_tensors ? asn_safetensors_find(f->file, f->model->tensors[0].name) : NULL;
    return s && s->dtype == ASN_F16 ? 16 : 32;
}

void asn_model_file_close(asn_model_file *f)
{
    if (!f)
        return;
    asn_model_free(f->model);
    asn_safetensors_close(f->file);
    free(f->widened);
    free(f);
}
