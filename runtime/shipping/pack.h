/* pack.h: a model's weights in fewer bits, as they are shipped. */
#ifndef ASN_PACK_H
#define ASN_PACK_H
#include "model/weights.h"

typedef struct asn_packed {
    unsigned char *bytes; /* all of them, a tensor behind the other */
    size_t         size;
    asn_matrix    *matrices; /* by tensor, their numbers and scales in bytes */
    asn_weights    weights;  /* the same, as a view */
} asn_packed;

/* bits of a weight: 32, 16 or 8. Tensors of one row are floats always; with 8 bits, the rule in pack.c says which get 16. */
bool asn_pack(const asn_model *m, const asn_weights *w, int bits, asn_packed *p); /* false: out of memory */
void asn_pack_free(asn_packed *p);
#endif
