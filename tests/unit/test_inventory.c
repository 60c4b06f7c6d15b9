/* What files of examples hold: keys of inputs and trees, counts, comparisons, suggestions, splits. */
#include "examples/advice.h"
#include "examples/split.h"

#include "geo/geo.h"
#include "ground/utf8.h"
#include "home/home.h"
#include "helpers.h"

#include <unistd.h>

static asn_arena *arena;
static asn_error  err;
static char       folder[] = "/tmp/asn-inventory-XXXXXX", train[100], dev[100];

static void setup(void)
{
    arena = asn_arena_new(0);
    strcpy(folder + sizeof folder - 7, "XXXXXX");
    MUST(mkdtemp(folder));
    snprintf(train, sizeof train, "%s/train.jsonl", folder);
    snprintf(dev, sizeof dev, "%s/dev.jsonl", folder);
}

static void teardown(void)
{
    static const char *const names[] = {"train.jsonl", "dev.jsonl", "train.train.jsonl", "train.dev.jsonl", "train.test.jsonl", "t.csv", "t.train.csv", "t.dev.csv"};
    char                     path[200];
    for (int i = 0; i < COUNT(names); i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        remove(path);
    }
    rmdir(folder);
    asn_arena_free(arena);
}

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "wb");
    MUST(f && fputs(text, f) >= 0 && fclose(f) == 0);
}

static asn_inventory *take(const asn_grammar *g, const char *path, const asn_inventory *first)
{
    static const asn_bad_lines skip = {.skip = true};
    asn_inventory             *v    = asn_inventory_take(g, path, first, &skip, NULL, NULL, &err);
    ck_assert_msg(v != NULL, "%s", err.text);
    return v;
}

static const asn_tree *geo_tree(const char *text)
{
    const asn_tree *t = asn_tree_read(arena, &geo_grammar, geo_grammar.root, "t", text, strlen(text), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    return t;
}

START_TEST(trees_have_one_key_in_any_order_of_unordered_children)
{
    const asn_tree *ab = geo_tree("And(arguments=[Entity(entity='a'), Entity(entity='b')])"), *ba = geo_tree("And(arguments=[Entity(entity='b'), Entity(entity='a')])");
    const asn_tree *aa = geo_tree("And(arguments=[Entity(entity='a'), Entity(entity='a')])");
    ck_assert(asn_key_of_tree(&geo_grammar, ab) == asn_key_of_tree(&geo_grammar, ba));
    ck_assert(asn_key_of_tree(&geo_grammar, ab) != asn_key_of_tree(&geo_grammar, aa));
    const asn_tree *xy = geo_tree("Apply(predicate='p', arguments=[Entity(entity='a'), Entity(entity='b')])"), *yx = geo_tree("Apply(predicate='p', arguments=[Entity(entity='b'), Entity(entity='a')])");
    ck_assert(asn_key_of_tree(&geo_grammar, xy) != asn_key_of_tree(&geo_grammar, yx));
}
END_TEST

START_TEST(trees_have_one_key_exactly_when_they_are_equal)
{
    enum { N = 300 };
    rng             r = {7};
    const asn_tree *all[N];
    for (int i = 0; i < N; i++)
        all[i] = random_tree(&r, arena, &home_grammar, home_grammar.root, 4);
    for (int i = 0; i < N; i++)
        for (int k = 0; k < i; k++)
            MUST((asn_key_of_tree(&home_grammar, all[i]) == asn_key_of_tree(&home_grammar, all[k])) == asn_tree_equal(all[i], all[k], &home_grammar));
}
END_TEST

START_TEST(a_table_of_inputs_grows_and_notes_other_trees)
{
    enum { N = 5000 };
    asn_inputs *t = asn_inputs_new();
    for (size_t i = 0; i < N; i++)
        MUST(asn_inputs_add(t, i * 2654435761u, 1, i));
    MUST(asn_inputs_add(t, UINT64_C(7) * 2654435761u, 1, N) && asn_inputs_find(t, UINT64_C(7) * 2654435761u)->other == 7);
    MUST(asn_inputs_add(t, UINT64_C(7) * 2654435761u, 2, N + 1) && asn_inputs_find(t, UINT64_C(7) * 2654435761u)->other == N + 1);
    ck_assert_uint_eq(asn_inputs_count(t), N);
    ck_assert_uint_eq(asn_inputs_find(t, UINT64_C(7) * 2654435761u)->count, 3);
    ck_assert_ptr_null(asn_inputs_find(t, 12345));
    asn_inputs_free(t);
}
END_TEST

#define GEO(sentence, entity) "{\"input\": \"" sentence "\", \"tree\": \"Entity(entity='" entity "')\"}\n"

START_TEST(counts_are_those_of_the_file)
{
    write_file(train, GEO("tell me foo", "foo") GEO("tell me foo", "foo") GEO("tell me foo", "bar") GEO("tell me of boo please", "boo") "nonsense\n");
    asn_inventory *v = take(&geo_grammar, train, NULL);
    ck_assert_uint_eq(v->n, 4);
    ck_assert_uint_eq(v->bad, 1);
    ck_assert_uint_eq(asn_inputs_count(v->inputs), 2);
    ck_assert_uint_eq(asn_inputs_count(v->trees), 3);
    ck_assert_uint_eq(asn_inputs_count(v->pairs), 3);
    ck_assert_uint_eq(v->lengths[0].least, 3);
    ck_assert_uint_eq(v->lengths[0].most, 5);
    ck_assert_uint_eq(v->ctors[GEO_Entity], 4);
    ck_assert_uint_eq(v->heights.most, 2);
    asn_inventory_free(v);
}
END_TEST

START_TEST(another_file_is_compared_with_the_first)
{
    write_file(train, GEO("tell me foo", "foo") GEO("tell me boo", "boo"));
    write_file(dev, GEO("tell me foo", "foo") GEO("tell me boo", "foo") GEO("tell me gnu", "gnu") "{\"input\": \"how many\", \"tree\": \"And(arguments=[])\"}\n");
    asn_inventory *v = take(&geo_grammar, train, NULL), *w = take(&geo_grammar, dev, v);
    ck_assert_uint_eq(w->shared, 2);
    ck_assert_uint_eq(w->shared_differ, 1);
    ck_assert_uint_eq(w->n_new_tokens[0], 3); /* gnu how mani */
    ck_assert_uint_ge(w->beyond, 1);          /* And */
    asn_inventory_free(w);
    asn_inventory_free(v);
}
END_TEST

/* geo's own statements do not matter here: all types are closed, and nothing is copied. */
static asn_grammar closed_geo(asn_type *types)
{
    asn_grammar g = geo_grammar;
    memcpy(types, g.types, (size_t)g.n_types * sizeof *types);
    for (int t = 0; t < g.n_types; t++) {
        types[t].open       = false;
        types[t].n_copies   = 0;
        types[t].from_input = types[t].bound = types[t].fresh = false;
    }
    g.types = types;
    return g;
}

static const asn_advice *advice_with(const asn_advices *all, const char *statement)
{
    for (size_t i = 0; i < all->n; i++)
        if (strstr(all->all[i].statement, statement))
            return &all->all[i];
    return NULL;
}

START_TEST(new_values_that_stand_in_the_input_should_be_copied)
{
    asn_type    types[64];
    asn_advices all = {0};
    MUST(geo_grammar.n_types <= COUNT(types));
    asn_grammar g = closed_geo(types);
    write_file(train, GEO("tell me foo", "foo") GEO("tell me boo", "boo") GEO("tell me foo", "foo") GEO("tell me again of foo", "foo"));
    write_file(dev, GEO("tell me gnu", "gnu") GEO("tell me yak", "yak") GEO("tell me emu", "emu") GEO("tell me foo", "foo"));
    asn_inventory *files[] = {take(&g, train, NULL), NULL};
    files[1]               = take(&g, dev, files[0]);
    MUST(asn_advise(files, 2, &all));
    const asn_advice *a = advice_with(&all, "copy ent from");
    ck_assert_ptr_nonnull(a);
    ck_assert_msg(strstr(a->statement, " token") && !strstr(a->statement, "token "), "%s", a->statement);
    ck_assert_msg(strstr(a->why, "75 % of the other files' values (3 of 4)") && strstr(a->why, "100 % of these stand in the input"), "%s", a->why);
    ck_assert_uint_eq(files[1]->beyond, 3);
    asn_array_free(&all);
    asn_inventory_free(files[1]);
    asn_inventory_free(files[0]);
}
END_TEST

START_TEST(new_values_that_stand_nowhere_should_be_spelled)
{
    asn_type    types[64];
    asn_advices all = {0};
    asn_grammar g   = closed_geo(types);
    write_file(train, GEO("tell me foo", "x1") GEO("tell me boo", "x2") GEO("tell me foo", "x1"));
    write_file(dev, GEO("tell me gnu", "x3") GEO("tell me yak", "x4") GEO("tell me emu", "x5"));
    asn_inventory *files[] = {take(&g, train, NULL), NULL};
    files[1]               = take(&g, dev, files[0]);
    MUST(asn_advise(files, 2, &all));
    ck_assert_ptr_nonnull(advice_with(&all, "open ent"));
    ck_assert_ptr_null(advice_with(&all, "copy"));
    asn_array_free(&all);
    asn_inventory_free(files[1]);
    asn_inventory_free(files[0]);
}
END_TEST

/* ---- Splits. */

START_TEST(splits_are_parts_that_add_up)
{
    static const struct { const char *text; bool good; } cases[] = {
        {"80/10/10", true}, {"90/10", true}, {"50/25/25", true}, {"1/99", true}, {"80/10", false}, {"100", false}, {"100/0", false}, {"80/10/5/5", false},
        {"80/10/10/", false}, {"", false}, {"a/b", false}, {"-80/180", false}, {"80 /20", false}, {"80/20x", false}, {"99999999999999999999/1", false},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        asn_split s = {.seed = 1};
        ck_assert_msg(asn_split_parse(&s, cases[i].text) == cases[i].good, "%s", cases[i].text);
    }
}
END_TEST

static char *read_all(const char *path)
{
    static char text[1 << 16];
    FILE       *f = fopen(path, "rb");
    MUST(f);
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    return text;
}

static void write_numbers(int first, int step) /* 60 examples with 30 inputs, each twice in a row */
{
    FILE *f = fopen(train, "wb");
    MUST(f);
    for (int i = 0, k = first; i < 30; i++, k = (k + step) % 30)
        for (int again = 0; again < 2; again++)
            fprintf(f, "{\"id\": %d, \"input\": \"tell me word%d\", \"tree\": \"Entity(entity='e%d')\"}\n", again, k, again);
    fclose(f);
}

static void split(const char *how, uint64_t seed, asn_split *s)
{
    asn_inventory *v = take(&geo_grammar, train, NULL);
    *s               = (asn_split){.seed = seed, .force = true};
    MUST(asn_split_parse(s, how));
    ck_assert_msg(asn_split_write(s, v, &err), "%s", err.text);
    asn_inventory_free(v);
}

START_TEST(no_two_parts_share_an_input)
{
    asn_split s;
    write_numbers(0, 1);
    split("80/10/10", 1, &s);
    ck_assert_uint_eq(s.examples[0], 48);
    ck_assert_uint_eq(s.examples[1], 6);
    ck_assert_uint_eq(s.examples[2], 6);
    for (int k = 0; k < 30; k++) {
        char word[40];
        int  parts = 0, times = 0;
        snprintf(word, sizeof word, "word%d\"", k);
        for (int p = 0; p < 3; p++) {
            int n = occurrences(read_all(s.paths[p]), word);
            parts += n > 0;
            times += n;
        }
        MUST(parts == 1 && times == 2);
    }
    asn_split_free(&s);
}
END_TEST

START_TEST(a_split_follows_from_seed_and_inputs_alone)
{
    asn_split s;
    char      first[1 << 14];
    write_numbers(0, 1);
    split("80/20", 5, &s);
    strcpy(first, read_all(s.paths[1]));
    asn_split_free(&s);
    split("80/20", 5, &s);
    ck_assert_str_eq(read_all(s.paths[1]), first);
    asn_split_free(&s);
    split("80/20", 6, &s);
    ck_assert_str_ne(read_all(s.paths[1]), first);
    asn_split_free(&s);
    write_numbers(11, 7); /* another order */
    split("80/20", 5, &s);
    for (int k = 0; k < 30; k++) {
        char word[40];
        snprintf(word, sizeof word, "word%d\"", k);
        MUST(occurrences(read_all(s.paths[1]), word) == occurrences(first, word));
    }
    asn_split_free(&s);
}
END_TEST

START_TEST(what_is_there_is_not_overwritten)
{
    asn_split s;
    write_numbers(0, 1);
    split("80/20", 1, &s);
    asn_split_free(&s);
    asn_inventory *v = take(&geo_grammar, train, NULL);
    s                = (asn_split){.seed = 2};
    MUST(asn_split_parse(&s, "50/50"));
    MUST(!asn_split_write(&s, v, &err));
    ck_assert_msg(strstr(err.text, "is there already: --force overwrites it") != NULL, "%s", err.text);
    asn_split_free(&s);
    asn_inventory_free(v);
}
END_TEST

START_TEST(too_few_inputs_cannot_be_split)
{
    write_file(train, GEO("tell me foo", "foo") GEO("tell me foo", "boo"));
    asn_inventory *v = take(&geo_grammar, train, NULL);
    asn_split      s = {.seed = 1};
    MUST(asn_split_parse(&s, "80/20") && !asn_split_write(&s, v, &err));
    ck_assert_msg(strstr(err.text, "1 distinct inputs only") != NULL, "%s", err.text);
    asn_split_free(&s);
    asn_inventory_free(v);
}
END_TEST

START_TEST(tables_keep_their_columns)
{
    char path[200];
    snprintf(path, sizeof path, "%s/t.csv", folder);
    write_file(path, "\xEF\xBB\xBFtree,sentence\r\n\"Entity(entity='a')\",\"one, two\"\r\n\"Entity(entity='b')\",three\r\n");
    asn_inventory *v = take(&geo_grammar, path, NULL);
    asn_split      s = {.seed = 1};
    MUST(v->n == 2 && asn_split_parse(&s, "50/50"));
    ck_assert_msg(asn_split_write(&s, v, &err), "%s", err.text);
    asn_inventory_free(v);
    for (int p = 0; p < 2; p++) {
        v = take(&geo_grammar, s.paths[p], NULL);
        MUST(v->n == 1 && v->bad == 0);
        asn_inventory_free(v);
    }
    asn_split_free(&s);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("inventory");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, trees_have_one_key_in_any_order_of_unordered_children);
    tcase_add_test(c, trees_have_one_key_exactly_when_they_are_equal);
    tcase_add_test(c, a_table_of_inputs_grows_and_notes_other_trees);
    tcase_add_test(c, counts_are_those_of_the_file);
    tcase_add_test(c, another_file_is_compared_with_the_first);
    tcase_add_test(c, new_values_that_stand_in_the_input_should_be_copied);
    tcase_add_test(c, new_values_that_stand_nowhere_should_be_spelled);
    tcase_add_test(c, splits_are_parts_that_add_up);
    tcase_add_test(c, no_two_parts_share_an_input);
    tcase_add_test(c, a_split_follows_from_seed_and_inputs_alone);
    tcase_add_test(c, what_is_there_is_not_overwritten);
    tcase_add_test(c, too_few_inputs_cannot_be_split);
    tcase_add_test(c, tables_keep_their_columns);
    return run_suite(s);
}
