#include "training/shards.h"

#include "examples/index.h"
#include "ground/clock.h"
#include "training/ranks.h"

#include <stdlib.h>

typedef struct shard {
    size_t     first, end; /* of its examples, in the minibatch as it was cut */
    int64_t    work;
    double     reading;
    asn_arena *arena;      /* of examples that are streamed */
    asn_error  err;        /* text empty: none */
} shard;

typedef struct item {
    const asn_example *example; /* may have to be read yet */
    int64_t            number, work;
    int                shard;
} item;

/* Ranks without a shard are the last ones. */
void asn_shards_of(int shards, int rank, int ranks, int *first, int *end)
{
    int busy = ranks < shards ? ranks : shards;
    *first   = rank < busy ? shards * rank / busy : shards;
    *end     = rank < busy ? shards * (rank + 1) / busy : shards;
}

bool asn_shards_init(asn_shards *s, const asn_model *m, const asn_real *weights, const asn_source *source, asn_teachers *teachers, asn_pool *pool)
{
    size_t n = (size_t)m->settings.shards, batch = (size_t)m->settings.batch < source->in_pass ? (size_t)m->settings.batch : source->in_pass;
    int    threads = asn_pool_threads(pool);
    *s = (asn_shards){.m         = m,
                      .source    = source,
                      .pool      = pool,
                      .n         = m->settings.shards,
                      .batches   = calloc((size_t)threads, sizeof *s->batches),
                      .teachers  = teachers && teachers->n ? calloc((size_t)threads, sizeof *s->teachers) : NULL,
                      .all       = calloc(n, sizeof *s->all),
                      .gradients = calloc(n, sizeof *s->gradients),
                      .touched   = calloc(n, sizeof *s->touched),
                      .losses    = calloc(n, sizeof *s->losses),
                      .cut       = calloc(batch, sizeof *s->cut),
                      .lessons   = calloc(batch, sizeof *s->lessons),
                      .read      = calloc(source->stream ? batch : 1, sizeof *s->read),
                      .items     = calloc(batch, sizeof *s->items)};
    bool ok = asn_uses_init(&s->uses, m) && s->batches && s->all && s->gradients && s->touched && s->losses && s->cut && s->lessons && s->read && s->items &&
              (s->teachers || !teachers || !teachers->n);
    asn_shards_of(s->n, asn_rank(), asn_ranks(), &s->first, &s->end);
    for (int i = s->first; ok && i < s->end; i++)
        ok = (s->gradients[i] = asn_weights_block(m)) && (s->touched[i] = calloc((size_t)m->n_tensors + 1, 1)) && (s->all[i].arena = asn_arena_new(0));
    for (int i = 0; ok && i < threads; i++)
        ok = (s->batches[i] = asn_batch_new(m, weights)) && (!s->teachers || (s->teachers[i] = asn_teacher_new(teachers)));
    return ok;
}

void asn_shards_reset(asn_shards *s)
{
    for (int i = 0; i < s->n; i++) {
        free(s->gradients ? s->gradients[i] : NULL);
        free(s->touched ? s->touched[i] : NULL);
        asn_arena_free(s->all ? s->all[i].arena : NULL);
    }
    for (int i = 0; s->batches && i < asn_pool_threads(s->pool); i++)
        asn_batch_free(s->batches[i]);
    for (int i = 0; s->teachers && i < asn_pool_threads(s->pool); i++)
        asn_teacher_free(s->teachers[i]);
    free(s->teachers);
    free(s->batches);
    free(s->all);
    free(s->gradients);
    free(s->touched);
    free(s->losses);
    free(s->cut);
    free(s->lessons);
    free(s->read);
    free(s->items);
    asn_uses_reset(&s->uses);
    *s = (asn_shards){0};
}

/* This rank's shards. The first error in their order is the one that is told. */
static bool run_all(asn_shards *s, void (*job)(void *context, int shard, int thread), asn_error *err)
{
    if (s->end > s->first)
        asn_pool_run(s->pool, s->end - s->first, job, s);
    for (int i = s->first; i < s->end; i++)
        if (s->all[i].err.text[0]) {
            *err = s->all[i].err;
            return false;
        }
    return true;
}

/* ---- Reading what is streamed. */

static bool read_one(asn_shards *s, shard *k, size_t i)
{
    if (!asn_stream_read(s->source->stream, s->order[i], k->arena, &s->read[i], &k->err))
        return false;
    return asn_index_example(k->arena, s->m, &s->read[i], asn_settings_supervise(&s->m->settings)) ? true : asn_out_of_memory(&k->err);
}

/* A rank that is alone reads all examples, in equal parts, and then cuts. */
static void read_part(void *context, int part, int thread)
{
    (void)thread;
    asn_shards *s     = context;
    shard      *k     = &s->all[part];
    double      begin = asn_clock();
    bool        ok    = true;
    asn_arena_reset(k->arena);
    for (size_t i = s->size * (size_t)part / (size_t)s->n; ok && i < s->size * ((size_t)part + 1) / (size_t)s->n; i++)
        ok = read_one(s, k, i);
    k->reading += asn_clock() - begin;
}

/* One of several cuts by what the source noted of all examples, and reads those of its own shards. */
static void read_shard(void *context, int number, int thread)
{
    (void)thread;
    asn_shards *s     = context;
    shard      *k     = &s->all[s->first + number];
    double      begin = asn_clock();
    bool        ok    = true;
    asn_arena_reset(k->arena);
    for (size_t i = k->first; ok && i < k->end; i++)
        ok = read_one(s, k, (size_t)(s->cut[i] - s->read));
    k->reading += asn_clock() - begin;
}

/* ---- Cutting. */

static int most_work_first(const void *x, const void *y)
{
    const item *a = x, *b = y;
    return a->work != b->work ? (a->work > b->work ? -1 : 1) : a->number < b->number ? -1 : 1;
}

static int least_loaded(const asn_shards *s)
{
    int least = 0;
    for (int i = 1; i < s->n; i++)
        least = s->all[i].work < s->all[least].work ? i : least;
    return least;
}

static item item_of(asn_shards *s, size_t i)
{
    const asn_example *e = s->source->stream ? &s->read[i] : asn_source_held(s->source, s->order[i]);
    if (s->source->work)
        return (item){.example = e, .number = s->order[i], .work = s->source->work[s->order[i]]};
    return (item){.example = e, .number = e->number, .work = asn_source_work(asn_uses_tree(&s->uses, e->tree), e->first[s->m->g->n_inputs])};
}

/* The largest first, each to the shard that has least to do: threads then end at the same time. */
static void cut(asn_shards *s)
{
    size_t at = 0;
    for (size_t i = 0; i < s->size; i++)
        s->items[i] = item_of(s, i);
    qsort(s->items, s->size, sizeof *s->items, most_work_first);
    for (int k = 0; k < s->n; k++)
        s->all[k].work = 0;
    for (size_t i = 0; i < s->size; i++) {
        item *l  = &s->items[i];
        l->shard = least_loaded(s);
        s->all[l->shard].work += l->work;
    }
    for (int k = 0; k < s->n; k++) {
        s->all[k].first = at;
        for (size_t i = 0; i < s->size; i++)
            if (s->items[i].shard == k)
                s->cut[at++] = s->items[i].example;
        s->all[k].end = at;
    }
}

bool asn_shards_cut(asn_shards *s, const uint32_t *order, size_t size, asn_error *err)
{
    bool later = s->source->work != NULL;
    s->order   = order;
    s->size    = size;
    if (s->source->stream && !later && !run_all(s, read_part, err))
        return false;
    asn_uses_begin(&s->uses);
    cut(s);
    if (!later)
        return true;
    if (!run_all(s, read_shard, err))
        return false;
    for (int k = s->first; k < s->end; k++)
        for (size_t i = s->all[k].first; i < s->all[k].end; i++)
            asn_uses_tree(&s->uses, s->cut[i]->tree);
    return true;
}

/* ---- Running. */

static void run_shard(void *context, int job, int thread)
{
    asn_shards       *s      = context;
    int               number = s->first + job;
    shard            *k      = &s->all[number];
    asn_batch_options o = {.train = true, .key = s->key, .minibatch = s->minibatch, .scale = 1.0 / (double)s->size};
    int               n = (int)(k->end - k->first);
    if (n == 0 || (s->teachers && !asn_teacher_teach(s->teachers[thread], s->cut + k->first, n, s->lessons + k->first, &k->err)))
        return;
    o.lessons = s->teachers ? s->lessons + k->first : NULL;
    asn_batch_run(s->batches[thread], s->cut + k->first, n, &o, s->gradients[number], s->touched[number], &s->losses[number], &k->err);
}

bool asn_shards_run(asn_shards *s, uint64_t key, uint64_t minibatch, asn_error *err)
{
    s->key       = key;
    s->minibatch = minibatch;
    for (int k = 0; k < s->n; k++)
        s->losses[k] = 0;
    return run_all(s, run_shard, err);
}

double asn_shards_recording(const asn_shards *s)
{
    double seconds = 0;
    for (int i = 0; i < asn_pool_threads(s->pool); i++)
        seconds += asn_batch_recording(s->batches[i]);
    return seconds;
}

double asn_shards_reading(const asn_shards *s)
{
    double seconds = 0;
    for (int k = 0; k < s->n; k++)
        seconds += s->all[k].reading;
    return seconds;
}
