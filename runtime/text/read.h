/* read.h: tree text that is part of a larger text. asn_tree_read, in asn.h, is what others call. */
#ifndef ASN_READ_H
#define ASN_READ_H
#include "asn.h"

/* As asn_tree_read, where the text begins at this line of what is called name: messages count from there. */
const asn_tree *asn_read_tree(asn_arena *a, const asn_grammar *g, int type, const char *name, size_t line, const char *text, size_t length, size_t *used,
                              asn_error *err);
/* One value at the beginning of a text: 'it', b'1', 1, True. Its text is in the arena. */
bool asn_read_value(asn_arena *a, const asn_grammar *g, const char *text, size_t length, size_t *used, asn_atom *v, asn_error *err);
#endif
