/* cli_explain.c: the command explain: why a sentence gets the answer it gets, as a page or on a terminal. */
#include "commands/commands.h"
#include "decoding/sense.h"
#include "examples/line.h"
#include "ground/lines.h"
#include "ground/replace.h"
#include "pages/page.h"
#include "pages/why.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MODEL, OUT, FORMAT, KBEST, EXPANSIONS, SECONDS, LINE, UNCONSTRAINED, ENTITIES };
static const asn_option options[] = {
    [MODEL]      = {"--model", "M", ASN_MODEL_HELP},
    [OUT]        = {"-o", "PAGE", "write one HTML file, which needs nothing else; without it, text is printed for a terminal"},
    [FORMAT]     = {"--format", "terminal|html|json", "what to write: text, the page, or the page's data"},
    [KBEST]      = {"--kbest", "K", "how many of the most probable trees are shown beside the answer; 5 by default"},
    [EXPANSIONS] = {"--expansions", "N", "the most that is computed to find them, in decisions; 20000 by default"},
    [SECONDS]    = {"--seconds", "S", "the longest that they are searched; without limit by default"},
    [LINE]       = {"--line", "N", "of a FILE: which line; 1 by default"},
    [UNCONSTRAINED] = {"--unconstrained", NULL, "the answer need not keep to the task's constraints"},
    [ENTITIES]   = {"--entities", "FILE", ASN_ENTITIES_HELP},
    {NULL, NULL, NULL},
};

typedef enum format { NO_FORMAT, TERMINAL, HTML, DATA } format;

typedef struct request {
    asn_models  models;
    const char *what, *out;
    int         format, kbest, expansions, line;
    double      seconds;
    bool        unconstrained;
    asn_added   added;
} request;

static int read_explain_format(const asn_call *c, int *to)
{
    static const char *const names[] = {[TERMINAL] = "terminal", [HTML] = "html", [DATA] = "json"};
    for (int i = TERMINAL; i <= DATA; i++)
        if (strcmp(c->value, names[i]) == 0) {
            *to = i;
            return 0;
        }
    return asn_usage_error(c, "--format is terminal, html or json, not '%s'", c->value);
}

static int read_options(asn_call *c, request *r)
{
    int bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case MODEL: bad = asn_add_model(c, &r->models); break;
        case OUT: r->out = c->value; break;
        case FORMAT: bad = read_explain_format(c, &r->format); break;
        case KBEST: bad = asn_read_whole(c, "--kbest", 100, &r->kbest); break;
        case EXPANSIONS: bad = asn_read_whole(c, "--expansions", ASN_MAX_EXPANSIONS, &r->expansions); break;
        case SECONDS: bad = asn_read_seconds(c, &r->seconds); break;
        case LINE: bad = asn_read_whole(c, "--line", 1000000000, &r->line); break;
        case UNCONSTRAINED: r->unconstrained = true; break;
        case ENTITIES: bad = asn_add_entities(c, &r->added); break;
        case ASN_WORD:
            bad     = r->what ? asn_usage_error(c, "one sentence at a time, not '%s' too: put a sentence in quotes", c->value) : 0;
            r->what = c->value;
            break;
        default: bad = 2;
        }
    if (!bad && (!r->models.n || !r->what))
        bad = asn_usage_error(c, "explain needs %s", r->models.n ? "a sentence, in quotes" : "--model M");
    if (!bad && r->line && asn_kind_of_word(r->what) == ASN_IS_TEXT)
        bad = asn_usage_error(c, "--line chooses a line of a file: there is no file '%s'", r->what);
    if (r->format == NO_FORMAT)
        r->format = r->out ? HTML : TERMINAL;
    return bad;
}

/* ---- The sentence: a word of the command line, or a line of a file. */

static bool read_line(const char *path, int wanted, asn_arena *a, const char **text, size_t *length, asn_error *err)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return asn_fail_system(err, "cannot open %s", path);
    asn_lines       l  = asn_lines_of(file, path);
    asn_line_found  is = ASN_LINE;
    while (is == ASN_LINE && l.number < (size_t)wanted)
        is = asn_lines_next(&l, err);
    bool ok = is == ASN_LINE;
    if (is == ASN_LINES_END)
        asn_fail(err, "%s has no line %d", path, wanted);
    if (ok) {
        *length = l.length;
        ok      = (*text = asn_arena_text(a, l.text, l.length)) ? true : asn_out_of_memory(err);
    }
    asn_lines_free(&l);
    close(file);
    return ok;
}

static bool read_sentence(const asn_grammar *g, const request *r, asn_arena *a, asn_example *e, asn_error *err)
{
    const char *text   = r->what;
    size_t      length = strlen(text);
    if (asn_kind_of_word(text) != ASN_IS_TEXT && !read_line(r->what, r->line ? r->line : 1, a, &text, &length, err))
        return false;
    while (length && text[length - 1] == '\r')
        length--;
    return asn_line_read(a, g, text, length, e, err);
}

/* ---- What is written. */

static bool write_text(const char *path, const asn_buffer *b, asn_error *err)
{
    if (path)
        return asn_replace_text(path, b->text, b->length, err);
    return b->length == 0 || fwrite(b->text, 1, b->length, stdout) == b->length ? true : asn_fail_system(err, "cannot write to standard output");
}

static bool write_why(const request *r, const asn_why *w, asn_buffer *b, asn_error *err)
{
    char          title[200];
    asn_why_style style = {!r->out && isatty(STDOUT_FILENO) && !getenv("NO_COLOR")};
    if (r->format == TERMINAL)
        asn_why_terminal(b, w, &style);
    else
        asn_why_json(b, w);
    if (b->failed)
        return asn_out_of_memory(err);
    snprintf(title, sizeof title, "%.100s: why this answer", w->g->name);
    if (r->format == HTML)
        return asn_page_write(r->out, "explain.html", title, b, err);
    if (r->format == DATA)
        asn_page_put(b, "\n");
    return write_text(r->out, b, err);
}

static bool explain(const asn_grammar *g, const request *r, const asn_ensemble *m, asn_arena *a, asn_error *err)
{
    asn_example    read, e;
    asn_why        w;
    asn_buffer     b = {0};
    asn_why_limits l = {r->kbest, {.expansions = r->expansions, .seconds = r->seconds}, asn_budget_of(m->members[0].model)};
    l.budget.unconstrained = r->unconstrained;
    if (!read_sentence(g, r, a, &read, err))
        return false;
    asn_committee *c  = asn_committee_new(m->members, m->n);
    bool           ok = c && asn_example_index(a, m->members[0].model, &read) && asn_sense_choose(c, g, &read, &l.budget, NULL, a, &e);
    ok                = ok && asn_why_find(m, c, &e, &l, a, &w) ? true : asn_out_of_memory(err);
    ok                = ok && write_why(r, &w, &b, err);
    asn_buffer_free(&b);
    asn_committee_free(c);
    return ok;
}

static int run(asn_call *c)
{
    request   r = {.kbest = 5, .expansions = ASN_EXPANSIONS};
    asn_error err;
    int       bad = read_options(c, &r);
    if (bad)
        return bad;
    const asn_grammar *g = asn_added_open(&r.added, c->g, &err);
    asn_ensemble *m  = g ? asn_ensemble_open(g, r.models.paths, r.models.n, &err) : NULL;
    asn_arena    *a  = m ? asn_arena_new(0) : NULL;
    bool          ok = a ? explain(g, &r, m, a, &err) : m ? asn_out_of_memory(&err) : false;
    asn_arena_free(a);
    asn_ensemble_close(m);
    asn_added_free(&r.added);
    return ok ? asn_close_output(c->g, 0) : asn_say_error(c->g, &err);
}

const asn_command asn_command_explain = {
    "explain",
    "--model M [--model M2 ...] [-o PAGE] [options] \"a sentence\"",
    "Shows why a sentence gets its answer: every decision, what else it might have been, and the words that the model looked at.",
    options,
    false,
    "The sentence is read as predict reads a line: a task with several inputs takes JSON. A word is taken for a file if there is a file of that\n"
    "name; then its first line, or the one of --line, is explained. The page opens from disk, needs no network, and can be printed. Text has\n"
    "colours only on a terminal (and none if NO_COLOR is set); elsewhere unknown words stand between * and what differs between « and ».",
    run,
};
