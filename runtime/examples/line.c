#include "examples/line.h"

#include <string.h>

static bool parse_object(asn_arena *scratch, const char *line, size_t length, asn_line *l, asn_error *err)
{
    asn_error why;
    asn_json  object, key, value;
    if (!asn_json_check(scratch, line, length, &object, &why))
        return why.kind == ASN_BAD_INPUT ? asn_fail(err, "not a line of JSON: %.400s", why.text) : asn_out_of_memory(err);
    for (asn_json_walk w = asn_json_inside(object); asn_json_next(&w, &key, &value);)
        if (asn_json_is(key, "id"))
            l->id = value;
        else if (asn_json_is(key, "input"))
            l->input = value;
        else if (asn_json_is(key, "tree"))
            l->tree = value;
        else if (asn_json_is(key, "text"))
            l->text = value;
    return true;
}

bool asn_line_parse(asn_arena *scratch, const char *line, size_t length, asn_line *l, asn_error *err)
{
    size_t skip = length >= 3 && memcmp(line, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark */
    while (skip < length && (line[skip] == ' ' || line[skip] == '\t'))
        skip++;
    *l = (asn_line){.length = length - skip};
    if (skip < length && line[skip] == '{')
        return parse_object(scratch, line + skip, length - skip, l, err);
    l->sentence = line + skip;
    return true;
}

/* ---- Its sentence. */

/* Ready tokens: a list of strings. */
static bool take_tokens(asn_arena *a, asn_arena *scratch, const asn_grammar *g, int c, asn_json list, asn_example *e, asn_error *err)
{
    asn_json one;
    size_t   n = 0;
    for (asn_json_walk w = asn_json_inside(list); asn_json_next(&w, NULL, &one);)
        n++;
    if (!asn_example_tokens(a, c, n, e, err))
        return false;
    int32_t i = 0;
    for (asn_json_walk w = asn_json_inside(list); asn_json_next(&w, NULL, &one); i++) {
        const char *text;
        size_t      length;
        if (asn_json_kind(one) != '"')
            return asn_fail(err, "token %d of input \"%s\" is not a string", (int)i + 1, g->inputs[c].name);
        if (!asn_json_string(scratch, one, &text, &length))
            return asn_out_of_memory(err);
        if (!asn_example_token(a, c, i, text, length, e, err))
            return false;
    }
    return true;
}

static bool take_text(asn_arena *a, asn_arena *scratch, const asn_grammar *g, int c, asn_json string, asn_example *e, asn_error *err)
{
    const char *text;
    size_t      length;
    if (!asn_json_string(scratch, string, &text, &length))
        return asn_out_of_memory(err);
    return asn_example_text(a, g, c, text, length, e, err);
}

static bool take_component(asn_arena *a, asn_arena *scratch, const asn_grammar *g, int c, asn_json value, asn_example *e, asn_error *err)
{
    switch (asn_json_kind(value)) {
    case '[': return take_tokens(a, scratch, g, c, value, e, err);
    case '"': return take_text(a, scratch, g, c, value, e, err);
    case 0: return asn_fail(err, "the input has no \"%s\"", g->inputs[c].name);
    default: return asn_fail(err, "the input \"%s\" is neither a string nor a list of tokens", g->inputs[c].name);
    }
}

static asn_json find_member(asn_json object, const char *name)
{
    asn_json key, value;
    for (asn_json_walk w = asn_json_inside(object); asn_json_next(&w, &key, &value);)
        if (asn_json_is(key, name))
            return value;
    return (asn_json){NULL, 0};
}

static bool refuse_other_inputs(asn_arena *scratch, const asn_grammar *g, asn_json object, asn_error *err)
{
    asn_json key, value;
    for (asn_json_walk w = asn_json_inside(object); asn_json_next(&w, &key, &value);) {
        const char *text;
        size_t      n;
        int         c = 0;
        while (c < g->n_inputs && !asn_json_is(key, g->inputs[c].name))
            c++;
        if (c < g->n_inputs)
            continue;
        if (!asn_json_string(scratch, key, &text, &n))
            return asn_out_of_memory(err);
        return asn_fail(err, "the task has no input \"%.*s\"", n < 60 ? (int)n : 60, text);
    }
    return true;
}

/* Components are taken in the task's order, whatever theirs is: entities are numbered through all of them. */
static bool take_input(asn_arena *a, asn_arena *scratch, const asn_grammar *g, asn_json input, asn_example *e, asn_error *err)
{
    if (asn_json_kind(input) == '"' && g->n_inputs == 1)
        return take_text(a, scratch, g, 0, input, e, err);
    if (asn_json_kind(input) != '{')
        return asn_fail(err, "there is no object under \"input\"");
    for (int c = 0; c < g->n_inputs; c++)
        if (!take_component(a, scratch, g, c, find_member(input, g->inputs[c].name), e, err))
            return false;
    return refuse_other_inputs(scratch, g, input, err);
}

/* An id is a string or a whole number. Anything else is ignored. */
static bool take_id(asn_arena *a, asn_arena *scratch, asn_json id, asn_example *e, asn_error *err)
{
    const char *text = id.text;
    size_t      n    = id.length;
    bool        whole = asn_json_kind(id) == '0';
    for (size_t i = 0; whole && i < n; i++)
        whole = text[i] != '.' && text[i] != 'e' && text[i] != 'E';
    if (asn_json_kind(id) != '"' && !whole)
        return true;
    if (!whole && !asn_json_string(scratch, id, &text, &n))
        return asn_out_of_memory(err);
    e->id = asn_arena_text(a, text, n);
    return e->id ? true : asn_out_of_memory(err);
}

bool asn_line_example(asn_arena *a, asn_arena *scratch, const asn_grammar *g, const asn_line *l, asn_example *e, asn_error *err)
{
    if (!asn_example_begin(a, g, e, err))
        return false;
    if (!l->sentence)
        return take_id(a, scratch, l->id, e, err) && take_input(a, scratch, g, l->input, e, err);
    if (g->n_inputs > 1)
        return asn_fail(err, "this task has %d inputs: write them as JSON, {\"input\": {\"%s\": ..., ...}}", g->n_inputs, g->inputs[0].name);
    return asn_example_text(a, g, 0, l->sentence, l->length, e, err);
}

bool asn_line_read(asn_arena *a, const asn_grammar *g, const char *line, size_t length, asn_example *e, asn_error *err)
{
    asn_line l;
    return asn_line_parse(a, line, length, &l, err) && asn_line_example(a, a, g, &l, e, err);
}
