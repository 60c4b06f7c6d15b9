#include "examples/data.h"

#include <stdlib.h>

asn_data *asn_data_new(void)
{
    asn_data *d = calloc(1, sizeof *d);
    if (d && (d->arena = asn_arena_new((size_t)1 << 20)) && (d->words = asn_arena_new((size_t)1 << 20)))
        return d;
    asn_data_free(d);
    return NULL;
}

void asn_data_free(asn_data *d)
{
    if (!d)
        return;
    asn_arena_free(d->arena);
    asn_arena_free(d->words);
    asn_array_free(d);
    free(d);
}

bool asn_data_add(asn_data *d, const asn_example *e)
{
    if (!asn_array_push(d, *e))
        return false;
    d->all[d->n - 1].number = (int64_t)d->n - 1;
    return true;
}

void asn_data_forget_words(asn_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        d->all[i].id       = NULL;
        d->all[i].tokens   = NULL;
        d->all[i].mentions = (asn_mentions){0};
        d->all[i].typed    = NULL;
    }
    asn_arena_free(d->words);
    d->words = NULL;
}

static bool hold(void *context, const asn_example *e, int64_t at, size_t length)
{
    (void)at, (void)length;
    return asn_data_add(context, e);
}

bool asn_data_read(asn_data *d, const asn_grammar *g, const char *path, const asn_bad_lines *bad, asn_error *err)
{
    asn_reading r = {.g = g, .path = path, .bad = bad, .arena = d->arena, .words = d->words, .take = hold, .context = d};
    int         f = asn_reading_open(path, err);
    bool        ok = f >= 0 && asn_reading_run(&r, f, err);
    d->skipped += r.skipped;
    asn_reading_close(f);
    return ok;
}
