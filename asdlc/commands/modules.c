#include "commands/inspect.h"

#include <string.h>

const char *inspect_thing(const module *m)
{
    return m->type ? "type" : m->ctor ? "constructor" : "field";
}

static int wider(int width, const char *text)
{
    return (int)strlen(text) > width ? (int)strlen(text) : width;
}

static void put_rows(grammar *g, sizes *s, const module *all, int n, FILE *to)
{
    int longest = 4, widest = 5;
    for (int i = 0; i < n; i++) {
        longest = wider(longest, all[i].name);
        widest  = wider(widest, sizes_count_text(s, &all[i]));
    }
    fprintf(to, "%-11s  %-*s  %*s  %s\n", "kind", longest, "name", widest, "count", "rule");
    for (int i = 0; i < n; i++)
        fprintf(to, "%-11s  %-*s  %*s  %s\n", module_kind_name(all[i].kind), longest, all[i].name, widest, sizes_count_text(s, &all[i]),
                module_rule(g, &all[i]));
}

static void put_summary(grammar *g, sizes *s, const module *all, int n, FILE *to)
{
    long fixed, each, sum = 0;
    bool lists = false, missing = false;
    for (int i = 0; i < n; i++) {
        missing = !sizes_count(s, &all[i], &fixed, &each) || missing;
        lists   = lists || each;
        sum += fixed;
    }
    fprintf(to, "\n%d modules. ", n);
    if (sizes_model(s))
        fprintf(to, "They have %ld of the %ld weights of %s; the encoder, the LSTMs and the speller have the others.\nH, the width of a state, is %ld.%s\n",
                sum, sizes_weights(s), source_printable(g->m, sizes_model(s)), sizes_hidden(s),
                missing ? " A module with - has no weights, because no training example used it." : "");
    else
        fprintf(to, "H, the width of a state, is %ld.%s\n", sizes_hidden(s),
                lists ? " V is the number of values of a type, which the training data decides." : "");
}

/* The equations and shapes of a kind, for one of its modules: one that learns something, if there is one. */
static void put_kind(grammar *g, const module *all, int n, asn_module_kind kind, FILE *to)
{
    const module *m = NULL;
    for (int i = 0; i < n; i++)
        if (all[i].kind == kind && (!m || !module_learns(m)))
            m = &all[i];
    if (!m)
        return;
    int              count, lines;
    const parameter *p = module_parameters(m->kind, &count);
    equation        *e = module_equations(g, m, &lines);
    fprintf(to, "\n%s, for example %s\n", module_kind_name(m->kind), m->name);
    for (int i = 0; i < lines; i++)
        fprintf(to, "    %-18s  %s\n", e[i].name, e[i].text);
    if (lines == 0)
        fprintf(to, "    there is nothing to decide and nothing to learn\n");
    for (int i = 0; i < count; i++)
        if (module_has(g, m, &p[i]))
            fprintf(to, "    %-12s %s x %s\n", module_param_name(p[i].id), module_size_name(p[i].rows), module_size_name(p[i].cols));
}

void inspect_modules(grammar *g, sizes *s, FILE *to)
{
    int     n;
    module *all = module_list(g, &n);
    put_rows(g, s, all, n, to);
    put_summary(g, s, all, n, to);
    for (int k = 0; k < ASN_N_MODULE_KINDS; k++)
        put_kind(g, all, n, (asn_module_kind)k, to);
}

/* ---- JSON */

static json_t *equations_of(grammar *g, const module *m)
{
    int       n;
    equation *e    = module_equations(g, m, &n);
    json_t   *list = json_array();
    for (int i = 0; i < n; i++)
        json_array_append_new(list, json_pack("{s:s, s:s}", "name", e[i].name, "text", e[i].text));
    return list;
}

/* rows and cols are null where they are not known, or where the model has no such tensor. */
static json_t *parameters_of(grammar *g, sizes *s, const module *m)
{
    int              n;
    const parameter *p    = module_parameters(m->kind, &n);
    json_t          *list = json_array();
    for (int i = 0; i < n; i++) {
        if (!module_has(g, m, &p[i]))
            continue;
        shape   is   = sizes_shape(s, m, &p[i]);
        json_t *rows = is.trained ? json_integer(is.rows) : json_null(), *cols = is.trained && is.known ? json_integer(is.cols) : json_null();
        json_t *item = json_pack("{s:s, s:o, s:o}", "name", module_param_name(p[i].id), "rows", rows, "cols", cols);
        json_object_set_new(item, "shape", json_sprintf("%s x %s", module_size_name(p[i].rows), module_size_name(p[i].cols)));
        json_array_append_new(list, item);
    }
    return list;
}

json_t *inspect_row(grammar *g, sizes *s, const module *m)
{
    long fixed, each;
    bool trained = sizes_count(s, m, &fixed, &each);
    json_t *row  = json_pack("{s:s, s:s, s:s, s:s, s:s}", "name", m->name, "of", inspect_thing(m), "kind", module_kind_name(m->kind), "rule",
                             module_rule(g, m), "function", m->function);
    json_object_set_new(row, "equations", equations_of(g, m));
    json_object_set_new(row, "parameters", parameters_of(g, s, m));
    json_object_set_new(row, "count", json_integer(fixed));
    if (!sizes_model(s))
        json_object_set_new(row, "count_per_value", json_integer(each));
    else
        json_object_set_new(row, "trained", json_boolean(trained));
    return row;
}

void inspect_dump(json_t *page, FILE *to)
{
    json_dumpf(page, to, JSON_INDENT(2));
    fputc('\n', to);
    json_decref(page);
}

void inspect_modules_json(grammar *g, sizes *s, FILE *to)
{
    int     n;
    module *all  = module_list(g, &n);
    json_t *rows = json_array(), *page = json_pack("{s:s, s:s, s:i}", "name", g->name, "root", g->root->name, "hidden", (int)sizes_hidden(s));
    if (sizes_model(s)) {
        json_t *path = json_string(sizes_model(s)); /* NULL: the path is not UTF-8 */
        json_object_set_new(page, "model", path ? path : json_null());
        json_object_set_new(page, "weights", json_integer(sizes_weights(s)));
    }
    for (int i = 0; i < n; i++)
        json_array_append_new(rows, inspect_row(g, s, &all[i]));
    json_object_set_new(page, "modules", rows);
    inspect_dump(page, to);
}
