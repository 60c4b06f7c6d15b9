/* asdl.h: reads Zephyr ASDL in the dialects people use. Syntax only: check.c judges what was said. */
#ifndef ASDLC_ASDL_H
#define ASDLC_ASDL_H
#include "languages/grammar.h"

void asdl_read(grammar *g, const source *src); /* adds to g, reports to g->d */

/* Between the lexer's driver (asdl.re) and the parser (asdl.y). */
typedef struct asdl_parse {
    grammar *g;
    table   *modules; /* names and aliases of the file's modules */
    type    *type;   /* whose rule is being read */
    field   *fields; /* collected between parentheses */
    int      n_fields;
    bool     accepted, failed;
    unsigned char expected[64]; /* by token, when it failed */
} asdl_parse;

/* A type with its quantifiers, innermost first. */
typedef struct asdl_reference {
    span name, marks; /* the last quantifier */
    int  stars;
    bool gaps, maybe;
} asdl_reference;
typedef struct asdl_references { /* between brackets */
    asdl_reference first;
    int            n;
} asdl_references;

asdl_reference asdl_mark(asdl_reference r, char quantifier, span at);
asdl_reference asdl_generic(asdl_parse *cx, span name, asdl_references of); /* List[T], Optional[T] */
void asdl_module(asdl_parse *cx, span name);                                /* must be one of this file's */
void asdl_add_field(asdl_parse *cx, asdl_reference type, span name);
void asdl_end_ctor(asdl_parse *cx, span name);
void asdl_end_product(asdl_parse *cx);
void asdl_end_attributes(asdl_parse *cx);
#endif
