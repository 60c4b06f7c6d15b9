/* stem.c: two stemmers with one body. They differ in a few rules, each marked with who has it, and in what is done
 * before the rules. What is implemented are the definitions at snowballstem.org, version 2. */
#include "text/stem.h"

#include <stdbool.h>
#include <string.h>

enum { PORTER = 1, ENGLISH = 2, BOTH = 3 };

typedef struct stem {
    char  *s;
    size_t n;
    size_t r1, r2; /* behind the first, the second consonant that follows a vowel; the length where there is none */
    int    who;
} stem;

typedef struct rule {
    const char *ending, *becomes;
    const char *after; /* one of these letters must stand before it; NULL: any */
    bool        in_r2; /* it must lie in r2, else in r1 */
    int         who;
} rule;

/* y is a vowel, Y the consonant that it is at the start of a word and behind a vowel. */
static bool is_vowel(char c)
{
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u' || c == 'y';
}

static bool has_vowel(const stem *w, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (is_vowel(w->s[i]))
            return true;
    return false;
}

static bool ends_in(const stem *w, const char *ending)
{
    size_t n = strlen(ending);
    return n <= w->n && memcmp(w->s + w->n - n, ending, n) == 0;
}

static bool is_word(const stem *w, const char *word)
{
    return w->n == strlen(word) && ends_in(w, word);
}

static void replace(stem *w, const char *ending, const char *becomes)
{
    size_t n = strlen(becomes);
    w->n -= strlen(ending);
    memcpy(w->s + w->n, becomes, n);
    w->n += n;
}

/* Porter's *o: consonant, vowel, consonant but w and x (and Y); in English also vowel, consonant as the whole word. */
static bool ends_short(const stem *w, size_t n)
{
    const char *end = w->s + n;
    if (n >= 3 && !is_vowel(end[-3]) && is_vowel(end[-2]) && !is_vowel(end[-1]))
        return end[-1] != 'w' && end[-1] != 'x' && end[-1] != 'Y';
    return w->who == ENGLISH && n == 2 && is_vowel(end[-2]) && !is_vowel(end[-1]);
}

/* The longest ending counts, whether or not its conditions hold. */
static void apply(stem *w, const rule *rules)
{
    const rule *best = NULL;
    for (const rule *r = rules; r->ending; r++)
        if ((r->who & w->who) && ends_in(w, r->ending) && (!best || strlen(r->ending) > strlen(best->ending)))
            best = r;
    if (!best)
        return;
    size_t at = w->n - strlen(best->ending);
    if (at >= (best->in_r2 ? w->r2 : w->r1) && (!best->after || (at > 0 && strchr(best->after, w->s[at - 1]))))
        replace(w, best->ending, best->becomes);
}

static size_t behind_vowel_consonant(const stem *w, size_t i)
{
    while (i < w->n && !is_vowel(w->s[i]))
        i++;
    while (i < w->n && is_vowel(w->s[i]))
        i++;
    return i < w->n ? i + 1 : w->n;
}

static void prepare(stem *w)
{
    static const char *const longer[] = {"gener", "commun", "arsen"}; /* `general` and `generous` stay apart */
    for (size_t i = 0; i < w->n; i++)
        if (w->s[i] == 'y' && (i == 0 || is_vowel(w->s[i - 1])))
            w->s[i] = 'Y';
    w->r1 = behind_vowel_consonant(w, 0);
    for (size_t i = 0; w->who == ENGLISH && i < sizeof longer / sizeof *longer; i++)
        if (w->n >= strlen(longer[i]) && memcmp(w->s, longer[i], strlen(longer[i])) == 0)
            w->r1 = strlen(longer[i]);
    w->r2 = behind_vowel_consonant(w, w->r1);
}

/* Step 1a: plurals. */
static void plural(stem *w)
{
    if (ends_in(w, "sses"))
        w->n -= 2;
    else if (w->who == ENGLISH && (ends_in(w, "ies") || ends_in(w, "ied")))
        w->n -= w->n > 4 ? 2 : 1; /* ties, tie; cries, cri */
    else if (ends_in(w, "ies"))
        w->n -= 2;
    else if (ends_in(w, "s") && !ends_in(w, "ss")) {
        if (w->who == PORTER || (w->n >= 3 && !ends_in(w, "us") && has_vowel(w, w->n - 2)))
            w->n--; /* gaps, gap; but in English gas, this */
    }
}

/* Step 1b: past and present participles, and what their stem needs to be a word: hoping, hope; hopping, hop. */
static void participle(stem *w)
{
    static const rule        eed[]    = {{"eed", "ee", NULL, false, BOTH}, {"eedly", "ee", NULL, false, ENGLISH}, {0}};
    static const char *const others[] = {"ingly", "edly", "ing", "ed"};
    static const char *const twins[]  = {"bb", "dd", "ff", "gg", "mm", "nn", "pp", "rr", "tt"};
    if (ends_in(w, "eed") || (w->who == ENGLISH && ends_in(w, "eedly"))) {
        apply(w, eed);
        return;
    }
    size_t i = w->who == ENGLISH ? 0 : 2, cut = 0;
    for (; i < sizeof others / sizeof *others && !cut; i++)
        if (ends_in(w, others[i]))
            cut = strlen(others[i]);
    if (!cut || !has_vowel(w, w->n - cut))
        return;
    w->n -= cut;
    if (ends_in(w, "at") || ends_in(w, "bl") || ends_in(w, "iz")) {
        w->s[w->n++] = 'e';
        return;
    }
    for (i = 0; i < sizeof twins / sizeof *twins; i++)
        if (ends_in(w, twins[i])) {
            w->n--;
            return;
        }
    if (w->n == w->r1 && ends_short(w, w->n))
        w->s[w->n++] = 'e';
}

/* Step 1c: happy, happi. */
static void final_y(stem *w)
{
    if (!ends_in(w, "y") && !ends_in(w, "Y"))
        return;
    if (w->who == PORTER ? has_vowel(w, w->n - 1) : w->n > 2 && !is_vowel(w->s[w->n - 2]))
        w->s[w->n - 1] = 'i';
}

static void suffixes(stem *w)
{
    static const rule two[]   = {{"tional", "tion", NULL, false, BOTH},    {"enci", "ence", NULL, false, BOTH},
                                 {"anci", "ance", NULL, false, BOTH},      {"abli", "able", NULL, false, BOTH},
                                 {"entli", "ent", NULL, false, BOTH},      {"eli", "e", NULL, false, PORTER},
                                 {"izer", "ize", NULL, false, BOTH},       {"ization", "ize", NULL, false, BOTH},
                                 {"ational", "ate", NULL, false, BOTH},    {"ation", "ate", NULL, false, BOTH},
                                 {"ator", "ate", NULL, false, BOTH},       {"alli", "al", NULL, false, BOTH},
                                 {"alism", "al", NULL, false, BOTH},       {"aliti", "al", NULL, false, BOTH},
                                 {"fulness", "ful", NULL, false, BOTH},    {"ousli", "ous", NULL, false, BOTH},
                                 {"ousness", "ous", NULL, false, BOTH},    {"iveness", "ive", NULL, false, BOTH},
                                 {"iviti", "ive", NULL, false, BOTH},      {"biliti", "ble", NULL, false, BOTH},
                                 {"bli", "ble", NULL, false, ENGLISH},     {"ogi", "og", "l", false, ENGLISH},
                                 {"fulli", "ful", NULL, false, ENGLISH},   {"lessli", "less", NULL, false, ENGLISH},
                                 {"li", "", "cdeghkmnrt", false, ENGLISH}, {0}};
    static const rule three[] = {{"tional", "tion", NULL, false, ENGLISH},
                                 {"ational", "ate", NULL, false, ENGLISH},
                                 {"alize", "al", NULL, false, BOTH},
                                 {"icate", "ic", NULL, false, BOTH},
                                 {"iciti", "ic", NULL, false, BOTH},
                                 {"ical", "ic", NULL, false, BOTH},
                                 {"ful", "", NULL, false, BOTH},
                                 {"ness", "", NULL, false, BOTH},
                                 {"ative", "", NULL, false, PORTER},
                                 {"ative", "", NULL, true, ENGLISH},
                                 {0}};
    static const rule four[]  = {
         {"al", "", NULL, true, BOTH},  {"ance", "", NULL, true, BOTH},  {"ence", "", NULL, true, BOTH}, {"er", "", NULL, true, BOTH},
         {"ic", "", NULL, true, BOTH},  {"able", "", NULL, true, BOTH},  {"ible", "", NULL, true, BOTH}, {"ant", "", NULL, true, BOTH},
         {"ent", "", NULL, true, BOTH}, {"ement", "", NULL, true, BOTH}, {"ment", "", NULL, true, BOTH}, {"ou", "", NULL, true, PORTER},
         {"ism", "", NULL, true, BOTH}, {"ate", "", NULL, true, BOTH},   {"iti", "", NULL, true, BOTH},  {"ous", "", NULL, true, BOTH},
         {"ive", "", NULL, true, BOTH}, {"ize", "", NULL, true, BOTH},   {"ion", "", "st", true, BOTH},  {0}};
    static const rule five[] = {{"l", "", "l", true, BOTH}, {0}};
    apply(w, two);
    apply(w, three);
    apply(w, four);
    bool e = ends_in(w, "e");
    if (e && (w->n - 1 >= w->r2 || (w->n - 1 >= w->r1 && !ends_short(w, w->n - 1))))
        w->n--;
    if (!e || w->who == PORTER) /* Camille, camil; English does one or the other */
        apply(w, five);
}

static size_t finish(const stem *w)
{
    for (size_t i = 0; i < w->n; i++)
        if (w->s[i] == 'Y')
            w->s[i] = 'y';
    return w->n;
}

static bool only_letters(const char *word, size_t n, char also)
{
    for (size_t i = 0; i < n; i++)
        if ((word[i] < 'a' || word[i] > 'z') && word[i] != also)
            return false;
    return true;
}

size_t asn_stem(char *word, size_t n)
{
    stem w = {.s = word, .n = n, .who = PORTER};
    if (!only_letters(word, n, 'a'))
        return n;
    prepare(&w);
    plural(&w);
    participle(&w);
    final_y(&w);
    suffixes(&w);
    return finish(&w);
}

/* Words for which English has no rule. */
static bool irregular(stem *w)
{
    static const char *const known[][2] = {
        {"skis", "ski"},     {"skies", "sky"}, {"dying", "die"},   {"lying", "lie"},     {"tying", "tie"},    {"idly", "idl"},
        {"gently", "gentl"}, {"ugly", "ugli"}, {"early", "earli"}, {"only", "onli"},     {"singly", "singl"}, {"sky", "sky"},
        {"news", "news"},    {"howe", "howe"}, {"atlas", "atlas"}, {"cosmos", "cosmos"}, {"bias", "bias"},    {"andes", "andes"}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (is_word(w, known[i][0])) {
            replace(w, known[i][0], known[i][1]);
            return true;
        }
    return false;
}

/* Words that are done when their plural is gone. */
static bool done_early(const stem *w)
{
    static const char *const words[] = {"inning", "outing", "canning", "herring", "earring", "proceed", "exceed", "succeed"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (is_word(w, words[i]))
            return true;
    return false;
}

size_t asn_stem_english(char *word, size_t n)
{
    stem w = {.s = word, .n = n, .who = ENGLISH};
    if (n < 3 || !only_letters(word, n, '\'') || irregular(&w))
        return w.n;
    if (word[0] == '\'')
        memmove(word, word + 1, --w.n);
    prepare(&w);
    w.n -= ends_in(&w, "'s'") ? 3 : ends_in(&w, "'s") ? 2 : ends_in(&w, "'") ? 1 : 0;
    plural(&w);
    if (!done_early(&w)) {
        participle(&w);
        final_y(&w);
        suffixes(&w);
    }
    return finish(&w);
}
