/* expected.h: what words ask for (expect pred expr). A word that hardly ever came without a label in training, nonstop without the predicate nonstop, asks for that
 * label in the answer. Rules are a vocabulary of texts: the word, or two that stand side by side with a blank between them, a line feed, the name of the type, a
 * blank, and the value as vocabularies hold it, or the constructor. What is learnt: examples/expectations.c. */
#ifndef ASN_EXPECTED_H
#define ASN_EXPECTED_H
#include "ground/buffer.h"
#include "model/model.h"
#include "text/text.h"

ASN_API bool asn_expects(const asn_grammar *g);                                                          /* does the task say so of any type? */
ASN_API void asn_expected_label(asn_buffer *b, const asn_grammar *g, int type, const asn_tree *t);       /* behind what the buffer holds */
/* Has the tree all that the words of a sentence, by component, ask for? */
ASN_API bool asn_expected_there(const asn_model *m, const asn_tokens *tokens, const asn_tree *t);
#endif
