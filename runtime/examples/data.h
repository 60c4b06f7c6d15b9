/* data.h: the examples of a file, held in memory. */
#ifndef ASN_DATA_H
#define ASN_DATA_H
#include "examples/reading.h"
#include "ground/array.h"

typedef struct asn_data {
    asn_arena   *arena, *words; /* words: ids and tokens */
    asn_example *all;
    size_t       n, room, skipped; /* all, n and room are an array as in array.h */
} asn_data;

asn_data *asn_data_new(void);
void      asn_data_free(asn_data *d);
bool      asn_data_read(asn_data *d, const asn_grammar *g, const char *path, const asn_bad_lines *bad, asn_error *err); /* as reading.h says */
bool      asn_data_add(asn_data *d, const asn_example *e); /* false: out of memory */
void      asn_data_forget_words(asn_data *d); /* once all are indexed: only predictions and alignment ask for them */
#endif
