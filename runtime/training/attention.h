/* attention.h: rows that attend to the tokens of their example. A row asks by a query; the weights of the tokens are the softmax
 * of query times encoding, plus a score for the token's input component where there are several; the context is
 * the encodings' weighted sum. */
#ifndef ASN_ATTENTION_H
#define ASN_ATTENTION_H
#include "examples/example.h"
#include "training/work.h"

typedef struct asn_memory {    /* what is attended to */
    asn_rows       enc, denc;  /* token encodings, 2H wide, and their gradients, which all rows add to */
    const int32_t *first;      /* tokens of example e: first[e] .. first[e + 1] - 1 */
    const int32_t *component;  /* of each token */
} asn_memory;

/* ---- Queries: products of what a row reads. A query may be a sum of two, one of which several rows share. */
typedef struct asn_query {
    asn_rows vector; /* 2H wide */
    asn_rows scores; /* of components, C wide; x NULL: there is one component only */
} asn_query;
typedef struct asn_query_weights { int vector, scores; } asn_query_weights; /* tensors */

asn_query asn_query_of(asn_work *w, int n, bool zeroed); /* rows for one */
asn_query asn_query_from(asn_query q, int row);
void      asn_query_forward(const asn_work *w, asn_query_weights p, int n, asn_rows x, asn_query q);
void      asn_query_back(asn_work *w, asn_query_weights p, int n, asn_rows x, asn_query dq, asn_rows dx); /* both of these */
void      asn_query_back_x(const asn_work *w, asn_query_weights p, int n, asn_query dq, asn_rows dx);
void      asn_query_back_w(asn_work *w, asn_query_weights p, int n, asn_rows x, asn_query dq);
void      asn_query_add(const asn_work *w, int n, asn_query to, asn_query from, const int32_t *index);     /* to[i] += from[index[i]] */
void      asn_query_scatter(const asn_work *w, int n, asn_query from, asn_query to, const int32_t *index); /* to[index[i]] += from[i] */

/* ---- Attention. Rows run some at a time, first .. first + n - 1; those of one example that stand together run as one. */
typedef struct asn_wanted {    /* tokens that a row should attend to, numbered within its example; n 0: any */
    const int32_t *tokens;
    int32_t        n;
} asn_wanted;

static inline asn_wanted asn_wanted_of(const asn_aligned *a, int32_t i) /* those of item i of an example; nothing is known: any */
{
    return a->first ? (asn_wanted){a->tokens + a->first[i], a->first[i + 1] - a->first[i]} : (asn_wanted){0};
}

typedef struct asn_attention {
    const asn_memory *memory;
    const int32_t    *example; /* of each row */
    asn_query         query, dquery;
    asn_rows          context;
    asn_real         *weights; /* of row i for the tokens of its example: from weights + offset[i] on */
    size_t           *offset;
    const asn_wanted *wanted;  /* by row: supervised attention. NULL: none */
    double            strength; /* weight of its loss */
} asn_attention;

asn_attention asn_attention_of(asn_work *w, const asn_memory *m, int n, const int32_t *example); /* and its rows, for n in all */
void          asn_attention_forward(asn_work *w, asn_attention *a, int first, int n);            /* query to context; adds to the loss where wanted */
void          asn_attention_back(asn_work *w, asn_attention *a, int first, int n, asn_rows dcontext); /* to dquery, and into the memory */
#endif
