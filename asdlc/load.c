#include "load.h"

#include "analyse.h"
#include "asdl.h"
#include "check.h"
#include "lexicon.h"
#include "names.h"
#include "resolve.h"
#include "task.h"

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
        diag_error(g->d, NOWHERE, "'%s' cannot be the name of a generated program: the runtime uses names that begin with asn", g->name);
        diag_help(g->d, NOWHERE, "choose one with --name");
    }
}

void load_text(grammar *g, const source *task, const source *asdl)
{
    if (task)
        task_read(g, task);
    if (task && !g->task.grammar_file && !asdl) {
        if (diag_errors(g->d))
            return; /* the line may be among those that could not be read */
        diag_error(g->d, (span){task, 0, 0}, "%s does not say which grammar it is for", task->name);
        diag_help(g->d, NOWHERE, "add a line such as: grammar %s.asdl", g->name ? g->name : "NAME");
        return;
    }
    if (!asdl) {
        const char *why;
        asdl = source_open(g->m, g->task.grammar_file, &why);
        if (!asdl) {
            diag_error(g->d, g->task.grammar_span, "cannot read %s: %s", g->task.grammar_file, why);
            return;
        }
    }
    asdl_read(g, asdl);
    if (g->n_defined == 0 && diag_errors(g->d))
        return;
    analyse_least(g);
    check_grammar(g);
    if (g->n_defined == 0)
        return;
    resolve_task(g);
    check_reachable(g);
    resolve_templates(g);
    if (!diag_errors(g->d))
        lexicon_load(g);
    if (diag_errors(g->d))
        return;
    analyse_groups(g);
    names_assign(g);
    g->complete = true;
}

grammar *load_file(mem *m, diag *d, const char *path, const char *name, const char **why)
{
    source *src = source_open(m, path, why);
    if (!src)
        return NULL;
    grammar *g = grammar_new(m, d);
    set_name(g, path, name);
    bool task = ends_with(path, ".task");
    load_text(g, task ? src : NULL, task ? NULL : src);
    return g;
}
