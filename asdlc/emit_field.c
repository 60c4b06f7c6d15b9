#include "emit.h"

static void emit_one(out *o, grammar *g, const field *f)
{
    out_line(o, "    return %s_type_%s(run, v, asn_child(run, node, %s_%s, 0));", g->name, f->type->stem, g->upper, f->stem);
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

static void emit_sequence(out *o, grammar *g, const module *m)
{
    const field *f = m->field;
    emit_enter(o, m);
    out_line(o, "    asn_state s = asn_sequence_start(run, m, v);        /* sequence start   s_0 = W_F v                               */");
    out_line(o, "    for (int i = 0;; i++) {");
    out_line(o, "        asn_vec c = asn_attend(run, m, v, s);");
    out_line(o, "        if (!asn_another(run, m, v, s, c, node, i))     /* another child    p(z_i = 1) = sigmoid(f_gen(v, s_i-1, c))  */");
    out_line(o, "            return asn_ok(run);");
    out_line(o, "        asn_vec   e = asn_embed_child(run, m, v, s, c); /* child embedding  e_i = f_update(v, s_i-1, c)               */");
    out_line(o, "        asn_state w = asn_vertical(run, v, e);          /* child state      v_w = LSTM_v(v, e_i)                      */");
    out_line(o, "        s = asn_horizontal(run, s, e);                  /* sequence state   s_i = LSTM_h(s_i-1, e_i)                  */");
    if (m->kind == MODULE_OPTIONALS) {
        out_line(o, "        if (!asn_present(run, m, w, c, node, i))        /* presence         p(y_i = 1) = sigmoid(f_some(v_w, c))      */");
        out_line(o, "            continue;");
    }
    out_line(o, "        if (!%s_type_%s(run, w, asn_child(run, node, %s_%s, i)))", g->name, f->type->stem, g->upper, f->stem);
    out_line(o, "            return false;");
    out_line(o, "    }");
}

void emit_field(out *o, grammar *g, const module *m)
{
    static const char *const notes[] = {"exactly one child; it takes the field's state as its own", "at most one child",
                                        "a sequence; i counts its children", "a sequence with gaps; i counts its places"};
    const field *f = m->field;
    out_print(o, "/* %s: %s%s, %s", m->name, f->type_name, grammar_card(f->card), notes[f->card]);
    if (m->kind == MODULE_OPTIONAL)
        emit_equations(o, g, m); /* a sequence has its equations beside its statements */
    out_put(o, " */\n");
    out_line(o, "static bool %s(asn_run *run, asn_state v, asn_node *node)", m->function);
    out_line(o, "{");
    if (m->kind == MODULE_ONE)
        emit_one(o, g, f);
    else if (m->kind == MODULE_OPTIONAL)
        emit_optional(o, g, m);
    else
        emit_sequence(o, g, m);
    out_line(o, "}");
}
