/* answer: what one answer costs, and what its model says of gold trees.
 *   answer NAME MODEL FILE [N]    the first N examples of FILE (all); a line of JSON on stdout
 * loss: -log p of each gold tree; us: microseconds of each greedy answer; limit_us: of its products alone, each row times its
 * matrix in the order of the equations as they are written, with whichever is fastest, OpenBLAS in either layout or our
 * kernel; trees: the answers; bytes: of weights and encodings that those products read, flop: of gold trees, forward: means;
 * nodes: mean of gold trees; read: seconds for reading and numbering all of FILE; examples: how many it has. */
#include "atis.h"
#include "decoding/best.h"
#include "decoding/score.h"
#include "examples/data.h"
#include "examples/index.h"
#include "model/model_file.h"
#include "geo.h"
#include "hearthstone.h"
#include "jobs.h"
#include "arithmetic/kernel.h"
#include "text/print.h"

#include <cblas.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- The products of a tree, in the order in which decoding needs them. */

enum { ENCODINGS = -2 }; /* instead of a tensor: the tokens, for scores and once more for the context */

typedef struct products {
    const asn_model   *m;
    const asn_weights *weights;
    int               *tensor;
    int                n, room, tokens, nodes;
} products;

static void multiply(products *p, int tensor)
{
    if (tensor == -1)
        return;
    if (p->n == p->room) {
        p->room   = p->room ? 2 * p->room : 1024;
        p->tensor = realloc(p->tensor, (size_t)p->room * sizeof *p->tensor);
        if (!p->tensor)
            exit(3);
    }
    p->tensor[p->n++] = tensor;
}

static void layer(products *p, const int *tensors, const int *parts)
{
    for (; *parts >= 0; parts++)
        multiply(p, tensors[*parts]);
}

static void cell(products *p, int lstm)
{
    multiply(p, lstm + L_X);
    multiply(p, lstm + L_H);
}

static void attend(products *p, const int *tensors, const int *parts)
{
    if (tensors[*parts] < 0)
        return;
    layer(p, tensors, parts);
    multiply(p, ENCODINGS);
    multiply(p, ENCODINGS);
}

/* What a layer multiplies; what a module has not is left out. */
static const int attention[]  = {P_ATT_V, P_ATT_S, P_ATT_COMP_V, P_ATT_COMP_S, -1};
static const int choice[]     = {P_F_V, P_F_C, P_F_OUT_W, -1};
static const int embedding[]  = {P_F_E, P_F_C, -1};
static const int gen[]        = {P_GEN_V, P_GEN_S, P_GEN_C, P_GEN_OUT_W, -1};
static const int update[]     = {P_UPDATE_V, P_UPDATE_S, P_UPDATE_C, -1};
static const int some[]       = {P_SOME_V, P_SOME_C, P_SOME_OUT_W, -1};
static const int new_value[]  = {P_NEW_V, P_NEW_C, P_NEW_OUT_W, -1};
static const int to_letters[] = {S_ATT_V, S_ATT_S, S_ATT_COMP_V, S_ATT_COMP_S, -1};
static const int letter[]     = {S_V, S_S, S_C, S_OUT_W, -1};

static bool is_listed(const asn_model *m, int type, asn_atom v)
{
    char   key[4096];
    size_t n = v.length < sizeof key - 1 ? v.length : sizeof key - 1;
    key[0]   = "?sbnm"[v.kind];
    memcpy(key + 1, v.text, n);
    return !m->g->types[type].open || v.kind != ASN_STRING || asn_vocab_find(&m->values[type], key, n + 1) > 0;
}

static void walk_value(products *p, int type, asn_atom v)
{
    const asn_model *m   = p->m;
    const int       *own = m->module[m->type_module[type]];
    attend(p, own, attention);
    layer(p, own, new_value);
    if (is_listed(m, type, v)) {
        layer(p, own, choice);
        return;
    }
    multiply(p, m->speller[S_START_W]);
    for (size_t i = 0; i <= v.length; i++) { /* one more ends the word */
        if (i < v.length && (v.text[i] & 0xC0) == 0x80)
            continue;
        cell(p, m->speller[S_LSTM]);
        attend(p, m->speller, to_letters);
        layer(p, m->speller, letter);
    }
}

/* A field that no example fills has no parameters. */
static bool is_kept(const asn_model *m, int field)
{
    return m->module[m->field_module[field]][P_E] >= 0;
}

static void walk(products *p, int type, const asn_tree *t);

static void walk_field(products *p, int field, const asn_tree *t, int place)
{
    const asn_field *f    = &p->m->g->fields[field];
    const int       *own  = p->m->module[p->m->field_module[field]];
    int              kids = asn_tree_count(t, place);
    if (f->card == ASN_OPTIONAL) {
        attend(p, own, attention);
        layer(p, own, gen);
    }
    if (f->card == ASN_ONE || f->card == ASN_OPTIONAL) {
        if (kids)
            walk(p, f->type, asn_tree_child(t, place, 0));
        return;
    }
    multiply(p, own[P_START]);
    for (int i = 0;; i++) {
        attend(p, own, attention);
        layer(p, own, gen);
        if (i == kids)
            return;
        layer(p, own, update);
        cell(p, p->m->vertical);
        cell(p, p->m->horizontal);
        layer(p, own, some);
        if (asn_tree_child(t, place, i))
            walk(p, f->type, asn_tree_child(t, place, i));
    }
}

static void walk(products *p, int type, const asn_tree *t)
{
    const asn_model   *m = p->m;
    const asn_grammar *g = m->g;
    p->nodes++;
    if (t->ctor == 0) {
        walk_value(p, type, asn_tree_value(t));
        return;
    }
    const asn_ctor *c   = &g->ctors[t->ctor];
    const int      *own = m->module[m->ctor_module[t->ctor]];
    attend(p, m->module[m->type_module[type]], attention);
    layer(p, m->module[m->type_module[type]], choice);
    attend(p, own, attention);
    for (int i = 0; i < c->n_fields; i++)
        if (is_kept(m, c->first_field + i)) {
            layer(p, own, embedding);
            cell(p, m->vertical);
        }
    for (int i = 0; i < c->n_fields; i++)
        if (is_kept(m, c->first_field + i))
            walk_field(p, c->first_field + i, t, i);
}

static void list_products(products *p, const asn_example *e, const asn_tree *t)
{
    const asn_model *m = p->m;
    p->n = p->nodes = 0;
    p->tokens       = e->first[m->g->n_inputs];
    for (int i = 0; i < m->g->n_inputs; i++)
        for (int way = 0; way < 2; way++)
            for (int token = e->first[i]; token < e->first[i + 1]; token++)
                cell(p, m->input[i][way ? I_BACKWARD : I_FORWARD]);
    multiply(p, m->start_w);
    walk(p, m->g->root, t);
}

static double floats(const products *p)
{
    double sum = 0;
    for (int i = 0; i < p->n; i++)
        sum += p->tensor[i] == ENCODINGS ? 2.0 * p->m->settings.hidden * p->tokens
                                         : (double)p->m->tensors[p->tensor[i]].rows * p->m->tensors[p->tensor[i]].cols;
    return sum;
}

/* Seconds for the products alone, by our kernel, or by OpenBLAS with weights as they lie or taken the other way round. */
enum { OUR_KERNEL, AS_THEY_LIE, OTHER_WAY_ROUND, N_WAYS };
static double run_products(const products *p, int way, const float *enc, const float *x, float *y)
{
    double begin = now();
    for (int i = 0; i < p->n; i++) {
        int          t   = p->tensor[i];
        int          in  = t == ENCODINGS ? p->tokens : p->m->tensors[t].rows;
        int          out = t == ENCODINGS ? 2 * p->m->settings.hidden : p->m->tensors[t].cols;
        const float *w   = t == ENCODINGS ? enc : asn_weights_reals(p->weights, t);
        if (way == OUR_KERNEL)
            asn_row_product(in, out, x, w, y, false);
        else if (way == AS_THEY_LIE)
            cblas_sgemv(CblasRowMajor, CblasTrans, in, out, 1, w, out, x, 1, 0, y, 1);
        else
            cblas_sgemv(CblasRowMajor, CblasNoTrans, out, in, 1, w, in, x, 1, 0, y, 1);
    }
    return now() - begin;
}

/* ---- Lists of JSON. */

static void list(const char *name, const double *x, size_t n)
{
    printf("\"%s\": [", name);
    for (size_t i = 0; i < n; i++)
        printf("%s%.9g", i ? ", " : "", x[i]);
    printf("], ");
}

static void texts(const char *name, char **x, size_t n)
{
    printf("\"%s\": [", name);
    for (size_t i = 0; i < n; i++) {
        asn_buffer b = {0};
        asn_print_json(&b, (asn_atom){ASN_STRING, (uint32_t)strlen(x[i]), x[i]});
        printf("%s%.*s", i ? ", " : "", (int)b.length, b.text);
        asn_buffer_free(&b);
    }
    printf("], ");
}

static float *zeros(size_t n)
{
    float *x = aligned_alloc(64, (n * sizeof *x + 63) / 64 * 64 + 64);
    if (!x)
        exit(3);
    return memset(x, 0, n * sizeof *x);
}

static double least(double a, double b)
{
    return a < b ? a : b;
}

static size_t count_weights(const asn_model *m)
{
    size_t n = 0;
    for (int i = 0; i < m->n_tensors; i++)
        n += (size_t)m->tensors[i].rows * (size_t)m->tensors[i].cols;
    return n;
}

/* Each is timed in ROUNDS passes over all sentences, so that a sentence comes after another one; its best time counts: the
 * machine has other things to do. */
enum { ROUNDS = 10 };

static void time_answers(const asn_model *m, const asn_weights *w, const asn_example *all, size_t n, double *us, const asn_tree **trees, double *loss,
                         asn_arena *a)
{
    asn_committee *committee = asn_committee_new(&(asn_member){m, *w}, 1);
    for (int round = 0; round < ROUNDS; round++)
        for (size_t i = 0; i < n && committee; i++) {
            double begin = now();
            trees[i]     = asn_best(committee, &all[i], NULL, NULL, a, NULL);
            double took  = 1e6 * (now() - begin);
            us[i]        = round ? least(us[i], took) : took;
        }
    for (size_t i = 0; i < n; i++) {
        if (!committee || !trees[i] || !asn_score(committee, &all[i], NULL, &loss[i]))
            exit(3);
        loss[i] = -loss[i];
    }
    asn_committee_free(committee);
}

static void time_limits(products *p, const asn_example *all, size_t n, const asn_tree **trees, double *us)
{
    size_t weights = count_weights(p->m);
    float *enc = zeros((size_t)1 << 22), *x = zeros(weights), *y = zeros(weights);
    for (int round = 0; round < ROUNDS * N_WAYS; round++)
        for (size_t i = 0; i < n; i++) {
            list_products(p, &all[i], trees[i]);
            if (p->tokens * 2 * p->m->settings.hidden > 1 << 22)
                exit(3);
            double took = 1e6 * run_products(p, round % N_WAYS, enc, x, y);
            us[i]       = round ? least(us[i], took) : took;
        }
    free(enc);
    free(x);
    free(y);
}

static void measure(const asn_model *m, const asn_weights *w, const asn_example *all, size_t n)
{
    double *loss = calloc(n, sizeof *loss), *us = calloc(n, sizeof *us), *limit = calloc(n, sizeof *limit), bytes = 0, flop = 0, nodes = 0;
    const asn_tree **trees = calloc(n, sizeof *trees);
    char           **text  = calloc(n, sizeof *text);
    asn_arena       *a     = asn_arena_new(0);
    products         p     = {.m = m, .weights = w};
    if (!loss || !us || !limit || !trees || !text || !a)
        exit(3);
    time_answers(m, w, all, n, us, trees, loss, a);
    time_limits(&p, all, n, trees, limit);
    for (size_t i = 0; i < n; i++) {
        text[i] = asn_tree_write(a, m->g, trees[i]);
        list_products(&p, &all[i], trees[i]);
        bytes += floats(&p) * (double)sizeof(float) / (double)n;
        list_products(&p, &all[i], all[i].tree);
        flop += 2 * floats(&p) / (double)n;
        nodes += p.nodes / (double)n;
    }
    list("loss", loss, n);
    list("us", us, n);
    list("limit_us", limit, n);
    texts("trees", text, n);
    printf("\"weights\": %zu, \"bytes\": %.0f, \"flop\": %.0f, \"nodes\": %.2f", count_weights(m), bytes, flop, nodes);
    asn_arena_free(a);
}

int main(int argc, char **argv)
{
    const asn_grammar *all[] = {&jobs_grammar, &geo_grammar, &atis_grammar, &hearthstone_grammar}, *g = NULL;
    asn_error          err;
    for (int i = 0; i < 4 && argc >= 4; i++)
        g = strcmp(argv[1], all[i]->name) == 0 ? all[i] : g;
    if (!g) {
        fprintf(stderr, "usage: answer jobs|geo|atis|hearthstone MODEL FILE [N]\n");
        return 2;
    }
    asn_model_file *f     = asn_model_file_open(g, argv[2], &err);
    asn_data       *d     = asn_data_new();
    double          begin = now();
    bool            ok    = f && d && asn_data_read(d, g, argv[3], false, &err);
    for (size_t i = 0; ok && i < d->n; i++)
        ok = asn_index_example(d->arena, f->model, &d->all[i], true);
    if (!ok) {
        fprintf(stderr, "answer: %s\n", err.text);
        return 1;
    }
    double read = now() - begin;
    size_t n    = argc > 4 ? strtoul(argv[4], NULL, 10) : d->n;
    printf("{");
    measure(f->model, &f->weights, d->all, n < d->n ? n : d->n);
    printf(", \"read\": %.6f, \"examples\": %zu}\n", read, d->n);
    asn_data_free(d);
    asn_model_file_close(f);
    return 0;
}
