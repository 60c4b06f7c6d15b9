#include "emit/emit.h"

#include <string.h>

static void emit_choice(out *o, grammar *g, const type *t)
{
    int longest = 0;
    for (int i = 0; i < t->n_ctors; i++)
        if ((int)strlen(t->ctors[i].named.stem) > longest)
            longest = (int)strlen(t->ctors[i].named.stem);
    out_line(o, "    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);");
    out_line(o, "    switch (asn_choose(run, m, v, c, node)) {");
    for (int i = 0; i < t->n_ctors; i++)
        out_line(o, "    case %s_%s:%*s return %s_ctor_%s(run, v, node);", g->upper, t->ctors[i].named.stem,
                 longest - (int)strlen(t->ctors[i].named.stem), "", g->name, t->ctors[i].named.stem);
    out_line(o, "    }");
    out_line(o, "    return asn_ok(run);");
}

void emit_type(out *o, grammar *g, const module *m)
{
    if (m->type->kind == TYPE_PRIMITIVE) {
        out_line(o, "    return asn_value(run, &%s, v, node);", m->variable);
        return;
    }
    out_line(o, "    const asn_module *m = &%s;", m->variable);
    out_line(o, "    if (!asn_enter(run, m, v, node))");
    out_line(o, "        return asn_ok(run);");
    if (m->kind == ASN_CHOICE)
        emit_choice(o, g, m->type);
    else
        out_line(o, "    return %s_ctor_%s(run, v, node);", g->name, m->type->ctors[0].named.stem);
}
