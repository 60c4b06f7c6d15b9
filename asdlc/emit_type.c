#include "emit.h"

#include <string.h>

/* The rule, broken before a joint when the line grows long. */
void emit_begin_comment(out *o, const char *rule, const char *joint)
{
    enum { WIDTH = 110 };
    size_t column = 3;
    out_put(o, "/* ");
    for (const char *s = rule; *s;) {
        const char *next = strstr(s + 1, joint);
        size_t      n    = next ? (size_t)(next - s) : strlen(s);
        if (column + n > WIDTH && s != rule) {
            out_put(o, "\n *    ");
            column = 6;
        }
        for (size_t i = 0; i < n; i++) { /* nothing in a grammar can end a comment, but a name after * looks like it */
            out_print(o, "%c", s[i]);
            if ((s[i] == '*' && s[i + 1] == '/') || (s[i] == '/' && s[i + 1] == '*'))
                out_put(o, " ");
        }
        column += n;
        s += n;
    }
}

void emit_equations(out *o, grammar *g, const module *m)
{
    int       n;
    equation *e = module_equations(g, m, &n);
    for (int i = 0; i < n; i++)
        out_print(o, "\n *   %-18s   %s", e[i].name, e[i].text);
}

static void emit_choice(out *o, grammar *g, const module *m)
{
    const type *t       = m->type;
    int         longest = 0;
    for (int i = 0; i < t->n_ctors; i++)
        if ((int)strlen(t->ctors[i].stem) > longest)
            longest = (int)strlen(t->ctors[i].stem);
    out_line(o, "    if (!asn_enter(run, m, v, node))");
    out_line(o, "        return asn_ok(run); /* a search comes back later */");
    out_line(o, "    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);");
    out_line(o, "    switch (asn_choose(run, m, v, c, node)) {");
    for (int i = 0; i < t->n_ctors; i++)
        out_line(o, "    case %s_%s:%*s return %s_ctor_%s(run, v, node);", g->upper, t->ctors[i].stem,
                 longest - (int)strlen(t->ctors[i].stem), "", g->name, t->ctors[i].stem);
    out_line(o, "    }");
    out_line(o, "    return asn_ok(run);");
}

void emit_type(out *o, grammar *g, const module *m)
{
    const type *t = m->type;
    if (t->kind == TYPE_PRIMITIVE)
        out_print(o, "/* %s: a primitive, %s", t->name, t->open ? "open" : "closed");
    else
        emit_begin_comment(o, module_rule(g, m), " | ");
    if (m->kind == MODULE_SINGLE)
        out_print(o, "\n *   one constructor, nothing to choose");
    emit_equations(o, g, m);
    out_put(o, " */\n");
    out_line(o, "%sbool %s(asn_run *run, asn_state v, asn_node *node)", t == g->root ? "" : "static ", m->function);
    out_line(o, "{");
    if (t->kind == TYPE_PRIMITIVE)
        out_line(o, "    return asn_value(run, &%s, v, node);", m->variable);
    else {
        out_line(o, "    const asn_module *m = &%s;", m->variable);
        if (m->kind == MODULE_CHOICE)
            emit_choice(o, g, m);
        else {
            out_line(o, "    if (!asn_enter(run, m, v, node))");
            out_line(o, "        return asn_ok(run);");
            out_line(o, "    return %s_ctor_%s(run, v, node);", g->name, t->ctors[0].stem);
        }
    }
    out_line(o, "}");
}
