/* folds: one fold of a cross-validation, dealt by distinct input.
 *
 *   folds --folds K --fold I [--seed N] FILE TRAIN DEV
 *
 * Lines of FILE (JSON Lines) with the same "input" stay together, so no input of DEV is in TRAIN. The inputs are shuffled by
 * the seed (1 unless given) and each goes to the fold that has the fewest lines so far: sizes differ by at most the lines of
 * one input. How they are dealt depends on the inputs and the seed, not on the order of the lines. DEV gets fold I of 1..K,
 * TRAIN the others, as they stand and in their order.
 * Exit code 1: a bad line, or fewer inputs than folds; 2: wrong arguments; 3: a file that cannot be read or written. */
#include <errno.h>
#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

typedef struct {
    char  *text, *input;
    size_t number; /* in the file, from 1 */
    int    fold;
} line;

typedef struct {
    line  *all;
    size_t n, room;
} lines;

typedef struct {
    line **first; /* of n that have the same input */
    size_t n;
} group;

static _Noreturn void out_of_memory(void)
{
    fprintf(stderr, "folds: out of memory\n");
    exit(3);
}

static _Noreturn void file_trouble(const char *verb, const char *path)
{
    fprintf(stderr, "folds: cannot %s %s: %s\n", verb, path, strerror(errno));
    exit(3);
}

static _Noreturn void usage(const char *why, const char *word)
{
    fprintf(stderr, "folds: %s%s\nusage: folds --folds K --fold I [--seed N] FILE TRAIN DEV\n", why, word);
    exit(2);
}

static _Noreturn void bad_line(const char *path, size_t number, const char *why)
{
    fprintf(stderr, "%s:%zu: %s\n", path, number, why);
    exit(1);
}

static void *room_for(size_t n, size_t size)
{
    void *p = calloc(n + 1, size);
    if (!p)
        out_of_memory();
    return p;
}

/* ---- reading */

/* All components of the input as one text, whatever their order in the line. */
static char *input_of(const char *path, size_t number, const char *text, size_t n)
{
    json_error_t why;
    json_t      *row = json_loadb(text, n, JSON_ALLOW_NUL, &why), *input = json_object_get(row, "input");
    if (!row)
        bad_line(path, number, why.text);
    if (!input)
        bad_line(path, number, "there is no \"input\"");
    char *key = json_dumps(input, JSON_SORT_KEYS | JSON_COMPACT | JSON_ENCODE_ANY);
    if (!key)
        out_of_memory();
    json_decref(row);
    return key;
}

static void add(lines *l, line one)
{
    if (l->n == l->room) {
        l->room = l->room ? l->room * 2 : 256;
        l->all  = realloc(l->all, l->room * sizeof *l->all);
        if (!l->all)
            out_of_memory();
    }
    l->all[l->n++] = one;
}

static lines read_lines(const char *path)
{
    FILE   *f = fopen(path, "rb");
    lines   l = {NULL, 0, 0};
    char   *text = NULL;
    size_t  room = 0;
    ssize_t n;
    if (!f)
        file_trouble("open", path);
    for (size_t number = 1; (n = getline(&text, &room, f)) >= 0; number++) {
        while (n > 0 && strchr(" \t\r\n", text[n - 1]) && text[n - 1])
            text[--n] = 0;
        if (n == 0)
            continue;
        line one = {strdup(text), input_of(path, number, text, (size_t)n), number, 0};
        if (!one.text)
            out_of_memory();
        add(&l, one);
    }
    if (ferror(f))
        file_trouble("read", path);
    fclose(f);
    free(text);
    return l;
}

/* ---- dealing */

static int by_input(const void *x, const void *y)
{
    const line *a = *(line *const *)x, *b = *(line *const *)y;
    int         order = strcmp(a->input, b->input);
    return order ? order : (a->number > b->number) - (a->number < b->number);
}

static uint64_t mix(uint64_t x) /* splitmix64 */
{
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

static void shuffle(group *all, size_t n, uint64_t seed)
{
    for (size_t i = n; i > 1; i--) {
        size_t k     = (size_t)(mix(mix(seed) ^ i) % i);
        group  other = all[i - 1];
        all[i - 1]   = all[k];
        all[k]       = other;
    }
}

/* Gives each line its fold; returns how many inputs there are. */
static size_t deal(lines *l, size_t folds, uint64_t seed)
{
    line  **sorted = room_for(l->n, sizeof *sorted);
    group  *groups = room_for(l->n, sizeof *groups);
    size_t *filled = room_for(folds, sizeof *filled), n = 0;
    for (size_t i = 0; i < l->n; i++)
        sorted[i] = &l->all[i];
    qsort(sorted, l->n, sizeof *sorted, by_input);
    for (size_t i = 0; i < l->n; i++) {
        if (i == 0 || strcmp(sorted[i]->input, sorted[i - 1]->input) != 0)
            groups[n++].first = &sorted[i];
        groups[n - 1].n++;
    }
    shuffle(groups, n, seed);
    for (size_t i = 0; i < n; i++) {
        size_t least = 0;
        for (size_t k = 1; k < folds; k++)
            least = filled[k] < filled[least] ? k : least;
        filled[least] += groups[i].n;
        for (size_t k = 0; k < groups[i].n; k++)
            groups[i].first[k]->fold = (int)least + 1;
    }
    free(sorted);
    free(groups);
    free(filled);
    return n;
}

static void write_part(const char *path, const lines *l, int fold, bool inside)
{
    FILE *f = fopen(path, "wb");
    if (!f)
        file_trouble("write", path);
    for (size_t i = 0; i < l->n; i++)
        if ((l->all[i].fold == fold) == inside)
            fprintf(f, "%s\n", l->all[i].text);
    bool ok = !ferror(f);
    if (fclose(f) != 0 || !ok)
        file_trouble("write", path);
}

static uint64_t number(const char *option, const char *text, uint64_t least, uint64_t most)
{
    char              *end = NULL;
    unsigned long long n   = text && *text >= '0' && *text <= '9' ? strtoull(text, &end, 10) : 0;
    if (!end || *end || n < least || n > most)
        usage(option, text ? text : "nothing");
    return n;
}

int main(int argc, char **argv)
{
    const char *files[3] = {NULL, NULL, NULL};
    uint64_t    folds = 0, fold = 0, seed = 1;
    int         n = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--folds") == 0)
            folds = number("--folds is a whole number from 2 to 1000, not ", argv[++i], 2, 1000);
        else if (strcmp(argv[i], "--fold") == 0)
            fold = number("--fold is a whole number from 1, not ", argv[++i], 1, 1000);
        else if (strcmp(argv[i], "--seed") == 0)
            seed = number("--seed is a whole number, not ", argv[++i], 0, UINT64_MAX);
        else if (strncmp(argv[i], "--", 2) == 0 || n == 3)
            usage("unexpected ", argv[i]);
        else
            files[n++] = argv[i];
    }
    if (!folds || !fold || n < 3)
        usage("--folds, --fold and three files are needed", "");
    if (fold > folds)
        usage("--fold is greater than --folds", "");
    if (strcmp(files[0], files[1]) == 0 || strcmp(files[0], files[2]) == 0 || strcmp(files[1], files[2]) == 0)
        usage("the three files must be different", "");
    lines  l      = read_lines(files[0]);
    size_t inputs = deal(&l, folds, seed);
    if (inputs < folds) {
        fprintf(stderr, "folds: %s has %zu different inputs: too few for %d folds\n", files[0], inputs, (int)folds);
        return 1;
    }
    write_part(files[1], &l, (int)fold, false);
    write_part(files[2], &l, (int)fold, true);
    for (size_t i = 0; i < l.n; i++) {
        free(l.all[i].text);
        free(l.all[i].input);
    }
    free(l.all);
    return 0;
}
