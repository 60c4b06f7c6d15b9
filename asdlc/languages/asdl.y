// asdl.y: the rules of ASDL. Actions only hand over what was read; asdl.re feeds the tokens and resumes after errors.
%name AsdlParse
%token_prefix ASDL_
%token_type {span}
%extra_context {asdl_parse *cx}
%stack_size 0

%include {
#include "languages/asdl.h"
#include <stdlib.h>
#include <string.h>
#define YYNOERRORRECOVERY 1
static span join(span a, span b) { return a.src ? (span){a.src, a.begin, b.end} : b; }
}

%token OTHER. // a character that no rule holds

%syntax_error {
    (void)yymajor; (void)TOKEN;
    cx->failed = true;
    memset(cx->expected, 0, sizeof cx->expected);
    for (int t = 0; t < (int)YYNTOKEN && t < (int)sizeof cx->expected; t++)
        cx->expected[t] = yy_find_shift_action((YYCODETYPE)t, yypParser->yytos->stateno) != YY_ERROR_ACTION;
}
%parse_accept { cx->accepted = true; }

// A name after a type is the field's name, though the comma before the next field may be missing.
%nonassoc UNNAMED.
%nonassoc ID.

file ::= .
file ::= definitions.
file ::= primitives.
file ::= primitives definitions.
file ::= MODULE ID(N) version LBRACE version body RBRACE. { cx->g->module_name = span_text(cx->g->m, N); }

body ::= .
body ::= definitions.
version ::= .
version ::= VERSION STRING.

primitives ::= ID(N).                  { grammar_add_primitive(cx->g, N); }
primitives ::= primitives COMMA ID(N). { grammar_add_primitive(cx->g, N); }

definitions ::= definition.
definitions ::= definitions definition.
definition ::= head sum attributes.
definition ::= head product attributes.
head ::= ID(N) EQUALS.                 { cx->type = grammar_add_type(cx->g, N); }

sum ::= ctor.
sum ::= sum BAR ctor.
ctor ::= ID(N).                        { asdl_end_ctor(cx, N); }
ctor ::= ID(N) fields.                 { asdl_end_ctor(cx, N); }
product ::= fields.                    { asdl_end_product(cx); }
attributes ::= .
attributes ::= ATTRIBUTES fields.      { asdl_end_attributes(cx); }

fields ::= LPAREN RPAREN.
fields ::= LPAREN field_list RPAREN.
fields ::= LPAREN field_list COMMA RPAREN.
field_list ::= field.
field_list ::= field_list COMMA field.
field_list ::= field_list field.
field ::= ID(T) quantifiers(Q). [UNNAMED] { asdl_add_field(cx, T, Q, (span){NULL, 0, 0}); }
field ::= ID(T) quantifiers(Q) ID(N).     { asdl_add_field(cx, T, Q, N); }

%type quantifiers {span}
quantifiers(A) ::= . [UNNAMED]            { A = (span){NULL, 0, 0}; }
quantifiers(A) ::= quantifiers(B) QUESTION(C). { A = join(B, C); }
quantifiers(A) ::= quantifiers(B) STAR(C).     { A = join(B, C); }
