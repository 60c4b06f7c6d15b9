#include "ground/lines.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PIECE = 1 << 16 }; /* read at a time */

asn_lines asn_lines_of(int file, const char *name)
{
    return (asn_lines){.name = name, .longest = ASN_LONGEST_LINE, .file = file};
}

void asn_lines_free(asn_lines *l)
{
    free(l->buffer);
    l->buffer = NULL;
}

/* Room for another piece: at the front, where lines were given out, or in a larger buffer. */
static bool make_room(asn_lines *l)
{
    if (l->begin) {
        memmove(l->buffer, l->buffer + l->begin, l->end - l->begin);
        l->end -= l->begin;
        l->begin = 0;
    }
    if (l->room - l->end >= PIECE)
        return true;
    size_t room   = l->room ? l->room * 2 : 2 * PIECE;
    char  *buffer = realloc(l->buffer, room);
    if (!buffer)
        return false;
    l->buffer = buffer;
    l->room   = room;
    return true;
}

/* At the end of what was read so far. Is it a pipe with a name that nobody has opened to write yet? A writer gets some seconds to come. */
static bool waits_for_writer(asn_lines *l)
{
    enum { TENTHS = 50 };
    struct stat   is;
    struct pollfd p     = {.fd = l->file, .events = POLLIN};
    int           flags = fcntl(l->file, F_GETFL);
    l->nobody           = l->passed == 0 && l->end == 0 && !l->written && flags >= 0 && (flags & O_NONBLOCK) && fstat(l->file, &is) == 0 && S_ISFIFO(is.st_mode) &&
                !(poll(&p, 1, 0) > 0 && (p.revents & POLLHUP)); /* a writer has come and gone */
    if (l->nobody && l->waited++ < TENTHS)
        poll(NULL, 0, 100);
    return l->nobody && l->waited <= TENTHS;
}

/* Something has to come, or the writer ends. */
static bool waits_for_bytes(asn_lines *l)
{
    struct pollfd p = {.fd = l->file, .events = POLLIN};
    l->written      = true;
    return poll(&p, 1, -1) >= 0 || errno == EINTR;
}

static bool read_piece(asn_lines *l, asn_error *err)
{
    ssize_t n;
    if (!make_room(l))
        return asn_fail_as(ASN_BAD_SYSTEM, err, "%s:%zu: out of memory", l->name, l->number);
    do
        n = read(l->file, l->buffer + l->end, PIECE);
    while ((n < 0 && (errno == EINTR || (errno == EAGAIN && waits_for_bytes(l)))) || (n == 0 && waits_for_writer(l)));
    if (n < 0)
        return asn_fail_system(err, "cannot read %s", l->name);
    if (n == 0 && l->nobody)
        return asn_fail_as(ASN_BAD_SYSTEM, err, "cannot read %s: it is a pipe, and nobody writes to it", l->name);
    l->ended = n == 0;
    l->end += (size_t)n;
    return true;
}

static asn_line_found give(asn_lines *l, size_t length, size_t with_end)
{
    l->text   = l->buffer + l->begin;
    l->length = length;
    l->begin += with_end;
    l->passed += (int64_t)with_end;
    return ASN_LINE;
}

/* Passes over the rest of a line that is too long to be held. */
static asn_line_found pass_over(asn_lines *l, asn_error *err)
{
    for (char *newline = NULL; !newline && !l->ended;) {
        l->passed += (int64_t)(l->end - l->begin);
        l->begin = l->end = 0;
        if (!read_piece(l, err))
            return ASN_LINES_FAILED;
        newline    = l->end ? memchr(l->buffer, '\n', l->end) : NULL;
        size_t end = newline ? (size_t)(newline - l->buffer) + 1 : l->end;
        l->passed += (int64_t)end;
        l->begin = end;
    }
    asn_fail(err, "the line is longer than %zu bytes", l->longest);
    return ASN_LINE_TOO_LONG;
}

asn_line_found asn_lines_next(asn_lines *l, asn_error *err)
{
    size_t seen = 0; /* bytes without a line's end */
    l->number++;
    l->at = l->passed;
    for (;;) {
        size_t held    = l->end - l->begin;
        char  *newline = held > seen ? memchr(l->buffer + l->begin + seen, '\n', held - seen) : NULL;
        if (newline) {
            size_t length = (size_t)(newline - (l->buffer + l->begin));
            return give(l, length, length + 1);
        }
        if (l->ended)
            return held ? give(l, held, held) : ASN_LINES_END;
        if (held > l->longest)
            return pass_over(l, err);
        seen = held;
        if (!read_piece(l, err))
            return ASN_LINES_FAILED;
    }
}

bool asn_lines_ready(const asn_lines *l)
{
    return l->end > l->begin && (l->ended || memchr(l->buffer + l->begin, '\n', l->end - l->begin));
}
