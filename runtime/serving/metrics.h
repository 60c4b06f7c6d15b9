/* metrics.h: what a server counts, as text in the format of Prometheus. Any thread may add to it. */
#ifndef ASN_METRICS_H
#define ASN_METRICS_H
#include "ground/buffer.h"
#include "ground/error.h"

typedef struct asn_metrics asn_metrics;
/* paths: those that are counted apart, the last is NULL; all others count as "other". The list must stay. NULL: out of memory. */
asn_metrics *asn_metrics_new(const char *const *paths);
void         asn_metrics_free(asn_metrics *m);

void asn_metrics_request(asn_metrics *m, const char *path, int status, double seconds); /* answered, so long after it was complete */
void asn_metrics_sentence(asn_metrics *m, bool abstained);                              /* one was parsed */

typedef struct asn_metrics_now { /* what is true at this moment */
    int connections, waiting;
} asn_metrics_now;
void asn_metrics_write(asn_metrics *m, const asn_metrics_now *now, asn_buffer *b);
#endif
