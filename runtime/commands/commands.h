/* commands.h: the commands of a generated program, and what they share: options, help, messages, exit codes. */
#ifndef ASN_COMMANDS_H
#define ASN_COMMANDS_H
#include "decoding/respond.h"
#include "ground/buffer.h"
#include "ground/error.h"
#include "model/settings.h"
#include "model/trust.h"

typedef struct asn_option {
    const char *name;  /* --model */
    const char *value; /* what the help calls its value: M; NULL: it has none */
    const char *help;
} asn_option;

typedef struct asn_call asn_call;
typedef struct asn_command {
    const char       *name, *usage, *about; /* usage: what follows the name; about: what it does, in a line */
    const asn_option *options;              /* the last has no name */
    bool              settings;             /* every setting is an option, too */
    const char       *notes;                /* the end of its help; may be NULL */
    int             (*run)(asn_call *c);    /* returns the exit code */
} asn_command;
extern const asn_command asn_command_data, asn_command_train, asn_command_eval, asn_command_predict, asn_command_explain, asn_command_report, asn_command_calibrate, asn_command_info, asn_command_convert, asn_command_ship, asn_command_print,
    asn_command_parse, asn_command_say, asn_command_synth, asn_command_trace, asn_command_serve;

struct asn_call { /* of a command, with its command line */
    const asn_grammar     *g;
    const asn_command     *command;
    int                    argc, at; /* at: in argv */
    char                 **argv;
    bool                   only_words; /* from -- on */
    const char            *value;      /* of the argument that was found last: an option's value, or a word */
    const asn_setting_row *setting;    /* likewise */
};

/* ---- Arguments. */

/* The number of the next option in the command's table, or one of these. */
enum { ASN_WORD = -1, ASN_SETTING = -2, ASN_NO_MORE = -3, ASN_WRONG = -4 /* which has been said: return 2 */ };
int asn_next_argument(asn_call *c);
int asn_unexpected(const asn_call *c, int argument);         /* for what the command has no use for: says so; 2 */
int asn_read_threads(const asn_call *c, int *threads);       /* from c->value; 0, or it says what is wrong: 2 */
int asn_read_format(const asn_call *c, int *format);         /* likewise: an asn_format */
int asn_read_whole(const asn_call *c, const char *option, long most, int *number); /* likewise: from 1 to most */
int asn_read_seconds(const asn_call *c, double *seconds);    /* likewise: more than 0 */
int asn_read_min_prob(const asn_call *c, double *p);          /* likewise: from 0 to 1 */
int asn_read_precision(const asn_call *c, int *precision);   /* likewise: 90, 95 or 99 */
int asn_read_model(const asn_call *c, const char **model);   /* likewise: one model only */
enum { ASN_MOST_MODELS = 64 };
typedef struct asn_models { /* of a command that takes several */
    const char *paths[ASN_MOST_MODELS];
    int         n;
} asn_models;
int asn_add_model(const asn_call *c, asn_models *models);    /* likewise: one more */
#define ASN_MODEL_HELP "the model; given several times: models that decide together, by the mean of their probabilities"
/* Files of names that are added to the task's lexicon (text/lexicon.h). */
enum { ASN_MOST_ADDED = 64 };
typedef struct asn_added {
    const char *paths[ASN_MOST_ADDED];
    int         n;
    asn_arena  *arena; /* of what is below; NULL: nothing was added */
    asn_grammar g;     /* the program's, with the longer lexicon */
} asn_added;
int                asn_add_entities(const asn_call *c, asn_added *x);                                /* likewise: one more file */
const asn_grammar *asn_added_open(asn_added *x, const asn_grammar *g, asn_error *err);               /* g itself where there is no file. NULL: err says why */
void               asn_added_free(asn_added *x);
#define ASN_ENTITIES_HELP "a file of further names, as the task's entities file; may be given several times"
int asn_processors(void);
/* The probability that gave the precision on dev; precision 0: min_prob stays as it is. */
bool asn_precision_prob(const asn_grammar *g, const asn_trust *t, const char *model, int precision, double *min_prob, asn_error *err);

/* Settings as `train` has them when nobody says otherwise: the number of shards follows from the processors of this machine. */
void asn_train_defaults(asn_settings *s, const asn_grammar *g);
int  asn_shards_for(int processors);

/* Is a word on the command line a file, or what a file would hold? It is a file if there is one of that name. What merely looks like
 * a file (no blanks, and an ending that files of sentences and trees have) is a mistake in its name. */
typedef enum asn_word_kind { ASN_IS_FILE, ASN_IS_TEXT, ASN_IS_MISSING_FILE } asn_word_kind;
asn_word_kind asn_kind_of_word(const char *word);

/* A name that was probably meant: try all there are, then name is the nearest, or empty. */
typedef struct asn_nearest {
    const char *word; /* what was typed */
    char        name[41];
    int         edits;
} asn_nearest;
void asn_nearest_try(asn_nearest *n, const char *name);

/* ---- What is said, on stderr unless it is a result. */

int  asn_usage_error(const asn_call *c, const char *format, ...) ASN_FORMAT(2, 3); /* says it; 2 */
int  asn_say_error(const asn_grammar *g, const asn_error *err);     /* says it; the exit code that its kind asks for */
void asn_say_bad_line(void *grammar, const char *message);          /* as asn_bad_lines has it */
void asn_say_result(const char *format, ...) ASN_FORMAT(1, 2);      /* a line on stdout that names files */
int  asn_write_output(const asn_grammar *g, asn_buffer *b);         /* to stdout, at once, and empties it. 0, or it says why not: 3 */
int  asn_close_output(const asn_grammar *g, int code);              /* was all of stdout written? code, or it says why not: 3 */
void asn_command_help(const asn_command *k, const asn_grammar *g);  /* on stdout */
#endif
