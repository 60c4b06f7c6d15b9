/* asn_parser.h: a parser for one language, trained and shipped as asn_parser.c: link that, and libm; nothing else is needed.
 *
 *     asn_parser *p = asn_parser_new(NULL);
 *     if (asn_parser_parse(p, sentence, strlen(sentence)) == ASN_PARSER_OK) {
 *         char text[1000];
 *         asn_parser_print(p, ASN_PARSER_TEXT, text, sizeof text);
 *         printf("%s, probability %.3f\n", text, exp(asn_parser_log_prob(p)));
 *     } else
 *         puts(asn_parser_error(p));
 *     asn_parser_free(p);
 *
 * There is no global state: a context for each thread. Nothing here prints, exits or aborts. All memory is one piece, taken when
 * the context is made. Trees and texts that functions return live until the next sentence. Every function takes NULL for p or a
 * tree, and then answers with nothing. */
#ifndef ASN_PARSER_H
#define ASN_PARSER_H
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct asn_parser      asn_parser;
typedef struct asn_parser_tree asn_parser_tree; /* a node: a constructor with its fields, or a value */

#define ASN_PARSER_MEMORY @@MEMORY@@ /* bytes: enough for all but the longest sentences */

/* ---- Making one. Set all to zero first, or pass NULL for all of it. */
typedef struct asn_parser_options {
    void  *memory;     /* all that it may use, for as long as it lives; NULL: it calls malloc, once */
    size_t size;       /* of that, in bytes; 0: ASN_PARSER_MEMORY, with kbest four times that */
    int    nodes;      /* most nodes of an answer; 0: what it was trained with. An answer that would grow beyond is cut short, well formed */
    int    depth;      /* greatest height of an answer; 0: the same */
    double seconds;    /* most time for an answer; 0: no limit. A search that takes longer ends with what it has found */
    int    decisions;  /* 1: keep what asn_parser_decision tells. There is nothing to tell with kbest */
    int    kbest;      /* 0: an answer is what the best choice at each decision leads to. Else it is searched: so many of the most probable trees */
    int    expansions; /* most decisions that a search looks at; 0: 20000 */
    int    unconstrained; /* 1: answers need not keep to the task's constraints */
    double min_prob;   /* 0: every sentence is answered. Else only if the answer is at least so probable, from 0 to 1, the input is not foreign to the
                        * task, and some of its words are known. asn_parser_min_prob gives one for a precision */
} asn_parser_options;

asn_parser *asn_parser_new(const asn_parser_options *options); /* NULL: the memory is not there, or not enough */
void        asn_parser_free(asn_parser *p);
const char *asn_parser_version(void);                           /* of what it was made from: a number that changes with grammar or weights */

/* ---- A sentence. All texts are UTF-8; length in bytes. */
enum {
    ASN_PARSER_OK,
    ASN_PARSER_BAD_INPUT, /* not UTF-8, not JSON, an input missing */
    ASN_PARSER_NO_MEMORY, /* more than the context has */
    ASN_PARSER_NO_TIME,   /* more than options.seconds */
    ASN_PARSER_ABSTAINED  /* with options.min_prob: there is no answer, and asn_parser_error says why. Nodes, tokens, decisions and the most probable trees are there */
};
int asn_parser_parse(asn_parser *p, const char *sentence, size_t length);
int asn_parser_parse_inputs(asn_parser *p, const char *const *texts, const size_t *lengths); /* one for each input, in order */
int asn_parser_parse_line(asn_parser *p, const char *line, size_t length);                   /* {"id": ..., "input": {...}}, or a sentence */
const char *asn_parser_error(const asn_parser *p);                                           /* of the last one; "" when it went well */

int         asn_parser_inputs(void);         /* how many a sentence has, mostly one */
const char *asn_parser_input_name(int input);

/* ---- Names: what the task's entities file has a line for, added without training again. kind: one of the file's kinds. name: what answers print; NULL or "": the
 * phrase in lower case, with _ for blanks. Words of a phrase in [brackets] may be missing, words in (parentheses) at its ends must be there but are no part of the
 * name. A phrase that is there already gets one more kind, or another name if it has that kind; a phrase of several kinds is read in the way that has the most
 * probable answer. asn_parser_add_entities takes many at once, as lines of such a file, and tells in errors LINE:COLUMN; if one is wrong, none is added.
 * Names belong to their context, stay as long as it does, and take its memory: some hundred bytes each, and at first some hundred for each phrase of
 * the task (options.size). Trees and texts of the last sentence are gone. */
int asn_parser_add_entity(asn_parser *p, const char *phrase, const char *kind, const char *name); /* ASN_PARSER_OK, or as asn_parser_parse */
int asn_parser_add_entities(asn_parser *p, const char *lines, size_t length);

/* ---- The answer. */
double                 asn_parser_log_prob(const asn_parser *p); /* of the tree, given the sentence; tempered, if the model was calibrated */
double                 asn_parser_foreign(const asn_parser *p);  /* how unlike the task's sentences it is, from 0 to 1; negative: the model cannot tell */
double                 asn_parser_min_prob(int precision);       /* 90, 95, 99: answers at least this probable were right so often on dev; negative: not known */
int                    asn_parser_tempered(void);                /* 1: probabilities are fitted to what was right on dev */
const asn_parser_tree *asn_parser_root(const asn_parser *p);     /* NULL: there is none, or it abstains */
int                    asn_parser_constructor(const asn_parser_tree *t); /* its number, below; 0: a value */
int                    asn_parser_children(const asn_parser_tree *t, int field); /* how many there are in this field */
const asn_parser_tree *asn_parser_child(const asn_parser_tree *t, int field, int i); /* NULL: absent */
const char            *asn_parser_value(const asn_parser_tree *t, size_t *length); /* a value's text; length may be NULL */
int                    asn_parser_value_kind(const asn_parser_tree *t); /* 's' string, 'b' bytes, 'n' number, 'm' a name such as True; 0: no value */
int                    asn_parser_nodes(const asn_parser *p);
const asn_parser_tree *asn_parser_node(const asn_parser *p, int number); /* parents first, from left to right; 0 is the root */

/* ---- The most probable trees, best first. They are there with options.kbest, or once they have been searched for the last sentence: the answer
 * stays what it was. They live until the next sentence or search. Memory is a limit of a search, too. */
int                    asn_parser_search(asn_parser *p, int k); /* ASN_PARSER_OK, or as asn_parser_parse */
int                    asn_parser_guesses(const asn_parser *p); /* how many there are; 0: nothing was searched */
const asn_parser_tree *asn_parser_guess(const asn_parser *p, int i, double *log_prob); /* NULL: there is none; log_prob may be NULL */
int                    asn_parser_exact(const asn_parser *p);   /* 1: it is proved that none of the most probable trees is missing */
double                 asn_parser_bound(const asn_parser *p);   /* no tree that is missing has a greater log-probability */

const char *asn_parser_constructor_name(int constructor);
int         asn_parser_fields(int constructor);
const char *asn_parser_field_name(int constructor, int field);
const char *asn_parser_rule(int i); /* the grammar, in ASDL: a type and its constructors; 0 is the first. NULL: there are no more */

/* Writes at most size bytes, a NUL always among them, and returns how many the text has without it, as snprintf does. */
enum {
    ASN_PARSER_TEXT, /* in the target language, or nothing where it abstains; of a search, all its trees with tabs between them, tabs and line ends inside written as \t and \n */
    ASN_PARSER_TREE, /* Apply(predicate='city:t', arguments=[...]); of a search likewise */
    ASN_PARSER_JSON  /* an object with tree, text, logprob, input; foreign, unknown and abstained; decisions, when they are kept; exact and kbest of a search; or error */
};
size_t asn_parser_print(asn_parser *p, int format, char *to, size_t size);

/* ---- What it read and how it decided. */
int         asn_parser_tokens(const asn_parser *p);
const char *asn_parser_token(const asn_parser *p, int i, int *input); /* input: which it belongs to; may be NULL */
int         asn_parser_known(const asn_parser *p, int i);             /* 1: it occurred in training often enough to be known */

typedef struct asn_parser_alternative {
    const char *chosen;
    double      probability;
} asn_parser_alternative;
typedef struct asn_parser_decision {
    const char  *module;      /* expr, Apply.arguments: of the grammar */
    const char  *kind;        /* constructor, present, another, spell, value, letter */
    const char  *chosen;      /* a constructor's name, yes or no, a value, a letter */
    double       probability;
    int          node;        /* at which it was made */
    const float *attention;   /* a weight for each token; together 1 */
    int          n_alternatives;
    asn_parser_alternative alternatives[3]; /* what it might have been instead, the most probable first; constraints may have forbidden it */
} asn_parser_decision;
int asn_parser_decisions(const asn_parser *p);
int asn_parser_decision_at(const asn_parser *p, int i, asn_parser_decision *to); /* 0: there is none */

@@CONSTRUCTORS@@
#ifdef __cplusplus
}
#endif
#endif
