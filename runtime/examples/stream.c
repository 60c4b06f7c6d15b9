#include "examples/stream.h"

#include "ground/array.h"
#include "ground/system.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct place { /* where a line stands in the file */
    int64_t at;
    size_t  length;
} place;

struct asn_stream {
    const asn_grammar *g;
    const char        *path;
    int                file; /* stays open, so that a file that another one replaces is read to its end */
    struct stat        found;
    ASN_ARRAY(place)   places;
    size_t             skipped;
    asn_columns        columns;
};

/* ---- The first time. */

typedef struct opening {
    asn_stream *s;
    asn_arena  *arena;
    bool      (*each)(void *context, const asn_example *e);
    void       *context;
} opening;

static bool note(void *context, const asn_example *e, int64_t at, size_t length)
{
    opening    *o = context;
    asn_stream *s = o->s;
    if (!asn_array_push(&s->places, (place){at, length}))
        return false;
    bool ok = o->each(o->context, e);
    asn_arena_reset(o->arena);
    return ok;
}

asn_stream *asn_stream_open(const asn_grammar *g, const char *path, const asn_bad_lines *bad, bool (*each)(void *context, const asn_example *e), void *context,
                            asn_error *err)
{
    asn_stream *s     = calloc(1, sizeof *s);
    asn_arena  *arena = asn_arena_new(0);
    if (s)
        s->file = -1;
    bool        ok    = s && arena ? true : asn_out_of_memory(err);
    if (ok) {
        s->g    = g;
        s->path = path;
        s->file = asn_reading_open(path, err);
        ok      = s->file >= 0 && (fstat(s->file, &s->found) == 0 ? true : asn_fail_system(err, "cannot read %s", path));
    }
    if (ok) {
        opening     o = {s, arena, each, context};
        asn_reading r = {.g = g, .path = path, .bad = bad, .arena = arena, .words = arena, .take = note, .context = &o};
        ok            = asn_reading_run(&r, s->file, err);
        s->skipped    = r.skipped;
        s->columns    = r.columns;
    }
    asn_arena_free(arena);
    if (ok)
        return s;
    asn_stream_close(s);
    return NULL;
}

void asn_stream_close(asn_stream *s)
{
    if (!s)
        return;
    asn_reading_close(s->file);
    asn_array_free(&s->places);
    free(s);
}

size_t asn_stream_count(const asn_stream *s)
{
    return s->places.n;
}

size_t asn_stream_skipped(const asn_stream *s)
{
    return s->skipped;
}

/* ---- Again. The file is not mapped: one that somebody cuts off would kill the program. */

static bool read_at(const asn_stream *s, int64_t at, char *to, size_t length)
{
    while (length) {
        ssize_t n = pread(s->file, to, length, (off_t)at);
        if (n == 0)
            errno = 0;
        if (n == 0 || (n < 0 && errno != EINTR))
            return false;
        if (n > 0) {
            to += n;
            at += n;
            length -= (size_t)n;
        }
    }
    return true;
}

static size_t line_number(const asn_stream *s, int64_t at)
{
    char   part[4096];
    size_t number = 1;
    for (int64_t from = 0; from < at;) {
        size_t n = at - from < (int64_t)sizeof part ? (size_t)(at - from) : sizeof part;
        if (!read_at(s, from, part, n))
            break;
        for (size_t i = 0; i < n; i++)
            number += part[i] == '\n';
        from += (int64_t)n;
    }
    return number;
}

static char *read_place(const asn_stream *s, place p, asn_arena *a, asn_error *err)
{
    char *line = asn_arena_small(a, p.length);
    if (!line) {
        asn_out_of_memory(err);
        return NULL;
    }
    if (read_at(s, p.at, line, p.length))
        return line;
    if (errno)
        asn_fail_system(err, "cannot read %s", s->path);
    else
        asn_fail_as(ASN_BAD_SYSTEM, err, "%s has become shorter while it was read", s->path);
    return NULL;
}

bool asn_stream_line(const asn_stream *s, size_t i, asn_arena *a, const char **line, size_t *length, asn_error *err)
{
    place p    = s->places.all[i];
    char *text = read_place(s, p, a, err);
    if (!text)
        return false;
    size_t skip = p.at == 0 && p.length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark belongs to the file */
    *line       = text + skip;
    *length     = p.length - skip;
    return true;
}

void asn_stream_header(const asn_stream *s, FILE *to)
{
    const asn_columns *c = &s->columns;
    for (int i = 0; c->separator && i < c->n; i++) {
        int k = c->what[i];
        fprintf(to, "%s%c", k == ASN_COLUMN_ID ? "id" : k == ASN_COLUMN_TEXT ? "text" : k == ASN_COLUMN_TREE ? "tree" : s->g->inputs[k].name,
                i + 1 < c->n ? c->separator : '\n');
    }
}

bool asn_stream_read(const asn_stream *s, size_t i, asn_arena *a, asn_example *e, asn_error *err)
{
    asn_error why;
    place     p    = s->places.all[i];
    char     *line = read_place(s, p, a, err);
    if (!line)
        return false;
    if (asn_reading_record(a, s->g, &s->columns, line, p.length, e, &why)) {
        e->number = (int64_t)i;
        return true;
    }
    if (why.kind != ASN_BAD_INPUT)
        return asn_fail_as(why.kind, err, "%s", why.text);
    return asn_fail_as(ASN_BAD_SYSTEM, err, "%s:%zu: %.300s; that line was good before: the file changed while it was read", s->path, line_number(s, p.at),
                       why.text);
}

bool asn_stream_unchanged(const asn_stream *s, asn_error *err)
{
    struct stat now;
    if (fstat(s->file, &now) != 0)
        return asn_fail_system(err, "cannot read %s", s->path);
    if (now.st_size != s->found.st_size || ASN_CHANGED(now).tv_sec != ASN_CHANGED(s->found).tv_sec || ASN_CHANGED(now).tv_nsec != ASN_CHANGED(s->found).tv_nsec)
        return asn_fail_as(ASN_BAD_SYSTEM, err, "%s changed while it was read", s->path);
    return true;
}
