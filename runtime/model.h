/* model.h: settings, vocabularies and parameters: what a training run makes and a prediction reads. Parameters are one
 * block; tensors are views into it, so that gradients and moments are blocks of the same shape. */
#ifndef ASN_MODEL_H
#define ASN_MODEL_H
#include "asn.h"
#include "matrix.h"
#include "seen.h"
#include "vocab.h"

enum { ASN_METRIC_EM, ASN_METRIC_BLEU, ASN_METRIC_F1 }; /* by which the best pass is chosen */

enum { ASN_MOST_SHARDS = 64 };
typedef struct asn_settings {
    int      hidden, embed, epochs, batch, shards, minimum, patience, nodes, depth, letters, decay_after, every, metric, prune;
    double   dropout, rate, decay, clip, smooth, average, sup_att, unknown;
    uint64_t seed;
} asn_settings;

#ifndef ASN_SHIPPED
/* The settings by name: for options, `set` statements and the model file. */
typedef struct asn_setting_row {
    const char *name;
    size_t      at;    /* offset in asn_settings */
    char        kind;  /* i int, d double, u uint64, m a metric's name */
    double      least, most;
    const char *value, *paper; /* by default; as the paper has it, where that differs */
    const char *help;
} asn_setting_row;
extern const asn_setting_row asn_setting_rows[];
extern const int             asn_n_setting_rows;
void asn_settings_default(asn_settings *s, const asn_grammar *g);
bool asn_settings_set(asn_settings *s, const char *name, const char *value, asn_error *err);
void asn_settings_text(const asn_settings *s, const asn_setting_row *row, char *to, size_t room);
#endif /* ASN_SHIPPED */

/* Parameters of a module, by what they are. */
enum {
    P_E, P_ATT_V, P_ATT_COMP_V, P_ATT_S, P_ATT_COMP_S, P_START,
    P_F_V, P_F_C, P_F_E, P_F_B, P_F_OUT_W, P_F_OUT_B,
    P_GEN_V, P_GEN_C, P_GEN_S, P_GEN_B, P_GEN_OUT_W, P_GEN_OUT_B,
    P_UPDATE_V, P_UPDATE_C, P_UPDATE_S, P_UPDATE_B,
    P_SOME_V, P_SOME_C, P_SOME_B, P_SOME_OUT_W, P_SOME_OUT_B,
    P_NEW_V, P_NEW_C, P_NEW_B, P_NEW_OUT_W, P_NEW_OUT_B,
    N_MODULE_PARAMS
};
/* What belongs to no module: an LSTM is three tensors, x, h and b, in a row. */
enum { L_X, L_H, L_B };
enum { I_EMBED, I_FORWARD, I_BACKWARD = I_FORWARD + 3, N_INPUT_PARAMS = I_BACKWARD + 3 };
enum {
    S_CHARS, S_START_W, S_START_B, S_LSTM, S_ATT_V = S_LSTM + 3, S_ATT_COMP_V, S_ATT_S, S_ATT_COMP_S,
    S_V, S_S, S_C, S_B, S_OUT_W, S_OUT_B, N_SPELLER_PARAMS
};

typedef struct asn_tensor {
    const char *name;
    int         rows, cols;
    size_t      at; /* in the block */
} asn_tensor;

typedef struct asn_model {
    const asn_grammar *g;
    asn_arena         *arena;
    asn_settings       settings;
    asn_vocab         *inputs;  /* a vocabulary of tokens for each input component */
    asn_vocab         *values;  /* by type; of values, for primitive ones: a kind letter and the text */
    asn_vocab          letters; /* what the speller spells with; entry 0 ends a word */
    asn_seen           seen;    /* all of the grammar, or what the examples hold */
    asn_tensor        *tensors;
    int                n_tensors, first_shared; /* modules' own come first */
    size_t             n_weights; /* of the block, with padding */
    asn_real          *weights;   /* NULL for a model that was read */
    const asn_real   **view;      /* each tensor, in the block or in the file */
    const asn_matrix  *matrices;  /* each tensor, for decoding, in the form in which it is shipped; NULL: as the views have them */
    int              (*module)[N_MODULE_PARAMS]; /* tensor of each module's parameter, -1: none. By number in g->modules */
    int               *type_module, *ctor_module, *field_module; /* number of the module of each */
    int              (*input)[N_INPUT_PARAMS];
    int                start_w, start_b, vertical, horizontal, speller[N_SPELLER_PARAMS];
    int               *least_height, *least_size; /* of types as this model can make them: a list may be empty */
    int               *ctor_height, *ctor_size;
    const unsigned char **rare; /* by input and entry: seen once in training; NULL: not known */
    const struct asn_safetensors *file; /* where weights and vocabularies lie, for a model that was read */
} asn_model;

#ifndef ASN_SHIPPED
asn_model *asn_model_new(const asn_grammar *g, const asn_settings *s); /* vocabularies are to be filled in next */
bool       asn_model_layout(asn_model *m, asn_error *err);            /* vocabularies known: which tensors there are */
bool       asn_model_alloc(asn_model *m, asn_error *err);             /* the block, zeroed */
asn_real  *asn_model_block(const asn_model *m);                       /* another one of its shape, zeroed; free() it */
void       asn_model_start(asn_model *m);                             /* Glorot, by seed and name */
/* weights: a block, or NULL for the model's own. bits of a weight: 32 as they are, or 16 */
bool       asn_model_save(const asn_model *m, const asn_real *weights, int bits, const char *path, asn_error *err);
asn_model *asn_model_load(const asn_grammar *g, const char *path, asn_error *err);
void       asn_model_free(asn_model *m);
#endif /* ASN_SHIPPED */
#endif
