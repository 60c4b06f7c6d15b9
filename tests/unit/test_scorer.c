/* What policies rely on: alternatives sum to one, budgets hold, onlookers see every decision, a speller's prefix may be continued
 * twice, and a policy of another kind, an ensemble, can be written over scorers. */
#include "decoding/greedy.h"
#include "decoding/score.h"
#include "examples/index.h"
#include "examples/tally.h"
#include "model/start.h"
#include "geo/geo.h"
#include "ground/utf8.h"
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

enum { SCORERS = 2 };
static asn_model  *model;
static asn_real   *block[SCORERS];
static asn_weights weights[SCORERS];
static asn_scorer *scorer[SCORERS];
static asn_data   *data;
static asn_arena  *arena;

/* Random weights, twice, for a model of these examples. */
static void begin(const asn_grammar *g, const char *const *lines, int n)
{
    asn_error    err = {0};
    asn_settings s;
    asn_settings_default(&s, g);
    s.hidden  = 6;
    s.embed   = 5;
    s.nodes   = 60;
    s.depth   = 9;
    s.letters = 12;
    arena     = asn_arena_new(0);
    data      = asn_data_new();
    for (int i = 0; i < n; i++) {
        asn_example e;
        ck_assert_msg(asn_reading_line(data->arena, g, lines[i], strlen(lines[i]), true, &e, &err), "%s", err.text);
        MUST(asn_data_add(data, &e));
    }
    MUST((model = asn_model_new(g, &s)) && asn_tally_data(data, model, &err) && asn_model_layout(model, &err));
    for (int k = 0; k < SCORERS; k++) {
        rng r = {(uint64_t)k + 1};
        MUST((block[k] = asn_weights_block(model)) && asn_weights_view(&weights[k], model, block[k]));
        asn_start(model, block[k]);
        for (size_t i = 0; i < model->n_weights; i++)
            block[k][i] += (asn_real)(rng_below(&r, 2001) - 1000) / 2000;
        MUST((scorer[k] = asn_scorer_new(model, &weights[k])) != NULL);
    }
    for (size_t i = 0; i < data->n; i++)
        MUST(asn_index_example(data->arena, model, &data->all[i], false));
}

static void setup(void)
{
    begin(&python_grammar, python_lines, COUNT(python_lines));
}

static void teardown(void)
{
    for (int k = 0; k < SCORERS; k++) {
        asn_scorer_free(scorer[k]);
        asn_weights_reset(&weights[k]);
        free(block[k]);
    }
    asn_model_free(model);
    asn_data_free(data);
    asn_arena_free(arena);
}

static const asn_module *module_of_type(int type)
{
    return python_grammar.modules[model->type_module[type]];
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
    MUST(asn_scorer_begin(scorer[0], &data->all[0], &v));
    const asn_module *expr = module_of_type(PYTHON_TYPE_expr), *name = module_of_type(PYTHON_TYPE_identifier);
    asn_choices       x    = asn_scorer_constructor(scorer[0], expr, v, asn_scorer_attend(scorer[0], expr, v, ASN_NO_STATE));
    ck_assert_int_eq(x.n, model->seen.choices[PYTHON_TYPE_expr]);
    ck_assert_double_eq_tol(sum_of(&x), 1, 1e-5);
    x = asn_scorer_listed(scorer[0], name, v, asn_scorer_attend(scorer[0], name, v, ASN_NO_STATE));
    ck_assert_int_eq(x.n, model->values[PYTHON_TYPE_identifier].n);
    ck_assert_double_eq_tol(sum_of(&x), 1, 1e-5);
    double attention = 0;
    for (int t = 0; t < data->all[0].first[1]; t++)
        attention += (double)asn_scorer_attention(scorer[0])[t];
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
    MUST(asn_scorer_begin(scorer[0], &data->all[1], &v) && asn_scorer_spell(scorer[0], v, &speller));
    MUST(asn_scorer_letter_size(scorer[0]) <= 64 && model->letters.n > 2);
    asn_choices x = asn_scorer_letter(scorer[0], &speller, speller.start, model->letters.n, first);
    ck_assert_int_eq(x.n, model->letters.n);
    ck_assert_double_eq_tol(sum_of(&x), 1, 1e-5);
    for (int k = 0; k < 2; k++) {
        x        = asn_scorer_letter(scorer[0], &speller, first, k + 1, next[k]);
        norm[k]  = x.norm;
        score[k] = (double)x.score[0];
    }
    ck_assert(norm[0] != norm[1]);
    for (int k = 0; k < 2; k++) { /* again, the other way round */
        x = asn_scorer_letter(scorer[0], &speller, first, 2 - k, alone);
        ck_assert(x.norm == norm[1 - k] && (double)x.score[0] == score[1 - k]);
        ck_assert_mem_eq(alone, next[1 - k], asn_scorer_letter_size(scorer[0]) * sizeof *alone);
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
        asn_watcher who = {&o, look, NULL};
        double      log_prob;
        const asn_tree *t = asn_greedy(scorer[0], &data->all[i], NULL, &who, arena, &log_prob);
        MUST(t && o.n > 3);
        ck_assert_double_eq(o.sum, log_prob);
        o = (onlooker){.most = 2};
        ck_assert_ptr_null(asn_greedy(scorer[0], &data->all[i], NULL, &who, arena, &log_prob));
        ck_assert_int_eq(o.n, 2);
        o = (onlooker){.most = 1000000};
        MUST(asn_score(scorer[0], &data->all[i], &who, &log_prob));
        ck_assert_double_eq(o.sum, log_prob);
        ck_assert_int_lt(o.last_node, asn_tree_size(data->all[i].tree, &python_grammar));
        o = (onlooker){.most = 1};
        ck_assert(!asn_score(scorer[0], &data->all[i], &who, &log_prob));
    }
}
END_TEST

START_TEST(a_budget_is_the_callers)
{
    int root = python_grammar.root;
    for (int more = 0; more < 20; more++) {
        asn_budget      b = {model->least_size[root] + more, model->least_height[root] + more / 4, more % 5};
        const asn_tree *t = asn_greedy(scorer[0], &data->all[0], &b, NULL, arena, NULL);
        MUST(t && asn_tree_size(t, &python_grammar) <= b.nodes && t->height <= b.depth);
    }
}
END_TEST

/* ---- An ensemble: probabilities averaged at each decision. Both scorers have one model, so their handles are the same. */

typedef struct ensemble {
    asn_run     run; /* first */
    asn_scorer *of[SCORERS];
    asn_growth  tree;
    double      log_prob;
} ensemble;

#define BOTH(run, call)                                        \
    ensemble *e = (ensemble *)(run);                           \
    asn_scorer *s = e->of[0];                                  \
    int32_t one = (call).at;                                   \
    s = e->of[1];                                              \
    MUST((call).at == one)

static asn_vec both_attend(asn_run *run, const asn_module *m, asn_state v, asn_state at)
{
    BOTH(run, asn_scorer_attend(s, m, v, at));
    return (asn_vec){one};
}

static asn_state both_start(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    (void)node;
    BOTH(run, asn_scorer_sequence_start(s, m, v, NULL));
    return (asn_state){one};
}

static asn_vec both_field(asn_run *run, const asn_module *c, int field, asn_vec ctx)
{
    BOTH(run, asn_scorer_embed_field(s, c, field, ctx));
    return (asn_vec){one};
}

static asn_vec both_child(asn_run *run, const asn_module *m, asn_state v, asn_state at, asn_vec c)
{
    BOTH(run, asn_scorer_embed_child(s, m, v, at, c));
    return (asn_vec){one};
}

static asn_state both_vertical(asn_run *run, asn_state v, asn_vec x)
{
    BOTH(run, asn_scorer_vertical(s, v, x));
    return (asn_state){one};
}

static asn_state both_horizontal(asn_run *run, const asn_module *m, asn_state at, asn_vec x, asn_node *node, int i)
{
    (void)m, (void)node, (void)i;
    BOTH(run, asn_scorer_horizontal(s, at, x, NULL));
    return (asn_state){one};
}

/* The mean probability of alternative k. */
static double mean(const asn_choices x[SCORERS], int k)
{
    return (exp(asn_choices_log_prob(&x[0], k)) + exp(asn_choices_log_prob(&x[1], k))) / 2;
}

static double mean_yes(double a, double b)
{
    return (exp(asn_log_sigmoid(a)) + exp(asn_log_sigmoid(b))) / 2;
}

static bool decides(ensemble *e, double p, bool allowed)
{
    bool yes = p > 0.5 && allowed;
    e->log_prob += log(yes ? p : 1 - p);
    return yes;
}

static bool ens_enter(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    if (v.at < 0)
        return false;
    if (m->kind == ASN_SINGLE)
        node->ctor = run->grammar->types[m->what].first_ctor;
    return true;
}

static int ens_choose(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node)
{
    ensemble  *e    = (ensemble *)run;
    const int *ctor = model->seen.chosen + run->grammar->types[m->what].first_ctor;
    int        n    = model->seen.choices[m->what], best = -1;
    asn_choices x[SCORERS];
    for (int k = 0; k < SCORERS && n > 1; k++)
        x[k] = asn_scorer_constructor(e->of[k], m, v, c);
    for (int k = 0; k < n; k++)
        if (asn_growth_ctor_fits(&e->tree, node, ctor[k]) && (best < 0 || mean(x, k) > mean(x, best)))
            best = k;
    MUST(best >= 0);
    e->log_prob += n > 1 ? log(mean(x, best)) : 0;
    asn_growth_take_ctor(&e->tree, node, ctor[best]);
    return node->ctor;
}

static bool ens_present(asn_run *run, const asn_module *m, asn_state v, asn_vec c, asn_node *node, int i)
{
    (void)i;
    ensemble *e   = (ensemble *)run;
    double    p   = mean_yes(asn_scorer_present(e->of[0], m, v, c), asn_scorer_present(e->of[1], m, v, c));
    bool      yes = decides(e, p, asn_growth_child_fits(&e->tree, node, m->what));
    if (yes)
        asn_growth_take_child(&e->tree, m->what);
    else if (m->kind == ASN_FIELD_OPTIONALS)
        asn_growth_leave_place(&e->tree, node, m->what);
    return yes;
}

static bool ens_another(asn_run *run, const asn_module *m, asn_state v, asn_state at, asn_vec c, asn_node *node, int i)
{
    (void)i;
    ensemble *e    = (ensemble *)run;
    bool      gaps = m->kind == ASN_FIELD_OPTIONALS;
    double    p    = mean_yes(asn_scorer_another(e->of[0], m, v, at, c), asn_scorer_another(e->of[1], m, v, at, c));
    bool      more = decides(e, p, gaps ? asn_growth_place_fits(&e->tree) : asn_growth_child_fits(&e->tree, node, m->what));
    if (more && gaps)
        asn_growth_take_place(&e->tree);
    else if (more)
        asn_growth_take_child(&e->tree, m->what);
    return more;
}

/* There is no open type here. */
static bool ens_value(asn_run *run, const asn_module *m, asn_state v, asn_node *node)
{
    ensemble   *e = (ensemble *)run;
    asn_vec     c = both_attend(run, m, v, ASN_NO_STATE);
    asn_choices x[SCORERS];
    int         best = 1;
    for (int k = 0; k < SCORERS; k++)
        x[k] = asn_scorer_listed(e->of[k], m, v, c);
    for (int k = 2; k < x[0].n; k++)
        best = mean(x, k) > mean(x, best) ? k : best;
    e->log_prob += log(mean(x, best));
    size_t      length;
    const char *key = asn_vocab_text(&model->values[m->what], best, &length);
    node->atom      = asn_value_of_key(key, length);
    return true;
}

static asn_node *ens_child(asn_run *run, asn_node *node, int field, int i)
{
    (void)i;
    return asn_growth_child(&((ensemble *)run)->tree, node, run->grammar->ctors[node->ctor].first_field + field);
}

static const asn_tree *run_ensemble(asn_scorer *a, asn_scorer *b, const asn_example *x, double *log_prob)
{
    static const asn_execution how = {ens_enter, both_attend, ens_choose, ens_present, ens_another, both_start, both_field,
                                      both_child, both_vertical, both_horizontal, ens_value, ens_child};
    ensemble  e = {.run = {&how, &geo_grammar, false}, .of = {a, b}};
    asn_state v, w;
    MUST(asn_scorer_begin(a, x, &v) && asn_scorer_begin(b, x, &w) && v.at == w.at);
    asn_growth_begin(&e.tree, model, asn_scorer_arena(a), asn_budget_of(model));
    MUST(asn_run_root(&e.run, v, &e.tree.root));
    *log_prob = e.log_prob;
    return asn_growth_tree(&e.tree, arena);
}

START_TEST(an_ensemble_is_a_policy_over_scorers)
{
    teardown();
    begin(&geo_grammar, geo_lines, COUNT(geo_lines));
    asn_scorer *twin = asn_scorer_new(model, &weights[0]);
    for (size_t i = 0; i < data->n; i++) {
        double          own, both, mixed;
        const asn_tree *t = asn_greedy(scorer[0], &data->all[i], NULL, NULL, arena, &own);
        const asn_tree *u = run_ensemble(scorer[0], twin, &data->all[i], &both); /* of one model twice: that model */
        MUST(t && u && asn_tree_equal(t, u, &geo_grammar));
        ck_assert_double_eq_tol(both, own, 1e-9 * (1 + fabs(own)));
        MUST(run_ensemble(scorer[0], scorer[1], &data->all[i], &mixed) && mixed < 0);
        ck_assert(mixed != own);
    }
    asn_scorer_free(twin);
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
    tcase_add_test(c, an_ensemble_is_a_policy_over_scorers);
    return run_suite(s);
}
