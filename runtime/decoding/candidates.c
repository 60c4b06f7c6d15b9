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
    asn_choices       scores;
    double            odds;    /* of a spelling, if the type is open and not copied */
    int32_t           never;
    chance            ahead[2];       /* the two best: mostly nobody wants more than one, and how probable the next one is */
    int32_t           n_ahead, taken; /* how many there are; how many of them are gone */
    bool              ordered;        /* all that are left are in the heap; else there is no heap yet */
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

/* Entries of the list, and of a type that is copied new values behind them. */
static int32_t entries(const asn_candidates *c)
{
    return c->offered ? c->offered->listed + c->offered->n_new : c->scores.n;
}

/* How probable each entry is; minus infinity: it cannot be had. "Unknown", entry 0, is no answer. Copies are added up as asn_offered_log_prob does it: the same bits. */
static void weigh(const asn_candidates *c, double *bound)
{
    const asn_offered *o      = c->offered;
    double             weight = !o && c->type->kind == ASN_OPEN ? asn_log_sigmoid(-c->odds) : 0;
    int32_t            listed = o ? o->listed : c->scores.n;
    for (int32_t k = 0; k < listed; k++)
        bound[k] = weight + asn_choices_log_prob(&c->scores, k);
    for (int32_t k = listed; k < entries(c); k++)
        bound[k] = -(double)INFINITY;
    for (int32_t k = 0; o && k < o->n; k++)
        if (o->value[k] > 0) {
            double *b = &bound[o->value[k]], p = asn_choices_log_prob(&c->scores, listed + k);
            *b        = *b == -(double)INFINITY ? p : asn_log_sum(*b, p);
        }
    if (entries(c) > 0)
        bound[0] = -(double)INFINITY;
    if (c->never && c->never < entries(c))
        bound[c->never] = -(double)INFINITY;
}

/* All letters that a spelling may begin with, as one chance. Its bound is minus infinity if there is no spelling. */
static chance first_letter(const asn_candidates *c)
{
    const asn_model *m = asn_committee_model(c->committee);
    chance           h = {-(double)INFINITY, FIRST_LETTER, m->letters.n, NULL};
    if (c->offered && m->g->types[c->type->what].open && m->letters.n > 1)
        h.bound = asn_choices_log_prob(&c->scores, c->scores.n - 1);
    else if (c->type->kind == ASN_OPEN && (m->letters.n > 1 || !c->scores.n))
        h.bound = asn_log_sigmoid(c->odds);
    return h;
}

static void see(asn_candidates *c, chance h)
{
    if (h.bound == -(double)INFINITY)
        return;
    if (c->n_ahead == 0 || h.bound > c->ahead[0].bound) {
        c->ahead[1] = c->ahead[0];
        c->ahead[0] = h;
    } else if (c->n_ahead == 1 || h.bound > c->ahead[1].bound)
        c->ahead[1] = h;
    c->n_ahead += c->n_ahead < 2;
}

/* The log-probability of each entry. NULL: out of memory. */
static double *weighed(asn_candidates *c)
{
    double *bound = asn_arena_small(asn_committee_arena(c->committee), (size_t)entries(c) * sizeof *bound + 1);
    c->failed     = c->failed || !bound;
    if (bound)
        weigh(c, bound);
    return bound;
}

/* Finds the two best. If there is nothing at all, greedy has a value for that: entry 0 here. */
static void look_ahead(asn_candidates *c)
{
    asn_arena     *a     = asn_committee_arena(c->committee);
    asn_arena_mark mark  = asn_arena_here(a);
    double        *bound = weighed(c);
    if (!bound)
        return;
    for (int32_t k = 1; k < entries(c); k++)
        if (c->n_ahead < 2 || bound[k] > c->ahead[1].bound)
            see(c, (chance){bound[k], GIVEN, k, NULL});
    see(c, first_letter(c));
    if (!c->n_ahead && c->offered)
        see(c, (chance){asn_choices_log_prob(&c->scores, 0), GIVEN, 0, NULL});
    asn_arena_back(a, mark);
}

static bool is_taken(const asn_candidates *c, const chance *h)
{
    bool is = false;
    for (int32_t k = 0; k < c->taken && !is; k++)
        is = c->ahead[k].kind == h->kind && c->ahead[k].entry == h->entry;
    return is;
}

static void add_left(asn_candidates *c, chance h)
{
    if (h.bound != -(double)INFINITY && !is_taken(c, &h))
        c->heap[c->n++] = h;
}

/* Those that are not taken yet become a heap. */
static void order(asn_candidates *c)
{
    c->ordered = true;
    if (!reserve(c, entries(c) + 1))
        return;
    asn_arena     *a     = asn_committee_arena(c->committee);
    asn_arena_mark mark  = asn_arena_here(a);
    double        *bound = weighed(c);
    if (!bound)
        return;
    for (int32_t k = 1; k < entries(c); k++)
        add_left(c, (chance){bound[k], GIVEN, k, NULL});
    asn_arena_back(a, mark);
    add_left(c, first_letter(c));
    for (int32_t i = c->n / 2 - 1; i >= 0; i--)
        sink_chance(c, i);
}

/* The scores of all alternatives. */
static void ask(asn_candidates *c)
{
    asn_vec at = asn_committee_attend(c->committee, c->type, c->v, ASN_NO_STATE);
    if (c->offered) {
        c->scores = asn_committee_derived(c->committee, c->type, c->v, at);
        c->failed = !c->scores.n;
        return;
    }
    if (c->type->kind == ASN_OPEN && asn_committee_ok(c->committee))
        c->odds = asn_committee_spelled(c->committee, c->type, c->v, at);
    if (asn_committee_model(c->committee)->values[c->type->what].n > (c->never ? 2 : 1) && asn_committee_ok(c->committee))
        c->scores = asn_committee_listed(c->committee, c->type, c->v, at);
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
    *c = (asn_candidates){.committee = s->committee, .type = type, .v = v, .letters = s->letters, .never = never};
    if (type->kind == ASN_COPIED && !(c->offered = asn_sources_offered(s, type->what)))
        return NULL;
    ask(c);
    if (asn_candidates_ok(c))
        look_ahead(c);
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

/* NULL: there is none. */
static const chance *next_chance(const asn_candidates *c)
{
    if (!c->ordered)
        return c->taken < c->n_ahead ? &c->ahead[c->taken] : NULL;
    return c->n ? c->heap : NULL;
}

double asn_candidates_bound(const asn_candidates *c)
{
    const chance *h = next_chance(c);
    return h ? h->bound : -(double)INFINITY;
}

bool asn_candidates_ok(const asn_candidates *c)
{
    return !c->failed && asn_committee_ok(c->committee);
}

bool asn_candidates_is_free(const asn_candidates *c)
{
    const chance *h = next_chance(c);
    return !h || h->kind == GIVEN || h->kind == SPELLED;
}

bool asn_candidates_step(asn_candidates *c, asn_atom *value, double *log_prob)
{
    const chance *next = next_chance(c);
    if (!next)
        return false;
    chance h     = *next;
    bool   spell = h.kind == LETTER || h.kind == FIRST_LETTER;
    if (c->ordered)
        pop_chance(c);
    else if (++c->taken == 2 || spell)
        order(c);
    if (spell) {
        spell_on(c, h);
        return false;
    }
    *value    = h.kind == GIVEN ? given(c, h.entry) : spelled(c, h.after);
    *log_prob = h.bound;
    return !c->failed && (h.kind == GIVEN || !is_given(c, *value)) && !c->failed;
}
