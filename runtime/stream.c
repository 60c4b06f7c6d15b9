#include "stream.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct place { /* of a line */
    int64_t at;
    size_t  length;
} place;

struct asn_stream {
    const asn_grammar *g;
    const char        *path;
    FILE              *file; /* stays open: a file that another one replaces is read to its end */
    struct stat        found;
    place             *places;
    size_t             n, room, skipped;
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
    if (s->n == s->room) {
        size_t size = s->room ? s->room + s->room / 2 : 1024;
        place *more = realloc(s->places, size * sizeof *more);
        if (!more)
            return false;
        s->places = more;
        s->room   = size;
    }
    s->places[s->n++] = (place){at, length};
    bool ok           = o->each(o->context, e);
    asn_arena_reset(o->arena);
    return ok;
}

asn_stream *asn_stream_open(const asn_grammar *g, const char *path, bool skip_bad, bool (*each)(void *context, const asn_example *e), void *context,
                            asn_error *err)
{
    asn_stream *s     = calloc(1, sizeof *s);
    asn_arena  *arena = asn_arena_new(0);
    bool        ok    = s && arena ? true : asn_fail(err, "out of memory");
    if (ok) {
        s->g    = g;
        s->path = path;
        s->file = fopen(path, "rb");
        ok      = s->file && fstat(fileno(s->file), &s->found) == 0 ? true : asn_fail(err, "cannot open %s: %s", path, strerror(errno));
    }
    if (ok) {
        opening     o = {s, arena, each, context};
        asn_reading r = {.g = g, .path = path, .skip_bad = skip_bad, .arena = arena, .words = arena, .take = note, .context = &o};
        ok            = asn_data_lines(&r, s->file, err);
        s->skipped    = r.skipped;
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
    if (s->file)
        fclose(s->file);
    free(s->places);
    free(s);
}

size_t asn_stream_count(const asn_stream *s)
{
    return s->n;
}

size_t asn_stream_skipped(const asn_stream *s)
{
    return s->skipped;
}

/* ---- Again. Not mapped: a file that somebody cuts off would end the program. */

static bool read_at(const asn_stream *s, int64_t at, char *to, size_t length)
{
    while (length) {
        ssize_t n = pread(fileno(s->file), to, length, (off_t)at);
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

bool asn_stream_read(const asn_stream *s, size_t i, asn_arena *a, asn_example *e, asn_error *err)
{
    asn_error why;
    place     p    = s->places[i];
    char     *line = asn_arena_small(a, p.length);
    if (!line)
        return asn_fail(err, "out of memory");
    if (!read_at(s, p.at, line, p.length))
        return errno ? asn_fail(err, "cannot read %s: %s", s->path, strerror(errno)) : asn_fail(err, "%s has become shorter while it was read", s->path);
    if (!asn_data_line(a, s->g, line, p.length, true, e, &why))
        return asn_fail(err, "%s:%zu: %.300s; that line was good before: the file changed while it was read", s->path, line_number(s, p.at), why.text);
    e->number = (int64_t)i;
    return true;
}

bool asn_stream_unchanged(const asn_stream *s, asn_error *err)
{
    struct stat now;
    if (fstat(fileno(s->file), &now) != 0)
        return asn_fail(err, "cannot read %s: %s", s->path, strerror(errno));
    if (now.st_size != s->found.st_size || now.st_mtim.tv_sec != s->found.st_mtim.tv_sec || now.st_mtim.tv_nsec != s->found.st_mtim.tv_nsec)
        return asn_fail(err, "%s changed while it was read", s->path);
    return true;
}
