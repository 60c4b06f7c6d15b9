/* What holds for every grammar, tried on one: the batched execution is the one that goes node by node, its gradient is that
 * of central differences, and decoding gives trees whose probability is that of scoring them. Prints a line; trial.h says
 * how it is compiled. Usage: property [SEED] */
#include "trial.h"

enum { EXAMPLES = 5, WEIGHTS = 200, DECODINGS = 30 };

typedef struct counts {
    int models, trees, weights, decoded, twice;
} counts;

/* ---- Random models. */

static double pick(rng *r, double a, double b)
{
    return rng_below(r, 2) ? a : b;
}

/* Some lists come out empty, and then there is no tree: the next seed may have better luck. */
static setup make(rng *r, bool plain)
{
    for (int tries = 0; tries < 200; tries++) {
        asn_settings set;
        asn_error    err;
        setup        s = setup_begin(r, EXAMPLES);
        for (int i = 0; i < s.n; i++)
            s.data->all[i].tree = random_tree(r, s.data->arena, &GRAMMAR, GRAMMAR.root, least_of(&GRAMMAR)->size[GRAMMAR.root] + rng_below(r, 14));
        asn_settings_default(&set, &GRAMMAR);
        set.hidden  = 3 + rng_below(r, 4);
        set.embed   = 2 + rng_below(r, 4);
        set.minimum = 1 + rng_below(r, 2);
        set.nodes   = least_of(&GRAMMAR)->size[GRAMMAR.root] + rng_below(r, 40);
        set.depth   = least_of(&GRAMMAR)->height[GRAMMAR.root] + rng_below(r, 6);
        set.letters = rng_below(r, 9);
        set.prune   = rng_below(r, 2);
        set.dropout = plain ? 0 : pick(r, 0, 0.4);
        set.sup_att = plain ? 0 : pick(r, 0, 0.5);
        set.embed_dropout = plain ? 0 : pick(r, 0, 0.3);
        set.smooth  = plain ? 0 : pick(r, 0, 0.1);
        set.unknown = plain ? 0 : pick(r, 0, 0.5);
        if (setup_model(&s, r, &set, &err))
            return s;
        setup_end(&s);
    }
    DIE("200 times no model");
}

/* ---- One model, three executions. */

static void loss_is_minus_the_log_probability(setup *s, bool plain, counts *c)
{
    double sum = 0;
    for (int i = 0; i < s->n; i++)
        sum -= score(s, s->all[i]);
    double loss = loss_of(s, 0, s->n, NULL);
    if (!near(loss, sum, 1e-9))
        DIE("the batch's loss is %.12g, node by node it is %.12g", loss, sum);
    if (plain) { /* training adds nothing then */
        asn_real *gradient = asn_weights_block(s->model);
        loss               = loss_of(s, 0, s->n, gradient);
        if (!near(loss, sum, 1e-9))
            DIE("the loss of training is %.12g, node by node it is %.12g", loss, sum);
        free(gradient);
    }
    c->trees += s->n;
}

static void gradient_is_the_sum_over_examples(setup *s, asn_real *whole)
{
    asn_real *sum  = asn_weights_block(s->model);
    double    loss = loss_of(s, 0, s->n, whole), parts = 0;
    for (int i = 0; i < s->n; i++)
        parts += loss_of(s, i, 1, sum);
    if (!near(loss, parts, 1e-9))
        DIE("the batch's loss is %.12g, its examples' losses add up to %.12g", loss, parts);
    for (size_t k = 0; k < s->model->n_weights; k++)
        if (!near(whole[k], sum[k], 1e-9))
            DIE("weight %zu: gradient of the batch %.12g, of its examples %.12g", k, whole[k], sum[k]);
    free(sum);
}

/* Differences of the fourth order: h can be larger, so rounding in a large loss does not drown small gradients. */
static double difference(setup *s, asn_real *w, asn_real *spare)
{
    static const int    steps[]   = {-2, -1, 1, 2};
    static const double weights[] = {1, -8, 8, -1};
    double              before = *w, h = 1e-3, sum = 0;
    for (int i = 0; i < 4; i++) {
        *w = before + steps[i] * h;
        sum += weights[i] * loss_of(s, 0, s->n, spare);
    }
    *w = before;
    return sum / (12 * h);
}

static void gradient_is_that_of_differences(setup *s, const asn_real *gradient, rng *r, counts *c)
{
    asn_real *spare = asn_weights_block(s->model);
    for (int i = 0; i < WEIGHTS; i++) {
        const asn_tensor *t  = &s->model->tensors[rng_below(r, s->model->n_tensors)];
        size_t            at = t->at + (size_t)rng_below(r, t->rows * t->cols);
        double wanted = difference(s, &s->block[at], spare), got = gradient[at], size = fabs(wanted) + fabs(got);
        if (!(fabs(wanted - got) < 1e-6 * (size > 1e-2 ? size : 1e-2)))
            DIE("%s[%zu] has gradient %.9g, differences say %.9g", t->name, at - t->at, got, wanted);
        c->weights++;
    }
    free(spare);
}

/* ---- Decoding. */

/* Values of a tree in the order in which modules meet them, which is that of an example's values. */
typedef struct met {
    asn_atom atom[2000];
    int      type[2000], n;
} met;

static void meet(const asn_tree *t, int type, met *m)
{
    if (t->ctor == 0) {
        HOLDS(m->n < COUNT(m->type));
        m->atom[m->n]   = asn_tree_value(t);
        m->type[m->n++] = type;
        return;
    }
    const asn_ctor *c = &GRAMMAR.ctors[t->ctor];
    for (int f = 0; f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i))
                meet(asn_tree_child(t, f, i), GRAMMAR.fields[c->first_field + f].type, m);
}

/* The same tree, some of whose values (bits) are spelled though their list holds them. */
static double score_as_spelled(setup *s, asn_arena *a, const asn_example *e, const met *m, const int *which, unsigned bits)
{
    asn_example other = *e;
    int         most  = s->model->settings.letters + 1, n = 0;
    other.value         = asn_arena_alloc(a, (size_t)m->n + 1, sizeof(int32_t));
    other.letters_first = asn_arena_alloc(a, (size_t)m->n + 1, sizeof(int32_t));
    other.letters       = asn_arena_alloc(a, (size_t)(m->n * most) + 1, sizeof(int32_t));
    for (int i = 0; i < m->n; i++) {
        bool spelled = e->value[i] < 0 || e->letters_first[i + 1] > e->letters_first[i] || (which[i] >= 0 && bits >> which[i] & 1);
        other.value[i] = spelled ? -1 : e->value[i];
        if (spelled)
            n += letters_of(s->model, m->atom[i], other.letters + n);
        other.letters_first[i + 1] = n;
    }
    return score(s, &other);
}

/* A value that is in a list may have been spelled all the same: one of the ways must have the probability that was said. */
static bool some_way_has(setup *s, asn_arena *a, const asn_example *e, double log_prob)
{
    met     *m     = asn_arena_alloc(a, 1, sizeof *m);
    int     *which = asn_arena_alloc(a, COUNT(m->type), sizeof *which), ways = 0;
    int32_t *spare = asn_arena_alloc(a, (size_t)s->model->settings.letters + 1, sizeof *spare);
    meet(e->tree, GRAMMAR.root, m);
    HOLDS(m->n == e->n_values);
    for (int i = 0; i < m->n; i++) {
        bool both = GRAMMAR.types[m->type[i]].open && m->atom[i].kind == ASN_STRING && e->value[i] > 0 && letters_of(s->model, m->atom[i], spare) >= 0;
        which[i]  = !both ? -1 : ways < 12 ? ways++ : ways - 1; /* of very many the last go together */
    }
    for (unsigned bits = 1; bits < 1u << ways; bits++)
        if (near(score_as_spelled(s, a, e, m, which, bits), log_prob, 1e-9))
            return true;
    return false;
}

static void decoding_gives_a_tree_and_its_probability(setup *s, rng *r, counts *c)
{
    asn_arena *a = asn_arena_new(0);
    for (int round = 0; round < DECODINGS; round++) {
        for (size_t k = 0; k < s->model->n_weights; k++)
            s->block[k] = (double)(rng_below(r, 2001) - 1000) / 200;
        asn_committee_free(s->committee); /* it keeps products: weights must not change under it */
        s->committee = asn_committee_new(&(asn_member){s->model, s->weights}, 1);
        asn_example     e = {.number = 0};
        double          log_prob;
        asn_error       err;
        random_inputs(r, a, &e);
        HOLDS(asn_index_example(a, s->model, &e, false));
        const asn_tree *t = asn_greedy(s->committee, &e, NULL, NULL, a, &log_prob);
        if (!t)
            DIE("decoding failed");
        const char     *text  = asn_tree_write(a, &GRAMMAR, t);
        const asn_tree *again = asn_tree_read(a, &GRAMMAR, GRAMMAR.root, "decoded", text, strlen(text), NULL, &err);
        if (!again || !asn_tree_equal(t, again, &GRAMMAR))
            DIE("decoded %s: %s", text, again ? "another tree when it is read again" : err.text);
        if (asn_tree_size(t, &GRAMMAR) > s->model->settings.nodes || t->height > s->model->settings.depth)
            DIE("decoded %s: over its budget of %d nodes, depth %d", text, s->model->settings.nodes, s->model->settings.depth);
        e.tree = t;
        HOLDS(asn_index_example(a, s->model, &e, false));
        double scored = score(s, &e);
        bool   same   = near(log_prob, scored, 1e-9);
        if (!same && !some_way_has(s, a, &e, log_prob))
            DIE("decoded %s with log-probability %.12g, scored it is %.12g", text, log_prob, scored);
        c->decoded++;
        c->twice += !same;
        asn_arena_reset(a);
    }
    asn_arena_free(a);
}

int main(int argc, char **argv)
{
    rng    r = {argc > 1 ? strtoull(argv[1], NULL, 10) : 1};
    counts c = {0};
    asn_tensor_begin(false);
    for (number_of_model = 0; number_of_model < 8; number_of_model++) {
        bool      plain    = number_of_model % 2 == 0;
        setup     s        = make(&r, plain);
        asn_real *gradient = asn_weights_block(s.model);
        loss_is_minus_the_log_probability(&s, plain, &c);
        gradient_is_the_sum_over_examples(&s, gradient);
        gradient_is_that_of_differences(&s, gradient, &r, &c);
        decoding_gives_a_tree_and_its_probability(&s, &r, &c);
        free(gradient);
        setup_end(&s);
        c.models++;
    }
    printf("%s: %d models, %d trees, %d weights, %d decoded (%d with a value spelled that is in its list)\n", GRAMMAR.name, c.models, c.trees,
           c.weights, c.decoded, c.twice);
    return EXIT_SUCCESS;
}
