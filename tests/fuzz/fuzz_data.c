/* fuzz_data.c: any bytes as a line of data. What is read as an example is put into numbers; a small model with garbage for
 * weights answers, and the answer is a tree that can be written and read. A gold tree is scored node by node and as a
 * minibatch: the same number.
 * longest: 500 */
#include "words.h"
#include "training/batch.h"
#include "decoding/greedy.h"
#include "decoding/score.h"
#include "examples/index.h"
#include "examples/tally.h"
#include "small.h"
#include "geo/geo.h"

#include <math.h>

FUZZ_WITH_WORDS(0, "{\"input\": \"", "\"id\": ", "\"tree\": \"", "{\"query\": ", "[\"which\", \"state\"]", "Lambda(variable='$0', type='e', body=", "And(arguments=[", "Apply(predicate='", "Entity(entity='s0')",
                "Variable(variable='$0')", "\\u0041", "\\ud83d\\ude00", "null", "1e9", "s0", "n0", "\"weight\": ", "\\\\", "Compare(op=GreaterThan(), left=")

static fuzz_small     small;
static asn_model     *model;
static asn_committee *committee;
static asn_batch     *batch;
static asn_arena     *arena;

static void make_model(void)
{
    static const char *const lines[] = {
        "{\"input\": \"which state border s0\", \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='state:t', "
        "arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))\"}",
        "{\"input\": \"size over n0\", \"tree\": \"Compare(op=GreaterThan(), left=Apply(predicate='size:i', arguments=[Variable(variable='$0')]), "
        "right=Number(number='n0'))\"}",
    };
    small_make(&small, &geo_grammar, lines, 2);
    model     = small.model;
    committee = asn_committee_new(&small.member, 1);
    batch     = asn_batch_new(model, small.block);
    need(committee && batch && (arena = asn_arena_new(0)));
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!model)
        make_model();
    char *line = malloc(size + 1); /* it ends where its allocation ends */
    need(line != NULL);
    if (size)
        memcpy(line + 1, data, size);
    for (int wants_tree = 0; wants_tree < 2; wants_tree++) {
        asn_arena  *a   = arena;
        asn_error   err = {0};
        asn_example e;
        if (asn_reading_line(a, &geo_grammar, line + 1, size, wants_tree, &e, &err)) {
            need(!wants_tree || e.tree);
            exercise(a, &e);
        } else
            need(err.text[0] != 0);
        asn_arena_reset(a);
    }
    free(line);
    return 0;
}
