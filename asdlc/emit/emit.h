/* emit.h: the grammar as C. One file per kind of output; all write to an `out`, nothing else. */
#ifndef ASDLC_EMIT_H
#define ASDLC_EMIT_H
#include "base/out.h"
#include "emit/module.h"

/* What compile writes: NAME.h with the numbers of types, constructors and fields; NAME_tree.h with trees for C programs; NAME.c with
 * the modules and tables. A shipped parser has no need of the second. */
enum { EMIT_HEADER, EMIT_TREE, EMIT_SOURCE, EMIT_FILES };
const char *emit_file_name(grammar *g, int file);
void        emit_file(out *o, grammar *g, int file);

/* A module's stretch of NAME.c: comment, record and function. `show` prints it too. */
void emit_module(out *o, grammar *g, const module *m);

/* The parts of these, in files of their names. */
void emit_header(out *o, grammar *g);
void emit_tree(out *o, grammar *g);
void emit_source(out *o, grammar *g);
void emit_type(out *o, grammar *g, const module *m); /* bodies of functions */
void emit_ctor(out *o, grammar *g, const module *m);
void emit_field(out *o, grammar *g, const module *m);
void emit_printer(out *o, grammar *g); /* target text from the templates */
void emit_steps(out *o, grammar *g);   /* the same templates as tables, and patterns of values; emit_printer then says where each begins */
void emit_patterns(out *o, grammar *g);
void emit_says(out *o, grammar *g);    /* sentences for trees */
void emit_tables(out *o, grammar *g);  /* types, constructors, fields, the task */
void emit_lexicon(out *o, grammar *g);

/* What several of them need. */
void emit_origin(out *o, grammar *g);                        /* " written by asdlc from geo.asdl. Change that, not this file." */
void emit_rule(out *o, const char *rule, const char *joint); /* inside a comment: broken at its joints where it is long */
#endif
