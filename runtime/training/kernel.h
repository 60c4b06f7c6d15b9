/* kernel.h: what training computes number by number, beside what prediction does (arithmetic/kernel.h). Nothing is contracted, so that all processors give the same
 * bits. */
#ifndef ASN_TRAINING_KERNEL_H
#define ASN_TRAINING_KERNEL_H
#include "arithmetic/real.h"
#include "schema.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The gates of a cell turn into the gradients of their sums. c_from and dc_from, which is added to, are there, or neither. */
void asn_row_gates_back(int H, asn_real *g, const asn_real *c_from, const asn_real *c, const asn_real *dh, const asn_real *dc, asn_real *dc_from);

/* ---- Adam. All of it is padded to a cache line, with numbers that may be computed with. */

typedef struct asn_step { asn_real rate, correct, keep; } asn_step;      /* what a step is for all weights alike */
typedef struct asn_moving { asn_real *w, *m, *v, *average; } asn_moving; /* some weights, and what is kept of each; average may be NULL */
typedef struct asn_terms {                                               /* their gradients by several shards, one at least */
    const asn_real *g[ASN_MOST_SHARDS];
    int             n;
} asn_terms;

/* A step along scale times the sum of the gradients, which is taken in their order. finite: is everything finite afterwards? */
void asn_moving_follow(size_t n, asn_moving p, const asn_terms *t, asn_real scale, const asn_step *step, bool *finite);
/* Steps that the weights have missed, because their gradients were zero. */
void asn_moving_catch_up(size_t n, asn_moving p, const asn_step *missed, int64_t n_missed);
/* Of the sum of the gradients: the sum of the squares of its n numbers. */
void asn_terms_square(size_t n, const asn_terms *t, double *square);
#endif
