#include "asn.h"
#include "ground/utf8.h"

#include "helpers.h"
#include "mini.h"

static asn_arena *arena;
static void setup(void)
{
    mini_init();
    arena = asn_arena_new(0);
}
static void teardown(void) { asn_arena_free(arena); }

static const asn_tree *leaf(int ctor)
{
    asn_build b = asn_build_begin(arena, &mini_grammar, ctor);
    return asn_build_end(&b);
}

static const asn_tree *constant(asn_atom v)
{
    asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Constant);
    asn_build_value(&b, 0, v);
    return asn_build_end(&b);
}

static const char *text_of(const asn_tree *t)
{
    return asn_tree_write(arena, &mini_grammar, t);
}

START_TEST(fields_may_come_in_any_order)
{
    const asn_tree *args[] = {constant(asn_number("1")), leaf(MINI_Dict)};
    asn_build       b      = asn_build_begin(arena, &mini_grammar, MINI_Call);
    asn_build_children(&b, 1, args, 2);
    asn_build_child(&b, 0, leaf(MINI_Dict));
    const asn_tree *t = asn_build_end(&b);
    ck_assert_str_eq(text_of(t), "Call(func=Dict(keys=[], values=[]), args=[Constant(value=1), Dict(keys=[], values=[])], keywords=[])");
    ck_assert_int_eq(t->height, 3);
    ck_assert_int_eq(asn_tree_count(t, 1), 2);
    ck_assert_int_eq(asn_tree_count(t, 2), 0);
    ck_assert_ptr_eq(asn_tree_child(t, 1, 1), args[1]);
    ck_assert_ptr_null(asn_tree_child(t, 1, 2));
    ck_assert_ptr_null(asn_tree_child(t, 1, -1));
}
END_TEST

START_TEST(missing_child_is_refused)
{
    asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Call);
    ck_assert_ptr_null(asn_build_end(&b));
    b = asn_build_begin(arena, &mini_grammar, MINI_Call);
    asn_build_child(&b, 0, NULL);
    ck_assert_ptr_null(asn_build_end(&b));
}
END_TEST

START_TEST(child_of_another_type_is_refused)
{
    asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Call);
    asn_build_child(&b, 0, leaf(MINI_Pass));
    ck_assert_ptr_null(asn_build_end(&b));
    b = asn_build_begin(arena, &mini_grammar, MINI_Call); /* a value where a tree belongs */
    asn_build_value(&b, 0, asn_string("x"));
    ck_assert_ptr_null(asn_build_end(&b));
    b = asn_build_begin(arena, &mini_grammar, MINI_Constant); /* and the other way round */
    asn_build_child(&b, 0, leaf(MINI_Pass));
    ck_assert_ptr_null(asn_build_end(&b));
    const asn_tree *mixed[] = {leaf(MINI_Dict), leaf(MINI_Pass)};
    b = asn_build_begin(arena, &mini_grammar, MINI_Dict);
    asn_build_children(&b, 1, mixed, 2);
    ck_assert_ptr_null(asn_build_end(&b));
}
END_TEST

START_TEST(builtin_types_hold_values_of_their_kind_only)
{
    static const struct { int ctor, field; asn_atom_kind kind; bool fits; } cases[] = {
        {MINI_Name, 0, ASN_STRING, true},     {MINI_Name, 0, ASN_BYTES, false},     {MINI_Name, 0, ASN_NUMBER, false},
        {MINI_Name, 0, ASN_NAME, false},      {MINI_Name, 0, ASN_NO_ATOM, false},   {MINI_Slice, 2, ASN_NUMBER, true},
        {MINI_Slice, 2, ASN_STRING, false},   {MINI_Slice, 2, ASN_NAME, false},     {MINI_Constant, 0, ASN_STRING, true},
        {MINI_Constant, 0, ASN_BYTES, true},  {MINI_Constant, 0, ASN_NUMBER, true}, {MINI_Constant, 0, ASN_NAME, true},
        {MINI_Constant, 0, ASN_NO_ATOM, false}};
    for (int i = 0; i < COUNT(cases); i++) {
        asn_build b = asn_build_begin(arena, &mini_grammar, cases[i].ctor);
        asn_build_value(&b, cases[i].field, (asn_atom){cases[i].kind, 1, cases[i].kind == ASN_NAME ? "x" : "7"});
        if (cases[i].ctor == MINI_Name)
            asn_build_child(&b, 1, leaf(MINI_Load));
        ck_assert_msg((asn_build_end(&b) != NULL) == cases[i].fits, "case %d", i);
    }
}
END_TEST

/* Where absence is allowed, None means it; elsewhere it is a value. */
START_TEST(none_is_a_value_only_where_absence_is_not_allowed)
{
    asn_atom none = asn_name("None");
    ck_assert_str_eq(text_of(constant(none)), "Constant(value=None)");
    asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Constant);
    asn_build_value(&b, 0, none);
    asn_build_optional(&b, 1, &none);
    ck_assert_ptr_null(asn_build_end(&b));
    b = asn_build_begin(arena, &mini_grammar, MINI_Tags);
    asn_build_values(&b, 0, &none, 1);
    ck_assert_ptr_null(asn_build_end(&b));
    b = asn_build_begin(arena, &mini_grammar, MINI_Tags);
    asn_build_values(&b, 1, &none, 1);
    ck_assert_str_eq(text_of(asn_build_end(&b)), "Tags(all=[], more=[None])");
}
END_TEST

START_TEST(optional_value_is_there_or_not)
{
    asn_atom  u = asn_string("u"), one = asn_number("1");
    asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Constant);
    asn_build_value(&b, 0, one);
    asn_build_optional(&b, 1, &u);
    const asn_tree *with = asn_build_end(&b);
    b                    = asn_build_begin(arena, &mini_grammar, MINI_Constant);
    asn_build_value(&b, 0, one);
    asn_build_optional(&b, 1, NULL);
    const asn_tree *without = asn_build_end(&b);
    ck_assert_str_eq(text_of(with), "Constant(value=1, kind='u')");
    ck_assert_str_eq(text_of(without), "Constant(value=1)");
    ck_assert(!asn_tree_equal(with, without, &mini_grammar));
    ck_assert_int_eq(asn_tree_count(with, 1), 1);
    ck_assert_int_eq(asn_tree_count(without, 1), 0);
}
END_TEST

START_TEST(gaps_are_allowed_in_sequences_of_optionals_only)
{
    const asn_tree *children[] = {NULL, leaf(MINI_Dict)};
    asn_build       b          = asn_build_begin(arena, &mini_grammar, MINI_Dict);
    asn_build_children(&b, 0, children, 2);
    const asn_tree *t = asn_build_end(&b);
    ck_assert_str_eq(text_of(t), "Dict(keys=[None, Dict(keys=[], values=[])], values=[])");
    ck_assert_int_eq(asn_tree_count(t, 0), 2);
    ck_assert_ptr_null(asn_tree_child(t, 0, 0));
    b = asn_build_begin(arena, &mini_grammar, MINI_Dict);
    asn_build_children(&b, 1, children, 2);
    ck_assert_ptr_null(asn_build_end(&b));
    asn_atom values[] = {{ASN_NO_ATOM, 0, ""}, asn_number("1")};
    b                 = asn_build_begin(arena, &mini_grammar, MINI_Tags);
    asn_build_values(&b, 0, values, 2);
    ck_assert_str_eq(text_of(asn_build_end(&b)), "Tags(all=[None, 1], more=[])");
    b = asn_build_begin(arena, &mini_grammar, MINI_Tags);
    asn_build_values(&b, 1, values, 2);
    ck_assert_ptr_null(asn_build_end(&b));
}
END_TEST

START_TEST(counts_that_cannot_be_are_refused)
{
    asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Dict);
    asn_build_children(&b, 0, NULL, -1);
    ck_assert_ptr_null(asn_build_end(&b));
    b = asn_build_begin(arena, &mini_grammar, MINI_Dict);
    asn_build_children(&b, 0, NULL, 3);
    ck_assert_ptr_null(asn_build_end(&b));
    b = asn_build_begin(arena, &mini_grammar, MINI_Tags);
    asn_build_values(&b, 0, NULL, 2);
    ck_assert_ptr_null(asn_build_end(&b));
    b = asn_build_begin(arena, &mini_grammar, MINI_Tags);
    asn_build_values(&b, 0, NULL, -2);
    ck_assert_ptr_null(asn_build_end(&b));
    const asn_tree *two[] = {leaf(MINI_Dict), leaf(MINI_Dict)};
    b = asn_build_begin(arena, &mini_grammar, MINI_Slice); /* two where at most one may be */
    asn_build_children(&b, 0, two, 2);
    asn_build_value(&b, 2, asn_number("1"));
    ck_assert_ptr_null(asn_build_end(&b));
}
END_TEST

START_TEST(a_failed_build_stays_failed)
{
    asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Constant);
    asn_build_child(&b, 0, leaf(MINI_Pass));
    asn_build_value(&b, 0, asn_number("1"));
    ck_assert_ptr_null(asn_build_end(&b));
}
END_TEST

START_TEST(trees_higher_than_the_limit_are_refused)
{
    const asn_tree *t = leaf(MINI_Dict);
    for (int height = 2; height <= ASN_MAX_HEIGHT; height++) {
        asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Dict);
        asn_build_children(&b, height & 1, &t, 1);
        t = asn_build_end(&b);
        MUST(t && t->height == height);
    }
    ck_assert_int_eq((int)asn_tree_size(t, &mini_grammar), ASN_MAX_HEIGHT);
    ck_assert(asn_tree_equal(t, t, &mini_grammar));
    asn_build b = asn_build_begin(arena, &mini_grammar, MINI_Dict);
    asn_build_children(&b, 0, &t, 1);
    ck_assert_ptr_null(asn_build_end(&b));
}
END_TEST

START_TEST(values_of_another_kind_or_text_differ)
{
    asn_atom        atoms[] = {asn_string("1"), asn_number("1"), asn_name("1"), {ASN_BYTES, 1, "1"}, asn_string(""), {ASN_BYTES, 0, ""},
                               {ASN_STRING, 2, "1\0"}};
    const asn_tree *trees[COUNT(atoms)];
    for (int i = 0; i < COUNT(atoms); i++)
        trees[i] = constant(atoms[i]);
    for (int i = 0; i < COUNT(atoms); i++)
        for (int j = 0; j < COUNT(atoms); j++) {
            ck_assert_int_eq(asn_atom_equal(atoms[i], atoms[j]), i == j);
            ck_assert_int_eq(asn_tree_equal(trees[i], trees[j], &mini_grammar), i == j);
        }
}
END_TEST

START_TEST(accessors_by_constructor_give_nothing_for_another)
{
    const asn_tree *t = constant(asn_number("1"));
    ck_assert_int_eq(asn_tree_count_of(t, MINI_Constant, 0), 1);
    ck_assert_int_eq(asn_tree_count_of(t, MINI_Dict, 0), 0);
    ck_assert_int_eq(asn_tree_count_of(NULL, MINI_Dict, 0), 0);
    ck_assert_ptr_nonnull(asn_tree_child_of(t, MINI_Constant, 0, 0));
    ck_assert_ptr_null(asn_tree_child_of(t, MINI_Name, 0, 0));
    ck_assert_str_eq(asn_tree_value_of(t, MINI_Constant, 0, 0).text, "1");
    ck_assert_int_eq(asn_tree_value_of(t, MINI_Constant, 1, 0).kind, ASN_NO_ATOM);
    ck_assert_int_eq(asn_tree_value_of(NULL, MINI_Constant, 0, 0).kind, ASN_NO_ATOM);
    ck_assert_int_eq(asn_tree_value(t).kind, ASN_NO_ATOM);
}
END_TEST

typedef struct visits {
    char entered[256], left[256];
    int  skip; /* constructor below which nothing is visited */
} visits;

static void note(char *to, const asn_tree *t)
{
    strcat(to, t->ctor ? mini_ctors[t->ctor].name : asn_tree_value(t).text);
    strcat(to, " ");
}

static bool on_enter(void *context, const asn_tree *t)
{
    visits *v = context;
    note(v->entered, t);
    return t->ctor != v->skip;
}

static void on_leave(void *context, const asn_tree *t)
{
    note(((visits *)context)->left, t);
}

static const asn_tree *read_expr(const char *text)
{
    asn_error       err;
    const asn_tree *t = asn_tree_read(arena, &mini_grammar, MINI_expr, "t", text, strlen(text), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    return t;
}

START_TEST(walk_enters_parents_first_and_leaves_them_last)
{
    const asn_tree *t = read_expr("Call(Constant('f'), [Dict([None, Constant('k')], [])], [keyword('a', Constant('v'))])");
    visits          v = {"", "", -1};
    asn_walk        w = {on_enter, on_leave, &v};
    ck_assert(asn_tree_walk(t, &mini_grammar, &w));
    ck_assert_str_eq(v.entered, "Call Constant f Dict Constant k keyword a Constant v ");
    ck_assert_str_eq(v.left, "f Constant k Constant Dict a v Constant keyword Call ");
    ck_assert_int_eq((int)asn_tree_size(t, &mini_grammar), 10);
}
END_TEST

START_TEST(walk_skips_what_enter_declines)
{
    const asn_tree *t = read_expr("Call(Constant('f'), [Dict([None, Constant('k')], [])], [])");
    visits          v = {"", "", MINI_Dict};
    asn_walk        w = {on_enter, on_leave, &v};
    ck_assert(asn_tree_walk(t, &mini_grammar, &w));
    ck_assert_str_eq(v.entered, "Call Constant f Dict ");
    ck_assert_str_eq(v.left, "f Constant Dict Call ");
    v = (visits){"", "", MINI_Call};
    w.leave = NULL;
    ck_assert(asn_tree_walk(t, &mini_grammar, &w));
    ck_assert_str_eq(v.entered, "Call ");
}
END_TEST

START_TEST(equal_trees_have_equal_text_and_others_not)
{
    rng             r = {7};
    const asn_tree *all[60];
    for (int i = 0; i < 60; i++)
        all[i] = random_tree(&r, arena, &mini_grammar, MINI_mod, 1 + i / 2);
    for (int i = 0; i < 60; i++)
        for (int j = 0; j < 60; j++)
            MUST(asn_tree_equal(all[i], all[j], &mini_grammar) == (strcmp(text_of(all[i]), text_of(all[j])) == 0));
    ck_assert(asn_tree_equal(NULL, NULL, &mini_grammar));
    ck_assert(!asn_tree_equal(all[0], NULL, &mini_grammar));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("tree");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, fields_may_come_in_any_order);
    tcase_add_test(c, missing_child_is_refused);
    tcase_add_test(c, child_of_another_type_is_refused);
    tcase_add_test(c, builtin_types_hold_values_of_their_kind_only);
    tcase_add_test(c, none_is_a_value_only_where_absence_is_not_allowed);
    tcase_add_test(c, optional_value_is_there_or_not);
    tcase_add_test(c, gaps_are_allowed_in_sequences_of_optionals_only);
    tcase_add_test(c, counts_that_cannot_be_are_refused);
    tcase_add_test(c, a_failed_build_stays_failed);
    tcase_add_test(c, trees_higher_than_the_limit_are_refused);
    tcase_add_test(c, values_of_another_kind_or_text_differ);
    tcase_add_test(c, accessors_by_constructor_give_nothing_for_another);
    tcase_add_test(c, walk_enters_parents_first_and_leaves_them_last);
    tcase_add_test(c, walk_skips_what_enter_declines);
    tcase_add_test(c, equal_trees_have_equal_text_and_others_not);
    return run_suite(s);
}
