#include "commands/inspect.h"

#include <string.h>

/* Text between the quotes of a DOT string. */
static const char *dot_text(mem *m, const char *text)
{
    char *safe = mem_alloc(m, 2 * strlen(text) + 1, 1), *to = safe;
    for (const char *s = source_printable(m, text); *s; s++) {
        if (*s == '"' || *s == '\\')
            *to++ = '\\';
        *to++ = *s;
    }
    return safe;
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
    fprintf(to, "    subgraph \"cluster_%s\" {\n      label=\"%s\"; style=\"rounded,filled\"; fillcolor=\"white\"; color=\"%s\"; penwidth=%d;\n", t->named.stem,
            t->name, t == g->root ? "#1f5fa8" : "#999999", t == g->root ? 2 : 1);
    fprintf(to, "      \"%s\" [label=<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">", t->named.stem);
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

/* The types of a constructor's fields, each once, without its own type. */
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
    fprintf(to, "  \"%s\"", from->named.stem);
    if (constructors == 1)
        fprintf(to, ":c%d:e", ctor);
    fprintf(to, " -> \"%s\" [color=\"%s\"", target->named.stem, inside ? "#b3261e99" : "#55555599");
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
    fprintf(to, "  label=\"%s. Bold: constructors. Red (&#8635;): back to the same type. Brown: primitive. Shaded frames: types that contain each other.\";\n",
            dot_text(g->m, g->src->name));
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

/* ---- graph --modules: a box for each module, an arrow for each call. */

/* Does something for each call from all[i], in grammar order. Modules stand in the list as the grammar has them, so that callees are
 * found without a search through all. */
typedef void on_call(const module *from, const module *to, void *context);

static void each_call(grammar *g, const module *all, int n, on_call *call, void *context)
{
    const module **types = mem_alloc(g->m, (size_t)g->n_types, sizeof *types);
    for (int i = 0; i < n; i++)
        if (all[i].type)
            types[all[i].type->index] = &all[i];
    for (int i = 0; i < n; i++) {
        if (all[i].field)
            call(&all[i], types[all[i].field->type->index], context);
        else /* constructors stand behind their type, fields behind their constructor, each before the next type */
            for (int k = i + 1; k < n && !all[k].type && !(all[i].ctor && all[k].ctor); k++)
                if (inspect_calls(&all[i], &all[k]))
                    call(&all[i], &all[k], context);
    }
}

static void put_node(grammar *g, const module *m, FILE *to)
{
    static const char *const fills[ASN_N_MODULE_KINDS] = {
        [ASN_CHOICE] = "#dbe9f6",   [ASN_SINGLE] = "#ffffff",   [ASN_CONSTRUCTOR] = "#e3f2e1", [ASN_FIELD_ONE] = "#ffffff",   [ASN_FIELD_OPTIONAL] = "#fde6ce",
        [ASN_FIELD_SEQUENCE] = "#fde6ce", [ASN_FIELD_OPTIONALS] = "#fde6ce", [ASN_CLOSED] = "#eadcf1",      [ASN_OPEN] = "#eadcf1", [ASN_COPIED] = "#eadcf1"};
    const char *shape = m->type ? "box" : m->ctor ? "box\", style=\"rounded,filled" : "ellipse";
    fprintf(to, "  \"%s\" [label=\"%s\\n%s\", shape=\"%s\", fillcolor=\"%s\"%s];\n", m->function, dot_text(g->m, m->name), module_kind_name(m->kind), shape,
            fills[m->kind], m->type == g->root && m->type ? ", penwidth=2" : "");
}

static void put_call(const module *from, const module *called, void *to)
{
    bool inside = from->field && called->type->group == from->field->owner->owner->group;
    fprintf(to, "  \"%s\" -> \"%s\"%s;\n", from->function, called->function, inside ? " [color=\"#b3261e\"]" : "");
}

void inspect_graph_modules(grammar *g, FILE *to)
{
    int     n;
    module *all = module_list(g, &n);
    fprintf(to, "digraph \"%s\" {\n  rankdir=LR; nodesep=0.15; bgcolor=\"white\"; fontname=\"Helvetica\";\n", g->name);
    fprintf(to, "  node [style=\"filled\", fontname=\"Helvetica\", fontsize=10, height=0.3]; edge [arrowsize=0.6, color=\"#555555\"];\n");
    fprintf(to, "  label=\"%s: the modules and the calls between them. Square boxes are types, round boxes constructors, ellipses fields.\";\n",
            dot_text(g->m, g->src->name));
    for (int i = 0; i < n; i++)
        put_node(g, &all[i], to);
    each_call(g, all, n, put_call, to);
    fprintf(to, "}\n");
}

/* ---- graph --json */

static json_t *fields_of(const constructor *c)
{
    json_t *list = json_array();
    for (int f = 0; f < c->n_fields; f++)
        json_array_append_new(list, json_pack("{s:s, s:s, s:s}", "name", c->fields[f].name, "type", c->fields[f].type->name, "children",
                                              grammar_card(c->fields[f].card)));
    return list;
}

static json_t *types_of(const grammar *g)
{
    static const char *const kinds[] = {[TYPE_SUM] = "sum", [TYPE_PRODUCT] = "product", [TYPE_PRIMITIVE] = "primitive"};
    json_t *types = json_array();
    for (int i = 0; i < g->n_types; i++) {
        const type *t     = g->types[i];
        json_t     *ctors = json_array();
        for (int c = 0; c < t->n_ctors; c++)
            json_array_append_new(ctors, json_pack("{s:s, s:o}", "name", t->ctors[c].name, "fields", fields_of(&t->ctors[c])));
        json_array_append_new(types, json_pack("{s:s, s:s, s:i, s:b, s:o}", "name", t->name, "kind", kinds[t->kind], "group", t->group, "recursive",
                                               (int)t->recursive, "constructors", ctors));
    }
    return types;
}

static void append_call(const module *from, const module *called, void *calls)
{
    json_array_append_new(calls, json_pack("{s:s, s:s}", "from", from->function, "to", called->function));
}

void inspect_graph_json(grammar *g, bool modules, FILE *to)
{
    json_t *page = json_pack("{s:s, s:s}", "name", g->name, "root", g->root->name);
    if (!modules) {
        json_object_set_new(page, "types", types_of(g));
        inspect_dump(page, to);
        return;
    }
    int     n;
    module *all   = module_list(g, &n);
    json_t *nodes = json_array(), *calls = json_array();
    for (int i = 0; i < n; i++)
        json_array_append_new(nodes, json_pack("{s:s, s:s, s:s, s:s}", "function", all[i].function, "name", all[i].name, "of", inspect_thing(&all[i]), "kind",
                                               module_kind_name(all[i].kind)));
    each_call(g, all, n, append_call, calls);
    json_object_set_new(page, "modules", nodes);
    json_object_set_new(page, "calls", calls);
    inspect_dump(page, to);
}
