/* tensors.h: a mutator for safetensors files. It reads the header, changes one thing in it or in the data of one tensor, and writes a file whose
 * length, offsets and sizes agree again, most of the time. Bytes alone would seldom get past the header. A file that cannot be taken apart
 * becomes the one that the target begins with. */
#ifndef ASN_FUZZ_TENSORS_H
#define ASN_FUZZ_TENSORS_H
#include "fuzz.h"
#include <jansson.h>

enum { FUZZ_MOST_TENSORS = 512 };
typedef struct fuzz_tensor {
    char    name[100], dtype[12];
    int64_t shape[4];
    size_t  rank, begin, end; /* of its bytes */
} fuzz_tensor;

typedef struct fuzz_file {
    json_t        *header, *meta;
    fuzz_tensor    all[FUZZ_MOST_TENSORS];
    size_t         n;
    const uint8_t *data;
} fuzz_file;

static inline int fuzz_by_begin(const void *x, const void *y)
{
    const fuzz_tensor *a = x, *b = y;
    return a->begin != b->begin ? (a->begin < b->begin ? -1 : 1) : (a->end > b->end) - (a->end < b->end);
}

static inline bool fuzz_read_tensor(fuzz_file *f, const char *name, const json_t *j, size_t data_length)
{
    fuzz_tensor  *t      = &f->all[f->n];
    const json_t *shape  = json_object_get(j, "shape"), *at = json_object_get(j, "data_offsets");
    const char   *dtype  = json_string_value(json_object_get(j, "dtype"));
    json_int_t    begin = json_integer_value(json_array_get(at, 0)), end = json_integer_value(json_array_get(at, 1));
    if (f->n + 1 >= FUZZ_MOST_TENSORS || !dtype || json_array_size(shape) > 4 || begin < 0 || end < begin || end > (json_int_t)data_length)
        return false;
    snprintf(t->name, sizeof t->name, "%s", name);
    snprintf(t->dtype, sizeof t->dtype, "%s", dtype);
    t->rank  = json_array_size(shape);
    t->begin = (size_t)begin;
    t->end   = (size_t)end;
    for (size_t i = 0; i < t->rank; i++)
        t->shape[i] = json_integer_value(json_array_get(shape, i));
    f->n++;
    return true;
}

static inline bool fuzz_read_file(fuzz_file *f, const uint8_t *file, size_t size)
{
    uint64_t    n = 0;
    const char *key;
    json_t     *value;
    f->n = 0;
    for (int i = 7; size >= 8 && i >= 0; i--)
        n = n << 8 | file[i];
    f->header = size >= 8 && n <= size - 8 ? json_loadb((const char *)file + 8, (size_t)n, 0, NULL) : NULL;
    f->meta   = json_object_get(f->header, "__metadata__");
    bool ok   = json_is_object(f->header) && json_is_object(f->meta);
    f->data   = ok ? file + 8 + n : NULL;
    if (ok)
        json_object_foreach(f->header, key, value)
            ok = ok && (value == f->meta || fuzz_read_tensor(f, key, value, size - 8 - (size_t)n));
    if (ok)
        qsort(f->all, f->n, sizeof *f->all, fuzz_by_begin);
    return ok && f->n > 0;
}

/* A value of the metadata becomes another: a number from a list, one of another key, or one with other bytes. */
static inline void fuzz_change_meta(fuzz_file *f, fuzz_dice *d)
{
    static const char *const values[] = {"0", "-1", "1", "2", "3", "1e308", "nan", "inf", "2147483647", "4294967296", "9223372036854775808", "yes", "no", "", "0.5", "1e-9"};
    const char *key, *to = NULL, *other = NULL;
    json_t     *value;
    size_t      i = 0, at = fuzz_roll(d, json_object_size(f->meta)), from = fuzz_roll(d, json_object_size(f->meta));
    json_object_foreach(f->meta, key, value)
    {
        to    = i == at ? key : to;
        other = i++ == from ? json_string_value(value) : other;
    }
    if (!to)
        return;
    uint8_t     text[2048] = {0};
    const char *now        = json_string_value(json_object_get(f->meta, to));
    char        name[200];
    snprintf(name, sizeof name, "%s", to);
    switch (fuzz_roll(d, 5)) {
    case 0: json_object_del(f->meta, name); return;
    case 1: snprintf((char *)text, sizeof text, "%s", other ? other : ""); break;
    case 2:
    case 3: snprintf((char *)text, sizeof text, "%s", values[fuzz_roll(d, sizeof values / sizeof *values)]); break;
    default: {
        size_t n = now ? strlen(now) : 0;
        n        = n < sizeof text / 2 ? n : sizeof text / 2;
        if (n)
            memcpy(text, now, n);
        text[LLVMFuzzerMutate(text, n, sizeof text - 1)] = 0;
    }
    }
    json_t *s = json_string((const char *)text);
    if (s)
        json_object_set_new(f->meta, name, s);
}

/* Of the bytes that stand in to. */
static inline void fuzz_change_bytes(uint8_t *to, size_t n, fuzz_dice *d)
{
    static const uint32_t numbers[] = {0, 1, 0x7FC00000, 0x7F800000, 0xFF800000, 0x00000001, 0x7F7FFFFF, 0xFFFFFFFF, 0x80000000, 0x3F800000, 0xC2C80000, 0x0000FFFF};
    if (!n)
        return;
    for (size_t times = 1 + fuzz_roll(d, 4); times > 0; times--) {
        size_t at = fuzz_roll(d, n);
        if (fuzz_roll(d, 2) && n >= 4)
            memcpy(to + (at & ~(size_t)3 & (n - 4)), &numbers[fuzz_roll(d, sizeof numbers / sizeof *numbers)], 4);
        else
            to[at] = (uint8_t)fuzz_roll(d, 256);
    }
}

/* One tensor becomes another; n: its bytes from now on. */
static inline size_t fuzz_change_tensor(fuzz_file *f, fuzz_tensor *t, fuzz_dice *d)
{
    static const char *const dtypes[] = {"F32", "F16", "F64", "U8", "U32", "I8", "BF16"};
    static const size_t      sizes[]  = {4, 2, 8, 1, 4, 1, 2};
    size_t                   k        = fuzz_roll(d, 7), each = 0, n = 1;
    switch (fuzz_roll(d, 5)) {
    case 0: snprintf(t->name, sizeof t->name, "%s", f->all[fuzz_roll(d, f->n)].name); break;
    case 1: snprintf(t->dtype, sizeof t->dtype, "%s", dtypes[k]); break;
    case 2: t->shape[fuzz_roll(d, t->rank)] = (int64_t)fuzz_roll(d, 20); break;
    case 3: t->rank = fuzz_roll(d, 4); break;
    default: t->shape[fuzz_roll(d, t->rank)] += (int64_t)fuzz_roll(d, 3) - 1;
    }
    for (size_t i = 0; i < 7; i++)
        each = strcmp(dtypes[i], t->dtype) == 0 ? sizes[i] : each;
    for (size_t i = 0; i < t->rank; i++)
        n *= t->shape[i] > 0 && t->shape[i] < 4096 ? (size_t)t->shape[i] : 0;
    return n * each;
}

static inline size_t fuzz_write_file(fuzz_file *f, const size_t *bytes, size_t changed, fuzz_dice *d, uint8_t *to, size_t most)
{
    json_t *header = json_object();
    size_t  at     = 0;
    json_object_set(header, "__metadata__", f->meta);
    for (size_t i = 0; i < f->n; i++) {
        const fuzz_tensor *t     = &f->all[i];
        json_t            *shape = json_array();
        for (size_t k = 0; k < t->rank; k++)
            json_array_append_new(shape, json_integer(t->shape[k]));
        json_object_set_new(header, t->name, json_pack("{s:s, s:o, s:[I, I]}", "dtype", t->dtype, "shape", shape, "data_offsets", (json_int_t)at, (json_int_t)(at + bytes[i])));
        at += bytes[i];
    }
    char  *text = json_dumps(header, JSON_COMPACT | JSON_PRESERVE_ORDER);
    size_t n    = text ? strlen(text) : 0, padded = (n + 63) / 64 * 64 + 56, size = 8 + padded + at;
    json_decref(header);
    if (!text || size > most) {
        free(text);
        return 0;
    }
    for (int i = 0; i < 8; i++)
        to[i] = (uint8_t)(padded >> 8 * i);
    memcpy(to + 8, text, n);
    memset(to + 8 + n, ' ', padded - n);
    free(text);
    uint8_t *data = to + 8 + padded;
    for (size_t i = 0; i < f->n; data += bytes[i++]) {
        size_t had = f->all[i].end - f->all[i].begin, copied = had < bytes[i] ? had : bytes[i];
        if (copied)
            memcpy(data, f->data + f->all[i].begin, copied);
        memset(data + copied, 0, bytes[i] - copied);
        if (i == changed)
            fuzz_change_bytes(data, bytes[i], d);
    }
    return size;
}

/* first: the file that the target begins with. */
static inline size_t fuzz_mutate_tensors(uint8_t *data, size_t size, size_t most, unsigned seed, const uint8_t *first, size_t n_first)
{
    static fuzz_file f;
    static uint8_t   made[1 << 17];
    static size_t    bytes[FUZZ_MOST_TENSORS];
    fuzz_dice        d = {seed};
    size_t           changed = SIZE_MAX, room = most < sizeof made ? most : sizeof made, n;
    if (fuzz_roll(&d, 10) == 0)
        return LLVMFuzzerMutate(data, size, most);
    if (!fuzz_read_file(&f, data, size)) {
        json_decref(f.header);
        if (!first || n_first > most)
            return LLVMFuzzerMutate(data, size, most);
        memcpy(data, first, n_first);
        return n_first;
    }
    for (size_t i = 0; i < f.n; i++)
        bytes[i] = f.all[i].end - f.all[i].begin;
    size_t i = fuzz_roll(&d, f.n);
    switch (fuzz_roll(&d, 6)) {
    case 0:
    case 1: fuzz_change_meta(&f, &d); break;
    case 2: bytes[i] = fuzz_change_tensor(&f, &f.all[i], &d); break;
    case 3: /* one is missing */
        f.n--;
        memmove(&f.all[i], &f.all[i + 1], (f.n - i) * sizeof *f.all);
        memmove(&bytes[i], &bytes[i + 1], (f.n - i) * sizeof *bytes);
        break;
    default: changed = i;
    }
    n = fuzz_write_file(&f, bytes, changed, &d, made, room);
    json_decref(f.header);
    if (n)
        memcpy(data, made, n);
    return n ? n : size;
}
#endif
