#include "model/ensemble.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct pair { /* two models and the names of their files */
    const asn_model *a, *b;
    const char      *a_path, *b_path, *cannot;
    asn_error       *err;
} pair;

static const char same_examples[] = "on the same examples";

static bool differ(const pair *p, const char *how, const char *repair)
{
    return asn_fail(p->err, "%.120s and %.120s %s: %s; train them %s", p->a_path, p->b_path, p->cannot, how, repair);
}

/* ---- Settings. */

/* What a sequence is told is the same for all members. */
static bool same_settings(const pair *p)
{
    char how[100];
    if (p->a->settings.feed == p->b->settings.feed)
        return true;
    snprintf(how, sizeof how, "the setting feed is %d in the first and %d in the second", p->a->settings.feed, p->b->settings.feed);
    return differ(p, how, "with the same --feed");
}

/* ---- What was seen in training. */

static bool same_seen(const pair *p)
{
    const asn_grammar *g = p->a->g;
    char               how[200];
    for (int c = 1; c <= g->n_ctors; c++)
        if (p->a->seen.ctor[c] != p->b->seen.ctor[c]) {
            snprintf(how, sizeof how, "only the %s knows the constructor %.100s", p->a->seen.ctor[c] ? "first" : "second", g->ctors[c].name);
            return differ(p, how, same_examples);
        }
    for (int f = 0; f < g->n_fields; f++)
        if (p->a->seen.field[f] != p->b->seen.field[f]) {
            snprintf(how, sizeof how, "only the %s ever fills the field %.60s.%.60s", p->a->seen.field[f] ? "first" : "second", g->ctors[g->fields[f].ctor].name,
                     g->fields[f].name);
            return differ(p, how, same_examples);
        }
    return true;
}

/* ---- Vocabularies. */

/* Bytes that can be printed: at most 40, without half a character at the end. */
static int shown(const char *text, size_t length)
{
    size_t n = length < 40 ? length : 40;
    while (n && n < length && ((unsigned char)text[n] & 0xC0) == 0x80)
        n--;
    return (int)n;
}

/* The first entry of one vocabulary that another has not; 0: there is none. */
static int32_t first_missing(const asn_vocab *of, const asn_vocab *in)
{
    for (int32_t i = 1; i < of->n; i++) {
        size_t      n;
        const char *text = asn_vocab_text(of, i, &n);
        if (!asn_vocab_find(in, text, n))
            return i;
    }
    return 0;
}

/* Vocabularies of the same entries; 0: they are in the same order. */
static int32_t first_moved(const asn_vocab *a, const asn_vocab *b)
{
    for (int32_t i = 1; i < a->n; i++) {
        size_t      n;
        const char *text = asn_vocab_text(a, i, &n);
        if (asn_vocab_find(b, text, n) != i)
            return i;
    }
    return 0;
}

/* skip: bytes before the text of an entry, the letter for the kind of a value. */
static bool same_vocab(const pair *p, const char *what, const char *name, size_t skip, const asn_vocab *a, const asn_vocab *b)
{
    char             how[260];
    size_t           n;
    int32_t          first = first_missing(a, b), second = first ? 0 : first_missing(b, a), only = first + second;
    const asn_vocab *has  = first ? a : b;
    const char      *text = only ? asn_vocab_text(has, only, &n) + skip : NULL;
    if (text)
        snprintf(how, sizeof how, "%s%.60s has '%.*s' only in the %s", what, name, shown(text, n - skip), text, first ? "first" : "second");
    else if (first_moved(a, b))
        snprintf(how, sizeof how, "%s%.60s has another order in the second, from entry %d on", what, name, (int)first_moved(a, b));
    else
        return true;
    return differ(p, how, same_examples);
}

static bool same_vocabs(const pair *p)
{
    const asn_grammar *g = p->a->g;
    for (int c = 0; c < g->n_inputs; c++)
        if (!same_vocab(p, "the vocabulary of the input ", g->inputs[c].name, 0, &p->a->inputs[c], &p->b->inputs[c]))
            return false;
    for (int t = 0; t < g->n_types; t++)
        if (g->types[t].primitive && !same_vocab(p, "the list of values of ", g->types[t].name, 1, &p->a->values[t], &p->b->values[t]))
            return false;
    return same_vocab(p, "the list of letters", "", 0, &p->a->letters, &p->b->letters);
}

bool asn_ensemble_fits(const asn_model *a, const char *a_path, const asn_model *b, const char *b_path, asn_error *err)
{
    pair p = {a, b, a_path, b_path, "cannot decide together", err};
    return same_seen(&p) && same_settings(&p) && same_vocabs(&p);
}

bool asn_ensemble_alike(const asn_model *a, const char *a_path, const asn_model *b, const char *b_path, asn_error *err)
{
    pair p = {a, b, a_path, b_path, "do not fit together", err};
    return same_seen(&p) && same_vocabs(&p);
}

/* ---- Files. */

asn_ensemble *asn_ensemble_open(const asn_grammar *g, const char *const *paths, int n, asn_error *err)
{
    asn_ensemble *e = calloc(1, sizeof *e);
    if (e) {
        e->members = calloc((size_t)n, sizeof *e->members);
        e->files   = calloc((size_t)n, sizeof *e->files);
    }
    bool ok = e && e->members && e->files ? true : asn_out_of_memory(err);
    for (int k = 0; k < n && ok; k++) {
        ok = (e->files[k] = asn_model_file_open(g, paths[k], err)) != NULL;
        if (!ok)
            break;
        e->n          = k + 1;
        e->members[k] = (asn_member){e->files[k]->model, e->files[k]->weights};
        ok            = k == 0 || asn_ensemble_fits(e->members[0].model, paths[0], e->members[k].model, paths[k], err);
    }
    if (ok)
        return e;
    asn_ensemble_close(e);
    return NULL;
}

void asn_ensemble_close(asn_ensemble *e)
{
    if (!e)
        return;
    for (int k = 0; k < e->n; k++)
        asn_model_file_close(e->files[k]);
    free(e->files);
    free(e->members);
    free(e);
}
