/* lexicon.c: lines into phrases. What is wrong is in tests/golden/entities-*. */
#include "passes/lexicon.h"
#include "passes/load.h"
#include "passes/names.h"
#include "text/lexicon.h"
#include "ground/utf8.h"

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
    {"input q words lower", "x\ts\nX\tr\tx:r\nx\ts\nnamed *\tn\n", "named x=n/x|x=s/x|x=r/x:r|"},
    {"input q words lower", "x\tr\n(the) x\ts\n(the) x\tc\nthe *\tn\n", "the x=s/x1+|the x=c/x1+|x=r/x|"},
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
    const asn_lexicon *x   = l.g->task.lexicon->made;
    const char        *all = "";
    for (int i = 0; i < x->n_phrases; i++) {
        const asn_phrase *p = &x->phrases[i];
        const asn_entity *e = &x->entities[p->entity];
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

/* ---- Names that are added while a program runs. */

static const asn_input lower = {.name = "phrase", .rule = ASN_WORDS, .lower = true};

static const asn_lexicon *base_lexicon(asn_arena *a)
{
    static const char text[] = "named *\tn\t*:n\nTexas\ts\ttexas:s\nOhio\ts\tohio:s\n(the) Ohio\tr\tohio:r\n";
    asn_lexicon_fault f;
    asn_lexicon_builder *b = asn_lexicon_begin(a, &lower, NULL);
    MUST(b && asn_lexicon_text(b, text, sizeof text - 1, &f));
    return asn_lexicon_end(b, NULL, NULL, &f);
}

static const char *listed(asn_arena *a, const asn_lexicon *x)
{
    char *all = asn_arena_alloc(a, 1, 4000);
    for (int i = 0; i < x->n_phrases; i++) {
        const asn_phrase *p = &x->phrases[i];
        const asn_entity *e = &x->entities[p->entity];
        snprintf(all + strlen(all), 4000 - strlen(all), "%s=%s/%s|", p->text, x->kinds[e->kind], e->name);
    }
    return all;
}

static const struct {
    const char *text, *wanted;
    bool        several;
} additions[] = {
    {"", "named ohio=n/ohio:n|named texas=n/texas:n|ohio=s/ohio:s|texas=s/texas:s|the ohio=r/ohio:r|", false},
    {"Utah\ts", "named ohio=n/ohio:n|named texas=n/texas:n|named utah=n/utah:n|ohio=s/ohio:s|texas=s/texas:s|the ohio=r/ohio:r|utah=s/utah|", false},
    /* the same once more; another name, of which the later is taken; another kind; other words in parentheses */
    {"texas\ts\ttexas:s\nTEXAS\ts\ttexas:s", "named ohio=n/ohio:n|named texas=n/texas:n|ohio=s/ohio:s|texas=s/texas:s|the ohio=r/ohio:r|", false},
    {"texas\ts\tone\ntexas\ts\ttwo", "named ohio=n/ohio:n|named texas=n/texas:n|ohio=s/ohio:s|texas=s/two|the ohio=r/ohio:r|", false},
    {"texas\tr\tone", "named ohio=n/ohio:n|named texas=n/texas:n|ohio=s/ohio:s|texas=s/texas:s|texas=r/one|the ohio=r/ohio:r|", true},
    {"the ohio\tr\tohio:r", "named ohio=n/ohio:n|named texas=n/texas:n|named the ohio=n/the_ohio:n|ohio=s/ohio:s|texas=s/texas:s|the ohio=r/ohio:r|", false},
};

START_TEST(names_are_added_to_a_lexicon)
{
    asn_arena           *a = asn_arena_new(0);
    asn_lexicon_fault    f;
    asn_lexicon_builder *b = asn_lexicon_begin(a, &lower, base_lexicon(a));
    MUST(b && asn_lexicon_text(b, additions[_i].text, strlen(additions[_i].text), &f));
    const asn_lexicon *x = asn_lexicon_end(b, NULL, NULL, &f);
    MUST(x);
    ck_assert_str_eq(listed(a, x), additions[_i].wanted);
    ck_assert_int_eq(x->several, additions[_i].several);
    asn_arena_free(a);
}
END_TEST

START_TEST(names_one_by_one_are_as_many_at_once)
{
    static const char    text[] = "Utah\ts\tutah:s\nUtah\tr\tutah:r\nnew [york]\tr\n";
    asn_arena           *a      = asn_arena_new(0);
    asn_lexicon_fault    f;
    const asn_lexicon   *base   = base_lexicon(a);
    asn_lexicon_builder *b = asn_lexicon_begin(a, &lower, base), *c = asn_lexicon_begin(a, &lower, base);
    MUST(b && c && asn_lexicon_text(b, text, sizeof text - 1, &f));
    MUST(asn_lexicon_add(c, "Utah", "s", "utah:s", &f) && asn_lexicon_end(c, NULL, NULL, &f));
    MUST(asn_lexicon_add(c, " Utah ", "r", "utah:r", &f) && asn_lexicon_end(c, NULL, NULL, &f));
    MUST(asn_lexicon_add(c, "new [york]", "r", NULL, &f));
    ck_assert_str_eq(listed(a, asn_lexicon_end(b, NULL, NULL, &f)), listed(a, asn_lexicon_end(c, NULL, NULL, &f)));
    asn_arena_free(a);
}
END_TEST

static const struct {
    const char *text;
    size_t      line, column;
    const char *wanted;
} wrong_additions[] = {
    {"utah\ts\n\xC3\xA9\tz", 2, 3, "the task has no kind 'z': its kinds are n, s, r"},
    {"near *\tn", 1, 1, "'*' can stand only in the lexicon of the task itself, not in names that are added to it"},
    {"\ts", 1, 2, "there is no phrase before the kind"},
    {"utah", 1, 1, "this phrase has no kind"},
    {"u\x01tah\ts", 1, 2, "control characters are not allowed"},
    {"-- x\n\nu\xFFtah\ts", 3, 2, "this is not valid UTF-8"},
    {"[utah]\ts", 1, 1, "every word of this phrase is optional; at least one must be required"},
};

START_TEST(wrong_lines_are_refused_and_nothing_is_added)
{
    asn_arena           *a = asn_arena_new(0);
    asn_lexicon_fault    f;
    asn_lexicon_builder *b = asn_lexicon_begin(a, &lower, base_lexicon(a));
    MUST(b);
    ck_assert(!asn_lexicon_text(b, wrong_additions[_i].text, strlen(wrong_additions[_i].text), &f));
    ck_assert_str_eq(f.err.text, wrong_additions[_i].wanted);
    ck_assert_uint_eq(f.line, wrong_additions[_i].line);
    ck_assert_uint_eq(f.column, wrong_additions[_i].column);
    ck_assert(!asn_lexicon_add(b, "", "s", NULL, &f) && !asn_lexicon_add(b, NULL, NULL, NULL, &f) && !asn_lexicon_add(b, "a\tb", "s", NULL, &f));
    ck_assert(!asn_lexicon_add(b, "utah", "z", NULL, &f) && !asn_lexicon_add(b, "utah", NULL, "utah", &f) && !asn_lexicon_add(b, "utah", "s", "\n", &f));
    ck_assert_str_eq(listed(a, asn_lexicon_end(b, NULL, NULL, &f)), additions[0].wanted);
    asn_arena_free(a);
}
END_TEST

/* Memory of one piece: what does not fit is refused, and what was there stays. */
START_TEST(names_that_do_not_fit_are_refused)
{
    asn_arena         *own  = asn_arena_new(0);
    const asn_lexicon *base = base_lexicon(own);
    for (size_t size = 200; size < 30000; size += 64) {
        void                *memory = malloc(size);
        asn_arena           *a      = asn_arena_in(memory, size);
        asn_lexicon_builder *b      = a ? asn_lexicon_begin(a, &lower, base) : NULL;
        asn_lexicon_fault    f;
        for (int i = 0; b && i < 20; i++) {
            char name[20];
            snprintf(name, sizeof name, "name%d", i);
            asn_lexicon_builder *was = b;
            if (!asn_lexicon_add(was, name, "s", NULL, &f) || !asn_lexicon_end(was, NULL, NULL, &f)) {
                ck_assert_int_eq(f.err.kind, ASN_BAD_SYSTEM);
                break;
            }
        }
        free(memory);
    }
    asn_arena_free(own);
}
END_TEST

START_TEST(a_huge_file_is_refused)
{
    asn_arena           *a = asn_arena_new(0);
    asn_lexicon_fault    f = {0};
    asn_lexicon_builder *b = asn_lexicon_begin(a, &lower, base_lexicon(a));
    char                 line[40];
    MUST(b);
    for (size_t i = 1; i <= 150000; i++)
        MUST(asn_lexicon_line(b, i, line, (size_t)snprintf(line, sizeof line, "name%zu\ts", i), &f));
    ck_assert_ptr_null(asn_lexicon_end(b, NULL, NULL, &f));
    ck_assert_str_eq(f.err.text, "more than 200000 phrases after brackets and '*' are expanded");
    ck_assert_uint_gt(f.line, 1);
    ck_assert_str_eq(listed(a, asn_lexicon_end(b, NULL, NULL, &f)), additions[0].wanted);
    for (size_t i = 1; i <= 50000; i++)
        MUST(asn_lexicon_line(b, i, line, (size_t)snprintf(line, sizeof line, "name%zu\ts", i), &f));
    const asn_lexicon *x = asn_lexicon_end(b, NULL, NULL, &f);
    ck_assert_int_eq(x->n_phrases, 100005);
    for (int i = 1; i < x->n_phrases; i++)
        ck_assert_int_lt(strcmp(x->phrases[i - 1].text, x->phrases[i].text), 0);
    asn_arena_free(a);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("lexicon");
    TCase *c = only_case(s);
    tcase_add_loop_test(c, lines_become_sorted_phrases, 0, COUNT(cases));
    tcase_add_test(c, a_star_cannot_make_phrases_without_end);
    tcase_add_loop_test(c, names_are_added_to_a_lexicon, 0, COUNT(additions));
    tcase_add_test(c, names_one_by_one_are_as_many_at_once);
    tcase_add_loop_test(c, wrong_lines_are_refused_and_nothing_is_added, 0, COUNT(wrong_additions));
    tcase_add_test(c, names_that_do_not_fit_are_refused);
    tcase_add_test(c, a_huge_file_is_refused);
    return run_suite(s);
}
