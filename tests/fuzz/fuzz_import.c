/* fuzz_import.c: any bytes as a grammar of another tool. The first byte says which; what is imported without an error must be a grammar
 * and templates that are right, but for types without a finite tree, which a text grammar can have too.
 * longest: 300 */
#include "words.h"
#include "import/imported.h"
#include "passes/load.h"
#include "passes/names.h"

FUZZ_WITH_WORDS(1, "start: ", " -> alias", "?", "*", "+", "~ 2..3", "/[a-z]+/", "\"a\"", "|", "(", ")", "[", "]", "::=", "<-", "%import common.WORD", "%ignore", "<rule>", "{\"type\": \"",
                "\"named\": true", "\"fields\": {", "\"children\": {", "\"multiple\": true", "\"required\": false", "\"types\": [", "\"subtypes\": [", "!", "&", "'b'", "; ", "\n")

static void must_be_right(mem *m, const imported *imp)
{
    out asdl = {0}, print = {0}, task = {0};
    imported_put_asdl(&asdl, imp);
    imported_put_print(&print, imp);
    imported_put_task(&task, imp, "fuzz");
    diag    *d = diag_new(m);
    grammar *g = grammar_new(m, d);
    if (!names_set_program(g, "fuzz"))
        abort();
    load_text(g, source_from_text(m, "fuzz.print", print.text, print.length), source_from_text(m, "fuzz.asdl", asdl.text, asdl.length));
    char  *text = NULL;
    size_t length;
    FILE  *to = open_memstream(&text, &length);
    if (!to)
        abort();
    diag_print(d, to, false);
    fclose(to);
    if (diag_errors(d) && !strstr(text, "has no finite tree")) {
        fputs(text, stderr);
        fputs(asdl.text, stderr);
        fputs(print.text, stderr);
        abort();
    }
    free(text);
    out_free(&asdl);
    out_free(&print);
    out_free(&task);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const paths[] = {"fuzz.lark", "fuzz.ebnf", "fuzz.json"};
    if (size == 0)
        return 0;
    mem           *m    = mem_new();
    diag          *d    = diag_new(m);
    int            kind = data[0] % 3;
    const source  *src  = source_from_text(m, paths[kind], (const char *)data + 1, size - 1);
    const imported *imp = kind == 2 ? import_nodes(m, d, src) : import_rules(m, d, src);
    if (diag_errors(d) == 0)
        must_be_right(m, imp);
    mem_free(m);
    return 0;
}
