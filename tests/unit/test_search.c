/* What holds for every search, on grammars of real tasks: trees in order, with the log-probabilities that scoring gives them, within
 * the budget, and no harm when memory runs out. That none is missing is tested in tests/grad/kbest.c. */
#include "decoding/greedy.h"
#include "decoding/metrics.h"
#include "decoding/score.h"
#include "decoding/search.h"
#include "examples/index.h"
#include "examples/reading.h"
#include "examples/tally.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "model/start.h"
#include "python/python.h"

#include "helpers.h"

#include <math.h>

static const char *const python_lines[] = {
    "{\"input\": \"call f with one\", \"tree\": \"Module(body=[Expr(value=Call(func=Name(id='f', ctx=Load()), args=[Constant(value=1)], "
    "keywords=[]))], type_ignores=[])\"}",
    "{\"input\": \"say hello\", \"tree\": \"Module(body=[Expr(value=Constant(value='hello')), Return(value=Name(id='g', ctx=Load()))], type_ignores=[])\"}",
};
static const char *const geo_lines[] = {
    "{\"input\": \"which state border s0\", \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='state:t', "
    "arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))\"}",
    "{\"input\": \"how high is c0\", \"tree\": \"Apply(predicate='elevation:i', arguments=[Entity(entity='c0')])\"}",
};

static asn_model  *model;
static asn_real   *block;
static asn_weights weights;
static asn_committee *committee;
static asn_data   *data;
static asn_arena  *arena;

static void begin(const asn_grammar *g, const char *const *lines, int feed)
{
    asn_error    err = {0};
    asn_settings s;
    rng          r = {1};
    asn_settings_default(&s, g);
    s.hidden  = 6;
    s.embed   = 5;
    s.nodes   = 30;
    s.depth   = 7;
    s.letters = 4;
    s.feed    = feed;
    arena     = asn_arena_new(0);
    data      = asn_data_new();
    for (int i = 0; i < 2; i++) {
        asn_example e;
        ck_assert_msg(asn_reading_line(data->arena, g, lines[i], strlen(lines[i]), true, &e, &err), "%s", err.text);
        MUST(asn_data_add(data, &e));
    }
    MUST((model = asn_model_new(g, &s)) && asn_tally_data(data, model, &err) && asn_model_layout(model, &err));
    MUST((block = asn_weights_block(model)) && asn_weights_view(&weights, model, block));
    asn_start(model, block);
    for (size_t i = 0; i < model->n_weights; i++)
        block[i] += (asn_real)(rng_below(&r, 2001) - 1000) / 500;
    MUST((committee = asn_committee_new(&(asn_member){model, weights}, 1)) != NULL);
    for (size_t i = 0; i < data->n; i++)
        MUST(asn_index_example(data->arena, model, &data->all[i], false));
}

static void end(void)
{
    asn_committee_free(committee);
    asn_weights_reset(&weights);
    free(block);
    asn_model_free(model);
    asn_data_free(data);
    asn_arena_free(arena);
}

static void begin_number(int number) /* of a loop test */
{
    begin(number % 2 ? &python_grammar : &geo_grammar, number % 2 ? python_lines : geo_lines, number / 2 ? 16 : 0);
}

static asn_kbest find(const asn_example *e, int k, int64_t expansions)
{
    asn_kbest best;
    MUST(asn_search(committee, e, NULL, k, &(asn_limits){expansions, 0}, arena, &best));
    return best;
}

START_TEST(trees_come_in_order_with_the_log_probability_of_scoring_them)
{
    begin_number(_i);
    for (size_t x = 0; x < data->n; x++) {
        asn_kbest best = find(&data->all[x], 30, 5000);
        ck_assert_int_gt(best.n, 0);
        for (int i = 0; i < best.proved; i++) {
            asn_example e = data->all[x];
            double      log_prob;
            e.tree = best.all[i].tree;
            MUST(asn_index_example(arena, model, &e, false) && asn_score(committee, &e, NULL, &log_prob));
            bool empty = strstr(asn_tree_write(arena, model->g, e.tree), "''") != NULL; /* an empty spelling is none that scoring knows */
            ck_assert_msg(empty || fabs(log_prob - best.all[i].log_prob) < 1e-3, "%g is %g", best.all[i].log_prob, log_prob);
            ck_assert(i == 0 || best.all[i].log_prob <= best.all[i - 1].log_prob);
            ck_assert_int_le((int)asn_tree_size(e.tree, model->g), model->settings.nodes);
            ck_assert_int_le(e.tree->height, model->settings.depth);
            for (int k = 0; k < i; k++)
                ck_assert(!asn_metrics_same(model->g, best.all[k].tree, e.tree, arena));
        }
    }
    end();
}
END_TEST

START_TEST(a_longer_list_begins_with_a_shorter_one)
{
    begin_number(_i);
    asn_kbest few = find(&data->all[0], 3, 0), many = find(&data->all[0], 12, 0);
    ck_assert(few.exact && many.exact && few.n == 3 && many.n == 12 && few.expansions <= many.expansions);
    for (int i = 0; i < few.n; i++) {
        ck_assert(asn_tree_equal(few.all[i].tree, many.all[i].tree, model->g));
        ck_assert(few.all[i].log_prob == many.all[i].log_prob);
    }
    ck_assert(few.bound >= many.all[3].log_prob && few.bound <= few.all[2].log_prob);
    end();
}
END_TEST

START_TEST(a_search_that_begins_with_what_greedy_computed_finds_the_same)
{
    begin_number(_i);
    for (size_t x = 0; x < data->n; x++) {
        asn_kbest alone = find(&data->all[x], 10, 2000);
        MUST(asn_greedy(committee, &data->all[x], NULL, NULL, arena, NULL));
        asn_committee_again(committee);
        asn_kbest after = find(&data->all[x], 10, 2000);
        ck_assert(after.n == alone.n && after.proved == alone.proved && after.bound == alone.bound && after.expansions == alone.expansions);
        for (int i = 0; i < alone.n; i++)
            ck_assert(asn_tree_equal(after.all[i].tree, alone.all[i].tree, model->g) && after.all[i].log_prob == alone.all[i].log_prob);
    }
    end();
}
END_TEST

START_TEST(a_limit_leaves_the_best_so_far_and_greedys_tree)
{
    begin_number(_i);
    asn_kbest whole = find(&data->all[0], 40, 0);
    for (int64_t limit = 1; limit < whole.expansions; limit += 1 + limit / 3) {
        asn_kbest       cut    = find(&data->all[0], 40, limit);
        const asn_tree *greedy = asn_greedy(committee, &data->all[0], NULL, NULL, arena, NULL);
        bool            there  = false;
        ck_assert(!cut.exact && cut.expansions <= limit && cut.n >= cut.proved && cut.n <= cut.proved + 1);
        for (int i = 0; i < cut.n; i++)
            there = there || asn_metrics_same(model->g, cut.all[i].tree, greedy, arena);
        ck_assert(there);
        for (int i = 0; i < cut.proved; i++)
            ck_assert(cut.all[i].log_prob == whole.all[i].log_prob);
        ck_assert(cut.proved == 40 || cut.bound >= whole.all[cut.proved].log_prob);
    }
    end();
}
END_TEST

START_TEST(a_budget_that_nothing_fits_has_no_tree)
{
    begin_number(_i);
    asn_kbest best;
    ck_assert(asn_search(committee, &data->all[0], &(asn_budget){0, 1, 1, false}, 5, &(asn_limits){0, 0}, arena, &best));
    ck_assert(best.n == 0 && best.exact && best.bound == -(double)INFINITY);
    end();
}
END_TEST

/* With any amount of memory there is an answer or none, and nothing breaks. */
START_TEST(memory_may_run_out_anywhere)
{
    begin_number(_i);
    size_t     most = (size_t)1 << 22;
    char      *room = malloc(most);
    bool       once = false, never = false;
    asn_arena *lasting = asn_arena_new(0);
    for (size_t size = 1 << 12; size < most; size += size / 9) {
        asn_arena  *sentence = asn_arena_in(room, size);
        asn_committee *s     = asn_committee_in(&(asn_member){model, weights}, 1, lasting, sentence);
        asn_kbest   best;
        MUST(s != NULL);
        bool ok = asn_search(s, &data->all[0], NULL, 8, &(asn_limits){400, 0}, arena, &best);
        once    = once || ok;
        never   = never || !ok;
        ck_assert(!ok || best.n > 0);
    }
    ck_assert(once && never);
    asn_arena_free(lasting);
    free(room);
    end();
}
END_TEST

int main(void)
{
    Suite *s = suite_create("search");
    TCase *t = only_case(s);
    tcase_set_timeout(t, 120);
    tcase_add_loop_test(t, trees_come_in_order_with_the_log_probability_of_scoring_them, 0, 4);
    tcase_add_loop_test(t, a_longer_list_begins_with_a_shorter_one, 0, 4);
    tcase_add_loop_test(t, a_search_that_begins_with_what_greedy_computed_finds_the_same, 0, 4);
    tcase_add_loop_test(t, a_limit_leaves_the_best_so_far_and_greedys_tree, 0, 4);
    tcase_add_loop_test(t, a_budget_that_nothing_fits_has_no_tree, 0, 4);
    tcase_add_loop_test(t, memory_may_run_out_anywhere, 0, 4);
    return run_suite(s);
}
