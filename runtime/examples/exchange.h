/* exchange.h: other inputs of an example, exchanged for another example's together with what they say in the tree: a card with another
 * card's name, cost and class does what its description says as before. For recombination (recombine.h).
 *
 * What an input says is learnt by place, the way from the root to a value. A place belongs to an input if nearly all values there go with
 * that input: the first argument of a card's constructor belongs to its name. An input stays where a value goes with it alone in a place
 * that does not belong to it, and where the two trees do not have the same places that belong to it. */
#ifndef ASN_EXCHANGE_H
#define ASN_EXCHANGE_H
#include "examples/data.h"
#include "ground/array.h"

enum { ASN_EXCHANGED_INPUTS = 64 }; /* inputs behind these stay as they are */

typedef struct asn_exchanger asn_exchanger; /* what was learnt */

typedef struct asn_said { /* a value */
    const asn_tree *value;
    uint64_t        place;
    uint64_t        inputs; /* that it goes with, a bit each */
} asn_said;
typedef ASN_ARRAY(asn_said) asn_said_list;

typedef struct asn_replaced {
    const asn_tree *value, *by;
} asn_replaced;

typedef struct asn_exchange {
    const asn_example *other;
    uint64_t           inputs; /* taken from it, a bit each */
    ASN_ARRAY(asn_replaced) values;
    asn_said_list said, others; /* working memory: the values of both */
    bool          failed;       /* out of memory */
} asn_exchange;

/* From aligned examples. NULL: out of memory. */
asn_exchanger *asn_exchanger_new(const asn_model *m, const asn_data *d);
void           asn_exchanger_free(asn_exchanger *x);
/* Which of these inputs can an example take from the other one? Both are aligned. Symbols that it takes must have been seen together with
 * each that it keeps. Fills to. false: none, or out of memory. */
bool asn_exchange_find(const asn_exchanger *x, const asn_example *own, const asn_example *other, uint64_t inputs, asn_exchange *to);
void asn_exchange_free(asn_exchange *e);
#endif
