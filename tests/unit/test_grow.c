/* A model that goes on from an earlier one: what the earlier one knew keeps its number, its weights and its probability. */
#include "model/grow.h"

#include "decoding/score.h"
#include "geo/geo.h"
#include "model/counts.h"
#include "random_models.h"

#include <math.h>

static const char *const new_lines[] = {
    "{\"input\": \"set xyz to zebra now\", \"tree\": \"Module(body=[Assign(targets=[Name(id='xyz', ctx=Store())], value=Constant(value='zebra'))], type_ignores=[])\"}",
    "{\"input\": \"drop f and wait\", \"tree\": \"Module(body=[Delete(targets=[Name(id='f', ctx=Del())]), Pass()], type_ignores=[])\"}",
    "{\"input\": \"add one to two\", \"tree\": \"Module(body=[Expr(value=BinOp(left=Constant(value=1), op=Add(), right=Constant(value=2)))], type_ignores=[])\"}",
};
static const char spelled[] = "{\"input\": \"say oh loudly\", \"tree\": \"Module(body=[Expr(value=Constant(value='oh')), Return(value=Name(id='gfg', ctx=Load()))], type_ignores=[])\"}";

static asn_data  *new_data;
static asn_model *grown;
static asn_real  *weights;
static asn_grown  how;

static asn_model *grow(const asn_grammar *g, asn_data *d, const asn_model *from, bool again)
{
    asn_error  err = {0};
    asn_model *m   = asn_model_new(g, &from->settings);
    MUST(m);
    asn_tally_seen(d, m);
    MUST(asn_tally_data(d, m, &err) && asn_grow_model(m, from, again, &how) && asn_model_layout(m, &err));
    return m;
}

static void setup(void)
{
    begin(&python_grammar, python_lines, COUNT(python_lines));
    /* the earlier model knows its examples only */
    asn_weights_reset(&members[0].weights);
    free(block[0]);
    asn_model_free(models[0]);
    rng r     = {9};
    models[0] = make_model(&python_grammar, data, 6, 5, true);
    MUST((block[0] = asn_weights_block(models[0])) && asn_weights_view(&members[0].weights, models[0], block[0]));
    members[0].model = models[0];
    for (size_t i = 0; i < models[0]->n_weights; i++)
        block[0][i] = (asn_real)(rng_below(&r, 2001) - 1000) / 1000;
    new_data = read_lines(&python_grammar, new_lines, COUNT(new_lines));
    grown    = grow(&python_grammar, new_data, models[0], false);
    weights  = asn_weights_block(grown);
    MUST(weights);
    asn_start(grown, weights);
    asn_grow_weights(grown, weights, models[0], &members[0].weights);
}

static void teardown(void)
{
    free(weights);
    asn_model_free(grown);
    asn_data_free(new_data);
    end();
}

START_TEST(entries_keep_their_numbers)
{
    const asn_vocab *old = &models[0]->inputs[0], *now = &grown->inputs[0];
    for (int32_t i = 1; i < old->n; i++) {
        size_t      n;
        const char *text = asn_vocab_text(old, i, &n);
        MUST(asn_vocab_find(now, text, n) == i);
    }
    ck_assert_int_gt(asn_vocab_find(now, "zebra", 5), old->n - 1);
    ck_assert_int_eq(asn_vocab_find(now, "nothing", 7), 0);
    ck_assert_int_eq(now->n - old->n, how.words);
    ck_assert_int_gt(how.values, 0);
    ck_assert_int_gt(how.letters, 0);
    ck_assert_int_eq(how.ctors, 7); /* Assign, Delete, Pass, BinOp, Add, Store, Del */
    MUST(grown->seen.ctor[PYTHON_Assign] && grown->seen.ctor[PYTHON_Return]);
}
END_TEST

START_TEST(only_new_words_count_as_rare)
{
    for (int32_t i = 1; i < models[0]->inputs[0].n; i++)
        MUST(!grown->rare[0][i]);
    MUST(grown->rare[0][asn_vocab_find(&grown->inputs[0], "zebra", 5)] == 1);
    MUST(grown->rare[0][asn_vocab_find(&grown->inputs[0], "to", 2)] == 0); /* twice */
}
END_TEST

/* Alternatives that came to a decision are made impossible. */
static void forbid_new(void)
{
    const asn_model *old = models[0];
    for (int i = 0; i < grown->g->n_modules; i++) {
        const asn_module *mod = grown->g->modules[i];
        int               at  = grown->module[i][P_F_OUT_B];
        if (at < 0)
            continue;
        asn_real *b = weights + grown->tensors[at].at;
        for (int k = 0; k < grown->tensors[at].cols; k++) {
            bool known = mod->kind != ASN_CHOICE ? k < old->values[mod->what].n : old->seen.ctor[grown->seen.chosen[grown->g->types[mod->what].first_ctor + k]];
            b[k]       = known ? b[k] : (asn_real)-1e9;
        }
    }
    const asn_tensor *t = &grown->tensors[grown->speller[S_OUT_B]];
    for (int k = old->letters.n; k < t->cols; k++)
        weights[t->at + (size_t)k] = (asn_real)-1e9;
}

START_TEST(without_what_is_new_probabilities_are_those_of_the_earlier_model)
{
    asn_weights w;
    const char *lines[] = {python_lines[0], python_lines[1], spelled};
    MUST(asn_weights_view(&w, grown, weights));
    forbid_new();
    asn_member     member = {grown, w};
    asn_committee *before = asn_committee_new(members, 1), *after = asn_committee_new(&member, 1);
    MUST(before && after);
    for (int i = 0; i < COUNT(lines); i++) {
        asn_data *d[2] = {read_lines(&python_grammar, lines + i, 1), read_lines(&python_grammar, lines + i, 1)};
        double    a, b;
        MUST(asn_index_example(d[0]->arena, models[0], &d[0]->all[0], false) && asn_index_example(d[1]->arena, grown, &d[1]->all[0], false));
        MUST(i < 2 || d[0]->all[0].letters_first[d[0]->all[0].n_values] == 3); /* gfg is spelled */
        MUST(asn_score(before, &d[0]->all[0], NULL, &a) && asn_score(after, &d[1]->all[0], NULL, &b));
        ck_assert_msg(isfinite(a) && a < -0.1 && fabs(a - b) < 1e-4, "example %d: %f, then %f", i, a, b);
        asn_data_free(d[0]);
        asn_data_free(d[1]);
    }
    asn_committee_free(before);
    asn_committee_free(after);
    asn_weights_reset(&w);
}
END_TEST

START_TEST(what_is_new_begins_as_any_model_does)
{
    asn_real *start = asn_weights_block(grown);
    size_t    same = 0, all = 0;
    MUST(start);
    asn_start(grown, start);
    const asn_tensor *t = &grown->tensors[grown->input[0][I_EMBED]];
    for (size_t k = 0; k < (size_t)t->rows * (size_t)t->cols; k++) {
        bool fresh = k >= (size_t)models[0]->inputs[0].n * (size_t)t->cols;
        same += weights[t->at + k] == start[t->at + k];
        all += fresh;
        MUST(!fresh || weights[t->at + k] == start[t->at + k]);
    }
    ck_assert_uint_eq(same, all);
    free(start);
}
END_TEST

START_TEST(sizes_cannot_change)
{
    asn_settings s   = models[0]->settings;
    asn_error    err = {0};
    MUST(asn_grow_may(&s, &models[0]->settings, "m", &err));
    s.rate = 0.5;
    MUST(asn_grow_may(&s, &models[0]->settings, "m", &err));
    s.hidden = 7;
    MUST(!asn_grow_may(&s, &models[0]->settings, "m", &err) && err.kind == ASN_BAD_USAGE);
    ck_assert_str_eq(err.text, "--hidden cannot be 7: m has 6, and its weights are kept. Leave it out, or train without --from");
}
END_TEST

/* ---- What goes with what. */

static asn_vocab vocab_of(asn_arena *a, const char *const *texts, int n)
{
    asn_counts *c = asn_counts_new();
    asn_vocab   v;
    for (int i = 0; i < n; i++)
        MUST(asn_counts_add(c, texts[i], strlen(texts[i])));
    MUST(asn_counts_vocab(c, a, 1, &v));
    asn_counts_free(c);
    return v;
}

static bool has(const asn_vocab *v, const char *text)
{
    return asn_vocab_find(v, text, strlen(text)) > 0;
}

START_TEST(groups_stay_complete_where_both_say_so)
{
    static const char *const old[] = {"sp\nnumber", "sp\nnumber 1", "sp\nmore 0", "sq\nchild 0", "sq\nchild 0 Entity"};
    static const char *const now[] = {"sp\nnumber", "sp\nnumber 2", "sp\nmore 0", "sp\nmore 1", "sr\nchild 0", "sr\nchild 0 Variable"};
    asn_settings s;
    asn_settings_default(&s, &geo_grammar);
    MUST(geo_grammar.n_signatures > 0);
    for (int again = 0; again < 2; again++) {
        asn_data  *none = asn_data_new();
        asn_model *a = asn_model_new(&geo_grammar, &s), *b = asn_model_new(&geo_grammar, &s);
        asn_error  err = {0};
        MUST(a && b && asn_tally_data(none, a, &err) && asn_tally_data(none, b, &err));
        a->signatures[0] = vocab_of(a->arena, old, COUNT(old));
        b->signatures[0] = vocab_of(b->arena, now, COUNT(now));
        MUST(asn_grow_model(b, a, again, &how));
        const asn_vocab *v = &b->signatures[0];
        MUST(has(v, "sp\nnumber") && has(v, "sp\nnumber 1") && has(v, "sp\nnumber 2") && has(v, "sp\nmore 0") && has(v, "sp\nmore 1"));
        MUST(!has(v, "sq\nchild 0") && !has(v, "sq\nchild 0 Entity")); /* the new examples have seen something else there, or nothing */
        MUST(has(v, "sr\nchild 0") == again && has(v, "sr\nchild 0 Variable") == again);
        asn_model_free(a);
        asn_model_free(b);
        asn_data_free(none);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("grow");
    TCase *c = only_case(s);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, entries_keep_their_numbers);
    tcase_add_test(c, only_new_words_count_as_rare);
    tcase_add_test(c, without_what_is_new_probabilities_are_those_of_the_earlier_model);
    tcase_add_test(c, what_is_new_begins_as_any_model_does);
    tcase_add_test(c, sizes_cannot_change);
    tcase_add_test(c, groups_stay_complete_where_both_say_so);
    return run_suite(s);
}
