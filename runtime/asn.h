/* asn.h: the one header that generated code includes: trees, the tables that asdlc writes, and the seam between the
 * generated modules and whatever runs them. */
#ifndef ASN_H
#define ASN_H
#include "ground/arena.h"
#include "ground/error.h"
#include "schema.h"
#include "text/tree.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The seam. A generated function says what happens; the run decides when the arithmetic does. Handles are indices. */

typedef struct asn_run    asn_run;    /* one execution: recording, decoding or searching */
typedef struct asn_node   asn_node;   /* a node of the gold tree, of the tree being built, or of a search */
typedef struct asn_module asn_module;
typedef struct asn_state { int32_t at; } asn_state; /* h and c of an LSTM */
typedef struct asn_vec { int32_t at; } asn_vec;
#define ASN_NO_STATE ((asn_state){-1})

ASN_API bool      asn_ok(asn_run *run);                                                      /* nothing has failed so far */
ASN_API bool      asn_enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node); /* go on now? no: deferred, or failed */
ASN_API asn_vec   asn_attend(asn_run *run, const asn_module *m, asn_state v, asn_state s);
ASN_API int       asn_choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node);
ASN_API bool      asn_present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i);
ASN_API bool      asn_another(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c, asn_node *node, int i);
ASN_API asn_state asn_sequence_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node);
ASN_API asn_vec   asn_embed_field(asn_run *run, const asn_module *constructor, int field, asn_vec c);
ASN_API asn_vec   asn_embed_child(asn_run *run, const asn_module *m, asn_state v, asn_state s, asn_vec c);
ASN_API asn_state asn_vertical(asn_run *run, asn_state v, asn_vec e);
ASN_API asn_state asn_horizontal(asn_run *run, const asn_module *m, asn_state s, asn_vec e, asn_node *node, int i); /* once child i is there */
ASN_API bool      asn_value(asn_run *run, const asn_module *m, asn_state v, asn_node *node);
ASN_API asn_node *asn_child(asn_run *run, asn_node *node, int field, int i);

/* ---- The tables. */

typedef struct asn_param {
    asn_param_id id;
    int          rows, cols; /* numbers, or of schema.h's sizes */
} asn_param;

struct asn_module {
    const char      *name; /* expr, Apply, Apply.arguments */
    asn_module_kind  kind;
    int              what; /* number of the type, constructor or field */
    bool (*go)(asn_run *run, asn_state v, asn_node *node);
    const asn_param *params; /* ends in ASN_NO_PARAM; NULL: nothing to learn */
};

typedef enum asn_builtin { ASN_ANY, ASN_IDENTIFIER, ASN_INT } asn_builtin; /* what values a primitive type may hold */

typedef struct asn_type {
    const char        *name;
    bool               primitive, open, reachable;
    asn_builtin        builtin;
    int                first_ctor, n_ctors;      /* constructor numbers, from 1 */
    int                first_copy, n_copies;     /* of a primitive type: in the grammar's copies */
    int                default_ctor;             /* read where nothing is written; 0: none */
    const char *const *attributes;               /* names read and dropped, ends in NULL; may be NULL */
    bool               from_input;               /* of a primitive type: answers hold only values that can be copied */
    bool               use_input;                /* likewise: answers hold every entity (ci0) that could be copied */
    bool               expected;                 /* a word that hardly ever came without one of its labels asks for it */
    bool               roles;                    /* what a value of it is used for has to go together, as in the examples */
    bool               bound, fresh, used;       /* likewise: only values that are bound where they stand; a binder binds a new one; what is bound occurs there */
} asn_type;

typedef struct asn_ctor {
    const char *name;
    int         length; /* of the name */
    int         type;
    int         first_field, n_fields;
} asn_ctor;

typedef struct asn_field {
    const char *name;
    int         length; /* of the name */
    int         ctor, type;
    asn_card    card;
    bool        unordered;
    bool        binder;    /* its value is bound, as the grammar's scopes say */
    bool        distinct;  /* of a sequence: no two children are equal */
    int         least, most; /* children of a sequence in answers; most 0: any number */
    int         signature; /* of a sequence: from 1, its number in the grammar's signatures; 0: none */
} asn_field;

typedef struct asn_signature { /* signature CONSTRUCTOR.VALUE CONSTRUCTOR.SEQUENCE: which children go with a value of their parent */
    int key, field; /* numbers of the two fields */
} asn_signature;

typedef struct asn_scope { /* bind CONSTRUCTOR.VALUE ... as TYPE in FIELD: the value of one field is bound in the children of another */
    int binder, in; /* numbers of the two fields, of one constructor */
} asn_scope;

typedef struct asn_input {
    const char    *name;
    asn_input_rule rule;
    bool           lower, stem;
    bool           copied; /* values are copied from it, so its text is kept as it was typed */
} asn_input;

typedef struct asn_copy { /* copy TYPE from INPUT ... */
    int           type, input;
    asn_part      part;
    asn_transform transform;
    const char   *join; /* between the words; NULL: as they stand in the input */
} asn_copy;

typedef struct asn_setting {
    asn_setting_id id;
    const char    *value;
} asn_setting;

/* Phrases that stand for entities: `texas` becomes s0, and s0 in an answer texas:s. */
typedef struct asn_entity {
    int         kind;
    const char *name; /* as answers print it */
} asn_entity;
typedef struct asn_phrase {
    const char *text;                  /* words as sentences are prepared, a blank between them */
    int         entity, before, after; /* words at its ends that are no part of the entity: they stay */
} asn_phrase;
typedef struct asn_star { /* a line of the lexicon that has a *, for names that are added to it: named * */
    const char *phrase; /* as it was written */
    int         kind;
    const char *name;
} asn_star;
typedef struct asn_lexicon {
    const char *const *kinds; /* s */
    const asn_entity  *entities;
    const asn_phrase  *phrases; /* sorted by text. A phrase that has several kinds stands there for each of them, the preferred one first */
    const asn_star    *stars;
    int                n_kinds, n_entities, n_phrases, n_stars;
    bool               several; /* some phrases have several kinds */
} asn_lexicon;

typedef struct asn_printer asn_printer;

/* How a constructor prints. level: -1 never needs parentheses; >= 0 its place among the task's levels, loosest first;
 * -2-i that of the child in field i. */
typedef struct asn_template {
    void (*print)(asn_printer *p, const asn_tree *t);
    int level;
    int steps;   /* where in the grammar's steps the same template begins */
    bool unread; /* `parse` does not read what it prints */
} asn_template;

typedef struct asn_spelling {
    asn_atom_kind kind;
    const char    *value;
    size_t         value_length;
    const char    *text;
    size_t         text_length;
} asn_spelling;

/* A step of a template. Printing has a function for each template; `parse` runs the steps, to find the tree that prints as a text. */
typedef struct asn_template_step {
    asn_step_kind       kind;
    int                 field;      /* CHILD, IF: its place in the constructor; of sentences, -1: the node itself; LOOP: the sequence that has a child for each row; DEPTH: 1 or -1 */
    int                 loop;       /* LOOP, NEXT: its number, from 1; CHILD, IF: the field stands for its child in the row of that loop; 0: for its first */
    bool                from_end;   /* the last child goes with the last row ... */
    int                 followed;   /* ... as if the children of this field, counted from 1, followed as rows */
    int                 to;         /* IF, GO, LOOP, NEXT: the step to go on with, counted from the template's first */
    const int          *columns;    /* LOOP, NEXT: fields that have a child for each row, counted from 1; ends in 0 */
    int                 style, level; /* CHILD: as the templates count them; level -1: any */
    bool                tighter;    /* more than that level */
    asn_conversion      how;
    const asn_spelling *own, *shared; /* of a value: how some print in this field, and everywhere */
    size_t              n_own, n_shared;
    asn_test_kind       test;
    bool                negate;
    const int          *ctors;      /* CTOR, SOLE: ends in 0; NULL: any */
    asn_atom_kind       atom;       /* KIND */
    const char         *text;       /* TEXT; PART: between the parts; VALUE */
    size_t              length;
} asn_template_step;

/* Which values a primitive type or field holds: pattern TYPE "[a-z]+". */
typedef struct asn_pattern {
    int                type, field; /* numbers; -1: the other one is meant */
    asn_atom_kind      kind;        /* values of this kind; ASN_NO_ATOM: of any */
    const int32_t     *code;        /* text/pattern.c runs it */
    const char *const *except;      /* but not these texts; ends in NULL; may be NULL */
    const int         *others;      /* nor what is a value of these types; ends in -1; may be NULL */
} asn_pattern;

/* Sentences for trees (`say`). Of a template, needs has a letter for each field: p it must have a child, a it must have none, f either,
 * - either, and it is not said. */
typedef struct asn_say {
    int         ctor, style, input, level; /* input -1: any */
    int         steps;
    double      weight;
    const char *needs;
} asn_say;
/* Most of their steps are of these kinds. */
#define ASN_SAY_TEXT(literal) {.kind = ASN_STEP_TEXT, .text = literal, .length = sizeof literal - 1}
#define ASN_SAY_FIELD(f, s) {.kind = ASN_STEP_CHILD, .field = f, .style = s, .level = -1}
#define ASN_SAY_END {.kind = ASN_STEP_END}
typedef struct asn_say_value { /* how a value is said, in a style */
    int           type, field; /* numbers; -1: the other one is meant */
    int           style;
    double        weight;
    asn_atom_kind kind;
    const char   *value; /* NULL: any, and the text has {} where it goes */
    const char   *text;
} asn_say_value;
typedef struct asn_frame { /* what may stand around a whole sentence */
    int         input; /* -1: any */
    double      weight;
    const char *before, *after;
} asn_frame;
typedef struct asn_value_item {
    asn_atom_kind kind;
    const char   *text; /* of a string: {NAME} stands for an item of that list */
    long          last; /* of a range: its last number, text being the first; otherwise -1 */
} asn_value_item;
typedef struct asn_value_list { /* values NAME ... */
    const char           *name;
    int                   type, field; /* both -1: other lists name it */
    const asn_value_item *items;
    int                   n;
} asn_value_list;
typedef struct asn_saying {
    const asn_say           *says; /* by constructor */
    const asn_template_step *steps;
    const asn_say_value     *values;
    const asn_frame         *frames;
    const asn_value_list    *lists;
    const double            *weights; /* of constructors, in what is drawn */
    int                      n_says, n_styles, n_values, n_frames, n_lists;
} asn_saying;

typedef struct asn_grammar {
    const char               *name;
    const char *const        *grammar_text; /* lines, end in NULL */
    const char *const        *task_text;
    const asn_type           *types;
    const asn_ctor           *ctors;  /* [0] is nobody */
    const asn_field          *fields;
    const asn_module *const  *modules; /* types, constructors and fields in grammar order; primitives last */
    int                       n_types, n_ctors, n_fields, n_modules, root;
    const int32_t            *hash;   /* constructor numbers by FNV-1a of their names, open addressing */
    uint32_t                  hash_mask;
    const asn_input          *inputs;
    const asn_copy           *copies;
    const asn_setting        *settings;
    int                       n_inputs, n_copies, n_settings, minimum;
    const asn_signature      *signatures;
    int                       n_signatures;
    const asn_scope          *scopes;
    int                       n_scopes;
    const asn_lexicon        *entities; /* NULL: none */
    const asn_template       *templates; /* [style * (n_ctors + 1) + ctor]; NULL: no template at all */
    const char               *indent, *open_paren, *close_paren;
    const asn_template_step           *steps; /* of all templates, one behind the other; a shipped parser has none */
    bool                      free_blanks, free_case; /* texts may have other white space than the templates, and letters of the other case */
    const asn_pattern        *patterns;
    int                       n_patterns;
    const asn_saying         *say; /* NULL: the task says nothing; a shipped parser has none */
} asn_grammar;

/* ---- Trees as text: the notation of Python's ast.dump. */

#ifndef ASN_SHIPPED
/* Reads one tree of a type. used: where to put how many bytes were read (the rest is the caller's); NULL: it must be
 * all. Errors say where: NAME:LINE:COLUMN. */
const asn_tree *asn_tree_read(asn_arena *a, const asn_grammar *g, int type, const char *name, const char *text, size_t length,
                              size_t *used, asn_error *err);
#endif /* ASN_SHIPPED */
ASN_API char *asn_tree_write(asn_arena *a, const asn_grammar *g, const asn_tree *t); /* NULL: out of memory */
ASN_API char *asn_tree_print(asn_arena *a, const asn_grammar *g, const asn_tree *t); /* as the task's templates say */

/* ---- What generated printers call. */

typedef struct asn_join { size_t begin, part, before; bool line; } asn_join;
enum { ASN_ANY_LEVEL = -1 };

ASN_API void     asn_put(asn_printer *p, const char *text, size_t length);
ASN_API void     asn_put_line(asn_printer *p);
ASN_API void     asn_put_deeper(asn_printer *p, int by);
ASN_API void     asn_put_tree(asn_printer *p, const asn_tree *t, int style, int level); /* NULL prints nothing */
ASN_API void     asn_put_value(asn_printer *p, const asn_tree *t, asn_conversion how, const asn_spelling *own, size_t n_own,
                               const asn_spelling *shared, size_t n_shared);
ASN_API int      asn_level(asn_printer *p, const asn_tree *t, int style);
ASN_API asn_join asn_put_join(asn_printer *p);
ASN_API void     asn_put_part(asn_printer *p, asn_join *j, const char *text, size_t length);
ASN_API void     asn_put_joined(asn_printer *p, asn_join *j);
ASN_API bool     asn_is_ctor(const asn_tree *t, int ctor);
ASN_API bool     asn_is_value(const asn_tree *t, const char *text, size_t length);
ASN_API bool     asn_is_kind(const asn_tree *t, asn_atom_kind kind);

#ifndef ASN_SHIPPED
/* ---- The program: what main calls, in a NAME.c that is compiled with ASN_MAIN. */
int asn_cli(int argc, char **argv, const asn_grammar *g);
#endif /* ASN_SHIPPED */

#ifdef __cplusplus
}
#endif
#endif
