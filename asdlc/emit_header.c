#include "emit.h"

#include <string.h>

/* Parameters of geo_new_Apply and their C types: a node, a value, or an array with its count. */
static void put_parameter(out *o, grammar *g, const field *f)
{
    bool prim = grammar_is_primitive(f->type);
    if (!prim && !grammar_is_many(f))
        out_print(o, "const %s_%s *%s", g->name, f->type->stem, f->parameter);
    else if (!prim)
        out_print(o, "const %s_%s *const *%s, int %s_count", g->name, f->type->stem, f->parameter, f->parameter);
    else if (f->card == CARD_ONE)
        out_print(o, "asn_atom %s", f->parameter);
    else if (f->card == CARD_OPTIONAL)
        out_print(o, "const asn_atom *%s", f->parameter);
    else
        out_print(o, "const asn_atom *%s, int %s_count", f->parameter, f->parameter);
}

const char *emit_builder_prototype(grammar *g, const constructor *c)
{
    out o = {0};
    out_print(&o, "const %s_%s *%s_new_%s(asn_arena *arena", g->name, c->owner->stem, g->name, c->stem);
    for (int i = 0; i < c->n_fields; i++) {
        out_put(&o, ", ");
        put_parameter(&o, g, &c->fields[i]);
    }
    out_put(&o, ")");
    char *text = mem_text(g->m, o.text, o.length);
    out_free(&o);
    return text;
}

static void put_accessor(out *o, grammar *g, const field *f)
{
    const char *owner = f->owner->owner->stem;
    bool        many  = grammar_is_many(f), prim = grammar_is_primitive(f->type);
    const char *index = many ? "i" : "0";
    if (many)
        out_print(o, "static inline int %s_%s_count(const %s_%s *t) { return asn_tree_count_of((const asn_tree *)t, %s_%s, %s_%s); }\n",
                  g->name, f->stem, g->name, owner, g->upper, f->owner->stem, g->upper, f->stem);
    if (prim)
        out_print(o, "static inline asn_atom %s_%s(const %s_%s *t%s) { return asn_tree_value_of((const asn_tree *)t, %s_%s, %s_%s, %s); }\n",
                  g->name, f->stem, g->name, owner, many ? ", int i" : "", g->upper, f->owner->stem, g->upper, f->stem, index);
    else
        out_print(o,
                  "static inline const %s_%s *%s_%s(const %s_%s *t%s) { return (const %s_%s *)asn_tree_child_of((const asn_tree *)t, "
                  "%s_%s, %s_%s, %s); }\n",
                  g->name, f->type->stem, g->name, f->stem, g->name, owner, many ? ", int i" : "", g->name, f->type->stem, g->upper,
                  f->owner->stem, g->upper, f->stem, index);
}

/* The least tree of a type, as text: something that a reader of the header can run at once. */
static void put_least_tree(out *o, const type *t)
{
    if (t->kind == TYPE_PRIMITIVE) {
        out_put(o, strcmp(t->name, "int") == 0 ? "1" : "'x'");
        return;
    }
    const constructor *best = &t->ctors[0];
    for (int i = 1; i < t->n_ctors; i++)
        if (t->ctors[i].least_size < best->least_size)
            best = &t->ctors[i];
    out_print(o, "%s(", best->name);
    bool comma = false;
    for (int i = 0; i < best->n_fields; i++) {
        const field *f = &best->fields[i];
        if (f->card == CARD_OPTIONAL)
            continue;
        out_print(o, "%s%s=", comma ? ", " : "", f->name);
        comma = true;
        if (grammar_is_many(f))
            out_put(o, "[]");
        else
            put_least_tree(o, f->type);
    }
    out_put(o, ")");
}

static void put_example(out *o, grammar *g)
{
    const type *root = g->root;
    const char *n    = g->name;
    out_print(o, " *\n *     #include \"%s.h\" // and <stdio.h>\n", n);
    out_put(o, " *     asn_arena *arena = asn_arena_new(0);\n *     asn_error  err;\n");
    out_print(o, " *     const %s_%s *t = %s_read(arena, \"", n, root->stem, n);
    if (root->least_size > 30)
        out_put(o, "...");
    else
        put_least_tree(o, root);
    out_put(o, "\", &err);\n");
    out_put(o, " *     if (!t)\n *         return fputs(err.text, stderr), 1;\n");
    out_print(o, " *     if (%s_%s_kind(t) == %s_%s)\n", n, root->stem, g->upper, root->ctors[0].stem);
    out_print(o, " *         puts(\"%s\");\n", root->ctors[0].name);
    out_print(o, " *     puts(%s_text(arena, t)); // in the target language; %s_write gives tree text again\n", n, n);
    out_put(o, " *     asn_arena_free(arena);  // the tree goes with its arena\n *\n");
}

static void put_type_part(out *o, grammar *g, const type *t)
{
    out_put(o, "\n");
    emit_begin_comment(o, grammar_rule_of_type(g->m, t), " | ");
    out_put(o, " */\n");
    out_print(o, "enum %s_%s_kind {\n", g->name, t->stem);
    for (int i = 0; i < t->n_ctors; i++)
        out_print(o, "    %s_%s = %d%s\n", g->upper, t->ctors[i].stem, t->ctors[i].index + 1, i + 1 < t->n_ctors ? "," : "");
    out_put(o, "};\n");
    out_print(o, "static inline enum %s_%s_kind %s_%s_kind(const %s_%s *t) { return (enum %s_%s_kind)((const asn_tree *)t)->ctor; }\n",
              g->name, t->stem, g->name, t->stem, g->name, t->stem, g->name, t->stem);
    out_print(o, "static inline const asn_tree *%s_%s_tree(const %s_%s *t) { return (const asn_tree *)t; }\n", g->name, t->stem, g->name, t->stem);
    out_print(o, "const %s_%s *%s_as_%s(const asn_tree *t); /* NULL when it is a tree of another type */\n", g->name, t->stem, g->name, t->stem);
    out_print(o, "bool %s_visit_%s(struct %s_visitor *v, const %s_%s *t); /* false: out of memory */\n", g->name, t->stem, g->name, g->name, t->stem);
    for (int i = 0; i < t->n_ctors; i++) {
        const constructor *c = &t->ctors[i];
        out_put(o, "\n");
        if (c->n_fields) {
            out_put(o, "enum { ");
            for (int f = 0; f < c->n_fields; f++)
                out_print(o, "%s%s_%s = %d", f ? ", " : "", g->upper, c->fields[f].stem, f);
            out_put(o, " };\n");
        }
        out_print(o, "%s;\n", emit_builder_prototype(g, c));
        for (int f = 0; f < c->n_fields; f++)
            put_accessor(o, g, &c->fields[f]);
    }
}

static void put_visitor(out *o, grammar *g)
{
    out_put(o, "\n/* A callback for each constructor, called before a node's children; false leaves them out. NULL: go on down. */\n");
    out_print(o, "typedef struct %s_visitor %s_visitor;\nstruct %s_visitor {\n    void *context;\n", g->name, g->name, g->name);
    for (int i = 0; i < g->n_ctors; i++)
        out_print(o, "    bool (*%s)(%s_visitor *v, const %s_%s *t);\n", g->ctors[i]->member, g->name, g->name, g->ctors[i]->owner->stem);
    out_print(o, "    void (*leave)(%s_visitor *v, const asn_tree *t); /* after the children of any node, values too */\n};\n", g->name);
}

void emit_header(out *o, grammar *g)
{
    out_print(o, "/* %s.h: trees of %s for C programs. Written by asdlc from %s%s%s. Change %s, not this file.\n", g->name, g->src->name,
              g->src->name, g->n_inc ? " and " : "", g->n_inc ? g->inc[0]->name : "", g->n_inc ? "those" : "that");
    put_example(o, g);
    out_print(o, " * Nodes live in an arena and never change. %s_new_X makes a node of constructor X (NULL when a child is missing, the\n", g->name);
    out_print(o, " * tree is higher than ASN_MAX_HEIGHT or memory is out); %s_X_f(t) is its field f, and nothing (NULL, or a value of\n", g->name);
    out_put(o, " * kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. */\n");
    out_print(o, "#ifndef %s_H\n#define %s_H\n#include <asn.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n", g->upper, g->upper);
    out_print(o, "extern const asn_grammar %s_grammar;\n\n", g->name);
    for (int i = 0; i < g->n_defined; i++)
        out_print(o, "typedef struct %s_%s %s_%s;\n", g->name, g->types[i]->stem, g->name, g->types[i]->stem);
    out_put(o, "\n");
    out_print(o, "const %s_%s *%s_read(asn_arena *arena, const char *text, asn_error *err); /* tree text; NULL, and err, when it is wrong */\n", g->name,
              g->root->stem, g->name);
    out_print(o, "const char *%s_write(asn_arena *arena, const %s_%s *t); /* tree text, as Python's ast.dump writes it */\n", g->name, g->name, g->root->stem);
    out_print(o, "const char *%s_text(asn_arena *arena, const %s_%s *t);  /* target text, by the task's templates */\n", g->name, g->name, g->root->stem);
    out_print(o, "bool %s_type_%s(asn_run *run, asn_state v, asn_node *node); /* the root's module */\n", g->name, g->root->stem);
    out_print(o, "\nenum %s_types {\n", g->name);
    for (int i = 0; i < g->n_types; i++)
        out_print(o, "    %s_TYPE_%s = %d%s\n", g->upper, g->types[i]->stem, i, i + 1 < g->n_types ? "," : "");
    out_put(o, "};\n");
    put_visitor(o, g);
    for (int i = 0; i < g->n_defined; i++)
        put_type_part(o, g, g->types[i]);
    out_put(o, "\n#ifdef __cplusplus\n}\n#endif\n#endif\n");
}
