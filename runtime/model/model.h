/* model.h: what a model is: its grammar, settings and vocabularies, what was seen in training, which tensors there are and of which
 * shapes, and which module has which. It has no weights (weights.h) and knows no file (model_file.h). */
#ifndef ASN_MODEL_H
#define ASN_MODEL_H
#include "arithmetic/real.h"
#include "asn.h"
#include "model/seen.h"
#include "model/settings.h"
#include "model/trust.h"
#include "model/vocab.h"

/* Parameters of a module, by what they are. */
#define ASN_ROW(id, text) P_##id = ASN_PARAM_##id,
enum { ASN_PARAMS(ASN_ROW) N_MODULE_PARAMS };
#undef ASN_ROW
/* What belongs to no module: an LSTM is three tensors, x, h and b, in a row. */
enum { L_X, L_H, L_B };
enum { I_EMBED, I_GRAMS, I_DIRECT, I_FORWARD, I_BACKWARD = I_FORWARD + 3, N_INPUT_PARAMS = I_BACKWARD + 3 };
enum {
    S_CHARS, S_START_W, S_START_B, S_LSTM, S_ATT_V = S_LSTM + 3, S_ATT_COMP_V, S_ATT_S, S_ATT_COMP_S,
    S_V, S_S, S_C, S_B, S_OUT_W, S_OUT_B, N_SPELLER_PARAMS
};

typedef struct asn_tensor {
    const char *name;
    int         rows, cols;
    size_t      at; /* in a block of weights */
} asn_tensor;

typedef struct asn_model {
    const asn_grammar *g;
    asn_arena         *arena;
    asn_settings       settings;
    asn_vocab         *inputs;  /* a vocabulary of tokens for each input component */
    asn_vocab         *values;  /* the values of each primitive type, by number of the type: a letter for the kind, then the text */
    asn_vocab          letters; /* what the speller spells with; entry 0 ends a word */
    asn_vocab         *signatures; /* of each signature of the task: what goes with what (signature.h); empty: nothing is forbidden */
    asn_vocab          expected; /* which words ask for which labels (expected.h); empty: none does */
    asn_vocab          roles;    /* what values are used for (roles.h), and in how many training trees: entry 0 is all of them. Empty: it is not known */
    const uint32_t    *role_counts;
    asn_seen           seen;    /* all of the grammar, or what the examples hold */
    asn_tensor        *tensors;
    int                n_tensors, first_shared; /* modules' own come first */
    size_t             n_weights;               /* of a block, with padding */
    int              (*module)[N_MODULE_PARAMS]; /* tensor of each module's parameter, -1: none. By number in g->modules */
    int               *type_module, *ctor_module, *field_module; /* number of the module of each */
    int              (*input)[N_INPUT_PARAMS];
    int                start_w, start_b, vertical, horizontal, labels, speller[N_SPELLER_PARAMS];
    int               *least_height, *least_size; /* of each type: of the lowest tree that this model can make (least.h) */
    int               *ctor_height, *ctor_size;   /* the same for each constructor */
    asn_trust          trust;   /* how far answers can be trusted; all 0: not known */
    const unsigned char **rare; /* by input and entry: seen once in training; NULL: not known */
} asn_model;

/* The number of a module in g->modules. */
static inline int asn_model_module(const asn_model *m, const asn_module *module)
{
    switch (module->kind) {
    case ASN_CONSTRUCTOR:     return m->ctor_module[module->what];
    case ASN_FIELD_ONE:
    case ASN_FIELD_OPTIONAL:
    case ASN_FIELD_SEQUENCE:
    case ASN_FIELD_OPTIONALS: return m->field_module[module->what];
    default:                  return m->type_module[module->what];
    }
}

/* What the sum of so many labels' rows is multiplied by. */
static inline asn_real asn_feed_share(int n)
{
    static const asn_real root[] = {0, 1, (asn_real)0.70710678118654752, (asn_real)0.57735026918962576, (asn_real)0.5, (asn_real)0.44721359549995794,
                                    (asn_real)0.40824829046386302, (asn_real)0.37796447300922723, (asn_real)0.35355339059327376};
    return n < (int)(sizeof root / sizeof *root) ? root[n] : (asn_real)0.33333333333333333; /* of nine and more */
}

/* Ways to a value of a type that is copied: way 0 is its list, way 1 + k its k-th copy statement, the last one spelling, if it is open. */
static inline int asn_model_ways(const asn_model *m, int type)
{
    return 1 + m->g->types[type].n_copies + m->g->types[type].open;
}
static inline int asn_copy_pointers(const asn_copy *how) /* where it begins, and where it ends */
{
    return how->part == ASN_COPY_SPAN ? 2 : how->part == ASN_COPY_TOKEN;
}

#ifndef ASN_SHIPPED
asn_model *asn_model_new(const asn_grammar *g, const asn_settings *s); /* vocabularies are to be filled in next */
bool       asn_model_layout(asn_model *m, asn_error *err);            /* vocabularies known: which tensors there are (layout.c) */
void       asn_model_free(asn_model *m);
#endif /* ASN_SHIPPED */
#endif
