/* respond.h: a line of input to what is printed for it, as predict and serve answer. */
#ifndef ASN_RESPOND_H
#define ASN_RESPOND_H
#include "decoding/search.h"
#include "ground/buffer.h"
#include "model/ensemble.h"

typedef enum asn_format { ASN_FORMAT_TEXT, ASN_FORMAT_TREE, ASN_FORMAT_JSON } asn_format;

typedef struct asn_manner { /* what all lines have in common; nothing here changes while they are answered */
    const asn_grammar  *g;
    const asn_ensemble *models;
    asn_trust           trust; /* of all models together */
    asn_budget          budget;
    asn_limits          limits;    /* of a search */
    int                 format;    /* an asn_format */
    int                 kbest;     /* 0: no search */
    double              min_prob;  /* negative: every line is answered */
    bool                prob;      /* before a text or tree: its probability */
    bool                decisions; /* in JSON: how the tree was decided */
} asn_manner;

typedef struct asn_response {
    double      log_prob;  /* tempered, if the models say how */
    double      foreign;   /* negative: not known */
    const char *abstained; /* why there is no answer; NULL: there is one */
    asn_buffer  out;       /* without the end of the line; on failure of no use. It is the caller's, and is added to */
} asn_response;

enum { ASN_LONGEST_SENTENCE = 1 << 20 }; /* bytes of a line: what is longer is no sentence, and would take a hundred times its length of memory */

/* The line is a sentence or a JSON object, as asn_line_read takes it, of at most ASN_LONGEST_SENTENCE bytes. The arena is one line's own. */
bool asn_respond(const asn_manner *how, asn_committee *c, asn_arena *a, const char *line, size_t length, asn_response *r, asn_error *err);
/* The first half of it: the line read, and of a phrase that may stand for several things, the one that the models prefer. */
bool asn_respond_read(const asn_manner *how, asn_committee *c, asn_arena *a, const char *line, size_t length, asn_example *e, asn_error *err);
#endif
