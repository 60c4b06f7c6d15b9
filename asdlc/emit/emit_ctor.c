#include "emit/emit.h"

#include <string.h>

void emit_ctor(out *o, grammar *g, const module *m)
{
    const constructor *c       = m->ctor;
    int                longest = 0;
    for (int i = 0; i < c->n_fields; i++)
        if ((int)strlen(c->fields[i].named.parameter) > longest)
            longest = (int)strlen(c->fields[i].named.parameter);
    if (c->n_fields == 0) {
        out_line(o, "    (void)v;");
        out_line(o, "    (void)node;");
        out_line(o, "    return asn_ok(run);");
        return;
    }
    out_line(o, "    const asn_module *m = &%s;", m->variable);
    out_line(o, "    asn_vec   c%*s = asn_attend(run, m, v, ASN_NO_STATE);", longest + 1, "");
    for (int i = 0; i < c->n_fields; i++) {
        const field *f = &c->fields[i];
        out_print(o, "    asn_state v_%s%*s = asn_vertical(run, v,", f->named.parameter, longest - (int)strlen(f->named.parameter), "");
        out_flow(o, "        ", "asn_embed_field(run, m, %s_%s, c));", g->upper, f->named.stem);
        out_put(o, "\n");
    }
    for (int i = 0; i < c->n_fields; i++) {
        const field *f = &c->fields[i];
        out_line(o, "    %s %s_field_%s(run, v_%s, node)%s", i ? "    &&" : "return", g->name, f->named.stem, f->named.parameter,
                 i + 1 == c->n_fields ? ";" : "");
    }
}
