/* setup.h: a few random examples of a grammar and a model with random weights for them. */
#ifndef TEST_SETUP_H
#define TEST_SETUP_H
#include "asn.h"
#include "batch.h"
#include "decode.h"
#include "tensor.h"
#include "utf8.h"

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
    asn_data_seen(s.data, s.model);
    NEED(asn_data_vocabularies(s.data, s.model, &err));
    NEED(asn_model_layout(s.model, &err) && asn_model_alloc(s.model, &err));
    asn_model_start(s.model);
    for (size_t i = 0; i < s.model->n_weights; i++) /* biases too */
        s.model->weights[i] += 0.1 * (double)(rng_below(&r, 2001) - 1000) / 1000;
    s.all = calloc((size_t)n, sizeof *s.all);
    for (int i = 0; i < n; i++) {
        NEED(asn_data_index(s.data->arena, s.model, &s.data->all[i], true));
        s.all[i] = &s.data->all[i];
    }
    s.batch = asn_batch_new(s.model);
    return s;
}

static void unmake(setup *s)
{
    free(s->all);
    asn_batch_free(s->batch);
    asn_model_free(s->model);
    asn_data_free(s->data);
}
#endif
