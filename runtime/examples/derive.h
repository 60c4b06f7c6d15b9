/* derive.h: how the values of an example can be copied from its input. */
#ifndef ASN_DERIVE_H
#define ASN_DERIVE_H
#include "examples/example.h"
#include "ground/array.h"
#include "ground/buffer.h"

typedef ASN_ARRAY(asn_derivation) asn_derivations;

/* Adds all ways to copy a value of a type. scratch is for the texts on the way. false: out of memory. */
bool asn_derive(const asn_grammar *g, const asn_tokens *tokens, int type, asn_atom v, asn_buffer *scratch, asn_derivations *found);
#endif
