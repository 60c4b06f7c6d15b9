#include "decoding/candidates.h"

#include <math.h>
#include <string.h>

typedef struct prefix { /* of a spelling: what the speller knows after it */
    const struct prefix *before;
    int32_t              letter, n; /* its last letter; how many it has */
    asn_real            *state;
} prefix;

typedef struct chance {
    double        bound;
    enum { GIVEN, SPELLED, LETTER, FIRST_LETTER } kind; /* by list or copy; a spelling that ends after its prefix; one more letter */
    int32_t       entry;  /* of what is given (values.h), or the letter */
    const prefix *after;
} chance;

struct asn_candidates {
    asn_committee       *committee;
    const asn_module *type;
    asn_state         v;
    int               letters;
    asn_offered      *offered; /* NULL: the type is not copied */
    asn_committee_speller       speller;
    chance             *heap;
    int32_t           n, room;
    bool              failed;
};

/* ---- The heap, the best at its root. */

static void sink_chance(asn_candidates *c, int32_t i)
{
    chance h = c->heap[i];
    for (int32_t k; (k = 2 * i + 1) < c->n; i = k) {
        k += k + 1 < c->n && c->heap[k + 1].bound > c->heap[k].bound;
        if (h.bound >= c->heap[k].bound)
            break;
        c->heap[i] = c->heap[k];
    }
    c->heap[i] = h;
}

static bool reserve(asn_candidates *c, int32_t more)
{
    int32_t room = c->n + more > 2 * c->room ? c->n + more : 2 * c->room;
    if (c->n + more <= c->room)
        return true;
    chance *heap = asn_arena_resize(asn_committee_arena(c->committee), c->heap, (size_t)c->room * sizeof *heap, (size_t)room * sizeof *heap);
    if (!heap) {
        c->failed = true;
        return false;
    }
    c->heap = heap;
    c->room = room;
    return true;
}

/* There is room. */
static void push_chance(asn_candidates *c, chance h)
{
    int32_t i = c->n++;
    for (; i > 0 && c->heap[(i - 1) / 2].bound < h.bound; i = (i - 1) / 2)
        c->heap[i] = c->heap[(i - 1) / 2];
    c->heap[i] = h;
}

static void pop_chance(asn_candidates *c)
{
    c->heap[0] = c->heap[--c->n];
    if (c->n)
        sink_chance(c, 0);
}

/* ---- What is given. */

/* The list, from entry 1 on: "unknown" is no answer. There is room. They are no heap yet. */
static void add_list(asn_candidates *c, const asn_choices *x, int32_t entries, double weight)
{
    for (int32_t k = 1; k < entries; k++)
        c->heap[c->n++] = (chance){weight + asn_choices_log_prob(x, k), GIVEN, k, NULL};
}

/* Copies of values that the list has are added to these. Value k is in place k - 1 still, the new ones too. Added up as asn_offered_log_prob
 * does it: the same bits. */
static void add_copies(asn_candidates *c, const asn_choices *x)
{
    const asn_offered *o = c->offered;
    for (int32_t k = 0; k < o->n_new; k++)
        c->heap[c->n++] = (chance){-(double)INFINITY, GIVEN, o->listed + k, NULL};
    for (int32_t k = 0; k < o->n; k++)
        if (o->value[k] > 0) {
            chance  *h = &c->heap[o->value[k] - 1];
            double p = asn_choices_log_prob(x, o->listed + k);
            h->bound = h->bound == -(double)INFINITY ? p : asn_log_sum(h->bound, p);
        }
}

static void order(asn_candidates *c, int32_t never)
{
    if (never && never <= c->n)
        c->heap[never - 1] = c->heap[--c->n];
    for (int32_t i = c->n / 2 - 1; i >= 0; i--)
        sink_chance(c, i);
}

/* Of a type without copies: its list or, if it is open, spelled. */
static void begin_plain(asn_candidates *c, asn_vec at, int32_t never)
{
    const asn_model *m    = asn_committee_model(c->committee);
    bool             open = c->type->kind == ASN_OPEN, list = m->values[c->type->what].n > (never ? 2 : 1);
    double           odds = open ? asn_committee_spelled(c->committee, c->type, c->v, at) : 0;
    if (list && asn_committee_ok(c->committee)) {
        asn_choices x = asn_committee_listed(c->committee, c->type, c->v, at);
        if (!reserve(c, x.n + 1))
            return;
        add_list(c, &x, x.n, open ? asn_log_sigmoid(-odds) : 0);
        order(c, never);
    }
    if (open && (m->letters.n > 1 || !list) && reserve(c, 1))
        push_chance(c, (chance){asn_log_sigmoid(odds), FIRST_LETTER, m->letters.n, NULL});
}

/* Of a type with copies: all its derivations are one decision. If there is nothing at all, greedy has a value for that: entry 0 here. */
static void begin_derived(asn_candidates *c, asn_vec at, int32_t never)
{
    const asn_model *m    = asn_committee_model(c->committee);
    bool             open = m->g->types[c->type->what].open && m->letters.n > 1;
    asn_choices      x    = asn_committee_derived(c->committee, c->type, c->v, at);
    if (!x.n || !reserve(c, c->offered->listed + c->offered->n_new + 1)) {
        c->failed = true;
        return;
    }
    add_list(c, &x, c->offered->listed, 0);
    add_copies(c, &x);
    order(c, never);
    if (open)
        push_chance(c, (chance){asn_choices_log_prob(&x, x.n - 1), FIRST_LETTER, m->letters.n, NULL});
    if (!c->n)
        push_chance(c, (chance){asn_choices_log_prob(&x, 0), GIVEN, 0, NULL});
}

asn_offered *asn_sources_offered(asn_sources *s, int type)
{
    const asn_model *m = asn_committee_model(s->committee);
    asn_arena       *a = asn_committee_arena(s->committee);
    if (!s->offered)
        s->offered = asn_arena_alloc(a, (size_t)m->g->n_types, sizeof(asn_offered *));
    if (s->offered && !s->offered[type]) {
        s->offered[type] = asn_offered_of(a, m, s->example, type);
        s->n_offered++;
    }
    return s->offered ? s->offered[type] : NULL;
}

asn_candidates *asn_candidates_new(asn_sources *s, const asn_module *type, asn_state v, int32_t never)
{
    asn_candidates *c = asn_arena_alloc(asn_committee_arena(s->committee), 1, sizeof *c);
    if (!c)
        return NULL;
    *c         = (asn_candidates){.committee = s->committee, .type = type, .v = v, .letters = s->letters};
    asn_vec at = asn_committee_attend(s->committee, type, v, ASN_NO_STATE);
    if (type->kind == ASN_COPIED && !(c->offered = asn_sources_offered(s, type->what)))
        return NULL;
    if (asn_committee_ok(s->committee))
        (type->kind == ASN_COPIED ? begin_derived : begin_plain)(c, at, never);
    return asn_candidates_ok(c) ? c : NULL;
}

static asn_atom given(const asn_candidates *c, int32_t entry)
{
    const asn_model *m = asn_committee_model(c->committee);
    size_t           length;
    if (!entry)
        return asn_offered_nothing(m, c->type->what);
    if (c->offered)
        return asn_offered_value(c->offered, m, c->type->what, entry);
    const char *key = asn_vocab_text(&m->values[c->type->what], entry, &length);
    return asn_value_of_key(key, length);
}

static bool is_given(asn_candidates *c, asn_atom value)
{
    asn_arena     *a    = asn_committee_arena(c->committee);
    asn_arena_mark mark = asn_arena_here(a);
    size_t         length;
    const char    *key = asn_value_key(a, value, &length);
    bool           is  = key && asn_vocab_find(&asn_committee_model(c->committee)->values[c->type->what], key, length) > 0;
    c->failed          = c->failed || !key;
    if (key)
        asn_arena_back(a, mark);
    for (int32_t k = 0; c->offered && k < c->offered->n_new && !is; k++)
        is = asn_atom_equal(c->offered->new_value[k], value);
    return is;
}

/* ---- What is spelled. */

/* The prefix with one more letter, and all ways to go on from there. */
static void spell_on(asn_candidates *c, chance h)
{
    const asn_model *m = asn_committee_model(c->committee);
    asn_arena       *a = asn_committee_arena(c->committee);
    prefix          *p = asn_arena_small(a, sizeof *p);
    asn_real        *to = asn_arena_raw(a, asn_committee_letter_size(c->committee), sizeof *to);
    if (!p || !to || !reserve(c, m->letters.n) || (h.kind == FIRST_LETTER && !asn_committee_spell(c->committee, c->v, &c->speller))) {
        c->failed = true;
        return;
    }
    *p            = (prefix){h.after, h.entry, h.after ? h.after->n + 1 : 0, to};
    asn_choices x = asn_committee_letter(c->committee, &c->speller, h.after ? h.after->state : c->speller.start, h.entry, to);
    for (int32_t k = 0; k < x.n; k++)
        if (k == 0 || p->n < c->letters)
            push_chance(c, (chance){h.bound + asn_choices_log_prob(&x, k), k ? LETTER : SPELLED, k, p});
}

static asn_atom spelled(asn_candidates *c, const prefix *p)
{
    const asn_vocab *letters = &asn_committee_model(c->committee)->letters;
    char            *text    = asn_arena_small(asn_committee_arena(c->committee), (size_t)p->n * 4 + 1); /* a letter has at most four bytes */
    size_t           all = (size_t)p->n * 4, at = all, bytes;
    if (!text) {
        c->failed = true;
        return (asn_atom){0};
    }
    text[at] = 0;
    for (size_t end = at; p->n > 0; p = p->before, end = at) {
        const char *letter = asn_vocab_text(letters, p->letter, &bytes);
        at                 = bytes <= 4 ? end - bytes : end;
        memcpy(text + at, letter, end - at);
    }
    return (asn_atom){ASN_STRING, (uint32_t)(all - at), text + at};
}

/* ---- One after the other. */

double asn_candidates_bound(const asn_candidates *c)
{
    return c->n ? c->heap[0].bound : -(double)INFINITY;
}

bool asn_candidates_ok(const asn_candidates *c)
{
    return !c->failed && asn_committee_ok(c->committee);
}

bool asn_candidates_is_free(const asn_candidates *c)
{
    return !c->n || c->heap[0].kind == GIVEN || c->heap[0].kind == SPELLED;
}

bool asn_candidates_step(asn_candidates *c, asn_atom *value, double *log_prob)
{
    if (!c->n)
        return false;
    chance h = c->heap[0];
    pop_chance(c);
    if (h.kind == LETTER || h.kind == FIRST_LETTER) {
        spell_on(c, h);
        return false;
    }
    *value    = h.kind == GIVEN ? given(c, h.entry) : spelled(c, h.after);
    *log_prob = h.bound;
    return !c->failed && (h.kind == GIVEN || !is_given(c, *value)) && !c->failed;
}
