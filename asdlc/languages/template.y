// template.y: the rules of print templates; see template.h for what each part means.
%name TemplateParse
%token_prefix TPL_
%token_type {span}
%extra_context {template_parse *cx}
%stack_size 0

%include {
#include "languages/template.h"
#include <stdlib.h>
#include <string.h>
#define YYNOERRORRECOVERY 1
#define NONE ((span){NULL, 0, 0})
}

%syntax_error { (void)yymajor; (void)TOKEN; cx->failed = true; }
%parse_accept { cx->accepted = true; }
%stack_overflow { (void)cx; mem_need(NULL); } // the stack grows as long as there is memory

%type parts {part_list}
%type part {part *}
%type else {part *}
%type test {test}
%type ctors {test}
%type marks {template_marks}
%type columns {part *}
%type choices {part_list}

template ::= parts(P). { cx->result = P.first; }
parts(A) ::= .                  { A = (part_list){NULL, NULL}; }
parts(A) ::= parts(B) part(P).  { A = template_append(B, P); }

part(A) ::= TEXT(T).            { A = template_text(cx, T); }
part(A) ::= LINE(T).            { A = template_mark(cx, PART_LINE, T); }
part(A) ::= DEEPER(T).          { A = template_mark(cx, PART_DEEPER, T); }
part(A) ::= SHALLOWER(T).       { A = template_mark(cx, PART_SHALLOWER, T); }
part(A) ::= OPEN NAME(N) marks(M) CLOSE.                { A = template_field(cx, N, M, false, NULL); }
part(A) ::= OPEN NAME(N) marks(M) COLON parts(S) CLOSE. { A = template_field(cx, N, M, true, S.first); }
part(A) ::= OPEN NAME(N) marks(M) COLON parts(S) BAR(B) parts(L) CLOSE. { A = template_last(cx, template_field(cx, N, M, true, S.first), L.first, B); }
part(A) ::= OPEN SLASH NAME(N) CLOSE.                   { A = template_self(cx, N); }
part(A) ::= OPEN MINUS NAME(N) CLOSE.                   { A = template_unprinted(cx, N); }
part(A) ::= OPEN(O) QUESTION test(T) COLON parts(B) else(E) CLOSE. { A = template_if(cx, T, B.first, E, O); }
part(A) ::= OPEN(O) BANG test(T) COLON parts(B) else(E) CLOSE.
    { T.negate = true; A = template_if(cx, T, B.first, E, O); }
part(A) ::= OPEN(O) STAR columns(C) COLON parts(B) else(E) CLOSE.  { A = template_loop(cx, C, B.first, E, O); }
part(A) ::= OPEN(O) AMP QUOTED(Q) COLON choices(C) CLOSE.          { A = template_join(cx, Q, C, O); }

else(A) ::= .                   { A = NULL; }
else(A) ::= BAR parts(P).       { A = P.first; }

marks(A) ::= .                  { memset(&A, 0, sizeof A); }
marks(A) ::= marks(B) AT NAME(N).         { A = B; A.level = N; A.tighter = false; }
marks(A) ::= marks(B) AT OVER NAME(N).    { A = B; A.level = N; A.tighter = true; }
marks(A) ::= marks(B) SLASH NAME(N).      { A = B; A.style = N; }
marks(A) ::= marks(B) BANG NAME(N).       { A = B; A.conversion = N; }

test(A) ::= NAME(N).                      { A = template_test(cx, N, TEST_PRESENT, NONE); }
test(A) ::= ctors(B).                     { A = B; }
test(A) ::= NAME(N) EQUALS LBRACKET NAME(C) RBRACKET. { A = template_test(cx, N, TEST_SOLE, C); }
test(A) ::= NAME(N) EQUALS QUOTED(Q).     { A = template_test(cx, N, TEST_VALUE, Q); }
test(A) ::= NAME(N) EQUALS HASH NAME(K).  { A = template_test(cx, N, TEST_KIND, K); }
ctors(A) ::= NAME(N) EQUALS NAME(C).      { A = template_test(cx, N, TEST_CTOR, C); }
ctors(A) ::= ctors(B) COMMA NAME(C).      { A = B; template_test_ctor(cx, &A, C); }

columns(A) ::= NAME(N).                           { A = template_mark(cx, PART_LOOP, N); template_column(cx, A, N, false, NONE); }
columns(A) ::= columns(B) COMMA NAME(N).          { A = B; template_column(cx, A, N, false, NONE); }
columns(A) ::= columns(B) COMMA NAME(N) DOLLAR.   { A = B; template_column(cx, A, N, true, NONE); }
columns(A) ::= columns(B) COMMA NAME(N) DOLLAR NAME(F). { A = B; template_column(cx, A, N, true, F); }

choices(A) ::= parts(P).              { A = template_append((part_list){NULL, NULL}, template_choice(cx, P.first)); }
choices(A) ::= choices(B) BAR parts(P). { A = template_append(B, template_choice(cx, P.first)); }
