/* copy.h: values that are copied from an input: what the task's `copy` statements make of its tokens. */
#ifndef ASN_COPY_H
#define ASN_COPY_H
#include "ground/buffer.h"
#include "text/text.h"

enum { ASN_LONGEST_SPAN = 64, ASN_LONGEST_COPY = 10000 }; /* tokens; bytes: what is longer is no value */

/* What a copy statement makes of tokens first .. last. Whether they are one, several or all is the caller's affair. The text is
 * written into the buffer, behind what it held. false: no value of the type comes of them, or out of memory (the buffer's failed).
 *   as it is, lower   the tokens as they were typed, with what stood between them, or with join there
 *   camel             words one behind the other, each with a capital: "bane of doom" becomes BaneOfDoom. Marks just go: zap-o-matic is Zapomatic
 *   number            digits, with a fraction or without; a number, not a string */
ASN_API bool asn_copy_value(const asn_grammar *g, const asn_copy *how, const asn_tokens *t, int32_t first, int32_t last, asn_buffer *b, asn_atom *v);

/* The runs of tokens that a statement may copy, of an input of T tokens: numbered by where they begin, shorter ones first. */
ASN_API int32_t asn_copy_sources(const asn_copy *how, int32_t T); /* how many */
ASN_API int32_t asn_copy_number(const asn_copy *how, int32_t T, int32_t first, int32_t last);
/* The next one; begin with first -1. false: there is none. */
ASN_API bool    asn_copy_next(const asn_copy *how, int32_t T, int32_t *first, int32_t *last);
#endif
