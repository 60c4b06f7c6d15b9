#include "examples/align.h"

#include "text/stem.h"
#include "ground/utf8.h"

#include <string.h>

enum { LONGEST_STEMMED = 64, SHORTEST_STEM = 3 }; /* bytes. Longer words are not stemmed; with shorter stems, `ans` would match `an` */

/* A stretch of the input, under one form of its text. */
typedef struct key {
    uint64_t    hash;
    const char *text; /* folded, or the stem of that */
    size_t      length;
    int32_t     first, last; /* tokens */
} key;

struct asn_aligner {
    const asn_tokens *tokens;
    asn_input_rule    rule;
    char             *text;  /* all tokens, folded, one behind the other */
    int32_t          *token; /* of each byte of it */
    key              *keys;
    size_t            n_keys;
};

/* ---- Text under folding. */

static uint64_t hash_bytes(uint64_t hash, const char *s, size_t n) /* FNV-1a */
{
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ (unsigned char)s[i]) * 0x100000001B3u;
    return hash;
}

#define HASH_START 0xCBF29CE484222325u

/* The folded form of the character at s; used: its own bytes. One that is not UTF-8 stays as it is. */
static size_t fold_next(const char *s, size_t left, size_t *used, char *to)
{
    uint32_t code = asn_utf8_get(s, left, used);
    if (code != UINT32_MAX)
        return asn_utf8_put(asn_text_fold(code), to);
    *to = *s;
    return 1;
}

static uint64_t folded_hash(const char *s, size_t n)
{
    uint64_t hash = HASH_START;
    char     c[4];
    for (size_t at = 0, used; at < n; at += used)
        hash = hash_bytes(hash, c, fold_next(s + at, n - at, &used, c));
    return hash;
}

static bool folds_to(const char *s, size_t n, const char *text, size_t length)
{
    char   c[4];
    size_t done = 0, bytes;
    for (size_t at = 0, used; at < n; at += used, done += bytes) {
        bytes = fold_next(s + at, n - at, &used, c);
        if (bytes > length - done || memcmp(text + done, c, bytes) != 0)
            return false;
    }
    return done == length;
}

/* The length of the stem; 0: the stem is the word itself. */
static size_t stem_of(const char *s, size_t n, char stem[LONGEST_STEMMED])
{
    size_t length = 0;
    if (n > LONGEST_STEMMED)
        return 0;
    for (size_t at = 0, used; at < n; at += used)
        length += fold_next(s + at, n - at, &used, stem + length);
    size_t cut = asn_stem_english(stem, length);
    return cut < SHORTEST_STEM || folds_to(s, n, stem, cut) ? 0 : cut;
}

/* ---- Preparing: the keys of an input. */

static bool put_key(asn_aligner *al, asn_arena *a, size_t begin, size_t end, bool counting)
{
    char        stem[LONGEST_STEMMED];
    const char *text = al->text + begin;
    size_t      n = end - begin, cut = stem_of(text, n, stem);
    if (!counting) {
        key k                = {hash_bytes(HASH_START, text, n), text, n, al->token[begin], al->token[end - 1]};
        al->keys[al->n_keys] = k;
        if (cut) {
            if (!(k.text = asn_arena_text(a, stem, cut)))
                return false;
            k.hash                   = hash_bytes(HASH_START, stem, cut);
            k.length                 = cut;
            al->keys[al->n_keys + 1] = k;
        }
    }
    al->n_keys += cut ? 2 : 1;
    return true;
}

/* The stretch itself and, where it is more than one word, the words in it. */
static bool put_stretch(asn_aligner *al, asn_arena *a, size_t begin, size_t end, bool counting)
{
    if (begin == end)
        return true;
    if (!put_key(al, a, begin, end, counting))
        return false;
    size_t from = begin, n;
    for (size_t at = begin; at <= end; at += n) {
        n                    = 1;
        uint32_t code        = at < end ? asn_utf8_get(al->text + at, end - at, &n) : ' ';
        asn_text_class class = code == UINT32_MAX ? ASN_TEXT_MARK : asn_text_class_of(code);
        if (class == ASN_TEXT_LETTER || class == ASN_TEXT_DIGIT || code == '_')
            continue;
        if (from < at && at - from < end - begin && !put_key(al, a, from, at, counting))
            return false;
        from = at + n;
    }
    return true;
}

static bool put_all(asn_aligner *al, asn_arena *a, size_t bytes, bool counting)
{
    al->n_keys = 0;
    if (al->rule == ASN_CHARS)
        return put_stretch(al, a, 0, bytes, counting);
    for (size_t begin = 0, end; begin < bytes; begin = end) {
        for (end = begin; end < bytes && al->token[end] == al->token[begin];)
            end++;
        if (!put_stretch(al, a, begin, end, counting))
            return false;
    }
    return true;
}

asn_aligner *asn_align_prepare(asn_arena *a, asn_input_rule rule, const asn_tokens *tokens)
{
    asn_aligner *al    = asn_arena_small(a, sizeof *al);
    size_t       bytes = 0, done = 0;
    for (int32_t i = 0; i < tokens->n; i++)
        bytes += (size_t)tokens->length[i];
    if (!al)
        return NULL;
    *al       = (asn_aligner){.tokens = tokens, .rule = rule};
    al->text  = asn_arena_small(a, bytes);
    al->token = asn_arena_small(a, bytes * sizeof *al->token);
    if (!al->text || !al->token)
        return NULL;
    for (int32_t i = 0; i < tokens->n; i++) {
        size_t n = (size_t)tokens->length[i];
        for (size_t at = 0, used, put; at < n; at += used, done += put) {
            put = fold_next(tokens->text[i] + at, n - at, &used, al->text + done);
            for (size_t b = 0; b < put; b++)
                al->token[done + b] = i;
        }
    }
    put_all(al, a, done, true);
    al->keys = asn_arena_small(a, al->n_keys * sizeof *al->keys);
    return al->keys && put_all(al, a, done, false) ? al : NULL;
}

/* ---- Looking up: a value and, where it matches nothing, its parts. */

typedef enum fineness { WHOLE, AT_MARKS, AT_UNDERSCORES, AT_CASE } fineness; /* each level cuts finer */

typedef struct search {
    const asn_aligner *al;
    const char        *value;
    size_t             n;
    int32_t           *marks; /* 1 for a token that matched */
} search;

typedef enum letter { UPPER, LOWER, DIGIT, MARK, BREAK } letter; /* a break belongs to no part */

static letter letter_at(const search *s, size_t at, size_t *n, fineness level)
{
    *n = 0;
    if (at >= s->n)
        return BREAK;
    uint32_t code        = asn_utf8_get(s->value + at, s->n - at, n);
    asn_text_class class = code == UINT32_MAX ? ASN_TEXT_SPACE : asn_text_class_of(code);
    if (class == ASN_TEXT_LETTER)
        return asn_text_fold(code) != code ? UPPER : LOWER;
    if (class == ASN_TEXT_DIGIT)
        return DIGIT;
    if (code == '$')
        return MARK;
    return level == AT_MARKS && (code == '_' || asn_text_fold(code) == '\'') ? MARK : BREAK;
}

/* The part that begins at *begin or behind it; false: there is none before end. */
static bool next_part(const search *s, size_t *begin, size_t end, size_t *part_end, fineness level)
{
    size_t n, after;
    while (*begin < end && letter_at(s, *begin, &n, level) == BREAK)
        *begin += n;
    if (*begin >= end)
        return false;
    size_t at     = *begin;
    letter before = letter_at(s, at, &n, level);
    for (at += n; at < end; at += n) {
        letter here = letter_at(s, at, &n, level);
        if (here == BREAK)
            break;
        if (level == AT_CASE && here != before && !(before == UPPER && here == LOWER))
            break;
        if (level == AT_CASE && here == UPPER && at + n < end && letter_at(s, at + n, &after, level) == LOWER)
            break; /* ABC Def */
        before = here;
    }
    *part_end = at;
    return true;
}

static bool look_up(const search *s, size_t begin, size_t end)
{
    char        stem[LONGEST_STEMMED];
    const char *part = s->value + begin;
    size_t      n = end - begin, cut = stem_of(part, n, stem);
    uint64_t    hash = folded_hash(part, n), stem_hash = cut ? hash_bytes(HASH_START, stem, cut) : hash;
    bool        found = false;
    for (const key *k = s->al->keys, *last = k + s->al->n_keys; k < last; k++) {
        if (k->hash != hash && k->hash != stem_hash)
            continue;
        if (!folds_to(part, n, k->text, k->length) && (cut != k->length || memcmp(k->text, stem, cut) != 0))
            continue;
        for (int32_t i = k->first; i <= k->last; i++)
            s->marks[i] = 1;
        found = true;
    }
    return found;
}

/* A value of one letter matches only the same token, and never a single character of a text. */
static void look_up_letter(const search *s)
{
    const asn_tokens *t = s->al->tokens;
    for (int32_t i = 0; i < t->n && s->al->rule != ASN_CHARS; i++)
        if ((size_t)t->length[i] == s->n && memcmp(t->text[i], s->value, s->n) == 0)
            s->marks[i] = 1;
}

/* The next letter or digit, in lower case; 0: there is none. */
static char next_plain(const char *text, size_t n, size_t *at)
{
    while (*at < n && (text[*at] == ' ' || text[*at] == '_' || text[*at] == '-'))
        ++*at;
    char c = *at < n ? text[(*at)++] : 0;
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

/* A symbol is one thing: BLOOD_ELF is Blood Elf, but find_spell_target has nothing to do with Spell. */
static void look_up_symbol(const search *s)
{
    const asn_tokens *t = s->al->tokens;
    for (int32_t i = 0; i < t->n; i++) {
        size_t of_value = 0, of_token = 0;
        char   c, d;
        do {
            c = next_plain(s->value, s->n, &of_value);
            d = next_plain(t->text[i], (size_t)t->length[i], &of_token);
        } while (c == d && c);
        if (c == d)
            s->marks[i] = 1;
    }
}

/* Does it match only by chance? See align.h. */
static bool is_chance(const search *s, size_t begin, size_t end, fineness level)
{
    size_t n, second;
    letter first = letter_at(s, begin, &n, level);
    if (first == DIGIT)
        return level == AT_CASE;
    if (first == MARK || begin + n == end)
        return begin + n == end;
    bool two = letter_at(s, begin + n, &second, level) <= LOWER && begin + n + second == end;
    return two && begin > 0 && s->value[begin - 1] == ':';
}

static void seek(const search *s, size_t begin, size_t end, fineness level)
{
    if (level == AT_CASE)
        return;
    fineness finer = level + 1;
    for (size_t from = begin, to; next_part(s, &from, end, &to, finer); from = to)
        if (!is_chance(s, from, to, finer) && ((from == begin && to == end) || !look_up(s, from, to)))
            seek(s, from, to, finer);
}

int asn_align(const asn_aligner *al, const char *value, size_t n, int32_t *matched)
{
    search s     = {.al = al, .value = value, .n = n, .marks = matched};
    int    found = 0;
    size_t first;
    if (n == 0 || al->tokens->n == 0)
        return 0;
    memset(matched, 0, (size_t)al->tokens->n * sizeof *matched);
    if (letter_at(&s, 0, &first, WHOLE) <= LOWER && first == n)
        look_up_letter(&s);
    else if (!look_up(&s, 0, n)) {
        if (al->rule == ASN_SYMBOL)
            look_up_symbol(&s);
        else
            seek(&s, 0, n, WHOLE);
    }
    for (int32_t i = 0; i < al->tokens->n; i++)
        if (matched[i])
            matched[found++] = i;
    return found;
}
