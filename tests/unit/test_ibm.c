/* Alignments that are learnt: words with labels of trees. */
#include "examples/ibm.h"

#include "examples/index.h"
#include "examples/tally.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "helpers.h"

static const char *const lines[] = {
    "{\"input\": {\"query\": [\"size\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"size\", \"of\", \"c0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"peopl\", \"in\", \"s0\"]}, \"tree\": \"Apply(predicate='population:i', arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"peopl\", \"in\", \"c0\"]}, \"tree\": \"Apply(predicate='population:i', arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"of\", \"s0\", \"number\"]}, \"tree\": \"Count(variable='$0', body=Apply(predicate='loc:t', arguments=[Entity(entity='s0')]))\"}",
    "{\"input\": {\"query\": [\"in\", \"c0\", \"number\"]}, \"tree\": \"Count(variable='$0', body=Apply(predicate='loc:t', arguments=[Entity(entity='c0')]))\"}",
};

static asn_data *data_of(asn_model **m)
{
    asn_data    *d = asn_data_new();
    asn_settings s;
    asn_error    err = {0};
    for (int i = 0; i < COUNT(lines); i++) {
        asn_example e = {0};
        ck_assert_msg(asn_reading_line(d->arena, &geo_grammar, lines[i], strlen(lines[i]), true, &e, &err), "%s", err.text);
        ck_assert(asn_data_add(d, &e));
    }
    asn_settings_default(&s, &geo_grammar);
    *m = asn_model_new(&geo_grammar, &s);
    asn_tally_seen(d, *m);
    ck_assert(asn_tally_data(d, *m, &err));
    for (size_t i = 0; i < d->n; i++)
        ck_assert(asn_index_example(d->arena, *m, &d->all[i], true));
    return d;
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
    ck_assert_int_eq(e->of_values.tokens[0], 0); /* size */
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

int main(void)
{
    Suite *s = suite_create("ibm");
    TCase *c = only_case(s);
    tcase_add_test(c, a_predicate_goes_with_the_word_that_it_comes_with);
    tcase_add_test(c, a_constructor_and_a_child_have_words_too);
    return run_suite(s);
}
