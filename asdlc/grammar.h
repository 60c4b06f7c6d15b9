/* grammar.h: types, constructors, fields and task settings in memory. The parsers build it, check.c completes it, the
 * emitters only read it. Arrays are in the order of the source: "grammar order". */
#ifndef ASDLC_GRAMMAR_H
#define ASDLC_GRAMMAR_H
#include "diag.h"
#include "table.h"

typedef struct type        type;
typedef struct constructor constructor;
typedef struct field       field;
typedef struct part        part; /* template.h */

typedef enum cardinality { CARD_ONE, CARD_OPTIONAL, CARD_SEQUENCE, CARD_OPTIONALS /* ?*: a sequence with gaps */ } cardinality;
typedef enum type_kind { TYPE_SUM, TYPE_PRODUCT, TYPE_PRIMITIVE } type_kind;
typedef enum value_kind { VALUE_STRING, VALUE_BYTES, VALUE_NUMBER, VALUE_NAME } value_kind;

/* How one value of a primitive type or field prints: print constant Ellipsis "..." */
typedef struct spelling {
    value_kind  kind;
    const char *value, *text;
    size_t      value_length, text_length;
    span        where;
} spelling;

struct field {
    const char  *name;
    bool         named; /* else the name was made up: int1, int2 */
    span         name_span, type_span;
    const char  *type_name, *quantifiers; /* as written */
    type        *type;
    cardinality  card;
    constructor *owner; /* NULL for attributes */
    int          index, place; /* of all fields; of its constructor's */
    bool         unordered, silent;
    span         unordered_span, silent_span;
    bool         printed; /* some template prints it, so that its spellings are used */
    spelling    *spellings;
    size_t       n_spellings;
    const char  *stem, *parameter; /* C names: names.c */
};

/* print CTOR [as STYLE] [at LEVEL] "template" */
typedef struct print {
    constructor *owner;
    const char  *name, *style_name, *level_name; /* the latter two NULL by default */
    span         where, style_span, level_span;
    span        *texts; /* between the quotes, adjacent strings in order */
    size_t       n_texts;
    int          style, level; /* level -1: tightest; -2-i: that of field i */
    part        *parts;
} print;

struct constructor {
    const char *name;
    span        where;
    type       *owner;
    field      *fields;
    int         n_fields, index; /* index of all constructors, from 0 */
    int         least_height, least_size; /* 0: no finite tree */
    print     **prints;          /* one per style, may be NULL */
    const char *stem, *module, *member;
};

struct type {
    const char  *name;
    span         where; /* its definition; a primitive's first use */
    type_kind    kind;
    constructor *ctors; /* a product has one, with the type's name */
    int          n_ctors, index;
    field       *attributes;
    int          n_attributes;
    bool         reachable, declared; /* declared: listed on tranX's first line */
    bool         open, silent;
    span         open_span;           /* where the task says open or closed */
    int          least_height, least_size, group;
    bool         recursive;
    constructor *default_ctor;        /* read for a missing child: default expr_context Load */
    span         default_span;
    bool         printed;             /* as with fields */
    spelling    *spellings;
    size_t       n_spellings;
    const char  *stem;
};

typedef enum input_rule { INPUT_WORDS, INPUT_CHARS, INPUT_SYMBOL } input_rule;
typedef struct input {
    const char *name;
    span        where;
    input_rule  rule;
    bool        lower, stem;
} input;

typedef enum transform { COPY_TOKEN, COPY_WHOLE, COPY_CAMEL, COPY_NUMBER } transform;
typedef struct copy {
    type       *type;
    const char *type_name, *input_name;
    span        type_span, input_span;
    int         input;
    transform   transform;
} copy;

/* What an `entities` file says. */
typedef struct entity {
    int         kind;
    const char *name; /* printed */
} entity;
typedef struct phrase {
    const char *text;                  /* prepared words, a blank between them */
    int         entity, before, after; /* words at its ends that stay in the sentence */
    size_t      order;
    span        where;
    bool        derived; /* made by a * */
} phrase;
typedef struct lexicon {
    const source *src;
    const char  **kinds;
    size_t        n_kinds;
    entity       *entities;
    size_t        n_entities;
    phrase       *phrases; /* sorted by text, no two alike */
    size_t        n_phrases;
} lexicon;

typedef struct name_at {
    const char *name;
    span        where;
} name_at;

typedef struct setting {
    const char *name, *value;
    span        where, value_span;
} setting;

typedef struct task {
    const source *src;
    const char   *grammar_file, *root, *entities, *indent, *open_paren, *close_paren;
    span          grammar_span, root_span, entities_span, indent_span, levels_span, paren_span, minimum_span;
    int           minimum;
    lexicon      *lexicon; /* NULL: none */
    input        *inputs;
    size_t        n_inputs;
    copy         *copies;
    size_t        n_copies;
    setting      *settings;
    size_t        n_settings;
    name_at      *levels, *styles; /* loosest first; style 0 is the plain one */
    size_t        n_levels, n_styles;
    print        *prints;
    size_t        n_prints;
    name_at      *primitive_class; /* open/closed statements, name by name */
    bool         *primitive_open;
    size_t        n_classes, n_opens;
    name_at      *unordered, *silent;
    size_t        n_unordered, n_silent;
    struct default_of { name_at type, ctor; } *defaults;
    size_t        n_defaults;
    struct spelling_of { name_at owner; spelling how; } *spellings;
    size_t        n_spellings;
} task;

typedef struct grammar {
    mem          *m;
    diag         *d;
    const source *src;         /* the .asdl */
    const source *inc[16];     /* every .task read, the main one first */
    int           n_inc;
    const char   *module_name; /* NULL: bare */
    const char   *name;        /* of the generated program: geo; NAME in capitals is upper */
    const char   *upper;
    type        **types;       /* defined ones, then primitives by first use */
    int           n_types, n_defined;
    constructor **ctors;       /* grammar order */
    int           n_ctors;
    field       **fields;
    int           n_fields;
    type         *root;
    task          task;
    table         by_type, by_ctor;
    bool          complete;    /* checks found no error: it may be emitted */
} grammar;

grammar *grammar_new(mem *m, diag *d);
type        *grammar_type(const grammar *g, const char *name);
constructor *grammar_ctor(const grammar *g, const char *name);
field       *grammar_field(const constructor *c, const char *name);
bool         grammar_is_builtin(const char *name);  /* identifier int string constant */
const char  *grammar_card(cardinality card);        /* "", "?", "*", "?*" */
bool         grammar_is_primitive(const type *t);
bool         grammar_is_many(const field *f);        /* * or ?* */
char        *grammar_rule_of_field(mem *m, const field *f); /* expr* arguments */
char        *grammar_rule_of_ctor(mem *m, const constructor *c);
char        *grammar_rule_of_type(mem *m, const type *t);   /* in one line */
char        *grammar_text(grammar *g);                      /* the canonical grammar: comments gone, one rule a line */

/* What the parser says, rule by rule. */
type *grammar_add_type(grammar *g, span name);
void  grammar_add_ctor(grammar *g, type *t, span name, field *fields, int n);
void  grammar_set_product(grammar *g, type *t, field *fields, int n);
void  grammar_set_attributes(type *t, field *fields, int n);
void  grammar_add_primitive(grammar *g, span name); /* tranX's first line */
void  grammar_complete(grammar *g);                 /* after the last rule: type names to types, indices */

char *span_text(mem *m, span s);
#endif
