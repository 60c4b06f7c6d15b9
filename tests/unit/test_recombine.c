/* New examples from parts of others. */
#include "examples/recombine.c" /* for find_kind, which is static, and for what a recombiner holds */

#include "examples/index.h"
#include "examples/tally.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "hearthstone/hearthstone.h"
#include "jobs/jobs.h"
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

/* The same meaning in other words: size and extent, peopl and inhabit; two ways to open a sentence. */
static const char *const worded[] = {
    "{\"input\": {\"query\": [\"give\", \"me\", \"the\", \"size\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', "
    "arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"give\", \"me\", \"the\", \"size\", \"of\", \"c0\"]}, \"tree\": \"Apply(predicate='area:i', "
    "arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"what\", \"is\", \"the\", \"extent\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', "
    "arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"what\", \"is\", \"the\", \"extent\", \"of\", \"c0\"]}, \"tree\": \"Apply(predicate='area:i', "
    "arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"what\", \"is\", \"the\", \"peopl\", \"in\", \"c0\"]}, \"tree\": \"Apply(predicate='population:i', "
    "arguments=[Entity(entity='c0')])\"}",
    "{\"input\": {\"query\": [\"give\", \"me\", \"the\", \"peopl\", \"in\", \"s0\"]}, \"tree\": \"Apply(predicate='population:i', "
    "arguments=[Entity(entity='s0')])\"}",
    "{\"input\": {\"query\": [\"what\", \"is\", \"the\", \"peopl\", \"in\", \"the\", \"capit\", \"of\", \"s0\"]}, \"tree\": "
    "\"Apply(predicate='population:i', "
    "arguments=[Apply(predicate='capital:c', arguments=[Entity(entity='s0')])])\"}",
    "{\"input\": {\"query\": [\"give\", \"me\", \"the\", \"size\", \"of\", \"the\", \"capit\", \"of\", \"s0\"]}, \"tree\": "
    "\"Apply(predicate='area:i', "
    "arguments=[Apply(predicate='capital:c', arguments=[Entity(entity='s0')])])\"}",
};

static asn_data       *data;
static asn_arena      *arena;
static asn_model      *model;
static asn_ibm        *ibm;
static asn_recombiner *recombiner;

static void begin_with(const asn_grammar *g, const char *const *examples, int n)
{
    asn_settings s;
    asn_error    err = {0};
    data             = asn_data_new();
    arena            = asn_arena_new(0);
    for (int i = 0; i < n; i++) {
        asn_example e = {0};
        ck_assert_msg(asn_reading_line(data->arena, g, examples[i], strlen(examples[i]), true, &e, &err), "%s", err.text);
        ck_assert(asn_data_add(data, &e));
    }
    asn_settings_default(&s, g);
    model = asn_model_new(g, &s);
    asn_tally_seen(data, model);
    ck_assert(asn_tally_data(data, model, &err));
    for (size_t i = 0; i < data->n; i++)
        ck_assert(asn_index_example(data->arena, model, &data->all[i], true));
    ibm = asn_ibm_learn(model, data, 0.2);
    for (size_t i = 0; i < data->n; i++)
        ck_assert(asn_ibm_align(ibm, data->arena, &data->all[i]));
    recombiner = asn_recombiner_new(model, data, ibm);
}

static void begin(const char *const *examples, int n)
{
    begin_with(&geo_grammar, examples, n);
}

static void end(void)
{
    asn_recombiner_free(recombiner);
    asn_ibm_free(ibm);
    asn_model_free(model);
    asn_data_free(data);
    asn_arena_free(arena);
}

static const char *words_of(const asn_example *e)
{
    static char text[1000];
    text[0] = 0;
    for (int32_t i = 0; i < e->tokens[0].n; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", i ? " " : "", e->tokens[0].text[i]);
    return text;
}

START_TEST(an_example_that_is_made_is_whole)
{
    int made = 0;
    begin(lines, COUNT(lines));
    for (uint64_t key = 0; key < 200; key++) {
        asn_example e;
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        made++;
        ck_assert(asn_index_example(arena, model, &e, true) && asn_ibm_align(ibm, arena, &e));
        for (int32_t i = 0; i < e.tokens[0].n; i++)
            ck_assert_msg(e.token[i] > 0, "unknown %s", e.tokens[0].text[i]);
        const char *tree = asn_tree_write(arena, &geo_grammar, e.tree), *entity = strstr(tree, "entity='");
        bool        said = false;
        for (int32_t i = 0; i < e.tokens[0].n; i++) /* the entity of the tree is one of the sentence */
            said = said || strncmp(entity + 8, e.tokens[0].text[i], strlen(e.tokens[0].text[i])) == 0;
        ck_assert_msg(said, "%s", tree);
    }
    ck_assert_int_gt(made, 20);
    end();
}
END_TEST

/* How often a sentence is made, and that its tree is always the one that it should be. */
static int times(const char *sentence, const char *predicate)
{
    int n = 0;
    for (uint64_t key = 0; key < 4000; key++) {
        asn_example e;
        if (!asn_recombine(recombiner, key, arena, &e) || strcmp(words_of(&e), sentence) != 0)
            continue;
        n++;
        ck_assert_ptr_nonnull(strstr(asn_tree_write(arena, &geo_grammar, e.tree), predicate));
    }
    asn_arena_reset(arena);
    return n;
}

START_TEST(words_and_openings_are_exchanged)
{
    begin(worded, COUNT(worded));
    ck_assert_int_gt(times("give me the extent of s0", "area:i"), 0); /* another word, or another opening */
    ck_assert_int_gt(times("what is the size of c0", "area:i"), 0);
    ck_assert_int_gt(times("give me the peopl in c0", "population:i"), 0); /* there is no other word: another opening */
    ck_assert_int_eq(times("what is the size in c0", "area:i"), 0);
    end();
}
END_TEST

/* Another opening, another word, and what it is asked of: no two of the examples hold all of it. */
START_TEST(changes_follow_one_another)
{
    begin(worded, COUNT(worded));
    ck_assert_int_gt(times("what is the extent of the capit of s0", "capital:c"), 0);
    end();
}
END_TEST

START_TEST(the_same_key_gives_the_same_example)
{
    char first[1000];
    begin(worded, COUNT(worded));
    for (uint64_t key = 0; key < 50; key++) {
        asn_example e, again;
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        snprintf(first, sizeof first, "%s", words_of(&e));
        ck_assert(asn_recombine(recombiner, key, arena, &again));
        ck_assert_str_eq(words_of(&again), first);
        ck_assert(asn_tree_equal(e.tree, again.tree, &geo_grammar));
    }
    end();
}
END_TEST

/* ---- Conjuncts: children of a sequence without order. */

static const char *const adjectives[] = {"big", "old", "cold", "flat", "rich"};

static char *describe_states(unsigned which)
{
    char *line = asn_arena_alloc(arena, 1, 1000), words[100] = "", conjuncts[500] = "";
    for (int i = 0; i < COUNT(adjectives); i++)
        if (which >> i & 1) {
            snprintf(words + strlen(words), sizeof words - strlen(words), "\"%s\", ", adjectives[i]);
            snprintf(conjuncts + strlen(conjuncts), sizeof conjuncts - strlen(conjuncts),
                     "Apply(predicate='%s:t', arguments=[Variable(variable='$0')]), ", adjectives[i]);
        }
    snprintf(line, 1000,
             "{\"input\": {\"query\": [%s\"state\", \"near\", \"s0\"]}, \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=[%s"
             "Apply(predicate='state:t', arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', "
             "arguments=[Variable(variable='$0'), Entity(entity='s0')])]))\"}",
             words, conjuncts);
    return line;
}

/* Its word is said as often as it stands in the tree. */
static int said_and_meant(const asn_example *e, const char *tree, const char *word)
{
    char predicate[40];
    int  said = 0;
    snprintf(predicate, sizeof predicate, "'%s:t'", strcmp(word, "near") == 0 ? "next_to" : word);
    for (int32_t i = 0; i < e->tokens[0].n; i++)
        said += strcmp(e->tokens[0].text[i], word) == 0;
    ck_assert_msg(said == occurrences(tree, predicate), "'%s' is said %d times: %s", word, said, tree);
    ck_assert_msg(said <= 1, "'%s' twice: %s", word, tree);
    return said;
}

START_TEST(conjuncts_come_and_go_with_their_words)
{
    static const int sizes[] = {0, 1, 1, 2, 1, 2, 2, 3};
    const char      *described[1 << COUNT(adjectives)];
    int              least = 9, most = 0, made = 0, n_lines = 0;
    arena = asn_arena_new(0);
    for (unsigned which = 1; which < 1u << COUNT(adjectives); which++)
        if (sizes[which & 7] + sizes[which >> 3] <= 3 && which != 1 && which != 2)
            described[n_lines++] = describe_states(which);
    asn_arena *lines_of = arena;
    begin(described, n_lines);
    for (uint64_t key = 0; key < 600; key++) {
        asn_example e;
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        made++;
        ck_assert(asn_index_example(arena, model, &e, true));
        const char *tree = asn_tree_write(arena, &geo_grammar, e.tree);
        int         n    = 0;
        for (int i = 0; i < COUNT(adjectives); i++)
            n += said_and_meant(&e, tree, adjectives[i]);
        least = n < least ? n : least;
        most  = n > most ? n : most;
        /* the others come with these two, so they stay */
        ck_assert_msg(said_and_meant(&e, tree, "state") == 1 && said_and_meant(&e, tree, "near") == 1, "%s", tree);
        ck_assert_msg(occurrences(tree, "variable='") == occurrences(tree, "variable='$0'"), "%s", tree);
    }
    ck_assert_int_gt(made, 100);
    ck_assert_msg(least == 0 && most == 4, "from %d to %d", least,
                  most); /* fewer, and more, than in any example; a sequence of six gets no more */
    asn_arena_free(lines_of);
    end();
}
END_TEST

/* ---- Variables: bound in what comes from elsewhere, and in what it comes into. */

static const char *const nouns[] = {"state", "river", "citi", "lake", "hill"}, *const relations[] = {"in", "near", "above", "below", "of"},
                         *const openings[] = {"name the", "give me", "what is a"}, *const supers[] = {"largest", "longest", "oldest"};

static const char *put_example(const char **lines_of, int *n, const char *words, const char *text)
{
    char *line = asn_arena_alloc(arena, 1, 1000);
    snprintf(line, 1000, "{\"input\": {\"query\": \"%s\"}, \"text\": \"%s\"}", words, text);
    return lines_of[(*n)++] = line;
}

/* Lakes and hills are never largest, longest or oldest, and what is that is never given, but its capital is. */
static int describe_places(const char **lines_of)
{
    char words[200], text[400];
    int  n = 0;
    for (int i = 0; i < 120; i++) {
        const char *noun = nouns[i % 5], *rel = relations[i / 5 % 4], *super = supers[i / 20 % 3], *open = openings[(i + i / 7) % 3],
                   *of = i / 5 % 3 ? "s0" : "r0";
        snprintf(words, sizeof words, "%s %s %s %s", open, noun, rel, of);
        snprintf(text, sizeof text, "( lambda $0 e ( and ( %s:t $0 ) ( %s:t $0 %s ) ) )", noun, rel, of);
        put_example(lines_of, &n, words, text);
        if (i % 5 > 2)
            continue;
        snprintf(words, sizeof words, "%s capit of %s %s %s s0", open, super, noun, rel);
        snprintf(text, sizeof text, "( capital:c ( argmax $1 ( and ( %s:t $1 ) ( %s:t $1 s0 ) ) ( %s:i $1 ) ) )", noun, rel, super);
        put_example(lines_of, &n, words, text);
        snprintf(words, sizeof words, "%s lake %s %s %s near s0", open, rel, super, noun);
        snprintf(text, sizeof text,
                 "( lambda $0 e ( and ( lake:t $0 ) ( %s:t $0 ( argmax $1 ( and ( %s:t $1 ) ( near:t $1 s0 ) ) ( %s:i $1 ) ) ) ) )", rel,
                 noun, super);
        put_example(lines_of, &n, words, text);
        snprintf(words, sizeof words, "show the %s %s %s s0", super, noun, rel);
        snprintf(text, sizeof text, "( argmax $0 ( and ( %s:t $0 ) ( %s:t $0 s0 ) ) ( %s:i $0 ) )", noun, rel, super);
        put_example(lines_of, &n, words, text);
    }
    for (int i = 0; i < 3; i++) {
        snprintf(words, sizeof words, "%s %s", openings[i], nouns[i]);
        snprintf(text, sizeof text, "( lambda $0 e ( %s:t $0 ) )", nouns[i]);
        put_example(lines_of, &n, words, text);
        for (int c = 0; c < 4; c++) {
            snprintf(words, sizeof words, "%s capit of c%d", openings[i], c);
            snprintf(text, sizeof text, "( capital:c c%d )", c);
            put_example(lines_of, &n, words, text);
        }
    }
    return n;
}

/* Each variable, and the first of them, in a text: all are bound, and in order. */
static void check_variables(const char *text, char first)
{
    char next = first;
    for (const char *at = strchr(text, '$'); at; at = strchr(at + 1, '$')) {
        ck_assert_msg(at[1] >= first && at[1] <= next, "%s", text);
        next = (char)(next + (at[1] == next));
    }
}

START_TEST(what_comes_from_elsewhere_takes_the_variables_of_its_place)
{
    const char *lines_of[400];
    int         lakes = 0, given = 0;
    arena           = asn_arena_new(0);
    asn_arena *text = arena;
    begin(lines_of, describe_places(lines_of));
    for (uint64_t key = 0; key < 4000; key++) {
        asn_example e;
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        const char *tree = asn_tree_print(arena, &geo_grammar, e.tree), *words = words_of(&e);
        ck_assert_ptr_nonnull(tree);
        check_variables(tree, strncmp(tree, "( capital:c ", 12) == 0 ? '1' : '0');
        lakes += strstr(tree, "( argmax $1 ( and ( lake:t $1 )") != NULL; /* $0 became $1 */
        given += strncmp(words, "name the largest", 16) == 0;             /* a whole tree, from a part of another one */
    }
    size_t dropped = asn_recombiner_made(recombiner)[ASN_DROPPED]; /* of two conjuncts, which one alone cannot be */
    ck_assert_msg(lakes > 0 && given > 0 && dropped > 0, "%d lakes, %d given, %zu dropped", lakes, given, dropped);
    asn_arena_free(text);
    end();
}
END_TEST

/* ANS is in all trees, and no number tells it apart: what is asked for cannot go. */
START_TEST(what_all_trees_hold_stays)
{
    static const char *const asked[] = {"firm", "place", "tongue"}, *const given[] = {"level", "field", "rank"};
    const char *lines_of[100];
    char        words[200], text[300];
    int         n = 0, made = 0, of_others = 0;
    arena               = asn_arena_new(0);
    asn_arena *examples = arena;
    for (int i = 0; i < 36; i++) {
        const char *one = given[i % 3], *two = given[(i + 1 + i / 3 % 2) % 3], *what = asked[i / 6 % 3];
        snprintf(words, sizeof words, i % 2 ? "work with %s %s0 and %s %s0" : "give work with %s %s0 and %s %s0", one, one, two, two);
        snprintf(text, sizeof text, "job ( ANS ) , %s ( ANS , %s0 ) , %s ( ANS , %s0 )", one, one, two, two);
        put_example(lines_of, &n, words, text);
        snprintf(words, sizeof words, i % 2 ? "%s with %s %s0 and %s %s0" : "give %s with %s %s0 and %s %s0", what, one, one, two, two);
        snprintf(text, sizeof text, "%s ( A , ANS ) , %s ( A , %s0 ) , %s ( A , %s0 )", what, one, one, two, two);
        put_example(lines_of, &n, words, text);
    }
    begin_with(&jobs_grammar, lines_of, n);
    for (uint64_t key = 0; key < 4000; key++) {
        asn_example e;
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        const char *tree = asn_tree_print(arena, &jobs_grammar, e.tree);
        ck_assert_msg(tree && strstr(tree, "ANS") != NULL, "%s: %s", words_of(&e), tree);
        made++;
        of_others += strstr(tree, "( A ,") != NULL;
    }
    ck_assert_msg(made > 100 && of_others > 10, "%d made, %d of them ask for something else than work", made, of_others);
    asn_arena_free(examples);
    end();
}
END_TEST

/* ---- Subjects: the one value that a piece shares with the rest of its tree. */

enum { VARIABLES = 24 }; /* so many that some of their bits collide */

/* One example for any two variables. Nouns and relations are random, so that no variable goes with a word. */
static int describe_pairs(const char **lines_of)
{
    char words[100], text[200];
    int  n      = 0;
    rng  random = {1};
    for (int i = 0; i < VARIABLES; i++)
        for (int k = 0; k < i; k++) {
            int         which = rng_below(&random, 5);
            const char *one = nouns[which], *two = nouns[(which + 1 + rng_below(&random, 4)) % 5], *rel = relations[rng_below(&random, 5)];
            snprintf(words, sizeof words, "%s %s %s", one, rel, two);
            snprintf(text, sizeof text, "( lambda $%d e ( and ( %s:t $%d ) ( exists $%d ( and ( %s:t $%d ) ( %s:t $%d $%d ) ) ) ) )", k,
                     one, k, i, two, i, rel, k, i);
            put_example(lines_of, &n, words, text);
        }
    return n;
}

/* The bits that several variables have. */
static uint64_t bits_that_collide(const asn_parts *p)
{
    uint64_t once = 0, several = 0;
    for (int i = 0; i < VARIABLES; i++) {
        char text[20];
        snprintf(text, sizeof text, "$%d", i);
        ck_assert(asn_parts_listed(p, arena, GEO_TYPE_var, asn_string(text)));
        uint64_t bit = asn_parts_bit(p, arena, GEO_TYPE_var, asn_string(text));
        several |= once & bit;
        once |= bit;
    }
    return several;
}

/* All variables are bound: each stands behind its own lambda or exists, which comes first. */
static void check_bound(const char *text)
{
    for (const char *at = strchr(text, '$'); at; at = strchr(at + 1, '$')) {
        char name[20] = "", binder[40];
        sscanf(at, "%19s", name);
        for (int i = 0; i < 2; i++) {
            snprintf(binder, sizeof binder, "%s %s ", i ? "exists" : "lambda", name);
            const char *bound = strstr(text, binder);
            if (bound && bound < at)
                name[0] = 0;
        }
        ck_assert_msg(name[0] == 0, "%s is not bound: %s", name, text);
    }
}

START_TEST(values_whose_bits_collide_do_not_take_each_others_place)
{
    const char *lines_of[VARIABLES * VARIABLES];
    int         one = 0, made = 0;
    arena               = asn_arena_new(0);
    asn_arena *examples = arena;
    begin(lines_of, describe_pairs(lines_of));
    const asn_parts *p       = recombiner->parts;
    uint64_t         several = bits_that_collide(p);
    ck_assert_uint_ne(several, 0);
    for (size_t i = 0; i < p->pieces.n; i++) {
        const asn_piece *x = &p->pieces.all[i];
        ck_assert_msg((x->outer & several) == 0, "%s", asn_tree_print(arena, &geo_grammar, x->tree));
        one += x->kind == ASN_ONE_SUBJECT;
    }
    for (uint64_t key = 0; key < 4000; key++) {
        asn_example e;
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        check_bound(asn_tree_print(arena, &geo_grammar, e.tree));
        made++;
    }
    ck_assert_msg(one > 0 && made > 500, "%d of one subject, %d made", one, made);
    asn_arena_free(examples);
    end();
}
END_TEST

/* What a place is near, below, above or beside. The first variable of each text is that of the place. */
static int describe_neighbours(const char **lines_of)
{
    static const char *const around[][2] = {
        /* one subject, the place */
        {"near its capit", "( near:t $0 ( capital:c $0 ) )"},
        {"below its mayor", "( below:t $0 ( mayor:c $0 ) )"},
        {"below the %s touch river", "( below:t $0 ( argmax $1 ( touch:t $1 $0 ) ( %s:i $1 ) ) )"},
        /* argmax binds a variable with the name of the place */
        {"above the %s river", "( above:t $0 ( argmax $0 ( river:t $0 ) ( %s:i $0 ) ) )"},
        /* no subject; the bridge has the name that the place has in the other examples */
        {"near the %s river", "( near:t $0 ( argmax $1 ( river:t $1 ) ( %s:i $1 ) ) )"},
        {"beside the %s bridge", "( beside:t $1 ( argmax $0 ( bridge:t $0 ) ( %s:i $0 ) ) )"},
        {"near the mayor of s0", "( near:t $0 ( mayor:c s0 ) )"},
        {"above the capit of s0", "( above:t $0 ( capital:c s0 ) )"},
    };
    char words[200], phrase[100], text[200], conjunct[100];
    int  n = 0;
    for (int i = 0; i < COUNT(around) * 30; i++) {
        const char *noun = nouns[i % 5], *super = supers[i / 5 % 3], *const *what = around[i / 30];
        const char  place = strchr(what[1], '$')[1];
        snprintf(phrase, sizeof phrase, what[0], super);
        snprintf(conjunct, sizeof conjunct, what[1], super);
        snprintf(words, sizeof words, "%s %s", noun, phrase);
        snprintf(text, sizeof text, "( lambda $%c e ( and ( %s:t $%c ) %s ) )", place, noun, place, conjunct);
        put_example(lines_of, &n, words, text);
    }
    return n;
}

START_TEST(what_a_piece_binds_itself_is_no_subject)
{
    const char *lines_of[300];
    int         mayors = 0, rivers = 0, bridges = 0, above = 0;
    arena               = asn_arena_new(0);
    asn_arena *examples = arena;
    begin(lines_of, describe_neighbours(lines_of));
    for (uint64_t key = 0; key < 4000; key++) {
        asn_example e;
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        const char *tree = asn_tree_print(arena, &geo_grammar, e.tree);
        ck_assert_ptr_nonnull(tree);
        ck_assert_msg(!strstr(tree, "argmax $0 ( bridge:t"), "the new place has that variable already: %s", tree);
        ck_assert_msg(!strstr(tree, "near:t $0 ( argmax $0"), "bound inside, it became the subject: %s", tree);
        ck_assert_msg(!strstr(tree, "above:t $0 ( capital:c $0"), "what was there bound the variable itself: %s", tree);
        ck_assert_msg(!strstr(tree, "touch:t") || strstr(tree, "( argmax $1 ( touch:t $1 $0 )"),
                      "the subject of the new place is bound inside: %s", tree);
        mayors += strstr(tree, "near:t $0 ( mayor:c $0") != NULL;
        rivers += strstr(tree, "near:t $0 ( argmax $1 ( touch:t $1 $0 )") != NULL;
        bridges += strstr(tree, "near:t $0 ( argmax $1 ( bridge:t $1 )") != NULL;
        above += strstr(tree, "above:t $0 ( argmax $1") != NULL;
    }
    ck_assert_msg(mayors > 0 && rivers > 0 && bridges > 0 && above > 0, "%d mayors, %d rivers, %d bridges, %d above", mayors, rivers,
                  bridges, above);
    asn_arena_free(examples);
    end();
}
END_TEST

/* ---- Two conjuncts: where one alone may be left. */

/* A pair, and how one of the two stands alone. Adjectives never meet one another, nor do nouns, so there are never three conjuncts. */
static const struct pair {
    const char *words, *text, *words_left, *text_left;
    bool        leaves_one;
} pairs[] = {
    {"%s %s", "( lambda $0 e ( and ( %s:t $0 ) ( %s:t $0 ) ) )", "%s", "( lambda $0 e ( %s:t $0 ) )", true},
    /* the word both stands for the pair */
    {"both %s %s", "( lambda $0 e ( and ( %s:t $0 ) ( %s:t $0 ) ) )", "%s", "( lambda $0 e ( %s:t $0 ) )", false},
    /* the pair is a conjunct itself */
    {"%s %s or %s", "( lambda $0 e ( or ( and ( %s:t $0 ) ( %s:t $0 ) ) ( %s:t $0 ) ) )", "%s or %s",
     "( lambda $0 e ( or ( %s:t $0 ) ( %s:t $0 ) ) )", false},
};

START_TEST(one_conjunct_is_left_alone_unless_the_pair_stays)
{
    const struct pair *two = &pairs[_i];
    const char        *lines_of[200];
    char               words[100], text[200];
    int                n = 0, made = 0;
    arena               = asn_arena_new(0);
    asn_arena *examples = arena;
    for (int i = 0; i < 72; i++) { /* so many adjectives that And goes with none of them */
        const char  adjective[] = {(char)('a' + i % 12), 0};
        const char *noun = nouns[i / 12 % 3], *other = nouns[3 + i / 36];
        snprintf(words, sizeof words, two->words, adjective, noun, other);
        snprintf(text, sizeof text, two->text, adjective, noun, other);
        put_example(lines_of, &n, words, text);
        snprintf(words, sizeof words, two->words_left, noun, other);
        snprintf(text, sizeof text, two->text_left, noun, other);
        put_example(lines_of, &n, words, text);
    }
    begin(lines_of, n);
    for (uint64_t key = 0; key < 1000; key++) {
        asn_example e;
        made += asn_recombine(recombiner, key, arena, &e);
    }
    size_t dropped = asn_recombiner_made(recombiner)[ASN_DROPPED];
    ck_assert_msg(made > 50 && (dropped > 0) == two->leaves_one, "%s: %d made, %zu dropped", two->words, made, dropped);
    asn_arena_free(examples);
    end();
}
END_TEST

/* ---- Pieces of a kind, which a binary search finds. */

START_TEST(pieces_of_a_kind_are_those_that_a_plain_scan_finds)
{
    const char     *lines_of[VARIABLES * VARIABLES];
    const asn_piece none  = {.kind = ASN_ONE_SUBJECT - 1};
    int             kinds = 0;
    arena                 = asn_arena_new(0);
    asn_arena *examples   = arena;
    begin(lines_of, describe_pairs(lines_of));
    const asn_parts *p = recombiner->parts;
    for (size_t i = 0; i < p->pieces.n; i++) {
        const asn_piece *x     = &p->pieces.all[i];
        size_t           first = find_kind(p, x, false), behind = find_kind(p, x, true);
        for (size_t k = 0; k < p->pieces.n; k++) {
            const asn_piece *y = &p->pieces.all[k];
            MUST((y->conjunct == x->conjunct && y->kind == x->kind) == (k >= first && k < behind));
        }
        kinds += first == i;
    }
    ck_assert_msg(kinds > 10 && p->pieces.all[0].conjunct != p->pieces.all[p->pieces.n - 1].conjunct, "%d kinds", kinds);
    ck_assert_uint_eq(find_kind(p, &none, false), find_kind(p, &none, true));
    asn_arena_free(examples);
    end();
}
END_TEST

/* ---- Several inputs: cards, whose description is the sentence. */

enum { CARDS = 12 };
static const char *const names[] = {"Battlecry", "Deathrattle", "Draw", "Freeze", "Silence"};
static const char *const costs[] = {"3", "5", "3", "5", "5", "3"}; /* so that moment and effect do not say what a card costs */

/* do_: nothing that could be copied. */
static char *describe_card(asn_arena *a, int i)
{
    const char *moment = names[i % 2], *effect = names[2 + i / 2 % 3], *cost = costs[i / 2];
    char       *line = asn_arena_alloc(a, 1, 1000);
    snprintf(line, 1000,
             "{\"input\": {\"name\": \"A\", \"attack\": \"1\", \"health\": \"1\", \"cost\": \"%s\", \"durability\": \"1\", \"type\": "
             "\"t\", \"class\": \"c\", \"race\": "
             "\"r\", \"rarity\": \"f\", \"description\": \"%s : %s\"}, \"tree\": \"Expr(value=Call(func=Name(id='Card', ctx=Load()), "
             "args=[Constant(value=%s), "
             "Call(func=Name(id='do_%s', ctx=Load()), args=[Call(func=Name(id='do_%s', ctx=Load()), args=[], keywords=[])], keywords=[])], "
             "keywords=[]))\"}",
             cost, moment, effect, cost, moment, effect);
    return line;
}

START_TEST(a_description_is_recombined_and_the_other_inputs_keep_what_they_say)
{
    const char *cards[CARDS];
    asn_arena  *text = asn_arena_new(0);
    int         made = 0, changed = 0;
    for (int i = 0; i < CARDS; i++)
        cards[i] = describe_card(text, i);
    begin_with(&hearthstone_grammar, cards, CARDS);
    ck_assert_int_gt((int)asn_recombiner_parts(recombiner), 0);
    for (uint64_t key = 0; key < 400; key++) {
        asn_example e;
        char        cost[40];
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        made++;
        ck_assert(asn_index_example(arena, model, &e, true));
        const char       *tree = asn_tree_write(arena, &hearthstone_grammar, e.tree);
        const asn_tokens *said = &e.tokens[9];
        ck_assert_str_eq(e.tokens[0].text[0], "A");
        snprintf(cost, sizeof cost, "Constant(value=%s)", e.tokens[3].text[0]);
        ck_assert_msg(strstr(tree, cost) != NULL, "a card that costs %s: %s", e.tokens[3].text[0], tree);
        for (int i = 0; i < COUNT(names); i++) {
            int n = 0;
            for (int32_t t = 0; t < said->n; t++)
                n += strcmp(said->text[t], names[i]) == 0;
            ck_assert_msg(n == occurrences(tree, names[i]), "'%s' is said %d times: %s", names[i], n, tree);
        }
        bool old = false;
        for (int i = 0; i < CARDS; i++)
            old = old || asn_tree_equal(e.tree, data->all[i].tree, &hearthstone_grammar);
        changed += !old;
    }
    ck_assert_msg(made > 20 && changed > 0, "%d made, %d of them new", made, changed);
    asn_arena_free(text);
    end();
}
END_TEST

/* Minions cost 1 to 4, spells 5 to 8; the fields of a minion are two, those of a spell one. */
static char *describe_named(asn_arena *a, int i)
{
    static const char *const called[] = {"Ant", "Bee", "Cat", "Dog", "Elk", "Fox", "Gnu", "Hen"};
    bool                     spell    = i % 8 > 3;
    char                    *line     = asn_arena_alloc(a, 1, 1000);
    snprintf(line, 1000,
             "{\"input\": {\"name\": \"%s\", \"attack\": \"1\", \"health\": \"1\", \"cost\": \"%d\", \"durability\": \"1\", \"type\": "
             "\"%s\", \"class\": \"c\", \"race\": \"r\", \"rarity\": \"f\", \"description\": \"%s\"}, \"tree\": "
             "\"Expr(value=Call(func=Name(id='%s', ctx=Load()), args=[Constant(value='%s'), Constant(value=%d), "
             "Call(func=Name(id='%s', ctx=Load()), args=[], keywords=[])%s], keywords=[]))\"}",
             called[i % 8], i % 8 + 1, spell ? "Spell" : "Minion", names[i % 5], spell ? "cast" : "summon", called[i % 8], i % 8 + 1,
             names[i % 5], spell ? "" : ", Constant(value=None)");
    return line;
}

START_TEST(other_inputs_are_exchanged_with_what_they_say)
{
    enum { N = 40 };
    const char *cards[N];
    asn_arena  *text  = asn_arena_new(0);
    int         named = 0, costing = 0;
    for (int i = 0; i < N; i++)
        cards[i] = describe_named(text, i);
    begin_with(&hearthstone_grammar, cards, N);
    for (uint64_t key = 0; key < 400; key++) {
        asn_example e;
        char        says[100], name[10] = "";
        if (!asn_recombine(recombiner, key, arena, &e))
            continue;
        const char *tree = asn_tree_write(arena, &hearthstone_grammar, e.tree), *cost = e.tokens[3].text[0];
        for (int32_t t = 0; t < e.tokens[0].n; t++)
            strcat(name, e.tokens[0].text[t]);
        snprintf(says, sizeof says, "args=[Constant(value='%s'), Constant(value=%s), Call(func=Name(id='%s'", name, cost,
                 e.tokens[9].text[0]);
        ck_assert_msg(strstr(tree, says) != NULL, "no %s in %s", says, tree);
        /* a spell has never cost what minions do, and what its type says cannot be had without the rest */
        bool spell = strcmp(e.tokens[5].text[0], "Spell") == 0;
        ck_assert_msg(spell == (atoi(cost) > 4) && spell == (strstr(tree, "'cast'") != NULL) && spell != (strstr(tree, "None") != NULL),
                      "a %s that costs %s: %s", e.tokens[5].text[0], cost, tree);
        named += name[0] - 'A' + 1 != atoi(cost);
        costing += spell;
    }
    ck_assert_msg(named > 20 && costing > 20, "%d of another name or cost, %d spells", named, costing);
    asn_arena_free(text);
    end();
}
END_TEST

int main(void)
{
    Suite *s = suite_create("recombine");
    TCase *c = only_case(s);
    tcase_add_test(c, an_example_that_is_made_is_whole);
    tcase_add_test(c, words_and_openings_are_exchanged);
    tcase_add_test(c, changes_follow_one_another);
    tcase_add_test(c, the_same_key_gives_the_same_example);
    tcase_add_test(c, conjuncts_come_and_go_with_their_words);
    tcase_add_test(c, what_comes_from_elsewhere_takes_the_variables_of_its_place);
    tcase_add_test(c, what_all_trees_hold_stays);
    tcase_add_test(c, values_whose_bits_collide_do_not_take_each_others_place);
    tcase_add_test(c, what_a_piece_binds_itself_is_no_subject);
    tcase_add_loop_test(c, one_conjunct_is_left_alone_unless_the_pair_stays, 0, COUNT(pairs));
    tcase_add_test(c, pieces_of_a_kind_are_those_that_a_plain_scan_finds);
    tcase_add_test(c, a_description_is_recombined_and_the_other_inputs_keep_what_they_say);
    tcase_add_test(c, other_inputs_are_exchanged_with_what_they_say);
    return run_suite(s);
}
