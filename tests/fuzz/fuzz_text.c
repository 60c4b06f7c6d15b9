/* fuzz_text.c: any bytes as target text. What is read prints and is read again: the same tree. The first byte says which grammar.
 * longest: 160 */
#include "words.h"
#include "atis/atis.h"
#include "cron/cron.h"
#include "home/home.h"
#include "jobs/jobs.h"
#include "text/parse.h"

FUZZ_WITH_WORDS(1, "( lambda $0 e ", "( and ", "( exists $1 ", "flight:t", "\\+ ", " , ", " ; ", "job ( A )", "( ", " )", "*/5", "0 9 * * 1-5", "turn on", "the lights in the kitchen", "set ", " to 20", "'", "A")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const asn_grammar *const all[] = {&atis_grammar, &jobs_grammar, &cron_grammar, &home_grammar};
    if (size == 0)
        return 0;
    const asn_grammar *g = all[data[0] % 4];
    static asn_arena  *a, *scratch;
    asn_parsed         found, again;
    asn_error          err;
    need((a || (a = asn_arena_new(0))) && (scratch || (scratch = asn_arena_new(0))));
    if (asn_parse(a, scratch, g, g->root, "fuzz", 1, (const char *)data + 1, size - 1, &found, &err)) {
        char *text = asn_tree_print(a, g, found.tree);
        need(text != NULL);
        need(asn_parse(a, scratch, g, g->root, "again", 1, text, strlen(text), &again, &err));
        need(asn_tree_equal(found.tree, again.tree, g));
    }
    asn_arena_reset(a);
    asn_arena_reset(scratch);
    return 0;
}
