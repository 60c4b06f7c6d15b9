/* fuzz_asdl.c: any bytes as a grammar: diagnostics, never a crash; what is accepted is emitted, and of
 * each fourth all that can be printed.
 * longest: 400 */
#include "words.h"
#include "emit/emit.h"
#include "commands/inspect.h"
#include "passes/load.h"
#include "passes/names.h"

FUZZ_WITH_WORDS(0, "module m {", "}", "attributes (", "expr", "stmt = ", "| A", "(", ")", "*", "?", "?*", ", ", "int x", "string", "identifier", "constant", "-- ", "version \"1\"", "import ",
                "view ", "<", ">", " => ", "%", "=", "\n", "#", "a.b", "asdl:")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    mem     *m = mem_new();
    diag    *d = diag_new(m);
    grammar *g = grammar_new(m, d);
    if (!names_set_program(g, "fuzz"))
        abort();
    load_text(g, NULL, source_from_text(m, "fuzz.asdl", (const char *)data, size));
    if (g->complete == (diag_errors(d) > 0)) /* one or the other */
        abort();
    if (g->complete && fuzz_hash(data, size) % 4 == 0) {
        out header = {0}, source = {0};
        emit_header(&header, g);
        emit_source(&source, g);
        inspect_modules(g, sizes_of_task(g), nowhere());
        inspect_modules_json(g, sizes_of_task(g), nowhere());
        inspect_graph(g, nowhere());
        inspect_graph_modules(g, nowhere());
        if (!inspect_show(g, sizes_of_task(g), g->root->name, nowhere(), nowhere()))
            abort();
        out_free(&header);
        out_free(&source);
    }
    diag_print(d, nowhere(), fuzz_hash(data, size) % 2);
    if (fuzz_hash(data, size) % 8 == 0)
        diag_print_json(d, nowhere());
    mem_free(m);
    return 0;
}
