/* fuzz_task.c: any bytes as a task for a small grammar that has everything a task can name.
 * longest: 400 */
#include "words.h"
#include "emit/emit.h"
#include "commands/inspect.h"
#include "passes/load.h"
#include "passes/names.h"

static const char grammar_of_all[] =
    "stmt = If(expr test, stmt* body, stmt* orelse) | Show(expr? value, string text) | Pass\n"
    "expr = Bin(expr left, op op, expr right) | Name(identifier id) | Num(constant n) | Map(expr?* keys, expr* values)\n"
    "     | Call(expr f, args args)\n"
    "     attributes (int line)\n"
    "args = (arg* all, expr* defaults, identifier? rest)\n"
    "arg = (identifier name, expr? kind)\n"
    "op = Add | Mul\n";

FUZZ_WITH_WORDS(0, "print If \"", "{test}", "{body: }", "{?value=Show:", "|", "}", "/inner", " as inner ", "root stmt\n", "input query words lower stem\n", "open identifier spell\n",
                "closed constant\n", "copy identifier from query token\n", "unordered If.body\n", "distinct ", "limit If.body 1..2\n", "signature Bin.op Bin.left\n", "bind ", "minimum 2\n",
                "set hidden 4\n", "pattern identifier string \"[a-z]+\"\n", "default ", "say ", "precedence ", "If", "Bin.left", "Name.id", "\n", "\"", "\\n")

/* Some statements may name any file of this machine: not in a fuzzer. */
static int names_files(const uint8_t *data, size_t size)
{
    for (size_t i = 0; i + 7 <= size; i++)
        if (memcmp(data + i, "include", 7) == 0 || (i + 8 <= size && memcmp(data + i, "entities", 8) == 0))
            return 1;
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (names_files(data, size))
        return 0;
    mem     *m = mem_new();
    diag    *d = diag_new(m);
    grammar *g = grammar_new(m, d);
    if (!names_set_program(g, "fuzz"))
        abort();
    load_text(g, source_from_text(m, "fuzz.task", (const char *)data, size),
              source_from_text(m, "fuzz.asdl", grammar_of_all, sizeof grammar_of_all - 1));
    if (g->complete == (diag_errors(d) > 0))
        abort();
    if (g->complete && fuzz_hash(data, size) % 4 == 0) {
        out header = {0}, source = {0};
        emit_header(&header, g);
        emit_source(&source, g);
        inspect_modules(g, sizes_of_task(g), nowhere());
        out_free(&header);
        out_free(&source);
    }
    diag_print(d, nowhere(), fuzz_hash(data, size) % 2);
    if (fuzz_hash(data, size) % 8 == 0)
        diag_print_json(d, nowhere());
    mem_free(m);
    return 0;
}
