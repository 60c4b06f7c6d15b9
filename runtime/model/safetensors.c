#include "model/safetensors.h"

#include "arithmetic/real.h"
#include "ground/arena.h"
#include "ground/buffer.h"
#include "ground/checksum.h"
#include "ground/pages.h"
#include "ground/replace.h"
#include "ground/utf8.h"
#include "text/json.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "tensors are little endian and are read in place"
#endif

enum {
    MAX_HEADER  = 16 << 20,
    MAX_TENSORS = 100000,
    MAX_NAME    = 65535, /* a tensor is named after names of the grammar, which may be long */
    MAX_RANK    = 8,
    MAX_NESTING = 3,  /* the header, a tensor, its shape */
    ALIGNMENT   = 64, /* of the data in a file we write */
};
static const char META[] = "__metadata__", CHECKSUM[] = "checksum", XXH64[] = "xxh64:";

/* First those of asn_dtype, then what other programs write: known, so that a file is checked as a whole, but refused. */
typedef struct format {
    const char *name;
    unsigned    bits;
} format;

static const format formats[] = {
    [ASN_F32] = {"F32", 32},
    [ASN_F16] = {"F16", 16},
    [ASN_F64] = {"F64", 64},
    [ASN_I8]  = {"I8", 8},
    [ASN_U8]  = {"U8", 8},
    [ASN_I32] = {"I32", 32},
    [ASN_U32] = {"U32", 32},
    [ASN_I64] = {"I64", 64},
    [ASN_U64] = {"U64", 64},
    {"BOOL", 8},
    {"I16", 16},
    {"U16", 16},
    {"BF16", 16},
    {"C64", 64},
    {"F8_E5M2", 8},
    {"F8_E4M3", 8},
    {"F8_E8M0", 8},
    {"F8_E4M3FNUZ", 8},
    {"F8_E5M2FNUZ", 8},
    {"F6_E2M3", 6},
    {"F6_E3M2", 6},
    {"F4", 4},
};
enum { N_FORMATS = sizeof formats / sizeof *formats, N_DTYPES = ASN_U64 + 1 };

typedef struct entry {
    asn_stored t;
    unsigned   format;     /* its place in formats */
    uint64_t   begin, end; /* from the beginning of the data */
} entry;

struct asn_safetensors {
    asn_arena *arena;
    void      *bytes; /* of the file; NULL: they are the caller's */
    entry     *all;   /* by offset */
    entry    **by_name;
    asn_meta  *meta; /* by key */
    size_t     count, n_meta;
};

/* ---- Messages. */

/* Text from a file, fit for a terminal and not too long. */
static const char *shown(const char *text, char *to, size_t room)
{
    size_t left = strlen(text), used = 0, n;
    for (; left; text += n, left -= n) {
        uint32_t code = asn_utf8_get(text, left, &n);
        if (used + n + 4 > room) {
            memcpy(to + used, "...", 4);
            return to;
        }
        if (asn_utf8_printable(code)) {
            memcpy(to + used, text, n);
            used += n;
        } else
            to[used++] = '?';
    }
    to[used] = 0;
    return to;
}

__attribute__((format(printf, 4, 5))) static bool bad_tensor(asn_error *err, const char *file, const char *name, const char *why, ...)
{
    char    reason[200], short_name[80];
    va_list args;
    va_start(args, why);
    vsnprintf(reason, sizeof reason, why, args);
    va_end(args);
    return asn_fail(err, "%s: tensor '%s' %s", file, shown(name, short_name, sizeof short_name), reason);
}

static bool no_memory(asn_error *err, const char *file)
{
    return asn_fail_as(ASN_BAD_SYSTEM, err, "%s: out of memory", file);
}

/* ---- Sizes. */

/* False when the product does not fit; dimensions are not negative. As in the reference, a zero does not excuse an
 * overflow before it. */
static bool count_bits(const asn_stored *t, unsigned each, uint64_t *bits)
{
    uint64_t n = 1;
    for (int i = 0; i < t->rank; i++) {
        uint64_t dim = (uint64_t)t->shape[i];
        if (dim && n > UINT64_MAX / dim)
            return false;
        n *= dim;
    }
    if (n > UINT64_MAX / each)
        return false;
    *bits = n * each;
    return true;
}

/* ---- Checksums. Each entry of the metadata and each tensor has one; the file's is their sum, so that their order does not matter: who
 * reads a file elsewhere and writes it again may keep it. */

static uint64_t sum_of_meta(const asn_meta *m)
{
    asn_checksum s;
    asn_checksum_begin(&s);
    asn_checksum_add(&s, m->key, strlen(m->key) + 1);
    asn_checksum_add(&s, m->value, strlen(m->value) + 1);
    return asn_checksum_end(&s);
}

static uint64_t sum_of_tensor(const asn_stored *t, size_t bytes)
{
    asn_checksum s;
    asn_checksum_begin(&s);
    asn_checksum_add(&s, t->name, strlen(t->name) + 1);
    asn_checksum_add(&s, formats[t->dtype].name, strlen(formats[t->dtype].name) + 1);
    asn_checksum_add(&s, t->shape, (size_t)t->rank * sizeof *t->shape);
    asn_checksum_add(&s, t->data, bytes);
    return asn_checksum_end(&s);
}

/* ---- Reading. */

typedef struct reader {
    asn_safetensors *s;
    const char      *file;
    const char      *text; /* the header */
    size_t           length;
    const char      *data;
    size_t           data_length;
    asn_error       *err;
} reader;

static bool bad_header(reader *r, const char *why, size_t at)
{
    char text[200];
    return asn_fail(r->err, "%s: bad header: %s (byte %zu)", r->file, shown(why, text, sizeof text), at + 8);
}

/* What JSON would let pass: "-0" as an integer, and brackets by the million. */
static bool scan_header(reader *r)
{
    size_t depth = 0, opened = 0;
    bool   quoted = false;
    for (size_t i = 0; i < r->length; i++) {
        char c = r->text[i];
        if (quoted && c == '\\')
            i++;
        else if (c == '"')
            quoted = !quoted;
        else if (quoted)
            continue;
        else if (c == '-' && i > 0 && r->text[i - 1] != 'e' && r->text[i - 1] != 'E')
            return bad_header(r, "a number below zero", i);
        else if ((c == '{' || c == '[') && ++depth > MAX_NESTING)
            return bad_header(r, "nested too deeply", i);
        else if ((c == '{' || c == '[') && ++opened > 3 * MAX_TENSORS + 2)
            return asn_fail(r->err, "%s: more than %d tensors", r->file, MAX_TENSORS);
        else if ((c == '}' || c == ']') && depth)
            depth--;
    }
    return true;
}

static bool is_utf8(const char *s);

/* A copy that ends in a NUL and holds none; NULL after saying why there is none. */
static const char *read_string(reader *r, asn_json string)
{
    const char *text;
    size_t      length;
    char       *copy = NULL;
    if (asn_json_string(r->s->arena, string, &text, &length))
        copy = asn_arena_text(r->s->arena, text, length);
    if (!copy)
        no_memory(r->err, r->file);
    else if (strlen(copy) != length || !is_utf8(copy)) {
        bad_header(r, strlen(copy) != length ? "a NUL in a string" : "half a character in a string", (size_t)(string.text - r->text));
        copy = NULL;
    }
    return copy;
}

static size_t count_inside(asn_json object)
{
    asn_json      key, value;
    asn_json_walk w = asn_json_inside(object);
    size_t        n = 0;
    while (asn_json_next(&w, &key, &value))
        n++;
    return n;
}

static asn_json member(asn_json object, const char *name)
{
    asn_json      key, value;
    asn_json_walk w = asn_json_inside(object);
    while (asn_json_next(&w, &key, &value))
        if (asn_json_is(key, name))
            return value;
    return (asn_json){NULL, 0};
}

static bool read_meta(reader *r, asn_json j)
{
    if (asn_json_kind(j) != '{')
        return asn_fail(r->err, "%s: %s is not an object", r->file, META);
    r->s->meta = asn_arena_alloc(r->s->arena, count_inside(j), sizeof *r->s->meta);
    if (!r->s->meta)
        return no_memory(r->err, r->file);
    asn_json      key, value;
    asn_json_walk w = asn_json_inside(j);
    while (asn_json_next(&w, &key, &value)) {
        char      short_key[80];
        asn_meta *m = &r->s->meta[r->s->n_meta++];
        if (!(m->key = read_string(r, key)))
            return false;
        if (asn_json_kind(value) != '"')
            return asn_fail(r->err, "%s: %s '%s' is not a string", r->file, META, shown(m->key, short_key, sizeof short_key));
        if (!(m->value = read_string(r, value)))
            return false;
    }
    return true;
}

static bool read_dtype(reader *r, asn_json j, entry *e)
{
    if (asn_json_kind(j) != '"')
        return bad_tensor(r->err, r->file, e->t.name, "has no dtype");
    for (unsigned i = 0; i < N_FORMATS; i++) {
        if (asn_json_is(j, formats[i].name)) {
            e->format = i;
            return true;
        }
    }
    char        text[40];
    const char *name = read_string(r, j);
    return name && bad_tensor(r->err, r->file, e->t.name, "has dtype '%s', which does not exist", shown(name, text, sizeof text));
}

/* What is larger than any size becomes the largest there is, which no file has room for. */
static bool read_whole(asn_json j, int64_t *value)
{
    *value = 0;
    for (size_t i = 0; i < j.length; i++) {
        int digit = j.text[i] - '0';
        if (digit < 0 || digit > 9)
            return false;
        *value = *value > (INT64_MAX - digit) / 10 ? INT64_MAX : *value * 10 + digit;
    }
    return j.length > 0;
}

static bool read_shape(reader *r, asn_json j, asn_stored *t)
{
    if (asn_json_kind(j) != '[')
        return bad_tensor(r->err, r->file, t->name, "has no shape");
    asn_json      value;
    asn_json_walk w = asn_json_inside(j);
    for (t->rank = 0; asn_json_next(&w, NULL, &value); t->rank++) {
        if (t->rank == MAX_RANK)
            return bad_tensor(r->err, r->file, t->name, "has more than %d dimensions", MAX_RANK);
        if (!read_whole(value, &t->shape[t->rank]))
            return bad_tensor(r->err, r->file, t->name, "has a shape that is not of whole numbers");
    }
    return true;
}

static bool read_offsets(reader *r, asn_json j, entry *e)
{
    asn_json at[3] = {{NULL, 0}};
    int64_t  begin, end;
    int      n = 0;
    if (asn_json_kind(j) == '[')
        for (asn_json_walk w = asn_json_inside(j); n < 3 && asn_json_next(&w, NULL, &at[n]);)
            n++;
    if (n != 2)
        return bad_tensor(r->err, r->file, e->t.name, "has no two data_offsets");
    if (!read_whole(at[0], &begin) || !read_whole(at[1], &end))
        return bad_tensor(r->err, r->file, e->t.name, "has data_offsets that are not whole numbers");
    if (end < begin)
        return bad_tensor(r->err, r->file, e->t.name, "ends before it begins");
    e->begin = (uint64_t)begin;
    e->end   = (uint64_t)end;
    return true;
}

/* Other members than these three are ignored, as in the reference. */
static bool read_entry(reader *r, asn_json key, asn_json j)
{
    const char *name = read_string(r, key);
    if (!name)
        return false;
    if (strlen(name) > MAX_NAME)
        return bad_tensor(r->err, r->file, name, "has a name of more than %d bytes", MAX_NAME);
    if (asn_json_kind(j) != '{')
        return bad_tensor(r->err, r->file, name, "is not an object");
    entry *e  = &r->s->all[r->s->count++];
    e->t.name = name;
    return read_dtype(r, member(j, "dtype"), e) && read_shape(r, member(j, "shape"), &e->t) && read_offsets(r, member(j, "data_offsets"), e);
}

static bool read_entries(reader *r, asn_json root)
{
    size_t n = count_inside(root) - (member(root, META).text ? 1 : 0);
    if (n > MAX_TENSORS)
        return asn_fail(r->err, "%s: more than %d tensors", r->file, MAX_TENSORS);
    r->s->all     = asn_arena_alloc(r->s->arena, n, sizeof *r->s->all);
    r->s->by_name = asn_arena_alloc(r->s->arena, n, sizeof *r->s->by_name);
    if (!r->s->all || !r->s->by_name)
        return no_memory(r->err, r->file);
    asn_json      key, value;
    asn_json_walk w = asn_json_inside(root);
    while (asn_json_next(&w, &key, &value))
        if (!(asn_json_is(key, META) ? read_meta(r, value) : read_entry(r, key, value)))
            return false;
    return true;
}

static int compare_offsets(const void *a, const void *b)
{
    const entry *x = a, *y = b;
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    if (x->end != y->end)
        return x->end < y->end ? -1 : 1;
    return strcmp(x->t.name, y->t.name);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp((*(entry *const *)a)->t.name, (*(entry *const *)b)->t.name);
}

static int compare_keys(const void *a, const void *b)
{
    return strcmp(((const asn_meta *)a)->key, ((const asn_meta *)b)->key);
}

static bool check_size(reader *r, const entry *e)
{
    uint64_t bits;
    if (!count_bits(&e->t, formats[e->format].bits, &bits))
        return bad_tensor(r->err, r->file, e->t.name, "has a shape that is too large");
    if (bits % 8)
        return bad_tensor(r->err, r->file, e->t.name, "does not fill its last byte");
    if (bits / 8 != e->end - e->begin)
        return bad_tensor(r->err, r->file, e->t.name, "has %llu bytes, its shape and dtype make %llu",
                          (unsigned long long)(e->end - e->begin), (unsigned long long)(bits / 8));
    return true;
}

/* From the first byte to the last, each belongs to one tensor. */
static bool check_layout(reader *r)
{
    uint64_t at = 0;
    for (size_t i = 0; i < r->s->count; i++) {
        const entry *e = &r->s->all[i];
        char         other[80];
        if (e->begin > at)
            return bad_tensor(r->err, r->file, e->t.name, "has a hole of %llu bytes before it", (unsigned long long)(e->begin - at));
        if (e->begin < at)
            return bad_tensor(r->err, r->file, e->t.name, "overlaps tensor '%s'", shown(e[-1].t.name, other, sizeof other));
        if (!check_size(r, e))
            return false;
        at = e->end;
        if (at > r->data_length)
            return bad_tensor(r->err, r->file, e->t.name, "ends at byte %llu of %zu bytes of data", (unsigned long long)at, r->data_length);
    }
    if (at < r->data_length)
        return asn_fail(r->err, "%s: %zu bytes behind the last tensor", r->file, r->data_length - (size_t)at);
    return true;
}

/* Offsets need not be multiples of anything; a tensor that cannot be read in place is copied. */
static bool place(reader *r, entry *e)
{
    if (e->format >= N_DTYPES)
        return bad_tensor(r->err, r->file, e->t.name, "cannot be read: dtype %s is not supported", formats[e->format].name);
    e->t.dtype = (asn_dtype)e->format;
    e->t.data  = r->data + e->begin;
    e->t.bytes = (size_t)(e->end - e->begin);
    if ((uintptr_t)e->t.data % (formats[e->format].bits / 8) == 0)
        return true;
    void *copy = asn_arena_alloc(r->s->arena, e->t.bytes, 1);
    if (!copy)
        return no_memory(r->err, r->file);
    e->t.data = memcpy(copy, e->t.data, e->t.bytes);
    return true;
}

/* A file without a checksum, or with one that we do not know, is taken as it is. */
static bool check_sum(reader *r)
{
    const char *given = asn_safetensors_meta(r->s, CHECKSUM);
    uint64_t    sum   = 0;
    char        text[40];
    if (!given || strncmp(given, XXH64, sizeof XXH64 - 1) != 0)
        return true;
#ifdef ASN_FUZZING /* a fuzzer's changes shall get past this */
    return true;
#endif
    for (size_t i = 0; i < r->s->n_meta; i++)
        if (strcmp(r->s->meta[i].key, CHECKSUM) != 0)
            sum += sum_of_meta(&r->s->meta[i]);
    for (size_t i = 0; i < r->s->count; i++)
        sum += sum_of_tensor(&r->s->all[i].t, r->s->all[i].t.bytes);
    snprintf(text, sizeof text, "%s%016" PRIx64, XXH64, sum);
    if (strcmp(text, given) == 0)
        return true;
    return asn_fail(r->err, "%s: damaged: its contents do not have the checksum that its metadata names. If it was changed on purpose, take 'checksum' out of the metadata",
                    r->file);
}

static bool arrange(reader *r)
{
    asn_safetensors *s = r->s;
    if (s->count)
        qsort(s->all, s->count, sizeof *s->all, compare_offsets);
    if (!check_layout(r))
        return false;
    for (size_t i = 0; i < s->count; i++) {
        if (!place(r, &s->all[i]))
            return false;
        s->by_name[i] = &s->all[i];
    }
    if (s->count)
        qsort(s->by_name, s->count, sizeof *s->by_name, compare_names);
    if (s->n_meta)
        qsort(s->meta, s->n_meta, sizeof *s->meta, compare_keys);
    return check_sum(r);
}

static bool read_json(reader *r)
{
    asn_json  root;
    asn_error why;
    if (asn_json_check(r->s->arena, r->text, r->length, &root, &why))
        return read_entries(r, root);
    return asn_fail_as(why.kind, r->err, why.kind == ASN_BAD_INPUT ? "%s: bad header: %s" : "%s: %s", r->file, why.text);
}

static bool read_all(reader *r, const char *bytes, size_t length)
{
    if (length < 8)
        return asn_fail(r->err, "%s: %zu bytes are too few for a safetensors file", r->file, length);
    uint64_t n = 0;
    for (int i = 7; i >= 0; i--)
        n = n << 8 | (unsigned char)bytes[i];
    if (n > MAX_HEADER)
        return asn_fail(r->err, "%s: not a safetensors file, or its header is longer than %d bytes", r->file, MAX_HEADER);
    if (n > length - 8)
        return asn_fail(r->err, "%s: the header has %llu bytes, only %zu are there", r->file, (unsigned long long)n, length - 8);
    r->text        = bytes + 8;
    r->length      = (size_t)n;
    r->data        = r->text + n;
    r->data_length = length - 8 - (size_t)n;
    if (n == 0 || r->text[0] != '{')
        return asn_fail(r->err, "%s: the header does not begin with '{'", r->file);
    return scan_header(r) && read_json(r) && arrange(r);
}

asn_safetensors *asn_safetensors_parse(const char *name, const void *bytes, size_t length, asn_error *err)
{
    asn_safetensors *s = calloc(1, sizeof *s);
    if (!s || !(s->arena = asn_arena_new(0))) {
        no_memory(err, name);
        free(s);
        return NULL;
    }
    reader r = {.s = s, .file = name, .err = err};
    if (read_all(&r, bytes, length))
        return s;
    asn_safetensors_close(s);
    return NULL;
}

/* Exactly so many bytes from an open file. */
static bool read_bytes(const char *path, int fd, char *to, size_t left, asn_error *err)
{
    while (left) {
        ssize_t n = read(fd, to, left < 1 << 30 ? left : 1 << 30);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return asn_fail_system(err, "%s: cannot read", path);
        if (n == 0)
            return asn_fail(err, "%s: it became shorter while it was read", path);
        to += n;
        left -= (size_t)n;
    }
    return true;
}

/* The whole of an open file, or NULL. It is read and not mapped: who cuts or overwrites a mapped file in place would end the program by a
 * signal, or change its weights while it computes. */
static void *read_file(const char *path, int fd, size_t *length, asn_error *err)
{
    struct stat st;
    if (fstat(fd, &st) != 0) {
        asn_fail_system(err, "%s: cannot read", path);
        return NULL;
    }
    if (!S_ISREG(st.st_mode)) {
        asn_fail_as(ASN_BAD_SYSTEM, err, "%s: not a regular file", path);
        return NULL;
    }
    if (st.st_size < 8 || (uintmax_t)st.st_size > SIZE_MAX / 2) {
        asn_fail(err, "%s: %lld bytes are too %s for a safetensors file", path, (long long)st.st_size, st.st_size < 8 ? "few" : "many");
        return NULL;
    }
    *length     = (size_t)st.st_size;
    void *bytes = asn_pages_alloc(*length);
    if (!bytes)
        no_memory(err, path);
    else if (!read_bytes(path, fd, bytes, *length, err)) {
        free(bytes);
        bytes = NULL;
    }
    return bytes;
}

asn_safetensors *asn_safetensors_open(const char *path, asn_error *err)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* not to wait for a pipe's writer */
    if (fd < 0) {
        asn_fail_system(err, "%s: cannot read", path);
        return NULL;
    }
    size_t length;
    void  *bytes = read_file(path, fd, &length, err);
    close(fd);
    asn_safetensors *s = bytes ? asn_safetensors_parse(path, bytes, length, err) : NULL;
    if (s)
        s->bytes = bytes;
    else
        free(bytes);
    return s;
}

void asn_safetensors_close(asn_safetensors *s)
{
    if (!s)
        return;
    free(s->bytes);
    asn_arena_free(s->arena);
    free(s);
}

int asn_safetensors_count(const asn_safetensors *s)
{
    return (int)s->count;
}

const asn_stored *asn_safetensors_at(const asn_safetensors *s, int i)
{
    return i >= 0 && (size_t)i < s->count ? &s->all[i].t : NULL;
}

const asn_stored *asn_safetensors_find(const asn_safetensors *s, const char *name)
{
    entry   wanted = {.t.name = name}, *key = &wanted;
    entry **found = s->count ? bsearch(&key, s->by_name, s->count, sizeof *s->by_name, compare_names) : NULL;
    return found ? &(*found)->t : NULL;
}

const char *asn_safetensors_meta(const asn_safetensors *s, const char *key)
{
    asn_meta  wanted = {.key = key};
    asn_meta *found  = s->n_meta ? bsearch(&wanted, s->meta, s->n_meta, sizeof *s->meta, compare_keys) : NULL;
    return found ? found->value : NULL;
}

/* Plain loops over integers, of which the compiler makes vectors. */
ASN_WIDE static bool halves_finite(const uint16_t *x, size_t n)
{
    uint16_t bad = 0;
    for (size_t k = 0; k < n; k++)
        bad |= (x[k] & 0x7C00) == 0x7C00;
    return !bad;
}

ASN_WIDE static bool floats_finite(const float *x, size_t n)
{
    uint32_t bad = 0;
    for (size_t k = 0; k < n; k++) {
        union { float f; uint32_t i; } u = {x[k]};
        bad |= (u.i & 0x7F800000) == 0x7F800000;
    }
    return !bad;
}

static bool doubles_finite(const double *x, size_t n)
{
    for (size_t k = 0; k < n; k++)
        if (!isfinite(x[k]))
            return false;
    return true;
}

bool asn_stored_finite(const asn_stored *t)
{
    switch (t->dtype) {
    case ASN_F16: return halves_finite(t->data, t->bytes / 2);
    case ASN_F32: return floats_finite(t->data, t->bytes / 4);
    case ASN_F64: return doubles_finite(t->data, t->bytes / 8);
    default: return true;
    }
}

/* ---- Writing. */

typedef struct item {
    const asn_stored *t;
    size_t            bytes;
} item;

/* The largest first: then each begins at a multiple of its own size. */
static int compare_items(const void *a, const void *b)
{
    const asn_stored *x = ((const item *)a)->t, *y = ((const item *)b)->t;
    if (formats[x->dtype].bits != formats[y->dtype].bits)
        return formats[x->dtype].bits > formats[y->dtype].bits ? -1 : 1;
    return strcmp(x->name, y->name);
}

static bool is_utf8(const char *s)
{
    for (size_t left = strlen(s), n; left; s += n, left -= n) {
        n              = asn_utf8_length(s, left);
        bool lone_half = n == 3 && (unsigned char)s[0] == 0xED && (unsigned char)s[1] >= 0xA0;
        if (n == 0 || lone_half)
            return false;
    }
    return true;
}

static bool check_item(const char *path, const asn_stored *t, item *to, asn_error *err)
{
    uint64_t bits;
    if (strlen(t->name) > MAX_NAME || !is_utf8(t->name) || strcmp(t->name, META) == 0)
        return bad_tensor(err, path, t->name, "cannot have this name");
    if ((unsigned)t->dtype >= N_DTYPES)
        return bad_tensor(err, path, t->name, "has no dtype");
    if (t->rank < 0 || t->rank > MAX_RANK)
        return bad_tensor(err, path, t->name, "has %d dimensions, more than %d", t->rank, MAX_RANK);
    for (int i = 0; i < t->rank; i++)
        if (t->shape[i] < 0)
            return bad_tensor(err, path, t->name, "has a shape that is not of whole numbers");
    if (!count_bits(t, formats[t->dtype].bits, &bits) || bits / 8 > SIZE_MAX / 2)
        return bad_tensor(err, path, t->name, "has a shape that is too large");
    if (t->bytes && t->bytes != bits / 8)
        return bad_tensor(err, path, t->name, "has %zu bytes, its shape and dtype make %llu", t->bytes, (unsigned long long)(bits / 8));
    *to = (item){t, (size_t)(bits / 8)};
    return to->bytes == 0 || t->data ? true : bad_tensor(err, path, t->name, "has no data");
}

/* What a file is to hold. */
typedef struct contents {
    const char     *path;
    const asn_meta *meta;
    int             n_meta;
    item           *items;
    int             n;
} contents;

static bool set_checksum(json_t *all, const contents *c)
{
    uint64_t sum = 0;
    char     text[40];
    for (int i = 0; i < c->n_meta; i++)
        if (strcmp(c->meta[i].key, CHECKSUM) != 0)
            sum += sum_of_meta(&c->meta[i]);
    for (int i = 0; i < c->n; i++)
        sum += sum_of_tensor(c->items[i].t, c->items[i].bytes);
    snprintf(text, sizeof text, "%s%016" PRIx64, XXH64, sum);
    return json_object_set_new(all, CHECKSUM, json_string(text)) == 0;
}

static json_t *json_meta(const contents *c, asn_error *err)
{
    json_t         *all  = json_object();
    const char     *path = c->path;
    const asn_meta *meta = c->meta;
    for (int i = 0; i < c->n_meta; i++) {
        const char *why = !is_utf8(meta[i].key)               ? "has a key that is not UTF-8"
                          : !is_utf8(meta[i].value)           ? "has a value that is not UTF-8"
                          : json_object_get(all, meta[i].key) ? "has this key twice"
                                                              : NULL;
        char        key[80];
        if (why)
            asn_fail(err, "%s: %s %s: '%s'", path, META, why, shown(meta[i].key, key, sizeof key));
        else if (json_object_set_new(all, meta[i].key, json_string(meta[i].value)) == 0)
            continue;
        else
            no_memory(err, path);
        json_decref(all);
        return NULL;
    }
    if (!all || !set_checksum(all, c)) {
        no_memory(err, path);
        json_decref(all);
        return NULL;
    }
    return all;
}

static json_t *json_tensor(const asn_stored *t, uint64_t begin, uint64_t end)
{
    json_t *shape = json_array();
    for (int i = 0; i < t->rank; i++) {
        if (json_array_append_new(shape, json_integer(t->shape[i])) != 0) {
            json_decref(shape);
            return NULL;
        }
    }
    return json_pack("{s:s, s:o, s:[I, I]}", "dtype", formats[t->dtype].name, "shape", shape, "data_offsets", (json_int_t)begin,
                     (json_int_t)end);
}

static bool json_tensors(json_t *root, const char *path, const item *items, int n, asn_error *err)
{
    uint64_t at = 0;
    for (int i = 0; i < n; i++) {
        const asn_stored *t = items[i].t;
        if (json_object_get(root, t->name))
            return bad_tensor(err, path, t->name, "is there twice");
        if (items[i].bytes > INT64_MAX - at)
            return bad_tensor(err, path, t->name, "is one too many for a file");
        if (json_object_set_new(root, t->name, json_tensor(t, at, at + items[i].bytes)) != 0)
            return no_memory(err, path);
        at += items[i].bytes;
    }
    return true;
}

static int append(const char *text, size_t n, void *buffer)
{
    asn_buffer_put(buffer, text, n);
    return ((asn_buffer *)buffer)->failed ? -1 : 0;
}

/* The length and the header, with spaces behind it up to where data may begin. */
static bool pack_header(json_t *root, const char *path, asn_buffer *to, asn_error *err)
{
    unsigned char length[8] = {0};
    asn_buffer_put(to, (const char *)length, sizeof length);
    if (json_dump_callback(root, append, to, JSON_COMPACT) != 0)
        return no_memory(err, path);
    while (to->length % ALIGNMENT && !to->failed)
        asn_buffer_put(to, " ", 1);
    if (to->failed)
        return no_memory(err, path);
    uint64_t n = to->length - sizeof length;
    if (n > MAX_HEADER)
        return asn_fail(err, "%s: names and metadata make a header longer than %d bytes", path, MAX_HEADER);
    for (int i = 0; i < 8; i++)
        length[i] = (unsigned char)(n >> 8 * i);
    memcpy(to->text, length, sizeof length);
    return true;
}

static bool make_header(const contents *c, asn_buffer *to, asn_error *err)
{
    json_t *root = json_object(), *meta = root ? json_meta(c, err) : NULL;
    if (!root)
        return no_memory(err, c->path);
    bool ok = meta && (json_object_set_new(root, META, meta) == 0 || no_memory(err, c->path));
    ok      = ok && json_tensors(root, c->path, c->items, c->n, err) && pack_header(root, c->path, to, err);
    json_decref(root);
    return ok;
}

static bool put(int fd, const char *bytes, size_t left)
{
    while (left) {
        ssize_t n = write(fd, bytes, left < 1 << 30 ? left : 1 << 30);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        bytes += n;
        left -= (size_t)n;
    }
    return true;
}

static bool fill(int fd, const asn_buffer *header, const contents *c)
{
    bool ok = put(fd, header->text, header->length);
    for (int i = 0; ok && i < c->n; i++)
        ok = put(fd, c->items[i].t->data, c->items[i].bytes);
    return ok;
}

static bool write_all(const contents *c, asn_error *err)
{
    asn_buffer      header = {0};
    asn_replacement file;
    struct stat     old;
    bool            ok = make_header(c, &header, err);
    if (ok && stat(c->path, &old) == 0 && !S_ISREG(old.st_mode) && !S_ISDIR(old.st_mode)) /* weights are for no pipe or device */
        ok = asn_fail_as(ASN_BAD_SYSTEM, err, "cannot write %s: not a regular file", c->path);
    if (ok && (ok = asn_replace_open(&file, c->path, err))) {
        if (fill(fileno(file.file), &header, c))
            ok = asn_replace_commit(&file, 1, err);
        else {
            ok = asn_fail_system(err, "cannot write %s", c->path);
            asn_replace_discard(&file, 1);
        }
    }
    asn_buffer_free(&header);
    return ok;
}

bool asn_safetensors_write(const char *path, const asn_meta *meta, int n_meta, const asn_stored *tensors, int n, asn_error *err)
{
    if (n > MAX_TENSORS)
        return asn_fail(err, "%s: more than %d tensors", path, MAX_TENSORS);
    contents c  = {path, meta, n_meta, malloc(((size_t)n + 1) * sizeof *c.items), n};
    bool     ok = c.items ? true : no_memory(err, path);
    for (int i = 0; ok && i < n; i++)
        ok = check_item(path, &tensors[i], &c.items[i], err);
    if (ok) {
        qsort(c.items, (size_t)n, sizeof *c.items, compare_items);
        ok = write_all(&c, err);
    }
    free(c.items);
    return ok;
}
