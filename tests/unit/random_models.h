/* random_models.h: models with random weights, which differ in width, for a few examples. */
#ifndef TEST_RANDOM_MODELS_H
#define TEST_RANDOM_MODELS_H
#include "examples/index.h"
#include "examples/tally.h"
#include "ground/utf8.h"
#include "model/start.h"
#include "model/weights.h"
#include "python/python.h"

#include "helpers.h"

static const char *const python_lines[] = {
    "{\"input\": \"call f with one\", \"tree\": \"Module(body=[Expr(value=Call(func=Name(id='f', ctx=Load()), args=[Constant(value=1)], "
    "keywords=[]))], type_ignores=[])\"}",
    "{\"input\": \"say hello\", \"tree\": \"Module(body=[Expr(value=Constant(value='hello')), Return(value=Name(id='g', ctx=Load()))], type_ignores=[])\"}",
};
enum { MODELS = 2 };
static asn_model  *models[MODELS];
static asn_real   *block[MODELS];
static asn_member  members[MODELS];
static asn_data   *data;
static asn_arena  *arena;

/* pruned: without what the examples do not hold. */
static inline asn_model *make_model(const asn_grammar *g, asn_data *d, int hidden, int embed, bool pruned)
{
    asn_error    err = {0};
    asn_model   *m;
    asn_settings s;
    asn_settings_default(&s, g);
    s.hidden  = hidden;
    s.embed   = embed;
    s.nodes   = 60;
    s.depth   = 9;
    s.letters = 12;
    MUST((m = asn_model_new(g, &s)) != NULL);
    if (pruned)
        asn_tally_seen(d, m);
    MUST(asn_tally_data(d, m, &err) && asn_model_layout(m, &err));
    return m;
}

static inline asn_data *read_lines(const asn_grammar *g, const char *const *lines, int n)
{
    asn_error err = {0};
    asn_data *d   = asn_data_new();
    for (int i = 0; i < n; i++) {
        asn_example e;
        ck_assert_msg(asn_reading_line(d->arena, g, lines[i], strlen(lines[i]), true, &e, &err), "%s", err.text);
        MUST(asn_data_add(d, &e));
    }
    return d;
}

static inline void begin(const asn_grammar *g, const char *const *lines, int n)
{
    arena = asn_arena_new(0);
    data  = read_lines(g, lines, n);
    for (int k = 0; k < MODELS; k++) {
        rng         r = {(uint64_t)k + 1};
        asn_weights w;
        models[k] = make_model(g, data, 6 + 3 * k, 5 + k, false);
        MUST((block[k] = asn_weights_block(models[k])) && asn_weights_view(&w, models[k], block[k]));
        asn_start(models[k], block[k]);
        for (size_t i = 0; i < models[k]->n_weights; i++)
            block[k][i] += (asn_real)(rng_below(&r, 2001) - 1000) / 2000;
        members[k] = (asn_member){models[k], w};
    }
    for (size_t i = 0; i < data->n; i++)
        MUST(asn_index_example(data->arena, models[0], &data->all[i], false));
}

static inline void end(void)
{
    for (int k = 0; k < MODELS; k++) {
        asn_weights_reset(&members[k].weights);
        free(block[k]);
        asn_model_free(models[k]);
    }
    asn_data_free(data);
    asn_arena_free(arena);
}
#endif
