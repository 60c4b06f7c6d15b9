#include "decoding/wrong.h"

#include "examples/derive.h"

/* Of a value that its type's list does not have. */
static asn_error_kind not_listed(const asn_model *m, const asn_example *e, int type, asn_atom v)
{
    asn_derivations found   = {0};
    asn_buffer      scratch = {0};
    bool            known   = asn_derive(m->g, e->tokens, type, v, &scratch, &found), copied = found.n > 0;
    asn_array_free(&found);
    asn_buffer_free(&scratch);
    return copied ? ASN_WRONG_COPY : known && m->g->types[type].open && v.kind == ASN_STRING ? ASN_WRONG_SPELLING : ASN_WRONG_VALUE;
}

asn_first_error asn_wrong_at(const asn_model *m, const asn_example *e, const asn_tree *predicted, asn_arena *scratch)
{
    asn_first_error at = asn_metrics_first_difference(m->g, e->tree, predicted, scratch);
    size_t          length;
    if (at.kind != ASN_WRONG_VALUE)
        return at;
    asn_atom    v   = asn_tree_value(at.predicted);
    const char *key = asn_value_key(scratch, v, &length);
    if (key && asn_vocab_find(&m->values[at.type], key, length) == 0)
        at.kind = not_listed(m, e, at.type, v);
    return at;
}
