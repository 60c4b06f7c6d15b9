/* rebuild.h: a node from what `parse` noted on the way through its template. */
#ifndef ASN_REBUILD_H
#define ASN_REBUILD_H
#include "asn.h"

/* What happened at a step. Notes are shared: several readings of a text begin alike. */
typedef struct asn_note {
    const struct asn_note *before;
    int                    step;    /* counted from the template's first */
    int                    length;  /* with all before it */
    bool                   yes;     /* IF: the test holds; LOOP, NEXT: there is a row; CHILD: it is in parentheses */
    const asn_tree        *tree;    /* CHILD; NULL: there is none */
} asn_note;

enum { ASN_MOST_REBUILT = 8 };

typedef struct asn_rebuilt {
    const asn_tree *trees[ASN_MOST_REBUILT]; /* several, where the text leaves a field open */
    int             n;
    bool             too_high; /* a tree is not made because of its height */
    const asn_field *missing; /* the text does not say what this field holds; NULL: it says all */
} asn_rebuilt;

/* The trees that print by these steps and no others. limits: keep to the task's `limit` statements. false: out of memory. */
bool asn_rebuild(asn_arena *a, const asn_grammar *g, int ctor, const asn_template_step *steps, const asn_note *notes, bool limits, asn_rebuilt *to);

/* Does a test hold for a child, as far as it is about this child? */
bool asn_test_child(const asn_template_step *s, const asn_tree *child);
#endif
