#include "text/stem.h"
#include "helpers.h"

#include <dlfcn.h>

/* By libstemmer 2.2: the word, "porter", "english". NULL: only English knows apostrophes. */
static const char *const pairs[][3] = {
    {"caresses", "caress", "caress"},
    {"ponies", "poni", "poni"},
    {"ties", "ti", "tie"},
    {"caress", "caress", "caress"},
    {"cats", "cat", "cat"},
    {"feed", "feed", "feed"},
    {"agreed", "agre", "agre"},
    {"plastered", "plaster", "plaster"},
    {"bled", "bled", "bled"},
    {"motoring", "motor", "motor"},
    {"sing", "sing", "sing"},
    {"conflated", "conflat", "conflat"},
    {"troubled", "troubl", "troubl"},
    {"sized", "size", "size"},
    {"hopping", "hop", "hop"},
    {"tanned", "tan", "tan"},
    {"falling", "fall", "fall"},
    {"hissing", "hiss", "hiss"},
    {"fizzed", "fizz", "fizz"},
    {"failing", "fail", "fail"},
    {"filing", "file", "file"},
    {"happy", "happi", "happi"},
    {"sky", "sky", "sky"},
    {"relational", "relat", "relat"},
    {"conditional", "condit", "condit"},
    {"rational", "ration", "ration"},
    {"valenci", "valenc", "valenc"},
    {"hesitanci", "hesit", "hesit"},
    {"digitizer", "digit", "digit"},
    {"conformabli", "conform", "conform"},
    {"radicalli", "radic", "radic"},
    {"differentli", "differ", "differ"},
    {"vileli", "vile", "vile"},
    {"analogousli", "analog", "analog"},
    {"vietnamization", "vietnam", "vietnam"},
    {"predication", "predic", "predic"},
    {"operator", "oper", "oper"},
    {"feudalism", "feudal", "feudal"},
    {"decisiveness", "decis", "decis"},
    {"hopefulness", "hope", "hope"},
    {"callousness", "callous", "callous"},
    {"formaliti", "formal", "formal"},
    {"sensitiviti", "sensit", "sensit"},
    {"sensibiliti", "sensibl", "sensibl"},
    {"triplicate", "triplic", "triplic"},
    {"formative", "form", "format"},
    {"formalize", "formal", "formal"},
    {"electriciti", "electr", "electr"},
    {"electrical", "electr", "electr"},
    {"hopeful", "hope", "hope"},
    {"goodness", "good", "good"},
    {"revival", "reviv", "reviv"},
    {"allowance", "allow", "allow"},
    {"inference", "infer", "infer"},
    {"airliner", "airlin", "airlin"},
    {"gyroscopic", "gyroscop", "gyroscop"},
    {"adjustable", "adjust", "adjust"},
    {"defensible", "defens", "defens"},
    {"irritant", "irrit", "irrit"},
    {"replacement", "replac", "replac"},
    {"adjustment", "adjust", "adjust"},
    {"dependent", "depend", "depend"},
    {"adoption", "adopt", "adopt"},
    {"homologou", "homolog", "homologou"},
    {"communism", "commun", "communism"},
    {"activate", "activ", "activ"},
    {"angulariti", "angular", "angular"},
    {"homologous", "homolog", "homolog"},
    {"effective", "effect", "effect"},
    {"bowdlerize", "bowdler", "bowdler"},
    {"probate", "probat", "probat"},
    {"rate", "rate", "rate"},
    {"cease", "ceas", "ceas"},
    {"controll", "control", "control"},
    {"roll", "roll", "roll"},
    {"cities", "citi", "citi"},
    {"population", "popul", "popul"},
    {"arrive", "arriv", "arriv"},
    {"arriving", "arriv", "arriv"},
    {"leaves", "leav", "leav"},
    {"everything", "everyth", "everyth"},
    {"any", "ani", "ani"},
    {"many", "mani", "mani"},
    {"only", "onli", "onli"},
    {"why", "why", "whi"},
    {"does", "doe", "doe"},
    {"this", "thi", "this"},
    {"has", "ha", "has"},
    {"yes", "ye", "yes"},
    {"various", "variou", "various"},
    {"one", "on", "one"},
    {"are", "ar", "are"},
    {"use", "us", "use"},
    {"eye", "ey", "eye"},
    {"day", "dai", "day"},
    {"stay", "stai", "stay"},
    {"they", "thei", "they"},
    {"flies", "fli", "fli"},
    {"dying", "dy", "die"},
    {"lying", "ly", "lie"},
    {"tying", "ty", "tie"},
    {"skis", "ski", "ski"},
    {"skies", "ski", "sky"},
    {"news", "new", "news"},
    {"early", "earli", "earli"},
    {"ugly", "ugli", "ugli"},
    {"gently", "gentli", "gentl"},
    {"idly", "idli", "idl"},
    {"singly", "singli", "singl"},
    {"inning", "in", "inning"},
    {"innings", "in", "inning"},
    {"proceed", "proce", "proceed"},
    {"succeed", "succe", "succeed"},
    {"general", "gener", "general"},
    {"generous", "gener", "generous"},
    {"communication", "commun", "communic"},
    {"arsenic", "arsen", "arsenic"},
    {"gas", "ga", "gas"},
    {"gaps", "gap", "gap"},
    {"cried", "cri", "cri"},
    {"exceedingly", "exceedingli", "exceed"},
    {"luckily", "luckili", "luckili"},
    {"fairly", "fairli", "fair"},
    {"geologist", "geologist", "geologist"},
    {"apology", "apologi", "apolog"},
    {"camille", "camil", "camill"},
    {"say", "sai", "say"},
    {"by", "by", "by"},
    {"yyy", "yyi", "yyy"},
    {"toy", "toi", "toy"},
    {"yellow", "yellow", "yellow"},
    {"enjoyment", "enjoy", "enjoy"},
    {"oed", "o", "o"},
    {"a", "a", "a"},
    {"is", "i", "is"},
    {"as", "a", "as"},
    {"ous", "ou", "ous"},
    {"bias", "bia", "bias"},
    {"herring", "her", "herring"},
    {"canned", "can", "can"},
    {"canning", "can", "canning"},
    {"what's", NULL, "what"},
    {"boys'", NULL, "boy"},
    {"don't", NULL, "don't"},
    {"'tis", NULL, "tis"},
    {"kids's'", NULL, "kid"},
};

typedef size_t stemmer(char *word, size_t n);

/* In a piece of the heap as long as the word, so that a sanitizer sees a byte too many. */
static bool stems_to(stemmer *stem, const char *word, const char *wanted, size_t length)
{
    size_t n    = strlen(word);
    char  *copy = malloc(n ? n : 1);
    MUST(copy);
    memcpy(copy, word, n);
    size_t left = stem(copy, n);
    bool   same = left == length && memcmp(copy, wanted, length) == 0;
    if (!same)
        fprintf(stderr, "%s became %.*s, not %.*s\n", word, (int)left, copy, (int)length, wanted);
    free(copy);
    return same;
}

START_TEST(known_words_have_known_stems)
{
    const char *const *p = pairs[_i];
    if (p[1])
        ck_assert(stems_to(asn_stem, p[0], p[1], strlen(p[1])));
    ck_assert(stems_to(asn_stem_english, p[0], p[2], strlen(p[2])));
}
END_TEST

START_TEST(words_with_other_bytes_are_left_alone)
{
    static const char *const words[] = {"", "ci0s", "Cities", "num_salaries", "caf\xC3\xA9s", "non-stops", "\xFFings", "9s", "a b s"};
    for (int i = 0; i < COUNT(words); i++) {
        ck_assert(stems_to(asn_stem, words[i], words[i], strlen(words[i])));
        ck_assert(stems_to(asn_stem_english, words[i], words[i], strlen(words[i])));
    }
    ck_assert(stems_to(asn_stem, "what's", "what's", 6));
}
END_TEST

START_TEST(random_letters_get_no_longer_and_stay_letters)
{
    static const char *const endings[] = {"ational", "ization", "eedly", "ingly", "li",  "ative", "ies", "s'",
                                          "'s",      "y",       "ement", "ll",    "ing", "ed",    ""};
    rng                      r         = {1};
    char                     word[64];
    for (int round = 0; round < 200000; round++) {
        size_t n = 0;
        for (int k = rng_below(&r, 6); k > 0; k--)
            word[n++] = "aeiouytlsbcwxnrd'"[rng_below(&r, 17)];
        for (int k = 0; k < 2; k++) {
            const char *e = endings[rng_below(&r, COUNT(endings))];
            memcpy(word + n, e, strlen(e));
            n += strlen(e);
        }
        char *copy = malloc(n ? n : 1);
        MUST(copy);
        memcpy(copy, word, n);
        size_t left = (round % 2 ? asn_stem : asn_stem_english)(copy, n);
        MUST(left <= n && (left > 0 || n < 3 || word[0] == '\''));
        for (size_t i = 0; i < left; i++)
            MUST((copy[i] >= 'a' && copy[i] <= 'z') || copy[i] == '\'');
        free(copy);
    }
}
END_TEST

/* libstemmer, the oracle, when it is installed. It is opened and not linked, so that nothing but this test asks for it. */
struct sb_stemmer;
typedef struct oracle {
    struct sb_stemmer *(*new)(const char *algorithm, const char *encoding);
    void (*delete)(struct sb_stemmer *s);
    const unsigned char *(*stem)(struct sb_stemmer *s, const unsigned char *word, int size);
    int (*length)(struct sb_stemmer *s);
} oracle;

static bool find_function(void *library, const char *name, void *function)
{
    void *found = dlsym(library, name);
    memcpy(function, &found, sizeof found); /* ISO C has no cast from an object to a function */
    return found != NULL;
}

static bool open_oracle(oracle *o)
{
    static const char *const names[] = {"libstemmer.so.0d", "libstemmer.so.0", "libstemmer.so"};
    void                    *library = NULL;
    for (int i = 0; i < COUNT(names) && !library; i++)
        library = dlopen(names[i], RTLD_NOW);
    return library && find_function(library, "sb_stemmer_new", &o->new) && find_function(library, "sb_stemmer_delete", &o->delete) &&
           find_function(library, "sb_stemmer_stem", &o->stem) && find_function(library, "sb_stemmer_length", &o->length);
}

/* Lower case; false: it has other bytes than letters and, if allowed, apostrophes. */
static bool lower_word(char *word, bool apostrophes)
{
    for (char *c = word; *c; c++) {
        if (*c >= 'A' && *c <= 'Z')
            *c = (char)(*c + 32);
        if ((*c < 'a' || *c > 'z') && !(apostrophes && *c == '\''))
            return false;
    }
    return *word != 0;
}

static int compare_all(FILE *words, const oracle *o, const char *algorithm, stemmer *stem)
{
    struct sb_stemmer *s = o->new (algorithm, NULL);
    char               line[256];
    int                n = 0;
    MUST(s);
    /* later versions of "english" know more endings */
    const char *probe = (const char *)o->stem(s, (const unsigned char *)"geologist", 9);
    if (strcmp(algorithm, "english") == 0 && strncmp(probe, "geologist", 9) != 0) {
        o->delete (s);
        return -1;
    }
    rewind(words);
    while (fgets(line, sizeof line, words)) {
        line[strcspn(line, "\n")] = 0;
        if (!lower_word(line, stem == asn_stem_english))
            continue;
        const char *wanted = (const char *)o->stem(s, (const unsigned char *)line, (int)strlen(line));
        MUST(stems_to(stem, line, wanted, (size_t)o->length(s)));
        n++;
    }
    o->delete (s);
    return n;
}

START_TEST(every_word_of_the_dictionary_stems_as_libstemmer_does)
{
    oracle o;
    FILE  *words = fopen("/usr/share/dict/words", "r");
    if (!words || !open_oracle(&o)) {
        fprintf(stderr, "skipped: comparison with libstemmer (there is none, or no /usr/share/dict/words)\n");
        if (words)
            fclose(words);
        return;
    }
    ck_assert_int_gt(compare_all(words, &o, "porter", asn_stem), 0);
    if (compare_all(words, &o, "english", asn_stem_english) < 0)
        fprintf(stderr, "skipped: comparison of \"english\" (libstemmer is newer than 2)\n");
    fclose(words);
}
END_TEST

/* Words of the public data that have another stem. */
typedef struct words {
    char text[100][32];
    bool known[100];
    int  n;
} words;

static size_t stem_of(char *to, const char *word)
{
    size_t n = strlen(word);
    memcpy(to, word, n);
    n     = asn_stem_english(to, n);
    to[n] = 0;
    return n;
}

static void collect(FILE *sentences, words *w)
{
    char line[4096], stem[4096];
    while (fgets(line, sizeof line, sentences)) {
        line[strcspn(line, "\t\n")] = 0;
        for (char *word = strtok(line, " "); word; word = strtok(NULL, " ")) {
            stem_of(stem, word);
            int k = 0;
            while (k < w->n && strcmp(w->text[k], word) != 0)
                k++;
            if (strcmp(stem, word) == 0 || k < w->n)
                continue;
            ck_assert(w->n < COUNT(w->text) && strlen(word) < sizeof *w->text);
            strcpy(w->text[w->n++], word);
        }
    }
}

START_TEST(words_of_the_public_data_are_stems_of_the_dictionary)
{
    static const char *const sets[] = {"geo", "jobs", "atis"};
    static words             w;
    const char              *folder = getenv("ASN_DATA");
    FILE                    *all    = fopen("/usr/share/dict/words", "r");
    char                     line[512], stem[512];
    if (!folder || !all) {
        fprintf(stderr, "skipped: comparison with the public data (no ASN_DATA, or no /usr/share/dict/words)\n");
        if (all)
            fclose(all);
        return;
    }
    for (int i = 0; i < COUNT(sets); i++) {
        snprintf(line, sizeof line, "%s/%s/train.tsv", folder, sets[i]);
        FILE *f = fopen(line, "r");
        ck_assert_msg(f, "no %s", line);
        collect(f, &w);
        fclose(f);
    }
    while (fgets(line, sizeof line, all)) {
        line[strcspn(line, "\n")] = 0;
        if (!lower_word(line, true))
            continue;
        stem_of(stem, line);
        for (int k = 0; k < w.n; k++)
            w.known[k] = w.known[k] || strcmp(w.text[k], stem) == 0;
    }
    fclose(all);
    for (int k = 0; k < w.n; k++)
        ck_assert_msg(w.known[k], "%s is no stem", w.text[k]);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("stem");
    TCase *c = only_case(s);
    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, known_words_have_known_stems, 0, COUNT(pairs));
    tcase_add_test(c, words_with_other_bytes_are_left_alone);
    tcase_add_test(c, random_letters_get_no_longer_and_stay_letters);
    tcase_add_test(c, every_word_of_the_dictionary_stems_as_libstemmer_does);
    tcase_add_test(c, words_of_the_public_data_are_stems_of_the_dictionary);
    return run_suite(s);
}
