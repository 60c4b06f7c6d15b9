#include "emit.h"

/* Constructors into an arena, the reader and the printers of the root, and the visitor: the bodies of NAME.h. */

/* Its local is asn_b because no parameter can be called that. */
static void emit_builder(out *o, grammar *g, const constructor *c)
{
    out_print(o, "%s\n{\n", emit_builder_prototype(g, c));
    out_print(o, "    asn_build asn_b = asn_build_begin(arena, &%s_grammar, %s_%s);\n", g->name, g->upper, c->stem);
    for (int i = 0; i < c->n_fields; i++) {
        const field *f    = &c->fields[i];
        bool         prim = grammar_is_primitive(f->type);
        if (grammar_is_many(f))
            out_print(o, "    asn_build_%s(&asn_b, %s_%s, %s, %s_count);\n", prim ? "values" : "children", g->upper, f->stem, f->parameter, f->parameter);
        else
            out_print(o, "    asn_build_%s(&asn_b, %s_%s, %s);\n", !prim ? "child" : f->card == CARD_ONE ? "value" : "optional", g->upper, f->stem, f->parameter);
    }
    out_print(o, "    return (const %s_%s *)asn_build_end(&asn_b);\n}\n\n", g->name, c->owner->stem);
}

static void emit_visitor(out *o, grammar *g)
{
    out_print(o, "static bool %s_visit_enter(void *context, const asn_tree *t)\n{\n    %s_visitor *v = context;\n    switch (t->ctor) {\n", g->name, g->name);
    for (int i = 0; i < g->n_ctors; i++) {
        const constructor *c = g->ctors[i];
        out_print(o, "    case %s_%s: return !v->%s || v->%s(v, (const %s_%s *)t);\n", g->upper, c->stem, c->member, c->member, g->name, c->owner->stem);
    }
    out_put(o, "    default: return true;\n    }\n}\n\n");
    out_print(o, "static void %s_visit_leave(void *context, const asn_tree *t)\n{\n    %s_visitor *v = context;\n    if (v->leave)\n        v->leave(v, t);\n}\n\n",
              g->name, g->name);
    for (int i = 0; i < g->n_defined; i++) {
        const char *stem = g->types[i]->stem;
        out_print(o, "bool %s_visit_%s(%s_visitor *v, const %s_%s *t)\n{\n", g->name, stem, g->name, g->name, stem);
        out_print(o, "    asn_walk walk = {%s_visit_enter, %s_visit_leave, v};\n", g->name, g->name);
        out_print(o, "    return asn_tree_walk((const asn_tree *)t, &%s_grammar, &walk);\n}\n\n", g->name);
        out_print(o, "const %s_%s *%s_as_%s(const asn_tree *t)\n{\n", g->name, stem, g->name, stem);
        out_print(o, "    return t && t->ctor && %s_ctors[t->ctor].type == %s_TYPE_%s ? (const %s_%s *)t : NULL;\n}\n\n", g->name, g->upper, stem,
                  g->name, stem);
    }
}

void emit_builders(out *o, grammar *g)
{
    const char *n = g->name, *root = g->root->stem;
    out_put(o, "/* ---- Trees for C programs. */\n\n");
    for (int i = 0; i < g->n_ctors; i++)
        emit_builder(o, g, g->ctors[i]);
    out_print(o, "const %s_%s *%s_read(asn_arena *arena, const char *text, asn_error *err)\n{\n", n, root, n);
    out_print(o, "    return (const %s_%s *)asn_tree_read(arena, &%s_grammar, %s_TYPE_%s, \"tree\", text, strlen(text), NULL, err);\n}\n\n", n, root, n,
              g->upper, root);
    out_print(o, "const char *%s_write(asn_arena *arena, const %s_%s *t)\n{\n    return asn_tree_write(arena, &%s_grammar, (const asn_tree *)t);\n}\n\n", n, n,
              root, n);
    out_print(o, "const char *%s_text(asn_arena *arena, const %s_%s *t)\n{\n    return asn_tree_print(arena, &%s_grammar, (const asn_tree *)t);\n}\n\n", n, n,
              root, n);
    emit_visitor(o, g);
}
