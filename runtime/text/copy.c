#include "text/copy.h"

#include "ground/utf8.h"

#include <string.h>

static const char *typed(const asn_tokens *t, int32_t i, size_t *n)
{
    const char *text = t->raw ? t->raw[i] : t->text[i];
    *n               = t->raw ? strlen(text) : (size_t)t->length[i];
    return text;
}

/* Characters have nothing between them; ready tokens have a blank. */
static const char *between(const asn_grammar *g, const asn_copy *how, const asn_tokens *t, int32_t i)
{
    if (how->join)
        return how->join;
    return t->lead ? t->lead[i] : g->inputs[how->input].rule == ASN_CHARS ? "" : " ";
}

static void put_lower(asn_buffer *b, const char *s, size_t n)
{
    char c[4];
    for (size_t at = 0, used; at < n; at += used) {
        uint32_t code = asn_utf8_get(s + at, n - at, &used);
        if (code == UINT32_MAX)
            asn_buffer_put(b, s + at, used);
        else
            asn_buffer_put(b, c, asn_utf8_put(asn_text_fold(code), c));
    }
}

/* begins: a word begins here. Returns whether one begins behind it. */
static bool put_camel(asn_buffer *b, const char *s, size_t n, bool begins)
{
    for (size_t at = 0, used; at < n; at += used) {
        uint32_t       code  = asn_utf8_get(s + at, n - at, &used);
        asn_text_class class = code == UINT32_MAX ? ASN_TEXT_MARK : asn_text_class_of(code);
        if (class == ASN_TEXT_LETTER || class == ASN_TEXT_DIGIT) {
            char first = begins && code >= 'a' && code <= 'z' ? (char)(code - 32) : s[at];
            asn_buffer_put(b, &first, 1);
            asn_buffer_put(b, s + at + 1, used - 1);
        }
        begins = class == ASN_TEXT_SPACE || code == '_' || (class == ASN_TEXT_MARK && begins);
    }
    return begins;
}

/* Digits, and perhaps a dot and more of them; a zero before other digits goes. The text from begin on turns into that. */
static bool make_number(asn_buffer *b, size_t begin, bool whole)
{
    size_t n = b->length - begin, at = 0, digits, zeros = 0;
    char  *s = b->text + begin;
    while (at < n && s[at] >= '0' && s[at] <= '9')
        at++;
    digits = at;
    if (at < n && s[at] == '.' && !whole)
        for (at++; at < n && s[at] >= '0' && s[at] <= '9';)
            at++;
    if (digits == 0 || at < n || s[n - 1] == '.')
        return false;
    while (zeros + 1 < digits && s[zeros] == '0')
        zeros++;
    memmove(s, s + zeros, n - zeros);
    b->length -= zeros;
    return true;
}

/* false: they are too long. */
static bool put_tokens(const asn_grammar *g, const asn_copy *how, const asn_tokens *t, int32_t first, int32_t last, asn_buffer *b)
{
    size_t most   = b->length + ASN_LONGEST_COPY;
    bool   begins = true;
    for (int32_t i = first; i <= last; i++) {
        size_t      n;
        const char *text = typed(t, i, &n), *gap = i > first && how->transform != ASN_COPY_NUMBER ? between(g, how, t, i) : "";
        if (strlen(gap) > most - b->length || n > most - b->length - strlen(gap))
            return false;
        if (how->transform == ASN_COPY_CAMEL) {
            begins = put_camel(b, gap, strlen(gap), begins);
            begins = put_camel(b, text, n, begins);
            continue;
        }
        asn_buffer_put(b, gap, strlen(gap));
        if (how->transform == ASN_COPY_LOWER)
            put_lower(b, text, n);
        else
            asn_buffer_put(b, text, n);
    }
    return true;
}

bool asn_copy_value(const asn_grammar *g, const asn_copy *how, const asn_tokens *t, int32_t first, int32_t last, asn_buffer *b, asn_atom *v)
{
    size_t begin  = b->length;
    bool   number = how->transform == ASN_COPY_NUMBER;
    if (!put_tokens(g, how, t, first, last, b) || b->failed || !asn_buffer_room(b, 1))
        return false;
    if (b->length == begin || (number && !make_number(b, begin, g->types[how->type].builtin == ASN_INT)))
        return false;
    b->text[b->length] = 0;
    *v                 = (asn_atom){number ? ASN_NUMBER : ASN_STRING, (uint32_t)(b->length - begin), b->text + begin};
    return true;
}

/* ---- Sources. */

static int32_t reach(int32_t T, int32_t first) /* tokens of the longest span that begins there */
{
    return T - first < ASN_LONGEST_SPAN ? T - first : ASN_LONGEST_SPAN;
}

int32_t asn_copy_number(const asn_copy *how, int32_t T, int32_t first, int32_t last)
{
    if (how->part != ASN_COPY_SPAN)
        return how->part == ASN_COPY_TOKEN ? first : 0;
    int32_t whole = T - ASN_LONGEST_SPAN > 0 ? T - ASN_LONGEST_SPAN : 0; /* so many tokens begin spans of every length */
    int32_t full  = first < whole ? first : whole, rest = first - full, top = T - whole;
    return full * ASN_LONGEST_SPAN + rest * top - rest * (rest - 1) / 2 + last - first;
}

int32_t asn_copy_sources(const asn_copy *how, int32_t T)
{
    return T == 0 ? 0 : how->part == ASN_COPY_WHOLE ? 1 : asn_copy_number(how, T, T - 1, T - 1) + 1;
}

bool asn_copy_next(const asn_copy *how, int32_t T, int32_t *first, int32_t *last)
{
    if (how->part == ASN_COPY_WHOLE) {
        bool begins = *first < 0 && T > 0;
        *first      = 0;
        *last       = T - 1;
        return begins;
    }
    if (*first >= 0 && how->part == ASN_COPY_SPAN && *last - *first + 1 < reach(T, *first)) {
        ++*last;
        return true;
    }
    *last = ++*first;
    return *first < T;
}
