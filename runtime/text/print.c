/* print.c: what generated printers call: text, lines and blocks, parentheses by level, values in quotes. */
#include "text/print.h"
#include "ground/utf8.h"

#include <stdio.h>
#include <string.h>

struct asn_printer {
    const asn_grammar *g;
    asn_buffer         b;
    int                depth;
    bool               line; /* a new line has begun: its indentation is still to come */
};

static asn_buffer *indented(asn_printer *p)
{
    if (p->line) {
        p->line = false;
        for (int i = 0; i < p->depth; i++)
            asn_buffer_put(&p->b, p->g->indent, strlen(p->g->indent));
    }
    return &p->b;
}

void asn_put(asn_printer *p, const char *text, size_t length)
{
    if (length)
        asn_buffer_put(indented(p), text, length);
}

static void put(asn_printer *p, const char *text)
{
    asn_put(p, text, strlen(text));
}

void asn_put_line(asn_printer *p)
{
    asn_buffer_put(&p->b, "\n", 1);
    p->line = true;
}

void asn_put_deeper(asn_printer *p, int by)
{
    p->depth += by;
}

void asn_print_json(asn_buffer *b, asn_atom v)
{
    if (v.kind == ASN_NUMBER || v.kind == ASN_NAME) {
        asn_buffer_put(b, v.text, v.length);
        return;
    }
    asn_buffer_put(b, "\"", 1);
    for (const char *s = v.text, *end = s + v.length; s < end;) {
        size_t   n;
        uint32_t code = v.kind == ASN_BYTES ? (n = 1, (unsigned char)*s) : asn_utf8_get(s, (size_t)(end - s), &n);
        char     text[16];
        if (code == '"' || code == '\\')
            snprintf(text, sizeof text, "\\%c", (char)code);
        else if (code == '\n' || code == '\t' || code == '\r')
            snprintf(text, sizeof text, "\\%c", code == '\n' ? 'n' : code == '\t' ? 't' : 'r');
        else if (code < 0x20 || (code >= 0xD800 && code < 0xE000) || (v.kind == ASN_BYTES && code >= 0x80))
            snprintf(text, sizeof text, "\\u%04x", (unsigned)code);
        else if (code == UINT32_MAX)
            snprintf(text, sizeof text, "\\ufffd");
        else {
            asn_buffer_put(b, s, n);
            text[0] = 0;
        }
        asn_buffer_put(b, text, strlen(text));
        s += n;
    }
    asn_buffer_put(b, "\"", 1);
}

void asn_print_sql(asn_buffer *b, asn_atom v)
{
    if (v.kind == ASN_NUMBER || v.kind == ASN_NAME) {
        asn_buffer_put(b, v.text, v.length);
        return;
    }
    asn_buffer_put(b, "'", 1);
    for (uint32_t i = 0; i < v.length; i++)
        asn_buffer_put(b, v.text[i] == '\'' ? "''" : v.text + i, v.text[i] == '\'' ? 2 : 1);
    asn_buffer_put(b, "'", 1);
}

static const asn_spelling *find_spelling(asn_atom v, const asn_spelling *all, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (all[i].kind == v.kind && all[i].value_length == v.length && memcmp(all[i].value, v.text, v.length) == 0)
            return &all[i];
    return NULL;
}

void asn_put_value(asn_printer *p, const asn_tree *t, asn_conversion how, const asn_spelling *own, size_t n_own,
                   const asn_spelling *shared, size_t n_shared)
{
    if (!t)
        return;
    asn_atom            v = asn_tree_value(t);
    const asn_spelling *s = find_spelling(v, own, n_own);
    if (!s)
        s = find_spelling(v, shared, n_shared);
    if (s) {
        asn_put(p, s->text, s->text_length);
        return;
    }
    if (how == ASN_RAW) {
        asn_put(p, v.text, v.length);
        return;
    }
    if (how == ASN_FORMAT && v.length == 0)
        return; /* not even quotes */
    (how == ASN_REPR ? asn_print_repr : how == ASN_JSON ? asn_print_json : how == ASN_SQL ? asn_print_sql : asn_print_format)(indented(p), v);
}

const asn_template *asn_template_of(const asn_grammar *g, int ctor, int style)
{
    const asn_template *all = g->templates;
    int                 row = g->n_ctors + 1;
    if (!all || ctor == 0)
        return NULL;
    const asn_template *own = &all[style * row + ctor];
    return own->print ? own : all[ctor].print ? &all[ctor] : NULL;
}

int asn_tree_level(const asn_grammar *g, const asn_tree *t, int style)
{
    const asn_template *how = t ? asn_template_of(g, t->ctor, style) : NULL;
    if (!how || how->level == -1)
        return INT32_MAX;
    return how->level >= 0 ? how->level : asn_tree_level(g, asn_tree_child(t, -2 - how->level, 0), 0);
}

int asn_level(asn_printer *p, const asn_tree *t, int style)
{
    return asn_tree_level(p->g, t, style);
}

void asn_put_tree(asn_printer *p, const asn_tree *t, int style, int level)
{
    if (!t)
        return;
    if (t->ctor == 0) {
        asn_put_value(p, t, ASN_RAW, NULL, 0, NULL, 0);
        return;
    }
    const asn_template *how  = asn_template_of(p->g, t->ctor, style);
    bool                wrap = asn_level(p, t, style) < level;
    if (wrap)
        put(p, p->g->open_paren);
    if (how)
        how->print(p, t);
    else
        asn_write_tree(indented(p), p->g, t);
    if (wrap)
        put(p, p->g->close_paren);
}

asn_join asn_put_join(asn_printer *p)
{
    return (asn_join){p->b.length, p->b.length, p->b.length, p->line};
}

/* Takes back the text before a part that printed nothing. */
static void end_part(asn_printer *p, asn_join *j)
{
    if (p->b.length == j->part && !p->b.failed) {
        p->b.length = j->before;
        p->line     = j->line;
    }
}

void asn_put_part(asn_printer *p, asn_join *j, const char *text, size_t length)
{
    end_part(p, j);
    j->before = p->b.length;
    j->line   = p->line;
    if (p->b.length > j->begin)
        asn_put(p, text, length);
    j->part = p->b.length;
}

void asn_put_joined(asn_printer *p, asn_join *j)
{
    end_part(p, j);
}

bool asn_is_ctor(const asn_tree *t, int ctor)
{
    return t && t->ctor == ctor;
}

bool asn_is_value(const asn_tree *t, const char *text, size_t length)
{
    asn_atom v = asn_tree_value(t);
    return v.kind != ASN_NO_ATOM && v.length == length && memcmp(v.text, text, length) == 0;
}

bool asn_is_kind(const asn_tree *t, asn_atom_kind kind)
{
    return asn_tree_value(t).kind == kind;
}

char *asn_tree_print(asn_arena *a, const asn_grammar *g, const asn_tree *t)
{
    asn_printer p = {.g = g, .b.arena = a};
    asn_put_tree(&p, t, 0, ASN_ANY_LEVEL);
    return asn_buffer_end(&p.b);
}
