/* What policies rely on: alternatives sum to one, budgets hold, onlookers see every decision, and a speller's prefix may be continued
 * twice. */
#include "decoding/greedy.h"
#include "decoding/score.h"

#include "random_models.h"

#include <math.h>

static asn_scorer    *scorer;
static asn_committee *committee; /* of the same model */

static void setup(void)
{
    begin(&python_grammar, python_lines, COUNT(python_lines));
    MUST((scorer = asn_scorer_new(models[0], &members[0].weights)) && (committee = asn_committee_new(members, 1)));
}

static void teardown(void)
{
    asn_scorer_free(scorer);
    asn_committee_free(committee);
    end();
}

static const asn_module *module_of_type(int type)
{
    return python_grammar.modules[models[0]->type_module[type]];
}

static double sum_of(const asn_choices *c)
{
    double sum = 0;
    for (int k = 0; k < c->n; k++)
        sum += exp(asn_choices_log_prob(c, k));
    return sum;
}

START_TEST(alternatives_of_a_decision_sum_to_one)
{
    asn_state v;
    MUST(asn_scorer_begin(scorer, &data->all[0], &v));
    const asn_module *expr = module_of_type(PYTHON_TYPE_expr), *name = module_of_type(PYTHON_TYPE_identifier);
    asn_choices       x    = asn_scorer_constructor(scorer, expr, v, asn_scorer_attend(scorer, expr, v, ASN_NO_STATE));
    ck_assert_int_eq(x.n, models[0]->seen.choices[PYTHON_TYPE_expr]);
    ck_assert_double_eq_tol(sum_of(&x), 1, 1e-5);
    x = asn_scorer_listed(scorer, name, v, asn_scorer_attend(scorer, name, v, ASN_NO_STATE));
    ck_assert_int_eq(x.n, models[0]->values[PYTHON_TYPE_identifier].n);
    ck_assert_double_eq_tol(sum_of(&x), 1, 1e-5);
    double attention = 0;
    for (int t = 0; t < data->all[0].first[1]; t++)
        attention += (double)asn_scorer_attention(scorer)[t];
    ck_assert_double_eq_tol(attention, 1, 1e-5);
}
END_TEST

/* As a prefix search does: from one state, two letters, each with its own continuation. */
START_TEST(a_prefix_can_be_continued_twice)
{
    asn_state   v;
    asn_speller speller;
    asn_real    first[64], next[2][64], alone[64];
    double      norm[2], score[2];
    MUST(asn_scorer_begin(scorer, &data->all[1], &v) && asn_scorer_spell(scorer, v, &speller));
    MUST(asn_scorer_letter_size(scorer) <= 64 && models[0]->letters.n > 2);
    asn_choices x = asn_scorer_letter(scorer, &speller, speller.start, models[0]->letters.n, first);
    ck_assert_int_eq(x.n, models[0]->letters.n);
    ck_assert_double_eq_tol(sum_of(&x), 1, 1e-5);
    for (int k = 0; k < 2; k++) {
        x        = asn_scorer_letter(scorer, &speller, first, k + 1, next[k]);
        norm[k]  = x.norm;
        score[k] = (double)x.score[0];
    }
    ck_assert(norm[0] != norm[1]);
    for (int k = 0; k < 2; k++) { /* again, the other way round */
        x = asn_scorer_letter(scorer, &speller, first, 2 - k, alone);
        ck_assert(x.norm == norm[1 - k] && (double)x.score[0] == score[1 - k]);
        ck_assert_mem_eq(alone, next[1 - k], asn_scorer_letter_size(scorer) * sizeof *alone);
    }
}
END_TEST

typedef struct onlooker {
    double  sum;
    int     n, most;
    int32_t last_node;
} onlooker;

static bool look(void *context, const asn_decision *d)
{
    onlooker *o = context;
    o->sum += d->log_prob;
    o->last_node = d->node > o->last_node ? d->node : o->last_node;
    return ++o->n < o->most;
}

START_TEST(an_onlooker_is_told_every_decision_and_may_stop)
{
    for (size_t i = 0; i < data->n; i++) {
        onlooker    o   = {.most = 1000000};
        asn_watcher who = {&o, look, NULL, NULL};
        double      log_prob;
        const asn_tree *t = asn_greedy(committee, &data->all[i], NULL, &who, arena, &log_prob);
        MUST(t && o.n > 3);
        ck_assert_double_eq(o.sum, log_prob);
        o = (onlooker){.most = 2};
        ck_assert_ptr_null(asn_greedy(committee, &data->all[i], NULL, &who, arena, &log_prob));
        ck_assert_int_eq(o.n, 2);
        o = (onlooker){.most = 1000000};
        MUST(asn_score(committee, &data->all[i], &who, &log_prob));
        ck_assert_double_eq(o.sum, log_prob);
        ck_assert_int_lt(o.last_node, asn_tree_size(data->all[i].tree, &python_grammar));
        o = (onlooker){.most = 1};
        ck_assert(!asn_score(committee, &data->all[i], &who, &log_prob));
    }
}
END_TEST

START_TEST(a_budget_is_the_callers)
{
    int root = python_grammar.root;
    for (int more = 0; more < 20; more++) {
        asn_budget      b = {.nodes = models[0]->least_size[root] + more, .depth = models[0]->least_height[root] + more / 4, .letters = more % 5};
        const asn_tree *t = asn_greedy(committee, &data->all[0], &b, NULL, arena, NULL);
        MUST(t && asn_tree_size(t, &python_grammar) <= b.nodes && t->height <= b.depth);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("scorer");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, alternatives_of_a_decision_sum_to_one);
    tcase_add_test(c, a_prefix_can_be_continued_twice);
    tcase_add_test(c, an_onlooker_is_told_every_decision_and_may_stop);
    tcase_add_test(c, a_budget_is_the_callers);
    return run_suite(s);
}
