/* best.h: the answer to a sentence, for predict, eval and shipped parsers alike.
 *
 * It is greedy's tree, unless a constraint got in its way, or it leaves out what the task wants used. Greed is blind to what lies ahead: where its choice is forbidden it takes the next one, however
 * improbable, though another choice further up would have led somewhere better. Then the answer is the most probable tree that keeps to the constraints
 * (search.h). If a limit is reached before that is found, greedy's tree has to do.
 *
 * An answer with a fault (a constraint gave way, a word asks for what it lacks, or a variable is used for what does not go together) yields to one without that is at least a tenth as probable.
 *
 * With the setting `search` it is the most probable tree always, if that is proved within so many steps. Often greedy's
 * probability alone proves it. */
#ifndef ASN_BEST_H
#define ASN_BEST_H
#include "decoding/growth.h"
#include "decoding/policy.h"

enum { ASN_BEST_EXPANSIONS = 1000 }; /* steps at least, where a constraint was in the way */

/* The tree lives in arena a. budget NULL: as the model's settings say. watcher NULL: none; it is told how the answer came about, not what was tried
 * before. log_prob may be NULL. NULL: out of memory, or stopped. */
ASN_API const asn_tree *asn_best(asn_committee *c, const asn_example *e, const asn_budget *budget, const asn_watcher *watcher, asn_arena *a, double *log_prob);
#endif
