/* template.h: how a constructor prints. The text of a `print` statement, read into parts; emit_printer.c turns the
 * parts into C. grammars/README.md describes the language. */
#ifndef ASDLC_TEMPLATE_H
#define ASDLC_TEMPLATE_H
#include "languages/grammar.h"

typedef enum part_kind {
    PART_TEXT,       /* as it stands */
    PART_LINE,       /* \n: a new line at the depth of the block */
    PART_DEEPER,     /* {>} */
    PART_SHALLOWER,  /* {<} */
    PART_FIELD,      /* {F}, {F@level/style!conversion}, {F:separator}, {F:separator|last separator} */
    PART_IF,         /* {?F:then|else}, {!F:then|else} */
    PART_LOOP,       /* {*F,G:body|separator}: one row for each child of F */
    PART_JOIN,       /* {&', ':a|b|c}: those that print something, with the text between */
    PART_SELF        /* {/style}: the same node, said in a style */
} part_kind;

typedef enum test_kind {
    TEST_PRESENT,    /* ?F: there is a child */
    TEST_CTOR,       /* ?F=A,B: its constructor is one of these */
    TEST_SOLE,       /* ?F=[A]: exactly one child, and it is an A; [_] for any */
    TEST_VALUE,      /* ?F='1': the value's text */
    TEST_KIND,       /* ?F=#number */
    TEST_LAST        /* the row of a loop is its last one; made of separators, not written */
} test_kind;

#define ROW(id) CONVERT_##id,
typedef enum conversion { ASN_CONVERSIONS(ROW) } conversion;
#undef ROW

typedef struct column {
    field *field;
    bool   from_end;  /* F$: the last child of F goes with the last row */
    field *followed;  /* F$G: as if the children of G followed as rows */
    span   where;
} column;

typedef struct test {
    test_kind    kind;
    bool         negate;
    field       *field;
    constructor *ctors[8]; /* NULL for [_] */
    int          n_ctors;
    const char  *text;
    size_t       length;
    value_kind   value_kind;
} test;

struct part {
    part_kind   kind;
    part       *next;
    span        where;
    const char *text; /* TEXT; JOIN: the text between */
    size_t      length;
    field      *field;
    int         style;
    int         level;       /* -1: any; >= 0: at least this; -2-i: at least that of field i */
    bool        tighter;     /* @>: more than that */
    conversion  conversion;
    part       *separator;   /* FIELD, LOOP; NULL for none */
    test        test;
    part       *then, *otherwise; /* otherwise of FIELD: the separator before the last child, where it is another */
    column      columns[4];
    int         n_columns;
    part       *choices[16]; /* JOIN */
    int         n_choices;
};

/* What a template does with a field. */
typedef struct template_use {
    bool mentioned; /* printed, tested, or left out on purpose */
    span printed;   /* the first place where it prints */
} template_use;

/* Reads p->said->texts into p->parts; reports to g->d. Where p->says, styles are those of `say` statements, and values have them too. Says in uses, by place, what becomes of each field. */
bool template_read(grammar *g, print *p, template_use *uses);

/* Between template.re and template.y. */
typedef struct part_list {
    part *first, *last;
} part_list;

typedef struct template_marks {
    span style, level, conversion;
    bool tighter;
} template_marks;

typedef struct template_parse {
    grammar       *g;
    constructor   *ctor;
    template_use  *uses;
    bool           says;
    part          *result;
    bool           failed, accepted;
} template_parse;

part *template_text(template_parse *cx, span at);
part *template_mark(template_parse *cx, part_kind kind, span at);
part *template_field(template_parse *cx, span name, template_marks marks, bool separated, part *separator);
part *template_last(template_parse *cx, part *p, part *last, span at);
part *template_self(template_parse *cx, span style);
part *template_unprinted(template_parse *cx, span name);
part *template_if(template_parse *cx, test t, part *then, part *otherwise, span at);
part *template_loop(template_parse *cx, part *columns, part *body, part *separator, span at);
part *template_join(template_parse *cx, span quoted, part_list choices, span at);
test  template_test(template_parse *cx, span name, test_kind kind, span operand);
void  template_test_ctor(template_parse *cx, test *t, span name);
void  template_column(template_parse *cx, part *columns, span name, bool from_end, span followed);
part *template_choice(template_parse *cx, part *parts);
part_list template_append(part_list list, part *p);
char *template_unescape(mem *m, span quoted, size_t *length); /* \n \t \\ \" \' \{ \} \| */
#endif
