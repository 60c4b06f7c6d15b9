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
%stack_overflow { (void)cx; mem_need(NULL); } // the stack grows as long as there is memory

// A name after a type is the field's name, though the comma before the next field may be missing.
%nonassoc UNNAMED.
%nonassoc ID.

file ::= .
file ::= items.
file ::= primitives.
file ::= primitives items.
items ::= item.
items ::= items item.
item ::= definition.
item ::= MODULE ID imports version LBRACE version body RBRACE.
item ::= PRIMITIVE MODULE ID LBRACE exports RBRACE.

body ::= .
body ::= definitions.
exports ::= .
exports ::= exports ID(N).       { grammar_add_primitive(cx->g, N); }
exports ::= exports COMMA ID(N). { grammar_add_primitive(cx->g, N); }
imports ::= .
imports ::= IMPORTS import_list RPAREN.
import_list ::= import.
import_list ::= import_list import.
import_list ::= import_list COMMA import.
import ::= IMPORT ID(M).          { asdl_module(cx, M); }
import ::= IMPORT ID(M) ALIAS ID. { asdl_module(cx, M); }
version ::= .
version ::= VERSION STRING.

primitives ::= ID(N).                  { grammar_add_primitive(cx->g, N); }
primitives ::= primitives COMMA ID(N). { grammar_add_primitive(cx->g, N); }

definitions ::= definition.
definitions ::= definitions definition.
definition ::= head sum attributes generate.
definition ::= head product attributes generate.
head ::= ID(N) EQUALS.                 { cx->type = grammar_add_type(cx->g, N); }

sum ::= ctor.
sum ::= sum BAR ctor.
ctor ::= ID(N).                        { asdl_end_ctor(cx, N); }
ctor ::= ID(N) fields.                 { asdl_end_ctor(cx, N); }
product ::= fields.                    { asdl_end_product(cx); }
attributes ::= .
attributes ::= ATTRIBUTES fields.      { asdl_end_attributes(cx); }
generate ::= .
generate ::= GENERATE LBRACKET options RBRACKET.
options ::= ID.
options ::= options ID.
options ::= options COMMA ID.

fields ::= LPAREN RPAREN.
fields ::= LPAREN field_list RPAREN.
fields ::= LPAREN field_list COMMA RPAREN.
field_list ::= field.
field_list ::= field_list COMMA field.
field_list ::= field_list field.
field ::= reference(T). [UNNAMED] { asdl_add_field(cx, T, (span){NULL, 0, 0}); }
field ::= reference(T) ID(N).     { asdl_add_field(cx, T, N); }

%type reference {asdl_reference}
%type named {asdl_reference}
reference(A) ::= named(T). [UNNAMED]        { A = T; }
reference(A) ::= reference(T) QUESTION(Q).  { A = asdl_mark(T, '?', Q); }
reference(A) ::= reference(T) STAR(Q).      { A = asdl_mark(T, '*', Q); }
named(A) ::= ID(T).                         { A = (asdl_reference){.name = T}; }
named(A) ::= ID(M) DOT ID(T).               { A = (asdl_reference){.name = T}; asdl_module(cx, M); }
named(A) ::= ID(G) LBRACKET references(R) RBRACKET. { A = asdl_generic(cx, G, R); }

%type references {asdl_references}
references(A) ::= reference(T).                    { A = (asdl_references){T, 1}; }
references(A) ::= references(L) COMMA reference(T). { A = L; A.n++; (void)T; }
