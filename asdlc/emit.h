/* emit.h: the grammar as C. One file per kind of output; all write to an `out`, nothing else. */
#ifndef ASDLC_EMIT_H
#define ASDLC_EMIT_H
#include "module.h"
#include "out.h"

void emit_header(out *o, grammar *g);                   /* NAME.h */
void emit_source(out *o, grammar *g);                   /* NAME.c, of the parts below */
void emit_module(out *o, grammar *g, const module *m);  /* one function with its comment */
void emit_type(out *o, grammar *g, const module *m);
void emit_ctor(out *o, grammar *g, const module *m);
void emit_field(out *o, grammar *g, const module *m);
void emit_module_tables(out *o, grammar *g);            /* parameters and modules, before the functions */
void emit_grammar_tables(out *o, grammar *g);           /* types, constructors, fields, the task; after them */
void emit_printer(out *o, grammar *g);                  /* target text from the templates */
void emit_builders(out *o, grammar *g);                 /* constructors into an arena, reader, visitor */
void emit_begin_comment(out *o, const char *rule, const char *joint); /* a long rule is broken at its joints */
void emit_equations(out *o, grammar *g, const module *m);
const char *emit_builder_prototype(grammar *g, const constructor *c); /* without the semicolon */
#endif
