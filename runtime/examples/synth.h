/* synth.h: examples that are made up: trees, drawn at random (draw.h), and sentences that say them (text/say.h). Same seed, same examples. */
#ifndef ASN_SYNTH_H
#define ASN_SYNTH_H
#include "examples/draw.h"
#include "text/say.h"

typedef struct asn_synth {
    const asn_grammar *g;
    asn_draw          *draw;
    asn_sayer          sayer;
    asn_arena         *arena; /* of one example */
    uint64_t           seed, *seen; /* seen: hashes of sentences, each with that of its tree */
    size_t             n_seen, room;
    bool               distinct; /* no sentence twice */
    long               draws, ambiguous; /* so far; sentences that were given up because another tree is said so, too */
    void             (*tell)(void *context, const char *sentence, const char *tree); /* of the latter; may be NULL */
    void              *context;
    /* the example */
    const char *tree, **sentences; /* a sentence for each input */
} asn_synth;

asn_synth *asn_synth_new(const asn_grammar *g, uint64_t seed, asn_error *err);
void       asn_synth_free(asn_synth *s);
/* The next example; it lives until the next call. false: err says why, or nothing: then so many draws brought nothing new that there probably is
 * no more. A tree that cannot be said, or that breaks a constraint of the task, is drawn again. */
bool       asn_synth_next(asn_synth *s, asn_error *err);
#endif
