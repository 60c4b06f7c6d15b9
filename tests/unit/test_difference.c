/* Which words of two texts differ, by hand and on random texts. */
#include "text/difference.h"

#include "helpers.h"

static asn_arena *arena;

static void make_arena(void)
{
    arena = asn_arena_new(0);
}

static void free_arena(void)
{
    asn_arena_free(arena);
}

/* What differs stands between [ and ]. */
static void show(const asn_pieces *p, char *to)
{
    for (size_t i = 0; i < p->n; i++)
        to += sprintf(to, p->all[i].differs ? "[%.*s]" : "%.*s", (int)p->all[i].length, p->all[i].text);
    *to = 0;
}

START_TEST(words_that_differ_are_marked)
{
    static const char *const cases[][4] = {
        {"", "", "", ""},
        {"a b c", "a b c", "a b c", "a b c"},
        {"a b c", "a x c", "a [b] c", "a [x] c"},
        {"30 9 * * 1-5", "30 21 * * 1-5", "30 [9] * * 1-5", "30 [21] * * 1-5"},
        {"( and a b )", "( and b )", "( and [a] b )", "( and b )"},
        {"a b", "", "[a b]", ""},
        {"", "a b", "", "[a b]"},
        {"x y z", "z", "[x y] z", "z"},
        {"f(x)\n  g", "f(y)\n  g", "f([x])\n  g", "f([y])\n  g"},
        {"na\xc3\xafve b", "naive b", "[na\xc3\xafve] b", "[naive] b"}, /* a character is never cut in two */
    };
    char of_x[200], of_y[200];
    for (int i = 0; i < COUNT(cases); i++) {
        asn_pieces x, y;
        MUST(asn_difference(arena, cases[i][0], cases[i][1], &x, &y));
        show(&x, of_x);
        show(&y, of_y);
        ck_assert_str_eq(of_x, cases[i][2]);
        ck_assert_str_eq(of_y, cases[i][3]);
    }
}
END_TEST

static size_t common(const asn_pieces *p, char *to)
{
    size_t n = 0;
    for (size_t i = 0; i < p->n; i++)
        for (size_t k = 0; !p->all[i].differs && k < p->all[i].length; k++)
            if (p->all[i].text[k] != ' ')
                to[n++] = p->all[i].text[k];
    to[n] = 0;
    return n;
}

/* The length of a longest common subsequence, the slow way. */
static int longest(const char *x, const char *y)
{
    if (!*x || !*y)
        return 0;
    int a = longest(x + 2, y), b = longest(x, y + 2), c = *x == *y ? 1 + longest(x + 2, y + 2) : 0;
    return a > b ? (a > c ? a : c) : b > c ? b : c;
}

START_TEST(what_is_not_marked_is_a_longest_common_subsequence)
{
    rng r = {1};
    for (int i = 0; i < 500; i++) {
        char       x[20], y[20], of_x[20], of_y[20];
        asn_pieces p, q;
        int        n = rng_below(&r, 8), m = rng_below(&r, 8);
        for (int k = 0; k < n; k++)
            memcpy(x + 2 * k, (char[]){(char)('a' + rng_below(&r, 3)), ' '}, 2);
        for (int k = 0; k < m; k++)
            memcpy(y + 2 * k, (char[]){(char)('a' + rng_below(&r, 3)), ' '}, 2);
        x[2 * n] = y[2 * m] = 0;
        MUST(asn_difference(arena, x, y, &p, &q));
        size_t found = common(&p, of_x);
        common(&q, of_y);
        ck_assert_str_eq(of_x, of_y);
        ck_assert_int_eq((int)found, longest(x, y));
        asn_arena_reset(arena);
    }
}
END_TEST

START_TEST(very_long_texts_are_compared_at_their_ends_only)
{
    enum { WORDS = 3000 };
    char *x = calloc(WORDS * 2 + 20, 1), *y = calloc(WORDS * 2 + 20, 1);
    strcpy(x, "begin ");
    strcpy(y, "begin ");
    for (int i = 0; i < WORDS; i++) {
        strcat(x + 2 * i, i % 2 ? "a " : "b ");
        strcat(y + 2 * i, i % 3 ? "b " : "a ");
    }
    strcat(x, "end");
    strcat(y, "end");
    asn_pieces p, q;
    MUST(asn_difference(arena, x, y, &p, &q));
    ck_assert_int_eq((int)p.n, 3);
    MUST(!p.all[0].differs && p.all[1].differs && !p.all[2].differs);
    free(x);
    free(y);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("difference");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, make_arena, free_arena);
    tcase_add_test(c, words_that_differ_are_marked);
    tcase_add_test(c, what_is_not_marked_is_a_longest_common_subsequence);
    tcase_add_test(c, very_long_texts_are_compared_at_their_ends_only);
    return run_suite(s);
}
