#include "examples/advice.h"

#include <stdio.h>

/* Where a suggestion is worth a change. Rare values of small files are left alone: a few new ones in a hundred say little. */
static const double NEW_VALUES = 0.02, STANDING = 0.5, ALL_BUT_NONE = 0.05, NEARLY_ALL = 0.95, LIKELY_NEW = 0.005;
enum { LEAST_NEW = 3, TIMES_EACH = 10 };

typedef struct figures { /* of a type */
    const asn_inventory *first;
    const asn_type      *type;
    int                  number;
    bool                 compared;      /* there are other files */
    size_t               n, n_new;      /* values of the other files, and those that train's list has not and the input does not give; without others:
                                         * of the first file, and those that occur once */
    size_t               strings;       /* of the new ones */
    size_t               distinct, uses, once, given; /* of the first file: values of its list, occurrences of all, values that occur once, copied ones */
    size_t               only_copied;   /* different values of the first file that are always copied */
} figures;

static double share(size_t part, size_t whole)
{
    return whole ? (double)part / (double)whole : 0;
}

/* How many values occur once, and how many there are. */
static bool count_once(asn_arena *a, asn_counts *c, size_t *distinct, size_t *once)
{
    asn_vocab v;
    size_t    n;
    if (!asn_counts_vocab(c, a, 1, &v))
        return false;
    *distinct = (size_t)v.n - 1;
    *once     = 0;
    for (int32_t i = v.n - 1; i > 0; i--) { /* they are in the order of their counts */
        const char *text = asn_vocab_text(&v, i, &n);
        if (asn_counts_of(c, text, n) > 1)
            break;
        ++*once;
    }
    return true;
}

static bool figures_of(asn_arena *a, asn_inventory *const *files, int n, int type, figures *f)
{
    const asn_stock *s = &files[0]->stocks[type];
    *f = (figures){.first = files[0], .type = &files[0]->g->types[type], .number = type, .compared = n > 1, .uses = s->n, .given = s->given};
    size_t all, unused;
    if (!count_once(a, s->all, &all, &unused) || !count_once(a, s->listed, &f->distinct, &f->once))
        return false;
    f->only_copied = all - f->distinct;
    for (int i = 1; i < n; i++) {
        f->n += files[i]->stocks[type].n;
        f->n_new += files[i]->stocks[type].n_lost;
        f->strings += files[i]->stocks[type].strings;
    }
    if (n == 1) {
        f->n       = s->n;
        f->n_new   = f->once;
        f->strings = f->type->builtin == ASN_INT ? 0 : f->once;
    }
    return true;
}

/* How many values are new, in words. */
static void say_new(const figures *f, char *to, size_t room)
{
    if (f->compared)
        snprintf(to, room, "%.0f %% of the other files' values (%zu of %zu) are not in the list of %.100s%s", 100 * share(f->n_new, f->n), f->n_new, f->n, f->first->path,
                 f->given ? " and are not copied" : "");
    else
        snprintf(to, room, "%.0f %% of the values (%zu of %zu) occur once, so about as many of new sentences will be new", 100 * share(f->n_new, f->n), f->n_new, f->n);
}

/* ---- Copy. */

typedef struct way { /* a copy statement that might be written */
    int          input, trial;
    asn_standing stands; /* of all files */
    double       share;  /* of new values, or without other files of all */
} way;

static asn_standing standing(asn_inventory *const *files, int n, int type, int at)
{
    asn_standing sum = {0};
    for (int i = 0; i < n; i++) {
        const asn_standing *s = &files[i]->stocks[type].stands[at];
        sum = (asn_standing){sum.all + s->all, sum.lost + s->lost, sum.token + s->token, sum.whole + s->whole};
    }
    return sum;
}

/* The way that finds most; a more special one must find clearly more. */
static way best_way(asn_inventory *const *files, int n, const figures *f)
{
    way best = {.share = 0};
    for (int c = 0; c < f->first->g->n_inputs; c++)
        for (int k = 0; k < ASN_COPY_TRIALS; k++) {
            asn_standing s  = standing(files, n, f->number, c * ASN_COPY_TRIALS + k);
            double       is = f->compared ? share(s.lost, f->n_new) : share(s.all, f->n);
            if (is > best.share + (best.share > 0 ? 0.02 : 0))
                best = (way){c, k, s, is};
        }
    return best;
}

static const char *part_of_input(const figures *f, const way *w)
{
    if (f->first->g->inputs[w->input].rule == ASN_SYMBOL || share(w->stands.whole, w->stands.all) > NEARLY_ALL)
        return "whole";
    return w->stands.token == w->stands.all ? "token" : "span";
}

static void advise_copy(const figures *f, const way *w, asn_advice *to)
{
    char news[300];
    say_new(f, news, sizeof news);
    snprintf(to->statement, sizeof to->statement, "copy %.100s from %.100s %s%s", f->type->name, f->first->g->inputs[w->input].name, part_of_input(f, w),
             asn_copy_trials[w->trial].words);
    snprintf(to->why, sizeof to->why, "%s; %.0f %% %s stand in the input", news, 100 * w->share, f->compared ? "of these" : "of all values");
}

/* ---- All of them. */

static bool advise_open(const figures *f, double copied, asn_advice *to)
{
    char   news[300];
    double left = share(f->strings, f->n) * (1 - copied);
    if (f->type->open || f->type->from_input || left < NEW_VALUES || (double)f->strings * (1 - copied) < (int)LEAST_NEW)
        return false;
    say_new(f, news, sizeof news);
    snprintf(to->statement, sizeof to->statement, "open %.100s", f->type->name);
    snprintf(to->why, sizeof to->why, "%s%s: spelling can make them", news, copied > 0 ? ", and copying does not find all of them" : "");
    return true;
}

static bool advise_closed(const figures *f, asn_advice *to)
{
    if (!f->type->open || f->n_new > 0 || f->uses < TIMES_EACH * f->distinct || share(f->once, f->uses) > LIKELY_NEW || f->uses == 0 || f->distinct == 0)
        return false;
    snprintf(to->statement, sizeof to->statement, "closed %.100s", f->type->name);
    if (f->compared)
        snprintf(to->why, sizeof to->why, "its %zu values occur %zu times, and none of the %zu of the other files is new: it needs no speller", f->distinct, f->uses, f->n);
    else
        snprintf(to->why, sizeof to->why, "its %zu values occur %zu times, none of them only once: it needs no speller", f->distinct, f->uses);
    return true;
}

/* A few values that are copied may be those that no list can have. */
static bool advise_no_copy(const figures *f, asn_advice *to)
{
    if (f->type->n_copies == 0 || f->only_copied || f->uses < TIMES_EACH || share(f->given, f->uses) > ALL_BUT_NONE)
        return false;
    snprintf(to->statement, sizeof to->statement, "no copy %.100s", f->type->name);
    snprintf(to->why, sizeof to->why, "its copy statements find %.0f %% of its values (%zu of %zu) in the input", 100 * share(f->given, f->uses), f->given, f->uses);
    return true;
}

static bool advise_type(asn_inventory *const *files, int n, const figures *f, asn_advices *to)
{
    asn_advice x    = {.type = f->number};
    way        w    = f->type->n_copies ? (way){.share = 0} : best_way(files, n, f);
    bool       many = share(f->n_new, f->n) >= NEW_VALUES && f->n_new >= LEAST_NEW, copy = many && w.share >= STANDING;
    if (copy) {
        advise_copy(f, &w, &x);
        if (!asn_array_push(to, x))
            return false;
    }
    if (advise_open(f, copy ? w.share : 0, &x) && !asn_array_push(to, x))
        return false;
    if ((advise_closed(f, &x) || advise_no_copy(f, &x)) && !asn_array_push(to, x))
        return false;
    return true;
}

bool asn_advise(asn_inventory *const *files, int n, asn_advices *to)
{
    const asn_grammar *g  = files[0]->g;
    asn_arena         *a  = asn_arena_new(0);
    bool               ok = a != NULL;
    for (int t = 0; ok && t < g->n_types; t++) {
        figures f;
        if (!g->types[t].primitive || !g->types[t].reachable || files[0]->stocks[t].n == 0)
            continue;
        ok = figures_of(a, files, n, t, &f) && advise_type(files, n, &f, to);
        asn_arena_reset(a);
    }
    asn_arena_free(a);
    return ok;
}
