/* trust.h: how far an answer can be trusted: its probability as dev says it is (tempered), whether the sentence is foreign to the
 * task, and whether to abstain. The numbers are the model's (model/trust.h); shipped parsers use the same code. */
#ifndef ASN_TRUST_H
#define ASN_TRUST_H
#include "decoding/committee.h"
#include "decoding/policy.h"
#include "decoding/search.h"
#include "ground/buffer.h"

/* ---- Probabilities. Tempering keeps their order. */
ASN_API asn_trust asn_trust_of(const asn_member *members, int n); /* of models that decide together: the means, if all of them have it. No table of precisions then */
ASN_API bool      asn_trust_tempers(const asn_trust *t);
ASN_API double    asn_trust_log_odds(double log_prob); /* of an answer; bounded where it is almost certain */
ASN_API double    asn_trust_log_prob(const asn_trust *t, double log_prob); /* tempered; without a temperature as it is */

ASN_API void      asn_trust_temper(const asn_trust *t, asn_kbest *best);   /* all of a search, and its bound */

/* ---- Foreign sentences. */
typedef struct asn_look { /* what is seen of a sentence and its answer */
    double unknown, doubt, tokens;
} asn_look;
ASN_API asn_look  asn_trust_look(const asn_model *m, const asn_example *e, double log_prob, int decisions);
ASN_API size_t    asn_trust_size(const asn_model *m); /* numbers of an encoding with the root's state */
/* The features of a sentence, given its encoding (asn_committee_encoded) of size numbers. */
ASN_API void      asn_trust_features(const asn_trust *t, const asn_look *l, const float *encoded, size_t size, double x[ASN_LOOKS]);
ASN_API double    asn_trust_score(const asn_trust *t, const double x[ASN_LOOKS]); /* 0 to 1 */
/* How foreign is the sentence that the committee has just decoded: 0 to 1, the mean of the members' scores. Negative: a member cannot
 * tell, or memory has run out, which asn_committee_ok does not say. */
ASN_API double    asn_trust_foreign(asn_committee *c, const asn_member *members, int n, const asn_example *e, double log_prob, int decisions);

/* ---- Abstaining. */
/* Why not to answer; NULL: answer. log_prob is tempered; foreign may be negative: not known. */
ASN_API const char *asn_trust_abstains(const asn_trust *t, const asn_model *m, const asn_example *e, double min_prob, double log_prob, double foreign);

/* Members of a JSON object: , "tempered": true, "foreign": 0.02, "abstained": "..." as far as they apply. */
ASN_API void      asn_trust_write(asn_buffer *b, const asn_trust *t, double foreign, const char *abstained);
#endif
