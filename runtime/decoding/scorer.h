/* scorer.h: what a model computes for one sentence: states, contexts, embeddings, and how likely each alternative of a decision is.
 * A scorer knows nothing of trees, greed, gold or budgets: a policy asks it and chooses (greedy.h, score.h, search.h), through a committee of one or more
 * scorers (committee.h).
 *
 * A scorer keeps what it may need again. For good: the input half of the encoder's gates of every word it has met and of the
 * speller's gates of every letter, and f_C's part of every field's embedding; so weights must not change under it. For the sentence: all states
 * and vectors, by handle, and the halves of products that need one of them alone. It belongs to one thread.
 *
 * How other policies plug in. A *search* (forest.h) notes a node in asn_enter and returns false. Later it calls the module's function again with a
 * choice that it forces, and hands out the handles that it noted the first time instead of asking again: all of a sentence's handles stay valid until the next sentence. */
#ifndef ASN_SCORER_H
#define ASN_SCORER_H
#include "examples/example.h"
#include "model/weights.h"
#include "text/labels.h"

typedef struct asn_scorer asn_scorer;
ASN_API asn_scorer *asn_scorer_new(const asn_model *m, const asn_weights *w); /* NULL: out of memory */
ASN_API void        asn_scorer_free(asn_scorer *s);
/* One whose memory is the caller's: lasting, and of one sentence, which the caller resets before each. NULL: lasting is too small. */
ASN_API asn_scorer *asn_scorer_in(const asn_model *m, const asn_weights *w, asn_arena *lasting, asn_arena *sentence);

#ifndef ASN_SHIPPED
/* Somebody who does products together with those of other sentences (bulk.h). */
typedef struct asn_later asn_later;
struct asn_later {
    /* y = x w, or y += x w behind all that were added before for the same y. x and y must stay until then. */
    void (*product)(asn_later *l, int tensor, const asn_matrix *w, const asn_real *x, asn_real *y, bool add);
    void (*wait)(asn_later *l); /* until all of them are done */
};
/* One for another sentence on the same thread. It shares what s keeps for good, and leaves its products to somebody. NULL: out of memory. */
asn_scorer *asn_scorer_beside(const asn_scorer *s, asn_arena *lasting, asn_arena *sentence, asn_later *later);
#endif

ASN_API bool             asn_scorer_begin(asn_scorer *s, const asn_example *e, asn_state *root); /* encodes a sentence. false: out of memory */
ASN_API bool             asn_scorer_ok(const asn_scorer *s); /* false: memory ran out; handles since then are of no use, but may be passed */
ASN_API const asn_model *asn_scorer_model(const asn_scorer *s);
ASN_API asn_arena       *asn_scorer_arena(const asn_scorer *s);     /* the sentence's memory */
ASN_API const asn_real  *asn_scorer_attention(const asn_scorer *s); /* a weight for each token, by the last attention */

/* The mean encoding of the tokens of each input, and of those the mean: 2 x hidden numbers; behind it the root's state, as many. */
ASN_API void             asn_scorer_encoded(const asn_scorer *s, float *to);

/* ---- States, contexts and embeddings, as the seam asks for them (asn.h). */
ASN_API asn_vec   asn_scorer_attend(asn_scorer *s, const asn_module *m, asn_state v, asn_state at); /* at: ASN_NO_STATE outside of sequences */
ASN_API asn_state asn_scorer_sequence_start(asn_scorer *s, const asn_module *m, asn_state v, const asn_labels *before); /* NULL: no feed */
ASN_API asn_vec   asn_scorer_embed_field(asn_scorer *s, const asn_module *constructor, int field, asn_vec c);
ASN_API asn_vec   asn_scorer_embed_child(asn_scorer *s, const asn_module *m, asn_state v, asn_state at, asn_vec c);
ASN_API asn_state asn_scorer_vertical(asn_scorer *s, asn_state v, asn_vec e);
ASN_API asn_state asn_scorer_horizontal(asn_scorer *s, asn_state at, asn_vec e, const asn_labels *child);

/* ---- Decisions. Of several alternatives: their scores; alternative k has log-probability score[k] - norm. Scores stay in place until
 * the scorer's next call. Of yes and no: the log-odds x of yes; yes has log-probability asn_log_sigmoid(x), no asn_log_sigmoid(-x). */
typedef struct asn_choices {
    const asn_real *score;
    int             n; /* 0: out of memory */
    double          norm;
} asn_choices;

static inline double asn_choices_log_prob(const asn_choices *c, int k)
{
    return (double)c->score[k] - c->norm;
}

ASN_API asn_choices asn_scorer_constructor(asn_scorer *s, const asn_module *type, asn_state v, asn_vec c); /* k: of asn_seen.chosen; more than one */
ASN_API double      asn_scorer_present(asn_scorer *s, const asn_module *field, asn_state v, asn_vec c);
ASN_API double      asn_scorer_another(asn_scorer *s, const asn_module *field, asn_state v, asn_state at, asn_vec c);

/* A value of a type without copies: an entry of the type's list or, of an open type, spelled. */
ASN_API double      asn_scorer_spelled(asn_scorer *s, const asn_module *type, asn_state v, asn_vec c); /* of an open type: spelled, not from the list */
ASN_API asn_choices asn_scorer_listed(asn_scorer *s, const asn_module *type, asn_state v, asn_vec c);  /* k: an entry; 0: unknown */

/* A value of a type with copies has several derivations. k: an entry of the type's list, then each source of each copy statement (copy.h),
 * and last, of an open type, that the value is spelled. What gives the same value belongs together: values.h adds it up. */
ASN_API asn_choices asn_scorer_derived(asn_scorer *s, const asn_module *type, asn_state v, asn_vec c);

/* The speller takes one step a letter, from a state to the next. States are the caller's, asn_scorer_letter_size reals each, so that
 * a search may keep the state of every prefix. The first step is from speller.start, after letter asn_model.letters.n, which is none. */
typedef struct asn_speller { /* of one value, in the sentence's memory */
    asn_real *start, *query, *comp, *hidden; /* the first state; what v alone gives for every letter */
} asn_speller;
ASN_API bool        asn_scorer_spell(asn_scorer *s, asn_state v, asn_speller *speller); /* false: out of memory */
ASN_API size_t      asn_scorer_letter_size(const asn_scorer *s);
ASN_API asn_choices asn_scorer_letter(asn_scorer *s, const asn_speller *speller, const asn_real *from, int32_t before, asn_real *to); /* k: a letter; 0: the end */
#endif
