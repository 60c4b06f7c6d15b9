#include "examples/tally.h"

#include "examples/derive.h"
#include "examples/expectations.h"
#include "examples/pairings.h"
#include "examples/signatures.h"
#include "examples/values.h"
#include "ground/utf8.h"
#include "model/counts.h"

#include <stdlib.h>

struct asn_tally {
    const asn_grammar *g;
    asn_counts       **inputs, **types, *letters;
    asn_signatures    *signatures;
    asn_expectations  *expectations;
    asn_pairings      *pairings;
    asn_arena         *scratch;
};

asn_tally *asn_tally_new(const asn_grammar *g)
{
    asn_tally *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    *t      = (asn_tally){g, calloc((size_t)g->n_inputs, sizeof(asn_counts *)), calloc((size_t)g->n_types, sizeof(asn_counts *)), asn_counts_new(), asn_signatures_new(g), asn_expectations_new(g), asn_pairings_new(g), asn_arena_new(0)};
    bool ok = t->inputs && t->types && t->letters && t->signatures && t->expectations && t->pairings && t->scratch;
    for (int i = 0; ok && i < g->n_inputs; i++)
        ok = (t->inputs[i] = asn_counts_new()) != NULL;
    for (int i = 0; ok && i < g->n_types; i++)
        ok = (t->types[i] = asn_counts_new()) != NULL;
    if (ok)
        return t;
    asn_tally_free(t);
    return NULL;
}

void asn_tally_free(asn_tally *t)
{
    if (!t)
        return;
    for (int i = 0; t->inputs && i < t->g->n_inputs; i++)
        asn_counts_free(t->inputs[i]);
    for (int i = 0; t->types && i < t->g->n_types; i++)
        asn_counts_free(t->types[i]);
    free(t->inputs);
    free(t->types);
    asn_counts_free(t->letters);
    asn_signatures_free(t->signatures);
    asn_expectations_free(t->expectations);
    asn_pairings_free(t->pairings);
    asn_arena_free(t->scratch);
    free(t);
}

/* Can the value be copied? Then this occurrence needs neither a list nor letters. false: out of memory. */
static bool input_gives(asn_tally *c, const asn_example *e, int type, asn_atom v, bool *given)
{
    asn_derivations found   = {0};
    asn_buffer      scratch = {.arena = c->scratch};
    bool            ok      = c->g->types[type].n_copies == 0 || asn_derive(c->g, e->tokens, type, v, &scratch, &found);
    *given                  = found.n > 0;
    asn_array_free(&found);
    return ok;
}

bool asn_tally_add(asn_tally *c, const asn_example *e)
{
    const asn_grammar *g = c->g;
    for (int i = 0; i < g->n_inputs; i++)
        for (int32_t t = 0; t < e->tokens[i].n; t++)
            if (!asn_counts_add(c->inputs[i], e->tokens[i].text[t], (size_t)e->tokens[i].length[t]))
                return false;
    asn_values v  = asn_values_of(g, e->tree);
    bool       ok = !v.failed;
    for (size_t i = 0; i < v.found.n && ok; i++) {
        asn_atom    atom = asn_tree_value(v.found.all[i].tree);
        int32_t     type = v.found.all[i].type;
        size_t      length, bytes;
        bool        given;
        if (!(ok = input_gives(c, e, type, atom, &given)) || given)
            continue;
        const char *key = asn_value_key(c->scratch, atom, &length);
        ok              = key && asn_counts_add(c->types[type], key, length);
        for (uint32_t at = 0; ok && g->types[type].open && atom.kind == ASN_STRING && at < atom.length; at += (uint32_t)bytes) {
            asn_utf8_get(atom.text + at, atom.length - at, &bytes);
            ok = asn_counts_add(c->letters, atom.text + at, bytes);
        }
    }
    asn_values_free(&v);
    asn_arena_reset(c->scratch);
    return ok && asn_signatures_add(c->signatures, e->tree) && asn_expectations_add(c->expectations, e) && asn_pairings_add(c->pairings, e->tree);
}

/* Tokens that occur once: training now and then takes them for unknown ones. */
static bool mark_rare(asn_model *m, const asn_tally *c)
{
    m->rare = asn_arena_alloc(m->arena, (size_t)m->g->n_inputs, sizeof *m->rare);
    for (int i = 0; m->rare && i < m->g->n_inputs; i++) {
        unsigned char *rare = asn_arena_alloc(m->arena, (size_t)m->inputs[i].n, 1);
        if (!rare)
            return false;
        for (int32_t k = 1; k < m->inputs[i].n; k++) {
            size_t      n;
            const char *text = asn_vocab_text(&m->inputs[i], k, &n);
            rare[k]          = asn_counts_of(c->inputs[i], text, n) == 1;
        }
        m->rare[i] = rare;
    }
    return m->rare != NULL;
}

void asn_tally_seen(const asn_data *d, asn_model *m)
{
    if (!m->settings.prune)
        return;
    asn_seen_nothing(&m->seen, m->g);
    for (size_t i = 0; i < d->n; i++)
        asn_seen_tree(&m->seen, m->g, d->all[i].tree);
}

/* A word seen once that is always taken as unknown would learn nothing: it is left out. */
static int least_of_words(const asn_settings *s)
{
    return s->unknown >= 1 && s->minimum < 2 ? 2 : s->minimum;
}

bool asn_tally_vocabularies(asn_tally *t, asn_model *m)
{
    const asn_grammar *g  = m->g;
    bool               ok = true;
    for (int i = 0; ok && i < g->n_inputs; i++)
        ok = asn_counts_vocab(t->inputs[i], m->arena, least_of_words(&m->settings), &m->inputs[i]);
    for (int i = 0; ok && i < g->n_types; i++)
        if (g->types[i].primitive)
            ok = asn_counts_vocab(t->types[i], m->arena, m->settings.minimum, &m->values[i]);
    return ok && asn_counts_vocab(t->letters, m->arena, 1, &m->letters) && asn_signatures_learnt(t->signatures, m) && asn_expectations_learnt(t->expectations, m) && asn_pairings_learnt(t->pairings, m) && mark_rare(m, t);
}

bool asn_tally_data(const asn_data *d, asn_model *m, asn_error *err)
{
    asn_tally *t  = asn_tally_new(m->g);
    bool       ok = t != NULL;
    for (size_t i = 0; ok && i < d->n; i++)
        ok = asn_tally_add(t, &d->all[i]);
    ok = ok && asn_tally_vocabularies(t, m);
    asn_tally_free(t);
    return ok ? true : asn_out_of_memory(err);
}
