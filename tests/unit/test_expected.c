/* What words ask for: learnt from examples, asked of answers. */
#include "model/expected.h"

#include "examples/expectations.h"
#include "examples/reading.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "helpers.h"

static asn_grammar grammar;
static asn_type    types[64];
static asn_arena  *arena;
static asn_model  *model;

static void begin(void)
{
    asn_settings s;
    grammar = geo_grammar;
    memcpy(types, geo_grammar.types, (size_t)grammar.n_types * sizeof *types);
    for (int i = 0; i < grammar.n_types; i++)
        types[i].expected = i == GEO_TYPE_pred || i == GEO_TYPE_expr;
    grammar.types = types;
    arena         = asn_arena_new(0);
    asn_settings_default(&s, &grammar);
    model = asn_model_new(&grammar, &s);
    MUST(arena && model);
}

static void end(void)
{
    asn_model_free(model);
    asn_arena_free(arena);
}

static asn_example read_example(const char *words, const char *tree)
{
    char        line[1000];
    asn_example e   = {0};
    asn_error   err = {0};
    snprintf(line, sizeof line, "{\"input\": {\"query\": \"%s\"}, \"tree\": \"%s\"}", words, tree);
    ck_assert_msg(asn_reading_line(arena, &grammar, line, strlen(line), true, &e, &err), "%s", err.text);
    return e;
}

#define CITY  "Lambda(variable='$0', type='e', body=Apply(predicate='city:t', arguments=[Variable(variable='$0')]))"
#define BIG   "Lambda(variable='$0', type='e', body=And(arguments=[Apply(predicate='city:t', arguments=[Variable(variable='$0')]), Apply(predicate='major:t', arguments=[Variable(variable='$0')])]))"
#define RIVER "Lambda(variable='$0', type='e', body=Apply(predicate='river:t', arguments=[Variable(variable='$0')]))"
#define NO    "Lambda(variable='$0', type='e', body=Not(argument=Apply(predicate='river:t', arguments=[Variable(variable='$0')])))"

typedef struct lesson { const char *words, *tree; int times; } lesson;

static void learn(const lesson *all, int n)
{
    asn_expectations *x = asn_expectations_new(&grammar);
    MUST(x);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < all[i].times; k++) {
            asn_example e = read_example(all[i].words, all[i].tree);
            MUST(asn_expectations_add(x, &e));
        }
    MUST(asn_expectations_learnt(x, model));
    asn_expectations_free(x);
}

static bool rule(const char *text)
{
    return asn_vocab_find(&model->expected, text, strlen(text)) > 0;
}

static bool there(const char *words, const char *tree)
{
    asn_example e = read_example(words, tree);
    return asn_expected_there(model, e.tokens, e.tree);
}

START_TEST(a_word_that_never_came_without_a_label_asks_for_it)
{
    static const lesson all[] = {{"show the citi", CITY, 60}, {"show the larg citi", BIG, 30}, {"show the river", RIVER, 50}, {"show no river", NO, 30}};
    begin();
    learn(all, COUNT(all));
    ck_assert(rule("larg\npred smajor:t") && rule("larg\nexpr And") && rule("river\npred sriver:t") && rule("no\nexpr Not"));
    ck_assert(!rule("show\npred sriver:t") && !rule("river\nexpr Not"));
    ck_assert(!rule("show\nexpr Lambda"));                                  /* it is everywhere */
    ck_assert(!rule("no river\nexpr Not") && !rule("larg citi\nexpr And")); /* one of the words says so alone */
    ck_assert(there("larg citi", BIG) && there("the citi", CITY) && there("no river", NO));
    ck_assert(!there("larg citi", CITY) && !there("no river", RIVER) && !there("river no", CITY));
    ck_assert(there("unknown words", RIVER) && there("", CITY));
    end();
}
END_TEST

/* One use in twenty without it, the next one counted as such, is too many. */
START_TEST(a_rule_needs_evidence)
{
    begin();
    for (int with = 1; with <= 50; with++)
        for (int without = 0; without <= 1; without++) {
            lesson all[] = {{"larg citi", BIG, with}, {"larg citi", CITY, without}, {"river", RIVER, 100}};
            learn(all, COUNT(all));
            ck_assert_int_eq(rule("larg\npred smajor:t"), with + without > 20 * (without + 1));
        }
    end();
}
END_TEST

START_TEST(two_words_side_by_side_may_say_what_neither_says_alone)
{
    static const lesson all[] = {{"of no name river", RIVER, 30}, {"no river at all", RIVER, 30}, {"river of name", RIVER, 10}, {"all at no river", NO, 30}, {"at all", CITY, 60}};
    begin();
    learn(all, COUNT(all));
    ck_assert(rule("at no\nexpr Not") && !rule("no\nexpr Not") && !rule("at\nexpr Not"));
    ck_assert(!there("river at no", RIVER) && there("no river at", RIVER) && there("at no", NO));
    end();
}
END_TEST

/* ci0 is in the sentence itself: `use input` is about that. */
START_TEST(what_the_sentence_holds_is_not_expected)
{
    static const lesson all[] = {{"size of s0", "Apply(predicate='area:i', arguments=[Entity(entity='s0')])", 40}, {"river", RIVER, 60}};
    begin();
    types[GEO_TYPE_ent].expected = true;
    learn(all, COUNT(all));
    ck_assert(rule("size\npred sarea:i") && rule("s0\npred sarea:i") && !rule("s0\nent ss0"));
    end();
}
END_TEST

START_TEST(nothing_is_expected_unless_the_task_says_so)
{
    static const lesson all[] = {{"larg citi", BIG, 60}, {"river", RIVER, 60}};
    begin();
    for (int i = 0; i < grammar.n_types; i++)
        types[i].expected = false;
    ck_assert(!asn_expects(&grammar));
    learn(all, COUNT(all));
    ck_assert_int_le(model->expected.n, 1);
    ck_assert(there("larg citi", RIVER));
    end();
}
END_TEST

int main(void)
{
    Suite *s = suite_create("expected");
    TCase *c = only_case(s);
    tcase_add_test(c, a_word_that_never_came_without_a_label_asks_for_it);
    tcase_add_test(c, a_rule_needs_evidence);
    tcase_add_test(c, two_words_side_by_side_may_say_what_neither_says_alone);
    tcase_add_test(c, what_the_sentence_holds_is_not_expected);
    tcase_add_test(c, nothing_is_expected_unless_the_task_says_so);
    return run_suite(s);
}
