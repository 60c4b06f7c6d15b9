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
    int                n_offered; /* how many of them there are */
} asn_sources;

ASN_API asn_offered *asn_sources_offered(asn_sources *s, int type); /* of a type that is copied. NULL: out of memory */

typedef struct asn_candidates asn_candidates;

/* never: an entry of the list that the node must not have, or 0. NULL: out of memory. */
ASN_API asn_candidates *asn_candidates_new(asn_sources *s, const asn_module *type, asn_state v, int32_t never);
ASN_API double          asn_candidates_bound(const asn_candidates *c);    /* none that is still to come is more probable; minus infinity: none is */
ASN_API bool            asn_candidates_is_free(const asn_candidates *c);  /* the next step needs no arithmetic */
ASN_API bool            asn_candidates_step(asn_candidates *c, asn_atom *value, double *log_prob); /* towards the next value; true: this is it */
ASN_API bool            asn_candidates_ok(const asn_candidates *c);       /* false: memory ran out */
#endif
