#include "data.h"

#include "align.h"
#include "counts.h"
#include "utf8.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

asn_data *asn_data_new(void)
{
    asn_data *d = calloc(1, sizeof *d);
    if (d && (d->arena = asn_arena_new((size_t)1 << 20)) && (d->words = asn_arena_new((size_t)1 << 20)))
        return d;
    asn_data_free(d);
    return NULL;
}

void asn_data_free(asn_data *d)
{
    if (!d)
        return;
    asn_arena_free(d->arena);
    asn_arena_free(d->words);
    free(d->all);
    free(d);
}

void asn_data_forget_words(asn_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        d->all[i].id       = NULL;
        d->all[i].tokens   = NULL;
        d->all[i].mentions = (asn_mentions){0};
    }
    asn_arena_free(d->words);
    d->words = NULL;
}

/* ---- A line. */

/* Ready tokens: a list of strings. */
static bool take_list(asn_arena *a, const asn_grammar *g, int c, const json_t *list, asn_example *e, asn_error *err)
{
    size_t n = json_array_size(list);
    if (!asn_example_tokens(a, c, n, e, err))
        return false;
    for (size_t i = 0; i < n; i++) {
        const json_t *one = json_array_get(list, i);
        if (!json_is_string(one))
            return asn_fail(err, "token %zu of input \"%s\" is not a string", i + 1, g->inputs[c].name);
        if (!asn_example_token(a, c, (int32_t)i, json_string_value(one), json_string_length(one), e, err))
            return false;
    }
    return true;
}

static bool take_inputs(asn_arena *a, const asn_grammar *g, const json_t *inputs, asn_example *e, asn_error *err)
{
    if (json_is_string(inputs) && g->n_inputs == 1)
        return asn_example_text(a, g, 0, json_string_value(inputs), json_string_length(inputs), e, err);
    if (!json_is_object(inputs))
        return asn_fail(err, "there is no object under \"input\"");
    for (int c = 0; c < g->n_inputs; c++) {
        const json_t *one = json_object_get(inputs, g->inputs[c].name);
        bool          ok;
        if (!one)
            return asn_fail(err, "the input has no \"%s\"", g->inputs[c].name);
        if (json_is_array(one))
            ok = take_list(a, g, c, one, e, err);
        else if (json_is_string(one))
            ok = asn_example_text(a, g, c, json_string_value(one), json_string_length(one), e, err);
        else
            return asn_fail(err, "the input \"%s\" is neither a string nor a list of tokens", g->inputs[c].name);
        if (!ok)
            return false;
    }
    const char *key;
    json_t     *value;
    json_object_foreach((json_t *)(uintptr_t)inputs, key, value)
    {
        bool known = false;
        for (int c = 0; c < g->n_inputs; c++)
            known = known || strcmp(key, g->inputs[c].name) == 0;
        if (!known)
            return asn_fail(err, "the task has no input \"%.60s\"", key);
    }
    return true;
}

/* Where an example goes: its tree (and text), and its words, which may be wanted no longer than it is indexed. */
typedef struct room {
    asn_arena *tree, *words;
} room;

static bool take_row(room a, const asn_grammar *g, const json_t *row, bool wants_tree, asn_example *e, asn_error *err)
{
    const json_t *id = json_object_get(row, "id"), *tree = json_object_get(row, "tree"), *text = json_object_get(row, "text");
    if (!json_is_object(row))
        return asn_fail(err, "the line is JSON, but not an object");
    if (json_is_string(id))
        e->id = asn_arena_text(a.words, json_string_value(id), json_string_length(id));
    else if (json_is_integer(id)) {
        char number[32];
        int  n = snprintf(number, sizeof number, "%lld", (long long)json_integer_value(id));
        e->id  = asn_arena_text(a.words, number, (size_t)n);
    }
    if (!take_inputs(a.words, g, json_object_get(row, "input"), e, err))
        return false;
    if (text && !json_is_string(text))
        return asn_fail(err, "there is no string under \"text\"");
    if (text && !(e->text = asn_arena_text(a.tree, json_string_value(text), json_string_length(text))))
        return asn_fail(err, "out of memory");
    if (!tree)
        return wants_tree ? asn_fail(err, "there is no \"tree\"") : true;
    if (!json_is_string(tree))
        return asn_fail(err, "there is no string under \"tree\"");
    e->tree = asn_tree_read(a.tree, g, g->root, "tree", json_string_value(tree), json_string_length(tree), NULL, err);
    return e->tree != NULL;
}

static bool take_line(room a, const asn_grammar *g, const char *line, size_t length, bool wants_tree, asn_example *e, asn_error *err)
{
    if (!asn_example_begin(a.words, g, e, err))
        return false;
    size_t skip = length >= 3 && memcmp(line, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark */
    while (skip < length && (line[skip] == ' ' || line[skip] == '\t'))
        skip++;
    line += skip;
    length -= skip;
    if (length && line[0] == '{') {
        json_error_t why;
        json_t      *row = json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &why);
        bool         ok  = row ? take_row(a, g, row, wants_tree, e, err) : asn_fail(err, "not a line of JSON: %.200s", why.text);
        json_decref(row);
        return ok;
    }
    if (wants_tree)
        return asn_fail(err, "expected a line of JSON: {\"input\": ..., \"tree\": ...}");
    if (g->n_inputs > 1)
        return asn_fail(err, "this task has %d inputs: write them as JSON, {\"input\": {\"%s\": ..., ...}}", g->n_inputs, g->inputs[0].name);
    return asn_example_text(a.words, g, 0, line, length, e, err);
}

bool asn_data_line(asn_arena *a, const asn_grammar *g, const char *line, size_t length, bool wants_tree, asn_example *e, asn_error *err)
{
    return take_line((room){a, a}, g, line, length, wants_tree, e, err);
}

/* ---- A file. */

bool asn_data_lines(asn_reading *r, FILE *f, asn_error *err)
{
    char   *line = NULL;
    size_t  size = 0, number = 0;
    int64_t at   = 0;
    ssize_t n;
    bool    ok = true;
    for (; ok && (n = getline(&line, &size, f)) >= 0;) {
        asn_example e;
        asn_error   why;
        int64_t     begin = at;
        at += n;
        number++;
        while (n > 0 && strchr(" \t\r\n", line[n - 1]) && line[n - 1])
            n--;
        if (n == 0)
            continue;
        if (take_line((room){r->arena, r->words}, r->g, line, (size_t)n, true, &e, &why)) {
            e.number = (int64_t)r->n++;
            if (!r->take(r->context, &e, begin, (size_t)n))
                ok = asn_fail(err, "out of memory");
        } else if (r->skip_bad)
            r->skipped++;
        else
            ok = asn_fail(err, "%s:%zu: %.400s", r->path, number, why.text);
    }
    if (ok && ferror(f))
        ok = asn_fail(err, "cannot read %s: %s", r->path, strerror(errno));
    if (ok && r->n == 0)
        ok = asn_fail(err, "%s holds no example", r->path);
    free(line);
    return ok;
}

bool asn_data_add(asn_data *d, const asn_example *e)
{
    if (d->n == d->room) {
        size_t       size = d->room ? d->room * 2 : 256;
        asn_example *all  = realloc(d->all, size * sizeof *all);
        if (!all)
            return false;
        d->all  = all;
        d->room = size;
    }
    d->all[d->n]        = *e;
    d->all[d->n].number = (int64_t)d->n;
    d->n++;
    return true;
}

static bool hold(void *context, const asn_example *e, int64_t at, size_t length)
{
    (void)at, (void)length;
    return asn_data_add(context, e);
}

bool asn_data_read(asn_data *d, const asn_grammar *g, const char *path, bool skip_bad, asn_error *err)
{
    asn_reading r = {.g = g, .path = path, .skip_bad = skip_bad, .arena = d->arena, .words = d->words, .take = hold, .context = d};
    FILE    *f = fopen(path, "rb");
    if (!f)
        return asn_fail(err, "cannot open %s: %s", path, strerror(errno));
    bool ok = asn_data_lines(&r, f, err);
    d->skipped += r.skipped;
    fclose(f);
    return ok;
}

/* ---- Numbers. */

typedef struct values { /* of a tree, in the order in which the modules meet them */
    const asn_tree **all;
    int32_t         *type;
    int32_t          n, room;
    bool             failed;
} values;

/* Heights are bounded, so this recursion ends in time. */
static void collect(const asn_grammar *g, const asn_tree *t, int32_t type, values *v)
{
    if (t->ctor == 0) {
        if (v->n == v->room) {
            int32_t          room = v->room ? v->room * 2 : 64;
            const asn_tree **all  = realloc(v->all, (size_t)room * sizeof *all);
            int32_t         *what = realloc(v->type, (size_t)room * sizeof *what);
            v->all  = all ? all : v->all;
            v->type = what ? what : v->type;
            if (!all || !what) {
                v->failed = true;
                return;
            }
            v->room = room;
        }
        v->all[v->n]    = t;
        v->type[v->n++] = type;
        return;
    }
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int f = 0; f < c->n_fields && !v->failed; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++) {
            const asn_tree *child = asn_tree_child(t, f, i);
            if (child)
                collect(g, child, g->fields[c->first_field + f].type, v);
        }
}

static void free_values(values *v)
{
    free(v->all);
    free(v->type);
}

static int32_t *ints(asn_arena *a, int32_t n)
{
    size_t   size = ((size_t)n + 1) * sizeof(int32_t);
    int32_t *all  = asn_arena_small(a, size);
    return all ? memset(all, 0, size) : NULL;
}

/* Letters of a string that its type's list does not hold, or -1 when one of them is unknown. */
static int32_t spell(const asn_model *m, asn_atom v, int32_t *letters)
{
    int32_t n = 0;
    for (uint32_t at = 0; at < v.length;) {
        size_t bytes;
        asn_utf8_get(v.text + at, v.length - at, &bytes);
        letters[n] = asn_vocab_find(&m->letters, v.text + at, bytes);
        if (letters[n++] == 0 || n > m->settings.letters)
            return -1;
        at += (uint32_t)bytes;
    }
    return n;
}

static bool spellable(const asn_model *m, int32_t type, asn_atom atom, int32_t entry)
{
    return entry == 0 && m->g->types[type].open && atom.kind == ASN_STRING;
}

static bool index_values(asn_arena *a, const asn_model *m, asn_example *e, const values *v)
{
    size_t letters   = 0;
    e->n_values      = v->n;
    e->value         = ints(a, v->n);
    e->letters_first = ints(a, v->n + 1);
    if (!e->value || !e->letters_first)
        return false;
    asn_arena_mark mark = asn_arena_here(a);
    for (int32_t i = 0; i < v->n; i++) {
        asn_atom    atom = asn_tree_value(v->all[i]);
        size_t      length;
        const char *key = asn_value_key(a, atom, &length);
        if (!key)
            return false;
        e->value[i] = asn_vocab_find(&m->values[v->type[i]], key, length);
        letters += spellable(m, v->type[i], atom, e->value[i]) ? atom.length : 0;
        asn_arena_back(a, mark);
    }
    if (!(e->letters = asn_arena_small(a, (letters + 1) * sizeof *e->letters)))
        return false;
    int32_t n = 0;
    for (int32_t i = 0; i < v->n; i++) {
        asn_atom atom    = asn_tree_value(v->all[i]);
        int32_t  spelled = spellable(m, v->type[i], atom, e->value[i]) ? spell(m, atom, e->letters + n) : -1;
        if (spelled >= 0) {
            e->value[i] = ASN_SPELLED;
            n += spelled;
        }
        e->letters_first[i + 1] = n;
    }
    return true;
}

/* Tokens that each value matches, behind *all, which is made larger as needed. */
static bool find_wanted(asn_arena *a, const asn_model *m, asn_example *e, const values *v, int32_t **all, size_t *n)
{
    int           C        = m->g->n_inputs;
    asn_aligner **aligners = asn_arena_small(a, (size_t)C * sizeof *aligners);
    int32_t      *matched  = ints(a, e->first[C]);
    size_t        size     = 0;
    if (!aligners || !matched)
        return false;
    for (int c = 0; c < C; c++)
        if (!(aligners[c] = asn_align_prepare(a, m->g->inputs[c].rule, &e->tokens[c])))
            return false;
    for (int32_t i = 0; i < v->n; i++) {
        asn_atom atom = asn_tree_value(v->all[i]);
        for (int c = 0; c < C; c++) {
            size_t k = (size_t)asn_align(aligners[c], atom.text, atom.length, matched);
            if (*n + k > size) {
                size          = (*n + k) * 2;
                int32_t *more = realloc(*all, size * sizeof *more);
                if (!more)
                    return false;
                *all = more;
            }
            for (size_t t = 0; t < k; t++)
                (*all)[(*n)++] = e->first[c] + matched[t];
        }
        e->wanted_first[i + 1] = (int32_t)*n;
    }
    return true;
}

static bool index_wanted(asn_arena *a, const asn_model *m, asn_example *e, const values *v)
{
    if (!(e->wanted_first = ints(a, v->n + 1)))
        return false;
    int32_t       *all  = NULL;
    size_t         n    = 0;
    asn_arena_mark mark = asn_arena_here(a);
    bool           ok   = find_wanted(a, m, e, v, &all, &n);
    asn_arena_back(a, mark);
    ok = ok && (e->wanted = asn_arena_small(a, (n + 1) * sizeof *e->wanted));
    if (ok && n)
        memcpy(e->wanted, all, n * sizeof *all);
    free(all);
    return ok;
}

bool asn_data_index(asn_arena *a, const asn_model *m, asn_example *e, bool align)
{
    if (!asn_example_index(a, m, e))
        return false;
    if (!e->tree)
        return true;
    values v = {0};
    collect(m->g, e->tree, m->g->root, &v);
    bool ok = !v.failed && index_values(a, m, e, &v) && (!align || index_wanted(a, m, e, &v));
    free_values(&v);
    return ok;
}

/* ---- Vocabularies. */

struct asn_tally {
    const asn_grammar *g;
    asn_counts       **inputs, **types, *letters;
    asn_arena         *scratch;
};

asn_tally *asn_data_tally_new(const asn_grammar *g)
{
    asn_tally *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    *t      = (asn_tally){g, calloc((size_t)g->n_inputs, sizeof(asn_counts *)), calloc((size_t)g->n_types, sizeof(asn_counts *)), asn_counts_new(), asn_arena_new(0)};
    bool ok = t->inputs && t->types && t->letters && t->scratch;
    for (int i = 0; ok && i < g->n_inputs; i++)
        ok = (t->inputs[i] = asn_counts_new()) != NULL;
    for (int i = 0; ok && i < g->n_types; i++)
        ok = (t->types[i] = asn_counts_new()) != NULL;
    if (ok)
        return t;
    asn_data_tally_free(t);
    return NULL;
}

void asn_data_tally_free(asn_tally *t)
{
    if (!t)
        return;
    for (int i = 0; t->inputs && i < t->g->n_inputs; i++)
        asn_counts_free(t->inputs[i]);
    for (int i = 0; t->types && i < t->g->n_types; i++)
        asn_counts_free(t->types[i]);
    free(t->inputs);
    free(t->types);
    asn_counts_free(t->letters);
    asn_arena_free(t->scratch);
    free(t);
}

bool asn_data_tally_add(asn_tally *c, const asn_example *e)
{
    const asn_grammar *g = c->g;
    for (int i = 0; i < g->n_inputs; i++)
        for (int32_t t = 0; t < e->tokens[i].n; t++)
            if (!asn_counts_add(c->inputs[i], e->tokens[i].text[t], (size_t)e->tokens[i].length[t]))
                return false;
    values v  = {0};
    bool   ok = true;
    collect(g, e->tree, g->root, &v);
    for (int32_t i = 0; i < v.n && ok; i++) {
        asn_atom    atom = asn_tree_value(v.all[i]);
        size_t      length, bytes;
        const char *key = asn_value_key(c->scratch, atom, &length);
        ok              = key && asn_counts_add(c->types[v.type[i]], key, length);
        for (uint32_t at = 0; ok && g->types[v.type[i]].open && atom.kind == ASN_STRING && at < atom.length; at += (uint32_t)bytes) {
            asn_utf8_get(atom.text + at, atom.length - at, &bytes);
            ok = asn_counts_add(c->letters, atom.text + at, bytes);
        }
    }
    ok = ok && !v.failed;
    free_values(&v);
    asn_arena_reset(c->scratch);
    return ok;
}

/* Entries of an input that were seen once: training takes them as unknown now and then. */
static bool mark_rare(asn_model *m, const asn_tally *c)
{
    m->rare = asn_arena_alloc(m->arena, (size_t)m->g->n_inputs, sizeof *m->rare);
    for (int i = 0; m->rare && i < m->g->n_inputs; i++) {
        unsigned char *rare = asn_arena_alloc(m->arena, (size_t)m->inputs[i].n, 1);
        if (!rare)
            return false;
        for (int32_t k = 1; k < m->inputs[i].n; k++) {
            size_t      n;
            const char *text = asn_vocab_text(&m->inputs[i], k, &n);
            rare[k]          = asn_counts_of(c->inputs[i], text, n) == 1;
        }
        m->rare[i] = rare;
    }
    return m->rare != NULL;
}

void asn_data_seen(const asn_data *d, asn_model *m)
{
    if (!m->settings.prune)
        return;
    asn_seen_nothing(&m->seen, m->g);
    for (size_t i = 0; i < d->n; i++)
        asn_seen_tree(&m->seen, m->g, d->all[i].tree);
}

bool asn_data_tally_vocabularies(asn_tally *t, asn_model *m)
{
    const asn_grammar *g  = m->g;
    bool               ok = true;
    for (int i = 0; ok && i < g->n_inputs; i++)
        ok = asn_counts_vocab(t->inputs[i], m->arena, m->settings.minimum, &m->inputs[i]);
    for (int i = 0; ok && i < g->n_types; i++)
        if (g->types[i].primitive)
            ok = asn_counts_vocab(t->types[i], m->arena, m->settings.minimum, &m->values[i]);
    return ok && asn_counts_vocab(t->letters, m->arena, 1, &m->letters) && mark_rare(m, t);
}

bool asn_data_vocabularies(const asn_data *d, asn_model *m, asn_error *err)
{
    asn_tally *t  = asn_data_tally_new(m->g);
    bool       ok = t != NULL;
    for (size_t i = 0; ok && i < d->n; i++)
        ok = asn_data_tally_add(t, &d->all[i]);
    ok = ok && asn_data_tally_vocabularies(t, m);
    asn_data_tally_free(t);
    return ok ? true : asn_fail(err, "out of memory");
}
