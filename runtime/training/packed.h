/* packed.h: sequences of different lengths, run together one step after the other. They stand longest first, so that those
 * that are still running at a step come first: their rows of that step stand together. */
#ifndef ASN_PACKED_H
#define ASN_PACKED_H
#include "ground/arena.h"

#include <stdint.h>

typedef struct asn_packed {
    int32_t  n, steps, rows;      /* sequences; steps of the longest; rows of all steps */
    int32_t *order;               /* number of each sequence, longest first; on a tie, the lower number first */
    int32_t *length;              /* of each, in that order */
    int32_t *active, *first_row;  /* by step: sequences that have it, and where its rows begin. active[steps] is 0 */
} asn_packed;

/* A sequence of length 0 is left out. false: out of memory. */
bool asn_packed_init(asn_packed *p, asn_arena *a, int32_t n, const int32_t *length);
/* The same of lengths that stand in order already (and stay the caller's), with rows from first_row on; order is not set. */
bool asn_packed_sorted(asn_packed *p, asn_arena *a, int32_t n, int32_t *length, int32_t first_row);
#endif
