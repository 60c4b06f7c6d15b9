/* reply.h: one sentence of a server: as the line of JSON that predict prints for it, or as the page that explain writes. */
#ifndef ASN_REPLY_H
#define ASN_REPLY_H
#include "decoding/respond.h"

typedef struct asn_replier { /* of one thread; zero is a new one */
    asn_committee *committee; /* made when it is first needed */
    asn_arena     *arena;     /* of one sentence */
} asn_replier;
void asn_replier_free(asn_replier *w);

/* In the manner of the server, but for the format and kbest. On failure b holds nothing that is of use. */
bool asn_reply_json(const asn_manner *how, asn_replier *w, const char *line, size_t length, int kbest, asn_buffer *b, bool *abstained, asn_error *err);
/* kbest: how many trees are shown beside the answer. */
bool asn_reply_page(const asn_manner *how, asn_replier *w, const char *line, size_t length, int kbest, asn_buffer *b, asn_error *err);
#endif
