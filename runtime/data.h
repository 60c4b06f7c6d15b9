/* data.h: examples: sentences and, for training, their trees. JSON Lines in, numbers out. */
#ifndef ASN_DATA_H
#define ASN_DATA_H
#include "example.h"

#include <stdio.h>

typedef struct asn_data {
    asn_arena    *arena, *words; /* words: ids and tokens */
    asn_example  *all;
    size_t        n, room, skipped;
} asn_data;

asn_data *asn_data_new(void);
void      asn_data_free(asn_data *d);
/* Reads a file. An error names file, line and cause; skip_bad counts such lines and goes on. */
bool asn_data_read(asn_data *d, const asn_grammar *g, const char *path, bool skip_bad, asn_error *err);
bool asn_data_add(asn_data *d, const asn_example *e); /* false: out of memory */
void asn_data_forget_words(asn_data *d);              /* once all are indexed: nothing but predictions and alignment asks for them */
/* One example from a line: JSON, or (no JSON object) a bare sentence for a task with one input. */
bool asn_data_line(asn_arena *a, const asn_grammar *g, const char *line, size_t length, bool wants_tree, asn_example *e, asn_error *err);
bool asn_data_index(asn_arena *a, const asn_model *m, asn_example *e, bool align); /* false: out of memory */
void asn_data_seen(const asn_data *d, asn_model *m); /* what of the grammar these examples hold, where the settings say prune */
bool asn_data_vocabularies(const asn_data *d, asn_model *m, asn_error *err);       /* fills the model's, from these examples */

/* The same from examples one by one, which need not all be there at once. */
typedef struct asn_tally asn_tally;
asn_tally *asn_data_tally_new(const asn_grammar *g);
bool       asn_data_tally_add(asn_tally *t, const asn_example *e);
bool       asn_data_tally_vocabularies(asn_tally *t, asn_model *m);
void       asn_data_tally_free(asn_tally *t);

/* A way through a file, line by line: what is taken of each good one, and how many there were. */
typedef struct asn_reading {
    const asn_grammar *g;
    const char        *path;
    bool               skip_bad;
    asn_arena         *arena, *words; /* where examples go; take may reset them */
    bool             (*take)(void *context, const asn_example *e, int64_t at, size_t length); /* of its line. false: out of memory */
    void              *context;
    size_t             n, skipped;
} asn_reading;
bool asn_data_lines(asn_reading *r, FILE *f, asn_error *err);
#endif
