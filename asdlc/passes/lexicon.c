#include "passes/lexicon.h"

#include "languages/task.h"
#include "text/lexicon.h" /* lines are read by the code that reads names while a program runs */

#include <stdlib.h>
#include <string.h>

/* ---- The inputs that phrases are looked for in. */

static bool prepared_alike(const input *a, const input *b)
{
    return a->stem == b->stem && (a->lower || a->stem) == (b->lower || b->stem);
}

/* Phrases are looked for in all inputs of words, so these must be prepared in the same way. */
static bool find_preparation(grammar *g, asn_input *how)
{
    const task  *t     = &g->task;
    const input *first = NULL;
    for (size_t i = 0; i < t->n_inputs; i++) {
        const input *in = &t->inputs[i];
        if (in->rule != INPUT_WORDS)
            continue;
        if (first && !prepared_alike(first, in)) {
            diag_error(g->d, g->said->entities.where, "inputs '%s' and '%s' are prepared differently, so a phrase cannot match in both", first->name,
                       in->name);
            diag_help(g->d, in->where, "give both inputs the same 'lower' and 'stem' options");
            return false;
        }
        first = in;
    }
    if (!first) {
        diag_error(g->d, g->said->entities.where, "entities are looked for in words, and no input is split into words");
        return false;
    }
    *how = (asn_input){.name = "phrase", .rule = ASN_WORDS, .lower = first->lower, .stem = first->stem};
    return true;
}

/* ---- The file. */

typedef struct reader {
    grammar      *g;
    const source *src;
} reader;

static span place(const source *src, const asn_lexicon_fault *fault)
{
    span line = source_line(src, (uint32_t)fault->line);
    return (span){src, line.begin + (uint32_t)fault->begin, line.begin + (uint32_t)fault->end};
}

static void out_of_memory(void)
{
    fprintf(stderr, "asdlc: out of memory\n");
    exit(3);
}

static void report(reader *r, const asn_lexicon_fault *fault)
{
    if (fault->err.kind == ASN_BAD_SYSTEM)
        out_of_memory();
    diag_error(r->g->d, place(r->src, fault), "%s", fault->err.text);
}

static void report_help(reader *r, const asn_lexicon_fault *fault)
{
    if (fault->help)
        diag_help(r->g->d, NOWHERE, "%s", fault->help);
}

static void report_clash(void *context, const asn_lexicon_fault *now, const asn_lexicon_fault *first)
{
    reader *r = context;
    report(r, now);
    diag_help(r->g->d, place(r->src, first), "the first one is here");
    report_help(r, now);
}

static const asn_lexicon *read_lines(reader *r, asn_lexicon_builder *b)
{
    asn_lexicon_fault fault;
    for (uint32_t i = 1; i <= r->src->n_lines; i++) {
        span line = source_line(r->src, i);
        if (!asn_lexicon_line(b, i, r->src->text + line.begin, line.end - line.begin, &fault)) {
            report(r, &fault);
            report_help(r, &fault);
        }
    }
    const asn_lexicon *made = asn_lexicon_end(b, report_clash, r, &fault);
    if (!made)
        report(r, &fault);
    return made;
}

/* From the arena, which goes, into the grammar's memory, which stays. */
static const asn_lexicon *keep(mem *m, const asn_lexicon *x)
{
    const char **kinds    = mem_alloc(m, (size_t)x->n_kinds + 1, sizeof *kinds);
    asn_entity  *entities = mem_alloc(m, (size_t)x->n_entities + 1, sizeof *entities);
    asn_phrase  *phrases  = mem_alloc(m, (size_t)x->n_phrases + 1, sizeof *phrases);
    asn_star    *stars    = mem_alloc(m, (size_t)x->n_stars + 1, sizeof *stars);
    asn_lexicon *own      = mem_alloc(m, 1, sizeof *own);
    *own                  = *x;
    own->kinds            = kinds;
    own->entities         = entities;
    own->phrases          = phrases;
    own->stars            = stars;
    for (int i = 0; i < x->n_kinds; i++)
        kinds[i] = mem_text(m, x->kinds[i], strlen(x->kinds[i]));
    for (int i = 0; i < x->n_entities; i++)
        entities[i] = (asn_entity){x->entities[i].kind, mem_text(m, x->entities[i].name, strlen(x->entities[i].name))};
    for (int i = 0; i < x->n_phrases; i++) {
        phrases[i]      = x->phrases[i];
        phrases[i].text = mem_text(m, phrases[i].text, strlen(phrases[i].text));
    }
    for (int i = 0; i < x->n_stars; i++)
        stars[i] = (asn_star){mem_text(m, x->stars[i].phrase, strlen(x->stars[i].phrase)), x->stars[i].kind, mem_text(m, x->stars[i].name, strlen(x->stars[i].name))};
    return own;
}

void lexicon_read(grammar *g, const source *src)
{
    reader    r = {g, src};
    asn_input how;
    uint32_t  bad = source_bad_utf8(src);
    if (!find_preparation(g, &how))
        return;
    if (bad < src->length) {
        diag_error(g->d, (span){src, bad, bad + 1}, "this is not valid UTF-8");
        return;
    }
    size_t               before = diag_errors(g->d);
    asn_arena           *arena  = asn_arena_new(0);
    asn_lexicon_builder *b      = arena ? asn_lexicon_begin(arena, &how, NULL) : NULL;
    if (!b)
        out_of_memory();
    const asn_lexicon *made = read_lines(&r, b);
    if (made && made->n_phrases == 0 && diag_errors(g->d) == before) {
        diag_error(g->d, (span){src, 0, 0}, "%s contains no phrase", src->name);
        diag_help(g->d, NOWHERE, "%s", ASN_LEXICON_USAGE);
    }
    if (made) {
        g->task.lexicon  = mem_alloc(g->m, 1, sizeof *g->task.lexicon);
        *g->task.lexicon = (lexicon){src, keep(g->m, made)};
    }
    asn_arena_free(arena);
}

void lexicon_load(grammar *g)
{
    const char *why;
    name_at     file = g->said->entities;
    if (!file.name)
        return;
    const source *src = source_open(g->m, file.name, &why);
    if (src)
        lexicon_read(g, src);
    else
        diag_error(g->d, file.where, "cannot read %s: %s", file.name, why);
}
