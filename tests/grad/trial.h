/* trial.h: for programs that try one generated grammar in the double build, compiled with -DASN_DOUBLE
 * -DGRAMMAR=NAME_grammar -DHEADER='"NAME.h"': models with random weights for a few examples, and losses. */
#ifndef TEST_TRIAL_H
#define TEST_TRIAL_H
#include "asn.h"
#include "training/batch.h"
#include "decoding/greedy.h"
#include "decoding/score.h"
#include "examples/index.h"
#include "examples/tally.h"
#include "model/start.h"
#include "arithmetic/tensor.h"
#include "ground/utf8.h"

#include "../unit/helpers.h"

#include HEADER

/* Says which model, which grammar and what, and ends the program: there is no suite here. */
static int number_of_model;
#define DIE(...)                                                          \
    do {                                                                  \
        printf("%s: model %d: ", GRAMMAR.name, number_of_model);          \
        printf(__VA_ARGS__);                                              \
        putchar('\n');                                                    \
        exit(EXIT_FAILURE);                                               \
    } while (0)
#define HOLDS(holds)                \
    do {                            \
        if (!(holds))               \
            DIE("not %s", #holds);  \
    } while (0)

typedef struct setup {
    asn_data           *data;
    asn_model          *model;
    asn_real           *block; /* its weights, and a view of them */
    asn_weights         weights;
    asn_batch          *batch;
    asn_committee      *committee;
    const asn_example **all;
    int                 n;
} setup;

static inline asn_tokens random_tokens(rng *r, asn_arena *a, int most)
{
    static const char *const words[] = {"a", "to", "job", "x", "seven", "q", "True", "x1"};
    asn_tokens t = {asn_arena_alloc(a, 16, sizeof(char *)), asn_arena_alloc(a, 16, sizeof(int32_t)), asn_arena_alloc(a, 16, sizeof(int32_t)), 0};
    t.n          = rng_below(r, most + 1);
    for (int i = 0; i < t.n; i++) {
        t.text[i]   = words[rng_below(r, COUNT(words))];
        t.length[i] = (int32_t)strlen(t.text[i]);
    }
    return t;
}

static inline void random_inputs(rng *r, asn_arena *a, asn_example *e)
{
    e->tokens = asn_arena_alloc(a, (size_t)GRAMMAR.n_inputs, sizeof *e->tokens);
    for (int c = 0; c < GRAMMAR.n_inputs; c++)
        e->tokens[c] = random_tokens(r, a, GRAMMAR.inputs[c].rule == ASN_SYMBOL ? 1 : 6);
}

/* Room for n examples, whose trees are the caller's affair. */
static inline setup setup_begin(rng *r, int n)
{
    setup s     = {.data = asn_data_new(), .n = n, .all = calloc((size_t)n, sizeof *s.all)};
    s.data->all = calloc((size_t)n, sizeof *s.data->all);
    s.data->n = s.data->room = (size_t)n;
    for (int i = 0; i < n; i++) {
        s.all[i]         = &s.data->all[i];
        s.data->all[i].number = i;
        random_inputs(r, s.data->arena, &s.data->all[i]);
    }
    return s;
}

static inline void setup_end(setup *s)
{
    asn_committee_free(s->committee);
    asn_batch_free(s->batch);
    asn_weights_reset(&s->weights);
    free(s->block);
    asn_model_free(s->model);
    asn_data_free(s->data);
    free(s->all);
}

/* A model for them, biases random too. False: none can be, which err explains. */
static inline bool setup_model(setup *s, rng *r, const asn_settings *set, asn_error *err)
{
    s->model = asn_model_new(&GRAMMAR, set);
    asn_tally_seen(s->data, s->model);
    HOLDS(asn_tally_data(s->data, s->model, err));
    if (!asn_model_layout(s->model, err))
        return false;
    HOLDS((s->block = asn_weights_block(s->model)) && asn_weights_view(&s->weights, s->model, s->block));
    asn_start(s->model, s->block);
    for (size_t i = 0; i < s->model->n_weights; i++)
        s->block[i] += 0.2 * (double)(rng_below(r, 2001) - 1000) / 1000;
    for (int i = 0; i < s->n; i++)
        HOLDS(asn_index_example(s->data->arena, s->model, &s->data->all[i], true));
    s->batch     = asn_batch_new(s->model, s->block);
    s->committee = asn_committee_new(&(asn_member){s->model, s->weights}, 1);
    return true;
}

/* Sum over n examples from the first one on. gradient: NULL where only the loss is wanted. */
static inline double loss_of(setup *s, int first, int n, asn_real *gradient)
{
    asn_error         err;
    asn_batch_options o       = {.train = gradient != NULL, .key = 12345, .scale = 1};
    unsigned char    *touched = malloc((size_t)s->model->n_tensors);
    memset(touched, 1, (size_t)s->model->n_tensors); /* gradients are added up */
    double            loss;
    if (!asn_batch_run(s->batch, s->all + first, n, &o, gradient, gradient ? touched : NULL, &loss, &err))
        DIE("%s", err.text);
    free(touched);
    return loss;
}

static inline double score(setup *s, const asn_example *e)
{
    double log_prob;
    HOLDS(asn_score(s->committee, e, NULL, &log_prob));
    return log_prob;
}

/* How many letters a value has, and which; -1 when it cannot have been spelled. */
static inline int letters_of(const asn_model *m, asn_atom v, int32_t *letters)
{
    int n = 0;
    for (uint32_t at = 0; at < v.length; n++) {
        size_t  bytes;
        asn_utf8_get(v.text + at, v.length - at, &bytes);
        int32_t letter = asn_vocab_find(&m->letters, v.text + at, bytes);
        if (letter == 0 || n == m->settings.letters)
            return -1;
        letters[n] = letter;
        at += (uint32_t)bytes;
    }
    return n;
}

static inline bool near(double a, double b, double tolerance)
{
    return fabs(a - b) <= tolerance * (1 + fabs(a)); /* not so for NaN */
}
#endif
