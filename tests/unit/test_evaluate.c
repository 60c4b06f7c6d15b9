#include "decoding/evaluate.h"
#include "examples/index.h"
#include "examples/tally.h"
#include "model/start.h"

#include "geo/geo.h"
#include "hearthstone/hearthstone.h"
#include "jobs/jobs.h"
#include "ground/utf8.h"

#include "helpers.h"

static asn_arena *arena;
static void setup(void) { arena = asn_arena_new(0); }
static void teardown(void) { asn_arena_free(arena); }

static const asn_tree *tree(const asn_grammar *g, const char *text)
{
    asn_error       err = {0};
    const asn_tree *t   = asn_tree_read(arena, g, g->root, "tree", text, strlen(text), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    return t;
}

static const struct { const char *a, *b; bool same; } pairs[] = {
    {"And(arguments=[{0}, {1}])", "And(arguments=[{1}, {0}])", true},
    {"Or(arguments=[{0}, {1}, {2}])", "Or(arguments=[{2}, {0}, {1}])", true},
    {"Apply(predicate='p', arguments=[{0}, {1}])", "Apply(predicate='p', arguments=[{1}, {0}])", false},
    {"Apply(predicate='p', arguments=[{0}, {1}])", "Apply(predicate='p', arguments=[{0}, {1}])", true},
    /* how often counts */
    {"And(arguments=[{0}, {0}, {1}])", "And(arguments=[{0}, {1}, {1}])", false},
    {"And(arguments=[{0}, {0}, {1}])", "And(arguments=[{0}, {1}, {0}])", true},
    {"And(arguments=[{0}])", "And(arguments=[{0}, {0}])", false},
    {"And(arguments=[])", "And(arguments=[])", true},
    {"And(arguments=[])", "Or(arguments=[])", false},
    /* nested: order is free on every level by itself, and not across levels */
    {"And(arguments=[Or(arguments=[{0}, {1}]), Or(arguments=[{2}, {0}])])", "And(arguments=[Or(arguments=[{0}, {2}]), Or(arguments=[{1}, {0}])])", true},
    {"And(arguments=[Or(arguments=[{0}, {1}]), {2}])", "And(arguments=[Or(arguments=[{0}, {2}]), {1}])", false},
    {"And(arguments=[And(arguments=[{0}, {1}]), {2}])", "And(arguments=[{2}, And(arguments=[{1}, {0}])])", true},
    {"And(arguments=[And(arguments=[{0}]), {1}])", "And(arguments=[And(arguments=[{0}, {1}])])", false},
    {"Not(argument=And(arguments=[{0}, {1}]))", "Not(argument=And(arguments=[{1}, {0}]))", true},
    {"Apply(predicate='p', arguments=[And(arguments=[{0}, {1}]), {2}])", "Apply(predicate='p', arguments=[And(arguments=[{1}, {0}]), {2}])", true},
    {"Apply(predicate='p', arguments=[And(arguments=[{0}, {1}]), {2}])", "Apply(predicate='p', arguments=[{2}, And(arguments=[{1}, {0}])])", false},
    {"Compare(op=Equal(), left=And(arguments=[{0}, {1}]), right={2})", "Compare(op=Equal(), left={2}, right=And(arguments=[{0}, {1}]))", false},
    /* values that look alike, and texts that look like what is put between */
    {"And(arguments=[Number(number=1), Number(number='1')])", "And(arguments=[Number(number='1'), Number(number=1)])", true},
    {"And(arguments=[Number(number=1), Number(number='1')])", "And(arguments=[Number(number=1), Number(number=1)])", false},
    {"And(arguments=[Entity(entity='a,],[b')])", "And(arguments=[Entity(entity='a'), Entity(entity='b')])", false},
    {"And(arguments=[Entity(entity='a\\',\\'b')])", "And(arguments=[Entity(entity='a'), Entity(entity='b')])", false},
    {"And(arguments=[Entity(entity='a\\x00b'), {0}])", "And(arguments=[Entity(entity='a\\x00c'), {0}])", false},
    {"And(arguments=[Entity(entity='a\\x00b'), {0}])", "And(arguments=[{0}, Entity(entity='a\\x00b')])", true},
};

static const char *filled(const char *pattern)
{
    static const char *const leaves[] = {"Variable(variable='$0')", "Entity(entity='s0')", "Number(number='n0')"};
    char                    *text = asn_arena_alloc(arena, 4000, 1), *to = text;
    for (const char *s = pattern; *s; s++)
        if (s[0] == '{') {
            to += sprintf(to, "%s", leaves[s[1] - '0']);
            s += 2;
        } else
            *to++ = *s;
    return text;
}

START_TEST(order_is_free_where_the_task_says_so)
{
    const asn_tree *a = tree(&geo_grammar, filled(pairs[_i].a)), *b = tree(&geo_grammar, filled(pairs[_i].b));
    ck_assert_int_eq(asn_metrics_same(&geo_grammar, a, b, arena), pairs[_i].same);
    ck_assert_int_eq(asn_metrics_same(&geo_grammar, b, a, arena), pairs[_i].same);
    ck_assert(asn_metrics_same(&geo_grammar, a, a, arena));
}
END_TEST

/* jobs: And is unordered, Or has a left and a right. */
START_TEST(only_named_fields_are_unordered)
{
    const char *leaf[] = {"Apply(predicate='job', arguments=[])", "Apply(predicate='loc', arguments=[])"};
    char        a[400], b[400];
    snprintf(a, sizeof a, "Or(left=%s, right=%s)", leaf[0], leaf[1]);
    snprintf(b, sizeof b, "Or(left=%s, right=%s)", leaf[1], leaf[0]);
    ck_assert(!asn_metrics_same(&jobs_grammar, tree(&jobs_grammar, a), tree(&jobs_grammar, b), arena));
    snprintf(a, sizeof a, "And(arguments=[%s, %s])", leaf[0], leaf[1]);
    snprintf(b, sizeof b, "And(arguments=[%s, %s])", leaf[1], leaf[0]);
    ck_assert(asn_metrics_same(&jobs_grammar, tree(&jobs_grammar, a), tree(&jobs_grammar, b), arena));
}
END_TEST

/* A tree with the children of its unordered fields turned round is the same; with another leaf it is not. */
static const asn_tree *turned(const asn_tree *t, rng *r)
{
    if (t->ctor == 0)
        return t;
    const asn_ctor *c = &geo_grammar.ctors[t->ctor];
    asn_build       b = asn_build_begin(arena, &geo_grammar, t->ctor);
    for (int f = 0; f < c->n_fields; f++) {
        const asn_field *field = &geo_grammar.fields[c->first_field + f];
        int              n     = asn_tree_count(t, f);
        const asn_tree **all   = asn_arena_alloc(arena, (size_t)n + 1, sizeof *all);
        for (int i = 0; i < n; i++)
            all[i] = turned(asn_tree_child(t, f, i), r);
        for (int i = n; i > 1 && field->unordered; i--) {
            int             k = rng_below(r, i);
            const asn_tree *x = all[i - 1];
            all[i - 1]        = all[k];
            all[k]            = x;
        }
        if (field->card == ASN_SEQUENCE)
            asn_build_children(&b, f, all, n);
        else
            asn_build_child(&b, f, n ? all[0] : NULL);
    }
    t = asn_build_end(&b);
    MUST(t);
    return t;
}

START_TEST(random_trees_are_the_same_when_turned_round)
{
    rng r = {11};
    for (int i = 0; i < 300; i++) {
        const asn_tree *t = random_tree(&r, arena, &geo_grammar, geo_grammar.root, 2 + rng_below(&r, 60)), *u = turned(t, &r);
        MUST(asn_metrics_same(&geo_grammar, t, u, arena) && asn_metrics_first_error(&geo_grammar, t, u, arena, NULL) == ASN_RIGHT);
        const asn_tree *other = random_tree(&r, arena, &geo_grammar, geo_grammar.root, 2 + rng_below(&r, 60));
        if (asn_tree_size(other, &geo_grammar) != asn_tree_size(t, &geo_grammar))
            MUST(!asn_metrics_same(&geo_grammar, u, other, arena));
        asn_arena_reset(arena);
    }
}
END_TEST

/* ---- All of a file. */

static asn_data *examples(int n)
{
    asn_data *d      = asn_data_new();
    asn_error err    = {0};
    char      path[] = "/tmp/asn-evaluate-XXXXXX";
    FILE     *f      = fdopen(mkstemp(path), "wb");
    MUST(d && f);
    for (int i = 0; i < n; i++)
        fprintf(f, "{\"id\": \"%d\", \"input\": \"w%d x%d\", \"tree\": \"Apply(predicate='p%d', arguments=[Entity(entity='e%d')])\"}\n", i, i % 7, i % 3, i % 5, i % 2);
    fclose(f);
    ck_assert_msg(asn_data_read(d, &geo_grammar, path, NULL, &err), "%s", err.text);
    remove(path);
    return d;
}

/* A model that has learnt nothing. */
static asn_real   *block;
static asn_weights weights;

static asn_model *model_for(const asn_grammar *g, asn_data *d)
{
    asn_error    err;
    asn_settings s;
    asn_settings_default(&s, g);
    s.hidden = s.embed = 8;
    s.nodes            = 30;
    asn_model *m       = asn_model_new(g, &s);
    MUST(m && asn_tally_data(d, m, &err) && asn_model_layout(m, &err));
    MUST((block = asn_weights_block(m)) && asn_weights_view(&weights, m, block));
    asn_start(m, block);
    for (size_t i = 0; i < d->n; i++)
        MUST(asn_index_example(d->arena, m, &d->all[i], false));
    return m;
}

static void free_model(asn_model *m)
{
    asn_weights_reset(&weights);
    free(block);
    asn_model_free(m);
}

START_TEST(scores_and_answers_do_not_depend_on_threads)
{
    enum { N = 50 };
    asn_error    err = {0};
    asn_data    *d   = examples(N);
    asn_model   *m   = model_for(&geo_grammar, d);
    asn_pool   *one = asn_pool_new(1);
    asn_scores  first, again;
    const char *text[N], *other[N];
    ck_assert_msg(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, one, &first, text, arena, &err), "%s", err.text);
    ck_assert_uint_eq(first.count, N);
    /* what it says itself is right: now all are */
    for (int i = 0; i < N; i++) {
        MUST(text[i]);
        if (i % 2)
            d->all[i].tree = tree(&geo_grammar, text[i]);
    }
    for (int threads = 1; threads <= 8; threads *= 2) {
        asn_pool *p = asn_pool_new(threads);
        memset(other, 0, sizeof other);
        ck_assert_msg(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, p, &again, other, arena, &err), "%s", err.text);
        ck_assert_uint_ge(again.exact, N / 2);
        if (threads == 1)
            first = again;
        ck_assert_uint_eq(again.exact, first.exact);
        for (int i = 0; i < N; i++)
            ck_assert_str_eq(text[i], other[i]);
        MUST(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, p, &again, NULL, NULL, &err));
        ck_assert_uint_eq(again.exact, first.exact);
        asn_pool_free(p);
    }
    asn_pool_free(one);
    free_model(m);
    asn_data_free(d);
}
END_TEST

START_TEST(sums_are_those_of_the_pairs)
{
    enum { N = 10 };
    asn_error   err  = {0};
    asn_data   *d    = examples(N);
    asn_model  *m    = model_for(&geo_grammar, d);
    asn_pool   *pool = asn_pool_new(1);
    asn_scores  s;
    const char *text[N];
    MUST(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, pool, &s, text, arena, &err));
    /* four are right, the others a bare entity that the prediction has not */
    for (int i = 0; i < N; i++)
        d->all[i].tree = tree(&geo_grammar, i < 4 ? text[i] : "Not(argument=Not(argument=Entity(entity='nobody')))");
    int64_t common = 0, n_gold = 0, n_predicted = 0;
    double  macro = 0;
    for (int i = 0; i < N; i++) {
        int64_t one, gold, predicted;
        asn_metrics_common(&geo_grammar, d->all[i].tree, tree(&geo_grammar, text[i]), NULL, &one, &gold, &predicted);
        common += one, n_gold += gold, n_predicted += predicted;
        macro += 2. * (double)one / (double)(gold + predicted) / (int)N;
    }
    MUST(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, pool, &s, NULL, arena, &err));
    ck_assert_uint_eq(s.count, N);
    ck_assert_uint_eq(s.exact, 4);
    ck_assert_uint_eq(s.exact_l2l, 4);
    ck_assert(s.common == common && s.n_gold == n_gold && s.n_predicted == n_predicted);
    ck_assert_double_eq_tol(s.f1_macro, macro, 1e-12);
    size_t kinds = 0, ctors = 0;
    for (int k = 1; k < ASN_ERROR_KINDS; k++)
        kinds += s.errors[k];
    for (int c = 0; c <= geo_grammar.n_ctors; c++)
        ctors += s.error_ctors[c];
    ck_assert_uint_eq(s.errors[ASN_RIGHT], 4);
    ck_assert_uint_eq(kinds, 6);
    ck_assert_uint_eq(ctors, 6);
    asn_pool_free(pool);
    free_model(m);
    asn_data_free(d);
}
END_TEST

START_TEST(bleu_compares_with_the_text_where_there_is_one)
{
    enum { N = 4 };
    asn_error   err  = {0};
    asn_data   *d    = examples(N);
    asn_model  *m    = model_for(&geo_grammar, d);
    asn_pool   *pool = asn_pool_new(1);
    asn_scores  s;
    const char *text[N];
    MUST(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, pool, &s, text, arena, &err));
    double want = 0;
    for (int i = 0; i < N; i++) {
        d->all[i].tree   = tree(&geo_grammar, text[i]);
        const char *gold = asn_tree_print(arena, &geo_grammar, d->all[i].tree);
        char       *more = asn_arena_alloc(arena, strlen(gold) + 20, 1);
        sprintf(more, "%s\n( or so )", gold);
        if (i % 2)
            d->all[i].text = more;
        want += asn_metrics_bleu(i % 2 ? more : gold, gold) / (int)N;
    }
    MUST(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, pool, &s, NULL, arena, &err));
    ck_assert_uint_eq(s.exact, N);
    ck_assert_double_eq_tol(s.bleu, want, 1e-12);
    ck_assert_double_lt(s.bleu, 1);
    asn_pool_free(pool);
    free_model(m);
    asn_data_free(d);
}
END_TEST

/* A model that can only answer Entity('s0'): its text has the name that s0 stands for, as predict prints it. */
START_TEST(texts_are_compared_with_their_names)
{
    static const char line[] = "{\"input\": \"Texas\", \"tree\": \"Entity(entity='s0')\"}";
    asn_error    err = {0};
    asn_example  e;
    asn_data    *d = asn_data_new();
    ck_assert_msg(asn_reading_line(d->arena, &geo_grammar, line, sizeof line - 1, true, &e, &err), "%s", err.text);
    MUST(asn_data_add(d, &e));
    ck_assert_int_eq(e.mentions.n, 1);
    asn_settings s;
    asn_settings_default(&s, &geo_grammar);
    s.hidden = s.embed = 4;
    asn_model *m = asn_model_new(&geo_grammar, &s);
    asn_seen_nothing(&m->seen, &geo_grammar);
    asn_seen_tree(&m->seen, &geo_grammar, e.tree);
    MUST(asn_tally_data(d, m, &err) && asn_model_layout(m, &err));
    MUST((block = asn_weights_block(m)) && asn_weights_view(&weights, m, block));
    MUST(asn_index_example(d->arena, m, &d->all[0], false));
    asn_pool  *p = asn_pool_new(1);
    asn_scores scores;
    static const struct { const char *text; double bleu; } cases[] = {{NULL, 1}, {"texas:s", 1}, {"s0", 0}};
    for (int i = 0; i < COUNT(cases); i++) {
        d->all[0].text = cases[i].text;
        MUST(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, p, &scores, NULL, arena, &err));
        ck_assert_uint_eq(scores.exact, 1);
        ck_assert_uint_eq(scores.exact_l2l, 1);
        ck_assert_double_eq(scores.bleu, cases[i].bleu);
    }
    asn_pool_free(p);
    free_model(m);
    asn_data_free(d);
}
END_TEST

/* A card's nodes are its constructors and values; contexts are none. */
START_TEST(contexts_are_no_nodes)
{
    static const char line[] = "{\"input\": {\"name\": \"A\", \"attack\": \"1\", \"health\": \"1\", \"cost\": \"1\", \"durability\": \"1\", \"type\": \"x\", "
                               "\"class\": \"x\", \"race\": \"x\", \"rarity\": \"x\", \"description\": \"x\"}, \"tree\": \"ClassDef(name='A', bases=[Name(id='B', "
                               "ctx=Load())], keywords=[], body=[Expr(value=Constant(value=1))], decorator_list=[])\"}";
    asn_error   err  = {0};
    asn_example e;
    asn_data   *d = asn_data_new();
    ck_assert_msg(asn_reading_line(d->arena, &hearthstone_grammar, line, sizeof line - 1, true, &e, &err), "%s", err.text);
    MUST(asn_data_add(d, &e));
    asn_model *m  = model_for(&hearthstone_grammar, d);
    asn_pool  *p  = asn_pool_new(1);
    asn_scores s;
    MUST(asn_evaluate(&(asn_member){m, weights}, 1, d, NULL, p, &s, NULL, arena, &err));
    ck_assert_int_eq((int)s.n_gold, 7); /* ClassDef, 'A', Name, 'B', Expr, Constant, 1 */
    asn_pool_free(p);
    free_model(m);
    asn_data_free(d);
}
END_TEST

START_TEST(text_of_a_line_is_a_string)
{
    static const char good[] = "{\"input\": \"x\", \"tree\": \"Entity('e')\", \"text\": \"a\\n\\tb\"}";
    static const char bad[]  = "{\"input\": \"x\", \"tree\": \"Entity('e')\", \"text\": [\"a\"]}";
    asn_error         err    = {0};
    asn_example       e;
    ck_assert_msg(asn_reading_line(arena, &geo_grammar, good, sizeof good - 1, true, &e, &err), "%s", err.text);
    ck_assert_str_eq(e.text, "a\n\tb");
    ck_assert(!asn_reading_line(arena, &geo_grammar, bad, sizeof bad - 1, true, &e, &err));
    ck_assert_str_eq(err.text, "there is no string under \"text\"");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("evaluate");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_loop_test(c, order_is_free_where_the_task_says_so, 0, COUNT(pairs));
    tcase_add_test(c, only_named_fields_are_unordered);
    tcase_add_test(c, random_trees_are_the_same_when_turned_round);
    tcase_add_test(c, scores_and_answers_do_not_depend_on_threads);
    tcase_add_test(c, sums_are_those_of_the_pairs);
    tcase_add_test(c, bleu_compares_with_the_text_where_there_is_one);
    tcase_add_test(c, contexts_are_no_nodes);
    tcase_add_test(c, texts_are_compared_with_their_names);
    tcase_add_test(c, text_of_a_line_is_a_string);
    return run_suite(s);
}
