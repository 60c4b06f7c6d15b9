#include "model/safetensors.h"

#include <errno.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "helpers.h"

static char      folder[64], path[96], temp[128]; /* path: folder/m.safetensors */
static asn_error err;

static void setup(void)
{
    strcpy(folder, "/tmp/safetensors-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/m.safetensors", folder);
    snprintf(temp, sizeof temp, "%s.tmp", path);
    err.text[0] = 0;
}

static void teardown(void)
{
    unlink(path);
    unlink(temp);
    rmdir(temp);
    ck_assert_int_eq(rmdir(folder), 0); /* nothing else was left in it */
}

/* ---- Files that are there. */

static const float    f32[]  = {1.5f, -2.0f, 0.25f, 3e38f, 0.0f, -0.0f};
static const uint16_t f16[]  = {0x3C00, 0xC000, 0x7C00};
static const double   f64[]  = {3.141592653589793, -1e-300};
static const int8_t   i8[]   = {-128, 127, 0, 1, 2};
static const uint8_t  u8[]   = {0, 255, 7};
static const int32_t  i32[]  = {INT32_MIN, INT32_MAX};
static const uint32_t u32[]  = {UINT32_MAX, 0, 5};
static const int64_t  i64[]  = {INT64_MIN, INT64_MAX};
static const uint64_t u64[]  = {UINT64_MAX};
static const char     name255[] = "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"
                                  "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"
                                  "0123456789012345678901234567890123456789012345678901234";

static const asn_stored several[] = {
    {"u8", ASN_U8, 1, {3}, u8, 0},
    {"i8", ASN_I8, 2, {5, 1}, i8, 5},
    {"f16", ASN_F16, 1, {3}, f16, 6},
    {"weights.0", ASN_F32, 2, {2, 3}, f32, sizeof f32},
    {"u32", ASN_U32, 1, {3}, u32, 12},
    {"i32", ASN_I32, 1, {2}, i32, 8},
    {"f64", ASN_F64, 1, {2}, f64, 16},
    {"i64", ASN_I64, 1, {2}, i64, 16},
    {"u64", ASN_U64, 8, {1, 1, 1, 1, 1, 1, 1, 1}, u64, 8},
    {"scalar", ASN_F32, 0, {0}, f32, 4},
    {"empty", ASN_F32, 2, {0, 7}, NULL, 0},
    {"empty too", ASN_U8, 1, {0}, NULL, 0},
    {"", ASN_I8, 1, {1}, i8, 1},
    {"\xCE\xB1 \xE2\x86\x92 \xF0\x9F\x98\x80 \"quoted\" \\ / \n", ASN_F32, 1, {2}, f32, 8},
    {name255, ASN_U8, 1, {1}, u8, 1},
};
static const asn_meta words[] = {{"task", "grammar lambda.asdl\n\"x\"\t"}, {"\xC3\xA9", "\xE2\x82\xAC"}, {"", "no key"}, {"no value", ""}};

static bool write_several(void)
{
    return asn_safetensors_write(path, words, COUNT(words), several, COUNT(several), &err);
}

static size_t bytes_of(const asn_stored *t)
{
    static const size_t each[] = {4, 2, 8, 1, 1, 4, 4, 8, 8};
    size_t              n      = each[t->dtype];
    for (int i = 0; i < t->rank; i++)
        n *= (size_t)t->shape[i];
    return n;
}

/* One that was read, against one of those that were written. */
static void same(const asn_stored *got, const asn_stored *want)
{
    ck_assert_ptr_nonnull(got);
    ck_assert_str_eq(got->name, want->name);
    ck_assert_int_eq(got->dtype, want->dtype);
    ck_assert_int_eq(got->rank, want->rank);
    for (int i = 0; i < want->rank; i++)
        ck_assert_int_eq(got->shape[i], want->shape[i]);
    ck_assert_uint_eq(got->bytes, bytes_of(want));
    ck_assert(got->bytes == 0 || memcmp(got->data, want->data, got->bytes) == 0);
    static const size_t align[] = {4, 2, 8, 1, 1, 4, 4, 8, 8};
    ck_assert_uint_eq((uintptr_t)got->data % align[got->dtype], 0);
}

static void same_as_several(const asn_safetensors *s)
{
    ck_assert_int_eq(asn_safetensors_count(s), COUNT(several));
    for (int i = 0; i < COUNT(several); i++)
        same(asn_safetensors_find(s, several[i].name), &several[i]);
    for (int i = 0; i < COUNT(words); i++)
        ck_assert_str_eq(asn_safetensors_meta(s, words[i].key), words[i].value);
    ck_assert_ptr_null(asn_safetensors_find(s, "weights.1"));
    ck_assert_ptr_null(asn_safetensors_meta(s, "weights.0"));
    ck_assert_ptr_null(asn_safetensors_at(s, -1));
    ck_assert_ptr_null(asn_safetensors_at(s, COUNT(several)));
}

static char *slurp(size_t *length)
{
    FILE *f = fopen(path, "rb");
    ck_assert_ptr_nonnull(f);
    fseek(f, 0, SEEK_END);
    *length    = (size_t)ftell(f);
    char *text = malloc(*length + 1);
    rewind(f);
    ck_assert_uint_eq(fread(text, 1, *length, f), *length);
    fclose(f);
    return text;
}

/* Parses a copy that ends where its allocation ends, so that the sanitizer sees a step too far; reads all of it. */
static bool parses(const char *bytes, size_t length)
{
    char *copy = malloc(length ? length : 1);
    if (length)
        memcpy(copy, bytes, length);
    asn_safetensors *s   = asn_safetensors_parse("m", copy, length, &err);
    unsigned         sum = 0;
    for (int i = 0; s && i < asn_safetensors_count(s); i++) {
        const asn_stored *t = asn_safetensors_at(s, i);
        for (size_t b = 0; b < t->bytes; b++)
            sum += ((const unsigned char *)t->data)[b];
        MUST(asn_safetensors_find(s, t->name) == t);
    }
    bool ok = s != NULL && sum != 1u << 31;
    asn_safetensors_close(s);
    free(copy);
    return ok;
}

START_TEST(what_is_written_is_read)
{
    ck_assert_msg(write_several(), "%s", err.text);
    asn_safetensors *s = asn_safetensors_open(path, &err);
    ck_assert_msg(s, "%s", err.text);
    same_as_several(s);
    asn_safetensors_close(s);
    asn_safetensors_close(NULL);
    ck_assert_int_ne(access(temp, F_OK), 0);
}
END_TEST

START_TEST(nothing_at_all_is_a_file)
{
    ck_assert(asn_safetensors_write(path, NULL, 0, NULL, 0, &err));
    asn_safetensors *s = asn_safetensors_open(path, &err);
    ck_assert_msg(s, "%s", err.text);
    ck_assert_int_eq(asn_safetensors_count(s), 0);
    ck_assert_ptr_null(asn_safetensors_at(s, 0));
    ck_assert_ptr_null(asn_safetensors_find(s, "x"));
    ck_assert_ptr_null(asn_safetensors_meta(s, "x"));
    asn_safetensors_close(s);
}
END_TEST

START_TEST(the_order_of_the_caller_does_not_show)
{
    asn_stored turned[COUNT(several)];
    for (int i = 0; i < COUNT(several); i++)
        turned[i] = several[COUNT(several) - 1 - i];
    size_t n, m;
    ck_assert(write_several());
    char *first = slurp(&n);
    ck_assert(asn_safetensors_write(path, words, COUNT(words), turned, COUNT(turned), &err));
    char *second = slurp(&m);
    ck_assert_uint_eq(n, m);
    ck_assert_mem_eq(first, second, n);
    free(first);
    free(second);
}
END_TEST

START_TEST(data_begins_at_64_and_larger_elements_come_first)
{
    ck_assert(write_several());
    size_t           n;
    char            *text = slurp(&n);
    asn_safetensors *s    = asn_safetensors_parse("m", text, n, &err);
    ck_assert_ptr_nonnull(s);
    const char *first = asn_safetensors_at(s, 0)->data;
    ck_assert_uint_eq((size_t)(first - text) % 64, 0);
    ck_assert_mem_eq(text + 8, "{\"__metadata__\":{", 17);
    ck_assert_int_eq(first[-1] == ' ' || first[-1] == '}', 1);
    static const char *const order[] = {"f64", "i64", "u64", "empty", "i32", "scalar", "u32", "weights.0"};
    for (int i = 0; i < COUNT(order); i++)
        ck_assert_str_eq(asn_safetensors_at(s, i)->name, order[i]);
    asn_safetensors_close(s);
    free(text);
}
END_TEST

/* Another reading of the format, that of the reference in a few lines: layout, no holes, values. */
static const char python[] =
    "import json, struct, sys\n"
    "raw = open(sys.argv[1], 'rb').read()\n"
    "n, = struct.unpack('<Q', raw[:8])\n"
    "assert (8 + n) % 64 == 0, n\n"
    "head = json.loads(raw[8:8 + n].decode('utf-8'))\n"
    "assert raw[8:9] == b'{' and next(iter(head)) == '__metadata__'\n"
    "meta = head.pop('__metadata__')\n"
    "assert meta.pop('checksum').startswith('xxh64:')\n"
    "assert meta == {'task': 'grammar lambda.asdl\\n\"x\"\\t', '\\xe9': '\\u20ac', '': 'no key', 'no value': ''}, meta\n"
    "code = dict(F32='f', F16='e', F64='d', I8='b', U8='B', I32='i', U32='I', I64='q', U64='Q')\n"
    "data, at, got = raw[8 + n:], 0, {}\n"
    "for name, t in sorted(head.items(), key=lambda e: e[1]['data_offsets']):\n"
    "    assert list(t) == ['dtype', 'shape', 'data_offsets'], t\n"
    "    begin, end = t['data_offsets']\n"
    "    count = 1\n"
    "    for d in t['shape']: count *= d\n"
    "    size = struct.calcsize('<' + code[t['dtype']])\n"
    "    assert begin == at and end - begin == size * count and begin % size == 0, (name, t)\n"
    "    got[name] = (t['shape'], list(struct.unpack('<%d%s' % (count, code[t['dtype']]), data[begin:end])))\n"
    "    at = end\n"
    "assert at == len(data)\n"
    "assert len(got) == 15\n"
    "assert got['f16'] == ([3], [1.0, -2.0, float('inf')])\n"
    "assert got['f64'] == ([2], [3.141592653589793, -1e-300])\n"
    "assert got['weights.0'][0] == [2, 3] and got['weights.0'][1][:3] == [1.5, -2.0, 0.25]\n"
    "assert got['i8'] == ([5, 1], [-128, 127, 0, 1, 2]) and got['u8'] == ([3], [0, 255, 7])\n"
    "assert got['i32'] == ([2], [-2**31, 2**31 - 1]) and got['u32'] == ([3], [2**32 - 1, 0, 5])\n"
    "assert got['i64'] == ([2], [-2**63, 2**63 - 1]) and got['u64'] == ([1] * 8, [2**64 - 1])\n"
    "assert got['scalar'] == ([], [1.5]) and got['empty'] == ([0, 7], []) and got[''] == ([1], [-128])\n"
    "assert got['\\u03b1 \\u2192 \\U0001f600 \"quoted\" \\\\ / \\n'] == ([2], [1.5, -2.0])\n";

START_TEST(python_reads_it_with_struct_and_json)
{
    if (system("python3 -c '' 2>/dev/null") != 0) {
        fprintf(stderr, "skipped: reading by Python (there is no python3)\n");
        return;
    }
    ck_assert(write_several());
    char  command[200];
    snprintf(command, sizeof command, "python3 - %s", path);
    FILE *to = popen(command, "w");
    ck_assert_ptr_nonnull(to);
    fputs(python, to);
    ck_assert_int_eq(pclose(to), 0);
}
END_TEST

START_TEST(tensors_of_odd_places_are_copied)
{
    ck_assert(write_several());
    size_t n;
    char  *text = slurp(&n), *room = malloc(n + 8);
    for (size_t shift = 0; shift < 8; shift++) {
        memcpy(room + shift, text, n);
        asn_safetensors *s = asn_safetensors_parse("m", room + shift, n, &err);
        ck_assert_msg(s, "%s", err.text);
        same_as_several(s);
        asn_safetensors_close(s);
    }
    free(room);
    free(text);
}
END_TEST

START_TEST(twenty_thousand_tensors_are_found)
{
    enum { N = 20000 };
    asn_stored *all   = calloc(N, sizeof *all);
    char(*names)[16]  = calloc(N, sizeof *names);
    uint32_t   *value = calloc(N, sizeof *value);
    for (int i = 0; i < N; i++) {
        snprintf(names[i], sizeof names[i], "t%d", i * 7919 % N);
        value[i] = (uint32_t)i;
        all[i]   = (asn_stored){.name = names[i], .dtype = ASN_U32, .data = &value[i]};
    }
    ck_assert_msg(asn_safetensors_write(path, NULL, 0, all, N, &err), "%s", err.text);
    asn_safetensors *s = asn_safetensors_open(path, &err);
    ck_assert_msg(s, "%s", err.text);
    for (int i = 0; i < N; i++) {
        const asn_stored *t = asn_safetensors_find(s, names[i]);
        MUST(t && *(const uint32_t *)t->data == (uint32_t)i);
    }
    asn_safetensors_close(s);
    free(all);
    free(names);
    free(value);
}
END_TEST

/* ---- Files that break a rule. */

static char *with_header(const char *header, size_t data, size_t *length)
{
    size_t n    = strlen(header);
    char  *file = calloc(1, 8 + n + data);
    for (int i = 0; i < 8; i++)
        file[i] = (char)(n >> 8 * i);
    memcpy(file + 8, header, n);
    *length = 8 + n + data;
    return file;
}

#define T(dtype, shape, offsets) "{\"dtype\":\"" dtype "\",\"shape\":" shape ",\"data_offsets\":" offsets "}"
#define A(dtype, shape, offsets) "{\"a\":" T(dtype, shape, offsets) "}"

static const struct {
    const char *header;
    size_t      data;
    const char *error; /* NULL: a good one, however odd */
} headers[] = {
    {"{}", 0, NULL},
    {"{}   ", 0, NULL},
    {"{\"__metadata__\":{}}\n", 0, NULL},
    {A("F32", "[]", "[0,4]"), 4, NULL},
    {A("F32", "[ 0 , 9223372036854775807 ]", "[0,0]"), 0, NULL},
    {"{\"a\":{\"note\":[1.5e-3,null,\"[[[[-\\\"\"],\"dtype\":\"I8\",\"shape\":[2],\"data_offsets\":[0,2]}}", 2, NULL},
    {"{\"b\":" T("I8", "[1]", "[1,2]") ",\"c\":" T("F32", "[1]", "[2,6]") ",\"a\":" T("U8", "[1]", "[0,1]") "}", 6, NULL},
    {"{\"b\":" T("I8", "[0]", "[1,1]") ",\"c\":" T("I8", "[0]", "[1,1]") ",\"a\":" T("U8", "[1]", "[0,1]") "}", 1, NULL},

    {"", 0, "m: the header does not begin with '{'"},
    {" {}", 0, "m: the header does not begin with '{'"},
    {"[]", 0, "m: the header does not begin with '{'"},
    {"{", 0, "m: bad header: expected a string at byte 2"},
    {"{}x", 0, "m: bad header: expected the end at byte 3"},
    {"{}{}", 0, "m: bad header: expected the end at byte 3"},
    {"{\"a\":\"\xFF\"}", 0, "m: bad header: invalid UTF-8 at byte 7"},
    {"{\"a\":\"\xED\xA0\x80\"}", 0, "m: bad header: invalid UTF-8 at byte 7"},
    {"{\"a\":\"\x1B[2J\"}", 0, "m: bad header: control character in a string at byte 7"},
    {"{\"a\\u0000b\":1}", 0, "m: bad header: a NUL in a string (byte 9)"},
    {"{\"__metadata__\":{\"a\":\"\\u0000\"}}", 0, "m: bad header: a NUL in a string (byte 29)"},
    {"{\"a\":" T("I8", "[0]", "[0,0]") ",\"a\":" T("I8", "[0]", "[0,0]") "}", 0,
     "m: bad header: the key \"a\" appears twice"},
    {"{\"a\":{\"dtype\":\"I8\",\"dtype\":\"I8\"}}", 0, "m: bad header: the key \"dtype\" appears twice"},
    {"{\"__metadata__\":{\"a\":\"\",\"a\":\"\"}}", 0, "m: bad header: the key \"a\" appears twice"},
    {"{\"__metadata__\":{},\"__metadata__\":{}}", 0, "m: bad header: the key \"__metadata__\" appears twice"},
    {"{\"a\":{\"x\":[[]]}}", 0, "m: bad header: nested too deeply (byte 19)"},

    {"{\"__metadata__\":[]}", 0, "m: __metadata__ is not an object"},
    {"{\"__metadata__\":null}", 0, "m: __metadata__ is not an object"},
    {"{\"__metadata__\":{\"k\":1}}", 0, "m: __metadata__ 'k' is not a string"},
    {"{\"a\":1}", 0, "m: tensor 'a' is not an object"},
    {"{\"\\u001b[2J\\u0085\":1}", 0, "m: tensor '?[2J?' is not an object"},
    {"{\"a\":{}}", 0, "m: tensor 'a' has no dtype"},
    {"{\"a\":{\"dtype\":4,\"shape\":[],\"data_offsets\":[0,4]}}", 4, "m: tensor 'a' has no dtype"},
    {A("F31", "[1]", "[0,4]"), 4, "m: tensor 'a' has dtype 'F31', which does not exist"},
    {A("f32", "[1]", "[0,4]"), 4, "m: tensor 'a' has dtype 'f32', which does not exist"},
    {A("BF16", "[2]", "[0,4]"), 4, "m: tensor 'a' cannot be read: dtype BF16 is not supported"},
    {A("BF16", "[2]", "[0,3]"), 3, "m: tensor 'a' has 3 bytes, its shape and dtype make 4"},
    {A("F6_E2M3", "[4]", "[0,3]"), 3, "m: tensor 'a' cannot be read: dtype F6_E2M3 is not supported"},
    {A("F4", "[3]", "[0,2]"), 2, "m: tensor 'a' does not fill its last byte"},
    {"{\"a\":{\"dtype\":\"I8\",\"data_offsets\":[0,4]}}", 4, "m: tensor 'a' has no shape"},
    {A("I8", "4", "[0,4]"), 4, "m: tensor 'a' has no shape"},
    {A("I8", "[1,1,1,1,1,1,1,1,4]", "[0,4]"), 4, "m: tensor 'a' has more than 8 dimensions"},
    {A("I8", "[4.0]", "[0,4]"), 4, "m: tensor 'a' has a shape that is not of whole numbers"},
    {A("I8", "[4e0]", "[0,4]"), 4, "m: tensor 'a' has a shape that is not of whole numbers"},
    {A("I8", "[\"4\"]", "[0,4]"), 4, "m: tensor 'a' has a shape that is not of whole numbers"},
    {A("I8", "[true]", "[0,4]"), 4, "m: tensor 'a' has a shape that is not of whole numbers"},
    {A("I8", "[-4]", "[0,4]"), 4, "m: bad header: a number below zero (byte 36)"},
    {A("I8", "[4]", "[-0,4]"), 4, "m: bad header: a number below zero (byte 55)"},
    {A("I8", "[+4]", "[0,4]"), 4, "m: bad header: expected a value at byte 29"},
    {A("I8", "[04]", "[0,4]"), 4, "m: bad header: malformed number at byte 29"},
    {A("I8", "[9223372036854775808]", "[0,4]"), 4, "m: tensor 'a' has a shape that is too large"},
    {A("I8", "[9223372036854775807,3,0]", "[0,0]"), 0, "m: tensor 'a' has a shape that is too large"},
    {A("F32", "[4611686018427387904]", "[0,4]"), 4, "m: tensor 'a' has a shape that is too large"},
    {A("I8", "[4294967296,4294967296]", "[0,0]"), 0, "m: tensor 'a' has a shape that is too large"},
    {A("F32", "[2]", "[0,4]"), 4, "m: tensor 'a' has 4 bytes, its shape and dtype make 8"},
    {A("F32", "[0]", "[0,4]"), 4, "m: tensor 'a' has 4 bytes, its shape and dtype make 0"},
    {"{\"a\":{\"dtype\":\"I8\",\"shape\":[4]}}", 4, "m: tensor 'a' has no two data_offsets"},
    {A("I8", "[4]", "[0]"), 4, "m: tensor 'a' has no two data_offsets"},
    {A("I8", "[4]", "[0,4,4]"), 4, "m: tensor 'a' has no two data_offsets"},
    {A("I8", "[4]", "[0,4.0]"), 4, "m: tensor 'a' has data_offsets that are not whole numbers"},
    {A("I8", "[4]", "[4,0]"), 4, "m: tensor 'a' ends before it begins"},
    {A("I8", "[4]", "[1,5]"), 5, "m: tensor 'a' has a hole of 1 bytes before it"},
    {"{\"a\":" T("I8", "[1]", "[0,1]") ",\"b\":" T("I8", "[1]", "[3,4]") "}", 4, "m: tensor 'b' has a hole of 2 bytes before it"},
    {"{\"b\":" T("I8", "[2]", "[1,3]") ",\"a\":" T("I8", "[2]", "[0,2]") "}", 3, "m: tensor 'b' overlaps tensor 'a'"},
    {"{\"b\":" T("I8", "[2]", "[0,2]") ",\"a\":" T("I8", "[2]", "[0,2]") "}", 2, "m: tensor 'b' overlaps tensor 'a'"},
    {A("I8", "[4]", "[0,4]"), 3, "m: tensor 'a' ends at byte 4 of 3 bytes of data"},
    {A("I8", "[4]", "[0,4]"), 5, "m: 1 bytes behind the last tensor"},
    {A("F64", "[1152921504606846975]", "[0,9223372036854775800]"), 1,
     "m: tensor 'a' has a shape that is too large"},
    {A("F64", "[144115188075855872]", "[0,1152921504606846976]"), 1,
     "m: tensor 'a' ends at byte 1152921504606846976 of 1 bytes of data"},
    {"{}", 1, "m: 1 bytes behind the last tensor"},
};

START_TEST(a_rule_that_is_broken_is_named)
{
    size_t n;
    char  *file = with_header(headers[_i].header, headers[_i].data, &n);
    bool   good = parses(file, n);
    if (headers[_i].error)
        ck_assert_str_eq(good ? "no error" : err.text, headers[_i].error);
    else
        ck_assert_msg(good, "%s", err.text);
    free(file);
}
END_TEST

static const struct {
    const char *bytes;
    size_t      length;
    const char *error;
} beginnings[] = {
    {NULL, 0, "m: 0 bytes are too few for a safetensors file"},
    {"\0\0\0\0\0\0\0", 7, "m: 7 bytes are too few for a safetensors file"},
    {"\0\0\0\0\0\0\0\0", 8, "m: the header does not begin with '{'"},
    {"\3\0\0\0\0\0\0\0{}", 10, "m: the header has 3 bytes, only 2 are there"},
    {"\0\0\0\1\0\0\0\0{}", 10, "m: the header has 16777216 bytes, only 2 are there"},
    {"\1\0\0\1\0\0\0\0{}", 10, "m: not a safetensors file, or its header is longer than 16777216 bytes"},
    {"\2\0\0\0\0\0\0\x80{}", 10, "m: not a safetensors file, or its header is longer than 16777216 bytes"},
    {"PK\3\4, a zip", 11, "m: not a safetensors file, or its header is longer than 16777216 bytes"},
};

START_TEST(a_wrong_beginning_is_named)
{
    ck_assert(!parses(beginnings[_i].bytes, beginnings[_i].length));
    ck_assert_str_eq(err.text, beginnings[_i].error);
}
END_TEST

START_TEST(names_have_a_limit)
{
    enum { MOST = 65535 };
    static char name[MOST + 2], header[MOST + 200];
    char        want[200];
    size_t      n;
    for (int extra = 0; extra < 2; extra++) {
        memset(name, 'n', MOST + (size_t)extra);
        snprintf(header, sizeof header, "{\"%s\":" T("I8", "[0]", "[0,0]") "}", name);
        char *file = with_header(header, 0, &n);
        ck_assert_int_eq(parses(file, n), !extra);
        free(file);
    }
    snprintf(want, sizeof want, "m: tensor '%.76s...' has a name of more than 65535 bytes", name);
    ck_assert_str_eq(err.text, want);
}
END_TEST

/* Members are {}: what is refused is refused for their number, before or after the JSON was read. */
START_TEST(too_many_tensors_are_refused)
{
    static const struct { int n; const char *member, *error; } cases[] = {
        {100001, "1", "m: more than 100000 tensors"},
        {300002, "{}", "m: more than 100000 tensors"},
        {100000, "{}", "m: tensor 't0' has no dtype"},
    };
    for (int c = 0; c < COUNT(cases); c++) {
        char *header = malloc(300002 * 16 + 16), *to = header;
        *to++        = '{';
        for (int i = 0; i < cases[c].n; i++)
            to += sprintf(to, "%s\"t%d\":%s", i ? "," : "", i, cases[c].member);
        strcpy(to, "}");
        size_t n;
        char  *file = with_header(header, 0, &n);
        ck_assert(!parses(file, n));
        ck_assert_str_eq(err.text, cases[c].error);
        free(file);
        free(header);
    }
}
END_TEST

START_TEST(deep_brackets_do_not_recurse)
{
    enum { N = 1000000 };
    char *header = malloc(N + 1);
    memset(header, '[', N);
    memcpy(header, "{\"a\":", 5);
    header[N] = 0;
    size_t n;
    char  *file = with_header(header, 0, &n);
    ck_assert(!parses(file, n));
    ck_assert_str_eq(err.text, "m: bad header: nested too deeply (byte 15)");
    free(file);
    free(header);
}
END_TEST

START_TEST(every_truncation_is_refused)
{
    ck_assert(write_several());
    size_t n;
    char  *text = slurp(&n);
    ck_assert(parses(text, n));
    for (size_t i = 0; i < n; i++)
        MUST(!parses(text, i) && strncmp(err.text, "m: ", 3) == 0);
    free(text);
}
END_TEST

START_TEST(every_other_byte_in_the_header_is_survived)
{
    static const asn_stored two[] = {{"w", ASN_F32, 2, {2, 3}, f32, 0}, {"b", ASN_I8, 1, {5}, i8, 0}};
    ck_assert(asn_safetensors_write(path, words, 1, two, 2, &err));
    size_t n;
    int    good = 0;
    char  *text = slurp(&n), *sum = strstr(text + 8, "xxh64");
    memcpy(sum, "other", 5); /* one that we do not know */
    for (size_t at = 0; at < n - 29; at++) {
        for (int with = 1; with < 256; with++) {
            text[at] = (char)(text[at] ^ with);
            good += parses(text, n);
            text[at] = (char)(text[at] ^ with);
        }
    }
    ck_assert_int_gt(good, 1000); /* another letter in a name does no harm */
    free(text);
}
END_TEST

/* ---- Checksums. */

START_TEST(every_flipped_bit_of_the_data_is_noticed)
{
    size_t n, header = 8;
    ck_assert(write_several());
    char *text = slurp(&n);
    for (int i = 0; i < 8; i++)
        header += (size_t)(unsigned char)text[i] << 8 * i;
    for (size_t at = header; at < n; at++)
        for (int bit = 0; bit < 8; bit++) {
            text[at] = (char)(text[at] ^ 1 << bit);
            MUST(!parses(text, n));
            MUST(strncmp(err.text, "m: damaged: ", 12) == 0);
            text[at] = (char)(text[at] ^ 1 << bit);
        }
    ck_assert(parses(text, n));
    free(text);
}
END_TEST

/* A flipped bit of the header is noticed, or it means nothing: a space, or the name of the checksum itself. */
START_TEST(a_flipped_bit_of_the_header_changes_nothing_or_is_noticed)
{
    size_t n;
    ck_assert(write_several());
    char            *text = slurp(&n);
    asn_safetensors *s    = asn_safetensors_parse("m", text, n, &err);
    const char      *data = asn_safetensors_at(s, 0)->data;
    asn_safetensors_close(s);
    for (char *at = text; at < data; at++)
        for (int bit = 0; bit < 8; bit++) {
            *at = (char)(*at ^ 1 << bit);
            if ((s = asn_safetensors_parse("m", text, n, &err)) && asn_safetensors_meta(s, "checksum")
                && strncmp(asn_safetensors_meta(s, "checksum"), "xxh64:", 6) == 0)
                same_as_several(s);
            asn_safetensors_close(s);
            *at = (char)(*at ^ 1 << bit);
        }
    free(text);
}
END_TEST

/* As Python's safetensors would write it again: other offsets, the same contents and metadata. */
START_TEST(the_order_in_the_file_does_not_matter_for_the_checksum)
{
    static const asn_stored two[] = {{"a", ASN_U8, 1, {3}, u8, 0}, {"b", ASN_I8, 1, {5}, i8, 0}};
    static const char       head[] = "{\"b\":{\"dtype\":\"I8\",\"shape\":[5],\"data_offsets\":[0,5]},\"a\":{\"dtype\":\"U8\",\"shape\":[3],\"data_offsets\":[5,8]},"
                                     "\"__metadata__\":{\"checksum\":\"%s\",\"k\":\"v\"}}";
    ck_assert(asn_safetensors_write(path, &(asn_meta){"k", "v"}, 1, two, 2, &err));
    asn_safetensors *s = asn_safetensors_open(path, &err);
    ck_assert_msg(s, "%s", err.text);
    for (int wrong = 0; wrong < 2; wrong++) {
        char   header[400], sum[40];
        size_t n;
        strcpy(sum, asn_safetensors_meta(s, "checksum"));
        sum[7] = wrong ? sum[7] == '0' ? '1' : '0' : sum[7];
        snprintf(header, sizeof header, head, sum);
        char *file = with_header(header, 8, &n);
        memcpy(file + n - 8, i8, 5);
        memcpy(file + n - 3, u8, 3);
        ck_assert_int_eq(parses(file, n), !wrong);
        free(file);
    }
    asn_safetensors_close(s);
}
END_TEST

/* ---- What a disk can do. */

static void spill(const char *file, const char *text)
{
    FILE *f = fopen(file, "wb");
    ck_assert_ptr_nonnull(f);
    fputs(text, f);
    ck_assert_int_eq(fclose(f), 0);
}

static void refused(const char *file, const char *why)
{
    char want[200];
    snprintf(want, sizeof want, "%s: %s", file, why);
    ck_assert_str_eq(err.text, want);
}

static void not_written(const char *file, const char *why)
{
    char want[200];
    snprintf(want, sizeof want, "cannot write %s: %s", file, why);
    ck_assert_str_eq(err.text, want);
    ck_assert_int_eq(err.kind, ASN_BAD_SYSTEM);
}

START_TEST(what_is_no_file_is_not_opened)
{
    ck_assert_ptr_null(asn_safetensors_open(path, &err));
    refused(path, "cannot read: No such file or directory");
    ck_assert_ptr_null(asn_safetensors_open(folder, &err));
    refused(folder, "not a regular file");
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    ck_assert_ptr_null(asn_safetensors_open(path, &err)); /* and does not wait */
    refused(path, "not a regular file");
    ck_assert(!write_several());
    not_written(path, "not a regular file");
    ck_assert(!asn_safetensors_write("/dev/null", NULL, 0, NULL, 0, &err));
    not_written("/dev/null", "not a regular file");
    unlink(path);
    spill(path, "");
    ck_assert_ptr_null(asn_safetensors_open(path, &err));
    refused(path, "0 bytes are too few for a safetensors file");
    spill(path, "some text");
    ck_assert_ptr_null(asn_safetensors_open(path, NULL));
    ck_assert_ptr_null(asn_safetensors_open(path, &err));
    refused(path, "not a safetensors file, or its header is longer than 16777216 bytes");
}
END_TEST

/* The file of several is still there and whole, and nothing beside it. */
static void old_file_is_intact(void)
{
    asn_safetensors *s = asn_safetensors_open(path, &err);
    ck_assert_msg(s, "%s", err.text);
    same_as_several(s);
    asn_safetensors_close(s);
    ck_assert_int_ne(access(temp, F_OK), 0);
}

static const asn_stored *big(void)
{
    static float      room[100000];
    static asn_stored t = {"big", ASN_F32, 1, {100000}, room, 0};
    return &t;
}

START_TEST(a_read_only_folder_keeps_its_file)
{
    ck_assert(write_several());
    uid_t me = geteuid();
    chmod(folder, 0555);
    if (me == 0 && seteuid(65534) != 0)
        ck_abort_msg("root cannot become nobody");
    bool written = asn_safetensors_write(path, NULL, 0, big(), 1, &err);
    ck_assert(me != 0 || seteuid(me) == 0);
    chmod(folder, 0755);
    ck_assert(!written);
    not_written(path, "Permission denied");
    old_file_is_intact();
}
END_TEST

START_TEST(a_file_that_grows_too_large_keeps_the_old_one)
{
    ck_assert(write_several());
    struct rlimit old, small;
    getrlimit(RLIMIT_FSIZE, &old);
    small          = old;
    small.rlim_cur = 8192;
    void (*handler)(int) = signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    bool written = asn_safetensors_write(path, NULL, 0, big(), 1, &err);
    setrlimit(RLIMIT_FSIZE, &old);
    signal(SIGXFSZ, handler);
    ck_assert(!written);
    not_written(path, "File too large");
    old_file_is_intact();
}
END_TEST

/* Where we may mount; elsewhere the test above must do. */
START_TEST(a_full_disk_keeps_the_old_file)
{
    if (mount("none", folder, "tmpfs", 0, "size=64k") != 0)
        return;
    bool             old     = write_several();
    bool             written = asn_safetensors_write(path, NULL, 0, big(), 1, &err);
    bool             left    = access(temp, F_OK) == 0;
    asn_safetensors *s       = asn_safetensors_open(path, NULL);
    int              count   = s ? asn_safetensors_count(s) : -1;
    asn_safetensors_close(s);
    ck_assert_int_eq(umount(folder), 0);
    ck_assert(old && !written && !left);
    not_written(path, "No space left on device");
    ck_assert_int_eq(count, COUNT(several));
}
END_TEST

START_TEST(a_missing_folder_is_named)
{
    ck_assert(!asn_safetensors_write("/nowhere/m", NULL, 0, NULL, 0, &err));
    not_written("/nowhere/m", "No such file or directory");
}
END_TEST

START_TEST(a_new_file_replaces_the_old_one)
{
    ck_assert(asn_safetensors_write(path, NULL, 0, big(), 1, &err));
    ck_assert_int_eq(chmod(path, 0600), 0);
    asn_safetensors *held = asn_safetensors_open(path, &err);
    ck_assert(write_several());
    old_file_is_intact();
    struct stat st;
    ck_assert_int_eq(stat(path, &st), 0);
    ck_assert_int_eq(st.st_mode & 0777, 0600);
    same(asn_safetensors_at(held, 0), big()); /* who has it open keeps what was there */
    asn_safetensors_close(held);
}
END_TEST

/* A mapped file that is cut would end the program by SIGBUS, and one that is overwritten would change its weights. */
START_TEST(who_has_a_file_open_keeps_it_when_it_is_overwritten)
{
    ck_assert(asn_safetensors_write(path, NULL, 0, big(), 1, &err));
    asn_safetensors *held = asn_safetensors_open(path, &err);
    spill(path, "cut");
    same(asn_safetensors_at(held, 0), big());
    asn_safetensors_close(held);
}
END_TEST

START_TEST(a_file_of_the_users_is_not_taken_for_a_temporary_one)
{
    spill(temp, "mine");
    ck_assert(write_several());
    FILE *f       = fopen(temp, "rb");
    char  text[8] = "";
    ck_assert(f && fread(text, 1, sizeof text - 1, f) == 4 && strcmp(text, "mine") == 0);
    fclose(f);
    unlink(temp);
}
END_TEST

START_TEST(a_path_without_a_folder)
{
    char here[4096];
    ck_assert_ptr_nonnull(getcwd(here, sizeof here));
    ck_assert_int_eq(chdir(folder), 0);
    bool written = asn_safetensors_write("m.safetensors", words, COUNT(words), several, COUNT(several), &err);
    ck_assert_int_eq(chdir(here), 0);
    ck_assert_msg(written, "%s", err.text);
    old_file_is_intact();
}
END_TEST

/* ---- What a caller can do wrong. */

static const struct {
    asn_stored  t;
    const char *why;
} wrong[] = {
    {{"__metadata__", ASN_F32, 0, {0}, f32, 0}, "tensor '__metadata__' cannot have this name"},
    {{"\xED\xA0\x80", ASN_F32, 0, {0}, f32, 0}, "tensor '?' cannot have this name"},
    {{"a\xC3", ASN_F32, 0, {0}, f32, 0}, "tensor 'a?' cannot have this name"},
    {{"a", (asn_dtype)9, 0, {0}, f32, 0}, "tensor 'a' has no dtype"},
    {{"a", ASN_F32, 9, {1}, f32, 0}, "tensor 'a' has 9 dimensions, more than 8"},
    {{"a", ASN_F32, 2, {1, -1}, f32, 0}, "tensor 'a' has a shape that is not of whole numbers"},
    {{"a", ASN_F64, 2, {INT64_MAX, 3}, f64, 0}, "tensor 'a' has a shape that is too large"},
    {{"a", ASN_F64, 1, {INT64_MAX}, f64, 0}, "tensor 'a' has a shape that is too large"},
    {{"a", ASN_F32, 1, {2}, f32, 4}, "tensor 'a' has 4 bytes, its shape and dtype make 8"},
    {{"a", ASN_F32, 1, {0}, f32, 4}, "tensor 'a' has 4 bytes, its shape and dtype make 0"},
    {{"a", ASN_F32, 1, {2}, NULL, 0}, "tensor 'a' has no data"},
    {{"twice", ASN_F32, 1, {2}, f32, 0}, "tensor 'twice' is there twice"},
};

START_TEST(what_cannot_be_written_is_named)
{
    asn_stored both[] = {{"twice", ASN_U8, 0, {0}, u8, 0}, wrong[_i].t};
    ck_assert(!asn_safetensors_write(path, NULL, 0, both, 2, &err));
    refused(path, wrong[_i].why);
    ck_assert_int_ne(access(path, F_OK), 0);
}
END_TEST

START_TEST(metadata_that_cannot_be_written_is_named)
{
    static const struct { asn_meta m; const char *why; } cases[] = {
        {{"k", ""}, "__metadata__ has this key twice: 'k'"},
        {{"\xFF", ""}, "__metadata__ has a key that is not UTF-8: '?'"},
        {{"x", "\xFF"}, "__metadata__ has a value that is not UTF-8: 'x'"},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        asn_meta both[] = {{"k", "v"}, cases[i].m};
        ck_assert(!asn_safetensors_write(path, both, 2, NULL, 0, &err));
        refused(path, cases[i].why);
    }
    char *lengthy = malloc((16 << 20) + 1);
    memset(lengthy, 'x', 16 << 20);
    lengthy[16 << 20] = 0;
    asn_meta m = {"k", lengthy};
    ck_assert(!asn_safetensors_write(path, &m, 1, NULL, 0, &err));
    refused(path, "names and metadata make a header longer than 16777216 bytes");
    free(lengthy);
    ck_assert(!asn_safetensors_write(path, NULL, 0, several, 100001, &err));
    refused(path, "more than 100000 tensors");
    ck_assert_int_ne(access(path, F_OK), 0);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("safetensors");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, what_is_written_is_read);
    tcase_add_test(c, nothing_at_all_is_a_file);
    tcase_add_test(c, the_order_of_the_caller_does_not_show);
    tcase_add_test(c, data_begins_at_64_and_larger_elements_come_first);
    tcase_add_test(c, python_reads_it_with_struct_and_json);
    tcase_add_test(c, tensors_of_odd_places_are_copied);
    tcase_add_test(c, twenty_thousand_tensors_are_found);
    tcase_add_loop_test(c, a_rule_that_is_broken_is_named, 0, COUNT(headers));
    tcase_add_loop_test(c, a_wrong_beginning_is_named, 0, COUNT(beginnings));
    tcase_add_test(c, names_have_a_limit);
    tcase_add_test(c, too_many_tensors_are_refused);
    tcase_add_test(c, deep_brackets_do_not_recurse);
    tcase_add_test(c, every_truncation_is_refused);
    tcase_add_test(c, every_other_byte_in_the_header_is_survived);
    tcase_add_test(c, every_flipped_bit_of_the_data_is_noticed);
    tcase_add_test(c, a_flipped_bit_of_the_header_changes_nothing_or_is_noticed);
    tcase_add_test(c, the_order_in_the_file_does_not_matter_for_the_checksum);
    tcase_add_test(c, what_is_no_file_is_not_opened);
    tcase_add_test(c, a_read_only_folder_keeps_its_file);
    tcase_add_test(c, a_file_that_grows_too_large_keeps_the_old_one);
    tcase_add_test(c, a_full_disk_keeps_the_old_file);
    tcase_add_test(c, a_missing_folder_is_named);
    tcase_add_test(c, a_new_file_replaces_the_old_one);
    tcase_add_test(c, who_has_a_file_open_keeps_it_when_it_is_overwritten);
    tcase_add_test(c, a_file_of_the_users_is_not_taken_for_a_temporary_one);
    tcase_add_test(c, a_path_without_a_folder);
    tcase_add_loop_test(c, what_cannot_be_written_is_named, 0, COUNT(wrong));
    tcase_add_test(c, metadata_that_cannot_be_written_is_named);
    return run_suite(s);
}
