/* cli_print.c: the commands print and trace: trees in, text out. */
#include "buffer.h"
#include "commands.h"
#include "print.h"
#include "trace.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum format { FORMAT_TEXT, FORMAT_TREE, FORMAT_JSON } format;

typedef struct session {
    const asn_grammar *g;
    const char        *file; /* for messages */
    format             format;
    bool               trace;
    asn_arena         *arena;
    asn_buffer         out;
    int                code;
} session;

static bool flush(session *s)
{
    if (s->out.length && fwrite(s->out.text, 1, s->out.length, stdout) != s->out.length) {
        fprintf(stderr, "%s: cannot write to standard output: %s\n", s->g->name, strerror(errno));
        s->code = 3;
        return false;
    }
    s->out.length = 0;
    return true;
}

static void put_key(asn_buffer *b, const char *key, const char *text, size_t length)
{
    asn_buffer_put(b, key, strlen(key));
    asn_print_json(b, (asn_atom){ASN_STRING, (uint32_t)length, text});
}

static void put_tree(session *s, const asn_tree *t, const char *id)
{
    asn_buffer *b = &s->out;
    if (s->trace)
        asn_trace(s->g, t, b, NULL);
    else if (s->format == FORMAT_TREE) {
        asn_write_tree(b, s->g, t);
        asn_buffer_put(b, "\n", 1);
    } else {
        const char *text = asn_tree_print(s->arena, s->g, t);
        if (!text)
            b->failed = true;
        else if (s->format == FORMAT_TEXT) {
            asn_buffer_put(b, text, strlen(text));
            asn_buffer_put(b, "\n", 1);
        } else {
            const char *tree = asn_tree_write(s->arena, s->g, t);
            if (id)
                put_key(b, "{\"id\": ", id, strlen(id));
            put_key(b, id ? ", \"tree\": " : "{\"tree\": ", tree ? tree : "", tree ? strlen(tree) : 0);
            put_key(b, ", \"text\": ", text, strlen(text));
            asn_buffer_put(b, "}\n", 2);
        }
    }
}

static void bad_tree(session *s, const asn_error *err)
{
    fprintf(stderr, "%s\n", err->text);
    if (s->format == FORMAT_JSON) {
        put_key(&s->out, "{\"error\": ", err->text, strlen(err->text));
        asn_buffer_put(&s->out, "}\n", 2);
    } else
        asn_buffer_put(&s->out, "\n", 1);
    s->code = 1;
}

/* A line of a data file: the tree under "tree". */
static void do_json(session *s, const char *line, size_t length, size_t number)
{
    asn_error    err;
    json_error_t why;
    json_t      *row  = json_loadb(line, length, JSON_REJECT_DUPLICATES, &why);
    json_t      *tree = json_object_get(row, "tree"), *id = json_object_get(row, "id");
    if (!row)
        asn_fail(&err, "%s:%zu: not a line of JSON: %s", s->file, number, why.text);
    else if (!json_is_string(tree))
        asn_fail(&err, "%s:%zu: the line has no string under \"tree\"", s->file, number);
    else {
        char name[300];
        snprintf(name, sizeof name, "%.200s:%zu: tree", s->file, number);
        const asn_tree *t = asn_tree_read(s->arena, s->g, s->g->root, name, json_string_value(tree), json_string_length(tree), NULL, &err);
        if (t) {
            put_tree(s, t, json_string_value(id));
            json_decref(row);
            return;
        }
    }
    json_decref(row);
    bad_tree(s, &err);
}

/* Trees one after the other, on a line each or over several; after an error, from the next line on. */
static void do_text(session *s, const char *text, size_t length)
{
    size_t at = 0, line = 1;
    while (s->code < 3) {
        while (at < length && text[at] && strchr(" \t\r\n", text[at]))
            line += text[at++] == '\n';
        if (at == length)
            break;
        size_t used = 0;
        if (text[at] == '{') {
            const char *end = memchr(text + at, '\n', length - at);
            used            = end ? (size_t)(end - text) - at : length - at;
            do_json(s, text + at, used, line);
        } else {
            asn_error       err;
            char            name[300];
            const asn_tree *t = asn_tree_read(s->arena, s->g, s->g->root, s->file, text + at, length - at, &used, &err);
            if (t)
                put_tree(s, t, NULL);
            else { /* the reader counts from where it began */
                unsigned long down = 1, column = 1;
                int           n = 0;
                size_t        prefix = strlen(s->file);
                if (sscanf(err.text + prefix, ":%lu:%lu: %n", &down, &column, &n) == 2 && n) {
                    snprintf(name, sizeof name, "%s", err.text + prefix + n);
                    asn_fail(&err, "%s:%lu:%lu: %s", s->file, (unsigned long)line + down - 1, column, name);
                }
                bad_tree(s, &err);
                const char *end = memchr(text + at + used, '\n', length - at - used);
                used            = end ? (size_t)(end - text) - at : length - at;
            }
        }
        for (const char *s1 = text + at, *end = s1 + used; (s1 = memchr(s1, '\n', (size_t)(end - s1))); s1++)
            line++;
        at += used;
        asn_arena_reset(s->arena);
        if (s->out.failed) {
            fprintf(stderr, "%s: out of memory\n", s->g->name);
            s->code = 3;
        } else if (s->out.length > 1 << 16)
            flush(s);
    }
}

static bool read_file(const asn_grammar *g, FILE *f, const char *name, asn_buffer *text)
{
    for (size_t got = 1; got > 0; text->length += got) {
        if (!asn_buffer_room(text, 1 << 16)) {
            fprintf(stderr, "%s: %s: out of memory\n", g->name, name);
            return false;
        }
        got = fread(text->text + text->length, 1, 1 << 16, f);
    }
    if (ferror(f)) {
        fprintf(stderr, "%s: cannot read %s: %s\n", g->name, name, strerror(errno));
        return false;
    }
    return true;
}

static int print_trees(session *s, const char *what)
{
    asn_buffer text = {0};
    FILE      *f    = NULL;
    if (what && strcmp(what, "-") != 0 && !(f = fopen(what, "rb"))) {
        if (!strchr(what, '(') && what[0] != '{') {
            fprintf(stderr, "%s: cannot open %s: %s\n", s->g->name, what, strerror(errno));
            return 3;
        }
        s->file = "tree";
        do_text(s, what, strlen(what));
    } else {
        s->file = f ? what : "standard input";
        if (!read_file(s->g, f ? f : stdin, s->file, &text))
            s->code = 3;
        else
            do_text(s, text.text, text.length);
        if (f)
            fclose(f);
    }
    asn_buffer_free(&text);
    flush(s);
    if (fflush(stdout) != 0)
        s->code = 3;
    return s->code;
}

static int read_format(session *s, const char *name)
{
    static const char *const names[] = {"text", "tree", "json"};
    for (int i = 0; i < 3; i++)
        if (name && strcmp(name, names[i]) == 0) {
            s->format = (format)i;
            return 0;
        }
    return asn_usage_error(s->g, "--format is text, tree or json, not '%s'", name ? name : "");
}

int asn_command_print(const asn_grammar *g, int argc, char **argv)
{
    session     s    = {.g = g, .trace = strcmp(argv[1], "trace") == 0};
    const char *what = NULL;
    for (int i = 2; i < argc; i++) {
        int         bad   = 0;
        const char *value = NULL;
        if (!s.trace && asn_option(argc, argv, &i, "--format", &value))
            bad = read_format(&s, value);
        else if (argv[i][0] == '-' && argv[i][1])
            bad = asn_usage_error(g, "unknown option '%s'", argv[i]);
        else if (what)
            bad = asn_usage_error(g, "one file or tree at a time, not '%s' too", argv[i]);
        else
            what = argv[i];
        if (bad)
            return bad;
    }
    s.arena = asn_arena_new((size_t)1 << 20);
    if (!s.arena)
        return fprintf(stderr, "%s: out of memory\n", g->name), 3;
    int code = print_trees(&s, what);
    asn_arena_free(s.arena);
    asn_buffer_free(&s.out);
    return code;
}
