/* source.h: the examples of a training run: held in memory, or streamed from a file that is too large for that. Going through them once
 * gives the model's vocabularies, what of the grammar occurs, and the fingerprint of what the run depends on. */
#ifndef ASN_SOURCE_H
#define ASN_SOURCE_H
#include "examples/data.h"
#include "examples/ibm.h"
#include "examples/stream.h"
#include "training/extra.h"
#include "training/train.h"

typedef struct asn_source {
    asn_data   *held;           /* training examples; of a stream without --dev, the first thousand, to be evaluated on */
    asn_data   *dev;            /* NULL: there is none */
    asn_stream *stream;         /* NULL: the training examples are held */
    uint32_t   *work;           /* by example of a stream, where there are several ranks: how much it is, so that a rank need not read what others run; else NULL */
    asn_ibm    *ibm;            /* alignments learnt from the examples that are held; NULL: none */
    asn_extra   extra;          /* examples made for a pass */
    bool        keep_words;     /* set it before asn_source_index: somebody reads the words again */
    size_t      n;              /* training examples */
    size_t      n_old, drawn;   /* the last ones of them are old (--old); so many are drawn for a pass */
    uint32_t   *old;            /* their numbers, for drawing */
    size_t      in_pass;        /* training examples but for old ones that are not drawn, and the extra ones */
    char        fingerprint[65]; /* of settings, grammar and examples */
    double      seconds;        /* spent in reading */
} asn_source;

/* About how much an example is: a node costs as much as two tokens. */
static inline int64_t asn_source_work(int64_t nodes, int64_t tokens)
{
    return 2 * nodes + tokens;
}

bool            asn_source_load(asn_source *s, asn_model *m, const asn_train_options *o, asn_error *err); /* and the model's vocabularies */
bool            asn_source_index(asn_source *s, const asn_model *m, asn_error *err); /* those that are held, once the model is laid out */
bool            asn_source_begin(asn_source *s, const asn_model *m, int epoch, asn_error *err); /* a pass: makes its extra examples */
void            asn_source_order(const asn_source *s, uint64_t seed, int epoch, uint32_t *order); /* the examples of a pass, shuffled: in_pass numbers */
const asn_example *asn_source_held(const asn_source *s, uint32_t number);            /* example of a pass, where they are held: extra ones come last */
const asn_data *asn_source_judged(const asn_source *s);                              /* what evaluation is done on */
void            asn_source_reset(asn_source *s);
#endif
