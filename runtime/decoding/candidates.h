/* candidates.h: the values that a primitive node may have, the most probable first: entries of the type's list, and of an open type
 * what is spelled. Every prefix of a spelling is at least as probable as all that begin with it, so the best prefix is always
 * continued first. A value that the list holds and that may be spelled too is offered once, with the more probable of the two. */
#ifndef ASN_CANDIDATES_H
#define ASN_CANDIDATES_H
#include "decoding/growth.h"
#include "decoding/scorer.h"

typedef struct asn_candidates asn_candidates;

/* never: an entry that the node must not have, or 0. letters: the most that a spelling may have. NULL: out of memory. */
asn_candidates *asn_candidates_new(asn_scorer *s, const asn_module *type, asn_state v, int32_t never, int letters);
double          asn_candidates_bound(const asn_candidates *c);    /* none that is still to come is more probable; minus infinity: none is */
bool            asn_candidates_is_free(const asn_candidates *c);  /* the next step needs no arithmetic */
bool            asn_candidates_step(asn_candidates *c, asn_atom *value, double *log_prob); /* towards the next value; true: this is it */
bool            asn_candidates_ok(const asn_candidates *c);       /* false: memory ran out */
#endif
