#include "examples/columns.h"

#include "ground/buffer.h"
#include "ground/utf8.h"
#include "text/print.h"

#include <stdlib.h>
#include <string.h>

static bool ends_with(const char *path, const char *tail)
{
    size_t n = strlen(path), k = strlen(tail);
    return n > k && strcmp(path + n - k, tail) == 0;
}

asn_columns asn_columns_of(const asn_grammar *g, const char *path)
{
    asn_columns c = {.n = g->n_inputs + 1 < ASN_MOST_COLUMNS ? g->n_inputs + 1 : ASN_MOST_COLUMNS};
    if (path && (ends_with(path, ".tsv") || ends_with(path, ".csv")))
        c.separator = ends_with(path, ".tsv") ? '\t' : ',';
    for (int i = 0; i < c.n; i++)
        c.what[i] = i + 1 < c.n ? i : ASN_COLUMN_TEXT;
    return c;
}

/* ---- Fields of a record. */

typedef struct field {
    const char *text;
    size_t      length;
} field;

static bool wrong(asn_error *err, const char *record, const char *at, const char *message)
{
    size_t line = 1, column = 1;
    for (const char *s = record; s < at; s++) {
        column = *s == '\n' ? 1 : column + (((unsigned char)*s & 0xC0) != 0x80);
        line += *s == '\n';
    }
    return line > 1 ? asn_fail(err, "line %zu of the record, column %zu: %s", line, column, message) : asn_fail(err, "column %zu: %s", column, message);
}

/* A field in quotes: `at` is behind the first. */
static bool take_quoted(asn_arena *a, const char *record, const char **at, const char *end, field *f, asn_error *err)
{
    asn_buffer  b = {.arena = a};
    const char *s = *at;
    for (; s < end; s++) {
        if (*s == '"' && (s + 1 == end || s[1] != '"'))
            break;
        asn_buffer_put(&b, s, 1);
        s += *s == '"';
    }
    if (s == end)
        return wrong(err, record, *at - 1, "this quote is not closed");
    f->length = b.length;
    if (!(f->text = asn_buffer_end(&b)))
        return asn_out_of_memory(err);
    *at = s + 1;
    return true;
}

/* The next field; false: err says what is wrong. *more: a separator follows it. */
static bool take_field(const asn_columns *c, asn_arena *a, const char *record, const char **at, const char *end, field *f, bool *more, asn_error *err)
{
    const char *s = *at;
    if (c->separator == ',' && s < end && *s == '"') {
        s++;
        if (!take_quoted(a, record, &s, end, f, err))
            return false;
        if (s < end && *s != ',')
            return wrong(err, record, s, "expected a comma or the end of the line behind a field in quotes");
    } else {
        while (s < end && *s != c->separator)
            if (*s++ == '"' && c->separator == ',')
                return wrong(err, record, s - 1, "a quote inside a field: put the field in quotes and double the quotes inside");
        *f = (field){*at, (size_t)(s - *at)};
    }
    *more = s < end;
    *at   = s + *more;
    return true;
}

static size_t without_end(const char *record, size_t length)
{
    return length && record[length - 1] == '\r' ? length - 1 : length;
}

/* ---- The header. */

static bool is(field f, const char *name)
{
    return strlen(name) == f.length && memcmp(f.text, name, f.length) == 0;
}

static bool meaning(const asn_grammar *g, field f, int *what)
{
    for (int i = 0; i < g->n_inputs; i++)
        if (is(f, g->inputs[i].name) || (g->n_inputs == 1 && (is(f, "input") || is(f, "sentence")))) {
            *what = i;
            return true;
        }
    *what = is(f, "id") ? ASN_COLUMN_ID : is(f, "text") ? ASN_COLUMN_TEXT : ASN_COLUMN_TREE;
    return is(f, "id") || is(f, "text") || is(f, "tree");
}

bool asn_columns_header(asn_columns *c, const asn_grammar *g, asn_arena *scratch, const char *record, size_t length)
{
    asn_columns found = {.separator = c->separator, .begun = true};
    const char *at = record, *end = record + without_end(record, length);
    asn_error   err;
    c->begun = true;
    if (end - at >= 3 && memcmp(at, "\xEF\xBB\xBF", 3) == 0)
        at += 3;
    for (bool more = true; more;) {
        field f;
        int   what;
        if (found.n == ASN_MOST_COLUMNS || !take_field(c, scratch, record, &at, end, &f, &more, &err) || !meaning(g, f, &what))
            return false;
        for (int i = 0; i < found.n; i++)
            if (found.what[i] == what)
                return false;
        found.what[found.n++] = what;
    }
    if (found.n < 2)
        return false;
    *c = found;
    return true;
}

/* ---- A record. */

static void put_string(asn_buffer *b, const char *before, const char *text, size_t length)
{
    asn_buffer_put(b, before, strlen(before));
    asn_print_json(b, (asn_atom){ASN_STRING, (uint32_t)length, text});
}

bool asn_columns_line(const asn_columns *c, const asn_grammar *g, asn_arena *a, const char *record, size_t length, const char **line, size_t *line_length, asn_error *err)
{
    const char *at = record, *end = record + without_end(record, length);
    field       fields[ASN_MOST_COLUMNS];
    int         n = 0;
    if (end - at >= 3 && memcmp(at, "\xEF\xBB\xBF", 3) == 0)
        at += 3;
    for (const char *s = at; s < end; s += asn_utf8_length(s, (size_t)(end - s)))
        if (asn_utf8_length(s, (size_t)(end - s)) == 0)
            return wrong(err, record, s, "this byte is not UTF-8");
    for (bool more = true; more; n++) {
        const char *from = at;
        if (n == c->n)
            return wrong(err, record, from, c->n == 2 ? "expected two columns, a sentence and its text: there are more" : "there are more columns than expected");
        if (!take_field(c, a, record, &at, end, &fields[n], &more, err))
            return false;
    }
    if (n < c->n)
        return wrong(err, record, end, c->separator == '\t' ? "expected another column: a TAB and its text" : "expected another column: a comma and its text");
    asn_buffer b      = {.arena = a};
    bool       inputs = false;
    asn_buffer_put(&b, "{\"input\": {", 11);
    for (int i = 0; i < n; i++)
        if (c->what[i] >= 0) {
            put_string(&b, inputs ? ", " : "", g->inputs[c->what[i]].name, strlen(g->inputs[c->what[i]].name));
            put_string(&b, ": ", fields[i].text, fields[i].length);
            inputs = true;
        }
    asn_buffer_put(&b, "}", 1);
    for (int i = 0; i < n; i++)
        if (c->what[i] < 0)
            put_string(&b, c->what[i] == ASN_COLUMN_ID ? ", \"id\": " : c->what[i] == ASN_COLUMN_TEXT ? ", \"text\": " : ", \"tree\": ", fields[i].text, fields[i].length);
    asn_buffer_put(&b, "}", 1);
    *line_length = b.length;
    *line        = asn_buffer_end(&b);
    return *line ? true : asn_out_of_memory(err);
}

/* ---- Records of a file. */

asn_records asn_records_of(const asn_columns *c, int file, const char *name)
{
    return (asn_records){.columns = c, .lines = asn_lines_of(file, name)};
}

void asn_records_free(asn_records *r)
{
    asn_lines_free(&r->lines);
    free(r->buffer);
    r->buffer = NULL;
    r->room   = 0;
}

/* Does a line end inside quotes, if it began so or not? Quotes open only at the beginning of a field. */
static bool ends_quoted(const char *text, size_t length, bool quoted)
{
    bool first = !quoted;
    for (size_t i = 0; i < length; i++) {
        if (quoted && text[i] == '"' && i + 1 < length && text[i + 1] == '"')
            i++;
        else if (text[i] == '"' && (quoted || first))
            quoted = !quoted;
        first = !quoted && text[i] == ',';
    }
    return quoted;
}

static bool append(asn_records *r, const char *text, size_t length)
{
    if (r->room < r->length + length + 2) {
        size_t room = 2 * (r->length + length + 2);
        char  *more = realloc(r->buffer, room);
        if (!more)
            return false;
        r->buffer = more;
        r->room   = room;
    }
    memcpy(r->buffer + r->length, text, length);
    r->length += length;
    r->text = r->buffer;
    return true;
}

asn_line_found asn_records_next(asn_records *r, asn_error *err)
{
    asn_lines     *l     = &r->lines;
    asn_line_found found = asn_lines_next(l, err);
    r->number            = l->number;
    r->at                = l->at;
    r->text              = l->text;
    r->length            = l->length;
    if (found != ASN_LINE || r->columns->separator != ',' || !ends_quoted(l->text, l->length, false))
        return found;
    size_t first = l->number;
    bool   open  = true;
    r->length    = 0;
    if (!append(r, l->text, l->length))
        return asn_out_of_memory(err), ASN_LINES_FAILED;
    while (open) {
        found = asn_lines_next(l, err);
        if (found == ASN_LINES_FAILED)
            return found;
        if (found != ASN_LINE || r->length > ASN_LONGEST_RECORD) {
            asn_fail(err, "a quote is opened on line %zu and not closed", first);
            return ASN_LINE_TOO_LONG;
        }
        open = ends_quoted(l->text, l->length, true);
        if (!append(r, "\n", 1) || !append(r, l->text, l->length))
            return asn_out_of_memory(err), ASN_LINES_FAILED;
    }
    return ASN_LINE;
}
