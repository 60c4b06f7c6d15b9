/* lexicon.c: lines into phrases. What is wrong is in tests/golden/entities-*. */
#include "passes/lexicon.h"
#include "passes/load.h"
#include "passes/names.h"

#include "helpers.h"

static const struct {
    const char *task, *text, *wanted; /* phrase=kind/name, with before+ and +after where words stay */
} cases[] = {
    {"input q words", "Texas\ts\n", "Texas=s/texas|"},
    {"input q words lower", "Texas\ts\n", "texas=s/texas|"},
    {"input q words stem", "Texas\ts\n", "texa=s/texas|"},
    {"", "New  York\ts\n", "New York=s/new_york|"},
    {"input q words lower", "b\tk\na\tk\nb c\tk\nB\tk\n", "a=k/a|b=k/b|b c=k/b_c|"},
    {"input q words stem", "St. Louis\tc\tst_louis:c\n", "st loui=c/st_louis:c|"},
    {"input q words lower", "austin [texas]\tc\n", "austin=c/austin|austin texas=c/austin|"},
    {"input q words lower", "[mount][mt]x\tm\ty z\n", "mount mt x=m/y z|mount x=m/y z|mt x=m/y z|x=m/y z|"},
    {"input q words lower", "(the) ohio [river]\tr\n", "the ohio=r/ohio1+|the ohio river=r/ohio1+|"},
    {"input q words lower", "(in the) ohio (river of life)\tr\n", "in the ohio river of life=r/ohio2+3|"},
    {"input q words lower", "named *\tn\t*:n\nx [y]\ts\t!\n(the) x\tr\n", "named x=n/x:n|the x=r/x1+|x=s/!|x y=s/!|"},
    {"input q words lower", "* (county)\tn\nx\ts\n", "x=s/x|x county=n/x+1|"},
    {"input q words lower", "named *\tn\nx\ts\nnamed x\tk\tthe one\n", "named named x=n/named_x|named x=k/the one|x=s/x|"},
    {"input q words lower", "c*\ts\n", "c *=s/c*|"},
    {"input q words", "caf\xC3\x89\tc\n", "caf\xC3\x89=c/caf\xC3\xA9|"},
    {"input q words", "\xEF\xBB\xBFx\tk\r\n  -- y\tk\r\n\r\nz\t\tk\t\t-- no name\n", "x=k/x|z=k/z|"},
    {"input q words", "a--b\tk\tn--m --c\n", "a - - b=k/n--m|"},
    {"input a symbol\ninput b words stem\ninput c words lower stem", "cities\tk\n", "citi=k/cities|"},
};

START_TEST(lines_become_sorted_phrases)
{
    loaded l = load_strings(cases[_i].task, "a = A");
    ck_assert_msg(l.g->complete, "%s", l.messages);
    lexicon_read(l.g, source_from_text(l.m, "t.entities", cases[_i].text, strlen(cases[_i].text)));
    ck_assert_int_eq(count_errors(&l), 0);
    const lexicon *x   = l.g->task.lexicon;
    const char    *all = "";
    for (size_t i = 0; i < x->n_phrases; i++) {
        const phrase *p     = &x->phrases[i];
        const entity *e     = &x->entities[p->entity];
        const char   *stays = p->before || p->after ? mem_print(l.m, "%.0d+%.0d", p->before, p->after) : "";
        all                 = mem_print(l.m, "%s%s=%s/%s%s|", all, p->text, x->kinds[e->kind], e->name, stays);
    }
    ck_assert_str_eq(all, cases[_i].wanted);
    unload(&l);
}
END_TEST

START_TEST(a_star_cannot_make_phrases_without_end)
{
    loaded  l = load_strings("input q words\n", "a = A");
    capture c;
    capture_begin(&c);
    for (int i = 0; i < 1000; i++)
        fprintf(c.file, "w%d\tk\nv%d *\tk\n", i, i);
    char *text = capture_end(&c);
    lexicon_read(l.g, source_from_text(l.m, "t.entities", text, strlen(text)));
    ck_assert_int_eq(count_errors(&l), 1);
    free(text);
    unload(&l);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("lexicon");
    TCase *c = only_case(s);
    tcase_add_loop_test(c, lines_become_sorted_phrases, 0, COUNT(cases));
    tcase_add_test(c, a_star_cannot_make_phrases_without_end);
    return run_suite(s);
}
