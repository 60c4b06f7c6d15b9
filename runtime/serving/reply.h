/* reply.h: one sentence of a server: as the line of JSON that predict prints for it, or as the page that explain writes. */
#ifndef ASN_REPLY_H
#define ASN_REPLY_H
#include "decoding/search.h"
#include "ground/buffer.h"
#include "model/ensemble.h"

typedef struct asn_replies { /* what all sentences have in common; nothing here changes while they are answered */
    const asn_grammar  *g;
    const asn_ensemble *models;
    asn_trust           trust; /* of all models together */
    asn_budget          budget;
    asn_limits          limits;   /* of a search */
    double              min_prob; /* negative: every sentence is answered */
} asn_replies;

typedef struct asn_replier { /* of one thread; zero is a new one */
    asn_committee *committee; /* made when it is first needed */
    asn_arena     *arena;     /* of one sentence */
} asn_replier;
void asn_replier_free(asn_replier *w);

/* The line is a sentence or a JSON object, as asn_line_read takes it. kbest 0: no search. On failure b holds nothing that is of use. */
bool asn_reply_json(const asn_replies *r, asn_replier *w, const char *line, size_t length, int kbest, asn_buffer *b, bool *abstained, asn_error *err);
/* kbest: how many trees are shown beside the answer. */
bool asn_reply_page(const asn_replies *r, asn_replier *w, const char *line, size_t length, int kbest, asn_buffer *b, asn_error *err);
#endif
