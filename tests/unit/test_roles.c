/* What values are used for: read off trees, learnt from them, asked of answers. */
#include "model/roles.h"

#include "examples/pairings.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "helpers.h"
#include "text/read.h"

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
        types[i].roles = i == GEO_TYPE_var;
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

static const asn_tree *tree(const char *text)
{
    asn_error       err = {0};
    const asn_tree *t   = asn_tree_read(arena, &grammar, grammar.root, "tree", text, strlen(text), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    return t;
}

#define V(name)         "Variable(variable='" name "')"
#define ONE(pred, a)    "Apply(predicate='" pred "', arguments=[" a "])"
#define TWO(pred, a, b) "Apply(predicate='" pred "', arguments=[" a ", " b "])"
#define BOTH(a, b)      "And(arguments=[" a ", " b "])"
#define LAMBDA(v, body) "Lambda(variable='" v "', type='e', body=" body ")"
#define EXISTS(v, body) "Exists(variable='" v "', body=" body ")"
#define MOST(v, a, b)   "Argmax(variable='" v "', domain=" a ", body=" b ")"
#define S0              "Entity(entity='s0')"

static bool has(const char **all, size_t n, const char *text)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(all[i], text) == 0)
            return true;
    return false;
}

START_TEST(roles_are_read_off_a_tree)
{
    asn_roles r;
    begin();
    MUST(asn_roles_of(&grammar, tree(LAMBDA("$0", BOTH(ONE("river:t", V("$0")), TWO("loc:t", V("$0"), MOST("$1", ONE("state:t", V("$1")), ONE("size:i", V("$1"))))))), arena, &r));
    static const char *const roles[] = {"bind Lambda", "Apply river:t arguments 0/1 Variable", "Apply loc:t arguments 0/2 Variable", "bind Argmax", "Apply state:t arguments 0/1 Variable",
                                        "Apply size:i arguments 0/1 Variable", "Apply loc:t arguments 1/2 Argmax"};
    static const char *const pairs[] = {"Apply river:t arguments 0/1 Variable\nbind Lambda", "Apply loc:t arguments 0/2 Variable\nApply river:t arguments 0/1 Variable",
                                        "Apply loc:t arguments 1/2 Argmax\nApply state:t arguments 0/1 Variable", "Apply size:i arguments 0/1 Variable\nbind Argmax"};
    for (size_t i = 0; i < COUNT(roles); i++)
        ck_assert_msg(has(r.roles, r.n_roles, roles[i]), "no role %s", roles[i]);
    for (size_t i = 0; i < COUNT(pairs); i++)
        ck_assert_msg(has(r.pairs, r.n_pairs, pairs[i]), "no pair %s", pairs[i]);
    ck_assert_uint_eq(r.n_roles, COUNT(roles));
    ck_assert_uint_eq(r.n_pairs, 3 + 6); /* of three roles, and of four */
    end();
}
END_TEST

/* The same name, bound twice side by side, is two values; a free one is the same everywhere. */
START_TEST(what_a_binder_binds_is_one_value_in_its_scope)
{
    asn_roles r;
    begin();
    MUST(asn_roles_of(&grammar, tree(BOTH(EXISTS("$0", ONE("river:t", V("$0"))), EXISTS("$0", ONE("state:t", V("$0"))))), arena, &r));
    ck_assert_uint_eq(r.n_pairs, 2);
    ck_assert(!has(r.pairs, r.n_pairs, "Apply river:t arguments 0/1 Variable\nApply state:t arguments 0/1 Variable"));
    MUST(asn_roles_of(&grammar, tree(BOTH(ONE("river:t", V("$0")), EXISTS("$1", BOTH(ONE("city:t", V("$1")), ONE("state:t", V("$0")))))), arena, &r));
    ck_assert(has(r.pairs, r.n_pairs, "Apply river:t arguments 0/1 Variable\nApply state:t arguments 0/1 Variable"));
    ck_assert(!has(r.pairs, r.n_pairs, "Apply city:t arguments 0/1 Variable\nApply state:t arguments 0/1 Variable"));
    MUST(asn_roles_of(&grammar, tree(EXISTS("$0", BOTH(ONE("river:t", V("$0")), EXISTS("$0", ONE("state:t", V("$0")))))), arena, &r));
    ck_assert(!has(r.pairs, r.n_pairs, "Apply river:t arguments 0/1 Variable\nApply state:t arguments 0/1 Variable")); /* the inner one hides it */
    end();
}
END_TEST

static void learn(const char *text, int times, asn_pairings *p)
{
    for (int i = 0; i < times; i++)
        MUST(asn_pairings_add(p, tree(text)));
}

static bool fits(const char *text)
{
    bool failed = false, fit = asn_roles_fit(model, tree(text), arena, &failed);
    ck_assert(!failed);
    return fit;
}

#define RIVER  LAMBDA("$0", BOTH(ONE("river:t", V("$0")), TWO("loc:t", V("$0"), S0)))
#define STATE  LAMBDA("$0", BOTH(ONE("state:t", V("$0")), TWO("next_to:t", V("$0"), S0)))
#define ODD    LAMBDA("$0", BOTH(ONE("river:t", V("$0")), TWO("next_to:t", V("$0"), S0)))

/* Of n rivers and n states, chance would have brought n * n / 2n together. */
START_TEST(two_roles_that_chance_would_have_brought_together_do_not_go_together)
{
    for (int n = 1; n < 10; n++) {
        begin();
        asn_pairings *p = asn_pairings_new(&grammar);
        MUST(p);
        learn(RIVER, n, p);
        learn(STATE, n, p);
        MUST(asn_pairings_learnt(p, model));
        ck_assert(fits(RIVER) && fits(STATE));
        ck_assert_int_eq(fits(ODD), n / 2.0 < 1.5);
        ck_assert(fits(LAMBDA("$0", BOTH(ONE("river:t", V("$0")), ONE("never:t", V("$0")))))); /* of what is new nothing is known */
        learn(ODD, 1, p);
        MUST(asn_pairings_learnt(p, model));
        ck_assert(fits(ODD)); /* once is enough */
        asn_pairings_free(p);
        end();
    }
}
END_TEST

START_TEST(many_uses_and_deep_trees)
{
    char     *text = malloc(2000000), *to = text;
    asn_roles r;
    begin();
    MUST(text);
    to += sprintf(to, "Lambda(variable='$0', type='e', body=And(arguments=[");
    for (int i = 0; i < 3000; i++)
        to += sprintf(to, "%sApply(predicate='p%d', arguments=[" V("$0") "])", i ? ", " : "", i);
    strcpy(to, "]))");
    MUST(asn_roles_of(&grammar, tree(text), arena, &r));
    ck_assert_uint_eq(r.n_roles, 32);
    to = text;
    for (int i = 0; i < 2000; i++)
        to += sprintf(to, "Exists(variable='$%d', body=", i);
    to += sprintf(to, ONE("p", V("$0")));
    for (int i = 0; i < 2000; i++)
        *to++ = ')';
    *to = 0;
    MUST(asn_roles_of(&grammar, tree(text), arena, &r));
    ck_assert_uint_eq(r.n_roles, 2000 + 1999 + 1); /* what binds each, where each of those stands but the first, and the one use */
    free(text);
    end();
}
END_TEST

START_TEST(nothing_is_learnt_unless_the_task_says_so)
{
    begin();
    types[GEO_TYPE_var].roles = false;
    ck_assert(!asn_roles_told(&grammar));
    asn_pairings *p = asn_pairings_new(&grammar);
    MUST(p);
    learn(RIVER, 50, p);
    learn(STATE, 50, p);
    MUST(asn_pairings_learnt(p, model));
    ck_assert_int_le(model->roles.n, 1);
    ck_assert(fits(ODD));
    asn_pairings_free(p);
    end();
}
END_TEST

int main(void)
{
    Suite *s = suite_create("roles");
    TCase *c = only_case(s);
    tcase_add_test(c, roles_are_read_off_a_tree);
    tcase_add_test(c, what_a_binder_binds_is_one_value_in_its_scope);
    tcase_add_test(c, two_roles_that_chance_would_have_brought_together_do_not_go_together);
    tcase_add_test(c, many_uses_and_deep_trees);
    tcase_add_test(c, nothing_is_learnt_unless_the_task_says_so);
    return run_suite(s);
}
