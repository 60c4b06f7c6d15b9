/* train.c: the loop: passes, minibatches, steps of Adam, evaluations, checkpoints. */
#include "training/train.h"

#include "arithmetic/tensor.h"
#include "decoding/calibrate.h"
#include "decoding/evaluate.h"
#include "ground/clock.h"
#include "ground/cpu_clock.h"
#include "ground/memory.h"
#include "ground/replace.h"
#include "ground/rng.h"
#include "ground/sha256.h"
#include "model/grow.h"
#include "model/model_file.h"
#include "model/start.h"
#include "training/claim.h"
#include "training/combine.h"
#include "training/ranks.h"
#include "training/report.h"
#include "training/shards.h"
#include "training/stop.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct trainer {
    const asn_train_options *o;
    asn_model               *m;
    const asn_settings      *settings;
    asn_source               source;
    asn_teachers             teachers;
    asn_grown                grown;          /* since the model that the run goes on from */
    asn_real                *weights, *best; /* blocks: being trained; of the best evaluation */
    asn_adam                 adam;
    asn_pool                *pool;           /* no more threads than there are shards */
    asn_pool                *judges;         /* for evaluation; the same one, or more threads */
    asn_shards               shards;
    asn_combine              combine;        /* with other ranks */
    uint32_t                *order;          /* of examples in this pass */
    asn_progress             at;
    asn_report               report;
    asn_checkpoint           checkpoint;
    char                    *checkpoint_path;
    int                      claim;          /* the lock that keeps other runs off; -1: none */
    double                   saved, saving;  /* when the last checkpoint was written; how long that took */
    asn_profile              spent;
    const char              *products;       /* who multiplies matrices */
    double                   began;          /* when the run did, after passes begun_at */
    int                      begun_at;
} trainer;

/* ---- Checkpoints. */

static bool save_checkpoint(trainer *t, asn_error *err)
{
    double begin = asn_clock();
    bool   ok    = asn_checkpoint_write(&t->checkpoint, err);
    t->saved     = asn_clock();
    t->saving    = t->saved - begin;
    return ok;
}

/* Rank 0 writes them. Writing takes at most a fiftieth of the time. But at least once a minute there is one. */
static bool is_due(const trainer *t)
{
    if (asn_rank() > 0)
        return false;
    double every = t->o->checkpoint >= 0 ? t->o->checkpoint : 3 + 50 * t->saving < 60 ? 3 + 50 * t->saving : 60;
    return asn_clock() - t->saved >= every;
}

static bool is_stopped(const trainer *t)
{
    return asn_rank() == 0 && t->o->stopped && asn_stop_wanted();
}

/* Ends a run so that it can go on. */
static bool stop(trainer *t, asn_error *err)
{
    if (!save_checkpoint(t, err))
        return false;
    *t->o->stopped = asn_stop_wanted();
    return asn_fail_as(ASN_BAD_SYSTEM, err, "stopped by %s in pass %d of %d. %s holds what was learnt so far: the same command with --resume goes on",
                       asn_stop_name(*t->o->stopped), t->at.epoch + 1, t->settings->epochs, t->checkpoint_path);
}

/* ---- A pass over the data. */

static double rate_of(const trainer *t)
{
    int after = t->at.epoch - t->settings->decay_after;
    return t->settings->rate * (t->o->gentle > 0 ? t->o->gentle : 1) * (after > 0 ? asn_power(t->settings->decay, after) : 1);
}

/* The first steps of Adam are as long as its rate, however small gradients are. Weights that are good already would be shaken by them, so the rate rises
 * from zero in the first pass of a run that goes on from a model. */
static double warm_rate(const trainer *t)
{
    bool rises = t->o->from && t->at.epoch == 0;
    return rate_of(t) * (rises ? (double)(t->at.done + t->settings->batch) / (double)(t->source.in_pass + (size_t)t->settings->batch) : 1);
}

/* Tensors that a minibatch uses (NULL: all) are brought up to date. */
static bool catch_up(trainer *t, const unsigned char *used, asn_error *err)
{
    double begin = asn_clock();
    bool   ok    = asn_adam_catch_up(&t->adam, t->m, t->pool, used);
    t->spent.adam += asn_clock() - begin;
    return ok ? true : asn_out_of_memory(err);
}

static bool step(trainer *t, asn_error *err)
{
    double        begin = asn_clock();
    asn_gradients g     = {t->shards.gradients, t->shards.touched, t->shards.n};
    if (asn_ranks() > 1)
        g = (asn_gradients){&t->combine.sum, &t->combine.touched, 1};
    bool          ok    = asn_adam_step(&t->adam, t->m, t->pool, &g, warm_rate(t));
    t->spent.adam += asn_clock() - begin;
    return ok ? true : asn_out_of_memory(err);
}

static bool diverged(const trainer *t, const char *what, asn_error *err)
{
    int64_t size = t->settings->batch, n = (int64_t)t->source.in_pass;
    return asn_fail(err, "%s no longer finite in pass %d, minibatch %lld of %lld: try a lower --rate%s. %s keeps the last good state", what, t->at.epoch + 1,
                    (long long)(t->at.done / size + 1), (long long)((n + size - 1) / size), t->settings->clip > 0 ? " or a lower --clip" : ", or --clip 5",
                    t->checkpoint_path);
}

/* The gradients and losses of all ranks. Tensors that other ranks' examples touched are brought up to date, too. */
static bool combine(trainer *t, asn_error *err)
{
    if (t->combine.measure)
        t->spent.touched += (int64_t)(asn_combine_count(&t->combine) * sizeof(asn_real));
    if (asn_ranks() > 1) {
        if (!asn_ranks_agree(true, err))
            return false;
        asn_combine_run(&t->combine);
        if (!catch_up(t, t->combine.touched, err))
            return false;
    }
    for (int k = 0; k < t->shards.n; k++)
        t->at.loss += t->shards.losses[k];
    return true;
}

static bool run_minibatch(trainer *t, asn_error *err)
{
    size_t left = t->source.in_pass - (size_t)t->at.done, size = left < (size_t)t->settings->batch ? left : (size_t)t->settings->batch;
    if (!asn_shards_cut(&t->shards, t->order + t->at.done, size, err) || !catch_up(t, t->shards.uses.tensor, err) ||
        !asn_shards_run(&t->shards, asn_key(t->settings->seed, (uint64_t)t->at.epoch), (uint64_t)t->at.done, err) || !combine(t, err))
        return false;
    if (!isfinite(t->at.loss))
        return diverged(t, "the loss is", err);
    if (!step(t, err))
        return false;
    if (!t->adam.finite)
        return diverged(t, "gradients or weights are", err);
    t->at.done += (int64_t)size;
    t->spent.examples += (int64_t)size;
    t->spent.steps++;
    return true;
}

static bool run_minibatches(trainer *t, asn_error *err)
{
    double  begin = asn_clock();
    int64_t from  = t->at.done;
    while ((size_t)t->at.done < t->source.in_pass) {
        bool stopped = false;
        if (!run_minibatch(t, err) || (((stopped = is_stopped(t)) || is_due(t)) && (!catch_up(t, NULL, err) || !(stopped ? stop : save_checkpoint)(t, err))))
            return false;
        asn_report_progress(&t->report, &t->at, t->source.in_pass, (double)(t->at.done - from) / (asn_clock() - begin));
    }
    return catch_up(t, NULL, err) && (!t->source.stream || asn_stream_unchanged(t->source.stream, err));
}

/* A run that was resumed may begin inside its first pass. Subnormal numbers count as zero in a pass, but not in an evaluation: a prediction
 * from the saved model must give the same bits. */
static bool run_pass(trainer *t, double *speed, asn_error *err)
{
    double  begin = asn_clock(), cpu = asn_clock_process();
    int64_t from  = t->at.done;
    if (!asn_source_begin(&t->source, t->m, t->at.epoch, err))
        return false;
    asn_source_order(&t->source, t->settings->seed, t->at.epoch, t->order);
    asn_pool_flush(t->pool, true);
    bool ok = run_minibatches(t, err);
    asn_pool_flush(t->pool, false);
    if (!ok)
        return false;
    double seconds = asn_clock() - begin;
    *speed         = seconds > 0 ? (double)(t->at.done - from) / seconds : 0; /* a clock may stand still; the log is JSON, which has no infinity */
    t->spent.passes += seconds;
    t->spent.cpu += asn_clock_process() - cpu;
    return true;
}

/* ---- After a pass. */

/* The weights that would be saved now. */
static const asn_real *to_save(const trainer *t)
{
    return t->adam.average ? t->adam.average : t->weights;
}

static bool evaluate(trainer *t, double *metric, asn_error *err)
{
    asn_scores  s = {0};
    asn_weights w;
    int         by = t->settings->metric;
    if (!asn_weights_view(&w, t->m, to_save(t)))
        return asn_out_of_memory(err);
    asn_arena *full = by == ASN_METRIC_EM ? NULL : asn_arena_new(0); /* exact match is cheaper alone */
    bool       ok   = asn_evaluate(&(asn_member){t->m, w}, 1, asn_source_judged(&t->source), NULL, t->judges, &s, NULL, full, err);
    asn_arena_free(full);
    asn_weights_reset(&w);
    double nodes = (double)(s.n_gold + s.n_predicted);
    *metric = !ok || !s.count ? 0 : by == ASN_METRIC_BLEU ? 100 * s.bleu
              : by == ASN_METRIC_F1 ? (nodes > 0 ? 200 * (double)s.common / nodes : 0) : 100 * (double)s.exact / (double)s.count;
    return ok;
}

static bool judge(trainer *t, double loss, double speed, asn_error *err)
{
    double metric = 0;
    if (!evaluate(t, &metric, err))
        return false;
    t->at.since_best++;
    if (metric >= t->at.best_metric) { /* on a tie the later pass wins: it has seen more */
        t->at.since_best  = metric > t->at.best_metric ? 0 : t->at.since_best;
        t->at.best_metric = metric;
        t->at.best_epoch  = t->at.epoch;
        memcpy(t->best, to_save(t), t->m->n_weights * sizeof *t->best);
    }
    asn_passed p = {loss, metric, rate_of(t), speed, t->source.extra.n > 0 ? &t->source.extra : NULL};
    return asn_report_write(&t->report, &t->at, &p, err);
}

/* Tells the onlooker. */
static bool tell(trainer *t, asn_error *err)
{
    asn_member member = {.model = t->m};
    int        done   = t->at.epoch - t->begun_at, left = t->at.finished ? 0 : t->settings->epochs - t->at.epoch;
    if (!asn_weights_view(&member.weights, t->m, to_save(t)))
        return asn_out_of_memory(err);
    asn_evaluated now = {t->report.path, t->at.epoch, t->settings->epochs, t->at.best_epoch, t->at.finished, (asn_clock() - t->began) * left / (done > 0 ? done : 1),
                         &member, asn_source_judged(&t->source), t->judges};
    t->o->evaluated(t->o->context, &now);
    asn_weights_reset(&member.weights);
    return true;
}

static bool finish_pass(trainer *t, double speed, asn_error *err)
{
    double loss = t->at.loss / (double)t->source.in_pass;
    t->at.epoch++;
    t->at.done = 0;
    t->at.loss = 0;
    bool last  = t->at.epoch == t->settings->epochs;
    bool judged = t->at.epoch % t->settings->every == 0 || last;
    if (judged && asn_rank() == 0 && !judge(t, loss, speed, err))
        return false;
    if (!asn_ranks_agree(true, err))
        return false;
    asn_ranks_share(&t->at, sizeof t->at);
    t->at.finished = last || (t->settings->patience > 0 && t->at.since_best >= t->settings->patience);
    if (judged && t->o->evaluated && !tell(t, err))
        return false;
    return t->at.finished || !is_due(t) ? true : save_checkpoint(t, err);
}

/* ---- A run. */

/* How far answers can be trusted, by dev. Its words may be forgotten by now, so it is read again. */
static bool calibrate(trainer *t, const asn_weights *w, asn_error *err)
{
    asn_bad_lines quiet = {.skip = t->o->bad_lines.skip};
    asn_trust     trust;
    if (!t->source.dev)
        return true;
    if (t->source.dev->n < ASN_CALIBRATE_LEAST) {
        asn_report_say(t->o, "probabilities are not calibrated: dev has %zu examples, and at least %d are needed", t->source.dev->n, ASN_CALIBRATE_LEAST);
        return true;
    }
    asn_data *dev = asn_data_new();
    bool      ok  = dev ? asn_data_read(dev, t->m->g, t->o->dev, &quiet, err) && asn_calibrate(&(asn_member){t->m, *w}, dev, t->judges, &trust, err) : asn_out_of_memory(err);
    asn_data_free(dev);
    if (ok) {
        t->m->trust = trust;
        asn_report_say(t->o, "probabilities are calibrated by %.0f answers: temperature %.2f, bias %.2f", trust.answers, trust.temperature, trust.bias);
    }
    return ok;
}

static bool save_model(trainer *t, asn_error *err)
{
    asn_weights w;
    if (!asn_weights_view(&w, t->m, t->best))
        return asn_out_of_memory(err);
    bool ok = calibrate(t, &w, err) && asn_model_file_write(t->m, &w, 32, t->o->model, err);
    asn_weights_reset(&w);
    return ok;
}

/* Which rank sent most, and how much. */
static bool gather_profile(trainer *t, asn_error *err)
{
    uint64_t mine = asn_ranks_bytes(), *all = calloc((size_t)asn_ranks(), sizeof *all);
    if (!all)
        return asn_out_of_memory(err);
    if (!asn_ranks_agree(true, err)) {
        free(all);
        return false;
    }
    asn_ranks_gather(&mine, all, sizeof mine);
    for (int i = 0; i < asn_ranks(); i++)
        t->spent.sent = all[i] > t->spent.sent ? all[i] : t->spent.sent;
    free(all);
    return true;
}

static bool save_profile(trainer *t, asn_error *err)
{
    t->spent.ranks    = asn_ranks();
    t->spent.exchange = t->combine.seconds;
    t->spent.adding   = t->combine.work;
    t->spent.record  = asn_shards_recording(&t->shards);
    t->spent.read    = t->source.seconds + asn_shards_reading(&t->shards);
    t->spent.threads = asn_pool_threads(t->pool);
    return asn_report_profile(t->o->profile, &t->spent, err);
}

/* All ranks begin with what rank 0 has. */
static bool share_state(trainer *t, asn_error *err)
{
    asn_adam   *a        = &t->adam;
    asn_real   *blocks[] = {a->w, a->m, a->v, a->average};
    if (!asn_ranks_agree(true, err))
        return false;
    asn_ranks_share(&t->at, sizeof t->at);
    asn_ranks_share(&a->step, sizeof a->step);
    asn_ranks_share(a->ever, (size_t)t->m->n_tensors);
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        if (blocks[i])
            asn_ranks_share(blocks[i], t->m->n_weights * sizeof *blocks[i]);
    a->first = a->step;
    for (int i = 0; i < t->m->n_tensors; i++)
        a->last[i] = a->step;
    return true;
}

/* Where the run begins: at the start, or where a checkpoint says. */
static bool begin(trainer *t, asn_error *err)
{
    t->at.best_metric = -1;
    if (asn_rank() > 0)
        return true;
    if (t->o->resume && access(t->checkpoint_path, F_OK) != 0)
        asn_report_say(t->o, "there is no checkpoint %s to resume: beginning with the first pass", t->checkpoint_path);
    else if (t->o->resume) {
        if (!asn_checkpoint_read(&t->checkpoint, err))
            return false;
        if (t->at.done > (int64_t)t->source.in_pass || (t->at.done % t->settings->batch != 0 && t->at.done != (int64_t)t->source.in_pass))
            return asn_fail(err, "%s: 'done' is %lld, which cannot be; train with --force to begin anew", t->checkpoint_path, (long long)t->at.done);
        if (t->at.finished)
            asn_report_say(t->o, "%s: all passes are done", t->checkpoint_path);
        else
            asn_report_say(t->o, "resuming in pass %d of %d, after %lld of %zu examples", t->at.epoch + 1, t->settings->epochs, (long long)t->at.done,
                        t->source.in_pass);
    }
    return save_checkpoint(t, err) && asn_report_trim(&t->report, t->at.epoch, err); /* a folder that cannot be written shows now, not after the first pass */
}

static void say_start(const trainer *t)
{
    int  here = asn_pool_threads(t->pool), asked = t->o->threads, ranks = asn_ranks();
    char each[40] = "";
    if (ranks > 1)
        snprintf(each, sizeof each, "%d ranks with ", ranks);
    asn_report_say(t->o, "%s: %zu examples, %zu weights, %s%d thread%s, %s", t->m->g->name, t->source.n - t->source.n_old, t->m->n_weights, each, here, here == 1 ? "" : "s",
                t->products);
    if (t->source.extra.n)
        asn_report_say(t->o, "each pass adds %zu examples made from parts of others", t->source.extra.n);
    if (t->o->from)
        asn_report_say(t->o, "going on from %s: %d new words, %d new values, %d new constructors", t->o->from, t->grown.words, t->grown.values, t->grown.ctors);
    if (t->source.n_old)
        asn_report_say(t->o, "each pass mixes in %zu of %zu old examples", t->source.drawn, t->source.n_old);
    else if (t->o->from)
        asn_report_say(t->o, "warning: what the new examples do not show may be forgotten; --old FILE mixes in examples that %s learnt from", t->o->from);
    if (t->teachers.n)
        asn_report_say(t->o, "%d teacher%s", t->teachers.n, t->teachers.n == 1 ? "" : "s");
    if (ranks > t->settings->shards)
        asn_report_say(t->o, "%d ranks, but %d shard%s: the others have nothing to do. --shards %d would use all, and give another model", ranks, t->settings->shards,
                    t->settings->shards == 1 ? "" : "s", ranks < ASN_MOST_SHARDS ? ranks : ASN_MOST_SHARDS);
    if (ranks == 1 && asked > t->settings->shards)
        asn_report_say(t->o, "%d threads, but %d shard%s: %d train, all evaluate. --shards %d would use all for training, and give another model", asked,
                    t->settings->shards, t->settings->shards == 1 ? "" : "s", here, asked < ASN_MOST_SHARDS ? asked : ASN_MOST_SHARDS);
}

static bool run(trainer *t, asn_error *err)
{
    if (!begin(t, err) || !share_state(t, err))
        return false;
    if (t->o->stopped)
        asn_stop_begin();
    say_start(t);
    t->began    = asn_clock();
    t->begun_at = t->at.epoch;
    if (t->at.finished && t->o->evaluated && !tell(t, err)) /* there is nothing left to do, but the page has been begun anew */
        return false;
    while (!t->at.finished) {
        double speed;
        if (!run_pass(t, &speed, err) || !finish_pass(t, speed, err) || (!t->at.finished && is_stopped(t) && !stop(t, err)))
            return false;
    }
    if (!gather_profile(t, err))
        return false;
    if (asn_rank() == 0 && (!save_model(t, err) || !save_checkpoint(t, err) || (t->o->profile && !save_profile(t, err))))
        return false;
    asn_report_say(t->o, "%s: pass %d, %s %s%s %.1f %%", t->o->model, t->at.best_epoch, t->o->dev ? "dev" : "train", asn_report_metric(&t->report),
                t->settings->metric == ASN_METRIC_EM ? " match" : "", t->at.best_metric);
    return true;
}

/* ---- All that it needs. */

enum { LESSONS = 4 }; /* what teachers say of the examples is kept up to so many times the bytes of a file that is held */

/* The fingerprint of a run covers this, too. */
static void sign(trainer *t, const void *what, size_t size)
{
    asn_sha256_sum sum;
    asn_sha256_begin(&sum);
    asn_sha256_add(&sum, t->source.fingerprint, 64);
    asn_sha256_add(&sum, what, size);
    asn_sha256_end(&sum, t->source.fingerprint);
}

/* The model that the run goes on from. */
static bool sign_from(trainer *t, asn_error *err)
{
    char hex[65];
    if (!asn_sha256_file(t->o->from, hex, err))
        return false;
    sign(t, hex, 64);
    sign(t, &t->o->gentle, sizeof t->o->gentle);
    return true;
}

/* Weights, the best ones, Adam's two moments, perhaps an average, and each shard's gradients are blocks of one size. What a minibatch takes comes
 * on top of them. */
static bool will_fit(const trainer *t, asn_error *err)
{
    uint64_t  blocks = 4 + (t->settings->average > 0 ? 1u : 0u) + (uint64_t)t->settings->shards, bytes = blocks * t->m->n_weights * sizeof(asn_real);
    char      text[24];
    asn_error why;
    if (!asn_memory_fits(bytes, "this training", &why))
        return asn_fail_as(why.kind, err, "%s. It has %zu weights and holds %d times as many numbers: a smaller --hidden or --embed needs less, and so do fewer --shards", why.text,
                           t->m->n_weights, (int)blocks);
    asn_memory_text(bytes, text);
    if (bytes > asn_memory_there() / 4)
        asn_report_say(t->o, "%s: this training needs at least %s of memory", t->m->g->name, text);
    return true;
}

/* The model and its first weights. from: the file that the run goes on from; NULL: it begins anew. */
static bool make_model(trainer *t, const asn_model_file *from, asn_error *err)
{
    if (from && (!asn_grow_may(t->settings, &from->model->settings, t->o->from, err) || !sign_from(t, err)))
        return false;
    if (from && !asn_grow_model(t->m, from->model, t->o->old != NULL, &t->grown))
        return asn_out_of_memory(err);
    if (!asn_model_layout(t->m, err) || !will_fit(t, err))
        return false;
    if (!(t->weights = asn_weights_block(t->m)))
        return asn_fail_as(ASN_BAD_SYSTEM, err, "out of memory: %zu weights", t->m->n_weights);
    asn_start(t->m, t->weights);
    if (from)
        asn_grow_weights(t->m, t->weights, from->model, &from->weights);
    return true;
}

/* No more than this rank has shards. */
static int threads_of(const trainer *t)
{
    int first, end;
    asn_shards_of(t->settings->shards, asn_rank(), asn_ranks(), &first, &end);
    return end == first ? 1 : t->o->threads < end - first ? t->o->threads : end - first;
}

/* Ranks that train something else would give a model of nothing. */
static bool same_everywhere(const trainer *t, asn_error *err)
{
    char first[65];
    memcpy(first, t->source.fingerprint, sizeof first);
    if (!asn_ranks_agree(true, err))
        return false;
    asn_ranks_share(first, sizeof first);
    bool ok = strcmp(first, t->source.fingerprint) == 0;
    return ok ? true : asn_fail(err, "other settings, examples or teachers, another --from or another program than rank 0 has");
}

static bool load(trainer *t, asn_error *err)
{
    int threads = threads_of(t);
    if (!asn_teachers_open(&t->teachers, t->m->g, t->o->teachers, t->o->n_teachers, err))
        return false;
    asn_model_file *from = t->o->from ? asn_model_file_open(t->m->g, t->o->from, err) : NULL;
    bool            ok   = (from || !t->o->from) && asn_source_load(&t->source, t->m, t->o, err) && make_model(t, from, err);
    asn_model_file_close(from);
    if (!ok)
        return false;
    if (!asn_teachers_meet(&t->teachers, t->m, t->source.n, (size_t)(LESSONS * t->o->hold) / (size_t)threads, err))
        return false;
    asn_teachers_sign(&t->teachers, t->source.fingerprint);
    if (t->settings->blas == ASN_BLAS_OPENBLAS) /* bits depend on its kernels, so a run cannot go on with others */
        sign(t, t->products, strlen(t->products));
    for (int i = 0; i < t->teachers.n; i++) /* letters of unknown words */
        t->source.keep_words = t->source.keep_words || t->teachers.all[i]->model->settings.grams > 0;
    t->source.keep_words = t->source.keep_words || t->o->evaluated;
    return asn_source_index(&t->source, t->m, err);
}

static bool allocate(trainer *t, asn_error *err)
{
    int threads = threads_of(t);
    t->order   = calloc(t->source.in_pass, sizeof *t->order);
    t->best    = asn_weights_block(t->m);
    t->pool    = asn_pool_new(threads);
    t->judges  = t->o->threads > threads && asn_rank() == 0 ? asn_pool_new(t->o->threads) : t->pool;
    t->checkpoint = (asn_checkpoint){t->checkpoint_path, t->source.fingerprint, t->m, &t->adam, t->best, &t->at};
    bool ok = t->order && t->best && t->pool && t->judges && asn_adam_init(&t->adam, t->m, t->weights) &&
              asn_shards_init(&t->shards, t->m, t->weights, &t->source, &t->teachers, t->pool);
    if (!ok)
        return asn_out_of_memory(err);
    asn_mine mine = {t->shards.gradients, t->shards.touched, t->shards.losses, t->shards.first, t->shards.end, t->shards.n};
    bool made          = asn_combine_init(&t->combine, t->m, mine, err);
    t->combine.measure = t->o->profile != NULL;
    return made;
}

static void reset(trainer *t)
{
    asn_combine_reset(&t->combine);
    asn_shards_reset(&t->shards);
    asn_teachers_reset(&t->teachers);
    if (t->judges != t->pool)
        asn_pool_free(t->judges);
    asn_pool_free(t->pool);
    asn_adam_reset(&t->adam);
    asn_source_reset(&t->source);
    asn_model_free(t->m);
    asn_claim_end(t->claim, t->report.path);
    asn_report_reset(&t->report);
    free(t->order);
    free(t->best);
    free(t->weights);
    free(t->checkpoint_path);
}

/* A run may go on where there are more processors, or fewer. Rank 0 has the checkpoint. */
static bool keep_shards(trainer *t, asn_error *err)
{
    int n = asn_rank() == 0 && t->o->resume && t->o->any_shards ? asn_checkpoint_shards(t->checkpoint_path) : 0;
    if (n)
        t->m->settings.shards = n;
    if (!asn_ranks_agree(true, err))
        return false;
    asn_ranks_share(&t->m->settings.shards, sizeof t->m->settings.shards);
    return true;
}

/* Is there something that a run that begins anew would destroy? */
static bool may_go(const trainer *t, asn_error *err)
{
    return asn_rank() > 0 || t->o->resume || t->o->force || asn_checkpoint_may_go(t->checkpoint_path, err);
}

/* OpenBLAS takes memory for each processor when it is loaded. Where a limit leaves too little, it asks again and again, for ever. */
static uint64_t openblas_needs(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return (uint64_t)(256 + 64 * (n > 0 ? n : 1)) << 20;
}

static bool begin_products(trainer *t, asn_error *err)
{
    if (t->settings->blas == ASN_BLAS_OPENBLAS && !asn_memory_fits(openblas_needs(), "--blas openblas", err))
        return false;
    t->products = asn_tensor_begin(t->settings->blas == ASN_BLAS_OPENBLAS);
    if (!t->products)
        return asn_fail_as(ASN_BAD_SYSTEM, err, "--blas openblas: there is no OpenBLAS here; without the option, our own kernels multiply");
    const char *better = asn_tensor_better(t->products);
    if (better)
        asn_report_say(t->o, "%s: OpenBLAS takes old kernels, which are slow on this processor; set OPENBLAS_CORETYPE=%s, or leave out --blas openblas", t->products, better);
    return true;
}

/* What would be in the way of writing shows now, not after all passes. */
static bool claim(trainer *t, asn_error *err)
{
    if (asn_rank() > 0)
        return true;
    return asn_replace_can(t->o->model, err) && (t->claim = asn_claim(t->o->model, t->report.path, err)) >= 0 && asn_replace_can(t->checkpoint_path, err);
}

bool asn_train(const asn_grammar *g, const asn_train_options *o, asn_error *err)
{
    static const char tail[] = ".ckpt";
    trainer           t = {.o = o, .m = asn_model_new(g, &o->settings), .checkpoint_path = malloc(strlen(o->model) + sizeof tail), .claim = -1};
    t.settings = t.m ? &t.m->settings : NULL;
    t.report   = asn_report_of(o, t.settings);
    asn_tensor_list_to(o->products);
    bool ok = t.m && t.checkpoint_path && t.report.path ? begin_products(&t, err) : asn_out_of_memory(err);
    if (ok) {
        strcat(strcpy(t.checkpoint_path, o->model), tail);
        ok = claim(&t, err) && keep_shards(&t, err) && asn_settings_agree(t.settings, err) && may_go(&t, err) && load(&t, err) && allocate(&t, err) &&
             same_everywhere(&t, err) && run(&t, err);
    }
    if (o->stopped)
        asn_stop_end();
    ok = asn_ranks_agree(ok, err);
    reset(&t);
    return ok;
}
