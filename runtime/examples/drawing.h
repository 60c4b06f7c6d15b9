/* drawing.h: what draw.c, invented.c (values) and alike.c (examples to be like) share. Others see draw.h. */
#ifndef ASN_DRAWING_H
#define ASN_DRAWING_H
#include "examples/draw.h"
#include "ground/array.h"
#include "ground/rng.h"
#include "text/tree.h"

typedef struct asn_own_list { /* of a file of values */
    const char *name;
    ASN_ARRAY(asn_value_item) items;
} asn_own_list;

typedef struct asn_learnt { /* of a field, from examples */
    ASN_ARRAY(asn_atom) values;
    long parents, present, children; /* parents that have some; all children */
} asn_learnt;

typedef struct asn_bound_value {
    int      type;
    asn_atom value;
} asn_bound_value;

struct asn_draw {
    const asn_grammar *g;
    uint64_t          *seed;
    asn_arena         *arena;   /* what lives as long as this */
    asn_arena         *a;       /* of the tree that is being drawn */
    double            *weights; /* of constructors */
    int               *least;   /* height, by type and style; plain: of any tree of the type */
    int               *plain;
    int               *row_least;
    bool              *recursive; /* of a constructor: it may contain its own type again */
    int               *inside;    /* of a type: how many nodes on the way from the root are of it */
    asn_learnt            *fields;
    bool               is_like;
    ASN_ARRAY(asn_own_list) lists;
    ASN_ARRAY(asn_bound_value) bound;
    ASN_ARRAY(uint64_t) keys, shapes; /* of signatures, as hashes in ascending order */
    asn_error         *err;
    bool               failed; /* err says why */
};

static inline uint32_t asn_drawing_below(asn_draw *d, uint32_t n)
{
    return (uint32_t)(asn_mix((*d->seed)++) % n);
}

static inline bool asn_drawing_fail(asn_draw *d) /* out of memory */
{
    d->failed = true;
    return asn_out_of_memory(d->err);
}

/* Does a statement about a value apply to this field (a number) of this type, in this style? */
static inline bool asn_drawing_says(const asn_say_value *v, int type, int field, int style)
{
    return v->style == style && (v->field >= 0 ? v->field == field : v->type == type);
}

/* A value of a field that can be said in a style. NULL: none was found; d->failed: err says why. */
const asn_tree *asn_invented_value(asn_draw *d, int field, int style);
/* Do the children of a node go with its values, as far as examples told? */
bool asn_alike_keeps(const asn_draw *d, const asn_tree *t);
#endif
