/* decode.h: a sentence to its tree, greedily: the generated modules run at once. The tree is always well formed and within
 * the model's budgets of nodes and depth; a budget forbids choices, it does not change probabilities. */
#ifndef ASN_DECODE_H
#define ASN_DECODE_H
#include "data.h"

typedef struct asn_decoder asn_decoder;
asn_decoder *asn_decoder_new(const asn_model *m);
void         asn_decoder_free(asn_decoder *d);
/* One whose memory is the caller's: lasting, and of one sentence, reset by the caller. NULL: lasting is too small. */
asn_decoder *asn_decoder_in(const asn_model *m, asn_arena *lasting, asn_arena *sentence);

/* What an onlooker is told, and may stop. */
typedef enum asn_decision_kind {
    ASN_DECIDES_CTOR,    /* chosen: a constructor */
    ASN_DECIDES_PRESENT, /* an optional child: 1 or 0 */
    ASN_DECIDES_ANOTHER, /* one more child of a sequence: 1 or 0 */
    ASN_DECIDES_SPELL,   /* a value of an open type: spelled 1, from its list 0 */
    ASN_DECIDES_VALUE,   /* an entry of the type's list */
    ASN_DECIDES_LETTER   /* an entry of the model's letters; 0: the end */
} asn_decision_kind;
typedef struct asn_decision {
    asn_decision_kind kind;
    const asn_module *module;
    int32_t           node, chosen; /* node: its number, parents first, from left to right */
    double            log_prob;
    const asn_real   *attention; /* a weight for each token, for now */
} asn_decision;
typedef struct asn_watcher {
    void *context;
    bool (*decided)(void *context, const asn_decision *d); /* false: stop, there is no answer. NULL: nobody wants to know */
    bool (*stopped)(void *context);                        /* asked at every module; NULL: go on */
} asn_watcher;
void asn_decoder_watch(asn_decoder *d, asn_watcher who);
/* The tree lives in arena a. log_prob: the model's own of this tree. NULL: out of memory. */
const asn_tree *asn_decode(asn_decoder *d, const asn_example *e, asn_arena *a, double *log_prob);
/* The log-probability of a tree that is there, by the same execution. */
bool asn_decode_score(asn_decoder *d, const asn_example *e, double *log_prob);
#endif
