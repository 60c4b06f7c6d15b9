/* combine.h: the gradients of all ranks' shards, added in the order of shards. A running sum goes up from rank to rank; each adds what its own shards
 * have, in their order, so the sum has the bits of one process that has all shards. From the last rank it comes down again to all of them. It goes in
 * chunks, so that all ranks have something to do at any time. What no shard of the ranks so far touched is not sent: whole tensors, and of tables rows. */
#ifndef ASN_COMBINE_H
#define ASN_COMBINE_H
#include "training/adam.h"

typedef struct asn_mine { /* the shards of this rank */
    asn_real      *const *gradients; /* by shard of all, as adam takes them; only this rank's are there */
    unsigned char *const *touched;
    double               *losses;    /* by shard of all; asn_combine_run fills in the others' */
    int                   first, end, n; /* n: shards of all ranks */
} asn_mine;

typedef struct asn_combine {
    const asn_model *m;
    asn_mine         mine;
    /* the sum, as adam takes it: the gradients of one shard */
    asn_real        *sum;
    unsigned char   *touched;
    /* the rest is combine.c's own affair */
    unsigned char   *own, *all;      /* what ranks tell each other before a sum: losses, touched tensors, touched rows */
    size_t           told, at_rows;  /* bytes of it; where rows begin */
    unsigned char   *is_table;       /* by tensor; this is there even if a rank is alone */
    int             *first;          /* by tensor: the lowest rank that touched it; the number of ranks: none did */
    asn_real        *up, *total, *in; /* what is sent up; the sum, packed; a chunk that was received */
    struct part     *parts;
    size_t           n_parts, n_chunks;
    struct chunk    *chunks;
    double           seconds;        /* spent here, waiting for others included */
    bool             measure;        /* set it to have the next one as well */
    double           work;           /* processor time of it, but for sending and receiving */
} asn_combine;

bool asn_combine_init(asn_combine *c, const asn_model *m, asn_mine mine, asn_error *err);
void asn_combine_reset(asn_combine *c);
/* After a round in which all ranks agreed. The shards' gradients are marked as untouched. */
void asn_combine_run(asn_combine *c);
size_t asn_combine_count(const asn_combine *c); /* numbers that this rank's shards have for others: those of touched tensors and rows */
#endif
