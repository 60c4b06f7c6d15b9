/* Search against all trees: enumerates every tree that a small model can make within its budget, scores each one, sorts them, and asks search for the k best.
 * They must be the same trees with the same log-probabilities, for every k, also when a limit cuts the search short. Prints a line;
 * trial.h says how it is compiled.   kbest MODELS [SEED] */
#include "decoding/kept.h"
#include "decoding/metrics.h"
#include "decoding/search.h"
#include "text/copy.h"
#include "trial.h"

enum { EXAMPLES = 4, MOST_TREES = 3000 };

static asn_arena         *arena;    /* of the trees of a model */
static const asn_example *sentence; /* that they are trees of */

/* ---- Every tree. What is enumerated has at most so many nodes, where a place of a ?* counts as one. */

typedef struct known {
    const asn_tree *tree;
    int             nodes;
    double          log_prob;
} known;
typedef struct trees {
    known *all;
    int    n, room;
} trees;

static bool too_many;

static void add(trees *t, const asn_tree *one, int nodes)
{
    too_many = too_many || t->n > 20 * MOST_TREES;
    if (too_many)
        return;
    if (t->n == t->room) {
        t->room = t->room ? 2 * t->room : 64;
        t->all  = realloc(t->all, (size_t)t->room * sizeof *t->all);
    }
    t->all[t->n++] = (known){one, nodes, 0};
}

static bool is_there(const trees *t, asn_atom atom)
{
    for (int i = 0; i < t->n; i++)
        if (asn_atom_equal(asn_tree_value(t->all[i].tree), atom))
            return true;
    return false;
}

static void add_spelled(trees *t, const asn_model *m, const char *prefix, size_t length, int letters)
{
    asn_atom atom = {ASN_STRING, (uint32_t)length, asn_arena_text(arena, prefix, length)};
    size_t   n;
    if (!is_there(t, atom))
        add(t, asn_tree_of_atom(arena, atom), 1);
    for (int32_t l = 1; l < m->letters.n && letters < m->settings.letters && !too_many; l++) {
        char        text[100];
        const char *letter = asn_vocab_text(&m->letters, l, &n);
        memcpy(text, prefix, length);
        memcpy(text + length, letter, n);
        add_spelled(t, m, text, length + n, letters + 1);
    }
}

static void add_copied(trees *t, int type)
{
    const asn_type *about = &GRAMMAR.types[type];
    for (int k = about->first_copy; k < about->first_copy + about->n_copies; k++) {
        const asn_tokens *tokens = &sentence->tokens[GRAMMAR.copies[k].input];
        for (int32_t first = -1, last; asn_copy_next(&GRAMMAR.copies[k], tokens->n, &first, &last);) {
            asn_buffer b = {.arena = arena};
            asn_atom   atom;
            if (asn_copy_value(&GRAMMAR, &GRAMMAR.copies[k], tokens, first, last, &b, &atom) && !is_there(t, atom))
                add(t, asn_tree_of_atom(arena, atom), 1);
        }
    }
}

/* maybe: None would be read as absent. */
static trees values_of(const asn_model *m, int type, bool maybe)
{
    trees t      = {0};
    bool  copied = GRAMMAR.types[type].n_copies > 0;
    if (m->values[type].n < 2 && m->letters.n < 2 && !copied)
        return t; /* the model has no value for it */
    for (int32_t i = 1; i < m->values[type].n; i++) {
        size_t      n;
        const char *key  = asn_vocab_text(&m->values[type], i, &n);
        asn_atom    atom = asn_value_of_key(key, n);
        if (!maybe || !asn_atom_equal(atom, asn_name("None")))
            add(&t, asn_tree_of_atom(arena, atom), 1);
    }
    add_copied(&t, type);
    if (GRAMMAR.types[type].open && (m->letters.n > 1 || (t.n == 0 && !copied)))
        add_spelled(&t, m, "", 0, 0);
    if (copied && t.n == 0)
        add(&t, asn_tree_of_atom(arena, GRAMMAR.types[type].builtin == ASN_INT ? asn_number("0") : asn_string("")), 1);
    return t;
}

typedef struct option { /* what a field can hold */
    const asn_tree *const *children;
    int                    count, nodes;
} option;
typedef struct options {
    option *all;
    int     n, room;
} options;

static void add_option(options *o, const asn_tree *const *children, int count, int nodes)
{
    too_many = too_many || o->n > 20 * MOST_TREES;
    if (too_many)
        return;
    if (o->n == o->room) {
        o->room = o->room ? 2 * o->room : 64;
        o->all  = realloc(o->all, (size_t)o->room * sizeof *o->all);
    }
    const asn_tree **copy = asn_arena_alloc(arena, (size_t)count + 1, sizeof *copy);
    for (int i = 0; i < count; i++)
        copy[i] = children[i];
    o->all[o->n++] = (option){copy, count, nodes};
}

static void add_sequences(options *o, const trees *t, const asn_tree **begin, int n, int nodes, int most)
{
    add_option(o, begin, n, nodes);
    HOLDS(n < 60);
    for (int i = 0; i < t->n && !too_many; i++)
        if (nodes + t->all[i].nodes <= most) {
            begin[n] = t->all[i].tree;
            add_sequences(o, t, begin, n + 1, nodes + t->all[i].nodes, most);
        }
}

static trees trees_of(const asn_model *m, int type, int height, int nodes, bool maybe);

static options options_of(const asn_model *m, int field, int height, int nodes)
{
    const asn_field *f = &GRAMMAR.fields[field];
    const asn_tree  *begin[64], *none = NULL;
    options          o = {0};
    bool             gaps = f->card == ASN_OPTIONALS;
    trees            t = {0};
    if (m->seen.field[field])
        t = trees_of(m, f->type, height, nodes - gaps, gaps || f->card == ASN_OPTIONAL);
    for (int i = 0; i < t.n; i++)
        t.all[i].nodes += gaps;
    if (gaps && m->seen.field[field])
        add(&t, NULL, 1);
    if (gaps || f->card == ASN_SEQUENCE)
        add_sequences(&o, &t, begin, 0, 0, nodes);
    else {
        if (f->card == ASN_OPTIONAL)
            add_option(&o, &none, 1, 0);
        for (int i = 0; i < t.n; i++)
            add_option(&o, &t.all[i].tree, 1, t.all[i].nodes);
    }
    free(t.all);
    return o;
}

/* All ways to fill the fields from f on. */
static void add_filled(trees *t, int ctor, const options *o, const option **taken, int f, int nodes, int most)
{
    const asn_ctor *c = &GRAMMAR.ctors[ctor];
    for (int i = 0; f < c->n_fields && i < o[f].n && !too_many; i++)
        if (nodes + o[f].all[i].nodes <= most) {
            taken[f] = &o[f].all[i];
            add_filled(t, ctor, o, taken, f + 1, nodes + o[f].all[i].nodes, most);
        }
    if (f < c->n_fields)
        return;
    asn_build b = asn_build_begin(arena, &GRAMMAR, ctor);
    for (f = 0; f < c->n_fields; f++) {
        asn_card card = GRAMMAR.fields[c->first_field + f].card;
        if (card == ASN_SEQUENCE || card == ASN_OPTIONALS)
            asn_build_children(&b, f, taken[f]->children, taken[f]->count);
        else
            asn_build_child(&b, f, taken[f]->children[0]);
    }
    const asn_tree *tree = asn_build_end(&b);
    HOLDS(tree);
    add(t, tree, nodes);
}

static void add_ctor(trees *t, const asn_model *m, int ctor, int height, int most)
{
    const asn_ctor *c = &GRAMMAR.ctors[ctor];
    options         o[8];
    const option   *taken[8];
    for (int f = 0; f < c->n_fields; f++)
        o[f] = options_of(m, c->first_field + f, height - 1, most - 1);
    add_filled(t, ctor, o, taken, 0, 1, most);
    for (int f = 0; f < c->n_fields; f++)
        free(o[f].all);
}

static trees trees_of(const asn_model *m, int type, int height, int nodes, bool maybe)
{
    trees t = {0};
    if (height < 1 || nodes < 1)
        return t;
    if (GRAMMAR.types[type].primitive)
        return values_of(m, type, maybe);
    for (int k = 0; k < GRAMMAR.types[type].n_ctors; k++)
        if (m->seen.ctor[GRAMMAR.types[type].first_ctor + k])
            add_ctor(&t, m, GRAMMAR.types[type].first_ctor + k, height, nodes);
    return t;
}

/* ---- What each is worth. */

static void meet(const asn_tree *t, int type, int *types, int *n)
{
    const asn_ctor *c = &GRAMMAR.ctors[t->ctor];
    if (t->ctor == 0)
        types[(*n)++] = type;
    for (int f = 0; t->ctor && f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i))
                meet(asn_tree_child(t, f, i), GRAMMAR.fields[c->first_field + f].type, types, n);
}

/* Indexing holds an empty string to be unknown or spelled; it is spelled where that is possible. */
static double worth(setup *s, const asn_tree *t)
{
    asn_example e = *sentence;
    int         types[64], n = 0;
    e.tree = t;
    HOLDS(asn_index_example(arena, s->model, &e, false));
    meet(t, GRAMMAR.root, types, &n);
    HOLDS(n == e.n_values && n <= COUNT(types));
    for (int i = 0; i < n; i++)
        if (GRAMMAR.types[types[i]].open && (e.value[i] == 0 || e.value[i] == ASN_SPELLED))
            e.value[i] = s->model->letters.n > 1 || !GRAMMAR.types[types[i]].n_copies ? ASN_SPELLED : 0;
    return score(s, &e);
}

static int by_worth(const void *x, const void *y)
{
    double a = ((const known *)x)->log_prob, b = ((const known *)y)->log_prob;
    return (a < b) - (a > b);
}

/* Those that keep to the task's constraints. */
static void keep(setup *s, trees *t)
{
    asn_budget  budget  = asn_budget_of(s->model);
    asn_sources sources = {s->committee, sentence, budget.letters, NULL, 0};
    asn_state   root;
    bool        failed = false;
    int         n      = 0;
    HOLDS(asn_committee_begin(s->committee, sentence, &root)); /* its memory is for what is made here */
    for (int i = 0; i < t->n; i++)
        if (asn_kept(&sources, &budget, t->all[i].tree, &failed))
            t->all[n++] = t->all[i];
    t->n = n;
    HOLDS(!failed);
}

static bool has_unordered(void)
{
    for (int f = 0; f < GRAMMAR.n_fields; f++)
        if (GRAMMAR.fields[f].unordered)
            return true;
    return false;
}

/* The best first, and of those that are one tree the best alone. */
static void rank(trees *t)
{
    int        n       = 0;
    asn_arena *scratch = asn_arena_new(0);
    qsort(t->all, (size_t)t->n, sizeof *t->all, by_worth);
    for (int i = 0; i < t->n; i++) {
        bool seen = false;
        for (int k = 0; k < n && has_unordered() && !seen; k++)
            seen = t->all[k].nodes == t->all[i].nodes && t->all[k].tree->ctor == t->all[i].tree->ctor &&
                   asn_metrics_same(&GRAMMAR, t->all[k].tree, t->all[i].tree, scratch);
        if (!seen)
            t->all[n++] = t->all[i];
        asn_arena_reset(scratch);
    }
    t->n = n;
    asn_arena_free(scratch);
}

/* ---- Search. */

static const char *text_of(const asn_tree *t)
{
    return asn_tree_write(arena, &GRAMMAR, t);
}

/* The tree in place i is the right one, or has the same log-probability as the right one but for rounding. */
static void same_as(const trees *all, const asn_kbest *got, int i, asn_arena *a)
{
    const asn_guess *g = &got->all[i];
    if (!near(g->log_prob, all->all[i].log_prob, 1e-9))
        DIE("place %d of %d has log-probability %.12g (%s), not %.12g (%s)", i, all->n, g->log_prob, text_of(g->tree), all->all[i].log_prob,
            text_of(all->all[i].tree));
    for (int k = 0; k < all->n; k++)
        if (near(all->all[k].log_prob, g->log_prob, 1e-9) && asn_metrics_same(&GRAMMAR, all->all[k].tree, g->tree, a))
            return;
    DIE("place %d of %d is %s, which has another log-probability than %.12g", i, all->n, text_of(g->tree), g->log_prob);
}

static void distinct(const asn_kbest *got, asn_arena *a)
{
    for (int i = 0; i < got->n && i < 40; i++)
        for (int k = 0; k < i; k++)
            if (asn_metrics_same(&GRAMMAR, got->all[i].tree, got->all[k].tree, a))
                DIE("places %d and %d are both %s", k, i, text_of(got->all[i].tree));
}

static void is_exact(setup *s, const asn_example *e, const trees *all, int k)
{
    asn_arena *a = asn_arena_new(0);
    asn_kbest  got;
    HOLDS(asn_search(s->committee, e, NULL, k, &(asn_limits){0}, a, &got));
    if (all->n == 0) { /* all are forbidden: greedy's has to do */
        HOLDS(!got.exact && got.proved == 0 && got.n == 1);
        asn_arena_free(a);
        return;
    }
    if (!got.exact || got.n != (k < all->n ? k : all->n))
        DIE("%d of %d best of %d trees, exact %d", got.n, k, all->n, got.exact);
    for (int i = 0; i < got.n; i++)
        same_as(all, &got, i, a);
    distinct(&got, a);
    if (got.n < k && got.bound != -(double)INFINITY)
        DIE("all trees are found, but the bound of more is %g", got.bound);
    if (got.n < all->n && got.bound < all->all[got.n].log_prob - 1e-9)
        DIE("the bound %.12g is below the next tree, %.12g", got.bound, all->all[got.n].log_prob);
    asn_arena_free(a);
}

/* Cut short: what was found is the best all the same, greedy's tree comes last, and the bound holds. true: it was cut. */
static bool is_honest(setup *s, const asn_example *e, const trees *all, int k, int expansions)
{
    asn_arena *a = asn_arena_new(0);
    asn_kbest  got;
    HOLDS(asn_search(s->committee, e, NULL, k, &(asn_limits){.expansions = expansions}, a, &got));
    HOLDS(got.expansions <= expansions && got.n <= k && got.n > 0 && got.proved <= got.n && (!got.exact || got.proved == got.n));
    for (int i = 0; i < got.proved; i++)
        same_as(all, &got, i, a);
    if (got.proved < all->n && got.bound < all->all[got.proved].log_prob - 1e-9)
        DIE("the bound %.12g is below the next tree, %.12g", got.bound, all->all[got.proved].log_prob);
    if (!got.exact) {
        const asn_tree *greedy = asn_greedy(s->committee, e, NULL, NULL, a, NULL);
        int             at     = 0;
        while (at < got.n && !asn_metrics_same(&GRAMMAR, greedy, got.all[at].tree, a))
            at++;
        HOLDS(at < got.n && got.n <= got.proved + 1);
    }
    distinct(&got, a);
    asn_arena_free(a);
    return !got.exact;
}

/* Greedy's tree is among all. true: it is not the best. */
static bool greedy_is_among(setup *s, const asn_example *e, const trees *all)
{
    asn_arena      *a = asn_arena_new(0);
    const asn_tree *t = asn_greedy(s->committee, e, NULL, NULL, a, NULL);
    int             at = 0;
    HOLDS(t);
    while (at < all->n && !asn_metrics_same(&GRAMMAR, all->all[at].tree, t, a))
        at++;
    bool        failed = false;
    asn_budget  budget = asn_budget_of(s->model);
    asn_sources sources = {s->committee, sentence, budget.letters, NULL, 0};
    if (at == all->n && asn_kept(&sources, &budget, t, &failed))
        DIE("greedy has %s, which is no tree of all", text_of(t));
    asn_arena_free(a);
    return at == all->n || all->all[at].log_prob < all->all[0].log_prob - 1e-9;
}

/* ---- Random models, whose trees are few enough. Some decide with a second one. */

static asn_real   *second;
static asn_weights seconds;

static void end(setup *s)
{
    setup_end(s);
    asn_weights_reset(&seconds);
    free(second);
    asn_arena_reset(arena);
}

/* The tree with words of sentences as values, where these are copied: then some are in the list and in the input. */
static const asn_tree *with_words(rng *r, asn_arena *a, const asn_tree *t, int type)
{
    static const char *const words[] = {"a", "to", "job", "x", "a to"};
    if (t->ctor == 0)
        return GRAMMAR.types[type].n_copies && asn_tree_value(t).kind == ASN_STRING && rng_below(r, 2) ? asn_tree_of_atom(a, asn_string(words[rng_below(r, COUNT(words))])) : t;
    asn_build b = asn_build_begin(a, &GRAMMAR, t->ctor);
    for (int f = 0; f < GRAMMAR.ctors[t->ctor].n_fields; f++) {
        const asn_field *field = &GRAMMAR.fields[GRAMMAR.ctors[t->ctor].first_field + f];
        int              n     = asn_tree_count(t, f);
        const asn_tree **all   = asn_arena_alloc(a, (size_t)n + 1, sizeof *all);
        for (int i = 0; i < n; i++)
            all[i] = asn_tree_child(t, f, i) ? with_words(r, a, asn_tree_child(t, f, i), field->type) : NULL;
        if (field->card == ASN_SEQUENCE || field->card == ASN_OPTIONALS)
            asn_build_children(&b, f, all, n);
        else
            asn_build_child(&b, f, n ? all[0] : NULL);
    }
    return asn_build_end(&b);
}

static setup make(rng *r, trees *all, asn_example *e)
{
    for (int tries = 0; tries < 2000; tries++) {
        asn_settings set;
        asn_error    err;
        setup        s    = setup_begin(r, EXAMPLES);
        int          size = least_of(&GRAMMAR)->size[GRAMMAR.root];
        for (int i = 0; i < s.n; i++)
            s.data->all[i].tree = with_words(r, s.data->arena, random_tree(r, s.data->arena, &GRAMMAR, GRAMMAR.root, size + rng_below(r, 10)), GRAMMAR.root);
        asn_settings_default(&set, &GRAMMAR);
        set.hidden  = 3 + rng_below(r, 3);
        set.embed   = 2 + rng_below(r, 3);
        set.minimum = 1;
        set.nodes   = size + rng_below(r, 7);
        set.depth   = least_of(&GRAMMAR)->height[GRAMMAR.root] + rng_below(r, 4);
        set.letters = rng_below(r, 3);
        set.prune   = rng_below(r, 2);
        set.feed    = rng_below(r, 2) ? 0 : 1 + rng_below(r, 40);
        if (setup_model(&s, r, &set, &err) && set.nodes >= s.model->least_size[GRAMMAR.root] && set.depth >= s.model->least_height[GRAMMAR.root]) {
            double scale = rng_below(r, 2) ? 1 : 0.2;
            asn_member both[2] = {{s.model, s.weights}, {.model = s.model}};
            HOLDS((second = asn_weights_block(s.model)) && asn_weights_view(&both[1].weights, s.model, second));
            for (size_t k = 0; k < s.model->n_weights; k++) {
                s.block[k] = scale * (double)(rng_below(r, 2001) - 1000) / 300;
                second[k]  = scale * (double)(rng_below(r, 2001) - 1000) / 300;
            }
            asn_committee_free(s.committee);
            s.committee = asn_committee_new(both, 1 + (rng_below(r, 3) == 0));
            seconds     = both[1].weights;
            *e = (asn_example){.number = 0};
            random_inputs(r, s.data->arena, e);
            HOLDS(asn_index_example(s.data->arena, s.model, e, false));
            too_many = false;
            sentence = e;
            *all     = trees_of(s.model, GRAMMAR.root, set.depth, set.nodes, false);
            if (!too_many && all->n > 0 && all->n <= MOST_TREES && (all->n > 3 || rng_below(r, 10) == 0))
                return s;
            free(all->all);
            end(&s);
        } else
            setup_end(&s);
    }
    DIE("2000 times no model");
}

int main(int argc, char **argv)
{
    rng r      = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    int models = argc > 1 ? atoi(argv[1]) : 100, missed = 0, cut = 0, most = 0;
    long sum   = 0, forbidden = 0;
    asn_tensor_begin(false);
    arena = asn_arena_new(0);
    for (number_of_model = 0; number_of_model < models; number_of_model++) {
        trees       all;
        asn_example e;
        setup       s = make(&r, &all, &e);
        forbidden += all.n;
        keep(&s, &all);
        forbidden -= all.n;
        for (int i = 0; i < all.n; i++)
            all.all[i].log_prob = worth(&s, all.all[i].tree);
        rank(&all);
        is_exact(&s, &e, &all, 1);
        is_exact(&s, &e, &all, 1 + rng_below(&r, 20));
        is_exact(&s, &e, &all, all.n ? all.n : 1);
        is_exact(&s, &e, &all, all.n + 3);
        for (int i = 0; i < 3; i++)
            cut += is_honest(&s, &e, &all, 1 + rng_below(&r, 8), 1 + rng_below(&r, 60));
        missed += greedy_is_among(&s, &e, &all);
        sum += all.n;
        most = all.n > most ? all.n : most;
        free(all.all);
        end(&s);
    }
    asn_arena_free(arena);
    printf("%s: %d models, %ld trees (at most %d; %ld more are forbidden): search has them in order; cut short %d times; greedy missed the best %d times\n", GRAMMAR.name, models, sum, most,
           forbidden, cut, missed);
    return EXIT_SUCCESS;
}
