/* fuzz_data.c: any bytes as a line of data. What is read as an example is put into numbers; a small model with garbage for
 * weights answers, and the answer is a tree that can be written and read. A gold tree is scored node by node and as a
 * minibatch: the same number. */
#include "training/batch.h"
#include "decoding/greedy.h"
#include "decoding/score.h"
#include "examples/index.h"
#include "examples/tally.h"
#include "model/start.h"
#include "geo/geo.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void need(bool holds)
{
    if (!holds)
        abort();
}

static asn_model     *model;
static asn_real      *block;
static asn_weights    weights;
static asn_committee *committee;
static asn_batch     *batch;

static void make_model(void)
{
    static const char *const lines[] = {
        "{\"input\": \"which state border s0\", \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='state:t', "
        "arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))\"}",
        "{\"input\": \"size over n0\", \"tree\": \"Compare(op=GreaterThan(), left=Apply(predicate='size:i', arguments=[Variable(variable='$0')]), "
        "right=Number(number='n0'))\"}",
    };
    asn_settings s;
    asn_example  all[2];
    asn_error    err;
    asn_data     d = {.arena = asn_arena_new(0), .all = all, .n = 2};
    asn_settings_default(&s, &geo_grammar);
    s.hidden = 2;
    s.embed  = 2;
    s.nodes  = 20;
    s.depth  = 8;
    for (size_t i = 0; i < d.n; i++)
        need(asn_reading_line(d.arena, &geo_grammar, lines[i], strlen(lines[i]), true, &all[i], &err));
    model = asn_model_new(&geo_grammar, &s);
    need(model && asn_tally_data(&d, model, &err) && asn_model_layout(model, &err));
    need((block = asn_weights_block(model)) && asn_weights_view(&weights, model, block));
    asn_start(model, block);
    asn_arena_free(d.arena);
    committee = asn_committee_new(&(asn_member){model, weights}, 1);
    batch     = asn_batch_new(model, block);
    need(committee && batch);
}

static void exercise(asn_arena *a, asn_example *e)
{
    asn_error err;
    double    log_prob, score, loss;
    need(asn_index_example(a, model, e, true));
    for (int c = 0; c < geo_grammar.n_inputs; c++)
        for (int32_t t = e->first[c]; t < e->first[c + 1]; t++)
            need(e->token[t] >= 0 && e->token[t] < model->inputs[c].n);
    const asn_tree *t = asn_greedy(committee, e, NULL, NULL, a, &log_prob);
    need(t && log_prob <= 0 && t->height <= model->settings.depth && asn_tree_size(t, &geo_grammar) <= model->settings.nodes);
    const char     *text  = asn_tree_write(a, &geo_grammar, t);
    const asn_tree *again = asn_tree_read(a, &geo_grammar, geo_grammar.root, "again", text, strlen(text), NULL, &err);
    need(again && asn_tree_equal(t, again, &geo_grammar));
    if (!e->tree || e->tree->height > 200 || asn_tree_size(e->tree, &geo_grammar) > 300)
        return;
    for (int32_t i = 0; i < e->of_values.first[e->n_values]; i++)
        need(e->of_values.tokens[i] >= 0 && e->of_values.tokens[i] < e->first[geo_grammar.n_inputs]);
    const asn_example *one = e;
    asn_batch_options  o   = {.scale = 1};
    need(asn_score(committee, e, NULL, &score) && asn_batch_run(batch, &one, 1, &o, NULL, NULL, &loss, &err));
    need(fabs(score + loss) <= 1e-3 * (1 + fabs(score)));
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (!model)
        make_model();
    char *line = malloc(size + 1); /* it ends where its allocation ends */
    need(line != NULL);
    if (size)
        memcpy(line + 1, data, size);
    for (int wants_tree = 0; wants_tree < 2; wants_tree++) {
        asn_arena  *a   = asn_arena_new(0);
        asn_error   err = {0};
        asn_example e;
        if (asn_reading_line(a, &geo_grammar, line + 1, size, wants_tree, &e, &err)) {
            need(!wants_tree || e.tree);
            exercise(a, &e);
        } else
            need(err.text[0] != 0);
        asn_arena_free(a);
    }
    free(line);
    return 0;
}
