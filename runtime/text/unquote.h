/* unquote.h: values read back from how templates print them: spelled, raw, or between quotes. */
#ifndef ASN_UNQUOTE_H
#define ASN_UNQUOTE_H
#include "asn.h"

/* Told of a value and how many bytes of the text it takes. false: enough. */
typedef bool asn_value_found(void *context, asn_atom v, size_t end);

/* All values that can be printed at the beginning of a text by this step, of a field that has this number. Texts of values are in the
 * arena or the text. A raw value may end at several places. One that a `print TYPE VALUE` statement spells is found by its spelling only;
 * what is spelled wins over what is not. false: out of memory. */
bool asn_unquote(asn_arena *a, const asn_grammar *g, const asn_template_step *s, int field, const char *text, size_t length, asn_value_found *found, void *context);

/* Does a value fit a field, of which a raw text does not tell the kind? */
asn_atom_kind asn_kind_by_looks(const asn_type *type, const char *text, size_t length);
#endif
