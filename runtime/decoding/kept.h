/* kept.h: does a finished tree keep to the task's constraints? For a search, which takes whole trees. The tree is made once more, decision by decision, and at
 * each one constraints.h is asked as greedy asks it: a choice that is forbidden counts as kept where all others are, too. */
#ifndef ASN_KEPT_H
#define ASN_KEPT_H
#include "decoding/candidates.h"
#include "decoding/growth.h"
#include "ground/buffer.h"

/* Its nodes are made in the sentence's memory. false: it does not, or out of memory, which failed says. */
ASN_API bool asn_kept(asn_sources *s, const asn_budget *budget, const asn_tree *t, bool *failed);

/* `bind ... used`, of a node and a scope of its constructor: do the values that are bound there occur there? */
ASN_API bool asn_kept_used(const asn_grammar *g, const asn_tree *t, const asn_scope *s);

/* `use input`: has the tree every entity of the input, by component, that values of this type could be copied from? b is scratch. */
ASN_API bool asn_kept_uses(const asn_grammar *g, const asn_tokens *tokens, int type, const asn_tree *t, asn_buffer *b);

/* What can be said of a whole tree only: `use input` of all types, `bind ... used`. */
ASN_API bool asn_kept_whole(const asn_grammar *g, const asn_tokens *tokens, const asn_tree *t, asn_arena *a, bool *failed);
#endif
