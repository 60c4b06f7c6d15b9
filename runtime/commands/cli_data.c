/* cli_data.c: the command data: what files of examples hold, before a model is trained on them. */
#include "commands/commands.h"
#include "examples/split.h"
#include "pages/holdings.h"
#include "pages/page.h"
#include "text/print.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPLIT, SEED, FORCE, REPORT, JSON };
static const asn_option options[] = {
    [SPLIT]  = {"--split", "80/10/10", "instead of a report, write FILE in two or three parts, NAME.train, NAME.dev and NAME.test; no two share an input"},
    [SEED]   = {"--seed", "N", "with --split: another number gives other parts; 1 by default"},
    [FORCE]  = {"--force", NULL, "with --split: overwrite files"},
    [REPORT] = {"--report", "PAGE", "also write the report as an HTML page"},
    [JSON]   = {"--json", NULL, "print the report as JSON"},
    {NULL, NULL, NULL},
};

enum { MOST_FILES = 64, SHOWN = 5, SHOWN_CTORS = 12, SHOWN_CONFLICTS = 3 };
typedef struct request {
    const char   *paths[MOST_FILES], *report;
    int           n;
    bool          json, split, seeded;
    asn_split     how;
    asn_bad_lines bad_lines;
} request;

typedef struct session {
    const asn_grammar *g;
    asn_inventory     *files[MOST_FILES];
    asn_broken        *broken[MOST_FILES];
    asn_advices        advices;
    asn_arena         *arena; /* for what is written */
    asn_buffer         out;
    bool               failed;
} session;

/* ---- Text. */

static void put(session *s, const char *format, ...) ASN_FORMAT(2, 3);
static void put(session *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (n < 0 || !asn_buffer_room(&s->out, (size_t)n + 1))
        return;
    va_start(args, format);
    vsnprintf(s->out.text + s->out.length, (size_t)n + 1, format, args);
    va_end(args);
    s->out.length += (size_t)n;
}

/* Texts of the examples may hold anything, line ends too; the rest of a long one is left out. */
static void put_text(session *s, const char *text, size_t length)
{
    enum { LONGEST = 160 };
    size_t n = length < LONGEST ? length : LONGEST;
    while (n < length && n > 0 && ((unsigned char)text[n] & 0xC0) == 0x80)
        n--;
    char *copy = asn_arena_small(s->arena, n + 1);
    if (!copy) {
        s->failed = true;
        return;
    }
    memcpy(copy, text, n);
    copy[n] = 0;
    for (size_t i = 0; i < n; i++)
        copy[i] = copy[i] == '\n' || copy[i] == 0 ? ' ' : copy[i];
    asn_error_safe(copy);
    put(s, "%s%s", copy, n < length ? " ..." : "");
}

static double percent(size_t part, size_t whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

static const char *many(size_t n)
{
    return n == 1 ? "" : "s";
}

/* The most frequent ones. values: they are keys of values. with: their counts, too. */
static void put_most(session *s, asn_counts *c, bool values, bool with)
{
    asn_vocab v;
    if (!asn_counts_vocab(c, s->arena, 1, &v)) {
        s->failed = true;
        return;
    }
    for (int32_t i = 1; i < v.n && i <= SHOWN; i++) {
        size_t      n;
        const char *text = asn_vocab_text(&v, i, &n), *copy = asn_arena_text(s->arena, text, n);
        asn_buffer  repr = {.arena = s->arena};
        if (values && copy)
            asn_print_repr(&repr, asn_value_of_key(copy, n));
        s->failed = s->failed || !copy || repr.failed;
        asn_page_put(&s->out, i > 1 ? ", " : "");
        put_text(s, values ? repr.text : text, values ? repr.length : n);
        if (with)
            put(s, " %d", asn_counts_of(c, text, n));
    }
    asn_page_put(&s->out, v.n - 1 > SHOWN ? ", ...\n" : "\n");
}

static size_t count_distinct(session *s, asn_counts *c)
{
    asn_vocab v;
    s->failed = s->failed || !asn_counts_vocab(c, s->arena, 1, &v);
    return s->failed ? 0 : (size_t)v.n - 1;
}

static void put_range(session *s, const asn_range *r, const char *what, size_t n)
{
    if (r->least == r->most)
        put(s, "%zu%s%s", r->most, what, *what ? many(r->most) : "");
    else
        put(s, "%zu to %zu%s%s, mean %.1f", r->least, r->most, what, *what ? "s" : "", r->sum / (double)n);
}

/* ---- A file. */

static void put_size(session *s, const asn_inventory *v)
{
    size_t inputs = asn_inputs_count(v->inputs), trees = asn_inputs_count(v->trees), again = v->n - asn_inputs_count(v->pairs);
    put(s, "%s: %zu example%s, %zu distinct input%s, %zu distinct tree%s\n", v->path, v->n, many(v->n), inputs, many(inputs), trees, many(trees));
    for (int c = 0; c < v->g->n_inputs; c++) {
        put(s, "  %s: ", v->g->inputs[c].name);
        put_range(s, &v->lengths[c], " token", v->n);
        put(s, "; %zu different ones\n", count_distinct(s, v->tokens[c]));
    }
    put(s, "  trees: ");
    put_range(s, &v->nodes, " node", v->n);
    put(s, "; height ");
    put_range(s, &v->heights, "", v->n);
    put(s, "\n");
    if (v->bad)
        put(s, "  %zu bad line%s left out\n", v->bad, v->bad == 1 ? " was" : "s were");
    if (again)
        put(s, "  %zu example%s again, with the same tree\n", again, again == 1 ? " occurs" : "s occur");
}

static bool put_conflicts(session *s, const asn_inventory *v, asn_error *err)
{
    asn_conflict shown[ASN_CONFLICTS];
    size_t       n = asn_conflicts_of(v, s->arena, shown, err);
    if (n == SIZE_MAX)
        return false;
    if (n)
        put(s, "  %zu input%s different trees:\n", n, n == 1 ? " has" : "s have");
    for (size_t i = 0; i < n && i < SHOWN_CONFLICTS; i++) {
        put(s, "    ");
        put_text(s, shown[i].input, strlen(shown[i].input));
        for (int k = 0; k < 2; k++) {
            put(s, "\n      example %-6zu ", shown[i].examples[k]);
            put_text(s, shown[i].texts[k], strlen(shown[i].texts[k]));
        }
        put(s, "\n");
    }
    if (n > SHOWN_CONFLICTS)
        put(s, "    and %zu more\n", n - SHOWN_CONFLICTS);
    return true;
}

/* Constructors that this file has and the first one has not. */
static void put_new_ctors(session *s, const asn_inventory *v)
{
    bool some = false;
    for (int c = 1; c <= v->g->n_ctors; c++)
        if (v->ctors[c] && !v->first->ctors[c]) {
            put(s, "%s %s (%zu)", some ? "," : "  constructors that never occur there:", v->g->ctors[c].name, v->ctors[c]);
            some = true;
        }
    asn_page_put(&s->out, some ? "\n" : "");
}

static void put_comparison(session *s, const asn_inventory *v)
{
    if (!v->first)
        return;
    put(s, "  compared with %s:\n", v->first->path);
    put(s, "  %zu of %zu inputs (%.1f %%) %s there, too", v->shared, v->n, percent(v->shared, v->n), v->shared == 1 ? "is" : "are");
    if (v->shared_differ)
        put(s, ", %zu of them with another tree", v->shared_differ);
    put(s, "\n");
    put_new_ctors(s, v);
    for (int c = 0; c < v->g->n_inputs; c++)
        if (v->n_new_tokens[c]) {
            put(s, "  %zu of %.0f tokens of %s (%.1f %%) never occur there: ", v->n_new_tokens[c], v->lengths[c].sum, v->g->inputs[c].name,
                percent(v->n_new_tokens[c], (size_t)v->lengths[c].sum));
            put_most(s, v->new_tokens[c], false, false);
        }
    for (int t = 0; t < v->g->n_types; t++)
        if (v->stocks[t].n_lost) {
            const asn_stock *k = &v->stocks[t];
            put(s, "  %zu of %zu values of %s (%.1f %%) are not in its list%s: ", k->n_lost, k->n, v->g->types[t].name, percent(k->n_lost, k->n),
                v->g->types[t].n_copies ? " and cannot be copied" : "");
            put_most(s, k->lost, true, false);
        }
    if (v->beyond)
        put(s, "  %zu of %zu trees hold%s what no model of %s can make: at most %.1f %% can be right\n", v->beyond, v->n, v->beyond == 1 ? "s" : "",
            v->first->path, percent(v->n - v->beyond, v->n));
}

static void put_breach(void *context, const char *line)
{
    session *s = context;
    put(s, "  %s\n", line);
}

/* ---- What the files hold together. */

typedef struct counted { /* a constructor */
    size_t n;
    int    ctor;
} counted;

static int by_count(const void *x, const void *y)
{
    const counted *a = x, *b = y;
    return a->n != b->n ? a->n > b->n ? -1 : 1 : a->ctor - b->ctor;
}

static void put_never(session *s)
{
    const asn_grammar *g = s->g;
    int                n = 0;
    for (int c = 1; c <= g->n_ctors; c++)
        if (!s->files[0]->ctors[c] && g->types[g->ctors[c].type].reachable && n++ < SHOWN_CTORS)
            put(s, "%s %s", n > 1 ? "," : "  never:", g->ctors[c].name);
    if (n > SHOWN_CTORS)
        put(s, ", ... (%d in all)", n);
    asn_page_put(&s->out, n ? "\n" : "");
}

static void put_ctors(session *s, int n_files)
{
    counted *all = asn_arena_alloc(s->arena, (size_t)s->g->n_ctors + 1, sizeof *all);
    int      n   = 0;
    for (int c = 1; all && c <= s->g->n_ctors; c++)
        if (s->files[0]->ctors[c])
            all[n++] = (counted){s->files[0]->ctors[c], c};
    if (!all) {
        s->failed = true;
        return;
    }
    qsort(all, (size_t)n, sizeof *all, by_count);
    put(s, "constructors\n");
    for (int i = 0; i < n && i < SHOWN_CTORS; i++) {
        put(s, "  %-20s", s->g->ctors[all[i].ctor].name);
        for (int f = 0; f < n_files; f++)
            put(s, " %8zu", s->files[f]->ctors[all[i].ctor]);
        put(s, "\n");
    }
    if (n > SHOWN_CTORS)
        put(s, "  and %d more; --json and --report list all\n", n - SHOWN_CTORS);
    put_never(s);
}

static void put_values(session *s)
{
    const asn_inventory *v = s->files[0];
    bool                 some = false;
    for (int t = 0; t < s->g->n_types; t++) {
        const asn_stock *k    = &v->stocks[t];
        const asn_type  *type = &s->g->types[t];
        if (!k->n)
            continue;
        put(s, "%s  %s: %s%s; %zu, %zu different", some ? "" : "values\n", type->name, type->open ? "open" : "closed", type->n_copies ? ", copied" : "", k->n,
            count_distinct(s, k->all));
        if (type->n_copies)
            put(s, ", %.1f %% stand in the input", percent(k->given, k->n));
        put(s, ": ");
        put_most(s, k->all, true, true);
        some = true;
    }
}

static bool put_report(session *s, int n, asn_error *err)
{
    for (int i = 0; i < n; i++) {
        put_size(s, s->files[i]);
        if (!put_conflicts(s, s->files[i], err))
            return false;
        put_comparison(s, s->files[i]);
        asn_broken_tell(s->broken[i], "examples", put_breach, s);
    }
    put_ctors(s, n);
    put_values(s);
    for (size_t i = 0; i < s->advices.n; i++)
        put(s, "%s  %s\n      %s\n", i ? "" : "suggestions for the task\n", s->advices.all[i].statement, s->advices.all[i].why);
    return s->failed || s->out.failed ? asn_out_of_memory(err) : true;
}

/* ---- The command. */

static bool look_for_breaches(void *broken, const asn_example *e)
{
    return asn_broken_add(broken, e);
}

static bool take_files(session *s, const request *r, asn_error *err)
{
    for (int i = 0; i < r->n; i++) {
        if (!(s->broken[i] = asn_broken_new(s->g)))
            return asn_out_of_memory(err);
        if (!(s->files[i] = asn_inventory_take(s->g, r->paths[i], i ? s->files[0] : NULL, &r->bad_lines, look_for_breaches, s->broken[i], err)))
            return false;
    }
    return true;
}

static bool split(session *s, request *r, asn_error *err)
{
    if (!asn_split_write(&r->how, s->files[0], err))
        return false;
    for (int i = 0; i < r->how.n; i++)
        asn_say_result("%s: %zu example%s, %.1f %%", r->how.paths[i], r->how.examples[i], many(r->how.examples[i]), percent(r->how.examples[i], s->files[0]->n));
    return true;
}

static bool report(session *s, const request *r, asn_error *err)
{
    asn_holdings h = {s->g, s->files, s->broken, r->n, &s->advices};
    if (!asn_advise(s->files, r->n, &s->advices))
        return asn_out_of_memory(err);
    bool ok = !r->report || asn_holdings_write(r->report, &h, err);
    ok      = ok && (r->json ? asn_holdings_json(&s->out, &h, err) : put_report(s, r->n, err));
    if (ok && r->json)
        put(s, "\n");
    return ok;
}

static int read_split(const asn_call *c, request *r)
{
    r->split = true;
    return asn_split_parse(&r->how, c->value) ? 0 : asn_usage_error(c, "--split is two or three whole numbers that add up to 100, such as 80/10/10, not '%s'", c->value);
}

static int read_seed(const asn_call *c, request *r)
{
    asn_settings s;
    asn_error    err;
    r->seeded = true;
    if (!asn_settings_set(&s, "seed", c->value, &err))
        return asn_usage_error(c, "%s", err.text);
    r->how.seed = s.seed;
    return 0;
}

static int read_options(asn_call *c, request *r)
{
    int bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case SPLIT: bad = read_split(c, r); break;
        case SEED: bad = read_seed(c, r); break;
        case FORCE: r->how.force = true; break;
        case REPORT: r->report = c->value; break;
        case JSON: r->json = true; break;
        case ASN_WORD:
            if (r->n == MOST_FILES)
                bad = asn_usage_error(c, "at most %d files", MOST_FILES);
            else
                r->paths[r->n++] = c->value;
            break;
        default: bad = 2;
        }
    if (!bad && r->n == 0)
        bad = asn_usage_error(c, "data needs a FILE of examples");
    if (!bad && !r->split && (r->seeded || r->how.force))
        bad = asn_usage_error(c, "--seed and --force belong to --split");
    if (!bad && r->split && (r->n > 1 || r->json || r->report))
        bad = asn_usage_error(c, "--split takes one file and writes its parts; give them to data afterwards, for a report");
    return bad;
}

static int run(asn_call *c)
{
    request   r = {.how = {.seed = 1}, .bad_lines = {.skip = true, .say = asn_say_bad_line, .context = (void *)(uintptr_t)c->g}};
    session   s = {.g = c->g};
    asn_error err;
    size_t    bad_lines = 0;
    int       bad       = read_options(c, &r);
    if (bad)
        return bad;
    bool ok = (s.arena = asn_arena_new(0)) ? take_files(&s, &r, &err) : asn_out_of_memory(&err);
    ok      = ok && (r.split ? split(&s, &r, &err) : report(&s, &r, &err));
    int code = ok ? asn_write_output(c->g, &s.out) : asn_say_error(c->g, &err);
    for (int i = 0; i < r.n; i++) {
        bad_lines += s.files[i] ? s.files[i]->bad : 0;
        asn_inventory_free(s.files[i]);
        asn_broken_free(s.broken[i]);
    }
    asn_array_free(&s.advices);
    asn_buffer_free(&s.out);
    asn_arena_free(s.arena);
    asn_split_free(&r.how);
    return asn_close_output(c->g, code ? code : bad_lines ? ASN_BAD_INPUT : 0);
}

const asn_command asn_command_data = {
    "data", "FILE ... [options], or FILE --split 80/10/10", "Tells what files of examples hold, before training.", options, false,
    "The first file is the one to train on; others are compared with it. Bad lines are named and left out; the exit code is then 1.", run,
};
