#include "training/source.h"

#include "decoding/broken.h"
#include "examples/index.h"
#include "examples/inputs.h"
#include "examples/tally.h"
#include "ground/array.h"
#include "ground/clock.h"
#include "ground/rng.h"
#include "ground/sha256.h"
#include "training/ranks.h"
#include "training/report.h"
#include "training/uses.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct loading { /* what lasts while examples are read */
    asn_model      *m;
    asn_tally      *tally;
    asn_broken     *broken;
    asn_sha256_sum  sum;
    asn_arena      *scratch; /* for an example at a time */
    ASN_ARRAY(uint32_t) work; /* of each example of a stream, if there are several ranks */
} loading;

/* ---- The fingerprint. */

static void hash_text(loading *l, const char *text, const char *end)
{
    asn_sha256_add(&l->sum, text, strlen(text));
    asn_sha256_add(&l->sum, end, strlen(end));
}

static void hash_task(loading *l)
{
    asn_sha256_begin(&l->sum);
    for (int i = 0; i < asn_n_setting_rows; i++) {
        char value[64];
        asn_settings_text(&l->m->settings, &asn_setting_rows[i], value, sizeof value);
        hash_text(l, asn_setting_rows[i].name, "=");
        hash_text(l, value, "\n");
    }
    for (int i = 0; l->m->g->grammar_text[i]; i++)
        hash_text(l, l->m->g->grammar_text[i], "\n");
}

static bool hash_example(loading *l, const asn_example *e)
{
    for (int c = 0; c < l->m->g->n_inputs; c++)
        for (int32_t k = 0; k < e->tokens[c].n; k++)
            asn_sha256_add(&l->sum, e->tokens[c].text[k], (size_t)e->tokens[c].length[k] + 1);
    const char *tree = asn_tree_write(l->scratch, l->m->g, e->tree);
    if (tree)
        hash_text(l, tree, "\n");
    asn_arena_reset(l->scratch);
    return tree != NULL;
}

/* Of a run that mixes old examples in. */
static void hash_mix(loading *l, const asn_source *s, const asn_train_options *o)
{
    char text[80];
    snprintf(text, sizeof text, "old=%zu mix=%.17g", s->n_old, o->mix);
    if (o->old)
        hash_text(l, text, "\n");
}

/* ---- Reading. */

static bool note_example(void *context, const asn_example *e)
{
    loading *l = context;
    if (l->m->settings.prune)
        asn_seen_tree(&l->m->seen, l->m->g, e->tree);
    return asn_tally_add(l->tally, e) && asn_broken_add(l->broken, e) && hash_example(l, e);
}

/* An example of a stream. */
static bool note_streamed(void *context, const asn_example *e)
{
    loading *l      = context;
    int64_t  tokens = 0;
    for (int c = 0; c < l->m->g->n_inputs; c++)
        tokens += e->tokens[c].n;
    return note_example(l, e) && (asn_ranks() == 1 || asn_array_push(&l->work, (uint32_t)asn_source_work(asn_uses_nodes(l->m->g, e->tree), tokens)));
}

static bool too_large_to_hold(const asn_train_options *o, const char *path)
{
    struct stat found;
    return path && stat(path, &found) == 0 && S_ISREG(found.st_mode) && found.st_size > o->hold;
}

static bool read_train(asn_source *s, loading *l, const asn_train_options *o, size_t *skipped, asn_error *err)
{
    if (o->old && (too_large_to_hold(o, o->train) || too_large_to_hold(o, o->old)))
        return asn_fail(err, "--old mixes examples that are held in memory, and %s is larger than the %lld MB that are: use fewer examples, or set ASN_HOLD to more bytes",
                        too_large_to_hold(o, o->old) ? o->old : o->train, (long long)(o->hold >> 20));
    if (too_large_to_hold(o, o->train)) {
        if (l->m->settings.align > 0)
            return asn_fail(err, "--align learns from all examples at once, and %s is larger than the %lld MB that are held in memory: use --align 0, or set "
                                 "ASN_HOLD to more bytes", o->train, (long long)(o->hold >> 20));
        if (!(s->stream = asn_stream_open(l->m->g, o->train, &o->bad_lines, note_streamed, l, err)))
            return false;
        s->work     = l->work.all;
        l->work.all = NULL;
        s->n        = asn_stream_count(s->stream);
        *skipped    = asn_stream_skipped(s->stream);
        return true;
    }
    if (!asn_data_read(s->held, l->m->g, o->train, &o->bad_lines, err))
        return false;
    s->n = s->held->n;
    if (o->old && !asn_data_read(s->held, l->m->g, o->old, &o->bad_lines, err))
        return false;
    s->n_old = s->held->n - s->n;
    s->n     = s->held->n;
    *skipped = s->held->skipped;
    for (size_t i = 0; i < s->n; i++)
        if (!note_example(l, &s->held->all[i]))
            return asn_out_of_memory(err);
    return true;
}

static bool read_dev(asn_source *s, loading *l, const asn_train_options *o, asn_error *err)
{
    if (!o->dev)
        return true;
    if (!(s->dev = asn_data_new()))
        return asn_out_of_memory(err);
    if (!asn_data_read(s->dev, l->m->g, o->dev, &o->bad_lines, err))
        return false;
    for (size_t i = 0; i < s->dev->n; i++)
        if (!hash_example(l, &s->dev->all[i]))
            return asn_out_of_memory(err);
    return true;
}

/* Of a stream without --dev: the examples that evaluation is done on. */
static bool hold_some(asn_source *s, const asn_train_options *o, asn_error *err)
{
    enum { SOME = 1000 };
    for (size_t i = 0; i < SOME && i < s->n; i++) {
        asn_example e;
        if (!asn_stream_read(s->stream, i, s->held->arena, &e, err))
            return false;
        if (!asn_data_add(s->held, &e))
            return asn_out_of_memory(err);
    }
    asn_report_say(o, "%s is large and there is no --dev: evaluation uses its first %zu examples", o->train, s->held->n);
    return true;
}

/* ---- What a user should know before hours of work. Examples that are streamed are left to the command data: a table of them would need memory. */

static size_t count_conflicts(const asn_inputs *typed)
{
    size_t n = 0;
    for (size_t i = 0; i < asn_inputs_count(typed); i++)
        n += asn_inputs_at(typed, i)->first != asn_inputs_at(typed, i)->other;
    return n;
}

static bool add_inputs(const asn_grammar *g, const asn_data *d, asn_inputs *inputs, asn_inputs *typed)
{
    for (size_t i = 0; i < d->n; i++) {
        uint64_t tree = asn_key_of_tree(g, d->all[i].tree);
        if (!asn_inputs_add(inputs, asn_key_of_input(g, &d->all[i]), tree, i) || !asn_inputs_add(typed, asn_key_of_typed(g, &d->all[i]), tree, i))
            return false;
    }
    return true;
}

static void say_warnings(const asn_source *s, const asn_grammar *g, const asn_train_options *o, const asn_inputs *inputs, const asn_inputs *typed)
{
    size_t shared = 0, conflicts = count_conflicts(typed);
    for (size_t i = 0; s->dev && i < s->dev->n; i++)
        shared += asn_inputs_find(inputs, asn_key_of_input(g, &s->dev->all[i])) != NULL;
    if (shared)
        asn_report_say(o, "warning: %zu of the %zu inputs of %s are also in %s%s%s, where their answers can be learnt by heart", shared, s->dev->n, o->dev, o->train,
                       o->old ? " or " : "", o->old ? o->old : "");
    if (conflicts && o->old)
        asn_report_say(o, "warning: %zu input%s of %s and %s %s different trees", conflicts, conflicts == 1 ? "" : "s", o->train, o->old, conflicts == 1 ? "has" : "have");
    else if (conflicts)
        asn_report_say(o, "warning: %zu input%s of %s %s different trees; '%s data %s' shows them", conflicts, conflicts == 1 ? "" : "s", o->train, conflicts == 1 ? "has" : "have",
                       g->name, o->train);
}

static bool warn(const asn_source *s, const asn_grammar *g, const asn_train_options *o)
{
    asn_inputs *inputs = asn_inputs_new(), *typed = asn_inputs_new();
    bool        ok     = inputs && typed && (s->stream || add_inputs(g, s->held, inputs, typed));
    if (ok)
        say_warnings(s, g, o, inputs, typed);
    asn_inputs_free(inputs);
    asn_inputs_free(typed);
    return ok;
}

/* So many old examples that they are their share of a pass; no more than there are. */
static bool prepare_old(asn_source *s, double mix)
{
    double wanted = mix < 1 ? (double)(s->n - s->n_old) * mix / (1 - mix) : (double)s->n_old;
    s->drawn      = wanted < (double)s->n_old ? (size_t)(wanted + 0.5) : s->n_old;
    return s->n_old == 0 || (s->old = malloc(s->n_old * sizeof *s->old));
}

static bool read_all(asn_source *s, loading *l, const asn_train_options *o, asn_error *err)
{
    size_t skipped = 0;
    s->held        = asn_data_new();
    if (!s->held || !l->tally || !l->broken || !l->scratch)
        return asn_out_of_memory(err);
    if (l->m->settings.prune)
        asn_seen_nothing(&l->m->seen, l->m->g);
    hash_task(l);
    if (!read_train(s, l, o, &skipped, err) || !read_dev(s, l, o, err) || (s->stream && !s->dev && !hold_some(s, o, err)))
        return false;
    if (s->n > UINT32_MAX)
        return asn_fail(err, "%s holds %zu examples, more than %u", o->train, s->n, (unsigned)UINT32_MAX);
    hash_mix(l, s, o);
    asn_sha256_end(&l->sum, s->fingerprint);
    if (skipped || (s->dev && s->dev->skipped))
        asn_report_say(o, "%zu bad lines of train and %zu of dev were left out", skipped, s->dev ? s->dev->skipped : 0);
    asn_report_broken(o, l->broken);
    return prepare_old(s, o->mix) && asn_tally_vocabularies(l->tally, l->m) && (o->quiet || warn(s, l->m->g, o)) ? true : asn_out_of_memory(err);
}

bool asn_source_load(asn_source *s, asn_model *m, const asn_train_options *o, asn_error *err)
{
    double  begin = asn_clock();
    loading l     = {.m = m, .tally = asn_tally_new(m->g), .broken = asn_broken_new(m->g), .scratch = asn_arena_new(0)};
    bool    ok    = read_all(s, &l, o, err);
    asn_tally_free(l.tally);
    asn_broken_free(l.broken);
    asn_arena_free(l.scratch);
    asn_array_free(&l.work);
    s->seconds += asn_clock() - begin;
    return ok;
}

static bool index_all(asn_data *d, const asn_model *m, bool align)
{
    for (size_t i = 0; i < d->n; i++)
        if (!asn_index_example(d->arena, m, &d->all[i], align))
            return false;
    return true;
}

static bool learn_alignments(asn_source *s, const asn_model *m)
{
    bool ok = (s->ibm = asn_ibm_learn(m, s->held, m->settings.align)) != NULL;
    for (size_t i = 0; ok && i < s->n; i++)
        ok = asn_ibm_align(s->ibm, s->held->arena, &s->held->all[i]);
    return ok;
}

/* Recombination needs the words of one sentence; other inputs stay as they are. */
static bool can_recombine(const asn_grammar *g, asn_error *err)
{
    int words = 0;
    for (int i = 0; i < g->n_inputs; i++)
        words += g->inputs[i].rule == ASN_WORDS;
    return words == 1 || asn_fail(err, "--recombine needs a task with one input of words: %s has %s. Use --recombine 0", g->name, words ? "several" : "none");
}

/* ---- Passes. */

void asn_source_order(const asn_source *s, uint64_t seed, int epoch, uint32_t *order)
{
    size_t n = s->n - s->n_old, extra = s->in_pass - n - s->drawn;
    for (size_t i = 0; i < n; i++)
        order[i] = (uint32_t)i;
    for (size_t i = 0; i < s->n_old; i++)
        s->old[i] = (uint32_t)(n + i);
    for (size_t i = 0; i < s->drawn; i++) {
        size_t k             = i + (size_t)(asn_key(asn_key(seed, 0x01D), (uint64_t)epoch << 32 | i) % (s->n_old - i));
        order[n + i]         = s->old[k];
        s->old[k]            = s->old[i];
    }
    for (size_t i = 0; i < extra; i++)
        order[n + s->drawn + i] = (uint32_t)(s->n + i);
    for (size_t i = s->in_pass; i > 1; i--) {
        size_t   k   = (size_t)(asn_key(asn_key(seed, 0x5EED), (uint64_t)epoch << 32 | i) % i);
        uint32_t x   = order[i - 1];
        order[i - 1] = order[k];
        order[k]     = x;
    }
}

static bool prepare_extra(asn_source *s, const asn_model *m, asn_error *err)
{
    s->in_pass = s->n - s->n_old + s->drawn;
    if (m->settings.recombine <= 0)
        return true;
    if (!can_recombine(m->g, err) || !asn_extra_init(&s->extra, m, s->held, s->in_pass, s->ibm, err))
        return false;
    s->in_pass += s->extra.n;
    return s->in_pass <= UINT32_MAX ? true : asn_fail(err, "a pass of %zu examples is more than %u: lower --recombine", s->in_pass, (unsigned)UINT32_MAX);
}

bool asn_source_begin(asn_source *s, const asn_model *m, int epoch, asn_error *err)
{
    return asn_extra_make(&s->extra, m, s->held, s->ibm, epoch) ? true : asn_out_of_memory(err);
}

const asn_example *asn_source_held(const asn_source *s, uint32_t number)
{
    return number < s->n ? &s->held->all[number] : &s->extra.all[number - s->n];
}

bool asn_source_index(asn_source *s, const asn_model *m, asn_error *err)
{
    double begin = asn_clock();
    bool   ok    = index_all(s->held, m, asn_settings_supervise(&m->settings)) && (m->settings.align <= 0 || learn_alignments(s, m));
    ok           = ok && (!s->dev || index_all(s->dev, m, false));
    if (!ok)
        return asn_out_of_memory(err);
    if (!prepare_extra(s, m, err))
        return false;
    bool read_again = s->keep_words || m->g->n_copies > 0 || m->settings.grams > 0 || /* what is copied, and the letters of unknown words */
                      (m->g->entities && m->g->entities->several) ||                  /* and what else a phrase might be */
                      m->expected.n > 1;                                              /* what words ask for */
    if (!s->extra.recombiner && !read_again)
        asn_data_forget_words(s->held);
    if (s->dev && !read_again)
        asn_data_forget_words(s->dev);
    s->seconds += asn_clock() - begin;
    return true;
}

const asn_data *asn_source_judged(const asn_source *s)
{
    return s->dev ? s->dev : s->held;
}

void asn_source_reset(asn_source *s)
{
    asn_data_free(s->held);
    asn_data_free(s->dev);
    asn_stream_close(s->stream);
    asn_ibm_free(s->ibm);
    asn_extra_reset(&s->extra);
    free(s->old);
    free(s->work);
    *s = (asn_source){0};
}
