#include "text/json.h"

#include "ground/utf8.h"

#include <stdlib.h>
#include <string.h>

/* ---- Checking. */

typedef struct json_check {
    asn_arena  *arena;
    const char *text, *at, *end;
    asn_error  *err;
} json_check;

static bool json_wrong(const json_check *j, const char *at, const char *what)
{
    return asn_fail(j->err, "%s at byte %zu", what, (size_t)(at - j->text) + 1);
}

static void pass_space(json_check *j)
{
    while (j->at < j->end && (*j->at == ' ' || *j->at == '\t' || *j->at == '\n' || *j->at == '\r'))
        j->at++;
}

/* The next character that is no white space, if it is this one. */
static bool pass(json_check *j, char c)
{
    pass_space(j);
    if (j->at == j->end || *j->at != c)
        return false;
    j->at++;
    return true;
}

static int hex_digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* Four digits; -1: they are not there. */
static int32_t code_unit(const char *s, const char *end)
{
    int32_t code = 0;
    if (end - s < 4)
        return -1;
    for (int i = 0; i < 4; i++) {
        int digit = hex_digit(s[i]);
        if (digit < 0)
            return -1;
        code = code * 16 + digit;
    }
    return code;
}

static bool is_high(int32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
static bool is_low(int32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

/* at: behind the backslash. */
static bool check_escape(json_check *j)
{
    const char *begin = j->at - 1;
    char        c     = j->at < j->end ? *j->at++ : 0;
    if (c && strchr("\"\\/bfnrt", c))
        return true;
    int32_t unit = c == 'u' ? code_unit(j->at, j->end) : -1;
    if (unit < 0)
        return json_wrong(j, begin, c == 'u' ? "\\u without four hexadecimal digits" : "unknown escape");
    j->at += 4;
    if (is_high(unit) && j->end - j->at >= 6 && j->at[0] == '\\' && j->at[1] == 'u' && is_low(code_unit(j->at + 2, j->end))) {
        j->at += 6;
        return true;
    }
    return is_high(unit) || is_low(unit) ? json_wrong(j, begin, "unpaired surrogate") : true;
}

static bool check_string(json_check *j)
{
    const char *begin = j->at;
    if (!pass(j, '"'))
        return json_wrong(j, j->at, "expected a string");
    while (j->at < j->end) {
        unsigned char c = (unsigned char)*j->at;
        if (c == '"')
            return j->at++, true;
        if (c < ' ')
            return json_wrong(j, j->at, "control character in a string");
        if (c == '\\') {
            j->at++;
            if (!check_escape(j))
                return false;
        } else if (c < 0x80)
            j->at++;
        else {
            size_t n = asn_utf8_length(j->at, (size_t)(j->end - j->at));
            if (!n)
                return json_wrong(j, j->at, "invalid UTF-8");
            j->at += n;
        }
    }
    return json_wrong(j, begin, "unterminated string");
}

static bool pass_digits(json_check *j)
{
    const char *begin = j->at;
    while (j->at < j->end && *j->at >= '0' && *j->at <= '9')
        j->at++;
    return j->at > begin;
}

static bool check_number(json_check *j)
{
    const char *begin = j->at;
    if (*j->at == '-')
        j->at++;
    const char *digits = j->at;
    bool        ok     = pass_digits(j) && (*digits != '0' || j->at == digits + 1);
    if (ok && j->at < j->end && *j->at == '.') {
        j->at++;
        ok = pass_digits(j);
    }
    if (ok && j->at < j->end && (*j->at == 'e' || *j->at == 'E')) {
        j->at++;
        if (j->at < j->end && (*j->at == '+' || *j->at == '-'))
            j->at++;
        ok = pass_digits(j);
    }
    return ok ? true : json_wrong(j, begin, "malformed number");
}

static bool check_word(json_check *j, const char *word)
{
    size_t n = strlen(word);
    if ((size_t)(j->end - j->at) < n || memcmp(j->at, word, n) != 0)
        return json_wrong(j, j->at, "expected a value");
    j->at += n;
    return true;
}

typedef struct json_key {
    struct json_key *before;
    const char      *text;
    size_t           length;
} json_key;

static int compare_keys(const void *x, const void *y)
{
    const json_key *a = x, *b = y;
    int             order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
    return order ? order : (a->length > b->length) - (a->length < b->length);
}

static bool key_twice(const json_check *j, const json_key *k)
{
    return asn_fail(j->err, "the key \"%.*s\" appears twice", k->length < 60 ? (int)k->length : 60, k->text);
}

/* Pairs where they are few. Many are sorted, or somebody's line of a million keys would never be done. */
static bool check_keys(json_check *j, const json_key *last, size_t n)
{
    enum { FEW = 16 };
    if (n <= FEW) {
        for (; last; last = last->before)
            for (const json_key *k = last->before; k; k = k->before)
                if (compare_keys(k, last) == 0)
                    return key_twice(j, k);
        return true;
    }
    json_key *all = asn_arena_small(j->arena, n * sizeof *all);
    if (!all)
        return asn_out_of_memory(j->err);
    for (size_t i = 0; last; last = last->before)
        all[i++] = *last;
    qsort(all, n, sizeof *all, compare_keys);
    for (size_t i = 1; i < n; i++)
        if (compare_keys(&all[i - 1], &all[i]) == 0)
            return key_twice(j, &all[i]);
    return true;
}

static bool check_value(json_check *j, int depth);

static bool check_object(json_check *j, int depth)
{
    json_key *last = NULL;
    size_t    n    = 0;
    if (pass(j, '}'))
        return true;
    do {
        pass_space(j);
        asn_json key = {j->at, 0};
        if (!check_string(j))
            return false;
        key.length  = (size_t)(j->at - key.text);
        json_key *k = asn_arena_small(j->arena, sizeof *k);
        if (!k || !asn_json_string(j->arena, key, &k->text, &k->length))
            return asn_out_of_memory(j->err);
        k->before = last;
        last      = k;
        n++;
        if (!pass(j, ':'))
            return json_wrong(j, j->at, "expected ':'");
        if (!check_value(j, depth))
            return false;
    } while (pass(j, ','));
    return pass(j, '}') ? check_keys(j, last, n) : json_wrong(j, j->at, "expected ',' or '}'");
}

static bool check_list(json_check *j, int depth)
{
    if (pass(j, ']'))
        return true;
    do
        if (!check_value(j, depth))
            return false;
    while (pass(j, ','));
    return pass(j, ']') ? true : json_wrong(j, j->at, "expected ',' or ']'");
}

static bool check_value(json_check *j, int depth)
{
    pass_space(j);
    char c = j->at < j->end ? *j->at : 0;
    switch (c) {
    case '"': return check_string(j);
    case 't': return check_word(j, "true");
    case 'f': return check_word(j, "false");
    case 'n': return check_word(j, "null");
    case '{':
    case '[':
        if (depth == ASN_JSON_DEPTH)
            return json_wrong(j, j->at, "more than 200 objects and lists inside one another");
        j->at++;
        return c == '{' ? check_object(j, depth + 1) : check_list(j, depth + 1);
    default: return c == '-' || (c >= '0' && c <= '9') ? check_number(j) : json_wrong(j, j->at, "expected a value");
    }
}

bool asn_json_check(asn_arena *scratch, const char *text, size_t length, asn_json *value, asn_error *err)
{
    json_check     j    = {scratch, text, text, text + length, err};
    asn_arena_mark mark = asn_arena_here(scratch);
    pass_space(&j);
    value->text   = j.at;
    bool ok       = check_value(&j, 0);
    value->length = (size_t)(j.at - value->text);
    pass_space(&j);
    if (ok && j.at < j.end)
        ok = json_wrong(&j, j.at, "expected the end");
    if (ok)
        asn_arena_back(scratch, mark);
    return ok;
}

/* ---- Walking, over what was checked. */

char asn_json_kind(asn_json v)
{
    char c = v.text ? *v.text : 0;
    return c == '-' || (c >= '0' && c <= '9') ? '0' : c;
}

static const char *skip_space(const char *s)
{
    while (*s == ' ' || *s == '\t' || *s == '\n' || *s == '\r')
        s++;
    return s;
}

static const char *skip_string(const char *s)
{
    for (s++; *s != '"'; s++)
        s += *s == '\\';
    return s + 1;
}

/* To its end: the bracket that closes it, or what cannot be part of a number or a word. */
static const char *skip_value(const char *s)
{
    if (*s == '"')
        return skip_string(s);
    if (*s != '{' && *s != '[') {
        while ((*s >= 'a' && *s <= 'z') || (*s >= '0' && *s <= '9') || *s == '-' || *s == '+' || *s == '.' || *s == 'E')
            s++;
        return s;
    }
    int open = 0;
    do {
        if (*s == '"')
            s = skip_string(s) - 1;
        open += (*s == '{' || *s == '[') - (*s == '}' || *s == ']');
        s++;
    } while (open);
    return s;
}

asn_json_walk asn_json_inside(asn_json v)
{
    return (asn_json_walk){v.text + 1};
}

bool asn_json_next(asn_json_walk *w, asn_json *key, asn_json *value)
{
    const char *s = skip_space(w->at);
    if (*s == ',')
        s = skip_space(s + 1);
    if (*s == '}' || *s == ']')
        return false;
    if (key) {
        const char *end = skip_string(s);
        *key            = (asn_json){s, (size_t)(end - s)};
        s               = skip_space(skip_space(end) + 1);
    }
    w->at  = skip_value(s);
    *value = (asn_json){s, (size_t)(w->at - s)};
    return true;
}

/* The character at s, as bytes; returns what comes behind it. */
static const char *decode(const char *s, char to[4], size_t *n)
{
    static const char names[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    to[0] = *s;
    *n    = 1;
    if (*s != '\\')
        return s + 1;
    if (s[1] != 'u') {
        to[0] = meant[strchr(names, s[1]) - names];
        return s + 2;
    }
    uint32_t code = (uint32_t)code_unit(s + 2, s + 6);
    s += 6;
    if (is_high((int32_t)code)) {
        code = 0x10000 + ((code - 0xD800) << 10) + ((uint32_t)code_unit(s + 2, s + 6) - 0xDC00);
        s += 6;
    }
    *n = asn_utf8_put(code, to);
    return s;
}

bool asn_json_is(asn_json string, const char *text)
{
    char        c[4];
    size_t      n, left = strlen(text);
    const char *s = string.text + 1, *end = string.text + string.length - 1;
    for (; s < end; text += n, left -= n) {
        s = decode(s, c, &n);
        if (n > left || memcmp(text, c, n) != 0)
            return false;
    }
    return left == 0;
}

bool asn_json_string(asn_arena *a, asn_json string, const char **text, size_t *length)
{
    const char *s = string.text + 1, *end = string.text + string.length - 1;
    *text   = s;
    *length = (size_t)(end - s);
    if (s == end || !memchr(s, '\\', *length))
        return true;
    char *to = asn_arena_small(a, *length); /* a string is never longer than it is written */
    *text    = to;
    *length  = 0;
    while (to && s < end) {
        char   c[4];
        size_t n;
        s = decode(s, c, &n);
        memcpy(to + *length, c, n);
        *length += n;
    }
    return to != NULL;
}
