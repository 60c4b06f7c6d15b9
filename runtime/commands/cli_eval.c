/* cli_eval.c: the command eval. */
#include "commands/commands.h"
#include "commands/reliability.h"
#include "decoding/answer.h"
#include "decoding/calibrate.h"
#include "decoding/evaluate.h"
#include "decoding/evaluate_kbest.h"
#include "decoding/trust.h"
#include "decoding/wrong.h"
#include "examples/index.h"
#include "examples/inputs.h"
#include "ground/replace.h"
#include "model/ensemble.h"
#include "pages/errors.h"
#include "text/difference.h"
#include "text/print.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MODEL, ERRORS, PREDICTIONS, KBEST, EXPANSIONS, SECONDS, CALIBRATION, CALIBRATION_SVG, THREADS, UNCONSTRAINED, ENTITIES, JSON, REPORT, SKIP_BAD };
static const asn_option options[] = {
    [MODEL]       = {"--model", "M", ASN_MODEL_HELP},
    [ERRORS]      = {"--errors", "N", "so many wrong answers are shown beside what is right; 3 by default, 0: none"},
    [PREDICTIONS] = {"--predictions", "OUT", "also write each answer beside what is right, as JSON lines"},
    [KBEST]       = {"--kbest", "K", "also search the K most probable trees, and say how often the right one is the first or among them"},
    [EXPANSIONS]  = {"--expansions", "N", "with --kbest: the most that is computed for a sentence, in decisions; 20000 by default"},
    [SECONDS]     = {"--seconds", "S", "with --kbest: the longest that a sentence is searched; without limit by default"},
    [CALIBRATION] = {"--calibration", NULL, "also compare confidences, the probabilities of the answers, with how often they are right"},
    [CALIBRATION_SVG] = {"--calibration-svg", "FILE", "the same, and draw it as a reliability diagram"},
    [THREADS]     = {"--threads", "N", "all processors by default"},
    [UNCONSTRAINED] = {"--unconstrained", NULL, "answers need not keep to the task's constraints"},
    [ENTITIES]    = {"--entities", "FILE", ASN_ENTITIES_HELP},
    [JSON]        = {"--json", NULL, "print the figures as JSON"},
    [REPORT]      = {"--report", "PAGE", "also write an HTML page: errors by kind, confusions between constructors, each wrong answer beside what is right"},
    [SKIP_BAD]    = {"--skip-bad", NULL, "leave out lines that cannot be read, and name them"},
    {NULL, NULL, NULL},
};

enum { SHOWN_ERRORS = 3 };
typedef struct request {
    asn_models    models;
    const char   *file, *predictions, *diagram, *report;
    int           threads, kbest, expansions, errors; /* errors: negative: nobody said how many */
    double        seconds;
    bool          json, unconstrained, calibration;
    asn_bad_lines bad_lines;
    asn_added     added;
} request;

/* ---- Predictions. */

/* Names are put back, as predict does. Whether an answer is right is decided on the trees as the model made them. */
static bool put_prediction(asn_buffer *b, const asn_grammar *g, const asn_example *e, const char *predicted, asn_arena *a)
{
    asn_error       why;
    const asn_tree *t     = predicted ? asn_tree_read(a, g, g->root, "predicted", predicted, strlen(predicted), NULL, &why) : NULL;
    const asn_tree *named = t ? asn_entities_restore(a, g, &e->mentions, t) : NULL, *gold = asn_entities_restore(a, g, &e->mentions, e->tree);
    const char     *tree = named ? asn_tree_write(a, g, named) : "", *text = named ? asn_tree_print(a, g, named) : "";
    const char     *want = gold ? asn_tree_write(a, g, gold) : NULL;
    const char     *end  = t && asn_metrics_same(g, t, e->tree, a) ? ", \"right\": true}\n" : ", \"right\": false}\n";
    if (!tree || !text || !want || !t || !named || asn_arena_full(a)) /* predicted is always a tree */
        return false;
    asn_answer_string(b, "{\"id\": ", e->id ? e->id : "");
    asn_answer_string(b, ", \"tree\": ", tree);
    asn_answer_string(b, ", \"text\": ", text);
    asn_answer_string(b, ", \"gold\": ", want);
    asn_buffer_put(b, end, strlen(end));
    return !b->failed;
}

static bool write_predictions(const asn_grammar *g, const asn_data *d, const char *const *predicted, const char *path, asn_error *err)
{
    asn_replacement f;
    if (!asn_replace_open(&f, path, err))
        return false;
    asn_arena *a  = asn_arena_new(0);
    asn_buffer b  = {0};
    bool       ok = a ? true : asn_out_of_memory(err);
    for (size_t i = 0; ok && i < d->n; i++) {
        ok = put_prediction(&b, g, &d->all[i], predicted[i], a) ? true : asn_out_of_memory(err);
        if (ok && b.length)
            fwrite(b.text, 1, b.length, f.file); /* commit sees whether it failed */
        b.length = 0;
        asn_arena_reset(a);
    }
    asn_buffer_free(&b);
    asn_arena_free(a);
    if (ok)
        return asn_replace_commit(&f, 1, err);
    asn_replace_discard(&f, 1);
    return false;
}

/* ---- Figures. */

static double share(double part, double whole)
{
    return whole > 0 ? 100 * part / whole : 0;
}

typedef struct beside { /* what was asked for beside the scores; NULL: not */
    const asn_kbest_scores *search;
    const asn_calibration  *calibration;
    bool                    tempered;
} beside;

static void print_scores_json(const asn_grammar *g, const asn_scores *s, const beside *more, const request *r, size_t skipped)
{
    double                  n      = (double)s->count;
    const asn_kbest_scores *search = more->search;
    printf("{\"em\": %.4f, \"em_l2l\": %.4f, \"bleu\": %.4f, \"precision\": %.4f, \"recall\": %.4f, \"f1\": %.4f, \"f1_macro\": %.4f, "
           "\"count\": %zu, \"skipped\": %zu, \"ms\": %.4f, \"errors\": {",
           share((double)s->exact, n), share((double)s->exact_l2l, n), 100 * s->bleu, share((double)s->common, (double)s->n_predicted),
           share((double)s->common, (double)s->n_gold), share(2 * (double)s->common, (double)(s->n_gold + s->n_predicted)), 100 * s->f1_macro, s->count, skipped,
           1e3 * s->seconds / n);
    for (int k = 1; k < ASN_ERROR_KINDS; k++)
        printf("%s\"%s\": %zu", k > 1 ? ", " : "", asn_metrics_error_name((asn_error_kind)k), s->errors[k]);
    printf("}, \"constructors\": {");
    for (int c = 1, first = 1; c <= g->n_ctors; c++)
        if (s->error_ctors[c]) {
            printf("%s\"%s\": %zu", first ? "" : ", ", g->ctors[c].name, s->error_ctors[c]);
            first = 0;
        }
    printf("}");
    if (search)
        printf(", \"kbest\": {\"k\": %d, \"em\": %.4f, \"among\": %.4f, \"exact\": %.4f, \"greedy_missed\": %.4f, \"expansions\": %.1f, \"ms_median\": %.4f, "
               "\"greedy_ms_median\": %.4f, \"times_greedy_median\": %.3f}",
               r->kbest, share((double)search->right, n), share((double)search->among, n), share((double)search->exact, n), share((double)search->missed, n),
               search->expansions, search->ms, search->greedy_ms, search->ratio);
    if (more->calibration) {
        printf(", \"calibration\": ");
        asn_reliability_json(more->calibration, more->tempered);
    }
    printf("}\n");
}

static void print_scores(const asn_grammar *g, const asn_scores *s, const beside *more, const request *r, size_t skipped)
{
    double                  n      = (double)s->count;
    const asn_kbest_scores *search = more->search;
    printf("exact match %.1f %% (%zu of %zu), %.3f ms a sentence%s\n", share((double)s->exact, n), s->exact, s->count, 1e3 * s->seconds / n,
           skipped ? ", without bad lines" : "");
    printf("  as lang2logic counts %.1f %%, BLEU %.1f, nodes: precision %.1f %%, recall %.1f %%, F1 %.1f %% (mean of trees %.1f %%)\n",
           share((double)s->exact_l2l, n), 100 * s->bleu, share((double)s->common, (double)s->n_predicted), share((double)s->common, (double)s->n_gold),
           share(2 * (double)s->common, (double)(s->n_gold + s->n_predicted)), 100 * s->f1_macro);
    for (int k = 1; k < ASN_ERROR_KINDS; k++)
        if (s->errors[k])
            printf("  first error: %-18s %zu\n", asn_metrics_error_name((asn_error_kind)k), s->errors[k]);
    for (int c = 1; c <= g->n_ctors; c++)
        if (s->error_ctors[c])
            printf("  first error in %-20s %zu\n", g->ctors[c].name, s->error_ctors[c]);
    if (more->calibration)
        asn_reliability_print(more->calibration, more->tempered);
    if (!search)
        return;
    printf("search: exact match %.1f %% (%zu of %zu), right tree among %d best %.1f %% (%zu), proved %.1f %% (%zu)\n", share((double)search->right, n),
           search->right, search->count, r->kbest, share((double)search->among, n), search->among, share((double)search->exact, n), search->exact);
    printf("  greedy missed the best tree %.1f %% (%zu), %.1f expansions a sentence, median %.3f ms, greedy %.3f ms, median ratio %.2f\n",
           share((double)search->missed, n), search->missed, search->expansions, search->ms, search->greedy_ms, search->ratio);
}

/* ---- The first wrong answers. */

typedef struct shown { /* what is right, or the answer */
    const char *text, *differs; /* differs: what stands where it first differs */
    asn_pieces  pieces;
} shown;

static bool show_tree(const asn_grammar *g, const asn_example *e, const asn_tree *t, const asn_tree *part, asn_arena *a, shown *to)
{
    const asn_tree *named = asn_entities_restore(a, g, &e->mentions, t), *at = part ? asn_entities_restore(a, g, &e->mentions, part) : NULL;
    to->text    = named ? asn_tree_print(a, g, named) : NULL;
    to->differs = !part ? "nothing" : at ? asn_tree_write(a, g, at) : NULL;
    return to->text && to->differs;
}

/* On one line, whatever it holds. */
static void put_plain(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '\n')
            fputs("\\n", stdout);
        else
            putchar(c < ' ' || c == 127 ? '?' : c);
    }
}

static void put_shown(const char *name, const shown *x, bool colours)
{
    printf("    %-7s ", name);
    for (size_t i = 0; i < x->pieces.n; i++) {
        const asn_piece *p = &x->pieces.all[i];
        fputs(colours && p->differs ? "\033[7m" : "", stdout);
        put_plain(p->text, p->length);
        fputs(colours && p->differs ? "\033[0m" : "", stdout);
    }
    putchar('\n');
}

/* Of a wrong constructor its name says enough; nothing is longer than a line. */
static void put_differs(const asn_first_error *at, const char *text)
{
    enum { LONGEST = 100 };
    size_t n = at->kind == ASN_WRONG_CTOR ? strcspn(text, "(") : strlen(text), most = n < LONGEST ? n : LONGEST;
    while (most < n && most > 0 && ((unsigned char)text[most] & 0xC0) == 0x80)
        most--;
    put_plain(text, most);
    fputs(most < n ? " ..." : "", stdout);
}

static bool print_error(const asn_model *m, const asn_example *e, const asn_tree *t, bool colours, asn_arena *a)
{
    const asn_grammar *g     = m->g;
    asn_first_error    at    = asn_wrong_at(m, e, t, a);
    const char        *input = asn_input_typed(a, g, e);
    shown              right, answer;
    if (!input || !show_tree(g, e, e->tree, at.gold, a, &right) || !show_tree(g, e, t, at.predicted, a, &answer) ||
        !asn_difference(a, right.text, answer.text, &right.pieces, &answer.pieces))
        return false;
    printf("  example %lld%s", (long long)e->number + 1, e->id ? " (" : "");
    put_plain(e->id ? e->id : "", e->id ? strlen(e->id) : 0);
    fputs(e->id ? "): " : ": ", stdout);
    put_plain(input, strlen(input));
    putchar('\n');
    put_shown("right", &right, colours);
    put_shown("answer", &answer, colours);
    printf("    %s in %s: ", asn_metrics_error_name(at.kind), at.field < 0 ? g->types[g->root].name : g->modules[m->field_module[at.field]]->name);
    put_differs(&at, answer.differs);
    fputs(" instead of ", stdout);
    put_differs(&at, right.differs);
    putchar('\n');
    return true;
}

static bool print_errors(const asn_model *m, const asn_data *d, const char *const *predicted, int most, asn_error *err)
{
    bool       colours = isatty(STDOUT_FILENO) && !getenv("NO_COLOR"), ok = true;
    asn_arena *a       = asn_arena_new(0);
    int        n       = 0;
    for (size_t i = 0; a && ok && n < most && i < d->n; i++) {
        const asn_tree *t = predicted[i] ? asn_tree_read(a, m->g, m->g->root, "predicted", predicted[i], strlen(predicted[i]), NULL, NULL) : NULL;
        if (!t || asn_metrics_same(m->g, t, d->all[i].tree, a))
            ok = t != NULL;
        else {
            fputs(n++ ? "" : "wrong answers:\n", stdout);
            ok = print_error(m, &d->all[i], t, colours, a);
        }
        ok = ok && !asn_arena_full(a);
        asn_arena_reset(a);
    }
    ok = ok && a;
    asn_arena_free(a);
    return ok ? true : asn_out_of_memory(err);
}

/* ---- The command. */

static bool calibrated(const asn_ensemble *m, const asn_data *d, const asn_budget *budget, asn_pool *pool, asn_calibration *to, asn_error *err)
{
    asn_confidence *all = calloc(d->n + 1, sizeof *all);
    bool            ok  = all ? asn_confidences(m->members, m->n, d, budget, pool, all, err) : asn_out_of_memory(err);
    if (ok)
        asn_calibration_measure(all, d->n, to);
    free(all);
    return ok;
}

static bool evaluate(const asn_grammar *g, const request *r, const asn_ensemble *m, asn_data *d, asn_pool *pool, asn_error *err)
{
    asn_scores       s      = {0};
    asn_budget       budget = asn_budget_of(m->members[0].model);
    asn_kbest_scores search = {0};
    asn_limits       limits = {.expansions = r->expansions, .seconds = r->seconds};
    const char **predicted = NULL;
    bool         ok        = asn_data_read(d, g, r->file, &r->bad_lines, err);
    for (size_t i = 0; ok && i < d->n; i++)
        ok = asn_index_example(d->arena, m->members[0].model, &d->all[i], false) ? true : asn_out_of_memory(err);
    if (ok && (r->predictions || r->report || r->errors > 0))
        ok = (predicted = calloc(d->n, sizeof *predicted)) ? true : asn_out_of_memory(err);
    budget.unconstrained = r->unconstrained;
    ok = ok && asn_evaluate(m->members, m->n, d, &budget, pool, &s, predicted, d->arena, err);
    ok = ok && (!r->kbest || asn_evaluate_kbest(m->members, m->n, d, &budget, pool, r->kbest, &limits, &search, err));
    ok = ok && (!r->predictions || write_predictions(g, d, predicted, r->predictions, err));
    asn_calibration calibration = {0};
    asn_trust       trust       = asn_trust_of(m->members, m->n);
    beside          more        = {r->kbest ? &search : NULL, r->calibration ? &calibration : NULL, asn_trust_tempers(&trust)};
    ok = ok && (!r->calibration || calibrated(m, d, &budget, pool, &calibration, err));
    ok = ok && (!r->diagram || asn_reliability_svg(&calibration, more.tempered, r->diagram, err));
    ok = ok && (!r->report || asn_errors_write(r->report, &(asn_errors){g, m, r->file, d, &s, predicted}, pool, err));
    if (ok)
        (r->json ? print_scores_json : print_scores)(g, &s, &more, r, d->skipped);
    ok = ok && (r->errors <= 0 || print_errors(m->members[0].model, d, predicted, r->errors, err));
    free(predicted);
    return ok;
}

static int read_errors(const asn_call *c, int *errors)
{
    if (strcmp(c->value, "0") != 0)
        return asn_read_whole(c, "--errors", 1000000, errors);
    *errors = 0;
    return 0;
}

static int read_options(asn_call *c, request *r)
{
    int bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case MODEL: bad = asn_add_model(c, &r->models); break;
        case ERRORS: bad = read_errors(c, &r->errors); break;
        case PREDICTIONS: r->predictions = c->value; break;
        case KBEST: bad = asn_read_whole(c, "--kbest", ASN_MAX_KBEST, &r->kbest); break;
        case EXPANSIONS: bad = asn_read_whole(c, "--expansions", ASN_MAX_EXPANSIONS, &r->expansions); break;
        case SECONDS: bad = asn_read_seconds(c, &r->seconds); break;
        case CALIBRATION: r->calibration = true; break;
        case CALIBRATION_SVG:
            r->diagram     = c->value;
            r->calibration = true;
            break;
        case THREADS: bad = asn_read_threads(c, &r->threads); break;
        case UNCONSTRAINED: r->unconstrained = true; break;
        case ENTITIES: bad = asn_add_entities(c, &r->added); break;
        case JSON: r->json = true; break;
        case REPORT: r->report = c->value; break;
        case SKIP_BAD: r->bad_lines.skip = true; break;
        case ASN_WORD:
            bad     = r->file ? asn_usage_error(c, "one file at a time, not '%s' too", c->value) : 0;
            r->file = c->value;
            break;
        default: bad = 2;
        }
    if (!bad && (!r->models.n || !r->file))
        bad = asn_usage_error(c, "eval needs --model M and a FILE");
    if (!bad && !r->kbest && (r->expansions || r->seconds > 0))
        bad = asn_usage_error(c, "--expansions and --seconds limit a search: they need --kbest K");
    if (!bad && r->json && r->errors > 0)
        bad = asn_usage_error(c, "--errors shows wrong answers as text: with --json, --predictions OUT writes them");
    r->expansions = r->expansions ? r->expansions : ASN_EXPANSIONS;
    r->errors     = r->json ? 0 : r->errors < 0 ? SHOWN_ERRORS : r->errors;
    return bad;
}

static int run(asn_call *c)
{
    request   r = {.threads = asn_processors(), .errors = -1, .bad_lines = {.say = asn_say_bad_line, .context = (void *)(uintptr_t)c->g}};
    asn_error err;
    int       bad = read_options(c, &r);
    if (bad)
        return bad;
    const asn_grammar *g = asn_added_open(&r.added, c->g, &err);
    asn_ensemble *m  = g ? asn_ensemble_open(g, r.models.paths, r.models.n, &err) : NULL;
    asn_data     *d  = m ? asn_data_new() : NULL;
    asn_pool     *p  = d ? asn_pool_new(r.threads) : NULL;
    bool          ok = p ? evaluate(g, &r, m, d, p, &err) : m ? asn_out_of_memory(&err) : false;
    asn_pool_free(p);
    asn_data_free(d);
    asn_ensemble_close(m);
    asn_added_free(&r.added);
    return ok ? asn_close_output(c->g, 0) : asn_say_error(c->g, &err);
}

const asn_command asn_command_eval = {
    "eval", "--model M [--model M2 ...] FILE [options]", "Measures how well a model answers the examples of a file.", options, false, NULL, run,
};
