#include "passes/load.h"

#include "languages/asdl.h"
#include "languages/task.h"
#include "passes/analyse.h"
#include "passes/check.h"
#include "passes/lexicon.h"
#include "passes/names.h"
#include "passes/patterns.h"
#include "passes/resolve.h"
#include "passes/says.h"
#include "passes/templates.h"

#include <stddef.h>
#include <string.h>

static bool ends_with(const char *text, const char *tail)
{
    size_t n = strlen(text), k = strlen(tail);
    return n >= k && strcmp(text + n - k, tail) == 0;
}

static void set_name(grammar *g, const char *path, const char *name)
{
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    const char *dot   = strrchr(base, '.');
    char       *plain = mem_text(g->m, base, dot && dot > base ? (size_t)(dot - base) : strlen(base));
    if (!names_set_program(g, name ? name : plain)) {
        diag_error(g->d, NOWHERE, "'%s' cannot be the name of a program: names that begin with asn belong to the runtime", g->name);
        diag_help(g->d, NOWHERE, "choose another name with --name");
    }
}

static void read_task(grammar *g)
{
    if (g->main_task)
        task_read(g, g->main_task);
}

/* ---- Statements that --without leaves out: those that a program can do without. */

static const struct {
    const char *word;
    size_t      count; /* where struct said keeps how many there are */
} optional[] = {
    {"copy", offsetof(said, n_copies)},
    {"from", offsetof(said, n_from_input)},
    {"use", offsetof(said, n_use_input)},
    {"expect", offsetof(said, n_expected)},
    {"roles", offsetof(said, n_roles)},
    {"signature", offsetof(said, n_signatures)},
    {"bind", offsetof(said, n_binds)},
    {"distinct", offsetof(said, n_distinct)},
    {"limit", offsetof(said, n_limits)},
};
enum { N_OPTIONAL = sizeof optional / sizeof *optional };

static void forget(grammar *g, const char *word)
{
    for (int i = 0; i < N_OPTIONAL; i++)
        if (strcmp(word, optional[i].word) == 0) {
            *(size_t *)((char *)g->said + optional[i].count) = 0;
            return;
        }
    diag_error(g->d, NOWHERE, "--without: no statement '%s' can be left out", word);
    diag_help(g->d, NOWHERE, "choose among copy, from, use, expect, roles, signature, bind, distinct and limit, with commas between them");
}

/* What `from` forbids and `use` demands is defined by what can be copied. */
static void leave_out(grammar *g)
{
    for (const char *at = g->without; at; at = *at ? at + 1 : NULL) {
        size_t n = strcspn(at, ",");
        forget(g, mem_text(g->m, at, n));
        at += n;
    }
    if (g->said->n_copies == 0 && g->without)
        g->said->n_from_input = g->said->n_use_input = 0;
}

static const source *find_grammar(grammar *g)
{
    name_at file = g->said->grammar;
    if (g->src)
        return g->src;
    if (!file.name) {
        if (diag_errors(g->d))
            return NULL; /* the statement may be on a line that could not be read */
        diag_error(g->d, (span){g->main_task, 0, 0}, "%s does not name its grammar", g->main_task->name);
        diag_help(g->d, NOWHERE, "add a line such as: grammar %s.asdl", g->name ? g->name : "NAME");
        return NULL;
    }
    const char   *why;
    const source *asdl = source_open(g->m, file.name, &why);
    if (!asdl)
        diag_error(g->d, file.where, "cannot read %s: %s", file.name, why);
    return asdl;
}

static void read_grammar(grammar *g)
{
    const source *asdl = find_grammar(g);
    if (asdl)
        asdl_read(g, asdl);
}

/* What a pass needs to find. Without it the pass is left out, and so are those that need more. */
typedef enum need {
    NOTHING,
    TYPES,   /* rules were read, some perhaps wrong */
    NO_ERROR /* all that came before is right */
} need;

/* The passes, in this order. Each reads what earlier ones found and adds its own. */
static const struct {
    void (*run)(grammar *g);
    need need;
} passes[] = {
    {read_task, NOTHING},        /* .task -> g->said: statements, in the task's own words */
    {leave_out, NOTHING},        /* what --without names goes again */
    {read_grammar, NOTHING},     /* .asdl -> types, constructors, fields */
    {analyse_least, TYPES},      /* least height and size of each type; 0 shows an endless one */
    {check_grammar, TYPES},      /* names, finite trees */
    {resolve_task, TYPES},       /* g->said -> g->task, and what it says of types and fields */
    {check_reachable, TYPES},    /* from the root, which the task may name */
    {templates_resolve, TYPES},  /* print statements -> parts of templates */
    {says_resolve, TYPES},       /* say, values and weight statements: sentences for trees */
    {patterns_resolve, TYPES},   /* which values types hold; keywords come from the templates */
    {lexicon_load, NO_ERROR},    /* the file of `entities` -> phrases, prepared as the inputs are */
    {analyse_groups, NO_ERROR},  /* types that can contain each other */
    {names_assign, NO_ERROR},    /* C names for everything */
};

static bool is_met(const grammar *g, need need)
{
    return need == NOTHING || (g->n_defined > 0 && (need == TYPES || diag_errors(g->d) == 0));
}

void load_text(grammar *g, const source *task, const source *asdl)
{
    g->main_task = task;
    g->src       = asdl;
    for (size_t i = 0; i < sizeof passes / sizeof *passes; i++)
        if (is_met(g, passes[i].need))
            passes[i].run(g);
    g->complete = is_met(g, NO_ERROR);
}

grammar *load_file(mem *m, diag *d, const char *path, const char *name, const char *without, const char **why)
{
    source *src = source_open(m, path, why);
    if (!src)
        return NULL;
    grammar *g = grammar_new(m, d);
    g->without = without;
    set_name(g, path, name);
    bool task = ends_with(path, ".task");
    load_text(g, task ? src : NULL, task ? NULL : src);
    return g;
}
