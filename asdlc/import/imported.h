/* imported.h: a grammar of another tool as types, constructors, fields and templates, before it is written as .asdl and .print. */
#ifndef ASDLC_IMPORTED_H
#define ASDLC_IMPORTED_H
#include "base/diag.h"
#include "base/out.h"
#include "base/table.h"
#include "languages/ebnf.h"

typedef struct new_field {
    const char *type, *name;   /* name: a guess at first, then one that no other field has */
    char        card;          /* '1', '?', '*' */
    int         least, most;   /* of '*'; most may be EBNF_ANY */
    const char *level;         /* of precedence that its place wants; NULL: any */
    const char *conversion;    /* "!json"; "" */
} new_field;

typedef enum piece_kind {
    PIECE_TEXT,
    PIECE_BLANK, /* white space: text is " " where it must be there */
    PIECE_FIELD, /* all children, with text between them */
    PIECE_IF,    /* inner, when the field has a child */
    PIECE_EACH   /* inner, for each child of the field */
} piece_kind;

/* Part of a template in the making. */
typedef struct piece {
    piece_kind    kind;
    const char   *text;
    int           field;
    struct piece *inner;
    int           n;
} piece;

typedef struct new_ctor {
    const char *name;
    new_field  *fields;
    int         n_fields;
    piece      *pieces;
    int         n_pieces;
    const char *level;
} new_ctor;

typedef struct new_type {
    const char *name;
    bool        product;
    new_ctor  **ctors;
    int         n;
} new_type;

typedef struct new_primitive {
    const char *name, *note, *conversion; /* note: its regular expression, or NULL */
    const char *pattern;                  /* of a task; NULL: not known */
    const char *except;                   /* types that come before it where a PEG chooses: " number"; NULL: none */
} new_primitive;

typedef struct imported {
    mem           *m;
    diag          *d;
    new_type     **types; /* the root first */
    int            n_types;
    new_primitive *primitives;
    int            n_primitives;
    const char   **levels;
    int            n_levels;
    const char    *open, *close; /* parentheses; NULL: none */
    const char    *root;
    bool           implied;      /* white space between tokens is not written in the grammar */
    bool           any_case;     /* words may be written in large or small letters */
    bool           templates;
    table          type_names, ctor_names;
    const char   **notes;        /* what was left out, for the head of the templates */
    int            n_notes;
} imported;

/* The two kinds of source. Errors are in d. */
imported *import_rules(mem *m, diag *d, const source *src);
imported *import_nodes(mem *m, diag *d, const source *src); /* tree-sitter's node-types.json */

/* Names: guesses from rules and literals, made unlike all others. */
const char *guess_type(imported *g, const char *name, const char *owner);     /* lower case; with the owner's name where it is taken */
const char *guess_ctor(imported *g, const char *name, const char *owner);     /* capitals */
const char *guess_camel(mem *m, const char *name);
const char *guess_lower(mem *m, const char *name);
const char *guess_word(mem *m, const char *literal, bool unary);              /* "+" is Add; NULL: nothing to guess from */
bool        guess_is_word(const char *literal);
bool        guess_blank(char left, char right);                               /* whether people write one between these; 0: an end */
const char *guess_plural(mem *m, const char *name);
void        guess_fields(mem *m, new_ctor *c);                                /* left and right, or numbers, where names are alike */

/* Values: regular expressions as the `pattern` of a task has them. NULL: a pattern cannot say it. */
enum { VALUES_LONGEST = 300 };
const char *values_of_regex(mem *m, const char *regex);  /* of Python, or a class of the W3C's EBNF */
const char *values_of_text(mem *m, const char *text);
const char *values_of_common(const char *name);          /* a terminal that comes with Lark */
bool        values_are_numbers(const char *pattern);

const char *imported_primitive(imported *g, new_primitive what); /* its name */
new_type   *imported_type(imported *g, const char *name);
new_ctor   *imported_ctor(imported *g, new_type *t, const char *name);
void        imported_note(imported *g, const char *format, ...) __attribute__((format(printf, 2, 3)));

void imported_put_asdl(out *o, const imported *g);
void imported_put_print(out *o, const imported *g);
void imported_put_task(out *o, const imported *g, const char *name);
#endif
