/* One model alone is itself, to the bit; several decide by the mean of their probabilities; what does not fit together is refused. */
#include "decoding/greedy.h"
#include "decoding/notes.h"
#include "decoding/score.h"
#include "model/ensemble.h"

#include "random_models.h"

#include <math.h>

static asn_scorer    *scorer[MODELS];
static asn_committee *one, *twice, *both;

static void setup(void)
{
    begin(&python_grammar, python_lines, COUNT(python_lines));
    for (int k = 0; k < MODELS; k++)
        MUST((scorer[k] = asn_scorer_new(models[k], &members[k].weights)) != NULL);
    one   = asn_committee_new(members, 1);
    both  = asn_committee_new(members, MODELS);
    twice = asn_committee_new((const asn_member[]){members[0], members[0]}, 2);
    MUST(one && both && twice);
}

static void teardown(void)
{
    for (int k = 0; k < MODELS; k++)
        asn_scorer_free(scorer[k]);
    asn_committee_free(one);
    asn_committee_free(both);
    asn_committee_free(twice);
    end();
}

/* ---- Decisions: every module's, at the root's state. */

typedef struct decided { /* of one module, by a scorer or by a committee */
    bool        several, yes_or_no;
    asn_choices choices;
    double      odds;
} decided;

/* The same calls, of the scorer or of the committee. */
#define DECIDE(who, prefix)                                                                                 \
    decided   d = {0};                                                                                      \
    asn_vec   c = prefix##_attend(who, m, v, ASN_NO_STATE);                                                 \
    asn_state s = ASN_NO_STATE;                                                                             \
    switch (m->kind) {                                                                                      \
    case ASN_CHOICE:                                                                                        \
        d.several = true;                                                                                   \
        d.choices = prefix##_constructor(who, m, v, c);                                                     \
        break;                                                                                              \
    case ASN_FIELD_OPTIONAL:                                                                                \
        d.yes_or_no = true;                                                                                 \
        d.odds      = prefix##_present(who, m, v, c);                                                       \
        break;                                                                                              \
    case ASN_FIELD_SEQUENCE:                                                                                \
    case ASN_FIELD_OPTIONALS:                                                                               \
        s           = prefix##_sequence_start(who, m, v, NULL);                                             \
        c           = prefix##_attend(who, m, v, s);                                                        \
        s           = prefix##_horizontal(who, s, prefix##_embed_child(who, m, v, s, c), NULL);             \
        d.yes_or_no = true;                                                                                 \
        d.odds      = prefix##_another(who, m, v, s, c);                                                    \
        break;                                                                                              \
    case ASN_OPEN:                                                                                          \
        d.yes_or_no = true;                                                                                 \
        d.odds      = prefix##_spelled(who, m, v, c); /* fall through */                                    \
    case ASN_CLOSED:                                                                                        \
        d.several = true;                                                                                   \
        d.choices = prefix##_listed(who, m, v, c);                                                          \
        break;                                                                                              \
    default: break;                                                                                         \
    }                                                                                                       \
    return d

static decided by_scorer(asn_scorer *who, const asn_module *m, asn_state v)
{
    DECIDE(who, asn_scorer);
}

static decided by_committee(asn_committee *who, const asn_module *m, asn_state v)
{
    DECIDE(who, asn_committee);
}

static bool has_weights(const asn_module *m)
{
    return models[0]->module[asn_model_module(models[0], m)][P_ATT_V] >= 0;
}

START_TEST(one_member_is_its_scorer_to_the_bit)
{
    asn_state v, w;
    int       n = 0;
    MUST(asn_scorer_begin(scorer[0], &data->all[0], &v) && asn_committee_begin(one, &data->all[0], &w) && v.at == w.at);
    for (int i = 0; i < python_grammar.n_modules; i++) {
        const asn_module *m = python_grammar.modules[i];
        if (!has_weights(m))
            continue;
        decided x = by_scorer(scorer[0], m, v), y = by_committee(one, m, v);
        MUST(x.odds == y.odds && x.choices.n == y.choices.n && x.choices.norm == y.choices.norm);
        if (x.several)
            ck_assert_mem_eq(x.choices.score, y.choices.score, (size_t)x.choices.n * sizeof *x.choices.score);
        ck_assert_mem_eq(asn_scorer_attention(scorer[0]), asn_committee_attention(one), (size_t)data->all[0].first[1] * sizeof(asn_real));
        n += x.several + x.yes_or_no;
    }
    ck_assert_int_gt(n, 100);
}
END_TEST

static double yes(double odds)
{
    return exp(asn_log_sigmoid(odds));
}

START_TEST(several_decide_by_the_mean_of_their_probabilities)
{
    asn_state v, w;
    int       n = 0;
    for (int k = 0; k < MODELS; k++)
        MUST(asn_scorer_begin(scorer[k], &data->all[0], &v));
    MUST(asn_committee_begin(both, &data->all[0], &w) && v.at == w.at);
    for (int i = 0; i < python_grammar.n_modules; i++) {
        const asn_module *m = python_grammar.modules[i];
        if (!has_weights(m))
            continue;
        decided x[MODELS] = {by_scorer(scorer[0], m, v), by_scorer(scorer[1], m, v)}, y = by_committee(both, m, v);
        double  sum = 0, attention = 0;
        if (y.yes_or_no) {
            MUST(fabs(yes(y.odds) - (yes(x[0].odds) + yes(x[1].odds)) / 2) < 1e-9);
            MUST(fabs(yes(-y.odds) - (yes(-x[0].odds) + yes(-x[1].odds)) / 2) < 1e-9);
        }
        for (int k = 0; k < y.choices.n; k++) {
            double p = exp(asn_choices_log_prob(&y.choices, k));
            MUST(fabs(p - (exp(asn_choices_log_prob(&x[0].choices, k)) + exp(asn_choices_log_prob(&x[1].choices, k))) / 2) < 1e-6);
            sum += p;
        }
        MUST(!y.several || fabs(sum - 1) < 1e-5);
        for (int t = 0; t < data->all[0].first[1]; t++) {
            double mean = ((double)asn_scorer_attention(scorer[0])[t] + (double)asn_scorer_attention(scorer[1])[t]) / 2;
            MUST(fabs((double)asn_committee_attention(both)[t] - mean) < 1e-6);
            attention += mean;
        }
        MUST(fabs(attention - 1) < 1e-5);
        n += y.several + y.yes_or_no;
    }
    ck_assert_int_gt(n, 100);
}
END_TEST

/* Probabilities far below what a double holds, and log-odds far out. */
START_TEST(nothing_underflows)
{
    asn_state v;
    for (int k = 0; k < MODELS; k++)
        for (size_t i = 0; i < models[k]->n_weights; i++)
            block[k][i] *= 400;
    MUST(asn_committee_begin(both, &data->all[0], &v));
    double least = 0;
    for (int i = 0; i < python_grammar.n_modules; i++) {
        const asn_module *m = python_grammar.modules[i];
        if (!has_weights(m))
            continue;
        decided y = by_committee(both, m, v);
        MUST(isfinite(y.odds));
        for (int k = 0; k < y.choices.n; k++) {
            MUST(isfinite(asn_choices_log_prob(&y.choices, k)));
            least = fmin(least, asn_choices_log_prob(&y.choices, k));
        }
    }
    ck_assert_double_lt(least, -800);
}
END_TEST

START_TEST(a_spellers_state_is_its_members_states)
{
    asn_state             v;
    asn_speller           alone[MODELS];
    asn_committee_speller together;
    asn_real              states[MODELS][2][64], joint[2][128], *from;
    size_t                size = 0;
    for (int k = 0; k < MODELS; k++)
        MUST(asn_scorer_begin(scorer[k], &data->all[1], &v) && asn_scorer_spell(scorer[k], v, &alone[k]));
    MUST(asn_committee_begin(both, &data->all[1], &v) && asn_committee_spell(both, v, &together));
    for (int k = 0; k < MODELS; k++)
        size += asn_scorer_letter_size(scorer[k]);
    ck_assert_uint_eq(asn_committee_letter_size(both), size);
    MUST(size <= 128);
    int32_t before = models[0]->letters.n;
    from           = together.start;
    for (int step = 0; step < 5; step++) {
        asn_choices x[MODELS], y;
        double      sum = 0;
        y = asn_committee_letter(both, &together, from, before, joint[step % 2]);
        for (int k = 0; k < MODELS; k++)
            x[k] = asn_scorer_letter(scorer[k], &alone[k], step ? states[k][(step + 1) % 2] : alone[k].start, before, states[k][step % 2]);
        for (int l = 0; l < y.n; l++) {
            double p = exp(asn_choices_log_prob(&y, l));
            MUST(fabs(p - (exp(asn_choices_log_prob(&x[0], l)) + exp(asn_choices_log_prob(&x[1], l))) / 2) < 1e-6);
            sum += p;
        }
        ck_assert_double_eq_tol(sum, 1, 1e-5);
        size_t first = asn_scorer_letter_size(scorer[0]);
        ck_assert_mem_eq(joint[step % 2], states[0][step % 2], first * sizeof(asn_real));
        ck_assert_mem_eq(joint[step % 2] + first, states[1][step % 2], (size - first) * sizeof(asn_real));
        from   = joint[step % 2];
        before = 1 + step % (models[0]->letters.n - 1);
    }
}
END_TEST

/* ---- Policies. */

START_TEST(a_model_twice_gives_its_own_answers)
{
    for (size_t i = 0; i < data->n; i++) {
        double          own, again, gold, gold_again;
        const asn_tree *t = asn_greedy(one, &data->all[i], NULL, NULL, arena, &own);
        const asn_tree *u = asn_greedy(twice, &data->all[i], NULL, NULL, arena, &again);
        MUST(t && u && asn_tree_equal(t, u, &python_grammar));
        ck_assert_double_eq_tol(again, own, 1e-6 * (1 + fabs(own)));
        MUST(asn_score(one, &data->all[i], NULL, &gold) && asn_score(twice, &data->all[i], NULL, &gold_again));
        ck_assert_double_eq_tol(gold_again, gold, 1e-6 * (1 + fabs(gold)));
    }
}
END_TEST

typedef struct heard { /* all decisions of an answer */
    double   log_prob[1000];
    asn_real attention[1000][8];
    int      n, tokens;
} heard;

static bool hear(void *context, const asn_decision *d)
{
    heard *h = context;
    MUST(h->n < 1000 && h->tokens <= 8);
    h->log_prob[h->n] = d->log_prob;
    memcpy(h->attention[h->n++], d->attention, (size_t)h->tokens * sizeof *d->attention);
    return true;
}

static const asn_tree *greedy_heard(asn_committee *c, const asn_example *e, heard *h)
{
    memset(h, 0, sizeof *h);
    h->tokens = e->first[1];
    return asn_greedy(c, e, NULL, &(asn_watcher){h, hear, NULL, NULL}, arena, NULL);
}

/* All but the speller's: letters are computed each time. */
static void negate_weights(void)
{
    for (int k = 0; k < MODELS; k++)
        for (int i = 0; i < models[k]->n_tensors; i++)
            for (size_t w = 0; w < (size_t)models[k]->tensors[i].rows * (size_t)models[k]->tensors[i].cols; w++)
                if (strncmp(models[k]->tensors[i].name, "speller", 7) != 0)
                    block[k][models[k]->tensors[i].at + w] *= -1;
}

START_TEST(notes_are_told_apart_by_all_that_was_asked)
{
    const asn_module *m = python_grammar.modules[0], *other = python_grammar.modules[1];
    asn_labels        l = {.all = {1, 2}, .n = 2}, x = {.all = {1, 3}, .n = 2}, none = {.n = 0};
    asn_notes         notes = {0};
    asn_asked         asked = {ASN_NOTE_START, m, 300, 7, &l};
    asn_note         *note  = asn_notes_add(&notes, &asked, arena);
    MUST(note && asn_notes_find(&notes, &asked) == note);
    l.all[1] = 4; /* what was noted is a copy */
    MUST(!asn_notes_find(&notes, &asked));
    l.all[1] = 2;
    const asn_asked others[] = {{ASN_NOTE_HORIZONTAL, m, 300, 7, &l}, {ASN_NOTE_START, other, 300, 7, &l}, {ASN_NOTE_START, m, 299, 7, &l},
                                {ASN_NOTE_START, m, 300, 8, &l}, {ASN_NOTE_START, m, 300, 7, &x}, {ASN_NOTE_START, m, 300, 7, NULL},
                                {ASN_NOTE_START, m, 100000, 7, &l}, {ASN_NOTE_START, m, -1, 7, &l}};
    for (int i = 0; i < COUNT(others); i++)
        MUST(!asn_notes_find(&notes, &others[i]));
    for (int i = 0; i < 6; i++)
        MUST(asn_notes_add(&notes, &others[i], arena));
    MUST(asn_notes_find(&notes, &asked) == note && asn_notes_find(&notes, &others[0])); /* no labels are none */
    MUST(asn_notes_find(&notes, &(asn_asked){ASN_NOTE_START, m, 300, 7, &none}) == asn_notes_find(&notes, &others[5]));
}
END_TEST

/* With other weights, what is computed again shows. */
START_TEST(the_same_sentence_again_is_not_computed_again)
{
    static heard   first, second;
    asn_committee *c = _i ? both : one;
    for (size_t i = 0; i < data->n; i++) {
        const asn_tree *t = greedy_heard(c, &data->all[i], &first);
        negate_weights();
        asn_committee_again(c);
        const asn_tree *u = greedy_heard(c, &data->all[i], &second);
        MUST(t && u && asn_tree_equal(t, u, &python_grammar) && first.n == second.n && first.n > 10);
        ck_assert_mem_eq(&first, &second, sizeof first);
        MUST(greedy_heard(c, &data->all[i], &second) && memcmp(&first, &second, sizeof first) != 0);
        negate_weights();
    }
}
END_TEST

START_TEST(two_models_answer_together)
{
    asn_committee *other = asn_committee_new(members + 1, 1), *turned = asn_committee_new((const asn_member[]){members[1], members[0]}, 2);
    for (size_t i = 0; i < data->n; i++) {
        double          a, b, mean, reverse, greedy;
        asn_example     e = data->all[i];
        MUST(asn_score(one, &e, NULL, &a) && asn_score(other, &e, NULL, &b) && asn_score(both, &e, NULL, &mean) && asn_score(turned, &e, NULL, &reverse));
        MUST(mean != a && mean != b && isfinite(mean));
        ck_assert_double_eq_tol(mean, reverse, 1e-6 * (1 + fabs(mean)));
        const asn_tree *t = asn_greedy(both, &e, NULL, NULL, arena, &greedy); /* the tree's log-probability is that of scoring it */
        MUST(t && t->height <= models[0]->settings.depth);
        e.tree = t;
        MUST(asn_index_example(arena, models[0], &e, false) && asn_score(both, &e, NULL, &mean));
        ck_assert_double_eq_tol(greedy, mean, 1e-9 * (1 + fabs(mean)));
    }
    asn_committee_free(other);
    asn_committee_free(turned);
}
END_TEST

/* With every size of memory: an answer, the same one, or none. */
START_TEST(memory_may_run_out_anywhere)
{
    double          log_prob, wanted;
    const asn_tree *full = asn_greedy(both, &data->all[1], NULL, NULL, arena, &wanted);
    int             none = 0, some = 0;
    for (size_t size = 1000; size < 600000; size += size < 100000 ? 999 : 1500) {
        void          *memory = malloc(size);
        asn_arena     *own = asn_arena_in(memory, size), *lasting = asn_arena_new(0);
        asn_committee *c = own ? asn_committee_in(members, MODELS, lasting, own) : NULL;
        const asn_tree *t = c ? asn_greedy(c, &data->all[1], NULL, NULL, arena, &log_prob) : NULL;
        MUST(!t || (asn_tree_equal(t, full, &python_grammar) && log_prob == wanted));
        none += !t;
        some += t != NULL;
        asn_arena_free(lasting);
        free(memory);
    }
    ck_assert(none > 50 && some > 5);
}
END_TEST

/* ---- What does not fit together. */

#define CALL(words, callee, arguments) \
    "{\"input\": \"" words "\", \"tree\": \"Module(body=[Expr(value=Call(func=Name(id='" callee "', ctx=Load()), args=[" arguments "], keywords=[]))], type_ignores=[])\"}"
static const struct { const char *line, *message; } others[] = {
    {CALL("call f with one", "f", "Constant(value=1), Constant(value=1)"), NULL}, /* the same */
    {CALL("call f with one", "f", "Tuple(elts=[Constant(value=1)], ctx=Load())"), "A and B cannot decide together: only the second knows the constructor Tuple"},
    {CALL("call f with one", "f", ""), "only the first knows the constructor Constant"},
    {CALL("call f with one", "f", "Constant(value=1, kind='u')"), "only the second ever fills the field Constant.kind"},
    {CALL("call f for one", "f", "Constant(value=1)"), "the vocabulary of the input text has 'with' only in the first"},
    {CALL("call f with one two", "f", "Constant(value=1)"), "the vocabulary of the input text has 'two' only in the second"},
    {CALL("call f with one", "f", "Constant(value=2)"), "the list of values of constant has '1' only in the first"},
    {CALL("call f with one", "f", "Constant(value=1), Constant(value=2)"), "the list of values of constant has '2' only in the second"},
};

START_TEST(what_differs_is_named)
{
    const char *line = CALL("call f with one", "f", "Constant(value=1)");
    asn_error   err  = {0};
    asn_data   *a = read_lines(&python_grammar, &line, 1), *b = read_lines(&python_grammar, &others[_i].line, 1);
    asn_model  *x = make_model(&python_grammar, a, 6, 5, true), *y = make_model(&python_grammar, b, 8, 9, true);
    bool        fits = asn_ensemble_fits(x, "A", y, "B", &err);
    ck_assert_msg(fits == !others[_i].message, "%s", err.text);
    if (others[_i].message)
        ck_assert_msg(strstr(err.text, others[_i].message) && strstr(err.text, "A and B") && err.kind == ASN_BAD_INPUT, "%s", err.text);
    asn_model_free(x);
    asn_model_free(y);
    asn_data_free(a);
    asn_data_free(b);
}
END_TEST

START_TEST(letters_and_orders_must_be_the_same)
{
    asn_error err = {0};
    asn_vocab was = models[1]->letters;
    MUST(asn_ensemble_fits(models[0], "A", models[1], "B", &err));
    MUST(was.n > 2);
    /* one letter fewer */
    models[1]->letters.n--;
    MUST(asn_vocab_index(models[1]->arena, &models[1]->letters) && !asn_ensemble_fits(models[0], "A", models[1], "B", &err));
    ck_assert_msg(strstr(err.text, "the list of letters has '") && strstr(err.text, "' only in the first"), "%s", err.text);
    /* two of them exchanged */
    char *bytes = asn_arena_text(models[1]->arena, was.bytes, was.offsets[was.n]), c = bytes[0];
    MUST(was.offsets[2] == 1 && was.offsets[3] == 2);
    bytes[0]                 = bytes[1];
    bytes[1]                 = c;
    models[1]->letters       = was;
    models[1]->letters.bytes = bytes;
    MUST(asn_vocab_index(models[1]->arena, &models[1]->letters) && !asn_ensemble_fits(models[0], "A", models[1], "B", &err));
    ck_assert_msg(strstr(err.text, "the list of letters has another order in the second, from entry 1 on"), "%s", err.text);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("committee");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, one_member_is_its_scorer_to_the_bit);
    tcase_add_test(c, several_decide_by_the_mean_of_their_probabilities);
    tcase_add_test(c, nothing_underflows);
    tcase_add_test(c, a_spellers_state_is_its_members_states);
    tcase_add_test(c, a_model_twice_gives_its_own_answers);
    tcase_add_test(c, notes_are_told_apart_by_all_that_was_asked);
    tcase_add_loop_test(c, the_same_sentence_again_is_not_computed_again, 0, 2);
    tcase_add_test(c, two_models_answer_together);
    tcase_add_test(c, memory_may_run_out_anywhere);
    tcase_add_loop_test(c, what_differs_is_named, 0, COUNT(others));
    tcase_add_test(c, letters_and_orders_must_be_the_same);
    return run_suite(s);
}
