/* batch_inside.h: what the parts of a running minibatch share: batch.c (levels), heads.c (decisions), speller.c and
 * encoder.c. */
#ifndef ASN_BATCH_INSIDE_H
#define ASN_BATCH_INSIDE_H
#include "batch.h"
#include "layers.h"
#include "record.h"
#include "tensor.h"

/* A matrix of activations: rows padded by asn_pad. */
typedef struct matrix {
    asn_real *x;
    int       stride;
} matrix;

typedef struct encoding { /* one direction of one component */
    matrix   g, h, c;     /* gates, states; rows step by step, longest sequence first */
    matrix   before;      /* the state before each, but for the first step's */
    int32_t *word;        /* of each row's token, among those of the component */
    int32_t *enc_row;     /* of each row in the token encodings */
} encoding;

typedef struct component {
    int32_t  n, longest;         /* sequences that are not empty */
    int32_t *example;            /* longest first */
    int32_t *active, *first_row; /* by step */
    int32_t  rows, n_words;
    int32_t *word;               /* of each row, forwards */
    int32_t *entry;              /* of each word: a token that comes again is embedded once */
    matrix   x, dx;              /* embeddings of the words */
    encoding way[2];
} component;

struct asn_batch {
    asn_record         r;
    const asn_model   *m;
    asn_arena         *arena;
    asn_batch_options  o;
    asn_real          *gradient;
    unsigned char     *touched;
    bool               failed;
    int                H, C; /* width; input components */
    asn_dropout        dropout;
    bool               drops;
    double             loss, recording;
    component         *components;
    int32_t           *kind_count;              /* for sorting; all zero between uses */
    asn_memory         memory;
    asn_real          *da;                      /* room for the gradients of attention weights, from malloc */
    size_t             n_da;
    matrix             final, enc;              /* last states of all components; token encodings */
    matrix             vh, vc, dvh, dvc;        /* vertical states, by row */
    matrix             e, de, g;                /* what made each of them: the embedding (dropped) and the gates */
    /* constructors, by row */
    matrix             cx, cq, cc, cp, cr;      /* state as read, query, context, hidden, recurrent half */
    matrix             dcq, dcp;
    matrix            *parts;                   /* by run: e_F's half of the layer, a row a field */
    int32_t           *run_of_group;
    asn_real          *ccomp, *ca, *dccomp;
    size_t            *coffset;
    int32_t           *cstate, *cexample;
    uint32_t          *ckey;
    /* chains, by row */
    matrix             hx, hq, hu, s0, hr;      /* field state as read, its halves of query and update, start, recurrent half */
    matrix             dhx, ds0, dhq;
    asn_real          *dhcomp;
    asn_real          *hcomp;
    int32_t           *hstate, *hexample;
    uint32_t          *hkey;
    /* steps, by row */
    matrix             sd, sq, sc, dsd, dsc;    /* sequence state as read, query, context */
    matrix             dsq, dse;                /* and of the child's embedding, before its tanh; zero where none comes */
    asn_real          *scomp, *sa, *dscomp;
    size_t            *soffset;
    int32_t           *sexample;
    uint32_t          *skey;
    /* children, by their own count: rows child_first[level] and on, less the fields between */
    matrix             kh, kc, kp, kg, dkh, dkc; /* sequence states after each child, state before, gates */
    int32_t           *kfirst;                   /* by level */
    uint32_t          *ekey;                     /* of each state's embedding, by state row */
};

typedef struct asn_batch batch;

matrix   batch_matrix(batch *b, int rows, int cols); /* zeroed: for sums */
matrix   batch_raw(batch *b, int rows, int cols);    /* not zeroed: each row is written before it is read */
int32_t *batch_ints(batch *b, size_t n);
uint32_t *batch_keys(batch *b, size_t n);            /* NULL when nothing is dropped */
size_t  *batch_offsets(batch *b, int n, const int32_t *example, size_t *total); /* of attention weights */
asn_real *batch_reals(batch *b, size_t n);
void     batch_scratch(batch *b, size_t n); /* b->da has room for so many */
uint32_t batch_key(const batch *b, int example, int32_t ordinal, int site, int step);
enum { SITE_DECISION, SITE_CTOR, SITE_FIELD, SITE_EMBED, SITE_STEP, SITE_SPELL, SITE_LETTER, SITE_TOKEN };

static inline asn_real *row_of(matrix m, int row)
{
    return m.x + (size_t)row * (size_t)m.stride;
}
static inline matrix from_row(matrix m, int row)
{
    return (matrix){row_of(m, row), m.stride};
}
const asn_real *batch_w(const batch *b, int tensor);
asn_real       *batch_dw(batch *b, int tensor); /* marks it as touched */

/* y = or += x W, and backward: gradients of W and, where dx is there, of x (added). tensor -1: nothing. */
void batch_forward(const batch *b, int rows, int tensor, matrix x, matrix y, bool add);
void batch_backward(batch *b, int rows, int tensor, matrix x, matrix dy, matrix dx);
void batch_backward_x(batch *b, int rows, int tensor, matrix dy, matrix dx);
void batch_backward_w(batch *b, int rows, int tensor, matrix x, matrix dy);
void batch_bias_back(batch *b, int rows, int tensor, matrix dy);

void encoder_forward(batch *b);
void encoder_backward(batch *b);
void heads_run(batch *b);   /* all decisions but those of sequences: loss, and gradients into dvh */
void speller_run(batch *b, int n, const int32_t *state, const int32_t *example, const int32_t *const *letters, const int32_t *length);
#endif
