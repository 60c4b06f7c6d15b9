/* survey.h: what a model would choose at each place of the gold trees of examples, when everything before that place is right. So one mistake does not count
 * several times, as it does when whole answers are compared. */
#ifndef ASN_SURVEY_H
#define ASN_SURVEY_H
#include "examples/data.h"
#include "ground/pool.h"
#include "model/weights.h"

typedef struct asn_confused { /* one constructor taken for another */
    int    gold, chosen;
    size_t times;
} asn_confused;

typedef struct asn_survey {
    size_t       *times, *right; /* by constructor: how often it was to be chosen among several, and how often it was the most probable one */
    asn_confused *confused;      /* the most frequent first */
    size_t        n_confused;
    double       *log_prob;      /* of each example's tree; minus infinity: the model cannot make it */
} asn_survey;

/* The examples are indexed, with their values (asn_index_example). What is found lives in the arena. */
bool asn_survey_run(const asn_member *members, int n_members, const asn_data *d, asn_pool *pool, asn_arena *arena, asn_survey *s, asn_error *err);
#endif
