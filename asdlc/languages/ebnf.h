/* ebnf.h: reads the text grammars of other tools: Lark, EBNF and BNF in their usual spellings, parsimonious and similar PEGs. Syntax
 * only: import/ makes types, constructors and templates of them. */
#ifndef ASDLC_EBNF_H
#define ASDLC_EBNF_H
#include "base/diag.h"
#include "base/table.h"

typedef enum ebnf_kind { EBNF_NAME, EBNF_TEXT, EBNF_REGEX, EBNF_SEQUENCE, EBNF_CHOICE, EBNF_REPEAT } ebnf_kind;

enum { EBNF_ANY = -1 };

typedef struct ebnf {
    ebnf_kind     kind;
    span          where;
    const char   *text; /* a name; a literal without quotes and escapes; a regular expression as it stands */
    struct ebnf **items;
    int           n;
    int           least, most; /* REPEAT: of items[0]; most may be EBNF_ANY */
    const char   *alias;       /* Lark's -> name of an alternative; NULL: none */
} ebnf;

typedef struct ebnf_rule {
    const char *name; /* <order item> is order_item */
    span        where;
    ebnf       *body;     /* NULL: imported or declared */
    const char *common;   /* Lark: the name it was imported by, if it has another one here */
    bool        terminal; /* Lark: a name in capitals */
    bool        inlined;  /* Lark: a name that begins with _ */
} ebnf_rule;

typedef enum ebnf_dialect { EBNF_LARK, EBNF_BNF, EBNF_PEG } ebnf_dialect;

typedef struct ebnf_grammar {
    mem          *m;
    diag         *d;
    const source *src;
    ebnf_dialect  dialect;
    bool          ignores;  /* %ignore: white space between tokens means nothing */
    bool          any_case; /* a literal is read in any case: "select"i */
    ebnf_rule   **rules;
    int           n;
    table         by_name;
} ebnf_grammar;

ebnf_grammar *ebnf_read(mem *m, diag *d, const source *src); /* reports to d */
const char   *ebnf_dialect_name(ebnf_dialect dialect);

/* Between the lexer's driver (ebnf.re) and the parser (ebnf.y): one rule. */
typedef struct ebnf_token {
    span        at;
    const char *text;
} ebnf_token;
typedef struct ebnf_parse {
    ebnf_grammar *g;
    ebnf         *body;
    bool          failed, accepted;
} ebnf_parse;

ebnf *ebnf_leaf(ebnf_parse *cx, ebnf_kind kind, ebnf_token t);
ebnf *ebnf_range(ebnf_parse *cx, ebnf_token from, ebnf_token to);
ebnf *ebnf_list(ebnf_parse *cx, ebnf_kind kind, ebnf *list, ebnf *item); /* list NULL: a new one; item NULL: nothing to add */
ebnf *ebnf_repeat(ebnf_parse *cx, ebnf *item, int least, int most);
ebnf *ebnf_times(ebnf_parse *cx, ebnf *item, ebnf_token least, ebnf_token most);
#endif
