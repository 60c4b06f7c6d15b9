#include "examples/example.h"

#include <string.h>

/* Many examples are held at once, so 64-byte alignment would waste memory. */
static void *cleared(asn_arena *a, size_t n, size_t size)
{
    void *p = asn_arena_small(a, n * size);
    return p ? memset(p, 0, n * size) : NULL;
}

bool asn_example_begin(asn_arena *a, const asn_grammar *g, asn_example *e, asn_error *err)
{
    memset(e, 0, sizeof *e);
    e->tokens = cleared(a, (size_t)g->n_inputs, sizeof *e->tokens);
    return e->tokens ? true : asn_out_of_memory(err);
}

/* Lists of their own, with the same texts. */
static bool copy_lists(asn_arena *a, const asn_tokens *from, asn_tokens *to)
{
    size_t n = (size_t)from->n;
    *to      = (asn_tokens){.n = from->n};
    if (n == 0)
        return true;
    to->text   = asn_arena_small(a, n * sizeof *to->text);
    to->length = asn_arena_small(a, n * sizeof *to->length);
    to->begin  = asn_arena_small(a, n * sizeof *to->begin);
    to->raw    = from->raw ? asn_arena_small(a, n * sizeof *to->raw) : NULL;
    to->lead   = from->lead ? asn_arena_small(a, n * sizeof *to->lead) : NULL;
    if (!to->text || !to->length || !to->begin || (from->raw && !to->raw) || (from->lead && !to->lead))
        return false;
    memcpy(to->text, from->text, n * sizeof *to->text);
    memcpy(to->length, from->length, n * sizeof *to->length);
    memcpy(to->begin, from->begin, n * sizeof *to->begin);
    if (from->raw)
        memcpy(to->raw, from->raw, n * sizeof *to->raw);
    if (from->lead)
        memcpy(to->lead, from->lead, n * sizeof *to->lead);
    return true;
}

static bool keep_typed_words(asn_arena *a, const asn_grammar *g, int c, asn_example *e)
{
    if (!e->typed)
        e->typed = cleared(a, (size_t)g->n_inputs, sizeof *e->typed);
    return e->typed && copy_lists(a, &e->tokens[c], &e->typed[c]);
}

bool asn_example_text(asn_arena *a, const asn_grammar *g, int c, const char *text, size_t length, asn_example *e, asn_error *err)
{
    if (!asn_text_split(a, &g->inputs[c], text, length, &e->tokens[c], err))
        return false;
    if (!g->entities || g->inputs[c].rule != ASN_WORDS)
        return true;
    if (g->entities->several && !keep_typed_words(a, g, c, e))
        return asn_out_of_memory(err);
    return asn_entities_find(a, g->entities, &e->tokens[c], &e->mentions, err);
}

bool asn_example_sense(asn_arena *a, const asn_grammar *g, const asn_example *e, const int32_t *taken, int32_t n, asn_example *to, asn_error *err)
{
    *to          = *e;
    to->tree     = NULL;
    to->mentions = (asn_mentions){.taken = taken, .n_taken = n};
    to->tokens   = cleared(a, (size_t)g->n_inputs, sizeof *to->tokens);
    if (!to->tokens)
        return asn_out_of_memory(err);
    for (int c = 0; c < g->n_inputs; c++) {
        to->tokens[c] = e->tokens[c];
        if (!e->typed || e->typed[c].n == 0)
            continue;
        if (!copy_lists(a, &e->typed[c], &to->tokens[c]))
            return asn_out_of_memory(err);
        if (!asn_entities_find(a, g->entities, &to->tokens[c], &to->mentions, err))
            return false;
    }
    to->mentions.taken   = NULL;
    to->mentions.n_taken = 0;
    return true;
}

bool asn_example_tokens(asn_arena *a, int c, size_t n, asn_example *e, asn_error *err)
{
    asn_tokens *t = &e->tokens[c];
    *t            = (asn_tokens){.text = cleared(a, n + 1, sizeof *t->text), .length = cleared(a, n + 1, sizeof *t->length),
                                 .begin = cleared(a, n + 1, sizeof *t->begin), .n = (int32_t)n};
    return t->text && t->length && t->begin ? true : asn_out_of_memory(err);
}

bool asn_example_token(asn_arena *a, int c, int32_t i, const char *text, size_t length, asn_example *e, asn_error *err)
{
    asn_tokens *t = &e->tokens[c];
    t->text[i]    = asn_arena_text(a, text, length);
    t->length[i]  = (int32_t)length;
    return t->text[i] ? true : asn_out_of_memory(err);
}

bool asn_example_index(asn_arena *a, const asn_model *m, asn_example *e)
{
    int    C = m->g->n_inputs;
    size_t n = 0;
    for (int c = 0; c < C; c++)
        n += (size_t)e->tokens[c].n;
    e->first = cleared(a, (size_t)C + 1, sizeof *e->first);
    e->token = cleared(a, n + 1, sizeof *e->token);
    if (!e->first || !e->token)
        return false;
    for (int c = 0; c < C; c++) {
        const asn_tokens *t  = &e->tokens[c];
        int32_t          *to = e->token + e->first[c];
        for (int32_t i = 0; i < t->n; i++)
            to[i] = asn_vocab_find(&m->inputs[c], t->text[i], (size_t)t->length[i]);
        e->first[c + 1] = e->first[c] + t->n;
    }
    return true;
}
