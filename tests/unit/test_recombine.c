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

static asn_data       *d;
static asn_arena      *a;
static asn_model      *m;
static asn_ibm        *x;
static asn_recombiner *r;

static void begin(void)
{
    d = asn_data_new();
    a = asn_arena_new(0);
}

static void add_line(const char *line)
{
    asn_error   err = {0};
    asn_example e   = {0};
    ck_assert_msg(asn_reading_line(d->arena, &geo_grammar, line, strlen(line), true, &e, &err), "%s", err.text);
    ck_assert(asn_data_add(d, &e));
}

static void learn(void)
{
    asn_error    err = {0};
    asn_settings s;
    asn_settings_default(&s, &geo_grammar);
    m = asn_model_new(&geo_grammar, &s);
    asn_tally_seen(d, m);
    ck_assert(asn_tally_data(d, m, &err));
    for (size_t i = 0; i < d->n; i++)
        ck_assert(asn_index_example(d->arena, m, &d->all[i], true));
    x = asn_ibm_learn(m, d, 0.2);
    for (size_t i = 0; i < d->n; i++)
        ck_assert(asn_ibm_align(x, d->arena, &d->all[i]));
    ck_assert((r = asn_recombiner_new(m, d, x)) != NULL);
}

static void end(void)
{
    asn_recombiner_free(r);
    asn_ibm_free(x);
    asn_model_free(m);
    asn_data_free(d);
    asn_arena_free(a);
}

START_TEST(an_example_that_is_made_is_whole)
{
    for (int i = 0; i < COUNT(lines); i++)
        add_line(lines[i]);
    learn();
    int made = 0;
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
}
END_TEST

/* ---- Conjuncts: children of a sequence without order. */

static const char *const adjectives[] = {"big", "old", "cold", "flat", "rich"};

static void describe_states(unsigned which)
{
    char line[1000], words[100] = "", conjuncts[500] = "";
    for (int i = 0; i < COUNT(adjectives); i++)
        if (which >> i & 1) {
            snprintf(words + strlen(words), sizeof words - strlen(words), "\"%s\", ", adjectives[i]);
            snprintf(conjuncts + strlen(conjuncts), sizeof conjuncts - strlen(conjuncts), "Apply(predicate='%s:t', arguments=[Variable(variable='$0')]), ", adjectives[i]);
        }
    snprintf(line, sizeof line,
             "{\"input\": {\"query\": [%s\"state\", \"near\", \"s0\"]}, \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=[%s"
             "Apply(predicate='state:t', arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), Entity(entity='s0')])]))\"}",
             words, conjuncts);
    add_line(line);
}

static int times(const char *text, const char *part)
{
    int n = 0;
    for (; (text = strstr(text, part)); text += strlen(part))
        n++;
    return n;
}

/* Its word is said as often as it stands in the tree. */
static int said_and_meant(const asn_example *e, const char *tree, const char *word)
{
    char predicate[40];
    int  said = 0;
    snprintf(predicate, sizeof predicate, "'%s:t'", strcmp(word, "near") == 0 ? "next_to" : word);
    for (int32_t i = 0; i < e->tokens[0].n; i++)
        said += strcmp(e->tokens[0].text[i], word) == 0;
    ck_assert_msg(said == times(tree, predicate), "'%s' is said %d times: %s", word, said, tree);
    ck_assert_msg(said <= 1, "'%s' twice: %s", word, tree);
    return said;
}

START_TEST(conjuncts_come_and_go_with_their_words)
{
    static const int sizes[] = {0, 1, 1, 2, 1, 2, 2, 3};
    int              least = 9, most = 0, made = 0;
    for (unsigned which = 1; which < 1u << COUNT(adjectives); which++)
        if (sizes[which & 7] + sizes[which >> 3] <= 3 && which != 1 && which != 2)
            describe_states(which);
    learn();
    for (uint64_t key = 0; key < 600; key++) {
        asn_example e;
        if (!asn_recombine(r, key, a, &e))
            continue;
        made++;
        ck_assert(asn_index_example(a, m, &e, true));
        const char *tree = asn_tree_write(a, &geo_grammar, e.tree);
        int         n    = 0;
        for (int i = 0; i < COUNT(adjectives); i++)
            n += said_and_meant(&e, tree, adjectives[i]);
        least = n < least ? n : least;
        most  = n > most ? n : most;
        /* the others come with these two, so they stay */
        ck_assert_msg(said_and_meant(&e, tree, "state") == 1 && said_and_meant(&e, tree, "near") == 1, "%s", tree);
        ck_assert_msg(times(tree, "variable='") == times(tree, "variable='$0'"), "%s", tree);
    }
    ck_assert_int_gt(made, 100);
    ck_assert_msg(least == 0 && most == 4, "from %d to %d", least, most); /* one less, and one more, than in any example */
}
END_TEST

int main(void)
{
    Suite *s = suite_create("recombine");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, begin, end);
    tcase_add_test(c, an_example_that_is_made_is_whole);
    tcase_add_test(c, conjuncts_come_and_go_with_their_words);
    return run_suite(s);
}
