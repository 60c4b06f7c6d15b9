#include "decoding/search.h"

#include "decoding/candidates.h"
#include "decoding/forest.h"
#include "decoding/greedy.h"
#include "decoding/metrics.h"
#include "ground/clock.h"

#include <math.h>
#include <string.h>

#define NEVER (-(double)INFINITY)
enum { DEEPEST = 10000 }; /* calls of one another: a longer sequence counts as a limit reached */

/* A subtree, or what is left of a sequence: a way, and which of the derivations behind each of its spots. */
typedef struct derivation {
    double         log_prob;
    uint64_t       hash; /* the same for trees that differ in the order of unordered children only */
    int64_t        nodes;
    const asn_way *way;
    const int32_t *which;
    asn_atom       value; /* of a value's spot */
} derivation;

/* A derivation that may come to be. While what is behind it is not found yet, it has a bound. */
typedef struct hope {
    double   bound;
    asn_way *way;
    int32_t *which; /* NULL: the way is not open yet */
} hope;

/* The derivations of a spot, the best first, as far as they are found. */
typedef struct stream {
    asn_spot       *spot;
    double          bound; /* of those that are still to be found */
    derivation     *found;
    int32_t         n, room;
    hope           *heap; /* by bound; a bound that is kept here may be too high */
    int32_t         n_heap, room_heap;
    asn_candidates *values;
} stream;

typedef struct search {
    asn_forest        forest;
    asn_sources       sources;
    asn_arena        *arena; /* of the sentence */
    const asn_limits *limits;
    double            end; /* on the clock */
    int64_t           expansions;
    int               depth;
    bool              stopped, failed;
} search;

static stream *stream_of(const asn_spot *spot)
{
    return spot->search;
}

static void *taken(search *s, void *memory)
{
    if (!memory)
        s->failed = true;
    return memory;
}

static bool goes_on(const search *s)
{
    return !s->stopped && !s->failed;
}

/* One expansion more: is it allowed? */
static bool spend(search *s)
{
    if ((s->limits->expansions && s->expansions >= s->limits->expansions) || (s->limits->seconds > 0 && asn_clock() >= s->end))
        s->stopped = true;
    else
        s->expansions++;
    return !s->stopped;
}

static bool new_stream(search *s, asn_spot *spot)
{
    stream *t = taken(s, asn_arena_small(s->arena, sizeof *t));
    if (t)
        *t = (stream){.spot = spot};
    spot->search = t;
    return t != NULL;
}

/* ---- The heap of a stream. */

static void sink(stream *t, int32_t i)
{
    hope h = t->heap[i];
    for (int32_t k; (k = 2 * i + 1) < t->n_heap; i = k) {
        k += k + 1 < t->n_heap && t->heap[k + 1].bound > t->heap[k].bound;
        if (h.bound >= t->heap[k].bound)
            break;
        t->heap[i] = t->heap[k];
    }
    t->heap[i] = h;
}

static void push(search *s, stream *t, hope h)
{
    if (h.bound == NEVER)
        return;
    if (t->n_heap == t->room_heap) {
        int32_t room = t->room_heap ? 2 * t->room_heap : 4;
        hope   *heap = taken(s, asn_arena_resize(s->arena, t->heap, (size_t)t->room_heap * sizeof h, (size_t)room * sizeof h));
        if (!heap)
            return;
        t->heap      = heap;
        t->room_heap = room;
    }
    int32_t i = t->n_heap++;
    for (; i > 0 && t->heap[(i - 1) / 2].bound < h.bound; i = (i - 1) / 2)
        t->heap[i] = t->heap[(i - 1) / 2];
    t->heap[i] = h;
}

static void pop(stream *t)
{
    t->heap[0] = t->heap[--t->n_heap];
    if (t->n_heap)
        sink(t, 0);
}

static double best_bound(const stream *t)
{
    return t->n_heap ? t->heap[0].bound : NEVER;
}

static double second_bound(const stream *t)
{
    double a = t->n_heap > 1 ? t->heap[1].bound : NEVER, b = t->n_heap > 2 ? t->heap[2].bound : NEVER;
    return a > b ? a : b;
}

/* ---- Bounds. */

/* Of a stream's derivation k, which is found or the next to be found. */
static double bound_of(const stream *t, int32_t k)
{
    return k < t->n ? t->found[k].log_prob : t->bound;
}

static double bound_of_hope(const asn_way *w, const int32_t *which)
{
    double sum = w->log_prob;
    for (int32_t i = 0; i < w->n; i++)
        sum += bound_of(stream_of(w->spots[i]), which[i]);
    return sum;
}

/* A spot behind it whose derivation is not found yet; -1: it is complete. */
static int32_t first_missing(const hope *h)
{
    for (int32_t i = 0; i < h->way->n; i++)
        if (h->which[i] >= stream_of(h->way->spots[i])->n)
            return i;
    return -1;
}

/* ---- Distinct trees. */

static uint64_t mixed(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static uint64_t hash_of_value(asn_atom v)
{
    uint64_t h = mixed((uint64_t)v.kind);
    for (uint32_t i = 0; i < v.length; i++)
        h = mixed(h ^ (unsigned char)v.text[i]);
    return h;
}

static const derivation *behind(const derivation *d, int32_t i)
{
    return &stream_of(d->way->spots[i])->found[d->which[i]];
}

static uint64_t hash_of(const search *s, const asn_spot *spot, const derivation *d)
{
    uint64_t h = mixed((uint64_t)d->way->label);
    if (spot->kind == ASN_SPOT_REST && d->way->n == 2 && s->forest.p.run.grammar->fields[spot->module->what].unordered)
        return mixed(behind(d, 0)->hash) + behind(d, 1)->hash;
    for (int32_t i = 0; i < d->way->n; i++)
        h = mixed(h + behind(d, i)->hash);
    return h;
}

static bool has_unordered_field(const asn_grammar *g, int ctor)
{
    for (int f = 0; f < g->ctors[ctor].n_fields; f++)
        if (g->fields[g->ctors[ctor].first_field + f].unordered)
            return true;
    return false;
}

static const asn_tree *tree_of(search *s, asn_arena *a, const asn_spot *spot, const derivation *d);

/* Below a spot, derivations differ only if their trees do, so what is left to compare is the order of unordered children. */
static bool is_known(search *s, const stream *t, const derivation *d)
{
    const asn_grammar *g = s->forest.p.run.grammar;
    if (t->spot->kind != ASN_SPOT_TYPE || !has_unordered_field(g, d->way->label))
        return false;
    for (int32_t i = 0; i < t->n; i++)
        if (t->found[i].hash == d->hash) {
            const asn_tree *x = tree_of(s, s->arena, t->spot, &t->found[i]), *y = tree_of(s, s->arena, t->spot, d);
            if (x && y && asn_metrics_same(g, x, y, s->arena))
                return true;
        }
    return false;
}

/* ---- Derivations, one after the other. */

static void add_found(search *s, stream *t, derivation d)
{
    if (t->n == t->room) {
        int32_t     room  = t->room ? 2 * t->room : 1;
        derivation *found = taken(s, asn_arena_resize(s->arena, t->found, (size_t)t->room * sizeof d, (size_t)room * sizeof d));
        if (!found)
            return;
        t->found = found;
        t->room  = room;
    }
    t->found[t->n++] = d;
}

/* The hopes that come after one: one step on in one of the spots. Those before its last step are left alone, so each has one parent. */
static void push_next(search *s, stream *t, const hope *h)
{
    int32_t n = h->way->n, i = n - 1;
    for (bool last = false; i >= 0 && !last; i--) {
        int32_t *which = taken(s, asn_arena_small(s->arena, (size_t)n * sizeof *which));
        if (!which)
            return;
        last = h->which[i] > 0;
        memcpy(which, h->which, (size_t)n * sizeof *which);
        which[i]++;
        push(s, t, (hope){bound_of_hope(h->way, which), h->way, which});
    }
}

/* The best hope is complete. true: it is one more derivation. */
static bool take_best(search *s, stream *t)
{
    hope       h = t->heap[0];
    derivation d = {.log_prob = h.bound, .nodes = h.way->nodes, .way = h.way, .which = h.which};
    pop(t);
    push_next(s, t, &h);
    for (int32_t i = 0; i < h.way->n; i++)
        d.nodes += behind(&d, i)->nodes;
    d.hash   = hash_of(s, t->spot, &d);
    bool new = d.nodes <= t->spot->most && !is_known(s, t, &d);
    if (new)
        add_found(s, t, d);
    t->bound = best_bound(t);
    return new && !s->failed;
}

static void score(search *s, stream *t)
{
    asn_spot *spot = t->spot;
    if (!spend(s))
        return;
    if (!asn_forest_score(&s->forest, spot))
        s->failed = true;
    for (int32_t i = 0; i < spot->n_ways && !s->failed; i++)
        push(s, t, (hope){spot->ways[i].log_prob, &spot->ways[i], NULL});
}

/* Nothing is behind it. */
static bool is_leaf(const search *s, const asn_spot *spot, const asn_way *way)
{
    return !way->label || (spot->kind == ASN_SPOT_TYPE && !s->forest.limits.m->seen.fields[way->label]);
}

/* Its bound stays as it is: what was just unfolded counts as 0. */
static void open_way(search *s, stream *t, hope *h)
{
    if (!is_leaf(s, t->spot, h->way) && !spend(s))
        return;
    if (!asn_forest_open(&s->forest, t->spot, h->way)) {
        s->failed = true;
        return;
    }
    h->which = taken(s, asn_arena_small(s->arena, (size_t)h->way->n * sizeof *h->which + 1));
    for (int32_t i = 0; i < h->way->n && h->which; i++) {
        h->which[i] = 0;
        if (h->way->spots[i]->most < h->way->spots[i]->least)
            h->bound = NEVER; /* it has too many nodes already */
        if (!new_stream(s, h->way->spots[i]))
            return;
    }
}

static bool next_value(search *s, stream *t, double floor)
{
    asn_spot   *spot = t->spot;
    derivation  d    = {.nodes = 1};
    if (!t->values) {
        if (!spend(s))
            return false;
        t->values = taken(s, asn_candidates_new(&s->sources, spot->module, spot->v, asn_growth_never(&s->forest.limits, spot->node)));
    }
    while (goes_on(s)) {
        t->bound = asn_candidates_bound(t->values);
        if (t->bound == NEVER || t->bound < floor || (!asn_candidates_is_free(t->values) && !spend(s)))
            return false;
        bool found = asn_candidates_step(t->values, &d.value, &d.log_prob);
        s->failed  = s->failed || !asn_candidates_ok(t->values);
        if (!found)
            continue;
        d.hash = hash_of_value(d.value);
        add_found(s, t, d);
        t->bound = asn_candidates_bound(t->values);
        return !s->failed;
    }
    return false;
}

/* Finds one more derivation of a stream. false: there is none, or none that reaches the floor, and its bound says so; or a limit was reached. */
static bool next(search *s, stream *t, double floor)
{
    if (t->spot->kind == ASN_SPOT_VALUE)
        return next_value(s, t, floor);
    if (!t->spot->scored)
        score(s, t);
    while (goes_on(s)) {
        hope *h = t->heap;
        if (t->n_heap && h->which) {
            double bound = bound_of_hope(h->way, h->which);
            if (bound < h->bound) { /* more is known by now */
                h->bound = bound;
                sink(t, 0);
                continue;
            }
        }
        t->bound = best_bound(t);
        if (t->bound == NEVER || t->bound < floor)
            return false;
        int32_t missing = h->which ? first_missing(h) : -1;
        if (!h->which) {
            open_way(s, t, h);
            sink(t, 0);
        } else if (missing < 0) {
            if (take_best(s, t))
                return true;
        } else if (s->depth == DEEPEST)
            s->stopped = true;
        else { /* down, until another hope of this stream or of one above is better */
            stream *below  = stream_of(h->way->spots[missing]);
            double  second = second_bound(t), wanted = (second > floor ? second : floor) - (h->bound - below->bound);
            s->depth++;
            next(s, below, wanted < below->bound ? wanted : below->bound); /* never above it, however numbers are rounded: it gets on */
            s->depth--;
        }
    }
    return false;
}

/* ---- Trees. */

static const asn_tree *subtree(search *s, asn_arena *a, const derivation *d, int32_t i)
{
    return tree_of(s, a, d->way->spots[i], behind(d, i));
}

/* What is behind a spot of a field that has one child or none. ok: false if memory ran out. */
static const asn_tree *only_child(search *s, asn_arena *a, const asn_spot *spot, const derivation *d, bool *ok)
{
    if (spot->kind == ASN_SPOT_OPTION && !d->way->label)
        return NULL;
    const asn_tree *t = spot->kind == ASN_SPOT_OPTION ? subtree(s, a, d, 0) : tree_of(s, a, spot, d);
    *ok               = *ok && t;
    return t;
}

static bool build_sequence(search *s, asn_arena *a, asn_build *b, int field, const derivation *d)
{
    int32_t n  = 0;
    bool    ok = true;
    for (const derivation *r = d; r->way->label; r = behind(r, 1))
        n++;
    const asn_tree **all = taken(s, asn_arena_small(s->arena, (size_t)n * sizeof *all + 1));
    for (int32_t i = 0; i < n && all && ok; i++, d = behind(d, 1))
        all[i] = only_child(s, a, d->way->spots[0], behind(d, 0), &ok);
    if (all && ok)
        asn_build_children(b, field, n ? all : NULL, n);
    return all && ok;
}

static const asn_tree *tree_of(search *s, asn_arena *a, const asn_spot *spot, const derivation *d)
{
    const asn_grammar *g = s->forest.p.run.grammar;
    if (spot->kind == ASN_SPOT_VALUE)
        return asn_tree_of_atom(a, d->value);
    const asn_ctor *c  = &g->ctors[d->way->label];
    asn_build       b  = asn_build_begin(a, g, d->way->label);
    bool            ok = true;
    for (int f = 0, i = 0; f < c->n_fields && ok; f++) {
        const asn_spot *field = i < d->way->n && d->way->spots[i]->field == f ? d->way->spots[i] : NULL; /* NULL: it never occurs */
        asn_card        card  = g->fields[c->first_field + f].card;
        if (field && field->kind == ASN_SPOT_REST)
            ok = build_sequence(s, a, &b, f, behind(d, i));
        else if (field)
            asn_build_child(&b, f, only_child(s, a, field, behind(d, i), &ok));
        else if (card == ASN_SEQUENCE || card == ASN_OPTIONALS)
            asn_build_children(&b, f, NULL, 0);
        else
            asn_build_child(&b, f, NULL);
        i += field != NULL;
    }
    return ok ? asn_build_end(&b) : NULL;
}

/* ---- The best of all. */

static bool add_guess(search *s, asn_arena *a, asn_kbest *to, int *room, const asn_tree *tree, double log_prob)
{
    if (to->n == *room) {
        int        more = *room ? 2 * *room : 4;
        asn_guess *all  = taken(s, asn_arena_resize(a, to->all, (size_t)*room * sizeof *all, (size_t)more * sizeof *all));
        if (!all)
            return false;
        to->all = all;
        *room   = more;
    }
    to->all[to->n++] = (asn_guess){tree, log_prob};
    return tree != NULL;
}

/* Greedy begins the sentence anew, so the search is over. */
static bool add_greedy(search *s, asn_scorer *scorer, const asn_example *e, const asn_budget *budget, asn_arena *a, asn_kbest *to, int *room)
{
    double          log_prob;
    const asn_grammar *g = asn_scorer_model(scorer)->g;
    const asn_tree *tree = asn_greedy(scorer, e, budget, NULL, a, &log_prob);
    for (int i = 0; i < to->n && tree; i++)
        if (asn_metrics_same(g, to->all[i].tree, tree, a))
            return true;
    return tree && add_guess(s, a, to, room, tree, log_prob);
}

bool asn_search(asn_scorer *scorer, const asn_example *e, const asn_budget *budget, int k, const asn_limits *limits, asn_arena *a, asn_kbest *to)
{
    search s    = {.limits = limits, .end = limits->seconds > 0 ? asn_clock() + limits->seconds : 0};
    int    room = 0;
    *to         = (asn_kbest){0};
    if (!asn_forest_begin(&s.forest, scorer, e, budget))
        return false;
    s.arena   = asn_scorer_arena(scorer);
    s.sources = (asn_sources){scorer, e, s.forest.limits.most.letters, NULL};
    if (!new_stream(&s, s.forest.root))
        return false;
    stream *root = stream_of(s.forest.root);
    while (to->n < k && next(&s, root, NEVER)) {
        const derivation *d = &root->found[root->n - 1];
        if (!add_guess(&s, a, to, &room, tree_of(&s, a, root->spot, d), d->log_prob))
            return false;
    }
    to->proved     = to->n;
    to->exact      = !s.stopped;
    to->bound      = root->bound;
    to->expansions = s.expansions;
    return !s.failed && (to->exact || add_greedy(&s, scorer, e, budget, a, to, &room));
}
