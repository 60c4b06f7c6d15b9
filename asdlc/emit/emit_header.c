#include "emit/emit.h"

#include <string.h>

/* NAME.h: numbers of types, constructors and fields, the grammar's tables, the root's module. */

static void put_numbers(out *o, grammar *g, const type *t)
{
    out_put(o, "\n/* ");
    emit_rule(o, grammar_rule_of_type(g->m, t), " | ");
    out_put(o, " */\n");
    out_print(o, "enum %s_%s_kind {\n", g->name, t->named.stem);
    for (int i = 0; i < t->n_ctors; i++)
        out_print(o, "    %s_%s = %d%s\n", g->upper, t->ctors[i].named.stem, t->ctors[i].index + 1, i + 1 < t->n_ctors ? "," : "");
    out_put(o, "};\n");
    for (int i = 0; i < t->n_ctors; i++) {
        const constructor *c = &t->ctors[i];
        for (int f = 0; f < c->n_fields; f++)
            out_flow(o, "    ", "%s%s_%s = %d%s", f ? "" : "enum { ", g->upper, c->fields[f].named.stem, f, f + 1 < c->n_fields ? "," : " };");
        out_put(o, c->n_fields ? "\n" : "");
    }
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
    out_print(o, "\n *\n *     #include \"%s.h\" // and <stdio.h>\n", n);
    out_put(o, " *     asn_arena *arena = asn_arena_new(0);\n *     asn_error  err;\n");
    out tree = {0};
    if (root->least_size > 30)
        out_put(&tree, "...");
    else
        put_least_tree(&tree, root);
    out_print(o, " *     const %s_%s *t = %s_read(arena,", n, root->named.stem, n);
    out_flow(o, " *         ", "\"%s\", &err);", tree.text);
    out_put(o, "\n");
    out_free(&tree);
    out_put(o, " *     if (!t)\n *         return fputs(err.text, stderr), 1;\n");
    out_print(o, " *     if (%s_%s_kind(t) == %s_%s)\n", n, root->named.stem, g->upper, root->ctors[0].named.stem);
    out_print(o, " *         puts(\"%s\");\n", root->ctors[0].name);
    out_print(o, " *     puts(%s_text(arena, t)); // in the target language; %s_write gives tree text again\n", n, n);
    out_put(o, " *     asn_arena_free(arena);  // the tree goes with its arena\n *\n");
}

/* A paragraph inside a comment. */
static void put_words(out *o, const char *text)
{
    for (size_t n; *text; text += n + (text[n] == ' ')) {
        n = strcspn(text, " ");
        out_flow(o, " * ", "%.*s", (int)n, text);
    }
}

void emit_header(out *o, grammar *g)
{
    out_print(o, "/* %s.h:", g->name);
    emit_origin(o, g);
    put_example(o, g);
    put_words(o, mem_print(g->m, "Nodes live in an arena and never change. %s_new_X makes a node of constructor X. It returns NULL when a child is missing, "
                                 "when the tree is higher than ASN_MAX_HEIGHT, or when memory is out. %s_X_f(t) is the field f of X, and nothing (NULL, or "
                                 "a value of kind ASN_NO_ATOM) when t is of another constructor. A sequence has a count and takes an index. All of these "
                                 "are in %s_tree.h; the numbers of types, constructors and fields are here.", g->name, g->name, g->name));
    out_put(o, " */\n");
    out_print(o, "#ifndef %s_H\n#define %s_H\n", g->upper, g->upper);
    out_put(o, "#ifndef ASN_SHIPPED\n#include <asn.h>\n#endif\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    out_print(o, "enum %s_types {\n", g->name);
    for (int i = 0; i < g->n_types; i++)
        out_print(o, "    %s_TYPE_%s = %d%s\n", g->upper, g->types[i]->named.stem, i, i + 1 < g->n_types ? "," : "");
    out_put(o, "};\n");
    for (int i = 0; i < g->n_defined; i++)
        put_numbers(o, g, g->types[i]);
    out_print(o, "\nASN_API bool %s_type_%s(asn_run *run, asn_state v, asn_node *node); /* the root's module */\n", g->name, g->root->named.stem);
    out_print(o, "#ifndef ASN_SHIPPED\nextern const asn_grammar %s_grammar;\n#endif\n", g->name);
    out_put(o, "\n#ifdef __cplusplus\n}\n#endif\n");
    out_print(o, "#ifndef ASN_SHIPPED\n#include \"%s_tree.h\"\n#endif\n#endif\n", g->name);
}
