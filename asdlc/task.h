/* task.h: reads .task files: what ASDL cannot say, one statement a line. Syntax only; resolve.c judges. */
#ifndef ASDLC_TASK_H
#define ASDLC_TASK_H
#include "grammar.h"

void task_read(grammar *g, const source *src); /* adds to g->task, reports to g->d; follows include statements */

/* Between task.re and task.y: one statement. */
typedef struct task_parse {
    grammar      *g;
    const source *src;
    span         *list; /* words or strings read so far */
    size_t        n_list;
    span          style, level;
    bool          failed, accepted;
    span          include; /* set by an include statement */
} task_parse;

void task_push(task_parse *cx, span word);
void task_grammar(task_parse *cx, span file);
void task_root(task_parse *cx, span name);
void task_input(task_parse *cx, span name);                  /* the rest is in list */
void task_class(task_parse *cx, bool open);                  /* types in list */
void task_copy(task_parse *cx, span type, span input, span transform);
void task_unordered(task_parse *cx);
void task_silent(task_parse *cx);
void task_minimum(task_parse *cx, span number);
void task_entities(task_parse *cx, span file);
void task_set(task_parse *cx, span name, span value);
void task_levels(task_parse *cx);
void task_parentheses(task_parse *cx, span open, span close);
void task_indent(task_parse *cx, span text);
void task_default(task_parse *cx, span type, span ctor);
void task_print(task_parse *cx, span name);                  /* strings in list, options in style and level */
void task_print_value(task_parse *cx, span owner, span value, span text);
#endif
