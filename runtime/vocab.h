/* vocab.h: a list of known texts and their numbers. Entry 0 is "unknown". */
#ifndef ASN_VOCAB_H
#define ASN_VOCAB_H
#include "arena.h"
#include "tree.h"

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

int32_t asn_vocab_find(const asn_vocab *v, const char *text, size_t length); /* 0: unknown */
const char *asn_vocab_text(const asn_vocab *v, int32_t entry, size_t *length);
bool asn_vocab_index(asn_arena *a, asn_vocab *v); /* makes the table; bytes, offsets and n are there. False: out of memory, or an entry twice */

uint32_t asn_vocab_hash(const char *text, size_t length);

/* A value of a primitive type as a vocabulary holds it: s'text', by kind. In scratch memory of the arena. */
const char *asn_value_key(asn_arena *a, asn_atom v, size_t *length);
asn_atom    asn_value_of_key(const char *key, size_t length);
#endif
