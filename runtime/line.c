#include "line.h"

#include "utf8.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_NESTING = 200 }; /* of what is passed over */

typedef struct json {
    asn_arena  *arena;
    const char *text;
    size_t      length, at;
    asn_error  *err;
} json;

static bool json_wrong(json *j, const char *expected)
{
    return asn_fail(j->err, "not a line of JSON: expected %s at byte %zu", expected, j->at + 1);
}

/* The next character that is no white space; 0 at the end. */
static char json_peek(json *j)
{
    while (j->at < j->length && j->text[j->at] && strchr(" \t\r\n", j->text[j->at]))
        j->at++;
    return j->at < j->length ? j->text[j->at] : 0;
}

static bool json_take(json *j, char c)
{
    bool is = json_peek(j) == c;
    j->at += is;
    return is;
}

static bool json_hex(json *j, uint32_t *code)
{
    *code = 0;
    for (int i = 0; i < 4; i++, j->at++) {
        char        c     = j->at < j->length ? j->text[j->at] : 0;
        const char *digit = c ? strchr("0123456789abcdef", c >= 'A' && c <= 'F' ? c + 32 : c) : NULL;
        if (!digit)
            return json_wrong(j, "four digits");
        *code = *code * 16 + (uint32_t)(digit - "0123456789abcdef");
    }
    return true;
}

static bool json_escape(json *j, char *to, size_t *n)
{
    static const char names[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    char              c       = j->at < j->length ? j->text[j->at++] : 0;
    const char       *at      = c ? strchr(names, c) : NULL;
    if (at) {
        to[(*n)++] = meant[at - names];
        return true;
    }
    uint32_t code, low;
    if (c != 'u')
        return json_wrong(j, "an escape");
    if (!json_hex(j, &code))
        return false;
    if (code >= 0xD800 && code < 0xDC00 && j->length - j->at >= 6 && j->text[j->at] == '\\' && j->text[j->at + 1] == 'u') {
        j->at += 2;
        if (!json_hex(j, &low))
            return false;
        code = low >= 0xDC00 && low < 0xE000 ? 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00) : 0xD800;
    }
    if (code >= 0xD800 && code < 0xE000)
        return json_wrong(j, "both halves of a surrogate pair");
    *n += asn_utf8_put(code, to + *n);
    return true;
}

/* A string is never longer than it is written. */
static bool json_string(json *j, const char **text, size_t *length)
{
    if (!json_take(j, '"'))
        return json_wrong(j, "a string");
    size_t end = j->at, n = 0;
    while (end < j->length && j->text[end] != '"')
        end += j->text[end] == '\\' ? 2 : 1;
    char *to = end < j->length ? asn_arena_small(j->arena, end - j->at + 1) : NULL;
    if (!to)
        return end < j->length ? asn_fail(j->err, "out of memory") : json_wrong(j, "the end of a string");
    while (j->at < end) {
        char c = j->text[j->at++];
        if (c != '\\')
            to[n++] = c;
        else if (!json_escape(j, to, &n))
            return false;
    }
    to[n]   = 0;
    j->at   = end + 1;
    *text   = to;
    *length = n;
    return true;
}

/* Passes over a value. */
static bool json_skip(json *j, int nesting)
{
    const char *text;
    size_t      n;
    char        c = json_peek(j), close = c == '{' ? '}' : ']';
    if (c == '"')
        return json_string(j, &text, &n);
    if (c != '{' && c != '[') {
        n = strcspn(j->text + j->at, ",]} \t\r\n"); /* a NUL is behind the line */
        j->at += n;
        return n ? true : json_wrong(j, "a value");
    }
    if (nesting == MAX_NESTING)
        return json_wrong(j, "less nesting");
    j->at++;
    if (json_take(j, close))
        return true;
    do {
        if (c == '{' && (!json_string(j, &text, &n) || !(json_take(j, ':') || json_wrong(j, "':'"))))
            return false;
        if (!json_skip(j, nesting + 1))
            return false;
    } while (json_take(j, ','));
    return json_take(j, close) ? true : json_wrong(j, "',' or the end of a list or object");
}

static bool take_ready(json *j, const asn_grammar *g, int c, asn_example *e)
{
    size_t from = ++j->at, n = 0, length;
    bool   empty = json_take(j, ']');
    if (!empty) {
        do
            n++;
        while (json_skip(j, 0) && json_take(j, ','));
        if (!json_take(j, ']'))
            return json_wrong(j, "',' or the end of a list or object");
        j->at = from;
    }
    if (!asn_example_tokens(j->arena, c, n, e, j->err))
        return false;
    for (size_t i = 0; i < n; i++, j->at++) {
        const char *text;
        if (json_peek(j) != '"')
            return asn_fail(j->err, "token %zu of input \"%s\" is not a string", i + 1, g->inputs[c].name);
        if (!json_string(j, &text, &length) || !asn_example_token(j->arena, c, (int32_t)i, text, length, e, j->err))
            return false;
        json_peek(j);
    }
    return true;
}

static bool take_component(json *j, const asn_grammar *g, int c, asn_example *e)
{
    const char *text;
    size_t      n;
    char        first = json_peek(j);
    if (first == '[')
        return take_ready(j, g, c, e);
    if (first == '"')
        return json_string(j, &text, &n) && asn_example_text(j->arena, g, c, text, n, e, j->err);
    return asn_fail(j->err, "the input \"%s\" is neither a string nor a list of tokens", g->inputs[c].name);
}

/* Components are taken in the task's order, whatever theirs: entities are counted on. */
static bool take_all(json *j, const asn_grammar *g, asn_example *e)
{
    if (json_peek(j) == '"' && g->n_inputs == 1)
        return take_component(j, g, 0, e);
    if (!json_take(j, '{'))
        return asn_fail(j->err, "there is no object under \"input\"");
    size_t     *from = asn_arena_alloc(j->arena, (size_t)g->n_inputs, sizeof *from);
    const char *unknown = NULL;
    if (!from)
        return asn_fail(j->err, "out of memory");
    if (!json_take(j, '}')) {
        do {
            const char *key;
            size_t      n;
            int         c = 0;
            if (!json_string(j, &key, &n) || !(json_take(j, ':') || json_wrong(j, "':'")))
                return false;
            while (c < g->n_inputs && strcmp(g->inputs[c].name, key) != 0)
                c++;
            if (c < g->n_inputs && from[c])
                return asn_fail(j->err, "the input \"%s\" is there twice", key);
            json_peek(j);
            if (c < g->n_inputs)
                from[c] = j->at;
            else
                unknown = key;
            if (!json_skip(j, 0))
                return false;
        } while (json_take(j, ','));
        if (!json_take(j, '}'))
            return json_wrong(j, "',' or the end of a list or object");
    }
    for (int c = 0; c < g->n_inputs; c++) {
        if (!from[c])
            return asn_fail(j->err, "the input has no \"%s\"", g->inputs[c].name);
        j->at = from[c];
        if (!take_component(j, g, c, e))
            return false;
    }
    return unknown ? asn_fail(j->err, "the task has no input \"%.60s\"", unknown) : true;
}

static bool take_id(json *j, asn_example *e)
{
    size_t n, from = j->at;
    if (json_peek(j) == '"')
        return json_string(j, &e->id, &n);
    if (!json_skip(j, 0))
        return false;
    const char *s = j->text + from, *end = j->text + j->at;
    while (s < end && (*s == ' ' || *s == '\t'))
        s++;
    n = (size_t)(end - s);
    if (n && n < 20 && strspn(s, "-0123456789") >= n && !(e->id = asn_arena_text(j->arena, s, n)))
        return asn_fail(j->err, "out of memory");
    return true;
}

static bool take_object(json *j, const asn_grammar *g, asn_example *e)
{
    size_t input = 0;
    j->at++;
    if (!json_take(j, '}')) {
        do {
            const char *key;
            size_t      n;
            if (!json_string(j, &key, &n) || !(json_take(j, ':') || json_wrong(j, "':'")))
                return false;
            json_peek(j);
            if (strcmp(key, "input") == 0)
                input = j->at;
            if (!(strcmp(key, "id") == 0 ? take_id(j, e) : json_skip(j, 0)))
                return false;
        } while (json_take(j, ','));
        if (!json_take(j, '}'))
            return json_wrong(j, "',' or the end of a list or object");
    }
    json_peek(j);
    if (j->at < j->length)
        return json_wrong(j, "the end");
    if (!input)
        return asn_fail(j->err, "there is no object under \"input\"");
    j->at = input;
    return take_all(j, g, e);
}

bool asn_line_read(asn_arena *a, const asn_grammar *g, const char *line, size_t length, asn_example *e, asn_error *err)
{
    size_t skip = length >= 3 && memcmp(line, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark */
    if (!asn_example_begin(a, g, e, err))
        return false;
    while (skip < length && (line[skip] == ' ' || line[skip] == '\t'))
        skip++;
    line += skip;
    length -= skip;
    if (length == 0 || line[0] != '{') {
        if (g->n_inputs > 1)
            return asn_fail(err, "this task has %d inputs: write them as JSON, {\"input\": {\"%s\": ..., ...}}", g->n_inputs, g->inputs[0].name);
        return asn_example_text(a, g, 0, line, length, e, err);
    }
    for (size_t at = 0, n; at < length; at += n)
        if ((n = asn_utf8_length(line + at, length - at)) == 0)
            return asn_fail(err, "not a line of JSON: it is not UTF-8 at byte %zu", at + 1);
    json j = {a, asn_arena_text(a, line, length), length, 0, err};
    return j.text ? take_object(&j, g, e) : asn_fail(err, "out of memory");
}
