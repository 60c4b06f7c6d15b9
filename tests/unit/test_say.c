#include "examples/synth.h"
#include "ground/utf8.h"
#include "home/home.h"
#include "text/say.h"

#include "helpers.h"

static asn_arena *trees, *scratch;
static asn_error  err;

static void setup(void)
{
    trees   = asn_arena_new(0);
    scratch = asn_arena_new(0);
}

static void teardown(void)
{
    asn_arena_free(trees);
    asn_arena_free(scratch);
}

static const asn_tree *tree_of(const char *text)
{
    const asn_tree *t = asn_tree_read(trees, &home_grammar, home_grammar.root, "test", text, strlen(text), NULL, &err);
    ck_assert_msg(t != NULL, "%s", err.text);
    return t;
}

static void says(const char *tree, const char *sentence)
{
    asn_sayer s = {.g = &home_grammar, .arena = scratch};
    char     *said = asn_say_tree(&s, tree_of(tree), 0, &err);
    ck_assert_msg(said != NULL, "%s", err.text);
    ck_assert_str_eq(said, sentence);
    asn_sayer_free(&s);
}

START_TEST(without_a_seed_the_heaviest_templates_are_taken)
{
    says("Remind(text='polish some fence', when=At(day=Today(), time=Night()))", "remind me to polish some fence tonight");
    says("Put(entries=[entry(what='oat milk'), entry(count=2, what='bags of flour')], on='shopping')", "add oat milk and 2 bags of flour to the shopping list");
    says("Wake(when=At(day=Workdays(), time=Clock(hour=6, minute=45)))", "wake me on weekdays at 6:45");
}
END_TEST

START_TEST(each_way_is_another_sentence)
{
    asn_sayer       s = {.g = &home_grammar, .arena = scratch};
    const asn_tree *t = tree_of("Music(act=Back())");
    int             n = 0, ways = 0;
    char           *first = NULL;
    for (int i = 0; i < home_grammar.say->n_frames; i++)
        n += home_grammar.say->frames[i].weight > 0;
    do {
        asn_say_begin(&s);
        char *said = asn_say_tree(&s, t, 0, &err);
        ck_assert_ptr_nonnull(said);
        ck_assert(!first || strcmp(first, said) != 0);
        first = first ? first : asn_arena_text(trees, said, strlen(said));
        ways++;
    } while (asn_say_next(&s));
    ck_assert_int_eq(ways, 6 * n); /* six ways to say Back, in each frame */
    asn_sayer_free(&s);
}
END_TEST

START_TEST(what_no_template_says_is_named)
{
    asn_sayer s = {.g = &home_grammar, .arena = scratch};
    ck_assert_ptr_null(asn_say_tree(&s, tree_of("Remind(text='x', when=At())"), 0, &err));
    ck_assert_msg(strstr(err.text, "At, without day, without time") != NULL, "%s", err.text);
    ck_assert_ptr_null(asn_say_tree(&s, tree_of("Wake(when=At(time=Clock(hour=99)))"), 0, &err));
    ck_assert_msg(strstr(err.text, "'99'") != NULL, "%s", err.text);
    ck_assert_int_eq(err.kind, ASN_BAD_INPUT);
    asn_sayer_free(&s);
}
END_TEST

START_TEST(what_is_drawn_can_be_said_and_read)
{
    asn_synth *s = asn_synth_new(&home_grammar, 5, &err);
    ck_assert_msg(s != NULL, "%s", err.text);
    for (int i = 0; i < 300; i++) {
        ck_assert_msg(asn_synth_next(s, &err), "%s", err.text);
        asn_sayer       again = {.g = &home_grammar, .arena = scratch};
        const asn_tree *t     = tree_of(s->tree);
        ck_assert_ptr_nonnull(asn_say_tree(&again, t, 0, &err));
        asn_sayer_free(&again);
        asn_arena_reset(scratch);
    }
    asn_synth_free(s);
}
END_TEST

START_TEST(the_same_seed_gives_the_same_examples)
{
    asn_synth *a = asn_synth_new(&home_grammar, 7, &err), *b = asn_synth_new(&home_grammar, 7, &err);
    for (int i = 0; i < 100; i++) {
        ck_assert(asn_synth_next(a, &err) && asn_synth_next(b, &err));
        ck_assert_str_eq(a->tree, b->tree);
        ck_assert_str_eq(a->sentences[0], b->sentences[0]);
    }
    asn_synth_free(a);
    asn_synth_free(b);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("say");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, without_a_seed_the_heaviest_templates_are_taken);
    tcase_add_test(c, each_way_is_another_sentence);
    tcase_add_test(c, what_no_template_says_is_named);
    tcase_add_test(c, what_is_drawn_can_be_said_and_read);
    tcase_add_test(c, the_same_seed_gives_the_same_examples);
    return run_suite(s);
}
