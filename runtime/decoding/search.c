#include "decoding/search.h"

#include "decoding/candidates.h"
#include "decoding/forest.h"
#include "decoding/greedy.h"
#include "decoding/kept.h"
#include "decoding/same.h"
#include "ground/clock.h"

#include <math.h>
#include <string.h>

#define NEVER (-(double)INFINITY)

/* A subtree, or what is left of a sequence: a way, and which of the derivations behind each of its spots. */
typedef struct derivation {
    double         log_prob;
    uint64_t       hash; /* the same for trees that differ in the order of unordered children only */
    int64_t        nodes;
    const asn_way *way;
    asn_spot     **spots; /* behind the way */
    const int32_t *which;
    asn_atom       value; /* of a value's spot */
} derivation;

/* A derivation that may come to be. While what is behind it is not found yet, it has a bound. */
typedef struct hope {
    double     bound;
    asn_way   *way;
    asn_spot **spots; /* NULL: one that depends on what is found at those before it */
    int32_t   *which; /* NULL: the way is not open yet */
    int32_t    at;    /* those before it are found */
    int64_t    nodes; /* of the way and of those, and the least that the others may have */
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

typedef struct waiting { /* until something is found below */
    stream *stream;
    double  floor; /* what is found has to reach it */
} waiting;

typedef struct search {
    asn_forest        forest;
    asn_sources       sources;
    asn_arena        *arena; /* of the sentence */
    const asn_limits *limits;
    double            end; /* on the clock */
    int64_t           expansions;
    waiting           now, *waiting; /* the stream at hand, and those above it */
    int               depth, room_waiting;
    size_t            reserve; /* of memory that cannot grow: so much is left for greedy's tree */
    bool              stopped, failed;
    stream           *root;
    bool              rejected; /* a tree that does not keep to the constraints was found */
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

static bool searches_on(const search *s)
{
    return !s->stopped && !s->failed;
}

/* Memory that cannot grow is a limit, too. */
static bool has_room(search *s)
{
    s->stopped = s->stopped || asn_arena_left(s->arena) < s->reserve;
    return searches_on(s);
}

/* One expansion more: is it allowed? */
static bool spend(search *s)
{
    if ((s->limits->expansions && s->expansions >= s->limits->expansions) || (s->limits->seconds > 0 && asn_clock() >= s->end) ||
        (s->limits->least < 0 && s->root && s->root->bound < s->limits->least))
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

/* Where the numbers of a network overflow, a probability is not a number, and nothing can be searched. */
static bool is_number(search *s, double bound)
{
    s->stopped = s->stopped || isnan(bound);
    return !isnan(bound);
}

static void push(search *s, stream *t, hope h)
{
    if (h.bound == NEVER || !is_number(s, h.bound))
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

static double bound_of_hope(const hope *h)
{
    double sum = h->way->log_prob;
    for (int32_t i = 0; i < h->way->n; i++)
        if (h->spots[i])
            sum += bound_of(stream_of(h->spots[i]), h->which[i]);
    return sum;
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
    return &stream_of(d->spots[i])->found[d->which[i]];
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

/* Where the better order may stand for all: unless a sequence is told of it (feed), or a constraint looks at the order. */
static bool order_is_free(const search *s, int ctor)
{
    const asn_grammar *g    = s->forest.p.run.grammar;
    bool               free = false, bound = asn_forest_feeds(&s->forest);
    for (const asn_field *f = g->fields + g->ctors[ctor].first_field; f < g->fields + g->ctors[ctor].first_field + g->ctors[ctor].n_fields; f++) {
        free  = free || f->unordered;
        bound = bound || (f->unordered && f->signature && !s->forest.limits.most.unconstrained);
    }
    return free && !bound;
}

static const asn_tree *tree_of_derivation(search *s, asn_arena *a, const asn_spot *spot, const derivation *d);

/* What was taken since then, unless memory ran out: then that stays known. */
static void give_back(search *s, asn_arena_mark mark)
{
    s->failed = s->failed || asn_arena_full(s->arena);
    if (!s->failed)
        asn_arena_back(s->arena, mark);
}

/* Below a spot, derivations differ only if their trees do, so what is left to compare is the order of unordered children: where it is free, so that
 * less is tried above, and in whole trees. */
static bool is_known(search *s, const stream *t, const derivation *d)
{
    const asn_grammar *g = s->forest.p.run.grammar;
    if (t->spot != s->forest.root && (t->spot->kind != ASN_SPOT_TYPE || !order_is_free(s, d->way->label)))
        return false;
    for (int32_t i = 0; i < t->n; i++)
        if (t->found[i].hash == d->hash) {
            asn_arena_mark  mark = asn_arena_here(s->arena);
            const asn_tree *x = tree_of_derivation(s, s->arena, t->spot, &t->found[i]), *y = tree_of_derivation(s, s->arena, t->spot, d);
            bool            same = x && y && asn_same(g, x, y, s->arena);
            give_back(s, mark);
            if (same)
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

/* What stands at a spot, as sequences behind it are told: asn_labels_tree of a tree that is not made. The depth is bounded, so this recursion is. */
static void add_told(asn_labels *l, const asn_spot *spot, const derivation *d, int depth)
{
    if (depth > ASN_LABEL_DEPTH || l->n >= ASN_MOST_LABELS)
        return;
    if (spot->kind == ASN_SPOT_VALUE)
        asn_labels_value(l, spot->node->type, d->value);
    else if (spot->kind == ASN_SPOT_TYPE) {
        asn_labels_ctor(l, d->way->label);
        for (int32_t i = 0; i < d->way->n; i++)
            add_told(l, d->spots[i], behind(d, i), depth + 1);
    } else if (spot->kind == ASN_SPOT_OPTION && d->way->label)
        add_told(l, d->spots[0], behind(d, 0), depth);
    else if (spot->kind == ASN_SPOT_REST)
        for (; d->way->label; d = behind(d, 1))
            add_told(l, d->spots[0], behind(d, 0), depth);
}

/* A spot that depends on what is found at those before it. */
static bool is_told(const search *s, const asn_way *w, int32_t i)
{
    return i > 0 && w->spots[i]->kind == ASN_SPOT_REST && asn_forest_feeds(&s->forest);
}

static void tell(search *s, hope *h, int64_t most)
{
    asn_labels l = {.size = s->forest.limits.m->settings.feed};
    derivation d = {.way = h->way, .spots = h->spots, .which = h->which};
    for (int32_t i = 0; i < h->at; i++)
        add_told(&l, h->spots[i], behind(&d, i), 0);
    asn_spot *spot = taken(s, asn_forest_told(&s->forest, h->way->spots[h->at], &l));
    if (!spot || !new_stream(s, spot))
        return;
    spot->most      = most - h->nodes + spot->least;
    h->spots[h->at] = spot;
}

/* The same, with the next derivation at its spot h->at. Behind that spot it begins anew. */
static void push_next(search *s, stream *t, const hope *h)
{
    int32_t n    = h->way->n;
    hope    next = *h;
    next.which   = taken(s, asn_arena_small(s->arena, (size_t)n * sizeof *next.which));
    if (asn_forest_feeds(&s->forest))
        next.spots = taken(s, asn_arena_small(s->arena, (size_t)n * sizeof(asn_spot *)));
    if (s->failed)
        return;
    for (int32_t i = 0; i < n; i++) {
        next.which[i] = i < h->at ? h->which[i] : i == h->at ? h->which[i] + 1 : 0;
        if (next.spots != h->spots)
            next.spots[i] = i > h->at && is_told(s, h->way, i) ? NULL : h->spots[i];
    }
    next.bound = bound_of_hope(&next);
    push(s, t, next);
}

/* The best hope, as far as its spots have been found. Where one has, the hope with the next derivation there goes into the heap beside it: what is
 * behind may depend on it, so that one may become the better of the two. Each hope comes from one other. */
static void get_on(search *s, stream *t)
{
    hope h = t->heap[0];
    while (!s->failed && h.at < h.way->n && h.which[h.at] < stream_of(h.spots[h.at])->n) {
        const stream *there = stream_of(h.spots[h.at]);
        push_next(s, t, &h);
        h.nodes += there->found[h.which[h.at]].nodes - there->spot->least;
        h.at++;
        if (h.nodes > t->spot->most) {
            h.bound = NEVER;
            break;
        }
        if (h.at < h.way->n && !h.spots[h.at])
            tell(s, &h, t->spot->most);
    }
    t->heap[0] = h; /* none that was pushed had a greater bound */
}

/* Whole trees have to keep to the task's constraints. One that does not is work for nothing, which has its limit too. */
static bool is_answer(search *s, const stream *t, const derivation *d)
{
    if (t->spot != s->forest.root || s->forest.limits.most.unconstrained)
        return true;
    asn_arena_mark  mark    = asn_arena_here(s->arena);
    int             offered = s->sources.n_offered;
    const asn_tree *tree    = tree_of_derivation(s, s->arena, t->spot, d);
    s->failed               = s->failed || !tree;
    bool kept               = tree && asn_kept(&s->sources, &s->forest.limits.most, tree, &s->failed);
    if (offered == s->sources.n_offered) /* else what the sentence offers was found here, and stays */
        give_back(s, mark);
    if (kept)
        return true;
    s->rejected = true;
    spend(s);
    return false;
}

/* The best hope is complete. true: it is one more derivation. */
static bool take_best(search *s, stream *t)
{
    hope       h = t->heap[0];
    derivation d = {.log_prob = h.bound, .nodes = h.nodes, .way = h.way, .spots = h.spots, .which = h.which};
    pop(t);
    d.hash   = hash_of(s, t->spot, &d);
    bool new = d.nodes <= t->spot->most && is_answer(s, t, &d) && !is_known(s, t, &d);
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
        push(s, t, (hope){.bound = spot->ways[i].log_prob, .way = &spot->ways[i]});
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
    int32_t n = h->way->n;
    h->spots  = h->way->spots;
    h->nodes  = h->way->nodes;
    h->which  = taken(s, asn_arena_small(s->arena, (size_t)n * sizeof *h->which + 1));
    if (asn_forest_feeds(&s->forest))
        h->spots = taken(s, asn_arena_small(s->arena, (size_t)n * sizeof(asn_spot *) + 1));
    for (int32_t i = 0; i < n && !s->failed; i++) {
        asn_spot *spot = h->way->spots[i];
        h->which[i]    = 0;
        h->nodes += spot->least;
        if (h->spots != h->way->spots)
            h->spots[i] = is_told(s, h->way, i) ? NULL : spot;
        if (h->spots[i])
            new_stream(s, spot);
    }
    if (h->nodes > t->spot->most)
        h->bound = NEVER;
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
    while (searches_on(s)) {
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

/* The best hope of a stream, as far as that goes without what is behind it. */
typedef enum outcome {
    FOUND,   /* one more derivation */
    NOTHING, /* there is none, or none that reaches the floor, and the stream's bound says so; or a limit was reached */
    BELOW    /* a spot of the best hope has to find one more first */
} outcome;

static outcome advance(search *s, stream *t, double floor)
{
    if (t->spot->kind == ASN_SPOT_VALUE)
        return next_value(s, t, floor) ? FOUND : NOTHING;
    if (!t->spot->scored)
        score(s, t);
    while (has_room(s)) {
        if (t->n_heap && t->heap[0].which) {
            double before = t->heap[0].bound;
            get_on(s, t);
            if (s->failed)
                return NOTHING;
            double bound = t->heap[0].bound == NEVER ? NEVER : bound_of_hope(&t->heap[0]);
            if (!is_number(s, bound))
                return NOTHING;
            if (bound < before) { /* more is known by now */
                t->heap[0].bound = bound;
                if (bound == NEVER)
                    pop(t);
                else
                    sink(t, 0);
                continue;
            }
        }
        hope *h  = t->heap;
        t->bound = best_bound(t);
        if (t->bound == NEVER || t->bound < floor)
            return NOTHING;
        if (!h->which) {
            open_way(s, t, h);
            sink(t, 0);
        } else if (h->at < h->way->n)
            return BELOW;
        else if (take_best(s, t))
            return FOUND;
    }
    return NOTHING;
}

/* Down to where the best hope waits, until another hope of that stream or of one above it is better. The floor is never above the bound, however numbers
 * are rounded: it gets on. */
static void go_below(search *s, stream *t, double floor)
{
    const hope *h     = t->heap;
    stream     *below = stream_of(h->spots[h->at]);
    double      second = second_bound(t), wanted = (second > floor ? second : floor) - (h->bound - below->bound);
    if (s->depth == s->room_waiting) {
        int      room = s->room_waiting ? 2 * s->room_waiting : 16;
        waiting *all  = taken(s, asn_arena_resize(s->arena, s->waiting, (size_t)s->room_waiting * sizeof *all, (size_t)room * sizeof *all));
        if (!all)
            return;
        s->waiting      = all;
        s->room_waiting = room;
    }
    s->waiting[s->depth++] = (waiting){t, floor};
    s->now                 = (waiting){below, wanted < below->bound ? wanted : below->bound};
}

/* Finds one more derivation of a stream. false: there is none, or a limit was reached. The streams that wait for those below them are in a list, not on
 * the machine's stack, which may be small: there is one for each child of a sequence. */
static bool next(search *s, stream *t)
{
    s->depth = 0;
    s->now   = (waiting){t, NEVER};
    for (;;) {
        outcome o = advance(s, s->now.stream, s->now.floor);
        if (o == BELOW)
            go_below(s, s->now.stream, s->now.floor);
        else if (s->depth == 0)
            return o == FOUND;
        else
            s->now = s->waiting[--s->depth];
        if (!searches_on(s))
            return false;
    }
}

/* ---- Trees. */

static const asn_tree *subtree(search *s, asn_arena *a, const derivation *d, int32_t i)
{
    return tree_of_derivation(s, a, d->spots[i], behind(d, i));
}

/* What is behind a spot of a field that has one child or none. ok: false if memory ran out. */
static const asn_tree *only_child(search *s, asn_arena *a, const asn_spot *spot, const derivation *d, bool *ok)
{
    if (spot->kind == ASN_SPOT_OPTION && !d->way->label)
        return NULL;
    const asn_tree *t = spot->kind == ASN_SPOT_OPTION ? subtree(s, a, d, 0) : tree_of_derivation(s, a, spot, d);
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
        all[i] = only_child(s, a, d->spots[0], behind(d, 0), &ok);
    if (all && ok)
        asn_build_children(b, field, n ? all : NULL, n);
    return all && ok;
}

static const asn_tree *tree_of_derivation(search *s, asn_arena *a, const asn_spot *spot, const derivation *d)
{
    const asn_grammar *g = s->forest.p.run.grammar;
    if (spot->kind == ASN_SPOT_VALUE)
        return asn_tree_of_atom(a, d->value);
    const asn_ctor *c  = &g->ctors[d->way->label];
    asn_build       b  = asn_build_begin(a, g, d->way->label);
    bool            ok = true;
    for (int f = 0, i = 0; f < c->n_fields && ok; f++) {
        const asn_spot *field = i < d->way->n && d->spots[i]->field == f ? d->spots[i] : NULL; /* NULL: it never occurs */
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

/* With what the search has computed. */
static bool add_greedy(search *s, asn_committee *committee, const asn_example *e, const asn_budget *budget, asn_arena *a, asn_kbest *to, int *room)
{
    double          log_prob;
    const asn_grammar *g = asn_committee_model(committee)->g;
    asn_committee_again(committee);
    const asn_tree *tree = asn_greedy(committee, e, budget, NULL, a, &log_prob);
    for (int i = 0; i < to->n && tree; i++)
        if (asn_same(g, to->all[i].tree, tree, a))
            return true;
    return tree && add_guess(s, a, to, room, tree, log_prob);
}

bool asn_search(asn_committee *committee, const asn_example *e, const asn_budget *budget, int k, const asn_limits *limits, asn_arena *a, asn_kbest *to)
{
    search s    = {.limits = limits, .end = limits->seconds > 0 ? asn_clock() + limits->seconds : 0};
    int    room = 0;
    *to         = (asn_kbest){0};
    if (!asn_forest_begin(&s.forest, committee, e, budget))
        return false;
    s.arena   = asn_committee_arena(committee);
    s.reserve = asn_arena_left(s.arena) / 4;
    s.sources = (asn_sources){committee, e, s.forest.limits.most.letters, NULL, 0};
    if (!new_stream(&s, s.forest.root))
        return false;
    stream *root = s.root = stream_of(s.forest.root);
    while (to->n < k && next(&s, root)) {
        const derivation *d = &root->found[root->n - 1];
        if (!add_guess(&s, a, to, &room, tree_of_derivation(&s, a, root->spot, d), d->log_prob))
            return false;
    }
    to->proved     = to->n;
    to->exact      = !s.stopped && (to->n > 0 || !s.rejected); /* no tree keeps to the constraints: then greedy's has to do */
    to->bound      = root->bound;
    to->expansions = s.expansions;
    return !s.failed && (to->exact || add_greedy(&s, committee, e, budget, a, to, &room));
}
