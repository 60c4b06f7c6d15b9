/* split.h: the examples of a file in two or three parts, by distinct input: no two parts share one. */
#ifndef ASN_SPLIT_H
#define ASN_SPLIT_H
#include "examples/inventory.h"

enum { ASN_MOST_PARTS = 3 };
typedef struct asn_split {
    int      percent[ASN_MOST_PARTS], n; /* they add up to 100 */
    uint64_t seed;
    bool     force;                      /* overwrite files */
    /* filled by asn_split_write */
    char    *paths[ASN_MOST_PARTS];      /* NAME.train.jsonl, NAME.dev.jsonl, NAME.test.jsonl */
    size_t   examples[ASN_MOST_PARTS];
} asn_split;

bool asn_split_parse(asn_split *s, const char *text); /* 80/10/10 or 90/10 */
/* Writes all parts, or none, beside the file: the lines as they are, in their order; a table keeps its columns. */
bool asn_split_write(asn_split *s, const asn_inventory *v, asn_error *err);
void asn_split_free(asn_split *s);
#endif
