/* setup.h: a few random examples of a grammar and a model with random weights for them. */
#ifndef TEST_SETUP_H
#define TEST_SETUP_H
#include "asn.h"
#include "training/batch.h"
#include "decoding/greedy.h"
#include "decoding/score.h"
#include "examples/ibm.h"
#include "examples/index.h"
#include "examples/tally.h"
#include "model/start.h"
#include "arithmetic/tensor.h"
#include "ground/utf8.h"

#include "../unit/helpers.h"

/* Programs that are no Check suite use this header too. */
#define NEED(holds)                                       \
    do {                                                  \
        if (!(holds)) {                                   \
            fprintf(stderr, "setup: not %s\n", #holds);   \
            abort();                                      \
        }                                                 \
    } while (0)

typedef struct setup {
    asn_data          *data;
    asn_model         *model;
    asn_real          *block; /* its weights, and a view of them */
    asn_weights        weights;
    asn_batch         *batch;
    const asn_example **all;
    int                n;
} setup;

static asn_tokens random_tokens(rng *r, asn_arena *a, int most)
{
    static const char *const words[] = {"a", "to", "job", "x", "seven", "q"};
    asn_tokens t = {asn_arena_alloc(a, 16, sizeof(char *)), asn_arena_alloc(a, 16, sizeof(int32_t)), asn_arena_alloc(a, 16, sizeof(int32_t)), 0};
    t.n          = rng_below(r, most + 1);
    for (int i = 0; i < t.n; i++) {
        t.text[i]   = words[rng_below(r, COUNT(words))];
        t.length[i] = (int32_t)strlen(t.text[i]);
    }
    return t;
}

static void align_all(setup *s, double least)
{
    asn_ibm *x = asn_ibm_learn(s->model, s->data, least);
    NEED(x != NULL);
    for (int i = 0; i < s->n; i++)
        NEED(asn_ibm_align(x, s->data->arena, &s->data->all[i]));
    asn_ibm_free(x);
}

/* A few random examples and a model with random weights for them. */
static setup make(const asn_grammar *g, uint64_t seed, int n, int size, const char *const (*settings)[2])
{
    rng          r = {seed};
    setup       s = {.data = asn_data_new(), .n = n};
    asn_error   err;
    asn_settings set;
    s.data->all  = calloc((size_t)n, sizeof *s.data->all);
    s.data->n    = s.data->room = (size_t)n;
    for (int i = 0; i < n; i++) {
        asn_example *e = &s.data->all[i];
        e->number      = i;
        e->tree        = random_tree(&r, s.data->arena, g, g->root, size);
        e->tokens      = asn_arena_alloc(s.data->arena, (size_t)g->n_inputs, sizeof *e->tokens);
        for (int c = 0; c < g->n_inputs; c++)
            e->tokens[c] = random_tokens(&r, s.data->arena, g->inputs[c].rule == ASN_SYMBOL ? 1 : 6);
    }
    asn_settings_default(&set, g);
    asn_settings_set(&set, "hidden", "5", &err);
    asn_settings_set(&set, "embed", "4", &err);
    for (int i = 0; settings[i][0]; i++)
        NEED(asn_settings_set(&set, settings[i][0], settings[i][1], &err));
    s.model = asn_model_new(g, &set);
    asn_tally_seen(s.data, s.model);
    NEED(asn_tally_data(s.data, s.model, &err));
    NEED(asn_model_layout(s.model, &err) && (s.block = asn_weights_block(s.model)) && asn_weights_view(&s.weights, s.model, s.block));
    asn_start(s.model, s.block);
    for (size_t i = 0; i < s.model->n_weights; i++) /* biases too */
        s.block[i] += 0.1 * (double)(rng_below(&r, 2001) - 1000) / 1000;
    s.all = calloc((size_t)n, sizeof *s.all);
    for (int i = 0; i < n; i++) {
        NEED(asn_index_example(s.data->arena, s.model, &s.data->all[i], true));
        s.all[i] = &s.data->all[i];
    }
    if (set.align > 0)
        align_all(&s, set.align);
    s.batch = asn_batch_new(s.model, s.block);
    return s;
}

static void unmake(setup *s)
{
    free(s->all);
    asn_batch_free(s->batch);
    asn_weights_reset(&s->weights);
    free(s->block);
    asn_model_free(s->model);
    asn_data_free(s->data);
}
#endif
