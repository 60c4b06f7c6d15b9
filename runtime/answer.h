/* answer.h: how predict and shipped parsers write what they found. */
#ifndef ASN_ANSWER_H
#define ASN_ANSWER_H
#include "buffer.h"
#include "example.h"

void asn_answer_line(asn_buffer *b, const char *text); /* one line for a text that has several: a line's end is written \n */
/* A JSON object with id, tree, text, logprob, the tokens that the model saw and what they stand for; } is the caller's to put. */
void asn_answer_json(asn_buffer *b, const asn_grammar *g, const asn_example *e, const char *tree, const char *text, double log_prob);
void asn_answer_error(asn_buffer *b, const char *message); /* the same for an error, whole */
void asn_answer_string(asn_buffer *b, const char *before, const char *text); /* text as a JSON string behind what is put as it is */
void asn_answer_number(asn_buffer *b, const char *before, double number, int digits); /* null when it is none */
#endif
