#include "examples/exchange.h"

#include "examples/times.h"

#include "ground/rng.h"

#include <stdlib.h>
#include <string.h>

enum { OFTEN = 5 }; /* a place that was met less often belongs to no input */
#define NEARLY 0.9  /* share of its values that go with the input that it belongs to */

struct asn_exchanger {
    const asn_model *m;
    int              inputs;
    asn_times        places, owned, pairs; /* values in a place; those of them that go with an input; two symbols in one example */
};

/* ---- The values of an example and their places. */

typedef struct walk {
    const asn_exchanger *x;
    const asn_example   *e;
    asn_said_list       *to;
    int32_t              values;
    bool                 failed;
} walk;

static uint64_t inputs_of(const walk *w, int32_t value)
{
    const asn_aligned *a  = &w->e->of_values;
    uint64_t           is = 0;
    for (int32_t k = a->first[value]; k < a->first[value + 1]; k++)
        for (int c = 0; c < w->x->inputs; c++)
            if (a->tokens[k] >= w->e->first[c] && a->tokens[k] < w->e->first[c + 1])
                is |= (uint64_t)1 << c;
    return is;
}

/* Heights are bounded, so this recursion is. */
static void walk_tree(walk *w, const asn_tree *t, uint64_t place)
{
    const asn_grammar *g = w->x->m->g;
    if (t->ctor == 0) {
        asn_said s = {t, place, inputs_of(w, w->values++)};
        w->failed  = w->failed || !asn_array_push(w->to, s);
        return;
    }
    for (int f = 0; f < g->ctors[t->ctor].n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f) && !w->failed; i++)
            if (asn_tree_child(t, f, i))
                walk_tree(w, asn_tree_child(t, f, i), asn_key(asn_key(place, (uint64_t)t->ctor), (uint64_t)f << 32 | (uint64_t)i));
}

static bool take_apart(const asn_exchanger *x, const asn_example *e, asn_said_list *to)
{
    walk w = {.x = x, .e = e, .to = to};
    to->n  = 0;
    walk_tree(&w, e->tree, 0);
    return !w.failed;
}

/* ---- What was seen. */

static uint64_t owned_key(uint64_t place, int c)
{
    return asn_key(place, (uint64_t)c + 1);
}

static bool is_symbol(const asn_exchanger *x, int c)
{
    return x->m->g->inputs[c].rule == ASN_SYMBOL;
}

static uint64_t symbol_key(const asn_example *e, int c)
{
    const asn_tokens *t = &e->tokens[c];
    return asn_key((uint64_t)c, t->n ? asn_vocab_hash(t->text[0], (size_t)t->length[0]) : 0);
}

static bool count_example(asn_exchanger *x, const asn_example *e, asn_said_list *said)
{
    bool ok = take_apart(x, e, said);
    for (size_t i = 0; ok && i < said->n; i++) {
        ok = asn_times_add(&x->places, said->all[i].place);
        for (int c = 0; ok && c < x->inputs; c++)
            ok = !(said->all[i].inputs >> c & 1) || asn_times_add(&x->owned, owned_key(said->all[i].place, c));
    }
    for (int a = 0; a < x->inputs; a++)
        for (int b = 0; ok && b < x->inputs; b++)
            ok = a == b || !is_symbol(x, a) || !is_symbol(x, b) || asn_times_add(&x->pairs, asn_key(symbol_key(e, a), symbol_key(e, b)));
    return ok;
}

asn_exchanger *asn_exchanger_new(const asn_model *m, const asn_data *d)
{
    asn_exchanger *x    = calloc(1, sizeof *x);
    asn_said_list  said = {0};
    bool           ok   = x != NULL;
    if (ok) {
        x->m      = m;
        x->inputs = m->g->n_inputs < ASN_EXCHANGED_INPUTS ? m->g->n_inputs : ASN_EXCHANGED_INPUTS;
    }
    for (size_t i = 0; ok && i < d->n; i++)
        ok = count_example(x, &d->all[i], &said);
    asn_array_free(&said);
    if (ok)
        return x;
    asn_exchanger_free(x);
    return NULL;
}

void asn_exchanger_free(asn_exchanger *x)
{
    if (!x)
        return;
    asn_times_free(&x->places);
    asn_times_free(&x->owned);
    asn_times_free(&x->pairs);
    free(x);
}

/* ---- What fits. */

static bool belongs(const asn_exchanger *x, uint64_t place, int c)
{
    uint32_t n = asn_times_of(&x->places, place);
    return n >= OFTEN && asn_times_of(&x->owned, owned_key(place, c)) >= NEARLY * n;
}

static int by_place(const void *x, const void *y)
{
    const asn_said *a = x, *b = y;
    return a->place < b->place ? -1 : a->place > b->place;
}

static const asn_said *find_place(const asn_said_list *l, uint64_t place)
{
    return l->n ? bsearch(&(asn_said){.place = place}, l->all, l->n, sizeof *l->all, by_place) : NULL;
}

/* The values of both, by place. */
static bool take_both_apart(const asn_exchanger *x, const asn_example *own, const asn_example *other, asn_exchange *to)
{
    if (!take_apart(x, own, &to->said) || !take_apart(x, other, &to->others))
        return false;
    if (to->said.n)
        qsort(to->said.all, to->said.n, sizeof *to->said.all, by_place);
    if (to->others.n)
        qsort(to->others.all, to->others.n, sizeof *to->others.all, by_place);
    return true;
}

static bool differs(const asn_example *own, const asn_example *other, int c)
{
    const asn_tokens *a = &own->tokens[c], *b = &other->tokens[c];
    bool              same = a->n == b->n;
    for (int32_t i = 0; same && i < a->n; i++)
        same = a->length[i] == b->length[i] && memcmp(a->text[i], b->text[i], (size_t)a->length[i]) == 0;
    return !same;
}

static bool symbol_fits(const asn_exchanger *x, const asn_example *own, const asn_example *other, int c)
{
    for (int b = 0; b < x->inputs && is_symbol(x, c); b++)
        if (b != c && is_symbol(x, b) && asn_times_of(&x->pairs, asn_key(symbol_key(other, c), symbol_key(own, b))) == 0)
            return false;
    return true;
}

static bool values_fit(const asn_exchanger *x, int c, asn_exchange *to)
{
    uint64_t input = (uint64_t)1 << c;
    for (size_t i = 0; i < to->said.n; i++) {
        const asn_said *s = &to->said.all[i], *o;
        if (!belongs(x, s->place, c)) {
            if (s->inputs == input)
                return false;
            continue;
        }
        o = find_place(&to->others, s->place);
        if (!o || !(s->inputs & input) || !(o->inputs & input))
            return false;
        if (!asn_array_push(&to->values, (asn_replaced){s->value, o->value})) {
            to->failed = true;
            return false;
        }
    }
    for (size_t i = 0; i < to->others.n; i++)
        if (belongs(x, to->others.all[i].place, c) && !find_place(&to->said, to->others.all[i].place))
            return false;
    return true;
}

bool asn_exchange_find(const asn_exchanger *x, const asn_example *own, const asn_example *other, uint64_t inputs, asn_exchange *to)
{
    to->values.n = 0;
    to->other    = other;
    to->inputs   = 0;
    to->failed   = !take_both_apart(x, own, other, to);
    for (int c = 0; c < x->inputs && !to->failed; c++) {
        size_t n = to->values.n;
        if (!(inputs >> c & 1) || !differs(own, other, c))
            continue;
        if (symbol_fits(x, own, other, c) && values_fit(x, c, to) && to->values.n > n)
            to->inputs |= (uint64_t)1 << c;
        else
            to->values.n = n;
    }
    return to->inputs != 0 && !to->failed;
}

void asn_exchange_free(asn_exchange *e)
{
    asn_array_free(&e->values);
    asn_array_free(&e->said);
    asn_array_free(&e->others);
}
