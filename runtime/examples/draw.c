#include "examples/draw.h"

#include "examples/reading.h"
#include "ground/array.h"
#include "ground/buffer.h"
#include "ground/lines.h"
#include "ground/rng.h"
#include "text/pattern.h"
#include "text/say.h"
#include "text/unquote.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 256, MOST_FIELDS = 64, MOST_MORE = 4, ROOM = 24, ENDLESS = 1 << 20, TRIES = 50, DEEPEST_PARTS = 20, MOST_VALUES = 200000, MOST_PARTS = 32 };

typedef struct own_list { /* of a file of values */
    const char *name;
    ASN_ARRAY(asn_value_item) items;
} own_list;

typedef struct learnt { /* of a field, from examples */
    ASN_ARRAY(asn_atom) values;
    long parents, present, children; /* parents that have some; all children */
} learnt;

typedef struct bound_value {
    int      type;
    asn_atom value;
} bound_value;

struct asn_draw {
    const asn_grammar *g;
    uint64_t          *seed;
    asn_arena         *arena;   /* what lives as long as this */
    asn_arena         *a;       /* of the tree that is being drawn */
    double            *weights; /* of constructors */
    int               *least;   /* height, by type and style; plain: of any tree of the type */
    int               *plain;
    int               *row_least;
    bool              *recursive; /* of a constructor: it may contain its own type again */
    int               *inside;    /* of a type: how many nodes on the way from the root are of it */
    learnt            *fields;
    bool               is_like;
    ASN_ARRAY(own_list) lists;
    ASN_ARRAY(bound_value) bound;
    ASN_ARRAY(uint64_t) keys, shapes; /* of signatures, as hashes in ascending order */
    asn_error         *err;
    bool               failed; /* err says why */
};

static uint32_t below(asn_draw *d, uint32_t n)
{
    return (uint32_t)(asn_mix((*d->seed)++) % n);
}

static bool chance(asn_draw *d, double p)
{
    return asn_uniform((*d->seed)++) < p;
}

static bool fail(asn_draw *d)
{
    d->failed = true;
    return asn_out_of_memory(d->err);
}

/* ---- What is known before anything is drawn. */

/* The step of a template that says a field; NULL: none does. */
static const asn_template_step *step_of(const asn_grammar *g, const asn_say *row, int place)
{
    for (const asn_template_step *s = g->say->steps + row->steps; s->kind != ASN_STEP_END; s++)
        if (s->kind == ASN_STEP_CHILD && s->field == place)
            return s;
    return NULL;
}

static bool must_be(const asn_field *f, char need)
{
    return f->card == ASN_ONE || f->least > 0 || need == 'p';
}

static int *least_of(const asn_draw *d, int type, int style)
{
    return &d->least[type * d->g->say->n_styles + style];
}

static bool is_row(const asn_say_value *v, int type, int field, int style)
{
    return v->style == style && (v->field >= 0 ? v->field == field : v->type == type);
}

static bool value_in_style(const asn_grammar *g, int type, int field, int style)
{
    for (int i = 0; i < g->say->n_values; i++)
        if (is_row(&g->say->values[i], type, field, style))
            return true;
    return style == 0;
}

static int row_height(const asn_draw *d, const asn_say *row)
{
    const asn_grammar *g      = d->g;
    const asn_ctor    *c      = &g->ctors[row->ctor];
    int                height = 1;
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field         *f = &g->fields[c->first_field + i];
        const asn_template_step *s = step_of(g, row, i);
        if (!must_be(f, row->needs[i]))
            continue;
        int child = !s ? d->plain[f->type] : g->types[f->type].primitive ? (value_in_style(g, f->type, c->first_field + i, s->style) ? 1 : ENDLESS) : *least_of(d, f->type, s->style);
        height = child + 1 > height ? child + 1 : height;
    }
    for (const asn_template_step *s = g->say->steps + row->steps; s->kind != ASN_STEP_END; s++) { /* parts about the same node */
        const asn_say *rows[MOST_ROWS];
        int            part = ENDLESS;
        for (int n = s->kind == ASN_STEP_CHILD && s->field < 0 ? asn_say_rows(g, row->ctor, s->style, row->input < 0 ? 0 : row->input, rows, MOST_ROWS) : 0; n-- > 0;)
            part = d->row_least[rows[n] - g->say->says] < part ? d->row_least[rows[n] - g->say->says] : part;
        if (s->kind == ASN_STEP_CHILD && s->field < 0 && part > height)
            height = part;
    }
    return height < ENDLESS ? height : ENDLESS;
}

static bool lower(int *least, int height)
{
    bool changed = height < *least;
    *least       = changed ? height : *least;
    return changed;
}

static int plain_height(const asn_draw *d, int ctor)
{
    const asn_ctor *c      = &d->g->ctors[ctor];
    int             height = 1;
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f = &d->g->fields[c->first_field + i];
        if (must_be(f, ' ') && d->plain[f->type] + 1 > height)
            height = d->plain[f->type] + 1;
    }
    return height < ENDLESS ? height : ENDLESS;
}

static void find_least(asn_draw *d)
{
    const asn_grammar *g = d->g;
    for (int t = 0; t < g->n_types; t++) {
        d->plain[t] = g->types[t].primitive ? 1 : ENDLESS;
        for (int s = 0; s < g->say->n_styles; s++)
            *least_of(d, t, s) = ENDLESS;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int c = 1; c <= g->n_ctors; c++)
            changed = lower(&d->plain[g->ctors[c].type], plain_height(d, c)) || changed;
    }
    for (int i = 0; i < g->say->n_says; i++)
        d->row_least[i] = ENDLESS;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < g->say->n_says; i++) {
            const asn_say *row = &g->say->says[i];
            changed            = lower(&d->row_least[i], row->weight > 0 ? row_height(d, row) : ENDLESS) || changed;
            changed            = lower(least_of(d, g->ctors[row->ctor].type, row->style), d->row_least[i]) || changed;
        }
    }
}

/* Which types a type leads to, until nothing changes; then which constructors lead back to their own. */
static bool find_recursion(asn_draw *d)
{
    const asn_grammar *g    = d->g;
    size_t             n    = (size_t)g->n_types;
    bool              *lead = asn_arena_alloc(d->arena, n * n, sizeof *lead);
    if (!lead)
        return false;
    for (size_t t = 0; t < n; t++)
        lead[t * n + t] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < g->n_fields; i++) {
            bool *to = lead + (size_t)g->ctors[g->fields[i].ctor].type * n, *from = lead + (size_t)g->fields[i].type * n;
            for (size_t k = 0; k < n; k++)
                if (from[k] && !to[k])
                    to[k] = changed = true;
        }
    }
    for (int i = 0; i < g->n_fields; i++)
        if (lead[(size_t)g->fields[i].type * n + (size_t)g->ctors[g->fields[i].ctor].type])
            d->recursive[g->fields[i].ctor] = true;
    return true;
}

static bool make_room(asn_draw *d)
{
    const asn_grammar *g = d->g;
    size_t             n = (size_t)g->n_types, c = (size_t)g->n_ctors + 1;
    d->weights   = asn_arena_alloc(d->arena, c, sizeof *d->weights);
    d->recursive = asn_arena_alloc(d->arena, c, sizeof *d->recursive);
    d->least     = asn_arena_alloc(d->arena, n * (size_t)g->say->n_styles, sizeof *d->least);
    d->plain     = asn_arena_alloc(d->arena, n, sizeof *d->plain);
    d->inside    = asn_arena_alloc(d->arena, n, sizeof *d->inside);
    d->row_least = asn_arena_alloc(d->arena, (size_t)g->say->n_says, sizeof *d->row_least);
    d->fields    = asn_arena_alloc(d->arena, (size_t)g->n_fields + 1, sizeof *d->fields);
    return d->weights && d->recursive && d->least && d->plain && d->inside && d->row_least && d->fields;
}

asn_draw *asn_draw_new(const asn_grammar *g, uint64_t *seed, asn_error *err)
{
    if (!g->say)
        return asn_fail(err, "the task has no say statements, so there is nothing to draw: see 'say' in asdlc-task(5)"), NULL;
    asn_draw *d = calloc(1, sizeof *d);
    if (!d || !(d->arena = asn_arena_new(0)) || (d->g = g, !make_room(d)) || !find_recursion(d)) {
        asn_draw_free(d);
        return asn_out_of_memory(err), NULL;
    }
    d->seed = seed;
    for (int c = 1; c <= g->n_ctors; c++)
        d->weights[c] = g->say->weights[c];
    find_least(d);
    if (*least_of(d, g->root, 0) < ENDLESS)
        return d;
    asn_fail(err, "no tree of '%s' can be said: the say statements leave out something that all of them need", g->types[g->root].name);
    asn_draw_free(d);
    return NULL;
}

void asn_draw_free(asn_draw *d)
{
    if (!d)
        return;
    for (int i = 0; d->fields && i < d->g->n_fields; i++)
        asn_array_free(&d->fields[i].values);
    for (size_t i = 0; i < d->lists.n; i++)
        asn_array_free(&d->lists.all[i].items);
    asn_array_free(&d->lists);
    asn_array_free(&d->bound);
    asn_array_free(&d->keys);
    asn_array_free(&d->shapes);
    asn_arena_free(d->arena);
    free(d);
}

/* ---- Examples to be like. */

/* What a signature is about: the value, and the constructors of the children. */
static uint64_t hash_bytes(uint64_t h, const void *bytes, size_t n)
{
    const unsigned char *s = bytes;
    for (size_t i = 0; i < n; i++)
        h = (h ^ s[i]) * 0x100000001b3u;
    return h;
}

static void hash_signature(const asn_grammar *g, const asn_tree *t, int number, uint64_t *key, uint64_t *shape)
{
    const asn_signature *s     = &g->signatures[number];
    int                  first = g->ctors[t->ctor].first_field, place = s->field - first;
    asn_atom             v     = asn_tree_value(asn_tree_child(t, s->key - first, 0));
    *key = asn_mix(hash_bytes(asn_key((uint64_t)number, (uint64_t)v.kind), v.text, v.length));
    *shape = *key;
    for (int i = 0; i < asn_tree_count(t, place); i++) {
        const asn_tree *child = asn_tree_child(t, place, i);
        *shape                = asn_key(*shape, child ? (uint64_t)child->ctor + 1 : 0);
    }
    *shape = asn_key(*shape, (uint64_t)asn_tree_count(t, place));
}

typedef struct lesson {
    asn_draw *d;
    asn_arena *arena;
    double   *counts;
    bool      ok;
} lesson;

static bool keep_value(asn_draw *d, int field, asn_atom v)
{
    learnt *f = &d->fields[field];
    if (f->values.n >= MOST_VALUES)
        return true;
    v.text = asn_arena_text(d->arena, v.text, v.length);
    return v.text && asn_array_push(&f->values, v);
}

static bool learn_node(void *context, const asn_tree *t)
{
    lesson            *l = context;
    const asn_grammar *g = l->d->g;
    if (t->ctor == 0)
        return true;
    l->counts[t->ctor]++;
    const asn_ctor *c = &g->ctors[t->ctor];
    for (int i = 0; i < c->n_fields; i++) {
        int     field = c->first_field + i, n = asn_tree_count(t, i);
        learnt *f     = &l->d->fields[field];
        f->parents++;
        f->present += n > 0;
        f->children += n;
        for (int k = 0; k < n; k++) {
            const asn_tree *child = asn_tree_child(t, i, k);
            if (child && child->ctor == 0)
                l->ok = keep_value(l->d, field, asn_tree_value(child)) && l->ok;
        }
        if (g->fields[field].signature) {
            uint64_t key, shape;
            hash_signature(g, t, g->fields[field].signature - 1, &key, &shape);
            l->ok = asn_array_push(&l->d->keys, key) && asn_array_push(&l->d->shapes, shape) && l->ok;
        }
    }
    return true;
}

static bool learn_example(void *context, const asn_example *e, int64_t at, size_t length)
{
    lesson *l = context;
    (void)at, (void)length;
    bool ok = asn_tree_walk(e->tree, l->d->g, &(asn_walk){.enter = learn_node, .context = l}) && l->ok;
    asn_arena_reset(l->arena);
    return ok;
}

static int by_number(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

/* A type that does not occur keeps the weights that the task states. What occurs nowhere is still possible. */
static void learn_weights(asn_draw *d, const double *counts)
{
    const asn_grammar *g = d->g;
    for (int t = 0; t < g->n_types; t++) {
        double sum = 0;
        for (int i = 0; i < g->types[t].n_ctors; i++)
            sum += counts[g->types[t].first_ctor + i];
        for (int i = 0; sum > 0 && i < g->types[t].n_ctors; i++)
            d->weights[g->types[t].first_ctor + i] = counts[g->types[t].first_ctor + i] + 0.5;
    }
}

bool asn_draw_like(asn_draw *d, const char *path, asn_error *err)
{
    lesson l    = {.d = d, .arena = asn_arena_new(0), .ok = true};
    int    file = asn_reading_open(path, err);
    bool   ok   = file >= 0;
    l.counts    = asn_arena_alloc(d->arena, (size_t)d->g->n_ctors + 1, sizeof *l.counts);
    if (ok && (!l.arena || !l.counts))
        ok = asn_out_of_memory(err);
    asn_reading r = {.g = d->g, .path = path, .arena = l.arena, .words = l.arena, .take = learn_example, .context = &l};
    ok            = ok && asn_reading_run(&r, file, err);
    asn_reading_close(file);
    asn_arena_free(l.arena);
    if (!ok)
        return false;
    learn_weights(d, l.counts);
    d->is_like = true;
    if (d->keys.n) {
        qsort(d->keys.all, d->keys.n, sizeof *d->keys.all, by_number);
        qsort(d->shapes.all, d->shapes.n, sizeof *d->shapes.all, by_number);
    }
    return true;
}

/* ---- Lists of values. */

static own_list *list_named(asn_draw *d, const char *name)
{
    for (size_t i = 0; i < d->lists.n; i++)
        if (strcmp(d->lists.all[i].name, name) == 0)
            return &d->lists.all[i];
    return NULL;
}

static bool is_listed_name(const asn_grammar *g, const char *name)
{
    for (int i = 0; i < g->say->n_lists; i++)
        if (strcmp(g->say->lists[i].name, name) == 0)
            return true;
    return false;
}

static bool is_primitive_name(const asn_grammar *g, const char *name)
{
    for (int t = 0; t < g->n_types; t++)
        if (g->types[t].primitive && strcmp(g->types[t].name, name) == 0)
            return true;
    for (int i = 0; i < g->n_fields; i++) {
        char full[300];
        snprintf(full, sizeof full, "%s.%s", g->ctors[g->fields[i].ctor].name, g->fields[i].name);
        if (g->types[g->fields[i].type].primitive && strcmp(full, name) == 0)
            return true;
    }
    return false;
}

static bool add_value(asn_draw *d, const char *path, const asn_lines *l, asn_error *err)
{
    const char *tab = memchr(l->text, '\t', l->length);
    size_t      n   = l->length;
    while (n && (l->text[n - 1] == '\r' || l->text[n - 1] == ' '))
        n--;
    if (n == 0)
        return true;
    if (!tab)
        return asn_fail(err, "%s:%zu: expected a type, a tab and a value", path, l->number);
    const char *name = asn_arena_text(d->arena, l->text, (size_t)(tab - l->text)), *text = asn_arena_text(d->arena, tab + 1, n > (size_t)(tab + 1 - l->text) ? n - (size_t)(tab + 1 - l->text) : 0);
    own_list   *to   = name && text ? list_named(d, name) : NULL;
    if (name && text && !to && asn_array_push(&d->lists, (own_list){.name = name}))
        to = &d->lists.all[d->lists.n - 1];
    asn_type       any  = {.builtin = ASN_ANY};
    asn_value_item item = {.kind = text ? asn_kind_by_looks(&any, text, strlen(text)) : ASN_STRING, .text = text, .last = -1};
    return to && asn_array_push(&to->items, item) ? true : asn_out_of_memory(err);
}

/* A name that is neither a type nor in the braces of another value is a mistake. */
static bool check_lists(asn_draw *d, const char *path, asn_error *err)
{
    for (size_t i = 0; i < d->lists.n; i++) {
        const char *name = d->lists.all[i].name;
        char        part[300];
        bool        used = is_primitive_name(d->g, name) || is_listed_name(d->g, name);
        snprintf(part, sizeof part, "{%.290s}", name);
        for (size_t k = 0; k < d->lists.n && !used; k++)
            for (size_t v = 0; v < d->lists.all[k].items.n && !used; v++)
                used = strstr(d->lists.all[k].items.all[v].text, part) != NULL;
        if (!used)
            return asn_fail(err, "%s: '%.100s' is no primitive type or field, and no other value has {%.100s} in it", path, name, name);
    }
    return true;
}

bool asn_draw_values(asn_draw *d, const char *path, asn_error *err)
{
    int file = asn_reading_open(path, err);
    if (file < 0)
        return false;
    asn_lines l  = asn_lines_of(file, path);
    bool      ok = true;
    for (asn_line_found found; ok && (found = asn_lines_next(&l, err)) != ASN_LINES_END;)
        ok = found == ASN_LINE && add_value(d, path, &l, err);
    asn_lines_free(&l);
    asn_reading_close(file);
    return ok && check_lists(d, path, err);
}

/* ---- Values. */

/* A word that nobody has heard. */
static void invent(asn_draw *d, asn_buffer *b, bool capital)
{
    static const char *const begin[]  = {"b", "br", "c", "ch", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "kr", "l", "m", "n", "p", "pr", "r", "s", "sh", "sk", "st", "t", "tr", "v", "w", "z", ""};
    static const char *const middle[] = {"a", "e", "i", "o", "u", "a", "e", "i", "o", "ai", "ea", "oo", "ou", "ia"};
    static const char *const end[]    = {"", "", "", "n", "l", "r", "s", "m", "nd", "rt", "lm", "ck", "nt", "th"};
    size_t                   from     = b->length;
    for (int left = 2 + (int)below(d, 2); left > 0; left--) {
        const char *part = begin[below(d, sizeof begin / sizeof *begin)];
        asn_buffer_put(b, part, strlen(part));
        part = middle[below(d, sizeof middle / sizeof *middle)];
        asn_buffer_put(b, part, strlen(part));
        part = left == 1 || below(d, 3) == 0 ? end[below(d, sizeof end / sizeof *end)] : "";
        asn_buffer_put(b, part, strlen(part));
    }
    if (capital && !b->failed)
        b->text[from] = (char)(b->text[from] - 'a' + 'A');
}

typedef struct choice { /* the items of one name: those of the task, and of a file */
    const asn_value_item *task, *file;
    size_t                n_task, n_file;
} choice;

static choice items_of(asn_draw *d, const char *name, size_t length)
{
    choice c = {0};
    for (int i = 0; i < d->g->say->n_lists; i++)
        if (strlen(d->g->say->lists[i].name) == length && memcmp(d->g->say->lists[i].name, name, length) == 0) {
            c.task   = d->g->say->lists[i].items;
            c.n_task = (size_t)d->g->say->lists[i].n;
        }
    for (size_t i = 0; i < d->lists.n; i++)
        if (strlen(d->lists.all[i].name) == length && memcmp(d->lists.all[i].name, name, length) == 0) {
            c.file   = d->lists.all[i].items.all;
            c.n_file = d->lists.all[i].items.n;
        }
    return c;
}

static asn_atom_kind put_item(asn_draw *d, asn_buffer *b, choice c, int depth);

static bool put_part(asn_draw *d, asn_buffer *b, const char *name, size_t length, int depth)
{
    choice c = items_of(d, name, length);
    if (c.n_task + c.n_file)
        put_item(d, b, c, depth + 1);
    else if (length == 4 && (memcmp(name, "word", 4) == 0 || memcmp(name, "Name", 4) == 0))
        invent(d, b, *name == 'N');
    else {
        d->failed = true;
        return asn_fail(d->err, "a value has {%.*s} in it, and no values have that name", (int)(length < 100 ? length : 100), name);
    }
    return true;
}

/* Of an item: its text, with another item for each {NAME}. */
static asn_atom_kind put_item(asn_draw *d, asn_buffer *b, choice c, int depth)
{
    uint32_t              k = below(d, (uint32_t)(c.n_task + c.n_file));
    const asn_value_item *v = k < c.n_task ? &c.task[k] : &c.file[k - c.n_task];
    if (depth > DEEPEST_PARTS) {
        d->failed = true;
        asn_fail(d->err, "the value '%.100s' contains itself, so it would never end", v->text);
        return v->kind;
    }
    if (v->last >= 0) {
        char number[32];
        long first = strtol(v->text, NULL, 10);
        int  n     = snprintf(number, sizeof number, "%ld", first + (long)(asn_mix((*d->seed)++) % (uint64_t)(v->last - first + 1)));
        asn_buffer_put(b, number, (size_t)n);
        return v->kind;
    }
    for (const char *s = v->text; *s && !d->failed;) {
        size_t plain = v->kind == ASN_STRING ? strcspn(s, "{") : strlen(s), name = s[plain] ? strcspn(s + plain + 1, "}") : 0;
        asn_buffer_put(b, s, plain);
        s += plain;
        if (*s && !s[name + 1]) { /* it is not closed: a plain brace */
            asn_buffer_put(b, s, strlen(s));
            break;
        }
        if (*s) {
            put_part(d, b, s + 1, name, depth);
            s += name + 2;
        }
    }
    return v->kind;
}

static bool is_copied_number(const asn_grammar *g, const asn_type *t)
{
    for (int i = 0; i < t->n_copies; i++)
        if (g->copies[t->first_copy + i].transform != ASN_COPY_NUMBER)
            return false;
    return t->n_copies > 0;
}

/* For a type whose values are copied, any text will do: some words, or a number. */
static asn_atom_kind put_new(asn_draw *d, asn_buffer *b, const asn_type *t)
{
    if (is_copied_number(d->g, t)) {
        char number[16];
        int  n = snprintf(number, sizeof number, "%u", (unsigned)below(d, 100));
        asn_buffer_put(b, number, (size_t)n);
        return ASN_NUMBER;
    }
    bool spans = false;
    for (int i = 0; i < t->n_copies; i++)
        spans = spans || d->g->copies[t->first_copy + i].part != ASN_COPY_TOKEN;
    for (uint32_t left = spans ? 1 + below(d, 3) : 1; left > 0; left--) {
        invent(d, b, below(d, 4) == 0);
        if (left > 1)
            asn_buffer_put(b, " ", 1);
    }
    return ASN_STRING;
}

/* One of the values that statements name. */
static bool value_of_style(asn_draw *d, int type, int field, int style, asn_atom *v)
{
    const asn_saying *all = d->g->say;
    int               n = 0, at;
    for (int i = 0; i < all->n_values; i++)
        n += all->values[i].value && is_row(&all->values[i], type, field, style);
    if (n == 0)
        return false;
    at = (int)below(d, (uint32_t)n);
    for (int i = 0; i < all->n_values; i++)
        if (all->values[i].value && is_row(&all->values[i], type, field, style) && at-- == 0) {
            *v = (asn_atom){all->values[i].kind, (uint32_t)strlen(all->values[i].value), all->values[i].value};
            return true;
        }
    return false;
}

static bool from_pattern(asn_draw *d, int type, int field, asn_atom *v)
{
    int n = 0;
    while (asn_pattern_of(d->g, type, field, n))
        n++;
    if (n == 0)
        return false;
    const asn_pattern *p    = asn_pattern_of(d->g, type, field, (int)below(d, (uint32_t)n));
    char              *text = asn_pattern_sample(d->a, p->code, d->seed);
    if (!text)
        return fail(d);
    *v = (asn_atom){p->kind ? p->kind : asn_kind_by_looks(&d->g->types[type], text, strlen(text)), (uint32_t)strlen(text), text};
    return true;
}

/* One value, from wherever values of this field are known. false: nowhere, or d->failed. */
static bool propose(asn_draw *d, int field, int style, asn_atom *v)
{
    const asn_grammar *g    = d->g;
    const asn_field   *f    = &g->fields[field];
    const asn_type    *t    = &g->types[f->type];
    learnt            *seen = &d->fields[field];
    asn_buffer         b    = {.arena = d->a};
    char               name[300];
    if (seen->values.n && !(t->n_copies && below(d, 3) == 0)) {
        *v = seen->values.all[below(d, (uint32_t)seen->values.n)];
        return true;
    }
    snprintf(name, sizeof name, "%s.%s", g->ctors[f->ctor].name, f->name);
    choice c = items_of(d, name, strlen(name));
    if (c.n_task + c.n_file == 0)
        c = items_of(d, t->name, strlen(t->name));
    if (c.n_task + c.n_file)
        v->kind = put_item(d, &b, c, 0);
    else if (style == 0 && from_pattern(d, f->type, field, v))
        return true;
    else if (value_of_style(d, f->type, field, style, v))
        return true;
    else if (t->n_copies)
        v->kind = put_new(d, &b, t);
    else
        return false;
    v->length = (uint32_t)b.length;
    v->text   = asn_buffer_end(&b);
    if (t->builtin == ASN_INT)
        v->kind = ASN_NUMBER;
    return v->text && !d->failed ? true : d->failed ? false : fail(d);
}

static bool is_bound(const asn_draw *d, int type, asn_atom v)
{
    for (size_t i = 0; i < d->bound.n; i++)
        if (d->bound.all[i].type == type && asn_atom_equal(d->bound.all[i].value, v))
            return true;
    return false;
}

/* One of the values that are bound here. */
static const asn_tree *draw_bound(asn_draw *d, int type)
{
    uint32_t n = 0;
    for (size_t i = 0; i < d->bound.n; i++)
        n += d->bound.all[i].type == type;
    uint32_t at = n ? below(d, n) : 0;
    for (size_t i = 0; n && i < d->bound.n; i++)
        if (d->bound.all[i].type == type && at-- == 0)
            return asn_tree_of_atom(d->a, d->bound.all[i].value);
    return NULL;
}

static const asn_tree *draw_value(asn_draw *d, int field, int style)
{
    const asn_field *f = &d->g->fields[field];
    const asn_type  *t = &d->g->types[f->type];
    if (t->bound && !f->binder)
        return draw_bound(d, f->type);
    for (int tries = 0; tries < TRIES && !d->failed; tries++) {
        asn_atom v;
        if (!(tries >= TRIES / 2 && style && value_of_style(d, f->type, field, style, &v)) && !propose(d, field, style, &v)) {
            if (!d->failed)
                asn_fail(d->err, "no values of type '%s' are known for %s.%s: name some in the task (values %s ...), in a file (--values FILE), or give examples (--like FILE)",
                         t->name, d->g->ctors[f->ctor].name, f->name, t->name);
            d->failed = true;
            return NULL;
        }
        bool said = style == 0 || asn_say_has_value(d->g, f->type, field, style, v);
        if (said && asn_atom_valid(v) && asn_pattern_allows(d->g, f->type, field, v) && !(f->binder && t->fresh && is_bound(d, f->type, v)))
            return asn_tree_of_atom(d->a, v);
    }
    return NULL;
}

/* ---- Nodes. */

typedef struct plan { /* of a node: its templates, one for each input, and what they make of its fields */
    const asn_say *rows[MOST_PARTS];
    int            n_rows;
    char           needs[MOST_FIELDS];
    int            styles[MOST_FIELDS]; /* -1: it is not said */
    int            counts[MOST_FIELDS];
} plan;

static const asn_tree *draw_node(asn_draw *d, int type, int style, int room);

/* How many templates' worth of what was learnt: whether optional children are there. */
static double row_weight(const asn_draw *d, const asn_say *row)
{
    double          w = row->weight;
    const asn_ctor *c = &d->g->ctors[row->ctor];
    for (int i = 0; d->is_like && i < c->n_fields; i++) {
        const learnt *f = &d->fields[c->first_field + i];
        double        p = ((double)f->present + 0.5) / ((double)f->parents + 1);
        if (d->g->fields[c->first_field + i].card != ASN_ONE)
            w *= row->needs[i] == 'p' ? p : row->needs[i] == 'a' ? 1 - p : 1;
    }
    return w;
}

static int rows_that_fit(asn_draw *d, int ctor, int style, int input, int room, const asn_say **rows)
{
    int n = asn_say_rows(d->g, ctor, style, input, rows, MOST_ROWS), kept = 0;
    for (int i = 0; i < n; i++)
        if (d->row_least[rows[i] - d->g->say->says] <= room)
            rows[kept++] = rows[i];
    return kept;
}

/* p before f before a before -: what one template says is there for all. */
static void merge_row(const asn_draw *d, plan *p, const asn_say *row)
{
    static const char order[] = "pfa-";
    const asn_ctor   *c       = &d->g->ctors[row->ctor];
    for (int i = 0; i < c->n_fields; i++) {
        const asn_template_step *s = step_of(d->g, row, i);
        if (p->n_rows == 0 || strchr(order, row->needs[i]) < strchr(order, p->needs[i]))
            p->needs[i] = row->needs[i];
        if (s && (p->n_rows == 0 || p->styles[i] < 0))
            p->styles[i] = s->style;
        else if (p->n_rows == 0)
            p->styles[i] = -1;
    }
    p->rows[p->n_rows++] = row;
}

/* A template for an input, and one for each part that it has about the same node. */
static bool choose_row(asn_draw *d, plan *p, int ctor, int style, int input, int room)
{
    const asn_say *rows[MOST_ROWS];
    double         weights[MOST_ROWS];
    int            n = rows_that_fit(d, ctor, style, input, room, rows);
    for (int i = 0; i < n; i++)
        weights[i] = row_weight(d, rows[i]);
    if (n == 0 || p->n_rows == MOST_PARTS)
        return false;
    const asn_say *row = rows[asn_rng_pick(d->seed, weights, n)];
    merge_row(d, p, row);
    for (const asn_template_step *s = d->g->say->steps + row->steps; s->kind != ASN_STEP_END; s++)
        if (s->kind == ASN_STEP_CHILD && s->field < 0 && !choose_row(d, p, ctor, s->style, input, room))
            return false;
    return true;
}

static bool choose_rows(asn_draw *d, plan *p, int ctor, int style, int room)
{
    for (int k = 0; k < d->g->n_inputs; k++)
        if (!choose_row(d, p, ctor, style, k, room))
            return false;
    return true;
}

/* How many children, beyond the least: each further one a third as likely, or as the examples have it. */
static int draw_more(asn_draw *d, int field, bool one_is_there)
{
    const learnt *f    = &d->fields[field];
    double        mean = d->is_like && f->parents ? (double)f->children / (double)(one_is_there && f->present ? f->present : f->parents) - one_is_there : 0.5;
    int           n    = 0;
    mean               = mean < 0.02 ? 0.02 : mean;
    while (n < MOST_MORE && chance(d, mean / (mean + 1)))
        n++;
    return n;
}

static int draw_count(asn_draw *d, int field, char need, bool fits)
{
    const asn_field *f = &d->g->fields[field];
    if (f->card == ASN_ONE)
        return 1;
    bool there = need == 'p', maybe = need == 'f' && fits;
    if (f->card == ASN_OPTIONAL) {
        const learnt *seen = &d->fields[field];
        return there || (maybe && chance(d, d->is_like && seen->parents ? (double)seen->present / (double)seen->parents : 0.5));
    }
    int n = there && f->least < 1 ? 1 : f->least;
    if ((there && fits) || maybe)
        n += draw_more(d, field, n > 0);
    return f->most && n > f->most ? f->most : n;
}

static void draw_counts(asn_draw *d, plan *p, int ctor, int room)
{
    const asn_grammar *g = d->g;
    const asn_ctor    *c = &g->ctors[ctor];
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f    = &g->fields[c->first_field + i];
        bool             fits = g->types[f->type].primitive || (p->styles[i] >= 0 && *least_of(d, f->type, p->styles[i]) < room);
        p->counts[i]          = draw_count(d, c->first_field + i, p->needs[i], fits);
    }
    for (int k = 0; k < p->n_rows; k++) /* sequences that are said side by side have one length */
        for (const asn_template_step *s = g->say->steps + p->rows[k]->steps; s->kind != ASN_STEP_END; s++)
            for (const int *col = s->kind == ASN_STEP_LOOP ? s->columns : NULL; col && *col; col++)
                p->counts[*col - 1] = p->counts[s->field];
}

/* What no template says: the least there is. */
static const asn_tree *draw_unsaid(asn_draw *d, int field)
{
    const asn_grammar *g = d->g;
    int                t = g->fields[field].type;
    if (g->types[t].primitive)
        return draw_value(d, field, 0);
    int best = g->types[t].default_ctor ? g->types[t].default_ctor : g->types[t].first_ctor;
    for (int i = 0; !g->types[t].default_ctor && i < g->types[t].n_ctors; i++)
        if (plain_height(d, g->types[t].first_ctor + i) < plain_height(d, best))
            best = g->types[t].first_ctor + i;
    asn_build b = asn_build_begin(d->a, g, best);
    for (int i = 0; i < g->ctors[best].n_fields; i++) {
        const asn_field *f     = &g->fields[g->ctors[best].first_field + i];
        bool             many  = f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS;
        const asn_tree  *child = f->card == ASN_ONE || f->least ? draw_unsaid(d, g->ctors[best].first_field + i) : NULL;
        if (!child && (f->card == ASN_ONE || f->least))
            return NULL;
        if (many)
            asn_build_children(&b, i, &child, child ? 1 : 0);
        else
            asn_build_child(&b, i, child);
    }
    return asn_build_end(&b);
}

static const asn_tree *draw_child(asn_draw *d, int field, int style, int room)
{
    int type = d->g->fields[field].type;
    if (style < 0)
        return draw_unsaid(d, field);
    return d->g->types[type].primitive ? draw_value(d, field, style) : draw_node(d, type, style, room);
}

static bool is_among(const asn_tree *t, const asn_tree *const *all, int n, const asn_grammar *g)
{
    for (int i = 0; i < n; i++)
        if (all[i] && asn_tree_equal(t, all[i], g))
            return true;
    return false;
}

/* The children of a field; NULL: some could not be drawn. What equals an earlier one is drawn again, for people seldom say a thing twice; of a
 * distinct sequence, it is left out in the end. */
static const asn_tree **draw_children(asn_draw *d, plan *p, int field, int place, int room)
{
    const asn_field *f   = &d->g->fields[field];
    const asn_tree **all = asn_arena_small(d->a, ((size_t)p->counts[place] + 1) * sizeof *all);
    int              n   = 0;
    for (int tries = 0; all && n < p->counts[place] && tries < TRIES; tries++) {
        if (!(all[n] = draw_child(d, field, p->styles[place], room)))
            return NULL;
        n += (tries >= TRIES / 2 && !f->distinct) || !is_among(all[n], all, n, d->g);
    }
    if (!all)
        return fail(d), NULL;
    bool enough = n == p->counts[place] || (f->card == ASN_SEQUENCE && n >= f->least && n > 0);
    p->counts[place] = n;
    return enough ? all : NULL;
}

/* Values of binders hold in the children of the fields that the task names. */
static bool bind_for(asn_draw *d, const asn_tree *const *const *drawn, const plan *p, int ctor, int field)
{
    const asn_grammar *g = d->g;
    for (int i = 0; i < g->n_scopes; i++) {
        int place = g->scopes[i].binder - g->ctors[ctor].first_field;
        if (g->scopes[i].in != field || place < 0 || place >= g->ctors[ctor].n_fields)
            continue;
        for (int k = 0; k < p->counts[place]; k++)
            if (!asn_array_push(&d->bound, (bound_value){g->fields[g->scopes[i].binder].type, asn_tree_value(drawn[place][k])}))
                return fail(d);
    }
    return true;
}

/* What goes with a value, as far as examples told. */
static bool keeps_signatures(const asn_draw *d, const asn_tree *t)
{
    const asn_ctor *c = &d->g->ctors[t->ctor];
    for (int i = 0; d->keys.n && i < c->n_fields; i++) {
        int      number = d->g->fields[c->first_field + i].signature;
        uint64_t key, shape;
        if (!number)
            continue;
        hash_signature(d->g, t, number - 1, &key, &shape);
        if (bsearch(&key, d->keys.all, d->keys.n, sizeof key, by_number) && !bsearch(&shape, d->shapes.all, d->shapes.n, sizeof shape, by_number))
            return false;
    }
    return true;
}

static const asn_tree *draw_fields(asn_draw *d, plan *p, int ctor, int room)
{
    const asn_grammar            *g = d->g;
    const asn_ctor               *c = &g->ctors[ctor];
    const asn_tree *const *drawn[MOST_FIELDS];
    asn_build                     b = asn_build_begin(d->a, g, ctor);
    for (int i = 0; i < c->n_fields; i++) {
        const asn_field *f     = &g->fields[c->first_field + i];
        size_t           bound = d->bound.n;
        bool             ok    = bind_for(d, drawn, p, ctor, c->first_field + i);
        drawn[i]               = ok ? draw_children(d, p, c->first_field + i, i, room) : NULL;
        d->bound.n             = bound;
        if (!drawn[i])
            return NULL;
        if (f->card == ASN_SEQUENCE || f->card == ASN_OPTIONALS)
            asn_build_children(&b, i, drawn[i], p->counts[i]);
        else
            asn_build_child(&b, i, p->counts[i] ? drawn[i][0] : NULL);
    }
    const asn_tree *t = asn_build_end(&b);
    return t && keeps_signatures(d, t) ? t : NULL;
}

/* A constructor, by its weight. Inside its own type, one that contains the type again is half as likely with each level. */
static int choose_ctor(asn_draw *d, int type, int style, int room)
{
    const asn_type *t = &d->g->types[type];
    int             ctors[MOST_ROWS], n = 0;
    double          weights[MOST_ROWS];
    const asn_say  *rows[MOST_ROWS];
    for (int i = 0; i < t->n_ctors && n < MOST_ROWS; i++) {
        int    c = t->first_ctor + i;
        double w = d->weights[c];
        for (int k = 0; d->recursive[c] && k < d->inside[type]; k++)
            w *= 0.5;
        if (w > 0 && rows_that_fit(d, c, style, 0, room, rows) > 0) {
            weights[n] = w;
            ctors[n++] = c;
        }
    }
    return n ? ctors[asn_rng_pick(d->seed, weights, n)] : 0;
}

static const asn_tree *draw_node(asn_draw *d, int type, int style, int room)
{
    int  least = *least_of(d, type, style);
    int  ctor  = choose_ctor(d, type, style, room > least ? room : least);
    plan p     = {.n_rows = 0};
    if (!ctor || d->g->ctors[ctor].n_fields > MOST_FIELDS || !choose_rows(d, &p, ctor, style, room > least ? room : least))
        return NULL;
    draw_counts(d, &p, ctor, room);
    d->inside[type]++;
    const asn_tree *t = draw_fields(d, &p, ctor, room - 1);
    d->inside[type]--;
    return t;
}

const asn_tree *asn_draw_one(asn_draw *d, asn_arena *a, asn_error *err)
{
    d->a       = a;
    d->err     = err;
    d->failed  = false;
    d->bound.n = 0;
    err->text[0] = 0;
    const asn_tree *t = draw_node(d, d->g->root, 0, *least_of(d, d->g->root, 0) + ROOM);
    if (d->failed)
        return NULL;
    err->text[0] = 0;
    return t;
}
