/* cli_say.c: the command say: trees in, sentences out. */
#include "commands/commands.h"
#include "decoding/answer.h"
#include "examples/line.h"
#include "ground/lines.h"
#include "ground/rng.h"
#include "text/read.h"
#include "text/say.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { FORMAT, SEED, ALL, ASK };
static const asn_option options[] = {
    [FORMAT] = {"--format", "text|json", "what to print: the sentence, or tree and sentence as JSON, which is an example for training"},
    [SEED]   = {"--seed", "N", "draws a way to say it, by the templates' weights; without, it is the likeliest"},
    [ALL]    = {"--all", NULL, "all ways to say it, the likeliest first: at most 1000, one on a line"},
    [ASK]    = {"--ask", NULL, "asks: did you mean 'the sentence'?"},
    {NULL, NULL, NULL},
};

enum { MOST_WAYS = 1000 };

typedef struct session {
    const asn_grammar *g;
    const char        *file; /* for messages */
    int                format, code;
    bool               all, ask;
    uint64_t           seed;
    asn_arena         *arena; /* of one tree */
    asn_arena         *scratch; /* of one sentence */
    asn_sayer          sayer;
    asn_buffer         out;
} session;

static void fail(session *s, const asn_error *err)
{
    int code = asn_say_error(s->g, err);
    s->code  = code > s->code ? code : s->code;
}

/* ---- A tree. */

static void put_line(session *s, const asn_tree *t, const char *const *sentences)
{
    const char *tree = s->format == ASN_FORMAT_JSON ? asn_tree_write(s->arena, s->g, t) : "";
    s->out.failed    = s->out.failed || !tree;
    for (int k = 0; k < s->g->n_inputs; k++)
        if (s->format == ASN_FORMAT_JSON) {
            asn_answer_string(&s->out, k ? ", " : "{\"input\": {", s->g->inputs[k].name);
            asn_answer_string(&s->out, ": ", sentences[k]);
        } else {
            asn_buffer_put(&s->out, "\t", k > 0);
            asn_buffer_put(&s->out, "did you mean '", s->ask ? 14 : 0);
            asn_answer_line(&s->out, sentences[k]);
            asn_buffer_put(&s->out, "'?", s->ask ? 2 : 0);
        }
    if (s->format == ASN_FORMAT_JSON) {
        asn_answer_string(&s->out, "}, \"tree\": ", tree ? tree : "");
        asn_buffer_put(&s->out, "}", 1);
    }
    asn_buffer_put(&s->out, "\n", 1);
}

static bool say_one(session *s, const asn_tree *t, asn_error *err)
{
    const char **sentences = asn_arena_alloc(s->scratch, (size_t)s->g->n_inputs, sizeof *sentences);
    asn_say_begin(&s->sayer);
    for (int k = 0; sentences && k < s->g->n_inputs; k++)
        if (!(sentences[k] = asn_say_tree(&s->sayer, t, k, err)))
            return false;
    if (!sentences)
        return asn_out_of_memory(err);
    put_line(s, t, sentences);
    return true;
}

static void say_tree(session *s, const asn_tree *t, asn_error *err)
{
    s->sayer.seed     = s->seed ? &s->seed : NULL;
    s->sayer.choice.n = s->sayer.options.n = 0;
    bool ok = true, more = true;
    for (int n = 0; ok && more && n < (s->all ? MOST_WAYS : 1); n++) {
        ok   = say_one(s, t, err);
        more = ok && s->all && asn_say_next(&s->sayer);
        asn_arena_reset(s->scratch);
    }
    if (ok && more && s->all)
        fprintf(stderr, "%s: there are more than %d ways to say this\n", s->g->name, MOST_WAYS);
    if (!ok) {
        asn_error where;
        asn_fail_as(err->kind, &where, "%.100s: %.380s", s->file, err->text);
        fail(s, &where);
        if (s->format == ASN_FORMAT_JSON)
            asn_answer_error(&s->out, err->text);
        asn_buffer_put(&s->out, "\n", 1);
    }
}

/* ---- Lines: trees, or JSON with one under "tree", as predict and train have them. Each gets a line. */

static const asn_tree *read_json(session *s, const char *line, size_t length, bool *none, asn_error *err)
{
    asn_line    l;
    const char *text;
    size_t      n;
    if (!asn_line_parse(s->arena, line, length, &l, err))
        return NULL;
    *none = asn_json_kind(l.tree) == 'n'; /* null: predict has no answer */
    if (*none)
        return NULL;
    if (asn_json_kind(l.tree) != '"')
        return asn_fail(err, "there is no string under \"tree\""), NULL;
    if (!asn_json_string(s->arena, l.tree, &text, &n))
        return asn_out_of_memory(err), NULL;
    return asn_tree_read(s->arena, s->g, s->g->root, "tree", text, n, NULL, err);
}

static void say_line(session *s, const char *line, size_t length, size_t number)
{
    asn_error err;
    bool      none = false;
    while (length && strchr(" \t\r", line[length - 1]))
        length--;
    while (length && strchr(" \t", *line))
        line++, length--;
    none                 = length == 0; /* predict without an answer, again */
    const asn_tree *t    = NULL;
    if (!none)
        t = *line == '{' ? read_json(s, line, length, &none, &err) : asn_tree_read(s->arena, s->g, s->g->root, "tree", line, length, NULL, &err);
    if (t)
        say_tree(s, t, &err);
    else {
        if (!none) {
            asn_error where;
            asn_fail_as(err.kind, &where, "%.100s:%zu: %.380s", s->file, number, err.text);
            fail(s, &where);
            if (s->format == ASN_FORMAT_JSON)
                asn_answer_error(&s->out, err.text);
        }
        asn_buffer_put(&s->out, "\n", 1);
    }
    asn_arena_reset(s->arena);
    if (s->out.failed) {
        asn_out_of_memory(&err);
        fail(s, &err);
    }
}

static bool say_file(session *s, int file, asn_error *err)
{
    asn_lines l  = asn_lines_of(file, s->file);
    bool      ok = true, done = false;
    while (ok && !done && s->code < ASN_BAD_SYSTEM) {
        switch (asn_lines_next(&l, err)) {
        case ASN_LINE: say_line(s, l.text, l.length, l.number); break;
        case ASN_LINE_TOO_LONG: fail(s, err); asn_buffer_put(&s->out, "\n", 1); break;
        case ASN_LINES_END: done = true; break;
        case ASN_LINES_FAILED: ok = false; break;
        }
        if (!asn_lines_ready(&l)) { /* somebody who writes lines into a pipe waits */
            int code = asn_write_output(s->g, &s->out);
            s->code  = code > s->code ? code : s->code;
        }
    }
    asn_lines_free(&l);
    return ok;
}

static bool say_what(session *s, const char *what, asn_error *err)
{
    bool named = what && strcmp(what, "-") != 0;
    if (named && access(what, F_OK) != 0 && (strchr(what, '(') || *what == '{')) {
        s->file = "tree";
        say_line(s, what, strlen(what), 1);
        return true;
    }
    int file = named ? open(what, O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
    s->file  = named ? what : "standard input";
    if (file < 0)
        return asn_fail_system(err, "cannot open %s", what);
    bool ok = say_file(s, file, err);
    if (named)
        close(file);
    return ok;
}

static int say(session *s, const char *what)
{
    asn_error err;
    s->arena   = asn_arena_new(0);
    s->scratch = asn_arena_new(0);
    s->sayer   = (asn_sayer){.g = s->g, .arena = s->scratch};
    bool ok    = s->arena && s->scratch ? true : asn_out_of_memory(&err);
    if (ok && !s->g->say)
        ok = asn_fail(&err, "the task has no say statements, so its trees cannot be said: see 'say' in asdlc-task(5)");
    if (!ok || !say_what(s, what, &err))
        fail(s, &err);
    int code = asn_write_output(s->g, &s->out);
    s->code  = code > s->code ? code : s->code;
    asn_sayer_free(&s->sayer);
    asn_arena_free(s->arena);
    asn_arena_free(s->scratch);
    asn_buffer_free(&s->out);
    return asn_close_output(s->g, s->code);
}

static int run(asn_call *c)
{
    session     s    = {.g = c->g};
    const char *what = NULL;
    int         bad = 0, seed = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case FORMAT:
            bad = asn_read_format(c, &s.format);
            if (!bad && s.format == ASN_FORMAT_TREE)
                bad = asn_usage_error(c, "say prints sentences: --format is text or json");
            break;
        case SEED: bad = asn_read_whole(c, "--seed", 1000000000, &seed); break;
        case ALL: s.all = true; break;
        case ASK: s.ask = true; break;
        case ASN_WORD:
            bad  = what ? asn_usage_error(c, "one file or tree at a time, not '%s' too: put a tree in quotes", c->value) : 0;
            what = c->value;
            break;
        default: bad = 2;
        }
    if (!bad && s.all && seed)
        bad = asn_usage_error(c, "--all says it in every way, --seed in one: give one of them");
    if (!bad && s.ask && s.format == ASN_FORMAT_JSON)
        bad = asn_usage_error(c, "--ask prints text: leave out --format json");
    s.seed = seed ? asn_mix((uint64_t)seed) | 1 : 0;
    return bad ? bad : say(&s, what);
}

const asn_command asn_command_say = {
    "say",
    "[--seed N | --all] [--ask | --format json] [FILE | TREE]",
    "Says trees: the sentences that the task's say statements make of them.",
    options,
    false,
    "Each line is a tree, or JSON with one under \"tree\" (what predict --format tree or json prints); exactly one line is printed for it, or with --all\n"
    "one for each way to say it. A tree that cannot be said gets an empty line, or with --format json an object with \"error\"; so does a line without an answer.\n"
    "Without FILE and TREE, standard input is read.",
    run,
};
