/* data.h: examples: sentences and, for training, their trees. JSON Lines in, numbers out. */
#ifndef ASN_DATA_H
#define ASN_DATA_H
#include "entities.h"
#include "model.h"
#include "text.h"

enum { ASN_SPELLED = -1 };

typedef struct asn_example {
    const char     *id;
    const asn_tree *tree;   /* NULL where only an answer is wanted */
    const char     *text;   /* the gold as its source has it, what BLEU compares with; NULL: as the tree prints */
    asn_tokens     *tokens; /* of each input component */
    asn_mentions    mentions; /* of entities, in what was text and no list of ready tokens */
    int64_t         number; /* in its file: what dropout counts by */
    /* by asn_data_index, with a model's vocabularies */
    int32_t *token;         /* entries, component after component */
    int32_t *first;         /* of each component in token; n_inputs + 1 of them */
    int32_t  n_values;      /* primitive nodes, in the order in which the modules meet them */
    int32_t *value;         /* entry of each in its type's list; 0: unknown; ASN_SPELLED */
    int32_t *letters;       /* of those that are spelled; the empty string has none */
    int32_t *letters_first; /* n_values + 1 */
    int32_t *wanted;        /* tokens that each value matches: supervised attention */
    int32_t *wanted_first;  /* n_values + 1 */
} asn_example;

typedef struct asn_data {
    asn_arena    *arena;
    asn_example  *all;
    size_t        n, room, skipped;
} asn_data;

asn_data *asn_data_new(void);
void      asn_data_free(asn_data *d);
/* Reads a file. An error names file, line and cause; skip_bad counts such lines and goes on. */
bool asn_data_read(asn_data *d, const asn_grammar *g, const char *path, bool skip_bad, asn_error *err);
/* One example from a line: JSON, or (no JSON object) a bare sentence for a task with one input. */
bool asn_data_line(asn_arena *a, const asn_grammar *g, const char *line, size_t length, bool wants_tree, asn_example *e, asn_error *err);
bool asn_data_index(asn_arena *a, const asn_model *m, asn_example *e, bool align); /* false: out of memory */
void asn_data_seen(const asn_data *d, asn_model *m); /* what of the grammar these examples hold, where the settings say prune */
bool asn_data_vocabularies(const asn_data *d, asn_model *m, asn_error *err);       /* fills the model's, from these examples */
#endif
