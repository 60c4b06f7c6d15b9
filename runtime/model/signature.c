#include "model/signature.h"

#include <stdio.h>

static void put_fact_key(asn_buffer *b, asn_atom key)
{
    b->length = 0;
    asn_buffer_put(b, &"?sbnm"[key.kind], 1);
    asn_buffer_put(b, key.text, key.length);
}

static void put_fact_number(asn_buffer *b, const char *before, int n)
{
    char text[16];
    asn_buffer_put(b, before, strlen(before));
    asn_buffer_put(b, text, (size_t)snprintf(text, sizeof text, " %d", n));
}

static void put_fact_ctor(asn_buffer *b, const asn_fact *f)
{
    const asn_ctor *c = &f->g->ctors[f->ctor];
    asn_buffer_put(b, " ", 1);
    asn_buffer_put(b, f->ctor ? c->name : "-", f->ctor ? (size_t)c->length : 1);
}

void asn_signature_number(asn_buffer *b, const asn_fact *f, const char *word, int n)
{
    put_fact_key(b, f->key);
    asn_buffer_put(b, "\n", 1);
    put_fact_number(b, word, n);
}

void asn_signature_child(asn_buffer *b, const asn_fact *f)
{
    asn_signature_number(b, f, "child", f->place);
    put_fact_ctor(b, f);
}

void asn_signature_value(asn_buffer *b, const asn_fact *f, asn_atom v)
{
    const char *kind;
    size_t      n = asn_signature_kind(v, &kind);
    asn_signature_number(b, f, "value", f->place);
    put_fact_ctor(b, f);
    asn_buffer_put(b, " ", 1);
    asn_buffer_put(b, n ? kind : "-", n ? n : 1);
}

/* A value may hold blanks, and the last one begins the word that a fact ends with: they become line feeds. */
static void put_fact_text(asn_buffer *b, asn_atom v)
{
    asn_buffer_put(b, " =", 2);
    for (uint32_t i = 0; i < v.length; i++)
        asn_buffer_put(b, v.text[i] == ' ' ? "\n" : v.text + i, 1);
}

void asn_signature_any(asn_buffer *b, const asn_fact *f, asn_atom v)
{
    const char *kind;
    size_t      n = asn_signature_kind(v, &kind);
    b->length     = 0;
    asn_buffer_put(b, "\nany", 4);
    put_fact_ctor(b, f);
    if (n == 0) {
        put_fact_text(b, v);
        return;
    }
    asn_buffer_put(b, " ", 1);
    asn_buffer_put(b, kind, n);
}

size_t asn_signature_group(const char *fact, size_t length)
{
    while (length > 0 && fact[length - 1] != ' ')
        length--;
    return length ? length - 1 : 0;
}

bool asn_signature_closed(const asn_vocab *s, const asn_buffer *b)
{
    return !b->failed && asn_vocab_find(s, b->text, asn_signature_group(b->text, b->length)) > 0;
}

bool asn_signature_allows(const asn_vocab *s, const asn_buffer *b)
{
    return !asn_signature_closed(s, b) || asn_vocab_find(s, b->text, b->length) > 0;
}

/* ---- Kinds. */

static bool is_kind_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_kind_digit(char c)
{
    return c >= '0' && c <= '9';
}

size_t asn_signature_kind(asn_atom v, const char **kind)
{
    size_t n = v.length, at = 0;
    *kind    = v.text;
    while (at < n && is_kind_letter(v.text[at]))
        at++;
    size_t letters = at;
    while (at < n && is_kind_digit(v.text[at]))
        at++;
    if (v.kind != ASN_STRING || (letters > 0 && at > letters && at == n))
        return v.kind == ASN_STRING ? letters : 0;
    for (at = n; at > 0 && (is_kind_letter(v.text[at - 1]) || is_kind_digit(v.text[at - 1]) || v.text[at - 1] == '_');)
        at--;
    *kind = v.text + at;
    return at > 0 && v.text[at - 1] == ':' ? n - at : 0;
}

bool asn_signature_has_value(const asn_grammar *g, int ctor)
{
    const asn_field *f = &g->fields[g->ctors[ctor].first_field];
    return g->ctors[ctor].n_fields == 1 && f->card == ASN_ONE && g->types[f->type].primitive;
}
