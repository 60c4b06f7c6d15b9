/* added.c: names that a user adds to the task's lexicon: --entities FILE. */
#include "commands/commands.h"
#include "ground/lines.h"
#include "text/lexicon.h"

#include <fcntl.h>
#include <unistd.h>

int asn_add_entities(const asn_call *c, asn_added *x)
{
    if (x->n == ASN_MOST_ADDED)
        return asn_usage_error(c, "at most %d files of --entities", ASN_MOST_ADDED);
    x->paths[x->n++] = c->value;
    return 0;
}

static bool fail_at(const char *path, const asn_lexicon_fault *f, asn_error *err)
{
    if (f->err.kind != ASN_BAD_INPUT)
        return asn_fail_as(f->err.kind, err, "%s: %.300s", path, f->err.text);
    return asn_fail(err, "%s:%zu:%zu: %.300s%s%s", path, f->line, f->column, f->err.text, f->help ? "; " : "", f->help ? f->help : "");
}

static bool read_file(asn_lexicon_builder *b, const char *path, int file, asn_error *err)
{
    asn_lines         l  = asn_lines_of(file, path);
    bool              ok = true, done = false;
    asn_error         why;
    asn_lexicon_fault fault;
    while (ok && !done)
        switch (asn_lines_next(&l, &why)) {
        case ASN_LINE: ok = asn_lexicon_line(b, l.number, l.text, l.length, &fault) ? true : fail_at(path, &fault, err); break;
        case ASN_LINE_TOO_LONG: ok = asn_fail(err, "%s:%zu: %.400s", path, l.number, why.text); break;
        case ASN_LINES_END: done = true; break;
        case ASN_LINES_FAILED: *err = why; ok = false; break;
        }
    asn_lines_free(&l);
    return ok;
}

static bool add_file(asn_added *x, asn_lexicon_builder *b, const char *path, asn_error *err)
{
    asn_lexicon_fault fault;
    int               file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* lines.h */
    if (file < 0)
        return asn_fail_system(err, "cannot open %s", path);
    bool ok = read_file(b, path, file, err);
    close(file);
    return ok && ((x->g.entities = asn_lexicon_end(b, NULL, NULL, &fault)) ? true : fail_at(path, &fault, err));
}

const asn_grammar *asn_added_open(asn_added *x, const asn_grammar *g, asn_error *err)
{
    if (x->n == 0)
        return g;
    if (!g->entities) {
        asn_fail(err, "--entities: the task of %s has no 'entities' statement, so its sentences have no names", g->name);
        return NULL;
    }
    asn_input            how = asn_lexicon_input(g);
    asn_lexicon_builder *b   = (x->arena = asn_arena_new(0)) ? asn_lexicon_begin(x->arena, &how, g->entities) : NULL;
    bool                 ok  = b ? true : asn_out_of_memory(err);
    x->g                     = *g;
    for (int i = 0; ok && i < x->n; i++)
        ok = add_file(x, b, x->paths[i], err);
    return ok ? &x->g : NULL;
}

void asn_added_free(asn_added *x)
{
    asn_arena_free(x->arena);
    x->arena = NULL;
}
