#include "text/unquote.h"

#include "ground/buffer.h"
#include "ground/utf8.h"
#include "text/atom.h"
#include "text/json.h"
#include "text/pattern.h"
#include "text/read.h"

#include <string.h>

typedef struct search {
    asn_arena               *a;
    const asn_grammar       *g;
    const asn_template_step *s;
    int                      type, field;
    const char              *text;
    size_t                   length;
    asn_value_found         *found;
    void                    *context;
    bool                     done, failed;
    asn_atom_kind            kind; /* that a raw value has; ASN_NO_ATOM: by its looks */
} search;

static void offer(search *q, asn_atom v, size_t end)
{
    if (!q->done && asn_atom_valid(v) && asn_pattern_allows(q->g, q->type, q->field, v))
        q->done = !q->found(q->context, v, end);
}

/* ---- Values with a spelling of their own. */

static bool is_spelled_by(const asn_spelling *all, size_t n, asn_atom v)
{
    for (size_t i = 0; i < n; i++)
        if (all[i].kind == v.kind && all[i].value_length == v.length && memcmp(all[i].value, v.text, v.length) == 0)
            return true;
    return false;
}

static bool begins_with(const search *q, const asn_spelling *s)
{
    return s->text_length <= q->length && memcmp(q->text, s->text, s->text_length) == 0;
}

static asn_atom atom_of(const asn_spelling *s)
{
    return (asn_atom){s->kind, (uint32_t)s->value_length, s->value};
}

static void offer_spelled(search *q)
{
    const asn_template_step *s = q->s;
    for (size_t i = 0; i < s->n_own; i++)
        if (begins_with(q, &s->own[i]))
            offer(q, atom_of(&s->own[i]), s->own[i].text_length);
    for (size_t i = 0; i < s->n_shared; i++)
        if (begins_with(q, &s->shared[i]) && !is_spelled_by(s->own, s->n_own, atom_of(&s->shared[i])))
            offer(q, atom_of(&s->shared[i]), s->shared[i].text_length);
}

/* Is there a spelling for this value, or a spelled value that has the text? */
static bool is_spelled(const search *q, asn_atom v, size_t end)
{
    const asn_template_step *s = q->s;
    if (is_spelled_by(s->own, s->n_own, v) || is_spelled_by(s->shared, s->n_shared, v))
        return true;
    for (size_t i = 0; i < s->n_own; i++)
        if (s->own[i].text_length == end && begins_with(q, &s->own[i]) && asn_pattern_allows(q->g, q->type, q->field, atom_of(&s->own[i])))
            return true;
    for (size_t i = 0; i < s->n_shared; i++)
        if (s->shared[i].text_length == end && begins_with(q, &s->shared[i]) && asn_pattern_allows(q->g, q->type, q->field, atom_of(&s->shared[i])))
            return true;
    return false;
}

static void offer_plain(search *q, asn_atom v, size_t end)
{
    if (!is_spelled(q, v, end))
        offer(q, v, end);
}

/* ---- Raw. */

static bool is_known_name(const char *text, size_t n)
{
    return (n == 4 && (memcmp(text, "True", 4) == 0 || memcmp(text, "None", 4) == 0)) || (n == 5 && memcmp(text, "False", 5) == 0);
}

asn_atom_kind asn_kind_by_looks(const asn_type *type, const char *text, size_t length)
{
    if (type->builtin == ASN_IDENTIFIER)
        return ASN_STRING;
    if (type->builtin == ASN_INT || (length && asn_number_end(text, text + length) == text + length))
        return ASN_NUMBER;
    return is_known_name(text, length) ? ASN_NAME : ASN_STRING;
}

static bool offer_raw(void *context, size_t end)
{
    search       *q    = context;
    asn_atom_kind kind = q->kind ? q->kind : asn_kind_by_looks(&q->g->types[q->type], q->text, end);
    offer_plain(q, (asn_atom){kind, (uint32_t)end, q->text}, end);
    return !q->done;
}

/* What a raw value may be made of where no pattern says so: all but white space, quotes, brackets, commas and semicolons. */
static bool is_plain(char c)
{
    return (unsigned char)c > ' ' && c != 0x7F && !strchr("\"'`()[]{},;", c);
}

static void offer_words(search *q)
{
    asn_builtin builtin = q->g->types[q->type].builtin;
    size_t      n       = 0;
    if (builtin == ASN_IDENTIFIER)
        n = asn_name_length(q->text, q->text + q->length);
    else if (builtin == ASN_INT)
        n = (size_t)(asn_number_end(q->text, q->text + q->length) - q->text);
    else
        while (n < q->length && is_plain(q->text[n]))
            n++;
    for (size_t end = 1; end <= n && !q->done; end++)
        if (end == n || ((unsigned char)q->text[end] & 0xC0) != 0x80) /* between characters */
            offer_raw(q, end);
}

static void read_raw(search *q)
{
    const asn_pattern *p;
    for (int i = 0; (p = asn_pattern_of(q->g, q->type, q->field, i)); i++) {
        q->kind = p->kind;
        asn_pattern_ends(p->code, q->text, q->length, offer_raw, q);
    }
    q->kind = ASN_NO_ATOM;
    if (!asn_pattern_of(q->g, q->type, q->field, 0))
        offer_words(q);
}

/* ---- Between quotes, or a number or name as it stands, as long as it can be. */

static bool has_name_pattern(const search *q)
{
    const asn_pattern *p;
    for (int i = 0; (p = asn_pattern_of(q->g, q->type, q->field, i)); i++)
        if (p->kind == ASN_NAME || p->kind == ASN_NO_ATOM)
            return true;
    return false;
}

static void read_bare(search *q)
{
    const char *end = q->text + q->length, *n;
    size_t      name = asn_name_length(q->text, end);
    if (name && (has_name_pattern(q) || is_known_name(q->text, name)))
        offer_plain(q, (asn_atom){ASN_NAME, (uint32_t)name, q->text}, name);
    if (name)
        return;
    n = *q->text == '(' ? asn_complex_end(q->text, end) : asn_number_end(q->text, end);
    if (n > q->text)
        offer_plain(q, (asn_atom){ASN_NUMBER, (uint32_t)(n - q->text), q->text}, (size_t)(n - q->text));
}

static void read_repr(search *q)
{
    char      c = *q->text;
    asn_error err;
    asn_atom  v;
    size_t    used;
    bool      bytes = c == 'b' && q->length > 1 && (q->text[1] == '\'' || q->text[1] == '"');
    if (c != '\'' && c != '"' && !bytes)
        read_bare(q);
    else if (asn_read_value(q->a, q->g, q->text, q->length, &used, &v, &err))
        offer_plain(q, v, used);
    else if (err.kind != ASN_BAD_INPUT)
        q->failed = true;
}

static void read_json(search *q)
{
    if (*q->text != '"') {
        read_bare(q);
        return;
    }
    size_t n = 1;
    while (n < q->length && q->text[n] != '"' && q->text[n] != '\n')
        n += q->text[n] == '\\' ? 2 : 1;
    asn_json    string;
    asn_error   err;
    const char *text;
    size_t      length;
    if (n >= q->length || q->text[n] != '"')
        return;
    if (!asn_json_check(q->a, q->text, n + 1, &string, &err)) {
        q->failed = err.kind != ASN_BAD_INPUT;
        return;
    }
    if (!asn_json_string(q->a, string, &text, &length))
        q->failed = true;
    else
        offer_plain(q, (asn_atom){ASN_STRING, (uint32_t)length, text}, n + 1);
}

static void read_sql(search *q)
{
    if (*q->text != '\'') {
        read_bare(q);
        return;
    }
    asn_buffer b = {.arena = q->a};
    for (size_t i = 1; i < q->length; i++) {
        if (q->text[i] != '\'') {
            asn_buffer_put(&b, q->text + i, 1);
        } else if (i + 1 < q->length && q->text[i + 1] == '\'') {
            asn_buffer_put(&b, "'", 1);
            i++;
        } else {
            size_t length = b.length;
            char  *text   = asn_buffer_end(&b);
            if (!text)
                q->failed = true;
            else
                offer_plain(q, (asn_atom){ASN_STRING, (uint32_t)length, text}, i + 1);
            return;
        }
    }
}

/* Where the text inside a format string ends: at a quote or a single brace. */
static size_t format_end(const search *q)
{
    size_t n = 0;
    while (n < q->length && q->text[n] != '"' && q->text[n] != '\'' && q->text[n] != '\n') {
        bool brace = q->text[n] == '{' || q->text[n] == '}';
        if (brace && (n + 1 == q->length || q->text[n + 1] != q->text[n]))
            break;
        n += brace || (q->text[n] == '\\' && n + 1 < q->length) ? 2 : 1;
    }
    return n < q->length ? n : q->length;
}

/* As a string between quotes, with its braces no longer doubled. */
static void read_format(search *q)
{
    size_t     n = format_end(q), used;
    asn_buffer b = {.arena = q->a};
    asn_error  err;
    asn_atom   v;
    if (n == 0)
        return;
    asn_buffer_put(&b, "'", 1);
    for (size_t i = 0; i < n; i++) {
        asn_buffer_put(&b, q->text + i, 1);
        if (q->text[i] == '\\' && i + 1 < n)
            asn_buffer_put(&b, q->text + ++i, 1);
        else
            i += q->text[i] == '{' || q->text[i] == '}';
    }
    asn_buffer_put(&b, "'", 1);
    size_t length = b.length;
    char  *text   = asn_buffer_end(&b);
    if (text && asn_read_value(q->a, q->g, text, length, &used, &v, &err))
        offer_plain(q, v, n);
    else if (!text || err.kind != ASN_BAD_INPUT)
        q->failed = true;
}

bool asn_unquote(asn_arena *a, const asn_grammar *g, const asn_template_step *s, int field, const char *text, size_t length, asn_value_found *found, void *context)
{
    search q = {.a = a, .g = g, .s = s, .type = g->fields[field].type, .field = field, .text = text, .length = length, .found = found, .context = context};
    offer_spelled(&q);
    if (q.done || (length == 0 && s->how != ASN_RAW))
        return true;
    switch (s->how) {
    case ASN_REPR: read_repr(&q); break;
    case ASN_JSON: read_json(&q); break;
    case ASN_SQL: read_sql(&q); break;
    case ASN_FORMAT: read_format(&q); break;
    default: read_raw(&q);
    }
    return !q.failed;
}
