#include "emit/emit.h"

/* NAME_tree.h: trees for C programs. All of it is inline, so that NAME.c is all there is to link. */

static void put_typedefs(out *o, grammar *g)
{
    for (int i = 0; i < g->n_defined; i++)
        out_print(o, "typedef struct %s_%s %s_%s;\n", g->name, g->types[i]->named.stem, g->name, g->types[i]->named.stem);
}

static void put_texts(out *o, grammar *g)
{
    const char *n = g->name, *root = g->root->named.stem;
    out_put(o, "\n/* From tree text; NULL, and err, when it is wrong. */\n");
    out_print(o, "static inline const %s_%s *%s_read(asn_arena *arena, const char *text, asn_error *err)\n{\n", n, root, n);
    out_print(o, "    return (const %s_%s *)asn_tree_read(arena, &%s_grammar, %s_TYPE_%s,", n, root, n, g->upper, root);
    out_flow(o, "        ", "\"tree\", text, strlen(text), NULL, err);");
    out_put(o, "\n}\n");
    out_put(o, "\n/* To tree text, as Python's ast.dump writes it. */\n");
    out_print(o, "static inline const char *%s_write(asn_arena *arena, const %s_%s *t)\n{\n", n, n, root);
    out_print(o, "    return asn_tree_write(arena, &%s_grammar, (const asn_tree *)t);\n}\n", n);
    out_put(o, "\n/* To target text, by the task's templates. */\n");
    out_print(o, "static inline const char *%s_text(asn_arena *arena, const %s_%s *t)\n{\n", n, n, root);
    out_print(o, "    return asn_tree_print(arena, &%s_grammar, (const asn_tree *)t);\n}\n", n);
}

static void put_visitor(out *o, grammar *g)
{
    const char *n = g->name;
    out_put(o, "\n/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */\n");
    out_print(o, "typedef struct %s_visitor %s_visitor;\nstruct %s_visitor {\n    void *context;\n", n, n, n);
    for (int i = 0; i < g->n_ctors; i++)
        out_print(o, "    bool (*%s)(%s_visitor *v, const %s_%s *t);\n", g->ctors[i]->named.member, n, n, g->ctors[i]->owner->named.stem);
    out_print(o, "    void (*leave)(%s_visitor *v, const asn_tree *t); /* after the children of any node, values too */\n};\n", n);
    out_print(o, "\nstatic inline bool %s_visit_enter(void *context, const asn_tree *t)\n{\n    %s_visitor *v = (%s_visitor *)context;\n", n, n, n);
    out_put(o, "    switch (t->ctor) {\n");
    for (int i = 0; i < g->n_ctors; i++) {
        const constructor *c = g->ctors[i];
        out_print(o, "    case %s_%s: return !v->%s ||", g->upper, c->named.stem, c->named.member);
        out_flow(o, "        ", "v->%s(v, (const %s_%s *)t);", c->named.member, n, c->owner->named.stem);
        out_put(o, "\n");
    }
    out_put(o, "    default: return true;\n    }\n}\n\n");
    out_print(o, "static inline void %s_visit_leave(void *context, const asn_tree *t)\n{\n    %s_visitor *v = (%s_visitor *)context;\n", n, n, n);
    out_put(o, "    if (v->leave)\n        v->leave(v, t);\n}\n");
}

/* ---- A type. */

static void put_type(out *o, grammar *g, const type *t)
{
    const char *n = g->name, *stem = t->named.stem;
    out_put(o, "\n/* ---- ");
    emit_rule(o, grammar_rule_of_type(g->m, t), " | ");
    out_print(o, " */\n\nstatic inline enum %s_%s_kind %s_%s_kind(const %s_%s *t)\n{\n", n, stem, n, stem, n, stem);
    out_print(o, "    return (enum %s_%s_kind)((const asn_tree *)t)->ctor;\n}\n", n, stem);
    out_print(o, "\nstatic inline const asn_tree *%s_%s_tree(const %s_%s *t)\n{\n    return (const asn_tree *)t;\n}\n", n, stem, n, stem);
    out_put(o, "\n/* NULL when it is a tree of another type. */\n");
    out_print(o, "static inline const %s_%s *%s_as_%s(const asn_tree *t)\n{\n", n, stem, n, stem);
    out_print(o, "    return t && t->ctor && %s_grammar.ctors[t->ctor].type == %s_TYPE_%s", n, g->upper, stem);
    out_flow(o, "        ", "? (const %s_%s *)t : NULL;", n, stem);
    out_put(o, "\n}\n");
    out_put(o, "\n/* false: out of memory. */\n");
    out_print(o, "static inline bool %s_visit_%s(%s_visitor *v, const %s_%s *t)\n{\n", n, stem, n, n, stem);
    out_print(o, "    asn_walk walk = {%s_visit_enter, %s_visit_leave, v};\n", n, n);
    out_print(o, "    return asn_tree_walk((const asn_tree *)t, &%s_grammar, &walk);\n}\n", n);
}

/* A parameter of geo_new_Apply: a node, a value, or an array with its count. */
static const char *parameter_of(grammar *g, const field *f)
{
    bool        prim = grammar_is_primitive(f->type);
    const char *type = f->type->named.stem, *name = f->named.parameter;
    if (!prim && !grammar_is_many(f))
        return mem_print(g->m, "const %s_%s *%s", g->name, type, name);
    if (!prim)
        return mem_print(g->m, "const %s_%s *const *%s, int %s_count", g->name, type, name, name);
    if (f->card == CARD_ONE)
        return mem_print(g->m, "asn_atom %s", name);
    if (f->card == CARD_OPTIONAL)
        return mem_print(g->m, "const asn_atom *%s", name);
    return mem_print(g->m, "const asn_atom *%s, int %s_count", name, name);
}

/* Its local is asn_b because no parameter can be called that. */
static void put_builder(out *o, grammar *g, const constructor *c)
{
    out_put(o, "\n/* ");
    emit_rule(o, grammar_rule_of_ctor(g->m, c), ", ");
    out_print(o, " */\nstatic inline const %s_%s *%s_new_%s(asn_arena *arena%s", g->name, c->owner->named.stem, g->name, c->named.stem, c->n_fields ? "," : ")");
    for (int i = 0; i < c->n_fields; i++)
        out_flow(o, "    ", "%s%s", parameter_of(g, &c->fields[i]), i + 1 < c->n_fields ? "," : ")");
    out_print(o, "\n{\n    asn_build asn_b = asn_build_begin(arena, &%s_grammar, %s_%s);\n", g->name, g->upper, c->named.stem);
    for (int i = 0; i < c->n_fields; i++) {
        const field *f    = &c->fields[i];
        bool         prim = grammar_is_primitive(f->type);
        if (grammar_is_many(f))
            out_print(o, "    asn_build_%s(&asn_b, %s_%s, %s, %s_count);\n", prim ? "values" : "children", g->upper, f->named.stem, f->named.parameter, f->named.parameter);
        else
            out_print(o, "    asn_build_%s(&asn_b, %s_%s, %s);\n", !prim ? "child" : f->card == CARD_ONE ? "value" : "optional", g->upper, f->named.stem, f->named.parameter);
    }
    out_print(o, "    return (const %s_%s *)asn_build_end(&asn_b);\n}\n", g->name, c->owner->named.stem);
}

static void put_accessors(out *o, grammar *g, const field *f)
{
    const char *n = g->name, *owner = f->owner->owner->named.stem, *ctor = f->owner->named.stem, *type = f->type->named.stem;
    bool        many = grammar_is_many(f), prim = grammar_is_primitive(f->type);
    if (many) {
        out_print(o, "\nstatic inline int %s_%s_count(const %s_%s *t)\n{\n", n, f->named.stem, n, owner);
        out_print(o, "    return asn_tree_count_of((const asn_tree *)t, %s_%s,", g->upper, ctor);
        out_flow(o, "        ", "%s_%s);", g->upper, f->named.stem);
        out_put(o, "\n}\n");
    }
    if (prim)
        out_print(o, "\nstatic inline asn_atom %s_%s(const %s_%s *t%s)\n{\n    return asn_tree_value_of(", n, f->named.stem, n, owner, many ? ", int i" : "");
    else {
        out_print(o, "\nstatic inline const %s_%s *%s_%s(const %s_%s *t%s)\n{\n", n, type, n, f->named.stem, n, owner, many ? ", int i" : "");
        out_print(o, "    return (const %s_%s *)asn_tree_child_of(", n, type);
    }
    out_print(o, "(const asn_tree *)t, %s_%s,", g->upper, ctor);
    out_flow(o, "        ", "%s_%s, %s);", g->upper, f->named.stem, many ? "i" : "0");
    out_put(o, "\n}\n");
}

void emit_tree(out *o, grammar *g)
{
    out_print(o, "/* %s_tree.h:", g->name);
    emit_origin(o, g);
    out_print(o, "\n * Trees for C programs: see the beginning of %s.h. */\n", g->name);
    out_print(o, "#ifndef %s_TREE_H\n#define %s_TREE_H\n#include \"%s.h\"\n\n#include <string.h>\n", g->upper, g->upper, g->name);
    out_put(o, "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    put_typedefs(o, g);
    put_texts(o, g);
    put_visitor(o, g);
    for (int i = 0; i < g->n_defined; i++) {
        const type *t = g->types[i];
        put_type(o, g, t);
        for (int c = 0; c < t->n_ctors; c++) {
            put_builder(o, g, &t->ctors[c]);
            for (int f = 0; f < t->ctors[c].n_fields; f++)
                put_accessors(o, g, &t->ctors[c].fields[f]);
        }
    }
    out_put(o, "\n#ifdef __cplusplus\n}\n#endif\n#endif\n");
}
