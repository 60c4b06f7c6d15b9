/* cli_parse.c: the command parse: target text in, trees out. */
#include "commands/commands.h"
#include "decoding/answer.h"
#include "examples/columns.h"
#include "examples/line.h"
#include "text/parse.h"
#include "text/print.h"
#include "text/roundtrip.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct session {
    const asn_grammar *g;
    const char        *file; /* for messages */
    int                format, code;
    asn_arena         *arena, *scratch; /* of one text */
    asn_buffer         out;
} session;

static void say(session *s, const asn_error *err)
{
    int code = asn_say_error(s->g, err);
    s->code  = code > s->code ? code : s->code;
}

static void flush(session *s)
{
    int code = asn_write_output(s->g, &s->out);
    s->code  = code > s->code ? code : s->code;
}

/* ---- A text. */

static void put_tree(session *s, const asn_tree *t, const char *id, const char *text, size_t length)
{
    if (s->format == ASN_FORMAT_TREE) {
        asn_write_tree(&s->out, s->g, t);
    } else {
        const char *tree = asn_tree_write(s->arena, s->g, t);
        s->out.failed    = s->out.failed || !tree;
        if (id)
            asn_answer_string(&s->out, "{\"id\": ", id);
        asn_answer_string(&s->out, id ? ", \"tree\": " : "{\"tree\": ", tree ? tree : "");
        asn_buffer_put(&s->out, ", \"text\": ", 10);
        asn_print_json(&s->out, (asn_atom){ASN_STRING, (uint32_t)length, text});
        asn_buffer_put(&s->out, "}", 1);
    }
    asn_buffer_put(&s->out, "\n", 1);
}

/* Exactly one line, whatever happened. */
static void put_error(session *s, const asn_error *err)
{
    say(s, err);
    if (s->format == ASN_FORMAT_JSON)
        asn_answer_error(&s->out, err->text);
    asn_buffer_put(&s->out, "\n", 1);
}

static void say_both(session *s, const asn_parsed *found)
{
    const char *one = found->tree ? asn_tree_write(s->arena, s->g, found->tree) : NULL, *two = asn_tree_write(s->arena, s->g, found->other);
    if (one && two)
        fprintf(stderr, "  first tree:  %s\n  second tree: %s\n", one, two);
}

static void do_text(session *s, const char *name, size_t line, const char *id, const char *text, size_t length)
{
    asn_error  err;
    asn_parsed found;
    if (asn_parse(s->arena, s->scratch, s->g, s->g->root, name, line, text, length, &found, &err))
        put_tree(s, found.tree, id, text, length);
    else {
        put_error(s, &err);
        if (found.other)
            say_both(s, &found);
    }
    asn_arena_reset(s->scratch);
    asn_arena_reset(s->arena);
    if (s->out.failed) {
        asn_out_of_memory(&err);
        say(s, &err);
    } else if (s->out.length > 1 << 16)
        flush(s);
}

/* ---- A line of a file of examples: the text under "text". */

static const char *id_of(session *s, asn_json id)
{
    const char *text;
    size_t      n;
    return asn_json_kind(id) == '"' && asn_json_string(s->arena, id, &text, &n) ? asn_arena_text(s->arena, text, n) : NULL;
}

static void do_example(session *s, const asn_columns *c, const char *record, size_t length, size_t number)
{
    asn_error   err, why;
    asn_line    l;
    const char *text;
    size_t      n;
    char        name[300];
    snprintf(name, sizeof name, "%.200s:%zu: text", s->file, number);
    if ((c->separator && !asn_columns_line(c, s->g, s->arena, record, length, &record, &length, &why)) || !asn_line_parse(s->arena, record, length, &l, &why))
        asn_fail_as(why.kind, &err, "%s:%zu: %.400s", s->file, number, why.text);
    else if (asn_json_kind(l.text) != '"')
        asn_fail(&err, "%s:%zu: there is no string under \"text\"", s->file, number);
    else if (!asn_json_string(s->arena, l.text, &text, &n))
        asn_out_of_memory(&err);
    else {
        do_text(s, name, 1, id_of(s, l.id), text, n);
        return;
    }
    put_error(s, &err);
    asn_arena_reset(s->arena);
}

static bool ends_with(const char *name, const char *tail)
{
    size_t n = strlen(name), k = strlen(tail);
    return n > k && strcmp(name + n - k, tail) == 0;
}

static bool do_lines(session *s, int file, const char *path, asn_error *err)
{
    asn_columns c    = asn_columns_of(s->g, path);
    asn_records r    = asn_records_of(&c, file, s->file);
    bool        json = path && (ends_with(path, ".jsonl") || ends_with(path, ".json")), ok = true, done = false;
    while (ok && !done && s->code < ASN_BAD_SYSTEM) {
        asn_error why, where;
        switch (asn_records_next(&r, &why)) {
        case ASN_LINE: {
            size_t n = r.length && r.text[r.length - 1] == '\r' ? r.length - 1 : r.length;
            if (c.separator && !c.begun && asn_columns_header(&c, s->g, s->scratch, r.text, n))
                break;
            if (json || c.separator)
                do_example(s, &c, r.text, n, r.number);
            else
                do_text(s, s->file, r.number, NULL, r.text, n);
            break;
        }
        case ASN_LINE_TOO_LONG:
            asn_fail(&where, "%s:%zu: %.400s", s->file, r.number, why.text);
            put_error(s, &where);
            break;
        case ASN_LINES_END: done = true; break;
        case ASN_LINES_FAILED: *err = why; ok = false; break;
        }
        if (!asn_lines_ready(&r.lines))
            flush(s);
    }
    asn_records_free(&r);
    return ok;
}

/* All of a file is one text. */
static bool do_whole(session *s, int file, asn_error *err)
{
    asn_buffer text = {0};
    ssize_t    got  = 1;
    bool       ok   = true;
    while (ok && got != 0) {
        if (!asn_buffer_room(&text, 1 << 16))
            ok = asn_out_of_memory(err);
        else if ((got = read(file, text.text + text.length, 1 << 16)) < 0 && errno != EINTR)
            ok = asn_fail_system(err, "cannot read %s", s->file);
        else if (got > 0)
            text.length += (size_t)got;
    }
    if (ok) {
        size_t n = text.length;
        while (n && (text.text[n - 1] == '\n' || text.text[n - 1] == '\r'))
            n--;
        do_text(s, s->file, 1, NULL, text.text ? text.text : "", n);
    }
    asn_buffer_free(&text);
    return ok;
}

static void parse_texts(session *s, const char *what)
{
    asn_error     err;
    bool          named = what && strcmp(what, "-") != 0;
    asn_word_kind kind  = named ? asn_kind_of_word(what) : ASN_IS_FILE;
    if (kind == ASN_IS_TEXT) {
        s->file = "text";
        do_text(s, "text", 1, NULL, what, strlen(what));
        flush(s);
        return;
    }
    int file = named ? open(what, O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
    s->file  = named ? what : "standard input";
    bool list = named && (ends_with(what, ".jsonl") || ends_with(what, ".json") || ends_with(what, ".tsv") || ends_with(what, ".csv"));
    if (file < 0) {
        asn_fail_system(&err, "cannot open %s", what);
        say(s, &err);
    } else if (!(asn_prints_lines(s->g) && !list ? do_whole(s, file, &err) : do_lines(s, file, named ? what : NULL, &err)))
        say(s, &err);
    if (named && file >= 0)
        close(file);
    flush(s);
}

/* ---- Trees at random, printed and read again. */

static void say_case(session *s, const asn_case *k)
{
    static const char *const what[] = {"cannot be read back", "is ambiguous", "is read as another tree"};
    asn_buffer line = {0};
    asn_answer_line(&line, k->text);
    printf("%s: %s %s\n  text:  %.*s\n  tree:  %s\n", s->g->name, k->where, what[k->kind], (int)line.length, line.text ? line.text : "", k->tree);
    if (k->other)
        printf("  other: %s\n", k->other);
    if (k->kind == ASN_CASE_UNREAD)
        printf("  error: %s\n", k->why);
    asn_buffer_free(&line);
}

static void check(session *s, int n, uint64_t seed)
{
    asn_error err;
    asn_cases cases;
    if (!asn_roundtrip(s->arena, s->g, n, seed, &cases, &err)) {
        say(s, &err);
        return;
    }
    for (int i = 0; i < cases.n; i++)
        say_case(s, &cases.all[i]);
    printf("%s: %ld random trees, %ld come back as they were\n", s->g->name, cases.trees, cases.same);
    if (cases.same < cases.trees && s->code == 0)
        s->code = 1;
}

enum { FORMAT, CHECK, SEED };
static const asn_option options[] = {
    [FORMAT] = {"--format", "tree|json", "what to print: the tree, or tree and text as JSON"},
    [CHECK]  = {"--check", "N", "draws N trees of each type at random, prints and reads them, and shows those that do not come back"},
    [SEED]   = {"--seed", "N", "of these trees"},
    {NULL, NULL, NULL},
};

static int run(asn_call *c)
{
    session     s    = {.g = c->g, .format = ASN_FORMAT_TREE};
    const char *what = NULL;
    asn_error   err;
    int         bad = 0, trees = 0, seed = 1;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case FORMAT:
            bad = asn_read_format(c, &s.format);
            if (!bad && s.format == ASN_FORMAT_TEXT)
                bad = asn_usage_error(c, "parse prints trees: --format is tree or json");
            break;
        case CHECK: bad = asn_read_whole(c, "--check", 1000000, &trees); break;
        case SEED: bad = asn_read_whole(c, "--seed", 1000000000, &seed); break;
        case ASN_WORD:
            bad  = what ? asn_usage_error(c, "one file or text at a time, not '%s' too: put a text in quotes", c->value) : 0;
            what = c->value;
            break;
        default: bad = 2;
        }
    if (!bad && trees && what)
        bad = asn_usage_error(c, "--check makes its own texts: leave out '%s'", what);
    if (bad)
        return bad;
    s.arena   = asn_arena_new((size_t)1 << 18);
    s.scratch = asn_arena_new((size_t)1 << 18);
    if (!s.arena || !s.scratch) {
        asn_out_of_memory(&err);
        s.code = asn_say_error(c->g, &err);
    } else if (trees)
        check(&s, trees, (uint64_t)seed);
    else
        parse_texts(&s, what);
    asn_arena_free(s.arena);
    asn_arena_free(s.scratch);
    asn_buffer_free(&s.out);
    return asn_close_output(c->g, s.code);
}

const asn_command asn_command_parse = {
    "parse",
    "[--format tree|json] [FILE | TEXT]",
    "Reads target text: the trees that print as it, by the task's templates.",
    options,
    false,
    "Each line is a text; exactly one line is printed for it. A text that cannot be read, or that two trees print as, gets an empty line, or\n"
    "with --format json an object with \"error\". Where templates print several lines, a file is one text. Of a file whose name ends in .jsonl,\n"
    ".tsv or .csv, the texts of its examples are read. Without FILE and TEXT, standard input is read.",
    run,
};
