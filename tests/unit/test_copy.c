/* Values that are copied from the input: what each transform makes of tokens, how sources are counted, and which derivations a value has. */
#include "examples/derive.h"
#include "examples/example.h"
#include "ground/utf8.h"
#include "text/copy.h"
#include "text/grams.h"
#include "text/labels.h"

#include "helpers.h"

static asn_arena *arena;

static void begin(void)
{
    arena = asn_arena_new(0);
}
static void end(void)
{
    asn_arena_free(arena);
}

/* A grammar with one input, from which everything is copied. */
static asn_input         input   = {.name = "text", .rule = ASN_WORDS, .lower = true, .copied = true};
static const asn_type    types[] = {{.name = "text", .primitive = true, .n_copies = 1}, {.name = "int", .primitive = true, .builtin = ASN_INT, .n_copies = 1}};
static const asn_grammar grammar = {.name = "copies", .types = types, .n_types = 2, .inputs = &input, .n_inputs = 1};

static asn_tokens split(const char *text)
{
    asn_tokens t;
    asn_error  err;
    ck_assert_msg(asn_text_split(arena, &input, text, strlen(text), &t, &err), "%s", err.text);
    return t;
}

static const char *copied(const asn_copy *how, const char *text, int first, int last)
{
    asn_tokens t = split(text);
    asn_buffer b = {.arena = arena};
    asn_atom   v;
    if (!asn_copy_value(&grammar, how, &t, first, last < 0 ? t.n - 1 : last, &b, &v))
        return "none";
    ck_assert_int_eq(v.kind, how->transform == ASN_COPY_NUMBER ? ASN_NUMBER : ASN_STRING);
    ck_assert_uint_eq(v.length, strlen(v.text));
    return v.text;
}

static const struct { asn_copy how; const char *text; int first, last; const char *wanted; } cases[] = {
    {{.part = ASN_COPY_TOKEN}, "Remind Zarina today", 1, 1, "Zarina"}, /* as typed, though the model sees it folded */
    {{.part = ASN_COPY_SPAN}, "to polish   some fence!", 1, 3, "polish some fence"},
    {{.part = ASN_COPY_SPAN}, "at 6:45 sharp", 1, 3, "6:45"},
    {{.part = ASN_COPY_SPAN}, "say it's done, ok", 1, 4, "it's done, ok"},
    {{.part = ASN_COPY_WHOLE}, " Two  words ", 0, -1, "Two words"},
    {{.part = ASN_COPY_SPAN, .transform = ASN_COPY_LOWER}, "in \303\234BER Land", 1, 2, "\303\274ber land"},
    {{.part = ASN_COPY_SPAN, .join = "_"}, "in New York City", 1, 3, "New_York_City"},
    {{.part = ASN_COPY_SPAN, .transform = ASN_COPY_LOWER, .join = ""}, "in New York", 1, 2, "newyork"},
    {{.part = ASN_COPY_WHOLE, .transform = ASN_COPY_CAMEL}, "bane of doom", 0, -1, "BaneOfDoom"},
    {{.part = ASN_COPY_WHOLE, .transform = ASN_COPY_CAMEL}, "Al'Akir the Windlord, v2", 0, -1, "AlAkirTheWindlordV2"},
    {{.part = ASN_COPY_WHOLE, .transform = ASN_COPY_CAMEL}, "Zap-o-matic multi-Shot", 0, -1, "ZapomaticMultiShot"},
    {{.part = ASN_COPY_WHOLE, .transform = ASN_COPY_CAMEL}, "snake_case 'quoted'", 0, -1, "SnakeCaseQuoted"},
    {{.part = ASN_COPY_WHOLE, .transform = ASN_COPY_CAMEL}, "!?", 0, -1, "none"},
    {{.part = ASN_COPY_TOKEN, .transform = ASN_COPY_NUMBER}, "set it to 19 degrees", 3, 3, "19"},
    {{.part = ASN_COPY_TOKEN, .transform = ASN_COPY_NUMBER}, "at 007", 1, 1, "7"},
    {{.part = ASN_COPY_TOKEN, .transform = ASN_COPY_NUMBER}, "at 000", 1, 1, "0"},
    {{.part = ASN_COPY_TOKEN, .transform = ASN_COPY_NUMBER}, "at nine", 1, 1, "none"},
    {{.part = ASN_COPY_SPAN, .transform = ASN_COPY_NUMBER}, "is 2.50 now", 1, 3, "2.50"},
    {{.part = ASN_COPY_SPAN, .transform = ASN_COPY_NUMBER}, "is 2. now", 1, 2, "none"},
    {{.type = 1, .part = ASN_COPY_SPAN, .transform = ASN_COPY_NUMBER}, "is 2.50 now", 1, 3, "none"}, /* an int is whole */
};

START_TEST(a_value_is_what_the_statement_makes_of_the_tokens)
{
    ck_assert_str_eq(copied(&cases[_i].how, cases[_i].text, cases[_i].first, cases[_i].last), cases[_i].wanted);
}
END_TEST

START_TEST(what_is_too_long_is_no_value)
{
    char text[ASN_LONGEST_COPY + 3];
    memset(text, 'x', sizeof text);
    text[ASN_LONGEST_COPY + 1] = 0;
    ck_assert_str_eq(copied(&cases[0].how, text, 0, 0), "none");
    text[ASN_LONGEST_COPY] = 0;
    ck_assert_str_eq(copied(&cases[0].how, text, 0, 0), text);
}
END_TEST

START_TEST(ready_tokens_are_joined_by_a_blank)
{
    asn_example e;
    asn_error   err;
    asn_buffer  b = {.arena = arena};
    asn_atom    v;
    MUST(asn_example_begin(arena, &grammar, &e, &err) && asn_example_tokens(arena, 0, 2, &e, &err));
    MUST(asn_example_token(arena, 0, 0, "new", 3, &e, &err) && asn_example_token(arena, 0, 1, "york", 4, &e, &err));
    MUST(asn_copy_value(&grammar, &(asn_copy){.part = ASN_COPY_WHOLE}, e.tokens, 0, 1, &b, &v));
    ck_assert_str_eq(v.text, "new york");
}
END_TEST

/* The numbers of sources go up one by one, and there are as many as are said. */
START_TEST(sources_are_counted_in_order)
{
    static const int sizes[] = {0, 1, 2, 5, 63, 64, 65, 130};
    for (int part = 0; part < (int)ASN_N_PARTS; part++) {
        asn_copy how   = {.part = (asn_part)part};
        int32_t  T     = sizes[_i], n = 0;
        for (int32_t first = -1, last; asn_copy_next(&how, T, &first, &last); n++) {
            ck_assert_int_eq(asn_copy_number(&how, T, first, last), n);
            MUST(first >= 0 && last >= first && last < T && (part == ASN_COPY_WHOLE || last - first < ASN_LONGEST_SPAN));
        }
        ck_assert_int_eq(asn_copy_sources(&how, T), n);
    }
}
END_TEST

static int derivations(const char *text, const asn_copy *copies, int n, asn_atom v, asn_derivation *to)
{
    asn_type          one = {.name = "text", .primitive = true, .n_copies = n};
    const asn_grammar g   = {.types = &one, .n_types = 1, .inputs = &input, .n_inputs = 1, .copies = copies, .n_copies = n};
    asn_tokens        t   = split(text);
    asn_buffer        b   = {0};
    asn_derivations   all = {0};
    MUST(asn_derive(&g, &t, 0, v, &b, &all));
    int found = (int)all.n;
    if (found)
        memcpy(to, all.all, (size_t)found * sizeof *to);
    asn_array_free(&all);
    asn_buffer_free(&b);
    return found;
}

START_TEST(all_derivations_of_a_value_are_found)
{
    static const asn_copy copies[] = {{.part = ASN_COPY_SPAN}, {.part = ASN_COPY_TOKEN}, {.part = ASN_COPY_WHOLE}};
    asn_derivation        d[16];
    ck_assert_int_eq(derivations("buy milk and milk", copies, 3, asn_string("milk"), d), 4); /* twice as a span, twice as a token */
    ck_assert_int_eq(derivations("buy milk and milk", copies, 3, asn_string("milk and milk"), d), 1);
    MUST(d[0].copy == 0 && d[0].first == 1 && d[0].last == 3);
    ck_assert_int_eq(derivations("buy milk", copies, 3, asn_string("buy milk"), d), 2); /* as a span, and as the whole */
    ck_assert_int_eq(derivations("buy milk", copies, 3, asn_string("mil"), d), 0);
    ck_assert_int_eq(derivations("buy milk", copies, 3, asn_number("1"), d), 0);
    ck_assert_int_eq(derivations("", copies, 3, asn_string("x"), d), 0);
}
END_TEST

START_TEST(words_that_look_alike_share_groups_of_letters)
{
    int32_t a[ASN_MOST_GRAMS], b[ASN_MOST_GRAMS];
    int     n = asn_grams("painting", 8, 5000, a), m = asn_grams("mending", 7, 5000, b), shared = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            shared += a[i] == b[k];
    MUST(n > 8 && m > 7 && shared >= 4); /* the shape, and three ends */
    MUST(asn_grams("", 0, 5, a) == 1 && a[0] < 5);
    MUST(asn_grams_of_entity("ci0", 3) && !asn_grams_of_entity("ci", 2) && !asn_grams_of_entity("0", 1) && !asn_grams_of_entity("c0i", 3));
    char word[400];
    memset(word, 'x', sizeof word);
    MUST(asn_grams(word, sizeof word, 5, a) <= ASN_MOST_GRAMS);
}
END_TEST

START_TEST(labels_tell_values_and_kinds_apart)
{
    asn_labels one = {.size = 5000}, other = {.size = 5000};
    asn_labels_value(&one, 0, asn_string("ci0"));
    asn_labels_value(&other, 0, asn_string("ci1"));
    MUST(one.n == 2 && other.n == 2 && one.all[0] != other.all[0] && one.all[1] == other.all[1]);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("copy");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, begin, end);
    tcase_add_loop_test(c, a_value_is_what_the_statement_makes_of_the_tokens, 0, COUNT(cases));
    tcase_add_test(c, what_is_too_long_is_no_value);
    tcase_add_test(c, ready_tokens_are_joined_by_a_blank);
    tcase_add_loop_test(c, sources_are_counted_in_order, 0, 8);
    tcase_add_test(c, all_derivations_of_a_value_are_found);
    tcase_add_test(c, words_that_look_alike_share_groups_of_letters);
    tcase_add_test(c, labels_tell_values_and_kinds_apart);
    return run_suite(s);
}
