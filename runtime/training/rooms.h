/* rooms.h: what a running shard holds between forward and backward: a room for each phase of a level (levels.c), one for
 * the encoder, and what its parts share. Rows stand in the order that record.h gives them. */
#ifndef ASN_ROOMS_H
#define ASN_ROOMS_H
#include "training/attention.h"
#include "training/batch.h"
#include "training/lstm.h"
#include "training/record.h"
#include "training/work.h"

/* The encoder, by input component. */
typedef struct asn_place { int32_t example, token; } asn_place;
typedef struct input_words { /* a token that comes again in a minibatch is embedded once */
    int32_t  n;
    int32_t *entry;          /* of each word, in the vocabulary */
    int32_t *of_row;         /* word of each packed row, read forwards */
    asn_place *token;        /* where each word stands, first; NULL: letters do not count. Unknown words are then words of their own */
    asn_mask mask;           /* of their embeddings: one for a word, however often it comes */
    asn_rows x, dx;          /* their embeddings, dropped */
} input_words;
typedef struct direction {   /* an LSTM over the tokens, forwards or backwards */
    asn_lstm_run run;
    int32_t     *word;       /* of each packed row */
    int32_t     *encoding;   /* row of its token among the encodings */
} direction;
typedef struct component {
    asn_packed  packed;      /* examples that have tokens of this component */
    input_words words;
    direction   way[2];
} component;

/* Vertical states v, by row. The first are the roots', one an example; each of the others was made by the vertical LSTM
 * from its parent and an embedding: of a constructor's field, or of a sequence's child. */
typedef struct state_room {
    asn_rows h, c, dh, dc;
    asn_rows embedding, dembedding, gates;
    asn_mask mask;           /* of the embeddings */
} state_room;

/* Constructors with fields, by row: e_F' = f_C(e_F, c), then the fields' states. */
typedef struct ctor_room {
    int32_t      *state, *example;
    asn_rows      x;               /* the state as it is read, dropped */
    asn_mask      mask;
    asn_attention attention;
    asn_rows      hidden, dhidden; /* the context's half of f_C, bias included */
    asn_rows     *field_half;      /* by run of a constructor: e_F's half of f_C, a row a field */
    int32_t      *run_of_group;
    asn_rows      recurrent;       /* the state's half of the vertical LSTM, for all fields; then its gradient */
} ctor_room;

/* Sequences, by row: what is computed once from a field's state for all steps. */
typedef struct chain_room {
    int32_t  *state, *example;
    asn_rows  x, dx;               /* the field's state as it is read, dropped */
    asn_mask  mask;
    asn_query query, dquery;       /* its half of the steps' queries */
    asn_rows  update;              /* its half of f_update; then its gradient */
    asn_rows  start, dstart;       /* s_0 = W_F v */
    asn_rows  recurrent;           /* its half of the vertical LSTM, for all children; then its gradient */
} chain_room;

/* Steps of sequences, by row. */
typedef struct step_room {
    int32_t      *example;
    asn_rows      s, ds;           /* the sequence state before the step as it is read, dropped */
    asn_mask      mask;
    asn_attention attention;
    asn_rows      dcontext;
    asn_rows      dembedding;      /* of the child's embedding, before its tanh; zero where no child comes */
} step_room;

/* Children of sequences: s_i = LSTM_h(s_i-1, e_i), by row; level by level, as among the states. */
typedef struct child_room {
    int32_t *first;                /* by level */
    asn_rows h, c, dh, dc, before, gates; /* before: h of the sequence state before each child */
    asn_rows x;                           /* what goes in where labels are fed: the child's embedding and its labels; NULL: the embedding */
} child_room;

typedef struct asn_batch {
    asn_work          w;
    asn_record        r;
    uint64_t          key, minibatch; /* of dropout */
    bool              drops;
    const asn_lesson *const *lessons; /* by example; NULL: there are no teachers */
    double            recording;
    int32_t          *kind_count;  /* for sorting decisions; all zero between uses */
    component        *components;
    asn_rows          final;       /* last states of all components */
    asn_memory        memory;
    state_room        states;
    ctor_room         ctors;
    chain_room        chains;
    step_room         steps;
    child_room        children;
} batch;

/* Where dropout happens: part of a row's key. */
enum { SITE_DECISION, SITE_CTOR, SITE_FIELD, SITE_EMBED, SITE_STEP, SITE_SPELL, SITE_LETTER, SITE_TOKEN, SITE_WORD, SITE_FED };
uint32_t  asn_batch_key(const batch *b, int example, int32_t ordinal, int site, int step);  /* of a mask; with the setting locked, ordinal and step do not count */
uint32_t  asn_batch_draw(const batch *b, int example, int32_t ordinal, int site, int step); /* of what is drawn for one row alone */
uint32_t *asn_batch_keys(batch *b, int n);                          /* room for some; NULL when nothing is dropped */
asn_mask  asn_batch_mask(const batch *b, const uint32_t *keys);
asn_query_weights asn_query_of_state(const int *p);                 /* of a module's parameters */

void asn_encoder_forward(batch *b);
void asn_encoder_backward(batch *b);
void asn_levels_prepare(batch *b); /* room for the states: the encoder writes the roots' */
void asn_levels_forward(batch *b);
void asn_levels_backward(batch *b);
void asn_decisions_run(batch *b); /* all decisions: the loss, and gradients into the states and steps that they read */

typedef struct asn_spelled {      /* values to be spelled, of all types */
    int             n;
    int32_t        *state, *example, *length;
    const int32_t **letters;
} asn_spelled;
void asn_speller_run(batch *b, const asn_spelled *v);
#endif
