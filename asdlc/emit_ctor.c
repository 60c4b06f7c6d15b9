#include "emit.h"

#include <string.h>

void emit_ctor(out *o, grammar *g, const module *m)
{
    const constructor *c       = m->ctor;
    int                longest = 0;
    for (int i = 0; i < c->n_fields; i++)
        if ((int)strlen(c->fields[i].parameter) > longest)
            longest = (int)strlen(c->fields[i].parameter);
    emit_begin_comment(o, module_rule(g, m), ", ");
    out_put(o, c->n_fields ? ", and for each field F of it" : ": no fields");
    emit_equations(o, g, m);
    out_put(o, " */\n");
    out_line(o, "static bool %s(asn_run *run, asn_state v, asn_node *node)", m->function);
    out_line(o, "{");
    if (c->n_fields == 0) {
        out_line(o, "    (void)v;");
        out_line(o, "    (void)node;");
        out_line(o, "    return asn_ok(run);");
        out_line(o, "}");
        return;
    }
    out_line(o, "    const asn_module *m = &%s;", m->variable);
    out_line(o, "    asn_vec   c%*s = asn_attend(run, m, v, ASN_NO_STATE);", longest + 1, "");
    for (int i = 0; i < c->n_fields; i++) {
        const field *f = &c->fields[i];
        out_line(o, "    asn_state v_%s%*s = asn_vertical(run, v, asn_embed_field(run, m, %s_%s, c));", f->parameter,
                 longest - (int)strlen(f->parameter), "", g->upper, f->stem);
    }
    for (int i = 0; i < c->n_fields; i++) {
        const field *f = &c->fields[i];
        out_line(o, "    %s %s_field_%s(run, v_%s, node)%s", i ? "    &&" : "return", g->name, f->stem, f->parameter,
                 i + 1 == c->n_fields ? ";" : "");
    }
    out_line(o, "}");
}
