/* explained.h: how a tree comes about, decision by decision: what is chosen, how surely, instead of what, and which words the model looks at. It
 * follows score.h along any tree that the model can make, so the probabilities of all decisions multiply to the one that score and search give it. */
#ifndef ASN_EXPLAINED_H
#define ASN_EXPLAINED_H
#include "decoding/policy.h"

enum { ASN_MOST_OTHERS = 4 };

typedef struct asn_other { /* what might have been chosen instead */
    const char *text;
    double      probability;
} asn_other;

typedef struct asn_reason { /* one decision */
    struct asn_reason *next;
    const asn_module  *module;
    asn_decision_kind  kind;
    const char        *chosen; /* a constructor, a value as trees write it, a letter (empty: the word ends), yes or no */
    double             probability;
    asn_other          others[ASN_MOST_OTHERS]; /* the most probable first */
    int                n_others;
    const float       *attention; /* a weight for each token */
} asn_reason;

typedef struct asn_explained_node {
    const asn_tree *tree;
    int             parent, field, place; /* parent: a number, -1 for the root; field: of the grammar, -1 for the root; place: which child of the field */
    int             type, value;          /* value: of a primitive node, which of the tree's values */
    const char     *label;                /* its constructor, or its value as trees write it */
    const char     *name;                 /* what a token of the lexicon stands for; NULL: it is none */
    asn_reason     *first, *last;         /* what was decided here; fields are decided in the node that has them */
    int32_t         from, to;             /* tokens that its value is most probably copied from, of all inputs in a row; from -1: none */
    bool            differs;              /* asn_explained_compare: the other tree has something else here, or nothing */
    int             missing;              /* likewise: children that the other tree has here and this one has not */
} asn_explained_node;

typedef struct asn_explained {
    asn_explained_node *nodes; /* parents first, from left to right */
    int                 n_nodes;
    double              log_prob; /* minus infinity: the model cannot make it; reasons end where that shows */
} asn_explained;

/* All of it lives in arena a. false: out of memory. */
bool asn_explain(asn_committee *c, const asn_example *e, const asn_tree *t, asn_arena *a, asn_explained *to);

/* Marks the nodes that differ from another tree's. Children that both have in a field are passed over, wherever they stand. false: out of memory. */
bool asn_explained_compare(const asn_grammar *g, asn_explained *x, const asn_tree *other, asn_arena *scratch);

const char *asn_decision_name(asn_decision_kind kind); /* constructor, present, another, spell, value, copy, letter */
#endif
