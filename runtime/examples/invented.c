#include "examples/drawing.h"

#include "examples/reading.h"
#include "ground/buffer.h"
#include "ground/lines.h"
#include "text/pattern.h"
#include "text/say.h"
#include "text/unquote.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 50, DEEPEST_PARTS = 20 };

/* ---- Lists of values. */

static asn_own_list *list_named(asn_draw *d, const char *name)
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
    size_t      before = (size_t)(tab + 1 - l->text);
    const char *name = asn_arena_text(d->arena, l->text, before - 1), *text = asn_arena_text(d->arena, tab + 1, n > before ? n - before : 0);
    asn_own_list   *to   = name && text ? list_named(d, name) : NULL;
    if (name && text && !to && asn_array_push(&d->lists, (asn_own_list){.name = name}))
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
    static const char *const begin[]  = {"b", "br", "c", "ch", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "kr", "l", "m", "n", "p", "pr", "r",
                                        "s", "sh", "sk", "st", "t", "tr", "v", "w", "z", ""};
    static const char *const middle[] = {"a", "e", "i", "o", "u", "a", "e", "i", "o", "ai", "ea", "oo", "ou", "ia"};
    static const char *const end[]    = {"", "", "", "n", "l", "r", "s", "m", "nd", "rt", "lm", "ck", "nt", "th"};
    size_t                   from     = b->length;
    for (int left = 2 + (int)asn_drawing_below(d, 2); left > 0; left--) {
        const char *part = begin[asn_drawing_below(d, sizeof begin / sizeof *begin)];
        asn_buffer_put(b, part, strlen(part));
        part = middle[asn_drawing_below(d, sizeof middle / sizeof *middle)];
        asn_buffer_put(b, part, strlen(part));
        part = left == 1 || asn_drawing_below(d, 3) == 0 ? end[asn_drawing_below(d, sizeof end / sizeof *end)] : "";
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
    uint32_t              k = asn_drawing_below(d, (uint32_t)(c.n_task + c.n_file));
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
        int  n = snprintf(number, sizeof number, "%u", (unsigned)asn_drawing_below(d, 100));
        asn_buffer_put(b, number, (size_t)n);
        return ASN_NUMBER;
    }
    bool spans = false;
    for (int i = 0; i < t->n_copies; i++)
        spans = spans || d->g->copies[t->first_copy + i].part != ASN_COPY_TOKEN;
    for (uint32_t left = spans ? 1 + asn_drawing_below(d, 3) : 1; left > 0; left--) {
        invent(d, b, asn_drawing_below(d, 4) == 0);
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
        n += all->values[i].value && asn_drawing_says(&all->values[i], type, field, style);
    if (n == 0)
        return false;
    at = (int)asn_drawing_below(d, (uint32_t)n);
    for (int i = 0; i < all->n_values; i++)
        if (all->values[i].value && asn_drawing_says(&all->values[i], type, field, style) && at-- == 0) {
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
    const asn_pattern *p    = asn_pattern_of(d->g, type, field, (int)asn_drawing_below(d, (uint32_t)n));
    char              *text = asn_pattern_sample(d->a, p->code, d->seed);
    if (!text)
        return asn_drawing_fail(d);
    *v = (asn_atom){p->kind ? p->kind : asn_kind_by_looks(&d->g->types[type], text, strlen(text)), (uint32_t)strlen(text), text};
    return true;
}

/* One value, from wherever values of this field are known. false: nowhere, or d->failed. */
static bool propose(asn_draw *d, int field, int style, asn_atom *v)
{
    const asn_grammar *g    = d->g;
    const asn_field   *f    = &g->fields[field];
    const asn_type    *t    = &g->types[f->type];
    asn_learnt            *seen = &d->fields[field];
    asn_buffer         b    = {.arena = d->a};
    char               name[300];
    if (seen->values.n && !(t->n_copies && asn_drawing_below(d, 3) == 0)) {
        *v = seen->values.all[asn_drawing_below(d, (uint32_t)seen->values.n)];
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
    return v->text && !d->failed ? true : d->failed ? false : asn_drawing_fail(d);
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
    uint32_t at = n ? asn_drawing_below(d, n) : 0;
    for (size_t i = 0; n && i < d->bound.n; i++)
        if (d->bound.all[i].type == type && at-- == 0)
            return asn_tree_of_atom(d->a, d->bound.all[i].value);
    return NULL;
}

const asn_tree *asn_invented_value(asn_draw *d, int field, int style)
{
    const asn_field *f = &d->g->fields[field];
    const asn_type  *t = &d->g->types[f->type];
    if (t->bound && !f->binder)
        return draw_bound(d, f->type);
    for (int tries = 0; tries < TRIES && !d->failed; tries++) {
        asn_atom v;
        if (!(tries >= TRIES / 2 && style && value_of_style(d, f->type, field, style, &v)) && !propose(d, field, style, &v)) {
            if (!d->failed)
                asn_fail(d->err, "no values of type '%s' are known for %s.%s: name some in the task (values %s ...), in a file (--values FILE), or give "
                         "examples (--like FILE)", t->name, d->g->ctors[f->ctor].name, f->name, t->name);
            d->failed = true;
            return NULL;
        }
        bool said = style == 0 || asn_say_has_value(d->g, f->type, field, style, v);
        if (said && asn_atom_valid(v) && asn_pattern_allows(d->g, f->type, field, v) && !(f->binder && t->fresh && is_bound(d, f->type, v)))
            return asn_tree_of_atom(d->a, v);
    }
    return NULL;
}
