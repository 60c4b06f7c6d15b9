/* record.h: the generated modules run over gold trees without arithmetic; what they would compute is noted, then put into
 * the order in which it is computed. Rows of one module and level stand together, longest sequences first. */
#ifndef ASN_RECORD_H
#define ASN_RECORD_H
#include "examples/example.h"
#include "seam/run.h"
#include "training/packed.h"

/* What the modules did, in the order of their calls. States are numbered as they are made. */
typedef struct rec_state {
    int32_t parent;          /* the state it continues; -1: the root of its example */
    int32_t ctor, chain;     /* what made it: a constructor's field, or a sequence's child; -1 */
    int32_t place;           /* which field, or which child */
    int32_t level, example;  /* level of a node that has this state */
    int32_t ordinal;         /* among the states of its example: dropout counts by it */
} rec_state;
/* index: among those of its example; what learnt alignments and teachers say of it stands under this number */
typedef struct rec_ctor { int32_t ctor, state, level, example, first, index; } rec_ctor; /* first: state of its first field */
typedef struct rec_chain { int32_t field, state, level, example, length, index; const asn_tree *gold; } rec_chain; /* gold: the node that has it */
typedef struct rec_choice { int32_t what, state, example, gold, index; } rec_choice; /* what: a type, or an optional field */
typedef struct rec_some { int32_t field, state, chain, place, example, gold, index; } rec_some; /* presence in a ?* */
typedef struct rec_value { int32_t type, state, example, index; } rec_value;

/* Constructors of a kind on a level: rows of theirs, and the rows of their fields' states. */
typedef struct ctor_group { int32_t ctor, level, first, n, field_row; } ctor_group;

/* Sequences of a field on a level, packed. A sequence of k children has k + 1 steps: the last decides that no child comes. Of
 * the rows of step i the first active[i + 1] have a child; the states of these children begin at child_row[i]. */
typedef struct chain_group {
    int32_t    field, level, first, n;
    asn_packed steps;
    int32_t   *child_row;
} chain_group;

/* What stands together over all levels: a constructor's rows, a field's sequences and steps. */
typedef struct ctor_run { int32_t ctor, first, n, first_group, n_groups; } ctor_run;
typedef struct chain_run { int32_t field, first, n, first_step, n_steps; } chain_run;

#define REC_LIST(type, name) type *name; int32_t n_##name; size_t room_##name

typedef struct asn_record {
    asn_run            run; /* first: the modules get it */
    const asn_model   *m;
    asn_arena         *arena; /* of the minibatch: nodes and everything below order */
    const asn_example *const *examples;
    int                n_examples, example, values_seen, choices_seen, optionals_seen, somes_seen, chains_seen, ctors_seen;
    int32_t            ordinal;
    REC_LIST(rec_state, states);
    REC_LIST(rec_ctor, ctors);
    REC_LIST(rec_chain, chains);
    REC_LIST(rec_choice, choices);
    REC_LIST(rec_choice, optionals);
    REC_LIST(rec_some, somes);
    REC_LIST(rec_value, values);
    asn_error          why;

    /* order, once everything is recorded */
    int32_t      levels;
    int32_t     *state_row;               /* of each state; rows: roots, then by level fields and children */
    int32_t     *row_state;               /* the other way round */
    int32_t     *field_first, *child_first; /* by level: rows of fields' and children's states; levels + 1 of each, ends too */
    int32_t     *ctor_order, *chain_order;  /* record by row */
    int32_t     *chain_row;               /* row by record */
    int32_t     *chain_steps;             /* by row: how many */
    int32_t     *group_of_chain;          /* by row */
    ctor_group  *ctor_groups;
    chain_group *chain_groups;
    ctor_run    *ctor_runs;
    chain_run   *chain_runs;
    int32_t      n_ctor_groups, n_chain_groups, n_ctor_runs, n_chain_runs, n_steps;
    const ctor_group  **ctors_at;         /* groups by level: those of level l from ctors_first[l] to before ctors_first[l + 1] */
    const chain_group **chains_at;
    int32_t            *ctors_first, *chains_first;
    int32_t     *step_chain;              /* row of the chain of each step row */
    int32_t     *step_place;
} asn_record;

void asn_record_init(asn_record *r, const asn_model *m, asn_arena *arena);
void asn_record_reset(asn_record *r); /* keeps its lists' memory */
void asn_record_free(asn_record *r);
bool asn_record_run(asn_record *r, const asn_example *const *examples, int n); /* false: out of memory, or why */
bool asn_record_order(asn_record *r);
int32_t asn_record_step_row(const asn_record *r, int32_t chain, int32_t place); /* of a step of a recorded sequence */
#endif
