#include "text/text.h"

#include "text/stem.h"
#include "ground/utf8.h"

#include <string.h>

enum { APOSTROPHE = 0x2019 }; /* the typographic one */

static bool in_ranges(uint32_t code, const uint32_t (*ranges)[2], size_t n)
{
    for (size_t i = 0; i < n && code >= ranges[i][0]; i++)
        if (code <= ranges[i][1])
            return true;
    return false;
}

asn_text_class asn_text_class_of(uint32_t c)
{
    static const uint32_t spaces[][2] = {{0x80, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200B}, {0x2028, 0x2029},
                                         {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}, {0xFEFF, 0xFEFF}};
    /* Latin-1, general punctuation, currencies, arrows to pictographs, CJK, full width, emoji */
    static const uint32_t marks[][2] = {{0xA1, 0xA9},     {0xAB, 0xAC},     {0xAE, 0xB4},     {0xB6, 0xB9},      {0xBB, 0xBF},
                                        {0xD7, 0xD7},     {0xF7, 0xF7},     {0x2010, 0x2027}, {0x2030, 0x205E},  {0x20A0, 0x20CF},
                                        {0x2190, 0x2BFF}, {0x3001, 0x3003}, {0x3008, 0x3011}, {0x3014, 0x301F},  {0xFF01, 0xFF0F},
                                        {0xFF1A, 0xFF20}, {0xFF3B, 0xFF40}, {0xFF5B, 0xFF65}, {0x1F000, 0x1FAFF}};
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
        return ASN_TEXT_LETTER;
    if (c >= '0' && c <= '9')
        return ASN_TEXT_DIGIT;
    if (c <= ' ' || c == 0x7F)
        return ASN_TEXT_SPACE;
    if (c < 0x80)
        return ASN_TEXT_MARK;
    if (in_ranges(c, spaces, sizeof spaces / sizeof *spaces))
        return ASN_TEXT_SPACE;
    return in_ranges(c, marks, sizeof marks / sizeof *marks) ? ASN_TEXT_MARK : ASN_TEXT_LETTER;
}

uint32_t asn_text_fold(uint32_t c)
{
    if (c < 0x80)
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    if (c < 0x100)
        return c >= 0xC0 && c <= 0xDE && c != 0xD7 ? c + 32 : c;
    if (c < 0x180) { /* upper and lower case take turns; not so the Turkish i without and with a dot, ĸ, ŉ and ſ */
        if (c == 0x178)
            return 0xFF;
        if ((c >= 0x139 && c <= 0x148) || c >= 0x179)
            return c % 2 == 1 && c != 0x17F ? c + 1 : c;
        return c % 2 == 0 && c != 0x130 && c != 0x138 ? c + 1 : c;
    }
    if (c >= 0x386 && c <= 0x3AB) { /* Ά Έ-Ί Ό Ύ Ώ, then the alphabet */
        if (c >= 0x391)
            return c != 0x3A2 ? c + 32 : c;
        return c == 0x386 ? 0x3AC : c >= 0x388 && c <= 0x38A ? c + 37 : c == 0x38C ? 0x3CC : c == 0x38E || c == 0x38F ? c + 63 : c;
    }
    if (c >= 0x400 && c <= 0x42F)
        return c < 0x410 ? c + 80 : c + 32;
    if ((c >= 0x460 && c <= 0x481) || (c >= 0x48A && c <= 0x4BF) || (c >= 0x4D0 && c <= 0x52F))
        return c % 2 == 0 ? c + 1 : c;
    if (c >= 0x4C0 && c <= 0x4CE)
        return c == 0x4C0 ? 0x4CF : c % 2 == 1 ? c + 1 : c;
    return c == APOSTROPHE ? '\'' : c;
}

/* What stems do without. */
static bool is_punctuation(uint32_t c)
{
    static const uint32_t others[][2] = {{0xA1, 0xA1}, {0xAB, 0xAB}, {0xBB, 0xBB}, {0xBF, 0xBF}, {0x2010, 0x2027}, {0x2039, 0x203A}, {0x3001, 0x301F}};
    return c < 0x80 ? c && strchr(".,;:?!-'\"`()[]{}", (int)c) : in_ranges(c, others, sizeof others / sizeof *others);
}

/* The input while it is cut up; at: where the next token is looked for. */
typedef struct scan {
    const char    *text;
    size_t         length, at;
    asn_input_rule rule;
    bool           drop; /* punctuation */
} scan;

static uint32_t look(const scan *s, size_t at, size_t *n)
{
    *n = 0;
    return at < s->length ? asn_utf8_get(s->text + at, s->length - at, n) : ' ';
}

static size_t skip(const scan *s, size_t at)
{
    for (size_t n; at < s->length; at += n) {
        uint32_t code = look(s, at, &n);
        if (asn_text_class_of(code) != ASN_TEXT_SPACE && !(s->drop && is_punctuation(code)))
            break;
    }
    return at;
}

/* The end of the word or mark that begins at at. */
static size_t word_end(const scan *s, size_t at)
{
    size_t         n, next;
    asn_text_class before = ASN_TEXT_SPACE;
    for (size_t begin = at;; at += n) {
        uint32_t code        = look(s, at, &n);
        asn_text_class class = asn_text_class_of(code);
        if (before == ASN_TEXT_LETTER && (code == '\'' || code == APOSTROPHE) &&
            asn_text_class_of(look(s, at + n, &next)) == ASN_TEXT_LETTER)
            continue;
        if (class != ASN_TEXT_LETTER && class != ASN_TEXT_DIGIT && code != '_')
            return at == begin ? at + n : at;
        before = class;
    }
}

/* Where white space begins that reaches to the end. */
static size_t trimmed_end(const scan *s)
{
    size_t end = 0, n;
    for (size_t at = 0; at < s->length; at += n)
        if (asn_text_class_of(look(s, at, &n)) != ASN_TEXT_SPACE)
            end = at + n;
    return end;
}

static bool next_token(scan *s, size_t *begin, size_t *end)
{
    *begin = s->rule == ASN_CHARS ? s->at : skip(s, s->at);
    if (*begin == s->length)
        return false;
    if (s->rule == ASN_CHARS) {
        look(s, *begin, end);
        *end += *begin;
    } else
        *end = s->rule == ASN_WORDS ? word_end(s, *begin) : trimmed_end(s);
    s->at = s->rule == ASN_SYMBOL ? s->length : *end;
    return true;
}

static size_t copy_token(const asn_input *how, const char *from, size_t n, char *to)
{
    if (!how->lower && !how->stem) {
        memcpy(to, from, n);
        return n;
    }
    size_t length = 0, used;
    for (size_t at = 0; at < n; at += used)
        length += asn_utf8_put(asn_text_fold(asn_utf8_get(from + at, n - at, &used)), to + length);
    return how->stem && how->rule == ASN_WORDS ? asn_stem_english(to, length) : length;
}

/* What stands between two tokens, white space being one blank. NULL: out of memory. */
static const char *lead_of(asn_arena *a, const scan *s, size_t from, size_t to)
{
    char  *text = asn_arena_small(a, to - from + 1);
    size_t n    = 0, bytes;
    for (size_t at = from; text && at < to; at += bytes) {
        if (asn_text_class_of(look(s, at, &bytes)) != ASN_TEXT_SPACE || s->rule == ASN_CHARS) {
            memcpy(text + n, s->text + at, bytes);
            n += bytes;
        } else if (n == 0 || text[n - 1] != ' ')
            text[n++] = ' ';
    }
    if (text)
        text[n] = 0;
    return text;
}

/* The text of token i as it was typed, from begin to end; before: where the one before it ended. */
static bool keep_typed(asn_arena *a, const scan *s, asn_tokens *t, size_t i, size_t before, size_t begin, size_t end)
{
    bool same  = (size_t)t->length[i] == end - begin && memcmp(t->text[i], s->text + begin, end - begin) == 0;
    t->raw[i]  = same ? t->text[i] : asn_arena_text(a, s->text + begin, end - begin);
    t->lead[i] = i ? lead_of(a, s, before, begin) : "";
    return t->raw[i] && t->lead[i];
}

static bool is_utf8(const char *text, size_t length, size_t *at)
{
    for (size_t n; *at < length; *at += n)
        if ((n = asn_utf8_length(text + *at, length - *at)) == 0)
            return false;
    return true;
}

bool asn_text_split(asn_arena *a, const asn_input *how, const char *text, size_t length, asn_tokens *out, asn_error *err)
{
    scan   s   = {.text = text, .length = length, .rule = how->rule, .drop = how->stem && how->rule == ASN_WORDS};
    size_t bad = 0, begin, end, n = 0, bytes = 0;
    *out = (asn_tokens){0};
    if (length > INT32_MAX)
        return asn_fail(err, "input '%s' has %zu bytes, more than %d", how->name, length, (int)INT32_MAX);
    if (!is_utf8(text, length, &bad))
        return asn_fail(err, "input '%s' is not UTF-8 at byte offset %zu", how->name, bad);
    for (; next_token(&s, &begin, &end); n++)
        bytes += end - begin + 1;
    if (n == 0)
        return true;

    asn_tokens t  = {.n = (int32_t)n};
    char      *to = asn_arena_small(a, bytes);
    t.text        = asn_arena_small(a, n * sizeof *t.text);
    t.length      = asn_arena_small(a, n * sizeof *t.length);
    t.begin       = asn_arena_small(a, n * sizeof *t.begin);
    t.raw         = how->copied ? asn_arena_small(a, n * sizeof *t.raw) : NULL;
    t.lead        = how->copied ? asn_arena_small(a, n * sizeof *t.lead) : NULL;
    if (!to || !t.text || !t.length || !t.begin || (how->copied && (!t.raw || !t.lead)))
        return asn_fail_as(ASN_BAD_SYSTEM, err, "out of memory for %zu tokens of input '%s'", n, how->name);
    s.at = 0;
    for (size_t i = 0; i < n; i++) {
        size_t before = s.at;
        next_token(&s, &begin, &end);
        size_t used = copy_token(how, text + begin, end - begin, to);
        t.text[i]   = to;
        t.length[i] = (int32_t)used;
        t.begin[i]  = (int32_t)begin;
        to += used;
        *to++ = 0;
        if (t.raw && !keep_typed(a, &s, &t, i, before, begin, end))
            return asn_out_of_memory(err);
    }
    *out = t;
    return true;
}
