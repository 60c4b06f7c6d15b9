/* predict_bits MODEL...: what bits.c prints, by the runtime that predict uses.
 * predict_bits MODEL... kbest=K: what bits.c K prints.
 * predict_bits MODEL... time: the median of microseconds for an answer and its text, lines taken five times. */
#include "geo.h"

#include "decoding/best.h"
#include "decoding/search.h"
#include "decoding/trust.h"
#include "examples/line.h"
#include "model/ensemble.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINES = 2000 };
static char   line[1 << 20], *lines[LINES];
static double took[LINES * 5];

static double now(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

static int by_time(const void *a, const void *b)
{
    return *(const double *)a < *(const double *)b ? -1 : 1;
}

static void measure(asn_committee *d, const asn_model *m, asn_arena *a)
{
    int n = 0, n_took = 0;
    while (n < LINES && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        lines[n++]                = strdup(line);
    }
    for (int k = 0; k < 5 * n; k++, asn_arena_reset(a)) {
        asn_example     e     = {0};
        asn_error       err;
        double          begin = now(), log_prob;
        const asn_tree *t     = NULL;
        if (asn_line_read(a, m->g, lines[k % n], strlen(lines[k % n]), &e, &err) && asn_example_index(a, m, &e) && (t = asn_best(d, &e, NULL, NULL, a, &log_prob)))
            asn_tree_print(a, m->g, asn_entities_restore(a, m->g, &e.mentions, t));
        took[n_took++] = now() - begin;
    }
    qsort(took, (size_t)n_took, sizeof *took, by_time);
    printf("%.1f\n", n_took ? took[n_took / 2] : 0);
    while (n)
        free(lines[--n]);
}

static void put(double log_prob)
{
    unsigned long long bits;
    memcpy(&bits, &log_prob, sizeof bits);
    printf("%016llx ", bits);
}

static void put_tree(const asn_model *m, const asn_example *e, const asn_tree *t, asn_arena *a, const char *end)
{
    printf("%s%s", t ? asn_tree_write(a, m->g, asn_entities_restore(a, m->g, &e->mentions, t)) : "", end);
}

static void answer(asn_committee *d, const asn_model *m, const asn_trust *trust, asn_arena *a)
{
    asn_example     e = {0};
    asn_error       err;
    double          log_prob = 0;
    bool            read = asn_line_read(a, m->g, line, strcspn(line, "\n"), &e, &err) && asn_example_index(a, m, &e);
    const asn_tree *t    = read ? asn_best(d, &e, NULL, NULL, a, &log_prob) : NULL;
    printf("%d ", !t);
    put(t ? asn_trust_log_prob(trust, log_prob) : 0);
    put_tree(m, &e, t, a, "\n");
}

static void search(asn_committee *d, const asn_model *m, const asn_trust *trust, int k, asn_arena *a)
{
    asn_example e    = {0};
    asn_error   err;
    asn_kbest   best = {0};
    bool        ok = asn_line_read(a, m->g, line, strcspn(line, "\n"), &e, &err) && asn_example_index(a, m, &e) &&
              asn_search(d, &e, NULL, k, &(asn_limits){.expansions = ASN_EXPANSIONS}, a, &best);
    printf("%d %d ", !ok, ok && best.exact);
    for (int i = 0; i < best.n; i++)
        put(asn_trust_log_prob(trust, best.all[i].log_prob));
    for (int i = 0; i < best.n; i++)
        put_tree(m, &e, best.all[i].tree, a, i + 1 < best.n ? "\t" : "");
    putchar('\n');
}

int main(int argc, char **argv)
{
    asn_error        err;
    asn_arena       *a    = asn_arena_new(0);
    int              time = argc > 2 && strcmp(argv[argc - 1], "time") == 0, k = argc > 2 && strncmp(argv[argc - 1], "kbest=", 6) == 0 ? atoi(argv[argc - 1] + 6) : 0;
    asn_ensemble    *f    = argc > 1 ? asn_ensemble_open(&geo_grammar, (const char *const *)(void *)(argv + 1), argc - 1 - (time || k), &err) : NULL;
    asn_trust        trust = f ? asn_trust_of(f->members, f->n) : (asn_trust){0};
    const asn_model *m    = f ? f->members[0].model : NULL;
    asn_committee   *d    = f ? asn_committee_new(f->members, f->n) : NULL;
    if (d && time)
        measure(d, m, a);
    for (; d && fgets(line, sizeof line, stdin); asn_arena_reset(a))
        if (k)
            search(d, m, &trust, k, a);
        else
            answer(d, m, &trust, a);
    asn_committee_free(d);
    asn_ensemble_close(f);
    asn_arena_free(a);
    return !d;
}
