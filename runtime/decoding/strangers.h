/* strangers.h: sentences that do not belong to a task, to learn what such sentences look like to a model: others' sentences, and the task's own
 * with letters, words and their order spoilt. Only inputs of words and chars are changed. */
#ifndef ASN_STRANGERS_H
#define ASN_STRANGERS_H
#include "examples/example.h"

size_t asn_strangers_sentences(void); /* how many of others there are */
/* Sentence number `which` of others, in an example like this one. false: out of memory, or err says what is wrong. */
bool   asn_strangers_other(asn_arena *a, const asn_model *m, const asn_example *like, size_t which, asn_example *to, asn_error *err);
/* This example, spoilt; the same key, the same words. */
bool   asn_strangers_spoil(asn_arena *a, const asn_model *m, const asn_example *from, uint64_t key, asn_example *to, asn_error *err);
#endif
