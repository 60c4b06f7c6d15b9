/* cli_calibrate.c: the command calibrate: fits what a model says of its own answers, without training it again. */
#include "commands/commands.h"
#include "decoding/calibrate.h"
#include "model/ensemble.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MODEL, FOLD, OUT, THREADS, SKIP_BAD };
static const asn_option options[] = {
    [MODEL]    = {"--model", "M", "the model, which learns how far its answers can be trusted"},
    [FOLD]     = {"--fold", "M1 FILE", "a model of a cross-validation, and the examples that it was not trained on; given for every fold, instead of DEV"},
    [OUT]      = {"-o", "OUT", "the model to write; without it, M is replaced"},
    [THREADS]  = {"--threads", "N", "all processors by default; the result does not depend on it"},
    [SKIP_BAD] = {"--skip-bad", NULL, "leave out lines that cannot be read, and name them"},
    {NULL, NULL, NULL},
};

enum { MOST_FOLDS = 64 };
typedef struct part { /* a model, and examples that it has not seen */
    const char *model, *file; /* model NULL: the one that is calibrated */
} part;

typedef struct request {
    const char   *model, *out;
    part          parts[MOST_FOLDS];
    int           n, threads;
    asn_bad_lines bad_lines;
} request;

/* ---- The command line. */

static int add_fold(const asn_call *c, request *r)
{
    if (r->n == MOST_FOLDS)
        return asn_usage_error(c, "there are more than %d folds", MOST_FOLDS);
    r->parts[r->n++] = (part){c->value, NULL};
    return 0;
}

static int add_file(const asn_call *c, request *r)
{
    part *last = r->n ? &r->parts[r->n - 1] : NULL;
    if (last && last->model && !last->file)
        last->file = c->value;
    else if (last)
        return asn_usage_error(c, "calibrate takes one DEV, or --fold M1 FILE for every fold: '%s' is too much", c->value);
    else
        r->parts[r->n++] = (part){NULL, c->value};
    return 0;
}

static int read_options(asn_call *c, request *r)
{
    int bad = 0;
    for (int k; !bad && (k = asn_next_argument(c)) != ASN_NO_MORE;)
        switch (k) {
        case MODEL: bad = asn_read_model(c, &r->model); break;
        case FOLD: bad = add_fold(c, r); break;
        case OUT: r->out = c->value; break;
        case THREADS: bad = asn_read_threads(c, &r->threads); break;
        case SKIP_BAD: r->bad_lines.skip = true; break;
        case ASN_WORD: bad = add_file(c, r); break;
        default: bad = 2;
        }
    if (!bad && (!r->model || !r->n))
        bad = asn_usage_error(c, "calibrate needs --model M and DEV, or --model M and --fold M1 FILE for every fold");
    for (int i = 0; i < r->n && !bad; i++)
        if (!r->parts[i].file)
            bad = asn_usage_error(c, "--fold %s needs a file behind it: the examples that this model was not trained on", r->parts[i].model);
        else if (!r->parts[i].model && r->n > 1)
            bad = asn_usage_error(c, "calibrate takes one DEV, or --fold M1 FILE for every fold, not both");
    return bad;
}

/* ---- What was found. */

static double share(double part_of, double whole)
{
    return whole > 0 ? 100 * part_of / whole : 0;
}

static void print_result(const asn_trust *t, const asn_calibrated *k)
{
    printf("temperature %.3f, bias %.3f, from %.0f answers, %.1f %% of them right\n", t->temperature, t->bias, t->answers, share(t->right, t->answers));
    printf("calibration error %.1f points before, %.1f after\n", 100 * k->before.ece, 100 * k->after.ece);
    for (int i = 0; i < ASN_PRECISIONS; i++)
        if (t->accepted[i] > 0)
            printf("precision %d %%: accepts %.1f %% of the answers (%.0f), those of probability %.3f and more\n", asn_precisions[i], share(t->accepted[i], t->answers),
                   t->accepted[i], t->min_prob[i]);
        else
            printf("precision %d %%: not known, as fewer than %d answers could be accepted\n", asn_precisions[i], 300 / (100 - asn_precisions[i]));
    for (int i = 0; i < ASN_PRECISIONS; i++)
        if (k->honest[i].known)
            printf("  half by half: for %d %%, %.1f %% are accepted, and %.1f %% of these are right\n", asn_precisions[i], share((double)k->honest[i].accepted, t->answers),
                   share((double)k->honest[i].right, (double)k->honest[i].accepted));
    printf("foreign input: AUROC %.1f %% against spoilt and unrelated sentences; above %.3f it is not answered\n", 100 * k->auroc, t->most_foreign);
}

/* ---- The work. */

static bool add_part(const asn_grammar *g, const request *r, const part *p, const asn_model_file *f, asn_calibrator *c, asn_pool *pool, asn_error *err)
{
    asn_member      self  = {f->model, f->weights}, member = self;
    asn_model_file *other = p->model ? asn_model_file_open(g, p->model, err) : NULL;
    asn_data       *d     = asn_data_new();
    bool            ok    = p->model && !other ? false : d ? asn_data_read(d, g, p->file, &r->bad_lines, err) : asn_out_of_memory(err);
    if (other)
        member = (asn_member){other->model, other->weights};
    ok = ok && asn_calibrator_add(c, &member, d, pool, err) && asn_calibrator_meet(c, &self, d, err);
    asn_data_free(d);
    asn_model_file_close(other);
    return ok;
}

static bool calibrate(const asn_grammar *g, const request *r, asn_model_file *f, asn_calibrator *c, asn_pool *pool, asn_error *err)
{
    asn_calibrated found;
    asn_trust      t;
    for (int i = 0; i < r->n; i++)
        if (!add_part(g, r, &r->parts[i], f, c, pool, err))
            return false;
    if (!asn_calibrator_fit(c, f->model, &t, err) || !asn_calibrator_report(c, &found, err))
        return false;
    f->model->trust = t;
    if (!asn_model_file_write(f->model, &f->weights, asn_model_file_bits(f), r->out ? r->out : r->model, err))
        return false;
    print_result(&t, &found);
    return true;
}

static int run(asn_call *c)
{
    request   r = {.threads = asn_processors(), .bad_lines = {.say = asn_say_bad_line, .context = (void *)(uintptr_t)c->g}};
    asn_error err;
    int       bad = read_options(c, &r);
    if (bad)
        return bad;
    asn_model_file *f    = asn_model_file_open(c->g, r.model, &err);
    asn_calibrator *k    = f ? asn_calibrator_new() : NULL;
    asn_pool       *pool = k ? asn_pool_new(r.threads) : NULL;
    bool            ok   = pool ? calibrate(c->g, &r, f, k, pool, &err) : f ? asn_out_of_memory(&err) : false;
    asn_pool_free(pool);
    asn_calibrator_free(k);
    asn_model_file_close(f);
    return ok ? asn_close_output(c->g, 0) : asn_say_error(c->g, &err);
}

const asn_command asn_command_calibrate = {
    "calibrate",
    "--model M DEV, or --model M --fold M1 FILE1 --fold M2 FILE2 ...",
    "Fits the probabilities of a model to what is right, without training it again.",
    options,
    false,
    "DEV holds examples that the model was not trained on. Where there is no such file, a cross-validation takes its place: each fold's model answers the\n"
    "examples that it was not trained on, and M learns from all of these answers. `train --dev` does the same as `calibrate --model M DEV` at its end.\n\n"
    "What is stored: how to temper log-probabilities, which probability gives a precision of 90, 95 and 99 %, and how to tell foreign input.\n"
    "A precision is known if enough answers can be accepted: 30 for 90 %, 60 for 95 %, 300 for 99 %. Weights do not change, nor does any tree.\n\n"
    "The figures after fitting, and those called half by half, are measured on one half of the answers after fitting on the other, both ways.",
    run,
};
