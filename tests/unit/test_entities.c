#include "text/entities.h"
#include "examples/names.h"
#include "examples/reading.h"
#include "examples/senses.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "helpers.h"

static asn_arena *arena;
static void       setup(void)
{
    arena = asn_arena_new(0);
}
static void teardown(void)
{
    asn_arena_free(arena);
}

static const char *const kinds[]    = {"s", "r", "co"};
static const asn_entity  entities[] = {{0, "texas:s"}, {0, "ohio:s"}, {1, "ohio_river:r"}, {2, "usa:co"}, {0, "new_york:s"}, {0, "new:s"}};
static const asn_phrase  phrases[]  = {{"new", 5, 0, 0},          {"new york", 4, 0, 0}, {"new york state of mind", 0, 0, 0},
                                       {"newer", 3, 0, 0},        {"ohio", 1, 0, 0},     {"ohio river", 2, 0, 0},
                                       {"tex", 0, 0, 0},          {"texas", 0, 0, 0},    {"texas of old", 0, 0, 2},
                                       {"the big ohio", 2, 2, 0}, {"the ohio", 2, 1, 0}, {"us", 3, 0, 0}};
static const asn_lexicon lexicon    = {.kinds = kinds, .entities = entities, .phrases = phrases, .n_kinds = COUNT(kinds), .n_entities = COUNT(entities),
                                       .n_phrases = COUNT(phrases)};

static asn_tokens split(const char *text)
{
    static const asn_input words = {.name = "query", .rule = ASN_WORDS};
    asn_tokens             t;
    MUST(asn_text_split(arena, &words, text, strlen(text), &t, NULL));
    return t;
}

static const char *joined(const asn_tokens *t)
{
    static char all[400];
    size_t      n = 0;
    all[0]        = 0;
    for (int32_t i = 0; i < t->n; i++) {
        ck_assert_int_eq((int)strlen(t->text[i]), t->length[i]);
        n += (size_t)snprintf(all + n, sizeof all - n, "%s%s", i ? " " : "", t->text[i]);
    }
    return all;
}

/* A sentence, what it becomes, and the names in the order of their first mention. */
static const char *const cases[][3] = {
    {"", "", ""},
    {"which state is big", "which state is big", ""},
    {"texas", "s0", "texas:s "},
    {"does texas border ohio", "does s0 border s1", "texas:s ohio:s "},
    {"texas ohio texas tex", "s0 s1 s0 s0", "texas:s ohio:s "},
    {"how long is ohio river in ohio us", "how long is r0 in s0 co0", "ohio_river:r ohio:s usa:co "},
    {"how long is the ohio", "how long is the r0", "ohio_river:r "},
    {"the big ohio river", "the big r0 river", "ohio_river:r "},
    {"the big texas", "the big s0", "texas:s "},
    {"texas of old texas", "s0 of old s0", "texas:s "},
    {"texas of ohio", "s0 of s1", "texas:s ohio:s "},
    {"new york state of texas", "s0 state of s1", "new_york:s texas:s "},
    {"new york state of mind", "s0", "texas:s "},
    {"new new york new", "s0 s1 s0", "new:s new_york:s "},
    {"new york", "s0", "new_york:s "},
    {"newe newer newest Texas", "newe co0 newest Texas", "usa:co "},
    {"texas s0 r9 s00 s", "s1 s0 r9 s00 s", "texas:s "},
    {"s0 borders texas and s2 ohio river", "s0 borders s3 and s2 r0", "texas:s ohio_river:r "},
    {"s99999999999 s 5 cos0 texas", "s99999999999 s 5 cos0 s0", "texas:s "},
};

START_TEST(phrases_become_tokens)
{
    asn_mentions found = {0};
    asn_tokens   t     = split(cases[_i][0]);
    char         names[200];
    size_t       n = 0;
    ck_assert(asn_entities_find(arena, &lexicon, &t, &found, NULL));
    ck_assert_str_eq(joined(&t), cases[_i][1]);
    names[0] = 0;
    for (int32_t i = 0; i < found.n; i++)
        n += (size_t)snprintf(names + n, sizeof names - n, "%s ", found.all[i].name);
    ck_assert_str_eq(names, cases[_i][2]);
}
END_TEST

START_TEST(a_token_begins_where_its_entity_does)
{
    static const int32_t wanted[] = {0, 5, 9, 20};
    asn_mentions         found    = {0};
    asn_tokens           t        = split("near the ohio river  texas");
    ck_assert(asn_entities_find(arena, &lexicon, &t, &found, NULL));
    ck_assert_str_eq(joined(&t), "near the r0 river s0");
    ck_assert_int_eq(t.begin[2], 9);
    ck_assert_int_eq(t.begin[4], 21);
    ck_assert_mem_eq(t.begin, wanted, 3 * sizeof *wanted);
}
END_TEST

START_TEST(components_of_an_example_share_their_numbers)
{
    asn_mentions found = {0};
    asn_tokens   one = split("texas ohio"), two = split("new york ohio us");
    ck_assert(asn_entities_find(arena, &lexicon, &one, &found, NULL));
    ck_assert(asn_entities_find(arena, &lexicon, &two, &found, NULL));
    ck_assert_str_eq(joined(&two), "s2 s1 co0");
    ck_assert_int_eq(found.n, 4);
}
END_TEST

START_TEST(names_are_put_back_where_a_string_is_all_of_a_token)
{
    static const char text[] =
        "And(arguments=[Entity(entity='s0'), Entity(entity='s1'), Entity(entity='s2'), Entity(entity='S0'), "
        "Apply(predicate='s0:t', arguments=[]), Compare(op=Equal(), left=Entity(entity='s00'), right=Number(number=0))])";
    static const char want[] =
        "And(arguments=[Entity(entity='texas:s'), Entity(entity='ohio:s'), Entity(entity='s2'), Entity(entity='S0'), "
        "Apply(predicate='s0:t', arguments=[]), Compare(op=Equal(), left=Entity(entity='s00'), right=Number(number=0))])";
    asn_mentions    found = {0}, none = {0};
    asn_tokens      t    = split("texas ohio");
    asn_error       err  = {0};
    const asn_tree *tree = asn_tree_read(arena, &geo_grammar, geo_grammar.root, "t", text, sizeof text - 1, NULL, &err);
    ck_assert_msg(tree, "%s", err.text);
    ck_assert(asn_entities_find(arena, &lexicon, &t, &found, NULL));
    const asn_tree *named = asn_entities_restore(arena, &geo_grammar, &found, tree);
    ck_assert_str_eq(asn_tree_write(arena, &geo_grammar, named), want);
    ck_assert_int_eq(named->height, tree->height);
    ck_assert_str_eq(asn_tree_write(arena, &geo_grammar, tree), text); /* itself unchanged */
    ck_assert_ptr_eq(asn_entities_restore(arena, &geo_grammar, &none, tree), tree);
}
END_TEST

START_TEST(long_sentences_take_linear_time)
{
    static const char *const words[] = {"new york state of ", "texas ", "the big ", "s123 "};
    enum { N = 10 << 20 };
    char *text = malloc(N + 32);
    MUST(text);
    for (int k = 0; k < COUNT(words); k++) {
        size_t n = strlen(words[k]), at = 0;
        for (; at < N; at += n)
            memcpy(text + at, words[k], n + 1);
        asn_mentions found = {0};
        asn_tokens   t     = split(text);
        ck_assert(asn_entities_find(arena, &lexicon, &t, &found, NULL));
        ck_assert_int_eq(found.n, k < 2);
        asn_arena_reset(arena);
    }
    free(text);
}
END_TEST

/* What geo.entities makes of what people type. */
static const char *const questions[][2] = {
    {"Which states border Texas?", "which state border s0"},
    {"What is the capital of New York?", "what is the capit of s0"},
    {"How big is New York City, and how big is the city of New York?", "how big is c0 and how big is the citi of c0"},
    {"What's the longest river in Mississippi?", "what the longest river in s0"},
    {"How long is the Mississippi?", "how long is the r0"},
    {"How long is the Mississippi River?", "how long is the r0"},
    {"how many people live in Austin, Texas", "how mani peopl live in c0"},
    {"Is Portland, Oregon larger than Portland, Maine?", "is c0 larger than c1"},
    {"How many cities named Austin are there in the U.S.A.?", "how mani citi n0 are there in the co0"},
    {"tell us the largest state in the US", "tell us the largest state in the co0"},
    {"How high is Mt. Whitney?", "how high is m0"},
    {"Where is St. Louis? And Saint Louis, Missouri?", "where is c0 and c0"},
    {"Texas\u2019s rivers, the United States of America\u2019s rivers", "s0 river the co0 river"},
    {"which state border s0", "which state border s0"},
    {"what is the population of Washington, D.C.?", "what is the popul of c0"},
    {"what is the area of washington", "what is the area of s0"},
};

START_TEST(questions_are_prepared_as_the_data_was)
{
    asn_mentions found = {0};
    asn_tokens   t;
    const char  *text = questions[_i][0];
    ck_assert(asn_text_split(arena, &geo_grammar.inputs[0], text, strlen(text), &t, NULL));
    ck_assert(asn_entities_find(arena, geo_grammar.entities, &t, &found, NULL));
    ck_assert_str_eq(joined(&t), questions[_i][1]);
}
END_TEST

START_TEST(the_lexicon_of_geo_is_sorted)
{
    const asn_lexicon *x = geo_grammar.entities;
    for (int i = 1; i < x->n_phrases; i++)
        ck_assert_int_lt(strcmp(x->phrases[i - 1].text, x->phrases[i].text), 0);
}
END_TEST

/* ---- Phrases of several kinds. */

static const char *const town_kinds[]    = {"s", "c", "r"};
static const asn_entity  town_entities[] = {{0, "new_york:s"}, {1, "new_york:c"}, {0, "ohio:s"}, {2, "ohio:r"}, {1, "ohio:c"}, {0, "utah:s"}, {0, "york"}, {1, "york"}};
static const asn_phrase  town_phrases[]  = {{"new york", 0, 0, 0}, {"new york", 1, 0, 0}, {"ohio", 2, 0, 0}, {"ohio", 3, 0, 0}, {"ohio", 4, 0, 0}, {"utah", 5, 0, 0}, {"york", 6, 0, 0}, {"york", 7, 0, 0}};
static const asn_lexicon towns           = {.kinds = town_kinds, .entities = town_entities, .phrases = town_phrases, .n_kinds = COUNT(town_kinds),
                                            .n_entities = COUNT(town_entities), .n_phrases = COUNT(town_phrases), .several = true};

static asn_grammar geo_of_towns(void)
{
    asn_grammar g = geo_grammar;
    g.entities    = &towns;
    return g;
}

START_TEST(senses_change_ever_more)
{
    static const char *const wanted[] = {"s0 s1 s2", "c0 s0 s1", "s0 r0 s1", "s0 c0 s1", "c0 r0 s0", "c0 c1 s0"};
    asn_grammar              g        = geo_of_towns();
    asn_example              e, x;
    asn_senses               all;
    MUST(asn_example_begin(arena, &g, &e, NULL) && asn_example_text(arena, &g, 0, "New York, Ohio, Utah", 20, &e, NULL));
    ck_assert_str_eq(joined(&e.tokens[0]), wanted[0]);
    ck_assert_int_eq(e.mentions.n_senses, 2);
    MUST(asn_senses_of(arena, &e.mentions, 100, &all));
    ck_assert_int_eq(all.n, COUNT(wanted));
    for (int i = 0; i < all.n; i++) {
        MUST(asn_example_sense(arena, &g, &e, all.all + i * all.width, all.width, &x, NULL));
        ck_assert_str_eq(joined(&x.tokens[0]), wanted[i]);
        ck_assert_int_eq(x.mentions.n, 3);
    }
    MUST(asn_senses_of(arena, &e.mentions, 4, &all));
    ck_assert_int_eq(all.n, 4);
    ck_assert_str_eq(joined(&e.tokens[0]), wanted[0]); /* itself unchanged */
}
END_TEST

/* However many phrases there are. */
START_TEST(senses_are_bounded)
{
    enum { N = 3000 };
    asn_grammar g    = geo_of_towns();
    char       *text = malloc(N * 9 + 1);
    asn_example e, x;
    asn_senses  all;
    MUST(text);
    for (int i = 0; i < N; i++)
        memcpy(text + i * 9, "new york ", 10);
    MUST(asn_example_begin(arena, &g, &e, NULL) && asn_example_text(arena, &g, 0, text, N * 9, &e, NULL));
    ck_assert_int_eq(e.mentions.n_senses, N);
    ck_assert_int_eq(e.mentions.n, 1);
    MUST(asn_senses_of(arena, &e.mentions, ASN_SENSES, &all));
    ck_assert_int_eq(all.n, ASN_SENSES);
    MUST(asn_example_sense(arena, &g, &e, all.all + 15 * all.width, all.width, &x, NULL));
    ck_assert_int_eq(x.mentions.n, 2);
    free(text);
}
END_TEST

/* A pair as it is read, and what becomes of it. */
static const struct {
    const char *input, *tree, *tokens, *wanted;
} pairs[] = {
    {"'Utah'", "Entity(entity='utah:s')", "s0", "Entity(entity='s0')"},
    {"'big Utah'", "Entity(entity='texas:s')", "big s0", "Entity(entity='texas:s')"},
    {"['utah']", "Entity(entity='utah:s')", "utah", "Entity(entity='utah:s')"},
    {"['s0']", "Entity(entity='s0')", "s0", "Entity(entity='s0')"},
    {"'ohio'", "Entity(entity='ohio:r')", "r0", "Entity(entity='r0')"},
    {"'ohio'", "Entity(entity='ohio:s')", "s0", "Entity(entity='s0')"},
    {"'ohio'", "Entity(entity='r0')", "r0", "Entity(entity='r0')"},
    {"'ohio'", "Entity(entity='nothing')", "s0", "Entity(entity='nothing')"},
    {"'is ohio in ohio'", "Apply(predicate='loc:t', arguments=[Entity(entity='ohio:c'), Entity(entity='ohio:s')])", "is c0 in s0",
     "Apply(predicate='loc:t', arguments=[Entity(entity='c0'), Entity(entity='s0')])"},
    {"'is ohio in ohio'", "Apply(predicate='loc:t', arguments=[Entity(entity='ohio:s'), Entity(entity='ohio:c')])", "is s0 in c0",
     "Apply(predicate='loc:t', arguments=[Entity(entity='s0'), Entity(entity='c0')])"},
    {"'is ohio ohio'", "Apply(predicate='size:i', arguments=[Entity(entity='ohio:r')])", "is r0 r0", "Apply(predicate='size:i', arguments=[Entity(entity='r0')])"},
    {"'york or york'", "And(arguments=[Entity(entity='york'), Entity(entity='york')])", "s0 or s0", "And(arguments=[Entity(entity='s0'), Entity(entity='s0')])"},
    {"'new york and ohio and utah'", "And(arguments=[Entity(entity='utah:s'), Entity(entity='ohio:c'), Entity(entity='new_york:c')])", "c0 and c1 and s0",
     "And(arguments=[Entity(entity='s0'), Entity(entity='c1'), Entity(entity='c0')])"},
};

START_TEST(names_of_a_pair_become_tokens_on_both_sides)
{
    asn_grammar g = geo_of_towns();
    asn_example e;
    asn_error   err = {0};
    char        line[600];
    snprintf(line, sizeof line, "{\"input\": {\"query\": %s}, \"tree\": \"%s\"}", pairs[_i].input, pairs[_i].tree);
    for (char *s = line; s < strstr(line, "tree"); s++)
        *s = *s == '\'' ? '"' : *s;
    ck_assert_msg(asn_reading_line(arena, &g, line, strlen(line), true, &e, &err), "%s: %s", line, err.text);
    ck_assert_str_eq(joined(&e.tokens[0]), pairs[_i].tokens);
    ck_assert_str_eq(asn_tree_write(arena, &g, e.tree), pairs[_i].wanted);
    const asn_tree *named = asn_entities_restore(arena, &g, &e.mentions, e.tree);
    if (strcmp(pairs[_i].tree, "Entity(entity='r0')") != 0) /* that one had a token, and gets a name */
        ck_assert_str_eq(asn_tree_write(arena, &g, named), pairs[_i].tree);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("entities");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_loop_test(c, phrases_become_tokens, 0, COUNT(cases));
    tcase_add_test(c, a_token_begins_where_its_entity_does);
    tcase_add_test(c, components_of_an_example_share_their_numbers);
    tcase_add_test(c, names_are_put_back_where_a_string_is_all_of_a_token);
    tcase_add_test(c, long_sentences_take_linear_time);
    tcase_add_loop_test(c, questions_are_prepared_as_the_data_was, 0, COUNT(questions));
    tcase_add_test(c, the_lexicon_of_geo_is_sorted);
    tcase_add_test(c, senses_change_ever_more);
    tcase_add_test(c, senses_are_bounded);
    tcase_add_loop_test(c, names_of_a_pair_become_tokens_on_both_sides, 0, COUNT(pairs));
    return run_suite(s);
}
