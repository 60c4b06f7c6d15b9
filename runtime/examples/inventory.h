/* inventory.h: what a file of examples holds, counted in one pass over it; and, compared with the file that a model would be trained on, what is new. */
#ifndef ASN_INVENTORY_H
#define ASN_INVENTORY_H
#include "examples/inputs.h"
#include "examples/stream.h"
#include "ground/array.h"
#include "ground/buffer.h"
#include "model/counts.h"

typedef struct asn_range {
    size_t least, most;
    double sum;
} asn_range;

/* Ways in which values might be copied from an input: for types that the task does not copy. */
enum { ASN_COPY_TRIALS = 6 };
typedef struct asn_copy_trial {
    const char   *words; /* behind `span` in a copy statement */
    asn_transform transform;
    const char   *join;
} asn_copy_trial;
extern const asn_copy_trial asn_copy_trials[ASN_COPY_TRIALS];

typedef struct asn_standing { /* values that stand in an input, by one of these ways */
    size_t all, lost;    /* all of them; of those that are lost */
    size_t token, whole; /* of all: one token, the whole input */
} asn_standing;

typedef struct asn_stock { /* values of a primitive type */
    asn_counts   *all, *listed; /* every value; those that the input does not give by the task's copy statements: a list is made of them */
    asn_counts   *lost;         /* compared: those that neither the first file's list has nor the input gives */
    size_t        n, given, n_lost, strings; /* occurrences; strings: of lost ones, those that could be spelled */
    asn_standing *stands;       /* [input * ASN_COPY_TRIALS + way]; NULL: the task copies values of this type */
} asn_stock;

typedef struct asn_inventory {
    const asn_grammar          *g;
    const struct asn_inventory *first;  /* the file that this one is compared with; NULL: it is the first */
    const char                 *path;
    asn_stream                 *stream; /* to read some examples again */
    size_t        n, bad;               /* examples, bad lines */
    asn_range    *lengths;              /* tokens of each input */
    asn_range     nodes, heights;       /* of trees */
    size_t       *ctors, *fields;       /* by number: how often a constructor occurs, how often a field has a child */
    asn_counts  **tokens, **new_tokens; /* of each input: all; compared: those that the first file does not have */
    size_t       *n_new_tokens;         /* occurrences */
    asn_stock    *stocks;               /* by type */
    asn_inputs   *inputs, *typed, *trees, *pairs; /* typed: see inputs.h; pairs: of input and tree */
    ASN_ARRAY(uint32_t) which;          /* by example: the place of its input in inputs */
    size_t        shared, shared_differ; /* compared: examples whose input the first file has; of these, those with another tree there */
    size_t        beyond;               /* compared: examples that no model of the first file can answer rightly */
    asn_grammar   open;                 /* the grammar with all that was typed kept, and a copy statement for each trial */
    asn_arena    *arena;
    asn_buffer    scratch;
} asn_inventory;

typedef bool asn_inventory_also(void *context, const asn_example *e); /* sees every example, too; false: out of memory */

/* Reads the file; bad lines are skipped. */
asn_inventory *asn_inventory_take(const asn_grammar *g, const char *path, const asn_inventory *first, const asn_bad_lines *bad, asn_inventory_also *also, void *context,
                                  asn_error *err);
void           asn_inventory_free(asn_inventory *v);
bool           asn_inventory_has(const asn_inventory *first, int type, const char *key, size_t length); /* in the list of a type? */
#endif
