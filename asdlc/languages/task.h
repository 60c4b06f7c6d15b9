/* task.h: reads .task files: what ASDL cannot say, one statement a line. Syntax only: a name is a word with a place here, and
 * resolve.c finds what it stands for. */
#ifndef ASDLC_TASK_H
#define ASDLC_TASK_H
#include "languages/grammar.h"

typedef struct said_class { /* open TYPE, closed TYPE */
    name_at type;
    bool    open;
} said_class;

typedef struct said_copy { /* copy TYPE from INPUT [PART] [TRANSFORM] [join "text"] */
    name_at       type, input;
    span          part_span; /* no place: not said, and part is what the rest suggests */
    asn_part      part;
    span          transform_span;
    asn_transform transform;
    span          join_span;
    const char   *join;
} said_copy;

typedef struct said_signature { /* signature CONSTRUCTOR.VALUE CONSTRUCTOR.SEQUENCE */
    name_at key, field;
} said_signature;

typedef struct said_bind { /* bind CONSTRUCTOR.VALUE ... as TYPE in FIELD ... [fresh] [used] */
    name_at  type, *binders, *scopes;
    size_t   n_binders, n_scopes;
    bool     fresh, used;
} said_bind;

typedef struct said_limit { /* limit CONSTRUCTOR.SEQUENCE LEAST..MOST */
    name_at field;
    span    range;
    int     least, most;
} said_limit;

typedef struct said_default {
    name_at type, ctor;
} said_default;

typedef struct said_spelling { /* print TYPE VALUE "text" */
    name_at  owner;
    spelling how;
} said_spelling;

typedef struct said_pattern { /* pattern TYPE|CONSTRUCTOR.FIELD [KIND] "text" [except keywords|TYPE|"text" ...] */
    name_at owner, kind; /* kind: without a name by default */
    span    text;        /* between the quotes */
    span   *except;
    size_t  n_except;
} said_pattern;

struct said_print { /* print CONSTRUCTOR [as STYLE] [at LEVEL] "template" */
    name_at ctor, style, level; /* the latter two without a name by default */
    span   *texts;              /* between the quotes, adjacent strings in order */
    size_t  n_texts;
};

typedef struct said_say { /* say CONSTRUCTOR|TYPE VALUE [as STYLE] [at LEVEL] [for INPUT] [weight NUMBER] "template" ... */
    name_at    owner, style, level, input; /* all but the owner without a name by default */
    double     weight;
    spelling   value;    /* of a primitive type: what is said; its text is not used */
    bool       is_value, counts; /* counts: VALUE is 1.., and each text is for the next number */
    span      *texts;    /* with their quotes */
    size_t     n_texts;
} said_say;

typedef struct said_values { /* values NAME "text"|VALUE|FIRST..LAST ... */
    name_at owner;
    span   *items;
    size_t  n_items;
} said_values;

typedef struct said_weight { /* weight CONSTRUCTOR NUMBER */
    name_at ctor;
    double  weight;
} said_weight;

/* All statements of a task. What may be said once has no place (where.src is NULL) when it is not said. */
struct said {
    name_at        grammar, entities; /* paths, beside the task that names them */
    name_at        root, indent, open_paren, close_paren;
    int            minimum;
    span           minimum_span, blanks, letters; /* free in texts that are read */
    input         *inputs;
    size_t         n_inputs;
    said_class    *classes;
    size_t         n_classes;
    said_copy     *copies;
    size_t         n_copies;
    name_at       *unordered, *silent, *levels, *distinct, *from_input, *use_input, *expected, *roles, *unread;
    size_t         n_unordered, n_silent, n_levels, n_distinct, n_from_input, n_use_input, n_expected, n_roles, n_unread;
    said_bind     *binds;
    size_t         n_binds;
    said_limit    *limits;
    size_t         n_limits;
    said_signature *signatures;
    size_t         n_signatures;
    setting       *settings;
    size_t         n_settings;
    said_default  *defaults;
    size_t         n_defaults;
    said_print    *prints;
    size_t         n_prints;
    said_spelling *spellings;
    size_t         n_spellings;
    said_pattern  *patterns;
    size_t         n_patterns;
    said_say      *says, *frames; /* frame [for INPUT] [weight NUMBER] "text {} text" ...: without an owner */
    size_t         n_says, n_frames;
    said_values   *values;
    size_t         n_values;
    said_weight   *weights;
    size_t         n_weights;
};

void task_read(grammar *g, const source *src); /* adds to g->said, reports to g->d; follows include statements */

/* Between task.re and task.y: one statement. */
typedef struct task_parse {
    grammar      *g;
    const source *src;
    span         *list; /* words or strings read so far */
    size_t        n_list, n_first; /* n_first: of bind, how many were before `as` */
    span          style, level, input, weight;
    bool          failed, accepted;
    span          include; /* set by an include statement */
} task_parse;

void task_push(task_parse *cx, span word);
void task_grammar(task_parse *cx, span file);
void task_root(task_parse *cx, span name);
void task_input(task_parse *cx, span name);                  /* the rest is in list */
void task_class(task_parse *cx, bool open);                  /* types in list */
void task_copy(task_parse *cx, span type, span input, span join); /* words in list; join: a string, or no place */
void task_unordered(task_parse *cx);
void task_silent(task_parse *cx);
void task_unread(task_parse *cx);
void task_from_input(task_parse *cx);
void task_use_input(task_parse *cx);
void task_expect(task_parse *cx);
void task_roles(task_parse *cx);
void task_bind(task_parse *cx, span type);
void task_distinct(task_parse *cx);
void task_limit(task_parse *cx, span field, span range);
void task_signature(task_parse *cx, span key, span field);
void task_minimum(task_parse *cx, span number);
void task_entities(task_parse *cx, span file);
void task_set(task_parse *cx, span name, span value);
void task_levels(task_parse *cx);
void task_parentheses(task_parse *cx, span open, span close);
void task_indent(task_parse *cx, span text);
void task_free(task_parse *cx, span what, span how);
void task_default(task_parse *cx, span type, span ctor);
void task_print(task_parse *cx, span name);                  /* strings in list, options in style and level */
void task_pattern(task_parse *cx, span owner, span kind, span text); /* what is excepted in list */
void task_print_value(task_parse *cx, span owner, span value, span text);
void task_say(task_parse *cx, span owner, span value);       /* likewise; value: no place for templates */
void task_frame(task_parse *cx);
void task_values(task_parse *cx, span owner);                /* items in list */
void task_weight(task_parse *cx, span ctor, span number);
#endif
