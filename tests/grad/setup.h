/* setup.h: a few random examples of a grammar and a model with random weights for them. */
#ifndef TEST_SETUP_H
#define TEST_SETUP_H
#include "asn.h"
#include "training/batch.h"
#include "training/teacher.h"
#include "decoding/greedy.h"
#include "decoding/score.h"
#include "examples/ibm.h"
#include "examples/index.h"
#include "examples/tally.h"
#include "model/start.h"
#include "arithmetic/tensor.h"
#include "ground/utf8.h"
#include "text/copy.h"

#include "../unit/helpers.h"

/* Programs that are no Check suite use this header too. */
#define NEED(holds)                                       \
    do {                                                  \
        if (!(holds)) {                                   \
            fprintf(stderr, "setup: not %s\n", #holds);   \
            abort();                                      \
        }                                                 \
    } while (0)

typedef struct setup {
    asn_data          *data;
    asn_model         *model;
    asn_real          *block; /* its weights, and a view of them */
    asn_weights        weights;
    asn_batch         *batch;
    const asn_example **all;
    int                n;
} setup;

static asn_tokens random_tokens(rng *r, asn_arena *a, int most)
{
    static const char *const words[] = {"a", "to", "job", "x", "seven", "q", "12", "ci0", "ci1"};
    asn_tokens t = {.text = asn_arena_alloc(a, 16, sizeof(char *)), .length = asn_arena_alloc(a, 16, sizeof(int32_t)),
                    .begin = asn_arena_alloc(a, 16, sizeof(int32_t))};
    t.n          = rng_below(r, most + 1);
    for (int i = 0; i < t.n; i++) {
        t.text[i]   = words[rng_below(r, COUNT(words))];
        t.length[i] = (int32_t)strlen(t.text[i]);
    }
    return t;
}

/* What a copy statement of the type makes of some tokens, or the value itself. */
static asn_atom copied_value(rng *r, asn_arena *a, const asn_grammar *g, const asn_tokens *tokens, int type, asn_atom v)
{
    const asn_copy   *how = &g->copies[g->types[type].first_copy + rng_below(r, g->types[type].n_copies)];
    const asn_tokens *t   = &tokens[how->input];
    int32_t           first = t->n ? rng_below(r, t->n) : 0, last = t->n ? first + rng_below(r, t->n - first) : 0;
    asn_buffer        b = {.arena = a};
    asn_atom          copied;
    if (t->n == 0 || rng_below(r, 4) == 0)
        return v;
    if (how->part == ASN_COPY_TOKEN)
        last = first;
    if (how->part == ASN_COPY_WHOLE) {
        first = 0;
        last  = t->n - 1;
    }
    return asn_copy_value(g, how, t, first, last, &b, &copied) ? copied : v;
}

/* The tree with values from the tokens, where the task copies. */
static const asn_tree *with_copies(rng *r, asn_arena *a, const asn_grammar *g, const asn_tokens *tokens, const asn_tree *t, int type)
{
    if (t->ctor == 0)
        return g->types[type].n_copies ? asn_tree_of_atom(a, copied_value(r, a, g, tokens, type, asn_tree_value(t))) : t;
    asn_build b = asn_build_begin(a, g, t->ctor);
    for (int f = 0; f < g->ctors[t->ctor].n_fields; f++) {
        const asn_field *field = &g->fields[g->ctors[t->ctor].first_field + f];
        int              n     = asn_tree_count(t, f);
        const asn_tree **all   = asn_arena_alloc(a, (size_t)n + 1, sizeof *all);
        for (int i = 0; i < n; i++)
            all[i] = asn_tree_child(t, f, i) ? with_copies(r, a, g, tokens, asn_tree_child(t, f, i), field->type) : NULL;
        if (field->card == ASN_SEQUENCE || field->card == ASN_OPTIONALS)
            asn_build_children(&b, f, all, n);
        else
            asn_build_child(&b, f, n ? all[0] : NULL);
    }
    return asn_build_end(&b);
}

static void align_all(setup *s, double least)
{
    asn_ibm *x = asn_ibm_learn(s->model, s->data, least);
    NEED(x != NULL);
    for (int i = 0; i < s->n; i++)
        NEED(asn_ibm_align(x, s->data->arena, &s->data->all[i]));
    asn_ibm_free(x);
}

/* A few random examples and a model with random weights for them. */
static setup make(const asn_grammar *g, uint64_t seed, int n, int size, const char *const (*settings)[2])
{
    rng          r = {seed};
    setup       s = {.data = asn_data_new(), .n = n};
    asn_error   err;
    asn_settings set;
    s.data->all  = calloc((size_t)n, sizeof *s.data->all);
    s.data->n    = s.data->room = (size_t)n;
    for (int i = 0; i < n; i++) {
        asn_example *e = &s.data->all[i];
        e->number      = i;
        e->tree        = random_tree(&r, s.data->arena, g, g->root, size);
        e->tokens      = asn_arena_alloc(s.data->arena, (size_t)g->n_inputs, sizeof *e->tokens);
        for (int c = 0; c < g->n_inputs; c++)
            e->tokens[c] = random_tokens(&r, s.data->arena, g->inputs[c].rule == ASN_SYMBOL ? 1 : 6);
        if (g->n_copies)
            NEED(e->tree = with_copies(&r, s.data->arena, g, e->tokens, e->tree, g->root));
    }
    asn_settings_default(&set, g);
    asn_settings_set(&set, "hidden", "5", &err);
    asn_settings_set(&set, "embed", "4", &err);
    for (int i = 0; settings[i][0]; i++)
        NEED(asn_settings_set(&set, settings[i][0], settings[i][1], &err));
    s.model = asn_model_new(g, &set);
    asn_tally_seen(s.data, s.model);
    NEED(asn_tally_data(s.data, s.model, &err));
    NEED(asn_model_layout(s.model, &err) && (s.block = asn_weights_block(s.model)) && asn_weights_view(&s.weights, s.model, s.block));
    asn_start(s.model, s.block);
    for (size_t i = 0; i < s.model->n_weights; i++) /* biases too */
        s.block[i] += 0.1 * (double)(rng_below(&r, 2001) - 1000) / 1000;
    s.all = calloc((size_t)n, sizeof *s.all);
    for (int i = 0; i < n; i++) {
        NEED(asn_index_example(s.data->arena, s.model, &s.data->all[i], true));
        s.all[i] = &s.data->all[i];
    }
    if (set.align > 0)
        align_all(&s, set.align);
    s.batch = asn_batch_new(s.model, s.block);
    return s;
}

/* What a teacher with these weights says of the examples; unteach frees it. */
typedef struct taught {
    asn_model_file    file, *files[1];
    asn_teachers      teachers;
    asn_teacher      *teacher;
    const asn_lesson **lessons;
} taught;

static taught *teach(const setup *s, const asn_real *block)
{
    static const char *const path[] = {"teacher"};
    taught   *t = calloc(1, sizeof *t);
    asn_error err;
    t->file.model = s->model;
    NEED(asn_weights_view(&t->file.weights, s->model, block));
    t->files[0]   = &t->file;
    t->teachers   = (asn_teachers){.all = t->files, .paths = path, .n = 1};
    t->lessons    = calloc((size_t)s->n, sizeof *t->lessons);
    NEED(asn_teachers_meet(&t->teachers, s->model, (size_t)s->n, 0, &err) && (t->teacher = asn_teacher_new(&t->teachers)));
    NEED(asn_teacher_teach(t->teacher, s->all, s->n, t->lessons, &err));
    return t;
}

static void unteach(taught *t)
{
    asn_teacher_free(t->teacher);
    asn_weights_reset(&t->file.weights);
    free(t->teachers.kept);
    free(t->lessons);
    free(t);
}

static void unmake(setup *s)
{
    free(s->all);
    asn_batch_free(s->batch);
    asn_weights_reset(&s->weights);
    free(s->block);
    asn_model_free(s->model);
    asn_data_free(s->data);
}
#endif
