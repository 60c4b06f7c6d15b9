#include "text/text.h"
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

static asn_tokens split(asn_input how, const char *text, size_t length)
{
    asn_tokens t;
    asn_error  err = {0};
    how.name       = "query";
    if (!asn_text_split(arena, &how, text, length, &t, &err))
        ck_abort_msg("%s", err.text);
    return t;
}

#define W ASN_WORDS, false, false, false
#define L ASN_WORDS, true, false, false
#define S ASN_WORDS, false, true, false
#define C ASN_CHARS, false, false, false
#define Y ASN_SYMBOL, false, false, false

/* What is wanted, each token in front of a bar. */
static const struct {
    asn_input   how;
    const char *text, *wanted;
} cases[] = {
    {{NULL, W}, "", ""},
    {{NULL, W}, " \t\r\n\v\f", ""},
    {{NULL, W}, "which state border s0", "which|state|border|s0|"},
    {{NULL, W}, "  ci0\tci1\n", "ci0|ci1|"},
    {{NULL, W}, "languageid0 num_salary __init__ x1y2", "languageid0|num_salary|__init__|x1y2|"},
    {{NULL, W}, "leave at 9:30, or 2.5 hours later?", "leave|at|9|:|30|,|or|2|.|5|hours|later|?|"},
    {{NULL, W}, "<b>Deal</b> $3 damage.", "<|b|>|Deal|<|/|b|>|$|3|damage|.|"},
    {{NULL, W}, "lambda $0 e", "lambda|$|0|e|"},
    {{NULL, W}, "what's o'clock rock'n'roll", "what's|o'clock|rock'n'roll|"},
    {{NULL, W}, "'quoted' boys' 5'4 a''b _'a '", "'|quoted|'|boys|'|5|'|4|a|'|'|b|_|'|a|'|"},
    {{NULL, W}, "what\u2019s 'n\u2019", "what\u2019s|'|n|\u2019|"},
    {{NULL, W}, "non-stop+/-1", "non|-|stop|+|/|-|1|"},
    {{NULL, W}, "caf\u00E9 na\u00EFve \u4F60\u597D", "caf\u00E9|na\u00EFve|\u4F60\u597D|"},
    {{NULL, W}, "\u00ABoui\u00BB\u00A0\u2013 non\u2026", "\u00AB|oui|\u00BB|\u2013|non|\u2026|"},
    {{NULL, W}, "5\u20AC \U0001F600\U0001F601 \u4F60\u3002\uFEFF", "5|\u20AC|\U0001F600|\U0001F601|\u4F60|\u3002|"},
    {{NULL, L},
     "Which STATE \u00C9t\u00E9 \u0391\u03A9 \u041C\u043E\u0441\u043A\u0432\u0410",
     "which|state|\u00E9t\u00E9|\u03B1\u03C9|\u043C\u043E\u0441\u043A\u0432\u0430|"},
    {{NULL, L}, "What\u2019s", "what's|"},
    {{NULL, S}, "Cities flying this has DON'T what's What\u2019s", "citi|fli|this|has|don't|what|what|"},
    {{NULL, S}, "populations, ci0s and num_salaries", "popul|ci0s|and|num_salaries|"},
    {{NULL, S}, "Which states, if any, border \u201CTexas\u201D \u2013 or Austin, Tex.?!", "which|state|if|ani|border|texa|or|austin|tex|"},
    {{NULL, S}, "'round-trip' for $5 (9:30) or 50% \u2026", "round|trip|for|$|5|9|30|or|50|%|"},
    {{NULL, S}, "?", ""},
    {{NULL, ASN_SYMBOL, true, true, false}, "?!", "?!|"},
    {{NULL, C}, "", ""},
    {{NULL, C}, "Al'A k", "A|l|'|A| |k|"},
    {{NULL, C}, "\u00E9\U0001F600 ", "\u00E9|\U0001F600| |"},
    {{NULL, ASN_CHARS, true, false, false}, "A\u00C9", "a|\u00E9|"},
    {{NULL, Y}, "", ""},
    {{NULL, Y}, " \u3000 ", ""},
    {{NULL, Y}, "-1", "-1|"},
    {{NULL, Y}, "  Blood  Elf \n", "Blood  Elf|"},
    {{NULL, ASN_SYMBOL, true, true, false}, " Cities", "cities|"},
};

START_TEST(text_is_cut_as_the_rule_says)
{
    asn_tokens t = split(cases[_i].how, cases[_i].text, strlen(cases[_i].text));
    char       all[256];
    size_t     n = 0;
    for (int32_t i = 0; i < t.n; i++) {
        MUST(t.text[i][t.length[i]] == 0);
        n += (size_t)snprintf(all + n, sizeof all - n, "%s|", t.text[i]);
    }
    all[n] = 0;
    ck_assert_str_eq(all, cases[_i].wanted);
}
END_TEST

START_TEST(begin_is_the_offset_in_the_input)
{
    static const char    text[]   = "  \xC3\x89t\xC3\xA9,What\xE2\x80\x99s populations";
    static const int32_t wanted[] = {2, 8, 17};
    asn_tokens           t        = split((asn_input){NULL, S}, text, sizeof text - 1);
    ck_assert_int_eq(t.n, 3);
    ck_assert_mem_eq(t.begin, wanted, sizeof wanted);
    t = split((asn_input){NULL, Y}, "  x y ", 6);
    ck_assert_int_eq(t.begin[0], 2);
    ck_assert_int_eq(t.length[0], 3);
}
END_TEST

START_TEST(control_characters_separate_words)
{
    asn_tokens t = split((asn_input){NULL, W},
                         "a\0b\x7F"
                         "c",
                         5);
    ck_assert_int_eq(t.n, 3);
    t = split((asn_input){NULL, C}, "a\0b", 3);
    ck_assert_int_eq(t.n, 3);
    ck_assert_int_eq(t.length[1], 1);
}
END_TEST

static const struct {
    const char *text;
    size_t      length, offset;
} broken[] = {
    {"\xFF", 1, 0},
    {"abc \x80", 5, 4},
    {"caf\xC3", 4, 3},
    {"\xC3\xA9\xC3(", 4, 2},
    {"x\xE2\x82", 3, 1},
    {"\xC0\xAF", 2, 0},         /* longer than need be */
    {"  \xED\xA0\x80", 5, 2},   /* a surrogate */
    {"\xF4\x90\x80\x80", 4, 0}, /* beyond U+10FFFF */
};

START_TEST(text_that_is_not_utf8_is_refused_with_its_offset)
{
    static const asn_input hows[] = {{"query", W}, {"query", C}, {"query", Y}};
    for (int i = 0; i < COUNT(hows); i++) {
        asn_tokens t;
        asn_error  err;
        char       wanted[100];
        ck_assert(!asn_text_split(arena, &hows[i], broken[_i].text, broken[_i].length, &t, &err));
        snprintf(wanted, sizeof wanted, "input 'query' is not UTF-8 at byte offset %zu", broken[_i].offset);
        ck_assert_str_eq(err.text, wanted);
        ck_assert_int_eq(t.n, 0);
        ck_assert(!asn_text_split(arena, &hows[i], broken[_i].text, broken[_i].length, &t, NULL));
    }
}
END_TEST

START_TEST(folding_pairs_upper_and_lower_case)
{
    static const uint32_t pairs[][2] = {{'A', 'a'},     {'Z', 'z'},     {'@', '@'},     {'[', '['},        {0xC0, 0xE0},   {0xDE, 0xFE},
                                        {0xD7, 0xD7},   {0xDF, 0xDF},   {0x100, 0x101}, {0x130, 0x130},    {0x138, 0x138}, {0x139, 0x13A},
                                        {0x147, 0x148}, {0x149, 0x149}, {0x14A, 0x14B}, {0x178, 0xFF},     {0x17D, 0x17E}, {0x17F, 0x17F},
                                        {0x386, 0x3AC}, {0x388, 0x3AD}, {0x38C, 0x3CC}, {0x38F, 0x3CE},    {0x391, 0x3B1}, {0x3A9, 0x3C9},
                                        {0x3AB, 0x3CB}, {0x3C2, 0x3C2}, {0x400, 0x450}, {0x410, 0x430},    {0x42F, 0x44F}, {0x490, 0x491},
                                        {0x4C0, 0x4CF}, {0x52E, 0x52F}, {0x2019, '\''}, {0x10400, 0x10400}};
    for (int i = 0; i < COUNT(pairs); i++)
        ck_assert_uint_eq(asn_text_fold(pairs[i][0]), pairs[i][1]);
}
END_TEST

START_TEST(folding_twice_is_folding_once_and_never_longer)
{
    char a[4], b[4];
    for (uint32_t code = 0; code < 0x11000; code++) {
        uint32_t folded = asn_text_fold(code);
        MUST(asn_text_fold(folded) == folded);
        MUST(asn_utf8_put(folded, a) <= asn_utf8_put(code, b));
    }
}
END_TEST

START_TEST(long_lines_are_split_whole)
{
    enum { N = 1 << 20 };
    char *text = malloc(N);
    MUST(text);
    for (int i = 0; i < N; i++)
        text[i] = i % 8 == 7 ? ' ' : 'x';
    ck_assert_int_eq(split((asn_input){NULL, S}, text, N).n, N / 8);
    ck_assert_int_eq(split((asn_input){NULL, C}, text, N).n, N);
    memset(text, 's', N); /* one word */
    ck_assert_int_eq(split((asn_input){NULL, S}, text, N).n, 1);
    memset(text, ' ', N);
    ck_assert_int_eq(split((asn_input){NULL, Y}, text, N).n, 0);
    memset(text, '\'', N);
    ck_assert_int_eq(split((asn_input){NULL, W}, text, N).n, N);
    free(text);
}
END_TEST

/* Tokens lie in the input one behind the other, and what is between them is white space. */
START_TEST(no_character_is_lost)
{
    static const uint32_t odd[] = {'\'', '_', ' ', '\t', 0xA0, 0xE9, 0x2019, 0x3000, 0x4F60, 0x1F600, 'A', 'z', '0', '$', '.'};
    rng                   r     = {7};
    for (int round = 0; round < 20000; round++) {
        char      text[100];
        size_t    n   = 0;
        asn_input how = {.rule = (asn_input_rule)(round % 2)};
        for (int k = rng_below(&r, 20); k > 0; k--)
            n += asn_utf8_put(odd[rng_below(&r, COUNT(odd))], text + n);
        asn_tokens t  = split(how, text, n);
        size_t     at = 0, used;
        for (int32_t i = 0; i <= t.n; i++) {
            size_t next = i < t.n ? (size_t)t.begin[i] : n;
            for (; at < next; at += used)
                MUST(asn_text_class_of(asn_utf8_get(text + at, n - at, &used)) == ASN_TEXT_SPACE);
            MUST(at == next);
            if (i < t.n) {
                MUST(memcmp(text + at, t.text[i], (size_t)t.length[i]) == 0);
                at += (size_t)t.length[i];
            }
        }
        asn_arena_reset(arena);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("text");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_loop_test(c, text_is_cut_as_the_rule_says, 0, COUNT(cases));
    tcase_add_test(c, begin_is_the_offset_in_the_input);
    tcase_add_test(c, control_characters_separate_words);
    tcase_add_loop_test(c, text_that_is_not_utf8_is_refused_with_its_offset, 0, COUNT(broken));
    tcase_add_test(c, folding_pairs_upper_and_lower_case);
    tcase_add_test(c, folding_twice_is_folding_once_and_never_longer);
    tcase_add_test(c, long_lines_are_split_whole);
    tcase_add_test(c, no_character_is_lost);
    return run_suite(s);
}
