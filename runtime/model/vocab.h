/* vocab.h: a list of known texts and their numbers. Entry 0 is "unknown". */
#ifndef ASN_VOCAB_H
#define ASN_VOCAB_H
#include "ground/arena.h"
#include "text/tree.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct asn_vocab {
    const char     *bytes;   /* all texts, one after the other */
    const uint32_t *offsets; /* n + 1 of them */
    int32_t         n;       /* entry 0, which has no text, counts */
    int32_t        *table;   /* hash table of entries */
    uint32_t        mask;
} asn_vocab;

ASN_API int32_t asn_vocab_find(const asn_vocab *v, const char *text, size_t length); /* 0: unknown */
ASN_API const char *asn_vocab_text(const asn_vocab *v, int32_t entry, size_t *length);
ASN_API bool asn_vocab_index(asn_arena *a, asn_vocab *v); /* makes the table; bytes, offsets and n are there. False: out of memory, or an entry twice */

ASN_API uint32_t asn_vocab_hash(const char *text, size_t length);

/* A value of a primitive type as a vocabulary holds it: a letter for its kind, then its text. The key is in the arena. */
ASN_API const char *asn_value_key(asn_arena *a, asn_atom v, size_t *length);
ASN_API asn_atom    asn_value_of_key(const char *key, size_t length);
#endif
