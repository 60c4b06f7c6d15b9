/* watched.h: how an answer came about: the decisions that a decoder tells of, kept for one sentence, and written as JSON by predict and
 * shipped parsers. */
#ifndef ASN_WATCHED_H
#define ASN_WATCHED_H
#include "decoding/policy.h"
#include "ground/buffer.h"

enum { ASN_ALTERNATIVES = 3 }; /* that are kept of a decision */
typedef struct asn_watched_alternative {
    const char *chosen;
    double      probability;
} asn_watched_alternative;

typedef struct asn_watched_decision {
    struct asn_watched_decision *next;
    const char               *module, *kind, *chosen;
    double                    probability;
    int                       node;      /* its number, parents first, from left to right */
    const float              *attention; /* a weight for each token */
    int                       n_alternatives;
    asn_watched_alternative   alternatives[ASN_ALTERNATIVES]; /* what it might have been instead, the most probable first: constraints may have forbidden it */
} asn_watched_decision;

typedef struct asn_watched {
    const asn_model   *model;
    const asn_example *example; /* of now */
    asn_arena         *arena;   /* where they are kept */
    asn_watched_decision *first, *last;
    int                n;
} asn_watched;

ASN_API void asn_watched_begin(asn_watched *d, const asn_example *e);          /* another sentence: forgets those of the last */
ASN_API bool asn_watched_keep(void *decisions, const asn_decision *d);           /* what an asn_watcher calls. false: out of memory */
ASN_API void asn_watched_undo(void *decisions, int n);                         /* likewise: forgets the last n */
ASN_API void asn_watched_write(asn_buffer *b, const asn_watched *d);           /* as a member of an object: , "decisions": [...] */
#endif
