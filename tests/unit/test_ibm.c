/* Alignments that are learnt: words with labels of trees. */
#include "examples/ibm.h"

#include "examples/index.h"
#include "examples/tally.h"
#include "geo/geo.h"
#include "home/home.h"
#include "ground/utf8.h"
#include "helpers.h"

static const char *const lines[] = {
    "{\"input\": {\"query\": [\"size\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"size\", \"of\", \"c0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"peopl\", \"in\", \"s0\"]}, \"tree\": \"Apply(predicate='population:i', arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"peopl\", \"in\", \"c0\"]}, \"tree\": \"Apply(predicate='population:i', arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"of\", \"s0\", \"number\"]}, \"tree\": \"Count(variable='$0', body=Apply(predicate='loc:t', "
    "arguments=[Entity(entity='s0')]))\"}",
    "{\"input\": {\"query\": [\"in\", \"c0\", \"number\"]}, \"tree\": \"Count(variable='$0', body=Apply(predicate='loc:t', "
    "arguments=[Entity(entity='c0')]))\"}",
};

static asn_data *data_for(const asn_grammar *g, const char *const *all, int n, asn_model **m)
{
    asn_data    *d = asn_data_new();
    asn_settings s;
    asn_error    err = {0};
    for (int i = 0; i < n; i++) {
        asn_example e = {0};
        ck_assert_msg(asn_reading_line(d->arena, g, all[i], strlen(all[i]), true, &e, &err), "%s", err.text);
        ck_assert(asn_data_add(d, &e));
    }
    asn_settings_default(&s, g);
    *m = asn_model_new(g, &s);
    asn_tally_seen(d, *m);
    ck_assert(asn_tally_data(d, *m, &err));
    for (size_t i = 0; i < d->n; i++)
        ck_assert(asn_index_example(d->arena, *m, &d->all[i], true));
    return d;
}

static asn_data *data_of(asn_model **m)
{
    return data_for(&geo_grammar, lines, COUNT(lines), m);
}

static void align_all(const asn_model *m, asn_data *d)
{
    asn_ibm *x = asn_ibm_learn(m, d, 0.2);
    ck_assert_ptr_nonnull(x);
    for (size_t i = 0; i < d->n; i++)
        ck_assert(asn_ibm_align(x, d->arena, &d->all[i]));
    asn_ibm_free(x);
}

START_TEST(a_predicate_goes_with_the_word_that_it_comes_with)
{
    asn_model *m;
    asn_data  *d = data_of(&m);
    ck_assert_int_eq(d->all[0].of_values.first[1], 0); /* no string matches area:i */
    align_all(m, d);
    const asn_example *e = &d->all[0];
    ck_assert_int_eq(e->of_values.first[1], 1);
    ck_assert_int_eq(e->of_values.tokens[0], 0);                     /* size */
    ck_assert_int_eq(e->of_values.tokens[e->of_values.first[1]], 2); /* s0, as its string does */
    asn_data_free(d);
    asn_model_free(m);
}
END_TEST

START_TEST(a_constructor_and_a_child_have_words_too)
{
    asn_model *m;
    asn_data  *d = data_of(&m);
    align_all(m, d);
    const asn_example *e = &d->all[4];
    ck_assert_int_eq(e->of_choices.first[1], 1);
    ck_assert_int_eq(e->of_choices.tokens[0], 2); /* Count: number */
    ck_assert_int_eq(e->chain_first[1], 1);
    ck_assert_int_eq(e->of_children.tokens[e->of_children.first[0]], 1); /* the argument: s0 */
    asn_data_free(d);
    asn_model_free(m);
}
END_TEST

static const char *const commands[] = {
    "{\"input\": {\"sentence\": \"call Ann on her mobile\"}, \"tree\": \"Call(who='Ann', line=Mobile())\"}",
    "{\"input\": {\"sentence\": \"call Bob on his mobile\"}, \"tree\": \"Call(who='Bob', line=Mobile())\"}",
    "{\"input\": {\"sentence\": \"call Bob on the landline\"}, \"tree\": \"Call(who='Bob', line=Landline())\"}",
    "{\"input\": {\"sentence\": \"call Ann on the landline\"}, \"tree\": \"Call(who='Ann', line=Landline())\"}",
    "{\"input\": {\"sentence\": \"call Ann\"}, \"tree\": \"Call(who='Ann')\"}",
    "{\"input\": {\"sentence\": \"call Bob\"}, \"tree\": \"Call(who='Bob')\"}",
};

START_TEST(an_optional_child_has_the_words_below_it_and_one_that_is_absent_has_none)
{
    asn_model *m;
    asn_data  *d = data_for(&home_grammar, commands, COUNT(commands), &m);
    align_all(m, d);
    for (int i = 0; i < COUNT(commands); i++) {
        const asn_aligned *a = &d->all[i].of_options;
        if (i < 4) /* mobile, landline, and perhaps on, but not the name */
            ck_assert(a->first[1] > 0 && a->tokens[0] >= 2 && a->tokens[a->first[1] - 1] == 4);
        else
            ck_assert_int_eq(a->first[1], 0);
    }
    asn_data_free(d);
    asn_model_free(m);
}
END_TEST

/* "the" comes with each of the predicates, but each of them comes with one other word alone. */
START_TEST(both_directions_must_agree)
{
    static const char *const all[] = {
        "{\"input\": {\"query\": [\"the\", \"size\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='s0')])\"}",
        "{\"input\": {\"query\": [\"the\", \"size\", \"c0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='c0')])\"}",
        "{\"input\": {\"query\": [\"the\", \"peopl\", \"s0\"]}, \"tree\": \"Apply(predicate='population:i', "
        "arguments=[Entity(entity='s0')])\"}",
        "{\"input\": {\"query\": [\"the\", \"peopl\", \"c0\"]}, \"tree\": \"Apply(predicate='population:i', "
        "arguments=[Entity(entity='c0')])\"}",
    };
    asn_model *m;
    asn_data  *d = data_for(&geo_grammar, all, COUNT(all), &m);
    align_all(m, d);
    for (int i = 0; i < COUNT(all); i++) {
        const asn_aligned *a = &d->all[i].of_values;
        ck_assert_int_eq(a->first[1], 1); /* the predicate */
        ck_assert_int_eq(a->tokens[0], 1);
    }
    asn_data_free(d);
    asn_model_free(m);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("ibm");
    TCase *c = only_case(s);
    tcase_add_test(c, a_predicate_goes_with_the_word_that_it_comes_with);
    tcase_add_test(c, a_constructor_and_a_child_have_words_too);
    tcase_add_test(c, an_optional_child_has_the_words_below_it_and_one_that_is_absent_has_none);
    tcase_add_test(c, both_directions_must_agree);
    return run_suite(s);
}
