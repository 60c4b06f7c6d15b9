#include "emit/emit.h"

static void emit_one(out *o, grammar *g, const field *f)
{
    out_line(o, "    return %s_type_%s(run, v, asn_child(run, node, %s_%s, 0));", g->name, f->type->named.stem, g->upper, f->named.stem);
}

static void emit_enter(out *o, const module *m)
{
    out_line(o, "    const asn_module *m = &%s;", m->variable);
    out_line(o, "    if (!asn_enter(run, m, v, node))");
    out_line(o, "        return asn_ok(run);");
}

static void emit_optional(out *o, grammar *g, const module *m)
{
    emit_enter(o, m);
    out_line(o, "    asn_vec c = asn_attend(run, m, v, ASN_NO_STATE);");
    out_line(o, "    if (!asn_present(run, m, v, c, node, 0))");
    out_line(o, "        return asn_ok(run);");
    emit_one(o, g, m->field);
}

/* A statement for each equation, whose names stand beside them. */
static void emit_sequence(out *o, grammar *g, const module *m)
{
    const field *f = m->field;
    emit_enter(o, m);
    out_line(o, "    asn_state s = asn_sequence_start(run, m, v, node);  /* sequence start */");
    out_line(o, "    for (int i = 0;; i++) {");
    out_line(o, "        asn_vec c = asn_attend(run, m, v, s);           /* attention */");
    out_line(o, "        if (!asn_another(run, m, v, s, c, node, i))     /* another child */");
    out_line(o, "            return asn_ok(run);");
    out_line(o, "        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding */");
    out_line(o, "        asn_state w = asn_vertical(run, v, e);          /* child state */");
    out_line(o, "        if (%s!%s_type_%s(run, w, asn_child(run, node, %s_%s, i)))",
             m->kind == ASN_FIELD_OPTIONALS ? "asn_present(run, m, w, c, node, i) &&\n            " : "", g->name, f->type->named.stem, g->upper, f->named.stem);
    out_line(o, "            return false;");
    out_line(o, "        s = asn_horizontal(run, m, s, e, node, i);      /* sequence state */");
    out_line(o, "    }");
}

void emit_field(out *o, grammar *g, const module *m)
{
    if (m->kind == ASN_FIELD_ONE)
        emit_one(o, g, m->field);
    else if (m->kind == ASN_FIELD_OPTIONAL)
        emit_optional(o, g, m);
    else
        emit_sequence(o, g, m);
}
