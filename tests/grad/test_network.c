/* The network in double precision: gradients against central differences, and every execution against the others. */
#include "setup.h"

#include "cron/cron.h"
#include "jobs/jobs.h"
#include "mix/mix.h"

static const asn_grammar *const grammars[] = {&jobs_grammar, &cron_grammar, &mix_grammar};

static double taught_loss(setup *s, const asn_lesson *const *lessons, bool train, asn_real *gradient, unsigned char *touched)
{
    asn_error         err;
    asn_batch_options o = {.train = train, .key = 12345, .scale = 1, .lessons = lessons};
    double            loss;
    ck_assert_msg(asn_batch_run(s->batch, s->all, s->n, &o, gradient, touched, &loss, &err), "%s", err.text);
    return loss;
}

static double loss_of(setup *s, bool train, asn_real *gradient, unsigned char *touched)
{
    return taught_loss(s, NULL, train, gradient, touched);
}

static const char *const plain[][2]  = {{"dropout", "0"}, {"sup-att", "0"}, {"unknown", "0"}, {NULL, NULL}};
static const char *const told[][2]   = {{"dropout", "0"}, {"sup-att", "0"}, {"unknown", "0"}, {"grams", "7"}, {"direct", "1"}, {"feed", "9"}, {NULL, NULL}};
static const char *const loaded_[][2] = {{"dropout", "0.3"}, {"embed-dropout", "0.3"}, {"sup-att", "0.7"}, {"align", "0.05"}, {"sup-choice", "0.5"},
                                         {"sup-child", "0.6"}, {"sup-node", "0.4"}, {"smooth", "0.1"}, {"unknown", "0.5"}, {"grams", "7"}, {"direct", "1"}, {"feed", "9"}, {NULL, NULL}};

/* Another block of weights for the same model. */
static asn_real *other_weights(const setup *s, uint64_t seed)
{
    rng       r     = {seed};
    asn_real *block = asn_weights_block(s->model);
    for (size_t i = 0; i < s->model->n_weights; i++)
        block[i] = s->block[i] + (double)(rng_below(&r, 2001) - 1000) / 1000;
    return block;
}

/* Teachers of every kind of example: one that follows them alone, one in part, and one that they say nothing of. */
static taught *teach_some(const setup *s, asn_lesson *mixed, const asn_lesson **lessons)
{
    asn_real *block = other_weights(s, 5);
    taught   *t     = teach(s, block);
    for (int i = 0; i < s->n; i++) {
        mixed[i]       = *t->lessons[i];
        mixed[i].share = i % 4 == 1 ? 1 : 0.1 + 0.2 * (i % 4);
        lessons[i]     = i % 4 == 3 ? NULL : &mixed[i];
    }
    free(block);
    return t;
}

/* Every parameter of whole generated decoders, with and without dropout, supervision and smoothing; the last three have teachers, too. */
START_TEST(gradients_are_those_of_central_differences)
{
    const asn_grammar *g = grammars[_i % 3];
    setup              s = make(g, 77 + (uint64_t)_i, 4, 14, _i / 3 ? loaded_ : plain);
    asn_lesson         mixed[4];
    const asn_lesson  *some[4], **lessons = _i / 3 == 2 ? some : NULL;
    taught            *teacher = lessons ? teach_some(&s, mixed, some) : NULL;
    asn_real          *gradient = asn_weights_block(s.model), *spare = asn_weights_block(s.model);
    unsigned char     *touched  = calloc((size_t)s.model->n_tensors, 1);
    taught_loss(&s, lessons, true, gradient, touched);
    double worst = 0;
    int    used  = 0;
    for (int t = 0; t < s.model->n_tensors; t++) {
        const asn_tensor *tensor = &s.model->tensors[t];
        used += touched[t];
        for (size_t k = 0; k < (size_t)tensor->rows * (size_t)tensor->cols; k++) {
            asn_real *w = &s.block[tensor->at + k], before = *w, h = 1e-5;
            *w           = before + h;
            double above = taught_loss(&s, lessons, true, spare, touched);
            *w           = before - h;
            double below = taught_loss(&s, lessons, true, spare, touched);
            *w           = before;
            double wanted = (above - below) / (2 * h), got = gradient[tensor->at + k];
            double error = fabs(wanted - got) / (fabs(wanted) + fabs(got) > 1e-2 ? fabs(wanted) + fabs(got) : 1e-2);
            worst        = error > worst ? error : worst;
            ck_assert_msg(error < 1e-6, "%s: %s[%zu] is %.9g, differences say %.9g", g->name, tensor->name, k, got, wanted);
        }
    }
    ck_assert_int_gt(used, 10);
    free(gradient);
    free(spare);
    free(touched);
    if (teacher)
        unteach(teacher);
    unmake(&s);
}
END_TEST

/* Copying from an input without tokens is a way that leads nowhere: its probability is lost. */
static bool has_tokens(const asn_grammar *g, const asn_example *e)
{
    bool all = true;
    for (int c = 0; c < g->n_inputs; c++)
        all = all && e->tokens[c].n > 0;
    return all;
}

/* A teacher's n-th decision of a kind is the student's: with the same weights their probabilities are the same, so that there is nothing to
 * learn. Letters are learnt from the tree, but not through the outputs of decisions. */
START_TEST(a_student_with_its_teachers_weights_has_nothing_to_learn)
{
    static const char *const ends[] = {".out.w", ".out.b", "/copy.v"};
    for (int g = 0; g < 3; g++) {
        setup          s        = make(grammars[g], 4000 + (uint64_t)_i, 6, 30, plain);
        asn_real      *gradient = asn_weights_block(s.model), *other = other_weights(&s, 9);
        unsigned char *touched  = calloc((size_t)s.model->n_tensors, 1);
        int            n        = 0;
        for (int i = 0; i < s.n; i++)
            if (has_tokens(grammars[g], s.all[i]))
                s.all[n++] = s.all[i];
        s.n = n;
        for (int same = 0; same < 2 && n; same++) {
            taught *t    = teach(&s, same ? s.block : other);
            double  most = 0;
            for (int i = 0; i < s.n; i++)
                ((asn_lesson *)(uintptr_t)t->lessons[i])->share = 1;
            memset(touched, 0, (size_t)s.model->n_tensors);
            taught_loss(&s, t->lessons, true, gradient, touched);
            for (int k = 0; k < s.model->first_shared; k++) {
                const asn_tensor *x = &s.model->tensors[k];
                bool              outputs = false;
                for (int e = 0; e < COUNT(ends); e++)
                    outputs = outputs || (strlen(x->name) > strlen(ends[e]) && strcmp(x->name + strlen(x->name) - strlen(ends[e]), ends[e]) == 0);
                for (size_t i = 0; outputs && touched[k] && i < (size_t)x->rows * (size_t)x->cols; i++)
                    most = fabs(gradient[x->at + i]) > most ? fabs(gradient[x->at + i]) : most;
            }
            ck_assert_msg(same ? most < 1e-5 : most > 1e-2, "%s: a gradient is %g", grammars[g]->name, most);
            unteach(t);
        }
        free(gradient);
        free(other);
        free(touched);
        unmake(&s);
    }
}
END_TEST

/* Recorded and batched, or node by node as in decoding: the same model. */
START_TEST(loss_of_a_batch_is_minus_the_log_probability_of_its_trees)
{
    for (int g = 0; g < 3; g++) {
        setup          s   = make(grammars[g], 1000 + (uint64_t)_i, 6, 30, _i % 2 ? told : plain);
        asn_committee *d   = asn_committee_new(&(asn_member){s.model, s.weights}, 1);
        double         sum = 0;
        for (int i = 0; i < s.n; i++) {
            double one;
            ck_assert(asn_score(d, s.all[i], NULL, &one));
            sum -= one;
        }
        double loss = loss_of(&s, false, NULL, NULL);
        ck_assert_msg(fabs(sum - loss) < 1e-9 * (1 + fabs(loss)), "%s: %.12g and %.12g", grammars[g]->name, loss, sum);
        asn_committee_free(d);
        unmake(&s);
    }
}
END_TEST

/* A minibatch's gradient is the sum of its examples' gradients, dropout and all: it counts, it does not stream. */
START_TEST(gradient_of_a_batch_is_the_sum_over_its_examples)
{
    for (int g = 0; g < 3; g++) {
        setup          s       = make(grammars[g], 2000 + (uint64_t)_i, 7, 30, loaded_);
        asn_real      *whole   = asn_weights_block(s.model), *sum = asn_weights_block(s.model);
        unsigned char *touched = calloc((size_t)s.model->n_tensors, 1);
        double         loss    = loss_of(&s, true, whole, touched), parts = 0;
        const asn_example **all = s.all;
        int                 n   = s.n;
        s.n = 1;
        for (int i = 0; i < n; i++, s.all++)
            parts += loss_of(&s, true, sum, touched);
        s.all = all;
        s.n   = n;
        ck_assert_double_eq_tol(loss, parts, 1e-9 * (1 + fabs(loss)));
        for (size_t k = 0; k < s.model->n_weights; k++)
            if (fabs(whole[k] - sum[k]) > 1e-9 * (1 + fabs(whole[k])))
                ck_abort_msg("%s: weight %zu: %.12g and %.12g", grammars[g]->name, k, whole[k], sum[k]);
        free(whole);
        free(sum);
        free(touched);
        unmake(&s);
    }
}
END_TEST

/* Whatever the weights: a tree of the grammar, within its budgets, and its probability is that of scoring it. */
START_TEST(decoding_ends_in_a_tree_within_its_budgets)
{
    static const char *const small[][2] = {{"dropout", "0"}, {"nodes", "40"}, {"depth", "9"}, {"letters", "7"}, {NULL, NULL}};
    for (int g = 0; g < 3; g++) {
        setup        s = make(grammars[g], 3000 + (uint64_t)_i, 5, 20, small);
        asn_arena   *a = asn_arena_new(0);
        rng          r = {(uint64_t)_i};
        for (int round = 0; round < 20; round++) {
            for (size_t k = 0; k < s.model->n_weights; k++)
                s.block[k] = (double)(rng_below(&r, 2001) - 1000) / 200;
            asn_committee *d = asn_committee_new(&(asn_member){s.model, s.weights}, 1); /* it keeps products: weights must not change under it */
            for (int i = 0; i < s.n; i++) {
                double          log_prob;
                asn_error       err;
                const asn_tree *t = asn_greedy(d, s.all[i], NULL, NULL, a, &log_prob);
                MUST(t && asn_tree_size(t, grammars[g]) <= 40 && t->height <= 9 && log_prob <= 0);
                const char *text = asn_tree_write(a, grammars[g], t);
                MUST(asn_tree_read(a, grammars[g], grammars[g]->root, "decoded", text, strlen(text), NULL, &err));
                asn_arena_reset(a);
            }
            asn_committee_free(d);
        }
        asn_arena_free(a);
        unmake(&s);
    }
}
END_TEST

int main(void)
{
    asn_tensor_begin(false);
    Suite *s = suite_create("network");
    TCase *c = only_case(s);
    tcase_add_loop_test(c, gradients_are_those_of_central_differences, 0, 9);
    tcase_add_loop_test(c, a_student_with_its_teachers_weights_has_nothing_to_learn, 0, 10);
    tcase_add_loop_test(c, loss_of_a_batch_is_minus_the_log_probability_of_its_trees, 0, 40);
    tcase_add_loop_test(c, gradient_of_a_batch_is_the_sum_over_its_examples, 0, 20);
    tcase_add_loop_test(c, decoding_ends_in_a_tree_within_its_budgets, 0, 34);
    return run_suite(s);
}
