/* The generated header as a C program uses it: constructors, accessors, kinds, the visitor. */
#include "geo/geo.h"
#include "jobs/jobs.h"
#include "ground/utf8.h"

#include "helpers.h"

static asn_arena *arena;
static void setup(void) { arena = asn_arena_new(0); }
static void teardown(void) { asn_arena_free(arena); }

START_TEST(example_in_the_header_runs)
{
    asn_error       err;
    const geo_expr *t = geo_read(arena, "And(arguments=[])", &err);
    ck_assert_ptr_nonnull(t);
    ck_assert_int_eq(geo_expr_kind(t), GEO_And);
    ck_assert_str_eq(geo_text(arena, t), "( and )");
    ck_assert_str_eq(geo_write(arena, t), "And(arguments=[])");
}
END_TEST

START_TEST(read_says_what_is_wrong)
{
    asn_error err = {0};
    ck_assert_ptr_null(geo_read(arena, "And(arguments=[Nt()])", &err));
    ck_assert_str_eq(err.text, "tree:1:16: unknown constructor 'Nt' of type 'expr'; did you mean 'Not'?");
    ck_assert_ptr_null(geo_read(arena, "Equal()", &err));
    ck_assert_str_eq(err.text, "tree:1:1: Equal is of type 'cmp_op', expected 'expr'");
    ck_assert_ptr_null(geo_read(arena, "", NULL));
}
END_TEST

/* lambda $0 e (and (state:t $0) (> (size:i $0) 3)) */
static const geo_expr *example(void)
{
    const geo_expr *x       = geo_new_Variable(arena, asn_string("$0"));
    const geo_expr *state   = geo_new_Apply(arena, asn_string("state:t"), &x, 1);
    const geo_expr *size    = geo_new_Apply(arena, asn_string("size:i"), &x, 1);
    const geo_expr *larger  = geo_new_Compare(arena, geo_new_GreaterThan(arena), size, geo_new_Number(arena, asn_string("3:i")));
    const geo_expr *both[2] = {state, larger};
    return geo_new_Lambda(arena, asn_string("$0"), asn_string("e"), geo_new_And(arena, both, 2));
}

START_TEST(constructors_build_what_the_reader_reads)
{
    const geo_expr *t = example();
    ck_assert_str_eq(geo_text(arena, t), "( lambda $0 e ( and ( state:t $0 ) ( > ( size:i $0 ) 3:i ) ) )");
    const geo_expr *again = geo_read(arena, geo_write(arena, t), NULL);
    ck_assert(asn_tree_equal(geo_expr_tree(t), geo_expr_tree(again), &geo_grammar));
}
END_TEST

START_TEST(accessors_reach_every_field)
{
    const geo_expr *t = example(), *body = geo_Lambda_body(t);
    ck_assert_int_eq(geo_expr_kind(t), GEO_Lambda);
    ck_assert_str_eq(geo_Lambda_variable(t).text, "$0");
    ck_assert_str_eq(geo_Lambda_type(t).text, "e");
    ck_assert_int_eq(geo_expr_kind(body), GEO_And);
    ck_assert_int_eq(geo_And_arguments_count(body), 2);
    ck_assert_int_eq(geo_expr_kind(geo_And_arguments(body, 0)), GEO_Apply);
    const geo_expr *compare = geo_And_arguments(body, 1);
    ck_assert_int_eq(geo_cmp_op_kind(geo_Compare_op(compare)), GEO_GreaterThan);
    ck_assert_str_eq(geo_Number_number(geo_Compare_right(compare)).text, "3:i");
    ck_assert_str_eq(geo_Apply_predicate(geo_Compare_left(compare)).text, "size:i");
}
END_TEST

START_TEST(accessors_of_another_constructor_give_nothing)
{
    const geo_expr *t = example();
    ck_assert_ptr_null(geo_Not_argument(t));
    ck_assert_ptr_null(geo_Max_body(t));
    ck_assert_int_eq(geo_Entity_entity(t).kind, ASN_NO_ATOM);
    ck_assert_int_eq(geo_Or_arguments_count(t), 0);
    ck_assert_ptr_null(geo_Or_arguments(t, 0));
    ck_assert_ptr_null(geo_And_arguments(geo_Lambda_body(t), 2));
    ck_assert_ptr_null(geo_Not_argument(NULL));
}
END_TEST

START_TEST(constructors_refuse_missing_children)
{
    const geo_expr *x = geo_new_Variable(arena, asn_string("$0")), *gap[2] = {x, NULL};
    ck_assert_ptr_null(geo_new_Not(arena, NULL));
    ck_assert_ptr_null(geo_new_Compare(arena, NULL, x, x));
    ck_assert_ptr_null(geo_new_And(arena, gap, 2));
    ck_assert_ptr_null(geo_new_And(arena, NULL, 1));
    ck_assert_ptr_null(geo_new_Variable(arena, (asn_atom){ASN_NO_ATOM, 0, ""}));
    ck_assert_ptr_null(geo_new_Not(arena, geo_new_Not(arena, NULL))); /* so that calls may be nested and looked at once */
    ck_assert_ptr_null(geo_new_Not(arena, (const geo_expr *)(const void *)geo_new_Equal(arena)));
    ck_assert_ptr_nonnull(geo_new_And(arena, NULL, 0));
}
END_TEST

START_TEST(as_tells_types_apart)
{
    const asn_tree *expr = geo_expr_tree(example()), *op = geo_cmp_op_tree(geo_new_Equal(arena));
    ck_assert_ptr_eq(geo_as_expr(expr), expr);
    ck_assert_ptr_null(geo_as_expr(op));
    ck_assert_ptr_eq(geo_as_cmp_op(op), op);
    ck_assert_ptr_null(geo_as_cmp_op(expr));
    ck_assert_ptr_null(geo_as_expr(NULL));
    ck_assert_ptr_null(geo_as_expr(asn_tree_of_atom(arena, asn_string("x"))));
}
END_TEST

typedef struct seen {
    int applies, variables, operators, left;
} seen;

static bool on_apply(geo_visitor *v, const geo_expr *t)
{
    ck_assert_int_eq(geo_expr_kind(t), GEO_Apply);
    ((seen *)v->context)->applies++;
    return true;
}

static bool on_apply_only(geo_visitor *v, const geo_expr *t)
{
    (void)t;
    ((seen *)v->context)->applies++;
    return false;
}

static bool on_variable(geo_visitor *v, const geo_expr *t)
{
    ck_assert_str_eq(geo_Variable_variable(t).text, "$0");
    ((seen *)v->context)->variables++;
    return true;
}

static bool on_greater(geo_visitor *v, const geo_cmp_op *t)
{
    ck_assert_int_eq(geo_cmp_op_kind(t), GEO_GreaterThan);
    ((seen *)v->context)->operators++;
    return true;
}

static void on_leave(geo_visitor *v, const asn_tree *t)
{
    (void)t;
    ((seen *)v->context)->left++;
}

START_TEST(visitor_calls_back_for_each_node)
{
    const geo_expr *t = example();
    seen            n = {0};
    geo_visitor     v = {.context = &n, .Apply = on_apply, .Variable = on_variable, .GreaterThan = on_greater, .leave = on_leave};
    ck_assert(geo_visit_expr(&v, t));
    ck_assert_int_eq(n.applies, 2);
    ck_assert_int_eq(n.variables, 2);
    ck_assert_int_eq(n.operators, 1);
    ck_assert_int_eq(n.left, (int)asn_tree_size(geo_expr_tree(t), &geo_grammar));
}
END_TEST

START_TEST(visitor_leaves_out_what_a_callback_declines)
{
    seen        n = {0};
    geo_visitor v = {.context = &n, .Apply = on_apply_only, .Variable = on_variable};
    ck_assert(geo_visit_expr(&v, example()));
    ck_assert_int_eq(n.applies, 2);
    ck_assert_int_eq(n.variables, 0);
    ck_assert(geo_visit_cmp_op(&v, geo_new_Equal(arena)));
}
END_TEST

START_TEST(two_grammars_live_in_one_program)
{
    asn_atom         x = asn_string("x");
    const jobs_arg  *a = jobs_new_Literal(arena, x);
    const jobs_expr *t = jobs_new_Not(arena, jobs_new_Apply(arena, asn_string("job"), &a, 1));
    ck_assert_str_eq(jobs_write(arena, t), "Not(argument=Apply(predicate='job', arguments=[Literal(literal='x')]))");
    ck_assert_int_eq(jobs_arg_kind(jobs_Apply_arguments(jobs_Not_argument(t), 0)), JOBS_Literal);
    ck_assert_int_ne(JOBS_Not, GEO_Not);
}
END_TEST

START_TEST(kinds_are_numbers_of_the_table)
{
    ck_assert_str_eq(geo_grammar.ctors[GEO_Compare].name, "Compare");
    ck_assert_str_eq(geo_grammar.types[GEO_TYPE_var_type].name, "var_type");
    ck_assert_int_eq(geo_grammar.ctors[GEO_Equal].type, GEO_TYPE_cmp_op);
    const asn_ctor *lambda = &geo_grammar.ctors[GEO_Lambda];
    ck_assert_str_eq(geo_grammar.fields[lambda->first_field + GEO_Lambda_body].name, "body");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("generated header");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, example_in_the_header_runs);
    tcase_add_test(c, read_says_what_is_wrong);
    tcase_add_test(c, constructors_build_what_the_reader_reads);
    tcase_add_test(c, accessors_reach_every_field);
    tcase_add_test(c, accessors_of_another_constructor_give_nothing);
    tcase_add_test(c, constructors_refuse_missing_children);
    tcase_add_test(c, as_tells_types_apart);
    tcase_add_test(c, visitor_calls_back_for_each_node);
    tcase_add_test(c, visitor_leaves_out_what_a_callback_declines);
    tcase_add_test(c, two_grammars_live_in_one_program);
    tcase_add_test(c, kinds_are_numbers_of_the_table);
    return run_suite(s);
}
