/* arguments.c: what a user typed behind the name of a command. */
#include "commands/commands.h"
#include "decoding/calibration.h"
#include "decoding/trust.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- Names that were meant. */

enum { LONGEST = 40 }; /* of the names that are compared */

/* Letters left out, added, changed or swapped with the next. */
static int edits(const char *a, const char *b)
{
    int rows[3][LONGEST + 1], n = (int)strlen(a), m = (int)strlen(b);
    if (n > LONGEST || m > LONGEST)
        return LONGEST;
    for (int j = 0; j <= m; j++)
        rows[0][j] = j;
    for (int i = 1; i <= n; i++) {
        int *now = rows[i % 3], *before = rows[(i + 2) % 3], *earlier = rows[(i + 1) % 3];
        now[0] = i;
        for (int j = 1; j <= m; j++) {
            int best = before[j - 1] + (a[i - 1] != b[j - 1]);
            best     = before[j] + 1 < best ? before[j] + 1 : best;
            best     = now[j - 1] + 1 < best ? now[j - 1] + 1 : best;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && earlier[j - 2] + 1 < best)
                best = earlier[j - 2] + 1;
            now[j] = best;
        }
    }
    return rows[n % 3][m];
}

void asn_nearest_try(asn_nearest *n, const char *name)
{
    int far = edits(n->word, name);
    if (far <= 2 && far < (int)strlen(name) / 2 && (!n->name[0] || far < n->edits)) {
        snprintf(n->name, sizeof n->name, "%s", name);
        n->edits = far;
    }
}

static int unknown_option(const asn_call *c, const char *word)
{
    char    name[LONGEST + 1];
    size_t  length = strcspn(word, "=");
    snprintf(name, sizeof name, "%.*s", (int)(length < LONGEST ? length : LONGEST), word);
    asn_nearest n = {.word = name};
    for (const asn_option *o = c->command->options; o->name; o++)
        asn_nearest_try(&n, o->name);
    for (int i = 0; c->command->settings && i < asn_n_setting_rows; i++) {
        char setting[LONGEST + 1];
        snprintf(setting, sizeof setting, "--%s", asn_setting_rows[i].name);
        asn_nearest_try(&n, setting);
    }
    asn_nearest_try(&n, "--help");
    if (n.name[0])
        return asn_usage_error(c, "%s has no option '%s'; did you mean '%s'?", c->command->name, name, n.name);
    return asn_usage_error(c, "%s has no option '%s'", c->command->name, name);
}

/* ---- One after the other. */

/* Is this the option, and is its value there, if it has one? */
static bool is_option(asn_call *c, const char *name, bool has_value, bool *wrong)
{
    const char *word = c->argv[c->at];
    size_t      n    = strlen(name);
    if (strncmp(word, name, n) != 0 || (word[n] && word[n] != '='))
        return false;
    if (!has_value && word[n]) {
        asn_usage_error(c, "%s takes no value", name);
        *wrong = true;
    } else if (has_value && !word[n] && c->at + 1 == c->argc) {
        asn_usage_error(c, "%s needs a value", name);
        *wrong = true;
    } else if (has_value)
        c->value = word[n] ? word + n + 1 : c->argv[++c->at];
    c->at++;
    return true;
}

int asn_next_argument(asn_call *c)
{
    bool wrong = false;
    c->value   = NULL;
    if (!c->only_words && c->at < c->argc && strcmp(c->argv[c->at], "--") == 0) {
        c->only_words = true;
        c->at++;
    }
    if (c->at >= c->argc)
        return ASN_NO_MORE;
    const char *word = c->argv[c->at];
    if (c->only_words || word[0] != '-' || !word[1]) {
        c->value = c->argv[c->at++];
        return ASN_WORD;
    }
    for (int i = 0; c->command->options[i].name; i++)
        if (is_option(c, c->command->options[i].name, c->command->options[i].value != NULL, &wrong))
            return wrong ? ASN_WRONG : i;
    for (int i = 0; c->command->settings && i < asn_n_setting_rows; i++) {
        char name[64];
        snprintf(name, sizeof name, "--%s", asn_setting_rows[i].name);
        if (is_option(c, name, true, &wrong)) {
            c->setting = &asn_setting_rows[i];
            return wrong ? ASN_WRONG : ASN_SETTING;
        }
    }
    unknown_option(c, word);
    return ASN_WRONG;
}

int asn_unexpected(const asn_call *c, int argument)
{
    return argument == ASN_WORD ? asn_usage_error(c, "unexpected '%s'", c->value) : 2;
}

/* ---- Their values. */

int asn_processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : n > 64 ? 64 : (int)n;
}

int asn_read_whole(const asn_call *c, const char *option, long most, int *number)
{
    char *end;
    long  n = strtol(c->value, &end, 10);
    if (end == c->value || *end || n < 1 || n > most)
        return asn_usage_error(c, "%s is a whole number from 1 to %ld, not '%s'", option, most, c->value);
    *number = (int)n;
    return 0;
}

int asn_read_threads(const asn_call *c, int *threads)
{
    return asn_read_whole(c, "--threads", 256, threads);
}

int asn_read_seconds(const asn_call *c, double *seconds)
{
    char  *end;
    double s = strtod(c->value, &end);
    if (end == c->value || *end || !(s > 0 && s <= 1e6))
        return asn_usage_error(c, "--seconds is a number above 0, not '%s'", c->value);
    *seconds = s;
    return 0;
}

int asn_read_min_prob(const asn_call *c, double *p)
{
    char *end;
    *p = strtod(c->value, &end);
    return end != c->value && !*end && *p >= 0 && *p <= 1 ? 0 : asn_usage_error(c, "--min-prob is a number from 0 to 1, not '%s'", c->value);
}

int asn_read_precision(const asn_call *c, int *precision)
{
    for (int i = 0; i < ASN_PRECISIONS; i++) {
        char text[20];
        snprintf(text, sizeof text, "%d", asn_precisions[i]);
        if (strcmp(c->value, text) == 0) {
            *precision = asn_precisions[i];
            return 0;
        }
    }
    return asn_usage_error(c, "--precision is 90, 95 or 99, not '%s'", c->value);
}

bool asn_precision_prob(const asn_grammar *g, const asn_trust *t, const char *model, int precision, double *min_prob, asn_error *err)
{
    int k = 0;
    if (!precision)
        return true;
    if (!asn_trust_tempers(t))
        return asn_fail(err, "%s does not know which answers have a precision of %d %%: run '%s calibrate --model %s DEV' first", model, precision, g->name, model);
    while (asn_precisions[k] != precision)
        k++;
    if (!(t->accepted[k] > 0))
        return asn_fail(err, "%s does not know which answers have a precision of %d %%, as its %.0f dev answers were too few or too often wrong: calibrate it with more, "
                        "ask for a lower --precision, or give --min-prob P", model, precision, t->answers);
    *min_prob = t->min_prob[k];
    return true;
}

int asn_read_format(const asn_call *c, int *format)
{
    static const char *const names[] = {"text", "tree", "json"};
    for (int i = 0; i < 3; i++)
        if (strcmp(c->value, names[i]) == 0) {
            *format = i;
            return 0;
        }
    return asn_usage_error(c, "--format is text, tree or json, not '%s'", c->value);
}

int asn_read_model(const asn_call *c, const char **model)
{
    if (*model)
        return asn_usage_error(c, "%s takes one --model; predict, eval, explain, serve and ship take several", c->command->name);
    *model = c->value;
    return 0;
}

int asn_add_model(const asn_call *c, asn_models *models)
{
    if (models->n == ASN_MOST_MODELS)
        return asn_usage_error(c, "at most %d models can decide together", ASN_MOST_MODELS);
    models->paths[models->n++] = c->value;
    return 0;
}

asn_word_kind asn_kind_of_word(const char *word)
{
    static const char *const endings[] = {".jsonl", ".json", ".txt", ".csv", ".tsv"};
    struct stat              found;
    if (stat(word, &found) == 0 && !S_ISDIR(found.st_mode))
        return ASN_IS_FILE;
    size_t n = strlen(word);
    for (size_t i = 0; i < sizeof endings / sizeof *endings && !strpbrk(word, " \t\n"); i++) {
        size_t k = strlen(endings[i]);
        if (n > k && strcmp(word + n - k, endings[i]) == 0)
            return ASN_IS_MISSING_FILE;
    }
    return ASN_IS_TEXT;
}
