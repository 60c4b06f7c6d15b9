/* Sentences that are answered at the same time get the trees and the log-probabilities that they get alone, to the bit. Fibers keep their stacks apart. */
#include "decoding/bulk.h"

#include "decoding/best.h"
#include "ground/fiber.h"
#include "text/tree.h"

#include "random_models.h"

enum { SENTENCES = 60 };
static asn_arena  *texts;

/* Of different lengths, from none on, with words of the vocabulary and others. */
static void setup(void)
{
    static const char *const words[] = {"call", "f", "with", "one", "say", "hello", "never", "seen", "3"};
    static const char       *lines[SENTENCES];
    rng                      r = {5};
    texts                      = asn_arena_new(0);
    for (int i = 0; i < SENTENCES; i++) {
        char text[400] = "{\"input\": \"";
        for (int n = rng_below(&r, 1 + i % 12); n > 0; n--)
            snprintf(text + strlen(text), 20, "%s ", words[rng_below(&r, COUNT(words))]);
        snprintf(text + strlen(text), 200, "\", \"tree\": %s", strstr(python_lines[i % 2], "\"Module"));
        MUST((lines[i] = asn_arena_text(texts, text, strlen(text))) != NULL);
    }
    begin(&python_grammar, lines, SENTENCES);
}

static void teardown(void)
{
    end();
    asn_arena_free(texts);
}

/* ---- Answers. */

typedef struct answered {
    int         next, n, done[SENTENCES];
    double      log_prob[SENTENCES];
    const char *tree[SENTENCES];
    asn_arena  *kept;
} answered;

static int next_sentence(void *context)
{
    answered *a = context;
    return a->next < a->n ? a->next++ : -1;
}

static void answer_one(void *context, int number, asn_committee *c, asn_arena *own)
{
    answered       *a = context;
    const asn_tree *t = asn_best(c, &data->all[number], NULL, NULL, own, &a->log_prob[number]);
    const char     *text = t ? asn_tree_write(own, &python_grammar, t) : NULL;
    MUST(text != NULL);
    a->tree[number] = asn_arena_text(a->kept, text, strlen(text));
    a->done[number]++;
}

static void answer_with(asn_bulk *b, answered *a, int n, int most)
{
    *a = (answered){.n = n, .kept = arena};
    bool ran = asn_bulk_run(b, 0, &(asn_bulk_work){a, next_sentence, answer_one}, most);
    MUST(ran);
}

START_TEST(answers_in_company_are_those_given_alone)
{
    static const int places[] = {2, 3, 8, 0, 2000};
    int              n_members = 1 + _i;
    static answered  alone, company;
    asn_bulk        *one = asn_bulk_new(members, n_members, 1, 1);
    MUST(one != NULL);
    answer_with(one, &alone, SENTENCES, SENTENCES);
    for (int k = 0; k < COUNT(places); k++) {
        asn_bulk *many = asn_bulk_new(members, n_members, places[k], 1);
        MUST(many != NULL);
        for (int n = 0; n <= SENTENCES; n += k == 3 && n < 5 ? 1 : SENTENCES / 2) { /* again and again by the same ones, and with fewer sentences than places */
            answer_with(many, &company, n, n);
            for (int i = 0; i < SENTENCES; i++) {
                MUST(company.done[i] == (i < n));
                MUST(i >= n || (strcmp(company.tree[i], alone.tree[i]) == 0 && company.log_prob[i] == alone.log_prob[i]));
            }
        }
        asn_bulk_free(many);
    }
    asn_bulk_free(one);
}
END_TEST

/* ---- Fibers. */

typedef struct course {
    asn_fiber *fiber;
    int        number, sum;
} course;

/* Its sum is of numbers on its stack, the further down the deeper. */
static int deep(course *c, int depth)
{
    volatile int own[50] = {0};
    own[depth % 50]      = c->number;
    asn_fiber_pause(c->fiber);
    int below = depth ? deep(c, depth - 1) : 0;
    return below + own[depth % 50];
}

static void go(void *context)
{
    course *c = context;
    for (;;) {
        c->sum = deep(c, 100);
        asn_fiber_pause(c->fiber);
    }
}

START_TEST(fibers_take_turns_and_keep_their_stacks)
{
    static course all[20];
    for (int i = 0; i < COUNT(all); i++) {
        all[i] = (course){.number = i};
        if (!(all[i].fiber = asn_fiber_new(go, &all[i])))
            return; /* none on this machine */
    }
    for (int turn = 0; turn < 2 * 102; turn++)
        for (int i = 0; i < COUNT(all); i++)
            asn_fiber_run(all[(i * 7 + turn) % COUNT(all)].fiber);
    for (int i = 0; i < COUNT(all); i++) {
        ck_assert_int_eq(all[i].sum, 101 * i);
        asn_fiber_free(all[i].fiber); /* while it pauses */
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("bulk");
    TCase *t = only_case(s);
    tcase_set_timeout(t, 60);
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_loop_test(t, answers_in_company_are_those_given_alone, 0, 2);
    tcase_add_test(t, fibers_take_turns_and_keep_their_stacks);
    return run_suite(s);
}
