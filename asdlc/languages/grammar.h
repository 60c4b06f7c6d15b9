/* grammar.h: a grammar in memory, and what its task means for it. The ASDL reader makes the types, constructors and fields; passes
 * add what they find out, each to members of its own; the emitters only read. What a task *says* stands in task.h: here are the
 * types, fields and numbers that its words stand for. Arrays are in the order of the source: "grammar order". */
#ifndef ASDLC_GRAMMAR_H
#define ASDLC_GRAMMAR_H
#include "base/diag.h"
#include "base/table.h"
#include "schema.h"

typedef struct type        type;
typedef struct constructor constructor;
typedef struct field       field;
typedef struct part        part;       /* template.h */
typedef struct said        said;       /* task.h */
typedef struct said_print  said_print; /* task.h */

#define ROW(id) CARD_##id,
typedef enum cardinality { ASN_CARDS(ROW) } cardinality;
#undef ROW
typedef enum type_kind { TYPE_SUM, TYPE_PRODUCT, TYPE_PRIMITIVE } type_kind;
#define ROW(id) VALUE_##id,
typedef enum value_kind { ASN_ATOM_KINDS(ROW) } value_kind;
#undef ROW

/* How one value of a primitive type or field prints: print constant Ellipsis "..." */
typedef struct spelling {
    value_kind  kind;
    const char *value, *text;
    size_t      value_length, text_length;
    span        where;
} spelling;

/* C names, which are given last. A stem is part of several: geo_type_STEM, GEO_TYPE_STEM. */
typedef struct type_names {
    const char *stem;
} type_names;
typedef struct ctor_names {
    const char *stem, *module, *member; /* geo_m_MODULE; the member of the visitor */
} ctor_names;
typedef struct field_names {
    const char *stem, *parameter; /* of geo_new_If(...) */
} field_names;

struct field {
    const char  *name;
    span         name_span, type_span;
    const char  *type_name;
    cardinality  card;
    type        *type;         /* grammar_complete */
    constructor *owner;        /* NULL for attributes */
    int          index, place; /* of all fields; of its constructor's */
    bool         unordered, silent; /* resolve.c */
    bool         distinct, binder;
    int          least, most;       /* children of a sequence; most 0: not stated */
    span         limit_span;
    int          signature;         /* of a sequence: from 1, its number in the task's signatures; 0: none */
    spelling    *spellings;
    size_t       n_spellings;
    bool         printed;           /* templates.c: some template prints it, so that its spellings are used */
    field_names  named;             /* names.c */
};

/* How a constructor prints in one style. */
typedef struct print {
    const said_print *said;
    constructor      *owner;
    int               style, level; /* level -1: tightest; -2-i: that of field i */
    part             *parts;
    int               steps;        /* emit_steps.c: where its steps begin */
    bool              unread;       /* `parse` does not read it */
    bool              says;         /* of a `say` statement: styles and what fails are another matter */
} print;

/* A way to say a constructor. needs, a letter for each field: p it must be there, a it must be absent, f either, - either, and it is not said. */
typedef struct say {
    print  how;
    int    input; /* -1: any */
    double weight;
    char  *needs;
} say;
typedef struct say_value { /* a way to say a value of a primitive type, or of one of its fields */
    type    *type;  /* NULL: the field is meant */
    field   *field;
    int      style;
    spelling how;
    bool     any; /* every value, whose text goes where {} is */
    double   weight;
} say_value;
typedef struct frame {
    const char *before, *after;
    size_t      before_length, after_length;
    int         input; /* -1: any */
    double      weight;
} frame;
typedef struct value_item {
    value_kind  kind;
    const char *text; /* of a string: may hold {NAME} */
    size_t      length;
    long        last; /* of a range FIRST..LAST: text is the first; otherwise -1 */
    span        where;
} value_item;
typedef struct value_list { /* values NAME ...: of a type, a field, or only named by other lists */
    const char *name;
    span        where;
    type       *type;
    field      *field;
    value_item *items;
    size_t      n_items;
    bool        used;
} value_list;

struct constructor {
    const char *name;
    span        where;
    type       *owner;
    field      *fields;
    int         n_fields, index; /* index of all constructors, from 0 */
    int         least_height, least_size;  /* analyse.c; 0: no finite tree */
    print     **prints;                    /* templates.c: one per style, may be NULL */
    bool        said;                      /* says.c: some template says it */
    double      weight;                    /* likewise; 1 unless stated */
    ctor_names  named;                     /* names.c */
};

struct type {
    const char  *name;
    span         where; /* its definition; a primitive's first use */
    type_kind    kind;
    constructor *ctors; /* a product has one, with the type's name */
    int          n_ctors, index;
    field       *attributes;
    int          n_attributes;
    bool         declared;  /* listed on tranX's first line */
    bool         reachable; /* check.c: from the root */
    int          least_height, least_size, group; /* analyse.c */
    bool         recursive;
    bool         open, silent;                    /* resolve.c */
    int          first_copy, n_copies;            /* in the task's copies */
    bool         from_input;                      /* its values have to be copied */
    bool         use_input;                       /* all entities that it could copy have to be used */
    bool         expected;                        /* words ask for its labels */
    bool         roles;                           /* what its values are used for has to go together */
    bool         bound, fresh, used;              /* its values have to be bound; a binder takes a new one; it occurs where it is bound */
    span         bind_span;
    constructor *default_ctor;                    /* read for a missing child: default expr_context Load */
    spelling    *spellings;
    size_t       n_spellings;
    bool         printed;                         /* templates.c: as with fields */
    type_names   named;                           /* names.c */
};

#define ROW(id) INPUT_##id,
typedef enum input_rule { ASN_INPUT_RULES(ROW) } input_rule;
#undef ROW
typedef struct input {
    const char *name;
    span        where;
    input_rule  rule;
    bool        lower, stem;
    bool        copied; /* resolve.c: by a copy statement */
} input;

typedef struct copy {
    type         *type;
    int           input;
    asn_part      part;
    asn_transform transform;
    const char   *join; /* NULL: as the words stand */
} copy;

typedef struct signature { /* which children go with a value of their parent */
    field *key, *field;
    span   where;
} signature;

typedef struct bound_in { /* a value of the binder is bound in the children of another field of its constructor */
    field *binder, *in;
} bound_in;

/* What an `entities` file says: as the runtime has it. */
typedef struct lexicon {
    const source             *src;
    const struct asn_lexicon *made;
} lexicon;

/* Which values a primitive type or field holds: pattern TYPE "[a-z]+" except keywords. */
typedef struct pattern {
    type        *type;  /* NULL: the field is meant */
    field       *field;
    bool         kinded;
    value_kind   kind;
    span         where;
    int32_t     *code;  /* as text/pattern.c of the runtime runs it */
    size_t       n_code;
    const char **except;
    size_t       n_except;
    type       **others; /* nor what is a value of these */
    size_t       n_others;
} pattern;

typedef struct name_at {
    const char *name;
    span        where;
} name_at;

typedef struct setting {
    const char *name, *value;
    span        where, value_span;
} setting;

/* What the task means: every name found, every default filled in (resolve.c). */
typedef struct task {
    const char *indent, *open_paren, *close_paren;
    bool        free_blanks, free_case; /* in texts that are read */
    int         minimum;
    lexicon    *lexicon; /* lexicon.c; NULL: none */
    input      *inputs;  /* one at least */
    size_t      n_inputs;
    copy       *copies;
    size_t      n_copies;
    signature  *signatures;
    size_t      n_signatures;
    bound_in   *scopes;
    size_t      n_scopes;
    setting    *settings;
    size_t      n_settings;
    name_at    *levels, *styles; /* loosest first; style 0 is the plain one */
    size_t      n_levels, n_styles, n_prints;
    pattern    *patterns; /* patterns.c */
    size_t      n_patterns;
    say       **says;     /* says.c: by constructor, in grammar order; the rest likewise */
    size_t      n_says;
    name_at    *say_styles; /* 0 is the plain one */
    size_t      n_say_styles;
    say_value  *say_values;
    size_t      n_say_values;
    frame      *frames;
    size_t      n_frames;
    value_list *values;
    size_t      n_values;
} task;

typedef struct grammar {
    mem          *m;
    diag         *d;
    const source *src;         /* the .asdl */
    const source *main_task;   /* the .task; NULL: none */
    const source *inc[16];     /* every .task read, the main one first */
    int           n_inc;
    said         *said;        /* what those say */
    const char   *without;     /* statements that were left out, as --without has them; NULL: none */
    const char   *name;        /* of the generated program: geo; NAME in capitals is upper */
    const char   *upper;
    type        **types;       /* defined ones, then primitives by first use */
    int           n_types, n_defined;
    constructor **ctors;       /* grammar order */
    int           n_ctors;
    field       **fields;
    int           n_fields;
    type         *root;
    task          task;        /* what it means */
    table         by_type, by_ctor;
    bool          complete;    /* checks found no error: it may be emitted */
} grammar;

grammar *grammar_new(mem *m, diag *d);
type        *grammar_type(const grammar *g, const char *name);
constructor *grammar_ctor(const grammar *g, const char *name);
field       *grammar_field(const constructor *c, const char *name);
bool         grammar_is_builtin(const char *name);  /* identifier int string */
const char  *grammar_card(cardinality card);        /* "", "?", "*", "?*" */
bool         grammar_is_primitive(const type *t);
bool         grammar_is_enumeration(const type *t);  /* constructors, none of which has fields */
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
