#include "text/grams.h"

#include "ground/utf8.h"
#include "text/text.h"

typedef struct grams {
    int32_t *to;
    int      n, size;
} grams;

/* Of so many letters; kind tells the beginning from the end and the middle. */
static void add_gram(grams *g, uint32_t kind, const uint32_t *letters, size_t n)
{
    uint32_t hash = 2166136261u ^ kind;
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ letters[i]) * 16777619u;
    hash ^= hash >> 15;
    if (g->n < ASN_MOST_GRAMS)
        g->to[g->n++] = (int32_t)(hash % (uint32_t)g->size);
}

static uint32_t class_of(uint32_t code)
{
    switch (asn_text_class_of(code)) {
    case ASN_TEXT_LETTER: return asn_text_fold(code) != code ? 'A' : 'a';
    case ASN_TEXT_DIGIT:  return '0';
    default:              return code;
    }
}

int asn_grams(const char *word, size_t length, int size, int32_t to[ASN_MOST_GRAMS])
{
    enum { MOST = 48 };
    uint32_t letters[MOST] = {0}, shape[MOST] = {0};
    size_t   n = 0, shapes = 0;
    grams    g = {to, 0, size};
    for (size_t at = 0, used; at < length && n < MOST; at += used) {
        uint32_t code = asn_utf8_get(word + at, length - at, &used);
        uint32_t like = class_of(code);
        letters[n++]  = code;
        if (shapes == 0 || shape[shapes - 1] != like)
            shape[shapes++] = like;
    }
    add_gram(&g, 'S', shape, shapes);
    for (size_t k = 1; k <= 3 && k <= n; k++) {
        add_gram(&g, 'B' + 256 * (uint32_t)k, letters, k);
        add_gram(&g, 'E' + 256 * (uint32_t)k, letters + n - k, k);
    }
    for (size_t at = 0; at + 3 <= n; at++)
        add_gram(&g, 'M', letters + at, 3);
    return g.n;
}

bool asn_grams_of_entity(const char *word, size_t length)
{
    size_t letters = 0, digits = 0;
    while (letters < length && ((word[letters] | 32) >= 'a' && (word[letters] | 32) <= 'z'))
        letters++;
    while (letters + digits < length && word[letters + digits] >= '0' && word[letters + digits] <= '9')
        digits++;
    return letters && digits && letters + digits == length;
}
