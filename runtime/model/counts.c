#include "model/counts.h"

#include "ground/array.h"

#include <stdlib.h>
#include <string.h>

typedef struct counted {
    const char *text;
    uint32_t    length;
    int32_t     count;
} counted;

struct asn_counts {
    asn_arena *arena;
    ASN_ARRAY(counted) texts;
    int32_t   *table; /* 1 + index in texts */
    size_t     mask;
};

asn_counts *asn_counts_new(void)
{
    asn_counts *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->arena = asn_arena_new(0);
    c->mask  = 1023;
    c->table = calloc(c->mask + 1, sizeof *c->table);
    if (c->arena && c->table)
        return c;
    asn_counts_free(c);
    return NULL;
}

void asn_counts_free(asn_counts *c)
{
    if (!c)
        return;
    asn_arena_free(c->arena);
    asn_array_free(&c->texts);
    free(c->table);
    free(c);
}

static size_t place_of(const asn_counts *c, const char *text, size_t length)
{
    size_t i = asn_vocab_hash(text, length) & c->mask;
    for (; c->table[i]; i = (i + 1) & c->mask) {
        const counted *k = &c->texts.all[c->table[i] - 1];
        if (k->length == length && memcmp(k->text, text, length) == 0)
            break;
    }
    return i;
}

static bool grow(asn_counts *c)
{
    size_t   mask  = c->mask * 2 + 1;
    int32_t *table = calloc(mask + 1, sizeof *table), *old = c->table;
    if (!table)
        return false;
    c->table = table;
    c->mask  = mask;
    for (size_t i = 0; i < c->texts.n; i++)
        table[place_of(c, c->texts.all[i].text, c->texts.all[i].length)] = (int32_t)i + 1;
    free(old);
    return true;
}

bool asn_counts_add(asn_counts *c, const char *text, size_t length)
{
    size_t i = place_of(c, text, length);
    if (c->table[i]) {
        c->texts.all[c->table[i] - 1].count++;
        return true;
    }
    const char *copy = asn_arena_text(c->arena, text, length);
    if (!copy || !asn_array_push(&c->texts, (counted){copy, (uint32_t)length, 1}))
        return false;
    c->table[i] = (int32_t)c->texts.n;
    return c->texts.n * 2 < c->mask || grow(c);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool asn_counts_once(asn_counts *c, const char **texts, size_t *n)
{
    size_t kept = 0;
    bool   ok   = true;
    if (*n)
        qsort(texts, *n, sizeof *texts, by_text);
    for (size_t i = 0; i < *n; i++)
        if (kept == 0 || strcmp(texts[i], texts[kept - 1]) != 0)
            texts[kept++] = texts[i];
    *n = kept;
    for (size_t i = 0; ok && i < kept; i++)
        ok = asn_counts_add(c, texts[i], strlen(texts[i]));
    return ok;
}

int asn_counts_of(const asn_counts *c, const char *text, size_t length)
{
    int32_t k = c->table[place_of(c, text, length)];
    return k ? c->texts.all[k - 1].count : 0;
}

static int by_count(const void *x, const void *y)
{
    const counted *a = x, *b = y;
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    uint32_t n     = a->length < b->length ? a->length : b->length;
    int      order = memcmp(a->text, b->text, n);
    return order ? order : a->length < b->length ? -1 : a->length > b->length;
}

bool asn_counts_vocab(asn_counts *c, asn_arena *a, int minimum, asn_vocab *v)
{
    counted *sorted = malloc((c->texts.n + 1) * sizeof *sorted);
    if (!sorted)
        return false;
    if (c->texts.n)
        memcpy(sorted, c->texts.all, c->texts.n * sizeof *sorted);
    qsort(sorted, c->texts.n, sizeof *sorted, by_count);
    size_t kept = 0, bytes = 0;
    while (kept < c->texts.n && sorted[kept].count >= minimum)
        bytes += sorted[kept++].length;
    char     *text    = asn_arena_alloc(a, bytes + 1, 1);
    uint32_t *offsets = asn_arena_alloc(a, kept + 2, sizeof *offsets);
    bool      ok      = text && offsets;
    size_t    at      = 0;
    for (size_t i = 0; ok && i < kept; i++) {
        memcpy(text + at, sorted[i].text, sorted[i].length);
        at += sorted[i].length;
        offsets[i + 2] = (uint32_t)at;
    }
    free(sorted);
    *v = (asn_vocab){.bytes = text, .offsets = offsets, .n = (int32_t)kept + 1};
    return ok && asn_vocab_index(a, v);
}
