/* The generated modules over trees that are there: they visit every node once and decide what the tree says. */
#include "asn.h"
#include "seam/trace.h"
#include "ground/utf8.h"

#include "atis/atis.h"
#include "geo/geo.h"
#include "helpers.h"
#include "jobs/jobs.h"
#ifdef __has_include
#if __has_include("python/python.h")
#include "python/python.h"
#define HAS_PYTHON 1
#endif
#endif

static asn_arena *arena;
static void setup(void) { arena = asn_arena_new(0); }
static void teardown(void) { asn_arena_free(arena); }

/* What a tree asks of its modules, counted from the grammar's tables alone. */
static void count(const asn_grammar *g, const asn_tree *t, asn_trace_counts *n, int *lines)
{
    n->nodes++;
    if (t->ctor == 0) {
        n->decisions++;
        ++*lines;
        return;
    }
    const asn_ctor *c = &g->ctors[t->ctor];
    n->decisions += g->types[c->type].n_ctors > 1;
    ++*lines; /* a type with one constructor says so too, without deciding */
    for (int f = 0; f < c->n_fields; f++) {
        asn_card card = g->fields[c->first_field + f].card;
        int      k    = asn_tree_count(t, f);
        int      said = card == ASN_ONE ? 0 : card == ASN_OPTIONAL ? 1 : card == ASN_SEQUENCE ? k + 1 : 2 * k + 1;
        n->decisions += said;
        *lines += said;
        n->states += card == ASN_ONE || card == ASN_OPTIONAL ? 1 : 2 + 2 * k;
        for (int i = 0; i < k; i++)
            if (asn_tree_child(t, f, i))
                count(g, asn_tree_child(t, f, i), n, lines);
    }
}

static void expect_counts(const asn_grammar *g, const asn_tree *t)
{
    asn_trace_counts want = {0}, got = {0};
    asn_buffer       text = {0};
    int              lines = 0, seen = 0;
    count(g, t, &want, &lines);
    ck_assert(asn_trace(g, t, &text, &got));
    ck_assert_int_eq((int)got.nodes, (int)asn_tree_size(t, g));
    ck_assert_int_eq((int)got.nodes, (int)want.nodes);
    ck_assert_int_eq((int)got.decisions, (int)want.decisions);
    ck_assert_int_eq((int)got.states, (int)want.states);
    for (size_t i = 0; i < text.length; i++)
        seen += text.text[i] == '\n';
    ck_assert_int_eq(seen, lines);
    asn_buffer_free(&text);
}

static void random_trees(const asn_grammar *g, uint64_t seed, int trees)
{
    rng r = {seed};
    for (int i = 0; i < trees; i++) {
        expect_counts(g, random_tree(&r, arena, g, g->root, 1 + rng_below(&r, 100)));
        asn_arena_reset(arena);
    }
}

START_TEST(random_trees_of_geo_are_visited) { random_trees(&geo_grammar, 11, 1000); } END_TEST
START_TEST(random_trees_of_atis_are_visited) { random_trees(&atis_grammar, 12, 1000); } END_TEST
START_TEST(random_trees_of_jobs_are_visited) { random_trees(&jobs_grammar, 13, 1000); } END_TEST
#ifdef HAS_PYTHON
START_TEST(random_trees_of_python_are_visited) { random_trees(&python_grammar, 14, 500); } END_TEST
#endif

START_TEST(lines_tell_each_decision_in_order)
{
    asn_buffer       b = {0};
    asn_trace_counts n;
    const geo_expr  *t = geo_read(arena, "Compare(LessThan(), Apply('size:i', [Entity(\"it's\"), And([])]), Number(3))", NULL);
    ck_assert(asn_trace(&geo_grammar, geo_expr_tree(t), &b, &n));
    asn_buffer_put(&b, "", 1);
    ck_assert_str_eq(b.text, "expr Compare\n"
                             "  cmp_op LessThan\n"
                             "  expr Apply\n"
                             "    pred 'size:i'\n"
                             "  Apply.arguments another\n"
                             "    expr Entity\n"
                             "      ent \"it's\"\n"
                             "  Apply.arguments another\n"
                             "    expr And\n"
                             "    And.arguments stop\n"
                             "  Apply.arguments stop\n"
                             "  expr Number\n"
                             "    num 3\n");
    ck_assert_int_eq((int)n.nodes, 9);
    asn_buffer_free(&b);
}
END_TEST

START_TEST(counting_alone_needs_no_lines)
{
    asn_trace_counts n;
    const geo_expr  *t = geo_read(arena, "Not(Entity('x'))", NULL);
    ck_assert(asn_trace(&geo_grammar, geo_expr_tree(t), NULL, &n));
    ck_assert_int_eq((int)n.nodes, 3);
    ck_assert_int_eq((int)n.decisions, 3);
    ck_assert_int_eq((int)n.states, 2);
    ck_assert(asn_trace(&geo_grammar, geo_expr_tree(t), NULL, NULL));
}
END_TEST

START_TEST(the_highest_tree_is_visited)
{
    const geo_expr *t = geo_new_And(arena, NULL, 0);
    for (int i = 1; i < ASN_MAX_HEIGHT; i++)
        t = i & 1 ? geo_new_Not(arena, t) : geo_new_And(arena, &t, 1);
    asn_trace_counts n;
    ck_assert_ptr_nonnull(t);
    ck_assert(asn_trace(&geo_grammar, geo_expr_tree(t), NULL, &n));
    ck_assert_int_eq((int)n.nodes, ASN_MAX_HEIGHT);
}
END_TEST

/* The table of modules: grammar order, one for each type, constructor and field, primitives last. */
static void expect_modules(const asn_grammar *g)
{
    int at = 0;
    ck_assert_int_eq(g->n_modules, g->n_types + g->n_ctors + g->n_fields);
    for (int t = 0; t < g->n_types; t++) {
        const asn_module *m = g->modules[at++];
        ck_assert_str_eq(m->name, g->types[t].name);
        ck_assert_int_eq(m->what, t);
        ck_assert_int_eq(g->types[t].primitive, m->kind >= ASN_CLOSED);
        for (int c = g->types[t].first_ctor; c < g->types[t].first_ctor + g->types[t].n_ctors; c++) {
            m = g->modules[at++];
            ck_assert_str_eq(m->name, g->ctors[c].name);
            ck_assert_int_eq(m->kind, ASN_CONSTRUCTOR);
            ck_assert_int_eq(m->params == NULL, g->ctors[c].n_fields == 0);
            for (int f = g->ctors[c].first_field; f < g->ctors[c].first_field + g->ctors[c].n_fields; f++) {
                m = g->modules[at++];
                ck_assert_int_eq(m->what, f);
                ck_assert_str_eq(strrchr(m->name, '.') + 1, g->fields[f].name);
            }
        }
    }
    ck_assert_int_eq(at, g->n_modules);
    for (int i = 0; i < at; i++)
        ck_assert(g->modules[i]->go != NULL);
}

START_TEST(modules_are_in_grammar_order)
{
    expect_modules(&geo_grammar);
    expect_modules(&atis_grammar);
    expect_modules(&jobs_grammar);
#ifdef HAS_PYTHON
    expect_modules(&python_grammar);
#endif
}
END_TEST

int main(void)
{
    Suite *s = suite_create("trace");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_set_timeout(c, 60);
    tcase_add_test(c, random_trees_of_geo_are_visited);
    tcase_add_test(c, random_trees_of_atis_are_visited);
    tcase_add_test(c, random_trees_of_jobs_are_visited);
#ifdef HAS_PYTHON
    tcase_add_test(c, random_trees_of_python_are_visited);
#endif
    tcase_add_test(c, lines_tell_each_decision_in_order);
    tcase_add_test(c, counting_alone_needs_no_lines);
    tcase_add_test(c, the_highest_tree_is_visited);
    tcase_add_test(c, modules_are_in_grammar_order);
    return run_suite(s);
}
