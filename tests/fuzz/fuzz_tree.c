/* fuzz_tree.c: any bytes as tree text. What is read is written and read again: the same tree, the same text; it is
 * printed, and the generated modules visit all of it. The first byte says which grammar.
 * longest: 300 */
#include "words.h"
#include "asn.h"
#include "atis/atis.h"
#include "geo/geo.h"
#include "jobs/jobs.h"
#include "seam/trace.h"

FUZZ_WITH_WORDS(1, "And(arguments=[", "Apply(predicate='", "Variable(variable='", "Entity(entity='", "Not(argument=", "Or(left=", "right=", "Lambda(variable='$0', type='e', body=", "Literal(literal=",
                "Number(number=", "Compare(op=", "GreaterThan()", "None", "b'\\xff'", "\"", "'", "\\u00e9", "\\N{DASH}", "1e9", "0x1f", "1_000", "-1", "True", ", ", ")", "])", "r'", "\\")

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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const asn_grammar *const all[] = {&geo_grammar, &jobs_grammar, &atis_grammar};
    if (size == 0)
        return 0;
    const asn_grammar *g    = all[data[0] % 3];
    static asn_arena  *a;
    asn_error          err  = {0};
    size_t             used = 0;
    const char        *text = (const char *)data + 1;
    need(a || (a = asn_arena_new(0)));
    const asn_tree    *t    = asn_tree_read(a, g, g->root, "fuzz", text, size - 1, NULL, &err);
    need(t || strncmp(err.text, "fuzz:", 5) == 0);
    if (t)
        exercise(a, g, t);
    const asn_tree *first = asn_tree_read(a, g, g->root, "fuzz", text, size - 1, &used, &err);
    need(used <= size - 1 && (first || !t));
    asn_arena_reset(a);
    return 0;
}
