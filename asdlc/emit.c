#include "emit.h"

void emit_module(out *o, grammar *g, const module *m)
{
    if (m->type)
        emit_type(o, g, m);
    else if (m->ctor)
        emit_ctor(o, g, m);
    else
        emit_field(o, g, m);
}

void emit_source(out *o, grammar *g)
{
    int     n;
    module *all = module_list(g, &n);
    out_print(o, "/* %s.c: written by asdlc from %s", g->name, g->src->name);
    for (int i = 0; i < g->n_inc; i++)
        out_print(o, "%s%s", i + 1 < g->n_inc || g->task.lexicon ? ", " : " and ", g->inc[i]->name);
    if (g->task.lexicon)
        out_print(o, " and %s", g->task.lexicon->src->name);
    out_print(o, ". Change %s, not this file. */\n", g->n_inc ? "those" : "that");
    out_print(o, "#include \"%s.h\"\n\n#include <string.h>\n\n#if ASN_ABI != 1\n", g->name);
    out_print(o, "#error \"%s.c was written for another runtime; compile the grammar again\"\n#endif\n\n", g->name);
    emit_module_tables(o, g);
    for (int i = 0; i < n; i++) {
        emit_module(o, g, &all[i]);
        out_put(o, "\n");
    }
    emit_printer(o, g);
    emit_grammar_tables(o, g);
    emit_builders(o, g);
    out_put(o, "#ifdef ASN_MAIN\n");
    out_print(o, "int main(int argc, char **argv)\n{\n    return asn_cli(argc, argv, &%s_grammar);\n}\n#endif\n", g->name);
}
