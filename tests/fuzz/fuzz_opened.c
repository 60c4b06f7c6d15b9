/* fuzz_opened.c: any safetensors file as a model of the task jobs. What is opened answers a sentence, with a tree within the budget.
 * longest: 24000 */
#include "memory_file.h"
#include "decoding/greedy.h"
#include "decoding/trust.h"
#include "examples/index.h"
#include "examples/line.h"
#include "jobs/jobs.h"
#include "model/model_file.h"
#include "small.h"
#include "tensors.h"

#include <math.h>

static const fuzz_small *small(void)
{
    static fuzz_small        s;
    static const char *const lines[] = SMALL_JOBS;
    if (!s.model)
        small_make(&s, &jobs_grammar, lines, 2);
    return &s;
}

static bool write_model(const char *path)
{
    asn_error err;
    return asn_model_file_write(small()->model, &small()->weights, 32, path, &err);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    static uint8_t *first;
    static size_t   n;
    if (!first)
        first = small_file(write_model, &n);
    return fuzz_mutate_tensors(data, size, most, seed, first, n);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static void ask(const asn_model_file *f)
{
    static const char sentence[] = "what job need a degree or c++ in austin";
    static asn_arena *a;
    asn_error         err;
    asn_example       e;
    double            log_prob;
    asn_member        member = {f->model, f->weights};
    asn_budget        b      = asn_budget_of(f->model);
    need(a || (a = asn_arena_new(0)));
    b.nodes   = least(b.nodes, 40); /* what a model may take is its settings' affair */
    b.depth   = least(b.depth, 12);
    b.letters = least(b.letters, 10);
    asn_committee *c = asn_committee_new(&member, 1);
    need(c && asn_line_read(a, &jobs_grammar, sentence, sizeof sentence - 1, &e, &err) && asn_example_index(a, f->model, &e));
    const asn_tree *t = asn_greedy(c, &e, &b, NULL, a, &log_prob);
    need(t && t->height <= 12 && asn_tree_size(t, &jobs_grammar) <= 40);
    need(asn_tree_write(a, &jobs_grammar, t) != NULL);
    asn_committee_free(c);
    asn_arena_reset(a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    asn_error       err = {0};
    asn_model_file *f   = asn_model_file_open(&jobs_grammar, memory_file(data, size), &err);
    need(f || err.text[0]);
    if (f)
        ask(f);
    asn_model_file_close(f);
    return 0;
}
