/* fuzz_text.c: any bytes as target text. What is read prints and is read again: the same tree. The first byte says which grammar. */
#include "atis/atis.h"
#include "cron/cron.h"
#include "home/home.h"
#include "jobs/jobs.h"
#include "text/parse.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void need(bool holds)
{
    if (!holds)
        abort();
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const asn_grammar *const all[] = {&atis_grammar, &jobs_grammar, &cron_grammar, &home_grammar};
    if (size == 0)
        return 0;
    const asn_grammar *g = all[data[0] % 4];
    asn_arena         *a = asn_arena_new(0), *scratch = asn_arena_new(0);
    asn_parsed         found, again;
    asn_error          err;
    need(a && scratch);
    if (asn_parse(a, scratch, g, g->root, "fuzz", 1, (const char *)data + 1, size - 1, &found, &err)) {
        char *text = asn_tree_print(a, g, found.tree);
        need(text != NULL);
        need(asn_parse(a, scratch, g, g->root, "again", 1, text, strlen(text), &again, &err));
        need(asn_tree_equal(found.tree, again.tree, g));
    }
    asn_arena_free(a);
    asn_arena_free(scratch);
    return 0;
}
