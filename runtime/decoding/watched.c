#include "decoding/watched.h"

#include "decoding/answer.h"

#include <math.h>

void asn_watched_begin(asn_watched *d, const asn_example *e)
{
    d->example = e;
    d->first = d->last = NULL;
    d->n               = 0;
}

static const char *what_was_chosen(asn_arena *a, const asn_model *m, const asn_decision *d)
{
    size_t      length = 0;
    const char *text   = NULL;
    switch (d->kind) {
    case ASN_DECIDES_CTOR: return m->g->ctors[d->chosen].name;
    case ASN_DECIDES_COPY: return asn_arena_text(a, d->value->text, d->value->length);
    case ASN_DECIDES_VALUE: text = asn_vocab_text(&m->values[d->module->what], d->chosen, &length); break;
    case ASN_DECIDES_LETTER: text = asn_vocab_text(&m->letters, d->chosen, &length); break;
    default: return d->chosen ? "yes" : "no";
    }
    size_t skip = d->kind == ASN_DECIDES_VALUE && length; /* a value's entry begins with its kind */
    return asn_arena_text(a, text + skip, length - skip);
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
    *k = (asn_watched_decision){NULL, d->module->name, kinds[d->kind], chosen, exp(d->log_prob), d->node, a};
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
        asn_buffer_put(b, ", \"attention\": [", 16);
        for (int t = 0; t < d->example->first[d->model->g->n_inputs]; t++)
            asn_answer_number(b, t ? ", " : "", (double)k->attention[t], 4);
        asn_buffer_put(b, "]}", 2);
    }
    asn_buffer_put(b, "]", d->n > 0);
}
