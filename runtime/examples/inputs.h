/* inputs.h: which inputs and trees occur again: a key for each, and a table of keys. A key is 64 bits, so two different things have the same key once
 * in some 10^19 pairs; a report may live with that. */
#ifndef ASN_INPUTS_H
#define ASN_INPUTS_H
#include "examples/example.h"

uint64_t asn_key_of_input(const asn_grammar *g, const asn_example *e); /* by its tokens: what a model sees */
/* By what was typed as well, where that is kept: two inputs that differ only there may have different trees, as values are copied from it. */
uint64_t asn_key_of_typed(const asn_grammar *g, const asn_example *e);
uint64_t asn_key_of_tree(const asn_grammar *g, const asn_tree *t); /* the same for trees that differ only in the order of unordered children */

/* For a person to read: as it was typed, where that is kept, with names as answers have them; of several inputs a line for each. NULL: out of memory. */
const char *asn_input_typed(asn_arena *a, const asn_grammar *g, const asn_example *e);

typedef struct asn_input_seen {
    uint64_t key, tree;    /* tree: of the first one */
    uint32_t first, other; /* numbers of examples: the first one, and the first that has another tree; none: the same */
    uint32_t count;
    uint32_t part;         /* the user's own: a part of a split */
} asn_input_seen;

typedef struct asn_inputs asn_inputs; /* in the order in which they came first */
asn_inputs           *asn_inputs_new(void); /* NULL: out of memory */
void                  asn_inputs_free(asn_inputs *t);
const asn_input_seen *asn_inputs_add(asn_inputs *t, uint64_t key, uint64_t tree, size_t number); /* NULL: out of memory. It lives until the next one is added */
asn_input_seen       *asn_inputs_find(const asn_inputs *t, uint64_t key);                        /* NULL: it is not there */
size_t                asn_inputs_count(const asn_inputs *t);                                     /* different keys */
asn_input_seen       *asn_inputs_at(const asn_inputs *t, size_t i);
#endif
