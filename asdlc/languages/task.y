// task.y: one statement of a task. The driver feeds each statement to a fresh parse, so that an error costs one line.
%name TaskParse
%token_prefix TASK_
%token_type {span}
%extra_context {task_parse *cx}
%stack_size 0

%include {
#include "languages/task.h"
#include <stdlib.h>
#include <string.h>
#define YYNOERRORRECOVERY 1
#define NONE ((span){NULL, 0, 0})
}

%syntax_error { (void)yymajor; (void)TOKEN; cx->failed = true; }
%parse_accept { cx->accepted = true; }
%stack_overflow { (void)cx; mem_need(NULL); } // the stack grows as long as there is memory

statement ::= GRAMMAR file(F).                          { task_grammar(cx, F); }
statement ::= INCLUDE file(F).                          { cx->include = F; }
statement ::= ROOT WORD(N).                             { task_root(cx, N); }
statement ::= INPUT WORD(N) words.                      { task_input(cx, N); }
statement ::= OPEN words.                               { task_class(cx, true); }
statement ::= CLOSED words.                             { task_class(cx, false); }
statement ::= COPY WORD(T) FROM WORD(I).                { task_copy(cx, T, I, NONE); }
statement ::= COPY WORD(T) FROM WORD(I) words.          { task_copy(cx, T, I, NONE); }
statement ::= COPY WORD(T) FROM WORD(I) words STRING(J). { task_copy(cx, T, I, J); }
statement ::= ONLY INPUT words.                         { task_from_input(cx); }
statement ::= USE INPUT words.                          { task_use_input(cx); }
statement ::= EXPECT words.                             { task_expect(cx); }
statement ::= ROLES words.                              { task_roles(cx); }
statement ::= UNORDERED words.                          { task_unordered(cx); }
statement ::= SIGNATURE WORD(K) WORD(F).                { task_signature(cx, K, F); }
statement ::= SILENT words.                             { task_silent(cx); }
statement ::= binders AS WORD(T) IN words.              { task_bind(cx, T); }
statement ::= DISTINCT words.                           { task_distinct(cx); }
statement ::= LIMIT WORD(F) WORD(R).                    { task_limit(cx, F, R); }
statement ::= MINIMUM WORD(N).                          { task_minimum(cx, N); }
statement ::= ENTITIES file(F).                         { task_entities(cx, F); }
statement ::= SET WORD(N) WORD(V).                      { task_set(cx, N, V); }
statement ::= LEVELS words.                             { task_levels(cx); }
statement ::= PARENTHESES STRING(A) STRING(B).          { task_parentheses(cx, A, B); }
statement ::= INDENT STRING(T).                         { task_indent(cx, T); }
statement ::= BLANKS(W) WORD(H).                        { task_free(cx, W, H); }
statement ::= CASE(W) WORD(H).                          { task_free(cx, W, H); }
statement ::= DEFAULT WORD(T) WORD(C).                  { task_default(cx, T, C); }
statement ::= PRINT WORD(N) options strings.            { task_print(cx, N); }
statement ::= PRINT WORD(N) WORD(V) STRING(S).          { task_print_value(cx, N, V, S); }
statement ::= PRINT WORD(N) QUOTED(V) STRING(S).        { task_print_value(cx, N, V, S); }
statement ::= SAY WORD(N) options strings.              { task_say(cx, N, NONE); }
statement ::= SAY WORD(N) options WORD(V) strings.      { task_say(cx, N, V); }
statement ::= SAY WORD(N) options QUOTED(V) strings.    { task_say(cx, N, V); }
statement ::= FRAME options strings.                    { task_frame(cx); }
statement ::= VALUES WORD(N) things.                    { task_values(cx, N); }
statement ::= WEIGHT WORD(C) WORD(N).                   { task_weight(cx, C, N); }
statement ::= UNREAD words.                             { task_unread(cx); }
statement ::= PATTERN WORD(N) kind(K) STRING(S).             { task_pattern(cx, N, K, S); }
statement ::= PATTERN WORD(N) kind(K) STRING(S) EXCEPT items. { task_pattern(cx, N, K, S); }

binders ::= BIND words. { cx->n_first = cx->n_list; }
file(A) ::= WORD(N).   { A = N; }
file(A) ::= STRING(N). { A = N; }
options ::= .
options ::= options AS WORD(N). { cx->style = N; }
options ::= options AT WORD(N). { cx->level = N; }
options ::= options FOR WORD(N). { cx->input = N; }
options ::= options WEIGHT WORD(N). { cx->weight = N; }
words ::= WORD(N).          { task_push(cx, N); }
words ::= words WORD(N).    { task_push(cx, N); }
strings ::= STRING(N).         { task_push(cx, N); }
strings ::= strings STRING(N). { task_push(cx, N); }
items ::= item.
items ::= items item.
item ::= WORD(N).   { task_push(cx, N); }
item ::= STRING(N). { task_push(cx, N); }
things ::= item.
things ::= QUOTED(N).        { task_push(cx, N); }
things ::= things item.
things ::= things QUOTED(N). { task_push(cx, N); }
kind(A) ::= .        { A = NONE; }
kind(A) ::= WORD(N). { A = N; }
%type file {span}
%type kind {span}
