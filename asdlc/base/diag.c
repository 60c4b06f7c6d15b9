#include "base/diag.h"

#include "ground/error.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

typedef struct help {
    span        where;
    const char *text;
    bool        question;
} help;

typedef struct entry {
    bool        error;
    span        where;
    const char *text;
    help       *helps;
    size_t      n_helps, order;
} entry;

struct diag {
    mem           *m;
    entry         *entries;
    size_t         n, n_errors;
    const source **files; /* in the order of their first diagnostic */
    size_t         n_files;
};

diag *diag_new(mem *m)
{
    diag *d = mem_alloc(m, 1, sizeof *d);
    d->m    = m;
    return d;
}

static void add(diag *d, bool error, span where, const char *format, va_list args)
{
    entry *e = MEM_PUSH(d->m, d->entries, d->n);
    *e       = (entry){.error = error, .where = where, .text = mem_vprint(d->m, format, args), .order = d->n};
    d->n_errors += error;
    for (size_t i = 0; i < d->n_files; i++)
        if (d->files[i] == where.src)
            return;
    *MEM_PUSH(d->m, d->files, d->n_files) = where.src;
}

void diag_error(diag *d, span where, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add(d, true, where, format, args);
    va_end(args);
}

void diag_warning(diag *d, span where, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add(d, false, where, format, args);
    va_end(args);
}

static const char *place(diag *d, span where)
{
    position at = source_position(where.src, where.begin);
    return mem_print(d->m, "%s:%u:%u", source_printable(d->m, where.src->path), at.line, at.column);
}

static void add_help(diag *d, span where, const char *text, bool question)
{
    entry *e = &d->entries[d->n - 1];
    help  *h = MEM_PUSH(d->m, e->helps, e->n_helps);
    *h       = (help){where, text, question};
}

void diag_help(diag *d, span where, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const char *text = mem_vprint(d->m, format, args);
    va_end(args);
    add_help(d, where, text, false);
}

void diag_suggest(diag *d, span where, const char *name)
{
    add_help(d, where, mem_print(d->m, "did you mean '%s'", name), true);
}

void diag_say(const char *format, ...)
{
    char    text[14000]; /* three paths, at most: it is said also when memory is out */
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    asn_error_safe(text);
    fprintf(stderr, "asdlc: %s\n", text);
}

size_t diag_errors(const diag *d)
{
    return d->n_errors;
}

static int by_place(const void *x, const void *y)
{
    const entry *a = x, *b = y;
    if (a->where.src == b->where.src && a->where.begin != b->where.begin)
        return a->where.begin < b->where.begin ? -1 : 1;
    return a->order < b->order ? -1 : a->order > b->order;
}

/* Files in order of first mention, places in order within each. */
static void sort(diag *d)
{
    entry *sorted = mem_alloc(d->m, d->n, sizeof *sorted);
    size_t n      = 0;
    for (size_t f = 0; f < d->n_files; f++) {
        size_t first = n;
        for (size_t i = 0; i < d->n; i++)
            if (d->entries[i].where.src == d->files[f])
                sorted[n++] = d->entries[i];
        qsort(sorted + first, n - first, sizeof *sorted, by_place);
    }
    d->entries = sorted;
}

enum { LINE_SHOWN = 160 }; /* bytes of a long line that are shown */

/* One character of the source, or '?' for what would disturb a terminal; how many bytes it was. */
static uint32_t put_char(FILE *to, const char *s, uint32_t left)
{
    uint32_t n = source_character(s, left);
    if (n == 0 || *s == 0 || (*s != '\t' && source_control(s, n)))
        fputc('?', to);
    else
        fwrite(s, 1, n, to);
    return n ? n : 1;
}

/* The line with the place in it, and a caret range below. Long lines are cut around the place. */
static void print_line(FILE *to, span where, bool colour)
{
    position at    = source_position(where.src, where.begin);
    span     line  = source_line(where.src, at.line);
    uint32_t begin = line.begin, end = line.end;
    const char *text = where.src->text;
    if (end - begin > LINE_SHOWN) {
        begin = where.begin - line.begin > LINE_SHOWN / 2 ? where.begin - LINE_SHOWN / 2 : line.begin;
        while (begin > line.begin && ((unsigned char)text[begin] & 0xC0) == 0x80)
            begin--;
        end = line.end - begin > LINE_SHOWN ? begin + LINE_SHOWN : line.end;
        while (end < line.end && ((unsigned char)text[end] & 0xC0) == 0x80)
            end++;
    }
    fprintf(to, "%5u | %s", at.line, begin > line.begin ? "..." : "");
    for (uint32_t i = begin; i < end;)
        i += put_char(to, text + i, end - i);
    fprintf(to, "%s\n      | %s", end < line.end ? "..." : "", begin > line.begin ? "   " : "");
    for (uint32_t i = begin; i < where.begin && i < end; i++)
        if (((unsigned char)text[i] & 0xC0) != 0x80)
            fputc(text[i] == '\t' ? '\t' : ' ', to);
    fprintf(to, "%s^", colour ? "\033[1;32m" : "");
    for (uint32_t i = where.begin + 1; i < where.end && i < end; i++)
        if (((unsigned char)text[i] & 0xC0) != 0x80)
            fputc('~', to);
    fprintf(to, "%s\n", colour ? "\033[0m" : "");
}

void diag_print(diag *d, FILE *to, bool colour)
{
    sort(d);
    for (size_t i = 0; i < d->n; i++) {
        const entry *e = &d->entries[i];
        if (colour)
            fputs("\033[1m", to);
        if (e->where.src)
            fprintf(to, "%s: ", place(d, e->where));
        else
            fputs("asdlc: ", to);
        const char *shade = !colour ? "" : e->error ? "\033[31m" : "\033[35m";
        fprintf(to, "%s%s:%s %s%s\n", shade, e->error ? "error" : "warning", colour ? "\033[0;1m" : "", source_printable(d->m, e->text),
                colour ? "\033[0m" : "");
        if (e->where.src)
            print_line(to, e->where, colour);
        for (size_t h = 0; h < e->n_helps; h++)
            fprintf(to, "%shelp:%s %s%s%s%s\n", colour ? "\033[1;36m" : "", colour ? "\033[0m" : "", source_printable(d->m, e->helps[h].text),
                    e->helps[h].where.src ? ", at " : "", e->helps[h].where.src ? place(d, e->helps[h].where) : "",
                    e->helps[h].question ? "?" : "");
    }
}

static void put_place(json_t *object, span where)
{
    if (!where.src)
        return;
    position from = source_position(where.src, where.begin), to = source_position(where.src, where.end);
    json_t *file = json_string(where.src->path);
    json_object_set_new(object, "file", file ? file : json_string("(a name that is not UTF-8)"));
    json_object_set_new(object, "line", json_integer(from.line));
    json_object_set_new(object, "column", json_integer(from.column));
    json_object_set_new(object, "end_line", json_integer(to.line));
    json_object_set_new(object, "end_column", json_integer(to.column));
}

void diag_print_json(diag *d, FILE *to)
{
    sort(d);
    json_t *all = json_array();
    for (size_t i = 0; i < d->n; i++) {
        const entry *e   = &d->entries[i];
        json_t      *one = json_object();
        put_place(one, e->where);
        json_object_set_new(one, "severity", json_string(e->error ? "error" : "warning"));
        json_t *text = json_string(e->text); /* NULL where the source itself was not UTF-8 */
        json_object_set_new(one, "message", text ? text : json_string("this is not valid UTF-8"));
        json_t *helps = json_array();
        for (size_t h = 0; h < e->n_helps; h++) {
            json_t *item = json_object();
            const char *mark = e->helps[h].question ? "?" : "";
            json_object_set_new(item, "message", json_sprintf("%s%s", e->helps[h].text, mark));
            put_place(item, e->helps[h].where);
            json_array_append_new(helps, item);
        }
        json_object_set_new(one, "help", helps);
        json_array_append_new(all, one);
    }
    json_dumpf(all, to, JSON_INDENT(2));
    fputc('\n', to);
    json_decref(all);
}

/* The number of edits (insert, delete, replace, swap neighbours) between two names; more than `most` when there are more. */
static unsigned edits(const char *a, const char *b, unsigned most)
{
    enum { LONGEST = 64 };
    size_t n = strlen(a), k = strlen(b);
    if (n > LONGEST || k > LONGEST || n > k + most || k > n + most)
        return most + 1;
    unsigned rows[3][LONGEST + 1];
    for (size_t j = 0; j <= k; j++)
        rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= n; i++) {
        unsigned *row = rows[i % 3], *up = rows[(i + 2) % 3], *up2 = rows[(i + 1) % 3];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= k; j++) {
            unsigned best = up[j - 1] + (a[i - 1] != b[j - 1]);
            if (up[j] + 1 < best)
                best = up[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && up2[j - 2] + 1 < best)
                best = up2[j - 2] + 1;
            row[j] = best;
        }
    }
    return rows[n % 3][k];
}

nearest nearest_to(const char *wanted)
{
    size_t n = strlen(wanted);
    return (nearest){wanted, NULL, n < 3 ? 1 : n < 6 ? 2 : 3}; /* fewer edits than this are near */
}

static bool same_but_case(const char *a, const char *b)
{
    for (; *a && *b; a++, b++)
        if ((*a | 0x20) != (*b | 0x20))
            return false;
    return *a == *b;
}

void nearest_offer(nearest *n, const char *name, const void *item)
{
    if (n->distance == 0)
        return;
    unsigned distance = same_but_case(n->wanted, name) ? 0 : edits(n->wanted, name, n->distance - 1);
    if (distance < n->distance) {
        n->distance = distance;
        n->best     = item;
    }
}

const void *nearest_take(const nearest *n)
{
    return n->best;
}
