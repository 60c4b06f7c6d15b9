#include "examples/expectations.h"

#include "ground/array.h"
#include "model/counts.h"
#include "model/expected.h"

#include <stdlib.h>
#include <string.h>

typedef ASN_ARRAY(const char *) texts; /* of one example */

struct asn_expectations {
    const asn_grammar *g;
    bool               any;                    /* the task expects something */
    int                n;                      /* examples */
    asn_counts        *words, *labels, *rules; /* in how many examples */
    texts              said, held;             /* words and labels of the example of now */
    asn_arena         *scratch;
};

asn_expectations *asn_expectations_new(const asn_grammar *g)
{
    asn_expectations *x = calloc(1, sizeof *x);
    if (!x)
        return NULL;
    *x = (asn_expectations){.g = g, .any = asn_expects(g), .words = asn_counts_new(), .labels = asn_counts_new(), .rules = asn_counts_new(), .scratch = asn_arena_new(0)};
    if (x->words && x->labels && x->rules && x->scratch)
        return x;
    asn_expectations_free(x);
    return NULL;
}

void asn_expectations_free(asn_expectations *x)
{
    if (!x)
        return;
    asn_counts_free(x->words);
    asn_counts_free(x->labels);
    asn_counts_free(x->rules);
    asn_array_free(&x->said);
    asn_array_free(&x->held);
    asn_arena_free(x->scratch);
    free(x);
}

/* ---- An example. */

static bool put_text(texts *to, asn_buffer *b)
{
    const char *text = asn_buffer_end(b);
    return text && asn_array_push(to, text);
}

static bool list_words(asn_expectations *x, const asn_tokens *in)
{
    for (int32_t t = 0; t < in->n; t++)
        for (int32_t more = 0; more < 2 && t + more < in->n; more++) {
            asn_buffer b = {.arena = x->scratch};
            asn_buffer_put(&b, in->text[t], (size_t)in->length[t]);
            if (more) {
                asn_buffer_put(&b, " ", 1);
                asn_buffer_put(&b, in->text[t + 1], (size_t)in->length[t + 1]);
            }
            if (!put_text(&x->said, &b))
                return false;
        }
    return true;
}

/* A value that the sentence itself has, such as ci0, is what `use input` is about. */
static bool is_in(const asn_grammar *g, const asn_tokens *tokens, asn_atom v)
{
    for (int c = 0; c < g->n_inputs; c++)
        for (int32_t t = 0; t < tokens[c].n; t++)
            if ((uint32_t)tokens[c].length[t] == v.length && memcmp(tokens[c].text[t], v.text, v.length) == 0)
                return true;
    return false;
}

/* Heights are bounded, so this recursion is. */
static bool list_labels(asn_expectations *x, const asn_example *e, int type, const asn_tree *t)
{
    if (x->g->types[type].expected && (t->ctor || !is_in(x->g, e->tokens, asn_tree_value(t)))) {
        asn_buffer b = {.arena = x->scratch};
        asn_expected_label(&b, x->g, type, t);
        if (!put_text(&x->held, &b))
            return false;
    }
    const asn_ctor *c = &x->g->ctors[t->ctor];
    for (int f = 0; t->ctor && f < c->n_fields; f++)
        for (int i = 0; i < asn_tree_count(t, f); i++)
            if (asn_tree_child(t, f, i) && !list_labels(x, e, x->g->fields[c->first_field + f].type, asn_tree_child(t, f, i)))
                return false;
    return true;
}

static bool count_rule(asn_expectations *x, asn_buffer *b, const char *words, const char *label)
{
    b->length = 0;
    asn_buffer_put(b, words, strlen(words));
    asn_buffer_put(b, "\n", 1);
    asn_buffer_put(b, label, strlen(label));
    return !b->failed && asn_counts_add(x->rules, b->text, b->length);
}

bool asn_expectations_add(asn_expectations *x, const asn_example *e)
{
    bool       ok = true;
    asn_buffer b  = {.arena = x->scratch};
    if (!x->any)
        return true;
    x->said.n = x->held.n = 0;
    for (int c = 0; ok && c < x->g->n_inputs; c++)
        ok = x->g->inputs[c].rule != ASN_WORDS || list_words(x, &e->tokens[c]);
    ok = ok && list_labels(x, e, x->g->root, e->tree) && asn_counts_once(x->words, x->said.all, &x->said.n) && asn_counts_once(x->labels, x->held.all, &x->held.n);
    for (size_t w = 0; ok && w < x->said.n; w++)
        for (size_t l = 0; ok && l < x->held.n; l++)
            ok = count_rule(x, &b, x->said.all[w], x->held.all[l]);
    x->n++;
    asn_arena_reset(x->scratch);
    return ok;
}

/* ---- All of them. */

/* Words without the label: fewer than one use in twenty, the next one counted as such. A label of every other example says nothing of its words. */
static bool holds(const asn_expectations *x, const char *rule, size_t words, size_t n)
{
    int with = asn_counts_of(x->rules, rule, n), all = asn_counts_of(x->words, rule, words);
    return 20 * (all - with + 1) < all && 2 * asn_counts_of(x->labels, rule + words + 1, n - words - 1) < x->n;
}

/* Two words are needed only where neither says so alone. */
static bool follows(const asn_expectations *x, asn_buffer *b, const char *rule, size_t words, size_t n)
{
    const char *blank = memchr(rule, ' ', words);
    size_t      first = blank ? (size_t)(blank - rule) : 0;
    if (!blank)
        return false;
    b->length = 0;
    asn_buffer_put(b, rule, first);
    asn_buffer_put(b, rule + words, n - words);
    return (!b->failed && holds(x, b->text, first, b->length)) || holds(x, blank + 1, words - first - 1, n - first - 1);
}

bool asn_expectations_learnt(asn_expectations *x, asn_model *m)
{
    asn_vocab   all;
    size_t      n;
    asn_buffer  b    = {.arena = x->scratch};
    asn_counts *kept = asn_counts_new();
    bool        ok   = kept && asn_counts_vocab(x->rules, x->scratch, 1, &all);
    for (int32_t i = 1; ok && i < all.n; i++) {
        const char *rule  = asn_vocab_text(&all, i, &n);
        size_t      words = (size_t)((const char *)memchr(rule, '\n', n) - rule);
        if (holds(x, rule, words, n) && !follows(x, &b, rule, words, n))
            ok = asn_counts_add(kept, rule, n);
        ok = ok && !b.failed;
    }
    ok = ok && asn_counts_vocab(kept, m->arena, 1, &m->expected);
    asn_counts_free(kept);
    asn_arena_reset(x->scratch);
    return ok;
}
