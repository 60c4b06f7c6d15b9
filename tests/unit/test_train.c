/* A whole training run, seen from inside: the modules of its grammar look at the thread that they run in. */
#include "training/shards.h"
#include "training/train.h"

#include "commands/commands.h"
#include "geo/geo.h"
#include "ground/flush.h"
#include "ground/utf8.h"
#include "helpers.h"
#include "seam/run.h"

#include <pthread.h>
#include <unistd.h>

static const char lines[] = "{\"input\": {\"query\": [\"size\", \"of\", \"s0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='s0')])\"}\n"
                            "{\"input\": {\"query\": [\"size\", \"of\", \"c0\"]}, \"tree\": \"Apply(predicate='area:i', arguments=[Entity(entity='c0')])\"}\n"
                            "{\"input\": {\"query\": [\"peopl\", \"in\", \"s0\"]}, \"tree\": \"Apply(predicate='population:i', arguments=[Entity(entity='s0')])\"}\n";

static struct {
    pthread_mutex_t      lock;
    const asn_execution *training; /* the first that runs: a pass comes before an evaluation */
    int                  calls[2][2]; /* [is it training][are subnormal numbers zero] */
} found = {.lock = PTHREAD_MUTEX_INITIALIZER};

static bool look_and_go(asn_run *run, asn_state v, asn_node *node)
{
    pthread_mutex_lock(&found.lock);
    found.training = found.training ? found.training : run->how;
    found.calls[run->how == found.training][asn_flush_is_on()]++;
    pthread_mutex_unlock(&found.lock);
    return geo_type_expr(run, v, node);
}

/* The grammar of geo, with a root module that looks first. */
static asn_grammar watched_grammar(void)
{
    static asn_module root;
    asn_grammar       g       = geo_grammar;
    const asn_module **modules = calloc((size_t)g.n_modules, sizeof *modules);
    memcpy(modules, g.modules, (size_t)g.n_modules * sizeof *modules);
    for (int i = 0; i < g.n_modules; i++)
        if (modules[i]->kind == ASN_CHOICE && modules[i]->what == g.root) {
            root       = *modules[i];
            root.go    = look_and_go;
            modules[i] = &root;
        }
    g.modules = modules;
    return g;
}

START_TEST(subnormal_numbers_are_zero_in_passes_and_not_in_evaluations)
{
    char              folder[] = "/tmp/test_train.XXXXXX", train[64], model[64], command[64];
    asn_grammar       g        = watched_grammar();
    asn_error         err      = {0};
    MUST(mkdtemp(folder));
    snprintf(train, sizeof train, "%s/train.jsonl", folder);
    snprintf(model, sizeof model, "%s/m", folder);
    FILE *f = fopen(train, "wb");
    MUST(f && fputs(lines, f) >= 0 && fclose(f) == 0);
    asn_train_options o = {.train = train, .model = model, .threads = 1 + _i, .quiet = true, .hold = ASN_HOLD, .checkpoint = 60};
    asn_settings_default(&o.settings, &g);
    o.settings.epochs = 3;
    memset(found.calls, 0, sizeof found.calls);
    found.training = NULL;
    ck_assert_msg(asn_train(&g, &o, &err), "%s", err.text);
    ck_assert_int_eq(found.calls[1][ASN_FLUSH_BITS != 0], 9);
    ck_assert_int_eq(found.calls[1][ASN_FLUSH_BITS == 0], 0);
    ck_assert_int_ge(found.calls[0][0], 9);
    ck_assert_int_eq(found.calls[0][1], 0);
    ck_assert(!asn_flush_is_on());
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
    free((void *)g.modules);
}
END_TEST

START_TEST(ranks_share_shards_in_order)
{
    static const struct { int shards, ranks; } cases[] = {{1, 1}, {4, 1}, {4, 2}, {4, 3}, {4, 4}, {8, 3}, {2, 5}, {64, 7}};
    for (int i = 0; i < COUNT(cases); i++) {
        int next = 0, least = 64, most = 0;
        for (int r = 0; r < cases[i].ranks; r++) {
            int first, end;
            asn_shards_of(cases[i].shards, r, cases[i].ranks, &first, &end);
            ck_assert_int_eq(first, r < cases[i].shards ? next : cases[i].shards);
            least = end - first < least ? end - first : least;
            most  = end - first > most ? end - first : most;
            next  = end;
        }
        ck_assert_int_eq(next, cases[i].shards);
        ck_assert_int_le(most - least, 1);
    }
}
END_TEST

START_TEST(shards_suit_the_machine)
{
    static const struct { int processors, shards; } cases[] = {{1, 2}, {2, 2}, {3, 3}, {4, 4}, {8, 8}, {9, 8}, {64, 8}};
    for (int i = 0; i < COUNT(cases); i++)
        ck_assert_int_eq(asn_shards_for(cases[i].processors), cases[i].shards);
    asn_settings s;
    asn_train_defaults(&s, &geo_grammar);
    ck_assert_int_eq(s.shards, asn_shards_for(asn_processors()));
    static const asn_setting said[] = {{.id = ASN_SET_shards, .value = "5"}};
    asn_grammar              g      = geo_grammar;
    g.settings   = said;
    g.n_settings = 1;
    asn_train_defaults(&s, &g); /* a task's own number counts */
    ck_assert_int_eq(s.shards, 5);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("train");
    TCase *c = only_case(s);
    tcase_add_loop_test(c, subnormal_numbers_are_zero_in_passes_and_not_in_evaluations, 0, 3);
    tcase_add_test(c, ranks_share_shards_in_order);
    tcase_add_test(c, shards_suit_the_machine);
    return run_suite(s);
}
