/* How a tree comes about, what differs between trees, what a survey of gold trees finds, and what is wrong with an answer. */
#include "decoding/explained.h"
#include "decoding/greedy.h"
#include "decoding/score.h"
#include "decoding/search.h"
#include "decoding/survey.h"
#include "decoding/wrong.h"
#include "home/home.h"

#include <math.h>

#include "random_models.h"

static const char *const home_lines[] = {
    "{\"input\": \"remind me to feed the cat today\", \"tree\": \"Remind(text='feed the cat', when=At(day=Today()))\"}",
    "{\"input\": \"note that the key is lost\", \"tree\": \"Note(text='the key is lost')\"}",
};

static void setup(void)
{
    begin(&python_grammar, python_lines, COUNT(python_lines));
}

static void teardown(void)
{
    end();
}

/* What may be asked of every explanation. */
static void check_explained(const asn_explained *x, const asn_model *m, const asn_example *e)
{
    double sum = 0;
    for (int i = 0; i < x->n_nodes; i++) {
        const asn_explained_node *n = &x->nodes[i];
        MUST(n->parent < i && (i == 0) == (n->parent < 0));
        for (const asn_reason *r = n->first; r; r = r->next) {
            double all = r->probability, looked = 0, before = 1;
            sum += log(r->probability);
            for (int k = 0; k < r->n_others; k++) {
                all += r->others[k].probability;
                MUST(r->others[k].probability <= before && r->others[k].text && strcmp(r->others[k].text, r->chosen) != 0);
                before = r->others[k].probability;
            }
            ck_assert_msg(all < 1 + 1e-5, "%s: %f", r->module->name, all);
            for (int t = 0; t < e->first[m->g->n_inputs]; t++)
                looked += (double)r->attention[t];
            ck_assert_msg(fabs(looked - 1) < 1e-4, "%s looks at %f", r->module->name, looked);
            if (r->kind == ASN_DECIDES_PRESENT || r->kind == ASN_DECIDES_ANOTHER)
                MUST(r->n_others == 1 && fabs(all - 1) < 1e-6);
        }
    }
    ck_assert_msg(fabs(sum - x->log_prob) < 1e-6 * (1 + fabs(sum)), "%f, not %f", sum, x->log_prob);
}

START_TEST(decisions_multiply_to_the_trees_probability)
{
    for (int n = 1; n <= MODELS; n++) {
        asn_committee *c = asn_committee_new(members, n);
        for (size_t i = 0; i < data->n; i++) {
            asn_explained   x;
            asn_kbest       best;
            double          log_prob;
            asn_limits      limits = {.expansions = 2000};
            const asn_tree *t      = asn_greedy(c, &data->all[i], NULL, NULL, arena, &log_prob);
            MUST(t && asn_explain(c, &data->all[i], t, arena, &x));
            ck_assert_int_eq(x.n_nodes, (int)asn_tree_size(t, models[0]->g));
            check_explained(&x, models[0], &data->all[i]);
            MUST(asn_search(c, &data->all[i], NULL, 3, &limits, arena, &best));
            for (int k = 0; k < best.n; k++) {
                MUST(asn_explain(c, &data->all[i], best.all[k].tree, arena, &x));
                check_explained(&x, models[0], &data->all[i]);
                ck_assert_msg(fabs(x.log_prob - best.all[k].log_prob) < 1e-4, "%f, not %f", x.log_prob, best.all[k].log_prob);
            }
        }
        asn_committee_free(c);
    }
}
END_TEST

static int count_differing(const asn_explained *x)
{
    int n = 0;
    for (int i = 0; i < x->n_nodes; i++)
        n += x->nodes[i].differs;
    return n;
}

static const asn_tree *tree(const char *text)
{
    asn_error       err;
    const asn_tree *t = asn_tree_read(arena, &python_grammar, python_grammar.root, "test", text, strlen(text), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    return t;
}

#define ONE(value) "Expr(value=Constant(value=" value "))"
START_TEST(nodes_that_another_tree_has_not_are_marked)
{
    static const struct {
        const char *own, *other;
        int         differing, missing;
    } cases[] = {
        {"[" ONE("1") "]", "[" ONE("1") "]", 0, 0},
        {"[" ONE("1") "]", "[" ONE("2") "]", 1, 0},
        {"[" ONE("1") ", " ONE("2") "]", "[" ONE("2") "]", 3, 0}, /* the second one is the same, wherever it stands */
        {"[" ONE("2") "]", "[" ONE("1") ", " ONE("2") "]", 0, 1},
        {"[Pass()]", "[" ONE("1") "]", 1, 0},
        {"[]", "[Pass(), Pass()]", 0, 2},
    };
    asn_committee *c = asn_committee_new(members, 1);
    for (int i = 0; i < COUNT(cases); i++) {
        char          own[300], other[300];
        asn_explained x;
        snprintf(own, sizeof own, "Module(body=%s, type_ignores=[])", cases[i].own);
        snprintf(other, sizeof other, "Module(body=%s, type_ignores=[])", cases[i].other);
        MUST(asn_explain(c, &data->all[0], tree(own), arena, &x) && asn_explained_compare(&python_grammar, &x, tree(other), arena));
        ck_assert_msg(count_differing(&x) == cases[i].differing && x.nodes[0].missing == cases[i].missing, "case %d: %d differ, %d are missing", i,
                      count_differing(&x), x.nodes[0].missing);
    }
    asn_committee_free(c);
}
END_TEST

START_TEST(memory_may_run_out_while_explaining)
{
    asn_committee *c = asn_committee_new(members, 1);
    static char    memory[200000];
    for (size_t size = 600; size < sizeof memory; size += 700) {
        asn_arena    *small = asn_arena_in(memory, size);
        asn_explained x;
        if (small && asn_explain(c, &data->all[0], data->all[0].tree, small, &x))
            check_explained(&x, models[0], &data->all[0]);
    }
    asn_committee_free(c);
}
END_TEST

/* A survey counts every constructor that was to be chosen once, and gives the log-probabilities that scoring gives. */
START_TEST(a_survey_counts_choices_along_gold_trees)
{
    for (int threads = 1; threads <= 2; threads++) {
        asn_pool      *pool = asn_pool_new(threads);
        asn_committee *c    = asn_committee_new(members, 2);
        asn_survey     s;
        asn_error      err;
        size_t         times = 0, right = 0, confused = 0;
        MUST(asn_survey_run(members, 2, data, pool, arena, &s, &err));
        for (int k = 1; k <= python_grammar.n_ctors; k++) {
            times += s.times[k];
            right += s.right[k];
        }
        for (size_t i = 0; i < s.n_confused; i++) {
            confused += s.confused[i].times;
            MUST(s.confused[i].gold != s.confused[i].chosen && (i == 0 || s.confused[i].times <= s.confused[i - 1].times));
        }
        ck_assert_uint_eq(times, 12); /* constructors in both trees that have alternatives: all but Module */
        ck_assert_uint_eq(right + confused, times);
        for (size_t i = 0; i < data->n; i++) {
            double log_prob;
            MUST(asn_score(c, &data->all[i], NULL, &log_prob));
            MUST(log_prob == s.log_prob[i]);
        }
        asn_committee_free(c);
        asn_pool_free(pool);
    }
}
END_TEST

/* ---- What is wrong, where values are listed, copied and spelled. */

static void setup_home(void)
{
    begin(&home_grammar, home_lines, COUNT(home_lines));
}

START_TEST(a_wrong_value_may_be_copied)
{
    static const struct {
        const char    *what;
        asn_error_kind kind;
    } cases[] = {
        {"feed the cat", ASN_RIGHT},
        {"the cat", ASN_WRONG_COPY},       /* words of the sentence, in no list */
        {"feed the dog", ASN_WRONG_VALUE}, /* neither: a closed type does not spell */
    };
    for (int i = 0; i < COUNT(cases); i++) {
        char      text[200];
        asn_error err;
        snprintf(text, sizeof text, "Remind(text='%s', when=At(day=Today()))", cases[i].what);
        const asn_tree *t = asn_tree_read(arena, &home_grammar, home_grammar.root, "test", text, strlen(text), NULL, &err);
        ck_assert_msg(t != NULL, "%s", err.text);
        asn_first_error at = asn_wrong_at(models[0], &data->all[0], t, arena);
        ck_assert_msg(at.kind == cases[i].kind, "%s: %s", cases[i].what, asn_metrics_error_name(at.kind));
        if (at.kind != ASN_RIGHT)
            MUST(at.ctor == HOME_Remind && at.gold == asn_tree_child(data->all[0].tree, 0, 0) && at.predicted == asn_tree_child(t, 0, 0));
    }
}
END_TEST

/* One list entry of the model stands for all: a name that the list has, and one that nothing has. */
START_TEST(a_wrong_value_may_be_listed_or_spelled)
{
    static const struct {
        const char    *id;
        asn_error_kind kind;
    } cases[] = {{"f", ASN_RIGHT}, {"g", ASN_WRONG_VALUE}, {"zebra", ASN_WRONG_SPELLING}};
    for (int i = 0; i < COUNT(cases); i++) {
        char text[300];
        snprintf(text, sizeof text, "Module(body=[Expr(value=Call(func=Name(id='%s', ctx=Load()), args=[Constant(value=1)], keywords=[]))], type_ignores=[])", cases[i].id);
        asn_first_error at = asn_wrong_at(models[0], &data->all[0], tree(text), arena);
        ck_assert_msg(at.kind == cases[i].kind, "%s: %s", cases[i].id, asn_metrics_error_name(at.kind));
    }
}
END_TEST

START_TEST(a_copied_value_knows_its_tokens)
{
    asn_committee *c = asn_committee_new(members, 1);
    asn_explained  x;
    MUST(asn_explain(c, &data->all[0], data->all[0].tree, arena, &x));
    check_explained(&x, models[0], &data->all[0]);
    ck_assert_str_eq(x.nodes[1].label, "'feed the cat'");
    bool listed = data->all[0].value[0] > 0; /* then the list may be the likelier origin */
    if (!listed)
        MUST(x.nodes[1].first->kind == ASN_DECIDES_COPY && x.nodes[1].from == 3 && x.nodes[1].to == 5);
    asn_committee_free(c);
}
END_TEST

int main(void)
{
    Suite *s    = suite_create("explained");
    TCase *c    = only_case(s);
    TCase *home = tcase_create("home");
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, decisions_multiply_to_the_trees_probability);
    tcase_add_test(c, nodes_that_another_tree_has_not_are_marked);
    tcase_add_test(c, memory_may_run_out_while_explaining);
    tcase_add_test(c, a_survey_counts_choices_along_gold_trees);
    tcase_add_checked_fixture(home, setup_home, teardown);
    tcase_add_test(c, a_wrong_value_may_be_listed_or_spelled);
    tcase_add_test(home, a_wrong_value_may_be_copied);
    tcase_add_test(home, a_copied_value_knows_its_tokens);
    suite_add_tcase(s, home);
    return run_suite(s);
}
