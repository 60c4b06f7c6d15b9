/* New examples from parts of others. */
#include "examples/recombine.h"

#include "examples/index.h"
#include "examples/tally.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "helpers.h"

static const char *const lines[] = {
    "{\"input\": {\"query\": [\"size\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"size\", \"of\", \"the\", \"capit\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', "
    "arguments=[Apply(predicate='capital:c', arguments=[Entity(entity='s0')])])\"}",
    "{\"input\": {\"query\": [\"peopl\", \"in\", \"s0\"]}, \"tree\": \"Apply(predicate='population:i', arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"peopl\", \"in\", \"c0\"]}, \"tree\": \"Apply(predicate='population:i', arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"size\", \"of\", \"c0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"peopl\", \"in\", \"the\", \"capit\", \"of\", \"s1\"]}, \"tree\": \"Apply(predicate='population:i', "
    "arguments=[Apply(predicate='capital:c', arguments=[Entity(entity='s1')])])\"}",
};

START_TEST(an_example_that_is_made_is_whole)
{
    asn_data    *d = asn_data_new();
    asn_arena   *a = asn_arena_new(0);
    asn_settings s;
    asn_error    err = {0};
    for (int i = 0; i < COUNT(lines); i++) {
        asn_example e = {0};
        ck_assert_msg(asn_reading_line(d->arena, &geo_grammar, lines[i], strlen(lines[i]), true, &e, &err), "%s", err.text);
        ck_assert(asn_data_add(d, &e));
    }
    asn_settings_default(&s, &geo_grammar);
    asn_model *m = asn_model_new(&geo_grammar, &s);
    asn_tally_seen(d, m);
    ck_assert(asn_tally_data(d, m, &err));
    for (size_t i = 0; i < d->n; i++)
        ck_assert(asn_index_example(d->arena, m, &d->all[i], true));
    asn_ibm *x = asn_ibm_learn(m, d, 0.2);
    for (size_t i = 0; i < d->n; i++)
        ck_assert(asn_ibm_align(x, d->arena, &d->all[i]));
    asn_recombiner *r    = asn_recombiner_new(m, d, x);
    int             made = 0;
    for (uint64_t key = 0; key < 200; key++) {
        asn_example e;
        if (!asn_recombine(r, key, a, &e))
            continue;
        made++;
        ck_assert(asn_index_example(a, m, &e, true) && asn_ibm_align(x, a, &e));
        for (int32_t i = 0; i < e.tokens[0].n; i++)
            ck_assert_msg(e.token[i] > 0, "unknown %s", e.tokens[0].text[i]);
        const char *tree = asn_tree_write(a, &geo_grammar, e.tree), *entity = strstr(tree, "entity='");
        bool        said = false;
        for (int32_t i = 0; i < e.tokens[0].n; i++) /* the entity of the tree is one of the sentence */
            said = said || strncmp(entity + 8, e.tokens[0].text[i], strlen(e.tokens[0].text[i])) == 0;
        ck_assert_msg(said, "%s", tree);
    }
    ck_assert_int_gt(made, 20);
    asn_recombiner_free(r);
    asn_ibm_free(x);
    asn_model_free(m);
    asn_data_free(d);
    asn_arena_free(a);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("recombine");
    tcase_add_test(only_case(s), an_example_that_is_made_is_whole);
    return run_suite(s);
}
