// ebnf.y: the right-hand side of one rule of a text grammar. The driver finds the rules and feeds each to a fresh parse.
%name EbnfParse
%token_prefix EBNF_T_
%token_type {ebnf_token}
%extra_context {ebnf_parse *cx}
%stack_size 0

%include {
#include "languages/ebnf.h"
#include <stdlib.h>
#include <string.h>
#define YYNOERRORRECOVERY 1
}

%token OTHER DEFINES DOT PERCENT END BANG ANGLED.

%syntax_error { (void)yymajor; (void)TOKEN; cx->failed = true; }
%parse_accept { cx->accepted = true; }
%stack_overflow { (void)cx; mem_need(NULL); } // the stack grows as long as there is memory

%type choice {ebnf *}
%type sequence {ebnf *}
%type items {ebnf *}
%type item {ebnf *}
%type atom {ebnf *}

rule ::= choice(C).                        { cx->body = C; }
choice(A) ::= sequence(S).                 { A = ebnf_list(cx, EBNF_CHOICE, NULL, S); }
choice(A) ::= choice(C) OR sequence(S).    { A = ebnf_list(cx, EBNF_CHOICE, C, S); }
sequence(A) ::= items(I).                  { A = I; }
sequence(A) ::= items(I) ARROW NAME(N).    { A = I; A->alias = N.text; }
items(A) ::= .                             { A = ebnf_list(cx, EBNF_SEQUENCE, NULL, NULL); }
items(A) ::= items(I) item(T).             { A = ebnf_list(cx, EBNF_SEQUENCE, I, T); }
items(A) ::= items(I) COMMA item(T).       { A = ebnf_list(cx, EBNF_SEQUENCE, I, T); }
item(A) ::= atom(T).                       { A = T; }
item(A) ::= atom(T) QUESTION.              { A = ebnf_repeat(cx, T, 0, 1); }
item(A) ::= atom(T) STAR.                  { A = ebnf_repeat(cx, T, 0, EBNF_ANY); }
item(A) ::= atom(T) PLUS.                  { A = ebnf_repeat(cx, T, 1, EBNF_ANY); }
item(A) ::= atom(T) TILDE NUMBER(N).       { A = ebnf_times(cx, T, N, N); }
item(A) ::= atom(T) TILDE NUMBER(N) DOTS NUMBER(M). { A = ebnf_times(cx, T, N, M); }
atom(A) ::= NAME(T).                       { A = ebnf_leaf(cx, EBNF_NAME, T); }
atom(A) ::= STRING(T).                     { A = ebnf_leaf(cx, EBNF_TEXT, T); }
atom(A) ::= STRING(T) DOTS STRING(U).      { A = ebnf_range(cx, T, U); }
atom(A) ::= REGEX(T).                      { A = ebnf_leaf(cx, EBNF_REGEX, T); }
atom(A) ::= LPAREN choice(C) RPAREN.       { A = C; }
atom(A) ::= LBRACKET choice(C) RBRACKET.   { A = ebnf_repeat(cx, C, 0, 1); }
atom(A) ::= LBRACE choice(C) RBRACE.       { A = ebnf_repeat(cx, C, 0, EBNF_ANY); }
