/* signature.h: which children go with a value of their parent (signature Apply.predicate Apply.arguments): what the training trees showed. A
 * signature is a vocabulary of facts. A fact is a text: the value as vocabularies hold it, a line feed, and
 *   number 2             so many children
 *   more 1               and more children than so many
 *   child 0 Entity       the child at place 0 has this constructor (-: it is a value itself)
 *   value 0 Entity s     and its value is of this kind (-: of no kind)
 * and, without a value of the parent, of all of them together
 *   any Entity s         a child with this constructor has a value of this kind (=year: of no kind, but this very value)
 * Facts that differ only in their last word are a group. The group without that word is in the vocabulary too: what was seen is then taken for all
 * there is. Only such groups are kept (examples/signatures.c), so what has no group is free. */
#ifndef ASN_SIGNATURE_H
#define ASN_SIGNATURE_H
#include "asn.h"
#include "ground/buffer.h"
#include "model/vocab.h"

enum { ASN_SIGNATURE_PLACES = 16 }; /* children from this one on are free */

typedef struct asn_fact { /* of what */
    const asn_grammar *g;
    asn_atom           key;
    int                place, ctor; /* of a child; ctor 0: it is a value itself */
} asn_fact;

/* These write a fact into the buffer, over what it held. */
ASN_API void asn_signature_number(asn_buffer *b, const asn_fact *f, const char *word, int n); /* number, more */
ASN_API void asn_signature_child(asn_buffer *b, const asn_fact *f);
ASN_API void asn_signature_value(asn_buffer *b, const asn_fact *f, asn_atom v);
ASN_API void asn_signature_any(asn_buffer *b, const asn_fact *f, asn_atom v);

ASN_API size_t asn_signature_group(const char *fact, size_t length);          /* how long the beginning is that names its group */
ASN_API bool   asn_signature_closed(const asn_vocab *s, const asn_buffer *b); /* was the group of this fact taken for complete? */
ASN_API bool   asn_signature_allows(const asn_vocab *s, const asn_buffer *b); /* it was not, or it holds this fact */

/* The kind of a value: ci of ci0, pd of morning:pd. 0: it has none, and all such values are of one kind. The text is a part of the value's. */
ASN_API size_t asn_signature_kind(asn_atom v, const char **kind);
/* Has a child with this constructor one value that stands for it? Variable(var variable), but not Lambda(var variable, expr body). */
ASN_API bool   asn_signature_has_value(const asn_grammar *g, int ctor);
#endif
