#include "arithmetic/matrix.h"

#include "arithmetic/vec.h"

#include <string.h>

/* ---- Numbers as they lie in memory. Without an instruction that converts halves, their bits are put in the places of a float's, which makes the number
 * times 2^-112. The input is multiplied by 2^112 instead, so the product has the same bits (inputs are below 2^16: activations, and halves themselves). */

typedef enum way { REALS, SHIFTED, CONVERTED } way; /* the last two: of halves */

ASN_V size_t size_of(way how)
{
    return how == REALS ? sizeof(asn_real) : sizeof(uint16_t);
}

ASN_V asn_v load(way how, const char *w)
{
#ifdef ASN_CONVERTS
    if (how == CONVERTED)
        return asn_v_load_converted(w);
#endif
    return how == REALS ? asn_v_load((const asn_real *)(const void *)w) : asn_v_load_shifted(w);
}

ASN_V asn_v load_some(way how, const char *w, int n)
{
    asn_real lanes[ASN_LANES] = {0}; /* for its alignment */
    for (size_t i = 0; i < (size_t)(n & (ASN_LANES - 1)) * size_of(how); i++)
        ((char *)lanes)[i] = w[i];
    return load(how, (const char *)lanes);
}

ASN_V asn_real input(way how, asn_real x)
{
    return how == SHIFTED ? x * (asn_real)0x1p112 : x;
}

/* ---- Products: a few rows by a few vectors of columns at a time, all sums in registers. Inputs are added in their order. */

typedef struct in_and_out { /* rows of inputs and of outputs */
    const asn_real *x;
    asn_real       *y;
    int             xs, ys;
    bool            add;
} in_and_out;

/* R rows by V vectors from column o on; the last vector may begin before the one before it ends: what both compute gets the same
 * bits. */
ASN_V void block(way how, int R, int V, const asn_matrix *m, int out, in_and_out at, int o, int last)
{
    asn_v       sum[2][6] = {0}; /* compilers cannot tell that what is read was set */
    size_t      stride    = (size_t)out * size_of(how);
    const char *w         = (const char *)m->numbers + (size_t)o * size_of(how);
    asn_real   *y         = at.y + o;
    last -= o;
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int v = 0; v < V; v++)
            sum[r][v] = at.add ? asn_v_load(y + r * at.ys + (v < V - 1 ? v * ASN_LANES : last)) : (asn_v){0};
    for (int i = 0; i < m->rows; i++, w += stride)
        ASN_UNROLL for (int v = 0; v < V; v++) {
            asn_v a = load(how, w + (size_t)(v < V - 1 ? v * ASN_LANES : last) * size_of(how));
            ASN_UNROLL for (int r = 0; r < R; r++)
                sum[r][v] = sum[r][v] + input(how, at.x[r * at.xs + i]) * a;
        }
    ASN_UNROLL for (int r = 0; r < R; r++)
        ASN_UNROLL for (int v = 0; v < V; v++)
            asn_v_store(y + r * at.ys + (v < V - 1 ? v * ASN_LANES : last), sum[r][v]);
}

/* Fewer columns than a vector has lanes. The other lanes read what comes next in the matrix, and are dropped. */
ASN_V void few_columns(way how, int R, const asn_matrix *m, int out, in_and_out at)
{
    asn_v       sum[2] = {0};
    const char *w      = m->numbers;
    ASN_UNROLL for (int r = 0; r < R; r++)
        sum[r] = at.add ? asn_v_load_some(at.y + r * at.ys, out) : (asn_v){0};
    for (int i = 0; i < m->rows; i++, w += (size_t)out * size_of(how)) {
        asn_v a = (m->rows - i) * out >= ASN_LANES ? load(how, w) : load_some(how, w, out);
        ASN_UNROLL for (int r = 0; r < R; r++)
            sum[r] = sum[r] + input(how, at.x[r * at.xs + i]) * a;
    }
    ASN_UNROLL for (int r = 0; r < R; r++)
        asn_v_store_some(at.y + r * at.ys, sum[r], out);
}

/* All columns of R rows, in passes of nearly the same number of vectors, the last one not the smallest. */
ASN_V void some_rows(way how, int R, int most, const asn_matrix *m, int out, in_and_out at)
{
    int n = (out + ASN_LANES - 1) / ASN_LANES, passes = (n + most - 1) / most;
    if (out < ASN_LANES) {
        few_columns(how, R, m, out, at);
        return;
    }
    for (int pass = 0, v = 0; pass < passes; pass++) {
        int V = n * (pass + 1) / passes - v, o = v * ASN_LANES;
        int last = pass + 1 < passes ? o + (V - 1) * ASN_LANES : out - ASN_LANES;
        v += V;
        switch (V) {
        case 1: block(how, R, 1, m, out, at, o, last); break;
        case 2: block(how, R, 2, m, out, at, o, last); break;
        case 3: if (most >= 3) block(how, R, 3, m, out, at, o, last); break;
        case 4: if (most >= 4) block(how, R, 4, m, out, at, o, last); break;
        case 5: if (most >= 5) block(how, R, 5, m, out, at, o, last); break;
        default: if (most >= 6) block(how, R, 6, m, out, at, o, last); break;
        }
    }
}

/* Two rows go together where there are enough registers. */
ASN_V void product_inside(way how, bool wide, const asn_matrix *m, int n, in_and_out at)
{
    for (; wide && n >= 2; n -= 2, at.x += 2 * (size_t)at.xs, at.y += 2 * (size_t)at.ys)
        some_rows(how, 2, 4, m, m->cols, at);
    for (; n > 0; n--, at.x += at.xs, at.y += at.ys)
        some_rows(how, 1, wide ? 6 : 3, m, m->cols, at);
}

#define PRODUCT(name, how) \
    ASN_KERNELS(static, name, (const asn_matrix *m, int n, in_and_out at), (m, n, at), product_inside(how, true, m, n, at), product_inside(how, false, m, n, at))
PRODUCT(reals_product, REALS)
PRODUCT(shifted_product, SHIFTED)

#ifdef ASN_CONVERTS
static ASN_CONVERTS void converted_product(const asn_matrix *m, int n, in_and_out at)
{
    product_inside(CONVERTED, true, m, n, at);
}

/* clang cannot be asked for f16c by name. */
static bool converts(void)
{
    static int known; /* 1: it does not, 2: it does. Several threads may find out, the same thing */
    unsigned   a, b, c, d;
    int        now = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (!now) {
        now = __builtin_cpu_supports("avx2") && __get_cpuid(1, &a, &b, &c, &d) && (c & bit_F16C) ? 2 : 1;
        __atomic_store_n(&known, now, __ATOMIC_RELAXED);
    }
    return now == 2;
}
#endif

static void halves_product(const asn_matrix *m, int n, in_and_out at)
{
#ifdef ASN_CONVERTS
    if (converts()) {
        converted_product(m, n, at);
        return;
    }
#endif
    shifted_product(m, n, at);
}

/* ---- Products with bytes, in whole numbers: the order of sums does not matter, so any instruction will do. Inputs times the scales of their rows are
 * rounded to 16 bits, INPUTS of them with one unit. What that loses is less than a hundredth of what the weights lost. */

enum { INPUTS = 512, OUTPUTS = 512 }; /* 512 * 128 * 32767 is just below 2^31 */

typedef struct dots {
    const char    *words;
    size_t         apart;  /* bytes from the words of four inputs to those of the next four */
    int            groups; /* of four inputs */
    const int16_t *x;
    int            n; /* columns */
    int32_t       *sums;
} dots;

/* vector: as many columns as a register has; four: the sums over four inputs for each. Six registers of columns at a time, the last of all overlapping the
 * one before it. */
#define LANES(vector) ((int)(sizeof(vector) / sizeof(int32_t)))
#define DOTS(name, attribute, vector, four)                                                        \
    ASN_V attribute void name##_block(int V, const dots *d, int o, int last)                       \
    {                                                                                              \
        const char    *w      = d->words;                                                          \
        const int16_t *x      = d->x;                                                              \
        vector         sum[6] = {0};                                                               \
        for (int g = 0; g < d->groups; g++, w += d->apart, x += 4)                                 \
            ASN_UNROLL for (int v = 0; v < V; v++) {                                               \
                vector words;                                                                      \
                memcpy(&words, w + 4 * (v < V - 1 ? o + v * LANES(vector) : last), sizeof words);  \
                sum[v] = sum[v] + four(words, x);                                                  \
            }                                                                                      \
        ASN_UNROLL for (int v = 0; v < V; v++)                                                     \
            memcpy(d->sums + (v < V - 1 ? o + v * LANES(vector) : last), &sum[v], sizeof sum[v]);  \
    }                                                                                              \
    static attribute void name(const dots *d)                                                      \
    {                                                                                              \
        int n = (d->n + LANES(vector) - 1) / LANES(vector), passes = (n + 5) / 6;                  \
        for (int pass = 0, v = 0; pass < passes; pass++) {                                         \
            int V    = n * (pass + 1) / passes - v, o = v * LANES(vector);                         \
            int last = pass + 1 < passes ? o + (V - 1) * LANES(vector) : d->n - LANES(vector);     \
            v += V;                                                                                \
            switch (V) {                                                                           \
            case 1: name##_block(1, d, o, last); break;                                            \
            case 2: name##_block(2, d, o, last); break;                                            \
            case 3: name##_block(3, d, o, last); break;                                            \
            case 4: name##_block(4, d, o, last); break;                                            \
            case 5: name##_block(5, d, o, last); break;                                            \
            default: name##_block(6, d, o, last); break;                                           \
            }                                                                                      \
        }                                                                                          \
    }

ASN_V int32_t four_of_one(int32_t words, const int16_t *x)
{
    uint32_t word = (uint32_t)words;
    return (int8_t)(word & 255) * x[0] + (int8_t)(word >> 16 & 255) * x[1] + (int8_t)(word >> 8 & 255) * x[2] + (int8_t)(word >> 24) * x[3];
}
DOTS(dots_by_one, , int32_t, four_of_one)

/* Products of 16 bits, added two by two, are one instruction of many processors. */
#ifdef ASN_VECTORS
typedef int32_t  columns4 __attribute__((vector_size(16)));
typedef uint32_t words4 __attribute__((vector_size(16)));
typedef int16_t  shorts8 __attribute__((vector_size(16)));
#if defined __x86_64__
#define PAIRS(a, b) (columns4)_mm_madd_epi16((__m128i)(a), (__m128i)(b))
#elif defined __wasm_simd128__
#define PAIRS(a, b) (columns4)__builtin_wasm_dot_s_i32x4_i16x8(a, b)
#endif

ASN_V int32_t two_of(const int16_t *x)
{
    int32_t two;
    memcpy(&two, x, sizeof two);
    return two;
}

ASN_V columns4 four_of_four(columns4 words, const int16_t *x)
{
#ifdef PAIRS
    shorts8 w = (shorts8)words;
    return PAIRS(w << 8 >> 8, (shorts8)(two_of(x) - (columns4){0})) + PAIRS(w >> 8, (shorts8)(two_of(x + 2) - (columns4){0}));
#else
    words4 w = (words4)words;
    return ((columns4)(w << 24) >> 24) * x[0] + ((columns4)(w << 8) >> 24) * x[1] + ((columns4)(w << 16) >> 24) * x[2] + (words >> 24) * x[3];
#endif
}
DOTS(dots_by_four, , columns4, four_of_four)
#else
#define dots_by_four dots_by_one
#endif

#if defined ASN_VECTORS && defined ASN_WIDER
#define DOTS_BY_EIGHT
ASN_V ASN_WIDER asn_vi four_of_eight(asn_vi words, const int16_t *x)
{
    typedef int16_t shorts16 __attribute__((vector_size(32)));
    __m256i low = (__m256i)((shorts16)words << 8 >> 8), high = (__m256i)((shorts16)words >> 8);
    return (asn_vi)_mm256_madd_epi16(low, _mm256_set1_epi32(two_of(x))) + (asn_vi)_mm256_madd_epi16(high, _mm256_set1_epi32(two_of(x + 2)));
}
DOTS(dots_by_eight, ASN_WIDER, asn_vi, four_of_eight)
#endif

static void dots_here(const dots *d)
{
#ifdef DOTS_BY_EIGHT
    if (d->n >= 8 && __builtin_cpu_supports("avx2")) {
        dots_by_eight(d);
        return;
    }
#endif
    (d->n >= 4 ? dots_by_four : dots_by_one)(d);
}

/* The largest input, by its bits, which is never a matter of order; then whole numbers of a unit. They are zero if all are too small for a unit, or if one is
 * no number: then the unit is none either, nor are the sums. */
ASN_V void round_inputs_inside(int n, const asn_real *x, const float *scales, int16_t *to, float *unit)
{
    float   scaled[INPUTS];
    int32_t most = 0;
    for (int i = 0; i < n; i++) {
        union { float f; int32_t i; } u = {(float)(x[i] * (asn_real)scales[i])};
        scaled[i] = u.f;
        u.i &= 0x7FFFFFFF;
        most = u.i > most ? u.i : most;
    }
    union { int32_t i; float f; } m = {most};
    bool  usable = m.f > 0x1p-100f && m.f < 0x1p126f;
    float by     = usable ? 32767 / m.f : 0;
    *unit        = usable ? m.f / 32767 : m.f <= 0x1p-100f ? 0 : NAN;
    for (int i = 0; i < n; i++) {
        union { float f; int32_t i; } u = {(usable ? scaled[i] : 0) * by + ASN_EXP_MAGIC};
        to[i] = (int16_t)(u.i - 0x4B400000);
    }
}
ASN_KERNEL(static, round_inputs, (int n, const asn_real *x, const float *scales, int16_t *to, float *unit), (n, x, scales, to, unit))

ASN_V void put_sums_inside(int n, const int32_t *sums, float unit, bool add, asn_real *y)
{
    for (int c = 0; c < n; c++)
        y[c] = (add ? y[c] : 0) + (asn_real)sums[c] * (asn_real)unit;
}
ASN_KERNEL(static, put_sums, (int n, const int32_t *sums, float unit, bool add, asn_real *y), (n, sums, unit, add, y))

static void row_by_bytes(const asn_matrix *m, const asn_real *x, asn_real *y, bool add)
{
    int16_t rounded[INPUTS + 3];
    int32_t sums[OUTPUTS];
    float   unit;
    for (int i = 0; i < m->rows; i += INPUTS, add = true) {
        int n = m->rows - i < INPUTS ? m->rows - i : INPUTS;
        memset(rounded + n, 0, 3 * sizeof *rounded);
        round_inputs(n, x + i, m->scales + i, rounded, &unit);
        for (int o = 0; o < m->cols; o += OUTPUTS) {
            dots d = {(const char *)m->numbers + 4 * ((size_t)(i / 4) * (size_t)m->cols + (size_t)o), 4 * (size_t)m->cols, (n + 3) / 4, rounded,
                      m->cols - o < OUTPUTS ? m->cols - o : OUTPUTS, sums};
            dots_here(&d);
            put_sums(d.n, sums, unit, add, y + o);
        }
    }
}

static void bytes_product(const asn_matrix *m, int n, in_and_out at)
{
    for (int r = 0; r < n; r++)
        row_by_bytes(m, at.x + (size_t)r * (size_t)at.xs, at.y + (size_t)r * (size_t)at.ys, at.add);
}

/* A shipped parser has only the forms that it needs. */
static bool is_form(const asn_matrix *w, asn_form form)
{
#ifdef ASN_WEIGHTS
    if ((form == ASN_AS_HALF && ASN_WEIGHTS == 32) || (form == ASN_AS_BYTE && ASN_WEIGHTS != 8))
        return false;
#endif
    return w->form == form;
}

void asn_matrix_product(const asn_matrix *w, int n, const asn_real *x, int xs, asn_real *y, int ys, bool add)
{
    in_and_out at = {x, y, xs, ys, add};
    if (is_form(w, ASN_AS_REAL))
        reals_product(w, n, at);
    else if (is_form(w, ASN_AS_HALF))
        halves_product(w, n, at);
    else if (is_form(w, ASN_AS_BYTE))
        bytes_product(w, n, at);
}

void asn_matrix_row(const asn_matrix *w, int row, asn_real *to)
{
    const char *from = (const char *)w->numbers + (size_t)(w->form == ASN_AS_BYTE ? row / 4 : row) * (size_t)w->cols * asn_number_size(w->form);
    for (int c = 0; c < w->cols; c++, from += asn_number_size(w->form)) {
        uint16_t half;
        uint32_t word;
        switch (w->form) {
        case ASN_AS_REAL:
            memcpy(&to[c], from, sizeof *to);
            break;
        case ASN_AS_HALF:
            memcpy(&half, from, sizeof half);
            to[c] = (asn_real)asn_half_to_float(half);
            break;
        case ASN_AS_BYTE:
            memcpy(&word, from, sizeof word);
            to[c] = (asn_real)(int8_t)(uint8_t)(word >> asn_byte_place(row)) * (asn_real)w->scales[row];
            break;
        }
    }
}

#ifndef ASN_SHIPPED
void asn_rows_product(int n, int in, int out, const asn_real *x, int xs, const asn_real *w, asn_real *y, int ys, bool add)
{
    asn_matrix_product(&(asn_matrix){ASN_AS_REAL, in, out, w, NULL}, n, x, xs, y, ys, add);
}

void asn_row_product(int in, int out, const asn_real *x, const asn_real *w, asn_real *y, bool add)
{
    asn_rows_product(1, in, out, x, 0, w, y, 0, add);
}
#endif /* ASN_SHIPPED */
