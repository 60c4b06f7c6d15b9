/* record.h: the generated modules run over gold trees without arithmetic; what they would compute is noted, then put into
 * the order in which it is computed. Rows of one module and level stand together, longest sequences first. */
#ifndef ASN_RECORD_H
#define ASN_RECORD_H
#include "data.h"
#include "run.h"

/* What the modules did, in the order of their calls. States are numbered as they are made. */
typedef struct rec_state {
    int32_t parent;          /* the state it continues; -1: the root of its example */
    int32_t ctor, chain;     /* what made it: a constructor's field, or a sequence's child; -1 */
    int32_t place;           /* which field, or which child */
    int32_t level, example;  /* level of a node that has this state */
    int32_t ordinal;         /* among the states of its example: dropout counts by it */
} rec_state;
typedef struct rec_ctor { int32_t ctor, state, level, example, first; } rec_ctor; /* first: state of its first field */
typedef struct rec_chain { int32_t field, state, level, example, length; } rec_chain;
typedef struct rec_choice { int32_t what, state, example, gold; } rec_choice;    /* what: a type or an optional field */
typedef struct rec_some { int32_t field, state, chain, place, example, gold; } rec_some; /* presence in a ?* */
typedef struct rec_value { int32_t type, state, example, index; } rec_value;

/* Constructors of a kind on a level: rows of theirs, and the rows of their fields' states. */
typedef struct ctor_group { int32_t ctor, level, first, n, field_row; } ctor_group;

/* Sequences of a field on a level. Step i has active[i] rows from step_row[i] on; those that go on are its first
 * active[i + 1], whose children's states begin at child_row[i]. */
typedef struct chain_group {
    int32_t  field, level, first, n, longest;
    int32_t *active, *step_row, *child_row;
} chain_group;

/* What stands together over all levels: a constructor's rows, a field's sequences and steps. */
typedef struct ctor_run { int32_t ctor, first, n, first_group, n_groups; } ctor_run;
typedef struct chain_run { int32_t field, first, n, first_step, n_steps; } chain_run;

#define REC_LIST(type, name) type *name; int32_t n_##name, room_##name

typedef struct asn_record {
    asn_run            run; /* first: the modules get it */
    const asn_model   *m;
    asn_arena         *arena; /* of the minibatch: nodes and everything below order */
    const asn_example *const *examples;
    int                n_examples, example, values_seen;
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
    ctor_group  *ctor_groups;
    chain_group *chain_groups;
    ctor_run    *ctor_runs;
    chain_run   *chain_runs;
    int32_t      n_ctor_groups, n_chain_groups, n_ctor_runs, n_chain_runs, n_steps;
    int32_t     *step_chain;              /* row of the chain of each step row */
    int32_t     *step_place;
} asn_record;

void asn_record_init(asn_record *r, const asn_model *m, asn_arena *arena);
void asn_record_reset(asn_record *r); /* keeps its lists' memory */
void asn_record_free(asn_record *r);
bool asn_record_run(asn_record *r, const asn_example *const *examples, int n); /* false: out of memory, or why */
bool asn_record_order(asn_record *r);
#endif
