#include "emit/emit.h"

#include <string.h>

const char *emit_file_name(grammar *g, int file)
{
    static const char *const ends[] = {".h", "_tree.h", ".c"};
    return mem_print(g->m, "%s%s", g->name, ends[file]);
}

void emit_file(out *o, grammar *g, int file)
{
    static void (*const writers[])(out *, grammar *) = {emit_header, emit_tree, emit_source};
    writers[file](o, g);
}

/* ---- Used by several. */

void emit_origin(out *o, grammar *g)
{
    const char *files[20];
    int         n = 0;
    files[n++] = g->src->name;
    for (int i = 0; i < g->n_inc; i++)
        files[n++] = g->inc[i]->name;
    if (g->task.lexicon)
        files[n++] = g->task.lexicon->src->name;
    out_put(o, " written by asdlc");
    if (g->without) {
        out list = {0};
        out_comment(&list, g->without);
        out_flow(o, " * ", "--without %s", list.text);
        out_free(&list);
    }
    out_put(o, " from");
    for (int i = 0; i < n; i++) {
        out name = {0};
        out_comment(&name, files[i]);
        out_flow(o, " * ", "%s%s%s", i && i + 1 == n ? "and " : "", name.text, i + 1 == n ? "." : i + 2 < n ? "," : "");
        out_free(&name);
    }
    out_flow(o, " * ", "Change %s, not this file.", n > 1 ? "those" : "that");
}

static size_t line_begin(const out *o)
{
    size_t line = o->length;
    while (line > 0 && o->text[line - 1] != '\n')
        line--;
    return line;
}

/* Nothing in a grammar can end a comment, but a name behind a * looks like it. */
static void put_rule_part(out *o, const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        out_print(o, "%c", text[i]);
        if ((text[i] == '*' && text[i + 1] == '/') || (text[i] == '/' && text[i + 1] == '*'))
            out_put(o, " ");
    }
}

void emit_rule(out *o, const char *rule, const char *joint)
{
    for (const char *s = rule; *s;) {
        const char *next = strstr(s + 1, joint);
        size_t      n = next ? (size_t)(next - s) : strlen(s), column = o->length - line_begin(o);
        if (column + n > OUT_WIDTH - 3 && s != rule) {
            out_put(o, "\n *    ");
            column = 6;
        }
        while (column + n > OUT_WIDTH - 3 && n > 0) { /* too long for any line: broken between fields */
            size_t cut = 0;
            for (size_t i = 1; i < n && column + i < OUT_WIDTH - 3; i++)
                cut = s[i - 1] == ',' && s[i] == ' ' ? i : cut;
            if (!cut)
                break;
            put_rule_part(o, s, cut);
            out_put(o, "\n *         ");
            s += cut + 1;
            n -= cut + 1;
            column = 11;
        }
        put_rule_part(o, s, n);
        s += n;
    }
}

/* ---- A module. */

static void put_equation(out *o, const char *name, const char *text)
{
    out_print(o, "\n *   %-18s   %s", name, text);
}

static void put_what_it_is(out *o, grammar *g, const module *m)
{
    static const char *const fields[] = {"exactly one child, which takes the field's state as its own", "at most one child",
                                         "a sequence; i counts its children", "a sequence with gaps; i counts its places"};
    if (m->field)
        out_print(o, "%s, %s%s: %s", m->name, m->field->type_name, grammar_card(m->field->card), fields[m->field->card]);
    else if (m->kind == ASN_CLOSED)
        out_print(o, "%s, a primitive type: closed, a list learnt from the data", m->name);
    else if (m->kind == ASN_COPIED)
        out_print(o, "%s, a primitive type: a list learnt from the data, copied from the input%s", m->name, m->type->open ? ", or else spelled" : "");
    else if (m->kind == ASN_OPEN)
        out_print(o, "%s, a primitive type: open, that is a list learnt from the data or else spelled", m->name);
    else
        emit_rule(o, module_rule(g, m), m->type ? " | " : ", ");
}

static void put_parameters(out *o, grammar *g, const module *m)
{
    int              n, left = 0;
    const parameter *p = module_parameters(m->kind, &n);
    if (!module_learns(m)) {
        put_equation(o, "parameters", m->type ? "none: with one constructor there is nothing to choose" : "none: there are no fields");
        return;
    }
    for (int i = 0; i < n; i++)
        left += module_has(g, m, &p[i]);
    out_print(o, "\n *   %-20s", "parameters");
    for (int i = 0; i < n; i++)
        if (module_has(g, m, &p[i]))
            out_flow(o, " *                        ", "%s %s x %s%s", module_param_name(p[i].id), module_size_name(p[i].rows), module_size_name(p[i].cols), --left ? "," : "");
}

static void put_comment(out *o, grammar *g, const module *m)
{
    int       n;
    equation *e  = module_equations(g, m, &n);
    span      at = module_place(m);
    out_put(o, "/* ");
    out_comment(o, at.src->name);
    out_print(o, ":%u: ", source_position(at.src, at.begin).line);
    put_what_it_is(o, g, m);
    for (int i = 0; i < n; i++)
        put_equation(o, e[i].name, e[i].text);
    put_parameters(o, g, m);
    out_put(o, " */\n");
}

/* The number of a field counts all fields, so it has no name of its own. */
static const char *number_of(grammar *g, const module *m)
{
    if (m->field)
        return mem_print(g->m, "%d", m->field->index);
    return m->type ? mem_print(g->m, "%s_TYPE_%s", g->upper, m->type->named.stem) : mem_print(g->m, "%s_%s", g->upper, m->ctor->named.stem);
}

static void put_record(out *o, grammar *g, const module *m)
{
    out_print(o, "static const asn_module %s = {\n", m->variable);
    out_flow(o, "    ", ".name = \"%s\",", m->name);
    out_flow(o, "    ", ".kind = %s,", module_kind_constant(m->kind));
    out_flow(o, "    ", ".what = %s,", number_of(g, m));
    out_flow(o, "    ", ".go = %s,", m->function);
    if (module_learns(m))
        out_flow(o, "    ", ".params = %s_p_%s,", g->name, module_kind_name(m->kind));
    out_put(o, "\n};\n");
}

void emit_module(out *o, grammar *g, const module *m)
{
    put_comment(o, g, m);
    put_record(o, g, m);
    out_print(o, "%sbool %s(asn_run *run, asn_state v, asn_node *node)\n{\n", m->type == g->root && m->type ? "" : "static ", m->function);
    (m->type ? emit_type : m->ctor ? emit_ctor : emit_field)(o, g, m);
    out_put(o, "}\n");
}

/* ---- NAME.c. */

static void put_prototypes(out *o, grammar *g, const module *all, int n)
{
    for (int i = 0; i < n; i++)
        if (!all[i].type || all[i].type != g->root)
            out_print(o, "static bool %s(asn_run *run, asn_state v, asn_node *node);\n", all[i].function);
    out_put(o, "\n");
}

/* Modules of a kind have parameters of the same shapes. */
static void put_kinds(out *o, grammar *g, const module *all, int n)
{
    bool any = false;
    for (int k = 0; k < (int)ASN_N_MODULE_KINDS; k++) {
        const module *m = NULL;
        for (int i = 0; i < n && !m; i++)
            m = all[i].kind == (asn_module_kind)k && module_learns(&all[i]) ? &all[i] : NULL;
        int              count;
        const parameter *p = module_parameters((asn_module_kind)k, &count);
        if (!m)
            continue;
        out_put(o, any ? "" : "/* What a module learns, by its kind. */\n");
        any = true;
        out_print(o, "static const asn_param %s_p_%s[] = {\n", g->name, module_kind_name(m->kind));
        for (int i = 0; i < count; i++)
            if (module_has(g, m, &p[i]))
                out_print(o, "    {.id = %s, .rows = %s, .cols = %s},\n", module_param_constant(p[i].id), module_size_constant(p[i].rows), module_size_constant(p[i].cols));
        out_put(o, "    {.id = ASN_NO_PARAM},\n};\n");
    }
    out_put(o, any ? "\n" : "");
}

static const char legend[] =
    "/* ---- The modules, in grammar order: what each decides, its record, its function.\n"
    " *\n"
    " * v is the state of a node, s the state of a sequence, e an embedding; the parameter e of a field F is e_F. c is the\n"
    " * context that attention finds in the input: h_t is the encoding of token t, and k(t) the input it belongs to. x * w\n"
    " * is a row times a matrix of parameters. H is the width of a state (the setting `hidden`), C the number of a type's\n"
    " * constructors, V the length of a list learnt from the data. Of a type that is copied, a way is its list, a copy\n"
    " * statement or spelling, and copy.v[k] is the k-th part of copy.v, 2H columns wide. */\n\n";

void emit_source(out *o, grammar *g)
{
    int     n;
    module *all = module_list(g, &n);
    out_print(o, "/* %s.c:", g->name);
    emit_origin(o, g);
    out_print(o, " */\n#include \"%s.h\"\n\n", g->name);
    out_print(o, "_Static_assert(ASN_ABI == %d, \"%s.c was written for another runtime; compile the grammar again\");\n\n", (int)ASN_ABI, g->name);
    put_prototypes(o, g, all, n);
    put_kinds(o, g, all, n);
    out_put(o, legend);
    for (int i = 0; i < n; i++) {
        emit_module(o, g, &all[i]);
        out_put(o, "\n");
    }
    emit_printer(o, g);
    emit_tables(o, g);
    out_put(o, "#ifdef ASN_MAIN\n");
    out_print(o, "int main(int argc, char **argv)\n{\n    return asn_cli(argc, argv, &%s_grammar);\n}\n#endif\n", g->name);
    if (g->task.lexicon)
        emit_lexicon(o, g);
}
