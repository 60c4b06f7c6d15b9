/* committee.h: one or more models that decide together. It offers the calls of scorer.h, and policies run over it. At each decision the
 * probabilities of its members are averaged (their arithmetic mean); what was decided goes to all of them. A committee of one is
 * that model, to the bit.
 *
 * Members may differ in their widths and in how they were trained. They have the same grammar, have seen the same of it, and have the same
 * vocabularies and labels (ensemble.h checks): so they make the same rows in the same order, a handle means the same to each of them, and alternative k of a
 * decision is the same alternative. The first member's model stands for all: budgets are its own. */
#ifndef ASN_COMMITTEE_H
#define ASN_COMMITTEE_H
#include "decoding/scorer.h"

typedef struct asn_committee asn_committee;
/* The list of members may go away, their models and weights must stay. NULL: out of memory. */
ASN_API asn_committee *asn_committee_new(const asn_member *members, int n);
ASN_API void           asn_committee_free(asn_committee *c);
/* One whose memory is the caller's, as asn_scorer_in has it. */
ASN_API asn_committee *asn_committee_in(const asn_member *members, int n, asn_arena *lasting, asn_arena *sentence);
#ifndef ASN_SHIPPED
/* One for another sentence on the same thread, as asn_scorer_beside has it; later: one for each member. c must stay. NULL: out of memory. */
asn_committee *asn_committee_beside(const asn_committee *c, asn_later *const *later);
#endif

ASN_API bool             asn_committee_begin(asn_committee *c, const asn_example *e, asn_state *root); /* false: out of memory */
/* The next begin is of the same sentence: what was computed for it stays, and is computed once only. Nothing of the sentence's memory
 * may have been given back since. */
ASN_API void             asn_committee_again(asn_committee *c);
ASN_API bool             asn_committee_ok(const asn_committee *c); /* false: memory ran out; handles since then are of no use, but may be passed */
ASN_API const asn_model *asn_committee_model(const asn_committee *c);
ASN_API asn_arena       *asn_committee_arena(const asn_committee *c); /* the sentence's memory */
ASN_API const asn_real  *asn_committee_attention(asn_committee *c);   /* a weight for each token: the mean of the members' last attentions */
ASN_API void             asn_committee_encoded(const asn_committee *c, int member, float *to); /* as asn_scorer_encoded */

/* ---- States, contexts and embeddings. */
ASN_API asn_vec   asn_committee_attend(asn_committee *c, const asn_module *m, asn_state v, asn_state at);
ASN_API asn_state asn_committee_sequence_start(asn_committee *c, const asn_module *m, asn_state v, const asn_labels *before);
ASN_API asn_vec   asn_committee_embed_field(asn_committee *c, const asn_module *constructor, int field, asn_vec ctx);
ASN_API asn_vec   asn_committee_embed_child(asn_committee *c, const asn_module *m, asn_state v, asn_state at, asn_vec ctx);
ASN_API asn_state asn_committee_vertical(asn_committee *c, asn_state v, asn_vec e);
ASN_API asn_state asn_committee_horizontal(asn_committee *c, asn_state at, asn_vec e, const asn_labels *child);

/* ---- Decisions, as scorer.h describes them. Scores stay in place for the sentence, but those of letters: they do until the next decision. */
ASN_API asn_choices asn_committee_constructor(asn_committee *c, const asn_module *type, asn_state v, asn_vec ctx);
ASN_API double      asn_committee_present(asn_committee *c, const asn_module *field, asn_state v, asn_vec ctx);
ASN_API double      asn_committee_another(asn_committee *c, const asn_module *field, asn_state v, asn_state at, asn_vec ctx);
ASN_API double      asn_committee_spelled(asn_committee *c, const asn_module *type, asn_state v, asn_vec ctx);
ASN_API asn_choices asn_committee_listed(asn_committee *c, const asn_module *type, asn_state v, asn_vec ctx);
ASN_API asn_choices asn_committee_derived(asn_committee *c, const asn_module *type, asn_state v, asn_vec ctx);

/* A state of the committee's speller is its members' states, one behind the other: asn_committee_letter_size reals. */
typedef struct asn_committee_speller { /* of one value, in the sentence's memory */
    asn_real    *start; /* the first state */
    asn_speller *of;    /* by member */
} asn_committee_speller;
ASN_API bool        asn_committee_spell(asn_committee *c, asn_state v, asn_committee_speller *speller); /* false: out of memory */
ASN_API size_t      asn_committee_letter_size(const asn_committee *c);
ASN_API asn_choices asn_committee_letter(asn_committee *c, const asn_committee_speller *speller, const asn_real *from, int32_t before, asn_real *to);
#endif
