#include "train.h"

#include "adam.h"
#include "batch.h"
#include "clock.h"
#include "evaluate.h"
#include "pool.h"
#include "rng.h"
#include "safetensors.h"
#include "sha256.h"
#include "stream.h"
#include "tensor.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct trainer {
    const asn_grammar       *g;
    const asn_train_options *o;
    asn_data                *train, *dev; /* train, when it is streamed: some that are evaluated on, where there is no dev */
    asn_stream              *stream;    /* NULL: the training examples are held */
    size_t                   n;         /* of them */
    asn_model               *m;
    asn_tally               *tally;     /* of its vocabularies, in the making */
    asn_sha256_sum           sum;       /* of what the run depends on, in the making */
    asn_arena               *scratch;   /* for an example at a time */
    asn_adam                 adam;
    asn_pool                *pool;
    asn_batch              **batches;   /* by thread: one that runs several shards finds its memory in the cache */
    asn_real               **gradients; /* by shard */
    unsigned char          **touched;
    unsigned char           *used, *used_ctor; /* by the minibatch: tensors, constructors */
    uint32_t                *order;     /* of examples in this pass */
    const asn_example      **gathered;  /* the minibatch */
    const asn_example      **examples;  /* the same, shard after shard, each of which begins at first */
    size_t                  *first;
    struct item             *items;     /* by example */
    int64_t                 *work;      /* by shard */
    asn_example             *read;      /* the same, when they are streamed, in these arenas by shard */
    asn_arena              **arenas;
    double                  *losses;
    asn_error               *errors;    /* by shard; empty: none */
    bool                     failed;
    asn_error                why;
    asn_real                *best;      /* weights of the best evaluation */
    int                      epoch, best_epoch, since_best;
    double                   best_metric, saved, saving; /* when the last checkpoint was written; how long that took */
    size_t                   batch_first, batch_n;
    char                    *log_path, *ckpt_path;
    char                     fingerprint[65];
    struct { double passes, adam, loading, *reading; int64_t examples; } spent; /* seconds; reading: by shard */
} trainer;

static void say(const trainer *t, const char *format, ...)
{
    if (t->o->quiet)
        return;
    va_list args;
    va_start(args, format);
    if (isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
    vfprintf(stderr, format, args);
    va_end(args);
}

/* ---- A pass over the data. */

static void shuffle(trainer *t)
{
    for (size_t i = 0; i < t->n; i++)
        t->order[i] = (uint32_t)i;
    for (size_t i = t->n; i > 1; i--) {
        size_t   k = (size_t)(asn_key(asn_key(t->m->settings.seed, 0x5EED), (uint64_t)t->epoch << 32 | i) % i);
        uint32_t x = t->order[i - 1];
        t->order[i - 1] = t->order[k];
        t->order[k]     = x;
    }
}

static size_t part_first(const trainer *t, int part)
{
    return t->batch_n * (size_t)part / (size_t)t->m->settings.shards;
}

static void read_shard(void *context, int shard, int thread)
{
    (void)thread;
    trainer   *t     = context;
    asn_arena *a     = t->arenas[shard];
    asn_error *err   = &t->errors[shard];
    double     begin = asn_clock();
    bool       ok    = true;
    asn_arena_reset(a);
    for (size_t i = part_first(t, shard); ok && i < part_first(t, shard + 1); i++) {
        t->gathered[i] = &t->read[i];
        ok = asn_stream_read(t->stream, t->order[t->batch_first + i], a, &t->read[i], err);
        if (ok && !asn_data_index(a, t->m, &t->read[i], t->m->settings.sup_att > 0))
            ok = asn_fail(err, "out of memory");
    }
    t->spent.reading[shard] += asn_clock() - begin;
}

static void run_shard(void *context, int shard, int thread)
{
    trainer          *t     = context;
    size_t            first = t->first[shard], end = t->first[shard + 1];
    asn_batch_options o     = {.train = true, .key = asn_key(t->m->settings.seed, (uint64_t)t->epoch), .scale = 1.0 / (double)t->batch_n};
    t->losses[shard] = 0;
    if (end > first)
        asn_batch_run(t->batches[thread], t->examples + first, (int)(end - first), &o, t->gradients[shard], t->touched[shard], &t->losses[shard],
                      &t->errors[shard]);
}

static bool run_shards(trainer *t, void (*job)(void *context, int shard, int thread))
{
    asn_pool_run(t->pool, t->m->settings.shards, job, t);
    for (int s = 0; s < t->m->settings.shards && !t->failed; s++)
        if (t->errors[s].text[0]) {
            t->failed = true;
            t->why    = t->errors[s];
        }
    return !t->failed;
}

/* The examples of the minibatch. */
static bool gather(trainer *t)
{
    if (t->stream)
        return run_shards(t, read_shard);
    for (size_t i = 0; i < t->batch_n; i++)
        t->gathered[i] = &t->train->all[t->order[t->batch_first + i]];
    return true;
}

static double rate_of(const trainer *t)
{
    const asn_settings *s     = &t->m->settings;
    int                 after = t->epoch - s->decay_after;
    return s->rate * (after > 0 ? pow(s->decay, after) : 1);
}

static void use(trainer *t, int module)
{
    for (int k = 0; k < N_MODULE_PARAMS; k++)
        if (t->m->module[module][k] >= 0)
            t->used[t->m->module[module][k]] = 1;
}

/* The tensors that a constructor needs: its own, its type's, and those of its fields and of the values in them. */
static void use_ctor(trainer *t, int ctor)
{
    const asn_ctor *c = &t->g->ctors[ctor];
    t->used_ctor[ctor] = 1;
    use(t, t->m->type_module[c->type]);
    use(t, t->m->ctor_module[ctor]);
    for (int k = 0; k < t->m->seen.fields[ctor]; k++) {
        int f = t->m->seen.at_place[c->first_field + k];
        use(t, t->m->field_module[f]);
        if (t->g->types[t->g->fields[f].type].primitive)
            use(t, t->m->type_module[t->g->fields[f].type]);
    }
}

/* Returns how many nodes there are. */
static int64_t use_tree(trainer *t, const asn_tree *x)
{
    int64_t nodes = 1;
    if (!x || x->ctor == 0)
        return 1;
    if (!t->used_ctor[x->ctor])
        use_ctor(t, x->ctor);
    for (int f = 0; f < t->g->ctors[x->ctor].n_fields; f++)
        for (int i = 0, n = asn_tree_count(x, f); i < n; i++)
            nodes += use_tree(t, asn_tree_child(x, f, i));
    return nodes;
}

/* ---- Shards. They are cut by the settings and the examples alone, never by the number of threads. */

typedef struct item {
    const asn_example *example;
    int64_t            work; /* about: a node costs as much as two tokens */
    int                shard;
} item;

static int most_work_first(const void *x, const void *y)
{
    const item *a = x, *b = y;
    return a->work != b->work ? (a->work > b->work ? -1 : 1) : a->example->number < b->example->number ? -1 : 1;
}

static int least_loaded(const int64_t *work, int n)
{
    int least = 0;
    for (int s = 1; s < n; s++)
        least = work[s] < work[least] ? s : least;
    return least;
}

/* The largest first, each to the shard that has least to do: threads then end at the same time. */
static void cut_into_shards(trainer *t)
{
    int    shards = t->m->settings.shards;
    size_t at     = 0;
    qsort(t->items, t->batch_n, sizeof *t->items, most_work_first);
    memset(t->work, 0, (size_t)shards * sizeof *t->work);
    for (size_t i = 0; i < t->batch_n; i++) {
        item *l  = &t->items[i];
        l->shard = least_loaded(t->work, shards);
        t->work[l->shard] += l->work;
    }
    for (int s = 0; s < shards; s++) {
        t->first[s] = at;
        for (size_t i = 0; i < t->batch_n; i++)
            if (t->items[i].shard == s)
                t->examples[at++] = t->items[i].example;
    }
    t->first[shards] = at;
}

static bool adam_done(trainer *t, double begin, bool ok)
{
    t->spent.adam += asn_clock() - begin;
    if (!ok)
        t->failed = !asn_fail(&t->why, "out of memory");
    return ok;
}

static bool catch_up(trainer *t, const unsigned char *used)
{
    double begin = asn_clock();
    return adam_done(t, begin, asn_adam_catch_up(&t->adam, t->m, t->pool, used));
}

static bool step(trainer *t)
{
    double        begin = asn_clock();
    asn_gradients g     = {t->gradients, t->touched, t->m->settings.shards};
    return adam_done(t, begin, asn_adam_step(&t->adam, t->m, t->pool, &g, rate_of(t)));
}

/* Before a minibatch runs, its shards are cut and what it uses is brought up to date. */
static bool prepare(trainer *t)
{
    memset(t->used, 0, (size_t)t->m->n_tensors);
    memset(t->used_ctor, 0, (size_t)t->g->n_ctors + 1);
    for (size_t i = 0; i < t->batch_n; i++) {
        const asn_example *e = t->gathered[i];
        t->items[i] = (item){.example = e, .work = 2 * use_tree(t, e->tree) + e->first[t->g->n_inputs]};
    }
    cut_into_shards(t);
    for (int i = t->m->first_shared; i < t->m->n_tensors; i++)
        t->used[i] = 1;
    return catch_up(t, t->used);
}

static const char *metric_name(const trainer *t)
{
    static const char *const names[] = {"exact", "BLEU", "F1"};
    return names[t->m->settings.metric];
}

static void show_progress(trainer *t, double loss, size_t done, double begin)
{
    static double last;
    if (t->o->quiet || !isatty(STDERR_FILENO) || asn_clock() - last < 0.2)
        return;
    last = asn_clock();
    double speed = (double)done / (last - begin), share = ((double)t->epoch + (double)done / (double)t->n) / t->m->settings.epochs;
    double left  = ((double)(t->m->settings.epochs - t->epoch) * (double)t->n - (double)done) / (speed > 0 ? speed : 1);
    fprintf(stderr, "\r\033[K%3.0f %%  pass %d of %d  loss %.3f  %.0f examples/s  %s %s %.1f %%  %.0f s left", 100 * share, t->epoch + 1, t->m->settings.epochs,
            loss, speed, t->o->dev ? "dev" : "train", metric_name(t), t->best_metric < 0 ? 0 : t->best_metric, left);
    fflush(stderr);
}

static bool run_pass(trainer *t, double *loss, double *speed)
{
    double begin = asn_clock(), sum = 0;
    shuffle(t);
    for (size_t at = 0; at < t->n; at += t->batch_n) {
        t->batch_first = at;
        t->batch_n     = t->n - at < (size_t)t->m->settings.batch ? t->n - at : (size_t)t->m->settings.batch;
        if (!gather(t) || !prepare(t) || !run_shards(t, run_shard) || !step(t))
            break;
        for (int s = 0; s < t->m->settings.shards; s++)
            sum += t->losses[s];
        show_progress(t, sum / (double)(at + t->batch_n), at + t->batch_n, begin);
    }
    if (!t->failed && catch_up(t, NULL) && t->stream)
        t->failed = !asn_stream_unchanged(t->stream, &t->why);
    double seconds = asn_clock() - begin;
    *loss  = sum / (double)t->n;
    *speed = (double)t->n / seconds;
    t->spent.passes += seconds;
    t->spent.examples += (int64_t)t->n;
    if (!t->failed && !(*loss == *loss && *loss < 1e30))
        t->failed = !asn_fail(&t->why, "the loss is no longer a number in pass %d: try a lower --rate, or --clip 5", t->epoch + 1);
    return !t->failed;
}

/* ---- Checkpoints. */

static bool write_checkpoint(trainer *t, asn_error *err)
{
    char     numbers[5][40];
    asn_meta meta[40] = {{"format_version", "1"}, {"kind", "checkpoint"}, {"fingerprint", t->fingerprint}};
    int      n = 3, k = 0;
    snprintf(numbers[0], sizeof numbers[0], "%d", t->epoch);
    snprintf(numbers[1], sizeof numbers[1], "%lld", (long long)t->adam.step);
    snprintf(numbers[2], sizeof numbers[2], "%.17g", t->best_metric);
    snprintf(numbers[3], sizeof numbers[3], "%d", t->best_epoch);
    snprintf(numbers[4], sizeof numbers[4], "%d", t->since_best);
    meta[n++] = (asn_meta){"epoch", numbers[0]};
    meta[n++] = (asn_meta){"step", numbers[1]};
    meta[n++] = (asn_meta){"best_metric", numbers[2]};
    meta[n++] = (asn_meta){"best_epoch", numbers[3]};
    meta[n++] = (asn_meta){"since_best", numbers[4]};
    int64_t    size = (int64_t)t->m->n_weights;
    asn_stored tensors[6];
    tensors[k++] = (asn_stored){.name = "weights", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = t->m->weights};
    tensors[k++] = (asn_stored){.name = "adam.m", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = t->adam.m};
    tensors[k++] = (asn_stored){.name = "adam.v", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = t->adam.v};
    tensors[k++] = (asn_stored){.name = "best", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = t->best};
    tensors[k++] = (asn_stored){.name = "touched", .dtype = ASN_U8, .rank = 1, .shape = {t->m->n_tensors}, .data = t->adam.ever};
    if (t->adam.average)
        tensors[k++] = (asn_stored){.name = "average", .dtype = ASN_REAL_DTYPE, .rank = 1, .shape = {size}, .data = t->adam.average};
    double begin = asn_clock();
    bool   ok    = asn_safetensors_write(t->ckpt_path, meta, n, tensors, k, err);
    t->saved     = asn_clock();
    t->saving    = t->saved - begin;
    return ok;
}

static bool take_block(const asn_safetensors *f, const char *path, const char *name, asn_dtype dtype, void *to, int64_t n, size_t size, asn_error *err)
{
    const asn_stored *s = asn_safetensors_find(f, name);
    if (!s || s->dtype != dtype || s->rank != 1 || s->shape[0] != n)
        return asn_fail(err, "%s: '%s' is missing or of another size", path, name);
    memcpy(to, s->data, (size_t)n * size);
    return true;
}

static bool read_checkpoint(trainer *t, asn_error *err)
{
    asn_safetensors *f = asn_safetensors_open(t->ckpt_path, err);
    if (!f)
        return false;
    const char *kind = asn_safetensors_meta(f, "kind"), *print = asn_safetensors_meta(f, "fingerprint");
    const char *epoch = asn_safetensors_meta(f, "epoch"), *step = asn_safetensors_meta(f, "step"), *metric = asn_safetensors_meta(f, "best_metric");
    const char *best = asn_safetensors_meta(f, "best_epoch"), *since = asn_safetensors_meta(f, "since_best");
    int64_t     n    = (int64_t)t->m->n_weights;
    bool        ok   = true;
    if (!kind || strcmp(kind, "checkpoint") != 0 || !print || !epoch || !step || !metric || !best || !since)
        ok = asn_fail(err, "%s is not a checkpoint of ours", t->ckpt_path);
    else if (strcmp(print, t->fingerprint) != 0)
        ok = asn_fail(err, "%s was made with other settings or other examples; train without --resume to begin anew", t->ckpt_path);
    size_t size = sizeof(asn_real);
    ok = ok && take_block(f, t->ckpt_path, "weights", ASN_REAL_DTYPE, t->m->weights, n, size, err) &&
         take_block(f, t->ckpt_path, "adam.m", ASN_REAL_DTYPE, t->adam.m, n, size, err) &&
         take_block(f, t->ckpt_path, "adam.v", ASN_REAL_DTYPE, t->adam.v, n, size, err) &&
         take_block(f, t->ckpt_path, "best", ASN_REAL_DTYPE, t->best, n, size, err) &&
         take_block(f, t->ckpt_path, "touched", ASN_U8, t->adam.ever, t->m->n_tensors, 1, err) &&
         (!t->adam.average || take_block(f, t->ckpt_path, "average", ASN_REAL_DTYPE, t->adam.average, n, size, err));
    if (ok) {
        t->epoch       = atoi(epoch);
        t->adam.step = t->adam.first = atoll(step);
        for (int i = 0; i < t->m->n_tensors; i++)
            t->adam.last[i] = t->adam.step;
        t->best_metric = strtod(metric, NULL);
        t->best_epoch  = atoi(best);
        t->since_best  = atoi(since);
    }
    asn_safetensors_close(f);
    return ok;
}

/* What a run depends on: settings, grammar, examples. */
static void hash_text(trainer *t, const char *text, const char *end)
{
    asn_sha256_add(&t->sum, text, strlen(text));
    asn_sha256_add(&t->sum, end, strlen(end));
}

static void hash_task(trainer *t)
{
    asn_sha256_begin(&t->sum);
    for (int i = 0; i < asn_n_setting_rows; i++) {
        char value[64];
        asn_settings_text(&t->m->settings, &asn_setting_rows[i], value, sizeof value);
        hash_text(t, asn_setting_rows[i].name, "=");
        hash_text(t, value, "\n");
    }
    for (int i = 0; t->g->grammar_text[i]; i++)
        hash_text(t, t->g->grammar_text[i], "\n");
}

static bool hash_example(trainer *t, const asn_example *e)
{
    for (int c = 0; c < t->g->n_inputs; c++)
        for (int32_t k = 0; k < e->tokens[c].n; k++)
            asn_sha256_add(&t->sum, e->tokens[c].text[k], (size_t)e->tokens[c].length[k] + 1);
    const char *tree = asn_tree_write(t->scratch, t->g, e->tree);
    if (tree)
        hash_text(t, tree, "\n");
    asn_arena_reset(t->scratch);
    return tree != NULL;
}

/* ---- The log: a line of JSON for each evaluation; a resumed run drops those behind its checkpoint. */

static bool trim_log(trainer *t, asn_error *err)
{
    FILE *f = fopen(t->log_path, "rb");
    if (!f)
        return errno == ENOENT ? true : asn_fail(err, "cannot read %s: %s", t->log_path, strerror(errno));
    char   *line = NULL;
    size_t  room = 0;
    long    keep = 0;
    ssize_t n;
    while ((n = getline(&line, &room, f)) > 0) {
        int epoch;
        if (sscanf(line, "{\"epoch\": %d", &epoch) != 1 || epoch > t->epoch || line[n - 1] != '\n')
            break;
        keep += n;
    }
    free(line);
    fclose(f);
    return truncate(t->log_path, keep) == 0 ? true : asn_fail(err, "cannot write %s: %s", t->log_path, strerror(errno));
}

static bool write_log(trainer *t, double loss, double metric, double speed, asn_error *err)
{
    FILE *f = fopen(t->log_path, "ab");
    if (!f)
        return asn_fail(err, "cannot write %s: %s", t->log_path, strerror(errno));
    int n = fprintf(f, "{\"epoch\": %d, \"loss\": %.6f, \"%s_%s\": %.4f, \"rate\": %.3g, \"examples_per_second\": %.0f}\n", t->epoch, loss,
                    t->o->dev ? "dev" : "train", metric_name(t), metric, rate_of(t), speed);
    return fclose(f) == 0 && n > 0 ? true : asn_fail(err, "cannot write %s: %s", t->log_path, strerror(errno));
}

/* ---- Loading. */

static bool note_example(void *context, const asn_example *e)
{
    trainer *t = context;
    if (t->m->settings.prune)
        asn_seen_tree(&t->m->seen, t->g, e->tree);
    return asn_data_tally_add(t->tally, e) && hash_example(t, e);
}

static bool too_large_to_hold(const trainer *t)
{
    struct stat found;
    return stat(t->o->train, &found) == 0 && S_ISREG(found.st_mode) && found.st_size > t->o->hold;
}

static bool read_train(trainer *t, size_t *skipped, asn_error *err)
{
    const asn_train_options *o = t->o;
    if (too_large_to_hold(t)) {
        if (!(t->stream = asn_stream_open(t->g, o->train, o->skip_bad, note_example, t, err)))
            return false;
        t->n     = asn_stream_count(t->stream);
        *skipped = asn_stream_skipped(t->stream);
        return true;
    }
    if (!asn_data_read(t->train, t->g, o->train, o->skip_bad, err))
        return false;
    t->n     = t->train->n;
    *skipped = t->train->skipped;
    for (size_t i = 0; i < t->n; i++)
        if (!note_example(t, &t->train->all[i]))
            return asn_fail(err, "out of memory");
    return true;
}

static bool read_dev(trainer *t, asn_error *err)
{
    if (!t->o->dev)
        return true;
    if (!(t->dev = asn_data_new()))
        return asn_fail(err, "out of memory");
    if (!asn_data_read(t->dev, t->g, t->o->dev, t->o->skip_bad, err))
        return false;
    for (size_t i = 0; i < t->dev->n; i++)
        if (!hash_example(t, &t->dev->all[i]))
            return asn_fail(err, "out of memory");
    return true;
}

/* Of a stream, what is evaluated on where there is no dev. */
static bool hold_some(trainer *t, asn_error *err)
{
    enum { SOME = 1000 };
    asn_data *d = t->train;
    for (size_t i = 0; i < SOME && i < t->n; i++) {
        asn_example e;
        if (!asn_stream_read(t->stream, i, d->arena, &e, err))
            return false;
        if (!asn_data_add(d, &e))
            return asn_fail(err, "out of memory");
    }
    say(t, "%s is large and there is no --dev: its first %zu examples are evaluated on\n", t->o->train, d->n);
    return true;
}

static bool index_held(trainer *t, asn_error *err)
{
    for (asn_data *d = t->train; d; d = d == t->train ? t->dev : NULL) {
        for (size_t i = 0; i < d->n; i++)
            if (!asn_data_index(d->arena, t->m, &d->all[i], d == t->train && t->m->settings.sup_att > 0))
                return asn_fail(err, "out of memory");
        asn_data_forget_words(d);
    }
    return true;
}

/* What the model is laid out by, and what a checkpoint must agree with: all examples are gone through. */
static bool read_all(trainer *t, asn_error *err)
{
    size_t skipped = 0;
    t->train       = asn_data_new();
    t->m           = asn_model_new(t->g, &t->o->settings);
    t->tally       = asn_data_tally_new(t->g);
    t->scratch     = asn_arena_new(0);
    if (!t->train || !t->m || !t->tally || !t->scratch)
        return asn_fail(err, "out of memory");
    if (t->m->settings.prune)
        asn_seen_nothing(&t->m->seen, t->g);
    hash_task(t);
    if (!read_train(t, &skipped, err) || !read_dev(t, err) || (t->stream && !t->dev && !hold_some(t, err)))
        return false;
    asn_sha256_end(&t->sum, t->fingerprint);
    if (skipped || (t->dev && t->dev->skipped))
        say(t, "%zu lines of train and %zu of dev were left out\n", skipped, t->dev ? t->dev->skipped : 0);
    bool ok = asn_data_tally_vocabularies(t->tally, t->m);
    asn_data_tally_free(t->tally);
    t->tally = NULL;
    return ok ? true : asn_fail(err, "out of memory");
}

static bool load(trainer *t, asn_error *err)
{
    double begin = asn_clock();
    bool   ok    = read_all(t, err);
    t->spent.loading += asn_clock() - begin;
    ok = ok && asn_model_layout(t->m, err) && asn_model_alloc(t->m, err);
    if (ok)
        asn_model_start(t->m);
    begin = asn_clock();
    ok    = ok && index_held(t, err);
    t->spent.loading += asn_clock() - begin;
    return ok;
}

static bool allocate(trainer *t, asn_error *err)
{
    size_t n = (size_t)t->m->settings.shards, batch = (size_t)t->m->settings.batch < t->n ? (size_t)t->m->settings.batch : t->n;
    if (t->n > UINT32_MAX)
        return asn_fail(err, "%s holds %zu examples, more than %u", t->o->train, t->n, (unsigned)UINT32_MAX);
    t->gradients     = calloc(n, sizeof *t->gradients);
    t->touched       = calloc(n, sizeof *t->touched);
    t->losses        = calloc(n, sizeof *t->losses);
    t->errors        = calloc(n, sizeof *t->errors);
    t->arenas        = calloc(n, sizeof *t->arenas);
    t->spent.reading = calloc(n, sizeof *t->spent.reading);
    t->order         = calloc(t->n, sizeof *t->order);
    t->gathered      = calloc(batch, sizeof *t->gathered);
    t->examples      = calloc(batch, sizeof *t->examples);
    t->items         = calloc(batch, sizeof *t->items);
    t->first         = calloc(n + 1, sizeof *t->first);
    t->work          = calloc(n, sizeof *t->work);
    t->read          = calloc(t->stream ? batch : 1, sizeof *t->read);
    t->used          = calloc((size_t)t->m->n_tensors + 1, 1);
    t->used_ctor     = calloc((size_t)t->g->n_ctors + 1, 1);
    t->best          = asn_model_block(t->m);
    t->pool          = asn_pool_new(t->o->threads);
    t->batches       = calloc((size_t)t->o->threads, sizeof *t->batches);
    bool ok = t->batches && t->gradients && t->touched && t->losses && t->errors && t->arenas && t->spent.reading && t->order && t->gathered &&
              t->examples && t->items && t->first && t->work && t->read && t->used && t->used_ctor && t->best && t->pool && asn_adam_init(&t->adam, t->m);
    for (size_t i = 0; ok && i < n; i++)
        ok = (t->gradients[i] = asn_model_block(t->m)) && (t->touched[i] = calloc((size_t)t->m->n_tensors + 1, 1)) && (t->arenas[i] = asn_arena_new(0));
    for (int i = 0; ok && i < asn_pool_threads(t->pool); i++)
        ok = (t->batches[i] = asn_batch_new(t->m)) != NULL;
    return ok ? true : asn_fail(err, "out of memory");
}

/* ---- Where the time went. */

static bool write_profile(const trainer *t, asn_error *err)
{
    double record = 0, read = t->spent.loading;
    for (int i = 0; i < asn_pool_threads(t->pool); i++)
        record += asn_batch_recording(t->batches[i]);
    for (int s = 0; s < t->m->settings.shards; s++)
        read += t->spent.reading[s];
    FILE *f = fopen(t->o->profile, "wb");
    if (!f)
        return asn_fail(err, "cannot write %s: %s", t->o->profile, strerror(errno));
    int n = fprintf(f, "{\"seconds\": %.6f, \"adam\": %.6f, \"record\": %.6f, \"read\": %.6f, \"examples\": %lld, \"threads\": %d}\n", t->spent.passes,
                    t->spent.adam, record, read, (long long)t->spent.examples, asn_pool_threads(t->pool));
    return fclose(f) == 0 && n > 0 ? true : asn_fail(err, "cannot write %s: %s", t->o->profile, strerror(errno));
}

/* ---- A run. */

static bool evaluate(trainer *t, double *metric, asn_error *err)
{
    asn_scores s;
    asn_real  *own = t->m->weights;
    if (t->adam.average) { /* the average is what would be saved */
        t->m->weights = t->adam.average;
        for (int i = 0; i < t->m->n_tensors; i++)
            t->m->view[i] = t->m->weights + t->m->tensors[i].at;
    }
    asn_arena *full = t->m->settings.metric == ASN_METRIC_EM ? NULL : asn_arena_new(0); /* exact match is cheaper alone */
    bool       ok   = asn_evaluate(t->m, t->dev ? t->dev : t->train, t->pool, &s, NULL, full, err);
    asn_arena_free(full);
    t->m->weights = own;
    for (int i = 0; i < t->m->n_tensors; i++)
        t->m->view[i] = own + t->m->tensors[i].at;
    double nodes = (double)(s.n_gold + s.n_predicted);
    *metric = !ok || !s.count ? 0 : t->m->settings.metric == ASN_METRIC_BLEU ? 100 * s.bleu
              : t->m->settings.metric == ASN_METRIC_F1 ? (nodes > 0 ? 200 * (double)s.common / nodes : 0) : 100 * (double)s.exact / (double)s.count;
    return ok;
}

static bool finish_pass(trainer *t, double loss, double speed, asn_error *err)
{
    t->epoch++;
    bool last = t->epoch == t->m->settings.epochs;
    if (t->epoch % t->m->settings.every == 0 || last) {
        double metric;
        if (!evaluate(t, &metric, err))
            return false;
        t->since_best++;
        if (metric >= t->best_metric) { /* of equals the later: it has seen more */
            t->since_best  = metric > t->best_metric ? 0 : t->since_best;
            t->best_metric = metric;
            t->best_epoch  = t->epoch;
            memcpy(t->best, t->adam.average ? t->adam.average : t->m->weights, t->m->n_weights * sizeof *t->best);
        }
        if (!write_log(t, loss, metric, speed, err))
            return false;
        say(t, "pass %3d of %d  loss %8.4f  %s %s %5.1f %%  best %5.1f %%  %.0f examples/s\n", t->epoch, t->m->settings.epochs, loss,
            t->o->dev ? "dev" : "train", metric_name(t), metric, t->best_metric, speed);
    }
    bool stop = last || (t->m->settings.patience > 0 && t->since_best >= t->m->settings.patience);
    if (stop || asn_clock() - t->saved > 3 + 50 * t->saving) /* at most one part in fifty of the time */
        return write_checkpoint(t, err);
    return true;
}

static bool done(const trainer *t)
{
    return t->epoch >= t->m->settings.epochs || (t->m->settings.patience > 0 && t->since_best >= t->m->settings.patience);
}

static bool run(trainer *t, asn_error *err)
{
    t->best_metric = -1;
    if (t->o->resume && access(t->ckpt_path, F_OK) != 0)
        say(t, "there is no checkpoint %s yet: beginning anew\n", t->ckpt_path);
    else if (t->o->resume && !read_checkpoint(t, err))
        return false;
    if (!write_checkpoint(t, err) || !trim_log(t, err)) /* a folder that cannot be written shows now, not after the first pass */
        return false;
    say(t, "%s: %zu examples, %zu weights, %d threads, %s\n", t->g->name, t->n, t->m->n_weights, asn_pool_threads(t->pool),
        asn_tensor_blas() ? "OpenBLAS" : "no OpenBLAS found: plain loops, slower");
    while (!done(t)) {
        double loss, speed;
        if (!run_pass(t, &loss, &speed)) {
            *err = t->why;
            return false;
        }
        if (!finish_pass(t, loss, speed, err))
            return false;
    }
    if (!asn_model_save(t->m, t->best, 32, t->o->model, err) || (t->o->profile && !write_profile(t, err)))
        return false;
    say(t, "%s: pass %d, %s %s%s %.1f %%\n", t->o->model, t->best_epoch, t->o->dev ? "dev" : "train", metric_name(t),
        t->m->settings.metric == ASN_METRIC_EM ? " match" : "", t->best_metric);
    return true;
}

static char *with_tail(const char *path, const char *tail)
{
    char *text = malloc(strlen(path) + strlen(tail) + 1);
    return text ? strcat(strcpy(text, path), tail) : NULL;
}

int asn_train(const asn_grammar *g, const asn_train_options *o, asn_error *err)
{
    trainer t = {.g = g, .o = o, .log_path = with_tail(o->model, ".log.jsonl"), .ckpt_path = with_tail(o->model, ".ckpt")};
    asn_tensor_blas();
    bool loaded = t.log_path && t.ckpt_path ? load(&t, err) : asn_fail(err, "out of memory");
    bool ok     = loaded && allocate(&t, err) && run(&t, err);
    for (int i = 0; t.m && i < t.m->settings.shards; i++) {
        free(t.gradients ? t.gradients[i] : NULL);
        free(t.touched ? t.touched[i] : NULL);
        asn_arena_free(t.arenas ? t.arenas[i] : NULL);
    }
    for (int i = 0; t.batches && i < o->threads; i++)
        asn_batch_free(t.batches[i]);
    free(t.batches);
    free(t.gradients);
    free(t.touched);
    free(t.used);
    free(t.used_ctor);
    free(t.losses);
    free(t.errors);
    free(t.arenas);
    free(t.spent.reading);
    free(t.order);
    free(t.gathered);
    free(t.examples);
    free(t.items);
    free(t.first);
    free(t.work);
    free(t.read);
    free(t.best);
    asn_pool_free(t.pool);
    asn_adam_reset(&t.adam);
    asn_model_free(t.m);
    asn_data_free(t.train);
    asn_data_free(t.dev);
    asn_stream_close(t.stream);
    asn_data_tally_free(t.tally);
    asn_arena_free(t.scratch);
    free(t.log_path);
    free(t.ckpt_path);
    return ok ? 0 : loaded ? 3 : 1;
}
