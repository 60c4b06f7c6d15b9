/* why.h: why a sentence gets the answer it gets: its tree with every decision (decoding/explained.h), and the most probable trees beside it. As data of a
 * page, and as text for a terminal. */
#ifndef ASN_WHY_H
#define ASN_WHY_H
#include "decoding/explained.h"
#include "decoding/search.h"
#include "ground/buffer.h"
#include "model/ensemble.h"
#include "text/difference.h"

typedef struct asn_why_tree {
    const asn_tree *made;        /* as the model makes it; tree and text have the names of entities */
    const char     *tree, *text;
    asn_explained   x;           /* its log-probability is tempered, if the model is calibrated; nodes that differ from the answer are marked */
    asn_pieces      pieces;      /* the text, with what differs from the answer */
    asn_pieces      answer;      /* the answer's text, with what differs from this one */
} asn_why_tree;

typedef struct asn_why {
    const asn_grammar *g;
    const asn_model   *m;
    const asn_example *e;
    int                n_models;
    asn_why_tree      *trees;  /* the most probable first */
    int                n, answer; /* answer: the one that predict gives */
    bool               exact;  /* it is proved that none is missing */
    double             bound;
    int                k;      /* how many were asked for */
    double             foreign; /* how foreign the sentence is to the task, 0 to 1; negative: the model cannot tell */
} asn_why;

typedef struct asn_why_limits {
    int        k;
    asn_limits search;
    asn_budget budget;
} asn_why_limits;

/* Everything lives in arena a. false: out of memory. */
bool asn_why_find(const asn_ensemble *models, asn_committee *c, const asn_example *e, const asn_why_limits *l, asn_arena *a, asn_why *to);

void asn_why_json(asn_buffer *b, const asn_why *w); /* an object */

typedef struct asn_why_style {
    bool colour; /* a terminal shows it, so escapes may be used */
} asn_why_style;
void asn_why_terminal(asn_buffer *b, const asn_why *w, const asn_why_style *style); /* lines; nothing in them changes a terminal but our own colours */
#endif
