/* shards.h: a minibatch, cut into shards that threads run side by side, and ranks (ranks.h): each has shards of its own. Shards are cut by the settings and
 * the examples alone, never by the number of threads or ranks, and their gradients are added in their order: the bits do not depend on these. */
#ifndef ASN_SHARDS_H
#define ASN_SHARDS_H
#include "ground/pool.h"
#include "training/adam.h"
#include "training/batch.h"
#include "training/source.h"
#include "training/teacher.h"
#include "training/uses.h"

typedef struct asn_shards {
    const asn_model    *m;
    const asn_source   *source;
    asn_pool           *pool;      /* the caller's */
    int                 n, first, end; /* shards; those of this rank */
    asn_batch         **batches;   /* by thread: one that runs several shards finds its memory in the cache */
    asn_teacher       **teachers;  /* by thread; NULL: there are none */
    struct shard       *all;
    asn_real          **gradients; /* by shard, as adam takes them; of other ranks' shards there are none */
    unsigned char     **touched;
    double             *losses;    /* by shard */
    const asn_example **cut;       /* the minibatch, shard after shard */
    const asn_lesson  **lessons;   /* of these, in the same order */
    asn_example        *read;      /* the examples themselves, when they are streamed */
    struct item        *items;     /* by example */
    asn_uses            uses;
    /* the minibatch */
    const uint32_t     *order;     /* numbers of its examples */
    size_t              size;
    uint64_t            key, minibatch; /* of dropout */
} asn_shards;

void asn_shards_of(int shards, int rank, int ranks, int *first, int *end); /* those of a rank: as many as others have, or one more or less */
/* teachers: NULL or none of them, if nobody teaches. false: out of memory */
bool asn_shards_init(asn_shards *s, const asn_model *m, const asn_real *weights, const asn_source *source, asn_teachers *teachers, asn_pool *pool);
void asn_shards_reset(asn_shards *s);
/* Gathers the examples of a minibatch and cuts it. s->uses.tensor says what must be up to date before it runs. */
bool asn_shards_cut(asn_shards *s, const uint32_t *order, size_t size, asn_error *err);
/* Runs this rank's shards: gradients in s->gradients, losses in s->losses. key and minibatch: what dropout follows from (batch.h). */
bool asn_shards_run(asn_shards *s, uint64_t key, uint64_t minibatch, asn_error *err);
double asn_shards_recording(const asn_shards *s); /* seconds so far, of all threads: recording; reading streamed examples */
double asn_shards_reading(const asn_shards *s);
#endif
