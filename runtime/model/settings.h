/* settings.h: the settings of a model and of its training, by name: for options, `set` statements and the model file. */
#ifndef ASN_SETTINGS_H
#define ASN_SETTINGS_H
#include "asn.h"

enum { ASN_METRIC_EM, ASN_METRIC_BLEU, ASN_METRIC_F1 }; /* by which the best pass is chosen */
enum { ASN_BLAS_OWN, ASN_BLAS_OPENBLAS };              /* who multiplies matrices in training */

typedef struct asn_settings {
    int      hidden, embed, epochs, batch, shards, minimum, patience, nodes, depth, letters, search, decay_after, every, metric, blas, prune, grams, direct, feed, locked, wide_start;
    double   dropout, embed_dropout, rate, decay, clip, smooth, average, sup_att, align, sup_choice, sup_child, sup_node, recombine, teach, teach_extra, unknown;
    uint64_t seed;
} asn_settings;

#ifndef ASN_SHIPPED
/* The settings by name: for options, `set` statements and the model file. */
typedef struct asn_setting_row {
    const char      *name;
    size_t           at; /* offset in asn_settings */
    asn_setting_type type;
    double           least, most;
    const char      *value, *paper; /* by default; as the paper has it, where that differs */
    const char      *help;
} asn_setting_row;
extern const asn_setting_row asn_setting_rows[];
extern const int             asn_n_setting_rows;
void asn_settings_default(asn_settings *s, const asn_grammar *g);
bool asn_settings_set(asn_settings *s, const char *name, const char *value, asn_error *err);
bool asn_settings_supervise(const asn_settings *s);                /* is any attention supervised? */
bool asn_settings_agree(const asn_settings *s, asn_error *err);    /* false: one has no effect without another that is off, or what it asks has no bounds */
bool asn_settings_bounded(const asn_settings *s, asn_error *err);  /* false: a tree could take memory or time without measure. Of a model file, too */
void asn_settings_text(const asn_settings *s, const asn_setting_row *row, char *to, size_t room);
#endif /* ASN_SHIPPED */
#endif
