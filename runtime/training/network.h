/* network.h: a small network: one tanh hidden layer, H wide, over a few inputs, then outputs. All decisions are made by one. */
#ifndef ASN_NETWORK_H
#define ASN_NETWORK_H
#include "training/work.h"

typedef struct asn_network_input {
    int            tensor;
    asn_rows       x, dx;  /* dx is added to */
    int            n;      /* rows of a shared input: its product is taken once for each of them */
    const int32_t *row;    /* which of them each row of the network takes; NULL: the input is not shared, row i takes row i */
} asn_network_input;

enum { ASN_MOST_INPUTS = 3 };
typedef struct asn_network {
    int       n, outputs;
    asn_network_input in[ASN_MOST_INPUTS]; /* shared ones last */
    int       n_in;
    int       bias, out, out_bias; /* tensors */
    asn_rows  hidden, logits;
    asn_rows  dhidden, shared;     /* shared: products of the shared input, then their gradients */
} asn_network;

void asn_network_forward(asn_work *w, asn_network *net);  /* takes rows, then fills hidden and logits */
void asn_network_backward(asn_work *w, asn_network *net); /* logits hold their gradients */
#endif
