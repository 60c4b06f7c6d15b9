#include "shipping/sentence.h"

#include "examples/line.h"
#include "ground/buffer.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number of letters before the digits that end a token such as s0; 0: it is no such token. */
static size_t kind_length(const char *token)
{
    size_t n = strlen(token), letters = n;
    while (letters > 0 && isdigit((unsigned char)token[letters - 1]))
        letters--;
    for (size_t i = 0; i < letters; i++)
        if (!isalpha((unsigned char)token[i]))
            return 0;
    return letters < n ? letters : 0;
}

/* The name that answers print for the k-th entity of a token's kind: mississippi_river:r. NULL: there are fewer. */
static const char *nth_name(const asn_lexicon *x, const char *token, int k)
{
    size_t n = kind_length(token);
    for (int i = 0; x && n && i < x->n_entities; i++) {
        const char *kind = x->kinds[x->entities[i].kind];
        if (strlen(kind) == n && memcmp(kind, token, n) == 0 && k-- == 0)
            return x->entities[i].name;
    }
    return NULL;
}

/* As one says it: without the kind behind it, and with blanks. short: austin_tx without its last word. */
static void put_name(asn_buffer *b, const char *name, bool brief)
{
    size_t n = strcspn(name, ":");
    if (brief)
        for (size_t i = n; i-- > 0;)
            if (name[i] == '_') {
                n = i;
                break;
            }
    for (size_t i = 0; i < n; i++)
        asn_buffer_put(b, name[i] == '_' ? " " : name + i, 1);
}

/* An input's tokens as text. s0 and s1 become the names number first and first + 1 of their kind. */
static const char *text_of(asn_arena *a, const asn_grammar *g, const asn_example *e, int c, int first, bool brief)
{
    asn_buffer b = {.arena = a};
    for (int32_t i = 0; i < e->tokens[c].n; i++) {
        const char *token = e->tokens[c].text[i];
        size_t      kind  = kind_length(token);
        const char *name  = kind ? nth_name(g->entities, token, first + atoi(token + kind)) : NULL;
        if (i && g->inputs[c].rule == ASN_WORDS)
            asn_buffer_put(&b, " ", 1);
        if (name)
            put_name(&b, name, brief);
        else
            asn_buffer_put(&b, token, strlen(token));
    }
    return asn_buffer_end(&b);
}

/* Whether a text, prepared as a sentence is, gives an example's tokens. */
static bool gives(asn_arena *a, const asn_grammar *g, const char *text, const asn_example *e, int c)
{
    asn_example again = {0};
    if (!text || !asn_example_begin(a, g, &again, NULL) || !asn_example_text(a, g, c, text, strlen(text), &again, NULL))
        return false;
    const asn_tokens *x = &again.tokens[c], *y = &e->tokens[c];
    bool              same = x->n == y->n;
    for (int32_t i = 0; i < x->n && same; i++)
        same = strcmp(x->text[i], y->text[i]) == 0;
    return same;
}

static const char *natural_text(asn_arena *a, const asn_grammar *g, const asn_example *e, int c)
{
    for (int first = 0; first < 40 && g->entities && g->inputs[c].rule == ASN_WORDS; first++)
        for (int brief = 0; brief < 2; brief++) {
            const char *text = text_of(a, g, e, c, first, brief);
            if (gives(a, g, text, e, c))
                return text;
        }
    return text_of(a, g, e, c, INT32_MAX, false); /* no names */
}

/* Stems that are no words: citi, larg, popul, pleas. Some more pass as words, which does no harm. */
static bool looks_cut(const char *word, size_t n)
{
    static const char *const ends[] = {"i", "u", "v", "ul", "rg", "dg", "nc", "bl", "gl", "pl", "tl", "eas"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        size_t k = strlen(ends[i]);
        if (n > k + 1 && memcmp(word + n - k, ends[i], k) == 0)
            return true;
    }
    return false;
}

/* How far a text is from what a person would type; short ones are dull. */
static int strangeness(const asn_input *how, const char *text)
{
    int strange = 0, words = 0;
    if (how->rule != ASN_WORDS)
        return 0;
    for (const char *s = text; *s; s += strspn(s, " ")) {
        size_t n = strcspn(s, " ");
        char   word[64];
        snprintf(word, sizeof word, "%.*s", (int)n, s);
        strange += (kind_length(word) || strchr(word, '_') ? 100 : 0) + (looks_cut(s, n) ? 10 : 0);
        words++;
        s += n;
    }
    return strange + (words < 4 ? 4 - words : words > 10 ? words - 10 : 0);
}

const char *const *asn_sentence_from(asn_arena *a, const asn_grammar *g, const char *path)
{
    static char  line[100000];
    const char **best  = NULL, **texts = asn_arena_alloc(a, (size_t)g->n_inputs, sizeof *texts);
    int          least = 0;
    FILE        *f     = fopen(path, "rb");
    for (int n = 0; f && texts && n < 1000 && fgets(line, sizeof line, f); n++) {
        asn_arena_mark here = asn_arena_here(a);
        asn_example    e    = {0};
        int            strange = 0;
        if (!asn_line_read(a, g, line, strcspn(line, "\n"), &e, NULL))
            continue;
        for (int c = 0; c < g->n_inputs; c++) {
            texts[c] = natural_text(a, g, &e, c);
            strange += texts[c] ? strangeness(&g->inputs[c], texts[c]) : 1000;
        }
        if (best && strange >= least) {
            asn_arena_back(a, here);
            continue;
        }
        least = strange;
        best  = texts;
        texts = asn_arena_alloc(a, (size_t)g->n_inputs, sizeof *texts);
    }
    if (f)
        fclose(f);
    return best;
}
