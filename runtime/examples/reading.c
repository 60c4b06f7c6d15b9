#include "examples/reading.h"

#include "examples/columns.h"
#include "examples/line.h"
#include "examples/names.h"
#include "ground/lines.h"
#include "text/parse.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* ---- A line. */

typedef struct places { /* where the parts of an example go */
    asn_arena *tree, *words, *scratch;
} places;

/* An example without a tree has a text that the task's templates print. */
static bool parse_text(places a, const asn_grammar *g, const asn_line *l, asn_example *e, asn_error *err)
{
    const char *text;
    size_t      n;
    asn_parsed  found;
    asn_arena  *own = asn_arena_new(0); /* it takes many times the memory of the tree, and an example's scratch may live long */
    bool        ok  = own && asn_json_string(a.scratch, l->text, &text, &n) ? true : asn_out_of_memory(err);
    ok              = ok && asn_parse(a.tree, own, g, g->root, "text", 1, text, n, &found, err);
    asn_arena_free(own);
    if (ok)
        e->tree = found.tree;
    return ok;
}

static bool take_tree(places a, const asn_grammar *g, const asn_line *l, asn_example *e, asn_error *err)
{
    const char *text;
    size_t      n;
    if (!l->tree.text && l->text.text)
        return parse_text(a, g, l, e, err);
    if (asn_json_kind(l->tree) != '"')
        return asn_fail(err, l->tree.text ? "there is no string under \"tree\"" : "there is no \"tree\" and no \"text\"");
    if (!asn_json_string(a.scratch, l->tree, &text, &n))
        return asn_out_of_memory(err);
    e->tree = asn_tree_read(a.tree, g, g->root, "tree", text, n, NULL, err);
    return e->tree != NULL;
}

static bool take_text(places a, const asn_line *l, asn_example *e, asn_error *err)
{
    const char *text;
    size_t      n;
    if (!l->text.text)
        return true;
    if (asn_json_kind(l->text) != '"')
        return asn_fail(err, "there is no string under \"text\"");
    if (!asn_json_string(a.scratch, l->text, &text, &n) || !(e->text = asn_arena_text(a.tree, text, n)))
        return asn_out_of_memory(err);
    return true;
}

static bool take_line(places a, const asn_grammar *g, const char *line, size_t length, bool wants_tree, asn_example *e, asn_error *err)
{
    asn_line l;
    if (!asn_line_parse(a.scratch, line, length, &l, err))
        return false;
    if (!wants_tree)
        return asn_line_example(a.words, a.scratch, g, &l, e, err);
    if (l.sentence)
        return asn_fail(err, "expected a line of JSON: {\"input\": ..., \"tree\": ...}; a table of sentences and texts has a name that ends in .tsv or .csv");
    return asn_line_example(a.words, a.scratch, g, &l, e, err) && take_text(a, &l, e, err) && take_tree(a, g, &l, e, err) &&
           asn_names_replace(a.tree, a.words, a.scratch, g, e, err);
}

static bool take_record(places a, const asn_grammar *g, const asn_columns *c, const char *record, size_t length, asn_example *e, asn_error *err)
{
    if (c->separator && !asn_columns_line(c, g, a.scratch, record, length, &record, &length, err))
        return false;
    return take_line(a, g, record, length, true, e, err);
}

bool asn_reading_line(asn_arena *a, const asn_grammar *g, const char *line, size_t length, bool wants_tree, asn_example *e, asn_error *err)
{
    return take_line((places){a, a, a}, g, line, length, wants_tree, e, err);
}

bool asn_reading_record(asn_arena *a, const asn_grammar *g, const asn_columns *c, const char *record, size_t length, asn_example *e, asn_error *err)
{
    return take_record((places){a, a, a}, g, c, record, length, e, err);
}

/* ---- A file. */

int asn_reading_open(const char *path, asn_error *err)
{
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* lines.h says what that does to pipes */
    if (file < 0)
        asn_fail_system(err, "cannot open %s", path);
    return file;
}

void asn_reading_close(int file)
{
    if (file >= 0)
        close(file);
}

static void say(const asn_reading *r, const char *message)
{
    if (r->bad && r->bad->say)
        r->bad->say(r->bad->context, message);
}

static void note_bad(asn_reading *r, size_t number, const asn_error *why, asn_error *first)
{
    asn_error message;
    asn_fail(&message, "%s:%zu: %.400s", r->path, number, why->text);
    if (r->skipped++ == 0)
        *first = message;
    if (r->skipped <= ASN_BAD_LINES_SAID)
        say(r, message.text);
}

/* Once all lines have been read: are there bad ones? */
static bool judge(const asn_reading *r, const asn_error *first, asn_error *err)
{
    asn_error more;
    size_t    bad = r->skipped, all = r->n + bad;
    if (bad > ASN_BAD_LINES_SAID) {
        asn_fail(&more, "%s: and %zu more bad lines", r->path, bad - ASN_BAD_LINES_SAID);
        say(r, more.text);
    }
    if (bad && !(r->bad && r->bad->skip)) {
        if (r->bad && r->bad->say)
            return asn_fail(err, "%s: %zu of %zu lines %s bad", r->path, bad, all, bad == 1 ? "is" : "are");
        *err = *first;
        return false;
    }
    return r->n ? true : asn_fail(err, bad ? "%s: all lines are bad" : "%s holds no example", r->path);
}

static size_t without_space(const char *line, size_t n)
{
    while (n > 0 && (line[n - 1] == ' ' || line[n - 1] == '\t' || line[n - 1] == '\r'))
        n--;
    return n;
}

/* false: err says why there is no going on. */
static bool read_line(asn_reading *r, const asn_records *l, asn_arena *scratch, asn_error *first, asn_error *err)
{
    asn_example e;
    asn_error   why;
    size_t      n = without_space(l->text, l->length);
    if (n == 0)
        return true;
    if (r->columns.separator)
        n = l->length; /* a text may end in a blank */
    if (r->columns.separator && !r->columns.begun && asn_columns_header(&r->columns, r->g, scratch, l->text, n))
        return true;
    if (take_record((places){r->arena, r->words, scratch}, r->g, &r->columns, l->text, n, &e, &why)) {
        e.number = (int64_t)r->n++;
        return r->take(r->context, &e, l->at, n) ? true : asn_out_of_memory(err);
    }
    if (why.kind != ASN_BAD_INPUT)
        return asn_fail_as(why.kind, err, "%s:%zu: %.400s", r->path, l->number, why.text);
    note_bad(r, l->number, &why, first);
    return true;
}

bool asn_reading_run(asn_reading *r, int file, asn_error *err)
{
    r->columns         = asn_columns_of(r->g, r->path);
    asn_records l      = asn_records_of(&r->columns, file, r->path);
    asn_arena *scratch = asn_arena_new(0);
    asn_error  first, why;
    bool       ok      = scratch ? true : asn_out_of_memory(err), done = false;
    while (ok && !done) {
        switch (asn_records_next(&l, &why)) {
        case ASN_LINE: ok = read_line(r, &l, scratch, &first, err); break;
        case ASN_LINE_TOO_LONG: note_bad(r, l.number, &why, &first); break;
        case ASN_LINES_END: done = true; break;
        case ASN_LINES_FAILED: *err = why; ok = false; break;
        }
        asn_arena_reset(scratch);
    }
    asn_records_free(&l);
    asn_arena_free(scratch);
    return ok && judge(r, &first, err);
}
