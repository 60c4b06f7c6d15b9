#include "inspect.h"

#include "emit.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_HIDDEN = 50 };

static long hidden_of(const grammar *g)
{
    for (size_t i = 0; i < g->task.n_settings; i++)
        if (strcmp(g->task.settings[i].name, "hidden") == 0)
            return strtol(g->task.settings[i].value, NULL, 10);
    return DEFAULT_HIDDEN;
}

static bool has_parameter(const grammar *g, const module *m, const parameter *p)
{
    return !(p->components && g->task.n_inputs < 2) && !(m->ctor && m->ctor->n_fields == 0);
}

void inspect_modules(grammar *g, FILE *to)
{
    int     n, longest = 4, widest = 5;
    module *all    = module_list(g, &n);
    long    hidden = hidden_of(g);
    bool    seen[9] = {false};
    for (int i = 0; i < n; i++) {
        if ((int)strlen(all[i].name) > longest)
            longest = (int)strlen(all[i].name);
        if ((int)strlen(module_count_text(g, &all[i], hidden)) > widest)
            widest = (int)strlen(module_count_text(g, &all[i], hidden));
        seen[all[i].kind] = true;
    }
    fprintf(to, "%-11s  %-*s  %*s  %s\n", "kind", longest, "name", widest, "count", "rule");
    for (int i = 0; i < n; i++)
        fprintf(to, "%-11s  %-*s  %*s  %s\n", module_kind_name(all[i].kind), longest, all[i].name, widest,
                module_count_text(g, &all[i], hidden), module_rule(g, &all[i]));
    fprintf(to, "\n%d modules. Counts are for H = %ld, the width of a state; V is the length of a list learnt from data.\n", n, hidden);
    for (int k = 0; k < 9; k++) {
        if (!seen[k])
            continue;
        const module *m = NULL; /* one with something to show, if there is one */
        for (int i = 0; i < n; i++)
            if (all[i].kind == (module_kind)k && (!m || (m->ctor && m->ctor->n_fields == 0)))
                m = &all[i];
        int              count;
        const parameter *p = module_parameters(m->kind, &count);
        fprintf(to, "\n%s, as %s\n", module_kind_name(m->kind), m->name);
        int       lines;
        equation *e = module_equations(g, m, &lines);
        for (int i = 0; i < lines; i++)
            fprintf(to, "    %-18s  %s\n", e[i].name, e[i].text);
        if (lines == 0)
            fprintf(to, "    nothing to decide, nothing to learn\n");
        for (int i = 0; i < count; i++)
            if (has_parameter(g, m, &p[i]))
                fprintf(to, "    %-12s %s x %s\n", p[i].name, module_size_name(p[i].rows), module_size_name(p[i].cols));
    }
}

static const char *kind_of_thing(const module *m)
{
    return m->type ? "type" : m->ctor ? "constructor" : "field";
}

void inspect_modules_json(grammar *g, FILE *to)
{
    int     n;
    module *all    = module_list(g, &n);
    long    hidden = hidden_of(g);
    json_t *rows   = json_array();
    for (int i = 0; i < n; i++) {
        const module *m   = &all[i];
        json_t       *row = json_object();
        json_object_set_new(row, "name", json_string(m->name));
        json_object_set_new(row, "of", json_string(kind_of_thing(m)));
        json_object_set_new(row, "kind", json_string(module_kind_name(m->kind)));
        json_object_set_new(row, "rule", json_string(module_rule(g, m)));
        json_object_set_new(row, "function", json_string(m->function));
        int       lines, count;
        equation *e         = module_equations(g, m, &lines);
        json_t   *equations = json_array();
        for (int k = 0; k < lines; k++)
            json_array_append_new(equations, json_pack("{s:s, s:s}", "name", e[k].name, "text", e[k].text));
        json_object_set_new(row, "equations", equations);
        const parameter *p          = module_parameters(m->kind, &count);
        json_t          *parameters = json_array();
        for (int k = 0; k < count; k++)
            if (has_parameter(g, m, &p[k]))
                json_array_append_new(parameters, json_pack("{s:s, s:s, s:s}", "name", p[k].name, "rows", module_size_name(p[k].rows),
                                                            "cols", module_size_name(p[k].cols)));
        json_object_set_new(row, "parameters", parameters);
        long fixed, each;
        module_count(g, m, hidden, &fixed, &each);
        json_object_set_new(row, "count", json_integer(fixed));
        json_object_set_new(row, "count_per_value", json_integer(each));
        json_array_append_new(rows, row);
    }
    json_t *page = json_pack("{s:s, s:s, s:i, s:o}", "name", g->name, "root", g->root->name, "hidden", (int)hidden, "modules", rows);
    json_dumpf(page, to, JSON_INDENT(2));
    fputc('\n', to);
    json_decref(page);
}

/* ---- show */

static void show_place(FILE *to, span where)
{
    position at = source_position(where.src, where.begin);
    fprintf(to, "%s:%u:%u\n", where.src->path, at.line, at.column);
}

static span place_of(const module *m)
{
    return m->type ? m->type->where : m->ctor ? m->ctor->where : m->field->name_span;
}

/* Does a call b? Types call their constructors, constructors their fields, fields their type. */
static bool calls(const module *a, const module *b)
{
    if (a->type)
        return b->ctor && b->ctor->owner == a->type;
    if (a->ctor)
        return b->field && b->field->owner == a->ctor;
    return b->type && a->field->type == b->type;
}

static void show_calls(FILE *to, const char *title, const module *all, int n, const module *m, bool callers)
{
    fprintf(to, "\n%s\n", title);
    int shown = 0;
    for (int i = 0; i < n; i++)
        if (callers ? calls(&all[i], m) : calls(m, &all[i])) {
            fprintf(to, "    %-*s  %s\n", 32, all[i].name, all[i].function);
            shown++;
        }
    if (!shown)
        fprintf(to, "    nothing%s\n", callers && m->type ? ": it is the root, or cannot be reached" : "");
}

static void show_module(grammar *g, const module *all, int n, const module *m, FILE *to)
{
    out o = {0};
    fprintf(to, "%s, a %s (%s), ", m->name, kind_of_thing(m), module_kind_name(m->kind));
    show_place(to, place_of(m));
    fprintf(to, "\nrule\n    %s\n", module_rule(g, m));
    int       lines, count;
    equation *e = module_equations(g, m, &lines);
    fprintf(to, "\nequations\n");
    for (int i = 0; i < lines; i++)
        fprintf(to, "    %-18s  %s\n", e[i].name, e[i].text);
    if (lines == 0)
        fprintf(to, "    none: nothing to decide\n");
    fprintf(to, "\nin %s.c\n", g->name);
    emit_module(&o, g, m);
    fputs(o.text, to);
    out_free(&o);
    show_calls(to, "called by", all, n, m, true);
    show_calls(to, "calls", all, n, m, false);
    const parameter *p = module_parameters(m->kind, &count);
    fprintf(to, "\nparameters: %s, for H = %ld\n", module_count_text(g, m, hidden_of(g)), hidden_of(g));
    for (int i = 0; i < count; i++)
        if (has_parameter(g, m, &p[i]))
            fprintf(to, "    %-12s %s x %s\n", p[i].name, module_size_name(p[i].rows), module_size_name(p[i].cols));
    if (m->type)
        fprintf(to, "\nleast height %d, least size %d, recursion group %d%s\n", m->type->least_height, m->type->least_size, m->type->group,
                m->type->recursive ? " (recursive)" : "");
}

bool inspect_show(grammar *g, const char *name, FILE *to, FILE *talk)
{
    int     n, shown = 0;
    module *all = module_list(g, &n);
    for (int pass = 0; pass < 2 && !shown; pass++) /* whole names first, then a field's own name */
        for (int i = 0; i < n; i++) {
            if (strcmp(pass && all[i].field ? all[i].field->name : all[i].name, name) != 0)
                continue;
            if (shown++)
                fputs("\n", to);
            show_module(g, all, n, &all[i], to);
        }
    if (shown)
        return true;
    nearest near = nearest_to(name);
    for (int i = 0; i < n; i++)
        nearest_offer(&near, all[i].name, all[i].name);
    fprintf(talk, "asdlc: %s has no type, constructor or field '%s'", g->src->path, name);
    if (nearest_take(&near))
        fprintf(talk, "; did you mean '%s'?", (const char *)nearest_take(&near));
    fputc('\n', talk);
    return false;
}

/* ---- graph: a box for each type, a row for each constructor, an arrow for each field of a composite type. Types that
 * can contain each other share a frame; a field that stays inside its own type is marked instead of drawn. */

static const char *const shades[] = {"#dbe9f6", "#e3f2e1", "#fde6ce", "#eadcf1", "#fbdcdc", "#e9e2d6"};

static void put_html(FILE *to, const char *text)
{
    for (; *text; text++)
        if (*text == '&' || *text == '<' || *text == '>')
            fprintf(to, "&#%d;", *text);
        else
            fputc(*text, to);
}

static void put_ctor_row(const constructor *c, FILE *to)
{
    fprintf(to, "<tr><td align=\"left\" port=\"c%d\"><b>", c->index);
    put_html(to, c->name);
    fputs("</b>", to);
    for (int f = 0; f < c->n_fields; f++) {
        const field *one = &c->fields[f];
        bool         own = one->type == c->owner;
        fprintf(to, "%s<font color=\"%s\">", f == 0 ? "  " : ", ", grammar_is_primitive(one->type) ? "#9a6700" : own ? "#b3261e" : "#333333");
        put_html(to, one->name);
        if (grammar_is_primitive(one->type)) {
            fputs(": ", to);
            put_html(to, one->type->name);
        }
        fprintf(to, "%s%s</font>", grammar_card(one->card), own ? " &#8635;" : "");
    }
    fputs("</td></tr>", to);
}

static void put_type_cluster(grammar *g, const type *t, FILE *to)
{
    fprintf(to, "    subgraph \"cluster_%s\" {\n      label=\"%s\"; style=\"rounded,filled\"; fillcolor=\"white\"; color=\"%s\"; penwidth=%d;\n", t->stem,
            t->name, t == g->root ? "#1f5fa8" : "#999999", t == g->root ? 2 : 1);
    fprintf(to, "      \"%s\" [label=<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">", t->stem);
    bool plain = true; /* an enumeration: several to a row */
    for (int i = 0; i < t->n_ctors; i++)
        plain = plain && t->ctors[i].n_fields == 0;
    if (plain) {
        for (int i = 0; i < t->n_ctors; i++) {
            fputs(i % 4 == 0 ? "<tr><td align=\"left\"><b>" : "", to);
            put_html(to, t->ctors[i].name);
            fputs(i % 4 == 3 || i + 1 == t->n_ctors ? "</b></td></tr>" : "  ", to);
        }
    } else
        for (int i = 0; i < t->n_ctors; i++)
            put_ctor_row(&t->ctors[i], to);
    fputs("</table>>];\n    }\n", to);
}

/* The types that a constructor's fields lead to, each once, but for its own. */
static int targets_of(const constructor *c, const type **targets, int most)
{
    int n = 0;
    for (int f = 0; f < c->n_fields && n < most; f++) {
        const type *target = c->fields[f].type;
        bool        again  = grammar_is_primitive(target) || target == c->owner;
        for (int k = 0; k < n && !again; k++)
            again = targets[k] == target;
        if (!again)
            targets[n++] = target;
    }
    return n;
}

static void put_arrow(const type *from, int ctor, const type *target, int constructors, FILE *to)
{
    bool inside = target->group == from->group;
    fprintf(to, "  \"%s\"", from->stem);
    if (constructors == 1)
        fprintf(to, ":c%d:e", ctor);
    fprintf(to, " -> \"%s\" [color=\"%s\"", target->stem, inside ? "#b3261e99" : "#55555599");
    if (constructors > 1)
        fprintf(to, ", penwidth=2.5, label=\"%d constructors\", fontname=\"Helvetica\", fontsize=10", constructors);
    fprintf(to, "%s];\n", inside && target->index < from->index ? ", constraint=false" : "");
}

/* From a constructor to a type one arrow, however many of its fields go there; from more than three constructors of a
 * type, one for them all. */
static void put_arrows(grammar *g, FILE *to)
{
    enum { MANY = 4, MOST = 64 };
    int        *count = mem_alloc(g->m, (size_t)g->n_types, sizeof *count);
    const type *targets[MOST];
    for (int i = 0; i < g->n_defined; i++) {
        const type *t = g->types[i];
        for (int c = 0; c < t->n_ctors; c++)
            for (int k = targets_of(&t->ctors[c], targets, MOST); k-- > 0;)
                count[targets[k]->index]++;
        for (int c = 0; c < t->n_ctors; c++)
            for (int k = targets_of(&t->ctors[c], targets, MOST); k-- > 0;) {
                int *n = &count[targets[k]->index];
                if (*n >= MANY) {
                    put_arrow(t, 0, targets[k], *n, to);
                    *n = -1; /* drawn for all */
                } else if (*n > 0)
                    put_arrow(t, t->ctors[c].index, targets[k], 1, to);
            }
        for (int c = 0; c < t->n_ctors; c++)
            for (int k = targets_of(&t->ctors[c], targets, MOST); k-- > 0;)
                count[targets[k]->index] = 0;
    }
}

void inspect_graph(grammar *g, FILE *to)
{
    fprintf(to, "digraph \"%s\" {\n  rankdir=LR; nodesep=0.25; ranksep=1.2; bgcolor=\"white\";\n", g->name);
    fprintf(to, "  fontname=\"Helvetica\"; node [shape=plain, fontname=\"Helvetica\", fontsize=11]; edge [arrowsize=0.6];\n");
    fprintf(to, "  label=\"%s: bold is a constructor, red (&#8635;) goes back to its own type, brown is primitive; shaded frames are recursion groups\";\n",
            g->src->name);
    for (int group = 0, shade = 0; group < g->n_types; group++) {
        int members = 0, recursive = 0;
        for (int i = 0; i < g->n_defined; i++)
            if (g->types[i]->group == group) {
                members++;
                recursive += g->types[i]->recursive;
            }
        if (members == 0)
            continue;
        if (recursive)
            fprintf(to, "  subgraph cluster_group_%d {\n    label=\"\"; style=\"rounded,filled\"; color=\"#bbbbbb\"; fillcolor=\"%s\";\n", group,
                    shades[shade++ % 6]);
        for (int i = 0; i < g->n_defined; i++)
            if (g->types[i]->group == group)
                put_type_cluster(g, g->types[i], to);
        if (recursive)
            fprintf(to, "  }\n");
    }
    put_arrows(g, to);
    fprintf(to, "}\n");
}
