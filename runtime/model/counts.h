/* counts.h: how often each text occurs, for vocabularies in the making. */
#ifndef ASN_COUNTS_H
#define ASN_COUNTS_H
#include "model/vocab.h"

/* Add every occurrence; then make a vocabulary of the texts that occur at least minimum times, most frequent first. */
typedef struct asn_counts asn_counts;
asn_counts *asn_counts_new(void);
bool        asn_counts_add(asn_counts *c, const char *text, size_t length);
bool        asn_counts_once(asn_counts *c, const char **texts, size_t *n); /* each of them once; they are sorted, and what is there twice is dropped */
bool        asn_counts_vocab(asn_counts *c, asn_arena *a, int minimum, asn_vocab *v);
int         asn_counts_of(const asn_counts *c, const char *text, size_t length);
void        asn_counts_free(asn_counts *c);
#endif
