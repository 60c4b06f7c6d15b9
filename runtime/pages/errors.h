/* errors.h: the page of eval --report: which answers are wrong, in which way, and what is confused with what. */
#ifndef ASN_ERRORS_H
#define ASN_ERRORS_H
#include "decoding/evaluate.h"
#include "model/ensemble.h"

typedef struct asn_errors {
    const asn_grammar  *g;
    const asn_ensemble *m;
    const char         *file;
    const asn_data     *d;
    const asn_scores   *s;
    const char *const  *predicted; /* the text of each answer's tree */
} asn_errors;

bool asn_errors_write(const char *path, const asn_errors *e, asn_pool *pool, asn_error *err);
#endif
