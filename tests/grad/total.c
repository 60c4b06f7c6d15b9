/* Probabilities sum to one: enumerates every tree of a small grammar, as far as sequences, heights and words go, and adds up
 * what a model, and an ensemble of two, give them. Prints a line; trial.h says how it is compiled.
 *   total LENGTH HEIGHT LETTERS TREE...     longest sequence, greatest height, longest word; examples for the lists
 * Sequences and words go on for ever: the models here are such that what is longer has next to no probability. Every list
 * has an entry for unknown values, which no tree takes: a number that is in no list stands for it. */
#include "trial.h"

#include "model/ensemble.h"

static int        longest, greatest, most_letters;
static asn_arena *arena; /* of the trees */

/* ---- Every tree. */

typedef struct trees {
    const asn_tree **all;
    int              n, room;
} trees;

static void add(trees *t, const asn_tree *one)
{
    if (t->n == t->room) {
        t->room = t->room ? 2 * t->room : 64;
        t->all  = realloc(t->all, (size_t)t->room * sizeof *t->all);
    }
    t->all[t->n++] = one;
}

static void add_spelled(trees *t, const asn_model *m, int type, const char *prefix, size_t length, int letters)
{
    asn_atom    atom = {ASN_STRING, (uint32_t)length, asn_arena_text(arena, prefix, length)};
    size_t      n;
    const char *key = asn_value_key(arena, atom, &n);
    if (letters > 0 && asn_vocab_find(&m->values[type], key, n) == 0)
        add(t, asn_tree_of_atom(arena, atom));
    for (int32_t l = 1; l < m->letters.n && letters < most_letters; l++) {
        char        text[100];
        const char *letter = asn_vocab_text(&m->letters, l, &n);
        memcpy(text, prefix, length);
        memcpy(text + length, letter, n);
        add_spelled(t, m, type, text, length + n, letters + 1);
    }
}

static trees values_of(const asn_model *m, int type)
{
    trees t = {0};
    for (int32_t i = 1; i < m->values[type].n; i++) {
        size_t      n;
        const char *key = asn_vocab_text(&m->values[type], i, &n);
        add(&t, asn_tree_of_atom(arena, asn_value_of_key(key, n)));
    }
    add(&t, asn_tree_of_atom(arena, asn_number("987654321")));
    if (GRAMMAR.types[type].open)
        add_spelled(&t, m, type, "", 0, 0);
    return t;
}

/* What a field can hold: rows of width children, count of which are there. */
typedef struct option {
    const asn_tree *const *children;
    int                    count;
} option;
typedef struct options {
    option *all;
    int     n, room;
} options;

static void add_option(options *o, const asn_tree *const *children, int count)
{
    if (o->n == o->room) {
        o->room = o->room ? 2 * o->room : 64;
        o->all  = realloc(o->all, (size_t)o->room * sizeof *o->all);
    }
    const asn_tree **copy = asn_arena_alloc(arena, (size_t)count + 1, sizeof *copy);
    for (int i = 0; i < count; i++)
        copy[i] = children[i];
    o->all[o->n++] = (option){copy, count};
}

static void add_sequences(options *o, const trees *t, const asn_tree **begin, int n)
{
    add_option(o, begin, n);
    for (int i = 0; i < t->n && n < longest; i++) {
        begin[n] = t->all[i];
        add_sequences(o, t, begin, n + 1);
    }
}

static trees trees_of(const asn_model *m, int type, int height);

static options options_of(const asn_model *m, const asn_field *f, int height)
{
    const asn_tree *begin[64], *none = NULL;
    options         o = {0};
    trees           t = trees_of(m, f->type, height);
    switch (f->card) {
    case ASN_OPTIONALS: add(&t, NULL); /* fall through */
    case ASN_SEQUENCE:  add_sequences(&o, &t, begin, 0); break;
    case ASN_OPTIONAL:  add_option(&o, &none, 1); /* fall through */
    case ASN_ONE:
        for (int i = 0; i < t.n; i++)
            add_option(&o, &t.all[i], 1);
    }
    free(t.all);
    return o;
}

static void add_ctor(trees *t, const asn_model *m, int ctor, int height)
{
    const asn_ctor *c = &GRAMMAR.ctors[ctor];
    options         o[8];
    int             at[8] = {0};
    bool            any   = true;
    for (int f = 0; f < c->n_fields; f++) {
        o[f] = options_of(m, &GRAMMAR.fields[c->first_field + f], height - 1);
        any  = any && o[f].n;
    }
    while (any) {
        asn_build b = asn_build_begin(arena, &GRAMMAR, ctor);
        for (int f = 0; f < c->n_fields; f++) {
            const option *one  = &o[f].all[at[f]];
            asn_card      card = GRAMMAR.fields[c->first_field + f].card;
            if (card == ASN_SEQUENCE || card == ASN_OPTIONALS)
                asn_build_children(&b, f, one->children, one->count);
            else
                asn_build_child(&b, f, one->children[0]);
        }
        const asn_tree *tree = asn_build_end(&b);
        HOLDS(tree);
        add(t, tree);
        int f = 0;
        while (f < c->n_fields && ++at[f] == o[f].n)
            at[f++] = 0;
        any = f < c->n_fields;
    }
    for (int f = 0; f < c->n_fields; f++)
        free(o[f].all);
}

static trees trees_of(const asn_model *m, int type, int height)
{
    trees t = {0};
    if (GRAMMAR.types[type].primitive)
        return height > 0 ? values_of(m, type) : t;
    for (int k = 0; k < GRAMMAR.types[type].n_ctors && height > 0; k++)
        add_ctor(&t, m, GRAMMAR.types[type].first_ctor + k, height);
    return t;
}

/* ---- Models. */

static setup *partner; /* what decides together with the model of now; NULL: nobody */

static void lean(setup *s, int tensor, double by)
{
    if (tensor >= 0)
        s->block[s->model->tensors[tensor].at] += by;
    if (tensor >= 0 && partner)
        partner->block[partner->model->tensors[tensor].at] += by;
}

/* The same inputs give a model of the same shape, but for its widths. */
static setup make(rng inputs, rng *r, int n, char **texts)
{
    asn_settings set;
    asn_error    err;
    setup        s = setup_begin(&inputs, n);
    for (int i = 0; i < n; i++)
        if (!(s.data->all[i].tree = asn_tree_read(s.data->arena, &GRAMMAR, GRAMMAR.root, "tree", texts[i], strlen(texts[i]), NULL, &err)))
            DIE("%s", err.text);
    asn_settings_default(&set, &GRAMMAR);
    set.hidden  = 3 + rng_below(r, 4);
    set.embed   = 2 + rng_below(r, 4);
    set.letters = most_letters;
    set.prune   = rng_below(&inputs, 2);
    if (!setup_model(&s, r, &set, &err))
        DIE("%s", err.text);
    for (int f = 0; f < GRAMMAR.n_fields; f++) /* sequences end soon, and so do words and what may contain itself */
        if (GRAMMAR.fields[f].card >= ASN_SEQUENCE || (GRAMMAR.fields[f].card == ASN_OPTIONAL && !GRAMMAR.types[GRAMMAR.fields[f].type].primitive))
            lean(&s, s.model->module[s.model->field_module[f]][P_GEN_OUT_B], -3.5);
    for (int t = 0; t < GRAMMAR.n_types; t++)
        if (GRAMMAR.types[t].open)
            lean(&s, s.model->speller[S_OUT_B], 3);
    return s;
}

static double score_tree(setup *s, const asn_tree *t)
{
    asn_example e = *s->all[0];
    e.tree        = t;
    HOLDS(asn_index_example(arena, s->model, &e, false));
    return score(s, &e);
}

/* The share of a value that is spelled though its list holds it: a tree's own probability is that of the list. */
static double spelled_twice(setup *s, const asn_tree *t)
{
    asn_example e = *s->all[0];
    int32_t     letters[64], first[2] = {0};
    e.tree        = t;
    HOLDS(asn_index_example(arena, s->model, &e, false));
    asn_atom v = asn_tree_value(asn_tree_child(t, 0, 0));
    first[1]   = v.kind == ASN_STRING && e.value[0] > 0 ? letters_of(s->model, v, letters) : -1;
    if (first[1] < 0)
        return 0;
    e.value         = (int32_t[]){-1};
    e.letters       = letters;
    e.letters_first = first;
    return exp(score(s, &e));
}

/* The share of the empty word, as decoding spells it: what is said when the list is ruled out,
 * times how likely that is, for which another word is asked. 0 where it is never spelled. */
static double empty_word(setup *s, const asn_tree *spelled)
{
    int    type = GRAMMAR.fields[GRAMMAR.ctors[spelled->ctor].first_field].type, new_b = s->model->module[s->model->type_module[type]][P_NEW_OUT_B];
    double before = score_tree(s, spelled), log_prob;
    lean(s, new_b, 60);
    double          after = score_tree(s, spelled);
    const asn_tree *t     = asn_greedy(s->committee, s->all[0], NULL, NULL, arena, &log_prob);
    lean(s, new_b, -60);
    HOLDS(t);
    return asn_tree_value(asn_tree_child(t, 0, 0)).length == 0 ? exp(log_prob + before - after) : 0;
}

/* The sum over all trees, and how many there are. */
static double sum_of_all(setup *s, int *n)
{
    trees  all = trees_of(s->model, GRAMMAR.root, greatest);
    double sum = 0;
    *n         = all.n;
    for (int i = 0; i < all.n; i++)
        sum += exp(score_tree(s, all.all[i]));
    for (int i = 0; i < all.n && most_letters > 0; i++)
        sum += spelled_twice(s, all.all[i]);
    if (most_letters > 0) /* the last word is one that is spelled */
        sum += empty_word(s, all.all[all.n - 1]);
    free(all.all);
    return sum;
}

/* The probabilities of all trees, by s alone or together with other. */
static double error_of(setup *s, setup *other, int *n)
{
    asn_error      err;
    asn_member     members[] = {{s->model, s->weights}, {other->model, other->weights}};
    asn_committee *alone     = s->committee;
    HOLDS(asn_ensemble_fits(s->model, "one", other->model, "other", &err));
    partner      = other == s ? NULL : other;
    s->committee = asn_committee_new(members, partner ? 2 : 1);
    double sum   = sum_of_all(s, n);
    asn_committee_free(s->committee);
    s->committee = alone;
    partner      = NULL;
    if (!(fabs(sum - 1) < 1e-6))
        DIE("the probabilities of %d trees sum to %.9f", *n, sum);
    return fabs(sum - 1);
}

int main(int argc, char **argv)
{
    rng    r     = {7};
    double worst = 0;
    int    n     = 0;
    if (argc < 5)
        return 2;
    longest      = atoi(argv[1]);
    greatest     = atoi(argv[2]);
    most_letters = atoi(argv[3]);
    asn_tensor_begin(false);
    arena = asn_arena_new(0);
    for (number_of_model = 0; number_of_model < 6; number_of_model++) {
        rng    inputs = {rng_next(&r)};
        setup  s      = make(inputs, &r, argc - 4, argv + 4), other = make(inputs, &r, argc - 4, argv + 4);
        double alone  = error_of(&s, &s, &n), both = error_of(&s, &other, &n);
        worst         = alone > worst ? alone : worst;
        worst         = both > worst ? both : worst;
        setup_end(&s);
        setup_end(&other);
        asn_arena_reset(arena);
    }
    asn_arena_free(arena);
    printf("%s: %d models and as many ensembles of two, the probabilities of %d trees sum to 1 but for %.1g\n", GRAMMAR.name, number_of_model, n, worst);
    return EXIT_SUCCESS;
}
