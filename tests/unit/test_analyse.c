#include "passes/analyse.h"
#include "languages/asdl.h"
#include "passes/check.h"
#include "passes/load.h"
#include "passes/names.h"

#include "helpers.h"

typedef struct fact {
    const char *name;
    int         height, size, group, recursive;
} fact;

/* Counted by hand: a value has height and size 1, what can be empty costs nothing. */
static const struct { const char *asdl; fact facts[6]; } cases[] = {
    {"a = A", {{"a", 1, 1, 0, 0}}},
    {"a = A(int x)", {{"a", 2, 2, 0, 0}, {"int", 1, 1, 1, 0}}},
    {"a = A(int x, int y, int z)", {{"a", 2, 4, 0, 0}}},
    {"a = A(int? x, a* y, a?* z)", {{"a", 1, 1, 0, 1}}},
    {"a = A(b x)\nb = B(c y)\nc = C(int z)", {{"a", 4, 4, 0, 0}, {"b", 3, 3, 1, 0}, {"c", 2, 2, 2, 0}, {"int", 1, 1, 3, 0}}},
    {"a = A(a x, a y) | B(b z)\nb = C(a x) | D", {{"a", 2, 2, 0, 1}, {"b", 1, 1, 0, 1}}},
    /* the lowest tree is not the smallest */
    {"a = Wide(p x, p y, p z) | High(h x)\np = P(int v)\nh = H(i x)\ni = I(j x)\nj = J", {{"a", 3, 4, 0, 0}, {"h", 3, 3, 2, 0}}},
    /* a product within a sum and back */
    {"e = L(int v) | S(span at)\nspan = (e from, e to)", {{"e", 2, 2, 0, 1}, {"span", 3, 5, 0, 1}}},
    /* three groups: a with b, c alone and recursive, d alone */
    {"a = A(b? x)\nb = B(a y, c? z)\nc = C(c? x, d y)\nd = D", {{"a", 1, 1, 0, 1}, {"b", 2, 2, 0, 1}, {"c", 2, 2, 1, 1}, {"d", 1, 1, 2, 0}}},
    /* numbers of groups follow the grammar, whichever is done first */
    {"a = A(d? x)\nb = B(a? x)\nc = C(b? x)\nd = D(c? x)\ne = E(f? x)\nf = F", {{"a", 1, 1, 0, 1}, {"d", 1, 1, 0, 1}, {"e", 1, 1, 1, 0}, {"f", 1, 1, 2, 0}}},
    /* the constructor that needs itself does not count */
    {"n = Succ(n x) | Zero(z? y)\nz = Z(n a, n b)", {{"n", 1, 1, 0, 1}, {"z", 2, 3, 0, 1}}},
};

START_TEST(least_trees_and_groups_are_those_counted_by_hand)
{
    loaded l = load_strings(NULL, cases[_i].asdl);
    ck_assert_msg(count_errors(&l) == 0, "%s", l.messages);
    for (int i = 0; i < 6 && cases[_i].facts[i].name; i++) {
        const fact *f = &cases[_i].facts[i];
        const type *t = grammar_type(l.g, f->name);
        ck_assert_msg(t->least_height == f->height && t->least_size == f->size && t->group == f->group && t->recursive == f->recursive,
                      "%s: height %d, size %d, group %d, %s", f->name, t->least_height, t->least_size, t->group,
                      t->recursive ? "recursive" : "not recursive");
    }
    unload(&l);
}
END_TEST

START_TEST(constructors_have_their_own_least_trees)
{
    loaded l = load_strings(NULL, "a = A(a x, a y) | B(int x) | C(a? x) | D(a x, int y)");
    static const struct { const char *name; int height, size; } facts[] = {{"A", 2, 3}, {"B", 2, 2}, {"C", 1, 1}, {"D", 2, 3}};
    for (int i = 0; i < COUNT(facts); i++) {
        const constructor *c = grammar_ctor(l.g, facts[i].name);
        ck_assert_int_eq(c->least_height, facts[i].height);
        ck_assert_int_eq(c->least_size, facts[i].size);
    }
    unload(&l);
}
END_TEST

/* Reads and completes only: what follows is the test's affair. */
static grammar *parsed(mem *m, diag *d, const char *text)
{
    grammar *g = grammar_new(m, d);
    asdl_read(g, source_from_text(m, "t.asdl", text, strlen(text)));
    return g;
}

START_TEST(what_has_no_finite_tree_has_none)
{
    mem     *m = mem_new();
    grammar *g = parsed(m, diag_new(m), "a = A(b x)\nb = B(a x) | C(c x)\nc = (a x, int y)\nd = D(a? x)");
    analyse_least(g);
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(g->types[i]->least_height, 0);
        ck_assert_int_eq(g->types[i]->least_size, 0);
    }
    ck_assert_int_eq(g->types[3]->least_height, 1);
    mem_free(m);
}
END_TEST

/* t0 = C0(t1 x, t1 y): twice as large with each type. */
START_TEST(sizes_stop_growing_before_they_overflow)
{
    char text[4000] = "", *to = text;
    for (int i = 0; i < 60; i++)
        to += sprintf(to, "t%d = C%d(t%d x, t%d y)\n", i, i, i + 1, i + 1);
    strcpy(to, "t60 = Z");
    loaded l = load_strings(NULL, text);
    ck_assert_msg(l.g->complete, "%s", l.messages);
    for (int i = 60, size = 1; i >= 0; i--) {
        ck_assert_int_eq(l.g->types[i]->least_height, 61 - i);
        ck_assert_int_eq(l.g->types[i]->least_size, size);
        size = size >= ANALYSE_MOST / 2 ? ANALYSE_MOST : 2 * size + 1;
    }
    ck_assert_int_eq(l.g->types[0]->least_size, ANALYSE_MOST);
    unload(&l);
}
END_TEST

enum { LONG = 200000 };

static char *chain(const char *last)
{
    char *text = malloc((size_t)LONG * 40), *to = text;
    for (int i = 0; i < LONG - 1; i++)
        to += sprintf(to, "t%d = C%d(t%d x)\n", i, i, i + 1);
    sprintf(to, "t%d = C%d%s", LONG - 1, LONG - 1, last);
    return text;
}

START_TEST(a_chain_of_two_hundred_thousand_types_is_analysed)
{
    char    *text = chain("");
    mem     *m    = mem_new();
    diag    *d    = diag_new(m);
    grammar *g    = parsed(m, d, text);
    ck_assert_int_eq(g->n_types, LONG);
    analyse_least(g);
    check_grammar(g);
    check_reachable(g);
    analyse_groups(g);
    ck_assert_uint_eq(diag_errors(d), 0);
    for (int i = 0; i < LONG; i++)
        MUST(g->types[i]->least_height == LONG - i && g->types[i]->least_size == LONG - i && g->types[i]->group == i &&
             !g->types[i]->recursive && g->types[i]->reachable);
    mem_free(m);
    free(text);
}
END_TEST

START_TEST(a_ring_of_two_hundred_thousand_types_is_one_group)
{
    char    *text = chain("(t0? x)");
    mem     *m    = mem_new();
    diag    *d    = diag_new(m);
    grammar *g    = parsed(m, d, text);
    analyse_least(g);
    check_grammar(g);
    analyse_groups(g);
    ck_assert_uint_eq(diag_errors(d), 0);
    for (int i = 0; i < LONG; i++)
        MUST(g->types[i]->group == 0 && g->types[i]->recursive && g->types[i]->least_height == LONG - i);
    mem_free(m);
    free(text);
}
END_TEST

START_TEST(an_endless_ring_of_two_hundred_thousand_types_is_one_error)
{
    char    *text = chain("(t0 x)");
    mem     *m    = mem_new();
    diag    *d    = diag_new(m);
    grammar *g    = parsed(m, d, text);
    analyse_least(g);
    check_grammar(g);
    ck_assert_uint_eq(diag_errors(d), 1);
    capture c;
    capture_begin(&c);
    diag_print(d, c.file, false);
    char *said = capture_end(&c);
    ck_assert_uint_lt(strlen(said), 2000); /* the cycle is shortened */
    free(said);
    mem_free(m);
    free(text);
}
END_TEST

/* Against the definition: repeat until nothing changes. */
static int slow_height(const grammar *g, int *height)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < g->n_ctors; i++) {
            const constructor *c    = g->ctors[i];
            int                need = 1;
            for (int f = 0; f < c->n_fields && need; f++)
                if (c->fields[f].card == CARD_ONE) {
                    int h = height[c->fields[f].type->index];
                    need  = h == 0 ? 0 : h + 1 > need ? h + 1 : need;
                }
            int *own = &height[c->owner->index];
            if (need && (*own == 0 || need < *own)) {
                *own    = need;
                changed = true;
            }
        }
    }
    return 0;
}

static bool reaches(const grammar *g, const type *from, const type *to, char *seen)
{
    for (int c = 0; c < from->n_ctors; c++)
        for (int f = 0; f < from->ctors[c].n_fields; f++) {
            const type *t = from->ctors[c].fields[f].type;
            if (t == to)
                return true;
            if (!seen[t->index]++ && reaches(g, t, to, seen))
                return true;
        }
    return false;
}

START_TEST(random_grammars_agree_with_the_definitions)
{
    rng r = {99};
    for (int round = 0; round < 300; round++) {
        char text[4000], *to = text;
        int  n = 1 + rng_below(&r, 9), ctors = 0;
        for (int t = 0; t < n; t++) {
            to += sprintf(to, "t%d = ", t);
            for (int c = 0, k = 1 + rng_below(&r, 3); c < k; c++) {
                to += sprintf(to, "%sC%d(", c ? " | " : "", ctors++);
                for (int f = 0, fields = rng_below(&r, 4); f < fields; f++)
                    to += sprintf(to, "t%d%s f%d, ", rng_below(&r, n + 1), rng_below(&r, 3) ? "" : rng_below(&r, 2) ? "?" : "*", f);
                to = stpcpy(to, ")");
            }
            to = stpcpy(to, "\n");
        }
        mem     *m = mem_new();
        grammar *g = parsed(m, diag_new(m), text);
        analyse_least(g);
        analyse_groups(g);
        int height[16] = {0};
        for (int t = g->n_defined; t < g->n_types; t++)
            height[t] = 1;
        slow_height(g, height);
        for (int i = 0; i < g->n_types; i++) {
            MUST(g->types[i]->least_height == height[i]);
            for (int j = 0; j < g->n_types; j++) {
                char there[16] = {0}, back[16] = {0};
                bool both = reaches(g, g->types[i], g->types[j], there) && reaches(g, g->types[j], g->types[i], back);
                MUST((g->types[i]->group == g->types[j]->group) == (both || i == j));
                if (i == j)
                    MUST(g->types[i]->recursive == both);
            }
        }
        mem_free(m);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("analyse");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, least_trees_and_groups_are_those_counted_by_hand, 0, COUNT(cases));
    tcase_add_test(c, constructors_have_their_own_least_trees);
    tcase_add_test(c, what_has_no_finite_tree_has_none);
    tcase_add_test(c, sizes_stop_growing_before_they_overflow);
    tcase_add_test(c, a_chain_of_two_hundred_thousand_types_is_analysed);
    tcase_add_test(c, a_ring_of_two_hundred_thousand_types_is_one_group);
    tcase_add_test(c, an_endless_ring_of_two_hundred_thousand_types_is_one_error);
    tcase_add_test(c, random_grammars_agree_with_the_definitions);
    return run_suite(s);
}
