/* forest.h: all trees that a model can make of one sentence, unfolded only where somebody looks (search.h).
 *
 * A *spot* is a place where there is a choice: the constructor of a type, a value, whether an optional child is there, how a
 * sequence goes on. It has several *ways* to go on, each with its log-probability and the spots behind it, which do not depend on one another:
 * a state depends on the path from the root alone. So a tree is a way at the root and a tree behind each of its spots.
 *
 * The generated modules do the unfolding. asn_enter notes a spot and returns false. To score a spot or to open a way, its module
 * is called again; what was computed before is handed out from notes. A sequence is a chain: behind the way "another" are its next child and the rest
 * of the sequence, which is a spot too.
 *
 * With the setting `feed`, a sequence is told what stands before it. Then a spot of a sequence depends on what was taken at the spots before it in its way,
 * and there is one for each: asn_forest_told. */
#ifndef ASN_FOREST_H
#define ASN_FOREST_H
#include "decoding/growth.h"
#include "decoding/policy.h"

typedef enum asn_spot_kind {
    ASN_SPOT_TYPE,   /* ways: constructors */
    ASN_SPOT_VALUE,  /* no ways: its values are in candidates.h */
    ASN_SPOT_OPTION, /* an optional field or a place of a ?*: a child or none */
    ASN_SPOT_REST    /* of a sequence: another child or the end */
} asn_spot_kind;

typedef struct asn_spot asn_spot;
typedef struct asn_way {
    double     log_prob;
    int32_t    label; /* a constructor; 1: there is a child, 0: there is none */
    int32_t    nodes; /* that it takes from the budget itself */
    int32_t    n;     /* spots behind it; -1: it is not open yet */
    asn_spot **spots;
} asn_way;

struct asn_spot {
    asn_spot_kind     kind;
    const asn_module *module;
    asn_state         v;
    asn_vec           c;
    asn_node         *node;  /* its own; of a field's spot, the node that has the field */
    int32_t           field; /* where it is in the constructor above */
    /* of a sequence, and of a place in it */
    int32_t           step;
    asn_spot         *previous;      /* the rest of the sequence one step before; of a place, the rest that begins with it; NULL: the first */
    asn_state         before, child; /* s before the step; the state of its child */
    asn_vec           e;
    const asn_labels *told;          /* what stands before it; NULL: nothing, or no feed */
    int64_t           least, most; /* nodes: what is behind it has at least so many, and may have so many */
    asn_way          *ways;
    int32_t           n_ways;
    bool              scored;
    void             *search; /* what a search keeps here */
};

typedef struct asn_forest {
    asn_policy p; /* first */
    asn_growth limits; /* for the height only: see asn_forest_begin */
    asn_spot  *root;
    /* while a module runs */
    asn_spot  *now;
    asn_way   *opening;             /* NULL: now is being scored */
    int32_t    step, next;          /* of a sequence: where the module is, and which attention comes next */
    asn_spot **path;                /* its rests up to now, by step */
    int32_t    room_path;
    int32_t    field;               /* of the child that was asked for last */
    asn_node   passed;              /* stands for children that are known already */
    asn_spot **met;                 /* spots behind the way that is being opened */
    int32_t    n_met, room_met;
} asn_forest;

/* Trees of this forest are no higher than the budget's depth and have no value longer than its letters. Nodes: a spot knows how many it may
 * have behind it (most), but ways whose trees turn out to be larger are there; who takes trees has to look. false: out of memory. */
ASN_API bool asn_forest_begin(asn_forest *f, asn_committee *s, const asn_example *e, const asn_budget *budget);
ASN_API bool asn_forest_score(asn_forest *f, asn_spot *spot);              /* finds its ways. Not of a value. false: out of memory */
ASN_API bool asn_forest_open(asn_forest *f, asn_spot *spot, asn_way *way); /* finds the spots behind it */

ASN_API bool      asn_forest_feeds(const asn_forest *f);
/* A spot of a sequence once more, told so and not scored yet. NULL: out of memory. */
ASN_API asn_spot *asn_forest_told(asn_forest *f, const asn_spot *spot, const asn_labels *before);
#endif
