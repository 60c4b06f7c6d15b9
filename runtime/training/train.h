/* train.h: from examples to a model: minibatches, Adam, evaluation, checkpoints. */
#ifndef ASN_TRAIN_H
#define ASN_TRAIN_H
#include "examples/data.h"
#include "ground/pool.h"
#include "model/weights.h"

enum { ASN_MOST_TEACHERS = 64 };

typedef struct asn_evaluated { /* what an onlooker is told after an evaluation, once the log has it */
    const char       *log;           /* its file */
    int               epoch, epochs; /* passes done, and to do at most */
    int               best;          /* the best pass so far */
    bool              finished;
    double            left;          /* seconds, about */
    const asn_member *member;        /* the model as it would be saved now */
    const asn_data   *data;          /* what it was evaluated on, with words */
    asn_pool         *pool;
} asn_evaluated;

typedef struct asn_train_options {
    const char   *train, *dev, *model; /* files; dev NULL: evaluate on train */
    const char   *teachers[ASN_MOST_TEACHERS]; /* files of models to learn from as well */
    int           n_teachers;
    const char   *from;                /* a model to go on from (model/grow.h); NULL: begin anew */
    const char   *old;                 /* examples that it learnt from, to be mixed in; NULL: none */
    double        mix;                 /* their share of a pass */
    double        gentle;              /* what the rate is multiplied by where a run goes on from a model; 0: nothing */
    asn_settings  settings;
    bool          any_shards;          /* nobody asked for that number of shards: a run that is resumed keeps its own */
    int           threads;
    bool          resume, force, quiet; /* force: begin anew, even if there is the checkpoint of an unfinished run */
    asn_bad_lines bad_lines;
    int64_t       hold;                /* bytes: a larger training file is streamed, not held in memory. The bits are the same */
    double        checkpoint;          /* seconds between checkpoints; negative: chosen by how long one takes to write, at most a minute */
    int          *stopped;             /* signals end the run after a checkpoint (stop.h), and this is which it was; NULL: they do what they do */
    const char   *profile;             /* a file that is told where the time went; NULL: none */
    void         (*evaluated)(void *context, const asn_evaluated *now); /* NULL: nobody wants to know */
    void          *context;
    const char   *products;            /* a file in which the products of a run are listed (tensor.h); NULL: none */
} asn_train_options;

#define ASN_HOLD ((int64_t)64 << 20)

bool asn_train(const asn_grammar *g, const asn_train_options *o, asn_error *err);
#endif
