/* pool.h: some threads that do numbered jobs. Which thread does which job never shows in the results. */
#ifndef ASN_POOL_H
#define ASN_POOL_H
#include <stdbool.h>

typedef struct asn_pool asn_pool;
asn_pool *asn_pool_new(int threads); /* 1: everything runs on the caller's own; NULL: none could be had */
void      asn_pool_run(asn_pool *p, int jobs, void (*job)(void *context, int number, int thread), void *context);
void      asn_pool_flush(asn_pool *p, bool flush); /* whether subnormal numbers count as zero in the jobs of later runs (flush.h); at first not */
int       asn_pool_threads(const asn_pool *p);
void      asn_pool_free(asn_pool *p);
#endif
