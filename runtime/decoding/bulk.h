/* bulk.h: many sentences at a time on one thread. Each has a fiber (fiber.h) and a committee of its own, and is answered by the same code as a sentence alone.
 * Where its scorer needs a product, it waits until as many others as possible need one with the same matrix, so that weights go by once for many rows
 * (gather.h). A row gets the same bits in company as alone, so answers and log-probabilities do not depend on who was answered at the same time. */
#ifndef ASN_BULK_H
#define ASN_BULK_H
#include "decoding/committee.h"

typedef struct asn_bulk asn_bulk;
/* members as for asn_committee_new; places: sentences at a time on a thread, 0: as many as is fastest; threads: the most that will run it. NULL: out of memory. */
asn_bulk *asn_bulk_new(const asn_member *members, int n, int places, int threads);
void      asn_bulk_free(asn_bulk *b);

typedef struct asn_bulk_work {
    void  *context;
    int  (*next)(void *context); /* the number of the next job; -1: there is none left */
    /* Does it. The arena is the job's own, and reset behind it. */
    void (*job)(void *context, int number, asn_committee *c, asn_arena *a);
} asn_bulk_work;
/* Does jobs until there are none. They begin in the order of next, and end in any. thread: whose turn it is; the same number must mean the same thread for
 * good. most: how many at a time, at the most. Where memory or the machine do not allow several at a time, they are done one after the other. false: memory
 * ran out before the first one. */
bool      asn_bulk_run(asn_bulk *b, int thread, const asn_bulk_work *work, int most);
#endif
