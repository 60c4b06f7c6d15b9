/* words.h: a mutator for texts: grammars, tasks, trees, JSON, sentences. It takes a text apart into words, numbers, quoted texts, signs and
 * blanks, and leaves out, repeats, moves and exchanges whole ones, or all between a bracket and its partner. Bytes alone would mostly break the
 * first word, and what stands behind it would never be read. Each third time libFuzzer changes bytes as it likes. */
#ifndef ASN_FUZZ_WORDS_H
#define ASN_FUZZ_WORDS_H
#include "fuzz.h"

enum { FUZZ_MOST_WORDS = 2048 };
typedef struct fuzz_words {
    const uint8_t *text;
    size_t         at[FUZZ_MOST_WORDS + 1]; /* where each begins; the last is the end of the text */
    size_t         n;
} fuzz_words;

static inline bool fuzz_letter(uint8_t c)
{
    return c >= 0x80 || c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline size_t fuzz_word(const uint8_t *s, size_t left)
{
    size_t n = 1;
    if (fuzz_letter(*s))
        while (n < left && fuzz_letter(s[n]))
            n++;
    else if (*s == '"' || *s == '\'') {
        while (n < left && s[n] != *s && s[n] != '\n')
            n += s[n] == '\\' && n + 1 < left ? 2 : 1;
        n += n < left && s[n] == *s;
    } else if (*s == ' ')
        while (n < left && s[n] == ' ')
            n++;
    return n;
}

static inline void fuzz_take_apart(fuzz_words *w, const uint8_t *text, size_t size)
{
    w->text = text;
    w->n    = 0;
    for (size_t i = 0; i < size && w->n < FUZZ_MOST_WORDS; i += fuzz_word(text + i, size - i))
        w->at[w->n++] = i;
    w->at[w->n] = size; /* what is too long for the list is one last word */
}

/* The words from a bracket to its partner, or one word. */
static inline size_t fuzz_piece(const fuzz_words *w, size_t from)
{
    static const char open[] = "([{<", close[] = ")]}>";
    uint8_t           c      = w->text[w->at[from]];
    const char       *kind   = c ? strchr(open, c) : NULL;
    if (!kind)
        return from + 1;
    char partner = close[kind - open];
    for (size_t i = from, depth = 0; i < w->n; i++) {
        depth += w->text[w->at[i]] == c;
        if (w->text[w->at[i]] == (uint8_t)partner && --depth == 0)
            return i + 1;
    }
    return from + 1;
}

/* Bytes begin to end of the text become these; the size afterwards, or the old one if that is too much. */
static inline size_t fuzz_splice(uint8_t *data, size_t size, size_t most, size_t begin, size_t end, const uint8_t *with, size_t n)
{
    if (size - (end - begin) + n > most)
        return size;
    memmove(data + begin + n, data + end, size - end);
    if (n)
        memcpy(data + begin, with, n);
    return size - (end - begin) + n;
}

/* keep: bytes at the front that are no text. list: words of the language, the last is NULL. */
static inline size_t fuzz_mutate_words(uint8_t *data, size_t size, size_t most, unsigned seed, size_t keep, const char *const *list)
{
    static fuzz_words w;
    static uint8_t    copy[1 << 14];
    fuzz_dice         d      = {seed};
    size_t            n_list = 0;
    if (size <= keep || size - keep > sizeof copy || fuzz_roll(&d, 3) == 0)
        return LLVMFuzzerMutate(data, size, most);
    while (list && list[n_list])
        n_list++;
    uint8_t *text = data + keep;
    size_t   length = size - keep, room = most - keep;
    for (size_t times = 1 + fuzz_roll(&d, 3); times > 0; times--) {
        fuzz_take_apart(&w, text, length);
        if (w.n == 0)
            break;
        size_t a = fuzz_roll(&d, w.n), b = fuzz_roll(&d, w.n), a_end = fuzz_piece(&w, a), b_end = fuzz_piece(&w, b);
        size_t from = w.at[b], n = w.at[b_end] - w.at[b], word = n_list ? fuzz_roll(&d, n_list) : 0;
        memcpy(copy, text, length);
        switch (fuzz_roll(&d, 8)) {
        case 0: length = fuzz_splice(text, length, room, w.at[a], w.at[a_end], NULL, 0); break;              /* leave one out */
        case 1: length = fuzz_splice(text, length, room, w.at[a], w.at[a], copy + from, n); break;           /* another one before it */
        case 2: length = fuzz_splice(text, length, room, w.at[a], w.at[a_end], copy + from, n); break;       /* another one for it */
        case 3:                                                                                              /* a run of words again, elsewhere */
            b_end  = b + 1 + fuzz_roll(&d, w.n - b < 12 ? w.n - b : 12);
            b_end  = b_end > w.n ? w.n : b_end;
            length = fuzz_splice(text, length, room, w.at[a], w.at[a], copy + w.at[b], w.at[b_end] - w.at[b]);
            break;
        case 4: /* the same one many times: deep and long texts */
            for (size_t i = fuzz_roll(&d, 40); i > 0; i--)
                length = fuzz_splice(text, length, room, w.at[a], w.at[a], copy + w.at[a], w.at[a_end] - w.at[a]);
            break;
        case 5:
        case 6: /* a word of the language, before or instead */
            if (n_list)
                length = fuzz_splice(text, length, room, w.at[a], fuzz_roll(&d, 2) ? w.at[a] : w.at[a + 1], (const uint8_t *)list[word], strlen(list[word]));
            break;
        case 7: { /* bytes inside one word only */
            static uint8_t one[256];
            size_t         k = w.at[a + 1] - w.at[a];
            if (k > sizeof one / 2)
                break;
            memcpy(one, text + w.at[a], k);
            k      = LLVMFuzzerMutate(one, k, sizeof one);
            length = fuzz_splice(text, length, room, w.at[a], w.at[a + 1], one, k);
        }
        }
    }
    return keep + length;
}

#define FUZZ_WITH_WORDS(keep, ...)                                                                 \
    size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)         \
    {                                                                                              \
        static const char *const list[] = {__VA_ARGS__, NULL};                                     \
        return fuzz_mutate_words(data, size, most, seed, keep, list);                              \
    }
#endif
