/* holdings.h: what files of examples hold (`data`), as JSON and as a page. */
#ifndef ASN_HOLDINGS_H
#define ASN_HOLDINGS_H
#include "decoding/broken.h"
#include "examples/advice.h"

typedef struct asn_holdings { /* the first file is the one that a model would be trained on */
    const asn_grammar    *g;
    asn_inventory *const *files;
    asn_broken *const    *broken; /* constraints that its trees break, for each file */
    int                   n;
    const asn_advices    *advices;
} asn_holdings;

bool asn_holdings_json(asn_buffer *b, const asn_holdings *h, asn_error *err);
bool asn_holdings_write(const char *path, const asn_holdings *h, asn_error *err);

/* An input that has two trees: what was typed, and what both trees print. In the arena. */
typedef struct asn_conflict {
    const char *input, *texts[2];
    size_t      examples[2]; /* counted from 1 */
} asn_conflict;
enum { ASN_CONFLICTS = 10 }; /* that are shown */
/* The first ones; returns how many there are at all. SIZE_MAX: err says why not. */
size_t asn_conflicts_of(const asn_inventory *v, asn_arena *a, asn_conflict shown[ASN_CONFLICTS], asn_error *err);
#endif
