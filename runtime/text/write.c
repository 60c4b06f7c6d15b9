/* write.c: trees to tree text, as ast.dump of Python 3.9 to 3.12 writes it: absent optionals are left out, empty lists
 * kept. Without recursion. */
#include "text/node.h"
#include "text/print.h"
#include "ground/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put_text(asn_buffer *b, const char *text)
{
    asn_buffer_put(b, text, strlen(text));
}

/* One character that cannot stand as it is. */
static void put_escape(asn_buffer *b, uint32_t code, bool bytes)
{
    char text[12];
    if (code == '\n' || code == '\r' || code == '\t')
        snprintf(text, sizeof text, "\\%c", code == '\n' ? 'n' : code == '\r' ? 'r' : 't');
    else if (code < 0x100 || bytes)
        snprintf(text, sizeof text, "\\x%02x", (unsigned)(code & 0xFF));
    else if (code < 0x10000)
        snprintf(text, sizeof text, "\\u%04x", (unsigned)code);
    else
        snprintf(text, sizeof text, "\\U%08x", (unsigned)code);
    put_text(b, text);
}

static void put_quoted(asn_buffer *b, const char *s, size_t length, bool bytes)
{
    const char *end   = s + length;
    char        quote = length && memchr(s, '\'', length) && !memchr(s, '"', length) ? '"' : '\'';
    asn_buffer_put(b, &quote, 1);
    while (s < end) {
        const char *plain = s;
        while (s < end && (unsigned char)*s >= 0x20 && (unsigned char)*s < 0x7F && *s != quote && *s != '\\')
            s++;
        asn_buffer_put(b, plain, (size_t)(s - plain));
        if (s == end)
            break;
        unsigned char c = (unsigned char)*s;
        if (c == (unsigned char)quote || c == '\\') {
            char two[2] = {'\\', (char)c};
            asn_buffer_put(b, two, 2);
            s++;
        } else if (bytes || c < 0x80) {
            put_escape(b, c, bytes);
            s++;
        } else {
            size_t   n;
            uint32_t code = asn_utf8_get(s, (size_t)(end - s), &n);
            if (code == UINT32_MAX)
                put_escape(b, 0xFFFD, false); /* no reader lets such a byte in */
            else if (asn_utf8_printable(code))
                asn_buffer_put(b, s, n);
            else
                put_escape(b, code, false);
            s += n;
        }
    }
    asn_buffer_put(b, &quote, 1);
}

void asn_print_repr(asn_buffer *b, asn_atom v)
{
    if (v.kind == ASN_BYTES)
        put_text(b, "b");
    if (v.kind == ASN_BYTES || v.kind == ASN_STRING)
        put_quoted(b, v.text, v.length, v.kind == ASN_BYTES);
    else
        asn_buffer_put(b, v.text, v.length);
}

void asn_print_format(asn_buffer *b, asn_atom v)
{
    for (const char *s = v.text, *end = s + v.length; s < end;) {
        size_t   n;
        uint32_t code = asn_utf8_get(s, (size_t)(end - s), &n);
        if (code == '{' || code == '}' || code == '\\' || code == '"' || code == '\'') {
            char two[2] = {code == '{' || code == '}' ? (char)code : '\\', (char)code};
            asn_buffer_put(b, two, 2);
        } else if (asn_utf8_printable(code))
            asn_buffer_put(b, s, n);
        else
            put_escape(b, code == UINT32_MAX ? 0xFFFD : code, false);
        s += n;
    }
}

typedef struct written { /* a constructor that is being written */
    const asn_tree *node;
    int             field, child;
    bool            comma;
} written;

typedef struct writer {
    asn_buffer        *b;
    const asn_grammar *g;
    written             *places; /* as many as the tree is high */
    size_t             n;
} writer;

/* Writes a value whole, or a constructor's name and opens it. */
static void open_node(writer *w, const asn_tree *t)
{
    if (!t)
        put_text(w->b, "None");
    else if (t->ctor == 0)
        asn_print_repr(w->b, asn_tree_value(t));
    else {
        const asn_ctor *c = &w->g->ctors[t->ctor];
        asn_buffer_put(w->b, c->name, (size_t)c->length);
        if (c->n_fields == 0) {
            asn_buffer_put(w->b, "()", 2);
            return;
        }
        asn_buffer_put(w->b, "(", 1);
        w->places[w->n++] = (written){t, 0, -1, false};
    }
}

/* The next child of a place, or its end. */
static void step(writer *w, written *p)
{
    const asn_ctor *c = &w->g->ctors[p->node->ctor];
    for (; p->field < c->n_fields; p->field++, p->child = -1) {
        const asn_field *f = &w->g->fields[c->first_field + p->field];
        const asn_slot  *s = asn_slot_of(p->node, p->field);
        if (p->child < 0) {
            if (s->count == 0 && !s->many)
                continue;
            if (p->comma)
                asn_buffer_put(w->b, ", ", 2);
            p->comma = true;
            p->child = 0;
            asn_buffer_put(w->b, f->name, (size_t)f->length);
            asn_buffer_put(w->b, "=[", s->many ? 2 : 1);
        }
        if (p->child < s->count) {
            if (p->child > 0)
                asn_buffer_put(w->b, ", ", 2);
            int i = p->child++;
            open_node(w, s->many ? s->to.all[i] : s->to.one);
            return;
        }
        if (s->many)
            asn_buffer_put(w->b, "]", 1);
    }
    asn_buffer_put(w->b, ")", 1);
    w->n--;
}

void asn_write_tree(asn_buffer *b, const asn_grammar *g, const asn_tree *t)
{
    writer w    = {.b = b, .g = g};
    size_t size = (t ? (size_t)t->height : 1) * sizeof *w.places;
    w.places    = b->arena ? asn_arena_small(b->arena, size) : malloc(size);
    b->failed   = b->failed || !w.places;
    if (w.places)
        open_node(&w, t);
    while (w.n && !b->failed)
        step(&w, &w.places[w.n - 1]);
    if (!b->arena)
        free(w.places);
}

char *asn_tree_write(asn_arena *a, const asn_grammar *g, const asn_tree *t)
{
    asn_buffer b = {.arena = a};
    asn_write_tree(&b, g, t);
    return asn_buffer_end(&b);
}
