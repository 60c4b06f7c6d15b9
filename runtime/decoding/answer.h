/* answer.h: how predict and shipped parsers write what they found. */
#ifndef ASN_ANSWER_H
#define ASN_ANSWER_H
#include "ground/buffer.h"
#include "examples/example.h"

ASN_API void asn_answer_line(asn_buffer *b, const char *text); /* on one line: line ends are written as \n */
/* A JSON object with id, tree, text, logprob, the tokens that the model saw, those among them that it does not know, and what they stand for. NULL for
 * tree and text: null. The example is indexed. The caller adds the closing }. */
ASN_API void asn_answer_json(asn_buffer *b, const asn_grammar *g, const asn_example *e, const char *tree, const char *text, double log_prob);
ASN_API void asn_answer_error(asn_buffer *b, const char *message); /* {"error": ...}, with its } */
ASN_API void asn_answer_string(asn_buffer *b, const char *before, const char *text); /* before as it is, then text as a JSON string */
ASN_API void asn_answer_number(asn_buffer *b, const char *before, double number, int digits); /* before as it is, then the number; null if it is not finite */
#endif
