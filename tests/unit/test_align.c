#include "examples/align.h"
#include "ground/utf8.h"
#include "helpers.h"

#include <stdlib.h>

#include <time.h>

static asn_arena *arena;
static void       setup(void)
{
    arena = asn_arena_new(0);
}
static void teardown(void)
{
    asn_arena_free(arena);
}

#define W ASN_WORDS, false, false, false
#define S ASN_WORDS, true, true, false
#define C ASN_CHARS, false, false, false
#define Y ASN_SYMBOL, false, false, false

static asn_tokens split(asn_input how, const char *text)
{
    asn_tokens t;
    MUST(asn_text_split(arena, &how, text, strlen(text), &t, NULL));
    return t;
}

/* What is wanted: the indices. */
static const struct {
    asn_input   how;
    const char *text, *value, *wanted;
} cases[] = {
    /* the whole value */
    {{"q", W}, "", "state", ""},
    {{"q", W}, "state", "", ""},
    {{"q", W}, "which state borders s0", "s0", "3"},
    {{"q", W}, "which State borders the STATE s0", "state", "1 4"},
    {{"q", W}, "job languageid0 languageid1", "languageid1", "2"},
    {{"q", W}, "job languageid0 0", "languageid0", "1"},
    {{"q", W}, "job languageid0", "languageid1", ""},
    {{"q", W}, "ci0 ci1", "ci2", ""},
    {{"q", W}, "direwolf dire wolf", "DireWolf", "0"},
    {{"q", W}, "num_salary num salary", "num_salary", "0"},
    {{"q", W}, "a + b", "+", "1"},
    {{"q", W}, "caf\u00C9", "Caf\u00E9", "0"},
    /* special characters */
    {{"q", W}, "the loc is t", "loc:t", "1"},
    {{"q", W}, "flight with number", "flight_number", "0 2"},
    {{"q", W}, "usr local bin b", "/usr/local/b-bin", "0 1 2"},
    {{"q", W}, "at 9 or 30", "9:hr", "1"},
    {{"q", W}, "show me breakfast", "breakfast:me", "2"},
    {{"q", W}, "fly to ci0 ci", "ci0:ci", "2"},
    {{"q", W}, "say don't stop", "Don't, please", "1"},
    {{"q", W}, "opponent's weapon", "opponent", "0"},
    {{"q", W}, "the num_salary", "num_salary:x", "1"},
    /* camel case and digits */
    {{"q", W}, "a Dire Wolf alpha", "DireWolfAlpha", "1 2 3"},
    {{"q", W}, "abc def", "ABCDef", "0 1"},
    {{"q", W}, "use python 3", "python3", "1"},
    {{"q", W}, "get http response", "getHTTPResponse", "0 1 2"},
    {{"q", W}, "the health", "calculate_maxHealth", "1"},
    {{"q", W}, "\u00E9t\u00E9 noir", "\u00C9t\u00E9Noir", "0 1"},
    /* stems, the input's words being stemmed or not */
    {{"q", W}, "what cities are there", "city:t", "1"},
    {{"q", S}, "what cities are there", "city:t", "1"},
    {{"q", S}, "populations of a population", "population:i", "0 3"},
    {{"q", S}, "arriving by ground transportation", "ground_transport", "2 3"},
    {{"q", W}, "arrive", "Arrivals", "0"},
    {{"q", W}, "flights flight", "flight", "0 1"},
    /* what would match by chance */
    {{"q", W}, "t a i A", "loc:t", ""},
    {{"q", W}, "0 1 2", "$0", ""},
    {{"q", W}, "a job", "A", ""},
    {{"q", W}, "set x to X", "x", "1"},
    {{"q", W}, "an answer", "ANS", ""},
    {{"q", W}, "x 2 y", "2", "1"},
    {{"q", W}, "and", "", ""},
    {{"q", W}, "$ : _", "::_'$", ""},
    /* symbols */
    {{"q", Y}, "Druid", "DRUID", "0"},
    {{"q", Y}, "-1", "-1", "0"},
    {{"q", Y}, "Blood Elf", "BLOOD_ELF", "0"},
    {{"q", Y}, "Blood Elf", "Blood Elf", "0"},
    {{"q", Y}, "Blood Elf", "Night", ""},
    {{"q", Y}, "Blood Elf", "ELF", "0"},
    {{"q", Y}, "Spell", "find_spell_target", ""},
    {{"q", Y}, "Blood Elf", "blood_elfin", ""},
    {{"q", Y}, "Blood Elves", "blood_elf", ""},
    /* characters */
    {{"q", C}, "Dire Wolf", "DireWolfAlpha", "0 1 2 3 5 6 7 8"},
    {{"q", C}, "Dire Wolf", "dire wolf", "0 1 2 3 4 5 6 7 8"},
    {{"q", C}, "Dire Wolf", "wol", ""},
    {{"q", C}, "a Hex", "a", ""},
    {{"q", C}, "a Hex", "x", ""},
    {{"q", C}, "Wolves \u00C9t\u00E9", "\u00E9t\u00E9:t", "7 8 9"},
    {{"q", C}, "Wolves", "Wolf", ""},
    {{"q", C}, "Cards", "card", "0 1 2 3 4"},
};

START_TEST(value_matches_the_tokens_it_came_from)
{
    asn_tokens   t  = split(cases[_i].how, cases[_i].text);
    asn_aligner *al = asn_align_prepare(arena, cases[_i].how.rule, &t);
    int32_t      matched[64];
    char         found[128] = "";
    size_t       n          = 0;
    int          count      = asn_align(al, cases[_i].value, strlen(cases[_i].value), matched);
    for (int i = 0; i < count; i++)
        n += (size_t)snprintf(found + n, sizeof found - n, i ? " %d" : "%d", (int)matched[i]);
    if (strcmp(found, cases[_i].wanted) != 0)
        ck_abort_msg("'%s' in '%s': %s, not %s", cases[_i].value, cases[_i].text, found, cases[_i].wanted);
}
END_TEST

START_TEST(long_values_match_as_a_whole)
{
    char text[5000], value[5000];
    for (size_t i = 0; i < sizeof text - 1; i++)
        text[i] = "abcde fgh"[i * i % 9];
    text[0] = text[sizeof text - 2] = 'x';
    text[sizeof text - 1]           = 0;
    for (size_t i = 0; i < sizeof text; i++)
        value[i] = (char)(text[i] >= 'a' ? text[i] - 32 : text[i]);
    asn_tokens t = split((asn_input){"q", C}, text);
    int32_t   *m = asn_arena_alloc(arena, (size_t)t.n, sizeof *m);
    ck_assert_int_eq(asn_align(asn_align_prepare(arena, ASN_CHARS, &t), value, strlen(value), m), t.n);
}
END_TEST

START_TEST(any_bytes_give_ascending_indices)
{
    static const char *const pieces[] = {"state", "State",         "cities", "ci0",          "9", "_", ":", "$", "'", " ", "\xFF",
                                         "\xC3",  "\u00C9t\u00E9", "\u2019", "\xED\xA0\x80", "A", "x", "\0"};
    rng                      r        = {3};
    for (int round = 0; round < 30000; round++) {
        enum { N = 12 };
        const char    *text[N];
        int32_t        length[N], begin[N] = {0}, matched[N];
        asn_tokens     t    = {.text = text, .length = length, .begin = begin, .n = rng_below(&r, N + 1)};
        asn_input_rule rule = (asn_input_rule)rng_below(&r, 3);
        for (int i = 0; i < t.n; i++) {
            text[i]   = pieces[rng_below(&r, COUNT(pieces))];
            length[i] = rng_below(&r, (int)strlen(text[i]) + 1);
        }
        char   value[100];
        size_t n = 0;
        for (int k = rng_below(&r, 8); k > 0; k--) {
            const char *p = pieces[rng_below(&r, COUNT(pieces))];
            memcpy(value + n, p, strlen(p) + 1);
            n += strlen(p) + (size_t)(*p == 0);
        }
        char *copy = malloc(n ? n : 1); /* as long as it is, for the sanitizer */
        MUST(copy);
        memcpy(copy, value, n);
        asn_aligner *al = asn_align_prepare(arena, rule, &t);
        MUST(al);
        int count = asn_align(al, copy, n, matched);
        for (int i = 0; i < count; i++)
            MUST(matched[i] >= 0 && matched[i] < t.n && (i == 0 || matched[i] > matched[i - 1]));
        free(copy);
        asn_arena_reset(arena);
    }
}
END_TEST

/* As many values as the training cards have; a second is a hundred times what it takes. */
START_TEST(many_values_take_little_time)
{
    static const char text[] =
        "Whenever this minion takes damage, draw a card and give a random friendly minion +1/+1 and Taunt. Battlecry: "
        "Destroy all enemy minions with 3 or less Attack, then restore 2 Health to your hero for each of them.";
    static const char *const values[] = {"DireWolfAlpha", "calculate_max_health", "player", "minion", "self", "3", "CARD_RARITY",
                                         "Battlecry"};
    int32_t                  matched[100];
    clock_t                  start = clock();
    for (int card = 0; card < 533; card++) {
        asn_tokens   t  = split((asn_input){"q", W}, text);
        asn_aligner *al = asn_align_prepare(arena, ASN_WORDS, &t);
        for (int i = 0; i < 50; i++)
            asn_align(al, values[i % COUNT(values)], strlen(values[i % COUNT(values)]), matched);
        asn_arena_reset(arena);
    }
    int most = getenv("SANITIZED") ? 20000 : 1000; /* milliseconds */
    ck_assert_int_lt((int)((clock() - start) / (CLOCKS_PER_SEC / 1000)), most);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("align");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_loop_test(c, value_matches_the_tokens_it_came_from, 0, COUNT(cases));
    tcase_add_test(c, long_values_match_as_a_whole);
    tcase_add_test(c, any_bytes_give_ascending_indices);
    tcase_add_test(c, many_values_take_little_time);
    return run_suite(s);
}
