#include "decoding/values.h"

#include "text/copy.h"

#include <string.h>

/* ---- Which values there are. */

typedef struct finding {
    asn_offered     *o;
    const asn_model *m;
    asn_arena       *a;
    int              type;
    int32_t         *table; /* new values by hash, from 1 */
    uint32_t         mask;
} finding;

static uint32_t place_in_new(const finding *f, asn_atom v)
{
    uint32_t i = (asn_vocab_hash(v.text, v.length) + (uint32_t)v.kind) & f->mask;
    while (f->table[i] && !asn_atom_equal(f->o->new_value[f->table[i] - 1], v))
        i = (i + 1) & f->mask;
    return i;
}

/* The number of a value; -2: out of memory. */
static int32_t number_of(finding *f, asn_atom v)
{
    size_t         length;
    asn_arena_mark mark  = asn_arena_here(f->a);
    const char    *key   = asn_value_key(f->a, v, &length);
    int32_t        entry = key ? asn_vocab_find(&f->m->values[f->type], key, length) : 0;
    if (!key)
        return -2;
    asn_arena_back(f->a, mark);
    if (entry > 0)
        return entry;
    uint32_t i = place_in_new(f, v);
    if (!f->table[i]) {
        const char *text = asn_arena_text(f->a, v.text, v.length);
        if (!text)
            return -2;
        f->o->new_value[f->o->n_new] = (asn_atom){v.kind, v.length, text};
        f->table[i]                  = ++f->o->n_new;
    }
    return f->o->listed + f->table[i] - 1;
}

static bool find_values(finding *f, const asn_example *e, asn_buffer *b)
{
    const asn_grammar *g  = f->m->g;
    const asn_type    *t  = &g->types[f->type];
    int32_t            at = 0, first, last = -1;
    for (int k = t->first_copy; k < t->first_copy + t->n_copies; k++) {
        const asn_tokens *tokens = &e->tokens[g->copies[k].input];
        for (first = -1; asn_copy_next(&g->copies[k], tokens->n, &first, &last); at++) {
            asn_atom v;
            b->length       = 0;
            bool some       = asn_copy_value(g, &g->copies[k], tokens, first, last, b, &v);
            f->o->value[at] = some ? number_of(f, v) : -1;
            if (b->failed || f->o->value[at] == -2)
                return false;
        }
    }
    return true;
}

asn_offered *asn_offered_of(asn_arena *a, const asn_model *m, const asn_example *e, int type)
{
    const asn_grammar *g = m->g;
    const asn_type    *t = &g->types[type];
    asn_offered       *o = asn_arena_alloc(a, 1, sizeof *o);
    asn_buffer         b = {.arena = a};
    finding            f = {o, m, a, type, NULL, 15};
    if (!o)
        return NULL;
    o->listed = m->values[type].n;
    for (int k = t->first_copy; k < t->first_copy + t->n_copies; k++)
        o->n += asn_copy_sources(&g->copies[k], e->tokens[g->copies[k].input].n);
    while (f.mask < 2u * (uint32_t)o->n)
        f.mask = f.mask * 2 + 1;
    o->value     = asn_arena_alloc(a, (size_t)o->n + 1, sizeof *o->value);
    o->new_value = asn_arena_alloc(a, (size_t)o->n + 1, sizeof *o->new_value);
    o->share     = asn_arena_alloc(a, (size_t)o->n + 1, sizeof *o->share);
    f.table      = asn_arena_alloc(a, (size_t)f.mask + 1, sizeof *f.table);
    return o->value && o->new_value && o->share && f.table && asn_buffer_room(&b, 256) && find_values(&f, e, &b) ? o : NULL;
}

asn_atom asn_offered_value(const asn_offered *o, const asn_model *m, int type, int32_t value)
{
    size_t length;
    if (value >= o->listed)
        return o->new_value[value - o->listed];
    const char *key = asn_vocab_text(&m->values[type], value, &length);
    return asn_value_of_key(key, length);
}

asn_atom asn_offered_nothing(const asn_model *m, int type)
{
    return m->g->types[type].builtin == ASN_INT ? asn_number("0") : asn_string("");
}

/* ---- How probable they are. */

static double copy_log_prob(const asn_offered *o, const asn_choices *x, int32_t copy)
{
    return asn_choices_log_prob(x, o->listed + copy);
}

double asn_offered_log_prob(const asn_offered *o, const asn_choices *x, int32_t value)
{
    bool   any = value < o->listed;
    double sum = any ? asn_choices_log_prob(x, value) : 0;
    for (int32_t k = 0; k < o->n; k++)
        if (o->value[k] == value) {
            sum = any ? asn_log_sum(sum, copy_log_prob(o, x, k)) : copy_log_prob(o, x, k);
            any = true;
        }
    return sum;
}

/* Entries of the list that cannot be copied have one derivation, so they are compared by its score alone. The others are few. */
int32_t asn_offered_best(const asn_offered *o, const asn_choices *x, int32_t never, const unsigned char *forbidden, double *log_prob)
{
    int32_t best = -1;
    for (int32_t k = 1; k < o->listed; k++)
        if (k != never && !(forbidden && forbidden[k]) && (best < 0 || x->score[k] > x->score[best]))
            best = k;
    if (best >= 0)
        *log_prob = asn_choices_log_prob(x, best);
    memset(o->share, 0, (size_t)o->n_new * sizeof *o->share);
    for (int32_t k = 0; k < o->n; k++)
        if (o->value[k] >= o->listed)
            o->share[o->value[k] - o->listed] += asn_exp_down(copy_log_prob(o, x, k));
    for (int32_t k = 0; k < o->n_new; k++) {
        double p = o->share[k] > 0 ? asn_log(o->share[k]) : -1e9;
        if (!(forbidden && forbidden[o->listed + k]) && (best < 0 || p > *log_prob)) {
            best      = o->listed + k;
            *log_prob = p;
        }
    }
    for (int32_t k = 0; k < o->n; k++)
        if (o->value[k] > 0 && o->value[k] < o->listed && o->value[k] != never && !(forbidden && forbidden[o->value[k]])) {
            double p = asn_offered_log_prob(o, x, o->value[k]);
            if (p > *log_prob) {
                best      = o->value[k];
                *log_prob = p;
            }
        }
    if (best >= 0)
        *log_prob = asn_offered_log_prob(o, x, best);
    return best;
}

int32_t asn_offered_source(const asn_offered *o, const asn_choices *x, int32_t value)
{
    int32_t best = -1;
    double  most = value < o->listed ? asn_choices_log_prob(x, value) : -1e300;
    for (int32_t k = 0; k < o->n; k++)
        if (o->value[k] == value && copy_log_prob(o, x, k) > most) {
            best = k;
            most = copy_log_prob(o, x, k);
        }
    return best;
}

int32_t asn_offered_number(const asn_offered *o, const asn_model *m, int type, asn_atom v, asn_arena *a)
{
    asn_arena_mark mark = asn_arena_here(a);
    size_t         length;
    const char    *key = asn_value_key(a, v, &length);
    if (!key)
        return -2;
    int32_t is = asn_vocab_find(&m->values[type], key, length);
    asn_arena_back(a, mark);
    for (int32_t i = 0; o && is == 0 && i < o->n_new; i++)
        is = asn_atom_equal(o->new_value[i], v) ? o->listed + i : 0;
    return is > 0 ? is : -1;
}

void asn_offered_tokens(const asn_grammar *g, const asn_example *e, int type, int32_t source, int32_t *from, int32_t *to)
{
    const asn_type *t     = &g->types[type];
    int32_t         first = -1, last = -1, input = 0;
    for (int k = t->first_copy; k < t->first_copy + t->n_copies && source >= 0; k++)
        for (input = g->copies[k].input, first = -1; source >= 0 && asn_copy_next(&g->copies[k], e->tokens[input].n, &first, &last);)
            source--;
    *from = e->first[input] + first;
    *to   = e->first[input] + last;
}
