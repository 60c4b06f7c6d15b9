/* ensemble.h: one or more models from files that decide together (decoding/committee.h). Models that do not fit together are refused,
 * and the message names both files and the first difference. */
#ifndef ASN_ENSEMBLE_H
#define ASN_ENSEMBLE_H
#include "model/model_file.h"

typedef struct asn_ensemble {
    int              n;
    asn_member      *members;
    asn_model_file **files; /* it owns them */
} asn_ensemble;

asn_ensemble *asn_ensemble_open(const asn_grammar *g, const char *const *paths, int n, asn_error *err);
void          asn_ensemble_close(asn_ensemble *e);
/* Two models of one grammar fit together if they have seen the same constructors and fields of it and have the same vocabularies and the
 * same setting `feed`. Widths and all other settings may differ. */
bool          asn_ensemble_fits(const asn_model *a, const char *a_path, const asn_model *b, const char *b_path, asn_error *err);
/* The same without the settings: alternative k of a decision is the same one in both. So a teacher must fit its student. */
bool          asn_ensemble_alike(const asn_model *a, const char *a_path, const asn_model *b, const char *b_path, asn_error *err);
#endif
