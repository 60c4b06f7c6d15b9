/* fuzz_lexicon.c: any bytes as the lexicon of a task. What is read is sorted, and found in a sentence made of its own phrases.
 * longest: 200 */
#include "words.h"
#include "emit/emit.h"
#include "text/entities.h"
#include "text/lexicon.h"
#include "passes/lexicon.h"
#include "passes/load.h"
#include "passes/names.h"

FUZZ_WITH_WORDS(0, "\t", "new york", "[city]", "(river)", "place", " -> ", "*", "#", "\n", "new_york", "a\tb\tc\n", "\xc3\xa9", "ies", "running")

/* Words between blanks; the memory is m's. */
static asn_tokens words_of(mem *m, const char *text)
{
    asn_tokens t = {.text = mem_alloc(m, strlen(text) + 1, sizeof *t.text), .length = mem_alloc(m, strlen(text) + 1, sizeof *t.length),
                    .begin = mem_alloc(m, strlen(text) + 1, sizeof *t.begin)};
    for (size_t n; *text; text += n + (text[n] == ' ')) {
        n               = strcspn(text, " ");
        t.text[t.n]     = mem_text(m, text, n);
        t.length[t.n++] = (int32_t)n;
    }
    return t;
}

static void find_phrases(grammar *g, asn_lexicon x)
{
    asn_arena *a = asn_arena_new(0);
    for (int i = 0; i < x.n_phrases; i++) {
        const asn_phrase *p     = &x.phrases[i];
        asn_mentions      found = {0};
        asn_tokens        t     = words_of(g->m, p->text);
        int32_t           n     = t.n;
        need(i == 0 || strcmp(p[-1].text, p->text) < x.several);
        need(asn_entities_find(a, &x, &t, &found, NULL));
        need(found.n > 0 && t.n <= n);
        if (found.n == 1)
            need((found.all[0].entity == p->entity || found.n_senses > 0) && t.n == p->before + 1 + p->after);
        asn_arena_reset(a);
    }
    asn_arena_free(a);
}

/* The same lines added to a lexicon that has them: nothing is new. Lines with a * are refused there. */
static void add_to(grammar *g, const char *data, size_t size)
{
    asn_input          how  = {.name = "phrase", .rule = ASN_WORDS, .lower = true, .stem = true};
    const asn_lexicon *base = g->task.lexicon->made;
    asn_arena         *a    = asn_arena_new(0);
    asn_lexicon_fault  fault;
    asn_lexicon_builder *b  = asn_lexicon_begin(a, &how, base);
    need(b);
    if (asn_lexicon_text(b, data, size, &fault)) {
        const asn_lexicon *x = asn_lexicon_end(b, NULL, NULL, &fault);
        need(x && x->n_phrases == base->n_phrases && x->n_entities == base->n_entities);
        find_phrases(g, *x);
    }
    asn_arena_free(a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char task[] = "input query words lower stem\n", asdl[] = "a = A(string x)\n";
    mem              *m = mem_new();
    diag             *d = diag_new(m);
    grammar          *g = grammar_new(m, d);
    need(names_set_program(g, "fuzz"));
    load_text(g, source_from_text(m, "fuzz.task", task, sizeof task - 1), source_from_text(m, "fuzz.asdl", asdl, sizeof asdl - 1));
    need(g->complete);
    lexicon_read(g, source_from_text(m, "fuzz.entities", (const char *)data, size));
    if (diag_errors(d) == 0) {
        out source = {0};
        need(g->task.lexicon && g->task.lexicon->made->n_phrases > 0);
        emit_source(&source, g);
        out_free(&source);
        find_phrases(g, *g->task.lexicon->made);
        add_to(g, (const char *)data, size);
    }
    diag_print(d, nowhere(), false);
    mem_free(m);
    return 0;
}
