/* asdl.h: reads Zephyr ASDL in the dialects people use. Syntax only: check.c judges what was said. */
#ifndef ASDLC_ASDL_H
#define ASDLC_ASDL_H
#include "languages/grammar.h"

void asdl_read(grammar *g, const source *src); /* adds to g, reports to g->d */

/* Between the lexer's driver (asdl.re) and the parser (asdl.y). */
typedef struct asdl_parse {
    grammar *g;
    type    *type;   /* whose rule is being read */
    field   *fields; /* collected between parentheses */
    int      n_fields;
    bool     accepted, failed;
    unsigned char expected[64]; /* by token, when it failed */
} asdl_parse;

void asdl_add_field(asdl_parse *cx, span type_name, span quantifiers, span name);
void asdl_end_ctor(asdl_parse *cx, span name);
void asdl_end_product(asdl_parse *cx);
void asdl_end_attributes(asdl_parse *cx);
#endif
