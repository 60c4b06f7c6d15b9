/* draw.h: trees drawn at random, such as the task's `say` statements can say, for training data to begin with. At each node, first a constructor is
 * drawn by its weight, then a template of it, and the template tells which children there are. So neither a constructor with many templates nor one
 * with large children takes the place of others. Where a type contains itself, constructors that contain it again become less likely with
 * each level. */
#ifndef ASN_DRAW_H
#define ASN_DRAW_H
#include "asn.h"

typedef struct asn_draw asn_draw;
asn_draw *asn_draw_new(const asn_grammar *g, uint64_t *seed, asn_error *err); /* NULL: no tree can be said, or out of memory */
void      asn_draw_free(asn_draw *d);

/* Learns from the examples of a file: how often constructors and children occur, which values fields hold, and what goes together by the task's
 * signatures. */
bool asn_draw_like(asn_draw *d, const char *path, asn_error *err);
/* Further values: a file with a type (or a field, or a name that other values have in braces), a tab and a value on each line. */
bool asn_draw_values(asn_draw *d, const char *path, asn_error *err);

/* A tree of the root. NULL: err says why there is none; or, where that says nothing, this draw came to nothing and another may not. */
const asn_tree *asn_draw_one(asn_draw *d, asn_arena *a, asn_error *err);
#endif
