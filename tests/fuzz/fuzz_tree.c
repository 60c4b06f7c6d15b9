/* fuzz_tree.c: any bytes as tree text. What is read is written and read again: the same tree, the same text; it is
 * printed, and the generated modules visit all of it. The first byte says which grammar. */
#include "asn.h"
#include "atis/atis.h"
#include "geo/geo.h"
#include "jobs/jobs.h"
#include "seam/trace.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void need(bool holds)
{
    if (!holds)
        abort();
}

static void exercise(asn_arena *a, const asn_grammar *g, const asn_tree *t)
{
    asn_error   err;
    const char *text = asn_tree_write(a, g, t);
    need(text != NULL);
    const asn_tree *again = asn_tree_read(a, g, g->root, "again", text, strlen(text), NULL, &err);
    need(again != NULL);
    need(asn_tree_equal(t, again, g));
    need(strcmp(text, asn_tree_write(a, g, again)) == 0);
    need(asn_tree_print(a, g, t) != NULL);
    asn_trace_counts n;
    need(asn_trace(g, t, NULL, &n));
    need(n.nodes == asn_tree_size(t, g));
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const asn_grammar *const all[] = {&geo_grammar, &jobs_grammar, &atis_grammar};
    if (size == 0)
        return 0;
    const asn_grammar *g    = all[data[0] % 3];
    asn_arena         *a    = asn_arena_new(0);
    asn_error          err  = {0};
    size_t             used = 0;
    const char        *text = (const char *)data + 1;
    const asn_tree    *t    = asn_tree_read(a, g, g->root, "fuzz", text, size - 1, NULL, &err);
    need(t || strncmp(err.text, "fuzz:", 5) == 0);
    if (t)
        exercise(a, g, t);
    const asn_tree *first = asn_tree_read(a, g, g->root, "fuzz", text, size - 1, &used, &err);
    need(used <= size - 1 && (first || !t));
    asn_arena_free(a);
    return 0;
}
