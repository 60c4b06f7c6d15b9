/* Students learn what their teachers say, not what the trees say. */
#include "training/teacher.h"

#include "decoding/score.h"
#include "examples/data.h"
#include "examples/index.h"
#include "geo/geo.h"
#include "ground/utf8.h"
#include "helpers.h"
#include "training/train.h"

#include <math.h>
#include <unistd.h>

static const char lines[] =
    "{\"input\": {\"query\": [\"size\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='s0')])\"}\n"
    "{\"input\": {\"query\": [\"size\", \"of\", \"the\", \"capit\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', "
    "arguments=[Apply(predicate='capital:c', arguments=[Entity(entity='s0')])])\"}\n"
    "{\"input\": {\"query\": [\"peopl\", \"in\", \"c0\"]}, \"tree\": \"Apply(predicate='population:i', arguments=[Entity(entity='c0')])\"}\n"
    "{\"input\": {\"query\": [\"state\", \"next\", \"to\", \"s0\"]}, \"tree\": \"Lambda(variable='$0', type='e', body=And(arguments=["
    "Apply(predicate='state:t', arguments=[Variable(variable='$0')]), Apply(predicate='next_to:t', arguments=[Variable(variable='$0'), "
    "Entity(entity='s0')])]))\"}\n";
enum { N = 4 };

static char folder[] = "/tmp/test_teacher.XXXXXX";

static const char *in_folder(const char *name)
{
    static char paths[4][80];
    static int  at;
    char       *path = paths[at++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", folder, name);
    return path;
}

static void train(const char *model, const char *const *teachers, int n, uint64_t seed, int epochs, double share)
{
    asn_error         err = {0};
    char              data[80], to[80];
    asn_train_options o   = {.threads = 1, .quiet = true, .hold = ASN_HOLD, .checkpoint = 60, .force = true, .n_teachers = n};
    snprintf(data, sizeof data, "%s", in_folder("train.jsonl"));
    snprintf(to, sizeof to, "%s", in_folder(model));
    o.train = data;
    o.model = to;
    for (int i = 0; i < n; i++)
        o.teachers[i] = teachers[i];
    asn_settings_default(&o.settings, &geo_grammar);
    o.settings.hidden  = 30;
    o.settings.epochs  = epochs;
    o.settings.every   = epochs;
    o.settings.dropout = o.settings.unknown = o.settings.sup_att = 0;
    o.settings.seed    = seed;
    o.settings.teach   = share;
    o.settings.rate    = 0.01;
    ck_assert_msg(asn_train(&geo_grammar, &o, &err), "%s", err.text);
}

/* The log-probabilities of the trees, by a model. */
static void score_all(const char *model, double *log_prob)
{
    asn_error       err = {0};
    asn_bad_lines   bad = {0};
    asn_model_file *f   = asn_model_file_open(&geo_grammar, in_folder(model), &err);
    ck_assert_msg(f != NULL, "%s", err.text);
    asn_committee  *s   = asn_committee_new(&(asn_member){f->model, f->weights}, 1);
    asn_data       *d   = asn_data_new();
    ck_assert_msg(asn_data_read(d, &geo_grammar, in_folder("train.jsonl"), &bad, &err), "%s", err.text);
    ck_assert_uint_eq(d->n, N);
    for (size_t i = 0; i < N; i++)
        ck_assert(asn_index_example(d->arena, f->model, &d->all[i], false) && asn_score(s, &d->all[i], NULL, &log_prob[i]));
    asn_data_free(d);
    asn_committee_free(s);
    asn_model_file_close(f);
}

static void begin(void)
{
    MUST(mkdtemp(strcpy(folder, "/tmp/test_teacher.XXXXXX")));
    FILE *f = fopen(in_folder("train.jsonl"), "wb");
    MUST(f && fputs(lines, f) >= 0 && fclose(f) == 0);
}

static void end(void)
{
    char command[80];
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
}

/* A teacher that has hardly learnt anything is far from sure of the trees. A student that follows it alone is as unsure as it, though it sees the trees. */
START_TEST(a_student_approaches_its_teacher)
{
    double teacher[N], student[N], alone[N];
    begin();
    char        kept[80];
    const char *path[1] = {kept};
    snprintf(kept, sizeof kept, "%s", in_folder("teacher"));
    train("teacher", NULL, 0, 1, 4, 0.5);
    train("student", path, 1, 2, 400, 1);
    train("alone", NULL, 0, 2, 400, 0.5);
    score_all("teacher", teacher);
    score_all("student", student);
    score_all("alone", alone);
    for (int i = 0; i < N; i++) {
        ck_assert_msg(teacher[i] < -1 && alone[i] > -0.1, "%d: teacher %g, alone %g", i, teacher[i], alone[i]);
        ck_assert_msg(fabs(student[i] - teacher[i]) < 0.1, "%d: %g and %g", i, student[i], teacher[i]);
    }
    end();
}
END_TEST

static float first_number(const asn_lesson *l, asn_lesson_kind kind)
{
    return l->p[l->first[kind][0]];
}

/* Lessons of several are the mean, and do not depend on whether they were kept. */
START_TEST(lessons_are_means_of_probabilities)
{
    asn_error     err = {0};
    asn_bad_lines bad = {0};
    char          a[80], b[80];
    begin();
    train("a", NULL, 0, 1, 3, 0.5);
    train("b", NULL, 0, 2, 9, 0.5);
    snprintf(a, sizeof a, "%s", in_folder("a"));
    snprintf(b, sizeof b, "%s", in_folder("b"));
    const char *const  sets[][2] = {{a, NULL}, {b, NULL}, {a, b}, {a, b}};
    float              found[4][2];
    for (int k = 0; k < 4; k++) {
        asn_teachers      t;
        asn_data         *d = asn_data_new();
        const asn_lesson *lessons[N], *again[N];
        const asn_example *all[N];
        ck_assert_msg(asn_teachers_open(&t, &geo_grammar, sets[k], sets[k][1] ? 2 : 1, &err), "%s", err.text);
        ck_assert(asn_teachers_meet(&t, t.all[0]->model, N, k == 3 ? 0 : 1 << 20, &err));
        ck_assert(asn_data_read(d, &geo_grammar, in_folder("train.jsonl"), &bad, &err));
        asn_teacher *one = asn_teacher_new(&t);
        for (int i = 0; i < N; i++) {
            ck_assert(asn_index_example(d->arena, t.all[0]->model, &d->all[i], false));
            all[i] = &d->all[i];
        }
        ck_assert_msg(asn_teacher_teach(one, all, N, lessons, &err), "%s", err.text);
        found[k][0] = first_number(lessons[3], ASN_TAUGHT_CHOICE);
        found[k][1] = first_number(lessons[3], ASN_TAUGHT_CHAIN);
        ck_assert_msg(asn_teacher_teach(one, all, N, again, &err), "%s", err.text);
        ck_assert((again[3] == lessons[3]) || k == 3); /* kept */
        ck_assert((t.kept[3] == NULL) == (k == 3));
        asn_teacher_free(one);
        asn_teachers_reset(&t);
        asn_data_free(d);
    }
    for (int n = 0; n < 2; n++) {
        ck_assert_double_eq_tol((double)found[2][n], ((double)found[0][n] + (double)found[1][n]) / 2, 1e-6);
        ck_assert(found[2][n] == found[3][n] && found[0][n] != found[1][n]);
    }
    end();
}
END_TEST

int main(void)
{
    Suite *s = suite_create("teacher");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_test(c, a_student_approaches_its_teacher);
    tcase_add_test(c, lessons_are_means_of_probabilities);
    return run_suite(s);
}
