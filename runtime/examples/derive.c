#include "examples/derive.h"

#include "text/copy.h"

#include <string.h>

/* Does what was copied equal the value, begin like it, or differ from it? */
typedef enum likeness { DIFFERS, BEGINS, EQUALS } likeness;

static likeness compare(asn_atom copied, asn_atom v)
{
    if (copied.kind != v.kind || copied.length > v.length || memcmp(copied.text, v.text, copied.length) != 0)
        return DIFFERS;
    return copied.length == v.length ? EQUALS : BEGINS;
}

/* Spans that begin at a token grow until they differ from the value: what is added never changes what was there. */
static bool derive_spans(const asn_grammar *g, const asn_tokens *t, int copy, int32_t first, asn_atom v, asn_buffer *scratch, asn_derivations *found)
{
    const asn_copy *how = &g->copies[copy];
    for (int32_t last = first; last < t->n && last - first < ASN_LONGEST_SPAN; last++) {
        asn_atom copied;
        scratch->length = 0;
        bool     some   = asn_copy_value(g, how, t, first, last, scratch, &copied);
        likeness like   = some ? compare(copied, v) : BEGINS;
        if (scratch->failed || (like == EQUALS && !asn_array_push(found, (asn_derivation){copy, first, last})))
            return false;
        if (how->part == ASN_COPY_TOKEN || (like == DIFFERS && how->transform != ASN_COPY_NUMBER))
            break;
    }
    return true;
}

static bool derive_whole(const asn_grammar *g, const asn_tokens *t, int copy, asn_atom v, asn_buffer *scratch, asn_derivations *found)
{
    asn_atom copied;
    scratch->length = 0;
    bool some       = t->n > 0 && asn_copy_value(g, &g->copies[copy], t, 0, t->n - 1, scratch, &copied);
    if (some && compare(copied, v) == EQUALS)
        return asn_array_push(found, (asn_derivation){copy, 0, t->n - 1});
    return !scratch->failed;
}

bool asn_derive(const asn_grammar *g, const asn_tokens *tokens, int type, asn_atom v, asn_buffer *scratch, asn_derivations *found)
{
    for (int k = g->types[type].first_copy; k < g->types[type].first_copy + g->types[type].n_copies; k++) {
        const asn_tokens *t = &tokens[g->copies[k].input];
        if (g->copies[k].part == ASN_COPY_WHOLE && !derive_whole(g, t, k, v, scratch, found))
            return false;
        for (int32_t first = 0; g->copies[k].part != ASN_COPY_WHOLE && first < t->n; first++)
            if (!derive_spans(g, t, k, first, v, scratch, found))
                return false;
    }
    return true;
}
