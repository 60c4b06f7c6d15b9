/* cli_print.c: the commands print and trace: trees in, text out. */
#include "commands/commands.h"
#include "decoding/answer.h"
#include "examples/line.h"
#include "ground/buffer.h"
#include "seam/trace.h"
#include "text/print.h"
#include "text/read.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

typedef struct session {
    const asn_grammar *g;
    const char        *file; /* for messages */
    int                format, code;
    bool               trace;
    asn_arena         *arena; /* of one tree */
    asn_buffer         out;
} session;

static void fail(session *s, const asn_error *err)
{
    int code = asn_say_error(s->g, err);
    s->code  = code > s->code ? code : s->code;
}

static void flush(session *s)
{
    int code = asn_write_output(s->g, &s->out);
    s->code  = code > s->code ? code : s->code;
}

/* ---- A tree. */

static void put_json(session *s, const asn_tree *t, const char *text, const char *id)
{
    const char *tree = asn_tree_write(s->arena, s->g, t);
    s->out.failed    = s->out.failed || !tree;
    if (id)
        asn_answer_string(&s->out, "{\"id\": ", id);
    asn_answer_string(&s->out, id ? ", \"tree\": " : "{\"tree\": ", tree ? tree : "");
    asn_answer_string(&s->out, ", \"text\": ", text);
    asn_buffer_put(&s->out, "}", 1);
}

static void put_tree(session *s, const asn_tree *t, const char *id)
{
    if (s->trace) {
        s->out.failed = !asn_trace(s->g, t, &s->out, NULL) || s->out.failed;
        return;
    }
    const char *text = s->format == ASN_FORMAT_TREE ? "" : asn_tree_print(s->arena, s->g, t);
    if (!text)
        s->out.failed = true;
    else if (s->format == ASN_FORMAT_TREE)
        asn_write_tree(&s->out, s->g, t);
    else if (s->format == ASN_FORMAT_TEXT)
        asn_buffer_put(&s->out, text, strlen(text));
    else
        put_json(s, t, text, id);
    asn_buffer_put(&s->out, "\n", 1);
}

/* Its message names the file first, as compilers do. */
static void bad_tree(session *s, const asn_error *err)
{
    fprintf(stderr, "%s\n", err->text);
    if (s->format == ASN_FORMAT_JSON)
        asn_answer_error(&s->out, err->text);
    asn_buffer_put(&s->out, "\n", 1);
    s->code = (int)err->kind > s->code ? (int)err->kind : s->code;
}

/* ---- A line of a file of examples: the tree under "tree". */

static const char *id_of(session *s, asn_json id)
{
    const char *text;
    size_t      n;
    return asn_json_kind(id) == '"' && asn_json_string(s->arena, id, &text, &n) ? asn_arena_text(s->arena, text, n) : NULL;
}

static const asn_tree *tree_of_line(session *s, const asn_line *l, size_t number, asn_error *err)
{
    char        name[300];
    const char *text;
    size_t      n;
    snprintf(name, sizeof name, "%.200s:%zu: tree", s->file, number);
    if (asn_json_kind(l->tree) != '"')
        return asn_fail(err, "%s:%zu: there is no string under \"tree\"", s->file, number), NULL;
    if (!asn_json_string(s->arena, l->tree, &text, &n))
        return asn_out_of_memory(err), NULL;
    return asn_tree_read(s->arena, s->g, s->g->root, name, text, n, NULL, err);
}

static void do_line(session *s, const char *line, size_t length, size_t number)
{
    asn_error       err, why;
    asn_line        l;
    const asn_tree *t = NULL;
    if (!asn_line_parse(s->arena, line, length, &l, &why))
        asn_fail_as(why.kind, &err, "%s:%zu: %.400s", s->file, number, why.text);
    else
        t = tree_of_line(s, &l, number, &err);
    if (t)
        put_tree(s, t, id_of(s, l.id));
    else
        bad_tree(s, &err);
}

/* ---- A text: trees one after the other, on a line each or over several. After an error, it goes on at the next line. */

static size_t to_line_end(const char *text, size_t at, size_t length)
{
    const char *end = memchr(text + at, '\n', length - at);
    return end ? (size_t)(end - text) : length;
}

/* Returns where it ends. */
static size_t do_tree(session *s, const char *text, size_t at, size_t length, size_t line)
{
    asn_error       err;
    size_t          used = 0;
    const asn_tree *t    = asn_read_tree(s->arena, s->g, s->g->root, s->file, line, text + at, length - at, &used, &err);
    if (t) {
        put_tree(s, t, NULL);
        return at + used;
    }
    bad_tree(s, &err);
    return to_line_end(text, at + used, length);
}

static void do_text(session *s, const char *text, size_t length)
{
    asn_error err;
    for (size_t at = 0, line = 1; s->code < ASN_BAD_SYSTEM;) {
        while (at < length && text[at] && strchr(" \t\r\n", text[at]))
            line += text[at++] == '\n';
        if (at == length)
            break;
        size_t end = text[at] == '{' ? to_line_end(text, at, length) : 0;
        if (end)
            do_line(s, text + at, end - at, line);
        else
            end = do_tree(s, text, at, length, line);
        for (; at < end; at++)
            line += text[at] == '\n';
        asn_arena_reset(s->arena);
        if (s->out.failed) {
            asn_out_of_memory(&err);
            fail(s, &err);
        } else if (s->out.length > 1 << 16)
            flush(s);
    }
}

/* ---- The commands. */

static bool read_all(FILE *f, const char *name, asn_buffer *text, asn_error *err)
{
    for (size_t got = 1; got > 0; text->length += got) {
        if (!asn_buffer_room(text, 1 << 16))
            return asn_fail_as(ASN_BAD_SYSTEM, err, "%s: out of memory", name);
        got = fread(text->text + text->length, 1, 1 << 16, f);
    }
    return ferror(f) ? asn_fail_system(err, "cannot read %s", name) : true;
}

/* A word is a tree if it looks like one and is no file. */
static void print_trees(session *s, const char *what)
{
    asn_error  err;
    asn_buffer text  = {0};
    bool       named = what && strcmp(what, "-") != 0;
    FILE      *f     = named ? fopen(what, "rb") : stdin;
    s->file          = named ? what : "standard input";
    if (!f && (strchr(what, '(') || what[0] == '{')) {
        s->file = "tree";
        do_text(s, what, strlen(what));
    } else if (!f) {
        asn_fail_system(&err, "cannot open %s", what);
        fail(s, &err);
    } else if (!read_all(f, s->file, &text, &err))
        fail(s, &err);
    else
        do_text(s, text.text, text.length);
    if (named && f)
        fclose(f);
    asn_buffer_free(&text);
    flush(s);
}

enum { FORMAT };
static const asn_option print_options[] = {
    [FORMAT] = {"--format", "text|tree|json", "what to print: the tree as the task prints it, as a tree, or both as JSON"},
    {NULL, NULL, NULL},
};
static const asn_option trace_options[] = {{NULL, NULL, NULL}};

static int run(asn_call *c)
{
    session     s    = {.g = c->g, .trace = c->command == &asn_command_trace};
    const char *what = NULL;
    asn_error   err;
    int         bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case FORMAT: bad = asn_read_format(c, &s.format); break;
        case ASN_WORD:
            bad  = what ? asn_usage_error(c, "one file or tree at a time, not '%s' too", c->value) : 0;
            what = c->value;
            break;
        default: bad = 2;
        }
    if (bad)
        return bad;
    if (!(s.arena = asn_arena_new((size_t)1 << 20)))
        return asn_out_of_memory(&err), asn_say_error(c->g, &err);
    print_trees(&s, what);
    asn_arena_free(s.arena);
    asn_buffer_free(&s.out);
    return asn_close_output(c->g, s.code);
}

const asn_command asn_command_print = {
    "print", "[--format text|tree|json] [FILE | TREE]", "Prints trees as the task says.", print_options, false, NULL, run,
};
const asn_command asn_command_trace = {
    "trace", "[FILE | TREE]", "Prints the decisions that make a tree, module by module.", trace_options, false, NULL, run,
};
