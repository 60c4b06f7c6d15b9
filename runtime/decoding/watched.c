#include "decoding/watched.h"

#include "decoding/answer.h"

#include <math.h>

void asn_watched_begin(asn_watched *d, const asn_example *e)
{
    d->example = e;
    d->first = d->last = NULL;
    d->n               = 0;
}

/* An entry without what stands before it: a value's begins with its kind. */
static const char *text_of_entry(asn_arena *a, const asn_vocab *v, int32_t entry, size_t skip)
{
    size_t      length;
    const char *text = asn_vocab_text(v, entry, &length);
    skip             = length ? skip : 0;
    return asn_arena_text(a, text + skip, length - skip);
}

static const char *what_was_chosen(asn_arena *a, const asn_model *m, const asn_decision *d)
{
    switch (d->kind) {
    case ASN_DECIDES_CTOR: return m->g->ctors[d->chosen].name;
    case ASN_DECIDES_COPY: return asn_arena_text(a, d->value->text, d->value->length);
    case ASN_DECIDES_VALUE: return text_of_entry(a, &m->values[d->module->what], d->chosen, 1);
    case ASN_DECIDES_LETTER: return text_of_entry(a, &m->letters, d->chosen, 0);
    default: return d->chosen ? "yes" : "no";
    }
}

/* ---- Alternatives, by number: of a constructor, among those of its type; of a value, as in values.h; else an entry. */

typedef struct candidate {
    int32_t number;
    double  log_prob;
} candidate;

/* Values and letters have numbers from the list; 0, "unknown", is no value. */
static int32_t first_number(const asn_decision *d)
{
    return d->kind == ASN_DECIDES_VALUE || d->offered;
}

static bool was_chosen(const asn_model *m, const asn_decision *d, int32_t k)
{
    switch (d->kind) {
    case ASN_DECIDES_CTOR: return m->seen.chosen[m->g->types[d->module->what].first_ctor + k] == d->chosen;
    case ASN_DECIDES_COPY: return asn_atom_equal(asn_offered_value(d->offered, m, d->module->what, k), *d->value);
    case ASN_DECIDES_SPELL: return false;
    default: return k == d->chosen;
    }
}

/* The most probable ones that were not chosen. Returns how many these are. */
static int find_best(const asn_model *m, const asn_decision *d, candidate best[ASN_ALTERNATIVES])
{
    int     n   = 0;
    int32_t end = d->offered ? d->offered->listed + d->offered->n_new : d->among->n;
    for (int32_t k = first_number(d); k < end; k++) {
        candidate c = {k, d->offered ? asn_offered_log_prob(d->offered, d->among, k) : asn_choices_log_prob(d->among, k)};
        if (was_chosen(m, d, k) || (n == ASN_ALTERNATIVES && c.log_prob <= best[n - 1].log_prob))
            continue;
        n     = n < ASN_ALTERNATIVES ? n + 1 : n;
        int i = n - 1;
        for (; i > 0 && best[i - 1].log_prob < c.log_prob; i--)
            best[i] = best[i - 1];
        best[i] = c;
    }
    return n;
}

static const char *name_of_alternative(asn_arena *a, const asn_model *m, const asn_decision *d, int32_t k)
{
    if (d->kind == ASN_DECIDES_CTOR)
        return m->g->ctors[m->seen.chosen[m->g->types[d->module->what].first_ctor + k]].name;
    if (d->kind == ASN_DECIDES_LETTER)
        return text_of_entry(a, &m->letters, k, 0);
    if (!d->offered)
        return text_of_entry(a, &m->values[d->module->what], k, 1);
    asn_atom v = asn_offered_value(d->offered, m, d->module->what, k);
    return asn_arena_text(a, v.text, v.length);
}

static bool keep_alternatives(asn_watched *all, const asn_decision *d, asn_watched_decision *to)
{
    candidate best[ASN_ALTERNATIVES];
    if (!d->among) {
        to->alternatives[0] = (asn_watched_alternative){d->chosen ? "no" : "yes", 1 - to->probability};
        to->n_alternatives  = d->kind == ASN_DECIDES_PRESENT || d->kind == ASN_DECIDES_ANOTHER || d->kind == ASN_DECIDES_SPELL;
        return true;
    }
    to->n_alternatives = find_best(all->model, d, best);
    for (int i = 0; i < to->n_alternatives; i++) {
        to->alternatives[i] = (asn_watched_alternative){name_of_alternative(all->arena, all->model, d, best[i].number), exp(best[i].log_prob)};
        if (!to->alternatives[i].chosen)
            return false;
    }
    return true;
}

bool asn_watched_keep(void *decisions, const asn_decision *d)
{
    static const char *const kinds[] = {"constructor", "present", "another", "spell", "value", "copy", "letter"};
    asn_watched           *all     = decisions;
    size_t                   n       = (size_t)all->example->first[all->model->g->n_inputs];
    asn_watched_decision       *k       = asn_arena_small(all->arena, sizeof *k);
    float                   *a       = asn_arena_small(all->arena, (n + 1) * sizeof *a);
    const char              *chosen  = what_was_chosen(all->arena, all->model, d);
    if (!k || !a || !chosen)
        return false;
    for (size_t i = 0; i < n; i++)
        a[i] = (float)d->attention[i];
    *k = (asn_watched_decision){NULL, d->module->name, kinds[d->kind], chosen, exp(d->log_prob), d->node, a, 0, {{NULL, 0}}};
    if (!keep_alternatives(all, d, k))
        return false;
    *(all->last ? &all->last->next : &all->first) = k;
    all->last                                     = k;
    all->n++;
    return true;
}

void asn_watched_undo(void *decisions, int n)
{
    asn_watched          *d    = decisions;
    asn_watched_decision *last = NULL, *k = d->first;
    d->n -= n < d->n ? n : d->n;
    for (int i = 0; i < d->n; i++, k = k->next)
        last = k;
    d->last                              = last;
    *(last ? &last->next : &d->first) = NULL;
}

void asn_watched_write(asn_buffer *b, const asn_watched *d)
{
    for (const asn_watched_decision *k = d->first; k; k = k->next) {
        asn_answer_number(b, k == d->first ? ", \"decisions\": [{\"node\": " : ", {\"node\": ", k->node, 0);
        asn_answer_string(b, ", \"module\": ", k->module);
        asn_answer_string(b, ", \"kind\": ", k->kind);
        asn_answer_string(b, ", \"chosen\": ", k->chosen);
        asn_answer_number(b, ", \"p\": ", k->probability, 6);
        for (int i = 0; i < k->n_alternatives; i++) {
            asn_answer_string(b, i ? ", {\"chosen\": " : ", \"alternatives\": [{\"chosen\": ", k->alternatives[i].chosen);
            asn_answer_number(b, ", \"p\": ", k->alternatives[i].probability, 6);
            asn_buffer_put(b, "}", 1);
        }
        asn_buffer_put(b, "]", k->n_alternatives > 0);
        asn_buffer_put(b, ", \"attention\": [", 16);
        for (int t = 0; t < d->example->first[d->model->g->n_inputs]; t++)
            asn_answer_number(b, t ? ", " : "", (double)k->attention[t], 4);
        asn_buffer_put(b, "]}", 2);
    }
    asn_buffer_put(b, "]", d->n > 0);
}
