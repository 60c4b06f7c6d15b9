#include "decoding/candidates.h"

#include <math.h>
#include <string.h>

typedef struct prefix { /* of a spelling: what the speller knows after it */
    const struct prefix *before;
    int32_t              letter, n; /* its last letter; how many it has */
    asn_real            *state;
} prefix;

typedef struct hope {
    double        bound;
    enum { LISTED, SPELLED, LETTER, ENTERED } kind; /* an entry; a spelling that ends after its prefix; one more letter; the first one */
    int32_t       entry;  /* of the list, or the letter */
    const prefix *after;
} hope;

struct asn_candidates {
    asn_scorer       *scorer;
    const asn_module *type;
    asn_state         v;
    int               letters;
    asn_speller       speller;
    hope             *heap;
    int32_t           n, room;
    asn_atom         *given; /* of an open type */
    int32_t           n_given, room_given;
    bool              failed;
};

/* ---- The heap, the best at its root. */

static void sink(asn_candidates *c, int32_t i)
{
    hope h = c->heap[i];
    for (int32_t k; (k = 2 * i + 1) < c->n; i = k) {
        k += k + 1 < c->n && c->heap[k + 1].bound > c->heap[k].bound;
        if (h.bound >= c->heap[k].bound)
            break;
        c->heap[i] = c->heap[k];
    }
    c->heap[i] = h;
}

static void *grown(asn_candidates *c, void *old, int32_t *room, int32_t wanted, size_t size)
{
    int32_t more = wanted > 2 * *room ? wanted : 2 * *room;
    void   *all  = asn_arena_resize(asn_scorer_arena(c->scorer), old, (size_t)*room * size, (size_t)more * size);
    if (!all)
        c->failed = true;
    else
        *room = more;
    return all ? all : old;
}

static bool reserve(asn_candidates *c, int32_t more)
{
    if (c->n + more > c->room)
        c->heap = grown(c, c->heap, &c->room, c->n + more, sizeof *c->heap);
    return !c->failed;
}

/* There is room. */
static void push(asn_candidates *c, hope h)
{
    int32_t i = c->n++;
    for (; i > 0 && c->heap[(i - 1) / 2].bound < h.bound; i = (i - 1) / 2)
        c->heap[i] = c->heap[(i - 1) / 2];
    c->heap[i] = h;
}

static void pop(asn_candidates *c)
{
    c->heap[0] = c->heap[--c->n];
    if (c->n)
        sink(c, 0);
}

/* ---- Where values come from. */

static void add_list(asn_candidates *c, asn_vec at, int32_t never, double weight)
{
    asn_choices x = asn_scorer_listed(c->scorer, c->type, c->v, at);
    if (!reserve(c, x.n))
        return;
    for (int32_t k = 1; k < x.n; k++) /* "unknown" is no answer */
        if (k != never)
            c->heap[c->n++] = (hope){weight + asn_choices_log_prob(&x, k), LISTED, k, NULL};
    for (int32_t i = c->n / 2 - 1; i >= 0; i--)
        sink(c, i);
}

asn_candidates *asn_candidates_new(asn_scorer *s, const asn_module *type, asn_state v, int32_t never, int letters)
{
    const asn_model *m = asn_scorer_model(s);
    asn_candidates  *c = asn_arena_alloc(asn_scorer_arena(s), 1, sizeof *c);
    if (!c)
        return NULL;
    *c           = (asn_candidates){.scorer = s, .type = type, .v = v, .letters = letters};
    asn_vec at   = asn_scorer_attend(s, type, v, ASN_NO_STATE);
    bool    open = type->kind == ASN_OPEN, list = m->values[type->what].n > (never ? 2 : 1), spell = open && (m->letters.n > 1 || !list);
    double  odds = open && asn_scorer_ok(s) ? asn_scorer_spelled(s, type, v, at) : 0;
    if (list && asn_scorer_ok(s))
        add_list(c, at, never, open ? asn_log_sigmoid(-odds) : 0);
    if (spell && reserve(c, 1))
        push(c, (hope){asn_log_sigmoid(odds), ENTERED, m->letters.n, NULL});
    return c->failed || !asn_scorer_ok(s) ? NULL : c;
}

/* The prefix with one more letter, and all ways to go on from there. */
static void spell_on(asn_candidates *c, hope h)
{
    const asn_model *m = asn_scorer_model(c->scorer);
    asn_arena       *a = asn_scorer_arena(c->scorer);
    prefix          *p = asn_arena_small(a, sizeof *p);
    asn_real        *to = asn_arena_raw(a, asn_scorer_letter_size(c->scorer), sizeof *to);
    if (!p || !to || !reserve(c, m->letters.n) || (h.kind == ENTERED && !asn_scorer_spell(c->scorer, c->v, &c->speller))) {
        c->failed = true;
        return;
    }
    *p            = (prefix){h.after, h.entry, h.after ? h.after->n + 1 : 0, to};
    asn_choices x = asn_scorer_letter(c->scorer, &c->speller, h.after ? h.after->state : c->speller.start, h.entry, to);
    for (int32_t k = 0; k < x.n; k++)
        if (k == 0 || p->n < c->letters)
            push(c, (hope){h.bound + asn_choices_log_prob(&x, k), k ? LETTER : SPELLED, k, p});
}

static asn_atom spelled(asn_candidates *c, const prefix *p)
{
    const asn_vocab *letters = &asn_scorer_model(c->scorer)->letters;
    char            *text    = asn_arena_small(asn_scorer_arena(c->scorer), (size_t)p->n * 4 + 1); /* a letter has at most four bytes */
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

/* Only of an open type can two derivations give one value. */
static bool is_new(asn_candidates *c, asn_atom value)
{
    if (c->type->kind != ASN_OPEN)
        return true;
    for (int32_t i = 0; i < c->n_given; i++)
        if (asn_atom_equal(c->given[i], value))
            return false;
    if (c->n_given == c->room_given)
        c->given = grown(c, c->given, &c->room_given, c->n_given + 4, sizeof *c->given);
    if (!c->failed)
        c->given[c->n_given++] = value;
    return !c->failed;
}

double asn_candidates_bound(const asn_candidates *c)
{
    return c->n ? c->heap[0].bound : -(double)INFINITY;
}

bool asn_candidates_ok(const asn_candidates *c)
{
    return !c->failed && asn_scorer_ok(c->scorer);
}

bool asn_candidates_is_free(const asn_candidates *c)
{
    return !c->n || c->heap[0].kind == LISTED || c->heap[0].kind == SPELLED;
}

bool asn_candidates_step(asn_candidates *c, asn_atom *value, double *log_prob)
{
    if (!c->n)
        return false;
    hope h = c->heap[0];
    pop(c);
    if (h.kind == LETTER || h.kind == ENTERED) {
        spell_on(c, h);
        return false;
    }
    if (h.kind == LISTED) {
        size_t      length;
        const char *key = asn_vocab_text(&asn_scorer_model(c->scorer)->values[c->type->what], h.entry, &length);
        *value          = asn_value_of_key(key, length);
    } else
        *value = spelled(c, h.after);
    *log_prob = h.bound;
    return !c->failed && is_new(c, *value);
}
