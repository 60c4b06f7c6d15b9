/* ranks.h: the processes of one training run, on one machine or several. They are numbered; rank 0 evaluates, writes files and speaks. Alone (ranks_alone.c),
 * a process is rank 0 of 1, and all of this does nothing. With `make MPI=1` (ranks_mpi.c) they are those that mpirun started.
 *
 * Ranks stay in step by rounds: in each, every rank says whether it is well. A rank that fails returns its error as it always would, and joins one last
 * round at the end; the others find it in their next one. So all of them end with the same error. */
#ifndef ASN_RANKS_H
#define ASN_RANKS_H
#include "ground/error.h"

#include <stdint.h>

bool asn_ranks_begin(asn_error *err); /* before anything else here */
void asn_ranks_end(void);             /* when rank 0 has said what there is to say: ranks wait for it, as mpirun ends the others when one has failed */
int  asn_rank(void);
int  asn_ranks(void);
int  asn_ranks_here(void);                /* those on this machine */
int  asn_ranks_processors(int here);      /* of all machines; here: of this one */

/* A round. false: on some rank something is wrong, and err is its error on all of them, of the lowest such rank. From then on it is false at once. */
bool asn_ranks_agree(bool ok, asn_error *err);

/* All ranks call these, after a round in which they agreed. */
void asn_ranks_share(void *what, size_t size);                        /* rank 0's to all */
void asn_ranks_gather(const void *mine, void *all, size_t size);      /* each rank's to all, in their order */

/* Between neighbours, in the order of sending. What is sent must stay as it is until asn_ranks_sent. */
enum { ASN_UP, ASN_DOWN }; /* from a rank to the next one; from a rank to the one before */
void asn_ranks_send(int way, const void *what, size_t size);
void asn_ranks_receive(int way, void *what, size_t size);
void asn_ranks_sent(void);

uint64_t asn_ranks_bytes(void); /* sent by this rank so far: to neighbours, and what it gave to asn_ranks_gather for each other rank */
#endif
