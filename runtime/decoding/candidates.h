/* candidates.h: the values that a primitive node may have, the most probable first: entries of the type's list, copies of the input (values.h
 * adds up what gives the same value), and of an open type what is spelled. Every prefix of a spelling is at least as probable as all that begin with it,
 * so the best prefix is always continued first. Spelling counts only where nothing else gives the value: so a value has the probability
 * that score.h gives it. */
#ifndef ASN_CANDIDATES_H
#define ASN_CANDIDATES_H
#include "decoding/committee.h"
#include "decoding/values.h"

typedef struct asn_sources { /* of a sentence: where its values come from */
    asn_committee        *committee;
    const asn_example *example;
    int                letters; /* the most that a spelling may have */
    asn_offered      **offered; /* by type, once it is asked for */
} asn_sources;

typedef struct asn_candidates asn_candidates;

/* never: an entry of the list that the node must not have, or 0. NULL: out of memory. */
asn_candidates *asn_candidates_new(asn_sources *s, const asn_module *type, asn_state v, int32_t never);
double          asn_candidates_bound(const asn_candidates *c);    /* none that is still to come is more probable; minus infinity: none is */
bool            asn_candidates_is_free(const asn_candidates *c);  /* the next step needs no arithmetic */
bool            asn_candidates_step(asn_candidates *c, asn_atom *value, double *log_prob); /* towards the next value; true: this is it */
bool            asn_candidates_ok(const asn_candidates *c);       /* false: memory ran out */
#endif
